import type { JSX } from 'react';
import style from './group.module.css';

/** For a leader whose browser cannot keep the screen awake. */
export const SCREEN_MAY_GO_DARK = 'This browser lets the screen go dark. Set the device to stay on.';

export const WakeHint = ({ mayGoDark }: { mayGoDark: boolean }): JSX.Element | null =>
  mayGoDark ? (
    <p className={style.about} data-print="no">
      {SCREEN_MAY_GO_DARK}
    </p>
  ) : null;
