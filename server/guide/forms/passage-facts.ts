import { capital } from '../../../language/capital.ts';
import { locate } from '../../../scripture/text/books.ts';
import type { Passage } from '../../../scripture/types.ts';
import { STOP_WORDS, wordsOf } from '../reading/words.ts';
import type { Telling } from '../telling.ts';

/** What can be seen in a passage without understanding it: questions are made of it. Verses are named as "verse 4". */
export interface PassageFacts {
  readonly names: readonly string[];
  /** Words that carry sense and return, the most frequent first. */
  readonly returning: readonly { readonly word: string; readonly count: number }[];
  readonly speech?: string;
  readonly question?: string;
  readonly turn?: { readonly verses: string; readonly word: string };
  readonly because?: { readonly verses: string; readonly word: string };
  readonly command?: string;
  readonly promise?: string;
  readonly picture?: string;
}

interface ReadVerse {
  readonly index: number;
  readonly text: string;
}

const NO_NAME =
  /^(?:LORD|GOD|Lord|God|Jesus|Christ|Holy|Spirit|Ghost|Son|Father|Almighty|High|I|O|Yahweh|Jehovah|Scripture|Selah|Amen|Israel’s|Behold|Yea|Nay|Woe|Hallelujah|Messiah|Savior|Saviour|Comforter|Lamb|King|Sabbath|Passover|Gentiles|Jews?|Hebrews?|For|And|But|Then|The|He|She|They|We|You|Ye|Thou|It|Who|What|Let|My|Thy|Your|His|Her|In|Of|To|A|An|As|If|Now|So|All|One|There|This|That|These|Those|When|Where|Why|How|Also|Therefore|Because|With|From|By|At|On|Not|No|Blessed|Art|Is|Are|Be|Come|Go|Arise|Take|Give|Master|Teacher|Rabbi|Sir|Lo|Fear|Have|Do|Shall|Will|Thus|Oh|Peace|Truly|Verily|Most|Word|Name|Law|Day|Sea|Mount|Look|Who|Whom|Whose|Our|Hallowed|Yes|Thee|Lords?|Saviou?rs?)$/;
const PLAIN_WORDS =
  /^(?:unto|shall|thou|thee|hath|doth|saith|said|say|saying|came|come|went|also|upon|therefore|every|even|them|behold|neither|among|before|after|again|things?|because|made|make|took|take|give|given|gave|answered|called|according|whom|whose|which|until|would|should|could|there|where|then|when|thus|certain|great|many|being|brought|forth|having|ye|yea|lord|yahweh|jehovah|christ|jesus|himself|yourself|themselves|against|toward|towards|within|without|cannot|might|must|know|known|like|went|goes|going|let|put|set|sent|send|does|done|did|man|men|people|first|another|other|others|about|over|under|away|down|back|were|been|will|wherefore|likewise|always|indeed|shalt|thine|mine|spake|spoke|speak|tell|told|two|three|seven|twelve|hundred|thousand|way|part|place|hast|shouldest|wilt|canst|dost|didst|wast|wouldest|whether|old|new|own|same|such|more|most|much)$/;
const SPEAKS = /\b(?:said|saith|says|answered|asked|cried|spake|spoke|saying|replied)\b/;
const COMMAND =
  /(?:^|[.;:!?]["”’]?\s)["“‘]?(?:let us|let not|let (?:your|the|every)|do not|don['’]t|fear not|be (?:not|ye|strong|still|kind|patient|glad|thankful|imitators|doers|of)|go\b|come\b|follow|rejoice|pray|give (?:thanks|to|ye)|love (?:one|your|the|not)|put (?:on|away|off)|take (?:heed|up)|seek|ask\b|trust|wait|remember|bear|forgive|honou?r|hear\b|listen|watch|stand|wash|keep|walk in|consider|present|submit|humble|cast|confess|praise|sing|serve|choose|arise|return|turn\b|believe|abide|remain|cease|look\b|behold\b)/i;
const PICTURE =
  /\b(?:like (?:a|an|the)|as (?:a|an|the) (?!for|who)\w+|rock|shield|shepherd|light|lamp|tree|river|water|fire|bread|door|vine|house|wind|seed|mountain|fountain|stone|path|storm|garden|table|boat|ship|well|crown|wing)s?\b/i;

/** Whether a word of a text carries sense by itself. */
export const carriesSense = (plain: string): boolean => !STOP_WORDS.has(plain) && !PLAIN_WORDS.test(plain);

/** Reads a passage in the translation of the request. */
export function factsOf({ request }: Telling, passage: Passage): PassageFacts {
  const translation = request.bible[request.translation];
  const verses: ReadVerse[] = passage.ranges.flatMap(({ first, last }) =>
    Array.from({ length: Math.min(last - first + 1, MOST) }, (_, at) => ({
      index: first + at,
      text: translation.text(first + at),
    })),
  );
  const several = new Set(verses.map(({ index }) => locate(index).chapter)).size > 1;
  const named = (verse: ReadVerse | undefined) => verse && nameOf(verse.index, several);
  const find = (pattern: RegExp, from = 0) =>
    named(verses.slice(from).find(({ text }) => pattern.test(text)));
  const speech = verses.filter(({ text }) => SPEAKS.test(text));
  return clean({
    names: namesIn(verses),
    returning: returningIn(verses),
    speech: speech.length === 0 ? undefined : named(speech.length > 2 ? speech[1] : speech[0]),
    question: find(/\?/),
    turn: linkIn(verses, /^["“‘]?(but|yet|nevertheless|however)\b/i, named, 1),
    because: linkIn(verses, /^["“‘]?(therefore|wherefore|so then|because|for)\b/i, named, 1),
    command: find(COMMAND),
    promise: find(/\bI (?:will|shall) (?!not|go|pray|come|tell|shew|show)/),
    picture: find(PICTURE),
  });
}

/** Of long passages only so many verses of each range are read. */
const MOST = 80;

function nameOf(index: number, several: boolean): string {
  const { chapter, verse } = locate(index);
  return several ? `verse ${chapter}:${verse}` : `verse ${verse}`;
}

function linkIn(
  verses: readonly ReadVerse[],
  pattern: RegExp,
  named: (verse: ReadVerse) => string | undefined,
  from: number,
): PassageFacts['turn'] {
  for (const verse of verses.slice(from)) {
    const word = pattern.exec(verse.text)?.[1];
    if (word) return { verses: named(verse)!, word: capital(word.toLowerCase()) };
  }
  return undefined;
}

/** Capitalised words within sentences: people and places. */
function namesIn(verses: readonly ReadVerse[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of verses)
    for (const [, name = ''] of text.matchAll(/(?<=[a-z] )(\p{Lu}[\p{L}-]{2,})/gu))
      if (!NO_NAME.test(name) && name !== name.toUpperCase()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([name]) => name);
}

function returningIn(verses: readonly ReadVerse[]): { word: string; count: number }[] {
  const names = new Set(namesIn(verses).map((name) => name.toLowerCase()));
  const counts = new Map<string, { word: string; count: number }>();
  for (const { text } of verses)
    for (const { plain, stem } of wordsOf(text)) {
      if (plain.length < 4 || !carriesSense(plain) || names.has(plain)) continue;
      const known = counts.get(stem);
      if (known) {
        known.count += 1;
        // Of several forms the plainest is shown: "pray" for "prayest".
        if (plain.length < known.word.length) known.word = plain;
      } else counts.set(stem, { word: plain, count: 1 });
    }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, 4);
}

function clean<Facts extends object>(facts: Facts): PassageFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as unknown as PassageFacts;
}
