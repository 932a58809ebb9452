import type { IcebreakerQuestion } from '../types.ts';

/** Questions about faith, or with a story of the Bible in them. */
export const FAITH: readonly IcebreakerQuestion[] = [
  {
    id: 'meal-of-five-thousand',
    depth: 'faith',
    question:
      'In the feeding of the five thousand, where would you rather have stood: beside the boy, among the disciples, or far back in the crowd?',
    followUp: 'What would you have seen from there?',
    scripture: 'John 6:1-13',
  },
  {
    id: 'in-the-boat',
    depth: 'faith',
    question: 'You are in the boat in the storm. Would you wake Jesus, bail out water, or hold on?',
    followUp: 'What do you do in storms today?',
    scripture: 'Mark 4:35-41',
  },
  {
    id: 'martha-or-mary',
    depth: 'faith',
    question: 'Would you have been in the kitchen with Martha or on the floor with Mary?',
    followUp: 'What would you have said to the other sister?',
    scripture: 'Luke 10:38-42',
  },
  {
    id: 'noah-neighbour',
    depth: 'faith',
    question: 'If Noah had been your neighbour, what would you have asked him over the fence?',
    followUp: 'What would he have answered?',
    scripture: 'Genesis 6:13-22',
  },
  {
    id: 'which-parable',
    depth: 'faith',
    question: 'Which story that Jesus told would you tell a child first?',
    followUp: 'Why that one?',
    scripture: 'Luke 15:1-7',
  },
  {
    id: 'one-question',
    depth: 'faith',
    question:
      'If you could ask one person in the Bible one question, who would it be, and what would you ask?',
  },
  {
    id: 'psalm-today',
    depth: 'faith',
    question: 'Which fits today better for you: a psalm of thanks, of questions, or of rest?',
    followUp: 'Which line would be yours?',
    scripture: 'Psalm 13',
  },
  {
    id: 'first-bible-story',
    depth: 'faith',
    question: 'Which is the first story from the Bible that you can remember hearing?',
    followUp: 'Who told it?',
    scripture: '2 Timothy 3:14-15',
  },
  {
    id: 'zacchaeus-tree',
    depth: 'faith',
    question:
      'To get a better view of Jesus, would you have climbed the tree, asked somebody to let you through, or gone home?',
    followUp: 'What stands in people’s way today?',
    scripture: 'Luke 19:1-10',
  },
  {
    id: 'red-sea',
    depth: 'faith',
    question: 'With the sea in front and an army behind, what would you have said to Moses?',
    followUp: 'What did he say to the people?',
    scripture: 'Exodus 14:10-14',
  },
  {
    id: 'salt-light',
    depth: 'faith',
    question: 'Salt or light: which would you rather be this week, and where?',
    scripture: 'Matthew 5:13-16',
  },
  {
    id: 'gideon-sign',
    depth: 'faith',
    question: 'Gideon asked for a sign twice. Do you find that wise, or too careful?',
    followUp: 'What helps you to decide?',
    scripture: 'Judges 6:36-40',
  },
  {
    id: 'empty-tomb',
    depth: 'faith',
    question: 'Of those who came to the empty tomb, whom do you understand best: the women, Peter or John?',
    followUp: 'What would you have done next?',
    scripture: 'John 20:1-10',
  },
  {
    id: 'prayer-place',
    depth: 'faith',
    question: 'Where, or doing what, do you find it easiest to pray?',
    followUp: 'What gets in the way?',
    scripture: 'Matthew 6:5-8',
  },
  {
    id: 'thankful-today',
    depth: 'faith',
    question: 'What can you thank God for today that you could not have thanked him for a year ago?',
    scripture: 'Psalm 103:1-5',
  },
  {
    id: 'church-strength',
    depth: 'faith',
    question: 'What do you like about the church that you know best?',
    followUp: 'What could others learn from it?',
    scripture: 'Ephesians 4:1-6',
  },
  {
    id: 'jonah-ship',
    depth: 'faith',
    question: 'Jonah took a ship in the other direction. Which good thing do you tend to put off?',
    followUp: 'What would help you to turn round?',
    scripture: 'Jonah 1:1-3',
  },
  {
    id: 'fruit',
    depth: 'faith',
    question: 'Which of the nine kinds of fruit of the Spirit did you meet in somebody this week?',
    followUp: 'How did it show?',
    scripture: 'Galatians 5:22-23',
  },
  {
    id: 'four-friends',
    depth: 'faith',
    question:
      'Four friends carried a man to Jesus on a mat. Which corner would you hold: the one with the plan, the strong arm, the kind word or the tools?',
    scripture: 'Mark 2:1-12',
  },
  {
    id: 'light-verse',
    depth: 'faith',
    question: 'Is there a verse that you have known for so long that you no longer know when you learned it?',
    followUp: 'What has it meant to you?',
    scripture: 'Psalm 119:105',
  },
  {
    id: 'daniel-habit',
    depth: 'faith',
    question:
      'Daniel prayed three times a day at a window. Which good habit do you keep, or would you like to keep?',
    scripture: 'Daniel 6:10',
  },
  {
    id: 'lost-sheep',
    depth: 'faith',
    question:
      'In the story of the lost sheep, are you more often the shepherd, the one, or one of the ninety-nine?',
    followUp: 'What does each of them see?',
    scripture: 'Luke 15:1-7',
  },
  {
    id: 'ruth-naomi',
    depth: 'faith',
    question: 'Ruth stayed with Naomi. Who has stayed with you?',
    followUp: 'What did it cost them?',
    scripture: 'Ruth 1:15-18',
  },
  {
    id: 'wedding-cana',
    depth: 'faith',
    question:
      'The servants at Cana knew where the wine came from and the guests did not. Would you rather be a guest or a servant there?',
    scripture: 'John 2:1-11',
  },
  {
    id: 'emmaus',
    depth: 'faith',
    question:
      'Two friends walked with Jesus and did not know it. What would you have talked about on those miles?',
    scripture: 'Luke 24:13-32',
  },
  {
    id: 'build-wall',
    depth: 'faith',
    question:
      'When Nehemiah rebuilt the wall, everyone worked near their own house. What near your own house needs building up?',
    scripture: 'Nehemiah 3:28-30',
  },
  {
    id: 'good-news',
    depth: 'faith',
    question: 'How would you tell the good news of Jesus in one sentence to somebody who has never heard it?',
    scripture: 'John 3:16-17',
  },
  {
    id: 'servant-girl',
    depth: 'faith',
    question:
      'A captive girl told Naaman’s wife where to find help. When did a quiet word from somebody matter to you?',
    scripture: '2 Kings 5:1-4',
  },
];
