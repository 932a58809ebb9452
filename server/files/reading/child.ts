/**
 * The process in which one document is read (docs/decisions/090-documents-in-a-process.md): it receives the bytes,
 * sends the outcome, and exits. It has no settings or secrets, and may read only the program's own files.
 */
import { readDocument } from './read-document.ts';

process.once('message', async (bytes: Uint8Array) => {
  const outcome = await readDocument(bytes);
  process.send?.(outcome, () => process.exit(0));
});
// The server no longer waits for the outcome.
process.once('disconnect', () => process.exit(0));
