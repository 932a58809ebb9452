import { beforeAll, describe, expect, it } from 'vitest';
import { bookByOsis, parseVerseOsis, VERSE_COUNT, verseOsis } from '../text/books.ts';
import { isOmitted } from '../text/versification.ts';
import { rootOf } from '../text/word-forms.ts';
import type { Bible, Translation, TranslationId } from '../types.ts';
import { buildSearchIndex, openSearchIndex, type SearchIndex } from './index-file.ts';
import { candidateVerses, search } from './search.ts';

/** Some verses in the words of each translation; all others say nothing that is looked for. */
const WORDS: Record<string, Partial<Record<TranslationId, string>>> = {
  'Gen.1.1': { kjv: 'In the beginning God created the heaven and the earth.' },
  'Ps.23.1': {
    kjv: 'The LORD is my shepherd; I shall not want.',
    web: 'Yahweh is my shepherd: I shall lack nothing.',
    asv: 'Jehovah is my shepherd; I shall not want.',
  },
  'Ps.34.18': { web: 'Yahweh is near to those who have a broken heart.' },
  'Ps.51.17': { kjv: 'A broken and a contrite heart, O God, thou wilt not despise.' },
  'Zech.13.7': { kjv: 'Awake, O sword, against my shepherd: smite the shepherd.' },
  'John.3.16': {
    kjv: 'For God so loved the world, that whosoever believeth in him should not perish.',
    web: 'For God so loved the world, that whoever believes in him should not perish.',
  },
  '1John.2.15': {
    kjv: 'Love not the world, neither the things that are in the world. If any man love the world.',
  },
  'Matt.5.43': { kjv: 'Thou shalt love thy neighbour, and hate thine enemy.' },
  'Phil.1.16': { kjv: 'The one preach Christ of contention.', asv: 'the one of love' },
  'Phil.1.17': { kjv: 'But the other of love.', asv: 'but the other proclaim Christ of faction' },
};

function aTranslation(id: TranslationId): Translation {
  const texts = new Map(
    Object.entries(WORDS).map(([osis, words]) => [parseVerseOsis(osis)!, words[id] ?? '']),
  );
  const text = (index: number) => (isOmitted(id, index) ? '' : (texts.get(index) ?? 'and it came to pass'));
  return { id, label: id.toUpperCase(), name: id, revision: id, text, verse: () => null };
}

let bible: Bible;
let file: Uint8Array;
let index: SearchIndex;
beforeAll(() => {
  bible = { kjv: aTranslation('kjv'), web: aTranslation('web'), asv: aTranslation('asv') };
  file = buildSearchIndex(bible);
  index = openSearchIndex(file, Object.values(bible));
});
const found = (query: string, options = {}) =>
  search(index, query, { limit: 5, ...options }).hits.map((hit) => verseOsis(hit.index));

describe('search', () => {
  it('finds a verse by the words of any translation', () => {
    expect(found('shall lack nothing')[0]).toBe('Ps.23.1');
    expect(found('shall not want')[0]).toBe('Ps.23.1');
  });

  it('finds old and modern forms and British and American spellings', () => {
    expect(found('believing')).toEqual(['John.3.16']);
    expect(found('neighbors thou lovedst')[0]).toBe('Matt.5.43');
    expect(found('Shepherds')).toEqual(['Zech.13.7', 'Ps.23.1']);
  });

  it('ranks verses with the words in the same order first', () => {
    expect(found('so loved the world')[0]).toBe('John.3.16');
    expect(found('love the world')).toContain('1John.2.15');
  });

  it('corrects misspelt words and splits compounds', () => {
    expect(found('shephrd')).toContain('Ps.23.1');
    expect(found('nieghbour')).toEqual(['Matt.5.43']);
    expect(found('brokenhearted')).toEqual(['Ps.34.18', 'Ps.51.17']);
  });

  it('searches within a testament or a book', () => {
    expect(found('world', { testament: 'old' })).toEqual([]);
    expect(found('shepherd', { testament: 'old' })).toHaveLength(2);
    expect(found('shepherd', { book: bookByOsis('Ps')!.number })).toEqual(['Ps.23.1']);
    expect(found('shepherd', { book: 99 })).toEqual([]);
  });

  it('returns pages of one list and the total', () => {
    const all = search(index, 'pass', { limit: 30 });
    const second = search(index, 'pass', { limit: 10, offset: 10 });
    expect(all.total).toBeGreaterThan(30_000);
    expect(second.total).toBe(all.total);
    expect(second.hits).toEqual(all.hits.slice(10, 20));
  });

  it('finds nothing where there are no known words', () => {
    for (const query of ['', ' \n', '?!', 'xyzzy qqqq', '字', '\u0000']) {
      expect(search(index, query, { limit: 5 })).toMatchObject({ hits: [], total: 0 });
    }
  });

  it('handles a very long query', () => {
    expect(found('shepherd '.repeat(20_000))).toContain('Ps.23.1');
    expect(found('a'.repeat(100_000))).toEqual([]);
  });

  it('treats swapped verses of two translations as the same verse', () => {
    const [first] = candidateVerses(index, 'preach contention proclaim faction', 1);
    expect(verseOsis(first!)).toBe('Phil.1.16');
  });
});

describe('candidates for a quotation', () => {
  it('are the verses that share most words with it', () => {
    const [first] = candidateVerses(index, 'For God loved the world so much that whoever believes', 3);
    expect(verseOsis(first!)).toBe('John.3.16');
    expect(candidateVerses(index, 'xyzzy', 3)).toEqual([]);
  });
});

describe('the index file', () => {
  it('is the same in every build and refused when damaged or another file', () => {
    expect(buildSearchIndex(bible)).toEqual(file);
    expect(() => openSearchIndex(new Uint8Array(30), [])).toThrow('not a search index');
    expect(() => openSearchIndex(file.subarray(0, file.length - 1), [])).toThrow('damaged');
  });

  it('can be read at any byte offset', () => {
    const room = new Uint8Array(file.length + 1);
    room.set(file, 1);
    const opened = openSearchIndex(room.subarray(1), []);
    expect(opened.verses).toEqual(index.verses);
    expect(opened.lengthNorms).toHaveLength(VERSE_COUNT);
  });
});

describe('word forms', () => {
  it.each([
    ['believe believes believed believeth believest believing'],
    ['love loves loved loveth lovest lovedst loving'],
    ['say says said saith sayest'],
    ['cry cries cried crieth crying'],
    ['die dies died dieth dying'],
    ['lay lays layeth laying'],
    ['bless blesses blessed blesseth blessing blessings'],
    ['stop stopped stopping stops'],
    ['saviour savior saviours'],
    ['show shew sheweth shewed showed showing'],
    ['child children'],
    ["god god's gods"],
    ['teach taught teacheth teaching'],
    ['give gives giveth gave given giving'],
    ['take taketh took takes taking'],
  ])('%s have one root', (forms) => {
    expect(new Set(forms.split(' ').map(rootOf)).size).toBe(1);
  });

  it.each([
    ['priest pry'],
    ['his hi'],
    ['thing th'],
    ['morning morn'],
    ['king k'],
    ['need nee'],
    ['moses mose'],
    ['here her'],
  ])('%s have not', (pair) => {
    const [one, other] = pair.split(' ') as [string, string];
    expect(rootOf(one)).not.toBe(rootOf(other));
  });
});
