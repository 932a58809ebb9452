import * as lines from '../../../content/guide/edits.ts';
import { listInWords } from '../../../language/list-in-words.ts';
import type { AnswerRecord } from '../answer-record.ts';
import { petitionsIn } from '../made/intercessions.ts';
import type { Deps } from '../read-message.ts';
import { INSTRUCTS, POLITE, VERB } from '../reading/instructs.ts';
import { plainWords } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { askedShape } from '../reshaped/asked-shape.ts';
import { partsOf, wholeSentences } from '../reshaped/reply-parts.ts';
import { reshaped } from '../reshaped/reshaped.ts';
import { saidBefore } from '../reshaped/unrepeated.ts';
import { CLOSING } from '../talk/after-made.ts';
import { recalled } from '../talk/taken-up.ts';
import { reply, type Telling, tellingOf } from '../telling.ts';
import type { GuideReply } from '../types.ts';
import { bodyOf, edited, isBlessing, leftOut, NOTHING_FOUND } from './edits.ts';
import { withInside } from './note-edits.ts';

/**
 * What a visitor wants changed of the prayer or card made last: a detail of their own set into it as a sentence, several
 * changes asked for at once, another tone. Such a message is an instruction, and never a text to be pasted in.
 */

/** In words. */
const LONGEST = 50;
const LONGEST_TOLD = 32;
const FEW = 3;

/** Another instruction within a sentence: "take out the bit about sin, and add something about money". */
const NEXT_INSTRUCTION = new RegExp(
  `,? (?:and|but|then)(?: (?:also|please|then|maybe))* (?=${VERB}\\b)|, (?=(?:also )?(?:add|mention|include|make|less|take out|leave out|remove|do ?n['’]?t (?:say|mention))\\b)`,
  'i',
);

/** The changes that a message asks for, each with what is told for it. */
function instructionsIn(words: string): string[] {
  const clauses: string[] = [];
  for (const sentence of words.split(/(?<=[.!?;])\s+|\n+/)) {
    for (const part of sentence.split(NEXT_INSTRUCTION)) {
      const clause = part.trim().replace(/[.!?;,\s]+$/, '');
      if (clause === '') continue;
      if (INSTRUCTS.test(clause) || OF_THE_TONE.test(plainWords(clause))) clauses.push(clause);
      else if (clauses.length > 0) clauses.push(`${clauses.pop()}, ${clause}`);
    }
  }
  return clauses;
}

const ABOUT = new RegExp(
  `^${POLITE}(?:add|put|include|insert|work|weave|bring|need|have|mention|say)(?: (?:in|into it|also|please|there|somewhere|too|to it))* (?:(?:a|an|one|some|another|little|short|tiny|few|quick) )*(?:something|anything|bit|line|sentence|words?|part|mention|thing|piece)(?: (?:in|there|too|in there|short|else))? (?:about|on|of|for|regarding) (.+)$`,
  'is',
);
const MENTIONED = new RegExp(
  `^${POLITE}(?:mention|include|work in|weave in|bring in|put in)(?: (?:also|please|there|too))* (?!that\\b)(.+)$`,
  'is',
);
/** What can be named without "something about": somebody's, or with a name. */
const NAMED =
  /^(?:my|our|his|her|their|the|your) (?!(?:\w+ )?(?:verses?|psalms?|passages?|scriptures?|prayers?|bible|quotes?|questions?|names?|songs?|hymns?|dates?|references?|signature|title|god|lord|gospel|cross)\b)|^(?:\p{Lu}\p{Ll}+|grand?(?:ad|dad|ma|pa|mother|father)|nan|nana|gran|granny|mum|mom|dad)\b/u;
/** Of somebody who is only named, the sentence for a person is set in. */
const ONLY_SOMEBODY =
  /^(?:my|our|his|her|their|the) (?:\w+ )?(?:kids|children|wife|husband|sons?|daughters?|mother|mom|mum|father|dad|parents|brothers?|sisters?|family|friends?|baby|doctors?|nurses?|surgeons?|grandchildren|team)(?:[ ,]+(?:and )?\p{Lu}\p{Ll}+)*(?: who (?:has )?(?:died|passed)\b.*)?$/u;
const ASKS_FOR_TEXT =
  /^(?:(?:what|who|how|why|where)\b|(?:god|jesus|faith|love|hope|heaven|forgiveness|grace)$)|\b(?:verses?|psalm|scripture)\b/i;
const OF_THE_DEAD =
  /\b(?:died|dead|passed(?: away| on)?(?! (?:his|her|the|my|their|all))|late|no longer (?:with us|here|alive)|in heaven|first (?:\w+ )?without|without (?:him|her|them)|(?:is not|isn['’]?t|can['’]?t be) (?:here|with us)|in memory)\b/i;

interface Told {
  readonly what: string;
  readonly detail: string;
}

/** What an instruction wants in the text, and what it tells of it; undefined for every other. */
function toldIn(clause: string): Told | undefined {
  const about = ABOUT.exec(clause)?.[1];
  const mentioned = about === undefined ? MENTIONED.exec(clause)?.[1] : undefined;
  const rest = (about ?? mentioned)
    ?.replace(/[[\]*_#>`{}]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.!?;]+(?:please|pls|too|as well|thanks|thank you|lol|haha|in it|ok)?[\s,.!?;]*$/i, '')
    .trim();
  if (!rest || rest.split(' ').length > LONGEST_TOLD || ASKS_FOR_TEXT.test(rest)) return undefined;
  // "Include the farmers": for them a petition is written.
  if (rest.split(' ').length <= FEW && petitionsIn(plainWords(rest)).length > 0) return undefined;
  if (mentioned !== undefined && (!NAMED.test(rest) || ONLY_SOMEBODY.test(rest))) return undefined;
  const [, named, behind] = /^(.+?(?:, \p{Lu}\p{Ll}+(?=,|$))?)(?:[,:;] | [-–—] )(.+)$/u.exec(rest) ?? [];
  if (named && behind) return { what: named, detail: behind };
  const [, thing, told] =
    /^((?:(?!who\b|that\b|which\b|how\b)\S+ ){1,6}?)(?:because |since |as )?((?:she|he|they|it|we)(?:['’]?s)? .+)$/i.exec(
      rest,
    ) ?? [];
  return thing && told && !/\b(?:how|what|that|when|where)$/.test(thing.trim())
    ? { what: thing.trim(), detail: told }
    : { what: rest, detail: '' };
}

/** The text with a sentence that has what is told; undefined where it is no prayer and no card. */
function withTold(telling: Telling, text: string, { what, detail }: Told): string | undefined {
  const body = bodyOf(text);
  const lead = telling.line(lines.TOLD_IN);
  const joined = /^(?:who|which|whose)\b/i.test(detail) ? `, ${detail}` : `: ${detail}`;
  const told = detail === '' ? '' : joined;
  const at = body.findLastIndex((block) => !block.startsWith('>') && CLOSING.test(block));
  if (at >= 0) {
    const line = telling.words(lineFor(body[at]!, `${what}, ${detail}`), {
      what,
      told,
    });
    return reply([
      lead,
      ...body.with(
        at,
        body[at]!.replace(CLOSING, (closing) => ` ${line}${closing}`),
      ),
    ]);
  }
  if (!body.includes('---')) return undefined;
  const line = telling.words(lines.CARD_THINKS_OF, { what, told });
  return reply([lead, ...withInside(body, line)]);
}

function lineFor(prayer: string, told: string): string {
  if (OF_THE_DEAD.test(told)) return lines.REMEMBERS_TOLD;
  if (isBlessing(prayer)) return lines.THINKS_OF_TOLD;
  if (/^(?:not )?\w+ing\b/i.test(told)) return lines.HELP_WITH_TOLD;
  return /\b(?:I|me|my)\b/.test(prayer) ? lines.I_BRING_TOLD : lines.WE_BRING_TOLD;
}

/** A word or phrase that is not to stand in it: "don't say 'little one'". */
const OF_ITS_WORDS = new RegExp(
  `^${POLITE}(?:(?:do ?n['’]?t|do not|never) (?:say|use|write|call)\\b|(?:less|no more|without|fewer|leave out|take out|remove) (?:of )?(?:the |that |those |all the )?["“‘'])`,
  'i',
);

/** How it is to sound: of a text that others wrote that cannot be changed. */
const OF_THE_TONE =
  /^(?:(?:and|but|please|pls|can|could|you|it|that|this|the whole thing|needs to|should|must|has to|ok|now|just|still|a bit|a little|a lot|much|far|way|slightly|is|be) )*(?:(?:make|write|put|say|word) (?:it|that|this)|sounds?|not (?:so|too|that)|less|more|too|warmer|softer|humbler|politer|funnier|friendlier|kinder|gentler)(?: (?:sound|be|a bit|a little|a lot|much|far|way|slightly|not|less|more|too|so|very|quite|as|rather))*(?: (?:formal|informal|warm|warmer|softer|soft|humble|humbler|respectful|polite|politer|funny|funnier|gushing|gushy|gush|stiff|flowery|sentimental|soppy|cheesy|cold|casual|personal|cheerful|poetic|professional|friendly|friendlier|kinder|gentle|gentler|solemn|pompous|emotional|natural|modern|fancy|dramatic|mushy|corny))?(?<=warmer|softer|humbler|politer|funnier|friendlier|kinder|gentler|formal|warm|soft|humble|respectful|polite|funny|gushing|gushy|gush|stiff|flowery|sentimental|soppy|cheesy|cold|casual|personal|cheerful|poetic|professional|friendly|gentle|solemn|pompous|emotional|natural|modern|fancy|dramatic|mushy|corny)(?:$| (?:and|but|please|pls|he|she|they|we|i|as|because|for|in|so|words?|tone|language|less|more|than|like|if|thanks)\b)/;
const A_TEXT =
  /\b(?:letters?|messages?|cards?|notes?|texts?|prayers?|blessings?|speech|eulogy|emails?|toast|grace|draft|reply)\b/i;
const NO_TONE = wholeSentences(lines.NO_OTHER_TONE).slice(0, -1).join(' ');

/** The last prayer or card changed as the message tells; undefined for a message that asks for nothing of the kind. */
export function changedAsTold(
  telling: Telling,
  { subjects }: Pick<Deps, 'subjects'>,
): GuideReply | undefined {
  const { request } = telling;
  const before = request.history.findLast(({ role }) => role === 'assistant');
  const record = before?.record;
  if (!before || !record || request.document || plainWords(request.words).split(' ').length > LONGEST)
    return undefined;
  const [said = before.content] = saidBefore(request.history);
  const instructions = instructionsIn(request.words);
  const [first] = instructions;
  if (first === undefined) return undefined;
  const isMade = isPrayerOrCard(said);
  if (instructions.length === 1 || !isMade)
    return changedOnce(telling, first, { said, record, isMade, subjects });
  return changedInSeveral(telling, instructions, { said, record, subjects });
}

const isPrayerOrCard = (text: string): boolean =>
  text.split('\n\n').some((block) => block === '---' || (!block.startsWith('>') && CLOSING.test(block)));

interface Before {
  readonly said: string;
  readonly record: AnswerRecord;
}

function changedOnce(
  telling: Telling,
  instruction: string,
  { said, record, isMade, subjects }: Before & { readonly isMade: boolean; readonly subjects: Subjects },
): GuideReply | undefined {
  const plain = plainWords(instruction);
  if (OF_THE_TONE.test(plain)) {
    const asked = telling.request.history.findLast(({ role }) => role === 'user')?.content ?? '';
    if (isMade) return inNoOtherTone(telling, record, subjects);
    return A_TEXT.test(asked) ? { text: NO_TONE, record } : undefined;
  }
  if (!isMade) return undefined;
  const told = toldIn(instruction);
  const text =
    (told && withTold(telling, said, told)) ??
    (OF_ITS_WORDS.test(instruction) ? leftOut(telling, said, plain) : undefined);
  return text ? { text, record: { ...record, amends: true } } : undefined;
}

/** That a text keeps its tone, and its shortest form, which often sounds less stiff. */
function inNoOtherTone(telling: Telling, record: AnswerRecord, subjects: Subjects): GuideReply {
  const { request, library } = telling;
  const short = tellingOf({ ...request, words: 'shorter' }, library);
  const shape = reshaped(short, recalled(record, short), { subjects, remade: () => undefined });
  const isText = shape !== undefined && isPrayerOrCard(shape.text);
  const amended = { ...record, amends: true as const };
  return isText
    ? { text: reply([lines.NO_OTHER_TONE, ...bodyOf(shape.text)]), record: amended }
    : { text: NO_TONE, record: amended };
}

function changedInSeveral(
  telling: Telling,
  instructions: readonly string[],
  { said, record, subjects }: Before & Pick<Deps, 'subjects'>,
): GuideReply | undefined {
  const { request, library } = telling;
  // What is made shorter first cannot lose what is added.
  const ordered = [
    ...instructions.filter((one) => askedShape(one)?.kind === 'shorter'),
    ...instructions.filter((one) => askedShape(one)?.kind !== 'shorter'),
  ];
  let done: GuideReply | undefined;
  const refused: string[] = [];
  for (const words of ordered) {
    const history = done
      ? [
          ...request.history,
          { role: 'user' as const, content: words },
          { role: 'assistant' as const, content: done.text, record: done.record },
        ]
      : request.history;
    const each = tellingOf({ ...request, words, history }, library);
    const next = changedBy(each, { said: done?.text ?? said, record: done?.record ?? record, subjects });
    if (next) done = next;
    else refused.push(`“${words}”`);
  }
  if (!done) return undefined;
  const text =
    refused.length === 0
      ? done.text
      : reply([done.text, telling.words(lines.NOT_DONE, { what: listInWords(refused) })]);
  return { ...done, text };
}

function changedBy(
  telling: Telling,
  { said, record, subjects }: Before & Pick<Deps, 'subjects'>,
): GuideReply | undefined {
  const { words } = telling.request;
  if (OF_THE_TONE.test(plainWords(words))) return undefined;
  const once = changedOnce(telling, words, { said, record, isMade: true, subjects });
  if (once?.text.startsWith(NOTHING_FOUND)) return undefined;
  if (once) return once;
  const last = recalled(record, telling);
  const shape = askedShape(words)
    ? reshaped(telling, last, { subjects, remade: () => undefined })
    : undefined;
  if (shape && partsOf(shape.text).length > 1) return shape;
  const edit = edited(telling);
  return edit?.isChanged ? { text: edit.text, record: edit.record } : undefined;
}
