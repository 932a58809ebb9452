// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { makesSecret } from '../../app/secret-care.ts';
import { readDraft, storeDraft } from '../draft.ts';
import { makeSecret } from './erase.ts';
import { isInOutbox, sessionsWithOutbox, storeOutgoing } from './outbox.ts';
import { listedSessions, listSession } from './sessions.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const care = (kind: 'crisis' | 'abuse' | 'child', level: 'urgent' | 'possible' = 'urgent') => ({
  level,
  kind,
  region: 'GB',
  resources: [],
});

describe('a conversation', () => {
  it('is secret where the visitor writes of abuse, or is a child in danger', () => {
    expect(makesSecret(care('abuse'))).toBe(true);
    expect(makesSecret(care('child'))).toBe(true);
    expect(makesSecret(care('abuse', 'possible'))).toBe(false);
    expect(makesSecret(care('crisis'))).toBe(false);
    expect(makesSecret(undefined)).toBe(false);
  });

  it('leaves no trace in the browser once it is secret; what is being written stays in the tab', async () => {
    listSession('a', 'He hits me', '2026-11-20T08:00:00.000Z');
    storeDraft('a', { text: 'And then' });
    storeOutgoing('a', { text: 'He hits me', key: 'k' }, 1);
    expect(sessionsWithOutbox()).toEqual(['a']);
    await makeSecret('a');
    expect(listedSessions()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(readDraft('a').text).toBe('And then');
    expect(isInOutbox('a', 'k')).toBe(true);
    storeDraft('a', { text: 'And then he' });
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
