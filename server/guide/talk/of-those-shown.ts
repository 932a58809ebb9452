import { CHOSEN, WOULD_DO } from '../../../content/guide/short-verses.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { textOfPassage } from '../forms/choose-passages.ts';
import { plainWords } from '../reading/words.ts';
import { askedShape } from '../reshaped/asked-shape.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';

const LONGEST = 18;
const WHICH =
  /^(?:(?:and|so|ok|but|great|thanks|thank you|lovely|hm|well) )*(?:which|what)(?: (?:one|ones|of (?:these|those|them|the \w+)|reading|passage|verse|text|psalm))? (?:would|is|are|could|should|do|suits?|fits?|works?)\b/;
const JUDGES =
  /\b(?:suit|suits|fit|fits|work|works|best|better|easiest|simplest|shortest|choose|pick|take|recommend|nervous|good for|right for|easy)\b/;
const SAYS_ONE =
  /\b(?:one|ones|these|those|them|reading|readings|passage|passages|verse|verses|text|texts)\b/;
/** A passage for something new is looked for, and not one of those shown. */
const LOOKS_FURTHER = /\b(?:longest|bible|about|says?|translation|other|another|book|chapter)\b/;

/** "Which one would suit a nervous reader": of the passages that were shown the shortest, and why. */
export function chosenOfShown(telling: Telling, { shown }: RecalledAnswer): Spoken | undefined {
  const plain = plainWords(telling.request.words);
  if (shown.length < 2 || plain.split(' ').length > LONGEST || LOOKS_FURTHER.test(plain)) return undefined;
  if (askedShape(telling.request.words)?.kind === 'some') return undefined;
  const isBare =
    /^(?:and |so |ok )?(?:which|whats|what)(?: is| would be)? (?:the )?(?:best|easiest|shortest)$/.test(
      plain,
    );
  if (!isBare && !(WHICH.test(plain) && JUDGES.test(plain) && SAYS_ONE.test(plain))) return undefined;
  const length = (passage: (typeof shown)[number]) => textOfPassage(telling, passage).length;
  const [passage] = shown.toSorted((a, b) => length(a) - length(b));
  return { parts: [telling.line(CHOSEN, { reference: passage!.reference }), telling.quote(passage!)] };
}

const WHAT_WOULD_YOU =
  /^(?:(?:and|so|but|ok|then|well|honestly|please|tell me) )*what (?:would|will|do) you (?:do|suggest|advise|recommend|try)(?: (?:first|then|now|here|in my (?:place|shoes|position|situation)|if (?:you were me|it were you|this was you|you were in my (?:place|shoes))|about it|with (?:this|it)))*$/;

/** "So what would you do": the first step of what the talk is about, said to be no experience of its own. */
export function whatItWouldDo(
  telling: Telling,
  { subject: { topic }, form }: RecalledAnswer,
): Spoken | undefined {
  if (!topic || form || !WHAT_WOULD_YOU.test(plainWords(telling.request.words))) return undefined;
  const [step] = telling.said.freshest(topic.guidance, 1, (text) => text);
  if (!step) return undefined;
  return { parts: [telling.line(WOULD_DO), telling.words(step)] };
}
