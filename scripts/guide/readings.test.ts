import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../scripture/references/references.ts';
import { translationsWith } from '../../scripture/text/versification.ts';
import { TRANSLATION_IDS } from '../../scripture/translations.ts';
import { readEntries } from '../build-guide.ts';

const { readings: READINGS } = await readEntries(join(import.meta.dirname, '../../content/en'));

describe('occasions and kinds of work', () => {
  it('are at least 45, told apart by their signs', () => {
    expect(READINGS.length).toBeGreaterThanOrEqual(45);
    const owners = new Map<string, string>();
    for (const { id, signs, isWork } of READINGS)
      for (const sign of signs) {
        expect(sign).toMatch(/^[a-z0-9][a-z0-9' -]*$/);
        const key = `${isWork ?? false} ${sign}`;
        expect(owners.get(key), `${sign}: ${id}`).toBeUndefined();
        owners.set(key, id);
      }
  });

  it.each(READINGS.map((entry) => [entry.id, entry] as const))(
    '%s names passages that every translation holds, each once',
    (_id, entry) => {
      const marks = entry.passages.map(({ mark }) => mark);
      expect(new Set(marks).size).toBe(marks.length);
      expect(marks.length).toBeGreaterThanOrEqual(6);
      for (const mark of marks) {
        const parsed = parseReference(mark.slice(2, -2));
        if (!parsed.ok) throw new Error(`${mark}: ${parsed.message}`);
        expect(`[[${parsed.passage.reference}]]`).toBe(mark);
        for (const { first, last } of parsed.passage.ranges)
          for (let verse = first; verse <= last; verse += 1)
            expect(translationsWith(verse), mark).toEqual([...TRANSLATION_IDS]);
      }
      for (const { note } of entry.passages) expect(note).toMatch(/^[A-Z].*[.?]$/);
      for (const blessing of entry.blessings ?? []) expect(blessing).toMatch(/Amen\.$/);
    },
  );
});
