import { expect, it } from 'vitest';
import { findAdPosition, hasHelp } from './ad-position.ts';
import { aMessage } from './testing/builders.ts';

/** Questions and answers in turn: m1 asks, m2 answers. */
const talk = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aMessage({ id: `m${index + 1}`, role: index % 2 === 0 ? 'user' : 'assistant' }),
  );

it('the advertisement comes after the tenth message, and not before', () => {
  expect(findAdPosition([])).toBeNull();
  expect(findAdPosition(talk(9))).toBeNull();
  expect(findAdPosition(talk(10))).toBe('m10');
  expect(findAdPosition(talk(19))).toBe('m10');
});

it('in a longer thread it comes after the last complete ten, so that it can be seen', () => {
  expect(findAdPosition(talk(20))).toBe('m20');
  expect(findAdPosition(talk(137))).toBe('m130');
});

it('it never comes between a message and its reply, nor after a running reply', () => {
  const odd = [aMessage({ id: 'lost', role: 'user' }), ...talk(10)];
  expect(findAdPosition(odd.slice(0, 10))).toBeNull();
  expect(findAdPosition(odd)).toBe('m10');
  const written = talk(10).map((message) =>
    message.id === 'm10' ? { ...message, status: 'streaming' as const } : message,
  );
  expect(findAdPosition(written)).toBeNull();
});

it('there is none where help was shown', () => {
  expect(hasHelp(talk(4))).toBe(false);
  const care = { level: 'urgent' as const, kind: 'crisis' as const, region: 'GB', resources: [] };
  expect(hasHelp([...talk(4), aMessage({ role: 'user', care })])).toBe(true);
});
