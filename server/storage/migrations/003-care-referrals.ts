import { CompiledQuery } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * How often help was shown, by month and kind: all that is ever stored about care. Coarse on purpose: no
 * hour, no session, no region.
 */
export const careReferrals: Migration = {
  name: '003-care-referrals',
  queries: ({ text, integer, strict }) => [
    CompiledQuery.raw(
      `create table care_referrals (
        month ${text} not null,
        kind ${text} not null check (kind in ('crisis', 'abuse', 'child', 'medical', 'danger')),
        count ${integer} not null,
        primary key (month, kind)
      ) ${strict}`,
    ),
  ],
};
