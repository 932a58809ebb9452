import type { TeamChallenge } from '../types.ts';

export const JOSEPHS_STOREHOUSE: TeamChallenge = {
  id: 'josephs-storehouse',
  title: 'Joseph’s storehouse',
  description:
    'Teams plan for seven fat years and seven lean ones with a heap of beans, and find out how hard it is to save while others are hungry.',
  totalMinutes: 40,
  materials: [
    '70 dried beans or buttons for each team',
    'Two cups for each team',
    'Paper and a pencil',
    'A clock',
  ],
  roles: [
    { name: 'Steward', task: 'moves the beans and has the last word when the team cannot agree' },
    { name: 'Scribe', task: 'writes down what is stored and what is eaten each year' },
    { name: 'Speaker', task: 'answers for the team' },
  ],
  rounds: [
    {
      title: 'Seven good years',
      minutes: 12,
      instructions: [
        'Give each team ten beans a year, for seven years, one year after another.',
        'Each year the team decides within a minute how many to store and how many to eat; five must be eaten.',
        'A right answer to a question below is worth two more beans for the store. Ask each team in turn.',
      ],
      questions: [
        {
          question: 'What did the seven fat cows in Pharaoh’s dream mean?',
          answer: 'Seven years of plenty',
          scripture: 'Genesis 41:25-29',
        },
        {
          question: 'Which part of the harvest did Joseph advise to store?',
          answer: 'A fifth',
          scripture: 'Genesis 41:33-36',
        },
        {
          question: 'How old was Joseph when he stood before Pharaoh?',
          answer: 'Thirty',
          scripture: 'Genesis 41:46',
        },
      ],
    },
    {
      title: 'Seven lean years',
      minutes: 18,
      instructions: [
        'Each year the team takes four beans from its store to eat. There is no new grain.',
        'In the second, fourth and sixth year read out: a family from far away stands at your door. The team decides how many beans it gives them.',
        'A right answer saves the team one bean that year.',
      ],
      questions: [
        {
          question: 'How many of Joseph’s brothers came to Egypt to buy corn the first time?',
          answer: 'Ten',
          scripture: 'Genesis 42:1-5',
        },
        {
          question: 'Who offered himself to their father as surety for Benjamin?',
          answer: 'Judah',
          scripture: 'Genesis 43:8-10',
        },
        {
          question: 'What did Joseph do before he told his brothers who he was?',
          answer: 'He sent everyone else out of the room',
          scripture: 'Genesis 45:1-3',
        },
      ],
    },
  ],
  scoring:
    'One point for each bean left at the end and two for each bean that was given away. Nobody is out: a team whose store is empty is fed by the others, and they get those points.',
  debrief: [
    'When was it hard to store, and when was it hard to give?',
    'Joseph saw God’s hand in what he had suffered. Where have you seen good come of something hard?',
    'What could we as a group put by for people we do not know yet?',
  ],
  scripture: 'Genesis 41:46-57',
};
