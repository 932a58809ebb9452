import { describe, expect, it } from 'vitest';
import type { Checked, TextFinding } from './checked.ts';
import { countsOf, reportMarkdown } from './report-markdown.ts';

const SUMMARY = { verified: 0, corrected: 0, paraphrased: 0, unverified: 0, mentioned: 0, notFound: 0 };
const aChecked = (
  checkedText: string,
  findings: Partial<TextFinding>[],
  more: Partial<Checked> = {},
): Checked => ({
  checkedText,
  findings: findings.map((parts) => ({
    start: 0,
    end: checkedText.length,
    kind: 'quotation',
    status: 'verified',
    ...parts,
  })),
  summary: SUMMARY,
  corrected: checkedText,
  onDevice: null,
  ...more,
});

describe('the report', () => {
  it('has the counts, each finding with what was written and the passage, and the corrected text', () => {
    const checked = aChecked(
      'So *he* wrote.',
      [
        {
          status: 'corrected',
          reference: 'John 3:16',
          version: 'KJV',
          quoted: 'as_he <said>',
          text: 'as it is',
        },
        { status: 'not-found', kind: 'reference', note: 'John has\n21 chapters.' },
      ],
      { corrected: 'So *it* is.\n' },
    );
    expect(reportMarkdown(checked, '2026-11-21')).toBe(
      [
        '# Checked text, 2026-11-21',
        '2 found: 1 differ, 1 not in the Bible.',
        '## Findings',
        '1. **John 3:16**: Differs from the KJV.\n   - Written: as\\_he \\<said\\>\n   - KJV: as it is\n2. No such passage.\n   - Written: So \\*he\\* wrote.\n   - John has 21 chapters.',
        '## Corrected text',
        'So *it* is.',
      ].join('\n\n'),
    );
  });

  it('says when it was checked on the device, and when nothing was found', () => {
    const report = reportMarkdown(aChecked('Peace.', [], { onDevice: ['KJV', 'WEB'] }), '2026-11-21');
    expect(report).toContain(
      'No Bible reference or quotation was found. Checked on this device, with the KJV, WEB.',
    );
    expect(report).not.toContain('## Findings');
  });

  it('counts in the order of the page', () => {
    const { findings } = aChecked('x', [
      { status: 'mentioned' },
      { status: 'unverified' },
      { status: 'verified' },
      { status: 'paraphrased' },
    ]);
    expect(countsOf(findings)).toBe('1 word for word, 1 differ, 1 not checked, 1 mentioned');
  });
});
