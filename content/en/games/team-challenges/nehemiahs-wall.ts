import type { TeamChallenge } from '../types.ts';

export const NEHEMIAHS_WALL: TeamChallenge = {
  id: 'nehemiahs-wall',
  title: 'Nehemiah’s wall',
  description: 'Every team builds its own piece of one wall, and the wall stands only if the pieces meet.',
  totalMinutes: 35,
  materials: [
    'Two packs of playing cards or index cards for each team',
    'A long table',
    'Paper and pencils',
    'A clock',
  ],
  roles: [
    { name: 'Builder', task: 'has the last word on how it is built' },
    { name: 'Messenger', task: 'the only one who may talk with other teams' },
    { name: 'Scribe', task: 'answers the questions on paper' },
  ],
  rounds: [
    {
      title: 'Each opposite his own house',
      minutes: 15,
      instructions: [
        'Give each team a metre of the table. Cards may be folded and leaned, not glued.',
        'The wall must be two cards high and must meet the pieces to the left and right.',
        'Read a question every three minutes. Each right answer earns five more cards.',
      ],
      questions: [
        {
          question: 'What was Nehemiah’s work at the court of the king?',
          answer: 'He was the king’s cupbearer',
          scripture: 'Nehemiah 1:11',
        },
        {
          question: 'What did Nehemiah do before he told anybody of his plan?',
          answer: 'He went out by night and looked at the wall',
          scripture: 'Nehemiah 2:11-16',
        },
        {
          question: 'What did Tobiah say would break down the wall?',
          answer: 'A fox',
          scripture: 'Nehemiah 4:3',
        },
      ],
    },
    {
      title: 'With one hand',
      minutes: 10,
      instructions: [
        'Now every builder works with one hand, because the other holds a pencil as if it were a sword.',
        'After five minutes the leader knocks on the table once. What falls may be built again.',
      ],
      questions: [
        {
          question: 'What did the builders have in the other hand?',
          answer: 'A weapon',
          scripture: 'Nehemiah 4:17',
        },
        {
          question: 'What was to be heard when they should come together?',
          answer: 'The trumpet',
          scripture: 'Nehemiah 4:20',
        },
        {
          question: 'In how many days was the wall finished?',
          answer: 'Fifty-two',
          scripture: 'Nehemiah 6:15',
        },
      ],
    },
  ],
  scoring:
    'All teams get ten points if the whole wall stands at the end, and none if it has a gap. Besides, one point for each right answer.',
  debrief: [
    'What did the messenger change?',
    'Nehemiah prayed and set a watch. When do you do one and forget the other?',
    'Which gap near us could we close together?',
  ],
  scripture: 'Nehemiah 4',
};
