import type { CareReply } from '../../care/types.ts';
import type { HelpKind } from '../../help-lines.ts';

/** What a talk has shown somebody to be in danger of. */
export type Danger =
  | 'overdose'
  | 'own-life'
  | 'own-cuts'
  | 'after-birth'
  | 'violence'
  | 'strangled'
  | 'raped'
  | 'control'
  | 'young'
  | 'young-strangled'
  | 'young-at-home'
  | 'young-pregnant'
  | 'pregnant-afraid'
  | 'own-pictures'
  | 'child'
  | 'pictures'
  | 'friend'
  | 'friend-cuts'
  | 'friend-overdose'
  | 'friend-hurt'
  | 'friend-strangled'
  | 'cared-for-hurt'
  | 'held-at-work'
  | 'friend-pregnant'
  | 'child-wishes'
  | 'young-made-to'
  | 'young-hits'
  | 'own-child'
  | 'threatened'
  | 'abuser-leads'
  | 'own-mind'
  | 'anothers-mind'
  | 'accused'
  | 'kept-from-medicine'
  | 'treatment-forbidden'
  | 'in-secret'
  | 'in-sleep';

/** What people say next, whatever the danger is. */
export type SaidNext =
  | 'denied'
  | 'own-threat'
  | 'help-came'
  | 'not-alone'
  | 'near'
  | 'nobody-knows'
  | 'cannot-tell'
  | 'ashamed'
  | 'is-it'
  | 'leaving'
  | 'no-answer'
  | 'refuses'
  | 'only-once'
  | 'children'
  | 'fine-now'
  | 'body'
  | 'not-always'
  | 'sorry'
  | 'my-fault'
  | 'in-trouble'
  | 'children-taken'
  | 'police'
  | 'time-alone'
  | 'watched'
  | 'church'
  | 'where'
  | 'what-to-say'
  | 'what-now'
  | 'afraid'
  | 'stay'
  | 'forgiven'
  | 'prayer'
  | 'thanks'
  | 'yes'
  | 'no';

/**
 * Our words, paragraphs apart by an empty line. A paragraph `{lines}` becomes the help lines where they are known, a
 * passage mark of its own the passage.
 */
export type DangerText = string;

/** What is said in a talk about one danger. Short and practical; of several texts the one heard least comes next. */
export interface DangerTalk {
  /** Which help lines belong to it. */
  readonly kind: HelpKind;
  /** To the message that shows it. */
  readonly first: readonly (DangerText | CareReply)[];
  /** To one that shows it only by signs: asks directly. */
  readonly veiled?: readonly (DangerText | CareReply)[];
  /** To what follows as long as only signs were seen; without it, what follows is as everywhere. */
  readonly afterVeiled?: Pick<DangerTalk, 'on' | 'said'>;
  /** To whatever else is told or asked. */
  readonly on: readonly DangerText[];
  readonly said: Readonly<Partial<Record<SaidNext, DangerText | readonly DangerText[]>>>;
}
