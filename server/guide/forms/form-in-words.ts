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
  return FORM_PATTERNS.find(
    (pattern) => mayAsk(pattern) && asks(words, pattern) && !pattern.not?.test(message),
  )?.form;
}
