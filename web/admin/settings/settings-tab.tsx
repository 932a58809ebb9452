import type { JSX } from 'react';
import { SecurityTips } from './security-tips.tsx';
import style from './settings-tab.module.css';

/** Settings: one card a question, in two columns. */
export function SettingsTab(): JSX.Element {
  return (
    <>
      <h1>Settings</h1>
      <div className={style.columns}>
        <div className={style.column}>
          <SecurityTips />
        </div>
        <div className={style.column}>{/* Cards of the installation and of the home page. */}</div>
      </div>
    </>
  );
}
