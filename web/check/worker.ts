import { SAYINGS } from '../../content/sayings/all.ts';
import { openCheck } from '../../scripture/check-report.ts';
import { candidateVerses } from '../../scripture/search/search.ts';
import { TRANSLATION_IDS } from '../../scripture/translations.ts';
import type { Bible, Translation } from '../../scripture/types.ts';
import { cacheShelf } from '../passages/device/kept-files.ts';
import { openKept } from '../passages/device/reader.ts';
import type { CheckAnswer, CheckAsked } from './device-check.ts';

/** The thread that checks a text by the translations that are kept on this device: the same code as the server's. */
const CANDIDATES = 8;

addEventListener('message', async ({ data }: MessageEvent<CheckAsked>) => {
  const answer = await checkHere(data).catch((): CheckAnswer => ({ kind: 'not-kept' }));
  postMessage(answer);
});

async function checkHere({ text, version }: CheckAsked): Promise<CheckAnswer> {
  const shelf = cacheShelf();
  const { translations, index } = await openKept(shelf, (await shelf.files()).sort());
  const kept = [...translations.values()];
  const [first] = kept;
  if (first === undefined) return { kind: 'not-kept' };
  const searchIndex = await index();
  const report = openCheck(SAYINGS)(text, {
    bible: withStandIns(translations, first),
    preferred: kept.find(({ id }) => id === version)?.id,
    fallback: first.id,
    ...(searchIndex && { findCandidates: (words) => candidateVerses(searchIndex, words, CANDIDATES) }),
  });
  return { kind: 'checked', report, labels: kept.map(({ label }) => label) };
}

/** The check asks all translations; where one is not kept, another answers under its own name. */
function withStandIns(translations: ReadonlyMap<string, Translation>, first: Translation): Bible {
  return Object.fromEntries(TRANSLATION_IDS.map((id) => [id, translations.get(id) ?? first])) as Bible;
}
