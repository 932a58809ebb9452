import { recall, remember } from '../../app/storage.ts';
import type { Run } from './run.ts';

const NAME = 'game-run';

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' &&
  value !== null &&
  'question' in value &&
  'games' in value &&
  'results' in value;

/** The run under way in this tab before it was reloaded; null where there is none. */
export const keptRun = (): Run | null => recall('tab', NAME, isRun);

/** Keeps a run over a reload; null forgets it. */
export function keepRun(run: Run | null): void {
  remember('tab', NAME, run);
}
