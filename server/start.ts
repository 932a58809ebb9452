import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { careDetector } from '../care/detector.ts';
import { createFirstOwner } from './admin/first-owner.ts';
import { createCounter } from './ads/counter.ts';
import { createPictureFetch } from './ads/fetch-picture.ts';
import { buildApp } from './app.ts';
import { banner } from './banner.ts';
import { documentCheck } from './bible/check/document-check.ts';
import { createCheckThreads } from './bible/check/threads.ts';
import { loadBible } from './bible/load.ts';
import { createCare } from './care/care.ts';
import { readHelpLines } from './care/help-lines.ts';
import { GUIDE_NAME } from './chat/guide-name.ts';
import { openChat } from './chat/open.ts';
import { collectGarbage } from './collect-garbage.ts';
import { type Config, readConfig, readEnvironment } from './config.ts';
import { createContact } from './contact/contact.ts';
import { startContactHousekeeping } from './contact/housekeeping.ts';
import { createNotices } from './contact/notices.ts';
import { guide } from './guide/guide.ts';
import { createLog } from './http/logging.ts';
import { watchLoop } from './http/watch-loop.ts';
import { onLan } from './lan.ts';
import { addressOf, listen } from './listen.ts';
import { findLocalService } from './providers/local-services.ts';
import { openProvider } from './providers/open.ts';
import type { AiProvider } from './providers/types.ts';
import { settingWarnings } from './setting-warnings.ts';
import { stopOnFailure, stopOnSignals } from './stop.ts';
import { scheduleBackups } from './storage/backup/scheduled.ts';
import { openStorage } from './storage/open.ts';
import { startWindowSweep } from './storage/sweep-windows.ts';
import { limitYoungGeneration } from './young-generation.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'dist');
/** Connections that are still busy this long after a stop began are closed. */
const LAST_ANSWERS_MS = 1_500;

/**
 * Reads the settings, opens storage, Bible, provider and chat, listens, and prints the address. Throws if it cannot.
 * `--lan` among the arguments: for the whole local network.
 */
export async function start(): Promise<void> {
  const isLan = process.argv.includes('--lan');
  const asSet = readEnvironment(ROOT, process.env);
  const environment = isLan ? onLan(asSet, networkInterfaces()) : asSet;
  const config = readConfig(environment);
  const log = createLog({ level: config.logLevel });
  for (const sentence of settingWarnings(environment)) log.warn({ code: 'SETTING_IGNORED' }, sentence);
  stopOnFailure(log);
  const setStop = stopOnSignals(log);
  const lines = readHelpLines(config.helpLinesFile);

  const [storage, { bible, searchIndex }, provider] = await Promise.all([
    openStorage({ ...config, log, address: addressOf(config.host, config.port) }),
    loadBible(join(BUILT, 'bible')),
    openProvider(config.ai, { log }),
  ]);
  const password = await createFirstOwner({
    ...config.admin,
    storage,
    dataDir: config.dataDir,
    toTerminal: process.stdout.isTTY,
    now: Date.now,
  });
  const care = createCare({ storage, lines, rules: careDetector, now: Date.now });
  const notices = config.mail && createNotices({ ...config.mail, publicUrl: config.publicUrl }, { log });
  const contact = createContact({
    storage,
    encryptionKey: storage.encryptionKey,
    notices,
    now: Date.now,
  });
  const counter = createCounter({ storage, now: Date.now, log });
  const stopContactHousekeeping = startContactHousekeeping(contact, log);
  const stopWindowSweep = startWindowSweep({ storage, now: Date.now, log });
  const checks = createCheckThreads({ directory: join(BUILT, 'bible') });
  const running = await openChat({
    storage,
    care,
    encryptionKey: storage.encryptionKey,
    bible,
    searchIndex,
    guide,
    provider,
    checkDocument: documentCheck(checks, config.defaultTranslation),
    settings: { ...config, ...config.ai },
    log,
  });
  const app = await buildApp({
    config,
    log,
    storage,
    encryptionKey: storage.encryptionKey,
    bible,
    searchIndex,
    chat: running.chat,
    care,
    contact,
    counter,
    fetchPicture: createPictureFetch(),
    checks,
    runningReplies: running.running,
    answeredBy: { kind: provider ? 'provider' : 'guide', name: provider?.name ?? GUIDE_NAME },
    provider,
    version: versionOfPackage(),
    web: {
      current: join(BUILT, 'web'),
      previous: join(BUILT, 'web-before'),
      downloads: join(BUILT, 'bible', 'kept'),
      pages: join(BUILT, 'pages'),
    },
    gamesDirectory: join(BUILT, 'games'),
    now: Date.now,
  });

  const stopBackups = config.backups
    ? scheduleBackups({ ...config, ...config.backups, key: storage.encryptionKey, log, now: Date.now })
    : async () => {};

  setStop(async () => {
    // No new requests; running replies may end, for as long as STOP_WAIT says; those that still run end as interrupted, which ends their streams; then everything else closes.
    const closed = app.close();
    await running.finish(config.stopWait * 1_000);
    await running.close();
    stopContactHousekeeping();
    stopWindowSweep();
    const backupsStopped = stopBackups();
    await checks.close();
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS).unref();
    await closed;
    await backupsStopped;
    // Behind the last request, so that no impression is lost.
    await counter.close();
    await notices?.close();
    await storage.close();
  }, config.stopWait * 1_000);

  watchLoop(log);
  collectGarbage();
  limitYoungGeneration();
  const address = await listen(app, config);
  // Named, never used: who connects a service says that visitors' words may go there.
  const unusedService = environment.AI_PROVIDER ? undefined : await findLocalService();
  process.stdout.write(
    banner({
      address: config.publicUrl ?? address,
      ...(isLan && { network: { here: address, isFound: config.publicUrl !== undefined } }),
      database: storage.description,
      answeredBy: whoAnswers(provider, config),
      password,
      unusedService,
    }),
  );
  flushCompileCache();
}

function whoAnswers(provider: AiProvider | null, { ai }: Config): string {
  if (!provider) return 'the built-in guide, without network or key';
  const fallback = ai.fallback === 'guide' ? '; where it fails, the built-in guide' : '';
  return `${provider.name}, model ${provider.model}${fallback}`;
}

function versionOfPackage(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return version;
}
