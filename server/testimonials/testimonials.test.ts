/** What people said of Berea, on both database engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { aSignedInOperator } from '../../tests/support/operators.ts';
import { databaseSettings, ENGINES } from '../../tests/support/shared-postgres.ts';

const RUTH = { name: 'Ruth', role: 'Leads a home group', text: 'We read it together.', stars: 5 };
const JOB = { name: 'Job', role: '', text: '<b>It listens.</b>', stars: 4 };

describe.each(ENGINES)('testimonials on %s', (engine) => {
  let made: TestApp;
  let headers: { 'x-admin-session': string };
  beforeEach(async () => {
    made = await anApp(await databaseSettings(engine));
    headers = await aSignedInOperator(made.storage);
  });
  afterEach(() => made.close());

  const put = (testimonials: unknown, by: Record<string, string> = headers) =>
    made.app.inject({
      method: 'PUT',
      url: '/api/admin/testimonials',
      headers: by,
      payload: { testimonials },
    });
  const shown = async () => (await made.app.inject('/api/testimonials')).json().testimonials;

  it('are none at first, then those that an operator entered, in their order; the audit tells', async () => {
    expect(await shown()).toEqual([]);
    expect((await put([RUTH, JOB])).json()).toEqual({ testimonials: [RUTH, JOB] });
    expect(await shown()).toEqual([RUTH, JOB]);
    await put([JOB]);
    expect(await shown()).toEqual([JOB]);
    const list = await made.app.inject({ url: '/api/admin/testimonials', headers });
    expect(list.json()).toEqual({ testimonials: [JOB] });
    await put([]);
    expect(await shown()).toEqual([]);
    const { entries } = (await made.app.inject({ url: '/api/admin/audit', headers })).json();
    expect(entries).toHaveLength(3);
    expect(entries[1]).toMatchObject({
      before: { testimonials: [RUTH, JOB] },
      after: { testimonials: [JOB] },
    });
  });

  it.each([
    ['name', ''],
    ['text', ' '],
    ['text', 'x'.repeat(501)],
    ['stars', 0],
    ['stars', 6],
    ['stars', 'five'],
  ])('with a wrong %s are refused, and nothing changes (%#)', async (field, value) => {
    await put([RUTH]);
    expect((await put([JOB, { ...RUTH, [field]: value }])).json().issues[0].path).toBe(
      `testimonials.1.${field}`,
    );
    expect((await put(Array.from({ length: 10 }, () => RUTH))).statusCode).toBe(400);
    expect((await put([], {})).statusCode).toBe(401);
    expect((await put([], { 'x-admin-session': 'guessed' })).statusCode).toBe(401);
    expect(await shown()).toEqual([RUTH]);
  });
});
