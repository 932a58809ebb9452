import { AFTER_CRISIS, CRISIS_LINES_LEAD, CRISIS_TEXT } from '../../content/guide/crisis.ts';
import { HELP_LINES, type HelpRegion } from '../../content/help-lines.ts';
import {
  END_IT_TONIGHT,
  FIRST_PERSON,
  FIRST_PERSON_UNLESS_ELSE,
  SOMETHING_ELSE,
  SPELLINGS,
  THIRD_PERSON,
} from './crisis-signs.ts';
import { plainWords } from './words.ts';

const NAMES =
  '(?:elijah|(?<!(?:my|a|the|this|new|his|her|lost|our|that|no|any) )job|jonah|jeremiah|moses|saul|samson|judas|ahithophel|abimelech|zimri|jesus|christ|paul|peter|naomi|rachel|rebekah|solomon|david|the (?:prophet|apostle|preacher|psalmist|jailer|jailor)|jesus son of|romeo|juliet)';
/** A person of the Bible, with what they said or wished, up to the words found. */
const TOLD_OF = new RegExp(
  `\\b${NAMES} (?:\\w+ ){0,6}?(?:say|says|said|saying|pray|prays|prayed|praying|ask|asks|asked|asking|cry|cries|cried|wish|wishes|wished|beg|begs|begged|want|wants|wanted|write|writes|wrote|tell|tells|told)\\b`,
);
const SUBJECT = new RegExp(
  `\\b(?:${NAMES}|i|me|my|mine|he|she|they|him|her|son|daughter|wife|husband|friend|brother|sister|mother|father|child|someone|person)\\b`,
  'g',
);
const BIBLICAL = new RegExp(`^${NAMES}$`);

/** Whether the words belong to a person of the Bible who is spoken of, not to the one who writes. */
function isToldOf(before: string, found: string): boolean {
  const subjects = [...`${before} ${found}`.slice(0, before.length + 3).matchAll(SUBJECT)].map((m) => m[0]);
  const last = subjects.at(-1) ?? '';
  if (BIBLICAL.test(last)) return true;
  if (/^(?:he|she|him|her|they)$/.test(last) && subjects.some((name) => BIBLICAL.test(name))) return true;
  const told = TOLD_OF.exec(before);
  return told !== null && !/\b(?:like|and so do|so do|me too|same|as) i\b/.test(before);
}

function found(patterns: readonly RegExp[], sentence: string): boolean {
  return patterns.some((pattern) => {
    const match = pattern.exec(sentence);
    return match !== null && !isToldOf(sentence.slice(0, match.index).trimEnd(), match[0]);
  });
}

const DENIED = /\b(?:do not|not|never|did not) (?:\w+ )?(?:want|wanting|wish|ready) to (?:die|be dead)\b/;
/** A loss that lies behind: "my brother tried to kill himself" is present danger, "killed himself in 2019" is grief. */
const STUDY =
  /\b(?:verses?|passages?|bible say|bible says|bible teach|scripture say|sermon|study|preach|teach|lesson|ministry|is it a sin)\b/;
const EMBARRASSED = /\b(?:embarrass\w*|laugh\w*|cringe\w*|so cute|funny|lol)\b/;

function isOpen(sentence: string, all: string): boolean {
  const aboutSelf = found(FIRST_PERSON, sentence);
  if (aboutSelf) {
    const onlyWish = DENIED.test(sentence) && !found(FIRST_PERSON, sentence.replace(DENIED, ' '));
    return !onlyWish && !(EMBARRASSED.test(sentence) && /\bdie\b/.test(sentence));
  }
  if (END_IT_TONIGHT.test(sentence)) return true;
  if (!SOMETHING_ELSE.test(all) && found(FIRST_PERSON_UNLESS_ELSE, sentence)) return true;
  return found(THIRD_PERSON, sentence) && !DENIED.test(sentence) && !STUDY.test(sentence);
}

/**
 * Whether a message speaks openly of suicide or self-harm: of the writer's own wish or plan, or of someone near
 * who is at risk now. `words` are the visitor's own words only. Not meant: a suicide that is mourned, people of the
 * Bible who wished to die, dying to self, or turns of speech ("this job is killing me").
 */
export function isOpenCrisis(words: string): boolean {
  const sentences = words
    .split(/[.!?;:\n\u2026]+/)
    .map((sentence) => SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), plainWords(sentence)))
    .filter((sentence) => sentence !== '');
  const all = sentences.join(' ');
  return sentences.some((sentence) => isOpen(sentence, all));
}

/** Shown where the reader's country is not known: the countries from which most readers come, then the finder. */
const SHOWN_BY_DEFAULT = ['US', 'GB', 'IE', 'CA', 'AU', 'elsewhere'];

function linesOf(region: HelpRegion): string {
  const lines = region.lines.filter((line) =>
    line.kinds.some((kind) => kind === 'crisis' || kind === 'danger'),
  );
  return `- **${region.name}:** ${lines.map((line) => `${line.name}: ${line.contact}`).join('; ')}`;
}

/**
 * The fixed, gentle text with help lines. `region` is ISO 3166-1, two letters; unknown or without it, the lines of
 * several countries are shown.
 */
export function crisisReply(region?: string): string {
  const regions: readonly HelpRegion[] = HELP_LINES.regions;
  const own = regions.find((entry) => entry.region === region?.toUpperCase());
  const shown = own === undefined ? SHOWN_BY_DEFAULT : [own.region, 'elsewhere'];
  const lines = shown.flatMap((id) => regions.filter((entry) => entry.region === id)).map(linesOf);
  return CRISIS_TEXT.map((part) =>
    part.replace('{lines}', `${CRISIS_LINES_LEAD}\n\n${lines.join('\n')}`),
  ).join('\n\n');
}

/** What is said after the fixed text when the next message is short and names nothing; never the same twice running. */
export function afterCrisisReply(timesSaid: number): string {
  return AFTER_CRISIS[timesSaid % AFTER_CRISIS.length]!;
}
