import type { Attachment } from '../../../contract/chat.ts';
import { PASTED } from './pasted-text.ts';

const TYPES: Record<Attachment['fileType'], string> = { text: 'Text', pdf: 'PDF', docx: 'Word', doc: 'Word' };

/** "PDF, 1,204 words"; of pasted text, whose name says what it is, "1,204 words". */
export function fileLabel({
  fileName,
  fileType,
  wordCount,
}: Pick<Attachment, 'fileName' | 'fileType' | 'wordCount'>): string {
  const words = `${wordCount.toLocaleString('en')} ${wordCount === 1 ? 'word' : 'words'}`;
  return fileName === PASTED ? words : `${TYPES[fileType] ?? 'Document'}, ${words}`;
}
