import { describe, expect, test } from 'vitest';
import { linesFor, regionOf } from '../../care/help-lines.ts';
import { dangersInReply } from '../../care/reply-safety.ts';
import type { CareFinding, CareKind } from '../../care/types.ts';
import { HELP_LINES } from '../../content/help-lines.ts';
import { loadRealBible } from '../../tests/support/bible.ts';
import { careReply } from './care-reply.ts';

const { bible } = await loadRealBible();
const KINDS: readonly CareKind[] = ['crisis', 'abuse', 'child', 'medical', 'danger'];

function answer(finding: Omit<CareFinding, 'signs' | 'level'>, told = 0, region = 'GB') {
  const lines = regionOf(HELP_LINES, region);
  return careReply({
    finding: { ...finding, level: 'urgent', signs: ['a sign'] },
    told,
    care: {
      level: 'urgent',
      kind: finding.kind,
      region: lines.region,
      resources: linesFor(lines, finding.kind).map(({ kinds: _, ...line }) => line),
    },
    bible,
    translation: 'web',
  });
}

const ALL = KINDS.flatMap((kind) =>
  (['open', 'veiled'] as const).flatMap((said) =>
    (['self', 'someone-else'] as const).flatMap((about) =>
      [true, false].flatMap((emergency) => [0, 1, 2].map((told) => ({ kind, said, about, emergency, told }))),
    ),
  ),
);

describe('our own words', () => {
  test.each(ALL)(
    '$kind, $said, $about, emergency $emergency, told $told: name the lines and may be shown',
    (each) => {
      const { first, rest } = answer(each, each.told);
      expect(rest).toContain('**People you can reach now**');
      expect(rest).toMatch(/\*\*(?:Samaritans|Emergency services|National Domestic|Childline)/);
      expect(rest).not.toMatch(/\[\[|\{/);
      expect(rest.match(/^> —/gm)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(dangersInReply(`${first} ${rest}`, each.kind)).toEqual([]);
      expect(`${first} ${rest}`.split(/\s+/).length).toBeLessThan(320);
    },
  );

  test('change from turn to turn, and come round again', () => {
    const finding = { kind: 'crisis', said: 'open', about: 'self', emergency: false } as const;
    const firsts = [0, 1, 2].map((told) => answer(finding, told).first);
    expect(new Set(firsts).size).toBe(3);
    expect(answer(finding, 3).first).toBe(firsts[0]);
  });

  test('ask directly where despair was veiled', () => {
    for (const told of [0, 1, 2]) {
      const { first } = answer({ kind: 'crisis', said: 'veiled', about: 'self', emergency: false }, told);
      expect(first).toMatch(/suicide|ending your life|killing yourself/);
      expect(first).toContain('?');
    }
  });

  test('quote in the reader’s translation', () => {
    expect(answer({ kind: 'crisis', said: 'open', about: 'self', emergency: false }).rest).toContain('(WEB)');
  });
});
