import type { TeamChallenge } from '../types.ts';

export const PSALM_WORKSHOP: TeamChallenge = {
  id: 'psalm-workshop',
  title: 'The psalm workshop',
  description: 'Teams find out how a psalm says a thing twice, and write one of their own.',
  totalMinutes: 42,
  materials: ['Paper and pens', 'A Bible for each team', 'A clock'],
  roles: [
    { name: 'Poet', task: 'reads the lines aloud until they sound right' },
    { name: 'Scribe', task: 'writes them down' },
    { name: 'Leader of song', task: 'leads the team when the psalm is spoken' },
  ],
  rounds: [
    {
      title: 'Saying it twice',
      minutes: 12,
      instructions: [
        'Explain: a line of a psalm often says a thing and then says it again in other words.',
        'The leader reads the first half of a verse of Psalm 24 or Psalm 103 and each team writes down a second half. Then hear the real one.',
        'Ask the questions.',
      ],
      questions: [
        { question: 'In Psalm 24, whose is the earth?', answer: 'The Lord’s', scripture: 'Psalm 24:1' },
        {
          question: 'Who may ascend into the hill of the Lord?',
          answer: 'Whoever has clean hands and a pure heart',
          scripture: 'Psalm 24:3-4',
        },
        {
          question: 'In Psalm 103, what are we told not to forget?',
          answer: 'All his benefits',
          scripture: 'Psalm 103:2',
        },
      ],
    },
    {
      title: 'A psalm of our own',
      minutes: 20,
      instructions: [
        'Each team writes a psalm of six lines about the week that lies behind it: two lines of trouble, two of asking, two of thanks.',
        'After each line all answer with the same line, which the team chooses, as Psalm 136 does.',
        'Speak the psalms one after another, all with the answers.',
      ],
      questions: [
        {
          question: 'In Psalm 136, what is said to last for ever?',
          answer: 'His mercy, or loving kindness',
          scripture: 'Psalm 136:1',
        },
        { question: 'What was made to rule by day?', answer: 'The sun', scripture: 'Psalm 136:8' },
        {
          question: 'What was made to rule by night?',
          answer: 'The moon and stars',
          scripture: 'Psalm 136:9',
        },
      ],
    },
  ],
  scoring:
    'One point for each line that says a thing twice, and one for each right answer. There is no prize for the best psalm; all are applauded.',
  debrief: [
    'Were the lines of trouble or the lines of thanks easier to write?',
    'What does it do when many voices answer with one line?',
    'Which line would you like to take home?',
  ],
  scripture: 'Psalm 136:1-9',
};
