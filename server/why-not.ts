import { SettingsError } from './config.ts';
import { nameOf, placeOf } from './http/errors.ts';
import { ListenError } from './listen.ts';
import { StorageStartError } from './storage/errors.ts';

/** Why it could not start, in sentences for the operator. Of an error we do not know only its kind and place: it may hold secrets. */
export function whyNot(error: unknown): string {
  if (error instanceof SettingsError) return error.problems.join('\n');
  if (error instanceof StorageStartError || error instanceof ListenError) return error.message;
  if (isMissingBible(error))
    return 'The Bible is not built yet: dist/bible is missing. `npm start` builds it.';
  const place = placeOf(error);
  return `An error that we did not expect: ${nameOf(error)}${place ? ` at ${place}` : ''}.`;
}

function isMissingBible(error: unknown): boolean {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOENT' && /[\\/]dist[\\/]bible[\\/]/.test(path ?? '');
}
