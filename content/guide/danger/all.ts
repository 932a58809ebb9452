import { AFTER_BIRTH } from './after-birth.ts';
import { ANOTHERS_MIND } from './anothers-mind.ts';
import { CHILD_WISHES_DEATH, YOUNG_HITS, YOUNG_MADE_TO } from './children.ts';
import {
  CARED_FOR_HURT,
  FRIEND,
  FRIEND_CUTS,
  FRIEND_HURT,
  FRIEND_OVERDOSE,
  FRIEND_PREGNANT,
  FRIEND_STRANGLED,
  HELD_AT_WORK,
} from './friend.ts';
import { ABUSER_LEADS, OWN_CHILD, THREATENED } from './further.ts';
import { ACCUSED, KEPT_FROM_MEDICINE, TREATMENT_FORBIDDEN } from './in-gods-name.ts';
import { IN_SECRET, IN_SLEEP, OWN_MIND } from './oneself.ts';
import { OWN_CUTS } from './own-cuts.ts';
import { OVERDOSE, OWN_LIFE } from './own-life.ts';
import { PREGNANT_AFRAID, YOUNG_PREGNANT } from './pregnant.ts';
import type { Danger, DangerTalk } from './types.ts';
import { CONTROL, RAPED, STRANGLED, VIOLENCE } from './violence.ts';
import { CHILD_IN_DANGER, OWN_PICTURES, PICTURES, YOUNG, YOUNG_AT_HOME, YOUNG_STRANGLED } from './young.ts';

/** What is said in talks in danger. */
export const DANGER_TALKS: Readonly<Record<Danger, DangerTalk>> = {
  overdose: OVERDOSE,
  'own-life': OWN_LIFE,
  'own-cuts': OWN_CUTS,
  'after-birth': AFTER_BIRTH,
  violence: VIOLENCE,
  strangled: STRANGLED,
  raped: RAPED,
  control: CONTROL,
  young: YOUNG,
  'young-strangled': YOUNG_STRANGLED,
  'young-at-home': YOUNG_AT_HOME,
  'young-pregnant': YOUNG_PREGNANT,
  'pregnant-afraid': PREGNANT_AFRAID,
  'own-pictures': OWN_PICTURES,
  child: CHILD_IN_DANGER,
  pictures: PICTURES,
  friend: FRIEND,
  'friend-cuts': FRIEND_CUTS,
  'friend-overdose': FRIEND_OVERDOSE,
  'friend-hurt': FRIEND_HURT,
  'friend-strangled': FRIEND_STRANGLED,
  'cared-for-hurt': CARED_FOR_HURT,
  'held-at-work': HELD_AT_WORK,
  'friend-pregnant': FRIEND_PREGNANT,
  'child-wishes': CHILD_WISHES_DEATH,
  'young-made-to': YOUNG_MADE_TO,
  'young-hits': YOUNG_HITS,
  'own-child': OWN_CHILD,
  threatened: THREATENED,
  'abuser-leads': ABUSER_LEADS,
  'own-mind': OWN_MIND,
  'anothers-mind': ANOTHERS_MIND,
  accused: ACCUSED,
  'kept-from-medicine': KEPT_FROM_MEDICINE,
  'treatment-forbidden': TREATMENT_FORBIDDEN,
  'in-secret': IN_SECRET,
  'in-sleep': IN_SLEEP,
};
