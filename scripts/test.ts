/**
 * `npm test`: runs everything, the quickest part first. The last line is "N passed, N failed".
 *   node scripts/test.ts [check] [unit] [e2e] [faults]     runs only the named parts
 * `faults` (`npm run test:faults`) is the long form of tests/faults, which `npm test` runs in its short form.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findOrInstallBrowser } from './find-browser.ts';

interface Tally {
  passed: number;
  failed: number;
  /** Titles of tests that failed at first and passed when repeated: each deserves a look. */
  repeated?: string[];
}

const node = process.execPath;
const bin = (name: string): string => path.join('node_modules', '.bin', name);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-test-'));

function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

const CHECKS: [string, string, string[]][] = [
  ['types of the server', node, ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.json']],
  ['types of the pure folders', node, ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.pure.json']],
  ['types of the end-to-end tests', node, ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.e2e.json']],
  ['types of the web app', node, ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.web.json']],
  ['lint and format', bin('biome'), ['ci', '--colors=off', '.']],
  [
    'imports between folders',
    bin('depcruise'),
    [
      '--config',
      '.dependency-cruiser.mjs',
      '{contract,content,games,language,learning,scripture,care,server,web}',
    ],
  ],
  ['unused code', bin('knip'), ['--no-progress']],
];

async function check(): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  for (const [name, command, args] of CHECKS) {
    const { code, output } = await run(command, args);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code !== 0) console.log(output);
    tally[code === 0 ? 'passed' : 'failed']++;
  }
  return tally;
}

/** Runs a test runner that writes a JSON report; its output is printed only if something failed. */
async function suite(
  name: string,
  args: string[],
  report: string,
  count: (report: never, output: string) => Tally,
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const began = performance.now();
  const { code, output } = await run(node, args, env);
  let tally: Tally = { passed: 0, failed: 1 };
  try {
    tally = count(JSON.parse(fs.readFileSync(report, 'utf8')) as never, output);
  } catch {
    console.log(`${name}: no report was written.`);
  }
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  );
  for (const title of tally.repeated ?? []) console.log(`       passed only when repeated: ${title}`);
  if (tally.failed > 0) {
    console.log(failureSummary(output));
    console.log(output.slice(-30_000));
  }
  return tally;
}

/** What a runner printed about its failures, without the list of what passed: a log that is cut must still name them. */
function failureSummary(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter(
      (line) =>
        /^\s+(?:✘|×|FAIL\b|\d+\) )/u.test(line) || /^\s*(?:\w*Error:|Expected|Received|Locator)/u.test(line),
    );
  return lines.slice(0, 60).join('\n');
}

const vitest = (name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> => {
  const report = path.join(reports, 'unit.json');
  return suite(
    name,
    ['node_modules/vitest/vitest.mjs', 'run', ...args],
    report,
    (r: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }, output) => ({
      passed: r.numPassedTests,
      failed: Math.max(r.numFailedTests, r.numFailedTestSuites > 0 ? 1 : 0),
      repeated: [...output.matchAll(/^passed only when repeated: (.*)$/gmu)].map(([, title]) => title ?? ''),
    }),
    { UNIT_TEST_REPORT: report, ...env },
  );
};

const unit = (): Promise<Tally> => vitest('unit and contract tests', []);
const faults = (): Promise<Tally> =>
  vitest('faults, the long form', ['tests/faults', '--no-file-parallelism'], { FAULTS: 'long' });

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

const flakyTitles = (suites: PlaywrightSuite[]): string[] =>
  suites.flatMap((suite) => [
    ...suite.specs
      .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
      .map((spec) => `${suite.title}: ${spec.title}`),
    ...flakyTitles(suite.suites ?? []),
  ]);

const e2e = (): Promise<Tally> => {
  const report = path.join(reports, 'e2e.json');
  return suite(
    'end-to-end tests',
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    report,
    (r: { stats: { expected: number; flaky: number; unexpected: number }; suites: PlaywrightSuite[] }) => ({
      passed: r.stats.expected + r.stats.flaky,
      failed: r.stats.unexpected,
      repeated: flakyTitles(r.suites),
    }),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM: findOrInstallBrowser() },
  );
};

const parts = { check, unit, e2e, faults };
const EVERYTHING: readonly (keyof typeof parts)[] = ['check', 'unit', 'e2e'];
const asked = process.argv.slice(2);
const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  fs.rmSync(reports, { recursive: true, force: true });
  process.exit(1);
}
const chosen = asked.filter(isPart);
const total = { passed: 0, failed: 0 };
for (const name of chosen.length > 0 ? chosen : EVERYTHING) {
  const tally = await parts[name]();
  total.passed += tally.passed;
  total.failed += tally.failed;
}
fs.rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
