import { ILL_MIND } from '../../../care/ill-mind.ts';
import { type MindShown, showsIllMind } from '../../../care/ill-mind-in-talk.ts';
import { TOO_MUCH_TAKEN } from '../../../care/too-much-taken.ts';
import type { MessageSigns } from '../../../care/types.ts';
import type { Danger } from '../../../content/guide/danger/types.ts';
import { plainWords } from '../reading/words.ts';
import { ofNow } from './told-of-now.ts';
import type { Known, ShownDanger } from './types.ts';

/** Where it is said, a death comes before the voice that wants it. */
const ENDS_OWN_LIFE = /\b(?:kill|hang|drown|shoot) myself\b|\bend my life\b/;

/** What care sees only in the whole of a message (care/whole-message.ts), by the names of its signs. */
const OF_WHOLE: ReadonlyMap<string, Danger> = new Map([
  ['a child accused of witchcraft', 'accused'],
  ['kept from medicine by a church', 'kept-from-medicine'],
  ['kept from medicine for faith', 'kept-from-medicine'],
  [TOO_MUCH_TAKEN, 'overdose'],
]);
const ofName = (name: string): Danger | undefined =>
  name.startsWith(ILL_MIND) ? 'own-mind' : OF_WHOLE.get(name);
const OTHERS_BETTER_OFF = 'others better off';
export const isOfWhole = (name: string): boolean =>
  ofName(name) !== undefined || name.startsWith(OTHERS_BETTER_OFF);
/** From this score on what is said is urgent (care/judge.ts). */
const SAID_FROM = 0.5;

/**
 * The danger that the whole of a message shows, be it said in turns of phrase; of its own words, with their signs. `mind` is
 * what it shows of a mind that is ill.
 */
export function dangerOfWhole(
  words: string,
  { signs, mind }: { readonly signs: MessageSigns; readonly mind: MindShown },
  known: Known,
): ShownDanger | undefined {
  const { now, read } = ofNow(words, signs, known);
  const danger = dangerOfSigns(read, known) ?? dangerOfMind(mind, { read, plain: plainWords(now), known });
  if (danger) return { danger, isVeiled: false, isNamed: true };
  const isAsked =
    read.signs.some(({ name }) => name.startsWith(OTHERS_BETTER_OFF)) && !read.signs.some(isGraver);
  return isAsked ? { danger: 'own-life', isVeiled: true, isNamed: true } : undefined;
}

const isGraver = ({ name, kind, strength, score }: MessageSigns['signs'][number]): boolean =>
  (kind === 'crisis' || kind === 'danger') && strength === 'said' && score >= SAID_FROM && !isOfWhole(name);

/** Undefined also where a death or a deed is spoken of as well. */
function dangerOfSigns({ signs, isYoung }: MessageSigns, known: Known): Danger | undefined {
  const found = signs.find(({ name }) => ofName(name));
  const danger = found && ofName(found.name);
  if (danger === 'overdose' && found?.about === 'someone-else') return 'friend-overdose';
  if (danger === 'accused' && found?.about === 'self' && (isYoung || known.isYoung)) return 'young';
  if (danger !== 'own-mind') return danger;
  return signs.some(isGraver) ? undefined : danger;
}

/** Where a death is said, or a deed against others, that comes first. */
function dangerOfMind(
  mind: MindShown,
  { read, plain, known }: { readonly read: MessageSigns; readonly plain: string; readonly known: Known },
): Danger | undefined {
  if (showsIllMind(mind, known.mind)) {
    const isDeath = mind.wantsHarm ? ENDS_OWN_LIFE.test(plain) : read.signs.some(isGraver);
    if (!isDeath) return 'own-mind';
  }
  if (mind.ofAnother === 'sent') return 'friend';
  return mind.ofAnother && !read.signs.some(isGraver) ? 'anothers-mind' : undefined;
}
