import type { TeamChallenge } from '../types.ts';

export const FOUR_FRIENDS: TeamChallenge = {
  id: 'four-friends',
  title: 'Four friends and a mat',
  description:
    'Teams carry a full cup on a tea towel without spilling, as four friends once carried a man to Jesus, and find out what each corner is for.',
  totalMinutes: 35,
  materials: [
    'A tea towel for each team',
    'A cup of water for each team, and a jug to fill it',
    'Two chairs as a gate',
    'A clock',
  ],
  roles: [
    { name: 'Caller', task: 'says when to lift, walk and stop' },
    { name: 'Watcher', task: 'walks beside the team and says what those at the corners cannot see' },
    { name: 'Speaker', task: 'answers for the team' },
  ],
  rounds: [
    {
      title: 'The first walk',
      minutes: 12,
      instructions: [
        'At each corner of the towel one person holds on; in a team of three, one takes two corners. Those who prefer to sit are callers and watchers.',
        'Put the full cup in the middle. The team walks to the far wall and back, through the gate of chairs, without touching the cup.',
        'Between walks each team answers a question. A right answer fills the cup up again.',
      ],
      questions: [
        {
          question: 'How many men carried the man who could not walk?',
          answer: 'Four',
          scripture: 'Mark 2:3',
        },
        {
          question: 'Why could they not come near to Jesus?',
          answer: 'Because of the crowd',
          scripture: 'Mark 2:4',
        },
        {
          question: 'What did they do to get in?',
          answer: 'They opened the roof and let down the bed',
          scripture: 'Mark 2:4',
        },
      ],
    },
    {
      title: 'The second walk',
      minutes: 13,
      instructions: [
        'Now only the caller may speak. The others are silent.',
        'After the walk the team says in one sentence what made it easier or harder.',
      ],
      questions: [
        {
          question: 'What did Jesus say to the man first?',
          answer: 'That his sins were forgiven',
          scripture: 'Mark 2:5',
        },
        { question: 'Whose faith did Jesus see?', answer: 'Their faith', scripture: 'Mark 2:5' },
        { question: 'What did the man carry out with him?', answer: 'His bed', scripture: 'Mark 2:12' },
      ],
    },
  ],
  scoring:
    'Two points for each finger’s breadth of water left in the cup, and one for each right answer. The team that was kindest to its own gets three more, by vote of the others.',
  debrief: [
    'Which corner did you hold, and was it the right one for you?',
    'The friends did what they could and left the rest to Jesus. Where do we try to do his part, too?',
    'Who could not come to our group without somebody to carry a corner?',
  ],
  scripture: 'Mark 2:1-12',
};
