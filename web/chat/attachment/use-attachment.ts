import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../app/toast-queue.ts';
import type { ReadDocument, Rejection } from '../../documents/process-file.ts';
import type { OutgoingAttachment } from '../conversation.ts';
import { pastedDocument } from './pasted-text.ts';
import { asUnsent, readAttachment, storeAttachment } from './stored-attachment.ts';

type AttachmentState =
  | Settled
  /** `before`: restored where this file cannot be read, or reading is cancelled. */
  | { readonly kind: 'processing'; readonly fileName: string; readonly before: Settled };
type Settled = { readonly kind: 'none' } | { readonly kind: 'attached'; readonly document: ReadDocument };

export interface AttachmentControl {
  readonly state: AttachmentState;
  /** What screen readers announce of the last change. */
  readonly announcement: string;
  readonly attach: (files: FileList | readonly File[]) => void;
  /** Attaches text as a document. */
  readonly attachText: (text: string) => void;
  /** Removes the document, or cancels reading one. */
  readonly clear: () => void;
  /** Removes the document without an announcement: it was sent. */
  readonly reset: () => void;
  /** Attaches a document again that could not be sent. */
  readonly restore: (document: OutgoingAttachment) => void;
}

const NONE: Settled = { kind: 'none' };

/** The upload code is loaded with the first file: most visits have none. */
async function readFile(file: File, signal: AbortSignal): Promise<ReadDocument | Rejection> {
  try {
    const { processFile } = await import('../../documents/process-file.ts');
    return await processFile(file, signal);
  } catch {
    return { title: 'File not processed', description: 'Could not process the file. Please try again.' };
  }
}

/** The document attached to a conversation's draft. It survives a reload, but not the end of the tab. */
export function useAttachment(sessionId: string): AttachmentControl {
  const [state, setState] = useState<AttachmentState>(() => {
    const document = readAttachment(sessionId);
    return document ? { kind: 'attached', document } : NONE;
  });
  const [announcement, setAnnouncement] = useState('');
  const reading = useRef<AbortController | null>(null);
  const latest = useRef(state);

  const setAttachment = useCallback(
    (next: AttachmentState, words: string) => {
      latest.current = next;
      setState(next);
      setAnnouncement(words);
      // Where the browser has no space for it, it lasts as long as the page.
      if (next.kind !== 'processing')
        storeAttachment(sessionId, next.kind === 'attached' ? next.document : null);
    },
    [sessionId],
  );
  const stopReading = useCallback(() => {
    reading.current?.abort();
    reading.current = null;
  }, []);
  useEffect(() => stopReading, [stopReading]);

  const attach = useCallback(
    (files: FileList | readonly File[]) => {
      const [file] = files;
      if (!file) return;
      stopReading();
      const control = new AbortController();
      reading.current = control;
      const { current } = latest;
      const before = current.kind === 'processing' ? current.before : current;
      setAttachment({ kind: 'processing', fileName: file.name, before }, `Reading ${file.name}.`);
      void readFile(file, control.signal).then((read) => {
        if (control.signal.aborted) return;
        reading.current = null;
        if ('title' in read) {
          setAttachment(before, '');
          showToast(read.title, read.description);
        } else {
          const words = read.wordCount.toLocaleString('en');
          setAttachment(
            { kind: 'attached', document: read },
            `${read.fileName} is attached: ${words} words.`,
          );
        }
      });
    },
    [setAttachment, stopReading],
  );

  return {
    state,
    announcement,
    attach,
    attachText: useCallback(
      (text) => {
        stopReading();
        const document = pastedDocument(text);
        const words = document.wordCount.toLocaleString('en');
        setAttachment({ kind: 'attached', document }, `Pasted text is attached: ${words} words.`);
      },
      [setAttachment, stopReading],
    ),
    clear: useCallback(() => {
      stopReading();
      const { current } = latest;
      if (current.kind === 'processing') setAttachment(current.before, 'Cancelled.');
      else setAttachment(NONE, 'The document was removed.');
    }, [setAttachment, stopReading]),
    reset: useCallback(() => setAttachment(NONE, ''), [setAttachment]),
    restore: useCallback(
      (document) => {
        if (latest.current.kind !== 'none') return;
        setAttachment({ kind: 'attached', document: asUnsent(document) }, '');
      },
      [setAttachment],
    ),
  };
}
