// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { markLeft, markSecret } from '../app/secret-sessions.ts';
import { openedFromHere, openedFromOf } from './opened-from.ts';

const ID = 'abcdefghijklmnopqrstuv';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the way back to a conversation', () => {
  it('is its id and the place of its reader', () => {
    history.replaceState({ place: { turn: 'm1', offset: 3 } }, '', `/chat/${ID}`);
    expect(openedFromOf(openedFromHere())).toEqual({
      sessionId: ID,
      entry: { place: { turn: 'm1', offset: 3 } },
    });
  });
  it('is none from other pages, nor from an entry that holds something else', () => {
    expect(openedFromHere()).toBeUndefined();
    for (const entry of [null, 3, {}, { openedFrom: 'x' }, { openedFrom: { sessionId: '../admin' } }])
      expect(openedFromOf(entry)).toBeNull();
  });
  it('is none where the conversation is secret, or was left quickly', () => {
    const entry = (sessionId: string) => ({ openedFrom: { sessionId, entry: null } });
    markSecret(ID);
    expect(openedFromOf(entry(ID))).toBeNull();
    markLeft(ID.replace('a', 'b'));
    expect(openedFromOf(entry(ID.replace('a', 'b')))).toBeNull();
  });
});
