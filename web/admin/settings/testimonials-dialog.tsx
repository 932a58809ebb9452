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
import style from './testimonials-dialog.module.css';

const PATH = '/api/admin/testimonials';
const BLANK: Testimonial = { name: '', role: '', text: '', stars: 5 };

interface Draft extends Testimonial {
  readonly key: number;
}

/** Enters, changes and removes what people said. */
export function TestimonialsDialog(props: {
  stored: readonly Testimonial[];
  onClose: () => void;
}): JSX.Element {
  const { stored, onClose } = props;
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    (stored.length > 0 ? stored : [BLANK]).map((each, key) => ({ ...each, key })),
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const save = useAdminChange({
    change: (testimonials: Testimonial[]) => adminRequest('PUT', PATH, { testimonials }),
    reloads: [PATH],
    onDone: () => {
      showToast('Saved', 'The home page shows it from now on.');
      onClose();
    },
    failed: 'The words could not be saved',
  });
  const change = (key: number, values: Partial<Testimonial>): void => {
    setIncomplete(false);
    setDrafts((now) => now.map((draft) => (draft.key === key ? { ...draft, ...values } : draft)));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const written = drafts.filter(({ name, role, text }) => (name + role + text).trim() !== '');
    const incomplete = written.some(({ name, text }) => name.trim() === '' || text.trim() === '');
    setIncomplete(incomplete);
    if (!incomplete) save.mutate(written.map(({ key: _, ...testimonial }) => testimonial));
  };
  const nextKey = Math.max(-1, ...drafts.map(({ key }) => key)) + 1;
  return (
    <Dialog title="What people said" open wide onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <p>Only what someone really said, with their consent. It stands on the home page with their name.</p>
        {drafts.map((draft, position) => (
          <Fields
            key={draft.key}
            draft={draft}
            number={position + 1}
            onChange={(values) => change(draft.key, values)}
            onRemove={() => setDrafts((now) => now.filter(({ key }) => key !== draft.key))}
          />
        ))}
        {drafts.length < TESTIMONIALS_MAX && (
          <div>
            <button
              type="button"
              className={button.text}
              onClick={() => setDrafts((now) => [...now, { ...BLANK, key: nextKey }])}
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
          <button type="button" className={button.quiet} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={button.primary} disabled={save.isPending}>
            Save
          </button>
        </div>
      </form>
    </Dialog>
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
