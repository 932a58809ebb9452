import type { CompiledQuery } from 'kysely';
import type { Storage } from '../storage/types.ts';

export async function countRecoveryCodes({ db }: Storage, operator: string): Promise<number> {
  const row = await db
    .selectFrom('admin_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('admin_user', '=', operator)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A secret that was shown and waits to be confirmed; it replaces an earlier one. */
export async function setPendingSecret({ db }: Storage, operator: string, sealed: Uint8Array): Promise<void> {
  await db.updateTable('admin_users').set({ totp_pending: sealed }).where('id', '=', operator).execute();
}

/** Sets up the second factor with a secret and the step of the code that confirmed it, or removes it. */
export function compileSecondFactor(
  { db }: Storage,
  operator: string,
  confirmed: { readonly sealed: Uint8Array; readonly step: number } | null,
): CompiledQuery {
  return db
    .updateTable('admin_users')
    .set({
      totp_sealed: confirmed?.sealed ?? null,
      totp_step: confirmed?.step ?? null,
      totp_pending: null,
    })
    .where('id', '=', operator)
    .compile();
}

/** Changes one row if neither this code nor a later one was used. */
export function compileUseStep({ db }: Storage, operator: string, step: number): CompiledQuery {
  return db
    .updateTable('admin_users')
    .set({ totp_step: step })
    .where('id', '=', operator)
    .where((row) => row.or([row('totp_step', 'is', null), row('totp_step', '<', step)]))
    .compile();
}

export function compileInsertRecoveryCodes(
  { db }: Storage,
  operator: string,
  hashes: readonly string[],
): CompiledQuery {
  const rows = hashes.map((hash) => ({ admin_user: operator, code_hash: hash }));
  return db.insertInto('admin_recovery_codes').values(rows).compile();
}

/** Changes one row if there is such a code. */
export function compileDeleteRecoveryCode({ db }: Storage, operator: string, hash: string): CompiledQuery {
  return db
    .deleteFrom('admin_recovery_codes')
    .where('admin_user', '=', operator)
    .where('code_hash', '=', hash)
    .compile();
}

export function compileDeleteRecoveryCodes({ db }: Storage, operator: string): CompiledQuery {
  return db.deleteFrom('admin_recovery_codes').where('admin_user', '=', operator).compile();
}
