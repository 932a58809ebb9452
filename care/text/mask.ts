/**
 * Takes out of a message what says nothing of the visitor: references, names of books of the Bible, and words in
 * quotation marks, unless somebody near to them is said to have spoken those; and why something is asked.
 */
export function maskQuoted(message: string): string {
  return maskReferences(maskQuotations(message)).replace(ASKED_IDLY, MASK);
}

/** "No reason, just asking": in so few words it weighs like "no reason to live". */
const ASKED_IDLY =
  /\bno (?:particular |special |real )?reason(?=[\s,.;:!-]+(?:(?:really|just|only|at all|i|was|am|i'm|im|i’m)[\s,.;:!-]+)*(?:asking|asked|curious|wondering|wondered|interested|want(?:ed)? to know)\b)/gi;

/** What stands for a reference: a word as harmless as any. */
const MASK = 'scripture';

/** No other words, and no names of people now living. */
const ONLY_BOOKS =
  'gen(?:esis)?|ex(?:odus|od?)|lev(?:iticus)?|deut(?:eronomy)?|josh(?:ua)?|judg|sam(?:uel)?|chron(?:icles)?|ezra|neh(?:emiah)?|psa?(?:lms?)?|prov(?:erbs?)?|eccl?(?:esiastes)?|song of (?:songs|solomon)|isa(?:iah)?|jer(?:emiah)?|lam(?:entations)?|ezek(?:iel)?|hos(?:ea)?|obad(?:iah)?|jonah|mic(?:ah)?|nah(?:um)?|hab(?:akkuk)?|zeph(?:aniah)?|hag(?:gai)?|zech(?:ariah)?|mal(?:achi)?|mt|matt?(?:hew)?|mk|lk|jn|rom(?:ans)?|cor(?:inthians)?|gal(?:atians)?|eph(?:esians)?|phil(?:ippians|emon)?|col(?:ossians)?|thess(?:alonians)?|tim(?:othy)?|heb(?:rews)?|jas|pet(?:er)?|rev(?:elations?)?';
/** Also words or first names: only with a number. */
const ALSO_WORDS =
  'num(?:bers)?|judges|ruth|kings?|esther|job|dan(?:iel)?|joel|amos|mark|luke|john|acts|titus|james|jude';
const NUMBERS = String.raw`(?:chapters?|chap?\.?|ch\.?|psalm)?\s*\d{1,3}(?:\s*(?:[:.,]|\bv(?:v|s|erses?|er)?\.?)?\s*\d{1,3}(?:\s*(?:-|–|—|to|through|and|&|,)\s*\d{1,3}(?::\d{1,3})?)*)?(?!\d|\s*(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|times|kids|children|pills|tablets|am\b|pm\b))`;
const ORDINAL = String.raw`(?:\b(?:[123]|i{1,3}|1st|2nd|3rd|first|second|third)\s*)?`;
const REFERENCE = new RegExp(
  String.raw`${ORDINAL}\b(?:${ONLY_BOOKS}|(?<!\b(?:my|a|the|his|her|new|this|our|second|any|your)\s)(?:${ALSO_WORDS}))\.?\s*${NUMBERS}`,
  'gi',
);
const LONG_NAME = new RegExp(
  String.raw`${ORDINAL}\b(?:genesis|exodus|leviticus|deuteronomy|chronicles|nehemiah|psalms?|proverbs|ecclesiastes|song of (?:songs|solomon)|isaiah|jeremiah|lamentations|ezekiel|hosea|obadiah|micah|nahum|habakkuk|zephaniah|haggai|zechariah|malachi|romans|corinthians|galatians|ephesians|philippians|colossians|thessalonians|philemon|revelations?|(?:gospel|book|epistle|letter)s? (?:of|to)(?: the| st\.?)? \w+)\b`,
  'gi',
);
function maskReferences(message: string): string {
  const masked = /\d/.test(message) ? message.replace(REFERENCE, ` ${MASK} `) : message;
  return masked.replace(LONG_NAME, ` ${MASK} `);
}

/** Of at least three words: one alone is set apart for its tone, not quoted. */
const QUOTATION =
  /["“”«»]((?:[^\s"“”«»]+\s+){2,}[^"“”«»]{1,600})["“”«»]|‘((?:[^\s‘’]+\s+){2,}[^‘]{1,600}?)’(?=[\s.,;!?)]|$)/g;
const OF_BOOKS =
  /\b(?:elijah|jonah|jeremiah|moses|saul|samson|judas|jesus|paul|peter|solomon|david|job|prophets?|apostles?|psalm(?:ist)?|hymns?|song|lyrics|poem|novel|character|verses?|explain|mean(?:s|ing)?|sermon|bible|scripture|story|book|movie|film|lament|translation|where does|who said|\d+:\d+)\b/i;
const SPOKEN =
  /\b(?:sa(?:y|ys|id|ying)|text(?:s|ed)?|wrote|writes|note|letter|messag(?:e|ed)|tell(?:s|ing)?|told|whisper(?:s|ed)|scream(?:s|ed)|shout(?:s|ed)|yell(?:s|ed)|post(?:s|ed)?|think(?:ing)?|thought|feel|voices?|ask(?:s|ed)|threaten(?:s|ed)|swore|goes|heard|keep)\b[^.!?"“«]{0,40}$/i;
const SPOKEN_AFTER = /^[\s,.]*(?:i|he|she|they|my \w+|was|is|are)\b/i;
const OF_SOMEONE =
  /\b(?:my|our|a|his|her) (?:\w+ ){0,3}?(?:son|daughter|friend|wife|husband|brother|sister|mother|father|mom|mum|dad|boyfriend|girlfriend|cousin|roommate|niece|nephew|boy|girl|student|teen|teenager|partner|ex|child|kid)\b/i;

function maskQuotations(message: string): string {
  if (!/["“«‘]/.test(message)) return message;
  const around = message.replace(QUOTATION, ' ');
  const ofSomeone = OF_SOMEONE.test(around);
  const ofBooks = OF_BOOKS.test(around);
  return message.replace(QUOTATION, (quotation: string, ...rest: unknown[]) => {
    const at = rest.findLast((each) => typeof each === 'number') as number;
    const before = message.slice(Math.max(0, at - 80), at);
    const after = message.slice(at + quotation.length, at + quotation.length + 30);
    const spoken = SPOKEN.test(before) || SPOKEN_AFTER.test(after) || around.trim() === '';
    return spoken && (ofSomeone || !ofBooks) ? quotation : ` ${MASK} `;
  });
}
