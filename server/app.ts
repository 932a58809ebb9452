import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { SAYINGS } from '../content/sayings/all.ts';
import type { About } from '../contract/installation.ts';
import { BODY_MAX_BYTES } from '../contract/limits.ts';
import type { SearchIndex } from '../scripture/search/index-file.ts';
import type { Bible } from '../scripture/types.ts';
import { aboutInstallation } from './about/about.ts';
import { healthRoutes } from './about/health.ts';
import { aboutRoutes } from './about/routes.ts';
import { openAdmin } from './admin/open.ts';
import type { StatusDeps } from './admin/status.ts';
import type { AdvertisementCounter } from './ads/counter.ts';
import type { FetchPicture } from './ads/fetch-picture.ts';
import { checkRoutes } from './bible/check/routes.ts';
import type { CheckThreads } from './bible/check/threads.ts';
import { dailyRoutes } from './bible/daily-routes.ts';
import { bibleRoutes } from './bible/routes.ts';
import { searchRoutes } from './bible/search-routes.ts';
import {
  advertisementLimits,
  chatLimits,
  checkedTexts,
  documents,
  gameLimits,
  roomLimits,
  voiceLimits,
} from './call-limits.ts';
import type { CareService } from './care/care.ts';
import { careRoutes } from './care/routes.ts';
import type { Chat } from './chat/chat.ts';
import { createExportThreads } from './chat/export/export-threads.ts';
import { exportRoutes } from './chat/export/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Config } from './config.ts';
import type { Contact } from './contact/contact.ts';
import { contactRoutes } from './contact/routes.ts';
import { openDashboard } from './dashboard.ts';
import { createDocuments } from './files/documents.ts';
import { fileRoutes } from './files/routes.ts';
import { createFlags, type Flags, isEnabled } from './flags/flags.ts';
import { createGames } from './games/games.ts';
import { createQuestionBank } from './games/question-bank.ts';
import { openRooms } from './games/rooms/open.ts';
import { roomRoutes } from './games/rooms/routes.ts';
import { gameRoutes } from './games/routes.ts';
import { createStatistics } from './games/stats.ts';
import { registerBodies } from './http/bodies.ts';
import { answerClientError, newRequestId } from './http/client-errors.ts';
import { createBoundedServer } from './http/connections.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { answerFrameworkError, registerErrors } from './http/errors.ts';
import { registerHeaders, securityHeaders } from './http/headers.ts';
import type { Log } from './http/logging.ts';
import { createMetrics } from './http/metrics.ts';
import { registerObservation } from './http/observe.ts';
import { addressOf, createLimits, type LimitFactory } from './http/rate-limit.ts';
import { createTurnsOfAddress } from './http/turns-of-address.ts';
import { openPageBundle } from './pages/bundle.ts';
import { discoveryRoutes } from './pages/discovery.ts';
import { notFound } from './pages/not-found.ts';
import { createPages, type Pages } from './pages/pages.ts';
import { registerStatic, type WebFiles } from './pages/static.ts';
import { createHealthRecord } from './providers/health.ts';
import { openVoiceService } from './providers/voice/open.ts';
import type { VoiceService } from './providers/voice/types.ts';
import { watchVoice } from './providers/voice/watch.ts';
import type { Storage } from './storage/types.ts';
import { createTestimonials, type TestimonialService } from './testimonials/testimonials.ts';
import { createAudioCache } from './voice/audio-cache.ts';
import { CHARACTERS_OF_ADDRESS, createDailyCharacters } from './voice/daily-characters.ts';
import { voiceRoutes } from './voice/routes.ts';
import { createVoice } from './voice/voice.ts';

/** What the app is built from. Tests pass their own. */
export interface AppDeps {
  readonly config: Config;
  readonly log: Log;
  readonly storage: Storage;
  /** 32 bytes; hashes callers, and encrypts what operators keep secret. The same on all instances of one database. */
  readonly encryptionKey: Uint8Array;
  readonly bible: Bible;
  readonly searchIndex: SearchIndex;
  readonly chat: Chat;
  readonly care: CareService;
  readonly contact: Contact;
  /** Impressions and clicks; closed by whoever made it. */
  readonly counter: AdvertisementCounter;
  readonly fetchPicture: FetchPicture;
  /** Check texts; closed by whoever made them. */
  readonly checks: CheckThreads;
  /** Replies that this instance is writing, for /metrics. */
  readonly runningReplies: () => number;
  readonly answeredBy: About['answeredBy'];
  /** The provider that answers, for the operator's status; null or absent with the guide. */
  readonly provider?: StatusDeps['provider'];
  readonly version: string;
  readonly web: WebFiles;
  /** The folder with the questions of the games (scripts/build-games.ts). */
  readonly gamesDirectory: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How sign-ins are slowed down; tests do not wait. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

const HOUR = 3_600_000;
/** A request must have arrived completely within this time; responses may stream for as long as they last. */
const REQUEST_TIMEOUT = 60_000;
/** Longer than the 60 s of common proxies, so that it is the proxy that closes an idle connection. */
const KEEP_ALIVE_TIMEOUT = 72_000;
/** As long as Node lets a request line be; the schema of each call sets its own limit. */
const MAX_PARAM_LENGTH = 16_384;

/** What the registering functions below share. */
interface Registering extends AppDeps {
  readonly limit: LimitFactory;
  /** Costly calls of one address wait for one another. */
  readonly turnOfAddress: ReturnType<typeof createTurnsOfAddress>;
  readonly defaultTranslation: Config['defaultTranslation'];
}

/** Builds the app from all routes and plugins. It does not listen yet (start.ts). */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, storage, bible, now } = deps;
  const headers = securityHeaders(config.publicUrl);
  const metrics = config.metricsToken
    ? createMetrics(
        [{ name: 'berea_running_replies', help: 'Replies being written.', read: deps.runningReplies }],
        log.warned,
      )
    : undefined;
  const flags = createFlags(storage, now);
  const testimonials = createTestimonials(storage, now);
  const pages = openPages(deps, { flags, testimonials });

  const app = createServer(log, config, headers);
  registerErrors(app, notFound(app, pages));
  registerHeaders(app, headers);
  registerObservation(app, log, metrics);
  refuseCrossSite(app, config.publicUrl);
  registerBodies(app);

  const registering: Registering = {
    ...deps,
    limit: createLimits({ enabled: config.rateLimits, secret: deps.encryptionKey, storage, now }),
    turnOfAddress: createTurnsOfAddress(addressOf),
    defaultTranslation: config.defaultTranslation,
  };
  const { limit } = registering;
  healthRoutes(app, { storage, bible, metrics, metricsToken: config.metricsToken });
  aboutRoutes(app, deps);
  registerScripture(app, registering);
  const voiceHealth = createHealthRecord(now);
  const voiceService = await openVoiceService(config.voice);
  const operator = openAdmin(app, {
    storage,
    encryptionKey: deps.encryptionKey,
    countsAddresses: config.rateLimits,
    status: {
      ...deps,
      dataDir: config.dataDir,
      retentionDays: config.retentionDays,
      startedAt: now(),
      provider: deps.provider ?? null,
      voice: voiceService && { name: voiceService.name, health: voiceHealth.health },
      helpLinesChecked: deps.care.lines(undefined).checked,
    },
    now,
    wait: deps.wait ?? wait,
  });
  openDashboard(app, { ...deps, flags, testimonials, operator, limits: advertisementLimits(limit) });
  await registerGames(app, registering);
  careRoutes(app, { care: deps.care, operator });
  contactRoutes(app, {
    contact: deps.contact,
    now,
    limits: [limit({ name: 'contact messages', max: 20, maxOfNetwork: 40, windowMs: HOUR, key: 'address' })],
    operator,
  });
  registerChat(app, registering);
  registerVoice(app, registering, voiceService && watchVoice(voiceService, voiceHealth));
  discoveryRoutes(app, config.publicUrl);
  await registerStatic(app, deps.web, () => isEnabled(flags, 'pwa_enabled'), pages);
  return app;
}

function createServer(log: Log, config: Config, headers: ReturnType<typeof securityHeaders>) {
  return fastify({
    // Fastify's own log would contain addresses and URLs; ours (http/logging.ts) does not.
    logger: false,
    genReqId: newRequestId,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    serverFactory: (handler) =>
      createBoundedServer(handler, {
        log,
        requestTimeout: REQUEST_TIMEOUT,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    bodyLimit: BODY_MAX_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Only the contract's schemas check input (http/route.ts): Ajv is not even loaded.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    frameworkErrors: (error, request, reply) =>
      answerFrameworkError(error, request.url, reply.headers(headers)),
    clientErrorHandler: answerClientError,
  });
}

/** What renders pages; undefined where the web app is not built for it. */
function openPages(
  deps: AppDeps,
  { flags, testimonials }: { flags: Flags; testimonials: TestimonialService },
): Pages | undefined {
  const { bible, config, web, now } = deps;
  const bundle = openPageBundle(web.current, web.pages);
  if (!bundle) return undefined;
  return createPages({
    bundle,
    about: (origin) => aboutInstallation(deps, origin),
    flags: () => flags.publicFlags(),
    testimonials: () => testimonials.shown(),
    bible,
    translation: bible[config.defaultTranslation],
    publicUrl: config.publicUrl,
    now,
  });
}

/** Passages, search, the verse of the day and the check. */
function registerScripture(app: FastifyInstance, deps: Registering): void {
  const { bible, defaultTranslation, limit, turnOfAddress, now } = deps;
  bibleRoutes(app, { bible, defaultTranslation });
  searchRoutes(app, {
    ...deps,
    sayings: SAYINGS,
    limits: [
      limit({ name: 'searches of an address', max: 6_000, windowMs: HOUR, key: 'address', ofProcess: true }),
    ],
  });
  dailyRoutes(app, { bible, defaultTranslation, now });
  checkRoutes(app, {
    bible,
    defaultTranslation,
    threads: deps.checks,
    limits: [checkedTexts(limit), turnOfAddress],
  });
}

/** The Bible games and their live rooms. */
async function registerGames(app: FastifyInstance, deps: Registering): Promise<void> {
  const { config, storage, defaultTranslation, limit, now } = deps;
  const bank = createQuestionBank(deps.gamesDirectory, defaultTranslation);
  const games = createGames({ ...deps, bank, random: Math.random });
  gameRoutes(app, {
    games,
    statistics: createStatistics({ storage, pointsOf: games.pointsOf, now }),
    limits: gameLimits(limit),
  });
  const running = await openRooms({ ...deps, questions: games.forRoom, secret: deps.encryptionKey });
  // Streams must end before the server waits for its connections.
  app.addHook('preClose', async () => running.close());
  roomRoutes(app, { running, publicUrl: config.publicUrl, limits: roomLimits(limit) });
}

/** Conversations, their export, and the documents that are read for them. */
function registerChat(app: FastifyInstance, { chat, limit, turnOfAddress, now }: Registering): void {
  const exports = createExportThreads();
  app.addHook('onClose', () => exports.close());
  exportRoutes(app, {
    chat,
    threads: exports,
    limits: [
      limit({ name: 'exports of an address', max: 120, windowMs: HOUR, key: 'address' }),
      turnOfAddress,
    ],
    now,
  });
  chatRoutes(app, { chat, limits: chatLimits(limit) });
  fileRoutes(app, {
    readDocument: createDocuments(),
    addressOf,
    limits: [documents(limit)],
    turnOfAddress,
  });
}

function registerVoice(
  app: FastifyInstance,
  { config, storage, encryptionKey, bible, defaultTranslation, limit, now }: Registering,
  service: VoiceService | null,
): void {
  voiceRoutes(app, {
    voice: createVoice({
      service,
      characters: createDailyCharacters({
        storage,
        secret: encryptionKey,
        limitOfAll: config.voice.dailyCharacters,
        limitOfAddress: config.rateLimits ? CHARACTERS_OF_ADDRESS : 0,
        now,
      }),
      cache: createAudioCache(join(config.dataDir, 'voice')),
      now,
    }),
    bible,
    defaultTranslation,
    limits: voiceLimits(limit),
  });
}

function refuseSchema(): never {
  throw new Error('Routes take the schemas of the contract, not of Fastify.');
}
