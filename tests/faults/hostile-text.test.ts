import { beforeAll, describe, expect, it } from 'vitest';
import { careDetector } from '../../care/detector.ts';
import { SAYINGS } from '../../content/sayings/all.ts';
import { openCheck } from '../../scripture/check-report.ts';
import { findReferences } from '../../scripture/references/references.ts';
import { BOOKS } from '../../scripture/text/books.ts';
import { createGuide } from '../../server/guide/guide.ts';
import { loadLibrary } from '../../server/guide/library.ts';
import { readDocument } from '../../server/guide/reading/document.ts';
import { plainWords } from '../../server/guide/reading/words.ts';
import { subjectsOf } from '../../server/guide/recognise/subjects.ts';
import { loadRealBible } from '../support/bible.ts';
import { GROWTH, hostileTexts } from '../support/hostile-texts.ts';

/** Time in CPU milliseconds, so that other work of the machine does not count. */
function cpuTime(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

const SHORT = 2_000;
/** What is quicker than this is not judged: garbage collection alone takes as long. */
const JUDGED_FROM = 60;
/** A short text takes no less, also where it was read before and is remembered. */
const LEAST = 15;
/** A text may cost the guide so many times what most of them cost: 2 on a quiet machine, 14 with one quadratic pattern. */
const MOST_TIMES_MEDIAN = 6;

const library = loadLibrary();
const subjects = subjectsOf(library);
const guide = createGuide(library, subjects);
const check = openCheck(SAYINGS);
let real: Awaited<ReturnType<typeof loadRealBible>>;

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the guide': (words) => guide({ history: [], words, translation: 'kjv', ...real }),
  'a document': (text) => readDocument(text, 'notes.txt', subjects),
  care: (words) => careDetector.detectSigns(words),
  references: (text) => findReferences(text),
  'the check': (text) => check(text, { bible: real.bible, fallback: 'kjv', findCandidates: () => [] }),
  'plain words': (text) => plainWords(text),
};

beforeAll(async () => {
  real = await loadRealBible();
  for (const read of Object.values(READERS)) read('What does “God so loved” in John 3:16 mean for me?');
});

describe('hostile texts', () => {
  it.each(Object.entries(READERS))('cost %s time in proportion to their length', (_name, read) => {
    const short = new Map(hostileTexts(SHORT).map(({ piece, text }) => [piece, text]));
    for (const { piece, text } of hostileTexts(SHORT * GROWTH.times)) {
      const before = Math.max(
        cpuTime(() => read(short.get(piece)!)),
        LEAST,
      );
      const took = cpuTime(() => read(text));
      if (took >= JUDGED_FROM)
        expect(took / before, `${JSON.stringify(piece)}: ${took} ms`).toBeLessThan(GROWTH.mostTimes);
    }
  });

  it('cost the guide, which reads only so much of a long one, about the same whatever is in them', () => {
    const length = SHORT * GROWTH.times;
    const repeated = (piece: string) => ({ piece, text: piece.repeat(length / piece.length) });
    const books = BOOKS.map(({ name }) => `${name}; `).join('');
    const texts = [books, 'Why is grace free? ', 'Who was Moses? When? '].map(repeated);
    const costs = [...texts, ...hostileTexts(length)].map(({ piece, text }) => ({
      piece,
      ms: Math.min(...Array.from({ length: GROWTH.tries }, () => cpuTime(() => READERS['the guide']!(text)))),
    }));
    costs.sort((one, other) => one.ms - other.ms);
    const median = costs[costs.length >> 1]!.ms;
    const most = costs.at(-1)!;
    expect(most.ms / median, `${JSON.stringify(most.piece)}: ${most.ms} ms`).toBeLessThan(MOST_TIMES_MEDIAN);
  });
});
