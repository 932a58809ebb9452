import FileText from 'lucide-react/icons/file-text';
import { type FormEvent, type JSX, useId, useRef } from 'react';
import { Link } from 'wouter';
import { CHECK_EXAMPLE } from '../../content/check-example.ts';
import { CHECK_MAX_LENGTH } from '../../contract/limits.ts';
import { isTranslationId } from '../../scripture/translations.ts';
import { useTranslation } from '../app/translation.ts';
import { ACCEPTED_FILES } from '../documents/accepted-files.ts';
import { DropZone } from '../documents/drop-zone.tsx';
import { useTranslations } from '../passages/device/use-translations.ts';
import button from '../ui/button.module.css';
import { Select } from '../ui/select.tsx';
import style from './text-form.module.css';
import type { CheckControl } from './use-check.ts';
import { useDocument } from './use-document.ts';

const count = (number: number): string => number.toLocaleString('en');

/** The form in which a text is typed, pasted or loaded from a document. */
export function TextForm({ control }: { control: CheckControl }): JSX.Element {
  const { text, state, write } = control;
  const [version, choose] = useTranslation();
  const translations = useTranslations();
  const document = useDocument(text, write);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const checking = state.kind === 'checking';
  const problem = state.kind === 'writing' ? state.problem : null;
  const excess = text.length - CHECK_MAX_LENGTH;
  const canCheck = text.trim() !== '' && excess <= 0 && document.reading === null;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canCheck) control.check(version);
  };

  return (
    <form className={style.form} onSubmit={submit} aria-busy={checking}>
      <DropZone onFiles={document.read} purpose="check it" />
      <div className={style.box}>
        <label htmlFor={id} className="unseen">
          Your text
        </label>
        <textarea
          id={id}
          className={style.field}
          value={text}
          readOnly={checking}
          placeholder="Paste or type your text here, or drop a document on this page."
          aria-describedby={`${id}-length`}
          aria-invalid={excess > 0}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        <div className={style.foot}>
          <p id={`${id}-length`} className={excess > 0 ? style.over : style.length}>
            {excess > 0
              ? `${count(excess)} characters too long: at most ${count(CHECK_MAX_LENGTH)} can be checked at once.`
              : text && `${count(text.length)} ${text.length === 1 ? 'character' : 'characters'}`}
          </p>
          {text === '' && (
            <button type="button" className={button.text} onClick={() => write(CHECK_EXAMPLE)}>
              Try an example
            </button>
          )}
          {text !== '' && !checking && (
            <button type="button" className={button.text} onClick={document.clear}>
              Clear
            </button>
          )}
        </div>
      </div>
      <div className={style.row}>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED_FILES}
          onChange={({ target }) => {
            if (target.files) document.read(target.files);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
        <button
          type="button"
          className={button.quiet}
          disabled={checking || document.reading !== null}
          onClick={() => input.current?.click()}
        >
          <FileText aria-hidden="true" />
          Choose a document
        </button>
        <Select
          label="Translation for corrections"
          value={version ?? ''}
          disabled={checking}
          onChange={(chosen) => isTranslationId(chosen) && choose(chosen)}
        >
          {version === null && <option value="">Closest translation</option>}
          {translations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {checking ? (
          // A separate element: if the pressed button turned into the submit button, the click would submit the form.
          <button
            key="cancel"
            type="button"
            data-start-or-cancel
            className={button.quiet}
            onClick={control.cancel}
          >
            Cancel
          </button>
        ) : (
          <button
            key="check"
            type="submit"
            data-start-or-cancel
            className={button.primary}
            disabled={!canCheck}
          >
            Check the text
          </button>
        )}
      </div>
      <div role="status" className={style.state}>
        {checking && <Working label={`Checking ${count(text.length)} characters …`} />}
        {document.reading !== null && (
          <>
            <Working label={`Reading ${document.reading} …`} />
            <button type="button" className={button.text} onClick={document.cancel}>
              Cancel reading
            </button>
          </>
        )}
        {document.status}
      </div>
      {problem && (
        <p role="alert" className={style.problem}>
          {problem.sentence}
          {problem.suggestsDownload && (
            <>
              {' '}
              <Link href="/bible">Download a translation</Link> to check texts without a connection.
            </>
          )}
        </p>
      )}
    </form>
  );
}

const Working = ({ label }: { label: string }): JSX.Element => (
  <span className={style.working}>
    <progress aria-label={label} />
    <span aria-hidden="true">{label}</span>
  </span>
);
