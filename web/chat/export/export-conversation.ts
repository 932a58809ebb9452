import { request } from '../../app/request.ts';
import { saveFile, today } from '../../app/save-file.ts';

export const EXPORTS = [
  { format: 'markdown', extension: 'md', name: 'Markdown', description: 'For notes and other programs' },
  { format: 'docx', extension: 'docx', name: 'Word document', description: 'To edit, and to hand out' },
  { format: 'json', extension: 'json', name: 'JSON', description: 'Everything, for safekeeping' },
] as const;
export type Export = (typeof EXPORTS)[number];

/** Downloads all that the server stores of a conversation. Throws what `request` throws. */
export async function downloadEverything(sessionId: string): Promise<void> {
  const response = await request('GET', `/api/chat/sessions/${sessionId}/everything`);
  saveFile(`berea-everything-${today()}.json`, await response.blob());
}

/** Downloads a conversation; the file's name reveals nothing of it. Throws what `request` throws. */
export async function exportConversation(sessionId: string, { format, extension }: Export): Promise<void> {
  const response = await request('GET', `/api/chat/sessions/${sessionId}/export?format=${format}`);
  saveFile(`berea-conversation-${today()}.${extension}`, await response.blob());
}
