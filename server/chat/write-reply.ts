import { setImmediate as nextTurn } from 'node:timers/promises';
import { dangersInReply, isHarmful } from '../../care/reply-safety.ts';
import type { CareFinding } from '../../care/types.ts';
import { FALLBACK_NOTES } from '../../content/fallback-notes.ts';
import { AppError } from '../../contract/errors.ts';
import type { CheckReport } from '../../scripture/check-report.ts';
import type { TranslationId, VerseIndex } from '../../scripture/types.ts';
import type { CareService } from '../care/care.ts';
import { type CareAnswer, careReply, linesOf, setCareReply } from '../care/care-reply.ts';
import { aTurn } from '../concurrency/take-turns.ts';
import type { AnswerRecord } from '../guide/answer-record.ts';
import { asksForCheck } from '../guide/answers/checked-text-answer.ts';
import { dangerReply } from '../guide/danger/danger-reply.ts';
import { ofWhomItIs } from '../guide/danger/whose.ts';
import type { Guide } from '../guide/types.ts';
import { type AiProvider, ProviderError } from '../providers/types.ts';
import { type CheckedWriter, createCheckedWriter } from './checked-writer.ts';
import { continueText } from './continuation.ts';
import { GUIDE_NAME } from './guide-name.ts';
import { type ProviderCall, type ProviderCallDeps, prepareProviderCall } from './provider-call.ts';
import { quietQuestion } from './quiet-question.ts';
import type { ReplyRequest } from './reply-request.ts';
import type { RunningReply } from './running-reply.ts';

/** A service that ignores its output limit is cut off here. In UTF-16 units. */
const REPLY_MAX_LENGTH = 1_000_000;
/** An answer to somebody in danger is short: a longer one is not used. */
const CARE_REPLY_MAX_LENGTH = 6_000;
/** How much is checked before other requests have their turn: some services send a whole answer as one piece. */
const CHUNK_LENGTH = 2_000;
/** A sentence is examined for harm when it ends, or when it gets longer than this. */
const LONGEST_SENTENCE = 600;
const SENTENCE_END = /[.!?\n]/;

export interface ReplyWriterDeps extends ProviderCallDeps {
  readonly findCandidates: (words: string) => readonly VerseIndex[];
  readonly guide: Guide;
  readonly provider: AiProvider | null;
  readonly care: CareService;
  readonly fallback: 'guide' | 'none';
  /** Checks every quotation of a document; aborted, it ends the work and rejects. */
  readonly checkDocument: CheckDocument;
}

export type CheckDocument = (
  text: string,
  preferred: TranslationId | undefined,
  signal: AbortSignal,
) => Promise<CheckReport>;

/** A reply that can be written once its row is stored. It must be written or cancelled. */
export interface PreparedReply {
  write(reply: RunningReply): Promise<void>;
  cancel(): void;
}

/** What each step of writing one reply needs. */
interface WriteContext {
  readonly deps: ReplyWriterDeps;
  readonly reply: RunningReply;
  readonly request: ReplyRequest;
  readonly writer: CheckedWriter;
  /** The check of the attached document, where the message asks for it. */
  readonly documentCheck?: CheckReport;
}

/**
 * Writes one reply: help first if it is needed, else the provider or the guide, and all of it through the quotation
 * check. In two steps: the provider call is prepared while the visitor's message is stored.
 */
export function createReplyWriter(deps: ReplyWriterDeps) {
  return function prepareReply(request: ReplyRequest): PreparedReply {
    const call = deps.provider && prepareProviderCall(deps, deps.provider, request);
    const cancel = (): void => call?.cancel();
    return {
      write: (reply) => writeReply(deps, reply, request, call).finally(cancel),
      cancel,
    };
  };
}

async function writeReply(
  deps: ReplyWriterDeps,
  reply: RunningReply,
  request: ReplyRequest,
  call: ProviderCall | null,
): Promise<void> {
  const writer = createCheckedWriter(reply, {
    bible: deps.bible,
    ...(request.version ? { preferred: request.version } : {}),
    fallback: deps.defaultTranslation,
    findCandidates: deps.findCandidates,
  });
  const context: WriteContext = { deps, reply, request, writer };
  if (call) reply.origin.asked = call.provider.name;
  const affordable = call && (await call.affordable) ? call : null;
  if (request.begun !== undefined) return writeContinuation(context, affordable, request.begun);
  const { now, standing } = request.care;
  // `request.care.possible` takes nothing away: such a message is answered like any other.
  if (now) return writeWithCare(context, affordable, now);
  const { document } = request;
  // What a text has right and wrong is compared, not estimated: no provider is asked.
  if (document && asksForCheck(request.words)) return writeCheck(context, document);
  if (!affordable) return writeByGuide(context, call ? FALLBACK_NOTES.budget : '');

  const answered = standing
    ? await writeGuarded(context, affordable, standing)
    : await writeByProvider(context, affordable);
  if (answered || reply.halted) return;
  return writeByGuide(context, FALLBACK_NOTES.failure);
}

/** Goes on with an answer that was cut off: only a provider can, and only where nobody is in danger. */
async function writeContinuation(
  { deps, reply, writer, request }: WriteContext,
  call: ProviderCall | null,
  begun: string,
): Promise<void> {
  if (!call || request.care.now || request.care.standing) throw new AppError('NOTHING_TO_CONTINUE');
  const continuing = continueText(begun, call.stream(reply));
  const context = { deps: { ...deps, fallback: 'none' as const }, reply, request, writer };
  await writeByProvider(context, { ...call, stream: () => continuing });
}

/** The check of the attached document, finding by finding. Fails as the check does when it is busy. */
async function writeCheck(context: WriteContext, document: string): Promise<void> {
  const { deps, reply, request } = context;
  const documentCheck = await deps.checkDocument(document, request.version, reply.signal);
  return writeByGuide({ ...context, documentCheck }, '');
}

/** The guide's answer, after `note` if it says why the guide answers. */
async function writeByGuide(
  { deps, reply, request, writer, documentCheck }: WriteContext,
  note: string,
): Promise<void> {
  setGuideAsOrigin(reply, note !== '');
  // Of many messages that arrive at once, few are answered in each round of the event loop.
  await aTurn();
  if (reply.halted) return;
  const { text, record, asks } = deps.guide({
    history: request.history.map(({ role, words, record }) => ({ role, content: words, record })),
    words: request.words,
    document: request.document,
    documentName: request.documentName,
    documentCheck,
    translation: translationOf(deps, request),
    bible: deps.bible,
    search: deps.search,
    helpLines: (kind) => linesOf(deps.care.answer({ level: 'urgent', kind }, request.region)),
  });
  reply.origin.record = record;
  const question = asks ? '' : quietlyAsked(request, record);
  return writer.writeAll([note, text, question].filter((part) => part !== '').join('\n\n'));
}

/** Asked after texts that others are to read, it would be out of place. */
const WRITTEN_FOR_OTHERS: ReadonlySet<AnswerRecord['kind']> = new Set([
  'study',
  'sermon',
  'devotional',
  'plan',
  'note',
]);

/** How the visitor is, asked at the end of an answer to a message with mere signs of danger; "" for every other. */
function quietlyAsked({ care, words, history }: ReplyRequest, { kind }: AnswerRecord): string {
  if (!care.possible || WRITTEN_FOR_OTHERS.has(kind)) return '';
  return quietQuestion({ finding: care.possible, words, history });
}

function setGuideAsOrigin(reply: RunningReply, fallback: boolean): void {
  reply.origin.provider = GUIDE_NAME;
  reply.origin.fallback = fallback;
  reply.origin.end = undefined;
  // Only the provider's window was too small: the guide left nothing out.
  reply.origin.omittedMessages = 0;
  reply.origin.omittedCharacters = 0;
}

function translationOf(deps: ReplyWriterDeps, { version }: ReplyRequest): TranslationId {
  return version ?? deps.defaultTranslation;
}

/** Returns false only if no text has come yet and the guide may take over; throws every other failure. */
async function writeByProvider({ deps, reply, writer }: WriteContext, call: ProviderCall): Promise<boolean> {
  let begun = false;
  let unexamined = '';
  try {
    for await (const text of call.stream(reply)) {
      unexamined += text;
      const ended =
        SENTENCE_END.test(text) || unexamined.length > LONGEST_SENTENCE ? endOfLastSentence(unexamined) : 0;
      if (ended > 0) {
        withdrawIfHarmful(reply, unexamined.slice(0, ended));
        unexamined = unexamined.slice(ended);
      }
      for (let start = 0; start < text.length; start += CHUNK_LENGTH) {
        if (start > 0) await nextTurn();
        begun = writer.push(text.slice(start, start + CHUNK_LENGTH));
      }
      if (reply.snapshot().length > REPLY_MAX_LENGTH) throw new ProviderError('PROVIDER_STREAM_CUT');
    }
    // The last sentence may lack its full stop.
    withdrawIfHarmful(reply, unexamined);
    if (!begun && !reply.halted) throw new ProviderError('PROVIDER_FAILED');
    writer.end();
    return true;
  } catch (error) {
    if (reply.halted) return true;
    if (begun) {
      withdrawIfHarmful(reply, unexamined);
      writer.end();
    }
    if (begun || deps.fallback === 'none' || !(error instanceof ProviderError)) throw error;
    return false;
  }
}

/** Withdraws a reply and throws where this part of it is harmful. */
function withdrawIfHarmful(reply: RunningReply, text: string): void {
  if (!isHarmful(text)) return;
  reply.withdraw();
  throw new AppError('REPLY_WITHDRAWN');
}

/** The offset after the last sentence; the whole length for an overlong sentence; 0 while the first one goes on. */
function endOfLastSentence(text: string): number {
  const end = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark))) + 1;
  return end === 0 && text.length > LONGEST_SENTENCE ? text.length : end;
}

/** Our own first sentence at once; then the provider's answer if it is safe, else ours. */
async function writeWithCare(
  context: WriteContext,
  call: ProviderCall | null,
  finding: CareFinding,
): Promise<void> {
  const { reply, writer } = context;
  const ours = careAnswer(context, finding);
  if (!call) {
    setGuideAsOrigin(reply, false);
    return writer.writeAll(`${ours.first}\n\n${ours.rest}`);
  }
  reply.origin.provider = call.provider.name;
  writer.push(`${ours.first}\n\n`);
  const theirs = await safeAnswer(reply, call, finding).catch(() => undefined);
  if (reply.halted) return;
  if (theirs === undefined) setGuideAsOrigin(reply, true);
  return writer.writeAll(theirs ?? ours.rest);
}

/**
 * An earlier message was urgent: the provider's answer is held back until it is complete, and ours replaces an unsafe
 * one. Returns false if the provider failed and the guide may take over.
 */
async function writeGuarded(
  context: WriteContext,
  call: ProviderCall,
  standing: CareFinding,
): Promise<boolean> {
  const { deps, reply, writer } = context;
  try {
    const theirs = await safeAnswer(reply, call, standing);
    if (theirs === undefined) {
      setGuideAsOrigin(reply, true);
      const ours = careAnswer(context, standing);
      await writer.writeAll(`${ours.first}\n\n${ours.rest}`);
    } else await writer.writeAll(theirs);
    return true;
  } catch (error) {
    if (reply.halted) return true;
    if (deps.fallback === 'none' || !(error instanceof ProviderError)) throw error;
    return false;
  }
}

/** The provider's whole answer, or undefined if it must not be shown. Throws ProviderError if there is none. */
async function safeAnswer(
  reply: RunningReply,
  call: ProviderCall,
  finding: CareFinding,
): Promise<string | undefined> {
  let text = '';
  for await (const piece of call.stream(reply)) {
    text += piece;
    if (text.length > CARE_REPLY_MAX_LENGTH) return undefined;
  }
  if (reply.halted) return undefined;
  if (text.trim() === '') throw new ProviderError('PROVIDER_FAILED');
  return dangersInReply(text, finding.kind).length === 0 ? text : undefined;
}

/** Our own words: those for the danger that the talk has shown, else those for the kind of danger. */
function careAnswer({ deps, request }: WriteContext, finding: CareFinding): CareAnswer {
  const history = request.history.map(({ role, words }) => ({ role, content: words }));
  const ours = dangerReply(history, request.words);
  if (ours)
    return setCareReply(ours, {
      care: deps.care.answer({ level: 'urgent', kind: ours.kind }, request.region),
      bible: deps.bible,
      translation: translationOf(deps, request),
    });
  return careReply({
    finding: ofWhomItIs(finding, history, request.words),
    told: request.care.told,
    care: deps.care.answer(finding, request.region),
    bible: deps.bible,
    translation: translationOf(deps, request),
  });
}
