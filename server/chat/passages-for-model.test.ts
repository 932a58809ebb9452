import { beforeAll, describe, expect, it } from 'vitest';
import { quotableText } from '../../scripture/text/block-quote.ts';
import type { VerseIndex } from '../../scripture/types.ts';
import { loadRealBible } from '../../tests/support/bible.ts';
import { retrieve } from '../guide/guide.ts';
import type { CareOfWords } from './message-care.ts';
import { type PassageDeps, passagesForModel } from './passages-for-model.ts';
import type { ReplyRequest } from './reply-request.ts';

const linesFor = (...args: Parameters<typeof passagesForModel>) => passagesForModel(...args).lines;

let deps: PassageDeps;

beforeAll(async () => {
  const { bible } = await loadRealBible();
  deps = { bible, defaultTranslation: 'kjv', retrieve, search: () => [] };
});

const NO_CARE: CareOfWords = { now: null, possible: null, standing: null, told: 0 };
const A_CRISIS: CareOfWords = {
  ...NO_CARE,
  now: { level: 'urgent', kind: 'crisis', said: 'open', about: 'self', emergency: false, signs: ['a sign'] },
};

const aRequest = (words: string, more: Partial<ReplyRequest> = {}): ReplyRequest => ({
  words,
  history: [],
  care: NO_CARE,
  ...more,
});

const LARGE = 128_000;
const SMALL = 4_096;

describe('the passages for a model', () => {
  it('are reference, translation and text, in the translation that the reader chose', () => {
    const [john] = linesFor(deps, aRequest('What does John 3:16 mean?', { version: 'web' }), LARGE);
    expect(john).toMatch(/^John 3:16 \(WEB\): For God so loved the world, that he gave his/);
  });

  it('are in another translation if the reader’s leaves a verse out', () => {
    const [verse] = linesFor(deps, aRequest('Explain Acts 8:37', { version: 'asv' }), LARGE);
    expect(verse).toMatch(/^Acts 8:37 \((?:KJV|WEB)\): And Philip said/);
  });

  it('are cut to their first verses, sooner in a small window', () => {
    const request = aRequest('What does Isaiah 53 mean?');
    expect(linesFor(deps, request, LARGE)[0]).toMatch(/^Isaiah 53 \(KJV\)|^Isaiah 53:1-12 \(KJV\)/);
    expect(linesFor(deps, request, SMALL)[0]).toMatch(/^Isaiah 53:1-4 \(KJV\)/);
  });

  it('begin with a note if the visitor takes a saying for Scripture', () => {
    const [line, nearest] = linesFor(deps, aRequest('Does the Bible say this too shall pass?'), LARGE);
    expect(line).toMatch(/“This too shall pass” is not in the Bible: say so gently/);
    expect(nearest).toMatch(/ \(KJV\): /);
  });

  it('depend on the visitor’s earlier messages, not on the replies', () => {
    const passages = linesFor(
      deps,
      aRequest('why did he do it?', {
        history: [
          { role: 'user', words: 'Why did Jonah run to Tarshish?' },
          { role: 'assistant', words: 'See Leviticus 19:28.' },
        ],
      }),
      LARGE,
    );
    expect(passages.some((text) => text.startsWith('Jonah'))).toBe(true);
    expect(passages.some((text) => text.startsWith('Leviticus'))).toBe(false);
  });

  it('are only those of refuge if the visitor may be in danger, whatever they ask', () => {
    const request = aRequest('Does hell wait for me? Exodus 20:13', { care: A_CRISIS });
    const passages = linesFor(deps, request, LARGE);
    expect(passages[0]).toMatch(/^Psalm 34:17-18 \(KJV\)/);
    expect(passages.join(' ')).not.toMatch(/Exodus|hell|fire/);
  });

  it('leave out a passage that no translation has', () => {
    const without = (index: VerseIndex) => (index > 100 ? '' : deps.bible.kjv.text(index));
    const holed = Object.fromEntries(
      Object.entries(deps.bible).map(([id, translation]) => [id, { ...translation, text: without }]),
    ) as typeof deps.bible;
    expect(linesFor({ ...deps, bible: holed }, aRequest('John 3:16'), LARGE)).toEqual([]);
    expect(
      quotableText(holed, 'kjv', { ranges: [{ first: 200, last: 200 }], reference: '', osis: '' }),
    ).toBeUndefined();
  });
});
