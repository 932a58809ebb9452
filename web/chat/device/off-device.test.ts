// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf, keepDraft } from '../draft.tsx';
import { aMessage } from '../testing/a-message.ts';
import { moveOffDevice } from './erase.ts';
import { isKeptOffDevice } from './off-device.ts';
import { isStillWaiting, keepOutgoing, sessionsWaiting } from './outbox.ts';
import { keptSessions, listSession } from './sessions.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const withCare = (kind: 'crisis' | 'abuse' | 'child' | 'medical' | 'danger') =>
  aMessage({ care: { level: 'urgent', kind, region: 'GB', resources: [] } });

describe('a conversation', () => {
  it('stays off this device where somebody tells of abuse', () => {
    expect(isKeptOffDevice([aMessage({}), withCare('abuse')])).toBe(true);
    expect(isKeptOffDevice([withCare('child'), aMessage({})])).toBe(true);
    expect(isKeptOffDevice([aMessage({}), withCare('crisis'), withCare('medical')])).toBe(false);
  });

  it('leaves no trace in the browser when such a finding comes; what is being written stays in the tab', async () => {
    listSession('a', 'He hits me', '2026-11-20T08:00:00.000Z');
    keepDraft('a', { words: 'And then' });
    keepOutgoing('a', { words: 'He hits me', key: 'k' }, 1);
    expect(sessionsWaiting()).toEqual(['a']);
    await moveOffDevice('a');
    expect(keptSessions()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(draftOf('a').words).toBe('And then');
    expect(isStillWaiting('a', 'k')).toBe(true);
    keepDraft('a', { words: 'And then he' });
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
