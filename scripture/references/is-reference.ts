import type { RawReference } from './raw-reference.ts';

/** Names that are also words or people: with only a chapter, something must show that a book is meant. */
const ALSO_WORDS =
  /^(?:mark|job|acts|numbers|judges|ruth|song|songs|john|james|luke|matthew|daniel|joel|amos|jonah|micah|nahum|joshua|esther|ezra|titus|jude|wisdom|judith|tobit|susanna|baruch|samuel|kings|peter|timothy|proverbs|revelations?)$/i;
/** Full names that are no other words: even with only a chapter they are references. */
const UNAMBIGUOUS =
  /^(?:genesis|exodus|leviticus|deuteronomy|nehemiah|psalms?|ecclesiastes|isaiah|jeremiah|lamentations|ezekiel|hosea|obadiah|habakkuk|zephaniah|haggai|zechariah|malachi|romans|galatians|ephesians|philippians|colossians|philemon|hebrews|revelation|corinthians|thessalonians|chronicles|maccabees|sirach|ecclesiasticus)$/i;
/** Abbreviations that look like words: with only a chapter, a bracket, "see" or a full stop must show what they are. */
const AMBIGUOUS_ABBREVIATIONS =
  /^(?:is|am|so|he|ha|la|re|na|mi|pro|act|ho|ob|ex|est|bel|bar|sus|pr|ti|th|co|mal|jam|eph|lam|ro|rom|ac|mr|mic|hag|has|ps|pp|phil|col|dan|rev|tim|sam|jud|jon|pet|gal|num|lev|mac|mc|sir|tob|dt|mt|wis|lu|pt|tm|sm|rv|hs|jb|jl|hb|dn|ez)$/i;
/** Abbreviations that are words even before chapter and verse. */
const WORD_ABBREVIATIONS =
  /^(?:is|am|so|he|ha|la|re|na|mi|pro|act|bar|bel|sus|has|ho|co|ti|th|mr|mac|mc|jam)$/i;

/** Words that follow a book and chapter ("Mark 5 tells", "Job 3 is"), unlike things that are counted ("mark 5 items"). */
const FOLLOWS_CHAPTER =
  /^(?:is|was|has|had|are|were|and|or|but|nor|in|on|at|as|to|of|for|from|with|by|that|which|where|when|who|we|you|he|she|it|they|i|there|this|the|a|an|also|gives?|tells?|says?|shows?|speaks?|describes?|records?|teaches|reads?|begins?|opens?|ends?|closes|contains?|offers?|reminds?|reveals?|presents?|portrays?|recounts?|calls?|warns?|makes?|does|do|can|may|might|should|would|will|through|into|about|makes?|explains?|states?|includes?|lists?|mentions?|narrates?|depicts?|suggests?|uses?|refers?|illustrates?|celebrates?|declares?|promises?|urges?|invites?|encourages?|answers?|addresses|stands?|together|because|if|then|than|like|alone|itself|again|emphasi[sz]es|provides?|points?|proclaims?|asserts?|affirms?|discusses|features?|focuses|highlights?|here|not|how|what|why|after|before|during|while|until)$/i;

/** What before a name shows that it is a reference: punctuation, emphasis, "see", "in" and the like. */
const INTRODUCES =
  /(?:[([{;:"“‘*_|>—–/]|\b(?:see|also|cf\.?|in|read|from|of|e\.g\.,?|and|to|as|per))\s*[*_"“]{0,3}$/i;

/** What somebody wrote that may be a reference, and up to 40 UTF-16 units before and after it. */
export interface WrittenReference {
  readonly before: string;
  readonly after: string;
  readonly written: string;
}

/** The word that names the book. */
function bookWord(written: string): string {
  const last = /\sof\s.*?(\p{L}{2,})$/u.exec(written)?.[1];
  if (last !== undefined) return last;
  const word =
    /(\p{L}{2,})\.?[\s\u00A0\u2000-\u202F*_,]*(?:(?:chapters?|chap\.?|ch\.?|verses?|vv?\.?)\s*)?\d/iu.exec(
      written,
    )?.[1];
  return word ?? /(\p{L}{2,})\P{L}*$/u.exec(written)?.[1] ?? '';
}

const isTime = (after: string) =>
  /^\s*(?:a\.?m\b|p\.?m\b|o['’]clock|hrs?\b|hours?\b|minutes?\b)/i.test(after);

/** "Acts 1968 c. 60": a law by its year, and no chapter. */
const isStatute = ({ written, after }: WrittenReference) =>
  /^Acts?\b.*?\b1\d{3}|^Acts?\b.*?\b20\d\d/i.test(written) ||
  (/^Acts?\s/i.test(written) && /^\s*c\.\s*\d/i.test(after));

const NUMBERED_NAME = /^(?:samuel|kings|chronicles|corinthians|thessalonians|timothy|peter)$/i;

/** Whether a book with only a chapter is a reference. */
function isChapterReference(word: string, { before, after, written }: WrittenReference): boolean {
  if (/\p{L}[.*_]*,/u.test(written)) return false;
  if (/^Acts 29$/i.test(written)) return false;
  if (
    /chapter|^(?:[1-3]|I{1,3}\b|First|Second|Third)/i.test(written) &&
    !/^\d+\s+(?:kings|peters?)\b/.test(written)
  ) {
    return true;
  }
  if (NUMBERED_NAME.test(word)) return false;
  if (UNAMBIGUOUS.test(word)) return true;
  const next = /^\s+([\p{L}'’]+)/u.exec(after)?.[1];
  const shortForm = !ALSO_WORDS.test(word);
  if (shortForm && AMBIGUOUS_ABBREVIATIONS.test(word))
    return /[([;]\s*$|\b(?:see|cf\.?)\s*$/i.test(before) || /\p{L}\./u.test(written);
  if (next === undefined)
    return (
      !/^\s*[%$€£°]/.test(after) &&
      (INTRODUCES.test(before) || !/^(?:mark|job|numbers|acts)$/i.test(word) || before.trim() === '')
    );
  return FOLLOWS_CHAPTER.test(next) || INTRODUCES.test(before.replace(/\b(?:to|as|of|from|and)\s*$/i, ''));
}

/**
 * Whether what the parser found is a reference, not ordinary words ("3:16 pm", "mark 5 items", "I am 5", "Daniel, 22,
 * writes"). Not for references that continue another one: they count when that one does.
 */
export function isReference(raw: RawReference, around: WrittenReference): boolean {
  const word = bookWord(around.written);
  const capital = /^[\p{Lu}\p{Lt}]/u.test(word);
  if (isTime(around.after) || isStatute(around)) return false;
  if (/^\s*(?:%|percent\b|years?\b|times\b)/i.test(around.after)) return false;
  if (raw.form !== 'verse') return capital && isChapterReference(word, around);
  if (WORD_ABBREVIATIONS.test(word))
    return (
      capital && (INTRODUCES.test(around.before) || /\p{L}\./u.test(around.written) || around.before === '')
    );
  if (capital) return true;
  // In lower case a full name ("john 3:16"), a numbered one ("1 cor 13:4") or a clear abbreviation is a reference.
  if (/^(?:mark|job|acts|numbers|judges|song|wisdom)$/.test(word)) return INTRODUCES.test(around.before);
  return (
    word.length >= 4 ||
    /^\d/.test(around.written) ||
    /^(?:gen|isa|jer|rom|gal|eph|heb|rev|jn|mt|lk|mk|ps|psa)$/.test(word)
  );
}

const NUMBER_BEFORE = /(^|[([;—–*_|>"“]\s*|\s)([1-9])\s+$/;

/**
 * The length of a number before a book that has no such number ("3 Peter 1:1", "(2 Romans 3:4)"), in UTF-16 units; 0
 * where there is none. The parser ignores such numbers and reads the book that it knows.
 */
export function lengthOfWrongNumber(before: string, written: string): number {
  const match = NUMBER_BEFORE.exec(before);
  if (match === null || !/^\p{Lu}/u.test(written)) return 0;
  const lead = match[1]!;
  const numbered =
    /^(?:Samuel|Sam|Kings|Chronicles|Chron|Corinthians|Cor|Thessalonians|Thess|Timothy|Tim|Peter|Pet|John|Jn)\b/.test(
      written,
    );
  if (lead.trim() === '' && lead !== '' && !numbered) return 0;
  return before.length - match.index - lead.length;
}

/** Names of the Bible that are not names of books, although people invent references with them. */
const NAMES_WITHOUT_BOOK =
  'Hezekiah|Hesitations|Moses|Abraham|Isaac|Jacob|Joseph|David|Solomon|Elijah|Elisha|Noah|Adam|Eve|Paul|Barnabas|Bartholomew|Thomas|Andrew|Stephen|Philip|Silas|Apollos|Lazarus|Mary|Martha|Gideon|Samson|Josiah|Josephus|Caleb|Aaron|Miriam|Enoch|Methuselah|Simeon|Zacchaeus|Nicodemus|Cornelius|Lydia|Priscilla|Laodiceans|Athenians|Babylonians|Assyrians|Egyptians|Samaritans|Parables|Beatitudes|Israelites|Jerusalem|Bethlehem|Peters|Gospels|Isaac|Rachel|Leah|Rebekah|Deborah|Naomi|Boaz|Jesse|Saul|Jonathan|Absalom|Mordecai|Nebuchadnezzar|Cyrus|Darius|Gabriel|Michael';

const UNKNOWN_BOOK = new RegExp(
  `(?:[1-4]\\s+)?\\b(${NAMES_WITHOUT_BOOK})\\s+\\d{1,4}:\\d{1,6}(?:[-–]\\d{1,6})?(?!\\d|\\s*[ap]\\.?m)`,
  'g',
);

const NAME_WITHOUT_BOOK = new RegExp(`^(?:${NAMES_WITHOUT_BOOK})$`, 'i');

/** Whether a word is a name of the Bible but not of a book. */
export function isNameWithoutBook(word: string): boolean {
  return NAME_WITHOUT_BOOK.test(word);
}

/** A number, a capitalised word, chapter and verse, as only books of the Bible are written: "2 Opinions 3:1". */
const NUMBERED_BOOK =
  /(?<![\p{L}\p{N}.,:/-])([1-4]\s+(\p{Lu}\p{Ll}{3,}))\s+\d{1,3}:\d{1,3}(?:[-–]\d{1,3})?(?!\p{N}|:\p{N}|\s*[ap]\.?m)/gu;
/** Other books, and words that may stand between a number and a time or a ratio. */
const NOT_AN_INVENTED_BOOK =
  /^(?:Nephi|Clement|Meqabyan|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

/** References to books that do not exist ("Hezekiah 3:16", "2 Opinions 3:1"), except misspelt books. */
export function referencesToUnknownBooks(
  text: string,
  isMisspelt: (written: string) => boolean,
): { start: number; end: number; reason: string }[] {
  const found = Array.from(text.matchAll(UNKNOWN_BOOK), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    reason: `The Bible has no book named ${match[1]}.`,
  }));
  for (const { 0: written, 1: name, 2: word, index } of text.matchAll(NUMBERED_BOOK)) {
    const end = index + written.length;
    if (isNameWithoutBook(word!) || NOT_AN_INVENTED_BOOK.test(word!) || isMisspelt(written)) continue;
    if (found.some((one) => one.start < end && one.end > index)) continue;
    found.push({ start: index, end, reason: `The Bible has no book named ${name!.replace(/\s+/g, ' ')}.` });
  }
  return found.sort((one, other) => one.start - other.start);
}
