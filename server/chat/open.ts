import { createSecretKey } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { formatPassage } from '../../scripture/references/format.ts';
import type { SearchIndex } from '../../scripture/search/index-file.ts';
import { candidateVerses, search } from '../../scripture/search/search.ts';
import type { Bible, TranslationId } from '../../scripture/types.ts';
import type { CareService } from '../care/care.ts';
import { createSlots } from '../concurrency/slots.ts';
import { LOADING_STEPS, retrieve } from '../guide/guide.ts';
import type { Guide, GuideRequest } from '../guide/types.ts';
import type { ErrorLog } from '../log-fields.ts';
import { startOfBudgetDay, withinBudget } from '../providers/budget.ts';
import { type AiProvider, ProviderError } from '../providers/types.ts';
import { startSharedClock } from '../storage/shared-clock.ts';
import type { Storage } from '../storage/types.ts';
import { type Chat, createChat } from './chat.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createRunningReplies } from './running-replies.ts';
import { tokensSince } from './store.ts';
import { type CheckDocument, createReplyWriter } from './write-reply.ts';

/** How long a reply waits for a free slot (`AI_CONCURRENCY`) before the provider counts as overloaded. */
const PROVIDER_WAIT_MS = 30_000;
/** How many verses are compared with a quotation that names no reference. */
const CANDIDATES = 8;

export interface ChatSetup {
  readonly storage: Storage;
  readonly encryptionKey: Uint8Array;
  readonly bible: Bible;
  readonly searchIndex: SearchIndex;
  readonly guide: Guide;
  readonly provider: AiProvider | null;
  readonly care: CareService;
  readonly checkDocument: CheckDocument;
  readonly settings: {
    readonly fallback: 'guide' | 'none';
    /** How many provider calls may run at once. */
    readonly concurrency: number;
    /** Output tokens a day (UTC); 0: no limit. */
    readonly dailyBudget: number;
    /** Input tokens a day (UTC), as estimated; 0: no limit. */
    readonly dailyInput: number;
    readonly defaultTranslation: TranslationId;
    /** 0: conversations are kept. */
    readonly retentionDays: number;
  };
  readonly log: ErrorLog;
  /** Milliseconds since 1970; without it, the time that all instances agree on. */
  readonly now?: () => number;
}

export interface RunningChat {
  readonly chat: Chat;
  /** Replies that this instance is writing. */
  running(): number;
  /** Resolves when no reply is running, or after `ms` milliseconds. */
  finish(ms: number): Promise<void>;
  /** Ends running replies as interrupted and stores what is written of them; storage must still be open. */
  close(): Promise<void>;
}

/** Opens the chat of this instance and starts its background work. */
export async function openChat(setup: ChatSetup): Promise<RunningChat> {
  const { storage, settings, searchIndex, bible, guide, provider, log } = setup;
  const clock = setup.now ? { now: setup.now, stop: () => {} } : await startSharedClock(storage);
  const { now } = clock;
  const searchVerses: GuideRequest['search'] = (words, limit) =>
    search(searchIndex, words, { limit }).hits.map(({ index }) =>
      formatPassage([{ first: index, last: index }]),
    );
  const replies = createRunningReplies({ storage, owner: uuid(), now, log });
  const prepareReply = createReplyWriter({
    bible,
    guide,
    retrieve,
    provider,
    care: setup.care,
    checkDocument: setup.checkDocument,
    fallback: settings.fallback,
    defaultTranslation: settings.defaultTranslation,
    findCandidates: (words) => candidateVerses(searchIndex, words, CANDIDATES),
    search: searchVerses,
    slots: createSlots({
      slots: settings.concurrency,
      maxWaitMs: PROVIDER_WAIT_MS,
      busy: () => new ProviderError('PROVIDER_OVERLOADED'),
    }),
    withinBudget: async () => {
      if (settings.dailyBudget === 0 && settings.dailyInput === 0) return true;
      const { input, output } = await tokensSince(storage.db, startOfBudgetDay(now()));
      return withinBudget(output, settings.dailyBudget) && withinBudget(input, settings.dailyInput);
    },
  });
  const stopWarmUp = warmUp(setup, searchVerses);
  const stopHousekeeping = await startHousekeeping({
    storage,
    replies,
    retentionDays: settings.retentionDays,
    // A data folder belongs to one process (storage/data-dir-lock.ts).
    singleInstance: storage.engine === 'sqlite',
    now,
    log,
  });
  return {
    chat: createChat({
      storage,
      encryptionKey: createSecretKey(setup.encryptionKey),
      replies,
      care: setup.care,
      prepareReply,
      canContinue: provider !== null,
      now,
    }),
    running: () => replies.count,
    finish: (ms) => replies.finish(ms),
    async close() {
      stopWarmUp();
      stopHousekeeping();
      clock.stop();
      await replies.close();
    },
  };
}

const WARM_UP_AFTER_MS = 300;
/** Between two steps other requests are served. */
const WARM_UP_PAUSE_MS = 20;
/** A message whose answer compiles the reference parser and builds every lazy index. */
const WARM_UP = {
  words: 'and what does Romans 8:28, 31 say to someone who is afrayd of the fuuture?',
  earlier: ['Does ps. 23 v 1-3 speak of sheep?'],
  /** What is said within a talk is read by rules of its own. */
  later: ['and why is that', 'my sister is ill and i am so tired. pray for us'],
  document: 'The shepherd\n\nWe read John 10:11-15. The shepherd lays down his life for the sheep.',
};

/** Answers some messages soon after the start, because the first ones of a process take a hundred times as long. Returns what stops it. */
function warmUp(setup: ChatSetup, searchVerses: GuideRequest['search']): () => void {
  const { bible, provider, settings } = setup;
  const parts = { words: WARM_UP.words, bible, search: searchVerses };
  const history: GuideRequest['history'][number][] = [];
  const say = (words: string) => {
    const request = { ...parts, words, history: [...history], translation: settings.defaultTranslation };
    const { text, record } = setup.guide(request);
    history.push({ role: 'user', content: words }, { role: 'assistant', content: text, record });
  };
  const answers = provider
    ? [() => void retrieve({ ...WARM_UP, ...parts })]
    : [WARM_UP.words, ...WARM_UP.later].map((words) => () => say(words));
  const heard = [...WARM_UP.earlier, WARM_UP.words, ...WARM_UP.later];
  const steps = [...LOADING_STEPS, () => void setup.care.find(heard), ...answers];
  const next = (at: number, afterMs: number): NodeJS.Timeout =>
    setTimeout(() => {
      steps[at]!();
      if (at + 1 < steps.length) timer = next(at + 1, WARM_UP_PAUSE_MS);
    }, afterMs).unref();
  let timer = next(0, WARM_UP_AFTER_MS);
  return () => clearTimeout(timer);
}
