import type { TeamChallenge } from '../types.ts';

export const ESTHERS_BANQUET: TeamChallenge = {
  id: 'esthers-banquet',
  title: 'Esther’s banquet',
  description:
    'Teams plan a feast with little money and difficult guests, and one of them has a request to make.',
  totalMinutes: 37,
  materials: [
    'Paper and pencils',
    'A list of prices from a local shop',
    'Twelve cards with guests, made by the leader',
    'A clock',
  ],
  roles: [
    { name: 'Steward', task: 'keeps the money' },
    { name: 'Host', task: 'places the guests' },
    { name: 'Messenger', task: 'makes the request at the end' },
  ],
  rounds: [
    {
      title: 'Table and money',
      minutes: 15,
      instructions: [
        'Each team may spend the same small sum for eight guests. It writes a menu and a list to buy.',
        'Then it draws eight cards: someone who is new in town, two who do not speak to each other, a child, someone who cannot eat bread, and so on. The host draws the table and seats them.',
        'Ask the questions; a right answer adds a tenth to the money.',
      ],
      questions: [
        {
          question: 'What did the king hold out to Esther?',
          answer: 'The golden sceptre',
          scripture: 'Esther 5:2',
        },
        { question: 'Whom did Esther invite with the king?', answer: 'Haman', scripture: 'Esther 5:4' },
        {
          question: 'For which day did she ask both of them again?',
          answer: 'Tomorrow',
          scripture: 'Esther 5:8',
        },
      ],
    },
    {
      title: 'The request',
      minutes: 12,
      instructions: [
        'The messenger of each team has one minute to ask the others for something good for the neighbourhood, as Esther asked for her people.',
        'The others ask one question each and then say whether they would help.',
      ],
      questions: [
        {
          question: 'For what did Esther ask when the king asked her wish?',
          answer: 'For her life and her people',
          scripture: 'Esther 7:3',
        },
        {
          question: 'For how many days had she and others fasted?',
          answer: 'Three',
          scripture: 'Esther 4:16',
        },
        {
          question: 'What was read to the king when he could not sleep?',
          answer: 'The book of records, or chronicles',
          scripture: 'Esther 6:1',
        },
      ],
    },
  ],
  scoring:
    'Two points for each guest who has a good place and something to eat, three for a request that others would help with, and one for each right answer.',
  debrief: [
    'Which guest was hardest to seat?',
    'Esther chose her moment. When is waiting wise, and when is it an excuse?',
    'For whom could we speak who are not in the room?',
  ],
  scripture: 'Esther 5:1-8',
};
