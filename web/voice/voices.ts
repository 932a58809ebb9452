import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { TtsVoices } from '../../contract/tts.ts';
import { request, sentenceOf } from '../app/request.ts';

const STALE_AFTER_MS = 5 * 60_000;

/** GET /api/tts/voices. */
export const voicesQuery: UseQueryOptions<TtsVoices> = {
  queryKey: ['/api/tts/voices'],
  queryFn: () => request<TtsVoices>('/api/tts/voices'),
  staleTime: STALE_AFTER_MS,
};

/** The voices; where they cannot be read there are none. */
export async function readVoices(client: QueryClient): Promise<TtsVoices> {
  try {
    return (await client.fetchQuery(voicesQuery as Parameters<QueryClient['fetchQuery']>[0])) as TtsVoices;
  } catch (error) {
    return { available: false, voices: [], message: sentenceOf(error) };
  }
}
