import { OpenAI } from 'openai';
import { completionTexts } from './completion-events.ts';
import { explainError } from './failure.ts';
import { type LookUpTurn, type ModelTurn, schemaOf, streamWithLookUps } from './look-up-turns.ts';
import { plainFetch, sendAfterOption } from './plain-fetch.ts';
import { type Service, type ServiceSettings, THINKING_ALLOWANCE_TOKENS, type TryEnd } from './service.ts';
import { createThoughtFilter } from './thoughts.ts';
import type { CutOff, ProviderRequest } from './types.ts';
import { createWrittenCallFilter } from './written-calls.ts';

type Body = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

/** A small model may write such a call although it was offered no tools. */
const LOOK_UP_NAMES = ['passage', 'search'];

export interface OpenAiSettings extends ServiceSettings {
  /** OpenAI itself, or any other server that speaks chat completions. */
  readonly kind: 'openai' | 'openai-compatible';
}

/** Streaming chat completions, of OpenAI and of every server that speaks its protocol. */
export function openAiService(settings: OpenAiSettings): Service {
  const client = new OpenAI({
    // Everything is named here, so that no OPENAI_* variable of the machine changes who is asked.
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    defaultHeaders: settings.apiKey === undefined ? { Authorization: null } : {},
    fetch: plainFetch,
    maxRetries: 0,
    logLevel: 'off',
  });
  // Some servers refuse a request that asks for the token count or offers tools; from then on it is left out.
  let refused: Extras = { count: false, tools: false };

  async function open(
    body: (sent: Extras) => Body,
    wanted: Extras,
    signal: AbortSignal,
    sendAfter: Promise<unknown> | undefined,
  ) {
    const options = { signal, ...(sendAfter && { fetchOptions: sendAfterOption(sendAfter) }) };
    let first: unknown;
    for (const without of extrasToOmit(wanted, refused)) {
      const sent = { count: wanted.count && !without.count, tools: wanted.tools && !without.tools };
      try {
        const response = await client.chat.completions.create(body(sent), options).asResponse();
        refused = without;
        return response;
      } catch (error) {
        first ??= error;
        if (settings.kind === 'openai' || !isRefusal(error, sent)) throw error;
      }
    }
    throw first;
  }

  function oneTurn(
    request: ProviderRequest,
    turn: ModelTurn<never>,
    signal: AbortSignal,
  ): AsyncIterable<string> {
    const { toolsAllowed, state } = turn;
    const compatible = settings.kind === 'openai-compatible';
    const names = request.lookUps?.tools.map(({ name }) => name) ?? LOOK_UP_NAMES;
    const thoughts = compatible ? createThoughtFilter() : undefined;
    const written = compatible
      ? createWrittenCallFilter(names, (call) => void (toolsAllowed && state.calls.push(call)))
      : undefined;
    const answer = (text: string) => written?.push(text) ?? text;
    const wanted = { count: true, tools: request.lookUps !== undefined };
    const calls: OpenCall[] = [];
    const body = (sent: Extras) => bodyOf(settings, request, turn, sent);
    const read = (chunks: readonly Partial<OpenAI.Chat.Completions.ChatCompletionChunk>[]): string => {
      let text = '';
      for (const chunk of chunks) {
        collectCalls(chunk, calls);
        text += readChunk(chunk, state.end);
      }
      // Some services announce the end of the calls before the last call.
      if (toolsAllowed && calls.length > 0)
        state.calls.splice(
          0,
          state.calls.length,
          ...state.calls.filter(isWritten),
          ...calls.filter((call) => call?.name),
        );
      return answer(thoughts ? thoughts.push(text) : text);
    };
    return completionTexts({
      open: () => open(body, wanted, signal, request.sendAfter),
      read,
      end: () => (thoughts ? answer(thoughts.end()) : '') + (written?.end() ?? ''),
      onDone: () => {
        state.end.finished = true;
      },
    });
  }

  return {
    ask: (request, signal, end) =>
      streamWithLookUps<never>(request.lookUps, end, (turn) => oneTurn(request, turn, signal)),
    explain: explainError,
  };
}

/** Reasons of the protocol for an answer that is not complete. */
const CUT_OFFS: Readonly<Record<string, CutOff>> = { length: 'length', content_filter: 'filter' };

/** The text of one event. Compatible servers leave out what OpenAI always sends, so every field may be missing. */
function readChunk(chunk: Partial<OpenAI.Chat.Completions.ChatCompletionChunk>, end: TryEnd): string {
  const written = chunk.usage?.completion_tokens;
  if (written !== undefined) end.outputTokens = written;
  const choice = chunk.choices?.[0];
  // Some servers send an empty reason with every piece.
  if (choice?.finish_reason) {
    end.finished = true;
    end.cutOff = CUT_OFFS[choice.finish_reason];
  }
  return choice?.delta?.content ?? '';
}

interface OpenCall {
  id: string;
  name: string;
  args: string;
}

const isWritten = ({ id }: { readonly id: string }): boolean => id.startsWith('written-');

/** Calls come in pieces, told apart by their index; some servers send each whole and without one. */
function collectCalls(chunk: Partial<OpenAI.Chat.Completions.ChatCompletionChunk>, calls: OpenCall[]): void {
  for (const piece of chunk.choices?.[0]?.delta?.tool_calls ?? []) {
    const isNew = piece.id !== undefined && piece.id !== '' && calls.every(({ id }) => id !== piece.id);
    const at = (piece.index as number | undefined) ?? (isNew ? calls.length : calls.length - 1);
    calls[at] ??= { id: piece.id || `call-${at}`, name: '', args: '' };
    calls[at].name += piece.function?.name ?? '';
    calls[at].args += argumentsOf(piece.function?.arguments);
  }
}

/** The protocol says a string; some servers send the object itself. */
function argumentsOf(args: unknown): string {
  return typeof args === 'string' ? args : args === undefined || args === null ? '' : JSON.stringify(args);
}

/** What is sent besides the conversation. */
interface Extras {
  readonly count: boolean;
  readonly tools: boolean;
}

/** What to leave out in each try, beginning with what is known to be refused. */
function extrasToOmit(wanted: Extras, refused: Extras): Extras[] {
  const tries = [
    refused,
    { ...refused, tools: true },
    { ...refused, count: true },
    { count: true, tools: true },
  ];
  const sent = ({ count, tools }: Extras) => `${wanted.count && !count} ${wanted.tools && !tools}`;
  return tries.filter((one, at) => tries.findIndex((other) => sent(other) === sent(one)) === at);
}

/** Whether the request itself was refused; llama.cpp answers tools with 500 unless it was started for them. */
function isRefusal(error: unknown, sent: Extras): boolean {
  return (
    error instanceof OpenAI.BadRequestError ||
    error instanceof OpenAI.UnprocessableEntityError ||
    (sent.tools && error instanceof OpenAI.InternalServerError && /jinja|tool/i.test(error.message))
  );
}

function bodyOf(
  settings: OpenAiSettings,
  request: ProviderRequest,
  { earlier, toolsAllowed }: ModelTurn<never>,
  sent: Extras,
): Body {
  const body: Body = {
    model: settings.model,
    stream: true,
    messages: [
      { role: 'system', content: request.system },
      ...request.messages,
      ...earlier.flatMap((exchange) => lookUpMessages(exchange, sent.tools)),
    ],
  };
  if (sent.count) body.stream_options = { include_usage: true };
  if (sent.tools && request.lookUps) {
    body.tools = request.lookUps.tools.map((tool) => ({
      type: 'function',
      function: { name: tool.name, description: tool.description, parameters: schemaOf(tool) },
    }));
    if (!toolsAllowed) body.tool_choice = 'none';
  }
  // OpenAI's models take the new name only, most other servers the old one only.
  if (settings.kind === 'openai-compatible') return { ...body, max_tokens: request.maxOutputTokens };
  // What visitors write must not be kept for training or review.
  body.store = false;
  if (!settings.thinksBriefly) return { ...body, max_completion_tokens: request.maxOutputTokens };
  return {
    ...body,
    max_completion_tokens: request.maxOutputTokens + THINKING_ALLOWANCE_TOKENS,
    reasoning_effort: 'low',
  };
}

/** A look-up turn in the protocol's own form, or as plain messages if the model wrote it as text. */
function lookUpMessages({ text, calls, results }: LookUpTurn<never>, asTools: boolean): Message[] {
  if (!asTools || calls.some(isWritten)) {
    const asked = calls.map(({ name, args }) => `${name}(${args})`).join('\n');
    const found = results.map((result, at) => `${calls[at]?.name}: ${result}`).join('\n\n');
    return [
      { role: 'assistant', content: text.trim() === '' ? asked : text },
      { role: 'user', content: `Looked up:\n${found}\n\nNow answer my question.` },
    ];
  }
  const toolCalls = calls.map(({ id, name, args }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: args },
  }));
  return [
    { role: 'assistant', content: text === '' ? null : text, tool_calls: toolCalls },
    ...results.map((content, at) => ({ role: 'tool' as const, tool_call_id: calls[at]!.id, content })),
  ];
}
