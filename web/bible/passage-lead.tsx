import type { JSX } from 'react';
import { TextSizeButtons } from '../app/text-size-buttons.tsx';
import { firstHeadingOf } from '../passages/passage-sections.ts';
import type { PassageHeaderProps } from './passage-header.tsx';
import style from './passage-lead.module.css';
import { stepBibleTextSize } from './step-text-size.ts';

type PassageLeadProps = Pick<PassageHeaderProps, 'passage' | 'name' | 'comparedId' | 'titleRef'>;

/** The row above the text on a small screen: a psalm's title or the translation; the line above has all else. */
export function PassageLead({ passage, name, comparedId, titleRef }: PassageLeadProps): JSX.Element {
  // Compared, a psalm's title stands above each text.
  const heading = comparedId === null ? firstHeadingOf(passage) : null;
  return (
    <header className={style.lead}>
      <h2 id="passage-title" ref={titleRef} tabIndex={-1} className={style.title}>
        {passage.reference}
      </h2>
      <p className={heading ? style.heading : style.name}>
        <span className="unseen">{passage.version} </span>
        {heading ?? name}
      </p>
      <TextSizeButtons onStep={stepBibleTextSize} />
    </header>
  );
}
