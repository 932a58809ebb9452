// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isText, recall, remember } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the browser’s storage', () => {
  it('stores a value, and removes it', () => {
    expect(remember('browser', 'word', 'grace')).toBe(true);
    expect(recall('browser', 'word', isText)).toBe('grace');
    remember('browser', 'word', null);
    expect(recall('browser', 'word', isText)).toBeNull();
  });

  it('rejects a value of another type', () => {
    localStorage.setItem('berea.word', '{"not":"a text"}');
    expect(recall('browser', 'word', isText)).toBeNull();
    localStorage.setItem('berea.word', 'not JSON');
    expect(recall('browser', 'word', isText)).toBeNull();
  });

  it('returns null or false where a private window throws', () => {
    const closed = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    vi.stubGlobal('localStorage', closed);
    expect(recall('browser', 'word', isText)).toBeNull();
    expect(remember('browser', 'word', 'grace')).toBe(false);
  });
});
