/**
 * How well the care detector sees danger and leaves ordinary words alone (docs/decisions/092): k of n with 95% intervals
 * (Wilson) on the sets that nothing is learned from, and on what must stay quiet; the time of a check, and what the
 * browser loads. Names no message. `--parts`: what each part of the detector carries.
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { careDetector, createDetector } from '../care/detector.ts';
import { THRESHOLDS } from '../care/judge.ts';
import { STATEMENTS } from '../care/read-message.ts';
import type { CareDetector } from '../care/types.ts';
import {
  type Count,
  findingOf,
  HELD_OUT,
  type Measured,
  measure,
  readHeldOut,
} from '../scripts/care/measure.ts';
import { guideSubjects, guideTexts, promptWords, verseWords } from '../scripts/care/ordinary-texts.ts';
import { passageRequests } from '../scripts/care/passage-requests.ts';
import { plainRequests } from '../scripts/care/plain-requests.ts';
import type { WrittenMessage } from '../scripts/care/read-messages.ts';
import { judgedForCare } from '../scripts/care/read-talks.ts';
import { formatProportion } from '../tests/support/proportion.ts';

const LABELS: Readonly<Record<keyof Measured, string>> = {
  seen: 'danger seen, any level',
  urgent: '  of it urgent',
  explicitUrgent: 'said in so many words: urgent',
  mustSeeUrgent: 'must be seen: urgent',
  rightKind: 'right kind, of those seen',
  rightAbout: 'about somebody else, seen so',
  falseUrgent: 'harmless, yet urgent',
  falseAny: 'harmless, yet any level',
};
const measures = Object.keys(LABELS) as (keyof Measured)[];
const sets = await Promise.all(HELD_OUT.map(async (name) => ({ name, messages: await readHeldOut(name) })));

function printSets(): void {
  for (const { name, messages } of sets) {
    console.log(`\n${name}`);
    const measured = measure(careDetector, messages);
    for (const each of measures) {
      const { k, n } = measured[each];
      if (n > 0) console.log(`  ${LABELS[each].padEnd(32)} ${formatProportion(k, n)}`);
    }
    const kinds = Map.groupBy(
      messages.filter(({ kind }) => kind),
      ({ kind }) => kind,
    );
    for (const [kind, own] of kinds) {
      const { seen, urgent } = measure(careDetector, own);
      console.log(`    ${kind!.padEnd(10)} seen ${seen.k}/${seen.n}, urgent ${urgent.k}/${urgent.n}`);
    }
  }
}

/**
 * Messages of talks, by what readers found in each. With the even sets of talks rules were mended, which flatters all of
 * them; the odd ones were not read.
 */
async function printTalks(): Promise<void> {
  const judged = await judgedForCare(join(import.meta.dirname, '..', 'corpora'));
  const unread = judged.filter(({ set }) => !/[02468]$/.test(set));
  console.log('\nmessages of talks that were not read while rules were mended, each by itself');
  for (const [name, messages] of [
    ['urgent by readers', unread.filter(({ isUrgent }) => isUrgent)],
    ['grave, and not urgent', unread.filter(({ kind, isUrgent }) => kind !== null && !isUrgent)],
    ['nobody in danger', unread.filter(({ kind }) => kind === null)],
  ] as const) {
    const found = messages.map(({ turns }) => findingOf(careDetector, turns.slice(-1)));
    const urgent = found.filter((each) => each?.level === 'urgent').length;
    const any = found.filter((each) => each !== null).length;
    console.log(
      `  ${name.padEnd(24)} urgent ${formatProportion(urgent, found.length)}   any level ${formatProportion(any, found.length)}`,
    );
  }
}

async function printQuiet(): Promise<void> {
  console.log('\nWhat must stay quiet: messages that raise a finding, urgent and at any level');
  for (const [name, texts] of [
    ['requests for a passage', passageRequests()],
    ['verses of the KJV', await verseWords('kjv')],
    ['verses of the WEB', await verseWords('web')],
    ['prompts of the library', promptWords()],
    ['titles and questions of the guide', guideSubjects()],
    ['texts of the guide', guideTexts()],
    // Another share than that which the weights were learned from.
    ['plain requests, put together', plainRequests(2)],
  ] as const) {
    const { falseUrgent, falseAny } = measure(careDetector, texts.map(asOrdinary));
    console.log(
      `  ${name.padEnd(36)} ${formatProportion(falseUrgent.k, falseUrgent.n)}   ${formatProportion(falseAny.k, falseAny.n)}`,
    );
  }
}

const asOrdinary = (text: string): WrittenMessage => ({
  kind: null,
  form: 'ordinary',
  turns: [text],
  mustSee: false,
  set: 'texts',
});

/** The detector without parts of it, one row each: counts on every set. */
function printParts(): void {
  const { NEGATIVE_INFINITY: never, POSITIVE_INFINITY: always } = Number;
  const files = [...new Set(STATEMENTS.map(({ kind }) => kind))];
  const names = [...new Set(STATEMENTS.map(({ kind, name }) => `${kind}: ${name}`))];
  const without = (leavesOut: (statement: (typeof STATEMENTS)[number]) => boolean): CareDetector =>
    createDetector({ statements: STATEMENTS.filter((statement) => !leavesOut(statement)) });
  const alone = {
    said: never,
    named: always,
    hinted: never,
    hintedUrgent: always,
    possible: always,
    after: always,
  };
  const variants: [string, CareDetector][] = [
    ['both', careDetector],
    ['statements alone', createDetector({ thresholds: alone })],
    ['score alone', createDetector({ statements: [] })],
    [
      'statements never outweighed',
      createDetector({ thresholds: { ...THRESHOLDS, said: never, hinted: never } }),
    ],
    ...(['said', 'hinted', 'named', 'turning'] as const).map((strength): [string, CareDetector] => [
      `without what is ${strength}`,
      without((statement) => statement.strength === strength),
    ]),
    ...files.map((kind): [string, CareDetector] => [
      `without ${kind}.ts`,
      without((each) => each.kind === kind),
    ]),
    ...names.map((name): [string, CareDetector] => [
      `without ${name}`,
      without((each) => `${each.kind}: ${each.name}` === name),
    ]),
  ];
  console.log(
    '\nParts: seen / urgent / explicit urgent / right kind / right about | harmless: any / urgent, by set',
  );
  const of = ({ k }: Count): string => String(k);
  for (const [name, detector] of variants) {
    const cells = sets.map(({ name: set, messages }) => {
      const all = measure(detector, messages);
      const grave = [all.seen, all.urgent, all.explicitUrgent, all.rightKind, all.rightAbout]
        .map(of)
        .join('/');
      return `${set} ${all.seen.n > 0 ? grave : ''}|${of(all.falseAny)}/${of(all.falseUrgent)}`;
    });
    console.log(`  ${name.padEnd(52)} ${cells.join('  ')}`);
  }
}

async function printCosts(): Promise<void> {
  const text = (await verseWords('web')).slice(16_000, 16_100).join(' ').slice(0, 1_880);
  const long =
    `${text.slice(0, 900)} I cannot sleep and I do not know what to pray. ${text.slice(900)} My husband is away and I am so tired of everything.`.slice(
      0,
      2_000,
    );
  for (let turn = 0; turn < 200; turn++) careDetector.detectSigns(long);
  const times = Array.from({ length: 500 }, () => {
    const began = performance.now();
    findingOf(careDetector, [long]);
    return performance.now() - began;
  }).sort((a, b) => a - b);
  console.log(
    `\nOne check of ${long.length} characters: median ${times[250]!.toFixed(3)} ms, 99% under ${times[495]!.toFixed(3)} ms (wanted: 1 ms)`,
  );

  const built = await build({
    logLevel: 'silent',
    configFile: false,
    build: { write: false, lib: { entry: 'care/detector.ts', formats: ['es'] }, minify: true },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const size = outputs.reduce(
    (sum, each) => sum + (each.type === 'chunk' ? gzipSync(each.code, { level: 9 }).length : 0),
    0,
  );
  console.log(`The detector in a browser: ${(size / 1000).toFixed(1)} kB gzipped (wanted: at most 120 kB)`);
}

if (process.argv.includes('--parts')) printParts();
else {
  printSets();
  await printTalks();
  await printQuiet();
  await printCosts();
}
