import { describe, expect, it } from 'vitest';
import { PROMPT_CATEGORIES } from '../../../content/prompts/all.ts';
import { findReferences } from '../../../scripture/references/references.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import type { Intent } from '../intent.ts';
import { loadLibrary } from '../library.ts';
import { createRecogniser } from './recognise.ts';

const LIBRARY = loadLibrary();

/** What the guide makes of each prompt, its places filled with their examples. A plan is said to be beyond it. */
const KINDS: Record<string, Intent['kind']> = {
  'sermon-on-a-passage': 'sermon',
  'leaders-meeting': 'plan',
  'tired-volunteer': 'topic',
  'conflict-between-two': 'topic',
  'welcome-newcomers': 'plan',
  'study-servant-leadership': 'study',
  'word-of-thanks': 'note',
  'order-of-service': 'plan',
  'men-study-courage': 'study',
  'men-accountability': 'plan',
  'men-breakfast-talk': 'sermon',
  'men-fathers-devotional': 'devotional',
  'men-purity': 'study',
  'men-retreat': 'plan',
  'men-work-and-faith': 'passage',
  'women-study-identity': 'study',
  'women-of-the-bible': 'question',
  'women-tea-devotional': 'devotional',
  'women-mentoring': 'plan',
  'women-new-mothers': 'topic',
  'women-prayer-evening': 'prayer',
  'women-study-worry': 'study',
  'explain-the-gospel': 'topic',
  'mission-trip-training': 'plan',
  'study-great-commission': 'study',
  'neighbourhood-outreach': 'plan',
  'my-testimony': 'plan',
  'pray-for-missionaries': 'prayer',
  'persecuted-church': 'devotional',
  'vision-statement': 'plan',
  'launch-team-study': 'study',
  'first-year-plan': 'plan',
  'first-sermon-series': 'sermon',
  'house-gathering': 'plan',
  'planter-discouraged': 'topic',
  'letter-to-supporters': 'note',
  'sabbath-rest': 'passage',
  'study-mental-health': 'study',
  'prayer-for-the-sick': 'prayer',
  'grief-group': 'topic',
  'caregivers-devotional': 'devotional',
  'body-as-gift': 'passage',
  'recovery-support': 'topic',
  'understand-a-passage': 'passage',
  'reading-plan': 'form',
  'morning-devotional': 'devotional',
  'forgive-someone': 'topic',
  'hard-decision': 'topic',
  'learn-to-pray': 'topic',
  'year-in-review': 'topic',
  'answer-in-anger': 'passage',
  'youth-lesson': 'study',
  'youth-hard-question': 'question',
  'youth-game-night': 'plan',
  'youth-identity-study': 'study',
  'letter-to-parents': 'plan',
  'exam-prayer': 'prayer',
  'youth-leaders-training': 'plan',
  'youth-serve-project': 'plan',
};

const filled = PROMPT_CATEGORIES.flatMap(({ prompts }) =>
  prompts.map(({ id, text, places }) => ({
    id,
    words: places.reduce((all, place) => all.split(`{${place.id}}`).join(place.example), text),
  })),
);
const recognise = createRecogniser(LIBRARY);
const { ask } = askedGuide();
const intentOf = (words: string): Intent => recognise({ words, earlier: [], hasDocument: false }).intent;

describe('the guide, asked with a prompt of the library', () => {
  it('knows every one', () => {
    expect(Object.keys(KINDS).sort()).toEqual(filled.map(({ id }) => id).sort());
  });

  it.each(filled)('$id gets the kind of answer it asks for', ({ id, words }) => {
    expect(intentOf(words).kind).toBe(KINDS[id]);
    const answer = ask(words);
    expect(answer).toMatch(/^> — .+ \(KJV\)$/m);
    expect(answer).not.toMatch(/\{\w+\}|\[\[|undefined/);
    if (KINDS[id] === 'study') {
      expect(answer).toMatch(/^# .+/);
      for (const part of [
        'Welcome & Prayer',
        'Teaching',
        'Discussion',
        'Application & Challenge',
        'Closing Prayer',
      ])
        expect(answer).toContain(`## ${part} (`);
      expect(answer.match(/^### \d\. /gm)).toHaveLength(3);
    }
    if (KINDS[id] === 'prayer' || KINDS[id] === 'devotional') expect(answer).toContain('Amen.');
    if (KINDS[id] === 'plan') expect(answer).toMatch(/cannot (?:draw up|lay this out)/);
    if (KINDS[id] === 'sermon') expect(answer).toContain('what have you seen in');
  });

  it.each(filled.filter(({ id }) => KINDS[id] === 'study'))(
    '$id is built on its own passages',
    ({ words }) => {
      const answer = ask(words);
      for (const found of findReferences(words)) {
        if (found.kind === 'passage') expect(answer).toContain(found.passage.reference);
      }
    },
  );

  it('sets the name that was given above a study', () => {
    const study = filled.find(({ id }) => id === 'men-study-courage');
    expect(ask(study?.words ?? '')).toMatch(/^# Iron Men\n/);
  });
});

describe('a prayer for another', () => {
  it.each([
    'Please pray for my mother who is in hospital',
    'Pray for my mother, she is in the hospital',
    'pray for my mom who has cancer',
    'Please write a prayer for my brother who is ill',
  ])('is one for the sick where they are ill: %s', (words) => {
    expect(intentOf(words)).toMatchObject({ kind: 'prayer', subject: { occasion: { id: 'sick' } } });
    expect(ask(words)).toMatch(/who is ill|one who lies there/);
    expect(ask(words)).not.toMatch(/enem/i);
  });

  it.each(['Please pray for my friend who is in prison', 'Pray for my husband who lost his job'])(
    'is none about enemies because of the word "who": %s',
    (words) => {
      const intent = intentOf(words);
      expect(intent.kind).toBe('prayer');
      expect(intent).not.toMatchObject({ subject: { topic: { id: 'enemies' } } });
    },
  );

  it('is one about enemies where they are named', () => {
    expect(intentOf('Please pray for my enemies')).toMatchObject({ subject: { topic: { id: 'enemies' } } });
  });
});
