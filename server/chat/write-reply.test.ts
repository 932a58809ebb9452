import { afterEach, describe, expect, it } from 'vitest';
import { aChat, aProvider, type TestChat, type TestChatOptions } from '../../tests/support/chat.ts';
import { guide } from '../guide/guide.ts';
import { ProviderError } from '../providers/types.ts';
import { waitForEnd } from './reply-source.ts';
import { tokensSince } from './store.ts';

let testChat: TestChat | undefined;
afterEach(() => testChat?.close());

const GUIDE = 'Peace be with you.';

/** A provider that answers with these pieces and then fails, where a failure is given. */
const saying = (pieces: readonly string[], failure?: Error) =>
  aProvider(async function* () {
    yield* pieces;
    if (failure) throw failure;
  });

/** Asks, waits for the end, and answers the stored reply with all that its readers were handed, piece by piece. */
async function ask(options: TestChatOptions, words = 'What is grace?') {
  testChat = await aChat(options);
  const { chat } = testChat;
  const { sessionId } = await chat.createSession();
  return askAgain(testChat, sessionId, words);
}

async function askAgain({ chat }: TestChat, sessionId: string, words: string) {
  const { source } = await chat.send(await chat.open(sessionId), { content: words });
  const handed: string[] = [];
  let sent = 0;
  const read = () => {
    const text = source.textFrom(sent);
    sent += text.length;
    if (text) handed.push(text);
  };
  source.onChange(read);
  read();
  await waitForEnd(source);
  const reply = (await chat.messages(await chat.open(sessionId), {})).messages.at(-1)!;
  return { reply, handed, sessionId };
}

describe('a provider’s words', () => {
  it('reach the reader complete, even a character that was split in two', async () => {
    const { reply, handed } = await ask({
      provider: saying(['Joy \ud83d', '\ude00 and ', '\ud83d', '\ude4f.']),
    });
    expect(reply).toMatchObject({ status: 'complete', content: 'Joy 😀 and 🙏.' });
    expect(handed.every((piece) => piece.isWellFormed())).toBe(true);
    expect(handed.join('')).toBe(reply.content);
  });

  it('are cleaned: NUL, halves of characters, and line ends of other systems', async () => {
    const pieces = ['A\0B \ud83d', 'x \ude00y', '\r', '\n\r', '\nend\r', ' \ud83d'];
    const { reply } = await ask({ provider: saying(pieces) });
    expect(reply.content.trimEnd()).toBe('AB x y\n\nend');
  });

  it('are cut at a length that no answer needs; what was written is kept', async () => {
    let closed = false;
    const endless = aProvider(async function* () {
      try {
        for (;;) yield 'x'.repeat(50_000);
      } finally {
        closed = true;
      }
    });
    const { reply } = await ask({ provider: endless });
    expect(reply).toMatchObject({ status: 'failed', error: { code: 'PROVIDER_STREAM_CUT' } });
    expect(reply.content.length).toBeLessThan(1_100_000);
    expect(closed).toBe(true);
  });
});

describe('a provider without an answer', () => {
  it.each([
    ['nothing', []],
    ['blanks', [' ', '\n\n']],
    ['what is no text', ['\0', '\ud83d']],
  ])('that sends %s counts as failed', async (_name, pieces) => {
    const { reply } = await ask({ provider: saying(pieces) });
    expect(reply).toMatchObject({ status: 'failed', content: '', error: { code: 'PROVIDER_FAILED' } });
  });

  it('is followed by the guide, which says so, if the fallback is on', async () => {
    const { reply } = await ask({ provider: saying([' \0']), fallback: 'guide' });
    expect(reply).toMatchObject({ status: 'complete', fallback: true, provider: 'Built-in guide' });
    expect(reply.content).toMatch(/built-in guide[\s\S]*Peace be with you\.$/);
  });

  it('leaves no note on omitted messages on the guide’s answer', async () => {
    const small = { ...saying([], new ProviderError('PROVIDER_OVERLOADED')), contextTokens: 3_000 };
    testChat = await aChat({ provider: small, fallback: 'guide' });
    const { sessionId } = await testChat.chat.createSession();
    await askAgain(testChat, sessionId, 'grace '.repeat(3_000));
    const { reply } = await askAgain(testChat, sessionId, 'And mercy?');
    expect(reply.fallback).toBe(true);
    expect(reply.omitted).toBeUndefined();
  });
});

describe('who answers', () => {
  it('is the provider, and the reply says what its window could not hold', async () => {
    testChat = await aChat({ provider: { ...saying(['Yes.']), contextTokens: 4_096 } });
    const { sessionId } = await testChat.chat.createSession();
    await askAgain(testChat, sessionId, 'grace '.repeat(3_000));
    const { reply } = await askAgain(testChat, sessionId, 'And mercy?');
    expect(reply).toMatchObject({ provider: 'The fake', content: 'Yes.' });
    expect(reply.omitted?.messages).toBeGreaterThan(0);
  });

  it('is the guide, which says why, once the day’s budget is spent', async () => {
    const provider = saying(['a few words of grace and of peace']);
    const { sessionId, reply } = await ask({ provider, dailyBudget: 5 });
    expect(reply.provider).toBe('The fake');
    const second = await askAgain(testChat!, sessionId, 'And mercy?');
    expect(second.reply).toMatchObject({ provider: 'Built-in guide', fallback: true });
    testChat!.clock.now += 24 * 3_600_000;
    expect((await askAgain(testChat!, sessionId, 'And today?')).reply.provider).toBe('The fake');
  });

  it('is the guide, too, once what was sent has spent the day’s input, however little came back', async () => {
    const ask500 = 'What does this say? '.repeat(500);
    testChat = await aChat({ provider: saying(['Yes.']), dailyInput: 12_000 });
    const { sessionId } = await testChat.chat.createSession();
    const answeredBy = async () => (await askAgain(testChat!, sessionId, ask500)).reply.provider;
    const all = [await answeredBy(), await answeredBy(), await answeredBy(), await answeredBy()];
    expect(all[0]).toBe('The fake');
    expect(all.at(-1)).toBe('Built-in guide');
    testChat.clock.now += 24 * 3_600_000;
    expect(await answeredBy()).toBe('The fake');
  });

  it('is the provider again after it did not answer: what it was sent in vain is not counted', async () => {
    const provider = saying([], new ProviderError('PROVIDER_OVERLOADED'));
    await ask({ provider, fallback: 'guide', dailyInput: 12_000 });
    expect(await tokensSince(testChat!.storage.db, 0)).toEqual({ input: 0, output: 0 });
  });

  it('is nobody else after the first text: it stays, and the reply fails', async () => {
    const provider = saying(['Grace is '], new ProviderError('PROVIDER_STREAM_CUT'));
    const { reply } = await ask({ provider, fallback: 'guide' });
    expect(reply).toMatchObject({ status: 'failed', error: { code: 'PROVIDER_STREAM_CUT' } });
    expect(reply.content.trimEnd()).toBe('Grace is');
    expect(reply.content).not.toContain(GUIDE);
  });
});

describe('someone in danger', () => {
  const DESPAIR = 'I want to kill myself.';

  it('is answered on what they say next, with the help lines, by care and by the guide', async () => {
    const { sessionId, reply } = await ask({ guide }, 'i took all the pills an hour ago and now im scared');
    expect(reply.content).toMatch(/call the emergency number now[\s\S]*Emergency services/);
    const next = async (words: string) => (await askAgain(testChat!, sessionId, words)).reply.content;
    expect(await next('my flatmate is here')).toContain('Tell them now');
    expect(await next('do i have to tell someone? thats so embarassing')).toMatch(
      /no reason to wait[\s\S]*Emergency services/,
    );
  });

  it('gets our own first sentence at once, then the provider’s answer if it is safe', async () => {
    let told = '';
    const provider = aProvider(async function* ({ system }) {
      told = system;
      yield 'Please call a friend now. ';
      yield 'I am here as long as you write.';
    });
    const { reply, handed } = await ask({ provider }, DESPAIR);
    expect(told).toContain('The visitor may be in danger.');
    expect(handed[0]).toMatch(/^Thank you for telling the truth/);
    expect(reply.content).toContain('I am here as long as you write.');
    expect(reply).toMatchObject({ status: 'complete', provider: 'The fake' });
  });

  it.each([
    ['names a way', 'A painless way to die would be to sleep. Call someone.'],
    ['preaches guilt', 'Suicide is a terrible sin. Call your pastor.'],
    ['sends away', 'I cannot help you with this topic. Call someone.'],
  ])('never sees an answer that %s', async (_, dangerous) => {
    const { reply, handed } = await ask({ provider: saying([dangerous]) }, DESPAIR);
    expect(handed.join('')).toBe(reply.content);
    expect(reply.content).not.toContain(dangerous.slice(0, 20));
    expect(reply.content).toContain('People you can reach now');
  });

  it('is answered by us if the provider fails', async () => {
    const { reply } = await ask({ provider: saying([], new ProviderError('PROVIDER_FAILED')) }, DESPAIR);
    expect(reply).toMatchObject({ status: 'complete', fallback: true, provider: 'Built-in guide' });
    expect(reply.content).toContain('People you can reach now');
  });

  it('is still protected in the messages that follow', async () => {
    const answers = ['Please call a friend now.', 'It was selfish of you. Psalm 88 is a lament.'];
    const systems: string[] = [];
    const provider = aProvider(async function* ({ system }) {
      systems.push(system);
      yield answers[systems.length - 1]!;
    });
    const { sessionId } = await ask({ provider }, DESPAIR);
    const { reply } = await askAgain(testChat!, sessionId, 'What does Psalm 88 mean?');
    expect(systems[1]).toContain('The visitor may be in danger.');
    expect(reply.content).not.toContain('selfish');
    expect(reply.content).toContain('People you can reach now');
  });
});

describe('an ordinary answer that turns harmful', () => {
  it.each<[where: string, pieces: string[], failure?: Error]>([
    ['in the middle', ['A lethal dose ', 'would be about twenty. ', 'More of it.']],
    ['at the end, without a full stop', ['A lethal dose ', 'would be about twenty']],
    [
      'where the provider breaks off',
      ['A lethal dose ', 'would be about'],
      new ProviderError('PROVIDER_STREAM_CUT'),
    ],
  ])('%s is withdrawn: it ends as failed, and nothing of it is kept', async (_where, pieces, failure) => {
    const { reply } = await ask({ provider: saying(['Let me think. ', ...pieces], failure) });
    expect(reply).toMatchObject({ status: 'failed', content: '', error: { code: 'REPLY_WITHDRAWN' } });
  });
});

describe('an answer of the guide', () => {
  it('is remembered with what it was about, so that the next message can take it up', async () => {
    const { sessionId } = await ask({ guide }, 'Show me John 3:16');
    const next = await askAgain(testChat!, sessionId, 'and the next verse');
    expect(next.reply.content).toContain('— John 3:17');
    // What is kept for that is none of the reader's business.
    expect(Object.keys(next.reply)).not.toContain('record');
    const shorter = await askAgain(testChat!, sessionId, 'in the WEB please');
    expect(shorter.reply.content).toContain('(WEB)');
  });
});

describe('the question whether a document quotes rightly', () => {
  const DOCUMENT = [
    'As it is written, "For God loved everyone in the whole world so that he gave them all his Son" (John 3:16).',
    'And "Jesus wept" (John 11:35). See 2 Opinions 3:1.',
  ].join('\n\n');
  const send = async (options: TestChatOptions) => {
    testChat = await aChat(options);
    const { chat } = testChat;
    const session = await chat.open((await chat.createSession()).sessionId);
    const content = `${DOCUMENT}\n\nIs every quotation in this right?`;
    const attachment = {
      fileName: 'sermon.txt',
      fileType: 'text',
      wordCount: 30,
      length: DOCUMENT.length,
    } as const;
    await waitForEnd((await chat.send(session, { content, attachment })).source);
    return (await chat.messages(session, {})).messages.at(-1)!;
  };

  it.each([
    ['by the guide', {}],
    ['in a provider’s place, which is not asked', { provider: saying(['All of it is right.']) }],
  ])('is answered with the check of its text, finding by finding, %s', async (_who, options) => {
    const reply = await send({ guide, ...options });
    expect(reply).toMatchObject({ status: 'complete', provider: 'Built-in guide' });
    expect(reply.content).toContain('sermon.txt');
    expect(reply.content).toMatch(/\*\*John 3:16\.\*\* The text has \*For God loved everyone/);
    expect(reply.content).toContain('only begotten Son');
    expect(reply.content).toMatch(/Right as they stand: John 11:35/);
    expect(reply.content).not.toContain('All of it is right');
  });
});

describe('an answer to mere signs of danger', () => {
  const POSSIBLE = 'I do not see the point of anything these days. What does Psalm 42 mean?';

  it('is whole, and ends with a question how the visitor is; the next one does not', async () => {
    const { sessionId, reply } = await ask({ guide }, POSSIBLE);
    expect(reply.content).toContain('Psalm 42');
    expect(reply.content.trimEnd()).toMatch(/how are you yourself today\?$/);
    const next = await askAgain(testChat!, sessionId, 'Who wrote the book of Romans?');
    expect(next.reply.content).not.toMatch(/how are you yourself/);
  });

  it('is the provider’s own, which is told of the signs and not to name help lines', async () => {
    let system = '';
    const provider = aProvider(async function* (request) {
      system = request.system;
      yield 'The psalm is a thirst.';
    });
    const { reply } = await ask({ provider }, POSSIBLE);
    expect(reply).toMatchObject({ status: 'complete', content: 'The psalm is a thirst.' });
    expect(system).toContain('may be a sign of distress');
    expect(system).not.toContain('The visitor may be in danger');
  });
});
