import type { TeamChallenge } from '../types.ts';

export const PAULS_ROUTE: TeamChallenge = {
  id: 'pauls-route',
  title: 'Paul’s road',
  description: 'Teams put a journey in order from clues that no one of them holds alone.',
  totalMinutes: 40,
  materials: [
    'Cards with the names of places, a set for each team',
    'A Bible for each team',
    'Paper and pencils',
    'A clock',
  ],
  roles: [
    { name: 'Navigator', task: 'lays out the cards' },
    { name: 'Reader', task: 'reads from the Bible when the team asks' },
    { name: 'Speaker', task: 'answers for the team' },
  ],
  rounds: [
    {
      title: 'The road to Europe',
      minutes: 15,
      instructions: [
        'Write these names on cards, one set a team: Derbe, Lystra, Troas, Samothrace, Neapolis, Philippi. Mix them and deal them to the members.',
        'Nobody may show a card, only describe it. The team lays the cards in the order of Acts 16.',
        'Then open the Bible, check the order and ask the questions.',
      ],
      questions: [
        { question: 'Whom did Paul take along at Lystra?', answer: 'Timothy', scripture: 'Acts 16:1-3' },
        {
          question: 'Of what country was the man in Paul’s vision?',
          answer: 'Macedonia',
          scripture: 'Acts 16:9',
        },
        {
          question: 'What did the man in the vision ask?',
          answer: 'To come over and help them',
          scripture: 'Acts 16:9',
        },
      ],
    },
    {
      title: 'A road of our own',
      minutes: 15,
      instructions: [
        'Each team lists six places in its town where help is needed or given, and draws a route past all of them that could be walked in two hours.',
        'At each place it notes one thing to do or to pray for there. The navigator shows the route to the others.',
      ],
      questions: [
        { question: 'Where did the women meet for prayer?', answer: 'By a river', scripture: 'Acts 16:13' },
        { question: 'What did Lydia sell?', answer: 'Purple', scripture: 'Acts 16:14' },
        { question: 'Who opened Lydia’s heart?', answer: 'The Lord', scripture: 'Acts 16:14' },
      ],
    },
  ],
  scoring:
    'One point for each card in its right place at the first try, one for each place of the second round with something to do, and one for each right answer.',
  debrief: [
    'How did it feel to know something that you could only describe?',
    'Paul was stopped twice before he saw where to go. When was a closed way good for you?',
    'Which of the places on your route could we really visit?',
  ],
  scripture: 'Acts 16:6-15',
};
