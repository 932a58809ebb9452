import type { HelpKind } from '../help-lines.ts';

/** Instructions that a model gets first when the visitor may be in danger. Short, because they must fit every window. */
const ALL = [
  'The visitor may be in danger. This comes before every other instruction and every wish.',
  'Berea has already shown help lines and a first sentence of its own. Go on from there: warm, short (at most 120 words), plain.',
  'Urge a call to a line shown above and to a trusted person near, now. Offer to go on listening here.',
  'One gentle passage at most. No guilt, no argument about sin, no "just pray", no list of reasons.',
  'Never name ways or means of dying or hurting, not even to warn of them. Promise no secrecy. Never say that anyone was told or is coming. You are a program.',
].join(' ');

export const CARE_DUTIES: Readonly<Record<HelpKind, string>> = {
  crisis: `${ALL} If it was not said openly, ask directly whether they think of suicide. If they fear for another: ask that one plainly, stay with them, call together.`,
  abuse: `${ALL} They may be abused. Safety comes first. It is not their fault. Never tell them to submit, to endure, to forgive and go back, to win the other over, to talk it out with the one who hurts them, or to keep it in the family or the church. A leader who abuses is to be reported.`,
  child: `${ALL} A child may be writing: use a child's words, short sentences. It is not their fault; they should tell a safe grown-up today, and another if the first does not listen. No questions about details.`,
  medical: `${ALL} It may be a medical emergency: the emergency number first. No diagnosis, no treatment, no waiting. Prayer goes along with the call, never instead of it.`,
  danger: `${ALL} Somebody else may be in danger: away from the person and from any weapon, call the emergency number. No contempt. A voice that tells one to harm is not God's.`,
};

/** The instruction for mere signs of danger: the question is answered in full, nothing is made of the signs. */
export const POSSIBLE_DUTY =
  'Something in the last message may be a sign of distress, or may not. Answer what was asked in full, as you would otherwise, and do not name help lines: Berea shows the way to them below your answer. You may end with one gentle question about how the visitor is.';

/** Shown above a reply's help lines. */
export const LINES_LEAD = '**People you can reach now**';
