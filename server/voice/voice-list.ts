import type { Voice } from '../../contract/tts.ts';
import type { VoiceService } from '../providers/voice/types.ts';

const FRESH_MS = 600_000;
/** After a failure the service is not asked again for this long, except by the diagnostics. */
const FAILURE_MS = 15_000;
/** The voices that the help names come first, in this order; the first of the list is the default. */
const NAMED_FIRST = ['Adam', 'Bella', 'Grace'];
const MAX_VOICES = 60;

/** Returns the voices of a service, kept for ten minutes; `isFresh` asks again. Rejects with a VoiceError. */
export function createVoiceList(
  service: VoiceService,
  now: () => number,
): (isFresh?: boolean) => Promise<readonly Voice[]> {
  let list: { readonly voices: Promise<readonly Voice[]>; readonly until: number } | undefined;

  return (isFresh = false) => {
    if (list && now() < list.until && !isFresh) return list.voices;
    const voices = service.voices(new AbortController().signal).then(inOrder);
    const asked = { voices, until: now() + FRESH_MS };
    list = asked;
    voices.catch(() => {
      if (list === asked) list = { voices, until: now() + FAILURE_MS };
    });
    return voices;
  };
}

function inOrder(voices: readonly Voice[]): readonly Voice[] {
  const rank = ({ name }: Voice): number => {
    const at = NAMED_FIRST.indexOf(name);
    return at === -1 ? NAMED_FIRST.length : at;
  };
  return [...voices].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_VOICES);
}
