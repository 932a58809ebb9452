import type { TeamChallenge } from '../types.ts';

export const LETTER_TO_A_CHURCH: TeamChallenge = {
  id: 'letter-to-a-church',
  title: 'A letter to our town',
  description:
    'Teams write a letter as an apostle might have written it to the Christians of their own town.',
  totalMinutes: 45,
  materials: ['Paper and pens', 'A Bible for each team', 'Envelopes', 'A clock'],
  roles: [
    { name: 'Secretary', task: 'writes down what the team says' },
    { name: 'Listener', task: 'asks after each sentence whether the readers would understand it' },
    { name: 'Reader', task: 'reads the letter to all' },
  ],
  rounds: [
    {
      title: 'How Paul wrote',
      minutes: 12,
      instructions: [
        'The teams read the beginning of the letter to the Philippians aloud.',
        'They find the sender, the readers, a greeting, thanks and a prayer, and underline each on a copy or note the verse.',
        'Ask the questions, each team in turn.',
      ],
      questions: [
        {
          question: 'Who is named beside Paul as a sender?',
          answer: 'Timothy',
          scripture: 'Philippians 1:1',
        },
        {
          question: 'What does Paul wish his readers from God?',
          answer: 'Grace and peace',
          scripture: 'Philippians 1:2',
        },
        {
          question: 'How does Paul feel when he prays for them?',
          answer: 'He prays with joy',
          scripture: 'Philippians 1:4',
        },
      ],
    },
    {
      title: 'How we write',
      minutes: 23,
      instructions: [
        'Each team writes a letter of at most twelve sentences: sender, readers, thanks for something that really happened in the town, one encouragement, one request, a prayer.',
        'No names of people who would not wish to be named.',
        'Read the letters aloud. The others say which sentence they will remember.',
      ],
      questions: [
        {
          question: 'What will he who has begun a good work do?',
          answer: 'He will perform it, or complete it',
          scripture: 'Philippians 1:6',
        },
        { question: 'What is to abound more and more?', answer: 'Their love', scripture: 'Philippians 1:9' },
        {
          question: 'With what fruit are they to be filled?',
          answer: 'The fruit of righteousness',
          scripture: 'Philippians 1:11',
        },
      ],
    },
  ],
  scoring:
    'One point for each of the six parts that the letter has, two for a sentence that another team remembers, and one for each right answer.',
  debrief: [
    'For what in our town was it easy to give thanks?',
    'Paul wrote this from prison. Can one hear that?',
    'To whom could a letter really be sent this week?',
  ],
  scripture: 'Philippians 1:1-11',
};
