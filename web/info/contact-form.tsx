import { type ChangeEvent, type FormEvent, type JSX, type ReactNode, useState } from 'react';
import { CONTACT_FAILED, CONTACT_NOTE, CONTACT_TYPES } from '../../content/info/contact.ts';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  CONTACT_SUBJECT_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
} from '../../contract/limits.ts';
import { request, sentenceOf } from '../app/request.ts';
import button from '../ui/button.module.css';
import style from './contact-form.module.css';
import { type Letter, useKeptLetter } from './kept-letter.ts';
import { fill } from './words.tsx';

/** Sending takes at least this long (behaviour 7.2). */
const MIN_SENDING_MS = 1_500;

interface ContactFormProps {
  /** Who reads it. */
  operator: string;
  /** Filled in at first. */
  subject: string;
  /** Help lines for what is written, above Send. */
  helpFor: (words: string) => ReactNode;
  onSent: (email: string) => void;
}

type Sending =
  | { readonly kind: 'editing' | 'sending' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The contact form. Its words stay until they were delivered. */
export function ContactForm({ operator, subject, helpFor, onSent }: ContactFormProps): JSX.Element {
  const [fields, setFields] = useState<Letter>(() => ({
    name: '',
    email: '',
    subject,
    message: '',
    type: 'general',
    website: '',
  }));
  useKeptLetter(fields, setFields);
  const [sending, setSending] = useState<Sending>({ kind: 'editing' });
  const isSending = sending.kind === 'sending';
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    setFields((now) => ({ ...now, [target.name]: target.value }));
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setSending({ kind: 'sending' });
    const enough = new Promise((resolve) => setTimeout(resolve, MIN_SENDING_MS));
    try {
      await Promise.all([request('POST', '/api/contact', fields), enough]);
      onSent(fields.email.trim());
    } catch (error) {
      await enough;
      setSending({ kind: 'failed', reason: sentenceOf(error) });
    }
  };
  return (
    <form className={style.form} method="post" onSubmit={(event) => void send(event)} aria-busy={isSending}>
      <fieldset>
        <legend>What is it about?</legend>
        <div className={style.types}>
          {CONTACT_TYPES.map(({ type, name }) => (
            <label key={type}>
              <input type="radio" name="type" value={type} checked={fields.type === type} onChange={change} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={style.two}>
        <label className={style.field}>
          Name
          <input
            name="name"
            value={fields.name}
            onChange={change}
            required
            maxLength={CONTACT_NAME_MAX_LENGTH}
            autoComplete="name"
          />
        </label>
        <label className={style.field}>
          Email
          <input
            name="email"
            type="email"
            value={fields.email}
            onChange={change}
            required
            maxLength={EMAIL_MAX_LENGTH}
            autoComplete="email"
          />
        </label>
      </div>
      <label className={style.field}>
        Subject
        <input
          name="subject"
          value={fields.subject}
          onChange={change}
          required
          maxLength={CONTACT_SUBJECT_MAX_LENGTH}
        />
      </label>
      <label className={style.field}>
        Message
        <textarea
          name="message"
          value={fields.message}
          onChange={change}
          required
          maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        />
      </label>
      {/* People do not see this field; programs that fill in every form do (behaviour 11.6). */}
      <div className={style.trap} aria-hidden="true">
        <label>
          Website
          <input name="website" value={fields.website} onChange={change} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {helpFor(`${fields.subject}\n${fields.message}`)}
      {sending.kind === 'failed' && (
        <p role="alert" className={style.failed}>
          {sending.reason} {CONTACT_FAILED}
        </p>
      )}
      <div className={style.send}>
        <button type="submit" className={button.primary} disabled={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </button>
        <p>{fill(CONTACT_NOTE, { operator })}</p>
      </div>
    </form>
  );
}
