import type { ChatMessage } from '../../../contract/chat.ts';
import { request } from '../../app/request.ts';
import { saveFile, today } from '../../app/save-file.ts';

export const EXPORTS = [
  { format: 'markdown', ending: 'md', name: 'Markdown', about: 'For notes and other programs' },
  { format: 'docx', ending: 'docx', name: 'Word document', about: 'To edit, and to hand out' },
  { format: 'json', ending: 'json', name: 'JSON', about: 'Everything, for safekeeping' },
] as const;
export type Export = (typeof EXPORTS)[number];

/** Downloads a conversation. Its file's name holds nothing of what was said. Throws what `request` throws. */
export async function exportConversation(sessionId: string, { format, ending }: Export): Promise<void> {
  const response = await request('GET', `/api/chat/sessions/${sessionId}/export?format=${format}`);
  saveFile(`berea-conversation-${today()}.${ending}`, await response.blob());
}

/** All messages, where only the last of them are on screen. Throws what `request` throws. */
export const everyMessage = async (sessionId: string): Promise<ChatMessage[]> =>
  (await request<{ messages: ChatMessage[] }>(`/api/chat/sessions/${sessionId}/messages`)).messages;
