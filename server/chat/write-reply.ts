import { setImmediate as nextTurn } from 'node:timers/promises';
import { FALLBACK_NOTES } from '../../content/fallback-notes.ts';
import { systemPrompt } from '../../content/system-prompt.ts';
import { createGate, type GateEvent } from '../../scripture/gate.ts';
import type { Bible, TranslationId, VerseIndex } from '../../scripture/types.ts';
import { crisisReply } from '../guide/crisis.ts';
import type { Guide, GuideRequest } from '../guide/types.ts';
import { cleanText } from '../http/clean-text.ts';
import type { Slots } from '../providers/concurrency.ts';
import { fitConversation } from '../providers/fit.ts';
import { estimateTokens } from '../providers/tokens.ts';
import { type AiProvider, ProviderError } from '../providers/types.ts';
import type { CareOfWords } from './message-care.ts';
import type { RunningReply } from './running-reply.ts';

/** The guide's name, as messages show it. */
export const GUIDE_NAME = 'Built-in guide';
/** A reply keeps at least this much of the model's window. */
const OUTPUT_TOKENS = 2_048;
/** A service that writes on and on, whatever was asked for, is cut off here. In UTF-16 units. */
const REPLY_MAX_LENGTH = 1_000_000;
/** So much is checked before others have their turn: some services send a whole answer as one piece. */
const AT_ONCE = 2_000;

export interface ReplyRequest {
  /** Earlier messages, oldest first; a visitor's with the document they sent along. */
  readonly history: readonly {
    readonly role: 'user' | 'assistant';
    readonly words: string;
    readonly document?: string | undefined;
  }[];
  /** What the visitor's words call for. */
  readonly care: CareOfWords;
  readonly words: string;
  readonly document?: string | undefined;
  readonly documentName?: string | undefined;
  /** The translation that the reader has chosen, if any. */
  readonly version?: TranslationId | undefined;
  /** The reader's region, for help lines. */
  readonly region?: string | undefined;
}

export interface WriterParts {
  readonly bible: Bible;
  readonly findCandidates: (words: string) => readonly VerseIndex[];
  readonly search: GuideRequest['search'];
  readonly guide: Guide;
  readonly provider: AiProvider | null;
  readonly slots: Slots;
  readonly fallback: 'guide' | 'none';
  readonly defaultTranslation: TranslationId;
  /** Whether today's output tokens still allow a question to the provider. */
  readonly withinBudget: () => Promise<boolean>;
}

/** Writes one reply: help first where it is needed, else the provider or the guide, and all of it through the Berea check. */
export function createReplyWriter(parts: WriterParts) {
  return async function writeReply(reply: RunningReply, request: ReplyRequest): Promise<void> {
    const put = checked(reply, parts, request.version);
    if (request.care.now?.kind === 'crisis') {
      reply.origin.provider = GUIDE_NAME;
      return put.all(crisisReply(request.region));
    }
    if (!parts.provider) return answerByGuide('');
    if (!(await parts.withinBudget())) return answerByGuide(FALLBACK_NOTES.budget);

    const outcome = await askProvider(parts.provider);
    if (outcome === 'answered' || reply.halted) return;
    return answerByGuide(FALLBACK_NOTES.failure);

    function answerByGuide(note: string): Promise<void> {
      reply.origin.provider = GUIDE_NAME;
      reply.origin.fallback = note !== '';
      // What had to be left out for the provider's window was left out for it alone.
      reply.origin.omittedMessages = 0;
      reply.origin.omittedCharacters = 0;
      const text = parts.guide({
        history: request.history.map(({ role, words }) => ({ role, content: words })),
        words: request.words,
        document: request.document,
        documentName: request.documentName,
        translation: request.version ?? parts.defaultTranslation,
        bible: parts.bible,
        search: parts.search,
      });
      return put.all(note === '' ? text : `${note}\n\n${text}`);
    }

    /** Answers `failed` only where nothing has come yet and the guide may take over; throws every other failure. */
    async function askProvider(provider: AiProvider): Promise<'answered' | 'failed'> {
      let begun = false;
      let written = 0;
      let release = (): void => {};
      reply.origin.provider = provider.name;
      try {
        release = await parts.slots.acquire(reply.signal, () => reply.setWaiting(true));
        reply.setWaiting(false);
        const fitted = fitConversation({
          contextTokens: provider.contextTokens,
          system: systemPrompt({
            translationLabel: parts.bible[request.version ?? parts.defaultTranslation].label,
            answeredBy: provider.name,
          }),
          turns: [
            ...request.history.map(({ role, words, document }) => ({
              role,
              words,
              ...(document ? { document } : {}),
            })),
            {
              role: 'user',
              words: request.words,
              ...(request.document ? { document: request.document } : {}),
            },
          ],
          reserveOutput: OUTPUT_TOKENS,
        });
        reply.origin.omittedMessages = fitted.omitted?.messages ?? 0;
        reply.origin.omittedCharacters = fitted.omitted?.documentCharacters ?? 0;
        const stream = provider.stream({
          system: fitted.system,
          messages: fitted.messages,
          maxOutputTokens: fitted.maxOutputTokens,
          signal: reply.signal,
          onUsage: (tokens) => {
            reply.origin.outputTokens = tokens;
          },
        });
        for await (const text of stream) {
          written += estimateTokens(text);
          for (let at = 0; at < text.length; at += AT_ONCE) {
            if (at > 0) await nextTurn();
            begun = put.some(text.slice(at, at + AT_ONCE));
          }
          if (reply.snapshot().length > REPLY_MAX_LENGTH) throw new ProviderError('PROVIDER_STREAM_CUT');
        }
        if (!begun && !reply.halted) throw new ProviderError('PROVIDER_FAILED');
        put.rest();
        return 'answered';
      } catch (error) {
        if (reply.halted) return 'answered';
        if (begun) put.rest();
        if (begun || parts.fallback === 'none' || !(error instanceof ProviderError)) throw error;
        return 'failed';
      } finally {
        reply.setWaiting(false);
        reply.origin.outputTokens ||= written;
        release();
      }
    }
  };
}

/** The way of every word to the reader: cleaned (docs: architecture, "Text"), then through the check. */
function checked(reply: RunningReply, parts: WriterParts, version: TranslationId | undefined) {
  const gate = createGate({
    bible: parts.bible,
    ...(version ? { preferred: version } : {}),
    fallback: parts.defaultTranslation,
    findCandidates: parts.findCandidates,
  });
  let begun = false;
  /** Half a character, or half a line end: what it is shows with the next piece. */
  let half = '';
  const pass = (events: readonly GateEvent[]): void => {
    for (const event of events) {
      if (event.type === 'text') reply.append(event.text);
      else reply.addFinding(event.finding);
    }
  };
  function push(text: string): void {
    const clean = begun ? cleanText(text) : cleanText(text).trimStart();
    begun ||= clean !== '';
    pass(gate.push(clean));
  }
  /** Answers whether a first word has come: what is blank, or nothing once it is clean, is no answer yet. */
  function some(text: string): boolean {
    const whole = half + text;
    half = HALF.exec(whole)?.[0] ?? '';
    push(whole.slice(0, whole.length - half.length));
    return begun;
  }
  function rest(): void {
    push(half);
    half = '';
    pass(gate.end());
  }
  return {
    some,
    rest,
    /** A text that is there as a whole: paragraph by paragraph, so that other visitors are served in between. */
    async all(text: string): Promise<void> {
      for (const paragraph of text.split(/(?<=\n\n)/)) {
        some(paragraph);
        await nextTurn();
      }
      rest();
    },
  };
}

/** The first half of a surrogate pair or of CRLF at the end of a piece. */
const HALF = /[\uD800-\uDBFF\r]$/;
