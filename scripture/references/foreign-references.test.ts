import { beforeAll, describe, expect, it } from 'vitest';
import { realCheckParts } from '../../tests/support/bible.ts';
import { summaries, throughGate } from '../../tests/support/gate.ts';
import type { GateOptions } from '../stream/gate.ts';
import { BOOKS, bookByOsis } from '../text/books.ts';
import { FOREIGN_BOOKS } from './foreign-books.ts';
import { foreignReferences } from './foreign-references.ts';
import { findReferences } from './references.ts';

const found = (text: string) =>
  findReferences(text).map((each) => [
    text.slice(each.start, each.end),
    each.kind === 'passage' ? each.passage.reference : each.reason,
  ]);

describe('references in other languages', () => {
  it('are to books that exist', () => {
    expect([...FOREIGN_BOOKS.values()].every((osis) => bookByOsis(osis) !== undefined)).toBe(true);
    expect(new Set(FOREIGN_BOOKS.values()).size).toBe(66);
  });

  it.each([
    ['Juan 3:16', 'John 3:16'],
    ['1 Corintios 13:4-7', '1 Corinthians 13:4-7'],
    ['1. Korinther 13,4-7', '1 Corinthians 13:4-7'],
    ['Römer 8,31', 'Romans 8:31'],
    ['1. Mose 1,1', 'Genesis 1:1'],
    ['I Corinthiens 13.4', '1 Corinthians 13:4'],
    ['Psaume 23', 'Psalm 23'],
    ['Salmo 23:1', 'Psalm 23:1'],
    ['João 3:16', 'John 3:16'],
    ['Giovanni 3,16', 'John 3:16'],
    ['Cantico dei Cantici 2,4', 'Song of Solomon 2:4'],
    ['Mazmur 23:1', 'Psalm 23:1'],
    ['Zaburi 23:1', 'Psalm 23:1'],
    ['Jana 3,16', 'John 3:16'],
    ['Psalm 23,1', 'Psalm 23:1'],
    ['1. Samuel 16,7', '1 Samuel 16:7'],
    ['Jean 3, 16', 'John 3:16'],
  ])('%s', (written, reference) => {
    expect(found(`(${written})`)).toEqual([[written, reference]]);
    expect(found(`Vgl. ${written}.`)).toEqual([[written, reference]]);
  });

  it('have a reason when they do not exist; other numbers are not references', () => {
    expect(found('Juan 99:1')).toEqual([['Juan 99:1', 'John has 21 chapters.']]);
    for (const text of ['Lucas 12,000', 'Santiago 5:30 pm', 'Marcos 5, 10 personas', 'Jean 23', 'el 3:16'])
      expect(foreignReferences(text)).toEqual([]);
  });

  it('in English may name psalms by ordinal numbers', () => {
    expect(found('The 23rd Psalm, the twenty-third Psalm and the hundredth Psalm')).toEqual([
      ['23rd Psalm', 'Psalm 23'],
      ['twenty-third Psalm', 'Psalm 23'],
      ['hundredth Psalm', 'Psalm 100'],
    ]);
    expect(found('The 151st Psalm')).toEqual([['151st Psalm', 'There are 150 psalms.']]);
  });
});

it('use no name that is also English', () => {
  for (const { name } of BOOKS)
    expect(FOREIGN_BOOKS.has(name.toLowerCase().replace(/^(\d) /, '$1'))).toBe(false);
});

describe('quotations in other languages', () => {
  let parts: GateOptions;
  beforeAll(async () => {
    parts = await realCheckParts();
  });

  it.each([
    '«Porque de tal manera amó Dios al mundo, que dio a su Hijo» (Juan 3:16)',
    '„Ist Gott für uns, wer kann wider uns sein?“ (Römer 8,31)',
    '« L’Éternel est mon berger : je ne manquerai de rien. » (Psaume 23:1)',
    '"La charité est patiente" (1 Corinthiens 13.4)',
  ])('stay, unchecked, with the English text: %s', (text) => {
    const outcome = throughGate([text], parts);
    expect(outcome.content).toBe(text);
    expect(summaries(outcome)).toHaveLength(1);
    expect(outcome.findings[0]).toMatchObject({ status: 'unverified', version: '' });
    expect(outcome.findings[0]!.text).toMatch(/God|LORD|Charity/);
  });
});
