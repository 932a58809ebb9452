import type { JSX } from 'react';
import button from '../../ui/button.module.css';
import style from '../problem.module.css';

/** Says that what is on screen is the copy kept here, and may not be all. */
export function FromDevice({ more, onReload }: { more: boolean; onReload: () => void }): JSX.Element {
  return (
    <div className={style.waiting} role="status">
      <p>
        Shown from this device; {more ? 'earlier messages and what is new come' : 'what is new comes'} when
        the network is back.
      </p>
      <button type="button" className={button.text} onClick={onReload}>
        Try now
      </button>
    </div>
  );
}
