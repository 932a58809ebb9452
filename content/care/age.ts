/** A reader's age as they stated it. */
export type AgeBand = 'under-13' | '13-17' | 'adult';

export const AGE_BANDS: readonly { readonly band: AgeBand; readonly name: string }[] = [
  { band: 'under-13', name: 'Under 13' },
  { band: '13-17', name: '13 to 17' },
  { band: 'adult', name: '18 and over' },
];

export const AGE_QUESTION = 'How old are you?';
export const AGE_WHY = 'Some help differs by age. Asked once, never kept with your words.';
export const AGE_UNSAID = 'I would rather not say';

/** Shown once the age is known; adults see nothing more. */
export const AGE_ANSWERS: Readonly<Partial<Record<AgeBand, string>>> = {
  'under-13':
    'Berea is made for people of 13 and older. Please get your mum, your dad or another grown-up you trust, and read here together. If somebody hurts you or you are afraid, tell a grown-up today.',
  '13-17':
    'Thank you. Berea is a computer program. With what really matters, please talk to a grown-up you trust as well.',
};

/** Shown when a child writes anyway. */
export const AGE_TOGETHER = 'Please read here together with a grown-up.';
/** Link to the help lines. */
export const AGE_HELP = 'People you can call';

/** Reminders in a long conversation: a program answers here, not a person. */
export const REMINDERS: Readonly<Record<AgeBand | 'unsaid', string>> = {
  'under-13':
    'You have been here for a while. Berea is a computer program, not a person. Please take a break, and show a grown-up what you have been reading.',
  '13-17':
    'You have been here for a while. Berea is a computer program, not a friend: it cannot feel or pray. How about a break, and telling a grown-up you trust what is on your mind?',
  adult:
    'You have been here for a while. Berea is a computer program: it has no life, faith or feelings. A break is good, and so is someone to talk to.',
  unsaid:
    'You have been here for a while. Berea is a computer program: it has no life, faith or feelings. A break is good, and so is someone to talk to.',
};
