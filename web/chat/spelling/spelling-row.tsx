import X from 'lucide-react/icons/x';
import type { JSX, RefObject } from 'react';
import type { DraftStore } from '../draft.ts';
import { replaceWord } from './replace-word.ts';
import style from './spelling-row.module.css';
import { useMisspelling } from './use-misspelling.ts';

interface SpellingRowProps {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: DraftStore;
  /** The visitor is typing: nothing is being sent, no file is attached, the text is no prompt. */
  active: boolean;
}

/** A row above the message field that suggests a biblical name or term (behaviour 3.7). */
export function SpellingRow({ field, draft, active }: SpellingRowProps): JSX.Element {
  const { misspelling, ignore } = useMisspelling(field, draft, active);
  const choose = (suggestion: string): void => {
    if (misspelling && field.current)
      replaceWord(field.current, misspelling.start, misspelling.end, suggestion);
  };
  const dismiss = (): void => {
    if (misspelling) ignore(misspelling.word);
    field.current?.focus();
  };
  return (
    <>
      <p className="unseen" role="status">
        {misspelling && `Did you mean ${misspelling.suggestions.join(' or ')} for “${misspelling.word}”?`}
      </p>
      {misspelling && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the message's form
        <div className={style.row} role="group" aria-label={`Spelling of “${misspelling.word}”`}>
          <span className={style.ask}>Did you mean:</span>
          {misspelling.suggestions.map((suggestion) => (
            <button key={suggestion} type="button" className={style.word} onClick={() => choose(suggestion)}>
              {suggestion}
            </button>
          ))}
          <button
            type="button"
            className={style.leave}
            aria-label={`Leave “${misspelling.word}” as it is`}
            onClick={dismiss}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
}
