// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { careDetector } from '../../care/detector.ts';
import type { CareDetector, MessageSigns } from '../../care/types.ts';
import { detectCare, detectWhileTyping, judgeLast } from './detect-care.ts';

const NOTHING: MessageSigns = {
  signs: [],
  score: -9,
  kind: 'crisis',
  about: 'self',
  isYoung: false,
  takesBack: undefined,
  continues: false,
};

describe('care found in this browser', () => {
  it('is what the server’s rules find', () => {
    expect(detectCare([], 'I want to kill myself')?.kind).toBe('crisis');
    expect(detectCare([], 'My husband hits me')?.kind).toBe('abuse');
    expect(detectCare(['What is grace?'], 'Thank you')).toBeNull();
  });

  it('depends on the last twenty messages and no more', () => {
    const lengths: number[] = [];
    const detector: CareDetector = {
      detectSigns: () => NOTHING,
      judge: (messages) => {
        lengths.push(messages.length);
        return null;
      },
    };
    judgeLast(
      detector,
      Array.from({ length: 45 }, () => 'text'),
    );
    judgeLast(detector, ['text']);
    expect(lengths).toEqual([20, 1]);
  });

  it('examines each message once, as long as it is part of the context', () => {
    const examined: string[] = [];
    const detector: CareDetector = {
      detectSigns: (text) => {
        examined.push(text);
        return NOTHING;
      },
      judge: () => null,
    };
    const texts = Array.from({ length: 60 }, (_, index) => `text ${index}`);
    texts.forEach((_, index) => {
      judgeLast(detector, texts.slice(0, index + 1));
    });
    expect(examined).toEqual(texts);
    judgeLast(detector, ['text 0']);
    expect(examined.at(-1)).toBe('text 0');
  });
});

describe('a draft', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is examined when typing pauses, so that sending it does not have to wait', () => {
    vi.useFakeTimers();
    const detect = vi.spyOn(careDetector, 'detectSigns');
    let [text, notify] = ['', (): void => {}];
    const stop = detectWhileTyping({
      get: () => ({ text }),
      subscribe: (listener) => {
        notify = listener;
        return () => {
          notify = () => {};
        };
      },
    });
    for (text of ['Why', 'Why do', 'Why do the nations rage? ']) {
      notify();
      vi.advanceTimersByTime(100);
    }
    expect(detect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(detect.mock.calls).toEqual([['Why do the nations rage?']]);
    expect(detectCare([], 'Why do the nations rage?')).toBeNull();
    expect(detect).toHaveBeenCalledTimes(1);
    text = 'Something else';
    notify();
    stop();
    vi.advanceTimersByTime(1_000);
    expect(detect).toHaveBeenCalledTimes(1);
  });
});
