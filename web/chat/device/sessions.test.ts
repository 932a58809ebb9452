// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  keptSession,
  keptSessions,
  listSession,
  markDeleting,
  renameSession,
  unlistSession,
} from './sessions.ts';

beforeEach(() => localStorage.clear());

const titles = (): string[] => keptSessions().map(({ title }) => title);

describe('the list of conversations on this device', () => {
  it('has the last used first', () => {
    listSession('a', 'Grace', '2026-11-20T08:00:00.000Z');
    listSession('b', 'Mercy', '2026-11-21T08:00:00.000Z');
    expect(titles()).toEqual(['Mercy', 'Grace']);
    listSession('a', 'Grace', '2026-11-22T08:00:00.000Z');
    expect(titles()).toEqual(['Grace', 'Mercy']);
  });

  it('keeps the name that a reader gave, and takes no empty one', () => {
    listSession('a', 'Grace', '2026-11-20T08:00:00.000Z');
    renameSession('a', '  For\n Tuesday ');
    listSession('a', 'Grace', '2026-11-21T08:00:00.000Z');
    renameSession('a', '   ');
    expect(titles()).toEqual(['For Tuesday']);
  });

  it('keeps what is to be deleted until it is, whatever is used meanwhile', () => {
    listSession('a', 'Grace', '2026-11-20T08:00:00.000Z');
    markDeleting('a');
    listSession('a', 'Grace', '2026-11-21T08:00:00.000Z');
    expect(keptSession('a')).toMatchObject({ deleting: true, lastUsed: '2026-11-20T08:00:00.000Z' });
    unlistSession('a');
    expect(titles()).toEqual([]);
  });

  it('passes over what is not its own', () => {
    localStorage.setItem('berea.session.a', '{"id":1}');
    localStorage.setItem('berea.session.b', 'no JSON');
    listSession('c', 'Grace', '2026-11-20T08:00:00.000Z');
    expect(titles()).toEqual(['Grace']);
  });
});
