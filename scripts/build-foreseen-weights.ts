import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askedById } from '../server/guide/foreseen/by-id.ts';
import { loadLibrary } from '../server/guide/library.ts';
import { loadRealBible } from '../tests/support/bible.ts';
import { fitWeights } from './guide/fit-ranking.ts';
import { createForeseenReader } from './guide/foreseen-in-talk.ts';
import { judgedForeseen } from './guide/read-foreseen.ts';
import { HELD_OUT_TALKS } from './guide/read-talks.ts';

/**
 * Fits server/guide/foreseen/weights.json: how much each sign counts by which a message is taken for one that was foreseen, to
 * the messages of corpora/guide/foreseen/judged.tsv, without the talks that measure it. Run it after a change of what is
 * foreseen and of these: npm run train:foreseen, some minutes; the same input gives the same weights.
 */

const root = join(import.meta.dirname, '..');
const judged = (await judgedForeseen(join(root, 'corpora', 'guide'))).filter(
  ({ set }) => !HELD_OUT_TALKS.includes(set),
);
const library = loadLibrary();
const read = createForeseenReader(await loadRealBible());
const messages = judged.flatMap((message) => {
  const candidates = read(message);
  if (candidates.length === 0) return [];
  const unknown = [...message.fits.keys()].find((id) => !askedById(library, id));
  if (unknown) throw new Error(`corpora/guide/foreseen/judged.tsv: there is no "${unknown}".`);
  const best = Math.max(...message.fits.values(), 1);
  const asks = new Set([...message.fits].flatMap(([id, fit]) => (fit === best ? [id] : [])));
  const questions = candidates.map(({ asked, features }) => ({ id: asked.id, features }));
  return [{ asks, candidates: { questions, none: [1] } }];
});
const { question, none } = fitWeights(messages);
const weights = { foreseen: question, none: none[0] };
await writeFile(
  join(root, 'server', 'guide', 'foreseen', 'weights.json'),
  `${JSON.stringify(weights, null, 2)}\n`,
);
process.stdout.write(`fitted to ${messages.length} messages\n`);
