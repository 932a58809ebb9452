import type { HelpKind } from '../help-lines.ts';

/**
 * The one sentence below an answer to a message with mere signs of danger: it must be right for a person in danger and
 * for one who is not. The button to the help lines follows it.
 */
export const QUIET_SENTENCES: Readonly<Record<HelpKind, string>> = {
  crisis: 'If it grows too heavy to bear alone, someone is awake to talk.',
  abuse: 'If somebody hurts or frightens you, there are people who listen and leave the choice to you.',
  child: 'If a child may be in trouble, there are people to ask, without giving a name.',
  medical: 'If it gets worse, do not wait for an answer here: a doctor or these lines can help.',
  danger: 'If it might come to blows, there are people who can step in.',
};

/** In the dialog, above the lines. */
export const QUIET_LEAD =
  'You need no special reason to call or write to them, and you need not give your name.';

/** Asked once at the end of the guide's answer to such a message: open, and easy to leave unanswered. */
export const QUIET_QUESTIONS: Readonly<Record<HelpKind, string>> = {
  crisis: 'And how are you yourself today?',
  abuse: 'And are you safe where you are?',
  child: 'Is there a grown-up whom you trust and could tell about this?',
  medical: 'Has a doctor seen it?',
  danger: 'Is everyone safe at the moment?',
};
