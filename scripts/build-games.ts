/** Builds the questions of the Bible games as they are played in each translation (dist/games/), from content/en/games. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { QUESTION_FILES } from '../content/en/games/questions/all.ts';
import { buildGames } from '../games/build-games.ts';
import { vocabularyOf } from '../games/look-alikes.ts';
import { loadBible } from '../server/bible/load.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const { bible } = await loadBible(join(dist, 'bible'));
const translations = Object.values(bible);
const vocabulary = vocabularyOf(translations);
const folder = join(dist, 'games');
await mkdir(folder, { recursive: true });
for (const translation of translations) {
  const games = buildGames(QUESTION_FILES, { translation, translations, vocabulary });
  const file = join(folder, `${translation.id}.json`);
  await writeFile(`${file}.new`, JSON.stringify(games));
  await rename(`${file}.new`, file);
}
