import { CARE_DUTIES } from '../../content/care/duties.ts';
import { systemPrompt } from '../../content/system-prompt.ts';
import type { Slots } from '../concurrency/slots.ts';
import { type FittedConversation, fitConversation } from '../providers/fit.ts';
import { estimateTokens } from '../providers/tokens.ts';
import type { AiProvider } from '../providers/types.ts';
import { createLookUps, lookUpRoom } from './look-ups.ts';
import { type PassageParts, passagesForModel } from './passages-for-model.ts';
import type { ReplyRequest } from './reply-request.ts';
import type { RunningReply } from './running-reply.ts';

/** A reply keeps at least this much of the model's window. */
const OUTPUT_TOKENS = 2_048;

export interface AskingParts extends PassageParts {
  readonly slots: Slots;
  /** Whether today's output tokens still allow a question to the provider. */
  readonly withinBudget: () => Promise<boolean>;
}

/** A question on its way to a provider: made ready while the visitor's words are stored, sent once they are. */
export interface Asking {
  readonly provider: AiProvider;
  /** Whether today's output tokens still allow it. Nothing is made ready where they do not. */
  readonly affordable: Promise<boolean>;
  /**
   * Sends it and hands on what the provider writes, as it comes. Waits for a free place first (shown to the reader); tells
   * the reply who answers, what had to be left out for the window, and what was spent. Throws ProviderError.
   */
  pieces(reply: RunningReply): AsyncGenerator<string, void>;
  /** It is not sent after all. Does no harm where it was, or twice. */
  drop(): void;
}

/** Nobody reads it: a reason made anew each time would cost a stack. */
const DROPPED = new Error('This question is not asked.');

/** Begins to make a question ready. What it returns must be read or dropped: it may hold one of the places. */
export function prepareAsking(parts: AskingParts, provider: AiProvider, request: ReplyRequest): Asking {
  const stop = new AbortController();
  const stored = Promise.withResolvers<RunningReply>();
  const affordable = parts.withinBudget();
  const stream = ask(parts, provider, request, affordable, stored.promise, stop.signal);
  const first = stream.next();
  // They are waited for where they are needed, if they are: until then nobody hears of a failure.
  for (const promised of [affordable, stored.promise, first]) promised.catch(() => {});
  const drop = (): void => {
    stop.abort(DROPPED);
    stored.reject(DROPPED);
  };
  return {
    provider,
    affordable,
    drop,
    async *pieces(reply) {
      reply.signal.addEventListener('abort', drop, { once: true });
      if (reply.signal.aborted) drop();
      stored.resolve(reply);
      try {
        for (let step = await first; !step.done; step = await stream.next()) yield step.value;
      } finally {
        await stream.return();
      }
    },
  };
}

async function* ask(
  parts: AskingParts,
  provider: AiProvider,
  request: ReplyRequest,
  affordable: Promise<boolean>,
  stored: Promise<RunningReply>,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  let reply: RunningReply | undefined;
  let fitted: FittedConversation | undefined;
  let isWaiting = false;
  let written = 0;
  let counted = 0;
  let release = (): void => {};
  const tell = (): void => {
    if (!reply) return;
    reply.setWaiting(isWaiting);
    reply.origin.provider = provider.name;
    reply.origin.omittedMessages = fitted?.omitted?.messages ?? 0;
    reply.origin.omittedCharacters = fitted?.omitted?.documentCharacters ?? 0;
    reply.origin.outputTokens = counted || written;
  };
  const wait = (waiting: boolean): void => {
    isWaiting = waiting;
    tell();
  };
  stored.then(
    (begun) => {
      reply = begun;
      tell();
    },
    () => {},
  );
  if (!(await affordable)) return;
  try {
    release = await parts.slots.acquire(signal, () => wait(true));
    const room = roomFor(provider, request);
    fitted = questionOf(parts, provider, request, room);
    wait(false);
    const stream = provider.stream({
      system: fitted.system,
      messages: fitted.messages,
      maxOutputTokens: fitted.maxOutputTokens,
      signal,
      cleared: stored,
      ...(room > 0
        ? { lookUps: createLookUps(parts, request.version ?? parts.defaultTranslation, room) }
        : {}),
      onUsage: (tokens) => {
        counted = tokens;
      },
    });
    for await (const text of stream) {
      written += estimateTokens(text);
      yield text;
    }
  } finally {
    wait(false);
    release();
  }
}

/** Tokens kept free for what the model looks up; 0: it may not, for who may be in danger is answered at once. */
function roomFor({ contextTokens }: AiProvider, { care }: ReplyRequest): number {
  return care.now || care.standing ? 0 : lookUpRoom(contextTokens);
}

/** The question as it is asked: fitted to the model's window, with the passages that belong to it. */
function questionOf(
  parts: PassageParts,
  { name: answeredBy, contextTokens }: AiProvider,
  request: ReplyRequest,
  room: number,
): FittedConversation {
  const duty = (request.care.now ?? request.care.standing)?.kind;
  return fitConversation({
    contextTokens: contextTokens - room,
    ...(duty ? { care: CARE_DUTIES[duty] } : {}),
    system: systemPrompt({
      translationLabel: parts.bible[request.version ?? parts.defaultTranslation].label,
      answeredBy,
    }),
    passages: passagesForModel(parts, request, contextTokens),
    turns: [...request.history.map(turnOf), turnOf({ ...request, role: 'user' })],
    reserveOutput: OUTPUT_TOKENS,
  });
}

function turnOf({ role, words, document }: ReplyRequest['history'][number]) {
  return { role, words, ...(document ? { document } : {}) };
}
