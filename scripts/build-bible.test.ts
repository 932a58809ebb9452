import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKS, parseVerseOsis, VERSE_COUNT, verseOsis } from '../scripture/text/books.ts';
import type { DownloadList } from '../scripture/text/download-list.ts';
import { isOmitted } from '../scripture/text/versification.ts';
import { TRANSLATION_IDS, type TranslationId } from '../scripture/translations.ts';
import type { Bible, Verse, VerseIndex } from '../scripture/types.ts';
import { loadBible } from '../server/bible/load.ts';
import { BIBLE_SOURCES } from './bible/sources.ts';
import { buildBible } from './build-bible.ts';

const FILES = [...TRANSLATION_IDS, 'search'].map((name) => `${name}.bin`);
let folder: string;
let bible: Bible;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bible-'));
  await buildBible(folder);
  ({ bible } = await loadBible(folder));
});
afterAll(() => rm(folder, { recursive: true }));

const indexOfOsis = (osis: string): VerseIndex => parseVerseOsis(osis)!;
const verse = (id: TranslationId, osis: string): Verse => bible[id].verse(indexOfOsis(osis))!;

/** The OSIS names of all verses that match, so that a failure names them. */
function versesWhere(id: TranslationId, matches: (verse: Verse, index: VerseIndex) => boolean): string[] {
  const names: string[] = [];
  for (let index = 0; index < VERSE_COUNT; index += 1) {
    const found = bible[id].verse(index);
    if (found !== null && matches(found, index)) names.push(verseOsis(index));
  }
  return names;
}

describe('the built Bible', () => {
  it('has known verses word for word', () => {
    for (const id of TRANSLATION_IDS) {
      for (const [osis, text] of Object.entries(BIBLE_SOURCES[id].knownVerses)) {
        expect([osis, bible[id].text(indexOfOsis(osis))]).toEqual([osis, text]);
      }
    }
  });

  it('is the same whenever it is built, and files of former revisions are removed', async () => {
    const again = await mkdtemp(join(tmpdir(), 'bible-'));
    await mkdir(join(again, 'kept'));
    await writeFile(join(again, 'kept', 'kjv-0000000000000000.bin'), 'former');
    await buildBible(again);
    expect(await readdir(join(again, 'kept'))).toEqual(await readdir(join(folder, 'kept')));
    const hash = async (dir: string, file: string) =>
      createHash('sha256')
        .update(await readFile(join(dir, file)))
        .digest('hex');
    for (const file of FILES) expect(await hash(again, file)).toBe(await hash(folder, file));
    await rm(again, { recursive: true });
  });

  it('has each translation as a download named by its hash, at most 2 MB with the search index', async () => {
    const kept = join(folder, 'kept');
    const offer = JSON.parse(await readFile(join(kept, 'offer.json'), 'utf8')) as DownloadList;
    for (const { file, bytes, unpacked } of [offer.search, ...offer.translations]) {
      const whole = await readFile(join(kept, file));
      const compressed = await readFile(join(kept, `${file}.br`));
      expect(brotliDecompressSync(compressed).equals(whole)).toBe(true);
      expect([compressed.length, whole.length]).toEqual([bytes, unpacked]);
      expect(file).toContain(createHash('sha256').update(whole).digest('hex').slice(0, 16));
    }
    expect(offer.translations.map(({ id }) => id)).toEqual(TRANSLATION_IDS);
    for (const { bytes } of offer.translations) expect(bytes + offer.search.bytes).toBeLessThan(2_000_000);
  });

  it('has eight well-known passages in each translation', async () => {
    const { wellKnown } = JSON.parse(
      await readFile(join(folder, 'kept', 'offer.json'), 'utf8'),
    ) as DownloadList;
    for (const id of TRANSLATION_IDS) {
      const mine = wellKnown.filter(({ version }) => version === bible[id].label);
      expect(new Set(mine.map(({ osis }) => osis)).size).toBe(8);
      for (const { verses } of mine)
        for (const { osis, text } of verses) expect(text).toBe(bible[id].text(indexOfOsis(osis)));
    }
  });

  it('gives each translation a revision of its own', () => {
    const revisions = TRANSLATION_IDS.map((id) => bible[id].revision);
    expect(new Set(revisions).size).toBe(TRANSLATION_IDS.length);
    for (const revision of revisions) expect(revision).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe.each(TRANSLATION_IDS)('%s', (id) => {
  it('has every verse but those listed as omitted', () => {
    for (const { range } of BOOKS) {
      for (let index = range.first; index <= range.last; index += 1) {
        const isPresent = bible[id].verse(index) !== null;
        expect([verseOsis(index), isPresent]).toEqual([verseOsis(index), !isOmitted(id, index)]);
      }
    }
  });

  it('has no markup, digits or double spaces in verses and headings', () => {
    const markup = /[^\p{L} .,;:?!()'‘’“”—\u00a0-]|\s{2}|^\s|\s$| [.,;:?!)]|\( |--/u;
    expect(
      versesWhere(id, ({ text, heading = 'None' }) => markup.test(text) || markup.test(heading)),
    ).toEqual([]);
  });

  it('has no heading inside a verse', () => {
    const title =
      /\bPsalm \d|\bA (?:Psalm|Song|Prayer|Maschil|Michtam) (?:of|by)\b|Chief Musician\. |chief Musician[, ]|^[A-Z]{2,}\. (?=[A-Z])/;
    expect(versesWhere(id, ({ text }) => title.test(text))).toEqual([]);
  });

  it('has ranges of supplied words and divine names that start and end at letters, in order, inside the verse', () => {
    const isWrong = (text: string, ranges: Verse['supplied']) =>
      ranges.some(([start, end], position) => {
        const words = text.slice(start, end);
        return (
          start < (ranges[position - 1]?.[1] ?? 0) ||
          end > text.length ||
          !/^\p{L}(?:.*\p{L})?$/su.test(words)
        );
      });
    expect(versesWhere(id, ({ text, supplied }) => isWrong(text, supplied))).toEqual([]);
    expect(versesWhere(id, ({ text, divineName }) => isWrong(text, divineName))).toEqual([]);
  });

  it('starts every line of poetry at a word', () => {
    const isWrong = ({ text, lineStarts }: Verse) =>
      lineStarts.some((offset, position) => {
        const isAfterSpace = offset === 0 || text[offset - 1] === ' ';
        return !isAfterSpace || offset >= text.length || offset <= (lineStarts[position - 1] ?? -1);
      });
    expect(versesWhere(id, isWrong)).toEqual([]);
  });

  it('has balanced parentheses', () => {
    let open = 0;
    const wrong = versesWhere(id, ({ text }) => {
      for (const sign of text) {
        if (sign === '(') open += 1;
        if (sign === ')') open -= 1;
        if (open < 0 || open > 1) {
          open = 0;
          return true;
        }
      }
      return false;
    });
    expect(wrong).toEqual([]);
    expect(open).toBe(0);
  });
});

describe('verse marks and headings', () => {
  const marked = (id: TranslationId, osis: string, kind: 'supplied' | 'divineName') => {
    const { text, [kind]: ranges } = verse(id, osis);
    return ranges.map(([start, end]) => text.slice(start, end));
  };

  it('have the words that the translators supplied', () => {
    expect(marked('kjv', 'Gen.1.2', 'supplied')).toEqual(['was']);
    expect(marked('kjv', 'Ps.23.4', 'supplied')).toEqual(['art']);
    expect(marked('asv', 'Deut.24.6', 'supplied')).toEqual(["a man's"]);
    expect(marked('asv', 'Matt.6.13', 'supplied')).toEqual(['one']);
    expect(marked('asv', 'Job.8.17', 'supplied')).toEqual(['stone']);
    expect(versesWhere('kjv', ({ supplied }) => supplied.length > 0).length).toBeGreaterThan(11_000);
    expect(versesWhere('asv', ({ supplied }) => supplied.length > 0).length).toBeGreaterThan(3_000);
  });

  it('have the divine name where the KJV prints it in capitals, but not inscriptions', () => {
    expect(marked('kjv', 'Ps.110.1', 'divineName')).toEqual(['LORD']);
    expect(marked('kjv', 'Ezek.2.4', 'divineName')).toEqual(['GOD']);
    expect(marked('kjv', 'Matt.22.44', 'divineName')).toEqual(['LORD']);
    expect(marked('kjv', 'Rev.19.16', 'divineName')).toEqual([]);
    expect(marked('kjv', 'Acts.17.23', 'divineName')).toEqual([]);
  });

  it('have the titles of 116 psalms, of the same ones in all translations, and the letters of Psalm 119', () => {
    const inPsalms = (id: TranslationId) => versesWhere(id, ({ heading }) => heading !== undefined);
    expect(inPsalms('kjv')).toHaveLength(116 + 22);
    expect(inPsalms('web')).toEqual(inPsalms('kjv'));
    expect(inPsalms('asv')).toEqual(inPsalms('kjv'));
    expect(verse('asv', 'Ps.24.1').heading).toBe('A Psalm of David.');
    expect(verse('asv', 'Ps.52.1').heading).toContain('house of Ahimelech.');
    expect(verse('asv', 'Ps.119.89').heading).toBe('LAMEDH.');
    expect(verse('web', 'Ps.145.1').heading).toBe('A praise psalm by David.');
    expect(verse('kjv', 'Ps.119.176').heading).toBeUndefined();
  });

  it('have paragraphs and lines of poetry where the package has them', () => {
    expect(verse('kjv', 'Gen.1.6').paragraphStart).toBe(true);
    expect(verse('kjv', 'Gen.1.5').paragraphStart).toBe(false);
    expect(versesWhere('kjv', ({ paragraphStart }) => paragraphStart).length).toBe(2936 + 1189);
    expect(verse('web', '1Sam.2.1').lineStarts).toHaveLength(4);
    expect(verse('web', 'John.3.16').lineStarts).toEqual([]);
    expect(versesWhere('web', ({ lineStarts }) => lineStarts.length > 0).length).toBeGreaterThan(7_000);
  });
});

describe('verses that a translation numbers differently', () => {
  it('are under the KJV’s number, or under their own where the KJV has it', () => {
    expect(bible.web.text(indexOfOsis('Rom.16.25'))).toMatch(/^Now to him who is able to establish you/);
    expect(bible.web.text(indexOfOsis('Rom.16.27'))).toMatch(/forever! Amen\.$/);
    expect(bible.asv.text(indexOfOsis('Phil.1.16'))).toMatch(/^the one do it of love/);
    expect(bible.web.text(indexOfOsis('Matt.23.14'))).toContain('shut up the Kingdom of Heaven');
    expect(bible.asv.text(indexOfOsis('3John.1.14'))).toMatch(/Salute the friends by name\.$/);
  });

  it('do not contain what the ASV prints in its margin', () => {
    expect(bible.asv.text(indexOfOsis('John.5.3'))).toMatch(/halt, withered\.$/);
    expect(bible.asv.text(indexOfOsis('Acts.24.6'))).toMatch(/on whom also we laid hold:$/);
    expect(bible.asv.text(indexOfOsis('Acts.24.8'))).toMatch(/^from whom thou wilt be able/);
  });
});
