import { LIMITS } from '../../../content/guide/forms/limits.ts';
import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../../scripture/references/passage-ranges.ts';
import { BOOKS } from '../../../scripture/text/books.ts';
import type { Passage } from '../../../scripture/types.ts';
import { type AnswerRecord, shownIn } from '../answer-record.ts';
import { wholeBook } from '../forms/choose-passages.ts';
import type { GuideMessage, GuideReply } from '../types.ts';

/**
 * Passages that a message names only to say that it does not want them: "where does it say so? don't say Matthew 25".
 * What is asked to be made reads its conditions itself (forms/exclusions.ts); this is for every other message, so that
 * what is excluded is neither taken for what is asked about nor quoted.
 */

/** Where an exclusion may begin: at the start of a clause, or behind what is wanted. */
const BEGINS =
  '(?:^|[.,;:!?()\\n–-]\\s*|\\b(?:but|and|or|please|pls|just|only|so|preferably|anything|something|one|said|says|i|we|that|which|it|rather)\\s+)';
const DO_NOT = "(?:do ?n['’]?t|do not|never)";
const SAYS =
  '(?:say|quote|tell|give|send|use|read|show|cite|mention|need|want|bring up|recommend|suggest|choose|pick|repeat)';
const NEGATES = `(?:${DO_NOT} (?:just |keep )?${SAYS}|(?:is|are|was) ?n['’]?t|(?:is|are) not|not|no|nothing|nothing but|anything but|anything except|other than|apart from|except(?: for)?|besides|without|no more)`;
const BETWEEN =
  '(?:(?:me|us|him|her|them|a|an|the|any|from|out of|about|one|ones|anything|something|verses?|passages?|psalm|usual|again|please|to|same|old|book|of|more|just|another|saying|quoting|using|want|need) ){0,5}';
const CUE = new RegExp(`(${BEGINS})(?:please )?${NEGATES} ${BETWEEN}(?=[1-3a-z])`, 'gi');
/** What stands right there, to be a reference or a book; in UTF-16 units. */
const REFERENCE =
  /^(?:(?:[1-3]|first|second|third|1st|2nd|3rd) )?[a-z]{2,14}\.?(?: of [a-z]{3,8})?(?: chapters?)? \d{1,3}(?:(?:[:.]| v(?:erses?|s)?\.? ?)\d{1,3}(?:-\d{1,3})?)?/i;
const BOOK = new RegExp(`^(?:the )?(${BOOKS.map(({ name }) => name).join('|')}|psalm)\\b(?! \\d)`, 'i');
/** Names that are also words or people are books only with "the book of", or where books are spoken of. */
const ALSO_A_WORD =
  /^(?:job|ruth|mark|luke|john|james|acts|numbers|judges|esther|ezra|daniel|joel|amos|matthew|jonah|jude|titus|joshua|hebrews|romans|ephesians|lamentations|proverbs|exodus|genesis|revelation)$/i;
/** Something is looked for, of which these are a part. */
const LOOKS_FOR =
  /\b(?:where|which|what|verses?|passages?|psalms?|readings?|scriptures?|texts?|bible|something|anything|quote|else|lines?)\b|\b(?:do ?n['’]?t|do not|never|without) (?:just |keep )?(?:say|saying|quote|quoting|cite|citing|mention|mentioning|use|using|give me|tell me|show me|send me)\b/i;
/** Said once more that they are known. */
const KNOWN_TOO =
  "(?:[,;]? ?(?:because |as |since )?(?:i|we)(?:['’]ve| have)? (?:already |all )?(?:know|knew|had|have|read|heard|used?)(?: (?:about|of|all about))? )?";

export interface NotThese {
  /** The message without what it does not want. */
  readonly words: string;
  readonly passages: readonly Passage[];
}

/** Reads what a message does not want; undefined where it excludes no passage. */
export function notThese(words: string): NotThese | undefined {
  if (!LOOKS_FOR.test(words)) return undefined;
  const passages: Passage[] = [];
  let left = '';
  let at = 0;
  const excluded: string[] = [];
  for (const match of words.matchAll(CUE)) {
    if (match.index < at) continue;
    const from = match.index + match[0].length;
    const named = namedAt(words.slice(from, from + MOST_READ));
    if (!named) continue;
    passages.push(...named.passages);
    excluded.push(named.text);
    left += `${words.slice(at, match.index)}${match[1]}`;
    at = from + named.text.length;
  }
  if (passages.length === 0) return undefined;
  const rest = excluded.reduce(
    (text, one) => text.replace(new RegExp(`${KNOWN_TOO}${escaped(one)}(?![:\\d])`, 'gi'), ' '),
    `${left}${words.slice(at)}`,
  );
  const wanted = rest
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/(?:^|\s)(?:but|and|that|which|it)?\s*(?:please)?\s*[.,;]*$/i, '')
    .trim();
  return wanted === '' ? undefined : { words: wanted, passages };
}

/** In messages. */
const LOOKED_BACK = 8;

/** The passages that the visitor did not want in earlier messages. */
export const notWantedBefore = (history: readonly GuideMessage[]): Passage[] =>
  history
    .slice(-2 * LOOKED_BACK)
    .flatMap(({ role, content }) => (role === 'user' ? (notThese(content)?.passages ?? []) : []));

/** In UTF-16 units. */
const MOST_READ = 60;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function namedAt(behind: string): { text: string; passages: readonly Passage[] } | undefined {
  const [text] = REFERENCE.exec(behind) ?? [];
  const passages = text === undefined ? [] : passagesInMessage(text, { isShort: true });
  if (text !== undefined && passages.length > 0) return { text, passages };
  const book = BOOK.exec(behind);
  const name = book?.[1] ?? '';
  if (!book || ALSO_A_WORD.test(name)) return undefined;
  const found = BOOKS.find(
    (one) => one.name.toLowerCase() === name.toLowerCase().replace(/^psalm$/, 'psalms'),
  );
  return found && { text: book[0], passages: [wholeBook(found.osis)] };
}

/** In words: a longer paragraph behind a passage says more than what stands there. */
const LONGEST_NOTE = 45;

/** A reply without the passages that are not wanted, and without what is said of each. */
export function withoutThese(reply: GuideReply, unwanted: readonly Passage[]): GuideReply {
  const isUnwanted = (block: string) =>
    block.startsWith('>') &&
    shownIn(block)
      .flatMap((shown) => passageOfReference(shown) ?? [])
      .some((passage) => unwanted.some((other) => overlap(other, passage)));
  const blocks = reply.text.split('\n\n');
  if (!blocks.some(isUnwanted)) return reply;
  const kept = blocks.filter((block, at) => {
    if (isUnwanted(block)) return false;
    const isNote = at > 0 && isUnwanted(blocks[at - 1]!);
    return !isNote || block.startsWith('>') || block.split(/\s+/).length > LONGEST_NOTE;
  });
  const says = kept.some((block) => block.startsWith('>') || !/[:]$/.test(block));
  const text = says ? kept.join('\n\n') : LIMITS.none;
  return { ...reply, text, record: recordWithout(reply.record, text) };
}

function recordWithout(record: AnswerRecord, text: string): AnswerRecord {
  const shown = shownIn(text);
  const { focus: _focus, ...rest } = record;
  return { ...rest, shown, ...(shown.length > 0 && { focus: shown.at(-1)! }) };
}
