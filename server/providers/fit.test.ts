import { describe, expect, it } from 'vitest';
import { systemPrompt } from '../../content/system-prompt.ts';
import { type ConversationToFit, fitConversation, type WholeMessage } from './fit.ts';
import { estimateTokens } from './tokens.ts';

const CHARTER = systemPrompt({ translationLabel: 'KJV', answeredBy: 'llama at localhost' });
const SMALL = 4_096;
const sentence = 'The shepherd went out to look for the one sheep that was lost. ';
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, i) => `Paragraph ${i}. ${sentence.repeat(6).trim()}`).join('\n\n');

const user = (words: string, document?: string): WholeMessage => ({
  role: 'user',
  words,
  ...(document ? { document } : {}),
});
const assistant = (words: string): WholeMessage => ({ role: 'assistant', words });

const fitting = (wholeMessages: readonly WholeMessage[], given: Partial<ConversationToFit> = {}) =>
  fitConversation({ contextTokens: SMALL, system: CHARTER, wholeMessages, reserveOutput: 2_048, ...given });

/** What the whole request is estimated to hold, answer included. */
const size = (fitted: ReturnType<typeof fitting>) =>
  estimateTokens(fitted.system) +
  fitted.messages.reduce((sum, { content }) => sum + estimateTokens(content) + 4, 0) +
  fitted.maxOutputTokens;

describe('a window of 4,096 tokens', () => {
  it('holds the charter, a short conversation and a good answer, with nothing left out', () => {
    const fitted = fitting([user('Who was Ruth?'), assistant('A woman of Moab.'), user('And Boaz?')]);
    expect(fitted.system).toBe(CHARTER);
    expect(fitted.messages).toEqual([
      { role: 'user', content: 'Who was Ruth?' },
      { role: 'assistant', content: 'A woman of Moab.' },
      { role: 'user', content: 'And Boaz?' },
    ]);
    expect(fitted.maxOutputTokens).toBeGreaterThan(2_500);
    expect(fitted).not.toHaveProperty('omitted');
    expect(size(fitted)).toBeLessThanOrEqual(SMALL);
  });

  it('leaves out the oldest messages first, and says how many', () => {
    const wholeMessages = Array.from({ length: 20 }, (_, i) => [
      user(`Question ${i}. ${sentence}`),
      assistant(sentence.repeat(6)),
    ]);
    const fitted = fitting([...wholeMessages.flat(), user('And now?')]);
    expect(fitted.messages.at(-1)).toEqual({ role: 'user', content: 'And now?' });
    expect(fitted.messages.at(-3)?.content).toContain('Question 19.');
    expect(fitted.messages.map(({ content }) => content).join()).not.toContain('Question 0.');
    expect(fitted.omitted?.messages).toBeGreaterThan(10);
    expect(fitted.omitted?.documentCharacters).toBe(0);
    expect(size(fitted)).toBeLessThanOrEqual(SMALL);
  });

  it('keeps the charter and the visitor’s question whole, and cuts a long document at the end of a paragraph', () => {
    const document = paragraphs(200);
    const question = 'What is this sermon about, and which passage does it lean on most?';
    const fitted = fitting([user(question, document)]);
    const content = fitted.messages[0]?.content ?? '';
    expect(fitted.system).toBe(CHARTER);
    expect(content).toMatch(/^<document>\nParagraph 0\./);
    expect(content.endsWith(`</document>\n\n${question}`)).toBe(true);
    const kept = /<document>\n([\s\S]*)\n\n\[(\d+) characters were left out here/.exec(content);
    expect(kept?.[1]).toMatch(/lost\.$/);
    expect(Number(kept?.[2])).toBe(document.length - (kept?.[1]?.length ?? 0));
    expect(fitted.omitted).toEqual({ messages: 0, documentCharacters: Number(kept?.[2]) });
    expect(size(fitted)).toBeLessThanOrEqual(SMALL);
  });

  it('still knows the beginning of a document when the next question comes', () => {
    const fitted = fitting([
      user('Sum it up.', paragraphs(200)),
      assistant('It is about grace.'),
      user('Where does it say so?'),
    ]);
    expect(fitted.messages).toHaveLength(3);
    expect(fitted.messages[0]?.content).toMatch(/^<document>\nParagraph 0\.[\s\S]*Sum it up\.$/);
    expect(fitted.omitted?.messages).toBe(0);
    expect(fitted.omitted?.documentCharacters).toBeGreaterThan(60_000);
    expect(size(fitted)).toBeLessThanOrEqual(SMALL);
  });

  it('keeps the beginning of a long reply to which the next question belongs, and opens with the visitor', () => {
    const fitted = fitting([user('A plan, please.'), assistant(paragraphs(40)), user('Make it shorter.')]);
    expect(fitted.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(fitted.messages[0]?.content).toContain('left out');
    expect(fitted.messages[1]?.content).toMatch(/^Paragraph 0\./);
    expect(fitted.omitted).toEqual({ messages: 2, documentCharacters: 0 });
    expect(size(fitted)).toBeLessThanOrEqual(SMALL);
  });

  it('cuts the visitor’s own words only where they alone are too long, and then in the middle', () => {
    const words = `Dear friend. ${paragraphs(45)} What shall I do?`;
    const fitted = fitting([user('Hello'), assistant('Hello.'), user(words)]);
    const content = fitted.messages.at(-1)?.content ?? '';
    expect(content).toMatch(/^Dear friend\./);
    expect(content).toMatch(/What shall I do\?$/);
    expect(content).toMatch(/\[\d+ characters were left out here/);
    expect(fitted.omitted?.documentCharacters).toBeGreaterThan(10_000);
    expect(size(fitted)).toBeLessThanOrEqual(SMALL);
  });

  it('counts other scripts as the longer texts that they are to a model', () => {
    const fitted = fitting([user('この説教は何についてですか。', '神は愛です。'.repeat(2_000))]);
    expect(fitted.omitted?.documentCharacters).toBeGreaterThan(9_000);
    expect(size(fitted)).toBeLessThanOrEqual(SMALL);
  });

  it('never cuts a character in two', () => {
    const fitted = fitting([
      user('What is this?', '🙏'.repeat(9_000)),
      assistant('🙏'.repeat(3_000)),
      user('🙏'.repeat(4_000)),
    ]);
    for (const { content } of fitted.messages) expect(content.isWellFormed()).toBe(true);
    expect(size(fitted)).toBeLessThanOrEqual(SMALL);
  });
});

describe('the order of what is kept', () => {
  it('is care, charter, passages, question', () => {
    const fitted = fitting([user('What is love?')], {
      care: 'Care first.',
      passages: ['1 John 4:8 (KJV)', '1 Corinthians 13:4 (KJV)'],
    });
    const [care, charter, first, second] = ['Care first.', CHARTER, '1 John 4:8', '1 Corinthians 13:4'].map(
      (part) => fitted.system.indexOf(part),
    );
    expect([care, charter, first, second]).toEqual(
      [care, charter, first, second].toSorted((a, b) => Number(a) - Number(b)),
    );
    expect(care).toBe(0);
    expect(second).toBeGreaterThan(0);
  });

  it('keeps passages before a document, and the nearest before the others', () => {
    const passages = Array.from({ length: 30 }, (_, i) => `Passage ${i}: ${sentence.repeat(4)}`);
    const fitted = fitting([user('What is this about?', paragraphs(200))], { passages });
    expect(fitted.system).toContain('Passage 0:');
    expect(fitted.system).not.toContain('Passage 29:');
    expect(fitted.messages[0]?.content).toMatch(/What is this about\?$/);
    expect(size(fitted)).toBeLessThanOrEqual(SMALL);
  });
});

describe('a large window', () => {
  it('holds all of it', () => {
    const wholeMessages = [
      user('Sum it up.', paragraphs(400)),
      assistant(paragraphs(10)),
      user('Where does it say so?'),
    ];
    const fitted = fitting(wholeMessages, { contextTokens: 1_000_000 });
    expect(fitted.messages.map(({ content }) => content.length)).toEqual([
      paragraphs(400).length + '<document>\n\n</document>\n\nSum it up.'.length,
      paragraphs(10).length,
      'Where does it say so?'.length,
    ]);
    expect(fitted).not.toHaveProperty('omitted');
    expect(fitted.maxOutputTokens).toBe(4_096);
  });
});

describe('turn by turn', () => {
  it('joins messages of one writer in a row, and drops empty ones', () => {
    const fitted = fitting([user('One.'), user('Two.'), assistant(''), user('Three.')]);
    expect(fitted.messages).toEqual([{ role: 'user', content: 'One.\n\nTwo.\n\nThree.' }]);
  });
});
