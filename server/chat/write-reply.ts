import { setImmediate as nextTurn } from 'node:timers/promises';
import { dangersInReply, isHarmful } from '../../care/reply-safety.ts';
import type { CareFinding } from '../../care/types.ts';
import { FALLBACK_NOTES } from '../../content/fallback-notes.ts';
import { AppError } from '../../contract/errors.ts';
import type { TranslationId, VerseIndex } from '../../scripture/types.ts';
import type { CareService } from '../care/care.ts';
import { type CareAnswer, careReply } from '../care/care-reply.ts';
import type { Guide } from '../guide/types.ts';
import { type AiProvider, ProviderError } from '../providers/types.ts';
import { type Asking, type AskingParts, prepareAsking } from './ask-provider.ts';
import { type CheckedWords, checkedWords } from './checked-words.ts';
import type { ReplyRequest } from './reply-request.ts';
import type { RunningReply } from './running-reply.ts';

/** The guide's name, as messages show it. */
export const GUIDE_NAME = 'Built-in guide';
/** A service that writes on and on, whatever was asked for, is cut off here. In UTF-16 units. */
const REPLY_MAX_LENGTH = 1_000_000;
/** An answer to somebody in danger is short; what is longer than this is none. */
const CARE_REPLY_MAX_LENGTH = 6_000;
/** So much is checked before others have their turn: some services send a whole answer as one piece. */
const AT_ONCE = 2_000;
/** A sentence is looked at for harm when it ends, or when it is longer than this. */
const LOOKED_AT = 600;
const SENTENCE_END = /[.!?\n]/;

export interface WriterParts extends AskingParts {
  readonly findCandidates: (words: string) => readonly VerseIndex[];
  readonly guide: Guide;
  readonly provider: AiProvider | null;
  readonly care: CareService;
  readonly fallback: 'guide' | 'none';
}

/** A reply that can be written once its place is stored. What is not written must be dropped. */
export interface PreparedReply {
  write(reply: RunningReply): Promise<void>;
  drop(): void;
}

/**
 * Writes one reply: help first where it is needed, else the provider or the guide, and all of it through the Berea
 * check. In two steps: what a provider is to be asked is made ready while the visitor's words are stored.
 */
export function createReplyWriter(parts: WriterParts) {
  return function prepareReply(request: ReplyRequest): PreparedReply {
    const asking = parts.provider && prepareAsking(parts, parts.provider, request);
    const drop = (): void => asking?.drop();
    return {
      write: (reply) => writeReply(parts, reply, request, asking).finally(drop),
      drop,
    };
  };
}

async function writeReply(
  parts: WriterParts,
  reply: RunningReply,
  request: ReplyRequest,
  asking: Asking | null,
): Promise<void> {
  const put = checkedWords(reply, {
    bible: parts.bible,
    ...(request.version ? { preferred: request.version } : {}),
    fallback: parts.defaultTranslation,
    findCandidates: parts.findCandidates,
  });
  const askable = asking && (await asking.affordable) ? asking : null;
  const { now, standing } = request.care;
  // `request.care.possible` changes nothing here: such a message is answered as any other.
  if (now) return writeWithCare(parts, reply, request, put, askable, now);
  if (!askable) return byGuide(parts, reply, request, put, asking ? FALLBACK_NOTES.budget : '');

  const answered = standing
    ? await writeUnderDuty(parts, reply, request, put, askable, standing)
    : await writeByProvider(parts, reply, put, askable);
  if (answered || reply.halted) return;
  return byGuide(parts, reply, request, put, FALLBACK_NOTES.failure);
}

function byGuide(
  parts: WriterParts,
  reply: RunningReply,
  request: ReplyRequest,
  put: CheckedWords,
  note: string,
): Promise<void> {
  answeredByUs(reply, note !== '');
  const text = parts.guide({
    history: request.history.map(({ role, words }) => ({ role, content: words })),
    words: request.words,
    document: request.document,
    documentName: request.documentName,
    translation: translationOf(parts, request),
    bible: parts.bible,
    search: parts.search,
  });
  return put.all(note === '' ? text : `${note}\n\n${text}`);
}

function answeredByUs(reply: RunningReply, fallback: boolean): void {
  reply.origin.provider = GUIDE_NAME;
  reply.origin.fallback = fallback;
  // What had to be left out for the provider's window was left out for it alone.
  reply.origin.omittedMessages = 0;
  reply.origin.omittedCharacters = 0;
}

function translationOf(parts: WriterParts, { version }: ReplyRequest): TranslationId {
  return version ?? parts.defaultTranslation;
}

/** Answers false only where nothing has come yet and the guide may take over; throws every other failure. */
async function writeByProvider(
  parts: WriterParts,
  reply: RunningReply,
  put: CheckedWords,
  asking: Asking,
): Promise<boolean> {
  let begun = false;
  let recent = '';
  try {
    for await (const text of asking.pieces(reply)) {
      recent += text;
      // Sentence by sentence: each is looked at once.
      const ended = SENTENCE_END.test(text) || recent.length > LOOKED_AT ? endOfLastSentence(recent) : 0;
      if (ended > 0) {
        if (isHarmful(recent.slice(0, ended))) {
          reply.withdraw();
          throw new AppError('REPLY_WITHDRAWN');
        }
        recent = recent.slice(ended);
      }
      for (let at = 0; at < text.length; at += AT_ONCE) {
        if (at > 0) await nextTurn();
        begun = put.some(text.slice(at, at + AT_ONCE));
      }
      if (reply.snapshot().length > REPLY_MAX_LENGTH) throw new ProviderError('PROVIDER_STREAM_CUT');
    }
    if (!begun && !reply.halted) throw new ProviderError('PROVIDER_FAILED');
    put.rest();
    return true;
  } catch (error) {
    if (reply.halted) return true;
    if (begun) put.rest();
    if (begun || parts.fallback === 'none' || !(error instanceof ProviderError)) throw error;
    return false;
  }
}

/** Behind the last sentence's end; all of it where a sentence is longer than any is. 0: it goes on. */
function endOfLastSentence(text: string): number {
  const end = Math.max(...['.', '!', '?', '\n'].map((sign) => text.lastIndexOf(sign))) + 1;
  return end === 0 && text.length > LOOKED_AT ? text.length : end;
}

/** Our own first sentence at once; then the provider's words if they may be said, else ours. */
async function writeWithCare(
  parts: WriterParts,
  reply: RunningReply,
  request: ReplyRequest,
  put: CheckedWords,
  asking: Asking | null,
  finding: CareFinding,
): Promise<void> {
  const ours = careAnswer(parts, request, finding);
  if (!asking) {
    answeredByUs(reply, false);
    return put.all(`${ours.first}\n\n${ours.rest}`);
  }
  reply.origin.provider = asking.provider.name;
  put.some(`${ours.first}\n\n`);
  const theirs = await heldAnswer(reply, asking, finding).catch(() => undefined);
  if (reply.halted) return;
  if (theirs === undefined) answeredByUs(reply, true);
  return put.all(theirs ?? ours.rest);
}

/** A sign still stands from before: the answer is held and looked at, and ours takes the place of what may not be said. */
async function writeUnderDuty(
  parts: WriterParts,
  reply: RunningReply,
  request: ReplyRequest,
  put: CheckedWords,
  asking: Asking,
  standing: CareFinding,
): Promise<boolean> {
  try {
    const theirs = await heldAnswer(reply, asking, standing);
    if (theirs === undefined) {
      answeredByUs(reply, true);
      const ours = careAnswer(parts, request, standing);
      await put.all(`${ours.first}\n\n${ours.rest}`);
    } else await put.all(theirs);
    return true;
  } catch (error) {
    if (reply.halted) return true;
    if (parts.fallback === 'none' || !(error instanceof ProviderError)) throw error;
    return false;
  }
}

/** The provider's whole answer, or undefined where it may not be shown. Throws ProviderError where none came. */
async function heldAnswer(
  reply: RunningReply,
  asking: Asking,
  finding: CareFinding,
): Promise<string | undefined> {
  let text = '';
  for await (const piece of asking.pieces(reply)) {
    text += piece;
    if (text.length > CARE_REPLY_MAX_LENGTH) return undefined;
  }
  if (reply.halted) return undefined;
  if (text.trim() === '') throw new ProviderError('PROVIDER_FAILED');
  return dangersInReply(text, finding.kind).length === 0 ? text : undefined;
}

function careAnswer(parts: WriterParts, request: ReplyRequest, finding: CareFinding): CareAnswer {
  return careReply({
    finding,
    told: request.care.told,
    care: parts.care.answer(finding, request.region),
    bible: parts.bible,
    translation: translationOf(parts, request),
  });
}
