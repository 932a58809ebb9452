import type { JSX } from 'react';
import { bibleHref } from '../passages/address.ts';
import { BibleLink } from '../passages/bible-link.tsx';
import type { Daily } from './daily-query.ts';
import style from './daily-reference.module.css';

/** The reference of the verse of the day, as a link, and its translation; nothing until it is loaded. */
export function DailyReference({ daily: { verse, version } }: { daily: Daily }): JSX.Element | null {
  if (!verse) return null;
  return (
    <>
      <BibleLink href={bibleHref(verse.reference, version)} className={style.link}>
        {verse.reference}
      </BibleLink>{' '}
      <span className={style.version}>{verse.version}</span>
    </>
  );
}
