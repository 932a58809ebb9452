import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { TRANSLATION_IDS, TRANSLATIONS } from '../../../scripture/translations.ts';
import type { Passage } from '../../../scripture/types.ts';
import { shownIn } from '../answer-record.ts';
import { textOfPassage } from '../forms/choose-passages.ts';
import { isWhole, versesOf } from '../passages/short-verses.ts';
import { list, type Telling, tellingOf } from '../telling.ts';
import { framedIn, itemsOf, leansBack, type ReplyPart, wholeSentences, wordCount } from './reply-parts.ts';
import { type Limit, shorterPrayer } from './shorten-prayer.ts';

/** What kind of text a reply is, which says what of it must be kept. */
export type ShapeKind = 'prayer' | 'note' | 'plan' | 'verses' | 'passage' | 'list' | 'answer';

/** A limit that the visitor named; without one about half. */
export type NamedLimit = { readonly words?: number; readonly sentences?: number };

/** The reply in fewer words, as blocks; undefined where nothing could be left out. */
export function shortened(
  telling: Telling,
  parts: readonly ReplyPart[],
  { kind, named }: { readonly kind: ShapeKind; readonly named: NamedLimit },
): string[] | undefined {
  switch (kind) {
    case 'prayer':
      return shorterSaid(parts, named);
    case 'note':
      return shorterNote(parts, named);
    case 'plan':
      return shorterPlan(telling, parts);
    case 'verses':
      return fewerVerses(telling, parts);
    case 'passage':
      return shorterPassage(telling, parts);
    case 'list':
      return fewerItems(parts);
    case 'answer':
      return shorterAnswer(telling, parts, named);
  }
}

const halfOf = (text: string): number => Math.floor(wordCount(text) / 2);

const limitOf = (text: string, { words, sentences }: NamedLimit): Limit => ({
  words: words ?? (sentences === undefined ? halfOf(text) : wordCount(text)),
  ...(sentences !== undefined && { sentences }),
});

/** A prayer or a blessing: of several the first, else fewer of its sentences. */
function shorterSaid(parts: readonly ReplyPart[], named: NamedLimit): string[] | undefined {
  const said = parts.find(({ kind }) => kind === 'prayer') ?? parts.find(({ kind }) => kind === 'text');
  const list = parts.find(({ kind }) => kind === 'list');
  const text = said?.text ?? (list && itemsOf(list.text)[0]);
  if (text === undefined) return undefined;
  const shorter = shorterPrayer(text, limitOf(text, named));
  return shorter === undefined ? undefined : [shorter];
}

const SIGNS_OFF = 8;
/** A note with so much in it may be cut to the shorter one that stands beside it. */
const MUCH_SHORTER = 0.6;

/** A note: of several the shortest, else its greeting, fewer sentences and how it is signed. */
function shorterNote(parts: readonly ReplyPart[], named: NamedLimit): string[] | undefined {
  const notes = framedIn(parts);
  const whole = notes.join(' ');
  const shortest = notes.toSorted((a, b) => wordCount(a) - wordCount(b))[0];
  if (shortest === undefined) return undefined;
  const most = named.words ?? MUCH_SHORTER * wordCount(whole);
  if (notes.length > 1 && wordCount(shortest) <= most && named.sentences === undefined)
    return ['---', shortest, '---'];
  const fitting = notes.find((note) => wholeSentences(note).length <= (named.sentences ?? 0));
  if (notes.length > 1 && fitting !== undefined) return ['---', fitting, '---'];
  const cut = cutNote(shortest, limitOf(shortest, named));
  return cut === undefined ? undefined : ['---', cut, '---'];
}

function cutNote(note: string, { words: most, sentences: mostSentences = 99 }: Limit): string | undefined {
  const blocks = note.split('\n\n');
  const outline = blocks.find((block) => /^\d+\. /.test(block));
  if (outline !== undefined) return shorterOutline(outline);
  const greeting = blocks.length > 1 && /^(?:Dear|Hello|To)\b[^.]{0,60},$/.test(blocks[0]!) ? blocks[0]! : '';
  const last = blocks.at(-1)!;
  const ending = blocks.length > 1 && (wordCount(last) <= SIGNS_OFF || last.endsWith(']')) ? last : '';
  const inside = blocks.slice(greeting === '' ? 0 : 1, ending === '' ? undefined : -1);
  const all = inside.flatMap(wholeSentences);
  const kept = firstOf(all, {
    words: most - wordCount(greeting) - wordCount(ending),
    sentences: mostSentences,
  });
  if (kept.length === 0 || kept.length === all.length) return undefined;
  return [greeting, kept.join(' '), ending].filter((part) => part !== '').join('\n\n');
}

/** An outline in points: half of them, with how it begins and how it ends. */
function shorterOutline(outline: string): string | undefined {
  const points = itemsOf(outline);
  if (points.length < 3) return undefined;
  const kept = [...points.slice(0, Math.ceil(points.length / 2) - 1), points.at(-1)!];
  return list(kept, true);
}

const TOLERANCE = 1.1;

/** The first sentences of a text that fit, at least one. */
function firstOf(sentences: readonly string[], { words, sentences: most = 99 }: Limit): string[] {
  let used = 0;
  const end = sentences.findIndex((sentence, at) => {
    used += wordCount(sentence);
    return at > 0 && (at >= most || used > words * TOLERANCE);
  });
  return end < 0 ? [...sentences] : sentences.slice(0, end);
}

/** So many words say the heart of a longer answer. */
const HEART = 60;
const OF_ONE_PARAGRAPH = 0.55;
/** A passage with more words is left to be looked up. */
const SHORT_PASSAGE = 45;

/** An answer: the first sentences of its fullest paragraph, and the shortest passage where there is room. */
function shorterAnswer(
  telling: Telling,
  parts: readonly ReplyPart[],
  named: NamedLimit,
): string[] | undefined {
  const texts = parts.flatMap(({ kind, text }, at) => {
    // What explains a passage that stood before it goes with the passage.
    const explains = parts[at - 1]?.kind === 'quote';
    return kind === 'text' && !leansBack(text) ? [{ text, explains }] : [];
  });
  const own = texts.some(({ explains }) => !explains) ? texts.filter(({ explains }) => !explains) : texts;
  const core =
    own.toSorted((a, b) => wordCount(b.text) - wordCount(a.text))[0]?.text ??
    parts
      .find(({ kind }) => kind === 'list')
      ?.text.split('\n')
      .map((line) => line.slice(2))
      .join(' ');
  const quotes = parts.filter(({ kind }) => kind === 'quote');
  if (core === undefined) return fewerVerses(telling, parts);
  const total = parts.reduce((sum, { kind, text }) => (kind === 'lead' ? sum : sum + wordCount(text)), 0);
  // Of a single paragraph half is left, however long the passage under it is.
  const ofOwn = texts.length > 1 ? HEART : Math.floor(wordCount(core) * OF_ONE_PARAGRAPH);
  const most = named.words ?? Math.min(HEART, Math.floor(total / 2), ofOwn);
  const passage = named.sentences === undefined ? shortestQuote(quotes) : undefined;
  const room = passage === undefined ? 0 : wordCount(passage);
  const all = fromFirstStatement(wholeSentences(core));
  const withPassage = passage !== undefined && wordCount(all[0]!) + room <= Math.floor(total / 2);
  const kept = firstOf(all, {
    words: withPassage ? Math.min(most, Math.floor(total / 2) - room) : most,
    ...(named.sentences !== undefined && { sentences: named.sentences }),
  });
  const blocks = [kept.join(' '), ...(withPassage ? [passage] : [])];
  return wordCount(blocks.join(' ')) < total * 0.75 ? blocks : undefined;
}

/** A heart that begins with a question, or leans on what is gone, is none. */
function fromFirstStatement(sentences: readonly string[]): readonly string[] {
  const at = sentences.findIndex((sentence) => !sentence.endsWith('?') && !leansBack(sentence));
  return at > 0 ? sentences.slice(at) : sentences;
}

/** The shortest of some quotations; undefined where none is short. */
function shortestQuote(quotes: readonly ReplyPart[]): string | undefined {
  const [shortest] = quotes.map(({ text }) => text).toSorted((a, b) => wordCount(a) - wordCount(b));
  return shortest !== undefined && wordCount(shortest) <= SHORT_PASSAGE ? shortest : undefined;
}

/** One whole verse of a quotation of several; undefined where none stands by itself. */
function oneVerseOf(telling: Telling, quote: string): string | undefined {
  const quoted = quotedIn(telling, quote);
  if (!quoted || verseCount(quoted.passage) < 2) return undefined;
  const own = quoted.telling;
  const single = versesOf(quoted.passage)
    .filter((verse) => isWhole(own, verse))
    .toSorted((a, b) => textOfPassage(own, a).length - textOfPassage(own, b).length)[0];
  return single && own.quote(single);
}

/** The passage that a block quote holds, and a telling in its translation. */
function quotedIn(telling: Telling, quote: string): { passage: Passage; telling: Telling } | undefined {
  const passage = passageOfReference(shownIn(quote)[0] ?? '');
  const label = /\(([A-Z]+)\)$/.exec(quote)?.[1];
  const translation = TRANSLATION_IDS.find((id) => TRANSLATIONS[id].label === label);
  if (!passage || !translation) return undefined;
  const { request, library } = telling;
  return {
    passage,
    telling: translation === request.translation ? telling : tellingOf({ ...request, translation }, library),
  };
}

/** Of several quotations half, the shortest; of one a whole verse of it; without what was said of them. */
function fewerVerses(telling: Telling, parts: readonly ReplyPart[]): string[] | undefined {
  const quotes = parts.filter(({ kind }) => kind === 'quote').map(({ text }) => text);
  if (quotes.length > 1) {
    const kept = quotes
      .toSorted((a, b) => wordCount(a) - wordCount(b))
      .slice(0, Math.floor(quotes.length / 2));
    return quotes.filter((quote) => kept.includes(quote));
  }
  const [quote] = quotes;
  if (quote === undefined) return undefined;
  const single = oneVerseOf(telling, quote);
  if (single) return [single];
  const hasMore = parts.some(({ kind, text }) => kind === 'text' && wordCount(text) > 5);
  return hasMore ? [quote] : undefined;
}

/** A passage that was named: its first verse and the first sentence on it; then the verse alone. */
function shorterPassage(telling: Telling, parts: readonly ReplyPart[]): string[] | undefined {
  const quote = parts.find(({ kind }) => kind === 'quote')?.text;
  const texts = parts.filter(
    ({ kind, text }) => kind === 'text' && wordCount(text) > 5 && !text.startsWith('('),
  );
  if (quote === undefined) return shorterAnswer(telling, parts, {});
  const verse = firstVersesOfQuote(telling, quote, 1);
  const fullest = texts.toSorted((a, b) => wordCount(b.text) - wordCount(a.text))[0];
  const heart = fullest && texts.length > 1 ? wholeSentences(fullest.text)[0]! : '';
  return verse === quote && texts.length === 0 ? undefined : [verse, heart];
}

/** Half of a list’s items, in their order. */
function fewerItems(parts: readonly ReplyPart[]): string[] | undefined {
  const at = parts.findIndex(({ kind }) => kind === 'list');
  const lines = parts[at]?.text.split('\n') ?? [];
  if (lines.length < 2) return undefined;
  const lead = parts[at - 1];
  return [lead?.kind === 'lead' ? lead.text : '', lines.slice(0, Math.floor(lines.length / 2)).join('\n')];
}

const FIRST_VERSES = 2;

/** A plan with headings: of each part the first of what stands there; then only its passage, a question and the prayer. */
function shorterPlan(telling: Telling, parts: readonly ReplyPart[]): string[] | undefined {
  const total = wordCount(parts.map(({ text }) => text).join(' '));
  const first = withFirstOfEach(telling, parts);
  if (wordCount(first.join(' ')) <= total * MUCH_SHORTER) return first;
  const bare = barePlan(telling, parts);
  return wordCount(bare.join(' ')) <= total * MUCH_SHORTER ? bare : undefined;
}

/** Of what stands under a heading this is kept first. */
const KEPT_FIRST: readonly ReplyPart['kind'][] = ['quote', 'list', 'prayer', 'text'];

function withFirstOfEach(telling: Telling, parts: readonly ReplyPart[]): string[] {
  const sections: ReplyPart[][] = [];
  for (const part of parts) {
    if (part.kind === 'heading' || sections.length === 0) sections.push([]);
    sections.at(-1)!.push(part);
  }
  return sections.flatMap((section, at) => {
    const heading = section[0]?.kind === 'heading' ? [section[0].text] : [];
    const kept = KEPT_FIRST.flatMap((kind) => section.find((part) => part.kind === kind) ?? [])[0];
    // "**Begin** (1 minute). …": in an outline each of them is a part of its own.
    const labelled = section.filter(
      (part) => part === kept || (part.kind === 'text' && part.text.startsWith('**')),
    );
    if (kept) return [...heading, ...labelled.map((part) => cutPart(telling, part))];
    // The title stays, and a heading under which others stand goes.
    return at === 0 ? heading : [];
  });
}

function cutPart(telling: Telling, { kind, text }: ReplyPart): string {
  if (kind === 'quote') return firstVersesOfQuote(telling, text);
  if (kind === 'list') {
    const lines = text.split('\n');
    return lines.slice(0, Math.ceil(lines.length / 2)).join('\n');
  }
  if (kind === 'prayer') return shorterPrayer(text, { words: halfOf(text) }) ?? text;
  const [first = text, second] = wholeSentences(text);
  return second !== undefined && wordCount(first) < FEW ? `${first} ${second}` : first;
}

/** In words: a sentence so short says little by itself. */
const FEW = 7;

function firstVersesOfQuote(telling: Telling, quote: string, count = FIRST_VERSES): string {
  const quoted = quotedIn(telling, quote);
  return quoted && verseCount(quoted.passage) > count
    ? quoted.telling.quote(firstVersesOf(quoted.passage, count))
    : quote;
}

/** The title, one passage, one question, the prayer. */
function barePlan(telling: Telling, parts: readonly ReplyPart[]): string[] {
  const title = parts.find(({ kind }) => kind === 'heading');
  const quote = parts.find(({ kind }) => kind === 'quote');
  const list = parts.find(({ kind }) => kind === 'list');
  const prayer = parts.find(({ kind }) => kind === 'prayer');
  const text = (quote ?? list) ? undefined : parts.find(({ kind }) => kind === 'text');
  return [
    title?.text ?? '',
    quote ? (oneVerseOf(telling, quote.text) ?? firstVersesOfQuote(telling, quote.text)) : '',
    text ? (wholeSentences(text.text)[0] ?? '') : '',
    list?.text.split('\n')[0] ?? '',
    prayer ? (shorterPrayer(prayer.text, { words: halfOf(prayer.text) }) ?? prayer.text) : '',
  ].filter((block) => block !== '');
}
