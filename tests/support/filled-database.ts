import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupOptions } from '../../server/storage/backup/make-backup.ts';
import { type OpenStorage, openStorage } from '../../server/storage/open.ts';
import { FIXTURE_KEY } from './schema-fixture.ts';
import { aSession, recordingLog, temporaryFolder } from './storage.ts';

/** When the tests make their first backup. */
export const NOW = Date.UTC(2026, 10, 23, 18);
/** FIXTURE_KEY, as makeBackup takes it. */
export const KEY = Buffer.from(FIXTURE_KEY, 'base64');

const FIXTURES = join(import.meta.dirname, '../fixtures/schema');

export const open = (dataDir: string, databaseUrl?: string): Promise<OpenStorage> =>
  openStorage({ dataDir, databaseUrl, encryptionKey: FIXTURE_KEY, log: recordingLog() });

export const sessionsOf = async ({ db }: OpenStorage): Promise<string[]> =>
  (await db.selectFrom('chat_sessions').select('id').execute()).map(({ id }) => id).sort();

/** A data folder in use, whose database has rows in every table. */
export interface FilledDatabase {
  readonly path: string;
  readonly backups: string;
  backupOptions(more?: Partial<BackupOptions>): BackupOptions;
  sessions(): Promise<string[]>;
  addSession(): Promise<unknown>;
  close(): Promise<void>;
  reopen(): Promise<void>;
  remove(): Promise<void>;
}

export async function aFilledDatabase(): Promise<FilledDatabase> {
  const folder = temporaryFolder();
  const release = readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.sqlite'))
    .at(-1)!;
  writeFileSync(join(folder.path, 'berea.sqlite'), readFileSync(join(FIXTURES, release)));
  let storage = await open(folder.path);
  let added = 0;
  const backups = join(folder.path, 'backups');
  return {
    path: folder.path,
    backups,
    backupOptions: (more = {}) => ({
      dataDir: folder.path,
      databaseUrl: undefined,
      key: KEY,
      folder: backups,
      withKey: false,
      now: NOW,
      ...more,
    }),
    sessions: () => sessionsOf(storage),
    addSession() {
      const id = `added-${++added}`;
      return storage.db
        .insertInto('chat_sessions')
        .values(aSession({ id, id_hash: id }))
        .execute();
    },
    close: () => storage.close(),
    async reopen() {
      storage = await open(folder.path);
    },
    async remove() {
      await storage.close();
      folder.remove();
    },
  };
}
