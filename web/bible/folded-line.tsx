import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { Fragment, type JSX, type Ref } from 'react';
import type { OpenedFrom } from '../passages/opened-from.ts';
import { Select } from '../ui/select.tsx';
import style from './folded-line.module.css';
import { ReturnLink } from './return-link.tsx';
import { shownReferences } from './short-reference.ts';
import type { Lookup } from './use-lookup.ts';

/** A reference of so many characters has room on every screen. */
const ALWAYS_FITS = 10;

interface FoldedLineProps {
  lookup: Lookup;
  openedFrom: OpenedFrom | null;
  isOpen: boolean;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

/**
 * What is left of looking up on a small screen, always in view: the reference, its translation, and Compare; the way back
 * to the conversation, and what the text is compared with, where there is such a thing.
 */
export function FoldedLine({ lookup, openedFrom, isOpen, onToggle, ref }: FoldedLineProps): JSX.Element {
  const { address, passage, translations } = lookup;
  const reference = passage?.reference ?? address.reference ?? '';
  const shownVersion = passage?.version ?? lookup.version?.toUpperCase() ?? '';
  return (
    <div className={style.line} data-covers-text>
      {openedFrom && <ReturnLink to={openedFrom} />}
      <button
        ref={ref}
        type="button"
        className={style.reference}
        aria-expanded={isOpen}
        aria-controls="finder"
        onClick={onToggle}
      >
        <span>
          <ShownReference reference={reference} />
          <span className="unseen">{reference}, look up another passage</span>
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
      <Comparing lookup={lookup} />
    </div>
  );
}

/** The reference as wide as there is room: chapter and verse are always seen, the book perhaps by its short name. */
function ShownReference({ reference }: { reference: string }): JSX.Element {
  return (
    <span aria-hidden="true" className={reference.length > ALWAYS_FITS ? style.long : undefined}>
      {shownReferences(reference).map(({ book, shortBook, numbers }) => (
        <Fragment key={`${book} ${numbers}`}>
          <span className={style.fullBook}>{book}</span>
          <span className={style.shortBook}>{shortBook}</span>{' '}
          <span className={style.numbers}>{numbers}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** Switches the comparison on and off; while it is on, a row with the choice of the other translation. */
function Comparing({ lookup: { passage, comparison, compareWith } }: { lookup: Lookup }): JSX.Element {
  const { comparedId, others, first } = comparison;
  const isOn = comparedId !== null;
  return (
    <>
      <button
        type="button"
        className={isOn ? style.comparing : style.compare}
        aria-label="Compare Versions"
        aria-pressed={isOn}
        disabled={!passage || first === null}
        onClick={() => compareWith(isOn ? null : first)}
      >
        Compare
        {isOn && <X aria-hidden="true" />}
      </button>
      {isOn && (
        <div className={style.second}>
          <Select label="Compare with" value={comparedId} onChange={compareWith}>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <p>Underlined words are those that differ.</p>
        </div>
      )}
    </>
  );
}
