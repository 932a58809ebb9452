import { z } from 'zod';
import { attachment } from './chat.ts';

/** The text of an uploaded document. */
export const processedFile = z.object({
  success: z.literal(true),
  message: z.string(),
  fileName: attachment.shape.fileName,
  fileType: attachment.shape.fileType,
  /** At most 200,000 characters; `truncated` if there were more. */
  content: z.string(),
  /** Of `content`. */
  wordCount: attachment.shape.wordCount,
  truncated: z.boolean(),
});
export type ProcessedFile = z.infer<typeof processedFile>;
