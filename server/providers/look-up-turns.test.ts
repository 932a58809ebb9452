import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aControlledStream } from '../../tests/support/controlled-stream.ts';
import { baseUrlFor, type FakeAi, startFakeAi } from '../../tests/support/fake-ai.ts';
import { PROVIDER_KINDS, type ProviderKind } from './catalogue.ts';
import { MAX_LOOK_UP_TURNS } from './look-up-turns.ts';
import { openProvider } from './open.ts';
import type { AiProvider, LookUps, ProviderRequest } from './types.ts';

/** The same for all services, over real HTTP against a fake of each protocol. */

let fake: FakeAi;
let asked: [name: string, args: string][];

beforeEach(async () => {
  fake = await startFakeAi();
  asked = [];
});
afterEach(() => fake.close());

const TOOLS: LookUps['tools'] = [
  {
    name: 'passage',
    description: 'A passage.',
    parameters: { reference: 'The reference.' },
    required: ['reference'],
  },
];

const lookUps: LookUps = {
  tools: TOOLS,
  answer(name, args) {
    asked.push([name, args]);
    return args.startsWith('{"') ? 'John 11:35 (KJV): Jesus wept.' : 'Error: no JSON.';
  },
};

const CALL = { name: 'passage', args: '{"reference":"John 11:35"}' };

async function open(kind: ProviderKind): Promise<AiProvider> {
  const baseUrl = baseUrlFor(fake, kind);
  const opened = await openProvider(
    { provider: kind, model: 'a-model', apiKey: 'a-key', baseUrl },
    { clock: { wait: async () => {}, random: () => 0.5, now: () => 0 } },
  );
  if (!opened) throw new Error('no provider');
  return opened;
}

async function read(kind: ProviderKind, more: Partial<ProviderRequest> = {}, provider?: AiProvider) {
  let text = '';
  const counts: number[] = [];
  const request: ProviderRequest = {
    system: 'Be kind.',
    messages: [{ role: 'user', content: 'Did Jesus weep?' }],
    maxOutputTokens: 500,
    signal: new AbortController().signal,
    onUsage: (tokens) => counts.push(tokens),
    lookUps,
    ...more,
  };
  try {
    for await (const piece of (provider ?? (await open(kind))).stream(request)) text += piece;
    return { text, counts };
  } catch (error) {
    return { text, counts, code: (error as { code: string }).code };
  }
}

const bodies = () => fake.requests.map(({ body }) => JSON.stringify(body));

describe.each(PROVIDER_KINDS)('%s, looking things up', (kind) => {
  it('is offered the tools, and answers without one as before', async () => {
    fake.script({ text: ['He ', 'did.'] });
    expect(await read(kind)).toEqual({ text: 'He did.', counts: [7] });
    expect(fake.requests).toHaveLength(1);
    expect(bodies()[0]).toContain('"The reference."');
  });

  it('is told what it asked for, and writes its answer then; all that it wrote is counted', async () => {
    fake.script({ calls: [CALL], outputTokens: 10 }, { text: ['Yes, he wept.'], outputTokens: 5 });
    expect(await read(kind)).toEqual({ text: 'Yes, he wept.', counts: [15] });
    expect(asked).toEqual([['passage', CALL.args]]);
    expect(bodies()[1]).toContain('Jesus wept.');
    expect(bodies()[1]).toContain('John 11:35');
  });

  it('may ask for several things at once, though not for any number', async () => {
    fake.script({ calls: Array.from({ length: 7 }, () => CALL) }, { text: ['Yes.'] });
    expect((await read(kind)).text).toBe('Yes.');
    expect(asked).toHaveLength(4);
    expect(bodies()[1]?.match(/too many look-ups/g)).toHaveLength(3);
  });

  it('answers though it would look things up for ever', async () => {
    fake.always(({ body }) =>
      /"(?:tool_choice|mode)":(?:"none"|"NONE"|\{"type":"none"\})/.test(JSON.stringify(body))
        ? { text: ['So it is.'] }
        : { calls: [CALL] },
    );
    expect((await read(kind)).text).toBe('So it is.');
    expect(fake.requests).toHaveLength(MAX_LOOK_UP_TURNS + 1);
    expect(asked).toHaveLength(MAX_LOOK_UP_TURNS);
  });

  it('fails as a service without an answer does where it calls on even then', async () => {
    fake.always({ calls: [CALL] });
    const { text, code } = await read(kind);
    expect({ text, code }).toEqual({ text: '', code: 'PROVIDER_FAILED' });
    expect(fake.requests).toHaveLength(MAX_LOOK_UP_TURNS + 1);
  });

  it.each(['{"reference": "John', 'John 11:35', '', '[]', 'null'])(
    'goes on where the arguments are nonsense: %j',
    async (args) => {
      fake.script({ calls: [{ name: 'passage', args }] }, { text: ['Yes.'] });
      expect((await read(kind)).text).toBe('Yes.');
      expect(asked).toHaveLength(1);
    },
  );

  it('shows what it wrote before it looked something up as a paragraph of its own', async () => {
    fake.script({ text: ['One moment.'], calls: [CALL] }, { text: ['Yes, ', 'he wept.'] });
    expect((await read(kind)).text).toBe('One moment.\n\nYes, he wept.');
  });

  it('is asked once more, without tools, where a turn brought nothing', async () => {
    fake.script({ text: [] }, { text: ['Yes.'] });
    expect((await read(kind)).text).toBe('Yes.');
    expect(fake.requests).toHaveLength(2);
  });

  it('hands on the first word at once', async () => {
    const tap = aControlledStream();
    fake.script({ text: tap });
    const provider = await open(kind);
    const request = {
      system: '',
      messages: [{ role: 'user' as const, content: 'Hi' }],
      maxOutputTokens: 9,
      signal: new AbortController().signal,
      lookUps,
    };
    const pieces = provider.stream(request)[Symbol.asyncIterator]();
    tap.send('Peace');
    expect((await pieces.next()).value).toBe('Peace');
    tap.end();
    expect((await pieces.next()).done).toBe(true);
  });

  it('stops between two turns when nobody wants the answer any more', async () => {
    const stop = new AbortController();
    fake.always({ calls: [CALL] });
    const stopping: LookUps = {
      tools: TOOLS,
      answer() {
        stop.abort();
        return 'Jesus wept.';
      },
    };
    expect(await read(kind, { signal: stop.signal, lookUps: stopping })).toEqual({ text: '', counts: [] });
    expect(fake.requests.length).toBeLessThanOrEqual(2);
  });

  it('asks anew from the beginning where a turn failed before a word came', async () => {
    fake.script({ calls: [CALL] }, { status: 503 }, { text: ['Yes.'] });
    expect((await read(kind)).text).toBe('Yes.');
    expect(fake.requests).toHaveLength(3);
  });
});

describe('what services want to be shown of a look-up', () => {
  it('is the call as it came, and its result (Anthropic)', async () => {
    fake.script({ calls: [CALL, { name: 'passage', args: 'no' }] }, { text: ['Yes.'] });
    await read('anthropic');
    const messages = fake.requests[1]?.body.messages as { role: string; content: unknown }[];
    expect(messages.slice(1)).toEqual([
      {
        role: 'assistant',
        content: [
          { type: 'tool_use', id: 'toolu_0', name: 'passage', input: { reference: 'John 11:35' } },
          { type: 'tool_use', id: 'toolu_1', name: 'passage', input: {} },
        ],
      },
      {
        role: 'user',
        content: [
          expect.objectContaining({ type: 'tool_result', tool_use_id: 'toolu_0', is_error: false }),
          expect.objectContaining({ type: 'tool_result', tool_use_id: 'toolu_1', is_error: true }),
        ],
      },
    ]);
  });

  it('is its thinking too, with the signature (Anthropic)', async () => {
    const event = (type: string, data: object) =>
      `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
    const usage = { input_tokens: 1, output_tokens: 1 };
    const begun = { type: 'message', role: 'assistant', content: [], model: 'fake', usage };
    const call = { type: 'tool_use', id: 'toolu_9', name: 'passage', input: {} };
    const thinking = { type: 'thinking', thinking: '', signature: '' };
    const delta = (index: number, args: object) => event('content_block_delta', { index, delta: args });
    fake.script(
      {
        raw: [
          event('message_start', { message: begun }),
          event('content_block_start', { index: 0, content_block: thinking }),
          delta(0, { type: 'thinking_delta', thinking: 'Let me ' }),
          delta(0, { type: 'thinking_delta', thinking: 'see.' }),
          delta(0, { type: 'signature_delta', signature: 'signed' }),
          event('content_block_stop', { index: 0 }),
          event('content_block_start', { index: 1, content_block: call }),
          delta(1, { type: 'input_json_delta', partial_json: CALL.args }),
          event('content_block_stop', { index: 1 }),
          event('message_delta', { delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 4 } }),
          event('message_stop', {}),
        ],
      },
      { text: ['Yes.'] },
    );
    expect(await read('anthropic')).toEqual({ text: 'Yes.', counts: [11] });
    expect((fake.requests[1]!.body.messages as { content: unknown }[])[1]?.content).toEqual([
      { type: 'thinking', thinking: 'Let me see.', signature: 'signed' },
      { ...call, input: { reference: 'John 11:35' } },
    ]);
  });

  it('is each part as it came, with its signature (Google)', async () => {
    fake.script({ calls: [CALL] }, { text: ['Yes.'] });
    await read('google');
    const contents = fake.requests[1]?.body.contents as { role: string; parts: object[] }[];
    expect(contents.slice(1)).toEqual([
      {
        role: 'model',
        parts: [
          {
            functionCall: { name: 'passage', args: { reference: 'John 11:35' } },
            thoughtSignature: 'c2ln0',
          },
        ],
      },
      {
        role: 'user',
        parts: [
          { functionResponse: { name: 'passage', response: { result: 'John 11:35 (KJV): Jesus wept.' } } },
        ],
      },
    ]);
  });

  it('is the call with its id, and a message of the tool (OpenAI)', async () => {
    fake.script({ calls: [CALL] }, { text: ['Yes.'] });
    await read('openai');
    expect((fake.requests[1]!.body.messages as object[]).slice(2)).toEqual([
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'call_0', type: 'function', function: { name: 'passage', arguments: CALL.args } }],
      },
      { role: 'tool', tool_call_id: 'call_0', content: 'John 11:35 (KJV): Jesus wept.' },
    ]);
  });
});

describe('servers that speak the protocol of OpenAI', () => {
  it.each([400, 422])(
    'are asked without tools where they refuse them (%i), and from then on',
    async (status) => {
      fake.always(({ body }) => (body.tools ? { status } : { text: ['Yes.'] }));
      const provider = await open('openai-compatible');
      expect((await read('openai-compatible', {}, provider)).text).toBe('Yes.');
      expect(fake.requests).toHaveLength(2);
      expect((await read('openai-compatible', {}, provider)).text).toBe('Yes.');
      expect(fake.requests).toHaveLength(3);
      expect(fake.requests[2]?.body).toHaveProperty('stream_options');
    },
  );

  it('keep the tools where it is the count of tokens that they refuse', async () => {
    fake.always(({ body }) => (body.stream_options ? { status: 400 } : { text: ['Yes.'] }));
    const provider = await open('openai-compatible');
    expect((await read('openai-compatible', {}, provider)).text).toBe('Yes.');
    await read('openai-compatible', {}, provider);
    expect(fake.requests.at(-1)?.body).toHaveProperty('tools');
    expect(fake.requests.at(-1)?.body).not.toHaveProperty('stream_options');
  });

  it('are args up where they refuse everything', async () => {
    fake.always({ status: 400 });
    expect((await read('openai-compatible')).code).toBe('PROVIDER_FAILED');
    expect(fake.requests).toHaveLength(4);
  });

  it('may send a call whole, without index, as an object, and end with “stop”', async () => {
    const call = { id: 'c1', type: 'function', function: { name: 'passage', arguments: { reference: 'x' } } };
    const chunk = (choice: object) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
    fake.script(
      {
        raw: [
          chunk({ delta: { tool_calls: [call] } }),
          chunk({ delta: {}, finish_reason: 'stop' }),
          'data: [DONE]\n\n',
        ],
      },
      { text: ['Yes.'] },
    );
    expect((await read('openai-compatible')).text).toBe('Yes.');
    expect(asked).toEqual([['passage', '{"reference":"x"}']]);
  });

  it('may write the call as text: it is answered, and the reader does not see it', async () => {
    fake.script(
      {
        text: [
          '<tool',
          '_call>{"name": "passage", "argum',
          'ents": {"reference": "John 11:35"}}</tool_call>',
        ],
      },
      { text: ['Yes, he wept.'] },
    );
    expect((await read('openai-compatible')).text).toBe('Yes, he wept.');
    expect(asked).toEqual([['passage', CALL.args]]);
    expect(bodies()[1]).toContain('Jesus wept.');
  });

  it('show no such call where there are no tools either', async () => {
    fake.script({ text: ['<tool_call>{"name": "passage", "arguments": {}}</tool_call>\nHe wept.'] });
    const { text } = await read('openai-compatible', { lookUps: undefined as never });
    expect(text.trim()).toBe('He wept.');
  });
});
