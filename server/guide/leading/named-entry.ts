import { signsFrom } from './led-entry.ts';

/** What stands behind one of these is the subject, and not who the group is. */
const OPENS: ReadonlySet<string> = new Set(
  'on about regarding concerning around through of from using covering theme topic subject titled called explain explaining explained explanation teach teaching tell telling retell introduce introducing do doing study studying cover read reading'.split(
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
const AFTER_A_NAME = /^(?:\d+|a|one|for|with|please|short|simple|ages?|aged)$/;
/** Feasts are what an assembly or a lesson is for. */
const FEASTS: ReadonlySet<string> = new Set(
  ['nativity', 'easter', 'pentecost', 'palm-sunday', 'good-friday', 'ascension', 'passover', 'wise-men'].map(
    (id) => `story/${id}`,
  ),
);
/** "My daughter Ruth", "our friend Hannah": nobody of the Bible. */
const OWN_PEOPLE =
  /^(?:daughter|son|friend|wife|husband|sister|brother|neighbour|neighbor|mum|mother|dad|father|aunt|uncle|vicar|pastor|boss|niece|nephew|my|her|his|mr|mrs|miss|rev|dear|hi|hello|is|am|im|name)$/;

interface Found {
  readonly id: string;
  readonly at: number;
}

/** The entry that plain words name as the subject of a request: behind "on" or "about", before "study", or first of all. */
export function namedEntry(plain: string): string | undefined {
  const said = plain.split(' ');
  const found: Found[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const match = signsFrom(said[at]!).find(({ sign }) =>
      sign.every((word, step) => said[at + step] === word),
    );
    if (!match) continue;
    const end = at + match.sign.length;
    if (isSubject(said, at, end, match.id)) found.push({ id: match.id, at });
    at = end - 1;
  }
  return found[0]?.id;
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
    if (word === 'for' && FEASTS.has(id)) return true;
    if (OPENS.has(word)) return true;
    if (!GAP.has(word)) return false;
  }
  return false;
}
