import type { NoteOccasion } from './types.ts';

/** Notes people ask for. Nothing is made up about anyone: what only the writer knows stands in [brackets]. */
export const NOTE_OCCASIONS: readonly NoteOccasion[] = [
  {
    id: 'bereaved',
    about: 'a note to someone who mourns',
    signs: [
      'condolence',
      'sympathy',
      'died',
      'death',
      'bereaved',
      'grieving',
      'mourning',
      'passed away',
      'lost his',
      'lost her',
      'lost their',
      'funeral',
      'loss',
      'widow',
      'eulogy',
    ],
    notes: [
      'Dear [name],\n\nI have heard that [name of the one who died] has died, and I am so sorry. I will not try to find words that make it lighter.\n\n[One thing you remember of the one who died, however small. If you did not know them: what you have heard them loved for.]\n\nYou and [family] are in my prayers. On [day] I will [bring a meal / call / come by]; you need not answer.\n\n[Your name]',
      'Dear [name],\n\nThere is nothing I can say that is as large as this loss, so I will only say that I am sad with you.\n\n[What you will miss about the one who died.]\n\nPlease do not feel that you must be strong with me. I am praying that God will be near to you in the hours when the house is quiet. May I [a definite offer] this week?\n\nWith love,\n[your name]',
    ],
    advice: [
      'Name the one who died. Many people avoid it, and the bereaved miss it.',
      'Leave out explanations: that it was God’s will, that time heals, that they are in a better place. Even where they are true, they are heavy to receive in the first days.',
      'Offer something definite on a definite day, rather than asking them to call if they need anything.',
    ],
    passages: [
      { mark: '[[Psalm 34:18]]', note: 'Short enough for a card, and it promises nothing but nearness.' },
      {
        mark: '[[John 11:33-36]]',
        note: 'Jesus, who is about to raise Lazarus, weeps first. Tears are no lack of faith.',
      },
    ],
  },
];

export const NOTE_TEXT = {
  leads: [
    'Here is {about} to start from. Whatever stands in [brackets] only you can know; fill it in, and change everything that does not sound like you.',
    'I know nothing of the people concerned, and will not make anything up. This is {about} with places for what is true: replace each [bracket] with your own words.',
    'Take this as a first draft of {about}. A sentence of your own in each [bracket] will mean more than anything I could write.',
  ],
  adviceLead: 'Before you send it',
  passageLead: 'If you want to add a passage, this one fits:',
} as const;
