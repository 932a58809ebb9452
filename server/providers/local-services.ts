import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { getHttp } from '../http/node-http.ts';

/** An AI server that answers on this machine, with the settings that would connect it. */
export interface LocalService {
  readonly name: string;
  /** For AI_BASE_URL. */
  readonly baseUrl: string;
  /** One of the models it offers, for AI_MODEL. */
  readonly model: string;
}

export interface KnownService {
  readonly name: string;
  readonly baseUrl: string;
}

/** Where these programs listen unless told otherwise; all speak the Chat Completions API below `/v1`. */
const USUAL_SERVICES: readonly KnownService[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
];

/** What runs on this machine answers in a few milliseconds; a start does not wait for anything else. */
const TIMEOUT_MS = 400;
/** Models that turn text into numbers cannot answer. */
const NO_CHAT = /embed|rerank|whisper|tts/i;

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1) })) });

/**
 * The first of the services that answers with a list of models and has one that can chat; undefined where none does.
 * Only asks for the list: nothing is sent, and nothing is used unasked.
 */
export async function findLocalService(
  services: readonly KnownService[] = USUAL_SERVICES,
): Promise<LocalService | undefined> {
  const found = await Promise.all(services.map(withModel));
  return found.find((service) => service !== undefined);
}

async function withModel({ name, baseUrl }: KnownService): Promise<LocalService | undefined> {
  try {
    const { data } = modelList.parse(await readJson(`${baseUrl}/models`));
    const model = data.find(({ id }) => !NO_CHAT.test(id))?.id;
    return model === undefined ? undefined : { name, baseUrl, model };
  } catch {
    // Nothing listens there, or another program does.
    return undefined;
  }
}

/** Without fetch, which no other part of an installation with the guide needs (http/node-http.ts). */
function readJson(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = getHttp(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      if (response.statusCode === 200) return json(response).then(resolve, reject);
      response.destroy();
      reject(new Error(`Status ${response.statusCode}`));
    });
    request.on('error', reject);
  });
}
