import { signsFrom } from './led-entry.ts';

/** What stands behind one of these is the subject, and not who the group is. */
const OPENS: ReadonlySet<string> = new Set(
  'on about upon regarding concerning around through of from using covering theme topic subject titled called explain explaining explained explanation teach teaching tell telling retell introduce introducing do doing study studying cover read reading have'.split(
    ' ',
  ),
);
/** Words that may stand between: "on the story of", "about what", "on being". */
const GAP: ReadonlySet<string> = new Set(
  'the a an our book story stories life lives figure character person parable theme topic subject of prophet apostle king queen saint st bible biblical what how when why is being day feast meaning season power importance christian old testament new to be showing practising learning true real good them us me children about account passage miracle event events first and or both idea virtue'.split(
    ' ',
  ),
);
const LONGEST_GAP = 6;
/** "This week is Zacchaeus": before `is` stands something that has a subject. */
const HAS_A_SUBJECT: ReadonlySet<string> = new Set(
  'school week theme topic subject story passage text title lesson assembly sunday month time session subject'.split(
    ' ',
  ),
);
/** "A Hannah study", "hospitality Bible study". */
const FORM_NOUNS: ReadonlySet<string> = new Set(
  'study studies lesson talk devotion devotional session assembly bible sermon story group activity craft quiz thought reflection'.split(
    ' ',
  ),
);
const BEFORE_A_NAME: ReadonlySet<string> = new Set(
  'a an the our my short quick brief minute minutes week weeks simple'.split(' '),
);
/** Behind a name that stands first: "Ruth, for four ladies". */
const AFTER_A_NAME =
  /^(?:\d+|a|one|for|with|two|three|four|five|six|seven|eight|ten|please|short|simple|ages?|aged)$/;
/** Feasts are what an assembly or a lesson is for. */
const FEASTS: ReadonlySet<string> = new Set(
  ['nativity', 'easter', 'pentecost', 'palm-sunday', 'good-friday', 'ascension', 'passover', 'wise-men'].map(
    (id) => `story/${id}`,
  ),
);
/** "My daughter Ruth", "our friend Hannah": nobody of the Bible. */
const OWN_PEOPLE =
  /^(?:daughter|son|friend|wife|husband|sister|brother|neighbour|neighbor|mum|mother|dad|father|aunt|uncle|vicar|pastor|boss|niece|nephew|my|her|his|mr|mrs|miss|rev|dear|hi|hello|is|am|im|name)$/;

/** What is made for somebody it is about: "a craft for Noah". */
const MADE_FOR: ReadonlySet<string> = new Set(
  'craft crafts activity activities game games story lesson ideas'.split(' '),
);
/** Chat spellings of the little words that decide. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { abt: 'about', bout: 'about', n: 'and', da: 'the' };

interface Found {
  readonly id: string;
  readonly at: number;
  readonly end: number;
}

/**
 * The entry that plain words name as the subject of a request: behind "on" or "about", before "study", or first of all.
 * With `isLed`, where somebody surely speaks of a group, also a story by its full name wherever it stands.
 */
export function namedEntry(plain: string, isLed = false): string | undefined {
  const said = plain.split(' ').map((word) => (Object.hasOwn(WRITTEN_OUT, word) ? WRITTEN_OUT[word]! : word));
  const found = signsIn(said);
  const named = found.find(({ at, end, id }) => isSubject(said, at, end, id));
  const full = isLed
    ? found.find(
        ({ at, end, id }) => end - at > 1 && id.startsWith('story/') && !OWN_PEOPLE.test(said[at - 1] ?? ''),
      )
    : undefined;
  return (named ?? full)?.id;
}

function signsIn(said: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const match = signsFrom(said[at]!).find(({ sign }) =>
      sign.every((word, step) => said[at + step] === word),
    );
    const owner = match ? undefined : ownerOf(said[at]!);
    if (owner) found.push({ id: owner, at, end: at + 1 });
    if (!match) continue;
    found.push({ id: match.id, at, end: at + match.sign.length });
    at += match.sign.length - 1;
  }
  return found;
}

/** "Paul’s conversion": the story of one name, with the s of an owner. */
function ownerOf(word: string): string | undefined {
  if (!word.endsWith('s')) return undefined;
  const match = signsFrom(word.slice(0, -1)).find(({ sign }) => sign.length === 1);
  return match?.id.startsWith('story/') ? match.id : undefined;
}

function isSubject(said: readonly string[], at: number, end: number, id: string): boolean {
  const before = said[at - 1];
  // "Ruth 2" is a chapter, and "my friend Ruth" a friend.
  if (/^\d+$/.test(said[end] ?? '') && !isAmount(said, end)) return false;
  if (before !== undefined && OWN_PEOPLE.test(before) && !isOfASubject(said, at)) return false;
  const next = said[end] ?? '';
  // "The rest of the year" is no rest, and "in the light of" no light.
  if (next === 'of' && id.startsWith('theme/')) return false;
  if (at === 0)
    return id.startsWith('story/') && (next === '' || FORM_NOUNS.has(next) || AFTER_A_NAME.test(next));
  if (FORM_NOUNS.has(next) && (BEFORE_A_NAME.has(before ?? '') || /^\d+$/.test(before ?? ''))) return true;
  return isBehindAnOpening(said, at, id);
}

/** "Hannah 10 minutes": how long, and no chapter. */
const isAmount = (said: readonly string[], at: number): boolean =>
  /^(?:minutes?|mins?|weeks?|sessions?|meetings?|evenings?|questions?|people|ladies|women|men|children|lads|days?|year|to)$/.test(
    said[at + 1] ?? '',
  );

const isOfASubject = (said: readonly string[], at: number): boolean =>
  said[at - 1] === 'is' && HAS_A_SUBJECT.has(said[at - 2] ?? '');

function isBehindAnOpening(said: readonly string[], at: number, id: string): boolean {
  if (isOfASubject(said, at)) return true;
  for (let back = at - 1; back >= 0 && at - back <= LONGEST_GAP; back -= 1) {
    const word = said[back]!;
    if (word === 'for' && (FEASTS.has(id) || MADE_FOR.has(said[back - 1] ?? ''))) return true;
    if (OPENS.has(word)) return true;
    if (!GAP.has(word)) return false;
  }
  return false;
}
