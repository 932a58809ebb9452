import { describe, expect, it } from 'vitest';
import type { LookUpCall } from './look-up-turns.ts';
import { createWrittenCallFilter } from './written-calls.ts';

function through(pieces: readonly string[]): { text: string; calls: string[]; handed: string[] } {
  const calls: LookUpCall[] = [];
  const filter = createWrittenCallFilter(['passage', 'search'], (call) => calls.push(call));
  const handed = [...pieces.map((piece) => filter.push(piece)), filter.end()];
  return { text: handed.join(''), calls: calls.map(({ name, args }) => `${name} ${args}`), handed };
}

const OBJECT = '{"name": "passage", "arguments": {"reference": "John 3:16"}}';
const READ = 'passage {"reference":"John 3:16"}';

describe('a look-up that a model writes as text', () => {
  it.each([
    `<tool_call>\n${OBJECT}\n</tool_call>`,
    `<function_call>${OBJECT}</function_call>`,
    `\`\`\`json\n${OBJECT}\n\`\`\``,
    `\`\`\`\n${OBJECT}\n\`\`\``,
    `[TOOL_CALLS][${OBJECT}]`,
    `<|python_tag|>${OBJECT.replace('arguments', 'parameters')}`,
    OBJECT,
    `\n\n${OBJECT}`,
  ])('is taken out, in whatever pieces it comes: %j', (written) => {
    expect(through([written])).toMatchObject({ text: expect.stringMatching(/^\s*$/), calls: [READ] });
    const { text, calls } = through([...written]);
    expect({ text: text.trim(), calls }).toEqual({ text: '', calls: [READ] });
  });

  it('is taken out behind and before what belongs to the answer', () => {
    const { text, calls } = through(['Let me see.\n', `<tool_call>${OBJECT}</tool_call>`, '\nIt is love.']);
    expect(text).toBe('Let me see.\n\nIt is love.');
    expect(calls).toEqual([READ]);
  });

  it('is dropped where it is broken or never ends', () => {
    expect(through(['<tool_call>{"name": "pass']).text).toBe('');
    expect(through(['<tool_call>{"name": oops}</tool_call>Peace.'])).toMatchObject({
      text: 'Peace.',
      calls: [],
    });
  });
});

describe('what only looks like one', () => {
  it.each([
    'Peace be with you.',
    '{curly} words',
    '```json\n{"a": 1}\n```\nThat is JSON.',
    '```\nA psalm\nin lines\n```',
    '{"name": "Job", "arguments": {}} is no tool of ours.',
    'a < b, and <b>bold</b>',
    '> a quotation\n> — John 3:16 (KJV)\n\n[[John 3:16]]\n',
    '[TOOL',
    '',
  ])('passes whole: %j', (text) => {
    expect(through([text])).toMatchObject({ text, calls: [] });
    expect(through([...text])).toMatchObject({ text, calls: [] });
  });

  it('is not held longer than a call can be', () => {
    const long = `{ ${'word '.repeat(1_000)}`;
    expect(through([long]).text).toBe(long);
    expect(through([`{${'x'.repeat(3_000)}`, 'y'])?.handed[0]).not.toBe('');
  });

  it('hands plain words on at once', () => {
    expect(through(['Peace ', 'be ', 'with you.']).handed).toEqual(['Peace ', 'be ', 'with you.', '']);
  });
});
