import { describe, expect, it } from 'vitest';
import { currentHelp } from './current-help.ts';

const crisis = { level: 'urgent' as const, kind: 'crisis' as const, region: 'GB', resources: [] };
const message = (id: string, text: string, isUrgent = false) => ({
  id,
  text,
  care: isUrgent ? { ...crisis } : undefined,
});
const local = { text: 'I want to die', care: crisis, after: 'u1' };
const summary = (...args: Parameters<typeof currentHelp>) => {
  const { help, isDetached } = currentHelp(...args);
  return { messageId: help?.messageId, text: help?.text, isDetached };
};

describe('the current help', () => {
  it('is none where nothing called for it', () => {
    expect(currentHelp([message('u1', 'Hello')], null, null)).toEqual({
      help: null,
      isDetached: false,
      isSecret: false,
    });
  });

  it('is that of the newest message in which the server found danger', () => {
    const messages = [message('u1', 'a', true), message('u2', 'b', true), message('u3', 'c')];
    expect(summary(messages, null, null)).toMatchObject({ messageId: 'u2', text: 'b' });
  });

  it('is shown after a message that is being sent when this browser found danger in it', () => {
    expect(summary([message('u1', 'Hello')], { text: 'I want to die' }, local)).toMatchObject({
      messageId: null,
      isDetached: false,
    });
  });

  it('is shown at the end of the thread while its message could not be sent', () => {
    expect(summary([message('u1', 'Hello')], null, local)).toMatchObject({
      messageId: null,
      text: 'I want to die',
      isDetached: true,
    });
  });

  it('stays when its message is stored, until the server has its own finding', () => {
    expect(summary([message('u1', 'Hello'), message('u2', 'I want to die')], null, local)).toMatchObject({
      messageId: 'u2',
      isDetached: false,
    });
    const { help } = currentHelp([message('u1', 'Hello'), message('u2', 'I want to die', true)], null, local);
    expect(help).toMatchObject({ messageId: 'u2' });
    expect(help?.care).not.toBe(local.care);
  });

  it('stays within reach after other messages', () => {
    expect(summary([message('u1', 'Hello'), message('u2', 'Never mind')], null, local)).toMatchObject({
      messageId: null,
      text: 'I want to die',
      isDetached: false,
    });
  });

  it('makes the conversation secret where the visitor writes of abuse', () => {
    const abuse = { ...local, care: { ...crisis, kind: 'abuse' as const } };
    expect(currentHelp([], null, abuse).isSecret).toBe(true);
    expect(currentHelp([], null, local).isSecret).toBe(false);
  });
});
