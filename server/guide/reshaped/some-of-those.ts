import * as lines from '../../../content/guide/reshaped.ts';
import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { verseCount } from '../../../scripture/references/passage-ranges.ts';
import { shownIn } from '../answer-record.ts';
import { inWords } from '../forms/form-context.ts';
import { list, type Telling } from '../telling.ts';
import type { AskedShape } from './asked-shape.ts';
import { framedIn, itemsOf, type ReplyPart, wordCount } from './reply-parts.ts';

type Some = Extract<AskedShape, { kind: 'some' }>;

/** Some of the passages, points or notes that a reply shows, as blocks; undefined where it does not show more than are wanted. */
export function someOfThose(
  telling: Telling,
  parts: readonly ReplyPart[],
  asked: Some,
): string[] | undefined {
  if (asked.by === 'voices') return forVoices(telling, parts);
  // "The first one" of passages is looked at by itself, and not only chosen from the others.
  const isNth = asked.count === 1 && /\b(?:first|last)\b/i.test(telling.request.words);
  if (isNth && parts.some(({ kind }) => kind === 'quote')) return undefined;
  const items = shownItems(parts);
  if (!items || items.texts.length <= asked.count) return undefined;
  const chosen = chosenOf(items.texts, asked);
  return [telling.line(leadsFor(asked), { count: inWords(chosen.length) }), ...items.set(chosen)];
}

const leadsFor = ({ by, count }: Some): readonly string[] =>
  count === 1
    ? lines.CHOSEN_ONE
    : by === 'shortest'
      ? lines.CHOSEN_SHORTEST
      : by === 'last'
        ? lines.CHOSEN_AS_ASKED
        : lines.CHOSEN_FIRST;

function chosenOf(texts: readonly string[], { count, by }: Some): string[] {
  if (by === 'last') return texts.slice(-count);
  if (by === 'order') return texts.slice(0, count);
  const kept = texts.toSorted((a, b) => wordCount(a) - wordCount(b)).slice(0, count);
  return texts.filter((text) => kept.includes(text));
}

/** What a reply shows several of, and how some of it are set again. */
interface Shown {
  readonly texts: readonly string[];
  readonly set: (chosen: readonly string[]) => string[];
}

function shownItems(parts: readonly ReplyPart[]): Shown | undefined {
  const notes = framedIn(parts);
  if (notes.length > 1)
    return { texts: notes, set: (chosen) => [...chosen.flatMap((note) => ['---', note]), '---'] };
  const quotes = parts.flatMap(({ kind, text }) => (kind === 'quote' ? [text] : []));
  if (quotes.length > 1) return { texts: quotes, set: (chosen) => [...chosen] };
  const prayers = parts.flatMap(({ kind, text }) => (kind === 'prayer' ? [text] : []));
  if (prayers.length > 1) return { texts: prayers, set: (chosen) => [...chosen] };
  const longest = parts
    .filter(({ kind }) => kind === 'list')
    .toSorted((a, b) => itemsOf(b.text).length - itemsOf(a.text).length)[0];
  if (!longest) return undefined;
  return {
    texts: itemsOf(longest.text),
    set: (chosen) => [chosen.length === 1 ? chosen[0]! : list(chosen, /^\d/.test(longest.text))],
  };
}

/** Somebody speaks in a passage, after words that tell of it. */
const IS_SPOKEN = /\b(?:said|saith|says|answered|replied|cried|asked)\b/g;

/** For two voices: the passage in which most is spoken, else the one with most verses to be read by turns. */
function forVoices(telling: Telling, parts: readonly ReplyPart[]): string[] | undefined {
  const quotes = parts.flatMap(({ kind, text }) => {
    const passage = kind === 'quote' ? passageOfReference(shownIn(text)[0] ?? '') : undefined;
    return passage ? [{ text, passage, spoken: text.match(IS_SPOKEN)?.length ?? 0 }] : [];
  });
  if (quotes.length < 2) return undefined;
  const [most] = quotes.toSorted(
    (a, b) => b.spoken - a.spoken || verseCount(b.passage) - verseCount(a.passage),
  );
  const { text, passage, spoken } = most!;
  if (spoken === 0 && verseCount(passage) < 2) return undefined;
  const leads = spoken > 0 ? lines.FOR_TWO_VOICES : lines.BY_TURNS;
  return [telling.line(leads, { reference: passage.reference }), text];
}
