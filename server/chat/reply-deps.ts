import type { ErrorLog } from '../log-fields.ts';
import type { Storage } from '../storage/types.ts';

/** What the parts need that store running replies. */
export interface ReplyDeps {
  readonly storage: Storage;
  /** This instance, as `owner` of its replies. */
  readonly owner: string;
  readonly now: () => number;
  readonly log: ErrorLog;
}
