import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../contract/chat.ts';
import { toJson } from './json.ts';
import { toMarkdown } from './markdown.ts';

const aMessage = (parts: Partial<ChatMessage>): ChatMessage => ({
  id: 'm1',
  sessionId: 'AAAAAAAAAAAAAAAAAAAAAA',
  role: 'user',
  content: 'What is grace?',
  timestamp: '2026-11-21T12:00:00.000Z',
  status: 'complete',
  scriptureReferences: [],
  ...parts,
});
const exported = (...messages: ChatMessage[]) => ({ messages, exportedAt: '2026-11-21T12:00:00.000Z' });
const markdown = (...messages: ChatMessage[]): string =>
  toMarkdown({ format: 'markdown', ...exported(...messages) });

describe('a conversation as Markdown', () => {
  it('has a heading for each turn, and a reply’s own headings below it', () => {
    const text = markdown(
      aMessage({}),
      aMessage({ id: 'm2', role: 'assistant', content: '# Grace\n\n```\n# not a heading\n```' }),
    );
    expect(text).toContain('# A conversation with Berea\n\n*November 21, 2026*\n\n## You\n\nWhat is grace?');
    expect(text).toContain('## Berea\n\n### Grace\n\n```\n# not a heading');
  });

  it('leaves the visitor’s words as they were written', () => {
    const text = markdown(aMessage({ content: '# not *a* heading\n1. nor <b>a list</b>\n- nor this' }));
    expect(text).toContain('\\# not \\*a\\* heading  \n1\\. nor \\<b\\>a list\\</b\\>  \n\\- nor this');
  });

  it('names a document and does not copy it', () => {
    const text = markdown(
      aMessage({
        content: 'The whole sermon.\n\nMake a study of it',
        attachment: { fileName: 'sermon_1.docx', fileType: 'docx', wordCount: 1_200, length: 17 },
      }),
    );
    expect(text).toContain('*Attached: sermon\\_1.docx (1,200 words)*\n\nMake a study of it');
    expect(text).not.toContain('The whole sermon');
  });

  it('says how a reply ended that is not whole', () => {
    const reply = { role: 'assistant', content: 'Grace is' } as const;
    expect(markdown(aMessage({ ...reply, end: 'length' }))).toContain(
      'Grace is\n\n*(Cut off: the reply became too long.)*',
    );
    expect(markdown(aMessage({ ...reply, end: 'filter' }))).toContain('by its own filter');
    expect(markdown(aMessage({ ...reply, status: 'stopped' }))).toContain('*(This reply was not finished.)*');
    expect(markdown(aMessage(reply))).not.toContain('*(');
  });

  it('says what was not found beside it', () => {
    const content = 'See Hezekiah 3:16 for this.';
    const finding = {
      id: 's1',
      start: 4,
      end: 17,
      osis: '',
      reference: 'Hezekiah 3:16',
      version: '',
      status: 'not-found' as const,
    };
    expect(markdown(aMessage({ role: 'assistant', content, scriptureReferences: [finding] }))).toContain(
      'See Hezekiah 3:16 (not found in the Bible) for this.',
    );
  });
});

it('JSON holds the messages whole, but not the key to the conversation', () => {
  const text = toJson({ format: 'json', ...exported(aMessage({})) });
  expect(JSON.parse(text)).toMatchObject({
    exportedAt: '2026-11-21T12:00:00.000Z',
    messages: [{ id: 'm1', role: 'user', content: 'What is grace?' }],
  });
  expect(text).not.toContain('AAAAAAAAAAAAAAAAAAAAAA');
});
