import type { TeamChallenge } from '../types.ts';

export const PICNIC_FOR_THOUSANDS: TeamChallenge = {
  id: 'picnic-for-thousands',
  title: 'Five loaves',
  description: 'No team has all that it needs for its picnic, and all together have more than enough.',
  totalMinutes: 35,
  materials: [
    '48 small cards: eight each of bread, fish, water, fruit, cloth and basket',
    'A list for each team',
    'Pencils',
    'A clock',
  ],
  roles: [
    { name: 'Host', task: 'keeps the cards and says what the team gives away' },
    { name: 'Trader', task: 'goes to other teams' },
    { name: 'Speaker', task: 'answers for the team' },
  ],
  rounds: [
    {
      title: 'Trading',
      minutes: 15,
      instructions: [
        'Deal the cards to the teams so that each has many of two kinds and none of two others.',
        'Each team needs two of each kind. Traders may give, ask and swap for two minutes at a time.',
        'Between the rounds of trading each team answers a question; a right answer is worth a card of its choice.',
      ],
      questions: [
        {
          question: 'Which disciple spoke of the boy with the loaves?',
          answer: 'Andrew',
          scripture: 'John 6:8-9',
        },
        { question: 'Of what were the loaves made?', answer: 'Barley', scripture: 'John 6:9' },
        {
          question: 'What did Jesus do before he gave out the bread?',
          answer: 'He gave thanks',
          scripture: 'John 6:11',
        },
      ],
    },
    {
      title: 'Giving',
      minutes: 10,
      instructions: [
        'Now nothing may be swapped. Cards may only be given away, without asking anything in return.',
        'Stop as soon as every team has two of each kind, or after eight minutes.',
      ],
      questions: [
        {
          question: 'How much did the people get?',
          answer: 'As much as they wanted',
          scripture: 'John 6:11',
        },
        {
          question: 'Why were the pieces gathered?',
          answer: 'So that nothing should be lost',
          scripture: 'John 6:12',
        },
        { question: 'How many baskets were filled?', answer: 'Twelve', scripture: 'John 6:13' },
      ],
    },
  ],
  scoring:
    'All teams get ten points if every picnic is complete. A team gets a point for each card that it gave away in the second round, and one for each right answer.',
  debrief: [
    'What changed between trading and giving?',
    'Philip counted the money and Andrew brought what there was. Which is your way?',
    'What do we have in this group that looks too small to offer?',
  ],
  scripture: 'John 6:1-13',
};
