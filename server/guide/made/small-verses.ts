import {
  ANY_SMALL_VERSES,
  SMALL_VERSES,
  SMALL_VERSES_TEXT,
  type SmallVerses,
} from '../../../content/guide/made/small-verses.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { Passage } from '../../../scripture/types.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { isAllowed, textOfPassage } from '../forms/choose-passages.ts';
import { wantedIn } from '../forms/exclusions.ts';
import { joined } from '../forms/follow-form.ts';
import { contextOf } from '../forms/form-context.ts';
import type { FormRequest } from '../forms/form-request.ts';
import type { Intent } from '../intent.ts';
import type { Made, MadeRequest } from './made.ts';

/** What has room for few words. */
const THING =
  /\b(?:tattoos?|ink(?:ed)?|fridge|magnets?|mugs?|bracelets?|wristband|necklace|pendant|locket|key ?rings?|keychains?|bookmarks?|t ?shirts?|hoodie|lock ?screen|phone (?:screen|background|case)|wallpaper|screen ?saver|lunch ?box(?:es)?|lockers?|stickers?|banner|cushion|cake|gift tag|forearm|wrist|ankle|shoulder|collarbone|bio|instagram|profile|email signature|wooden sign|wedding rings?|engrav\w+|inside (?:of )?(?:a|my|his|her|the|our) ring)\b/;
const VERSE =
  /\b(?:verses?|passages?|bible quotes?|quotes?|psalms?|texts?|words|line|something (?:short )?(?:\w+ )?from the bible|bible line)\b/;
const OTHERWISE =
  /\b(?:fridge is|in the fridge|invent\w*|wording|is that (?:verse|about)|half line|should i|would jesus|does it help|whole|complete|sinful|wrong|allowed|forbid\w*|what does the bible say|regret\w*|remove|should i (?:get|have)|hates?|parents? (?:do|did) not|leviticus 19|gravestone|headstone|bench|plaque|can (?:a )?christians?|may i)\b/;
const ASKS =
  /\b(?:need|want|looking|suggest|give|find|which|what|idea|ideas|for|please|pls|good|short|any|help|recommend|choose)\b/;

const GOES_ON =
  /^(?:(?:and|but|ok|okay|please|can you|do you have|have you|give me|show me|maybe|no|great|thanks|thank you|something|one|a|an|any|even|much|still|now|i want|something even|i like|is there|\d+) )*(?:shorter|short|shortest|more|others?|another|different|less (?:common|known)|not (?:from )?\w+|without|about|on|for|with|instead|only \d+|just \d+)\b/;
const LONGEST_GOING_ON = 12;
const ELSEWHERE =
  /\b(?:mean\w*|translation|words|version|pray\w*|niv|esv|nlt|kjv|chapter|context|hebrew|greek|size|font)\b/;

const SHOWN = 4;

function requestOf({ telling, before }: MadeRequest): FormRequest {
  const own = telling.request.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const texts = [...own, telling.request.words].slice(-before.length - 1);
  const nots = texts.flatMap((text) => wantedIn(text).conditions.not ?? []);
  const not = nots.length > 0 ? nots.reduce(joined) : undefined;
  return { form: 'verses', isShort: true, ...(not && { not }) };
}

/** The matter of the request: what the last message that names one is about. */
function matterIn(messages: readonly string[]): SmallVerses | undefined {
  for (const message of messages.toReversed()) {
    // "Not Philippians, about strength": what is not wanted is no matter.
    const words = message.replace(/\bnot (?:from )?(?:\w+ ){1,3}/g, ' ');
    const found = SMALL_VERSES.find(({ said }) => said.test(words));
    if (found) return found;
  }
  return undefined;
}

interface Chosen {
  readonly matter: SmallVerses | undefined;
  readonly passages: readonly Passage[];
  readonly isShorter: boolean;
}

function chosen(request: MadeRequest): Chosen {
  const { telling, plain, before } = request;
  const matter = matterIn([...before, plain]);
  const form = requestOf(request);
  const context = contextOf(telling, form, { passages: [] });
  const length = (passage: Passage) => textOfPassage(telling, passage).length;
  const allowed = (matter?.marks ?? ANY_SMALL_VERSES)
    .map(passageOfMark)
    .filter((passage) => isAllowed(context, { passage, note: '' }))
    .toSorted((one, other) => length(one) - length(other));
  const count = amountsIn(amountWords(plain)).count ?? SHOWN;
  const fresh = allowed.filter((passage) => !telling.said.quoted(passage));
  // Shorter than those that were shown may be none of the others.
  const isOnlyExcluding = /^(?:\w+ ){0,2}?not /.test(plain);
  const isShorter = before.length > 0 && /\bshort(?:er|est)\b/.test(plain);
  return {
    matter,
    passages: isShorter
      ? allowed.slice(0, 1)
      : (fresh.length > 0 || !isOnlyExcluding ? fresh : allowed).slice(0, count),
    isShorter,
  };
}

function make(request: MadeRequest): string[] {
  const { telling, plain, before } = request;
  const { matter, passages, isShorter } = chosen(request);
  const about = matter?.about ?? 'that';
  if (passages.length === 0) return [telling.words(SMALL_VERSES_TEXT.none, { about })];
  if (isShorter) return [SMALL_VERSES_TEXT.shortest, ...passages.map((passage) => telling.quote(passage))];
  const isTattoo = [...before, plain].some((one) =>
    /\b(?:tattoos?|ink(?:ed)?|forearm|wrist|ankle|shoulder|collarbone)\b/.test(one),
  );
  return [
    matter ? telling.line(SMALL_VERSES_TEXT.lead, { about }) : telling.line(SMALL_VERSES_TEXT.leadAny),
    ...passages.map((passage) => telling.quote(passage)),
    telling.unheard([isTattoo ? SMALL_VERSES_TEXT.tattoo : SMALL_VERSES_TEXT.thing]),
  ];
}

function inHand(request: MadeRequest): Intent | undefined {
  const { passages } = chosen(request);
  return passages.length === 0
    ? undefined
    : { kind: 'form', subject: { passages }, form: { ...requestOf(request), count: passages.length } };
}

/** Verses of few words for a tattoo, a fridge, a ring. */
export const SMALL_VERSES_MADE: Made = {
  id: 'small-verses',
  isAsked: (plain) =>
    THING.test(plain) &&
    VERSE.test(plain) &&
    ASKS.test(plain) &&
    !OTHERWISE.test(plain) &&
    // On a matter of which none are written here there are longer lists.
    (!/\b(?:about|on) (?!my|a|the|his|her|our|their)\w+/.test(plain) || matterIn([plain]) !== undefined),
  goesOn: (plain) =>
    GOES_ON.test(plain) && !ELSEWHERE.test(plain) && plain.split(' ').length <= LONGEST_GOING_ON,
  make,
  inHand,
};
