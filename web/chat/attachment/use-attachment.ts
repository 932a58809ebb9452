import { useCallback, useEffect, useRef, useState } from 'react';
import { recall, remember } from '../../app/storage.ts';
import { showToast } from '../../app/toast-queue.ts';
import type { OutgoingAttachment } from '../conversation.ts';
import { type AttachedDocument, complaintAbout, complaintOf, processFile } from './process-file.ts';

export type AttachmentState =
  | { readonly kind: 'none' }
  | { readonly kind: 'processing'; readonly fileName: string }
  | { readonly kind: 'attached'; readonly document: AttachedDocument };

export interface AttachmentControl {
  readonly state: AttachmentState;
  /** What a screen reader is told of the last change. */
  readonly said: string;
  readonly attach: (files: FileList | readonly File[]) => void;
  /** Takes the document away, or ends the reading of one. */
  readonly clear: () => void;
  /** The document went with a message. */
  readonly sent: () => void;
  /** Puts a document back that could not be sent. */
  readonly giveBack: (document: OutgoingAttachment) => void;
}

const NONE: AttachmentState = { kind: 'none' };

const isDocument = (value: unknown): value is AttachedDocument =>
  typeof value === 'object' && value !== null && typeof (value as AttachedDocument).content === 'string';

/** The document beside the draft of a conversation. It outlives a reload in this tab, and goes with the tab. */
export function useAttachment(sessionId: string): AttachmentControl {
  const name = `attachment.${sessionId}`;
  const [state, setState] = useState<AttachmentState>(() => {
    const document = recall('tab', name, isDocument);
    return document ? { kind: 'attached', document } : NONE;
  });
  const [said, setSaid] = useState('');
  const reading = useRef<AbortController | null>(null);
  /** What was attached before another file was chosen: it stays if that one cannot be read. */
  const latest = useRef(state);

  const become = useCallback(
    (next: AttachmentState, words: string) => {
      latest.current = next;
      setState(next);
      setSaid(words);
      // A browser that has no room for it keeps it as long as the page.
      if (next.kind !== 'processing') remember('tab', name, next.kind === 'attached' ? next.document : null);
    },
    [name],
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
      const complaint = complaintAbout(file);
      if (complaint) {
        showToast(complaint.title, complaint.description);
        return;
      }
      stopReading();
      const control = new AbortController();
      reading.current = control;
      const before = latest.current.kind === 'attached' ? latest.current : NONE;
      become({ kind: 'processing', fileName: file.name }, `Reading ${file.name}.`);
      processFile(file, control.signal).then(
        (document) => {
          if (control.signal.aborted) return;
          reading.current = null;
          const words = document.wordCount.toLocaleString('en');
          become({ kind: 'attached', document }, `${document.fileName} is attached: ${words} words.`);
        },
        (error: unknown) => {
          if (control.signal.aborted) return;
          reading.current = null;
          become(before, '');
          const { title, description } = complaintOf(error);
          showToast(title, description);
        },
      );
    },
    [become, stopReading],
  );

  return {
    state,
    said,
    attach,
    clear: useCallback(() => {
      stopReading();
      become(NONE, 'The document was removed.');
    }, [become, stopReading]),
    sent: useCallback(() => become(NONE, ''), [become]),
    giveBack: useCallback(
      (document) => {
        if (latest.current.kind !== 'none') return;
        become({ kind: 'attached', document: { truncated: false, ...document } }, '');
      },
      [become],
    ),
  };
}
