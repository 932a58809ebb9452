import type { Call } from '../call.ts';
import { processedFile } from '../files.ts';

/** Calls on files that are read for their text. */
export const fileCalls = {
  processFile: {
    method: 'POST',
    path: '/api/files/process',
    tag: 'Files',
    summary: 'Read the text of a document',
    description:
      'Plain text, PDF, docx or doc, up to 5 MB, recognised by its content. It is not stored. A failure also says `success: false`.',
    fileField: 'file',
    responses: { 200: processedFile },
    private: true,
    errors: [
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'DOCUMENT_UNREADABLE',
      'DOCUMENT_WITHOUT_TEXT',
      'RATE_LIMITED',
      'BUSY',
      'NOT_AVAILABLE',
    ],
  },
} as const satisfies Record<string, Call>;
