import { describe, expect, it } from 'vitest';
import { NEXT_STEPS } from '../../content/guide/next-steps.ts';
import { askedGuide } from '../../tests/support/asked-guide.ts';
import { nextSteps } from './next-steps.ts';
import { moveOf } from './reading/moves.ts';
import { followUp } from './reading/requests.ts';
import { plainWords } from './reading/words.ts';

const guide = askedGuide();

describe('the next steps after a reply', () => {
  it('are all understood as follow-ups, each as what it says', () => {
    const understood = Object.entries(NEXT_STEPS).map(([step, words]) => [
      step,
      moveOf(words)?.kind ?? followUp(plainWords(words)),
    ]);
    expect(Object.fromEntries(understood)).toEqual({
      prayer: 'as-prayer',
      study: 'as-study',
      more: 'more',
      shorter: 'shorter',
      anotherPrayer: 'another',
      anotherNote: 'another',
      nextSession: 'next-part',
      questions: 'for-group',
    });
  });

  it.each([
    ['I am anxious about everything', ['A prayer', 'Tell me more']],
    ['What is grace?', ['Tell me more', 'Make a group study']],
    ['What does Romans 8:28 mean?', ['A prayer', 'Tell me more']],
    ['Write me a prayer for my sick mother', ['Another prayer', 'Shorter']],
    ['Prepare a Bible study on patience', ['The next session', 'Discussion questions']],
    ['hello', []],
    ['are you alive?', []],
  ])('fit it: %s', (words, steps) => {
    expect(nextSteps(guide.record([words]))).toEqual(steps);
  });

  it('give something new each time, about the same', () => {
    for (const first of [
      'I am anxious about everything',
      'What is grace?',
      'Write me a prayer for my sick mother',
    ])
      for (const step of nextSteps(guide.record([first]))) {
        const [before, after] = guide.converse([first, step]);
        expect(after, step).not.toBe(before);
        expect(after!.length, step).toBeGreaterThan(80);
      }
  });

  it('do not offer again what was just done', () => {
    expect(nextSteps(guide.record(['What is grace?', 'Make a group study']))).toEqual([
      'The next session',
      'Discussion questions',
    ]);
    expect(nextSteps(guide.record(['I am anxious', 'A prayer']))).toEqual(['Another prayer', 'Shorter']);
    expect(nextSteps(guide.record(['I am anxious', 'Make a group study']))[0]).toBe('The next session');
  });

  it('make a study of what was spoken about', () => {
    const [, study] = guide.converse(['I am anxious about everything', 'Make a group study']);
    expect(study).toMatch(/Anxiety/);
    expect(study).toContain('## Discussion (25 minutes)');
    const [, onPassage] = guide.converse(['What does Romans 8:28 mean?', 'Make a group study']);
    expect(onPassage).toContain('Romans 8:28');
  });

  it('after what was not surely understood are the nearest questions, which are understood', () => {
    const talk = ['can god heal a marriage when only one wants it'];
    const near = nextSteps(guide.record(talk));
    expect(near.length).toBeGreaterThanOrEqual(1);
    expect(near.length).toBeLessThanOrEqual(3);
    for (const title of near) {
      const { asked, topic, question } = guide.record([...talk, title]);
      expect(asked ?? topic ?? question, title).toBeDefined();
    }
  });
});
