import { describe, expect, it } from 'vitest';
import { HELD_OUT_QUESTIONS } from '../../corpora/search/held-out/questions.ts';
import { HELD_OUT_PHRASES } from '../../corpora/search/held-out/remembered-phrases.ts';
import { TRAINING_QUESTIONS } from '../../corpora/search/train/questions.ts';
import { REMEMBERED_PARAPHRASES } from '../../corpora/search/train/remembered-paraphrases.ts';
import { REMEMBERED_PHRASES } from '../../corpora/search/train/remembered-phrases.ts';
import { parseVerseOsis } from '../../scripture/text/books.ts';
import { rangesOfOsis } from '../check/expand.ts';

const phrases = [...REMEMBERED_PHRASES, ...REMEMBERED_PARAPHRASES, ...HELD_OUT_PHRASES];
const questions = [...HELD_OUT_QUESTIONS, ...TRAINING_QUESTIONS];

describe('the remembered phrases', () => {
  it('name verses that exist', () => {
    const unknown = phrases.flatMap(([, verses]) =>
      verses.split(' ').filter((osis) => parseVerseOsis(osis) === undefined),
    );
    expect(unknown).toEqual([]);
  });

  it('are different, short, and at least 80 are held out', () => {
    expect(new Set(phrases.map(([typed]) => typed)).size).toBe(phrases.length);
    expect(phrases.filter(([typed]) => typed.split(' ').length > 15)).toEqual([]);
    expect(HELD_OUT_PHRASES.length).toBeGreaterThanOrEqual(80);
  });
});

describe('the questions with accepted passages', () => {
  it('are different, at least 150, and some of them follow another message', () => {
    const asked = questions.map(({ question, previousMessage }) => `${previousMessage} ${question}`);
    expect(questions.length).toBeGreaterThanOrEqual(150);
    expect(new Set(asked).size).toBe(questions.length);
    expect(
      questions.filter(({ previousMessage }) => previousMessage !== undefined).length,
    ).toBeGreaterThanOrEqual(10);
  });

  it('name passages that exist', () => {
    for (const { question, accepted } of questions)
      for (const { first, last } of accepted.split(' ').flatMap(rangesOfOsis))
        expect(first, `${question}: ${accepted}`).toBeLessThanOrEqual(last);
  });
});
