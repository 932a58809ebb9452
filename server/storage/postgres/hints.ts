import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { HintChannel, StorageLog } from '../types.ts';

type Listener = (channel: HintChannel, id: string) => void;

const channels: Readonly<Record<HintChannel, string>> = { reply: 'berea_reply', room: 'berea_room' };
const channelNames = Object.keys(channels) as HintChannel[];
const minPauseMs = 100;
const maxPauseMs = 10_000;

/** Notifies all instances that something changed. Only an id is sent. */
export async function sendHint<Tables>(db: Kysely<Tables>, channel: HintChannel, id: string): Promise<void> {
  await sql`select pg_notify(${channels[channel]}, ${id})`.execute(db);
}

export interface Hints {
  /** Returns a function that removes the listener. */
  listen(listener: Listener): () => void;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, opened with the first listener. A lost connection is opened again after a
 * pause that doubles up to 10 s. Notifications sent meanwhile are lost, so they may only be used as hints.
 */
export function listenForHints(connect: () => pg.Client, log: StorageLog): Hints {
  const listeners = new Set<Listener>();
  const stopped = new AbortController();
  let current: pg.Client | undefined;
  let listening: Promise<void> | undefined;

  async function keepListening(): Promise<void> {
    let pause = minPauseMs;
    while (!stopped.signal.aborted) {
      const client = connect();
      try {
        current = client;
        const ended = connectionLost(client);
        client.on('notification', ({ channel, payload }) => {
          const name = channelNames.find((one) => channels[one] === channel);
          if (name === undefined || payload === undefined) return;
          for (const listener of listeners) listener(name, payload);
        });
        // A client that is ended while it connects settles nothing: only its end is told.
        await Promise.race([client.connect(), ended]);
        for (const channel of Object.values(channels)) await client.query(`listen ${channel}`);
        pause = minPauseMs;
        await ended;
      } catch {
        // Reported below, like a lost connection.
      }
      current = undefined;
      await client.end().catch(() => {});
      if (stopped.signal.aborted) return;
      log.warn({ code: 'HINTS_LOST' }, 'The connection for hints between instances was lost.');
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => {});
      pause = Math.min(pause * 2, maxPauseMs);
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

function connectionLost(client: pg.Client): Promise<void> {
  return new Promise((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
}
