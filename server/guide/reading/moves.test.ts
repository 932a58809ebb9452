import { describe, expect, it } from 'vitest';
import { moveOf } from './moves.ts';

describe('what is told or asked on holds the words of a move and is none', () => {
  it.each([
    'not me he didnt',
    'why not me',
    'my girlfriend thinks its for a ring',
    'we have had 40 people praying for my wife',
    'i have been with many guys',
    'its weird for men',
    'someone took a photo for the group chat',
    'she stopped coming to youth',
    'what happened to the boy',
    'what do we do for the children, 5 of them',
    'was that too hard',
    'he says his wife does not understand him',
    'the doctors say it may shorten her life',
    'my daughter says find another one',
    'could we have another one in the spring',
    'dad says pray about it',
    'she held my hand in prayer and i could not breathe',
    'my solicitor says let it go, my pastor says let it go',
    'if i say yes whats the message',
  ])('%s', (words) => {
    expect(moveOf(words)).toBeUndefined();
  });

  it.each([
    ['it is for my sister', 'for-someone-else'],
    ['not me, my brother', 'for-someone-else'],
    ['for my friend actually', 'for-someone-else'],
    ['can you make it for my mens group', 'for-group'],
    ['for the ladies group', 'for-group'],
    ['for my children', 'for-children'],
    ['that is too hard', 'simpler'],
    ['i do not understand', 'simpler'],
    ['shorten it', 'shorter'],
    ['short one', 'shorter'],
    ['another one', 'another'],
    ['as a prayer', 'as-prayer'],
    ['in the message', 'translation'],
    ['i disagree', 'disagrees'],
  ])('%s: %s', (words, kind) => {
    expect(moveOf(words)?.kind).toBe(kind);
  });
});
