import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/errors.ts';
import { readSubmission, splitContent } from './own-words.ts';

const attachment = (length: number, fileName = 'sermon.txt') => ({
  fileName,
  fileType: 'text' as const,
  wordCount: 2,
  length,
});
const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'nothing was thrown';
};

describe('what a visitor sends', () => {
  it('is trimmed and cleaned', () => {
    expect(readSubmission({ content: '  What is\r\ngrace?\0 \n' })).toEqual({
      content: 'What is\ngrace?',
      words: 'What is\ngrace?',
    });
  });

  it('is the document, a blank line, and their own words', () => {
    const sent = readSubmission({
      content: 'The sermon.\n\nMake a study of it.',
      attachment: attachment(11),
    });
    expect(sent.content).toBe('The sermon.\n\nMake a study of it.');
    expect(sent).toMatchObject({ document: 'The sermon.', words: 'Make a study of it.' });
    expect(splitContent(sent.content, sent.attachment)).toEqual({
      document: 'The sermon.',
      words: 'Make a study of it.',
    });
  });

  it('is cleaned as document and words separately, with the new length of the document', () => {
    const decomposed = 'Cafe\u0301\r\n';
    const sent = readSubmission({
      content: `${decomposed}\n\nWhy?`,
      attachment: attachment(decomposed.length),
    });
    expect(sent.document).toBe('Café');
    expect(sent.attachment?.length).toBe(4);
    expect(sent.content.slice(0, 4)).toBe('Café');
  });

  it('keeps a file’s name without its path', () => {
    const sent = readSubmission({
      content: 'Text\n\nWhy?',
      attachment: attachment(4, 'C:\\church\\sun\u0007day.docx'),
    });
    expect(sent.attachment?.fileName).toBe('sunday.docx');
  });

  it.each([
    ['EMPTY_MESSAGE', { content: '\u0000 \n' }],
    ['EMPTY_MESSAGE', { content: 'Only a document', attachment: attachment(15) }],
    ['MESSAGE_TOO_LONG', { content: 'a'.repeat(20_001) }],
    ['MESSAGE_TOO_LONG', { content: `${'a'.repeat(200_001)}\n\nWhy?`, attachment: attachment(200_001) }],
    ['INVALID_REQUEST', { content: 'Why?', attachment: attachment(5) }],
  ])('is refused as %s if it is invalid', (code, body) => {
    expect(codeOf(() => readSubmission(body))).toBe(code);
  });

  it('may be as long as the limits say', () => {
    expect(readSubmission({ content: 'a'.repeat(20_000) }).words).toHaveLength(20_000);
  });
});
