import { describe, expect, it } from 'vitest';
import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { textOf } from '../../../scripture/text/passages.ts';
import { rootsOf } from '../../../scripture/text/word-forms.ts';
import { loadBible } from '../../../server/bible/load.ts';
import { ICEBREAKERS } from './icebreakers.ts';
import { TEAM_CHALLENGES } from './team-challenges/all.ts';

const MINUTES_TO_TALK = 10;
const isCanonical = (reference: string): boolean => passageOfReference(reference)?.reference === reference;

describe('icebreaker questions', () => {
  it('are questions, each once', () => {
    const asked = ICEBREAKERS.map(({ question }) => question);
    expect(asked.length).toBeGreaterThanOrEqual(80);
    expect(asked.filter((question) => !/^\p{Lu}.{10,200}[.?]$/u.test(question))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    expect(new Set(ICEBREAKERS.map(({ id }) => id)).size).toBe(asked.length);
    for (const { followUp = 'Why?' } of ICEBREAKERS) expect(followUp).toMatch(/[.?]$/);
  });

  it('are enough of each depth for an evening', () => {
    const depths = Object.groupBy(ICEBREAKERS, ({ depth }) => depth);
    for (const depth of ['light', 'story', 'faith'] as const)
      expect(depths[depth]?.length, depth).toBeGreaterThanOrEqual(25);
  });

  it('name passages that exist', () => {
    const named = ICEBREAKERS.flatMap(({ scripture }) => scripture ?? []);
    expect(named.filter((reference) => !isCanonical(reference))).toEqual([]);
  });
});

describe('team challenges', () => {
  it('are at least twelve, each with an id of its own', () => {
    expect(TEAM_CHALLENGES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(TEAM_CHALLENGES.map(({ id }) => id)).size).toBe(TEAM_CHALLENGES.length);
  });

  it.each(TEAM_CHALLENGES)('$id can be led from what is written', (challenge) => {
    const minutes = challenge.rounds.reduce((sum, round) => sum + round.minutes, 0);
    expect(challenge.totalMinutes).toBe(minutes + MINUTES_TO_TALK);
    expect(challenge.totalMinutes).toBeLessThanOrEqual(60);
    expect(challenge.roles.length).toBeLessThanOrEqual(3);
    expect(challenge.rounds.length).toBeGreaterThanOrEqual(2);
    expect(challenge.debrief.length).toBeGreaterThanOrEqual(2);
    const questions = challenge.rounds.flatMap((round) => round.questions);
    expect(questions.length).toBeGreaterThanOrEqual(4);
    const named = [challenge.scripture, ...questions.map(({ scripture }) => scripture)];
    expect(named.filter((reference) => !isCanonical(reference))).toEqual([]);
  });

  it.each(TEAM_CHALLENGES)('$id has answers that stand in the passages named', async ({ rounds }) => {
    const { bible } = await loadBible(`${import.meta.dirname}/../../../dist/bible`);
    const unfounded = rounds
      .flatMap(({ questions }) => questions)
      .filter(({ answer, scripture }) => {
        const words = Object.values(bible).flatMap((translation) =>
          rootsOf(textOf(translation, passageOfReference(scripture)!.ranges)),
        );
        const known = new Set(words);
        return rootsOf(answer).filter((root) => !known.has(root)).length > rootsOf(answer).length / 2;
      });
    expect(unfounded.map(({ answer }) => answer)).toEqual([]);
  });
});
