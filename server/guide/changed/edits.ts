import * as lines from '../../../content/guide/edits.ts';
import { READING_PLAN_TEXT } from '../../../content/guide/forms/plans-and-lists.ts';
import { RESHAPED, TAKEN_FOR } from '../../../content/guide/heard.ts';
import { FAITH_IN_A_NOTE } from '../../../content/guide/made/set-pieces.ts';
import { capital } from '../../../language/capital.ts';
import { listInWords } from '../../../language/list-in-words.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { AnswerRecord } from '../answer-record.ts';
import { recall, shownIn } from '../answer-record.ts';
import { isIn } from '../forms/choose-passages.ts';
import { insists } from '../forms/wants-change.ts';
import { petitionsIn } from '../made/intercessions.ts';
import { plainWords, STOP_WORDS, wordsOf } from '../reading/words.ts';
import { saidBefore } from '../reshaped/unrepeated.ts';
import { IS_MADE } from '../talk/in-conversation.ts';
import { notedOf } from '../talk/recalled-parts.ts';
import { reply, type Telling } from '../telling.ts';
import { givenName, namesIn, withGiven } from '../told/given-name.ts';
import type { GuideReply } from '../types.ts';
import { mayNameGod, withAddition, withInside, withMention, withTold, withVerse } from './note-edits.ts';

/** In words: a longer message asks for something of its own; of somebody a letter is for, more is told. */
const LONGEST = 18;
const LONGEST_TOLD = 40;

/** A change to one place of what was made last, and whether there was something to change; undefined for every other message. */
export function edited(telling: Telling): (GuideReply & { readonly isChanged: boolean }) | undefined {
  const { request } = telling;
  const before = request.history.findLast(({ role }) => role === 'assistant');
  const record = before?.record;
  const plain = plainWords(request.words);
  if (
    !before ||
    !record ||
    request.document ||
    plain.split(' ').length > (record.kind === 'note' ? LONGEST_TOLD : LONGEST)
  )
    return undefined;
  if (!IS_MADE.has(record.kind) && !record.form) return undefined;
  const [said = before.content] = saidBefore(request.history);
  const text = editsOf(record, plain).reduce<string | undefined>(
    (found, edit) => found ?? edit(telling, said, plain),
    undefined,
  );
  if (text === undefined) return undefined;
  const isChanged = !text.startsWith(NOTHING_FOUND);
  return { text, record: { ...recordAfter(record, text), amends: true }, isChanged };
}

/** How it begins that something is not in a text. */
export const NOTHING_FOUND = lines.NOT_IN_IT.slice(0, 20);

function recordAfter(record: AnswerRecord, text: string): AnswerRecord {
  const shown = shownIn(text);
  return shown.length > 0 ? { ...record, shown, focus: shown.at(-1)! } : record;
}

/** What a message changes of a text, as the changed reply. */
type Edit = (telling: Telling, text: string, plain: string) => string | undefined;

const blocksOf = (text: string): string[] => text.split('\n\n');
/** The text without the sentences that led into it. */
export const bodyOf = (text: string): string[] => {
  const blocks = blocksOf(text);
  const frame = blocks.indexOf('---');
  if (frame > 0 && frame <= MOST_LEADS) return blocks.slice(frame);
  const first = blocks.findIndex((block) => !isLead(block));
  return first > 0 && first <= MOST_LEADS ? blocks.slice(first) : blocks;
};
const MOST_LEADS = 3;
const isLead = (block: string): boolean =>
  (block.endsWith(':') && !block.startsWith('#')) ||
  RESHAPED.includes(block) ||
  SAYS_WHAT_IT_IS.some((opening) => block.startsWith(opening)) ||
  block === lines.NO_OTHER_TONE;

const SAYS_WHAT_IT_IS = TAKEN_FOR.map((line) => line.split('{')[0]!);

const LANGUAGE =
  /\b(?:in|into|to) (?:german|spanish|french|italian|portuguese|polish|dutch|chinese|arabic|ukrainian|russian|swahili|korean)\b|\btranslate\b/;
const inLanguage: Edit = (telling, _text, plain) =>
  LANGUAGE.test(plain) ? telling.words(lines.NO_OTHER_LANGUAGE) : undefined;

const LEAVES_OUT =
  /^(?:(?:and|but|can|could|you|we|i|please|now|have|it|do|make|that|this|give|me|one|would|like|the|same|just|ok|great|thanks|thank) )*(?:without|(?:do not|never) (?:say|mention|use|write|call (?:him|her|it|them))|less of|less about|leave out|leaving out|take out|take away|remove|drop|skip|delete|cut out|cut|minus|no) (?:(?:the|any|that|this|all|my|our|your|part|parts|bit|bits|line|lines|sentence|section|stuff|thing|things|mention|mentions|about|on|of|with) )*(\w+(?: (?!please\b|because\b|my\b|she\b|he\b|they\b)\w+){0,3})/;
/** What people call a part, and how its heading or text has it. */
const CALLED: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:homework|task|tasks|challenge|to do|application)\b/,
    /\b(?:application|challenge|practice|what you can do|ways to begin|this week)\b/i,
  ],
  [
    /\b(?:heaven|hell|religio\w*|god|faith|christian|jesus|bible|church)\b/,
    /\b(?:heaven|hell|eternal|eternity|God|Lord|Jesus|Christ|faith|trusted in|passage|pray\w*|resurrection|church)\b/i,
  ],
  [/\b(?:icebreaker|opening game|game|games|warm up)\b/, /\b(?:to begin|icebreaker|game)\b/i],
  [/\b(?:prayers?|praying)\b/, /\b(?:pray\w*|amen)\b/i],
  [/\b(?:questions?|discussion)\b/, /\b(?:discussion|questions?)\b/i],
];
const LACKS = /^(?:(?:and|but|because) )?(?:we|i|they|he|she|people|you) (?:have|has|had|got|have got) no\b/;
export const leftOut: Edit = (telling, text, plain) => {
  if (insists(plain)) return undefined;
  // Whoever has no bread leaves none out of a prayer.
  if (LACKS.test(plain) && !/^#/m.test(text)) return undefined;
  const what = LEAVES_OUT.exec(plain)?.[1];
  if (!what || /^(?:thanks|problem|need|thank|idea|one|worries|you|it|that|this)\b/.test(what))
    return undefined;
  const called = CALLED.find(([name]) => name.test(what))?.[1];
  const stems = wordsOf(what)
    .filter(({ plain: word }) => !STOP_WORDS.has(word))
    .map(({ stem }) => stem);
  const holds = (part: string) =>
    called?.test(part) || (stems.length > 0 && wordsOf(part).some(({ stem }) => stems.includes(stem)));
  const blocks = bodyOf(text);
  const kept = withoutParts(blocks, holds);
  if (kept.join('').length === blocks.join('').length || kept.join('').trim().length < LEAST_LEFT)
    return reply([telling.words(lines.NOT_IN_IT, { what }), ...blocks]);
  return reply([telling.line(lines.LEFT_OUT), ...kept]);
};
/** In UTF-16 units: less is nothing that could stand by itself. */
const LEAST_LEFT = 40;

/** A heading takes what stands under it along; of a list the items go, of a paragraph the sentences, a passage as a whole. */
function withoutParts(blocks: readonly string[], holds: (part: string) => boolean | undefined): string[] {
  let cut = 0;
  return blocks.flatMap((block) => {
    const level = /^(#+) /.exec(block)?.[1]?.length ?? 0;
    if (level > 0 && (cut === 0 || level <= cut)) cut = level > 1 && holds(block) ? level : 0;
    if (cut > 0) return [];
    if (level > 0 || block.startsWith('---')) return [block];
    if (block.startsWith('>')) return holds(block) ? [] : [block];
    const parts = /^(?:- |\d+\. )/.test(block) ? block.split('\n') : block.split(/(?<=[.?!])\s+/);
    const kept = parts.filter((part) => !holds(part));
    return kept.length === 0
      ? []
      : [kept.length === parts.length ? block : kept.join(/^(?:- |\d+\. )/.test(block) ? '\n' : ' ')];
  });
}

const NAME_PLACE = /\[(?:name|names|child|name of the child|baby’s name|first name)\]/g;
const NAMES_SOMEBODY = /\b(?:name|names|called)\b/;
const named: Edit = (telling, text, plain) => {
  const { words } = telling.request;
  if (!NAMES_SOMEBODY.test(plain)) return undefined;
  if (text.search(NAME_PLACE) < 0) {
    const names = namesIn(words);
    return names.length > 0 ? prayedFor(telling, text, listInWords(names)) : undefined;
  }
  const names = namesIn(words);
  const name = names.length > 1 ? listInWords(names) : givenName(words);
  if (name === undefined) return undefined;
  return reply([telling.line(lines.WITH_THE_NAME), ...bodyOf(text.replace(NAME_PLACE, () => name))]);
};

/** A prayer with a sentence for somebody more before its Amen; undefined for another text. */
function prayedFor(telling: Telling, text: string, names: string): string | undefined {
  const body = bodyOf(text);
  const prayer = body.findLastIndex((block) => / Amen\.$/.test(block));
  if (prayer < 0) return undefined;
  const isRemembered = OF_THE_DEAD.test(plainWords(telling.request.words));
  const line = isBlessing(body[prayer]!)
    ? telling.words(isRemembered ? lines.REMEMBERS_TOLD : lines.THINKS_OF_TOLD, { what: names, told: '' })
    : telling.words(isRemembered ? lines.REMEMBER_ALSO : lines.BRING_ALSO, { names });
  return reply([
    telling.line(lines.ADDED),
    ...body.with(
      prayer,
      body[prayer]!.replace(/ Amen\.$/, () => ` ${line} Amen.`),
    ),
  ]);
}

/** A blessing is said to people: "you" is not God in it. */
export const isBlessing = (text: string): boolean =>
  /^(?:May|Peace to|God bless|The Lord bless|Go )/.test(text);

const OF_THE_DEAD =
  /\b(?:died|dead|passed away|passed|late|no longer (?:with us|here|alive)|is not here|lost|in heaven|remember\w*|in memory|memory of)\b/;

const ADDS = /\b(?:add|put|include|mention|insert|bring in|one more|another)\b/;
/** People are added by fewer words: "another prayer for my brother" is another prayer. */
const ADDS_PEOPLE =
  /\b(?:add|put|include|mention|insert|bring in)\b|\b(?:also|and) pray for\b|\b(?:too|as well)$/;
const ABOUT =
  /\b(?:sentences?|lines?|words?|bit|something|part|paragraph|verse|mention) (?:\w+ )?(?:about|on|of|saying|how) (.+)$/;
const QUESTION = /\bquestions? (?:about|on) (.+)$/;
const WHOM =
  /\b(?:my|our|her|his|their|the) (?:\w+ )?(?:kids|children|wife|husband|son|sons|daughter|daughters|mother|mom|mum|father|dad|parents|brother|brothers|sister|sisters|family|friends?|baby|doctors?|nurses?|surgeon|grandchildren|team)\b/;
const POLITE = / (?:please|too|as well|also|thanks|thank you|in it|to it|for me)$/;

const added: Edit = (telling, text, plain) => {
  if (!ADDS.test(plain) && !ADDS_PEOPLE.test(plain)) return undefined;
  const trimmed = plain.replace(POLITE, '').replace(POLITE, '');
  const question = QUESTION.exec(trimmed)?.[1];
  const heading = blocksOf(text).findIndex((block) => /^#+ .*\b(?:Discussion|Questions)\b/.test(block));
  if (question && heading >= 0) {
    const line = telling.words(lines.QUESTION_ON, { about: question });
    return reply([telling.line(lines.ADDED), ...blocksOf(text).toSpliced(heading + 1, 0, `- ${line}`)]);
  }
  const about = question ? undefined : ABOUT.exec(trimmed)?.[1];
  if (about) return withPlace(telling, text, telling.words(lines.GAP_ABOUT, { about: capital(about) }));
  const names = ADDS_PEOPLE.test(plain) && whomToAdd(telling.request.words, trimmed);
  if (!names) return undefined;
  return prayedFor(telling, text, names) ?? withPlace(telling, text, telling.words(lines.GAP_FOR, { names }));
};

/** Who is to be added: the names that a message writes, else a relation ("my brother"). */
function whomToAdd(words: string, plain: string): string | undefined {
  const names = namesIn(words);
  if (names.length > 0) return listInWords(names);
  return WHOM.exec(plain)?.[0];
}

/** With a place to fill before the line that closes the text. */
function withPlace(telling: Telling, text: string, place: string): string {
  return reply([telling.line(lines.PLACE_FOR_IT), ...withInside(bodyOf(text), place)]);
}

const SIGNS =
  /\bsign(?:ed)? (?:it |this |that )?(?:off )?(?:from|by|as|with)\b|\bfrom (?:both|all) of us\b|\bfrom me and\b/;
const YOUR_NAME = '[Your name]';
const signed: Edit = (telling, text, plain) => {
  if (!SIGNS.test(plain)) return undefined;
  const names = namesIn(telling.request.words);
  const own =
    names.length > 0 ? listInWords(names) : /\ball\b/.test(plain) ? '[all your names]' : '[your two names]';
  const line = `— ${own}`;
  const blocks = bodyOf(text);
  const place = blocks.findLastIndex((block) => block.endsWith(YOUR_NAME));
  if (place >= 0) {
    const signedBlock = blocks[place]!.slice(0, -YOUR_NAME.length) + own;
    return reply([telling.line(lines.SIGNED), ...blocks.with(place, signedBlock)]);
  }
  const end = blocks.lastIndexOf('---');
  return reply([telling.line(lines.SIGNED), ...blocks.toSpliced(end > 0 ? end : blocks.length, 0, line)]);
};

const adapted: Edit = (telling, text, plain) => {
  if (!/\b(?:one|two|some|three|few|many|most|a|she|he|they|people|group|members?|them|who)\b/.test(plain))
    return undefined;
  const found = lines.ADAPTATIONS.find(({ needs }) => needs.test(plain));
  const isForMany = /^#{1,2} /m.test(text);
  return found && isForMany ? telling.words(found.advice) : undefined;
};

const SWAPS =
  /\b(?:swap|change|replace|exchange|another|different|other)\b.*\b(?:passage|text|reading|bible text)\b|\b(?:passage|text|reading) from (?:somewhere else|the (?:old|new) testament|the psalms|a psalm)\b/;
const swapped: Edit = (telling, text, plain) => {
  if (!SWAPS.test(plain) || !/^# /m.test(text)) return undefined;
  const record = telling.request.history.findLast(({ role }) => role === 'assistant')?.record;
  const testament = /\bpsalms?\b/.test(plain)
    ? 'psalms'
    : (/\b(old|new) testament\b/.exec(plain)?.[1] as 'old' | 'new' | undefined);
  const noted = (record ? notedOf(recall(record, telling.library)) : [])
    .filter(({ mark }) => isIn(passageOfMark(mark), testament))
    .find(({ mark }) => !text.includes(`— ${passageOfMark(mark).reference} (`));
  return noted && reply([telling.line(lines.SWAPPED), ...telling.noted(noted), lines.SWAPPED_QUESTIONS]);
};

/** Days of a reading plan that were missed. */
const MISSED =
  /\b(?:missed|skipped|forgot|lost) (?:a|one|two|three|four|some|several|many|\d+) (?:days?|weeks?)\b|\b(?:am|are|fell|fallen) behind\b/;
const missedDays: Edit = (_telling, text, plain) =>
  MISSED.test(plain) && /^- \*\*Week \d|^1\. .*\d/m.test(text)
    ? reply([...READING_PLAN_TEXT.missed])
    : undefined;
const onFaith: Edit = (telling, _text, plain) =>
  mayNameGod(plain) ? telling.words(FAITH_IN_A_NOTE) : undefined;
const mentioned: Edit = (telling, text) => withMention(telling, bodyOf(text));
const verseAdded: Edit = (telling, text, plain) => withVerse(telling, bodyOf(text), plain);
const lineAdded: Edit = (telling, text, plain) => withAddition(telling, bodyOf(text), plain);
/** With the name and the number of years where the letter leaves a place for them. */
const told: Edit = (telling, text, plain) => {
  const { words } = telling.request;
  const years = /\b(\d{1,2}) years\b/.exec(plain)?.[1];
  const filled = years ? text.replace(/\[[Nn]umber\]/g, years) : text;
  const body = bodyOf(withGiven(filled, words));
  return withTold(telling, body, plain);
};

/** "We have not enough food", told behind a prayer: the petition that is written for it. */
const OF_US = /^(?:(?:and|also|but|because) )*(?:we|they|our \w+|many|some|people)\b/;
/** Whoever tells of a loss wants to be heard, and no further petition. */
const OF_LOSS =
  /\b(?:died|dead|death|dying|miscarr\w*|stillborn|left (?:me|us)|divorc\w*|rap(?:e|ed)|abus\w*|hits?|beat\w*|suicid\w*|lost (?:our|my|a|the|his|her|their) (?:\w+ )?(?:baby|child|son|daughter|mother|father|mum|dad|wife|husband|brother|sister))\b/;
const petitioned: Edit = (telling, text, plain) => {
  const body = bodyOf(text);
  const prayer = body.findLastIndex((block) => / Amen\.$/.test(block));
  const isTold =
    (OF_US.test(plain) || ADDS_PEOPLE.test(plain)) &&
    !OF_LOSS.test(plain) &&
    namesIn(telling.request.words).length === 0;
  const [petition] = prayer >= 0 && isTold && !telling.request.words.includes('?') ? petitionsIn(plain) : [];
  if (!petition) return undefined;
  const line = petition.text.split(/(?<=\.) /).find((sentence) => !body[prayer]!.includes(sentence));
  if (line === undefined) return undefined;
  return reply([
    telling.line(lines.ADDED),
    ...body.with(
      prayer,
      body[prayer]!.replace(/ Amen\.$/, () => ` ${line} Amen.`),
    ),
  ]);
};

/** Tried in this order; a note is for somebody of whom more is told. */
const EDITS: readonly Edit[] = [
  inLanguage,
  missedDays,
  signed,
  mentioned,
  petitioned,
  named,
  adapted,
  swapped,
  added,
  leftOut,
];
const EDITS_OF_NOTES: readonly Edit[] = [
  onFaith,
  inLanguage,
  signed,
  mentioned,
  verseAdded,
  lineAdded,
  told,
  named,
  added,
  leftOut,
];

/** Of a longer message only what is told of somebody is taken up. */
function editsOf({ kind }: AnswerRecord, plain: string): readonly Edit[] {
  if (kind !== 'note') return EDITS;
  return plain.split(' ').length > LONGEST ? [mentioned, told] : EDITS_OF_NOTES;
}
