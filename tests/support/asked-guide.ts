import { beforeAll } from 'vitest';
import { TRANSLATION_IDS, TRANSLATIONS } from '../../scripture/translations.ts';
import type { Bible } from '../../scripture/types.ts';
import type { AnswerRecord } from '../../server/guide/answer-record.ts';
import { createGuide } from '../../server/guide/guide.ts';
import type { GuideMessage, GuideRequest } from '../../server/guide/types.ts';
import { loadRealBible } from './bible.ts';

interface AskedGuide {
  /** The real Bible; available once the tests run. */
  bible(): Bible;
  /** The reply to these words, by default in a new conversation and in the KJV. */
  ask(words: string, more?: Partial<GuideRequest>): string;
  /** Sends the messages in one conversation; returns the replies in order. */
  converse(messages: readonly string[]): string[];
  /** The record of the last reply of such a conversation. */
  record(messages: readonly string[]): AnswerRecord;
}

/** The guide with the real Bible and its search, for all tests of a file; registers its own loading. */
export function askedGuide(): AskedGuide {
  const guide = createGuide();
  let real: Awaited<ReturnType<typeof loadRealBible>>;
  beforeAll(async () => {
    real = await loadRealBible();
  });

  const answer = (words: string, more: Partial<GuideRequest> = {}) =>
    guide({ history: [], words, translation: 'kjv', ...real, ...more });
  // Many tests look at the same first reply from another side.
  const firstReplies = new Map<string, string>();
  const ask: AskedGuide['ask'] = (words, more = {}) => {
    const { translation = 'kjv', ...others } = more;
    if (Object.keys(others).length > 0) return answer(words, more).text;
    const key = `${translation} ${words}`;
    const reply = firstReplies.get(key) ?? answer(words, more).text;
    firstReplies.set(key, reply);
    return reply;
  };
  const conversation = (messages: readonly string[]) => {
    const history: GuideMessage[] = [];
    return messages.map((words) => {
      const reply = answer(words, { history: [...history] });
      const { text, record } = reply;
      history.push({ role: 'user', content: words }, { role: 'assistant', content: text, record });
      return reply;
    });
  };
  return {
    bible: () => real.bible,
    ask,
    converse: (messages) => conversation(messages).map(({ text }) => text),
    record: (messages) => conversation(messages).at(-1)!.record,
  };
}

const LABELS = TRANSLATION_IDS.map((id) => TRANSLATIONS[id].label).join('|');
const QUOTE = new RegExp(`^> (?!— )(.+)\\n> — (.+) \\((${LABELS})\\)$`, 'gm');

/** The passages that a reply quotes, with their references. */
export const quotesOf = (reply: string): { text: string; reference: string; label: string }[] =>
  [...reply.matchAll(QUOTE)].map(([, text = '', reference = '', label = '']) => ({ text, reference, label }));

/** The paragraphs long enough that a reader would notice a repetition. */
export const longParagraphs = (reply: string): string[] =>
  reply.split('\n\n').filter((paragraph) => paragraph.length >= 60);
