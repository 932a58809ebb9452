/**
 * `npm run check-text -- file.md [--version web]`: compares every reference and quotation of a text with the Bible.
 * `-` reads standard input. Exit code 0: nothing is wrong; 1: words differ from the passage or are not in the Bible, or
 * a reference names nothing; 2: the text could not be checked. Quotations from translations we do not have are not
 * counted as wrong.
 */
import fs from 'node:fs';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { SAYINGS } from '../content/sayings/all.ts';
import { openCheck, type ReportedFinding } from '../scripture/check-report.ts';
import { candidateVerses } from '../scripture/search/search.ts';
import { COMPLETE_TRANSLATION, isTranslationId, TRANSLATION_IDS } from '../scripture/translations.ts';
import { loadBible } from '../server/bible/load.ts';

const USAGE = `Usage: npm run check-text -- <file, or - for standard input> [--version ${TRANSLATION_IDS.join('|')}]`;
const BUILT = path.join(import.meta.dirname, '../dist/bible');
const CANDIDATES = 8;

/** The text cannot be checked; the message says why. */
class Unusable extends Error {}

/** The file and translation from the command line. */
function readArguments(): { file: string; version: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { version: { type: 'string' } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Unusable(USAGE);
    return { file, version: values.version?.toLowerCase() };
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(`${(error as Error).message}\n${USAGE}`);
  }
}

/** The text of a file, or of standard input for `-`. */
async function textOf(file: string): Promise<string> {
  if (file === '-') return readAll(process.stdin);
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    throw new Unusable(`${file} could not be read.`);
  }
}

async function openBible(): ReturnType<typeof loadBible> {
  try {
    return await loadBible(BUILT);
  } catch {
    throw new Unusable('The Bible is not built yet. Please run: node scripts/setup.mjs');
  }
}

/** Returns a function from an offset to "line:column", both from 1, columns in UTF-16 units. */
function positionsIn(text: string): (offset: number) => string {
  const lines = [0];
  for (const { index } of text.matchAll(/\r\n?|\n/g))
    lines.push(index + (text.startsWith('\r\n', index) ? 2 : 1));
  return (offset) => {
    const after = lines.findIndex((start) => start > offset);
    const line = (after < 0 ? lines.length : after) - 1;
    return `${line + 1}:${offset - lines[line]! + 1}`;
  };
}

const MAX_SHOWN_LENGTH = 200;
const short = (words: string): string => {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH)} ...` : line;
};

function statusOf({ status, version }: ReportedFinding): string {
  switch (status) {
    case 'verified':
      return `word for word, ${version}`;
    case 'corrected':
      return version ? `differs from the ${version}` : 'differs';
    case 'paraphrased':
      return 'in other words';
    case 'unverified':
      return version ? `${version}, not checked` : 'not checked';
    case 'mentioned':
      return 'named';
    case 'not-found':
      return 'not found in the Bible';
  }
}

function report(finding: ReportedFinding, text: string, position: string): string {
  const { status, reference, quoted, note } = finding;
  const lines = [`${position}  ${statusOf(finding)}${reference ? `  ${reference}` : ''}`];
  if (status === 'mentioned' || status === 'verified') return note ? `${lines[0]}\n    ${note}` : lines[0]!;
  lines.push(`    written: ${short(quoted ?? text.slice(finding.start, finding.end))}`);
  if (finding.text) lines.push(`    text:    ${short(finding.text)}`);
  if (note) lines.push(`    ${note}`);
  return lines.join('\n');
}

async function run(): Promise<number> {
  const { file, version } = readArguments();
  const { bible, searchIndex } = await openBible();
  if (version !== undefined && !isTranslationId(version)) {
    throw new Unusable(
      `We do not have the translation "${version}". Available are ${TRANSLATION_IDS.join(', ')}.`,
    );
  }
  const text = await textOf(file);
  const { findings, summary } = openCheck(SAYINGS)(text, {
    bible,
    preferred: version,
    fallback: COMPLETE_TRANSLATION,
    findCandidates: (words) => candidateVerses(searchIndex, words, CANDIDATES),
  });
  const positionOf = positionsIn(text);
  for (const finding of findings) console.log(report(finding, text, positionOf(finding.start)));
  const { verified, corrected, paraphrased, unverified, mentioned, notFound } = summary;
  console.log(
    `${findings.length === 0 ? '' : '\n'}${findings.length} found: ${verified} word for word, ${corrected} differ, ${paraphrased} in other words, ${unverified} not checked, ${mentioned} named, ${notFound} not found`,
  );
  return corrected + paraphrased + notFound > 0 ? 1 : 0;
}

process.exitCode = await run().catch((error: unknown) => {
  if (!(error instanceof Unusable)) throw error;
  console.error(error.message);
  return 2;
});
