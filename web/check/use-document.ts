import { useEffect, useRef, useState } from 'react';
import { showToast } from '../app/toast-queue.ts';

export interface DocumentControl {
  /** Name of the file that is being read; null for none. */
  readonly reading: string | null;
  /** The last result, for the page's status line. */
  readonly status: string;
  readonly read: (files: FileList) => void;
  readonly cancel: () => void;
  /** Clears the text; a toast offers to undo that. */
  readonly clear: () => void;
}

/** Replaces the text with a document's; a toast offers to undo that. */
export function useDocument(text: string, write: (text: string) => void): DocumentControl {
  const [reading, setReading] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const undoTo = (before: string) =>
    before.trim() === '' ? undefined : { label: 'Undo', run: () => write(before) };

  const read = async (file: File): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setReading(file.name);
    setStatus('');
    try {
      const { processFile } = await import('../documents/process-file.ts');
      const document = await processFile(file, control.signal);
      if ('title' in document) {
        showToast(document.title, document.description);
        return;
      }
      write(document.content);
      const words = `${document.wordCount.toLocaleString('en')} words`;
      setStatus(
        document.truncated
          ? `The first ${words} of ${document.fileName} were loaded; the rest is too long to check at once.`
          : `${document.fileName} loaded: ${words}.`,
      );
      const undo = undoTo(text);
      if (undo) showToast('Text replaced', 'You can bring back your previous text.', undo);
    } catch {
      if (control.signal.aborted) return;
      showToast('File not processed', 'Could not process the file. Please try again.');
    } finally {
      if (running.current === control) {
        running.current = null;
        setReading(null);
      }
    }
  };

  return {
    reading,
    status,
    read: ([file]) => void (file && read(file)),
    cancel: () => running.current?.abort(),
    clear: () => {
      write('');
      setStatus('');
      showToast('Text cleared', undefined, undoTo(text));
    },
  };
}
