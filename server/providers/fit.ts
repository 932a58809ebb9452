import { type Cut, cutEnd, cutMiddle } from './cut.ts';
import { estimateTokens } from './tokens.ts';
import type { ProviderRequest } from './types.ts';

/** One message of the conversation. `words` are the writer's own, without the document they sent along. */
export interface WholeMessage {
  readonly role: 'user' | 'assistant';
  readonly words: string;
  readonly document?: string;
}

export interface ConversationToFit {
  /** What one request may hold, answer included. */
  readonly contextTokens: number;
  /** What to say where the visitor may be in danger; stands first and is never left out. */
  readonly care?: string;
  /** The charter; never left out. */
  readonly system: string;
  /** True texts of passages that belong to the question, the nearest first. */
  readonly passages?: readonly string[];
  /** Oldest first; the last one is the visitor's question. */
  readonly wholeMessages: readonly WholeMessage[];
  /** Tokens to keep free for the answer; a small window keeps at least a third. */
  readonly reserveOutput: number;
}

export interface FittedConversation {
  /** Put together when it is read: it is long, and all replies share the charter in it. */
  readonly system: string;
  /** Alternating, beginning and ending with the visitor's. */
  readonly messages: ProviderRequest['messages'];
  /** What is left of the window, up to twice what was reserved. */
  readonly maxOutputTokens: number;
  /** What is sent, as estimated. */
  readonly inputTokens: number;
  /** Said to the visitor: earlier messages left out or shortened, and characters of what they sent. */
  readonly omitted?: { readonly messages: number; readonly documentCharacters: number };
}

type Message = ProviderRequest['messages'][number];

/** What every service adds to a message. */
const MESSAGE_TOKENS = 8;
const DOCUMENT_TAGS = ['<document>\n', '\n</document>\n\n'] as const;
const DOCUMENT_TAG_TOKENS = 12;
/** Less of a document, or of an earlier reply, than this is not worth sending. */
const MIN_USEFUL_TOKENS = 150;
const OMITTED_NOTE = '[Earlier messages of this conversation were left out.]';
const PASSAGES_HEADING =
  'True texts of passages that may belong to the question. Use those that do, and name each as a mark, [[Reference]]:';
const HEADING_TOKENS = estimateTokens(PASSAGES_HEADING) + 3;
/** Of what is left beside the question; the rest is for the conversation. */
const PASSAGES_SHARE = 0.6;

/**
 * Fits a conversation into a model's window. Where not all of it has room, this order is kept: care, charter, passages,
 * the last question with its document, the newest history (docs/operations.md, `AI_CONTEXT_TOKENS`). The visitor's own last words
 * are whole unless they alone are too long. Pure.
 */
export function fitConversation(conversation: ConversationToFit): FittedConversation {
  const { contextTokens, wholeMessages, reserveOutput } = conversation;
  const reserve = Math.min(reserveOutput, Math.ceil(contextTokens / 3));
  const question = wholeMessages.at(-1) ?? { role: 'user', words: '' };

  const { care, system } = conversation;
  const fixed = care ? `${care}\n\n${system}` : system;
  const fixedTokens = care ? estimateTokens(fixed) : charterTokens(system);
  let room = contextTokens - reserve - fixedTokens - MESSAGE_TOKENS;
  const words = cutMiddle(question.words, Math.max(0, room - MESSAGE_TOKENS));
  room -= estimateTokens(words.text) + MESSAGE_TOKENS;

  const passages = choosePassages(conversation.passages ?? [], room * PASSAGES_SHARE);
  room -= passages.tokens;

  const last = withDocument(words, question.document, room);
  room -= last.documentTokens;
  const history = chooseHistory(wholeMessages.slice(0, -1).filter(isNotEmpty), room);
  room -= history.tokens;

  const documentCharacters = last.left + history.documentCharacters;
  const messages = mergeSameRole([...history.messages, { role: 'user', content: last.content }]);
  return {
    get system() {
      return passages.text === '' ? fixed : `${fixed}\n\n${passages.text}`;
    },
    messages,
    inputTokens: contextTokens - reserve - room,
    maxOutputTokens: Math.max(1, Math.min(reserve + Math.max(0, room), reserveOutput * 2)),
    ...(history.omitted + documentCharacters > 0
      ? { omitted: { messages: history.omitted, documentCharacters } }
      : {}),
  };
}

let counted = { charter: '', tokens: 0 };

/** Counted once for the requests that share a charter: it is 13 kB. */
function charterTokens(charter: string): number {
  if (counted.charter !== charter) counted = { charter, tokens: estimateTokens(charter) };
  return counted.tokens;
}

function isNotEmpty(message: WholeMessage): boolean {
  return message.words !== '' || (message.document ?? '') !== '';
}

function choosePassages(passages: readonly string[], room: number): { text: string; tokens: number } {
  let text = '';
  let tokens = 0;
  for (const passage of passages) {
    const cost = tokens + estimateTokens(passage) + (text === '' ? HEADING_TOKENS : 1);
    // A shorter one after it may fit.
    if (cost > room) continue;
    text = `${text === '' ? PASSAGES_HEADING : text}\n${passage}`;
    tokens = cost;
  }
  return { text, tokens };
}

/** A message with its document before it, as much of it as there is room for. */
function withDocument(words: Cut, document: string | undefined, room: number) {
  if (!document) return { content: words.text, left: words.omitted, documentTokens: 0 };
  const space = room - DOCUMENT_TAG_TOKENS;
  if (space < MIN_USEFUL_TOKENS)
    return { content: words.text, left: words.omitted + document.length, documentTokens: 0 };
  const cut = cutEnd(document, space);
  return {
    content: `${DOCUMENT_TAGS[0]}${cut.text}${DOCUMENT_TAGS[1]}${words.text}`,
    left: words.omitted + cut.omitted,
    documentTokens: estimateTokens(cut.text) + DOCUMENT_TAG_TOKENS,
  };
}

/** The newest messages that have room, in their order; the oldest kept one may be shortened. */
function chooseHistory(wholeMessages: readonly WholeMessage[], room: number) {
  const messages: Message[] = [];
  let left = room - MESSAGE_TOKENS - estimateTokens(OMITTED_NOTE);
  let omitted = wholeMessages.length;
  let documentCharacters = 0;
  for (const message of wholeMessages.toReversed()) {
    const whole = withDocument(
      { text: message.words, omitted: 0 },
      message.document,
      Number.POSITIVE_INFINITY,
    );
    const cost = estimateTokens(whole.content) + MESSAGE_TOKENS;
    if (cost > left) {
      const short = shortenMessage(message, left - MESSAGE_TOKENS);
      if (short !== undefined) {
        messages.unshift({ role: message.role, content: short.content });
        left -= estimateTokens(short.content) + MESSAGE_TOKENS;
        documentCharacters = short.left;
        // Only a document was shortened: the message itself is there.
        if (message.document) omitted--;
      }
      break;
    }
    messages.unshift({ role: message.role, content: whole.content });
    left -= cost;
    omitted--;
  }
  if (messages[0]?.role === 'assistant') messages.unshift({ role: 'user', content: OMITTED_NOTE });
  return { messages, omitted, documentCharacters, tokens: room - left };
}

/** The document of an earlier message is cut; of an earlier reply the beginning is kept. Else nothing. */
function shortenMessage(message: WholeMessage, room: number): { content: string; left: number } | undefined {
  if (room < MIN_USEFUL_TOKENS) return undefined;
  if (message.document) {
    const space = room - estimateTokens(message.words);
    if (space < MIN_USEFUL_TOKENS + DOCUMENT_TAG_TOKENS) return undefined;
    return withDocument({ text: message.words, omitted: 0 }, message.document, space);
  }
  return message.role === 'assistant' ? { content: cutEnd(message.words, room).text, left: 0 } : undefined;
}

/** Services expect alternating roles: consecutive messages of one role become one. */
function mergeSameRole(messages: readonly Message[]): Message[] {
  const joined: Message[] = [];
  for (const message of messages) {
    const before = joined.at(-1);
    if (before?.role === message.role) {
      joined[joined.length - 1] = { role: before.role, content: `${before.content}\n\n${message.content}` };
    } else joined.push(message);
  }
  return joined;
}
