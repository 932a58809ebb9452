/** The calls of the contact form, on both database engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactMessages } from '../../contract/contact.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { aSignedInOperator } from '../../tests/support/operators.ts';
import { databaseSettings, ENGINES } from '../../tests/support/shared-postgres.ts';
import { type Contact, createContact } from './contact.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 24 * 3_600_000;
const LETTER = {
  name: 'Ruth',
  email: 'ruth@example.com',
  subject: 'Large print',
  message: 'Two of us could not read the print-out.',
  type: 'feedback',
};

describe.each(ENGINES)('the contact form on %s', (engine) => {
  let made: TestApp;
  let contact: Contact;
  let now: number;
  beforeEach(async () => {
    now = NOW;
    made = await anApp({ RATE_LIMITS: 'on', ...(await databaseSettings(engine)) }, ({ storage }) => {
      contact = createContact({ storage, encryptionKey: storage.encryptionKey, now: () => now });
      return { contact, now: () => now };
    });
  });
  afterEach(() => made.close());

  const send = (letter: object) =>
    made.app.inject({ method: 'POST', url: '/api/contact', payload: { ...LETTER, ...letter } });
  const rows = () => made.storage.db.selectFrom('contact_messages').selectAll().execute();

  it('stores a message encrypted; the operator reads it, marks it and deletes it', async () => {
    const answer = await send({});
    expect([answer.statusCode, answer.json()]).toEqual([201, { receivedAt: '2026-11-21T12:00:00.000Z' }]);
    const [row] = await rows();
    const stored = Buffer.from(row!.sealed).toString('latin1') + JSON.stringify(row);
    for (const words of Object.values(LETTER)) expect(stored).not.toContain(words);

    const headers = await aSignedInOperator(made.storage, { now });
    const { messages } = contactMessages
      .strict()
      .parse((await made.app.inject({ url: '/api/contact', headers })).json());
    expect(messages).toEqual([
      {
        ...LETTER,
        id: row!.id,
        handledAt: null,
        createdAt: '2026-11-21T12:00:00.000Z',
        deletedAt: '2027-05-20T12:00:00.000Z',
      },
    ]);
    const url = `/api/contact/${row!.id}`;
    const mark = (handled: boolean) =>
      made.app.inject({ method: 'PATCH', url, headers, payload: { handled } });
    expect((await mark(true)).json()).toMatchObject({ ...LETTER, handledAt: '2026-11-21T12:00:00.000Z' });
    expect((await mark(false)).json()).toMatchObject({ handledAt: null });
    expect((await made.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
    expect((await mark(true)).json()).toMatchObject({ code: 'CONTACT_NOT_FOUND' });
    expect((await made.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
  });

  it('shows messages to nobody but a signed-in operator', async () => {
    await send({});
    const id = (await rows())[0]!.id;
    for (const [method, url] of [
      ['GET', '/api/contact'],
      ['PATCH', `/api/contact/${id}`],
      ['DELETE', `/api/contact/${id}`],
    ] as const) {
      const answer = await made.app.inject({
        method,
        url,
        headers: { 'x-admin-session': 'guessed' },
        ...(method === 'PATCH' && { payload: { handled: true } }),
      });
      expect([method, answer.statusCode]).toEqual([method, 401]);
    }
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['name', ' ', /^Please write your name\.$/],
    ['name', 'x'.repeat(121), /./],
    ['email', 'not an address', /^Please check the email address\.$/],
    ['email', 'ruth@example', /^Please check the email address\.$/],
    ['subject', '', /^Please write a subject\.$/],
    ['message', '\n', /^Please write a message\.$/],
    ['message', 'x'.repeat(10_001), /./],
    ['type', 'complaint', /./],
  ])('refuses a wrong %s', async (field, value, sentence) => {
    const answer = await send({ [field]: value });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, field]);
    expect(answer.json().message).toMatch(sentence);
    expect(await rows()).toEqual([]);
  });

  it.each(['a!b#c@example.com', 'first..last@example.com', ' ruth@example.com'])(
    'takes the address %s, as the form does',
    async (email) => {
      expect((await send({ email })).statusCode).toBe(201);
      expect(await contact.list()).toMatchObject([{ email: email.trim() }]);
    },
  );

  it('takes a message without a type as a general one', async () => {
    await send({ type: undefined });
    expect(await contact.list()).toMatchObject([{ type: 'general' }]);
  });

  it('answers a program that fills in every field like anyone else, and keeps nothing', async () => {
    expect((await send({ website: 'https://spam.example' })).statusCode).toBe(201);
    expect(await rows()).toEqual([]);
    expect((await send({ website: '' })).statusCode).toBe(201);
    expect(await rows()).toHaveLength(1);
  });

  it('takes only so many from one address', async () => {
    for (let sent = 0; sent < 20; sent += 1) await send({});
    const refused = await send({});
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(20);
  });

  it('deletes messages after 180 days', async () => {
    await send({ subject: 'old' });
    now += DAY;
    await send({ subject: 'newer' });
    now = NOW + 180 * DAY + 1;
    await contact.removeOld();
    expect((await contact.list()).map(({ subject }) => subject)).toEqual(['newer']);
  });

  it('cannot be read from another row or with another key', async () => {
    await send({});
    await made.storage.db.updateTable('contact_messages').set({ id: 'moved' }).execute();
    await expect(contact.list()).rejects.toThrow('cannot be decrypted');
    const other = createContact({ storage: made.storage, encryptionKey: new Uint8Array(32), now: () => now });
    await expect(other.list()).rejects.toThrow('cannot be decrypted');
  });
});
