// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAttachment, storeAttachment } from './attachment/stored-attachment.ts';
import { createDraft, readDraft, storeDraft, takeOrphanedDraft } from './draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('keeps the same summary while none of its facts change', () => {
    const draft = createDraft('a');
    expect(draft.summary()).toEqual({ isBlank: true, longLength: 0, replaces: undefined, revision: 0 });
    draft.setTyped('G');
    const before = draft.summary();
    expect(before.isBlank).toBe(false);
    draft.setTyped('Grace');
    expect(draft.summary()).toBe(before);
    expect(draft.get().text).toBe('Grace');
    draft.setTyped('  ');
    expect(draft.summary().isBlank).toBe(true);
  });

  it('counts the changes that were not typed', () => {
    const draft = createDraft('a');
    draft.setTyped('Grace');
    expect(draft.summary().revision).toBe(0);
    draft.update((now) => ({ ...now, text: 'Peace', replaces: 'id' }));
    expect(draft.summary()).toMatchObject({ revision: 1, replaces: 'id' });
    draft.setTyped('Peace be');
    expect(draft.get()).toEqual({ text: 'Peace be', replaces: 'id' });
    expect(draft.summary().revision).toBe(1);
  });

  it('knows when it is stored again that it was sent and came back, until it is sent anew', () => {
    const draft = createDraft('a');
    draft.update((now) => ({ ...now, text: 'Grace', cameBack: true }));
    draft.setTyped('Grace and');
    draft.flush();
    expect(createDraft('a').get()).toMatchObject({ text: 'Grace and', cameBack: true });
    draft.update(() => ({ text: 'Peace' }));
    draft.flush();
    expect(readDraft('a').cameBack).toBeUndefined();
  });

  it('shows its length near the limit, without the blanks around it', () => {
    const draft = createDraft('a');
    draft.setTyped(' '.repeat(10) + 'a'.repeat(18_000 - 10));
    expect(draft.summary().longLength).toBe(0);
    draft.setTyped(` ${'a'.repeat(18_000)}`);
    expect(draft.summary().longLength).toBe(18_000);
    draft.setTyped(` ${'a'.repeat(18_001)}`);
    expect(draft.summary().longLength).toBe(18_001);
  });

  it('is stored when typing pauses, and calls its listeners at every change', () => {
    const draft = createDraft('a');
    const listener = vi.fn();
    const unsubscribe = draft.subscribe(listener);
    draft.setTyped('Grace');
    expect(readDraft('a').text).toBe('');
    vi.advanceTimersByTime(300);
    expect(readDraft('a').text).toBe('Grace');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    draft.setTyped('Grace and');
    draft.flush();
    expect(readDraft('a').text).toBe('Grace and');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(createDraft('a').get().text).toBe('Grace and');
  });
});

describe('the draft of a conversation that never began', () => {
  it('moves to a new one with its document', () => {
    storeDraft('old', { text: 'A study of it' });
    storeAttachment('old', {
      fileName: 'sermon.txt',
      fileType: 'text',
      content: 'Grace',
      wordCount: 1,
      truncated: false,
    });
    expect(takeOrphanedDraft('new').text).toBe('A study of it');
    expect([readDraft('old').text, readAttachment('old')]).toEqual(['', null]);
    expect(readAttachment('new')?.fileName).toBe('sermon.txt');
  });
});
