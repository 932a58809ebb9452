import type { Sentence } from './fold-words.ts';

/** Who speaks or is spoken of in the Bible and in church: their death wish is not the visitor's. `job` only as a name. */
const BIBLICAL = `elijah|jonah|jeremiah|moses|saul|samson|judas|ahithophel|abimelech|zimri|jesus|christ|paul|peter|naomi|rachel|rebekah|solomon|david|prophet|apostle|apostles|preacher|psalmist|jailer|jailor|stephen|abel|cain|absalom|tamar|amnon|herod|nero|bonhoeffer|hagar|tobit|sarah|hannah|joab|uriah|goliath|martyr|martyrs|philistines|qoheleth|ecclesiastes|psalm|hymn|poem|novel|character|romeo|juliet|hamlet|socrates|luther|spurgeon|cowper|disciples|israelites|pharaoh|amalekite|jael|sisera|esther|haman|jezebel|crusader|protagonist|asaph|heman|judge|jacob|isaac|abraham|joseph|potiphar|delilah|jephthah|lamech|god|lord|bible|scripture|satan|devil|enemy|author|singer|song|movie|film|story|book|king`;
const TOLD_NAMES = new Set([...BIBLICAL.split('|'), 'job']);
const OTHERS = new Set(
  `he she they son daughter wife husband friend brother sister mother father child children someone person people
  teenager teen boy girl man woman anyone uncle aunt cousin grandmother grandfather boyfriend girlfriend ex roommate neighbour kids student students
  niece nephew partner pastor family baby daddy mommy colleague stepfather stepmother stepson stepdaughter parents who everyone nobody members victims youth teenagers classmate coworker fiance men women`.split(
    /\s+/,
  ),
);
const SELF = new Set(['i', 'me', 'myself', 'we']);
/** Before "job" these make it a workplace. */
const NO_NAME = new Set(
  'my a the this new his her lost our that no any your good bad first boring dream second day hate'.split(
    ' ',
  ),
);

export type Subject = 'self' | 'someone-else' | 'told' | 'none';

/** Whose the words at `upTo` (words before them, in the sentence) are: the nearest subject, told-of people apart. */
export function subjectBefore(sentence: Sentence, upTo: number, previous: Sentence | undefined): Subject {
  if (ASKED_OF_HIM.test(sentence.text) && !/ (?:i|me|my|myself) /.test(sentence.text)) return 'told';
  const words = sentence.words.slice(0, upTo);
  const kinds = words.map((word, index) =>
    word === 'prophet' && / (?:our|my|his|the) church /.test(sentence.text)
      ? 'someone-else'
      : subjectOf(word, words[index - 1]),
  );
  const last = kinds.findLastIndex((kind) => kind !== 'none');
  if (last < 0) return 'none';
  const nearest = kinds[last]!;
  const told = kinds.lastIndexOf('told');
  if (nearest === 'told') return 'told';
  if (nearest === 'someone-else') {
    const pronoun = /^(?:he|she|who|they)$/.test(words[last]!);
    if (pronoun && told >= 0 && !isOurs(words, kinds)) return 'told';
    if (pronoun && told < 0 && previous && isTold(previous)) return 'told';
    return 'someone-else';
  }
  if (
    told >= 0 &&
    told < last &&
    SPEAKS.test(words.slice(told + 1, last).join(' ')) &&
    !ALIKE.test(words.slice(0, last + 1).join(' '))
  )
    return 'told';
  const reporter = kinds.lastIndexOf('someone-else', last - 1);
  if (words[last] === 'i' && reporter >= 0 && REPORTS.test(` ${words.slice(reporter + 1, last).join(' ')} `))
    return 'someone-else';
  return 'self';
}

const ASKED_OF_HIM =
  /^ (?:why |how |when |what )?(?:did|was|does|is) (?:jesus|christ|god|david|paul|peter|job|joseph|sarah|esther|mary|king \w+) (?!let|angry|mad|going|forgive|hate|love|really)/;
const SPEAKS =
  /^(?:\w+ ){0,5}?(?:say|says|said|saying|pray|prays|prayed|praying|ask|asks|asked|cry|cries|cried|wish|wishes|wished|beg|begs|begged|write|writes|wrote|tell|tells|told|answers|answered|goes|reads|means)\b/;
const ALIKE = /\b(?:like|so do|me|same|as|and|but|because|that|if) i$|\b(?:so do|me|for) (?:i|me)\b/;
const REPORTS =
  /^ (?:\w+ ){0,3}?(?:says|said|saying|texted|texts|text|told|tells|wrote|writes|posted|messaged|sent|screamed|admitted|confessed|whispered|cried) (?:me |us |to |in |a |her |his |that |on |message |him |mother |facebook )*$/;

function isOurs(words: readonly string[], kinds: readonly Subject[]): boolean {
  return words.some(
    (word, index) =>
      (word === 'my' || word === 'our' || word === 'a') &&
      kinds[index + 1] === 'someone-else' &&
      !['people'].includes(words[index + 1]!),
  );
}

function subjectOf(word: string, before: string | undefined): Subject {
  if (SELF.has(word)) return 'self';
  if (word === 'job') return before !== undefined && NO_NAME.has(before) ? 'none' : 'told';
  if (NOT_TOLD.has(word)) return 'none';
  if (TOLD_NAMES.has(word)) return 'told';
  return OTHERS.has(word) ? 'someone-else' : 'none';
}
/** Told of by name, but in prayer addressed. */
const NOT_TOLD = new Set([
  'god',
  'lord',
  'jesus',
  'christ',
  'bible',
  'scripture',
  'book',
  'story',
  'song',
  'satan',
  'devil',
  'enemy',
  'judge',
  'king',
  'joseph',
  'david',
  'peter',
  'paul',
  'sarah',
  'hannah',
  'esther',
  'psalm',
  'hymn',
  'poem',
]);
const PLAINLY_TOLD = new RegExp(`\\b(?:${BIBLICAL})\\b`);
function isTold({ text }: Sentence): boolean {
  return (
    (PLAINLY_TOLD.test(text.replace(/ (?:god|lord|jesus|christ|satan|devil) /g, ' ')) ||
      / job (?!is|at|and)/.test(text)) &&
    !/ (?:i|my|our) /.test(text)
  );
}

const STUDY =
  / (?:sermon|sermons|lesson|lessons|devotional|devotion|study|studies|essay|thesis|seminar|workshop|training|train|policy|verses|passages|verse|outline|illustration|chaplain|statistics|character|novel|game|film|movie|teach|teaching|preach|preaching|article|curriculum|volunteers|ministry|ministries|bible say|bible says|bible teach|bible teaches|bible view|scripture say|scripture says|biblical|theology|theological|is it a sin|christian view|church help|church support|our church|history|meaning|explain|support group|awareness|prevention|how should|how can a|how does a|how do we|how can we|how could a|leader respond|pastor respond|write a|prepare|leaders respond|resources|handout|presentation|topic|hymn|poem|chapter|commentary|psalm) /;
/** Asked in preparation or in general, not out of an own need. */
export function isStudy({ text }: Sentence): boolean {
  return STUDY.test(text);
}

const LONG_AGO =
  / (?:(?:19|20)\d\d|years? ago|decades? ago|months? ago|last (?:year|winter|summer|spring|autumn|fall)|when i was (?!with|at|alone)|when (?:he|she|we|they) (?:was|were)|in college|used to|back then|long ago|as a (?:child|teenager|teen|kid|boy|girl)|in my (?:teens|twenties|youth)|in the past|once upon) /;
const STILL_SO =
  / (?:again|now|today|tonight|since|anymore|lately|returned|coming back|came back|relapsed|every night|yesterday) /;
/** A time that is over. */
export function isLongAgo({ text }: Sentence): boolean {
  return LONG_AGO.test(text) && !STILL_SO.test(text);
}

const TO_END =
  / (?:affair|relationship|engagement|marriage|job|friendship|dating|boyfriend|girlfriend|fight|church|house|town|city|country|school|work|subscription|contract|office|party|meeting|membership|project|argument|study|with him|with her|with them) /;
/** Something beside life is there to be ended or left. */
export function namesSomethingToEnd({ text }: Sentence): boolean {
  return TO_END.test(text);
}

const JOKING =
  / (?:lol|lmao|haha|hahaha|rofl|laughing|laughter|embarrass|embarrassed|embarrassing|embarrassment|boredom|bored|cringe|cute|coffee|chocolate|pizza|taco|sing|singing) /;
export function isJoking({ text }: Sentence): boolean {
  return JOKING.test(text) && !/ not (?:a )?jok/.test(text);
}

const OLD_ENGLISH =
  / (?:thee|thou|thy|thine|hath|unto|doth|saith|shalt|hast|ye|wherefore|thereof|behold|spake|slew|smote|slain|wilt|philistines|begat|verily|whosoever|doeth|cometh|goeth|maketh|seeketh|hearken|offering|edom|sackcloth|peradventure|armourbearer|cherubims|whiles|compassed|intreated|brake|privily|sayest|whomsoever) | came to pass | chief priests | (?:and|that|but) (?:he|they|it|the \w+) shall /;
/** The tongue of the old translations and hymns: read aloud, not one's own. */
export function isOldTongue({ text }: Sentence): boolean {
  return OLD_ENGLISH.test(text);
}

const QUOTED = /["“”«»]([^"“”«»]{6,600})["“”«»]/g;
const OF_BOOKS = new RegExp(
  `\\b(?:${BIBLICAL}|job|verse|verses|explain|mean|means|meaning|sermon|lyrics|lament|translation|where does|who said|\\d+:\\d+)\\b`,
);
const OF_SOMEONE =
  /\b(?:my|our|a|his|her) (?:\w+ ){0,3}?(?:son|daughter|friend|wife|husband|brother|sister|mother|father|mom|mum|dad|boyfriend|girlfriend|cousin|roommate|niece|nephew|boy|girl|student|teen|teenager|partner|ex|child|kid)\b/;
/** Without words in quotation marks that somebody of the Bible, a hymn or a book says. */
export function withoutQuotations(message: string): string {
  if (!/["“«]/.test(message)) return message;
  const around = message.replace(QUOTED, ' ').toLowerCase();
  if (!OF_BOOKS.test(around) || OF_SOMEONE.test(around)) return message;
  return message.replace(QUOTED, ' ');
}
