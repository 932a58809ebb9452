import type { Messages } from '../messages.ts';
import type { Copy } from './copies.ts';

/** The copies of conversations; their code is loaded after the first screen. Where it cannot be, there are no copies. */
const copies = (): Promise<typeof import('./copies.ts')> => import('./copies.ts');

export const readCopy = (id: string): Promise<Copy | null> =>
  copies().then(
    (loaded) => loaded.readCopy(id),
    () => null,
  );

/** `now` in milliseconds since 1970. */
export const storeCopy = (id: string, messages: Messages, more: boolean, now: number): Promise<void> =>
  copies().then(
    (loaded) => loaded.storeCopy(id, messages, more, now),
    () => undefined,
  );

export const removeAllCopies = (): Promise<void> =>
  copies().then(
    (loaded) => loaded.removeAllCopies(),
    () => undefined,
  );

export const removeCopy = (id: string): Promise<void> =>
  copies().then(
    (loaded) => loaded.removeCopy(id),
    () => undefined,
  );
