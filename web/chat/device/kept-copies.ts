import type { Messages } from '../messages.ts';
import type { Copy } from './copies.ts';

/** The copies of conversations, loaded behind the first screen. Where their code cannot be had, there are none. */
const copies = (): Promise<typeof import('./copies.ts')> => import('./copies.ts');

export const readCopy = (id: string): Promise<Copy | null> =>
  copies().then(
    (loaded) => loaded.readCopy(id),
    () => null,
  );

/** `now` in milliseconds since 1970. */
export const keepCopy = (id: string, messages: Messages, more: boolean, now: number): Promise<void> =>
  copies().then(
    (loaded) => loaded.keepCopy(id, messages, more, now),
    () => undefined,
  );

export const dropCopy = (id: string): Promise<void> =>
  copies().then(
    (loaded) => loaded.dropCopy(id),
    () => undefined,
  );
