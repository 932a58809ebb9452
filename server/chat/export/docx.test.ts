import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../contract/chat.ts';
import { toDocx } from './docx.ts';

const REPLY = `# Tonight

Read **slowly** & *aloud*, see [the church](https://example.org) and [not this](javascript:alert(1)).

1. Welcome
2. Teaching
   - Ask
   - Listen

| Part | Minutes |
| - | - |
| Prayer | 5 |

> Casting all your care upon him; for he careth for you.
> — 1 Peter 5:7 (KJV)`;

const aReply = (content: string, parts: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'm2',
  sessionId: 'AAAAAAAAAAAAAAAAAAAAAA',
  role: 'assistant',
  content,
  timestamp: '2026-11-21T12:00:00.000Z',
  status: 'complete',
  scriptureReferences: [],
  ...parts,
});

async function documentXml(...messages: ChatMessage[]): Promise<string> {
  const file = await toDocx({ format: 'docx', messages, exportedAt: '2026-11-21T12:00:00.000Z' });
  return strFromU8(unzipSync(file)['word/document.xml'] as Uint8Array);
}

describe('a conversation as a Word document', () => {
  it('has real headings, lists, tables and a Scripture style with its reference', async () => {
    const xml = await documentXml(
      aReply(REPLY, {
        scriptureReferences: [
          {
            id: 's1',
            start: REPLY.indexOf('> Casting'),
            end: REPLY.length,
            osis: '1Pet.5.7',
            reference: '1 Peter 5:7',
            version: 'KJV',
            status: 'verified',
          },
        ],
      }),
    );
    expect(xml).toMatch(/w:pStyle w:val="Heading2"\/>.*?Tonight/);
    expect(xml).toContain('<w:numPr>');
    expect(xml).toMatch(/<w:tbl>.*Prayer/);
    expect(xml).toMatch(/w:pStyle w:val="Scripture"\/>.*?Casting all your care/);
    expect(xml).toContain('— 1 Peter 5:7 (KJV) · checked word for word');
    expect(xml).not.toContain('**');
    expect(xml).not.toContain('javascript');
  });

  it('says how a reply ended that is not whole', async () => {
    const said = async (parts: Partial<ChatMessage>): Promise<string> =>
      (await documentXml(aReply('Grace is', parts))).replace(/<[^>]+>/g, ' ');
    expect(await said({ end: 'length' })).toContain('Cut off: the reply became too long.');
    expect(await said({ end: 'filter' })).toContain('by its own filter');
    expect(await said({ status: 'failed' })).toContain('This reply was not finished.');
    expect(await said({})).not.toMatch(/Cut off|not finished/);
  });

  it('begins the numbers of each list anew', async () => {
    const xml = await documentXml(aReply('1. a\n2. b\n\nText.\n\n1. c'));
    const lists = [...xml.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id);
    expect(lists[0]).toBe(lists[1]);
    expect(lists[2]).not.toBe(lists[0]);
  });

  it('stays a document whatever stands in it', async () => {
    const nested = '>'.repeat(100_000);
    const xml = await documentXml(
      aReply(`a\u0001b \ud800 <w:p> &`),
      aReply(`${nested} deep`),
      aReply('', { role: 'user', content: 'x\u000by' }),
    );
    expect(xml).toContain('&lt;w:p&gt; &amp;');
    expect(xml).toContain('xy');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  });
});
