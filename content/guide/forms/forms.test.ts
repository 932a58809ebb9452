import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../scripture/references/references.ts';
import { translationsWith } from '../../../scripture/text/versification.ts';
import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import * as children from './children.ts';
import { CHILD_EXPLANATIONS } from './explanations.ts';
import * as gatherings from './gatherings.ts';
import { HARD_WORDS } from './hard-words.ts';
import * as limits from './limits.ts';
import * as meetings from './meetings.ts';
import * as passages from './passages.ts';
import * as plans from './plans-and-lists.ts';
import * as prayers from './prayers-and-notes.ts';
import { QUIZ_QUESTIONS } from './quiz.ts';

/** Every text of a piece of content, however deep. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (content === null || typeof content !== 'object' || content instanceof RegExp) return [];
  return Object.values(content).flatMap(textsOf);
}

const TEXTS = textsOf([
  children,
  CHILD_EXPLANATIONS,
  gatherings,
  HARD_WORDS,
  limits,
  meetings,
  passages,
  plans,
  prayers,
  QUIZ_QUESTIONS,
]);

describe('the texts of the forms', () => {
  it('name only passages that every translation holds', () => {
    const marks = TEXTS.flatMap((text) => text.match(/\[\[[^\]]+\]\]/g) ?? []);
    expect(marks.length).toBeGreaterThan(80);
    for (const mark of marks) {
      const parsed = parseReference(mark.slice(2, -2));
      if (!parsed.ok) throw new Error(`${mark}: ${parsed.message}`);
      for (const { first, last } of parsed.passage.ranges)
        for (let verse = first; verse <= last; verse += 1)
          expect(translationsWith(verse), mark).toEqual([...TRANSLATION_IDS]);
    }
  });

  it('speak quietly, with typographic apostrophes', () => {
    expect(TEXTS.filter((text) => /!|\p{Extended_Pictographic}/u.test(text))).toEqual([]);
    expect(TEXTS.filter((text) => /\w'\w/.test(text) || / {2}/.test(text))).toEqual([]);
  });

  it('end a prayer, a blessing and a grace with Amen', () => {
    const all = [
      ...passages.GRACES.map(({ text }) => text),
      ...passages.BLESSING_TEXT.general,
      ...prayers.CHILD_PRAYERS.map(({ text }) => text),
      ...prayers.COUPLE_PRAYERS,
      ...Object.values(children.CLOSING_PRAYERS).flat(),
    ];
    for (const text of all) expect(text).toMatch(/Amen\.$/);
  });

  it('have a card without words of faith for every kind of note', () => {
    for (const [id, notes] of Object.entries(prayers.SHORT_NOTES)) {
      const plain = notes.filter(({ isPlain }) => isPlain);
      expect(plain.length, id).toBeGreaterThanOrEqual(1);
      for (const { text } of plain) expect(text, id).not.toMatch(/\b(?:God|Lord|pray\w*|bless\w*|Jesus)\b/i);
    }
  });

  it('say one thing to a child, in a few sentences', () => {
    for (const { small, older } of CHILD_EXPLANATIONS) {
      expect(small.split(/\s+/).length).toBeLessThanOrEqual(75);
      expect(older.split(/\s+/).length).toBeLessThanOrEqual(80);
    }
  });

  it('ask each question of the quiz once', () => {
    const questions = QUIZ_QUESTIONS.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
    expect(questions.length).toBeGreaterThanOrEqual(40);
  });
});
