/**
 * The process in which one document is read (docs/decisions/090-documents-in-a-process.md): it is sent the bytes,
 * answers with the outcome, and ends. It has no settings, no secrets, and may read nothing but the program's files.
 */
import { readDocument } from './read-document.ts';

process.once('message', async (bytes: Uint8Array) => {
  const outcome = await readDocument(bytes);
  process.send?.(outcome, () => process.exit(0));
});
// Nobody waits for the answer any more.
process.once('disconnect', () => process.exit(0));
