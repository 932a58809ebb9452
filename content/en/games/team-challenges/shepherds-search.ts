import type { TeamChallenge } from '../types.ts';

export const SHEPHERDS_SEARCH: TeamChallenge = {
  id: 'shepherds-search',
  title: 'The lost coin',
  description:
    'Each team hides a coin and helps another to find one, with questions that may be answered only by yes or no.',
  totalMinutes: 35,
  materials: ['A coin for each team', 'A sheet with a plan of the room for each team', 'Pencils', 'A clock'],
  roles: [
    { name: 'Searcher', task: 'may walk about the room' },
    { name: 'Asker', task: 'asks the questions of the team' },
    { name: 'Speaker', task: 'answers for the team' },
  ],
  rounds: [
    {
      title: 'The search',
      minutes: 15,
      instructions: [
        'Each team hides its coin in the room while the others look away. It marks the place on its plan.',
        'Team by team, the asker may put twenty questions to another team. Only yes or no is answered.',
        'The searcher looks only when the asker has said where.',
      ],
      questions: [
        {
          question: 'How many sheep did the shepherd in the story have?',
          answer: 'A hundred',
          scripture: 'Luke 15:4',
        },
        {
          question: 'How does the shepherd carry the sheep that he has found?',
          answer: 'On his shoulders',
          scripture: 'Luke 15:5',
        },
        { question: 'How many silver coins did the woman have?', answer: 'Ten', scripture: 'Luke 15:8' },
      ],
    },
    {
      title: 'The feast',
      minutes: 10,
      instructions: [
        'When a coin has been found, both teams have two minutes to think of the shortest possible feast: a song, a toast or a speech of thanks.',
        'Each feast is shown to all.',
      ],
      questions: [
        { question: 'What did the woman light?', answer: 'A lamp, or candle', scripture: 'Luke 15:8' },
        {
          question: 'Whom did she call together?',
          answer: 'Her friends and neighbours',
          scripture: 'Luke 15:9',
        },
        {
          question: 'Over whom is there joy in heaven, or before the angels?',
          answer: 'Over one sinner who repents',
          scripture: 'Luke 15:10',
        },
      ],
    },
  ],
  scoring:
    'One point for each question of the twenty that was not needed, and one for each right answer. Every feast gets two.',
  debrief: [
    'When did you give up searching for something, and when did you not?',
    'In both stories the finder calls others to be glad. With whom do you share good news?',
    'Who might think that nobody is looking for them?',
  ],
  scripture: 'Luke 15:1-10',
};
