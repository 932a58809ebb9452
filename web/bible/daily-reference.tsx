import type { JSX } from 'react';
import { Link } from 'wouter';
import { bibleHref } from '../passages/address.ts';
import type { Daily } from './daily-query.ts';
import style from './daily-reference.module.css';

/** The reference of the verse of the day, as a link, and its translation; nothing until it is loaded. */
export function DailyReference({ daily: { verse, version } }: { daily: Daily }): JSX.Element | null {
  if (!verse) return null;
  return (
    <>
      <Link href={bibleHref(verse.reference, version)} className={style.link}>
        {verse.reference}
      </Link>{' '}
      <span className={style.version}>{verse.version}</span>
    </>
  );
}
