import { SEQUELS } from '../../../content/guide/sequels/all.ts';
import type { Cell, Matter, PersonKind, Sequel, SequelAnswer } from '../../../content/guide/sequels/types.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { passageFor } from '../passages/passage-for.ts';
import { asksInWords, isPersonal } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import { spokeOfSuicide } from '../recognise/recognise.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { withSmallPatterns } from '../small-patterns.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { type Concerned, concernedIn } from '../told/concerned.ts';
import { matterOf, matterOfEntry, type TalkMatter } from '../told/matter.ts';
import { partsOf } from './heard-on.ts';
import { IS_MADE } from './in-conversation.ts';

/** In words: a longer message tells more than a sequel. */
const LONGEST = 34;
const LONGEST_SENTENCE = 20;
/** From this probability on a message names a matter of its own. */
const OF_ITS_OWN = 0.85;

const AS_ONE: readonly (readonly [RegExp, string])[] = [
  [/\bwe (?:are|were)\b/g, 'i am'],
  [/\bare we\b/g, 'am i'],
  [/\bwe\b/g, 'i'],
  [/\bus\b/g, 'me'],
  [/\bour\b/g, 'my'],
  [/\bourselves\b/g, 'myself'],
];
/** Plain words, with what two say of themselves as one would say it. */
const asOne = (text: string): string =>
  AS_ONE.reduce((plain, [two, one]) => plain.replace(two, one), plainWords(text));

/** The sequel that a message is: all of it, or a sentence, the last ones first. What asks or wants something at its end is only that. */
export function sequelIn(words: string): { sequel: Sequel; isWhole: boolean } | undefined {
  const sentences = (words.match(/[^.?!\n;]+[?]?/g) ?? []).filter((sentence) => plainWords(sentence) !== '');
  const whole = asOne(words);
  if (whole.split(' ').length > LONGEST) return undefined;
  const last = sentences.at(-1) ?? '';
  const wants = last.includes('?') || asksInWords(last, plainWords(last));
  const read = wants ? [last] : sentences.toReversed();
  const parts = [...new Set([whole, ...read.map(asOne)])].filter(
    (part) => part.split(' ').length <= LONGEST_SENTENCE,
  );
  const find = () => sequelOf(parts);
  return ready < SEQUELS.length ? withSmallPatterns(find) : find();
}

function sequelOf(parts: readonly string[]): { sequel: Sequel; isWhole: boolean } | undefined {
  for (const part of parts) {
    const sequel = SEQUELS.find((each) => each.whole.test(part));
    if (sequel) return { sequel, isWhole: true };
  }
  for (const part of parts) {
    const sequel = SEQUELS.find((each) => each.open?.test(part));
    if (sequel) return { sequel, isWhole: false };
  }
  return undefined;
}

/** How many patterns are ready. */
let ready = 0;

/** Patterns are made ready when they are first tried: one by one, before anybody waits for them. */
export const SEQUEL_STEPS: readonly (() => void)[] = SEQUELS.map(
  ({ whole }) =>
    () =>
      withSmallPatterns(() => {
        for (const words of ['my wife is so tired of it all', 'what if they do not come back'])
          whole.test(words);
        ready += 1;
      }),
);

/** Whether what was answered before is of somebody's life or faith, so that what comes after it has one of our answers. */
function isOfLife(last: RecalledAnswer): boolean {
  return !(last.form || last.kind === 'quote' || last.kind === 'book' || last.kind === 'find');
}

/** What comes after every matter ("how do I start", "he got so angry"), answered for the matter of this talk. */
export function sequelSpoken(
  telling: Telling,
  last: RecalledAnswer,
  { subjects, isWide }: { readonly subjects: Subjects; readonly isWide: boolean },
): Spoken | undefined {
  const found = sequelIn(telling.request.words);
  if ((found?.sequel.isWide ?? false) !== isWide) return undefined;
  if (!found) return last.form ? undefined : passageFor(telling, last);
  if (spokeOfSuicide(earlierOf(telling), telling.request.words)) return undefined;
  const of = matterOf(telling);
  const isMade = IS_MADE.has(last.kind) || !isOfLife(last);
  if (isMade && !of) return undefined;
  if (!found.isWhole && namesAnother(telling, of, subjects)) return undefined;
  const concerned = concernedIn(telling);
  const answer = answerFor(telling, found.sequel, { of, concerned });
  return answer && { parts: partsOf(telling, answer, concerned.places) };
}

/** What is said to "God is unfair" where nobody's life is spoken of. */
export function unfairnessAnswered(telling: Telling): Spoken | undefined {
  const answer = SEQUELS.find(({ id }) => id === 'god-is-unfair')?.answers.faith;
  return answer && { parts: partsOf(telling, answer, {}) };
}

const earlierOf = ({ request }: Telling) =>
  request.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));

/** Whether a message surely asks for an entry of another matter. */
function namesAnother({ request }: Telling, of: TalkMatter | undefined, subjects: Subjects): boolean {
  const [need] = subjects.needs(request.words);
  if (!need || need.probability < OF_ITS_OWN) return false;
  return !of || matterOfEntry(need.label) !== of.matter;
}

const WHOSE: Readonly<Partial<Record<Matter, PersonKind>>> = { child: 'child', couple: 'spouse' };

/** Whether another person than the matter's own is spoken of: the grandmother in a talk about a child. */
const isOfOther = ({ matter }: TalkMatter, { kind }: Concerned): boolean =>
  kind !== undefined && WHOSE[matter] !== undefined && WHOSE[matter] !== kind;

/** The answer for the person named, else for the matter, else for any; one that was not told yet. */
function answerFor(
  telling: Telling,
  { answers, isOfPerson, isExact }: Sequel,
  { of, concerned }: { readonly of: TalkMatter | undefined; readonly concerned: Concerned },
): SequelAnswer | undefined {
  // What is asked about a text or a teaching, and of nobody's life, has no answer for every matter.
  const isOfLife =
    (of !== undefined && of.matter !== 'faith') ||
    isPersonal(plainWords(telling.request.words)) ||
    (isExact === true && earlierOf(telling).some((words) => isPersonal(plainWords(words))));
  const cells: (Cell | undefined)[] = [
    concerned.isNamed && concerned.kind ? `to/${concerned.kind}` : undefined,
    of && concerned.kind === 'child' ? `${of.matter}/child` : undefined,
    of?.isOfAnother ? `${of.matter}/other` : undefined,
    of && !(isOfPerson && isOfOther(of, concerned)) ? of.matter : undefined,
    isOfLife ? 'any' : undefined,
  ];
  return cells
    .flatMap((cell) => (cell && answers[cell]) ?? [])
    .find(({ text }) => telling.said.times(telling.words(text, concerned.places)) === 0);
}
