import { describe, expect, it } from 'vitest';
import type { Prompt } from '../../../content/prompts/types.ts';
import { belowDraft, filledPrompt, firstFilling, missingPlaces, partsOf } from './fill-prompt.ts';

const prompt: Prompt = {
  id: 'a-prompt',
  title: 'A prompt',
  summary: 'For tests.',
  text: 'Explain {passage} to {group}.\nI have seen: {seen}\n\nThank you, {group}.',
  tags: ['one', 'two', 'three'],
  places: [
    { id: 'passage', label: 'Passage', example: 'Ruth 1' },
    { id: 'group', label: 'Group', example: 'us', default: 'our group' },
    { id: 'seen', label: 'Seen', example: 'grief', optional: true, long: true },
  ],
};

describe('filling a prompt', () => {
  it('puts what was written into its places, each time they stand there', () => {
    expect(filledPrompt(prompt, { passage: ' Ruth 1 ', group: 'friends', seen: 'grief' })).toBe(
      'Explain Ruth 1 to friends.\nI have seen: grief\n\nThank you, friends.',
    );
  });

  it('drops the line of an optional place that stays empty and takes the default of another', () => {
    expect(filledPrompt(prompt, { passage: 'Ruth 1', group: '  ', seen: '' })).toBe(
      'Explain Ruth 1 to our group.\n\nThank you, our group.',
    );
  });

  it('takes words as they are, even if they look like a place or a pattern', () => {
    expect(filledPrompt(prompt, { passage: '{group} $& \\1', group: 'us' })).toContain(
      'Explain {group} $& \\1 to us.',
    );
  });

  it('says what is missing', () => {
    expect(missingPlaces(prompt, firstFilling(prompt)).map(({ id }) => id)).toEqual(['passage']);
    expect(missingPlaces(prompt, { passage: '  ' }).map(({ id }) => id)).toEqual(['passage']);
    expect(missingPlaces(prompt, { passage: 'x' })).toEqual([]);
  });

  it('shows each place in the preview', () => {
    const parts = partsOf(prompt, { passage: 'Ruth 1' });
    expect(parts.filter(({ kind }) => kind === 'place').map(({ text }) => text)).toEqual([
      'Ruth 1',
      'our group',
      'our group',
    ]);
  });
});

describe('a draft that is there already', () => {
  it('stays above the prompt', () => {
    expect(belowDraft('', 'P')).toBe('P');
    expect(belowDraft(' \n', 'P')).toBe('P');
    expect(belowDraft('My own words \n', 'P')).toBe('My own words\n\nP');
  });
});
