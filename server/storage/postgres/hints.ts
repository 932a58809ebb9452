import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { StorageLog } from '../types.ts';

type Listener = (channel: 'reply', id: string) => void;

const channels = { reply: 'berea_reply' } as const;
const shortestPause = 100;
const longestPause = 10_000;

/** Tells all instances that something changed. Only an id is sent. */
export async function sendHint<Tables>(db: Kysely<Tables>, channel: 'reply', id: string): Promise<void> {
  await sql`select pg_notify(${channels[channel]}, ${id})`.execute(db);
}

export interface Hints {
  /** Answers how to stop listening. */
  listen(listener: Listener): () => void;
  close(): Promise<void>;
}

/**
 * Listens on one connection of its own from the first listener on. When it is lost it is made again, with a
 * pause that doubles to 10 s; hints of the meantime are lost, and that is why they are only hints.
 */
export function listenForHints(connect: () => pg.Client, log: StorageLog): Hints {
  const listeners = new Set<Listener>();
  const stopped = new AbortController();
  let current: pg.Client | undefined;
  let listening: Promise<void> | undefined;

  async function keepListening(): Promise<void> {
    let pause = shortestPause;
    while (!stopped.signal.aborted) {
      const client = connect();
      try {
        current = client;
        const ended = whenLost(client);
        client.on('notification', ({ channel, payload }) => {
          if (channel !== channels.reply || payload === undefined) return;
          for (const listener of listeners) listener('reply', payload);
        });
        await client.connect();
        await client.query(`listen ${channels.reply}`);
        pause = shortestPause;
        await ended;
      } catch {
        // Told below, like a connection that was lost.
      }
      current = undefined;
      await client.end().catch(() => {});
      if (stopped.signal.aborted) return;
      log.warn({ code: 'HINTS_LOST' }, 'The connection for hints between instances was lost.');
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => {});
      pause = Math.min(pause * 2, longestPause);
    }
  }

  return {
    listen(listener) {
      listeners.add(listener);
      listening ??= keepListening();
      return () => listeners.delete(listener);
    },
    async close() {
      stopped.abort();
      await current?.end().catch(() => {});
      await listening;
    },
  };
}

function whenLost(client: pg.Client): Promise<void> {
  return new Promise((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
}
