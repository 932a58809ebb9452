import {
  INTERCESSION_TEXT,
  PETITIONS,
  type Petition,
  USUAL_PETITIONS,
} from '../../../content/guide/made/petitions.ts';
import { sentencesOf } from '../forms/form-context.ts';
import type { Made, MadeRequest } from './made.ts';

const ASKED =
  /\b(?:(?:prayers? of )?intercessions?(?! of)|intercessory prayers?|bidding prayers?|prayers? of the (?:people|faithful)|general prayers?|prayers? for (?:the |our |a |this |next )*(?:\w+ )?service)\b/;
/** The meaning of the word, and a prayer before one leads the intercessions, are other matters. */
const OTHERWISE =
  /\b(?:nodded|mentioning|flashcards|makes intercession|my turn|sweat|every (?:third|second|other) week|that name|ceremony|rota|opening prayer|lector|international day|say it in|what (?:is|are|does)|mean|why|saints?|mary|meeting|night|vigil|before i|nervous|how (?:do|to|can) i (?:pray|lead|do)|funeral service|wedding service)\b/;

const GOES_ON =
  /\b(?:add|include|also|and for|put|more|shorter|short|longer|response|responses|without|leave|one for|pray for|mention|jesus|less|names?|silence|another|too)\b|^(?:and )?(?:for )?the \w+/;
const LONGEST_GOING_ON = 16;
/** All for whom it is to be prayed may be named at once. */
const LONGEST = 45;
const SHORTER = /\b(?:shorter|short|brief|half as long|cut|too long)\b/;
const NO_RESPONSE = /\b(?:without|no|leave out|drop) (?:the |a |any )?responses?\b/;
const NO_JESUS = /\b(?:no|without|not) (?:\w+ )?(?:jesus|christ)\b/;
const NOT_FOR = /\b(?:without|not|leave out|drop|except) (?:\w+ ){0,2}?for\b/;

/** The petitions that plain words name, each once, in the order in which they are named. */
export function petitionsIn(plain: string): Petition[] {
  const at = new Map<Petition, number>();
  let rest = plain;
  for (const petition of PETITIONS) {
    const found = petition.said.exec(rest);
    if (!found) continue;
    at.set(petition, found.index);
    // What one petition has taken ("hospital staff") is none for the next.
    rest =
      rest.slice(0, found.index) + '_'.repeat(found[0].length) + rest.slice(found.index + found[0].length);
  }
  return [...at].toSorted(([, one], [, other]) => one - other).map(([petition]) => petition);
}

/** What is asked for, without the service that it is asked for. */
const SERVICE =
  /\b(?:(?:sunday|church|morning|evening|family|school|carol|our|the|a|this|next) )*(?:services?|mass|worship|assembly)\b|\b(?:in|for|at) (?:my|our|the) (?:church|parish|congregation)\b/g;
const ASKING =
  /\b(?:prayers? of intercession|prayers? of the (?:people|faithful)|intercessions?|for the congregation|congregational|for the congregation to (?:say|answer))\b/g;

function make({ telling, plain, before }: MadeRequest): string[] {
  const messages = [...before, plain].filter((message) => !NOT_FOR.test(message));
  const named = messages.flatMap((message) =>
    petitionsIn(message.replace(SERVICE, ' ').replace(ASKING, ' ')),
  );
  const usual = USUAL_PETITIONS.flatMap((id) => PETITIONS.filter((petition) => petition.id === id));
  const chosen = [...new Set(named.length > 1 ? named : [...named, ...usual])];
  const isShort = messages.some((message) => SHORTER.test(message));
  const hasResponse = !NO_RESPONSE.test(plain);
  const isWithoutJesus = messages.some((message) => NO_JESUS.test(message));
  const petitions = chosen.map(({ text }) => (isShort ? sentencesOf(text).slice(0, 1).join(' ') : text));
  const { openings, closing, closingPlain, response, names } = INTERCESSION_TEXT;
  return [
    telling.line(INTERCESSION_TEXT.lead),
    openings[0],
    ...petitions.flatMap((text) => (hasResponse ? [text, response] : [text])),
    isShort ? '' : names,
    isWithoutJesus ? closingPlain : closing,
    telling.unheard(INTERCESSION_TEXT.hint),
  ];
}

/** Prayers for others, to be read in a service. */
export const INTERCESSIONS: Made = {
  id: 'intercessions',
  longest: LONGEST,
  isAsked: (plain) => ASKED.test(plain) && !OTHERWISE.test(plain),
  goesOn: (plain) => GOES_ON.test(plain) && plain.split(' ').length <= LONGEST_GOING_ON,
  make,
};
