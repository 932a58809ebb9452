import {
  CHILD,
  INSCRIPTION_TEXT,
  INSCRIPTIONS,
  type Inscription,
} from '../../../content/guide/made/inscriptions.ts';
import { list } from '../telling.ts';
import { namesIn } from '../told/given-name.ts';
import type { Made, MadeRequest } from './made.ts';

const PLACE = '(?:bench(?:es)?|plaque|gravestone|headstone|tombstone|grave ?marker|memorial stone)';
const ASKED = new RegExp(
  `\\b(?:inscriptions?|epitaphs?)\\b|\\b(?:words?|lines?|text|something|engrav\\w+|wording|what (?:to|do i|do we|should i|should we|can i|can we|could we) (?:write|put|engrave|say)) (?:\\w+ ){0,6}?${PLACE}\\b|\\b${PLACE} (?:\\w+ ){0,2}?(?:words?|wording|text|lines?)\\b|\\b(?:words?|lines?|text|wording) (?:\\w+ ){0,3}?(?:for|on) (?:the|his|her|their|our|a) (?:(?:small|little|tiny|plain) )?stone\\b|\\bstone (?:is |will be )?(?:being )?(?:cut|carved|engraved)\\b.{0,60}\\b(?:lines?|words|text|wording)\\b`,
);
const OTHERWISE =
  /\b(?:in (?:a|her|his|the|my|our) (?:\w+ )?bible|verses?|on the cross|pilate|inri|tattoo|ring|something to say|visit\w*|cost|afford)\b/;
const GOES_ON =
  /\b(?:letters?|characters?|signs|shorter|short|longer|more|others?|another|without|religious|god|christian|faith|bible|loved|liked|name)\b/;
const LONGEST_GOING_ON = 14;
const ELSEWHERE = /\b(?:pray\w*|reading|card|who|why|funeral)\b/;

const WITHOUT_GOD =
  /\b(?:without|no|not) (?:\w+ ){0,3}?(?:god|religio\w*|faith|bible|christian|churchy|pious|believ\w*)\b|\b(?:too|less) (?:religious|churchy|pious)\b|\b(?:atheist|not (?:a )?(?:believer|religious))\b/;
const OF_FAITH =
  /\b(?:with (?:a )?(?:god|faith|bible verse)|christian one|more christian|from the bible|he believed|she believed)\b/;
const MOST = /\b(\d{1,3}) (?:letters?|characters?|signs)\b/;
const NAME_LENGTH = 5;
const SHOWN = 6;

const lengthOf = (line: string): number => line.replace(/\[name\]/i, 'x'.repeat(NAME_LENGTH)).length;

function make({ telling, plain, before }: MadeRequest): string[] {
  const messages = [...before, plain];
  const all = messages.join(' ');
  const most = Number(messages.map((message) => MOST.exec(message)?.[1]).findLast(Boolean) ?? 0);
  const isPlain = messages.some((message) => WITHOUT_GOD.test(message));
  const isOfFaith = OF_FAITH.test(plain);
  const fits = (one: Inscription) =>
    (!one.of || one.of.test(all)) &&
    // On a stone nobody sits down.
    (!/^Sit down/.test(one.line) || !/\bstone\b/.test(all)) &&
    !(one.isForGrown && CHILD.test(all)) &&
    (!isPlain || one.isPlain === true) &&
    (!isOfFaith || !one.isPlain) &&
    (most === 0 || lengthOf(one.line) <= most);
  // What belongs to just this person first.
  const fitting = INSCRIPTIONS.filter(fits).toSorted(
    (a, b) => Number(b.of !== undefined) - Number(a.of !== undefined),
  );
  const isShorter = /\bshorter\b/.test(plain);
  const ordered = isShorter ? fitting.toSorted((a, b) => lengthOf(a.line) - lengthOf(b.line)) : fitting;
  const isAnother = /\b(?:more|others?|another)\b/.test(plain);
  const chosen = isAnother
    ? telling.said.freshest(ordered, SHOWN, ({ line }) => line.replace(/\[name\]/i, ''))
    : ordered.slice(0, SHOWN);
  if (chosen.length === 0) return [INSCRIPTION_TEXT.none];
  const [name] = namesIn(telling.request.words);
  return [
    INSCRIPTION_TEXT.lead,
    list(
      chosen.map(({ line }) =>
        telling.words(INSCRIPTION_TEXT.line, {
          line: name && /\b(?:name|called|named)\b/.test(plain) ? line.replace(/\[name\]/i, name) : line,
          count: `${lengthOf(line)}`,
        }),
      ),
    ),
    telling.unheard(INSCRIPTION_TEXT.closing),
  ];
}

/** Lines for a stone, a bench or a plaque. */
export const INSCRIPTIONS_MADE: Made = {
  id: 'inscriptions',
  longest: 40,
  isAsked: (plain) => ASKED.test(plain) && !OTHERWISE.test(plain),
  goesOn: (plain) =>
    GOES_ON.test(plain) && !ELSEWHERE.test(plain) && plain.split(' ').length <= LONGEST_GOING_ON,
  make,
};
