import type { TeamChallenge } from '../types.ts';

export const ONE_BODY: TeamChallenge = {
  id: 'one-body',
  title: 'One body',
  description:
    'Each team draws one figure on folded paper, nobody sees the whole, and nobody’s part can be left out.',
  totalMinutes: 37,
  materials: ['Long sheets of paper, folded in four', 'Coloured pencils', 'A clock'],
  roles: [
    { name: 'Folder', task: 'passes the sheet on, so that only the edge can be seen' },
    { name: 'Reader', task: 'reads the verses aloud' },
    { name: 'Speaker', task: 'answers for the team' },
  ],
  rounds: [
    {
      title: 'Four parts',
      minutes: 12,
      instructions: [
        'Each one draws one part of a figure, head, arms, body or feet, for two minutes, folds it under and passes it on.',
        'In larger teams several sheets go round at once.',
        'Unfold and give the figure a name. Then answer the questions.',
      ],
      questions: [
        {
          question: 'What might the foot say, because it is not the hand?',
          answer: 'That it is not of the body',
          scripture: '1 Corinthians 12:15',
        },
        {
          question: 'If the whole body were an eye, what would be missing?',
          answer: 'Hearing',
          scripture: '1 Corinthians 12:17',
        },
        {
          question: 'What can the eye not say to the hand?',
          answer: 'That it has no need of it',
          scripture: '1 Corinthians 12:21',
        },
      ],
    },
    {
      title: 'Every gift on one sheet',
      minutes: 15,
      instructions: [
        'On a second sheet each one writes their first name and one thing that they like to do for others. The team adds one thing that it has seen them do well.',
        'The team then plans an afternoon for people from the neighbourhood in which every one of these gifts is used, in ten minutes.',
        'The speaker presents the plan in one minute.',
      ],
      questions: [
        {
          question: 'Which members are necessary, although they seem to be feeble, or weaker?',
          answer: 'Just those that seem to be more feeble',
          scripture: '1 Corinthians 12:22',
        },
        {
          question: 'What happens when one member suffers?',
          answer: 'All the members suffer with it',
          scripture: '1 Corinthians 12:26',
        },
        {
          question: 'Whose body are those whom Paul addresses?',
          answer: 'The body of Christ',
          scripture: '1 Corinthians 12:27',
        },
      ],
    },
  ],
  scoring:
    'Two points for each gift that has a place in the plan, and one for each right answer. The team with the funniest figure gets two more.',
  debrief: [
    'Which part would nobody have missed at first, and everybody later?',
    'Was it easier to name your own gift or somebody else’s?',
    'Whose gift do we use too little?',
  ],
  scripture: '1 Corinthians 12:12-27',
};
