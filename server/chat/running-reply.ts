import type { KeyObject } from 'node:crypto';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Finding } from '../../scripture/types.ts';
import type { AnswerRecord } from '../guide/answer-record.ts';
import { createGrowingText } from '../providers/growing-text.ts';
import type { CutOff } from '../providers/types.ts';
import { toChatMessage, toScriptureReference } from './chat-message.ts';
import type { MessageBody } from './message-body.ts';
import type { ReplyEnd, ReplySource } from './reply-source.ts';
import type { MessageRow } from './store.ts';

/** Why a running reply must end before it is complete. */
type HaltReason = 'stopped' | 'lost' | 'shutdown';

/** Who answered and what was left out; set by the writer, stored when the reply ends. */
interface ReplyOrigin {
  provider: string;
  fallback: boolean;
  omittedMessages: number;
  omittedCharacters: number;
  /** What the provider was sent, as estimated. */
  inputTokens: number;
  outputTokens: number;
  /** The provider that was to answer; "" where there is none. */
  asked: string;
  /** From the beginning to the first word, in milliseconds; undefined while there is none. */
  firstWordMs?: number;
  /** Of a reply by the guide: what it is about. */
  record?: AnswerRecord;
  /** Of a reply by a provider: what the question was understood to be about. Counted, and never stored with the reply. */
  about?: AnswerRecord;
  /** Why the service cut the reply off. */
  end?: CutOff | undefined;
}

/** A reply that this instance is writing. */
export interface RunningReply extends ReplySource {
  readonly session: string;
  readonly sessionId: string;
  readonly key: KeyObject;
  readonly origin: ReplyOrigin;
  /** Aborts when the reply is halted. */
  readonly signal: AbortSignal;
  readonly halted: HaltReason | undefined;
  readonly body: MessageBody;
  /** What was written before, if the reply goes on with a text that was cut off. */
  readonly begun: MessageBody | undefined;
  /** Length of the text plus count of findings: a flush compares it with what is stored. */
  readonly progress: number;
  append(piece: string): void;
  addFinding(finding: Finding): void;
  setWaiting(waiting: boolean): void;
  /** Discards all that was written: nothing of it is stored or shown again. The writer must then fail. */
  withdraw(): void;
  halt(reason: HaltReason): void;
  /** Called once, after the end is stored. */
  settle(status: 'complete' | 'stopped', code?: ErrorCode): void;
  settle(status: 'failed', code: ErrorCode): void;
}

/** What a running reply is created with. */
export interface ReplyOpening {
  readonly key: KeyObject;
  readonly sessionId: string;
  readonly begun?: MessageBody | undefined;
}

/** Creates the running reply of a row that was just stored as `streaming`. */
export function createRunningReply(row: MessageRow, { key, sessionId, begun }: ReplyOpening): RunningReply {
  let text = createGrowingText();
  text.append(begun?.content ?? '');
  let findings = [...(begun?.scriptureReferences ?? [])];
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  const origin: ReplyOrigin = {
    provider: row.provider ?? '',
    fallback: row.fallback === 1,
    omittedMessages: row.omitted_messages,
    omittedCharacters: row.omitted_characters,
    inputTokens: 0,
    outputTokens: 0,
    asked: '',
  };
  const begunAt = performance.now();
  let waiting = false;
  let withdrawn = false;
  let halted: HaltReason | undefined;
  let end: ReplyEnd | undefined;
  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const body = (): MessageBody => ({
    content: text.from(0),
    scriptureReferences: findings,
    ...(origin.record && !withdrawn ? { record: origin.record } : {}),
    ...(origin.end && !withdrawn ? { end: origin.end } : {}),
  });

  return {
    id: row.id,
    session: row.session,
    sessionId,
    key,
    origin,
    begun,
    signal: abort.signal,
    get halted() {
      return halted;
    },
    get body() {
      return body();
    },
    get progress() {
      return text.length + findings.length;
    },
    snapshot: () => ({
      length: text.length,
      scriptureReferences: findings,
      waiting,
      ...(end ? { end } : {}),
    }),
    textFrom: (offset) => text.from(offset),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    append(piece) {
      if (halted || withdrawn || piece === '') return;
      origin.firstWordMs ??= performance.now() - begunAt;
      text.append(piece);
      notify();
    },
    addFinding(finding) {
      if (halted || withdrawn) return;
      findings.push(toScriptureReference(finding));
      notify();
    },
    setWaiting(value) {
      waiting = value;
      notify();
    },
    withdraw() {
      withdrawn = true;
      text = createGrowingText();
      findings = [];
    },
    halt(reason) {
      if (halted || end) return;
      halted = reason;
      abort.abort();
    },
    settle(status: MessageRow['status'], code?: ErrorCode) {
      const final: MessageRow = {
        ...row,
        status,
        provider: origin.provider || null,
        fallback: origin.fallback ? 1 : 0,
        omitted_messages: origin.omittedMessages,
        omitted_characters: origin.omittedCharacters,
        error_code: code ?? null,
      };
      end =
        status === 'failed' && code
          ? { kind: 'error', code }
          : { kind: 'done', message: toChatMessage(final, body(), sessionId) };
      notify();
      listeners.clear();
    },
  };
}
