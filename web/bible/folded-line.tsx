import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { JSX, Ref } from 'react';
import { Select } from '../ui/select.tsx';
import style from './folded-line.module.css';
import type { Lookup } from './use-lookup.ts';

interface FoldedLineProps {
  lookup: Lookup;
  isOpen: boolean;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** What is left of looking up on a small screen, always in view: the reference, its translation, and Compare. */
export function FoldedLine({ lookup, isOpen, onToggle, ref }: FoldedLineProps): JSX.Element {
  const { address, passage, translations } = lookup;
  const reference = passage?.reference ?? address.reference ?? '';
  const shownVersion = passage?.version ?? lookup.version?.toUpperCase() ?? '';
  const { comparedId, others } = lookup.comparison;
  const first = others[0];
  return (
    <div className={style.line}>
      <button
        ref={ref}
        type="button"
        className={style.reference}
        aria-expanded={isOpen}
        aria-controls="finder"
        onClick={onToggle}
      >
        <span>
          {reference}
          <span className="unseen">, look up another passage</span>
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <Select
        label="Translation"
        value={shownVersion.toLowerCase()}
        shown={shownVersion || '\u00a0'}
        className={style.version}
        onChange={lookup.chooseVersion}
      >
        {translations.map(({ id, name }) => (
          <option key={id} value={id}>
            {id.toUpperCase()} · {name}
          </option>
        ))}
      </Select>
      {comparedId === null ? (
        <button
          type="button"
          className={style.compare}
          aria-label="Compare Versions"
          aria-pressed={false}
          disabled={!passage || !first}
          onClick={() => first && lookup.compareWith(first.id)}
        >
          Compare
        </button>
      ) : (
        <button
          type="button"
          className={style.comparing}
          aria-label={`Stop comparing with ${comparedId.toUpperCase()}`}
          onClick={() => lookup.compareWith(null)}
        >
          <span>
            <span className={style.long}>with </span>
            {comparedId.toUpperCase()}
          </span>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
