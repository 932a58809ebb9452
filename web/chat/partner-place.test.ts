import { expect, it } from 'vitest';
import { isCaredFor, partnerPlace } from './partner-place.ts';
import { aMessage } from './testing/a-message.ts';

/** Questions and answers in turn: m1 asks, m2 answers. */
const talk = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aMessage({ id: `m${index + 1}`, role: index % 2 === 0 ? 'user' : 'assistant' }),
  );

it('A partner stands after the tenth message, and not before', () => {
  expect(partnerPlace([])).toBeNull();
  expect(partnerPlace(talk(9))).toBeNull();
  expect(partnerPlace(talk(10))).toBe('m10');
  expect(partnerPlace(talk(19))).toBe('m10');
});

it('In a longer thread it is the last tenth one, so that it can be seen at all', () => {
  expect(partnerPlace(talk(20))).toBe('m20');
  expect(partnerPlace(talk(137))).toBe('m130');
});

it('It never parts a question from its answer, nor stands below an answer that is being written', () => {
  const odd = [aMessage({ id: 'lost', role: 'user' }), ...talk(10)];
  expect(partnerPlace(odd.slice(0, 10))).toBeNull();
  expect(partnerPlace(odd)).toBe('m10');
  const written = talk(10).map((message) =>
    message.id === 'm10' ? { ...message, status: 'streaming' as const } : message,
  );
  expect(partnerPlace(written)).toBeNull();
});

it('Nobody advertises where help was shown', () => {
  expect(isCaredFor(talk(4))).toBe(false);
  const care = { level: 'urgent' as const, kind: 'crisis' as const, region: 'GB', resources: [] };
  expect(isCaredFor([...talk(4), aMessage({ role: 'user', care })])).toBe(true);
});
