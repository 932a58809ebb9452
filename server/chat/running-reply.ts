import type { KeyObject } from 'node:crypto';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Finding } from '../../scripture/types.ts';
import type { AnswerRecord } from '../guide/answer-record.ts';
import { toChatMessage, toScriptureReference } from './chat-message.ts';
import { createGrowingText } from './growing-text.ts';
import type { MessageBody } from './message-body.ts';
import type { ReplyEnd, ReplySource } from './reply-source.ts';
import type { MessageRow } from './store.ts';

/** Why a running reply must end before it is complete. */
export type HaltReason = 'stopped' | 'lost' | 'shutdown';

/** Who answered and what was left out; set by the writer, stored when the reply ends. */
export interface ReplyOrigin {
  provider: string;
  fallback: boolean;
  omittedMessages: number;
  omittedCharacters: number;
  outputTokens: number;
  /** Of a reply by the guide: what it is about. */
  record?: AnswerRecord;
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
  /** Length of the text plus count of findings: a flush compares it with what is stored. */
  readonly progress: number;
  append(piece: string): void;
  addFinding(finding: Finding): void;
  setWaiting(waiting: boolean): void;
  /** Discards all that was written: nothing of it is stored or shown again. The writer must then fail. */
  withdraw(): void;
  halt(reason: HaltReason): void;
  /** Called once, after the end is stored. */
  settle(status: 'complete' | 'stopped'): void;
  settle(status: 'failed', code: ErrorCode): void;
}

/** Creates the running reply of a row that was just inserted as `streaming`. */
export function createRunningReply(row: MessageRow, key: KeyObject, sessionId: string): RunningReply {
  let text = createGrowingText();
  let findings: ReturnType<typeof toScriptureReference>[] = [];
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  const origin: ReplyOrigin = {
    provider: row.provider ?? '',
    fallback: false,
    omittedMessages: 0,
    omittedCharacters: 0,
    outputTokens: 0,
  };
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
  });

  return {
    id: row.id,
    session: row.session,
    sessionId,
    key,
    origin,
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
      end = code
        ? { kind: 'error', code }
        : { kind: 'done', message: toChatMessage(final, body(), sessionId) };
      notify();
      listeners.clear();
    },
  };
}
