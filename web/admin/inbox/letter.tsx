import { useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { type JSX, useRef, useState } from 'react';
import type { ContactMessage } from '../../../contract/contact.ts';
import { sentenceOf } from '../../app/request.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import ways from '../../ui/dialog-actions.module.css';
import { adminKey, adminRequest, SessionExpired } from '../admin-request.ts';
import form from '../form.module.css';
import { longDateOf, whenOf } from '../parts/format.ts';
import { useFocusAfter } from '../use-focus-after.ts';
import style from './inbox.module.css';
import { KIND_NAMES } from './mail-list.tsx';

const PATH = '/api/contact';

/** One message, and what can be done with it. */
export function Letter({ message }: { message: ContactMessage }): JSX.Element {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const letter = useRef<HTMLElement>(null);
  useFocusAfter(letter, '[data-mail][aria-current="true"]', 'main [aria-pressed="true"]');
  const { id, name, email, subject, type, createdAt, deletedAt, handledAt } = message;
  // "?" and "&" may stand in an address, and would begin further fields of the mail.
  const address = encodeURIComponent(email).replace('%40', '@');
  const path = `${PATH}/${encodeURIComponent(id)}`;
  const run = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await change();
      showToast(done);
    } catch (error) {
      if (!(error instanceof SessionExpired)) showToast('Error', sentenceOf(error));
    }
    await client.invalidateQueries({ queryKey: adminKey(PATH) });
  };
  const mark = (handled: boolean): void =>
    void run(
      () => adminRequest('PATCH', path, { handled }),
      handled ? 'Marked as handled' : 'Marked as not handled',
    );
  const remove = (): void => {
    setAsking(false);
    void run(() => adminRequest('DELETE', path), 'Message deleted');
  };
  return (
    <article ref={letter} className={`${form.card} ${style.letter}`} aria-label={subject}>
      <h2>{subject}</h2>
      <p className={style.from}>
        <b>{name}</b>
        <a href={`mailto:${address}`}>{email}</a>
        <span>{KIND_NAMES[type]}</span>
        <time dateTime={createdAt}>{whenOf(createdAt)}</time>
      </p>
      <p className={style.body}>{message.message}</p>
      <div className={style.actions}>
        <a
          href={`mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
          className={button.primary}
        >
          Answer by e-mail
        </a>
        <button type="button" className={button.quiet} onClick={() => mark(handledAt === null)}>
          <Check aria-hidden="true" />
          {handledAt === null ? 'Mark as handled' : 'Mark as not handled'}
        </button>
        <button
          type="button"
          className={`${button.text} ${style.delete}`}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Delete
        </button>
      </div>
      <p className={style.note}>
        Deleted by itself on {longDateOf(deletedAt)}. Answering opens your own mail program.
      </p>
      <Dialog
        title="Delete this message?"
        role="alertdialog"
        open={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>What {name} wrote will be gone. This cannot be undone.</p>
        <div className={ways.ways}>
          <button type="button" className={button.quiet} data-first-focus onClick={() => setAsking(false)}>
            Keep it
          </button>
          <button type="button" className={button.primary} onClick={remove}>
            Delete
          </button>
        </div>
      </Dialog>
    </article>
  );
}
