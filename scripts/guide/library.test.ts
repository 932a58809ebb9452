import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AFTER_CRISIS } from '../../content/guide/crisis.ts';
import { GOODBYES, GREETINGS, THANKS } from '../../content/guide/greetings.ts';
import { NAMED_PASSAGES } from '../../content/guide/named-passages.ts';
import { NOTE_TEXT } from '../../content/guide/notes.ts';
import * as openings from '../../content/guide/openings.ts';
import { GENERAL_PRAYERS } from '../../content/guide/prayers.ts';
import * as study from '../../content/guide/study.ts';
import { QUICK_STARTS } from '../../content/quick-starts.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../scripture/references/passage-ranges.ts';
import { parseReference } from '../../scripture/references/references.ts';
import { BOOKS } from '../../scripture/text/books.ts';
import { loadLibrary } from '../../server/guide/library.ts';
import { readEntries } from '../build-guide.ts';

const entries = await readEntries(join(import.meta.dirname, '../../content/en'));
const { questions: QUESTIONS, passages: FAMOUS_PASSAGES, self: SELF_QUESTIONS } = entries;
const { books: BOOK_INTRODUCTIONS, prayers: PRAYER_OCCASIONS, notes: NOTE_OCCASIONS } = entries;

/** Every text of a piece of content, however deep. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return content !== null && typeof content === 'object' ? Object.values(content).flatMap(textsOf) : [];
}

const EVERYTHING = [
  BOOK_INTRODUCTIONS,
  AFTER_CRISIS,
  FAMOUS_PASSAGES,
  GREETINGS,
  GOODBYES,
  THANKS,
  NAMED_PASSAGES,
  NOTE_OCCASIONS,
  NOTE_TEXT,
  openings,
  PRAYER_OCCASIONS,
  GENERAL_PRAYERS,
  QUESTIONS,
  SELF_QUESTIONS,
  study,
];
const TEXTS = textsOf(EVERYTHING);
const words = (text: string) => text.split(/\s+/).length;

describe('the guide’s library', () => {
  it('is what the guide has, part for part, once it is built', () => {
    const asked = entries.asked.map(({ asked: _wordings, ...question }) => question);
    const { occasions, famous, books, named: _named, ...others } = loadLibrary();
    const byOsis = (all: typeof books) => [...all].sort((a, b) => a.osis.localeCompare(b.osis));
    expect({ ...others, prayers: occasions, passages: famous, books: byOsis(books) }).toEqual({
      ...entries,
      asked,
      books: byOsis(BOOK_INTRODUCTIONS),
    });
  });

  it('names only passages that exist', () => {
    const marks = TEXTS.flatMap((text) => text.match(/\[\[[^\]]+\]\]/g) ?? []);
    expect(marks.length).toBeGreaterThan(900);
    const wrong = marks.filter((mark) => !parseReference(mark.slice(2, -2)).ok);
    expect(wrong).toEqual([]);
  });

  it('speaks quietly: no exclamation marks, no pictures', () => {
    expect(TEXTS.filter((text) => /!|\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });

  it('writes typographic apostrophes and no double spaces', () => {
    const signs = new Set(
      [...QUESTIONS, ...SELF_QUESTIONS, ...PRAYER_OCCASIONS, ...NOTE_OCCASIONS, ...NAMED_PASSAGES].flatMap(
        ({ signs }) => signs,
      ),
    );
    const wrong = TEXTS.filter((text) => !signs.has(text) && (/\w'\w/.test(text) || / {2}/.test(text)));
    expect(wrong).toEqual([]);
  });

  it('has ids of its own for everything', () => {
    const kinds = [QUESTIONS, SELF_QUESTIONS, PRAYER_OCCASIONS, NOTE_OCCASIONS, NAMED_PASSAGES];
    for (const entries of kinds) {
      const ids: string[] = entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    }
  });
});

describe('the books', () => {
  it('are all introduced, in two or three sentences', () => {
    expect(BOOK_INTRODUCTIONS.map(({ osis }) => osis).sort()).toEqual(BOOKS.map(({ osis }) => osis).sort());
    for (const { text } of BOOK_INTRODUCTIONS) {
      expect(words(text)).toBeGreaterThanOrEqual(20);
      expect(words(text)).toBeLessThanOrEqual(80);
    }
  });
});

const DOES_NOT = /\b(?:not|cannot|no|never|nor|nothing|nobody)\b/;

describe('the well-known passages', () => {
  it('are more than eighty, each with context, meaning and passages beside it', () => {
    expect(FAMOUS_PASSAGES.length).toBeGreaterThanOrEqual(80);
    for (const entry of FAMOUS_PASSAGES) {
      expect(words(entry.context)).toBeGreaterThanOrEqual(7);
      expect(words(entry.meaning)).toBeGreaterThanOrEqual(12);
      expect(entry.beside.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('have among them every passage that people call by a name', () => {
    const read = FAMOUS_PASSAGES.map(({ mark }) => passageOfMark(mark));
    const unread = NAMED_PASSAGES.filter(
      ({ mark }) => !read.some((passage) => overlap(passage, passageOfMark(mark))),
    );
    expect(unread.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    '[[Jeremiah 29:11]]',
    '[[Philippians 4:13]]',
    '[[Romans 8:28]]',
    '[[Proverbs 22:6]]',
    '[[Malachi 3:10]]',
    '[[Mark 11:24]]',
    '[[2 Chronicles 7:14]]',
    '[[Matthew 18:20]]',
    '[[Isaiah 54:17]]',
  ])('say what %s does not promise', (mark) => {
    expect(FAMOUS_PASSAGES.find((entry) => entry.mark === mark)?.caution).toMatch(DOES_NOT);
  });
});

describe('the plain questions of the faith', () => {
  it('are more than forty, with answers of one to three paragraphs and passages to read', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(40);
    for (const question of QUESTIONS) {
      expect(question.signs.length, question.id).toBeGreaterThanOrEqual(4);
      expect(words(question.answer.join(' ')), question.id).toBeGreaterThanOrEqual(28);
      expect(words(question.answer.join(' ')), question.id).toBeLessThanOrEqual(280);
      expect(question.passages.length, question.id).toBeGreaterThanOrEqual(1);
    }
  });

  it.each([
    'baptism',
    'communion',
    'sabbath',
    'women-in-ministry',
    'predestination',
    'losing-salvation',
    'mary',
    'purgatory',
    'spiritual-gifts',
    'creation',
    'divorce',
    'homosexuality',
    'second-coming',
    'hell',
  ])('say where churches differ: %s', (id) => {
    const question = QUESTIONS.find((entry) => entry.id === id);
    expect(words(question?.differences ?? '')).toBeGreaterThanOrEqual(20);
  });

  it.each(['who-is-jesus', 'what-is-the-gospel', 'trinity', 'resurrection', 'why-the-cross', 'grace'])(
    'say plainly what all confess: %s',
    (id) => {
      expect(QUESTIONS.find((entry) => entry.id === id)?.differences).toBeUndefined();
    },
  );
});

describe('prayers, notes and what the guide says of itself', () => {
  it('have at least two tellings', () => {
    for (const { id, prayers } of PRAYER_OCCASIONS) expect(prayers.length, id).toBeGreaterThanOrEqual(2);
    for (const { id, notes } of NOTE_OCCASIONS) expect(notes.length, id).toBeGreaterThanOrEqual(2);
    for (const { id, answers } of SELF_QUESTIONS) expect(answers.length, id).toBeGreaterThanOrEqual(2);
  });

  it('leave places to fill in a note, and end a prayer with Amen', () => {
    for (const { notes } of NOTE_OCCASIONS)
      for (const note of notes) expect(note.match(/\[[^\]]+\]/g)?.length).toBeGreaterThanOrEqual(3);
    for (const { prayers } of PRAYER_OCCASIONS)
      for (const prayer of prayers) expect(prayer).toMatch(/Amen\.$/);
  });
});

describe('the welcome prompts for groups', () => {
  it('are matched by a subject of our own for men and for women', () => {
    const names = QUICK_STARTS.flatMap((start) => ('groupName' in start ? [start.groupName] : []));
    expect(names).toEqual([study.DEFAULT_GROUP_NAMES.men, study.DEFAULT_GROUP_NAMES.women]);
  });
});
