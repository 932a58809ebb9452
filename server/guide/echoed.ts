import { plainWords } from './words.ts';

/** What somebody told, as it may stand in a sentence of ours: without what only joins it to the talk, and without marks. */
export function ownWords(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/[[\]*_#>`{}|~]/g, '')
    .replace(/^(?:(?:and|but|also|because|oh|ok|well|so),? )+/i, '')
    .replace(/[.!\s]+$/, '')
    .trim();
}

/** In words: so few can be said back whole, and so many of a longer message. */
const WHOLE = 14;
const LONGEST = 18;
const FEWEST = 2;
/** What is wounding, foul or against oneself is not said back, nor what speaks to the guide. */
const NOT_SAID_BACK =
  /\b(?:worthless|stupid|idiot|pathetic|useless|disgust\w*|ugly|failure|monster|burden|bad (?:mother|father|mum|mom|dad|wife|husband|person|christian)|hate (?:myself|me|you)|my fault|kill\w*|suicid\w*|die|rap(?:e|ed)|abus\w*|molest\w*|hit|hits|beat|beats|choke\w*|touch(?:ed|es) me|fuck\w*|shit\w*|bitch\w*|bastard\w*|damn|hell|crap|arse\w*|ass|lol|lmao|you|your|yourself)\b/;
/** Before what is told, and no part of it. */
const FILLERS =
  /^(?:(?:and|but|well|yes|no|yeah|oh|ok|okay|so|ha|haha|um|uh|like|i mean|literally|actually|usually|to be fair|to be honest|honestly|amen|thanks|thank you)[,.!:]? )+/i;
/** What weighs most in a longer message. */
const WEIGHS =
  /\b(?:nobody|no one|never|not even|still|always|robbed|stole|buried|mother|father|mum|mom|dad|son|daughter|wife|husband|brother|sister|child|baby|died|dead|lost|left|alone|afraid|scared|ashamed|cannot|can not|do not know|without|last|first|only|every|miss|cried|crying|tired|empty|quiet|angry|sorry|hands?|names?|years?)\b/;

/**
 * A piece of what somebody tells, in their own words, to be said back to them: all of a few words, else the sentence that
 * weighs most. Undefined where nothing in it should be.
 */
export function echoOf(words: string): string | undefined {
  const all = words.replace(/["“”«»]/g, '').trim();
  const sentences = (all.match(/[^.!?\n;]+[.!?]*/g) ?? []).map(clean).filter(isFit);
  if (sentences.length === 0) return undefined;
  const whole = clean(all);
  if (!NOT_SAID_BACK.test(plainWords(all)) && countOf(whole) <= WHOLE && isFit(whole)) return whole;
  const [heaviest] = sentences
    .map(cut)
    .filter(isFit)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return heaviest;
}

/** The beginning of a long sentence, up to where it could end. */
function cut(sentence: string): string {
  if (countOf(sentence) <= LONGEST) return sentence;
  const beginning = sentence.split(' ').slice(0, LONGEST).join(' ');
  const end = Math.max(...[...beginning.matchAll(ENDS)].map(({ index }) => index), 0);
  return beginning.slice(0, end).trim();
}
const ENDS = /,? (?:and|but|because|so|which|that is why|until|while|who) |[,:–-] /g;

const clean = (text: string): string => ownWords(text.trim().replace(FILLERS, ''));
const countOf = (text: string): number => text.split(' ').length;
const isFit = (text: string): boolean =>
  countOf(text) >= FEWEST && !text.includes('?') && !NOT_SAID_BACK.test(plainWords(text));

/** A name or number in it, and what weighs; of several alike the longer one. */
const weightOf = (text: string): number =>
  (plainWords(text).match(new RegExp(WEIGHS, 'g')) ?? []).length * 4 +
  (/(?<=\S )\p{Lu}\p{Ll}|\d/u.test(text) ? 3 : 0) +
  Math.min(countOf(text), 12) / 2;
