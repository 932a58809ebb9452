import { PEOPLE_LEADS, PEOPLE_LIKE, type PersonLike } from '../../../content/guide/people-like-me.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { wantedIn } from '../forms/exclusions.ts';
import { plainWords, STOP_WORDS } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';

/** In words. */
const LONGEST = 40;
const ASKS =
  /\b(?:is|are|was|were|did|does|has|had) (?:there )?(?:any|some|no)? ?(?:one|body|people|women|woman|men|man|person)?\b.{0,24}\b(?:bible|scripture)\b|\b(?:anyone|anybody|someone|somebody|who|a woman|a man|people|characters?|heroes|hero) (?:else )?(?:in|from) (?:the )?(?:bible|scripture)\b|\blike me in (?:the )?(?:bible|scripture)\b/;
const A_PERSON =
  /\b(?:any ?one|any ?body|some ?one|some ?body|who|people|woman|women|man|men|person|characters?|hero|heroes)\b/;

/** How each situation is told, over the plain words of what is wanted; asked in this order. */
const SITUATIONS: readonly (readonly [string, RegExp])[] = [
  ['raised-by-others', /\b(?:adopted|fostered|foster care|brought up by|raised by|orphan\w*|in care)\b/],
  [
    'several-marriages',
    /\b(?:divorced|divorcee|several marriages|married (?:twice|three times|many times)|affairs?)\b/,
  ],
  [
    'childless',
    /\b(?:childless|no (?:children|kids)|infertile|(?:can|could) not have (?:a )?(?:child|children|kids|bab\w+)|without children|never had (?:children|kids))\b/,
  ],
  ['lost-child', /\b(?:lost|buried) (?:a|an|her|his|their) (?:\w+ )?(?:child|son|daughter|baby|children)\b/],
  ['lost-spouse', /\b(?:widow\w*|lost (?:a|her|his|their) (?:husband|wife))\b/],
  ['disabled', /\b(?:disab\w+|wheelchair|lame|limp\w*|crippled?)\b/],
  [
    'long-ill',
    /\b(?:chronic\w*|ill for years|long illness|always ill|sick for (?:years|long)|never (?:got better|healed))\b/,
  ],
  [
    'foreign',
    /\b(?:foreign\w*|immigrants?|refugees?|migrants?|stranger in|from another country|moved countr\w+|exiles?)\b/,
  ],
  ['prison', /\b(?:prison\w*|jail|behind bars|convict\w*)\b/],
  [
    'betrayed',
    /\b(?:betray\w*|stabbed in the back|cheated on|let down by (?:a |his |her )?(?:friend|family))\b/,
  ],
  ['angry', /\b(?:angry|argued|cross|furious|shouted|rage\w*) (?:with|at) (?:god|the lord|him)\b/],
  ['doubting', /\b(?:doubt\w*|unsure|not sure|struggled to believe|hard to believe)\b/],
  [
    'failed',
    /\b(?:fail\w*|messed up|made (?:a )?mess|second chance|let (?:god|everyone|people) down|screwed up)\b/,
  ],
  ['unloved', /\b(?:unloved|not loved|rejected|unwanted|not chosen|second best)\b/],
  ['shy', /\b(?:shy|timid|introvert\w*|afraid to (?:speak|talk)|no confidence|quiet person)\b/],
  ['low', /\b(?:depress\w*|very low|hopeless|gave up|exhausted|burn(?:t|ed) out)\b/],
  [
    'single-woman',
    /\b(?:woman|women|girl|lady|female)\b.{0,60}\b(?:single|unmarried|alone|on (?:her|their|my) own|never married|independent|without a (?:man|husband))\b|\b(?:single|unmarried|independent|never married) (?:woman|women|girl|lady)\b/,
  ],
  ['single', /\b(?:single|unmarried|never married|bachelor|not married)\b/],
];

const USUAL = 4;
const MOST = 6;

/**
 * Whether anybody in the Bible was in a visitor's situation: some who were, without those whom the question excludes ("who
 * was no widow"); undefined where the library tells of nobody.
 */
export function peopleLikeMe(telling: Telling): Spoken | undefined {
  const { words, document } = telling.request;
  const plain = plainWords(words);
  if (document || plain.split(' ').length > LONGEST || !ASKS.test(plain) || !A_PERSON.test(plain))
    return undefined;
  const { text, conditions } = wantedIn(words);
  const wanted = plainWords(text);
  const id = SITUATIONS.find(([, told]) => told.test(wanted))?.[0];
  const like = PEOPLE_LIKE.find((one) => one.id === id);
  if (!like) return undefined;
  const unwanted = conditions.not ? tellingWordsBehind(words) : [];
  const allowed = like.people.filter(
    ({ note, also = '' }) => !unwanted.some((word) => plainWords(`${note} ${also}`).includes(word)),
  );
  const fresh = allowed.filter(({ mark }) => !telling.said.quoted(passageOfMark(mark)));
  const count = Math.min(amountsIn(amountWords(plain)).count ?? USUAL, MOST);
  const shown = (fresh.length > 0 ? fresh : allowed).slice(0, count);
  if (shown.length === 0) return undefined;
  return {
    parts: [
      telling.line(PEOPLE_LEADS, { who: like.who }),
      ...shown.flatMap((person) => told(telling, person)),
    ],
    intent: { kind: 'passage', passages: shown.map(({ mark }) => passageOfMark(mark)) },
  };
}

/** What stands behind the first "not" of a message: names and situations that are not wanted. */
const tellingWordsBehind = (words: string): string[] =>
  plainWords(words.slice(words.search(NOT)))
    .split(' ')
    .filter((word) => word.length > 3 && !STOP_WORDS.has(word));

const NOT = /\b(?:not|no|without|n['’]?t|wasnt|isnt|werent|but)\b/i;

const told = (telling: Telling, { mark, note }: PersonLike): string[] => [
  telling.words(note),
  telling.quote(passageOfMark(mark)),
];

/** Whether a question says what the person must not have been: then no answer for everybody will do. */
export const excludesPeople = (words: string): boolean => wantedIn(words).conditions.not !== undefined;
