import type { Attachment } from '../../../contract/chat.ts';

const TYPES: Record<Attachment['fileType'], string> = { text: 'Text', pdf: 'PDF', docx: 'Word', doc: 'Word' };

/** "PDF, 1,204 words" */
export function fileLabel({ fileType, wordCount }: Pick<Attachment, 'fileType' | 'wordCount'>): string {
  return `${TYPES[fileType] ?? 'Document'}, ${wordCount.toLocaleString('en')} ${wordCount === 1 ? 'word' : 'words'}`;
}
