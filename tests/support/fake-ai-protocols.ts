/** How a fake reply ends. Those from `no-mark` on are failures. */
export type FakeEnd =
  | 'finished'
  /** the answer's limit was reached */
  | 'length'
  /** the model waits for what it called */
  | 'calls'
  /** the service's filter or the model refused */
  | 'filtered'
  /** the stream ends, without the mark that it is complete */
  | 'no-mark'
  /** the connection breaks */
  | 'cut'
  /** an event that is not JSON */
  | 'broken'
  /** an error event */
  | 'trouble'
  /** nothing more comes, and the connection stays open */
  | 'hang';

/** A tool call of the model; `args` as the model wrote them, valid JSON or not. */
export interface FakeCall {
  readonly name: string;
  readonly args: string;
}

/** How one service writes a reply on the wire. Every string is a whole server-sent event. */
export interface FakeProtocol {
  readonly id: 'openai' | 'anthropic' | 'google';
  /** The parts of the request that tests look at. */
  read(body: Record<string, unknown>): { system: string; messages: { role: string; content: string }[] };
  begin(): string;
  piece(text: string): string;
  thought(text: string): string;
  /** The model's call of a tool, its arguments in two pieces if the service sends pieces. `position` counts from 0. */
  call(call: FakeCall, position: number): string;
  finish(end: FakeEnd, outputTokens: number | null): string;
  /** An error event in the middle of a stream. */
  trouble(): string;
  /** An event that is not JSON. */
  broken(): string;
  /** The body of an answer that is not 200. */
  refusal(status: number): unknown;
}

const event = (data: unknown, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

type Turn = { role: string; content: string };

const openai: FakeProtocol = {
  id: 'openai',
  read(body) {
    const messages = body.messages as Turn[];
    return {
      system: messages
        .filter((m) => m.role === 'system')
        .map((m) => m.content)
        .join('\n'),
      messages: messages.filter((m) => m.role !== 'system'),
    };
  },
  begin: () => chatChunk({ role: 'assistant', content: '' }),
  piece: (text) => chatChunk({ content: text }),
  thought: (text) => chatChunk({ content: null, reasoning_content: text }),
  call({ name, args }, index) {
    const piece = (part: object) => chatChunk({ tool_calls: [{ index, ...part }] });
    const half = Math.floor(args.length / 2);
    return (
      piece({ id: `call_${index}`, type: 'function', function: { name, arguments: '' } }) +
      piece({ function: { arguments: args.slice(0, half) } }) +
      piece({ function: { arguments: args.slice(half) } })
    );
  },
  finish(end, outputTokens) {
    const reason =
      { length: 'length', filtered: 'content_filter', calls: 'tool_calls' }[end as string] ?? 'stop';
    const usage = { prompt_tokens: 1, completion_tokens: outputTokens, total_tokens: 1 };
    const count = outputTokens === null ? '' : event({ ...CHAT, choices: [], usage });
    return `${chatChunk({}, reason)}${count}data: [DONE]\n\n`;
  },
  trouble: () => event({ error: { message: 'the fake failed', type: 'server_error', code: null } }),
  broken: () => 'data: {"choices": [{"del\n\n',
  refusal: (status) => ({ error: { message: `the fake says ${status}`, type: 'fake', code: null } }),
};

const CHAT = { id: 'chatcmpl-fake', object: 'chat.completion.chunk', created: 1, model: 'fake' };

function chatChunk(delta: unknown, reason: string | null = null): string {
  return event({ ...CHAT, choices: [{ index: 0, delta, finish_reason: reason }] });
}

const anthropic: FakeProtocol = {
  id: 'anthropic',
  read: (body) => ({ system: body.system as string, messages: body.messages as Turn[] }),
  begin() {
    const usage = { input_tokens: 1, output_tokens: 1 };
    const message = { id: 'msg_fake', type: 'message', role: 'assistant', content: [], model: 'fake', usage };
    return (
      named('message_start', { message: { ...message, stop_reason: null } }) +
      named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
      named('ping', {})
    );
  },
  piece: (text) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  thought: (thinking) =>
    named('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking } }),
  call({ name, args }, position) {
    const index = position + 1;
    const begun = { type: 'tool_use', id: `toolu_${position}`, name, input: {} };
    const piece = (partial_json: string) =>
      named('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json } });
    const half = Math.floor(args.length / 2);
    return (
      named('content_block_start', { index, content_block: begun }) +
      piece(args.slice(0, half)) +
      piece(args.slice(half)) +
      named('content_block_stop', { index })
    );
  },
  finish(end, outputTokens) {
    const reason =
      { length: 'max_tokens', filtered: 'refusal', calls: 'tool_use' }[end as string] ?? 'end_turn';
    const delta = { delta: { stop_reason: reason, stop_sequence: null } };
    return (
      named('content_block_stop', { index: 0 }) +
      named('message_delta', { ...delta, usage: { output_tokens: outputTokens } }) +
      named('message_stop', {})
    );
  },
  trouble: () => named('error', { error: { type: 'overloaded_error', message: 'the fake is overloaded' } }),
  broken: () => 'event: content_block_delta\ndata: {"type": "conte\n\n',
  refusal: (status) => ({ type: 'error', error: { type: 'fake_error', message: `the fake says ${status}` } }),
};

function named(name: string, data: object): string {
  return event({ type: name, ...data }, name);
}

const google: FakeProtocol = {
  id: 'google',
  read(body) {
    const textOf = (content: unknown) =>
      ((content as { parts?: { text?: string }[] })?.parts ?? []).map((part) => part.text).join('');
    const contents = body.contents as { role: string }[];
    return {
      system: textOf(body.systemInstruction),
      messages: contents.map((content) => ({ role: content.role, content: textOf(content) })),
    };
  },
  begin: () => '',
  piece: (text) => event({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] }),
  thought: (text) =>
    event({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text, thought: true }] } }] }),
  call({ name, args }, position) {
    // This service parses the arguments itself; invalid JSON never arrives.
    const functionCall = { name, args: jsonOr(args, {}) };
    const parts = [{ functionCall, thoughtSignature: `c2ln${position}` }];
    return event({ candidates: [{ index: 0, content: { role: 'model', parts } }] });
  },
  finish(end, outputTokens) {
    const finishReason = { length: 'MAX_TOKENS', filtered: 'SAFETY' }[end as string] ?? 'STOP';
    const candidates = [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason }];
    const usage = { usageMetadata: { candidatesTokenCount: outputTokens, promptTokenCount: 1 } };
    return event({ candidates, ...(outputTokens === null ? {} : usage) });
  },
  trouble: () => event({ error: { code: 503, message: 'the fake is overloaded', status: 'UNAVAILABLE' } }),
  broken: () => 'data: {"candidates": [{"con\n\n',
  refusal: (status) => ({ error: { code: status, message: `the fake says ${status}`, status: 'FAKE' } }),
};

function jsonOr(text: string, fallback: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fallback;
  }
}

/** The protocol that a path belongs to. */
export function protocolOf(path: string): FakeProtocol | undefined {
  if (path.endsWith('/chat/completions')) return openai;
  if (path.endsWith('/messages')) return anthropic;
  if (path.includes(':streamGenerateContent')) return google;
  return undefined;
}
