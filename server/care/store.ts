import type { CompiledQuery, Kysely } from 'kysely';
import type { CareKind } from '../../care/types.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Adds one to a month's count; a part of the transaction that stores the message. `month` is YYYY-MM. */
export function countReferral(db: Db, month: string, kind: CareKind): CompiledQuery {
  return db
    .insertInto('care_referrals')
    .values({ month, kind, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'kind'])
        .doUpdateSet((row) => ({ count: row('care_referrals.count', '+', row.ref('excluded.count')) })),
    )
    .compile();
}

/** All counts, newest month first. */
export function readReferrals(db: Db): Promise<{ month: string; kind: CareKind; count: number }[]> {
  return db.selectFrom('care_referrals').selectAll().orderBy('month', 'desc').execute();
}
