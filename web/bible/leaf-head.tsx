import Columns2 from 'lucide-react/icons/columns-2';
import type { JSX, Ref } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import button from '../ui/button.module.css';
import { Select } from '../ui/select.tsx';
import style from './leaf-head.module.css';

interface LeafHeadProps {
  passage: BiblePassage;
  /** The translation's full name. */
  name: string;
  /** Id of the translation beside it; null while none is compared. */
  beside: string | null;
  /** Those that it may be compared with. */
  translations: readonly { id: string; name: string }[];
  onCompare: (id: string | null) => void;
  titleRef: Ref<HTMLHeadingElement>;
}

/** What is read, in whose words, and beside which others. */
export function LeafHead(props: LeafHeadProps): JSX.Element {
  const { passage, name, beside, translations, onCompare, titleRef } = props;
  const first = translations[0];
  return (
    <header className={style.head}>
      <div className={style.title}>
        <h2 id="leaf-title" ref={titleRef} tabIndex={-1}>
          {passage.reference}
        </h2>
        <p className={style.version}>
          <span className={style.badge}>{passage.version}</span>
          {beside === null && name}
        </p>
      </div>
      <div className={style.compare} data-print="no">
        <button
          type="button"
          className={`${button.quiet} ${beside ? style.on : ''}`}
          aria-expanded={beside !== null}
          disabled={!first}
          onClick={() => onCompare(beside === null && first ? first.id : null)}
        >
          <Columns2 aria-hidden="true" />
          Compare Versions
        </button>
        {beside !== null && (
          <Select
            label="Compare with"
            value={beside}
            shown={`with ${beside.toUpperCase()}`}
            onChange={onCompare}
          >
            {translations.map((translation) => (
              <option key={translation.id} value={translation.id}>
                {translation.id.toUpperCase()} · {translation.name}
              </option>
            ))}
          </Select>
        )}
      </div>
    </header>
  );
}
