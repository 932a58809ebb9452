import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/storage.ts';
import { createLogOutput } from './log-output.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** A pipe that is read only when the test reads it. */
function aPipe(name: string) {
  const path = join(folder.path, name);
  execFileSync('mkfifo', [path]);
  const descriptor = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const buffer = Buffer.alloc(1_000_000);
  let text = '';
  return {
    descriptor,
    /** Everything that was read so far. */
    read(): string {
      try {
        text += buffer.toString('latin1', 0, readSync(descriptor, buffer));
      } catch {
        // Empty.
      }
      return text;
    },
    close: () => closeSync(descriptor),
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
  expect(onFailure).not.toHaveBeenCalled();
  pipe.close();
});

test('A failure is told once, and what waits at the end is given up', async () => {
  const descriptor = openSync('/dev/null', 'r');
  const onFailure = vi.fn();
  const output = createLogOutput({ descriptor, onFailure, onLoss: () => {} });
  for (let batch = 0; batch < 3; batch++) {
    output.write('x'.repeat(20_000));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ code: 'EBADF' })]]);
  output.flushSync();
  closeSync(descriptor);
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
  pipe.close();
});
