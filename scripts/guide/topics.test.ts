import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GuideTopic } from '../../content/guide/types.ts';
import { parseReference } from '../../scripture/references/references.ts';
import { translationsWith } from '../../scripture/text/versification.ts';
import { TRANSLATION_IDS } from '../../scripture/translations.ts';
import { fitted } from '../../server/guide/answers/fitting.ts';
import { situationOf } from '../../server/guide/told/situation.ts';
import { readEntries } from '../build-guide.ts';

const { topics: TOPICS } = await readEntries(join(import.meta.dirname, '../../content/en'));

const words = (text: string) => text.split(/\s+/).length;
const sentences = (text: string) => text.split(/(?<=[.?])\s+/).filter(Boolean);
const spoken = (topic: GuideTopic) => [
  ...topic.understanding,
  ...topic.passages.map((passage) => passage.note),
  ...topic.guidance,
  ...topic.practices,
  ...topic.encouragement,
  ...topic.questions,
  topic.commitment,
];
const everything = (topic: GuideTopic) => [topic.title, topic.about, ...spoken(topic), ...topic.prayers];

describe('the topics of the guide', () => {
  it('are at least 88, each with its own id and title', () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(88);
    expect(new Set(TOPICS.map((topic) => topic.id)).size).toBe(TOPICS.length);
    expect(new Set(TOPICS.map((topic) => topic.title)).size).toBe(TOPICS.length);
    for (const topic of TOPICS) expect(topic.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('never say the same sentence twice', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const topic of TOPICS)
      for (const sentence of [...spoken(topic), ...topic.prayers].flatMap(sentences)) {
        if (/^(Through Jesus Christ, )?Amen\.$/.test(sentence) || words(sentence) < 3) continue;
        const before = seen.get(sentence);
        if (before) repeated.push(`${before} and ${topic.id}: ${sentence}`);
        seen.set(sentence, topic.id);
      }
    expect(repeated).toEqual([]);
  });

  it('are told apart by their strong signs', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const topic of TOPICS)
      for (const sign of topic.signs.strong) {
        if (owner.has(sign)) shared.push(`${owner.get(sign)} and ${topic.id}: ${sign}`);
        owner.set(sign, topic.id);
      }
    expect(shared).toEqual([]);
  });
});

describe.each(TOPICS.map((topic) => [topic.id, topic] as const))('%s', (_id, topic) => {
  it('has signs in lower case', () => {
    expect(topic.signs.strong.length).toBeGreaterThanOrEqual(6);
    expect(topic.signs.strong.length).toBeLessThanOrEqual(15);
    expect(topic.signs.weak.length).toBeGreaterThanOrEqual(4);
    expect(topic.signs.weak.length).toBeLessThanOrEqual(12);
    for (const sign of [...topic.signs.strong, ...topic.signs.weak])
      expect(sign).toMatch(/^[a-z0-9][a-z0-9' -]*$/);
  });

  it('has as much of everything as the guide needs for a second and a third answer', () => {
    expect(topic.understanding.length).toBeGreaterThanOrEqual(3);
    expect(topic.passages.length).toBeGreaterThanOrEqual(5);
    expect(topic.guidance.length).toBeGreaterThanOrEqual(3);
    expect(topic.practices.length).toBeGreaterThanOrEqual(6);
    expect(topic.encouragement.length).toBeGreaterThanOrEqual(3);
    expect(topic.prayers.length).toBeGreaterThanOrEqual(2);
    expect(topic.questions.length).toBeGreaterThanOrEqual(4);
    expect(sentences(topic.commitment)).toHaveLength(1);
  });

  it('has as much where a message tells nothing of its writer', () => {
    const told = fitted(topic, situationOf('', { earlier: [], isFollow: false }));
    expect(told.understanding.length).toBeGreaterThanOrEqual(3);
    expect(told.guidance.length).toBeGreaterThanOrEqual(3);
    expect(told.practices.length).toBeGreaterThanOrEqual(6);
    expect(told.encouragement.length).toBeGreaterThanOrEqual(3);
    expect(told.prayers.length).toBeGreaterThanOrEqual(2);
  });

  it('keeps to the measure of each part', () => {
    for (const text of topic.understanding) expect(sentences(text).length, text).toBeLessThanOrEqual(3);
    for (const text of topic.guidance) {
      expect(words(text), text).toBeGreaterThanOrEqual(60);
      expect(words(text), text).toBeLessThanOrEqual(120);
    }
    for (const text of topic.practices) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(sentences(text), text).toHaveLength(1);
    }
    for (const text of topic.encouragement) expect(sentences(text).length, text).toBeLessThanOrEqual(2);
    for (const text of topic.questions) expect(text).toMatch(/^[A-Z].*\?$/);
    expect(topic.commitment).toMatch(/^[A-Z].*\.$/);
    for (const { note } of topic.passages) {
      expect(note).toMatch(/^[A-Z0-9].*\.$/);
      expect(sentences(note).length, note).toBeLessThanOrEqual(2);
    }
  });

  it('has prayers that a visitor can make their own', () => {
    for (const prayer of topic.prayers) {
      expect(prayer).toMatch(/\bAmen\.$/);
      expect(prayer, prayer).toMatch(/\b(I|me|my|we|us|our)\b/i);
      expect(sentences(prayer).length, prayer).toBeGreaterThanOrEqual(3);
      expect(sentences(prayer).length, prayer).toBeLessThanOrEqual(7);
    }
  });

  it('never counts the program among those who believe', () => {
    const ownVoice = [
      ...topic.understanding,
      ...topic.passages.map((passage) => passage.note),
      ...topic.guidance,
      ...topic.encouragement,
    ];
    for (const text of ownVoice) expect(text, text).not.toMatch(/\b(we|us|our|ours|ourselves)\b/i);
  });

  it('shouts nowhere and puts nothing in quotation marks', () => {
    for (const text of everything(topic)) {
      expect(text, text).not.toMatch(/["'“”‘«»!]|\p{Extended_Pictographic}/u);
      expect(text, text).not.toMatch(/\s{2}|^\s|\s$/);
      expect(text, text).not.toMatch(/\[\[/);
    }
    expect(topic.about, topic.about).not.toMatch(/[.?]$/);
  });

  it('names short passages that every translation holds, each once', () => {
    const marks = topic.passages.map((passage) => passage.mark);
    expect(new Set(marks).size).toBe(marks.length);
    for (const mark of marks) {
      const parsed = parseReference(mark.slice(2, -2));
      if (!parsed.ok) throw new Error(`${mark}: ${parsed.message}`);
      const [range, ...others] = parsed.passage.ranges;
      expect(others, mark).toEqual([]);
      expect(`[[${parsed.passage.reference}]]`).toBe(mark);
      const verses = Array.from({ length: range!.last - range!.first + 1 }, (_, at) => range!.first + at);
      expect(verses.length, mark).toBeLessThanOrEqual(5);
      for (const verse of verses) expect(translationsWith(verse), mark).toEqual([...TRANSLATION_IDS]);
    }
  });
});
