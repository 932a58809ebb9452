import type { TeamChallenge } from '../types.ts';

export const JERICHO_RHYTHM: TeamChallenge = {
  id: 'jericho-rhythm',
  title: 'Around the walls',
  description: 'Seven rounds, each with a pattern to keep and to pass on, and a loud end.',
  totalMinutes: 34,
  materials: ['Chairs in a circle', 'A drum or a box to beat on', 'A clock'],
  roles: [
    { name: 'Drummer', task: 'gives the beat' },
    { name: 'Counter', task: 'counts the rounds and shows them with the fingers' },
    { name: 'Speaker', task: 'answers for the team' },
  ],
  rounds: [
    {
      title: 'Six days of silence',
      minutes: 14,
      instructions: [
        'Everyone sits or stands in a circle. Each team makes up a pattern of four sounds: clap, tap, click, stamp, hum, pause.',
        'The first team shows its pattern, all repeat it. The next team adds its own, and so on, for six rounds. No one speaks.',
        'After each round the speaker of one team answers a question.',
      ],
      questions: [
        { question: 'How many priests carried trumpets?', answer: 'Seven', scripture: 'Joshua 6:4' },
        { question: 'What were the trumpets made of?', answer: 'Rams’ horns', scripture: 'Joshua 6:4' },
        {
          question: 'What were the people told not to do until the day came?',
          answer: 'To shout, or let their voice be heard',
          scripture: 'Joshua 6:10',
        },
      ],
    },
    {
      title: 'The seventh day',
      minutes: 10,
      instructions: [
        'Now all patterns are joined, quietly at first and louder each time, seven times over. At the seventh everyone calls out together the name of the town.',
        'Whoever prefers quiet may count instead.',
      ],
      questions: [
        {
          question: 'How often did they march around on the seventh day?',
          answer: 'Seven times',
          scripture: 'Joshua 6:15',
        },
        { question: 'Whose house was spared?', answer: 'Rahab’s', scripture: 'Joshua 6:17' },
        { question: 'What happened to the wall?', answer: 'It fell down flat', scripture: 'Joshua 6:20' },
      ],
    },
  ],
  scoring:
    'One point for each pattern that came through all six rounds unchanged, and one for each right answer. The points belong to everybody.',
  debrief: [
    'What was it like to do the same thing again without seeing a result?',
    'Israel had to walk and wait, and the wall was not theirs to break. Where are you walking and waiting?',
    'What do we do together week by week, and what might God do with it?',
  ],
  scripture: 'Joshua 6:1-20',
};
