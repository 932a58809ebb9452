import type { Storage } from '../storage/types.ts';

export interface KeeperLog {
  error(fields: Record<string, unknown>, message: string): void;
}

export interface KeeperParts {
  readonly storage: Storage;
  /** This instance, as `owner` of its replies. */
  readonly owner: string;
  readonly now: () => number;
  readonly log: KeeperLog;
}
