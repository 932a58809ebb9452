import type { TeamChallenge } from '../types.ts';

export const ARK_INVENTORY: TeamChallenge = {
  id: 'ark-inventory',
  title: 'Packing the ark',
  description: 'Teams decide what to take along, with too little room and too many wishes.',
  totalMinutes: 40,
  materials: [
    '30 cards with things that people use, made by the leader',
    'A sheet with twelve empty boxes for each team',
    'Pencils',
    'A clock',
  ],
  roles: [
    { name: 'Carpenter', task: 'has the last word on what fits' },
    { name: 'Advocate', task: 'speaks for what is about to be left behind' },
    { name: 'Speaker', task: 'answers for the team' },
  ],
  rounds: [
    {
      title: 'Twelve boxes',
      minutes: 15,
      instructions: [
        'Each team gets the same thirty cards: a rope, seeds, a violin, a lamp, a photograph, a ball, and so on. It has room for twelve.',
        'After five minutes read out: two of your boxes are wet. Every team takes two cards out.',
        'A right answer wins an empty box back.',
      ],
      questions: [
        { question: 'Of which wood was the ark made?', answer: 'Gopher wood', scripture: 'Genesis 6:14' },
        {
          question: 'How long was the ark to be?',
          answer: 'Three hundred cubits',
          scripture: 'Genesis 6:15',
        },
        {
          question: 'What was Noah to gather besides the animals?',
          answer: 'Food',
          scripture: 'Genesis 6:21',
        },
      ],
    },
    {
      title: 'The first day on dry ground',
      minutes: 15,
      instructions: [
        'The teams use what they have saved to plan the first day: what do we build, what do we eat, what do we sing, whom do we look for?',
        'Each team tells the others in one minute.',
      ],
      questions: [
        { question: 'Which bird did Noah send out first?', answer: 'A raven', scripture: 'Genesis 8:7' },
        {
          question: 'What did the dove bring in the evening?',
          answer: 'An olive leaf',
          scripture: 'Genesis 8:11',
        },
        {
          question: 'What did Noah build when he had left the ark?',
          answer: 'An altar',
          scripture: 'Genesis 8:20',
        },
      ],
    },
  ],
  scoring:
    'One point for each card that the plan for the first day really uses, and one for each right answer.',
  debrief: [
    'What did you argue about longest?',
    'Noah’s first work on dry ground was an altar. What do you do first when you have come through something?',
    'What would our group save, if it could save only three things?',
  ],
  scripture: 'Genesis 6:13-22',
};
