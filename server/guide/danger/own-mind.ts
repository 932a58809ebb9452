/**
 * Somebody whose mind is ill tells of it as of God: a voice that names them the lamb, a medicine left off because he said
 * so, a week without sleep and without being tired, a bridge on which they are expected. No word of it need be grave, and
 * "he says" makes it sound as if another person were meant. Of plain words (words.ts).
 */

/** Who speaks in it; "he" and "it" count only beside another sign. */
const SPEAKER = '(?:god|lord|jesus|christ|spirit|angels?|voices?|he|it|they)';
const SPEAKS =
  '(?:says?|said|saying|tells?|told|telling|wants?|asks?|orders?|ordered|ordering|commands?|commanded|commanding|calls?|calling|warns?|warned|sends?|speaks?|spoke|talks?)';

/** Said by somebody who hears it themselves. */
const HEARS: readonly RegExp[] = [
  /\bi (?:\w+ ){0,3}?(?:hear|hearing|heard) (?:\w+ ){0,3}?(?:voices?|angels?|god|him|it|jesus|spirits?)\b/,
  /^(?:\w+ ){0,3}?hearing (?:the |a )?voices?\b/,
  /\b(?:my|the|these|this) voices? (?:\w+ ){0,3}?(?:says?|said|tells?|told|wants?|warns?|warned|is back|are back|came back|in my head)\b(?! (?:him|her|them)\b)/,
  /\bvoices? (?:\w+ ){0,2}?(?:tell|tells|told|telling|order|orders|want|wants|call|calls) me\b/,
  new RegExp(
    `\\b(?:god|lord|jesus|spirit|angels?|voices?) (?:\\w+ ){0,2}?${SPEAKS} (?:\\w+ ){0,2}?(?:me|i am|i have to|i must|i do not)\\b`,
  ),
];
/** One of the last days, and nobody of today. */
const CHOSEN =
  /\bi am (?:the |gods |his )?(?:(?:first|second|last|true|new|returned) )?(?:witness|lamb|messiah|christ|elijah|moses|john the baptist|second coming|archangel|anointed one|chosen one)\b(?! (?:of (?:mine|it|what)|to|for|in))/;
const THROUGH_THINGS =
  /\b(?:through|by|from|in|on) (?:the |my )?(?:radio|television|tv|number plates?|licen[cs]e plates?|adverts?|billboards?|street lights?|news ?reader)\b/;
const OFF_MEDICINE =
  /\b(?:stop|stopped|stopping|quit|threw|thrown|flushed|came off|come off|not (?:need|want|take|taking|taken)|without) (?:(?!his |her |their )\w+ ){0,4}?(?:olanzapine|lithium|risperidone|quetiapine|clozapine|aripiprazole|haloperidol|haldol|seroquel|zyprexa|abilify|depot|antipsychotics?|valproate|my (?:meds|medication|medicine|medicines|tablets|pills|injections?))\b/;
const NO_SLEEP =
  /\bnot (?:\w+ ){0,2}?slept\b|\bno sleep (?:since|for|in)\b|\bawake (?:since|for (?:\w+ )?(?:days|nights))\b|\b(?:days|nights) (?:awake|without sleep)\b/;
const WIDE_AWAKE =
  /\bnot (?:\w+ )?(?:tired|need (?:it|sleep|to sleep|any))\b|\b(?:energy|clear|clearer|never felt|wide awake|so alive|more alive|unstoppable|no need of sleep)\b/;
const AGAINST_ME =
  /\b(?:poison\w*|puts?|putting) (?:\w+ ){0,3}?(?:in |into )?(?:my|the) (?:food|water|tea|coffee|drink|milk)\b|\bthey (?:\w+ )?(?:watch|watching|follow|following|listen to|listening to) me\b/;
const HEIGHT =
  '(?:roofs?|ledge|cliffs?|crane|tracks|rails|railway|motorway|highway|viaduct|overpass|quarry|scaffold\\w*)';
/** People go there every day as well. */
const ANY_PLACE = `(?:${HEIGHT}|bridge|balcony|tower|sea|ocean|river|lake|reservoir)`;
const sentTo = (place: string): RegExp =>
  new RegExp(`\\b${SPEAKER} (?:\\w+ ){0,2}?${SPEAKS} (?:\\w+ ){0,8}?${place}\\b`);
const SENT_UP = sentTo(HEIGHT);
const SENT = sentTo(ANY_PLACE);
/** How such an order differs from a walk. */
const DRIVEN =
  /\b(?:tonight|alone|naked|sunrise|dawn|midnight|gets light|part it|taken up|revealed|wait there|jump|into the (?:sea|ocean|river|lake|water)|on the balcony)\b/;
const TO_HARM = new RegExp(
  `\\b${SPEAKER} (?:\\w+ ){0,2}?${SPEAKS} (?:\\w+ ){0,3}?(?:someone |somebody |a person )?(?:to )?(?:hurt|harm|kill|cut|burn|blind) (?:my|him|your|one) ?self\\b`,
);
/** Sent there in a dream, or somebody of the Bible was. */
const NOT_SENT =
  /\b(?:dream\w*|moses|jonah|peter|abraham|noah|israel\w*|disciples?|book|film|movie|song|hymn|novel)\b/;

const PERSON =
  '(?:he|she|they|son|daughter|husband|wife|mother|father|brother|sister|friend|flatmate|roommate|neighbou?r|cousin|uncle|aunt|nephew|niece|boyfriend|girlfriend|partner|colleague|mate|pastor|member|man|woman|boy|girl)';
/** It is somebody else who hears it, left off the medicine, or is called up there. */
const OF_ANOTHER = new RegExp(
  `\\b${PERSON} (?:\\w+ ){0,3}?(?:hears?|hearing|stopped|quit|(?:says?|said|thinks?|believes?) (?:\\w+ ){0,2}?(?:god|lord|jesus|voices?|spirit|angels?|he is|she is))\\b|` +
    `\\b(?:god|lord|jesus|spirit|angels?|voices?) (?:\\w+ ){0,2}?${SPEAKS} (?:to )?(?:him|her|them)\\b|\\b(?:wants|want) (?:him|her|them) (?:on|to)\\b`,
);
const OWN =
  /\b(?:i (?:\w+ ){0,3}?(?:hear|hearing|heard)|my voices?|(?:tells?|told|telling|says?|wants?|orders?|speaks? to|spoke to) me|says? (?:that )?i (?:am|have|must))\b/;

const SENDS_ANOTHER = new RegExp(
  `\\b(?:voices?|god|lord|jesus|spirit|angels?) (?:\\w+ ){0,2}?(?:tells?|told|telling|wants?|wanted|orders?|ordered|calls?|calling|says?|said) (?:to )?(?:him|her|them)(?: \\w+){0,5}? (?:jump|hurt|harm|kill|cut|die|${ANY_PLACE})\\b`,
);
/** Whether somebody else hears a voice that sends them into danger. */
export const isMindOfAnother = (plain: string): boolean =>
  SENDS_ANOTHER.test(plain) && !NOT_SENT.test(plain) && !OWN.test(plain);

const isIllSaid = (plain: string): boolean =>
  THROUGH_THINGS.test(plain) ||
  OFF_MEDICINE.test(plain) ||
  (NO_SLEEP.test(plain) && WIDE_AWAKE.test(plain)) ||
  AGAINST_ME.test(plain) ||
  CHOSEN.test(plain) ||
  TO_HARM.test(plain) ||
  ((SENT_UP.test(plain) || (SENT.test(plain) && DRIVEN.test(plain))) && !NOT_SENT.test(plain));

const hears = (plain: string): boolean => CHOSEN.test(plain) || HEARS.some((pattern) => pattern.test(plain));

/** CHOSEN is heard and ill at once only where a voice says it. */
const isBoth = (plain: string): boolean =>
  isIllSaid(plain) && (HEARS.some((pattern) => pattern.test(plain)) || isIllSaid(plain.replace(CHOSEN, ' ')));

/**
 * Whether whoever writes hears what others do not, and something else shows that they are ill with it. Each may stand in
 * another message; this one has to show one of them.
 */
export function isOwnMind(plain: string, before: string): boolean {
  if (OF_ANOTHER.test(plain) && !OWN.test(plain)) return false;
  if (hears(plain) && isBoth(plain)) return true;
  return (
    (hears(before) && isIllSaid(plain)) || (hears(plain) && isIllSaid(before) && isBoth(`${before} ${plain}`))
  );
}
