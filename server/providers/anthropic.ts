import { Anthropic } from '@anthropic-ai/sdk';
import { explainError } from './failure.ts';
import { THINKING_ALLOWANCE_TOKENS, thinksBriefly } from './models.ts';
import type { Service, TryEnd } from './service.ts';
import type { ProviderRequest } from './types.ts';

type Body = Anthropic.MessageCreateParamsStreaming;

export interface AnthropicSettings {
  readonly model: string;
  readonly apiKey: string;
  readonly baseUrl: string;
}

/** Streaming messages of Anthropic. */
export function anthropicService(settings: AnthropicSettings): Service {
  const client = new Anthropic({
    // Named here, so that no ANTHROPIC_* variable of the machine changes who is asked.
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    webhookKey: null,
    maxRetries: 0,
    logLevel: 'off',
    openTelemetry: false,
  });
  return {
    async *ask(request, signal, end) {
      for await (const event of await client.messages.create(bodyOf(settings.model, request), { signal })) {
        yield readEvent(event, end);
      }
    },
    explain: explainError,
  };
}

function readEvent(event: Anthropic.RawMessageStreamEvent, end: TryEnd): string {
  if (event.type === 'content_block_delta') return event.delta.type === 'text_delta' ? event.delta.text : '';
  if (event.type === 'message_delta') {
    const written: number | null = event.usage.output_tokens;
    if (written !== null) end.outputTokens = written;
    if (event.delta.stop_reason) end.finished = true;
  }
  if (event.type === 'message_stop') end.finished = true;
  return '';
}

function bodyOf(model: string, request: ProviderRequest): Body {
  const body: Body = {
    model,
    stream: true,
    max_tokens: request.maxOutputTokens,
    system: request.system,
    messages: request.messages.map(({ role, content }) => ({ role, content })),
  };
  if (!thinksBriefly('anthropic', model)) return body;
  return {
    ...body,
    max_tokens: request.maxOutputTokens + THINKING_ALLOWANCE_TOKENS,
    output_config: { effort: 'low' },
  };
}
