/** Replies that the service ends before they are complete: said, kept, and continued. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import { aVisitor, isDelta, type TestVisitor, textOf } from '../support/conversation.ts';
import type { FakeAi, FakeReply } from '../support/fake-ai.ts';

const CUT: FakeReply = { text: ['Grace is a gift. It is given ', 'to those who'], end: 'length' };
const VERSE = 'For by grace are ye saved through faith; and that not of yourselves: it is the gift of God';

let ai: FakeAi;
let berea: TestBerea;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ ai, berea, remove } = await startBereaWithAi({ AI_FALLBACK: 'none' }));
});
afterAll(() => remove());

async function aCutReply(): Promise<{ visitor: TestVisitor; id: string }> {
  const visitor = await aVisitor(berea.url);
  ai.script(CUT);
  const { body } = await visitor.send('What is grace?');
  expect(body.reply).toMatchObject({ status: 'complete', end: 'length' });
  expect(body.reply.next).toBeUndefined();
  return { visitor, id: body.reply.id };
}

const last = async (visitor: TestVisitor) => (await visitor.messages()).at(-1)!;

describe('a reply that ended for its length', () => {
  it('says so, also when it is read again, and goes on where it stopped, checked like the rest', async () => {
    const { visitor, id } = await aCutReply();
    expect(await last(visitor)).toMatchObject({
      id,
      end: 'length',
      content: 'Grace is a gift. It is given to those who',
    });
    ai.script({ text: [`have nothing. “${VERSE}” (Ephesians 2:8).`] });
    const { status, body } = await visitor.post(`/messages/${id}/continue`);
    expect(status).toBe(201);
    const { content } = await last(visitor);
    expect(body).toMatchObject({ reply: { id, status: 'complete', content } });
    expect(content).toBe(
      `Grace is a gift. It is given to those who have nothing. “${VERSE}” (Ephesians 2:8).`,
    );
    const reply = await last(visitor);
    expect(reply.end).toBeUndefined();
    const [verse] = reply.scriptureReferences;
    expect(verse).toMatchObject({ status: 'verified', osis: 'Eph.2.8' });
    expect(content.slice(verse!.start, verse!.end)).toContain('For by grace');
    const { messages } = ai.requests.at(-1)!;
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(messages[2]!.content).toMatch(/Go on exactly where it stopped/);
  });

  it('streams only what is new, behind a `reply` event with the text so far', async () => {
    const { visitor, id } = await aCutReply();
    const tap = aControlledStream();
    ai.script({ text: tap });
    const response = await fetch(`${visitor.path}/messages/${id}/continue`, {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
    });
    tap.send('have nothing to give, and ask for it with empty hands, as beggars do. '.repeat(4));
    tap.end();
    const text = await response.text();
    expect(text).toContain('"content":"Grace is a gift. It is given to those who","status":"streaming"');
    expect(text.match(/event: delta\ndata: (.*)/)?.[1]).toMatch(/^\{"text":" have nothing/);
    expect((await last(visitor)).content).toMatch(/who have nothing to give/);
  });

  it('can be continued again when it is cut again, and is stopped like any other', async () => {
    const { visitor, id } = await aCutReply();
    ai.script({ text: ['come with empty hands, and it is never'], end: 'length' });
    await visitor.post(`/messages/${id}/continue`);
    expect(await last(visitor)).toMatchObject({ end: 'length', content: expect.stringMatching(/never$/) });
    const tap = aControlledStream();
    ai.script({ text: tap });
    const stream = await visitor.resume(id);
    await stream.all();
    const continuing = visitor.post(`/messages/${id}/continue`);
    tap.send('taken back. '.repeat(30));
    await expect.poll(async () => (await last(visitor)).status).toBe('streaming');
    const running = await visitor.resume(id, { 'last-event-id': '80' });
    await running.until(isDelta);
    await visitor.post(`/messages/${id}/stop`);
    tap.end();
    await continuing;
    expect(await last(visitor)).toMatchObject({
      status: 'stopped',
      content: expect.stringMatching(/taken back/),
    });
    expect((await last(visitor)).end).toBeUndefined();
  });

  it('stays as it was, with the reason, when nothing can be written', async () => {
    const { visitor, id } = await aCutReply();
    ai.script({ status: 401 });
    const { body } = await visitor.post(`/messages/${id}/continue`);
    const kept = {
      status: 'complete',
      end: 'length',
      content: 'Grace is a gift. It is given to those who',
      error: { code: 'PROVIDER_REJECTED_KEY' },
    };
    expect(body).toMatchObject({ reply: kept });
    expect(await last(visitor)).toMatchObject(kept);
    ai.script({ text: ['ask.'] });
    await visitor.post(`/messages/${id}/continue`);
    expect(await last(visitor)).toMatchObject({ content: expect.stringMatching(/those who ask\.$/) });
    expect((await last(visitor)).error).toBeUndefined();
  });

  it('is continued once by one key, and joined by the same', async () => {
    const { visitor, id } = await aCutReply();
    ai.script({ text: ['ask.'] });
    const key = { 'idempotency-key': 'again' };
    await visitor.post(`/messages/${id}/continue`, {}, key);
    const { body } = await visitor.post(`/messages/${id}/continue`, {}, key);
    expect(body).toMatchObject({ reply: { content: 'Grace is a gift. It is given to those who ask.' } });
  });
});

describe('only such a reply is continued', () => {
  const refused = async (visitor: TestVisitor, id: string) => {
    const { status, body } = await visitor.post(`/messages/${id}/continue`);
    return [status, (body as { code: string }).code];
  };

  it('not one that is complete, that the filter ended, that is not the last, or a message', async () => {
    const visitor = await aVisitor(berea.url);
    ai.script({ text: ['Grace is a gift.'] });
    const { body: whole } = await visitor.send('What is grace?');
    expect(await refused(visitor, whole.reply.id)).toEqual([409, 'NOTHING_TO_CONTINUE']);
    ai.script({ text: ['Grace is a'], end: 'filtered' });
    const { body: filtered } = await visitor.send('And mercy?');
    expect(filtered.reply).toMatchObject({ status: 'complete', end: 'filter', content: 'Grace is a' });
    expect(await refused(visitor, filtered.reply.id)).toEqual([409, 'NOTHING_TO_CONTINUE']);
    ai.script(CUT, { text: ['Peace.'] });
    const { body: cut } = await visitor.send('And peace?');
    await visitor.send('And joy?');
    expect(await refused(visitor, cut.reply.id)).toEqual([409, 'NOTHING_TO_CONTINUE']);
    expect(await refused(visitor, cut.message.id)).toEqual([409, 'NOTHING_TO_CONTINUE']);
    expect(await refused(visitor, 'nothing')).toEqual([404, 'MESSAGE_NOT_FOUND']);
  });

  it('and the text of a stream is what is stored', async () => {
    const visitor = await aVisitor(berea.url);
    ai.script(CUT);
    const events = await (await visitor.stream('What is grace?')).all();
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: { end: 'length' } } });
    expect(textOf(events)).toBe((await last(visitor)).content);
  });
});
