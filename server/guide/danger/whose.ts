import type { CareFinding } from '../../../care/types.ts';
import { plainWords } from '../reading/words.ts';

/**
 * Whose danger a message tells of, where the words around it mislead: a leader or a teacher who passes on what a child
 * told, a soldier who hurt somebody in his sleep, a convert whose family must not know. Of plain words (words.ts).
 */

const CHILDREN =
  '(?:girls?|boys?|child|children|lads?|pupils?|students?|teenagers?|teens?|toddler|godson|goddaughter|niece|nephew|grandson|granddaughter|stepson|stepdaughter|foster (?:son|daughter|child))';
const TASK =
  '(?:teacher|youth (?:leader|worker|pastor)|(?:scout|cub|guide|brownie|camp|club|group|class|house|school) (?:leader|helper)|sunday school teacher|school nurse|nurse|social worker|foster (?:mother|father|parent|carer)|childminder|nanny|babysitter|coach|chaplain|teaching assistant|godmother|godfather|godparent|volunteer|counsellor|head of year)';
/** Whoever writes has to do with children of others, or with a child of their family. */
const HELPS: readonly RegExp[] = [
  new RegExp(
    `\\bi (?:am|work as|volunteer as|serve as) (?:an? |the |their |her |his )?(?:\\w+ ){0,3}?${TASK}\\b`,
  ),
  new RegExp(`\\b${TASK} (?:\\w+ ){0,2}?here\\b|^(?:an? )?${TASK}\\b`),
  /\bi (?:teach|coach|foster|childmind|babysit|(?:run|lead|help (?:with|in|at)|volunteer (?:with|in|at)) (?:\w+ ){0,3}?(?:youth|children|sunday school|group|club|choir|troop|camp|class|school))\b/,
  new RegExp(
    `\\b${CHILDREN} (?:\\w+ ){0,2}?(?:in|from|at|of) (?:my|our|the) (?:\\w+ )?(?:group|class|school|team|club|choir|church|troop|street|house|congregation|tutor group|year)\\b`,
  ),
  new RegExp(`\\bone of (?:my|our|the) (?:\\w+ )?${CHILDREN}\\b`),
  /\bmy (?:\w+ )?(?:pupils?|students?|godson|goddaughter|foster (?:son|daughter|child))\b/,
  /\bmy (?:\w+ )?(?:sons|daughters|boys|girls|childs|childrens) (?:\w+ )?(?:friend|classmate|mate)\b/,
];
const A_CHILD = new RegExp(
  `\\b(?:${CHILDREN}|my (?:\\w+ )?(?:sons|daughters) (?:\\w+ )?(?:friend|classmate|mate)|(?:is|of|aged|she is|he is) (?:[3-9]|1[0-7])|(?:[3-9]|1[0-7]) ?(?:years? old|yo|yr old))\\b`,
);
/** What a child trusts to somebody, and its heaviness: no more is needed. */
const TOLD = '(?:told|tells|said|says|confided|showed|shows|wrote|disclosed)';
const HEAVY = new RegExp(
  `\\b${TOLD}\\b.{0,160}\\b(?:bruis\\w*|marks?|hits?|hitting|touch\\w*|(?:in|into) (?:his|her|their|the) (?:bed|bedroom|room)|hurts?|locks?|beats?|belt|cable)\\b|` +
    `\\b${TOLD} (?:me )?what (?:his|her|their) \\w+ did\\b|\\b(?:bruis\\w*|(?:belt|burn|bite) marks?)\\b`,
);
/** Nothing is named: that a promise was asked for, and whom it is about, says enough. */
const NOT_TO_BE_TOLD = new RegExp(
  `\\b${TOLD} (?:me )?(?:\\w+ )?(?:something|things|what)\\b.{0,160}\\b(?:promise|promised|swear|swore|secret|not (?:to )?(?:tell|say)|sick)\\b`,
);
const OF_THE_HOUSE =
  '(?:stepfathers?|stepdads?|fathers?|dads?|daddy|mothers?|mums?|uncles?|boyfriends?|brothers?|coach(?:es)?|grandfathers?|grandads?|cousins?|teachers?)';
const ONE_WHO_HARMS = new RegExp(`\\b(?:${OF_THE_HOUSE}|man|neighbou?r|someone|somebody|he|she)\\b`);
const ABOUT_ONE = new RegExp(`\\b(?:about|with|by) (?:his|her|their|the) (?:\\w+ )?${OF_THE_HOUSE}\\b`);

/** Done to whoever writes, be they a helper or not. */
const DONE_TO_ME =
  /\b(?:hits?|hitting|beats?|beating|beaten|hurts?|slaps?|slapped|kicks?|kicked|chok\w*|strangl\w*|punch\w*|rap(?:ed?|es)|touch(?:es|ed)|push(?:es|ed)|threaten\w*|abus\w*|forc\w+|grabs?|grabbed) (?:me|us)\b|\bmy (?:neck|throat|bruises|black eye)\b/;

/** Whether whoever writes has to do with the children of others, as a task or as a friend of the house. */
export const isHelper = (text: string): boolean => HELPS.some((pattern) => pattern.test(text));

/** Whether a child trusted something grave to whoever writes. */
export const childTrusted = (plain: string): boolean =>
  isHelper(plain) &&
  A_CHILD.test(plain) &&
  ((HEAVY.test(plain) && ONE_WHO_HARMS.test(plain)) ||
    (NOT_TO_BE_TOLD.test(plain) && ABOUT_ONE.test(plain))) &&
  !DONE_TO_ME.test(plain);

/** Whether whoever writes tells, as a helper, of what is done to a child, or to somebody else. */
export function toldByHelper(plain: string, before: string): 'child' | 'grown' | undefined {
  const all = `${before} ${plain}`;
  if (DONE_TO_ME.test(plain) || !isHelper(all)) return undefined;
  return A_CHILD.test(all) ? 'child' : 'grown';
}

const KIN = '(?:wife|husband|girlfriend|boyfriend|partner|fiancee?|son|daughter|child|children|her|him)';
const IN_SLEEP =
  /\b(?:in my (?:\w+ )?sleep|in an? (?:\w+ )?(?:nightmare|dream|flashback)|while i (?:was asleep|slept|was sleeping)|half asleep|(?:woke|wake|woken) (?:up )?(?:hitting|strangling|choking|attacking|kicking)|(?:woke|wake|woken) (?:up )?(?:with|and|to)(?: \w+){0,4} my (?:hands?|arm|fist)s?)\b/;
const HURT_BY_ME = new RegExp(
  `\\b(?:what i did to|i (?:\\w+ ){0,2}?(?:hit|hurt|choked|strangled|grabbed|attacked|kicked|punched|elbowed|broke)|(?:hitting|strangling|choking|attacking|kicking)|my (?:hands?|fists?) (?:on|round|around|at|to)) (?:my )?(?:\\w+ )?${KIN}\\b`,
);
/** Whether somebody hurt another in their sleep: it is no violence of a home, and nobody else's. */
export const hurtInSleep = (plain: string): boolean => IN_SLEEP.test(plain) && HURT_BY_ME.test(plain);

const FAMILY =
  '(?:family|father|mother|parents|brothers?|sisters?|uncles?|aunts?|cousins?|grandfather|husband|wife|in laws|relatives|clan|tribe|village|community|people|imam|elders|stepfather)';
const FOUND_OUT = new RegExp(
  `\\b(?:if|when|once|should|before) (?:my |the |our |one of my )?(?:\\w+ )?(?:${FAMILY}|he|they|she|anyone|anybody|somebody|someone) (?:\\w+ ){0,2}?(?:know|knows|knew|finds?|found|hears?|heard|sees?|saw|learns?|learned|learnt|discovers?|discovered|catch|catches|caught|reads?|suspects?)\\b`,
);
const WHAT_THEN =
  /\b(?:(?:will|would|could|may|might|to|going to) (?:\w+ )?(?:beat|hurt|burn|harm|stab|hit|lock|kill) me\b|i (?:will|would|could|might|may) be (?:\w+ )?(?:beaten|killed|hurt|burned|burnt|dead|locked|married off)|(?:bad|badly|dangerous|danger) for me|not safe for me|rather see me dead|my life (?:is|would be|will be) in danger|honou?r killing)\b/;
const WAS_DONE_TO_ONE =
  /\b(?:was|were|got|been) (?:\w+ )?(?:beaten|killed|burned|burnt|stabbed|whipped|stoned|hurt|locked)\b|\b(?:broke|beat|burned|killed|stabbed|put) (?:my (?:\w+ )?(?:cousin|cousins|aunt|uncle|sister|brother|friend|friends)|him|her)\b|\blike they did to\b/;
const OF_FAITH =
  /\b(?:muslim|islam|hindu|sikh|jewish|buddhist|christian\w*|jesus|isa|injil|gospel|bible|church|bapti[sz]\w*|convert\w*|believer?|apostat\w*|mosque|quran|koran)\b/;
/** It has happened to whoever writes already. */
const ALREADY =
  /\b(?:he|she|they|father|mother|brothers?|uncles?|family|husband) (?:(?!will |would |could |might |may |to |going )\w+ ){0,2}?(?:hits|hit|beats|beat|slaps|slapped|kicks|kicked|burned|burnt|locked|choked|whipped) (?:me|us)\b/;
/** Said of everyday anger. */
const NO_HARM =
  /\b(?:vase|homework|grades?|exam|car|phone bill|curfew|party|tattoo|piercing|cake|present|surprise|haircut|joking|lol|haha)\b/;

/** Whether whoever writes would be harmed by their family if it learned what they believe. */
export const mustNotBeFound = (plain: string, before: string): boolean =>
  FOUND_OUT.test(plain) &&
  WHAT_THEN.test(plain) &&
  (OF_FAITH.test(`${before} ${plain}`) || WAS_DONE_TO_ONE.test(plain)) &&
  !ALREADY.test(plain) &&
  !NO_HARM.test(plain);

/** "It's me, not a friend", and the other way round. */
const IT_IS_ME =
  /\b(?:it is me(?! and| who told)|this is (?:about )?me(?! and)|i mean(?:t)? (?:me|myself)|(?:talking|speaking|writing|wrote|asking) about (?:me|myself)|not (?:a friend|my friend|someone else|somebody else|anyone else|another person|them|him|her) (?:but )?(?:it is )?(?:me|myself)|i am the one (?:who|that)|there is no (?:friend|them|other person)|(?:who is|what|which) (?:them|they|friend) (?:it is )?(?:me|i am)|for myself)\b/;
const IT_IS_NOT_ME =
  /\b(?:it is not (?:me|about me)|this is not (?:me|about me)|not me (?:it is )?(?:the|my|a|her|him|she|he)|(?:nobody|no one) (?:is )?(?:hurts?|hurting|hit|hits|hitting|beats?) me|i am not the (?:one|victim)|i am (?:fine|safe) it is (?:the|my|her|him|she|he)|i (?:meant|mean) (?:the|my|her|him) (?:\w+ )?(?:girl|boy|child|pupil|friend|sister|brother|daughter|son|neighbou?r)?)\b/;

/** Whom somebody says that they mean, where the reply before took them for another. */
export function whomItIs(plain: string): 'self' | 'another' | undefined {
  if (IT_IS_NOT_ME.test(plain)) return 'another';
  return IT_IS_ME.test(plain) ? 'self' : undefined;
}

const OTHERS =
  /\b(?:he|she|him|her|his|hers|they|them|their|theirs|someone|somebody|everyone|everybody|people|husband|wife|son|sons|daughter|daughters|mother|father|mum|dad|brother|brothers|sister|sisters|friend|friends|boyfriend|girlfriend|partner|child|children|boy|girl|man|woman|flatmate|roommate|neighbou?r|cousin|uncle|aunt|nephew|niece|colleague|mate|lads?|guys?|bloke|stranger|teenagers?|toddler|baby|patient|ex|parents|family|grandmother|grandfather|pastor|student|pupil|teacher|who)\b/;
/** Whoever only knows of it, or does not: they stand by. */
const STANDS_BY =
  /\b(?:my|our|the) (?:\w+ )?(?:husband|wife|son|daughter|mother|father|mum|dad|brother|sister|friend|boyfriend|girlfriend|partner|flatmate|roommate|neighbou?r|cousin|uncle|aunt|parents|family|pastor|children) (?:(?:do|does|did|has|have|would) not (?:know|suspect|notice|understand)(?: \w+){0,2}|thinks? i|knows?|is (?:asleep|sleeping|out|away|at work)|sleeps?|are asleep)\b/g;
const OF_GOD = /\b(?:god|gods|lord|jesus|christ|spirit|angels?|voices?)\b/;
const GODS_PRONOUN = /\b(?:he|him|his|himself)\b/g;

/** Whether nobody is spoken of but whoever writes, with God as the only "he". */
export function speaksOnlyOfSelf(plain: string, before: string): boolean {
  if (!/\b(?:i|me|my|myself)\b/.test(plain)) return false;
  const around = plain.replace(STANDS_BY, ' ');
  const isOfGod =
    OF_GOD.test(`${before} ${plain}`) && !OTHERS.test(`${before} ${around}`.replace(GODS_PRONOUN, ' '));
  return !OTHERS.test(isOfGod ? around.replace(GODS_PRONOUN, ' ') : around);
}

interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Care's finding with the person whom these words mean: it reads a sentence, and this what was said before as well. */
export function ofWhomItIs<Finding extends CareFinding>(
  finding: Finding,
  history: readonly Turn[],
  words: string,
): Finding {
  const plain = plainWords(words);
  const own = history.flatMap(({ role, content }) => (role === 'user' ? [plainWords(content)] : []));
  const before = own.slice(-LOOKED_BACK).join(' ');
  if (finding.about === 'self')
    return toldByHelper(plain, before) ? { ...finding, about: 'someone-else' } : finding;
  return speaksOnlyOfSelf(plain, before) ? { ...finding, about: 'self' } : finding;
}
/** Messages. */
const LOOKED_BACK = 6;
