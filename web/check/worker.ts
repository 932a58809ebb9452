import { SAYINGS } from '../../content/sayings/all.ts';
import { openCheck } from '../../scripture/check-report.ts';
import { candidateVerses } from '../../scripture/search/search.ts';
import { TRANSLATION_IDS } from '../../scripture/translations.ts';
import type { Bible, Translation } from '../../scripture/types.ts';
import { fileCache } from '../passages/device/file-cache.ts';
import { openDownloads } from '../passages/device/offline-bible.ts';
import type { CheckRequest, CheckResponse } from './check-on-device.ts';

/** Candidate passages per quotation. */
const CANDIDATES = 8;

// Checks a text against the downloaded translations, with the same code as the server.
addEventListener('message', async ({ data }: MessageEvent<CheckRequest>) => {
  const answer = await checkText(data).catch((): CheckResponse => ({ kind: 'not-downloaded' }));
  postMessage(answer);
});

async function checkText({ text, version }: CheckRequest): Promise<CheckResponse> {
  const store = fileCache();
  const { translations, index } = await openDownloads(store, (await store.files()).sort());
  const downloaded = [...translations.values()];
  const [first] = downloaded;
  if (first === undefined) return { kind: 'not-downloaded' };
  const searchIndex = await index();
  const report = openCheck(SAYINGS)(text, {
    bible: withStandIns(translations, first),
    preferred: downloaded.find(({ id }) => id === version)?.id,
    fallback: first.id,
    ...(searchIndex && { findCandidates: (words) => candidateVerses(searchIndex, words, CANDIDATES) }),
  });
  return { kind: 'checked', report, labels: downloaded.map(({ label }) => label) };
}

/** The check expects all translations: the first downloaded one stands in for each that is missing. */
function withStandIns(translations: ReadonlyMap<string, Translation>, first: Translation): Bible {
  return Object.fromEntries(TRANSLATION_IDS.map((id) => [id, translations.get(id) ?? first])) as Bible;
}
