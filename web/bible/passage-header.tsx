import Columns2 from 'lucide-react/icons/columns-2';
import type { JSX, Ref } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import { TextSizeButtons } from '../app/text-size-buttons.tsx';
import button from '../ui/button.module.css';
import { Select } from '../ui/select.tsx';
import style from './passage-header.module.css';
import { stepBibleTextSize } from './step-text-size.ts';

export interface PassageHeaderProps {
  passage: BiblePassage;
  /** The translation's full name. */
  name: string;
  /** Id of the translation it is compared with; null for none. */
  comparedId: string | null;
  /** Translations it can be compared with. */
  translations: readonly { id: string; name: string }[];
  onCompare: (id: string | null) => void;
  titleRef: Ref<HTMLHeadingElement>;
}

/** The passage's reference and translation, and the choice of a translation to compare it with. */
export function PassageHeader(props: PassageHeaderProps): JSX.Element {
  const { passage, name, comparedId, translations, onCompare, titleRef } = props;
  const first = translations[0];
  return (
    <header className={style.head}>
      <div className={style.title}>
        <h2 id="passage-title" ref={titleRef} tabIndex={-1}>
          {passage.reference}
        </h2>
        <p className={style.version}>
          <span className={style.badge}>{passage.version}</span>
          {name}
        </p>
      </div>
      <div className={style.compare} data-print="no">
        <TextSizeButtons onStep={stepBibleTextSize} />
        <button
          type="button"
          className={`${button.quiet} ${comparedId ? style.active : ''}`}
          aria-expanded={comparedId !== null}
          disabled={!first}
          onClick={() => onCompare(comparedId === null && first ? first.id : null)}
        >
          <Columns2 aria-hidden="true" />
          Compare Versions
        </button>
        {comparedId !== null && (
          <Select
            label="Compare with"
            value={comparedId}
            shown={`with ${translations.find(({ id }) => id === comparedId)?.name ?? ''}`}
            onChange={onCompare}
          >
            {translations.map((translation) => (
              <option key={translation.id} value={translation.id}>
                {translation.name}
              </option>
            ))}
          </Select>
        )}
      </div>
    </header>
  );
}
