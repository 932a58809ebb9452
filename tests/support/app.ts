import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { careDetector } from '../../care/detector.ts';
import { HELP_LINES } from '../../content/help-lines.ts';
import { createCounter } from '../../server/ads/counter.ts';
import { PictureUnreachable } from '../../server/ads/fetch-picture.ts';
import { type AppDeps, buildApp } from '../../server/app.ts';
import { documentCheck } from '../../server/bible/check/document-check.ts';
import { createCheckThreads } from '../../server/bible/check/threads.ts';
import { loadBible } from '../../server/bible/load.ts';
import { createCare } from '../../server/care/care.ts';
import { openChat, type RunningChat } from '../../server/chat/open.ts';
import { readConfig } from '../../server/config.ts';
import { createContact } from '../../server/contact/contact.ts';
import { createLog } from '../../server/http/logging.ts';
import { type OpenStorage, openStorage } from '../../server/storage/open.ts';
import { temporaryFolder } from './storage.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly storage: OpenStorage;
  readonly chat: RunningChat;
  /** Every line that was logged. */
  readonly logged: string[];
  close(): Promise<void>;
}

const built = join(import.meta.dirname, '../../dist');
let bible: ReturnType<typeof loadBible> | undefined;

/**
 * The whole app on its own database, with the real Bible and a guide that says one sentence. `settings` is an environment;
 * `parts` replaces what buildApp is given.
 */
export async function anApp(
  settings: Record<string, string> = {},
  parts: Partial<AppDeps> | ((made: { storage: OpenStorage }) => Partial<AppDeps>) = {},
): Promise<TestApp> {
  const folder = temporaryFolder();
  const config = readConfig({ DATA_DIR: folder.path, ...settings });
  const logged: string[] = [];
  const log = createLog({ level: config.logLevel, destination: { write: (line) => void logged.push(line) } });
  const storage = await openStorage({ ...config, log });
  bible ??= loadBible(join(built, 'bible'));
  const loaded = await bible;
  const care = createCare({ storage, lines: HELP_LINES, rules: careDetector, now: Date.now });
  const checks = createCheckThreads({ directory: join(built, 'bible') });
  const chat = await openChat({
    ...loaded,
    storage,
    care,
    encryptionKey: storage.encryptionKey,
    guide: () => ({ text: 'Peace be with you.', record: { kind: 'unknown', shown: [] } }),
    provider: null,
    checkDocument: documentCheck(checks, config.defaultTranslation),
    settings: { ...config, ...config.ai },
    log,
  });
  const counter = createCounter({ storage, now: Date.now, log });
  const app = await buildApp({
    config,
    log,
    storage,
    encryptionKey: storage.encryptionKey,
    ...loaded,
    chat: chat.chat,
    care,
    contact: createContact({ storage, encryptionKey: storage.encryptionKey, now: Date.now }),
    counter,
    fetchPicture: () => Promise.reject(new PictureUnreachable('Tests fetch nothing.')),
    checks,
    runningReplies: chat.running,
    answeredBy: { kind: 'guide', name: 'Built-in guide' },
    version: '1.2.3',
    web: { current: join(folder.path, 'no-web'), previous: join(folder.path, 'no-web-before') },
    gamesDirectory: join(built, 'games'),
    now: Date.now,
    ...(typeof parts === 'function' ? parts({ storage }) : parts),
  });
  return {
    app,
    storage,
    chat,
    logged,
    async close() {
      await app.close();
      await counter.close();
      await chat.close();
      await checks.close();
      await storage.close();
      folder.remove();
    },
  };
}

/** Every registered route, read from Fastify's printed tree: four columns per level, pieces of paths. */
export async function routesOf(app: FastifyInstance): Promise<{ method: string; path: string }[]> {
  await app.ready();
  const pieces: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', piece, methods] = /^(.*?)[└├]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
      if (piece === undefined) return [];
      const path = pieces.slice(0, indent.length / 4).join('') + piece;
      pieces.splice(indent.length / 4, Infinity, piece);
      return (methods?.split(', ') ?? []).map((method) => ({ method, path }));
    });
}
