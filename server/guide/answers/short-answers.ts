import { AFTER_CRISIS } from '../../../content/guide/crisis.ts';
import {
  GOODBYE_PASSAGES,
  GOODBYES,
  GREETING_PASSAGES,
  GREETINGS,
  THANKS,
  THANKS_PASSAGES,
} from '../../../content/guide/greetings.ts';
import {
  OUTSIDE_CLOSING,
  OUTSIDE_LEADS,
  OUTSIDE_PASSAGES,
  UNKNOWN_CLOSING,
  UNKNOWN_LEADS,
  UNKNOWN_NOTHING,
} from '../../../content/guide/openings.ts';
import type { SelfQuestion } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { isPersonal } from '../reading/requests.ts';
import { plainWords, STOP_WORDS } from '../reading/words.ts';
import { list, type Telling } from '../telling.ts';

const COURTESIES = {
  greeting: [GREETINGS, GREETING_PASSAGES],
  thanks: [THANKS, THANKS_PASSAGES],
  goodbye: [GOODBYES, GOODBYE_PASSAGES],
} as const;

/** A greeting, thanks or leave-taking, with a short passage. */
export function courtesyAnswer(telling: Telling, kind: keyof typeof COURTESIES): string[] {
  const [lines, marks] = COURTESIES[kind];
  const passages = telling.said.freshest(
    marks.map(passageOfMark),
    1,
    (passage) => `— ${passage.reference} (`,
  );
  return [telling.line(lines), ...passages.map((passage) => telling.quote(passage))];
}

/** What the guide says of itself. */
export function selfAnswer(telling: Telling, about: SelfQuestion): string[] {
  return [telling.line(about.answers)];
}

/** The words of a message that a search can use. */
function searchable(words: string): string {
  return plainWords(words)
    .split(' ')
    .filter((word) => word.length > 2 && !STOP_WORDS.has(word))
    .slice(0, 12)
    .join(' ');
}

function offered(telling: Telling, count: number): string[] {
  const words = searchable(telling.request.words);
  // By one word alone the search finds lists of names.
  return words.split(' ').length < 2
    ? []
    : telling.found(words, count).map((passage) => telling.quote(passage));
}

/** Beyond the guide: said plainly, with what the search of the text finds. */
export function outsideAnswer(telling: Telling): string[] {
  const passages = offered(telling, 2);
  return [
    telling.line(OUTSIDE_LEADS),
    ...(passages.length > 0 ? [telling.line(OUTSIDE_PASSAGES), ...passages] : []),
    telling.unheard(OUTSIDE_CLOSING),
  ];
}

/** Not understood, or not surely: said plainly, with the nearest entries to choose from; no searched verses. */
export function unknownAnswer(telling: Telling, nearest: readonly string[] = []): string[] {
  if (nearest.length === 0) return [telling.line(UNKNOWN_NOTHING)];
  return [telling.line(UNKNOWN_LEADS), list(nearest), telling.unheard(UNKNOWN_CLOSING)];
}

/** In words. */
const A_SENTENCE = 6;
const A_REQUEST =
  /\b(?:verses?|passages?|readings?|prayers?|pray|psalms?|study|sermon|talk|lesson|quiz|card|note|words for|write|give|suggest|shorter|longer|another|instead)\b|^(?:can|could|will|would) you\b/;

/** Whether somebody tells of their own life, and asks for nothing to be made. */
export function tellsOfLife(words: string): boolean {
  const plain = plainWords(words);
  return plain.split(' ').length >= A_SENTENCE && isPersonal(plain) && !A_REQUEST.test(plain);
}

/** After an open statement of suicide or self-harm, to a message that names nothing else. */
export function afterCrisisAnswer(telling: Telling): string[] {
  const said = AFTER_CRISIS.reduce((sum, text) => sum + telling.said.times(text), 0);
  return [AFTER_CRISIS[said % AFTER_CRISIS.length]!];
}
