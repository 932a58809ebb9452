import type { Answer, Asked } from './asked.ts';

const NOT_KEPT: Answer = { kind: 'not-kept', kept: [] };
const waiting = new Map<number, (answer: Answer) => void>();
let thread: Worker | undefined;
let lastId = 0;

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  // Its code could not be fetched, or it broke: nobody waits for it, and the next question starts another.
  started.addEventListener('error', (event) => {
    event.preventDefault();
    if (thread === started) thread = undefined;
    for (const answer of waiting.values()) answer(NOT_KEPT);
    waiting.clear();
  });
  return started;
}

/** Asks the thread that reads the kept translations. Never rejects. */
export function askDevice(asked: Asked): Promise<Answer> {
  return new Promise((resolve) => {
    try {
      thread ??= start();
      lastId += 1;
      waiting.set(lastId, resolve);
      thread.postMessage({ id: lastId, asked });
    } catch {
      resolve(NOT_KEPT);
    }
  });
}
