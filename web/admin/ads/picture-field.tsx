import { type JSX, useId, useRef, useState } from 'react';
import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import { PICTURE_MAX_BYTES, WEB_ADDRESS_MAX_LENGTH } from '../../../contract/limits.ts';
import button from '../../ui/button.module.css';
import form from '../form.module.css';
import type { PictureChoice } from './ad-fields.ts';
import style from './ads-tab.module.css';

interface PictureFieldProps {
  choice: PictureChoice;
  /** The advertisement that is edited. */
  current: OperatorAdvertisement | null;
  error: string | undefined;
  onChange: (choice: PictureChoice) => void;
}

const TOO_LARGE = 'Please choose a picture smaller than 1 MB.';

/** A picture from a file or from an address; the server keeps a copy. */
export function PictureField({ choice, current, error, onChange }: PictureFieldProps): JSX.Element {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const hasPicture = choice.kind === 'file' || (choice.kind === 'kept' && current?.pictureUrl);
  const message = problem ?? error;
  const choose = (file: File | undefined): void => {
    if (!file) return;
    setProblem(file.size > PICTURE_MAX_BYTES ? TOO_LARGE : null);
    if (file.size > PICTURE_MAX_BYTES) return;
    const reader = new FileReader();
    reader.onload = () => onChange({ kind: 'file', file, shown: String(reader.result) });
    reader.readAsDataURL(file);
  };
  /** For a button that is gone then: the focus goes to what stands in its place. */
  const change = (next: PictureChoice): void => {
    setProblem(null);
    onChange(next);
    setTimeout(() => group.current?.querySelector<HTMLElement>('[data-choice]')?.focus());
  };
  const giveAddress = (address: string): void => {
    setProblem(null);
    onChange({ kind: 'address', address });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend would be drawn as a box
    <div ref={group} role="group" aria-labelledby={`${id}-label`} className={form.field}>
      <span id={`${id}-label`} className={style.label}>
        Picture <span className={style.note}>(optional)</span>
      </span>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif"
        className="unseen"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {choice.kind === 'address' ? (
        <div className={form.control}>
          <input
            type="url"
            inputMode="url"
            data-choice
            aria-label="Address of the picture"
            aria-invalid={message ? true : undefined}
            value={choice.address}
            maxLength={WEB_ADDRESS_MAX_LENGTH}
            onChange={({ target }) => giveAddress(target.value)}
          />
        </div>
      ) : (
        <button
          type="button"
          data-choice
          className={`${button.quiet} ${style.choose}`}
          onClick={() => input.current?.click()}
        >
          {choice.kind === 'file' ? choice.file.name : hasPicture ? 'Choose another file' : 'Choose a file'}
        </button>
      )}
      <small>
        {choice.kind === 'address' ? (
          <button type="button" className={form.inline} onClick={() => change({ kind: 'kept' })}>
            Choose a file instead
          </button>
        ) : (
          <>
            or{' '}
            <button
              type="button"
              className={form.inline}
              onClick={() => change({ kind: 'address', address: current?.imageUrl ?? '' })}
            >
              give its address
            </button>
          </>
        )}
        . We keep a copy{choice.kind === 'address' ? ', and show it here once it is saved' : ''}.
        {hasPicture && (
          <>
            {' '}
            <button type="button" className={form.inline} onClick={() => change({ kind: 'none' })}>
              Remove
            </button>
          </>
        )}
      </small>
      {message && (
        <small role="alert" className={form.error}>
          {message}
        </small>
      )}
    </div>
  );
}
