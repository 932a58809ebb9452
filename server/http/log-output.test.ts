import { execFileSync } from 'node:child_process';
import fs, { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/storage.ts';
import { createLogOutput } from './log-output.ts';

const folder = temporaryFolder();
/** Closed at the end only: an output goes on trying, and must not meet the descriptor of a later test. */
const opened: number[] = [];
afterAll(() => {
  for (const descriptor of opened) closeSync(descriptor);
  folder.remove();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

function open(path: string, flags: string | number): number {
  const descriptor = openSync(path, flags);
  opened.push(descriptor);
  return descriptor;
}

/** A pipe that is read only when the test reads it. */
function aPipe(name: string) {
  const path = join(folder.path, `${name} ${opened.length}`);
  execFileSync('mkfifo', [path]);
  const descriptor = open(path, constants.O_RDWR | constants.O_NONBLOCK);
  const buffer = Buffer.alloc(1_000_000);
  let text = '';
  return {
    descriptor,
    /** Until no more goes in. */
    fill(): void {
      try {
        for (;;) writeSync(descriptor, buffer);
      } catch {
        // Full.
      }
    },
    /** Everything that was read so far. */
    read(): string {
      try {
        text += buffer.toString('latin1', 0, readSync(descriptor, buffer));
      } catch {
        // Empty.
      }
      return text;
    },
  };
}

const line = (at: number): string => `${String(at).padStart(99, '0')}\n`;
const READ = { timeout: 20_000, interval: 1 };

test('Lines wait for a reader who stands still; those that exceed 4 MB are counted', async () => {
  const pipe = aPipe('slow');
  const onFailure = vi.fn();
  const losses: number[] = [];
  const output = createLogOutput({
    descriptor: pipe.descriptor,
    onFailure,
    onLoss: (lines) => losses.push(lines),
  });
  const written = 50_000;
  for (let at = 0; at < written; at++) output.write(line(at));
  await vi.waitFor(() => {
    pipe.read();
    expect(losses).toHaveLength(1);
  }, READ);
  const kept = written - losses[0]!;
  expect(kept).toBeGreaterThan(40_000);
  output.write('the next\n');
  const all = Array.from({ length: kept }, (_, at) => line(at)).join('');
  await vi.waitFor(() => expect(pipe.read().length).toBe(all.length + 'the next\n'.length), READ);
  expect(pipe.read() === `${all}the next\n`).toBe(true);
  expect(onFailure.mock.calls).toEqual([['EAGAIN']]);
});

test('A reader who is behind for a moment is no failure; the first line that is lost is one', () => {
  const pipe = aPipe('still');
  pipe.fill();
  const onFailure = vi.fn();
  // As a log does, it writes what it says of the failure.
  onFailure.mockImplementation(() => output.write('the log could not be written\n'));
  const output = createLogOutput({ descriptor: pipe.descriptor, onFailure, onLoss: () => {} });
  for (let length = 0; length < 4_000_000; length += 100) output.write(line(length));
  expect(onFailure).not.toHaveBeenCalled();
  for (let at = 0; at < 20_000; at++) output.write(line(at));
  expect(onFailure.mock.calls).toEqual([['EAGAIN']]);
});

/** An output whose timers the test sets off, and how often it has tried to write. */
function aWatchedOutput(descriptor: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const write = fs.write as (to: number, bytes: Buffer, done: (...results: unknown[]) => void) => void;
  let begun = 0;
  let ended = 0;
  const watched: typeof write = (to, bytes, done) => {
    const isOwn = to === descriptor;
    if (isOwn) begun += 1;
    write(to, bytes, (...results) => {
      done(...results);
      if (isOwn) ended += 1;
    });
  };
  vi.spyOn(fs, 'write').mockImplementation(watched as typeof fs.write);
  syncBuiltinESMExports();
  const onFailure = vi.fn();
  return {
    output: createLogOutput({ descriptor, onFailure, onLoss: () => {} }),
    onFailure,
    tries: () => begun,
    /** Resolves when so many tries have failed, and the next one is awaited. */
    async failed(times: number): Promise<void> {
      while (ended < times) await setImmediate();
    },
  };
}

test.each([
  ['a reader who stands still', 20],
  ['another failure', 500],
])('After %s it tries again in %i ms, however many lines come', async (what, againMs) => {
  const pipe = aPipe(what);
  pipe.fill();
  const descriptor = what === 'another failure' ? open('/dev/null', 'r') : pipe.descriptor;
  const { output, tries, failed } = aWatchedOutput(descriptor);
  output.write('x'.repeat(20_000));
  for (let expected = 1; expected <= 3; expected++) {
    await failed(expected);
    for (let at = 0; at < 300; at++) {
      output.write(line(at));
      await setImmediate();
    }
    expect(tries()).toBe(expected);
    vi.advanceTimersByTime(againMs);
  }
});

test('A failure is told once', async () => {
  const descriptor = open('/dev/null', 'r');
  const { output, onFailure, failed } = aWatchedOutput(descriptor);
  output.write('x'.repeat(20_000));
  for (let tries = 1; tries <= 3; tries++) {
    await failed(tries);
    vi.advanceTimersByTime(500);
  }
  expect(onFailure.mock.calls).toEqual([['EBADF']]);
});

test('The end gives up what cannot be written within half a second', () => {
  const pipe = aPipe('full');
  pipe.fill();
  const output = createLogOutput({
    descriptor: pipe.descriptor,
    onFailure: () => {},
    onLoss: () => {},
  });
  output.write(line(1));
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 200));
  output.flushSync();
  expect(clock.mock.calls.length).toBeLessThan(6);
  pipe.read();
  output.flushSync();
  expect(pipe.read()).not.toContain(line(1));
});

test('The end writes what waits', () => {
  const pipe = aPipe('end');
  const output = createLogOutput({
    descriptor: pipe.descriptor,
    onFailure: () => {},
    onLoss: () => {},
  });
  output.write(line(1));
  output.write(line(2));
  output.flushSync();
  expect(pipe.read()).toBe(line(1) + line(2));
});
