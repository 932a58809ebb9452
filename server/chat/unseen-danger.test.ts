import { afterEach, describe, expect, it } from 'vitest';
import { careDetector } from '../../care/detector.ts';
import { JUDGED_TOGETHER } from '../../care/judge.ts';
import { aChat, aProvider, type TestChat, type TestChatOptions } from '../../tests/support/chat.ts';
import { guide } from '../guide/guide.ts';
import { waitForEnd } from './reply-source.ts';

let testChat: TestChat | undefined;
afterEach(() => testChat?.close());

/** Danger that the guide sees and care's rules do not. */
const UNSEEN = [
  ['crisis', 'i took it all. now i am scared', /^Something in your words makes me stop/],
  ['danger', 'I get death threats', /^Take it seriously, and do not carry it alone/],
  [
    'abuse',
    'If my family finds out that i believe in Jesus they will hurt me. We are Muslim',
    /^Thank you for trusting this page/,
  ],
] as const;
const IN_SECRET = UNSEEN[2][1];

const answering = (text: string, systems: string[] = []) =>
  aProvider(async function* ({ system }) {
    systems.push(system);
    yield text;
  });

async function begin(options: TestChatOptions) {
  testChat = await aChat(options);
  return (await testChat.chat.createSession()).sessionId;
}

async function say(sessionId: string, content: string) {
  const { chat } = testChat!;
  const { source, message } = await chat.send(await chat.open(sessionId), { content });
  await waitForEnd(source);
  return { message, reply: (await read(sessionId)).at(-1)! };
}

const read = async (sessionId: string) =>
  (await testChat!.chat.messages(await testChat!.chat.open(sessionId), {})).messages;

const referrals = () => testChat!.storage.db.selectFrom('care_referrals').selectAll().execute();

const SAFE = 'Please call a friend now. I am here as long as you write.';

describe.each(UNSEEN)('danger (%s) that only the guide sees', (kind, words, first) => {
  it('is none that care’s rules see', () => {
    expect(careDetector.judge([careDetector.detectSigns(words)])).toBeNull();
  });

  it.each([
    ['the guide', { guide }],
    ['a provider', { guide, provider: answering(SAFE) }],
  ])('has help on the message, our words first, and one referral where %s answers', async (who, options) => {
    const sessionId = await begin(options);
    const { message, reply } = await say(sessionId, words);
    expect(message.care).toMatchObject({ level: 'urgent', kind });
    expect(reply.content).toMatch(first);
    if (who === 'a provider') expect(reply.content.endsWith(`\n\n${SAFE}`)).toBe(true);
    else expect(reply.content.split('People you can reach now')).toHaveLength(2);
    expect((await read(sessionId)).map(({ care }) => care?.kind)).toEqual([kind, undefined]);
    expect(await referrals()).toEqual([{ month: '2026-11', kind, count: 1 }]);
  });

  it('never gets a provider’s answer that may not be said, then or in what follows', async () => {
    const systems: string[] = [];
    const sessionId = await begin({
      guide,
      provider: answering('I cannot help you with this topic.', systems),
    });
    const { reply } = await say(sessionId, words);
    expect(reply.content).not.toContain('cannot help you');
    expect(reply.content).toContain('People you can reach now');
    const next = await say(sessionId, 'What does Psalm 88 mean?');
    expect(next.reply.content).not.toContain('cannot help you');
    expect(systems.every((system) => system.includes('The visitor may be in danger.'))).toBe(true);
    expect(next.message.care).toBeUndefined();
    expect(await referrals()).toMatchObject([{ count: 1 }]);
  });
});

it('is counted once though the answer is asked for again', async () => {
  const sessionId = await begin({ guide });
  const { message } = await say(sessionId, IN_SECRET);
  const { chat } = testChat!;
  const again = await chat.retry(await chat.open(sessionId), message.id);
  await waitForEnd(again.source);
  expect((await read(sessionId)).filter(({ care }) => care)).toHaveLength(1);
  expect(await referrals()).toMatchObject([{ count: 1 }]);
});

it('is seen alike when it is sent and when it is read, also far into a talk', async () => {
  const sessionId = await begin({});
  for (let said = 0; said <= JUDGED_TOGETHER; said++) await say(sessionId, `What is in Psalm ${said + 1}?`);
  const { message } = await say(sessionId, IN_SECRET);
  expect(message.care?.kind).toBe('abuse');
  const stored = await read(sessionId);
  expect(stored.filter(({ care }) => care).map(({ id }) => id)).toEqual([message.id]);
});
