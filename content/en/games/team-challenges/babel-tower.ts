import type { TeamChallenge } from '../types.ts';

export const BABEL_TOWER: TeamChallenge = {
  id: 'babel-tower',
  title: 'A tower without words',
  description:
    'Teams build as high as they can, first in silence and then with words, and learn how much a common language is worth.',
  totalMinutes: 34,
  materials: [
    '20 sheets of paper for each team',
    'A roll of tape for each team',
    'A measuring tape',
    'A clock',
  ],
  roles: [
    { name: 'Architect', task: 'draws the plan before the building begins' },
    { name: 'Keeper', task: 'sees that nobody speaks in the first round' },
    { name: 'Speaker', task: 'answers for the team' },
  ],
  rounds: [
    {
      title: 'In silence',
      minutes: 12,
      instructions: [
        'The teams have two minutes to look at the material, without a word.',
        'Then they build for eight minutes. Nobody speaks, writes or draws.',
        'Measure, and let each team answer its questions.',
      ],
      questions: [
        {
          question: 'In which land did the people find a plain?',
          answer: 'Shinar',
          scripture: 'Genesis 11:2',
        },
        { question: 'What did they use instead of stone?', answer: 'Brick', scripture: 'Genesis 11:3' },
        {
          question: 'What did they want to make for themselves?',
          answer: 'A name',
          scripture: 'Genesis 11:4',
        },
      ],
    },
    {
      title: 'With words',
      minutes: 12,
      instructions: [
        'Take the towers down. Each team may now talk for three minutes and then builds for six, with the same paper.',
        'Measure again.',
      ],
      questions: [
        {
          question: 'What did the Lord confound, or confuse?',
          answer: 'Their language',
          scripture: 'Genesis 11:7',
        },
        {
          question: 'What did they leave off, or stop, doing?',
          answer: 'Building the city',
          scripture: 'Genesis 11:8',
        },
        {
          question: 'On which day did people of many languages understand the apostles?',
          answer: 'On the day of Pentecost',
          scripture: 'Acts 2:1-8',
        },
      ],
    },
  ],
  scoring:
    'One point for each ten centimetres in either round, and one for each right answer. The team that gained most in the second round gets five more.',
  debrief: [
    'What was hardest to say without words?',
    'The builders wanted a name for themselves. What was wrong with that?',
    'At Pentecost everybody heard in their own language. Who around us has nobody to hear theirs?',
  ],
  scripture: 'Genesis 11:1-9',
};
