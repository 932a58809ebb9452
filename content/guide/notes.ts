/** The text around a note; the notes are files in content/en/notes/. */
export const NOTE_TEXT = {
  leads: [
    'Here is {about} to start from. Whatever stands in [brackets] only you can know; fill it in, and change everything that does not sound like you.',
    'I know nothing of the people concerned, and will not make anything up. This is {about} with places for what is true: replace each [bracket] with your own words.',
    'Take this as a first draft of {about}. A sentence of your own in each [bracket] will mean more than anything I could write.',
  ],
  adviceLead: 'Before you send it',
  passageLead: 'If you want to add a passage, this one fits:',
} as const;
