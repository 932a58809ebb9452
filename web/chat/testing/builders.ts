import type { ChatMessage, ScriptureReference } from '../../../contract/chat.ts';
import type { Highlight } from '../highlights/highlight.ts';

/** Builders of test data for the chat. */
export const aMessage = (parts: Partial<ChatMessage>): ChatMessage => ({
  id: 'm1',
  sessionId: 'AAAAAAAAAAAAAAAAAAAAAA',
  role: 'user',
  content: 'What is grace?',
  timestamp: '2026-11-21T12:00:00.000Z',
  status: 'complete',
  scriptureReferences: [],
  ...parts,
});

export const aReference = (parts: Partial<ScriptureReference>): ScriptureReference => ({
  id: 's1',
  start: 0,
  end: 0,
  osis: '1Pet.5.7',
  reference: '1 Peter 5:7',
  version: 'KJV',
  status: 'verified',
  ...parts,
});

export const aHighlight = (parts: Partial<Highlight>): Highlight => ({
  id: 'h1',
  start: 0,
  end: 5,
  color: 'yellow',
  category: 'Key Verse',
  text: 'Grace',
  ...parts,
});
