import { plainWords } from '../reading/words.ts';

/** Whoever speaks of themselves asks about their own life, whomever they name. */
const OF_ONESELF =
  /\b(?:my|mine|myself|our|us|we|i am|i was|i have|i had|i feel|i do|i need|i want|i can|should i|can i|could i|do i|am i|may i|me)\b/;
/** What opens a question without telling of oneself. */
const OPENS =
  /\b(?:can i (?:ask|know)|may i (?:ask|know)|i (?:have|had) (?:a|one|another) question|i want to know|(?:tell|show|give|remind|teach) me|explain to me|my (?:question|\w+ (?:asks|asked|is asking|keeps asking|wants? to know)))\b/gi;

/** A message without what opens its question: "my boy asks". */
export const withoutOpening = (text: string): string => text.replace(OPENS, ' ');

/** Whether somebody writes of themselves. */
export const isOfOneself = (text: string): boolean => OF_ONESELF.test(withoutOpening(plainWords(text)));
