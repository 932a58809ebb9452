import {
  ApiError,
  type GenerateContentParameters,
  type GenerateContentResponse,
  GoogleGenAI,
  ThinkingLevel,
} from '@google/genai';
import { explainError, explainStatus } from './failure.ts';
import { THINKING_ALLOWANCE_TOKENS, thinksBriefly } from './models.ts';
import type { Failure, Service, TryEnd } from './service.ts';
import type { ProviderRequest } from './types.ts';

export interface GoogleSettings {
  readonly model: string;
  readonly apiKey: string;
  readonly baseUrl: string;
}

/** Streaming generateContent of Google's Gemini models. */
export function googleService(settings: GoogleSettings): Service {
  const client = new GoogleGenAI({
    // Named here, so that no GOOGLE_* or GEMINI_* variable of the machine changes who is asked.
    apiKey: settings.apiKey,
    enterprise: false,
    apiVersion: 'v1beta',
    httpOptions: { baseUrl: settings.baseUrl },
  });
  return {
    async *ask(request, signal, end) {
      let headers: Headers | undefined;
      // Without a fetch of one's own the SDK opens new connections for every request.
      const keepHeaders: typeof fetch = async (url, init) => {
        const response = await fetch(url, init);
        headers = response.headers;
        return response;
      };
      try {
        const parameters = parametersOf(settings.model, request, signal, keepHeaders);
        for await (const chunk of await client.models.generateContentStream(parameters)) {
          yield readChunk(chunk, end);
        }
      } catch (error) {
        // This SDK's errors carry a status, but no headers.
        throw error instanceof ApiError ? Object.assign(error, { headers }) : error;
      }
    },
    explain: explainGoogle,
  };
}

function explainGoogle(error: unknown, now: number): Failure {
  // A wrong key is a 400 here; its reason is a fixed word in the body.
  if (error instanceof ApiError && error.message.includes('API_KEY_INVALID')) return explainStatus(401);
  // A broken event is a plain Error here.
  if (error instanceof Error && error.constructor === Error)
    return { code: 'PROVIDER_STREAM_CUT', retry: false };
  return explainError(error, now);
}

function readChunk(chunk: GenerateContentResponse, end: TryEnd): string {
  const usage = chunk.usageMetadata;
  if (usage?.candidatesTokenCount !== undefined)
    end.outputTokens = usage.candidatesTokenCount + (usage.thoughtsTokenCount ?? 0);
  // The question itself was blocked: complete, and empty.
  if (chunk.promptFeedback?.blockReason) end.finished = true;
  const candidate = chunk.candidates?.[0];
  if (candidate?.finishReason) end.finished = true;
  let text = '';
  for (const part of candidate?.content?.parts ?? []) if (part.text && !part.thought) text += part.text;
  return text;
}

function parametersOf(
  model: string,
  request: ProviderRequest,
  abortSignal: AbortSignal,
  ownFetch: typeof fetch,
): GenerateContentParameters {
  const brief = thinksBriefly('google', model);
  return {
    model,
    contents: request.messages.map(({ role, content }) => ({
      role: role === 'assistant' ? 'model' : 'user',
      parts: [{ text: content }],
    })),
    config: {
      systemInstruction: request.system,
      maxOutputTokens: request.maxOutputTokens + THINKING_ALLOWANCE_TOKENS,
      ...(brief ? { thinkingConfig: { thinkingLevel: ThinkingLevel.LOW } } : {}),
      abortSignal,
      httpOptions: { fetch: ownFetch },
    },
  };
}
