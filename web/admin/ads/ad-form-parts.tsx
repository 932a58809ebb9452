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

interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  /** What may be chosen, with its name on screen. */
  names: Readonly<Record<Value, string>>;
  value: Value;
  hint?: string | undefined;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({
  label,
  name,
  names,
  value,
  hint,
  onChange,
}: ChoiceProps<Value>): JSX.Element {
  return (
    <Field label={label} hint={hint}>
      <select name={name} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {Object.entries<string>(names).map(([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </select>
    </Field>
  );
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
        <Choice
          label="Type"
          name="type"
          names={TYPE_NAMES}
          value={fields.type}
          onChange={(type) => onChange({ type })}
        />
        <Choice
          label="Placement"
          name="placement"
          names={PLACEMENT_NAMES}
          value={fields.placement}
          hint={
            fields.placement === 'between_messages'
              ? 'A conversation shows it after its fifth answer.'
              : undefined
          }
          onChange={(placement) => onChange({ placement })}
        />
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
