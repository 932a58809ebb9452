import { CARE_DUTIES } from '../../content/care/duties.ts';
import { systemPrompt } from '../../content/system-prompt.ts';
import type { Slots } from '../providers/concurrency.ts';
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
}

/** A question as a provider is asked it: fitted to the model's window, with the passages that belong to it. */
export interface PreparedQuestion {
  readonly fitted: FittedConversation;
  /** Tokens kept free for what the model looks up; 0: it may not. */
  readonly room: number;
}

/** Works out what to ask. In a microtask of its own, so that what was begun before it (the disk's work) is under way. */
export async function prepareQuestion(
  parts: PassageParts,
  provider: AiProvider,
  request: ReplyRequest,
): Promise<PreparedQuestion> {
  await undefined;
  const { name: answeredBy, contextTokens } = provider;
  const duty = (request.care.now ?? request.care.standing)?.kind;
  // Who may be in danger is answered at once.
  const room = duty ? 0 : lookUpRoom(contextTokens);
  const fitted = fitConversation({
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
  return { fitted, room };
}

/**
 * Asks the provider and hands on what it writes, as it comes. Waits for a free place first (shown to the reader); tells
 * the reply who answers, what had to be left out for the window, and what was spent. Throws ProviderError.
 */
export async function* askProvider(
  parts: AskingParts,
  provider: AiProvider,
  reply: RunningReply,
  request: ReplyRequest,
  question: Promise<PreparedQuestion>,
): AsyncGenerator<string, void> {
  const { slots, defaultTranslation } = parts;
  let written = 0;
  let release = (): void => {};
  reply.origin.provider = provider.name;
  try {
    release = await slots.acquire(reply.signal, () => reply.setWaiting(true));
    reply.setWaiting(false);
    const { fitted, room } = await question;
    reply.origin.omittedMessages = fitted.omitted?.messages ?? 0;
    reply.origin.omittedCharacters = fitted.omitted?.documentCharacters ?? 0;
    const stream = provider.stream({
      system: fitted.system,
      messages: fitted.messages,
      maxOutputTokens: fitted.maxOutputTokens,
      signal: reply.signal,
      ...(room > 0 ? { lookUps: createLookUps(parts, request.version ?? defaultTranslation, room) } : {}),
      onUsage: (tokens) => {
        reply.origin.outputTokens = tokens;
      },
    });
    for await (const text of stream) {
      written += estimateTokens(text);
      yield text;
    }
  } finally {
    reply.setWaiting(false);
    reply.origin.outputTokens ||= written;
    release();
  }
}

function turnOf({ role, words, document }: ReplyRequest['history'][number]) {
  return { role, words, ...(document ? { document } : {}) };
}
