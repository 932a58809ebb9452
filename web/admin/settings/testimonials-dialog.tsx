import Plus from 'lucide-react/icons/plus';
import { type FormEvent, type JSX, useState } from 'react';
import {
  TESTIMONIAL_NAME_MAX_LENGTH,
  TESTIMONIAL_TEXT_MAX_LENGTH,
  TESTIMONIALS_MAX,
} from '../../../contract/limits.ts';
import type { Testimonial } from '../../../contract/testimonials.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import ways from '../../ui/dialog-actions.module.css';
import { adminRequest, useAdminChange } from '../admin-request.ts';
import { Field } from '../field.tsx';
import form from '../form.module.css';
import { forgetDraft, keepDraft, keptDraft } from '../kept-draft.ts';
import { RestoredNote } from '../restored-note.tsx';
import style from './testimonials-dialog.module.css';

const PATH = '/api/admin/testimonials';
const BLANK: Testimonial = { name: '', role: '', text: '', stars: 5 };

interface Draft extends Testimonial {
  readonly key: number;
}

/** Under which what is written is kept, beside what was stored when it was begun. */
const DRAFT = 'testimonials';
interface KeptWords {
  readonly drafts: readonly Draft[];
  readonly stored: readonly Testimonial[];
}

const draftsOf = (stored: readonly Testimonial[]): Draft[] =>
  (stored.length > 0 ? stored : [BLANK]).map((each, key) => ({ ...each, key }));

/** Enters, changes and removes what people said. Closed without a choice, it keeps what was written. */
export function TestimonialsDialog({ open, ...words }: WordsProps & { open: boolean }): JSX.Element {
  return (
    <Dialog title="What people said" open={open} wide onClose={words.onClose}>
      <Words {...words} />
    </Dialog>
  );
}

interface WordsProps {
  stored: readonly Testimonial[];
  onClose: () => void;
}

function Words({ stored, onClose }: WordsProps): JSX.Element {
  const [kept, setKept] = useState(() => keptDraft<KeptWords>(DRAFT));
  const [drafts, setDrafts] = useState<readonly Draft[]>(kept?.drafts ?? draftsOf(stored));
  const [isIncomplete, setIncomplete] = useState(false);
  const save = useAdminChange({
    change: (testimonials: Testimonial[]) => adminRequest('PUT', PATH, { testimonials }),
    reloads: [PATH],
    onDone: (_, { length }) => {
      forgetDraft(DRAFT);
      if (length > 0) showToast('Saved', 'The home page shows it from now on.');
      else showToast('Removed', 'The home page tells how Berea is used again.');
      onClose();
    },
    failed: 'The words could not be saved',
  });
  const write = (next: readonly Draft[]): void => {
    setIncomplete(false);
    setDrafts(next);
    keepDraft(DRAFT, { drafts: next, stored: kept?.stored ?? stored } satisfies KeptWords);
  };
  const change = (key: number, values: Partial<Testimonial>): void =>
    write(drafts.map((draft) => (draft.key === key ? { ...draft, ...values } : draft)));
  const discard = (): void => {
    forgetDraft(DRAFT);
    setKept(null);
    setIncomplete(false);
    setDrafts(draftsOf(stored));
  };
  const cancel = (): void => {
    forgetDraft(DRAFT);
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const written = drafts.filter(({ name, role, text }) => (name + role + text).trim() !== '');
    const lacks = written.some(({ name, text }) => name.trim() === '' || text.trim() === '');
    // Nothing written removes what was stored; where nothing was, there is nothing to save.
    const incomplete = lacks || written.length + stored.length === 0;
    setIncomplete(incomplete);
    if (!incomplete) save.mutate(written.map(({ key: _, ...testimonial }) => testimonial));
  };
  const nextKey = Math.max(-1, ...drafts.map(({ key }) => key)) + 1;
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p>Only what someone really said, with their consent. It stands on the home page with their name.</p>
      {kept && (
        <RestoredNote onDiscard={discard}>
          What you had written is here again
          {JSON.stringify(kept.stored) === JSON.stringify(stored)
            ? '.'
            : '. Somebody changed the words meanwhile; saving replaces theirs.'}
        </RestoredNote>
      )}
      {drafts.map((draft, position) => (
        <Fields
          key={draft.key}
          draft={draft}
          number={position + 1}
          onChange={(values) => change(draft.key, values)}
          onRemove={() => write(drafts.filter(({ key }) => key !== draft.key))}
        />
      ))}
      {drafts.length < TESTIMONIALS_MAX && (
        <div>
          <button
            type="button"
            className={button.text}
            onClick={() => write([...drafts, { ...BLANK, key: nextKey }])}
          >
            <Plus aria-hidden="true" /> Add another
          </button>
        </div>
      )}
      {isIncomplete && (
        <p role="alert" className={form.alert}>
          Each needs a name and words.
        </p>
      )}
      <div className={ways.ways}>
        <button type="button" className={button.quiet} onClick={cancel}>
          Cancel
        </button>
        <button type="submit" className={button.primary} aria-disabled={save.isPending}>
          Save
        </button>
      </div>
    </form>
  );
}

interface FieldsProps {
  draft: Draft;
  number: number;
  onChange: (values: Partial<Testimonial>) => void;
  onRemove: () => void;
}

function Fields({ draft, number, onChange, onRemove }: FieldsProps): JSX.Element {
  return (
    <fieldset className={style.person}>
      <legend className="unseen">Person {number}</legend>
      <div className={form.two}>
        <Field label="Name">
          <input
            value={draft.name}
            maxLength={TESTIMONIAL_NAME_MAX_LENGTH}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label="Who they are" hint="“Leads a home group”; may be left out">
          <input
            value={draft.role}
            maxLength={TESTIMONIAL_NAME_MAX_LENGTH}
            onChange={({ target }) => onChange({ role: target.value })}
          />
        </Field>
      </div>
      <Field label="Their words">
        <textarea
          rows={3}
          value={draft.text}
          maxLength={TESTIMONIAL_TEXT_MAX_LENGTH}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <div className={style.last}>
        <Field label="Stars">
          <select value={draft.stars} onChange={({ target }) => onChange({ stars: Number(target.value) })}>
            {[5, 4, 3, 2, 1].map((stars) => (
              <option key={stars} value={stars}>
                {stars}
              </option>
            ))}
          </select>
        </Field>
        <button
          type="button"
          className={button.text}
          aria-label={`Remove person ${number}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </fieldset>
  );
}
