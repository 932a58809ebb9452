/**
 * How well the Berea check finds what is false and leaves what is true (docs/scripture-check.md). Replies made from
 * the Bible with seeded faults, replies written by hand, and the real answers of models where they stand beside the
 * project; each through the gate as a stream cut at random, and as a whole text. Prints k of n with 95% intervals
 * (Wilson). The held-out half by default; `--tuning` for the other; `--misses N` shows N misses of each class of the
 * tuning half, of handwritten replies only with `--by-hand`; `--forms` adds each class of the made ones by form.
 */
import { SAYINGS } from '../content/sayings/all.ts';
import { checkText } from '../scripture/check.ts';
import { openSayingNotes } from '../scripture/quotations/saying-notes.ts';
import type { CheckParts } from '../scripture/quotations/true-words.ts';
import { TRANSLATION_IDS } from '../scripture/translations.ts';
import type { VerseRange } from '../scripture/types.ts';
import { brokenIn } from '../tests/check/balance.ts';
import { expand, rangesOfOsis } from '../tests/check/expand.ts';
import { generate } from '../tests/check/generate.ts';
import { judgeStream, judgeText, type Verdict } from '../tests/check/judge.ts';
import { plain } from '../tests/check/plain.ts';
import {
  growthOf,
  quotationsBesideReferences,
  REAL_ANSWERS,
  realAnswers,
  withoutFinding,
} from '../tests/check/real-answers.ts';
import { type Case, furtherTexts, type Half, handwritten, secondSet, thirdSet } from '../tests/check/sets.ts';
import { realCheckParts } from '../tests/support/bible.ts';
import { randomPieces, throughGate } from '../tests/support/gate.ts';
import { formatProportion } from '../tests/support/proportion.ts';

const half: Half = process.argv.includes('--tuning') ? 'tuning' : 'held-out';
const misses = half === 'tuning' ? Number(process.argv[process.argv.indexOf('--misses') + 1]) || 0 : 0;

interface Tally {
  n: number;
  safe: number;
  exact: number;
  safeInText: number;
  exactInText: number;
}

function addTo(tallies: Map<string, Tally>, name: string, stream: Verdict, text: Verdict): void {
  const tally = tallies.get(name) ?? { n: 0, safe: 0, exact: 0, safeInText: 0, exactInText: 0 };
  tally.n += 1;
  tally.safe += Number(stream.safe);
  tally.exact += Number(stream.exact);
  tally.safeInText += Number(text.safe);
  tally.exactInText += Number(text.exact);
  tallies.set(name, tally);
}

function print(title: string, tallies: ReadonlyMap<string, Tally>): void {
  console.log(`\n${title}`);
  console.log(
    '| class | safe, streamed | as specified, streamed | safe, whole text | as specified, whole text |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  for (const [name, { n, safe, exact, safeInText, exactInText }] of tallies)
    console.log(
      `| ${name} | ${formatProportion(safe, n)} | ${formatProportion(exact, n)} | ${formatProportion(safeInText, n)} | ${formatProportion(exactInText, n)} |`,
    );
}

/** What is shown beyond the tables: so many misses of each class, and each class by form. */
interface Shown {
  readonly misses: number;
  readonly forms: boolean;
}

/** Runs all cases; counts by class, and by form with the classes of false words and of true words apart. */
function run(title: string, cases: readonly Case[], parts: CheckParts, show: Shown): void {
  const classes = new Map<string, Tally>();
  const forms = new Map<string, Tally>();
  const shown = new Map<string, number>();
  let thrown = 0;
  const all = { marks: 0, exact: 0, false: 0, standing: 0, true: 0, touched: 0, broken: 0 };
  for (const [index, one] of cases.entries()) {
    try {
      const expansion = expand(one.text, parts.bible);
      all.broken += Number(brokenIn(expansion.text, checkText(expansion.text, parts).corrected) !== '');
      const stream = judgeStream(expansion, parts, index + 1, /^reference.after$/.test(one.form));
      const text = judgeText(expansion, parts);
      for (const [place, verdict] of stream.entries()) {
        const { expected } = expansion.marks[place]!;
        const key = expected === 'v' ? 'true words' : one.class;
        const isTrue = 'vmkr'.includes(expected);
        all.marks += 1;
        all.exact += Number(verdict.exact);
        all[isTrue ? 'true' : 'false'] += 1;
        if (!verdict.safe) all[isTrue ? 'touched' : 'standing'] += 1;
        addTo(classes, one.class, verdict, text[place]!);
        addTo(forms, `${one.form}: ${key === 'true words' ? 'true' : 'other'}`, verdict, text[place]!);
        if (show.forms) addTo(forms, `${one.class}, ${one.form}`, verdict, text[place]!);
        const before = shown.get(one.class) ?? 0;
        if (verdict.exact || before >= show.misses) continue;
        shown.set(one.class, before + 1);
        console.log(
          `\n[${one.class}, ${one.form}, safe ${verdict.safe}] ${one.text}\n  -> ${verdict.got || 'nothing found'}`,
        );
      }
    } catch (error) {
      thrown += 1;
      if (half === 'tuning') console.log(`\nthrew ${String(error)} at: ${one.text}`);
    }
  }
  print(`${title}, by class (${half} half; ${cases.length} replies, ${thrown} threw)`, classes);
  console.log(
    `findings right: ${formatProportion(all.exact, all.marks)}; false words standing: ${formatProportion(all.standing, all.false)}; true words touched: ${formatProportion(all.touched, all.true)}; texts with Markdown broken: ${all.broken}`,
  );
  print(`${title}, by form`, new Map([...forms].sort(([a], [b]) => a.localeCompare(b))));
}

/** Whether a translation we hold has these words in one of these passages. */
function standsIn({ bible }: CheckParts, ranges: readonly VerseRange[], words: string): boolean {
  return TRANSLATION_IDS.some((id) =>
    ranges.some(({ first, last }) => {
      const verses = Array.from({ length: last - first + 1 }, (_, offset) => bible[id].text(first + offset));
      return plain(verses.join(' ')).includes(plain(words));
    }),
  );
}

/** Real answers: how many quotations of true words were touched, how long they became, how many threw. */
function runReal(parts: CheckParts): void {
  const replies = realAnswers();
  if (replies.length === 0) {
    console.log(`\nReal answers of models: skipped, ${REAL_ANSWERS} is not there.`);
    return;
  }
  const texts = parts.bible;
  const whole = plain(
    TRANSLATION_IDS.map((id) =>
      Array.from({ length: 31_102 }, (_, verse) => texts[id].text(verse)).join(' '),
    ).join(' '),
  );
  const tally = { thrown: 0, quotations: 0, touched: 0, elsewhere: 0, longest: 0, same: 0, broken: 0 };
  const beside = { all: 0, without: 0 };
  const growth: number[] = [];
  const statuses: Record<string, number> = {};
  for (const [number, reply] of replies.entries()) {
    try {
      const { content } = throughGate(randomPieces(reply, 12, number + 1), parts);
      const checked = checkText(reply, parts);
      const { corrected, correctedFindings, findings } = checked;
      tally.same += Number(corrected === content);
      tally.broken += Number(brokenIn(reply, content) !== '' || brokenIn(reply, corrected) !== '');
      tally.longest = Math.max(tally.longest, Math.max(content.length, corrected.length) / reply.length);
      beside.all += quotationsBesideReferences(reply).length;
      beside.without += withoutFinding(reply, checked).length;
      growth.push(...growthOf(checked).map(({ factor }) => factor));
      for (const { kind, status } of correctedFindings)
        if (kind === 'quotation') statuses[status] = (statuses[status] ?? 0) + 1;
      for (const { 1: words, index } of reply.matchAll(/["“«]([^"“”«»\n]{20,900})["”»]/g)) {
        if (!whole.includes(plain(words!)) || plain(words!).split(' ').length < 5) continue;
        tally.quotations += 1;
        if (plain(content).includes(plain(words!))) continue;
        const passage = findings
          .filter(({ start, end }) => start < index! + words!.length && end > index!)
          .flatMap(({ osis }) => (osis === '' ? [] : rangesOfOsis(osis)));
        if (passage.length === 0 || standsIn(parts, passage, words!)) tally.touched += 1;
        else tally.elsewhere += 1;
      }
    } catch {
      tally.thrown += 1;
    }
  }
  console.log(`\nReal answers of models: ${replies.length}, ${tally.thrown} threw`);
  console.log(
    `quotations of true words (five words or more) touched: ${formatProportion(tally.touched, tally.quotations)}`,
  );
  console.log(
    `  and set in the words of the passage that was named, where they stand in another: ${tally.elsewhere}`,
  );
  console.log(
    `quotations of five words or more beside a reference without a finding: ${formatProportion(beside.without, beside.all)}`,
  );
  console.log(
    `corrections: ${growth.length}, by words at most ${Math.max(0, ...growth).toFixed(2)} times what was quoted`,
  );
  console.log(`answers with Markdown broken by the check: ${tally.broken}`);
  console.log(`longest answer: ${tally.longest.toFixed(2)} times itself`);
  console.log(
    `the stream and the whole text come out alike: ${formatProportion(tally.same, replies.length)}`,
  );
  console.log(`quotations by result: ${JSON.stringify(statuses)}`);
}

const parts = { ...(await realCheckParts()), noteOnSaying: openSayingNotes(SAYINGS) };
run('Made from the Bible', generate(half, parts.bible), parts, {
  misses,
  forms: process.argv.includes('--forms'),
});
// A class by form would point at single replies here.
const byHand = process.argv.includes('--by-hand') ? misses : 0;
run('Written by hand', handwritten(half), parts, { misses: byHand, forms: false });
const second = secondSet(half);
if (second.length > 0) run('Written by hand, second set', second, parts, { misses: byHand, forms: false });
if (half === 'tuning') {
  run('Written by hand, third set', thirdSet(), parts, { misses: byHand, forms: false });
  run('Further texts', furtherTexts(), parts, { misses: byHand, forms: false });
}
runReal(parts);
