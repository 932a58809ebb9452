import type { JSX } from 'react';
import { firstHeadingOf } from '../passages/passage-sections.ts';
import { Select } from '../ui/select.tsx';
import type { PassageHeaderProps } from './passage-header.tsx';
import style from './passage-lead.module.css';
import { TextSizeButtons } from './text-size-buttons.tsx';

/** The row above the text on a small screen: a psalm's title or the translation; the line above has all else. */
export function PassageLead(props: PassageHeaderProps): JSX.Element {
  const { passage, name, comparedId, translations, onCompare, titleRef } = props;
  const heading = firstHeadingOf(passage);
  return (
    <header className={style.lead}>
      <h2 id="passage-title" ref={titleRef} tabIndex={-1} className={style.title}>
        {passage.reference}
      </h2>
      {comparedId === null ? (
        <p className={heading ? style.heading : style.name}>
          <span className="unseen">{passage.version} </span>
          {heading ?? name}
        </p>
      ) : (
        <p className={style.name} data-print="no">
          {passage.version} with{' '}
          <Select
            label="Compare with"
            value={comparedId}
            shown={comparedId.toUpperCase()}
            onChange={onCompare}
            className={style.second}
          >
            {translations.map((translation) => (
              <option key={translation.id} value={translation.id}>
                {translation.id.toUpperCase()} · {translation.name}
              </option>
            ))}
          </Select>
        </p>
      )}
      <TextSizeButtons />
    </header>
  );
}
