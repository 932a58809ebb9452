// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markSecret } from '../../app/secret-sessions.ts';
import { aHighlight } from '../testing/builders.ts';
import { previewOf, readHighlights } from './highlight.ts';
import {
  addHighlight,
  forgetHighlights,
  highlightsOf,
  removeHighlight,
  removeSecretHighlights,
} from './highlight-store.ts';
import { notesFileName, notesText } from './notes.ts';

const stored = (): unknown => JSON.parse(localStorage.getItem('berea-highlights') ?? 'null');

afterEach(() => {
  forgetHighlights('all');
  vi.unstubAllGlobals();
});

describe('stored highlights', () => {
  it('are stored by session and message, and removed one by one', () => {
    expect(addHighlight('s', 'm', aHighlight({}))).toBe(true);
    addHighlight('s', 'n', aHighlight({ id: 'h2' }));
    expect(stored()).toEqual({ s: { m: [aHighlight({})], n: [aHighlight({ id: 'h2' })] } });
    expect(removeHighlight('s', 'm', 'h1')).toEqual(aHighlight({}));
    expect(stored()).toEqual({ s: { n: [aHighlight({ id: 'h2' })] } });
    expect(removeHighlight('s', 'm', 'h1')).toBeUndefined();
  });

  it('are removed with their conversation; others stay', () => {
    addHighlight('s', 'm', aHighlight({}));
    addHighlight('t', 'm', aHighlight({}));
    forgetHighlights('s');
    expect(highlightsOf('s', 'm')).toEqual([]);
    expect(stored()).toEqual({ t: { m: [aHighlight({})] } });
    forgetHighlights('all');
    expect(stored()).toBeNull();
  });

  it('of another tab are not lost by a change in this one', () => {
    addHighlight('s', 'm', aHighlight({}));
    localStorage.setItem(
      'berea-highlights',
      JSON.stringify({ s: { m: [aHighlight({}), aHighlight({ id: 'other' })] } }),
    );
    addHighlight('s', 'm', aHighlight({ id: 'h3' }));
    expect(highlightsOf('s', 'm').map(({ id }) => id)).toEqual(['h1', 'other', 'h3']);
  });

  it('of a secret conversation are removed from storage, and stay on the page', () => {
    addHighlight('abused', 'm', aHighlight({}));
    markSecret('abused');
    removeSecretHighlights();
    expect(stored()).toBeNull();
    addHighlight('t', 'm', aHighlight({}));
    expect(addHighlight('abused', 'm', aHighlight({ id: 'h2' }))).toBe(false);
    expect(highlightsOf('abused', 'm')).toHaveLength(2);
    expect(stored()).toEqual({ t: { m: [aHighlight({})] } });
  });

  it('last as long as the page where nothing can be stored, which is reported', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {},
    });
    expect(addHighlight('s', 'm', aHighlight({}))).toBe(false);
    expect(highlightsOf('s', 'm')).toHaveLength(1);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"s":'],
    ['another shape', '{"s":[1],"t":{"m":"x"},"u":{"m":[{"id":1}]}}'],
    ['an empty range', JSON.stringify({ s: { m: [aHighlight({ start: 9, end: 3 })] } })],
    ['an unknown category', JSON.stringify({ s: { m: [{ ...aHighlight({}), category: 'x' }] } })],
    ['a colour of another category', JSON.stringify({ s: { m: [{ ...aHighlight({}), color: 'blue' }] } })],
  ])('are none where storage holds %s', (_what, text) => {
    expect(readHighlights(text)).toEqual({});
  });
});

describe('notes', () => {
  it('have a file name with session, message and date', () => {
    expect(notesFileName('abc', '7', '2026-11-21')).toBe('bible-study-notes-abc-msg7-2026-11-21.txt');
  });
  it('list whole highlights by category', () => {
    const text = notesText(
      [
        aHighlight({ category: 'Discussion', color: 'purple', text: 'Why?\nAnd how?' }),
        aHighlight({ text: 'Grace' }),
      ],
      '2026-11-21',
    );
    expect(text).toBe(
      'Bible Study Notes\n2026-11-21\n\nKey Verse\n---------\n- Grace\n\nDiscussion\n----------\n- Why?\n  And how?\n',
    );
  });
  it('have previews of 40 characters', () => {
    expect(previewOf(aHighlight({ text: 'And we know that all things work together for good' }))).toBe(
      'And we know that all things work togethe...',
    );
    expect(previewOf(aHighlight({ text: 'Short\nwords' }))).toBe('Short words');
  });
});
