import type { JSX } from 'react';
import {
  ADVERTISEMENT_DESCRIPTION_MAX_LENGTH,
  ADVERTISEMENT_TITLE_MAX_LENGTH,
  WEB_ADDRESS_MAX_LENGTH,
} from '../../../contract/limits.ts';
import { Field } from '../field.tsx';
import form from '../form.module.css';
import { PLACEMENT_NAMES, TYPE_NAMES } from '../parts/placement-names.ts';
import type { AdFields, FieldErrors } from './ad-fields.ts';
import style from './ads-tab.module.css';

/** Beside a label, in quiet type. */
export const Note = ({ children }: { children: string }): JSX.Element => (
  <span className={style.note}>{children}</span>
);

interface PartProps {
  fields: AdFields;
  errors: FieldErrors;
  onChange: (values: Partial<AdFields>) => void;
}

/** Title, type, placement, description and link. */
export function Words({ fields, errors, onChange }: PartProps): JSX.Element {
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

/** From when until when it is shown. */
export function Dates({ fields, errors, onChange }: PartProps): JSX.Element {
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
