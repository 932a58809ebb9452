import {
  ALSO_ON_IT,
  ALSO_STANDS,
  NAMED_NOTHING,
  NO_SONGS,
  NO_SONGS_AT_ALL,
  RESTS_ON,
  SAYING_FROM,
} from '../../../content/guide/where-from.ts';
import { SAYINGS } from '../../../content/sayings/all.ts';
import type { Saying } from '../../../content/sayings/types.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfMark, passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { type RecalledAnswer, shownIn } from '../answer-record.ts';
import { isFromTheHeart } from '../answers/short-facts.ts';
import { whereItStands } from '../passages/follow-passages.ts';
import { notWantedBefore } from '../passages/not-these.ts';
import { plainWords, STOP_WORDS, stem, wordsOf } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import type { Noted, Telling } from '../telling.ts';
import { notedOf } from './recalled-parts.ts';

/** In words: a longer message asks more than where something is from. */
const LONGEST = 14;
const WHO_SAID =
  /\bwho (?:\w+ )?(?:said|says|spoke|wrote|came up with|invented|coined)(?: (?:it|that|this|these|those|them|the (?:words?|line|verse|saying|quote|sentence|phrase)))?(?: (?:then|first|originally|exactly|actually|really|please|and (?:when|where|to whom)|in the (?:bible|first place)))*$|\bwhose (?:words|saying|idea|sentence)\b|\bwhere (?:\w+ )?(?:does|do|did|is|was|has) (?:it|that|this|they|the (?:words?|line|verse|saying|quote|sentence|phrase))(?: \w+)? (?:come|comes|from|originate)\b|\b(?:origin|source) of (?:it|that|this)\b/;
/** Only what is said, or stands somewhere: "where was God" and "where is he now" ask of something else. */
const WHERE =
  /\bwhere (?:\w+ ){0,4}?(?:does|do|did) (?:it|that|this|the bible|the text|scripture|god|he|jesus|paul) (?:\w+ )?(?:say|said|forbid|tell|stand|write)\b|\bwhere (?:\w+ ){0,4}?(?:is|was) (?:it|that|this)(?: (?:written|said|stated|found|in|from|the|bible|scripture|exactly|actually|then|please))*$|\bshow me (?:where|the (?:verse|place|passage))\b|\b(?:which|what) (?:verse|passage|chapter|text)s? (?:says?|said|is (?:that|this|it)|forbids?|tells?|backs?)\b|\bchapter and verse\b|\bprove (?:it|that)\b/;
/** "Are you sure", "says who": what was said is doubted, and nothing else is asked. */
const SURE =
  /^(?:(?:but|and|wait|hm|ok|oh|no|so|really) )*(?:are you (?:really |quite |very |absolutely )?(?:sure|certain)(?: (?:about|of) (?:it|that|this))?|is (?:that|this|it) (?:really |actually )?(?:true|correct|so)|how do you know(?: (?:that|this|it))?|who says(?: (?:so|that|it|this))?|says who|according to (?:who|whom|what)|how (?:sure|certain) (?:is that|are you)|where did you get (?:that|it|this)(?: from)?)$/;
/** With these nothing is named that could be looked for. */
const COMMON: ReadonlySet<string> = new Set(
  'bible scripture scriptures verse verses passage passages chapter text book show point me say says said written writing stand stands stood found find exactly actually really even anywhere ever cant cannot dont do not must should shouldnt allowed forbid forbids forbidden wrong right ok so then come comes from came up invented coined origin source saying words line quote sentence idea prove bit place part thing wrote spoke speaking talking tell tells god jesus paul one you we i first originally people back backs whole'.split(
    ' ',
  ),
);
const SHOWN_AT_ONCE = 4;

/** To "who said that" and "where does it say so": what the reply before spoke of, never a search for common words. */
export function whereFrom(telling: Telling, last: RecalledAnswer): Spoken | undefined {
  const { words } = telling.request;
  const plain = plainWords(words);
  const asksWho = WHO_SAID.test(plain);
  if (SURE.test(plain) && !last.form && !(last.fact && isFromTheHeart(last.fact)))
    return restsOn(telling, last);
  if (plain.split(' ').length > LONGEST || !(asksWho || WHERE.test(plain))) return undefined;
  if (!namesNothingNew(telling)) return undefined;
  const saying = sayingSpokenOf(telling);
  if (saying) return { parts: originOf(telling, saying) };
  if (isOnOnePassage(last) && last.focus) return { parts: whereItStands(telling, last.focus) };
  // "Who said that" is of the passage shown last; "where does it say so" of all that was said.
  return asksWho && !/\bbible\b/.test(plain) ? undefined : restsOn(telling, last);
}

const isOnOnePassage = ({ kind, shown }: RecalledAnswer): boolean =>
  kind === 'passage' || kind === 'quote' || (kind === 'find' && shown.length === 1);

/** Whether all of a message's words are common, or were said by the visitor just before. */
function namesNothingNew({ request: { words, history } }: Telling): boolean {
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const said = new Set(wordsOf(before).map((word) => word.stem));
  return plainWords(words)
    .split(' ')
    .every((word) => STOP_WORDS.has(word) || COMMON.has(word) || said.has(stem(word)));
}

/** The saying that the last reply explained. */
function sayingSpokenOf(telling: Telling): Saying | undefined {
  const before = telling.request.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  return SAYINGS.find(({ note }) => before.includes(telling.words(note)));
}

function originOf(telling: Telling, { text, note, near }: Saying): string[] {
  const [fresh] = near.map(passageOfMark).filter((passage) => !telling.said.quoted(passage));
  return [telling.line(SAYING_FROM, { text }), telling.words(note), fresh ? telling.quote(fresh) : ''];
}

/** The passages that the reply before showed, named in a sentence; one more on the same is shown behind it. */
function restsOn(telling: Telling, last: RecalledAnswer): Spoken | undefined {
  const unwanted = notWantedBefore(telling.request.history);
  const isWanted = (passage: Passage) => !unwanted.some((other) => overlap(other, passage));
  // The record keeps what was shown before where a reply showed nothing itself: that does not rest on it.
  const before = telling.request.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const shown = shownIn(before).flatMap((reference) => passageOfReference(reference) ?? []);
  const named = shown
    .filter((passage, at) => isWanted(passage) && shown.findIndex((one) => overlap(one, passage)) === at)
    .slice(0, SHOWN_AT_ONCE)
    .map(({ reference }) => reference);
  const further = furtherOn(telling, last).find(({ mark }) => {
    const passage = passageOfMark(mark);
    return isWanted(passage) && !telling.said.quoted(passage) && !shown.some((one) => overlap(one, passage));
  });
  if (named.length === 0 && !further) return undefined;
  const more = named.length === 0 ? NAMED_NOTHING : ALSO_ON_IT;
  return {
    parts: [
      named.length > 0 ? telling.line(RESTS_ON, { these: named.join('; ') }) : '',
      ...(further ? [telling.line(more), ...telling.noted(further)] : []),
    ],
  };
}

/** What else belongs to the question that was answered, else to the entry, where that was told and not only stands near. */
function furtherOn(telling: Telling, last: RecalledAnswer): readonly Noted[] {
  const { asked, shown, form, fact } = last;
  if (asked) return asked.passages.map((mark) => ({ mark, note: '' }));
  const noted = form || fact ? [] : notedOf(last);
  const isTold = noted.some(({ mark }) => shown.some((passage) => overlap(passage, passageOfMark(mark))));
  return isTold ? telling.fresh(noted, noted.length) : [];
}

const SONG = /\b(?:songs?|rhymes?|hymns?|tune|sing|chorus)\b/;
const WANTS_ONE =
  /^(?:(?:and|ok|also|now|please|great|thanks|lovely) )*(?:is there |are there |do you (?:have|know) |have you (?:got )?|got |any |can (?:you|we) |could (?:you|we) |what about |how about |maybe |give me |write |make |with |i need |we need |a |an |some |the |sing |play |me |us )+(?:\w+ ){0,4}?(?:songs?|rhymes?|hymns?|tune|chorus)\b|\b(?:something|anything) (?:\w+ )?to sing\b|^(?:and )?(?:a )?(?:songs?|hymns?|rhymes?)$/;
const LONGEST_WISH = 16;

/** A song is wanted to what was made: there is none, and what can be made instead is named. */
export function songWanted(telling: Telling, last: RecalledAnswer): Spoken | undefined {
  const plain = plainWords(telling.request.words);
  const isWish = plain.split(' ').length <= LONGEST_WISH && WANTS_ONE.test(plain);
  if (!isWish || !(SONG.test(plain) || plain.includes('to sing')) || ABOUT_SINGING.test(plain))
    return undefined;
  const [passage] = last.subject.passages.length > 0 ? last.subject.passages : last.shown;
  return {
    parts: [passage ? telling.line(NO_SONGS, { reference: passage.reference }) : NO_SONGS_AT_ALL],
  };
}

/** The book, and the question whether one may sing, are no wish for a song. */
const ABOUT_SINGING =
  /\bsong of (?:songs|solomon|moses|mary)\b|\bwrong to sing\b|\bi sing\b|\bwe sing (?:at|in)\b/;

/** How many words that carry sense a quotation needs, to be known in another place. */
const FEWEST = 3;

/** The well-known passage that holds nearly the same words as one that is not; itself where there is none. */
export function bestKnown(telling: Telling, exact: Passage, words: string): Passage {
  const famous = telling.library.famous.map(({ mark }) => passageOfMark(mark));
  if (famous.some((passage) => overlap(passage, exact))) return exact;
  const wanted = senseOf(words);
  if (wanted.length < FEWEST) return exact;
  const { bible, translation } = telling.request;
  for (const passage of famous)
    for (const { first, last } of passage.ranges)
      for (let verse = first; verse <= last; verse += 1)
        if (` ${senseOf(bible[translation].text(verse)).join(' ')} `.includes(` ${wanted.join(' ')} `))
          return passageOf([{ first: verse, last: verse }]);
  return exact;
}

const senseOf = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => !STOP_WORDS.has(word) && !WEAK.has(word))
    .map(stem);
const WEAK: ReadonlySet<string> = new Set([
  'shall',
  'will',
  'unto',
  'ye',
  'thou',
  'thee',
  'thy',
  'hath',
  'o',
]);

/** That the words stand in another place as well. */
export const alsoStands = (telling: Telling, { reference }: Passage): string =>
  telling.line(ALSO_STANDS, { reference });
