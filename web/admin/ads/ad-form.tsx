import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, type JSX, useEffect, useRef, useState } from 'react';
import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import {
  ADVERTISEMENT_DESCRIPTION_MAX_LENGTH,
  ADVERTISEMENT_PRIORITY,
  ADVERTISEMENT_TITLE_MAX_LENGTH,
  TARGET_AUDIENCE_MAX_LENGTH,
  WEB_ADDRESS_MAX_LENGTH,
} from '../../../contract/limits.ts';
import { sentenceOf } from '../../app/request.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { adminKey, SessionExpired } from '../admin-request.ts';
import { Field } from '../field.tsx';
import form from '../form.module.css';
import { PLACEMENT_NAMES, TYPE_NAMES } from '../parts/placement-names.ts';
import {
  type AdFields,
  bodyOf,
  errorsOf,
  type FieldErrors,
  fieldsOf,
  type PictureChoice,
} from './ad-fields.ts';
import { AdPreview } from './ad-preview.tsx';
import style from './ads-tab.module.css';
import { ADVERTISEMENTS_PATH, changeAdvertisement, createAdvertisement, uploadPicture } from './calls.ts';
import { PictureField } from './picture-field.tsx';

interface AdFormProps {
  /** null: a new one. */
  advertisement: OperatorAdvertisement | null;
  onClose: () => void;
}

const TEXTS = {
  created: ['Advertisement created', 'Your faith-based promotion has been added successfully.'],
  updated: ['Advertisement updated', 'Changes saved successfully.'],
  notCreated: 'Failed to create advertisement.',
  notUpdated: 'Failed to update advertisement.',
} as const;

/** Creates or edits an advertisement, with its preview. */
export function AdForm({ advertisement, onClose }: AdFormProps): JSX.Element {
  const client = useQueryClient();
  const [fields, setFields] = useState(() => fieldsOf(advertisement));
  const [picture, setPicture] = useState<PictureChoice>({ kind: 'kept' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** One that was created although its picture was refused: saving again changes it. */
  const [stored, setStored] = useState(advertisement);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }, []);

  const change = (values: Partial<AdFields>): void => {
    setFields((now) => ({ ...now, ...values }));
    setErrors({});
    setFailure(null);
  };
  const save = async (): Promise<void> => {
    const body = bodyOf(fields, picture, stored);
    const saved = stored ? await changeAdvertisement(stored.id, body) : await createAdvertisement(body);
    setStored(saved);
    if (picture.kind === 'file') setStored(await uploadPicture(saved.id, picture.file));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    const found = errorsOf(fields, picture);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setTimeout(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setSaving(true);
    try {
      await save();
      const [title, text] = advertisement ? TEXTS.updated : TEXTS.created;
      showToast(title, text);
      onClose();
    } catch (error) {
      if (error instanceof SessionExpired) return;
      setFailure(sentenceOf(error));
      showToast('Error', advertisement ? TEXTS.notUpdated : TEXTS.notCreated);
    } finally {
      setSaving(false);
      void client.invalidateQueries({ queryKey: adminKey(ADVERTISEMENTS_PATH) });
    }
  };

  return (
    <form
      ref={ref}
      className={`${form.card} ${form.form} ${style.form}`}
      aria-labelledby="ad-form"
      aria-busy={isSaving}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="ad-form">{advertisement ? 'Edit advertisement' : 'New advertisement'}</h2>
      <AdPreview fields={fields} picture={shownPicture(picture, advertisement)} />
      {failure && (
        <p role="alert" className={form.alert}>
          <CircleAlert aria-hidden="true" />
          {failure}
        </p>
      )}
      <Words fields={fields} errors={errors} onChange={change} />
      <div className={form.two}>
        <PictureField
          choice={picture}
          current={advertisement}
          error={errors.picture}
          onChange={(choice) => {
            setPicture(choice);
            setErrors({});
            setFailure(null);
          }}
        />
        <Field
          label="Priority"
          hint={`${advertisement ? ADVERTISEMENT_PRIORITY.minEdited : ADVERTISEMENT_PRIORITY.min} to ${ADVERTISEMENT_PRIORITY.max}, highest first`}
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
      {!advertisement && (
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
        <button type="submit" className={button.primary} disabled={isSaving}>
          {isSaving ? 'Saving...' : advertisement ? 'Save Changes' : 'Create Advertisement'}
        </button>
        <button type="button" className={button.quiet} onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}

export const Note = ({ children }: { children: string }): JSX.Element => (
  <span className={style.note}>{children}</span>
);

interface PartProps {
  fields: AdFields;
  errors: FieldErrors;
  onChange: (values: Partial<AdFields>) => void;
}

function Words({ fields, errors, onChange }: PartProps): JSX.Element {
  return (
    <>
      <Field label="Title" error={errors.title}>
        <input
          name="title"
          required
          value={fields.title}
          maxLength={ADVERTISEMENT_TITLE_MAX_LENGTH}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <div className={form.two}>
        <Field label="Type">
          <select
            name="type"
            value={fields.type}
            onChange={({ target }) => onChange({ type: target.value as AdFields['type'] })}
          >
            {Object.entries(TYPE_NAMES).map(([type, name]) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Placement">
          <select
            name="placement"
            value={fields.placement}
            onChange={({ target }) => onChange({ placement: target.value as AdFields['placement'] })}
          >
            {Object.entries(PLACEMENT_NAMES).map(([placement, name]) => (
              <option key={placement} value={placement}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Field label="Description" error={errors.description}>
        <textarea
          name="description"
          required
          rows={2}
          value={fields.description}
          maxLength={ADVERTISEMENT_DESCRIPTION_MAX_LENGTH}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <Field
        label={
          <>
            Link <Note>(optional)</Note>
          </>
        }
        error={errors.linkUrl}
      >
        <input
          name="linkUrl"
          type="url"
          inputMode="url"
          value={fields.linkUrl}
          maxLength={WEB_ADDRESS_MAX_LENGTH}
          onChange={({ target }) => onChange({ linkUrl: target.value })}
        />
      </Field>
    </>
  );
}

function Dates({ fields, errors, onChange }: PartProps): JSX.Element {
  return (
    <div className={form.two}>
      {(['startDate', 'endDate'] as const).map((name) => (
        <Field
          key={name}
          label={
            <>
              {name === 'startDate' ? 'Starts' : 'Ends'} <Note>(optional)</Note>
            </>
          }
          error={errors[name]}
        >
          <input
            name={name}
            type="datetime-local"
            value={fields[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

/** What the preview can show: a picture of ours, or a file; what is at an address is seen once it was fetched. */
function shownPicture(choice: PictureChoice, advertisement: OperatorAdvertisement | null): string | null {
  if (choice.kind === 'file') return choice.shown;
  return choice.kind === 'kept' ? (advertisement?.pictureUrl ?? null) : null;
}
