import { expect, test } from 'vitest';
import { about } from '../../contract/installation.ts';
import { anApp } from '../../tests/support/app.ts';

async function ask(settings: Record<string, string>, headers: Record<string, string> = {}) {
  const made = await anApp(settings);
  const answer = await made.app.inject({ url: '/api/about', headers });
  await made.close();
  return about.strict().parse(answer.json());
}

test('Names the app, who answers, and the available translations', async () => {
  expect(await ask({})).toEqual({
    name: 'Berea',
    version: '1.2.3',
    answeredBy: { kind: 'guide', name: 'Built-in guide' },
    translations: [
      { id: 'kjv', name: 'King James Version' },
      { id: 'web', name: 'World English Bible' },
      { id: 'asv', name: 'American Standard Version' },
    ],
    defaultTranslation: 'kjv',
    publicUrl: 'http://localhost',
    operatorName: 'the people who run this installation',
    retentionDays: 0,
  });
});

test('Includes the settings that are set', async () => {
  const settings = {
    PUBLIC_URL: 'https://berea.example',
    DONATION_URL: 'https://give.example/berea',
    CONTACT_EMAIL: 'us@berea.example',
    OPERATOR_NAME: 'St Mark’s Church',
    RETENTION_DAYS: '90',
    DEFAULT_TRANSLATION: 'web',
  };
  expect(await ask(settings, { host: 'elsewhere.example' })).toMatchObject({
    publicUrl: 'https://berea.example',
    donationUrl: 'https://give.example/berea',
    contactEmail: 'us@berea.example',
    operatorName: 'St Mark’s Church',
    retentionDays: 90,
    defaultTranslation: 'web',
  });
});

test('Without PUBLIC_URL the address is that of the request, or empty if the Host header is invalid', async () => {
  expect((await ask({}, { host: 'church.local:5000' })).publicUrl).toBe('http://church.local:5000');
  expect((await ask({}, { host: 'a b"<c>' })).publicUrl).toBe('');
});
