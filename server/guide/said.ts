import type { Passage } from '../../scripture/types.ts';

/** What this conversation has heard already, read from its replies. Nothing is remembered outside of them. */
export interface Said {
  /** How many replies hold the text. */
  times(text: string): number;
  /** Whether a reply quotes the passage. */
  quoted(passage: Passage): boolean;
  /** The ones heard least, and longest ago, first; otherwise in their own order. At most `count`. */
  freshest<Item>(items: readonly Item[], count: number, textOf: (item: Item) => string): Item[];
  /** One text of several, the one heard least and longest ago. */
  next(texts: readonly string[]): string;
  readonly replies: number;
}

const KEY_LENGTH = 70;

/** A stretch of a text that stands in a reply as it stands in the content: without marks and places to fill in. */
function keyOf(text: string): string {
  const plain = text
    .split(/\[\[[^\]]*\]\]|\{\w+\}|\n/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
  return plain.trim().slice(0, KEY_LENGTH);
}

/** Reads the history's replies, oldest first. */
export function saidIn(history: readonly { readonly role: string; readonly content: string }[]): Said {
  const replies = history.filter((turn) => turn.role === 'assistant').map((turn) => turn.content);
  const times = (text: string) => {
    const key = keyOf(text);
    return key === '' ? 0 : replies.filter((reply) => reply.includes(key)).length;
  };
  const lastAt = (text: string) => {
    const key = keyOf(text);
    return key === '' ? -1 : replies.findLastIndex((reply) => reply.includes(key));
  };
  const freshest: Said['freshest'] = (items, count, textOf) =>
    items
      .map((item, place) => ({ item, place, times: times(textOf(item)), last: lastAt(textOf(item)) }))
      .sort((a, b) => a.times - b.times || a.last - b.last || a.place - b.place)
      .slice(0, count)
      .map(({ item }) => item);
  return {
    times,
    freshest,
    next: (texts) => freshest(texts, 1, (text) => text)[0] ?? '',
    quoted: (passage) => replies.some((reply) => reply.includes(`— ${passage.reference} (`)),
    replies: replies.length,
  };
}
