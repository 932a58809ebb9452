import type { RawReference } from './parser.ts';

/** Names that are also words or people: with a chapter alone they need a sign that a book is meant. */
const ALSO_WORDS =
  /^(?:mark|job|acts|numbers|judges|ruth|song|songs|john|james|luke|matthew|daniel|joel|amos|jonah|micah|nahum|joshua|esther|ezra|titus|jude|wisdom|judith|tobit|susanna|baruch|samuel|kings|peter|timothy|proverbs|revelations?)$/i;
/** Full names that no other word shares: even a chapter alone is a reference. */
const BOOK_ONLY =
  /^(?:genesis|exodus|leviticus|deuteronomy|nehemiah|psalms?|ecclesiastes|isaiah|jeremiah|lamentations|ezekiel|hosea|obadiah|habakkuk|zephaniah|haggai|zechariah|malachi|romans|galatians|ephesians|philippians|colossians|philemon|hebrews|revelation|corinthians|thessalonians|chronicles|maccabees|sirach|ecclesiasticus)$/i;
/** Short forms that read as English words: only where a bracket, "see" or a full stop shows what they are. */
const SHORT_WORDS =
  /^(?:is|am|so|he|ha|la|re|na|mi|pro|act|ho|ob|ex|est|bel|bar|sus|pr|ti|th|co|mal|jam|eph|lam|ro|rom|ac|mr|mic|hag|has|ps|pp|phil|col|dan|rev|tim|sam|jud|jon|pet|gal|num|lev|mac|mc|sir|tob|dt|mt|wis|lu|pt|tm|sm|rv|hs|jb|jl|hb|dn|ez)$/i;
const PARTLY_WORDS = /^(?:is|am|so|he|ha|la|re|na|mi|pro|act|bar|bel|sus|has|ho|co|ti|th|mr|mac|mc|jam)$/i;

/** Words that go on after a book and chapter ("Mark 5 tells", "Job 3 is"), unlike things counted ("mark 5 items"). */
const GOES_ON =
  /^(?:is|was|has|had|are|were|and|or|but|nor|in|on|at|as|to|of|for|from|with|by|that|which|where|when|who|we|you|he|she|it|they|i|there|this|the|a|an|also|gives?|tells?|says?|shows?|speaks?|describes?|records?|teaches|reads?|begins?|opens?|ends?|closes|contains?|offers?|reminds?|reveals?|presents?|portrays?|recounts?|calls?|warns?|makes?|does|do|can|may|might|should|would|will|through|into|about|makes?|explains?|states?|includes?|lists?|mentions?|narrates?|depicts?|suggests?|uses?|refers?|illustrates?|celebrates?|declares?|promises?|urges?|invites?|encourages?|answers?|addresses|stands?|together|because|if|then|than|like|alone|itself|again|emphasi[sz]es|provides?|points?|proclaims?|asserts?|affirms?|discusses|features?|focuses|highlights?|here|not|how|what|why|after|before|during|while|until)$/i;

const SHOWN =
  /(?:[([{;:"“‘*_|>—–/]|\b(?:see|also|cf\.?|in|read|from|of|e\.g\.,?|and|to|as|per))\s*[*_"“]{0,3}$/i;

export interface Surroundings {
  /** Up to some dozen units before and behind the reference. */
  readonly before: string;
  readonly after: string;
  readonly written: string;
}

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
const isStatute = ({ written, after }: Surroundings) =>
  /^Acts?\b.*?\b1\d{3}|^Acts?\b.*?\b20\d\d/i.test(written) ||
  (/^Acts?\s/i.test(written) && /^\s*c\.\s*\d/i.test(after));

const NUMBERED_NAME = /^(?:samuel|kings|chronicles|corinthians|thessalonians|timothy|peter)$/i;

function chapterAlone(word: string, { before, after, written }: Surroundings): boolean {
  if (/\p{L}[.*_]*,/u.test(written)) return false;
  if (/^Acts 29$/i.test(written)) return false;
  if (
    /chapter|^(?:[1-3]|I{1,3}\b|First|Second|Third)/i.test(written) &&
    !/^\d+\s+(?:kings|peters?)\b/.test(written)
  ) {
    return true;
  }
  if (NUMBERED_NAME.test(word)) return false;
  if (BOOK_ONLY.test(word)) return true;
  const next = /^\s+([\p{L}'’]+)/u.exec(after)?.[1];
  const shortForm = !ALSO_WORDS.test(word);
  if (shortForm && SHORT_WORDS.test(word))
    return /[([;]\s*$|\b(?:see|cf\.?)\s*$/i.test(before) || /\p{L}\./u.test(written);
  if (next === undefined)
    return (
      !/^\s*[%$€£°]/.test(after) &&
      (SHOWN.test(before) || !/^(?:mark|job|numbers|acts)$/i.test(word) || before.trim() === '')
    );
  return GOES_ON.test(next) || SHOWN.test(before.replace(/\b(?:to|as|of|from|and)\s*$/i, ''));
}

/**
 * Whether what the parser saw is a reference and not ordinary words ("3:16 pm", "mark 5 items", "I am 5",
 * "Daniel, 22, writes"). A reference that goes on from the one before it stands or falls with that.
 */
export function isReference(raw: RawReference, around: Surroundings): boolean {
  const word = bookWord(around.written);
  const capital = /^[\p{Lu}\p{Lt}]/u.test(word);
  if (isTime(around.after) || isStatute(around)) return false;
  if (/^\s*(?:%|percent\b|years?\b|times\b)/i.test(around.after)) return false;
  if (raw.form !== 'verse') return capital && chapterAlone(word, around);
  if (PARTLY_WORDS.test(word))
    return capital && (SHOWN.test(around.before) || /\p{L}\./u.test(around.written) || around.before === '');
  if (capital) return true;
  // Lower case: a full name ("john 3:16", "1 cor 13:4" with its number), and no sign that it is a verb.
  if (/^(?:mark|job|acts|numbers|judges|song|wisdom)$/.test(word)) return SHOWN.test(around.before);
  return (
    word.length >= 4 ||
    /^\d/.test(around.written) ||
    /^(?:gen|isa|jer|rom|gal|eph|heb|rev|jn|mt|lk|mk|ps|psa)$/.test(word)
  );
}

const STRAY_NUMBER = /(^|[([;—–*_|>"“]\s*|\s)([1-9])\s+$/;

/**
 * A number before a book that has none such ("3 Peter 1:1", "(2 Romans 3:4)"): how many units it takes,
 * or 0. The parser would pass it over and read the book it knows.
 */
export function strayNumberBefore(before: string, written: string): number {
  const match = STRAY_NUMBER.exec(before);
  if (match === null || !/^\p{Lu}/u.test(written)) return 0;
  const lead = match[1]!;
  const numbered =
    /^(?:Samuel|Sam|Kings|Chronicles|Chron|Corinthians|Cor|Thessalonians|Thess|Timothy|Tim|Peter|Pet|John|Jn)\b/.test(
      written,
    );
  if (lead.trim() === '' && lead !== '' && !numbered) return 0;
  return before.length - match.index - lead.length;
}

/** People and places of the Bible whose names no book bears, though references to them are made up. */
const NO_BOOKS =
  'Hezekiah|Hesitations|Moses|Abraham|Isaac|Jacob|Joseph|David|Solomon|Elijah|Elisha|Noah|Adam|Eve|Paul|Barnabas|Bartholomew|Thomas|Andrew|Stephen|Philip|Silas|Apollos|Lazarus|Mary|Martha|Gideon|Samson|Josiah|Josephus|Caleb|Aaron|Miriam|Enoch|Methuselah|Simeon|Zacchaeus|Nicodemus|Cornelius|Lydia|Priscilla|Laodiceans|Athenians|Babylonians|Assyrians|Egyptians|Samaritans|Parables|Beatitudes|Israelites|Jerusalem|Bethlehem|Peters|Gospels|Isaac|Rachel|Leah|Rebekah|Deborah|Naomi|Boaz|Jesse|Saul|Jonathan|Absalom|Mordecai|Nebuchadnezzar|Cyrus|Darius|Gabriel|Michael';

const UNKNOWN_BOOK = new RegExp(
  `(?:[1-4]\\s+)?\\b(${NO_BOOKS})\\s+\\d{1,4}:\\d{1,6}(?:[-–]\\d{1,6})?(?!\\d|\\s*[ap]\\.?m)`,
  'g',
);

const NO_BOOK = new RegExp(`^(?:${NO_BOOKS})$`, 'i');

/** Whether a word is a name of the Bible that no book bears. */
export function isNoBook(word: string): boolean {
  return NO_BOOK.test(word);
}

/** A numbered book with a name of its own, as only books of the Bible are written: "2 Opinions 3:1". */
const NUMBERED_BOOK =
  /(?<![\p{L}\p{N}.,:/-])([1-4]\s+(\p{Lu}\p{Ll}{3,}))\s+\d{1,3}:\d{1,3}(?:[-–]\d{1,3})?(?![\p{N}:]|\s*[ap]\.?m)/gu;
/** Words between a number and a time or a ratio. */
const NO_NUMBERED_BOOK =
  /^(?:Nephi|Clement|Meqabyan|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

/** References to books that the Bible does not have; a book misspelt is one that it has. */
export function unknownBooks(
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
    if (isNoBook(word!) || NO_NUMBERED_BOOK.test(word!) || isMisspelt(written)) continue;
    if (found.some((one) => one.start < end && one.end > index)) continue;
    found.push({ start: index, end, reason: `The Bible has no book named ${name!.replace(/\s+/g, ' ')}.` });
  }
  return found.sort((one, other) => one.start - other.start);
}
