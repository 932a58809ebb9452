/**
 * How well the rules of care see danger and leave faith's own language alone (docs/decisions/): k of n with 95% intervals
 * (Wilson) by kind and form, of the held-out half, of an independent set and one of short messages, and, apart, of what they
 * were made with (scripts/care/written/ is not measured: it was learned by heart); then the KJV verse by verse, the
 * prompts and the guide's topics, which should raise (nearly) nothing, and the time of a check. Names no case.
 */
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { careDetector } from '../care/detector.ts';
import { plainRequests } from '../scripts/care/plain-requests.ts';
import { readMessages } from '../scripts/care/read-messages.ts';
import { HELD_OUT_HARMLESS } from '../tests/care/held-out-harmless.ts';
import { HELD_OUT_RISK } from '../tests/care/held-out-risk.ts';
import { KNOWN } from '../tests/care/known.ts';
import { findingOf, guideSubjects, guideTexts, promptWords, verseWords } from '../tests/care/material.ts';
import type { CareCases } from '../tests/care/types.ts';
import { share } from '../tests/support/share.ts';

type Tally = Map<string, { k: number; n: number }>;

function add(tally: Tally, name: string, right: boolean): void {
  const { k, n } = tally.get(name) ?? { k: 0, n: 0 };
  tally.set(name, { k: k + Number(right), n: n + 1 });
}

function print(title: string, tally: Tally): void {
  console.log(title);
  for (const [name, { k, n }] of tally) console.log(`  ${name.padEnd(32)} ${share(k, n)}`);
}

type Measured = Omit<CareCases, 'form'> & { readonly form: string };

function measure(title: string, risk: readonly Measured[], harmless: readonly Measured[]): void {
  const [overall, kinds, forms]: [Tally, Tally, Tally] = [new Map(), new Map(), new Map()];
  for (const { kind, form, mustSee, said } of [...risk, ...harmless])
    for (const one of said) {
      const found = findingOf(one);
      const right = (found !== null) === (kind !== null);
      add(overall, kind === null ? 'specificity' : 'sensitivity', right);
      if (mustSee) add(overall, 'must be seen', right);
      if (kind !== null && found) add(overall, 'of those seen, the right kind', found.kind === kind);
      add(kinds, kind ?? 'harmless', right);
      add(forms, kind === null ? `harmless: ${form}` : form, right);
    }
  print(`\n${title}`, overall);
  print(' by kind', kinds);
  print(' by form', forms);
}

measure('Held-out half', HELD_OUT_RISK, HELD_OUT_HARMLESS);
for (const [folder, title] of [
  ['independent', 'Independent set: written without a look at rules or messages'],
  ['short', 'Short messages, two to ten words: written in the same way'],
] as const) {
  const messages = await readMessages(`tests/care/${folder}`);
  measure(
    title,
    messages.map(({ kind, form, turns }): Measured => ({ kind, form, said: [turns] })),
    [],
  );
}
measure('What rules and weights were made with', KNOWN, []);

console.log('\nWhat must stay quiet: messages that raise a finding');
for (const [name, all] of [
  ['verses of the KJV', await verseWords('kjv')],
  ['verses of the WEB', await verseWords('web')],
  ['prompts of the library', promptWords()],
  ['titles and questions of the guide', guideSubjects()],
  ['texts of the guide', guideTexts()],
  // Another share than that which the weights were learned from.
  ['plain requests, put together', plainRequests(2)],
] as const)
  console.log(
    `  ${name.padEnd(42)} ${share(all.filter((words) => findingOf(words) !== null).length, all.length)}`,
  );

const text = (await verseWords('web')).slice(16_000, 16_100).join(' ').slice(0, 1_880);
const long =
  `${text.slice(0, 900)} I cannot sleep and I do not know what to pray. ${text.slice(900)} My husband is away and I am so tired of everything.`.slice(
    0,
    2_000,
  );
for (let turn = 0; turn < 200; turn++) careDetector.detectSigns(long);
const times = Array.from({ length: 500 }, () => {
  const began = performance.now();
  careDetector.judge([careDetector.detectSigns(long)]);
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
console.log(`The rules in a browser: ${(size / 1000).toFixed(1)} kB gzipped`);
