import { beforeAll, describe, expect, it } from 'vitest';
import { brokenIn } from '../../tests/check/balance.ts';
import { growthOf, REAL_ANSWERS, realAnswers } from '../../tests/check/real-answers.ts';
import { realCheckParts } from '../../tests/support/bible.ts';
import { checkText } from '../check.ts';
import { quotationOf, standsIn } from '../quotations/compare.ts';
import { type CheckParts, translationsOf } from '../quotations/true-words.ts';
import { parseReference } from '../references/references.ts';
import { clauseEndsOfPassage, wordsOfPassage } from '../text/words.ts';

const replies = realAnswers();
const there = replies.length > 0;
const LONGEST = 1.6;
const MOST_GROWTH = 2;

describe.skipIf(!there)(`real answers of models (skipped where ${REAL_ANSWERS} is not there)`, () => {
  let parts: CheckParts;
  beforeAll(async () => {
    parts = await realCheckParts();
  });

  it('come through with nothing but the text standing as Scripture, and little longer', () => {
    for (const reply of replies) {
      const { corrected, correctedFindings } = checkText(reply, parts);
      expect(corrected.length).toBeLessThanOrEqual(reply.length * LONGEST);
      for (const { start, end, status, kind, osis, version } of correctedFindings) {
        const written = corrected.slice(start, end);
        if (kind !== 'quotation' || status === 'unverified') continue;
        if (status === 'paraphrased' || status === 'not-found') expect(written).not.toMatch(/^["“«>]/);
        if (status !== 'verified' && status !== 'corrected') continue;
        const passage = parseReference(osis);
        if (!passage.ok) throw new Error(`No passage: ${osis}`);
        const words = written.startsWith('>')
          ? written.replace(/\n\s*>\s*—.*$/, '')
          : written.slice(0, written.search(/["”’'»][^"”’'»]*$/));
        const translation = translationsOf(parts).find(({ label }) => label === version)!;
        const text = wordsOfPassage(translation, passage.passage.ranges);
        expect(
          standsIn(quotationOf(words.replace(/\s*\([^()]*\d[^()]*\)?[\s.*_]*$/, '')), text, () =>
            clauseEndsOfPassage(translation, passage.passage.ranges),
          ),
          written,
        ).toBe(true);
      }
    }
  });

  it('keep their Markdown whole, and set no more than twice what was quoted', () => {
    for (const reply of replies) {
      const checked = checkText(reply, parts);
      expect(brokenIn(reply, checked.corrected), reply.slice(0, 80)).toBe('');
      for (const { factor, quoted } of growthOf(checked))
        expect(factor, quoted).toBeLessThanOrEqual(MOST_GROWTH);
    }
  });

  it('keep every word that was not in quotation marks', () => {
    const bare = (text: string) => text.replace(/[^\p{L}]+/gu, '').toLowerCase();
    for (const reply of replies) {
      const { corrected, findings, correctedFindings } = checkText(reply, parts);
      let kept = '';
      let set = '';
      let at = 0;
      let place = 0;
      for (const [index, finding] of findings.entries()) {
        const there = correctedFindings[index]!;
        if (finding.kind !== 'quotation') continue;
        kept += reply.slice(at, finding.start);
        set += corrected.slice(place, there.start);
        at = Math.max(at, finding.end);
        place = Math.max(place, there.end);
      }
      // What is left over of a bracket that went may stand behind the block; no word is lost.
      const before = bare(kept + reply.slice(at));
      const after = bare(set + corrected.slice(place));
      expect(after.length).toBeGreaterThanOrEqual(before.length * 0.995);
    }
  });
});

it.skipIf(there)(`${REAL_ANSWERS} is not there: real answers of models were not tried`, () => {
  expect(there).toBe(false);
});
