import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, type JSX, useEffect, useRef, useState } from 'react';
import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import { ADVERTISEMENT_PRIORITY, TARGET_AUDIENCE_MAX_LENGTH } from '../../../contract/limits.ts';
import button from '../../ui/button.module.css';
import { Field } from '../field.tsx';
import form from '../form.module.css';
import { RestoredNote } from '../restored-note.tsx';
import { forgetAdDraft, keepAdDraft, keptAdDraft } from './ad-draft.ts';
import {
  type AdFields,
  errorsOf,
  type FieldErrors,
  fieldsOf,
  leastPriority,
  type PictureChoice,
  priorityOrLeast,
} from './ad-fields.ts';
import { Dates, Note, Words } from './ad-form-parts.tsx';
import { AdPreview } from './ad-preview.tsx';
import style from './ads-tab.module.css';
import { PictureField } from './picture-field.tsx';
import { useAdSaving } from './use-ad-saving.ts';

interface AdFormProps {
  /** null: a new one. */
  advertisement: OperatorAdvertisement | null;
  /** Whether it was opened by a button, rather than with the tab. */
  takesFocus: boolean;
  onClose: () => void;
}

const KEPT: PictureChoice = { kind: 'kept' };

/** Creates or edits an advertisement, with its preview. What is typed is kept until it is saved, cancelled or discarded. */
export function AdForm({ advertisement, takesFocus, onClose }: AdFormProps): JSX.Element {
  const [draft, setDraft] = useState(() => keptAdDraft(advertisement));
  const [fields, setFields] = useState(() => draft?.fields ?? fieldsOf(advertisement));
  const [picture, setPicture] = useState<PictureChoice>(draft?.picture ?? KEPT);
  /** Since it was opened, or last sent. */
  const [isTyped, setTyped] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const seen = advertisement && { ...advertisement, updatedAt: draft?.updatedAt ?? advertisement.updatedAt };
  const { stored, isSaving, failure, clearFailure, takeOver, save } = useAdSaving(seen, onClose);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }, [takesFocus]);

  useEffect(() => {
    if (isTyped) keepAdDraft(stored, fields, picture);
  }, [isTyped, stored, fields, picture]);

  const changed = (): void => {
    setTyped(true);
    setErrors({});
    clearFailure();
  };
  const change = (values: Partial<AdFields>): void => {
    setFields((now) => ({ ...now, ...values }));
    changed();
  };
  const submit = (over: OperatorAdvertisement | null): void => {
    if (isSaving) return;
    const found = errorsOf(fields, picture, over);
    setErrors(found);
    setFields((now) => ({ ...now, priority: priorityOrLeast(now.priority, over) }));
    if (Object.keys(found).length === 0) {
      setDraft(null);
      setTyped(false);
      void save(fields, picture, over);
    } else setTimeout(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  /** Shows what is stored, or nothing, in the place of what was typed. */
  const replace = (by: OperatorAdvertisement | null): void => {
    forgetAdDraft(stored);
    setDraft(null);
    setTyped(false);
    setErrors({});
    setFields(fieldsOf(by));
    setPicture(KEPT);
    takeOver(by);
  };

  return (
    <form
      ref={ref}
      className={`${form.card} ${form.form} ${style.form}`}
      aria-labelledby="ad-form"
      aria-busy={isSaving}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(stored);
      }}
    >
      <h2 id="ad-form">{stored ? 'Edit advertisement' : 'New advertisement'}</h2>
      {draft && (
        <RestoredNote onDiscard={() => replace(advertisement)}>
          {`What you had typed and not saved is here again${draft.hadFile ? ', without the picture’s file' : ''}.`}
        </RestoredNote>
      )}
      <AdPreview fields={fields} picture={shownPicture(picture, stored)} />
      {failure && (
        <div role="alert" className={form.alert}>
          <CircleAlert aria-hidden="true" />
          <div>
            <p>{failure.sentence}</p>
            {failure.theirs && <Conflict theirs={failure.theirs} onTakeOver={replace} onOverwrite={submit} />}
          </div>
        </div>
      )}
      <Words fields={fields} errors={errors} onChange={change} />
      <div className={form.two}>
        <PictureField
          choice={picture}
          current={stored}
          error={errors.picture}
          onChange={(choice) => {
            setPicture(choice);
            changed();
          }}
        />
        <Field
          label="Priority"
          hint={`${stored?.priority === ADVERTISEMENT_PRIORITY.min ? '0 may stay; else ' : ''}${leastPriority(stored)} to ${ADVERTISEMENT_PRIORITY.max}, highest first`}
          error={errors.priority}
        >
          <input
            name="priority"
            inputMode="numeric"
            value={fields.priority}
            onChange={({ target }) => change({ priority: target.value })}
          />
        </Field>
      </div>
      <Dates fields={fields} errors={errors} onChange={change} />
      <Field
        label={
          <>
            For whom <Note>(a note for yourselves, never used to choose readers)</Note>
          </>
        }
      >
        <input
          name="targetAudience"
          value={fields.targetAudience}
          maxLength={TARGET_AUDIENCE_MAX_LENGTH}
          onChange={({ target }) => change({ targetAudience: target.value })}
        />
      </Field>
      {!stored && (
        <label className={style.tick}>
          <input
            type="checkbox"
            checked={fields.active}
            onChange={({ target }) => change({ active: target.checked })}
          />
          Make active immediately
        </label>
      )}
      <div className={style.save}>
        <button type="submit" className={button.primary} aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : stored ? 'Save Changes' : 'Create Advertisement'}
        </button>
        <button
          type="button"
          className={button.quiet}
          onClick={() => {
            forgetAdDraft(stored);
            onClose();
          }}
        >
          Cancel
        </button>
      </div>
    </form>
  );
}

interface ConflictProps {
  theirs: OperatorAdvertisement;
  onTakeOver: (theirs: OperatorAdvertisement) => void;
  onOverwrite: (theirs: OperatorAdvertisement) => void;
}

/** Two ways on where somebody else saved meanwhile. */
function Conflict({ theirs, onTakeOver, onOverwrite }: ConflictProps): JSX.Element {
  return (
    <div className={style.conflict}>
      <button type="button" className={button.quiet} onClick={() => onTakeOver(theirs)}>
        Show theirs
      </button>
      <button type="button" className={button.quiet} onClick={() => onOverwrite(theirs)}>
        Save mine over it
      </button>
    </div>
  );
}

/** What the preview can show: a picture of ours, or a file; what is at an address is seen once it was fetched. */
function shownPicture(choice: PictureChoice, advertisement: OperatorAdvertisement | null): string | null {
  if (choice.kind === 'file') return choice.shown;
  return choice.kind === 'kept' ? (advertisement?.pictureUrl ?? null) : null;
}
