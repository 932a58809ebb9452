import type { Answer, Asked } from './asked.ts';
import { cacheShelf } from './kept-files.ts';
import { createReader } from './reader.ts';

/** The thread that reads what is kept: searching a whole Bible must not hold up somebody's typing. */
const read = createReader(cacheShelf());

addEventListener('message', async ({ data }: MessageEvent<{ id: number; asked: Asked }>) => {
  const answer: Answer = await read(data.asked).catch(() => ({ kind: 'not-kept', kept: [] }));
  postMessage({ id: data.id, answer });
});
