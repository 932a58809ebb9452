import { join } from 'node:path';
import { careDetector } from '../../care/detector.ts';
import { HELP_LINES } from '../../content/help-lines.ts';
import { documentCheck } from '../../server/bible/check/document-check.ts';
import { createCheckThreads } from '../../server/bible/check/threads.ts';
import { loadBible } from '../../server/bible/load.ts';
import { createCare } from '../../server/care/care.ts';
import { openChat, type RunningChat } from '../../server/chat/open.ts';
import type { Guide } from '../../server/guide/types.ts';
import { createHealthRecord } from '../../server/providers/health.ts';
import type { AiProvider, ProviderRequest } from '../../server/providers/types.ts';
import { type OpenStorage, openStorage } from '../../server/storage/open.ts';
import { recordingLog, temporaryFolder } from './storage.ts';

export interface TestChat {
  readonly chat: RunningChat['chat'];
  readonly running: RunningChat['running'];
  readonly storage: OpenStorage;
  /** What was logged. */
  readonly lines: ReturnType<typeof recordingLog>['lines'];
  /** The chat's clock in milliseconds since 1970; a test may set it. */
  readonly clock: { now: number };
  /** Ends running replies, as a shutdown does; the storage stays open. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export interface TestChatOptions {
  readonly provider?: AiProvider | null;
  readonly fallback?: 'guide' | 'none';
  /** What the guide answers, or the guide itself. */
  readonly guide?: (() => string) | Guide;
  readonly retentionDays?: number;
  readonly dailyBudget?: number;
  readonly dailyInput?: number;
  readonly concurrency?: number;
  /** Wraps the chat's storage, for instance to make it fail. */
  readonly through?: (storage: OpenStorage) => OpenStorage;
}

/** A guide that answers nothing but these words, where it is not a whole one. */
const asGuide =
  (guide: NonNullable<TestChatOptions['guide']>): Guide =>
  (request) => {
    const reply = guide(request);
    return typeof reply === 'string' ? { text: reply, record: { kind: 'unknown', shown: [] } } : reply;
  };

const NOON = Date.UTC(2026, 10, 21, 12);
let bible: ReturnType<typeof loadBible> | undefined;

/** The chat without HTTP: on a fresh SQLite database, with the real Bible and a clock that the test sets. */
export async function aChat(options: TestChatOptions = {}): Promise<TestChat> {
  const folder = temporaryFolder();
  const log = recordingLog();
  const storage = await openStorage({ dataDir: folder.path, log });
  bible ??= loadBible(join(import.meta.dirname, '../../dist/bible'));
  const clock = { now: NOON };
  const care = createCare({ storage, lines: HELP_LINES, rules: careDetector, now: () => clock.now });
  const checks = createCheckThreads({ directory: join(import.meta.dirname, '../../dist/bible') });
  const opened = await openChat({
    ...(await bible),
    care,
    storage: options.through?.(storage) ?? storage,
    encryptionKey: storage.encryptionKey,
    guide: asGuide(options.guide ?? (() => 'Peace be with you.')),
    provider: options.provider ?? null,
    checkDocument: documentCheck(checks, 'kjv'),
    settings: {
      fallback: options.fallback ?? 'none',
      concurrency: options.concurrency ?? 8,
      dailyBudget: options.dailyBudget ?? 0,
      dailyInput: options.dailyInput ?? 0,
      defaultTranslation: 'kjv',
      retentionDays: options.retentionDays ?? 0,
    },
    log,
    now: () => clock.now,
  });
  return {
    chat: opened.chat,
    running: opened.running,
    storage,
    lines: log.lines,
    clock,
    stop: opened.close,
    async close() {
      await opened.close();
      await checks.close();
      await storage.close();
      folder.remove();
    },
  };
}

/** A provider that answers each request with what `answer` yields. */
export function aProvider(answer: (request: ProviderRequest) => AsyncIterable<string>): AiProvider {
  async function* stream(request: ProviderRequest): AsyncGenerator<string, void> {
    await request.sendAfter;
    yield* answer(request);
  }
  const { health } = createHealthRecord();
  return { kind: 'openai', name: 'The fake', model: 'fake', contextTokens: 8_000, stream, health };
}
