// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { careDetector } from '../../care/detector.ts';
import type { CareDetector } from '../../care/types.ts';
import { careInWords, detectWhileTyping, findCare } from './find-care.ts';

describe('what the browser sees in words on their way', () => {
  it('is what the server’s rules see', () => {
    expect(careInWords([], 'I want to kill myself')?.kind).toBe('crisis');
    expect(careInWords([], 'My husband hits me')?.kind).toBe('abuse');
    expect(careInWords(['What is grace?'], 'Thank you')).toBeNull();
  });

  it('rests on the last twenty messages and no more', () => {
    const lengths: number[] = [];
    const rules: CareDetector = {
      detectSigns: () => ({ signs: [] }),
      judge: (messages) => {
        lengths.push(messages.length);
        return null;
      },
    };
    findCare(
      rules,
      Array.from({ length: 45 }, () => 'words'),
    );
    findCare(rules, ['words']);
    expect(lengths).toEqual([20, 1]);
  });

  it('hears each message once, as long as it is looked back on', () => {
    const heard: string[] = [];
    const rules: CareDetector = {
      detectSigns: (words) => {
        heard.push(words);
        return { signs: [] };
      },
      judge: () => null,
    };
    const said = Array.from({ length: 60 }, (_, index) => `words ${index}`);
    said.forEach((_, index) => {
      findCare(rules, said.slice(0, index + 1));
    });
    expect(heard).toEqual(said);
    findCare(rules, ['words 0']);
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
    const detect = vi.spyOn(careDetector, 'detectSigns');
    let [words, typed] = ['', (): void => {}];
    const stop = detectWhileTyping({
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
    expect(detect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(detect.mock.calls).toEqual([['Why do the nations rage?']]);
    expect(careInWords([], 'Why do the nations rage?')).toBeNull();
    expect(detect).toHaveBeenCalledTimes(1);
    words = 'Something else';
    typed();
    stop();
    vi.advanceTimersByTime(1_000);
    expect(detect).toHaveBeenCalledTimes(1);
  });
});
