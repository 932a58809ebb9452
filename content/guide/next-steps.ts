/**
 * What a visitor may send next with one tap, in the words that are then sent. The guide understands each as a follow-up
 * (server/guide/reading/moves.ts, requests.ts beside it), and so does an AI service.
 */
export const NEXT_STEPS = {
  prayer: 'A prayer',
  study: 'Make a group study',
  more: 'Tell me more',
  shorter: 'Shorter',
  anotherPrayer: 'Another prayer',
  anotherNote: 'Another one',
  nextSession: 'The next session',
  questions: 'Discussion questions',
} as const;
