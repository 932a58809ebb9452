// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { careRules } from '../../care/rules.ts';
import type { CareRules } from '../../care/types.ts';
import { careInWords, findKind, hearWriting } from './find-care.ts';

describe('what the browser sees in words on their way', () => {
  it('is what the server’s rules see', () => {
    expect(careInWords([], 'I want to kill myself')?.kind).toBe('crisis');
    expect(careInWords([], 'My husband hits me')?.kind).toBe('abuse');
    expect(careInWords(['What is grace?'], 'Thank you')).toBeNull();
  });

  it('rests on the last twenty messages and no more', () => {
    const lengths: number[] = [];
    const rules: CareRules = {
      hear: () => ({ signs: [] }),
      judge: (heard) => {
        lengths.push(heard.length);
        return null;
      },
    };
    findKind(
      rules,
      Array.from({ length: 45 }, () => 'words'),
    );
    findKind(rules, ['words']);
    expect(lengths).toEqual([20, 1]);
  });

  it('hears each message once, as long as it is looked back on', () => {
    const heard: string[] = [];
    const rules: CareRules = {
      hear: (words) => {
        heard.push(words);
        return { signs: [] };
      },
      judge: () => null,
    };
    const said = Array.from({ length: 60 }, (_, index) => `words ${index}`);
    said.forEach((_, index) => {
      findKind(rules, said.slice(0, index + 1));
    });
    expect(heard).toEqual(said);
    findKind(rules, ['words 0']);
    expect(heard.at(-1)).toBe('words 0');
  });
});

describe('words that are still written', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('are heard when typing pauses: the key that sends them need not', () => {
    vi.useFakeTimers();
    const hear = vi.spyOn(careRules, 'hear');
    let [words, typed] = ['', (): void => {}];
    const stop = hearWriting({
      now: () => ({ words }),
      subscribe: (listener) => {
        typed = listener;
        return () => {
          typed = () => {};
        };
      },
    });
    for (words of ['Why', 'Why do', 'Why do the nations rage? ']) {
      typed();
      vi.advanceTimersByTime(100);
    }
    expect(hear).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(hear.mock.calls).toEqual([['Why do the nations rage?']]);
    expect(careInWords([], 'Why do the nations rage?')).toBeNull();
    expect(hear).toHaveBeenCalledTimes(1);
    words = 'Something else';
    typed();
    stop();
    vi.advanceTimersByTime(1_000);
    expect(hear).toHaveBeenCalledTimes(1);
  });
});
