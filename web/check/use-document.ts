import { useEffect, useRef, useState } from 'react';
import { showToast } from '../app/toast-queue.ts';

export interface DocumentControl {
  /** The name of the file that is being read. */
  readonly reading: string | null;
  /** What a screen reader is told of the last change. */
  readonly said: string;
  readonly read: (files: FileList) => void;
  readonly cancel: () => void;
  /** Takes the text away; it can be put back. */
  readonly clear: () => void;
}

/** Reads a document into the page, in the place of the text that stands there, which can be put back. */
export function useDocument(text: string, write: (text: string) => void): DocumentControl {
  const [reading, setReading] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const putBack = (before: string) =>
    before.trim() === '' ? undefined : { label: 'Put back', run: () => write(before) };

  const read = async (file: File): Promise<void> => {
    under.current?.abort();
    const control = new AbortController();
    under.current = control;
    setReading(file.name);
    setSaid('');
    try {
      const { processFile } = await import('../documents/process-file.ts');
      const document = await processFile(file, control.signal);
      if ('title' in document) {
        showToast(document.title, document.description);
        return;
      }
      write(document.content);
      const words = `${document.wordCount.toLocaleString('en')} words`;
      setSaid(
        document.truncated
          ? `The first ${words} of ${document.fileName} are here; the rest is too long to be checked at once.`
          : `${document.fileName} was read: ${words}.`,
      );
      const back = putBack(text);
      if (back) showToast('The text was replaced', 'What stood there before can be put back.', back);
    } catch {
      if (control.signal.aborted) return;
      showToast('File not processed', 'Could not process the file. Please try again.');
    } finally {
      if (under.current === control) {
        under.current = null;
        setReading(null);
      }
    }
  };

  return {
    reading,
    said,
    read: ([file]) => void (file && read(file)),
    cancel: () => under.current?.abort(),
    clear: () => {
      write('');
      setSaid('');
      showToast('The text was cleared', undefined, putBack(text));
    },
  };
}
