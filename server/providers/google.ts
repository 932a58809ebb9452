import {
  ApiError,
  type Content,
  FunctionCallingConfigMode,
  type GenerateContentConfig,
  type GenerateContentParameters,
  type GenerateContentResponse,
  GoogleGenAI,
  type Part,
  ThinkingLevel,
} from '@google/genai';
import { explainError, explainStatus } from './failure.ts';
import {
  type LookUpTurn,
  type ModelTurn,
  schemaOf,
  streamWithLookUps,
  type TurnState,
} from './look-up-turns.ts';
import {
  type Failure,
  type Service,
  type ServiceSettings,
  THINKING_ALLOWANCE_TOKENS,
  type TryEnd,
} from './service.ts';
import type { CutOff, LookUps, ProviderRequest } from './types.ts';

/** Streaming generateContent of Google's Gemini models. */
export function googleService(settings: ServiceSettings): Service {
  const client = new GoogleGenAI({
    // Named here, so that no GOOGLE_* or GEMINI_* variable of the machine changes who is asked.
    apiKey: settings.apiKey,
    enterprise: false,
    apiVersion: 'v1beta',
    httpOptions: { baseUrl: settings.baseUrl },
  });
  async function* oneTurn(
    request: ProviderRequest,
    turn: ModelTurn<Part[]>,
    signal: AbortSignal,
  ): AsyncGenerator<string, void> {
    let headers: Headers | undefined;
    // Without a fetch of one's own the SDK opens new connections for every request.
    const keepHeaders: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      headers = response.headers;
      return response;
    };
    try {
      await request.sendAfter;
      const parameters = parametersOf({
        settings,
        request,
        turn,
        abortSignal: signal,
        fetch: keepHeaders,
      });
      for await (const chunk of await client.models.generateContentStream(parameters)) {
        collectParts(chunk, turn.state);
        yield readChunk(chunk, turn.state.end);
      }
    } catch (error) {
      // This SDK's errors carry a status, but no headers.
      throw error instanceof ApiError ? Object.assign(error, { headers }) : error;
    }
  }
  return {
    ask: (request, signal, end) =>
      streamWithLookUps<Part[]>(request.lookUps, end, (turn) => oneTurn(request, turn, signal)),
    explain: explainGoogle,
  };
}

function explainGoogle(error: unknown, now: number): Failure {
  // A wrong key is a 400 here; its reason is a fixed word in the body.
  if (error instanceof ApiError && error.message.includes('API_KEY_INVALID')) return explainStatus(401);
  // A broken event is a plain Error here.
  if (error instanceof Error && error.constructor === Error)
    return { code: 'PROVIDER_STREAM_CUT', retry: true };
  return explainError(error, now);
}

/** Reasons of the protocol for an answer that is not complete. */
const CUT_OFFS: Readonly<Record<string, CutOff>> = {
  MAX_TOKENS: 'length',
  SAFETY: 'filter',
  RECITATION: 'filter',
  LANGUAGE: 'filter',
  BLOCKLIST: 'filter',
  PROHIBITED_CONTENT: 'filter',
  SPII: 'filter',
};

function readChunk(chunk: GenerateContentResponse, end: TryEnd): string {
  const usage = chunk.usageMetadata;
  if (usage?.candidatesTokenCount !== undefined)
    end.outputTokens = usage.candidatesTokenCount + (usage.thoughtsTokenCount ?? 0);
  // The question itself was blocked: complete, and empty.
  if (chunk.promptFeedback?.blockReason) end.finished = true;
  const candidate = chunk.candidates?.[0];
  if (candidate?.finishReason) {
    end.finished = true;
    end.cutOff = CUT_OFFS[candidate.finishReason];
  }
  let text = '';
  for (const part of candidate?.content?.parts ?? []) if (part.text && !part.thought) text += part.text;
  return text;
}

/** Parts are shown to the model again as they came: some carry a signature without which it refuses them. */
function collectParts(chunk: GenerateContentResponse, state: TurnState<Part[]>): void {
  const parts = chunk.candidates?.[0]?.content?.parts ?? [];
  state.native = [
    ...(state.native ?? []),
    ...parts.filter((part) => part.functionCall || part.thoughtSignature || (part.text && !part.thought)),
  ];
  for (const { functionCall } of parts) {
    if (!functionCall) continue;
    const { id = '', name = '', args } = functionCall;
    state.calls.push({ id, name, args: JSON.stringify(args ?? {}) });
  }
}

function lookUpContents({ native, calls, results }: LookUpTurn<Part[]>): Content[] {
  return [
    { role: 'model', parts: native ?? [] },
    {
      role: 'user',
      parts: results.map((result, at) => {
        const { id, name } = calls[at]!;
        return { functionResponse: { ...(id && { id }), name, response: { result } } };
      }),
    },
  ];
}

function toolsOf({ tools }: LookUps, allowed: boolean): GenerateContentConfig {
  const functionDeclarations = tools.map((tool) => ({
    name: tool.name,
    description: tool.description,
    parametersJsonSchema: schemaOf(tool),
  }));
  const mode = allowed ? FunctionCallingConfigMode.AUTO : FunctionCallingConfigMode.NONE;
  return { tools: [{ functionDeclarations }], toolConfig: { functionCallingConfig: { mode } } };
}

interface GenerateArgs {
  readonly settings: ServiceSettings;
  readonly request: ProviderRequest;
  readonly turn: ModelTurn<Part[]>;
  readonly abortSignal: AbortSignal;
  readonly fetch: typeof fetch;
}

function parametersOf(args: GenerateArgs): GenerateContentParameters {
  const { settings, request, turn, abortSignal } = args;
  const { model, thinksBriefly } = settings;
  return {
    model,
    contents: [
      ...request.messages.map(({ role, content }) => ({
        role: role === 'assistant' ? 'model' : 'user',
        parts: [{ text: content }],
      })),
      ...turn.earlier.flatMap(lookUpContents),
    ],
    config: {
      systemInstruction: request.system,
      maxOutputTokens: request.maxOutputTokens + THINKING_ALLOWANCE_TOKENS,
      ...(request.lookUps && toolsOf(request.lookUps, turn.toolsAllowed)),
      ...(thinksBriefly ? { thinkingConfig: { thinkingLevel: ThinkingLevel.LOW } } : {}),
      abortSignal,
      httpOptions: { fetch: args.fetch },
    },
  };
}
