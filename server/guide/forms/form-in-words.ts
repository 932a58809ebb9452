import { FORM_PATTERNS, type FormPattern, HOW_ASKED } from './form-patterns.ts';
import type { FormId } from './form-request.ts';

/** A verb of asking stands at most so many words before what is asked for; a weak one ("any", "what") nearer. */
const NEAR = 9;
const NEARER = 4;
/** In a message of so few words a weak verb may stand anywhere. */
const FEW = 12;

/** Whether words ask for something to be made, before or after they name it. */
function asks(words: string, { noun, isEnough, isStrict }: FormPattern): boolean {
  const at = words.search(noun);
  if (at < 0) return false;
  if (isEnough?.test(words)) return true;
  const before = words.slice(0, at).trim();
  // A message that begins with the thing itself: "three verses about hope".
  if (HOW_ASKED.bare.test(before)) return true;
  const behind = words.slice(at);
  const near = before.split(' ').slice(-NEAR).join(' ');
  const nearer = before.split(' ').slice(-NEARER).join(' ');
  if (HOW_ASKED.make.test(near) || HOW_ASKED.behind.test(behind)) return true;
  return (
    !isStrict && HOW_ASKED.weak.test(words.split(' ').length <= FEW ? near : `${nearer} ${firstWord(behind)}`)
  );
}

const firstWord = (words: string) => words.split(' ', 1)[0] ?? '';

/** The form that plain words (digits for number words) ask for; undefined where they ask for none. Of `message`, where they are a sentence of it. */
export function formInWords(words: string, message = words): FormId | undefined {
  const said = words.split(' ');
  const mayAsk = ({ keys }: FormPattern) => keys.some((key) => said.some((word) => word.startsWith(key)));
  return (
    FORM_PATTERNS.find((pattern) => mayAsk(pattern) && asks(words, pattern) && !pattern.not?.test(message))
      ?.form ?? toPrepare(words)
  );
}

/** Gatherings that somebody has to prepare for, and what they need for it. */
const GATHERINGS: readonly (readonly [FormId, RegExp])[] = [
  [
    'talk',
    /\b(?:school |easter |christmas |harvest |primary )*assembly\b|\b(?:harvest|easter|christmas|carol|remembrance|leavers|church|school|festival) (?:festival |service )?talk\b/,
  ],
  ['lesson', /\b(?:sunday school|kids church|junior church|holiday club|messy church)\b/],
  [
    'study',
    /\b(?:confirmation|baptism|bible|alpha|catechism) (?:class|course|group)\b|\b(?:home|house|cell) ?group\b/,
  ],
];
/** How long, how many, how old: who gives such facts has something to prepare. */
const FACTS =
  /\b\d+ ?(?:minutes?|mins?|weeks?)\b|\bage[sd]? \d+|\b\d+ (?:to \d+ )?year ?olds?\b|\b\d+ (?:boys?|girls?|kids|children|pupils|juniors|infants|teens|teenagers|people|adults)\b/g;
/** Whoever begins with the thing itself asks for it: "Assembly on the Good Samaritan, 8 minutes". */
const OPENING_NOUN = /^(?:assembly|lesson|talk|class|group|school|club)$/;
const OPENS = 5;
const IN_THE_PAST = /\b(?:was|went|had|last|used to|stopped|left)\b/;

/** A gathering with two facts about it asks to be prepared, without a verb: "Sunday school is Noah, 11 boys, 40 minutes". */
function toPrepare(words: string): FormId | undefined {
  const form = GATHERINGS.find(([, pattern]) => pattern.test(words))?.[0];
  if (form === undefined || IN_THE_PAST.test(words)) return undefined;
  const isFirst = words
    .split(' ')
    .slice(0, OPENS)
    .some((word) => OPENING_NOUN.test(word));
  return (words.match(FACTS)?.length ?? 0) >= (isFirst ? 1 : 2) ? form : undefined;
}
