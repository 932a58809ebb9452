import {
  MODERN_WORDING,
  NEGATED,
  ORDER_CHANGED,
  VERSES_MERGED,
  WORD_ADDED,
  WORD_CHANGED,
  WORD_DROPPED,
} from './handwritten/misquoted.ts';
import { NAMED, NOT_HELD, PARAPHRASED } from './handwritten/paraphrased.ts';
import { DEUTEROCANONICAL, OTHER_LANGUAGES, REFERENCES, UNTOUCHED } from './handwritten/untouched.ts';
import { VERIFIED } from './handwritten/verified.ts';
import { FOUND, INVENTED, NOT_FOUND, WRONG_REFERENCE } from './handwritten/without-reference.ts';
import { seeded } from './seeded.ts';
import type { Written } from './written-reply.ts';

export type Half = 'tuning' | 'held-out';

/** One reply to be checked. `text` has tags and templates (see expand.ts). */
export interface Case {
  readonly class: string;
  readonly form: string;
  readonly text: string;
}

const HANDWRITTEN: Readonly<Record<string, readonly Written[]>> = {
  'true words': VERIFIED,
  'modern wording': MODERN_WORDING,
  'word changed': WORD_CHANGED,
  'word dropped': WORD_DROPPED,
  'word added': WORD_ADDED,
  negated: NEGATED,
  'order changed': ORDER_CHANGED,
  'verses merged': VERSES_MERGED,
  'a few words not the text’s': PARAPHRASED,
  'names of things': NAMED,
  'translation not held': NOT_HELD,
  'no reference, true': FOUND,
  'no reference, nowhere': NOT_FOUND,
  'wrong reference': WRONG_REFERENCE,
  'invented reference': INVENTED,
  'no Scripture': UNTOUCHED,
  deuterocanonical: DEUTEROCANONICAL,
  'other languages': OTHER_LANGUAGES,
  'references alone': REFERENCES,
};

/** Fixed before anything was run: which of the replies of a class are held out. */
const LOT = 20_261_121;

/** The handwritten replies of one half: in each class every reply has one lot, the same for ever. */
export function handwritten(half: Half): Case[] {
  return Object.entries(HANDWRITTEN).flatMap(([name, replies], place) => {
    const random = seeded(LOT + place);
    const lots = replies
      .map((reply, index) => ({ reply, index, lot: random() }))
      .sort((a, b) => a.lot - b.lot)
      .filter((_, index) => (index % 2 === 0) === (half === 'held-out'));
    return lots
      .sort((a, b) => a.index - b.index)
      .map(({ reply: [form, text] }) => ({ class: name, form, text }));
  });
}
