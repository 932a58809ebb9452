import type { Danger } from '../../../content/guide/danger/types.ts';

/**
 * Dangers of a child that care hardly sees, since no word of them is grave by itself: a small child who would like to be
 * dead as one who died is, and what somebody under age is made to do. Of plain words (words.ts).
 */
const CHILD =
  '(?:child|kid|son|daughter|boy|girl|toddler|grandson|granddaughter|grandchild|niece|nephew|\\d+ ?(?:year old|yo|yr old))';
const SAYS =
  '(?:prays?|praying|prayed|wish(?:es|ed)?|wants?|wanted|asks?|asked|begs?|begged|says?|said|saying|told|tells?|would)';
const TO_BE_DEAD =
  '(?:to be dead|to die|(?:he|she) (?:was|were|is) dead|rather be dead|(?:let|make) (?:him|her|me) die|if (?:he|she) (?:can|may|could) die|(?:jesus|god) (?:\\w+ )?(?:takes?|fetch(?:es)?|gets?) (?:him|her|me)|take (?:him|her) (?:too|home|now|to))';
const WISHES_DEATH = new RegExp(`\\b${CHILD}\\b (?:\\w+ ){0,6}?${SAYS} (?:\\w+ ){0,7}?${TO_BE_DEAD}\\b`);
const DEAD_ONE =
  '(?:grand\\w+|gran|granny|nana|nan|nanny|opa|oma|papa|pop|dad|daddy|father|mum|mom|mummy|mommy|mother|brother|sister|twin|uncle|aunt\\w*|friend|dog|cat|him|her|them)';
const WISHES_HEAVEN = new RegExp(
  `\\b${CHILD}\\b (?:\\w+ ){0,6}?${SAYS} (?:\\w+ ){0,5}?(?:be|go|come|fly) (?:\\w+ ){0,4}?heaven (?:too|now|with|to|and)\\b`,
);
const WITH_THE_DEAD = new RegExp(
  `\\b(?:like|with|to|see|join|where|and) (?:(?:his|her|my|the|our) (?:\\w+ )?)?${DEAD_ONE}\\b`,
);
const LITTLE = new RegExp(
  `\\b(?:little|small|toddler|grandchild|(?:[2-9]|1[0-2]) ?(?:years? old|yo|yr old)|${CHILD} (?:is |aged )?(?:[2-9]|1[0-2]))\\b`,
);
const NOT_SO =
  /\b(?:not|never|scared|afraid|frightened|fears?|worried|ready) (?:\w+ ){0,2}?(?:to die|to be dead|of dying|die)\b|\b(?:how|why|when) (?:do|does|did|must) (?:\w+ ){1,3}?die\b|\bdie (?:laughing|of (?:shame|embarrassment|boredom|laughter)|(?:his|her) hair|for|at home|at the hospice|in (?:peace|the|a)|to (?:self|sin|himself|herself))\b/;

/** In words: in a longer story the parts of what is looked for belong to several people. */
const LONGEST = 40;

const MAKES_ME =
  /\b(?:they|he|she|father|mother|dad|mum|mom|parents|stepfather|stepmother|stepdad|stepmum|stepmom|uncle|aunt|brother|sister|cousin|boyfriend|family|somebody|someone|man|gang) (?:\w+ )?(?:makes?|made|forc(?:es?|ed|ing)|making|orders?|wants?|tells?|sends?) (?:me|us) (?:to )?(?:\w+ ){0,1}?(?:steal\w*|shoplift\w*|rob|beg|deal|sell (?:\w+ ){0,2}?(?:weed|drugs?|pills|stuff|myself|cigarettes)|carry (?:\w+ ){0,2}?(?:drugs?|stuff|packages?|knives|weapons?|guns?|weed)|drink (?:alcohol|beer|vodka)|smoke|take drugs?|work (?:all night|at night|nights|for nothing))\b/;
const ELSE_NO_FOOD = /\b(?:have to|must) (?:steal|beg|deal|sell)\b.{0,40}\b(?:or|else)\b/;

const OF_HOUSE_AND_SCHOOL =
  '(?:brother|sister|cousin|friend|boy|girl|child|kid|classmate|mother|father|mum|mom|dad|parents|teacher|stepbrother|stepsister|baby|grandmother|grandfather|girlfriend|boyfriend|guy|student|pupil|teammate)';
const SOMEBODY = `(?:(?:my|a|the|this|another|some) (?:\\w+ ){0,2}?${OF_HOUSE_AND_SCHOOL}|him|her|them|someone|somebody)`;
const OWN_BLOW = new RegExp(
  `\\bi (?:\\w+ ){0,2}?(?:hit|hitting|slap|slapped|slapping|punch|punched|punching|kick|kicked|kicking|push|pushed|shoved|beat|beat up|beating up|choked) (?:up )?${SOMEBODY}\\b(?! (?:to|feelings|away from|in (?:chess|cards)))|` +
    `\\bi (?:\\w+ ){0,2}?hurt ${SOMEBODY} (?:badly|so bad|physically|on purpose)\\b`,
);
const A_GAME =
  /\b(?:chess|fifa|games?|race|cards|tennis|football|match|quiz|uno|monopoly|mario|boxing|karate|judo)\b/;
const HIT_BACK = /\b(?:he|she|they) (?:hit|slapped|punched|kicked|pushed) me (?:back|first|too)\b/g;
const DONE_TO_ME =
  /\b(?:hit|hits|hitting|beat|beats|beating|punch\w*|slap\w*|kick\w*|chok\w*|rap\w+|touch\w*|hurts?|push\w*|lock\w*|threat\w*) me\b/;
/** A life at stake, somebody old who is cared for, or a quarrel that is made up again. */
const NO_QUARREL =
  /\b(?:die|kill my ?self|suicid\w*|hurt my ?self|cut my\w*|end (?:it|my life)|old|dementia|carer|said sorry|forgave|made up)\b/;

/** Whether somebody of the house beats the one who writes, whomever else the message speaks of. */
export const isBeaten = (plain: string): boolean =>
  /\b(?:father|mother|dad|mum|mom|stepfather|stepmother|stepdad|stepmum|brother|sister|uncle|aunt|grandfather|grandmother|cousin|boyfriend|he|she|they|parents) (?:\w+ ){0,3}?(?:beats?|hits?|whips?|punch(?:es)?|kicks?|slaps?|belts?) (?:me|us)\b/.test(
    plain,
  ) && !A_GAME.test(plain);

/** The danger of a child that a message shows in these words; `isYoung` is whether its writer is under age. */
export function childAtRisk(plain: string, isYoung: boolean): Danger | undefined {
  if (isYoung) {
    if (MAKES_ME.test(plain) || ELSE_NO_FOOD.test(plain)) return 'young-made-to';
    const isOwn = OWN_BLOW.test(plain) && !DONE_TO_ME.test(plain.replace(HIT_BACK, ' '));
    return isOwn && !NO_QUARREL.test(plain) && !A_GAME.test(plain) ? 'young-hits' : undefined;
  }
  if (NOT_SO.test(plain) || plain.split(' ').length > LONGEST) return undefined;
  const isWish = WISHES_DEATH.test(plain);
  const isToSomebody = WITH_THE_DEAD.test(plain) && (isWish || WISHES_HEAVEN.test(plain));
  if (isToSomebody || (isWish && LITTLE.test(plain))) return 'child-wishes';
  return isWish ? 'friend' : undefined;
}
