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
import type { CheckControl } from './use-check.ts';
import { useDocument } from './use-document.ts';
import style from './write-box.module.css';

const count = (number: number): string => number.toLocaleString('en');

/** Where the text is written, pasted, or read out of a document. */
export function WriteBox({ control }: { control: CheckControl }): JSX.Element {
  const { text, state, write } = control;
  const [version, choose] = useTranslation();
  const translations = useTranslations();
  const document = useDocument(text, write);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const checking = state.kind === 'checking';
  const problem = state.kind === 'writing' ? state.problem : null;
  const over = text.length - CHECK_MAX_LENGTH;
  const canCheck = text.trim() !== '' && over <= 0 && document.reading === null;

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
          placeholder="Paste or write a text here, or drop a document on this page."
          aria-describedby={`${id}-length`}
          aria-invalid={over > 0}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        <div className={style.foot}>
          <p id={`${id}-length`} className={over > 0 ? style.over : style.length}>
            {over > 0
              ? `${count(over)} characters too many: at most ${count(CHECK_MAX_LENGTH)} can be checked at once.`
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
            // The same file may be chosen again.
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
          label="Set right in the words of"
          value={version ?? ''}
          disabled={checking}
          onChange={(chosen) => isTranslationId(chosen) && choose(chosen)}
        >
          {version === null && <option value="">Nearest translation</option>}
          {translations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {checking ? (
          // A button of its own: one that became the form's while it is pressed would send the form.
          <button key="cancel" type="button" className={button.quiet} onClick={control.cancel}>
            Cancel
          </button>
        ) : (
          <button key="check" type="submit" className={button.primary} disabled={!canCheck}>
            Check the text
          </button>
        )}
      </div>
      <div role="status" className={style.state}>
        {checking && <Under words={`Checking ${count(text.length)} characters …`} />}
        {document.reading !== null && (
          <>
            <Under words={`Reading ${document.reading} …`} />
            <button type="button" className={button.text} onClick={document.cancel}>
              Cancel reading
            </button>
          </>
        )}
        {document.said}
      </div>
      {problem && (
        <p role="alert" className={style.problem}>
          {problem.sentence}
          {problem.offersKeeping && (
            <>
              {' '}
              Once you <Link href="/bible">keep a translation</Link>, texts are checked without a network,
              too.
            </>
          )}
        </p>
      )}
    </form>
  );
}

const Under = ({ words }: { words: string }): JSX.Element => (
  <span className={style.under}>
    <progress aria-label={words} />
    <span aria-hidden="true">{words}</span>
  </span>
);
