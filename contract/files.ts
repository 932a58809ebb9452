import { z } from 'zod';
import { attachment } from './chat.ts';

/** What was read out of a file. */
export const processedFile = z.object({
  success: z.literal(true),
  message: z.string(),
  fileName: attachment.shape.fileName,
  fileType: attachment.shape.fileType,
  /** At most 200,000 characters; `truncated` where there were more. */
  content: z.string(),
  /** Of `content`. */
  wordCount: attachment.shape.wordCount,
  truncated: z.boolean(),
});
export type ProcessedFile = z.infer<typeof processedFile>;
