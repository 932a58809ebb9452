import type { Checked, TextFinding } from './checked.ts';
import { COUNT_LABELS, resultOf, TONES, toneOf } from './tone.ts';

/** "3 word for word, 2 differ": only tones that occur. */
export function countsOf(findings: readonly TextFinding[]): string {
  const counts = TONES.map((tone) => [
    findings.filter((each) => toneOf(each) === tone).length,
    COUNT_LABELS[tone],
  ]);
  return counts
    .filter(([count]) => count !== 0)
    .map((both) => both.join(' '))
    .join(', ');
}

/** The report as Markdown: the findings, then the corrected text. `day` is the reader's date ("2026-11-21"). */
export function reportMarkdown(checked: Checked, day: string): string {
  const { checkedText, findings, corrected, onDevice } = checked;
  const counts = countsOf(findings);
  const where = onDevice ? ` Checked on this device, with the ${onDevice.join(', ')}.` : '';
  const summary =
    findings.length === 0
      ? 'No Bible reference or quotation was found.'
      : `${findings.length} found: ${counts}.`;
  return [
    `# Checked text, ${day}`,
    `${summary}${where}`,
    ...(findings.length > 0
      ? ['## Findings', findings.map((each, at) => item(each, at, checkedText)).join('\n')]
      : []),
    '## Corrected text',
    corrected.trim(),
  ].join('\n\n');
}

function item(finding: TextFinding, at: number, checkedText: string): string {
  const { reference, version, text, note, start, end, quoted } = finding;
  const name = reference ? `**${inLine(reference)}**: ` : '';
  const lines = [`${at + 1}. ${name}${resultOf(finding)}.`];
  lines.push(`   - Written: ${inLine(quoted ?? checkedText.slice(start, end))}`);
  if (text) lines.push(`   - ${version || 'Text'}: ${inLine(text)}`);
  if (note) lines.push(`   - ${inLine(note)}`);
  return lines.join('\n');
}

/** The text on one line, with Markdown's special characters escaped. */
const inLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|]/g, '\\$&');
