import { OpenAI } from 'openai';
import { fetchWatchingDone } from './done-mark.ts';
import { explainError } from './failure.ts';
import { THINKING_ALLOWANCE_TOKENS, thinksBriefly } from './models.ts';
import type { Service, TryEnd } from './service.ts';
import { createThoughtFilter } from './thoughts.ts';
import type { ProviderRequest } from './types.ts';

type Body = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;

export interface OpenAiSettings {
  /** OpenAI itself, or any other server that speaks chat completions. */
  readonly kind: 'openai' | 'openai-compatible';
  readonly model: string;
  readonly apiKey?: string;
  readonly baseUrl: string;
}

/** Streaming chat completions, of OpenAI and of every server that speaks its protocol. */
export function openAiService(settings: OpenAiSettings): Service {
  const all = new OpenAI({
    // Everything is named here, so that no OPENAI_* variable of the machine changes who is asked.
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    defaultHeaders: settings.apiKey === undefined ? { Authorization: null } : {},
    maxRetries: 0,
    logLevel: 'off',
  });
  // Some servers refuse to be asked for the count of tokens; once one has, it is asked without.
  let countRefused = false;

  async function open(request: ProviderRequest, signal: AbortSignal, end: TryEnd) {
    const watched = fetchWatchingDone(() => {
      end.finished = true;
    });
    const client = settings.kind === 'openai' ? all : all.withOptions({ fetch: watched });
    try {
      return await client.chat.completions.create(bodyOf(settings, request, !countRefused), { signal });
    } catch (error) {
      const refused =
        error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError;
      if (!refused || countRefused || settings.kind === 'openai') throw error;
      const stream = await client.chat.completions.create(bodyOf(settings, request, false), { signal });
      countRefused = true;
      return stream;
    }
  }

  return {
    async *ask(request, signal, end) {
      const thoughts = settings.kind === 'openai-compatible' ? createThoughtFilter() : undefined;
      for await (const chunk of await open(request, signal, end)) {
        const text = readChunk(chunk, end);
        yield thoughts ? thoughts.push(text) : text;
      }
      if (thoughts) yield thoughts.rest();
    },
    explain: explainError,
  };
}

/** The text of one event. Compatible servers leave out what OpenAI always sends, so nothing is taken for granted. */
function readChunk(chunk: Partial<OpenAI.Chat.Completions.ChatCompletionChunk>, end: TryEnd): string {
  const written = chunk.usage?.completion_tokens;
  if (written !== undefined) end.outputTokens = written;
  const choice = chunk.choices?.[0];
  // Some servers send an empty reason with every piece.
  if (choice?.finish_reason) end.finished = true;
  return choice?.delta?.content ?? '';
}

function bodyOf(settings: OpenAiSettings, request: ProviderRequest, askForCount: boolean): Body {
  const body: Body = {
    model: settings.model,
    stream: true,
    messages: [{ role: 'system', content: request.system }, ...request.messages],
  };
  if (askForCount) body.stream_options = { include_usage: true };
  // OpenAI's models take the new name only, most other servers the old one only.
  if (settings.kind === 'openai-compatible') return { ...body, max_tokens: request.maxOutputTokens };
  // What people confess is not to be kept for training or review.
  body.store = false;
  if (!thinksBriefly('openai', settings.model))
    return { ...body, max_completion_tokens: request.maxOutputTokens };
  return {
    ...body,
    max_completion_tokens: request.maxOutputTokens + THINKING_ALLOWANCE_TOKENS,
    reasoning_effort: 'low',
  };
}
