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
import { createFlags, isEnabled } from './flags/flags.ts';
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
import { notFound } from './http/not-found.ts';
import { registerObservation } from './http/observe.ts';
import { addressOf, createLimits, type LimitFactory } from './http/rate-limit.ts';
import { registerStatic, type WebFiles } from './http/static.ts';
import { createTurnsOfAddress } from './http/turns-of-address.ts';
import { openPageBundle } from './pages/bundle.ts';
import { discoveryRoutes } from './pages/discovery.ts';
import { createPages } from './pages/pages.ts';
import { createHealthRecord } from './providers/health.ts';
import { openVoiceService } from './providers/voice/open.ts';
import { watchVoice } from './providers/voice/watch.ts';
import type { Storage } from './storage/types.ts';
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
const MINUTE = 60_000;
/** A request must have arrived completely within this time; responses may stream for as long as they last. */
const REQUEST_TIMEOUT = 60_000;
/** Longer than the 60 s of common proxies, so that it is the proxy that closes an idle connection. */
const KEEP_ALIVE_TIMEOUT = 72_000;
/** As long as Node lets a request line be; the schema of each call sets its own limit. */
const MAX_PARAM_LENGTH = 16_384;

/** Builds the app from all routes and plugins. It does not listen yet (start.ts). */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, storage, bible } = deps;
  const headers = securityHeaders(config.publicUrl);
  const metrics = config.metricsToken
    ? createMetrics(
        [{ name: 'berea_running_replies', help: 'Replies being written.', read: deps.runningReplies }],
        log.warned,
      )
    : undefined;

  const app = fastify({
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

  registerErrors(
    app,
    notFound(app, () => pages ?? undefined),
  );
  registerHeaders(app, headers);
  registerObservation(app, log, metrics);
  refuseCrossSite(app, config.publicUrl);
  registerBodies(app);
  const limit = createLimits({
    enabled: config.rateLimits,
    secret: deps.encryptionKey,
    storage,
    now: deps.now,
  });

  const turnOfAddress = createTurnsOfAddress(addressOf);

  healthRoutes(app, { storage, bible, metrics, metricsToken: config.metricsToken });
  aboutRoutes(app, deps);
  const flags = createFlags(storage, deps.now);
  bibleRoutes(app, { bible, defaultTranslation: config.defaultTranslation });
  searchRoutes(app, {
    ...deps,
    defaultTranslation: config.defaultTranslation,
    sayings: SAYINGS,
    limits: [
      limit({ name: 'searches of an address', max: 6_000, windowMs: HOUR, key: 'address', ofProcess: true }),
    ],
  });
  dailyRoutes(app, { bible, defaultTranslation: config.defaultTranslation, now: deps.now });
  checkRoutes(app, {
    bible,
    defaultTranslation: config.defaultTranslation,
    threads: deps.checks,
    limits: [checkedTexts(limit), turnOfAddress],
  });
  const voiceHealth = createHealthRecord(deps.now);
  const voiceService = await openVoiceService(config.voice);
  const operator = openAdmin(app, {
    storage,
    encryptionKey: deps.encryptionKey,
    countsAddresses: config.rateLimits,
    status: {
      ...deps,
      dataDir: config.dataDir,
      retentionDays: config.retentionDays,
      startedAt: deps.now(),
      provider: deps.provider ?? null,
      voice: voiceService && { name: voiceService.name, health: voiceHealth.health },
      helpLinesChecked: deps.care.lines(undefined).checked,
    },
    now: deps.now,
    wait: deps.wait ?? wait,
  });
  const { testimonials } = openDashboard(app, {
    ...deps,
    flags,
    operator,
    limits: advertisementLimits(limit),
  });
  const bank = createQuestionBank(deps.gamesDirectory, config.defaultTranslation);
  const games = createGames({
    ...deps,
    bank,
    defaultTranslation: config.defaultTranslation,
    random: Math.random,
  });
  gameRoutes(app, {
    games,
    statistics: createStatistics({ storage, pointsOf: games.pointsOf, now: deps.now }),
    limits: gameLimits(limit),
  });
  const running = await openRooms({ ...deps, questions: games.forRoom, secret: deps.encryptionKey });
  // Streams must end before the server waits for its connections.
  app.addHook('preClose', async () => running.close());
  roomRoutes(app, {
    running,
    publicUrl: config.publicUrl,
    limits: roomLimits(limit),
  });
  careRoutes(app, { care: deps.care, operator });
  contactRoutes(app, {
    contact: deps.contact,
    now: deps.now,
    limits: [limit({ name: 'contact messages', max: 20, maxOfNetwork: 40, windowMs: HOUR, key: 'address' })],
    operator,
  });
  const exports = createExportThreads();
  app.addHook('onClose', () => exports.close());
  exportRoutes(app, {
    chat: deps.chat,
    threads: exports,
    limits: [
      limit({ name: 'exports of an address', max: 120, windowMs: HOUR, key: 'address' }),
      turnOfAddress,
    ],
    now: deps.now,
  });
  chatRoutes(app, { chat: deps.chat, limits: chatLimits(limit) });
  fileRoutes(app, {
    readDocument: createDocuments(),
    addressOf,
    limits: [documents(limit)],
    turnOfAddress,
  });
  voiceRoutes(app, {
    voice: createVoice({
      service: voiceService && watchVoice(voiceService, voiceHealth),
      characters: createDailyCharacters({
        storage,
        secret: deps.encryptionKey,
        limitOfAll: config.voice.dailyCharacters,
        limitOfAddress: config.rateLimits ? CHARACTERS_OF_ADDRESS : 0,
        now: deps.now,
      }),
      cache: createAudioCache(join(config.dataDir, 'voice')),
      now: deps.now,
    }),
    bible,
    defaultTranslation: config.defaultTranslation,
    limits: voiceLimits(limit),
  });
  discoveryRoutes(app, config.publicUrl);
  const bundle = openPageBundle(deps.web.current, deps.web.pages);
  const pages =
    bundle &&
    createPages({
      bundle,
      about: (origin) => aboutInstallation(deps, origin),
      flags: () => flags.publicFlags(),
      testimonials: () => testimonials.shown(),
      bible,
      translation: bible[config.defaultTranslation],
      publicUrl: config.publicUrl,
      now: deps.now,
    });
  await registerStatic(app, deps.web, () => isEnabled(flags, 'pwa_enabled'), pages ?? undefined);
  return app;
}

/** Behaviour 8.3. */
function chatLimits(limit: LimitFactory) {
  return {
    createSession: [limit({ name: 'sessions', max: 120, maxOfNetwork: 600, windowMs: HOUR, key: 'address' })],
    send: [
      limit({ name: 'replies of a session', max: 40, windowMs: HOUR, key: 'session' }),
      limit({ name: 'replies of an address', max: 120, windowMs: HOUR, key: 'address' }),
    ],
    readOfAddress: [
      limit({ name: 'reads of an address', max: 12_000, windowMs: HOUR, key: 'address', ofProcess: true }),
    ],
    readOfSession: [
      limit({ name: 'reads of a session', max: 1_200, windowMs: HOUR, key: 'session', ofProcess: true }),
    ],
  };
}

/** A longer text counts more than once. */
const checkedTexts = (limit: LimitFactory) =>
  limit({
    name: 'checked texts of an address',
    max: 480,
    windowMs: HOUR,
    key: 'address',
    bytesPerCount: 50_000,
  });

const documents = (limit: LimitFactory) =>
  limit({
    name: 'documents',
    max: 120,
    maxOfNetwork: 360,
    windowMs: HOUR,
    key: 'address',
    bytesPerCount: 1_000_000,
  });

/** Behaviour 8.3. A youth group shares one address. */
function gameLimits(limit: LimitFactory) {
  return {
    score: limit({ name: 'scores', max: 2_400, windowMs: HOUR, key: 'address' }),
    passage: limit({ name: 'passages played', max: 600, windowMs: HOUR, key: 'address' }),
  };
}

/** Behaviour 8.3. Forty phones in a church hall share one address: what counts is the room and the seat. */
function roomLimits(limit: LimitFactory) {
  const ofRoom = (name: string, max: number) => limit({ name, max, windowMs: MINUTE, key: 'room' });
  const ofSeat = (name: string, max: number) =>
    limit({ name, max, windowMs: MINUTE, key: 'seat', ofProcess: true });
  return {
    open: [limit({ name: 'rooms of an address', max: 120, windowMs: HOUR, key: 'address' })],
    // Codes cannot be tried one after the other.
    find: limit({ name: 'room codes of an address', max: 600, windowMs: HOUR, key: 'address' }),
    join: [
      limit({ name: 'joins of an address', max: 600, windowMs: HOUR, key: 'address' }),
      ofRoom('joins of a room', 120),
    ],
    follow: [ofSeat('streams of a seat', 120)],
    act: [ofSeat('actions of a seat', 240)],
  };
}

/** Generous, because a church's visitors share one address, and only counts are protected. */
function advertisementLimits(limit: LimitFactory) {
  const perHour = { windowMs: HOUR, key: 'address', ofProcess: true } as const;
  return {
    impression: [limit({ name: 'impressions', max: 1_200, ...perHour })],
    click: [limit({ name: 'clicks', max: 240, ...perHour })],
  };
}

/** Besides these, characters are counted by the day (voice/daily-characters.ts). */
function voiceLimits(limit: LimitFactory) {
  return {
    lists: [limit({ name: 'voice lists of an address', max: 600, windowMs: HOUR, key: 'address' })],
    speech: [limit({ name: 'speech of an address', max: 600, windowMs: HOUR, key: 'address' })],
    passages: [limit({ name: 'spoken verses of an address', max: 6_000, windowMs: HOUR, key: 'address' })],
  };
}

function refuseSchema(): never {
  throw new Error('Routes take the schemas of the contract, not of Fastify.');
}
