import { describe, expect, it } from 'vitest';
import { aMessage } from '../chat/testing/a-message.ts';
import { standing } from './standing.ts';

const care = { level: 'urgent' as const, kind: 'crisis', region: 'GB', resources: [] } as const;
const said = (id: string, content: string, cared = false) =>
  aMessage({ id, content, ...(cared && { care: { ...care, resources: [] } }) });
const reply = (id: string) => aMessage({ id, role: 'assistant', content: 'Peace.' });
const found = { words: 'I want to die', care: { ...care, resources: [] }, after: 'u1' };
const of = (...parts: Parameters<typeof standing>) => {
  const { newest, loose, secret } = standing(...parts);
  return { id: newest?.id, words: newest?.words, loose, secret };
};

describe('the help that stands', () => {
  it('is none where nothing called for it', () => {
    expect(standing([said('u1', 'Hello'), reply('r1')], null, null)).toEqual({
      newest: null,
      loose: false,
      secret: false,
    });
  });

  it('is that of the newest message that called for it', () => {
    const messages = [
      said('u1', 'a', true),
      reply('r1'),
      said('u2', 'b', true),
      reply('r2'),
      said('u3', 'c'),
    ];
    expect(of(messages, null, null)).toMatchObject({ id: 'u2', words: 'b' });
  });

  it('found here, stands behind the words on their way, and is not shown twice', () => {
    const there = [said('u1', 'Hello'), reply('r1')];
    expect(of(there, { words: 'I want to die' }, found)).toMatchObject({ id: null, loose: false });
  });

  it('stands behind everything while its words wait to be sent again', () => {
    const there = [said('u1', 'Hello'), reply('r1')];
    expect(of(there, null, found)).toMatchObject({ id: null, words: 'I want to die', loose: true });
  });

  it('stays with its words when they are stored, and gives way to what the server says of them', () => {
    const there = [said('u1', 'Hello'), reply('r1')];
    expect(of([...there, said('u2', 'I want to die')], null, found)).toMatchObject({
      id: 'u2',
      loose: false,
    });
    const told = standing([...there, said('u2', 'I want to die', true)], null, found);
    expect(told.newest).toMatchObject({ id: 'u2' });
    expect(told.newest?.care).not.toBe(found.care);
  });

  it('stays within reach after other words', () => {
    const later = [said('u1', 'Hello'), reply('r1'), said('u2', 'Never mind'), reply('r2')];
    expect(of(later, null, found)).toMatchObject({ id: null, words: 'I want to die', loose: false });
  });

  it('is secret where somebody tells of abuse, or a child does', () => {
    const abuse = { ...found, care: { ...found.care, kind: 'abuse' as const } };
    expect(of([], null, abuse).secret).toBe(true);
    expect(of([], null, found).secret).toBe(false);
  });
});
