import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ELSEWHERE, regionOf } from '../../care/help-lines.ts';
import { HELP_LINES, type HelpLines } from '../../content/help-lines.ts';
import { helpLinesFile } from '../../contract/care.ts';
import { SettingsError } from '../config.ts';

const OUR_ELSEWHERE = regionOf(HELP_LINES, ELSEWHERE);

/**
 * The operator's list of help lines, or ours without a `file`. Throws SettingsError with a sentence that says where the
 * file is wrong: help that cannot be reached is worse than a server that does not start.
 */
export function readHelpLines(file: string | undefined): HelpLines {
  if (file === undefined) return HELP_LINES;
  return helpLinesOf(readJson(file));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read';
    throw new SettingsError([`HELP_LINES_FILE names a file that ${why}.`]);
  }
}

function helpLinesOf(value: unknown): HelpLines {
  const parsed = helpLinesFile.safeParse(value);
  if (!parsed.success) throw new SettingsError(parsed.error.issues.slice(0, 5).map(sentenceOf));
  const { regions } = parsed.data;
  // Whoever comes from nowhere on the list must find help too.
  const all = regions.some(({ region }) => region === ELSEWHERE) ? regions : [...regions, OUR_ELSEWHERE];
  return { ...parsed.data, regions: all } as HelpLines;
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return `HELP_LINES_FILE: ${place.replace(/^\./, '') || 'the file'}: ${message.replace(/\.$/, '')}.`;
}
