// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft, draftOf } from './draft.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('draws nothing anew for a letter that changes nothing of what is drawn', () => {
    const draft = createDraft('a');
    expect(draft.outline()).toEqual({ wordless: true, length: 0, replaces: undefined, puts: 0 });
    draft.type('G');
    const drawn = draft.outline();
    expect(drawn.wordless).toBe(false);
    draft.type('Grace');
    expect(draft.outline()).toBe(drawn);
    expect(draft.now().words).toBe('Grace');
    draft.type('  ');
    expect(draft.outline().wordless).toBe(true);
  });

  it('tells what was put into the field from what was typed there', () => {
    const draft = createDraft('a');
    draft.type('Grace');
    expect(draft.outline().puts).toBe(0);
    draft.change((now) => ({ ...now, words: 'Peace', replaces: 'id' }));
    expect(draft.outline()).toMatchObject({ puts: 1, replaces: 'id' });
    draft.type('Peace be');
    expect(draft.now()).toEqual({ words: 'Peace be', replaces: 'id' });
    expect(draft.outline().puts).toBe(1);
  });

  it('counts from near the longest message on, without the blanks around it', () => {
    const draft = createDraft('a');
    draft.type(' '.repeat(10) + 'a'.repeat(18_000 - 10));
    expect(draft.outline().length).toBe(0);
    draft.type(` ${'a'.repeat(18_000)}`);
    expect(draft.outline().length).toBe(18_000);
    draft.type(` ${'a'.repeat(18_001)}`);
    expect(draft.outline().length).toBe(18_001);
  });

  it('is kept when typing pauses, and told to whoever listens', () => {
    const draft = createDraft('a');
    const heard = vi.fn();
    const off = draft.subscribe(heard);
    draft.type('Grace');
    expect(draftOf('a').words).toBe('');
    vi.advanceTimersByTime(300);
    expect(draftOf('a').words).toBe('Grace');
    expect(heard).toHaveBeenCalledTimes(1);
    off();
    draft.type('Grace and');
    draft.writeDown();
    expect(draftOf('a').words).toBe('Grace and');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(createDraft('a').now().words).toBe('Grace and');
  });
});
