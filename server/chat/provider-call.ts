import { CARE_DUTIES, POSSIBLE_DUTY } from '../../content/care/duties.ts';
import { systemPrompt } from '../../content/system-prompt.ts';
import type { Slots } from '../concurrency/slots.ts';
import { aTurn } from '../concurrency/take-turns.ts';
import type { AnswerRecord } from '../guide/answer-record.ts';
import { type FittedConversation, fitConversation } from '../providers/fit.ts';
import { estimateTokens } from '../providers/tokens.ts';
import { type AiProvider, ProviderError } from '../providers/types.ts';
import { GO_ON } from './continuation.ts';
import { createLookUps, lookUpTokens } from './look-ups.ts';
import { type PassageDeps, passagesForModel } from './passages-for-model.ts';
import type { ReplyRequest } from './reply-request.ts';
import type { RunningReply } from './running-reply.ts';

/** A reply gets at least this much of the model's window. */
const OUTPUT_TOKENS = 2_048;

export interface ProviderCallDeps extends PassageDeps {
  readonly slots: Slots;
  /** Whether today's tokens, sent and written, still allow a provider call. */
  readonly withinBudget: () => Promise<boolean>;
}

/** One request to a provider: prepared while the visitor's message is stored, sent once it is. */
export interface ProviderCall {
  readonly provider: AiProvider;
  /** Whether today's tokens still allow it. If not, nothing is prepared. */
  readonly affordable: Promise<boolean>;
  /**
   * Sends the request and yields the provider's text as it comes. Waits for a free slot first (the reader sees that);
   * records on the reply who answers, what the window could not hold, and the tokens spent. Throws ProviderError.
   */
  stream(reply: RunningReply): AsyncIterable<string, void>;
  /** Gives the call up. Has no effect on one that has ended, or the second time. */
  cancel(): void;
}

/** Created once, since nobody reads it: a new error for each call would cost a stack trace. */
const CANCELLED = new Error('This provider call was cancelled.');

/** Starts to prepare a provider call. It must be streamed or cancelled: it may hold a slot. */
export function prepareProviderCall(
  deps: ProviderCallDeps,
  provider: AiProvider,
  request: ReplyRequest,
): ProviderCall {
  const stop = new AbortController();
  const stored = Promise.withResolvers<RunningReply>();
  const affordable = deps.withinBudget();
  const stream = callProvider({
    deps,
    provider,
    request,
    affordable,
    storedReply: stored.promise,
    signal: stop.signal,
  });
  const first = stream.next();
  // A call that is cancelled never awaits these: their failures must not count as unhandled.
  for (const promise of [affordable, stored.promise, first]) promise.catch(() => {});
  const cancel = (): void => {
    stop.abort(CANCELLED);
    stored.reject(CANCELLED);
  };
  return {
    provider,
    affordable,
    cancel,
    stream(reply) {
      reply.signal.addEventListener('abort', cancel, { once: true });
      if (reply.signal.aborted) cancel();
      stored.resolve(reply);
      return withFirst(first, stream);
    },
  };
}

/** A stream whose first step was asked for already. No generator of its own, since each costs every piece some promises. */
function withFirst<T>(
  first: Promise<IteratorResult<T, void>>,
  rest: AsyncGenerator<T, void>,
): AsyncIterable<T, void> {
  let isFirst = true;
  const steps: AsyncIterator<T, void> = {
    next() {
      if (!isFirst) return rest.next();
      isFirst = false;
      return first;
    },
    return: () => rest.return(),
  };
  return { [Symbol.asyncIterator]: () => steps };
}

interface CallArgs {
  readonly deps: ProviderCallDeps;
  readonly provider: AiProvider;
  readonly request: ReplyRequest;
  readonly affordable: Promise<boolean>;
  /** The reply, once it is stored: the request is sent only then. */
  readonly storedReply: Promise<RunningReply>;
  readonly signal: AbortSignal;
}

/** Waits for a slot, prepares the request, sends it when the reply is stored, and yields the text. */
async function* callProvider(args: CallArgs): AsyncGenerator<string, void> {
  const { deps, provider, request, storedReply, signal } = args;
  let reply: RunningReply | undefined;
  let fitted: FittedConversation | undefined;
  let about: AnswerRecord | undefined;
  let isWaiting = false;
  let estimatedTokens = 0;
  let countedTokens = 0;
  /** How often the request was sent: anew after each turn in which the model looked something up. */
  let timesSent = 0;
  let release = (): void => {};
  const updateOrigin = (): void => {
    if (!reply) return;
    reply.setWaiting(isWaiting);
    reply.origin.provider = provider.name;
    reply.origin.omittedMessages = fitted?.omitted?.messages ?? 0;
    reply.origin.omittedCharacters = fitted?.omitted?.documentCharacters ?? 0;
    // What goes on with an answer was counted with it.
    if (about && request.begun === undefined) reply.origin.about = about;
    reply.origin.inputTokens = timesSent * (fitted?.inputTokens ?? 0);
    reply.origin.outputTokens = countedTokens || estimatedTokens;
  };
  const setWaiting = (waiting: boolean): void => {
    isWaiting = waiting;
    updateOrigin();
  };
  storedReply.then(
    (started) => {
      reply = started;
      updateOrigin();
    },
    () => {},
  );
  if (!(await args.affordable)) return;
  try {
    release = await deps.slots.acquire(signal, () => setWaiting(true));
    const reserved = lookUpTokensFor(provider, request);
    // Passages are searched for one question after the other, others' words go out in between.
    await aTurn();
    signal.throwIfAborted();
    const found = passagesForModel(deps, request, provider.contextTokens);
    about = found.about;
    fitted = fitRequest(deps, provider, request, { reservedTokens: reserved, passages: found.lines });
    setWaiting(false);
    const { messages, maxOutputTokens } = fitted;
    const stream = provider.stream({
      get system() {
        return fitted?.system ?? '';
      },
      messages,
      maxOutputTokens,
      signal,
      sendAfter: storedReply,
      ...(reserved > 0
        ? {
            lookUps: {
              ...createLookUps(deps, request.version ?? deps.defaultTranslation, reserved),
              onAskedAgain: () => {
                timesSent += 1;
              },
            },
          }
        : {}),
      onCutOff: (end) => {
        if (reply) reply.origin.end = end;
      },
      onUsage: (tokens) => {
        countedTokens = tokens;
      },
    });
    timesSent = 1;
    for await (const text of stream) {
      estimatedTokens += estimateTokens(text);
      yield text;
    }
  } catch (error) {
    // A service that did not answer charges nothing.
    if (error instanceof ProviderError && estimatedTokens === 0) timesSent = 0;
    throw error;
  } finally {
    setWaiting(false);
    release();
  }
}

/** Tokens kept free for what the model looks up. None if the visitor may be in danger: they are answered at once. */
function lookUpTokensFor({ contextTokens }: AiProvider, { care }: ReplyRequest): number {
  return care.now || care.standing ? 0 : lookUpTokens(contextTokens);
}

/** The request as it is sent: fitted to the model's window, with the passages that belong to the question. */
function fitRequest(
  deps: PassageDeps,
  { name: answeredBy, contextTokens }: AiProvider,
  request: ReplyRequest,
  { reservedTokens, passages }: { readonly reservedTokens: number; readonly passages: string[] },
): FittedConversation {
  const { now, possible, standing } = request.care;
  const danger = now ?? standing;
  const duty = danger ? CARE_DUTIES[danger.kind] : possible ? POSSIBLE_DUTY : undefined;
  return fitConversation({
    contextTokens: contextTokens - reservedTokens,
    ...(duty ? { care: duty } : {}),
    system: charterFor(deps.bible[request.version ?? deps.defaultTranslation].label, answeredBy),
    passages,
    wholeMessages: [
      ...request.history.map(toWholeMessage),
      toWholeMessage({ ...request, role: 'user' }),
      ...continuing(request),
    ],
    reserveOutput: OUTPUT_TOKENS,
  });
}

const charters = new Map<string, string>();

/** The charter in one string for all replies: each would keep its own, 13 kB, for as long as it is written. */
function charterFor(translationLabel: string, answeredBy: string): string {
  const key = `${translationLabel} ${answeredBy}`;
  const charter = charters.get(key) ?? systemPrompt({ translationLabel, answeredBy });
  charters.set(key, charter);
  return charter;
}

/** The answer so far and the request to go on, where the reply continues one that was cut off. */
function continuing({ begun }: ReplyRequest) {
  if (begun === undefined) return [];
  return [
    { role: 'assistant' as const, words: begun },
    { role: 'user' as const, words: GO_ON },
  ];
}

function toWholeMessage({ role, words, document }: ReplyRequest['history'][number]) {
  return { role, words, ...(document ? { document } : {}) };
}
