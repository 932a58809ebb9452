import { CHILD_NAME_TEXT, CHILD_NAMES, type ChildName } from '../../../content/guide/made/child-names.ts';
import { capital } from '../../../language/capital.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { bookOf } from '../../../scripture/references/passage-ranges.ts';
import { bookByOsis } from '../../../scripture/text/books.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { stem } from '../reading/words.ts';
import { list, type Telling } from '../telling.ts';
import type { Made, MadeRequest } from './made.ts';

const OF_A_CHILD =
  /\b(?:baby|babies|girls?|boys?|sons?|daughters?|child|children|twins|newborn|unborn|due|expecting|pregnant|middle|grandchild|grandson|granddaughter|call (?:her|him|it))\b/;
const FROM_THE_BIBLE =
  /\b(?:bible|biblical|scripture|christian|hebrew|old testament|new testament|mean(?:s|ing|ings)?|idea|ideas|suggest\w*|list|rare|uncommon|unusual|beautiful|pretty)\b/;
/** The family's opinion of a name, naming ceremonies and names of others are other questions. */
const OTHERWISE =
  /\b(?:names? of (?:god|jesus|the)|(?:what|who) (?:was|were|is|are) the names?|in (?:jesus|the|his) name|his name is|her name is|name is|named after|names? (?:he|she|they) (?:calls?|called)|call(?:s|ed|ing)? (?:me|us|him|her|them) names|hates?|quarrel\w*|argu\w*|naming the|wants? (?:me|us) to|changed? (?:my|his|her|their) name|christening|prayer|verses?|in law|new name|no name|with no|hosea|nativity|school play|died|lost|miscarr\w+|stillborn)\b/;
const NAMES = /\b(?:names?|naming)\b/;

const MEANING_OF = /\b(?:mean|means|meaning|meant|stand for)\b/;

/** The names of the list that a message writes; a name that is also a word only where its meaning as a name is asked. */
const namedIn = (plain: string): ChildName[] =>
  CHILD_NAMES.filter(({ name }) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(plain));

const asksForMeaning = (plain: string): boolean =>
  MEANING_OF.test(plain) && /\bnames?\b/.test(plain) && namedIn(plain).length > 0 && !OTHERWISE.test(plain);

const asksForNames = (plain: string): boolean =>
  NAMES.test(plain) && OF_A_CHILD.test(plain) && FROM_THE_BIBLE.test(plain) && !OTHERWISE.test(plain);

const GOES_ON =
  /\b(?:names?|girls?|boys?|twins|more|others?|another|rare|rarer|common|usual|unusual|short|shorter|old testament|new testament|begin\w*|start\w*|letter|meaning|means?|son|daughter|middle)\b/;
const LONGEST_GOING_ON = 14;
const ASKS_SOMETHING_ELSE =
  /\b(?:pray\w*|verses?|blessing|card|should (?:i|we)|is it|do (?:i|we) have|husband|wife|in law)\b/;

function goesOn(plain: string): boolean {
  if (plain.split(' ').length > LONGEST_GOING_ON || ASKS_SOMETHING_ELSE.test(plain)) return false;
  return GOES_ON.test(plain) || namedIn(plain).length > 0;
}

const GIRL = /\b(?:girls?|daughters?|her|granddaughter|goddaughter|niece|sister)\b/;
const BOY = /\b(?:boys?|sons?|him|grandson|godson|nephew|brother)\b/;
const RARE =
  /\b(?:rarer?|uncommon|unusual|not (?:too |so |very )?(?:common|usual|popular)|less (?:common|usual|popular)|unique|different)\b/;
const USUAL = /\b(?:usual|common|normal|popular|well known|known)\b/;
const SHORT = /\b(?:short|shorter)\b/;
const MOST_LETTERS = 5;
const LETTER =
  /\b(?:(?:begin|beginning|begins|start|starting|starts) (?:with|in) (?:an? |the letter )?|letter |with (?:an? )?)([a-z])\b/;
const MEANS = /\b(?:mean(?:s|ing)?)\s+((?:\w+ ?){1,3})/;
/** "Which ones mean joy" asks for names, also where the meaning is a name. */
const BY_MEANING = /\b(?:ones?|names?|that|which|something) (?:that |which )?(?:means?|meaning)\b/;
const USUALLY = 8;

/** What a row of messages wants, the last one first: "and for a boy" keeps "not too common". */
function wish(messages: readonly string[]): (name: ChildName) => boolean {
  const last = (pattern: RegExp, other: RegExp): boolean => {
    const found = messages.findLast((message) => pattern.test(message) || other.test(message));
    return found !== undefined && pattern.test(found) && !(other.test(found) && !pattern.test(found));
  };
  const kind = messages.findLast((message) => GIRL.test(message) || BOY.test(message)) ?? '';
  const girl = GIRL.test(kind) && !BOY.test(kind);
  const boy = BOY.test(kind) && !GIRL.test(kind);
  const isRare = messages.some((message) => RARE.test(message));
  const isUsual = !isRare && last(USUAL, RARE);
  const isShort = messages.some((message) => SHORT.test(message));
  const letter = messages.map((message) => LETTER.exec(message)?.[1]).findLast(Boolean);
  const testament = /\b(old|new) testament\b/.exec(
    messages.findLast((one) => /testament\b/.test(one)) ?? '',
  )?.[1];
  return ({ name, of, isRare: seldom, mark }) =>
    !(girl && of !== 'girl') &&
    !(boy && of !== 'boy') &&
    !(isRare && !seldom) &&
    !(isUsual && seldom) &&
    !(isShort && name.length > MOST_LETTERS) &&
    !(letter && !name.toLowerCase().startsWith(letter)) &&
    !(testament && isOfTheNew(mark) !== (testament === 'new'));
}

const isOfTheNew = (mark: ChildName['mark']): boolean =>
  bookByOsis(bookOf(passageOfMark(mark)).osis)?.testament === 'new';

/** Names whose meaning has one of the words: "a name that means gift". */
function withMeaning(names: readonly ChildName[], plain: string): readonly ChildName[] {
  const wanted = new Set((MEANS.exec(plain)?.[1] ?? '').trim().split(' ').filter(Boolean).map(stem));
  const found = names.filter(({ meaning }) =>
    meaning
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.length >= 3 && wanted.has(stem(word))),
  );
  return found.length > 0 ? found : names;
}

function line(telling: Telling, { name, meaning, mark, who }: ChildName): string {
  const { reference } = passageOfMark(mark);
  return telling.words(CHILD_NAME_TEXT.line, { name, meaning, who: capital(who), reference });
}

function told(telling: Telling, one: ChildName): string[] {
  const isUncertain = one.meaning.startsWith('uncertain');
  const meaning = one.meaning.replace(/^uncertain; /, '');
  return [
    `${telling.words(isUncertain ? CHILD_NAME_TEXT.oneUncertain : CHILD_NAME_TEXT.one, { name: one.name, meaning })} ${capital(one.who)}.`,
    telling.quote(passageOfMark(one.mark)),
  ];
}

function make({ telling, plain, before }: MadeRequest): string[] {
  const asked = namedIn(plain);
  if (
    !BY_MEANING.test(plain) &&
    asked.length > 0 &&
    asked.length <= 3 &&
    !/\b(?:like|besides?|other than|not)\b/.test(plain)
  )
    return asked.flatMap((one) => told(telling, one));
  const messages = [...before, plain];
  const fits = wish(messages);
  const fitting = withMeaning(CHILD_NAMES.filter(fits), plain);
  if (fitting.length === 0) return [CHILD_NAME_TEXT.none];
  const count = amountsIn(amountWords(plain)).count ?? USUALLY;
  const girls = fitting.filter(({ of }) => of === 'girl');
  const boys = fitting.filter(({ of }) => of === 'boy');
  const both = girls.length > 0 && boys.length > 0;
  const fresh = (names: readonly ChildName[], most: number) =>
    telling.said.freshest(spread(names), most, ({ name }) => `**${name}**: `);
  const chosen = both
    ? [...fresh(girls, Math.ceil(count / 2)), ...fresh(boys, Math.floor(count / 2))]
    : fresh(fitting, count);
  const kind = both ? 'any' : girls.length > 0 ? 'girl' : 'boy';
  return [
    telling.line(CHILD_NAME_TEXT.leads[kind]),
    list(
      chosen
        .toSorted((a, b) => a.of.localeCompare(b.of) * -1 || a.name.localeCompare(b.name))
        .map((one) => line(telling, one)),
    ),
    chosen.length < count ? CHILD_NAME_TEXT.fewer : '',
    telling.unheard(CHILD_NAME_TEXT.closing),
  ];
}

/** From the whole alphabet rather than from its beginning. */
function spread<Item>(items: readonly Item[]): Item[] {
  const step = 5;
  return items
    .map((item, at) => ({ item, at }))
    .toSorted((a, b) => (a.at % step) - (b.at % step) || a.at - b.at)
    .map(({ item }) => item);
}

/** Names for a child out of the Bible, and what they mean. */
export const CHILD_NAMES_MADE: Made = {
  id: 'child-names',
  isAsked: (plain) => asksForNames(plain) || asksForMeaning(plain),
  goesOn,
  make,
};
