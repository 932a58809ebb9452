import { Anthropic } from '@anthropic-ai/sdk';
import { explainError } from './failure.ts';
import {
  type LookUpTurn,
  type ModelTurn,
  schemaOf,
  streamWithLookUps,
  type TurnState,
} from './look-up-turns.ts';
import { type Service, type ServiceSettings, THINKING_ALLOWANCE_TOKENS, type TryEnd } from './service.ts';
import type { CutOff, ProviderRequest } from './types.ts';

type Body = Anthropic.MessageCreateParamsStreaming;

/** Streaming messages of Anthropic. */
export function anthropicService(settings: ServiceSettings): Service {
  const client = new Anthropic({
    // Named here, so that no ANTHROPIC_* variable of the machine changes who is asked.
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? null,
    webhookKey: null,
    maxRetries: 0,
    logLevel: 'off',
    openTelemetry: false,
  });
  return {
    ask: (request, signal, end) =>
      streamWithLookUps<Block[]>(request.lookUps, end, async function* (turn) {
        const { state } = turn;
        const body = bodyOf(settings, request, turn);
        const blocks: Block[] = [];
        const inputs = new Map<number, string>();
        await request.sendAfter;
        for await (const event of await client.messages.create(body, { signal })) {
          collectBlocks(event, blocks, inputs);
          if (event.type === 'content_block_stop')
            readCall(blocks[event.index], inputs.get(event.index), state);
          yield readEvent(event, state.end);
        }
        state.native = blocks.filter((block) => block !== undefined && !isEmptyText(block));
      }),
    explain: explainError,
  };
}

type Block =
  | Anthropic.TextBlockParam
  | Anthropic.ToolUseBlockParam
  | Anthropic.ThinkingBlockParam
  | Anthropic.RedactedThinkingBlockParam;

const isEmptyText = (block: Block): boolean => block.type === 'text' && block.text.trim() === '';

/** Collects the blocks of a turn, to send them back unchanged: thinking with its signature too. */
function collectBlocks(
  event: Anthropic.RawMessageStreamEvent,
  blocks: Block[],
  inputs: Map<number, string>,
): void {
  if (event.type === 'content_block_start') {
    const { content_block: begun, index } = event;
    if (begun.type === 'text') blocks[index] = { type: 'text', text: begun.text };
    else if (begun.type === 'tool_use')
      blocks[index] = { type: 'tool_use', id: begun.id, name: begun.name, input: {} };
    else if (begun.type === 'thinking')
      blocks[index] = { type: 'thinking', thinking: begun.thinking, signature: begun.signature };
    else if (begun.type === 'redacted_thinking')
      blocks[index] = { type: 'redacted_thinking', data: begun.data };
  }
  if (event.type !== 'content_block_delta') return;
  const { delta, index } = event;
  const block = blocks[index];
  if (delta.type === 'input_json_delta') inputs.set(index, (inputs.get(index) ?? '') + delta.partial_json);
  else if (delta.type === 'text_delta' && block?.type === 'text') block.text += delta.text;
  else if (delta.type === 'thinking_delta' && block?.type === 'thinking') block.thinking += delta.thinking;
  else if (delta.type === 'signature_delta' && block?.type === 'thinking') block.signature += delta.signature;
}

/** Reads the call in a complete block; the model's input may not be valid JSON. */
function readCall(block: Block | undefined, args = '{}', state: TurnState<Block[]>): void {
  if (block?.type !== 'tool_use') return;
  try {
    block.input = JSON.parse(args);
  } catch {
    block.input = {};
  }
  state.calls.push({ id: block.id, name: block.name, args });
}

/** Reasons of the protocol for an answer that is not complete. */
const CUT_OFFS: Readonly<Record<string, CutOff>> = {
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'filter',
};

function readEvent(event: Anthropic.RawMessageStreamEvent, end: TryEnd): string {
  if (event.type === 'content_block_delta') return event.delta.type === 'text_delta' ? event.delta.text : '';
  if (event.type === 'message_delta') {
    const written: number | null = event.usage.output_tokens;
    if (written !== null) end.outputTokens = written;
    if (event.delta.stop_reason) {
      end.finished = true;
      end.cutOff = CUT_OFFS[event.delta.stop_reason];
    }
  }
  if (event.type === 'message_stop') end.finished = true;
  return '';
}

function bodyOf(
  { model, thinksBriefly }: ServiceSettings,
  request: ProviderRequest,
  { earlier, toolsAllowed }: ModelTurn<Block[]>,
): Body {
  const body: Body = {
    model,
    stream: true,
    max_tokens: request.maxOutputTokens,
    system: request.system,
    messages: [
      ...request.messages.map(({ role, content }) => ({ role, content })),
      ...earlier.flatMap(lookUpMessages),
    ],
  };
  if (request.lookUps) {
    body.tools = request.lookUps.tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      input_schema: schemaOf(tool),
    }));
    if (!toolsAllowed) body.tool_choice = { type: 'none' };
  }
  if (!thinksBriefly) return body;
  return {
    ...body,
    max_tokens: request.maxOutputTokens + THINKING_ALLOWANCE_TOKENS,
    output_config: { effort: 'low' },
  };
}

function lookUpMessages({ native, calls, results }: LookUpTurn<Block[]>): Anthropic.MessageParam[] {
  return [
    { role: 'assistant', content: native ?? [] },
    {
      role: 'user',
      content: results.map((content, at) => ({
        type: 'tool_result',
        tool_use_id: calls[at]!.id,
        content,
        is_error: content.startsWith('Error:'),
      })),
    },
  ];
}
