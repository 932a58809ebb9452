// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  listedSession,
  listedSessions,
  listSession,
  markDeleting,
  renameSession,
  unlistSession,
} from './sessions.ts';

beforeEach(() => localStorage.clear());

const titles = (): string[] => listedSessions().map(({ title }) => title);

describe('the list of conversations on this device', () => {
  it('has the last used first', () => {
    listSession('a', 'Grace', '2026-11-20T08:00:00.000Z');
    listSession('b', 'Mercy', '2026-11-21T08:00:00.000Z');
    expect(titles()).toEqual(['Mercy', 'Grace']);
    listSession('a', 'Grace', '2026-11-22T08:00:00.000Z');
    expect(titles()).toEqual(['Grace', 'Mercy']);
  });

  it('keeps the title that the visitor chose, and accepts no empty one', () => {
    listSession('a', 'Grace', '2026-11-20T08:00:00.000Z');
    renameSession('a', '  For\n Tuesday ');
    listSession('a', 'Grace', '2026-11-21T08:00:00.000Z');
    renameSession('a', '   ');
    expect(titles()).toEqual(['For Tuesday']);
  });

  it('keeps a conversation that is to be deleted until it is, without its title', () => {
    listSession('a', 'Grace', '2026-11-20T08:00:00.000Z');
    markDeleting('a');
    listSession('a', 'Grace', '2026-11-21T08:00:00.000Z');
    expect(listedSession('a')).toMatchObject({ deleting: true, lastUsed: '2026-11-20T08:00:00.000Z' });
    expect(titles()).toEqual(['Conversation']);
    unlistSession('a');
    expect(titles()).toEqual([]);
  });

  it('ignores entries that are not its own', () => {
    localStorage.setItem('berea.session.a', '{"id":1}');
    localStorage.setItem('berea.session.b', 'no JSON');
    listSession('c', 'Grace', '2026-11-20T08:00:00.000Z');
    expect(titles()).toEqual(['Grace']);
  });
});
