import { SettingsError } from './config.ts';
import { errorNameOf, sourceLocationOf } from './http/errors.ts';
import { ListenError } from './listen.ts';
import { StorageStartError } from './storage/errors.ts';

/** Why it could not start, in sentences for the operator. Of an error we do not know only its class and source location: its message may contain secrets. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof SettingsError) return error.problems.join('\n');
  if (error instanceof StorageStartError || error instanceof ListenError) return error.message;
  if (isMissingBible(error))
    return 'The Bible is not built yet: dist/bible is missing. `npm start` builds it.';
  const location = sourceLocationOf(error);
  return `An error that we did not expect: ${errorNameOf(error)}${location ? ` at ${location}` : ''}.`;
}

function isMissingBible(error: unknown): boolean {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOENT' && /[\\/]dist[\\/]bible[\\/]/.test(path ?? '');
}
