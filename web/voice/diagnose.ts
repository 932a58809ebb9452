import type { TtsUsage, TtsVoices } from '../../contract/tts.ts';
import { RequestError, request } from '../app/request.ts';
import { audioElements, canSound } from '../listening/unlock-audio.ts';

/** What a check found. `cause` and `todo` hold names of settings between backticks. */
export interface StepResult {
  readonly status: 'success' | 'error';
  readonly message: string;
  readonly cause: string;
  readonly todo?: string;
  /** The error that the server told; null where there is none. */
  readonly code: string | null;
  /** The voice that speaks where none is chosen. */
  readonly voice?: string | undefined;
}

interface Explanation {
  readonly cause: string;
  readonly todo: string;
}

const START_AGAIN = 'and start Berea again.';

/** Why the service does not speak, and what to do, by the server's error. */
const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  VOICE_NOT_AVAILABLE: {
    cause: 'No voice service is set up for this installation.',
    todo: `Set \`VOICE_PROVIDER\` and \`VOICE_API_KEY\`, ${START_AGAIN}`,
  },
  VOICE_KEY_REJECTED: {
    cause: 'The service answered 401: it does not know this key.',
    todo: `Make a new key at the provider, set \`VOICE_API_KEY\`, ${START_AGAIN}`,
  },
  VOICE_KEY_LIMITED: {
    cause: 'The service knows the key, but the key may not do this.',
    todo: 'At the provider, give the key the permissions “Text to Speech” and “Voices”.',
  },
  VOICE_QUOTA_USED: {
    cause: 'The characters of the plan are used up.',
    todo: 'Wait for the new month, or take a larger plan at the provider.',
  },
  VOICE_DAILY_LIMIT: {
    cause: 'What this installation may have spoken in a day is used up.',
    todo: `Wait until midnight (UTC), or raise \`VOICE_DAILY_CHARACTERS\`, ${START_AGAIN}`,
  },
  VOICE_NOT_FOUND: {
    cause: 'The service has no voice to speak with, or does not know the model.',
    todo: `Add a voice at the provider, or correct \`VOICE_MODEL\`, ${START_AGAIN}`,
  },
  VOICE_BUSY: {
    cause: 'The service was asked for too much at once.',
    todo: 'Wait a minute, and run the diagnostics again.',
  },
  VOICE_NOT_AUDIO: {
    cause: 'The service sent something that is not MP3 audio.',
    todo: `Check that \`VOICE_BASE_URL\` is the service’s own address, ${START_AGAIN}`,
  },
  VOICE_TIMEOUT: {
    cause: 'The service did not answer in time.',
    todo: 'Look at the provider’s status page; a server at home may need a faster model.',
  },
  VOICE_UNREACHABLE: {
    cause: 'The server cannot reach the voice service.',
    todo: 'Check the server’s network, its firewall, and `VOICE_BASE_URL`.',
  },
  RATE_LIMITED: {
    cause: 'This device asked a lot in a short time.',
    todo: 'Wait a little, and run it again.',
  },
};
const SERVICE_FAILED: Explanation = {
  cause: 'The service refused, or failed.',
  todo: 'Check `VOICE_MODEL`, look at the provider’s status page, and run it again.',
};
const NO_NETWORK: Explanation = {
  cause: 'This device cannot reach Berea.',
  todo: 'Check the connection of this device, and run it again.',
};

const explained = (code: string | null): Explanation => EXPLANATIONS[code ?? ''] ?? SERVICE_FAILED;
/** The key itself could not be looked at. */
const COULD_NOT_CHECK = /UNREACHABLE|TIMEOUT|BUSY|FAILED|RATE_LIMITED/;

/** The first check: does the service know the key, and are there voices and characters? */
export async function checkService(): Promise<StepResult> {
  let answer: TtsVoices;
  try {
    answer = await request<TtsVoices>('/api/tts/voices?fresh=true');
  } catch (error) {
    return failedRequest('Failed to check API key', error);
  }
  const code = answer.code ?? null;
  if (answer.available) {
    return {
      status: 'success',
      message: 'API key is present and functional',
      cause: `${counted(answer.voices.length, 'voice')}. ${await usageInWords()}`,
      code: null,
      voice: answer.voices[0]?.name,
    };
  }
  const message = COULD_NOT_CHECK.test(code ?? '') ? 'Failed to check API key' : 'API key issue detected';
  // A service that answers and has no voices.
  return { status: 'error', message, code, ...explained(code ?? 'VOICE_NOT_FOUND') };
}

async function usageInWords(): Promise<string> {
  try {
    const { charactersUsed, characterLimit, resetsAt } = await request<TtsUsage>('/api/tts/usage');
    if (characterLimit === null) return `${number(charactersUsed)} characters used.`;
    const isDay = resetsAt !== null && Date.parse(resetsAt) - Date.now() <= 86_400_000;
    return `${number(charactersUsed)} of ${number(characterLimit)} characters used this ${isDay ? 'day' : 'month'}.`;
  } catch {
    return 'The key may not read the account, so its characters are not known here.';
  }
}

const TEST_WORDS = 'Peace be with you.';

/** The second check: a few words are spoken, decoded and played. */
export async function testGeneration(voice = 'The voice'): Promise<StepResult> {
  let bytes: ArrayBuffer;
  const began = performance.now();
  try {
    bytes = await (await request('POST', '/api/tts/generate', { text: TEST_WORDS })).arrayBuffer();
  } catch (error) {
    if (!(error instanceof RequestError)) return failedRequest('Failed to test voice generation', error);
    return {
      status: 'error',
      message: 'Voice generation failed',
      code: error.code,
      ...explained(error.code),
    };
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  if (!(await canDecode(bytes))) {
    return {
      status: 'error',
      message: 'Voice generation failed',
      cause: 'The audio came, but this browser cannot decode it.',
      todo: 'Try another browser; if none can, check the service’s audio format (it must be MP3).',
      code: null,
    };
  }
  const done = { status: 'success', message: 'Voice generation is working', code: null } as const;
  if (await play(bytes))
    return { ...done, cause: `${voice} spoke after ${seconds} s. Did you hear “Peace”?` };
  return {
    ...done,
    cause: `The audio came after ${seconds} s, but this browser blocked the sound.`,
    todo: 'Allow sound for this site in the browser’s settings, and tap Run Diagnostics again.',
  };
}

/** For a failed generation: whether at least this browser sounds. */
export async function soundInWords(): Promise<string> {
  return (await canSound())
    ? 'The network and this browser’s sound are all right.'
    : 'Also, this browser blocks sound: allow it for this site.';
}

function failedRequest(message: string, error: unknown): StepResult {
  const code = error instanceof RequestError ? error.code : null;
  const explanation = error instanceof RequestError ? explained(code) : NO_NETWORK;
  return { status: 'error', message, code, ...explanation };
}

async function canDecode(bytes: ArrayBuffer): Promise<boolean> {
  try {
    // Decoding empties the buffer it is given.
    await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes.slice(0));
    return true;
  } catch {
    return false;
  }
}

async function play(bytes: ArrayBuffer): Promise<boolean> {
  const [element] = audioElements();
  element.src = URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }));
  element.playbackRate = 1;
  try {
    await element.play();
    return true;
  } catch {
    return false;
  }
}

const number = (value: number): string => value.toLocaleString('en');
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
