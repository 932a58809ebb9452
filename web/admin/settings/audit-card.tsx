import { useInfiniteQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { AuditEntry } from '../../../contract/admin.ts';
import { sentenceOf } from '../../app/request.ts';
import button from '../../ui/button.module.css';
import { adminKey, adminRequest, useAdminQuery } from '../admin-request.ts';
import { FLAGS_PATH, type OperatorFlagList } from '../ads/calls.ts';
import { Card } from '../card.tsx';
import { wordsOfFlag } from '../features/flag-label.ts';
import form from '../form.module.css';
import { when } from '../when.ts';
import { inWords } from './audit-words.ts';
import style from './settings-tab.module.css';

const AUDIT = '/api/admin/audit';
const PAGE = 8;

/** Who changed what and when, newest first. */
export function AuditCard(): JSX.Element {
  const { data, error, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: adminKey(AUDIT),
    queryFn: async ({ pageParam }): Promise<AuditEntry[]> => {
      const before = pageParam && `&before=${encodeURIComponent(pageParam)}`;
      return (await (await adminRequest('GET', `${AUDIT}?limit=${PAGE}${before}`)).json()).entries;
    },
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
  });
  const entries = data?.pages.flat();
  const flags = useAdminQuery<OperatorFlagList>(FLAGS_PATH).data?.flags ?? [];
  const flagNames = new Map(flags.map((flag) => [flag.name, wordsOfFlag(flag).label]));
  return (
    <Card title="Recent changes">
      {error && <p role="alert">{sentenceOf(error)}</p>}
      {entries && (
        <ul className={form.rows}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <span>{inWords(entry, flagNames)}</span>
              <small>{when(entry.at)}</small>
            </li>
          ))}
          {entries.length === 0 && <li>Nothing was changed yet.</li>}
        </ul>
      )}
      {(hasNextPage || !entries) && (
        <button
          type="button"
          className={`${button.quiet} ${style.more}`}
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {isFetching ? 'Loading...' : 'Show earlier ones'}
        </button>
      )}
    </Card>
  );
}
