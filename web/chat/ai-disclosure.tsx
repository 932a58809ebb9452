import type { JSX } from 'react';
import { DISCLOSURE } from '../../content/who-answers.ts';
import { useAbout } from '../app/about.ts';
import { isUnderEighteen, useStatedAge } from '../app/age-band.ts';
import style from './ai-disclosure.module.css';
import { useOpenPanel } from './panels/open-panel.ts';

/** One line at the beginning: an AI answers, and where the words go. The rest is a tap away. */
export function AiDisclosure(): JSX.Element {
  const answeredBy = useAbout()?.answeredBy;
  const age = useStatedAge();
  const openPanel = useOpenPanel();
  return (
    <p className={style.disclosure} data-print="no">
      {DISCLOSURE.line}{' '}
      {answeredBy?.kind === 'provider' && `${DISCLOSURE.sent.replace('{name}', answeredBy.name)} `}
      {isUnderEighteen(age) && `${DISCLOSURE.grownUp} `}
      <button type="button" aria-haspopup="dialog" onClick={() => openPanel('who')}>
        {DISCLOSURE.more}
      </button>
    </p>
  );
}
