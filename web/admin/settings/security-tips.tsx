import type { JSX } from 'react';
import form from '../form.module.css';
import style from './settings-tab.module.css';

export function SecurityTips(): JSX.Element {
  return (
    <section className={form.card}>
      <h2>Security tips</h2>
      <ul className={style.tips}>
        <li>Six characters are accepted. Twelve or more are much harder to guess.</li>
        <li>Four ordinary words that only you would put together are easy to keep.</li>
        <li>Use one that you use nowhere else, and add an admin rather than share it.</li>
      </ul>
    </section>
  );
}
