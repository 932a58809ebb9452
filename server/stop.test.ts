import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from './http/logging.ts';
import { type SetStop, stopOnSignals } from './stop.ts';

const forEver = (): Promise<void> => new Promise(() => {});

describe('a signal to end', () => {
  let exit: { mock: { calls: unknown[][] } };
  let logged: string[];
  let setStop: SetStop;
  let send: () => void;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    logged = [];
    const destination = { write: (line: string) => void logged.push(line) };
    setStop = stopOnSignals(createLog({ level: 'info', destination }));
    send = process.listeners('SIGTERM').at(-1) as () => void;
  });
  afterEach(() => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.removeListener(signal, send);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const exits = () => exit.mock.calls.map(([code]) => code);

  it('ends the process at once while nothing is set yet', async () => {
    send();
    await vi.advanceTimersByTimeAsync(0);
    expect(exits()).toEqual([0]);
  });

  it('lets what was set end first', async () => {
    let end = (): void => {};
    setStop(() => new Promise((resolve) => (end = resolve)), 0);
    send();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(exits()).toEqual([]);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(exits()).toEqual([0]);
    expect(logged.join()).not.toContain('STOP_CUT_SHORT');
  });

  it('cuts short what takes longer than 4 s, and the time that replies are given besides', async () => {
    setStop(forEver, 10_000);
    send();
    await vi.advanceTimersByTimeAsync(13_900);
    expect(exits()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(exits()).toEqual([0]);
    expect(logged.join()).toContain('STOP_CUT_SHORT');
  });

  it('ends it at once when it comes again', () => {
    setStop(forEver, 0);
    send();
    expect(exits()).toEqual([]);
    send();
    expect(exits()).toEqual([1]);
  });

  it('ends it as failed where what was set fails', async () => {
    setStop(() => Promise.reject(new TypeError('a reason')), 0);
    send();
    await vi.advanceTimersByTimeAsync(0);
    expect(exits()).toEqual([1]);
    expect(logged.join()).toContain('STOP_FAILED');
    expect(logged.join()).not.toContain('a reason');
  });
});
