import type { UseQueryResult } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { sentenceOf } from '../app/request.ts';
import button from '../ui/button.module.css';
import { SessionExpired } from './admin-request.ts';
import style from './form.module.css';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** What a query answered; until then that it loads, or why it could not, with another try. */
export function Loaded<T>({ query, children }: LoadedProps<T>): JSX.Element {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return <>{children(data)}</>;
  if (!error || error instanceof SessionExpired) return <p className={style.muted}>Loading</p>;
  return (
    <div role="alert" className={style.failed}>
      <p>{sentenceOf(error)}</p>
      <button type="button" className={button.quiet} disabled={isFetching} onClick={() => void refetch()}>
        Try Again
      </button>
    </div>
  );
}
