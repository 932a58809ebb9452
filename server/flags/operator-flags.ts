import { AppError } from '../../contract/errors.ts';
import type { OperatorFlag } from '../../contract/installation.ts';
import { audit } from '../admin/audit.ts';
import { type Storage, TransactionRefused } from '../storage/types.ts';
import type { Flags } from './flags.ts';
import { type FlagRow, readFlag, readFlags, switchFlag } from './store.ts';

/** Feature flags as the operator sees and switches them. */
export interface OperatorFlags {
  /** In the order of the Features tab. */
  list(): Promise<OperatorFlag[]>;
  /** Throws FLAG_NOT_FOUND. */
  change(id: string, enabled: boolean, who: { readonly username: string }): Promise<OperatorFlag>;
}

/** Advertisements last, their main switch before those of the placements. */
const ORDER = [
  'clickable_bible_links',
  'tts_bible_verses',
  'tts_ai_responses',
  'pwa_enabled',
  'advertisements_enabled',
];

/** `now` in milliseconds since 1970. */
export function createOperatorFlags(deps: {
  readonly storage: Storage;
  readonly flags: Flags;
  readonly now: () => number;
}): OperatorFlags {
  const { storage, flags, now } = deps;
  return {
    async list() {
      return (await readFlags(storage)).map(present).sort((a, b) => placeOf(a) - placeOf(b) || byName(a, b));
    },
    async change(id, enabled, who) {
      const row = await readFlag(storage, id);
      if (!row) throw new AppError('FLAG_NOT_FOUND');
      const on = enabled ? 1 : 0;
      if (row.enabled === on) return present(row);
      const at = now();
      const change = { who, action: 'flag.change', target: row.name, at };
      try {
        await storage.transaction([
          { query: switchFlag(storage, row, on, at), expect: 1 },
          audit(storage, { ...change, before: { enabled: row.enabled === 1 }, after: { enabled } }),
        ]);
      } catch (error) {
        // Somebody else switched it at the same moment: what they did is what was asked for.
        if (!(error instanceof TransactionRefused)) throw error;
      }
      flags.forget();
      return present({ ...row, enabled: on, updated_at: at });
    },
  };
}

const present = ({ id, name, description, enabled, updated_at }: FlagRow): OperatorFlag => ({
  id,
  name,
  description,
  enabled: enabled === 1,
  updatedAt: new Date(updated_at).toISOString(),
});

function placeOf({ name }: OperatorFlag): number {
  const place = ORDER.indexOf(name);
  return place === -1 ? ORDER.length : place;
}

const byName = (a: OperatorFlag, b: OperatorFlag): number => (a.name < b.name ? -1 : 1);
