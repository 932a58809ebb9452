import { locate } from '../../scripture/text/books.ts';
import type { VerseRange } from '../../scripture/types.ts';

/** How a tagged stretch is written: what goes round the words, between the tag's two ends. */
export interface Quotation {
  readonly words: string;
  /** "John 3:16", as it is to be written. */
  readonly reference: string;
  /** Puts the tag round a quotation with its marks. */
  readonly tag: (quotation: string) => string;
  /** ", WEB" or "": the translation that the reply names. */
  readonly named: string;
}

export interface Form {
  readonly name: string;
  readonly reply: (quotation: Quotation, prose: readonly [before: string, after: string]) => string;
}

const inline =
  (open: string, close: string) =>
  ({ words, reference, tag, named }: Quotation, [before, after]: readonly [string, string]) =>
    `${before} ${tag(open + words + close)} (${reference}${named}). ${after}`;

const withSingles = (words: string) => words.replaceAll('"', '').replaceAll("'", '’');

/** Every form of writing a quotation with its reference that the check must read; see also `wordings` in generate.ts. */
export const FORMS: readonly Form[] = [
  { name: 'straight', reply: inline('"', '"') },
  { name: 'curly', reply: inline('“', '”') },
  {
    name: 'single',
    reply: (quotation, prose) =>
      inline('‘', '’')({ ...quotation, words: withSingles(quotation.words) }, prose),
  },
  { name: 'guillemets', reply: inline('«', '»') },
  {
    name: 'nested',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before} A friend wrote, "I read ${tag(`'${withSingles(words)}'`)} (${reference}${named}) and slept." ${after}`,
  },
  {
    name: 'apostrophes',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `It's God's own word, and James' church knew it's true: ${tag(`"${words}"`)} (${reference}${named}). ${before} ${after}`,
  },
  {
    name: 'block-quote',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before}\n\n> ${tag(words)}\n> — ${reference}${named && ` (${named.slice(2)})`}\n\n${after}`,
  },
  {
    name: 'block-quote, marks',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before}\n\n> ${tag(`"${words}"`)} (${reference}${named})\n\n${after}`,
  },
  { name: 'bold', reply: (quotation, prose) => inline('"**', '**"')(quotation, prose) },
  {
    name: 'italic',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before} *${tag(`"${words}"`)}* (${reference}${named}). ${after}`,
  },
  {
    name: 'list',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before}\n\n- **${reference}**: ${tag(`"${words}"`)}${named && ` (${named.slice(2)})`}\n- Pray about it.\n\n${after}`,
  },
  {
    name: 'table',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before}\n\n| Passage | Words |\n| --- | --- |\n| ${reference}${named} | ${tag(`"${words}"`)} |\n\n${after}`,
  },
  {
    name: 'heading',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before}\n\n### ${reference}${named && ` (${named.slice(2)})`}\n\n${tag(`"${words}"`)}\n\n${after}`,
  },
  {
    name: 'several references',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before} ${tag(`"${words}"`)} (${reference}${named}; Revelation 22:21). ${after}`,
  },
  {
    name: 'cf.',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before} ${tag(`"${words}"`)} (see ${reference}${named}; cf. Revelation 22:21). ${after}`,
  },
  {
    name: 'reference before',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before} In ${reference}${named && ` (${named.slice(2)})`} it says: ${tag(`"${words}"`)} ${after}`,
  },
  {
    name: 'reference after',
    reply: ({ words, reference, tag, named }, [before, after]) =>
      `${before} ${tag(`"${words}"`)} You will find that in ${reference}${named && ` (${named.slice(2)})`}. ${after}`,
  },
];

/** "John 3:16-17", as a reply writes it. */
export function referenceOf({ first, last }: VerseRange): string {
  const from = locate(first);
  const to = locate(last);
  const start = `${from.book.nameInReference} ${from.chapter}:${from.verse}`;
  if (first === last) return start;
  return `${start}-${from.chapter === to.chapter ? to.verse : `${to.chapter}:${to.verse}`}`;
}
