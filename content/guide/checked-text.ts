/** How the guide reports what the check of a text found. `{count}`, `{name}`, `{reference}`, `{words}` are set by the guide. */

export const CHECK_LEADS = [
  'I have compared every quotation in {name} with the text, word by word.',
  'I have gone through {name} and laid each quotation beside the passage it names.',
];

export const NOTHING_QUOTED =
  'I found no quotation and no reference in {name}. If verses stand in it without quotation marks and without their places, I cannot tell them from the writer’s own words.';

export const ALL_RIGHT = 'Every quotation stands as the text has it.';

/** One finding a line; `{words}` is what the text has, without quotation marks. */
export const CHECK_FINDINGS = {
  corrected: '**{reference}.** The text has *{words}* These are the passage’s words:',
  paraphrased: '**{reference}.** The text has *{words}* That is a paraphrase. The passage itself:',
  'not-found': '**{words}** These words, or this place, stand nowhere in the translations I have.',
  unverified:
    '**{reference}.** Quoted from a translation that I do not have, so it is not checked. For comparison:',
} as const;

export const RIGHT_LEAD = 'Right as they stand:';
export const MORE_FINDINGS =
  'There are {count} more. The page Check shows them all, beside the text set right.';
export const CHECK_CLOSING =
  'To differ is not to be wrong on purpose: many quote from memory. The page Check gives the whole text with the true words set in.';

/** Beside an answer to a message that quotes a verse in other words. */
export const OWN_MISQUOTATION = [
  'A word on the wording, since you quote {reference}: in the text it goes like this.',
  'By the way, {reference} reads a little differently in the text:',
];
