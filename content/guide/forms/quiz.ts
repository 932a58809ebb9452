import type { PassageMark } from '../types.ts';

export interface QuizQuestion {
  readonly question: string;
  readonly answer: string;
  readonly mark: PassageMark;
  readonly isHard?: true;
  /** Young children know it. */
  readonly isEasy?: true;
}

/** Questions with one right answer, which stands in the passage. In the Bible’s order. */
export const QUIZ_QUESTIONS: readonly QuizQuestion[] = [
  {
    question: 'What did God set in the cloud as a sign of his covenant with Noah?',
    answer: 'The rainbow, his bow.',
    mark: '[[Genesis 9:13]]',
    isEasy: true,
  },
  {
    question: 'Which bird came back to Noah with a leaf in its beak, and from which tree was the leaf?',
    answer: 'A dove, and an olive tree.',
    mark: '[[Genesis 8:11]]',
    isEasy: true,
  },
  {
    question: 'From which city did Abram’s family first set out?',
    answer: 'Ur of the Chaldees.',
    mark: '[[Genesis 11:31]]',
    isHard: true,
  },
  {
    question: 'What did Esau get in exchange for his birthright?',
    answer: 'Bread and a stew of lentils.',
    mark: '[[Genesis 25:34]]',
  },
  {
    question: 'How many years did Jacob serve for Rachel before the wedding, as it seemed to him a few days?',
    answer: 'Seven.',
    mark: '[[Genesis 29:20]]',
  },
  {
    question: 'What did Joseph’s brothers dip in blood?',
    answer: 'His coat.',
    mark: '[[Genesis 37:31]]',
    isEasy: true,
  },
  {
    question: 'In what was the baby Moses laid among the reeds?',
    answer: 'A basket, or ark, of bulrushes.',
    mark: '[[Exodus 2:3]]',
    isEasy: true,
  },
  {
    question: 'Who were the two midwives who did not obey Pharaoh?',
    answer: 'Shiphrah and Puah.',
    mark: '[[Exodus 1:15]]',
    isHard: true,
  },
  {
    question: 'What was the name of the mountain where Moses saw the bush that burned?',
    answer: 'Horeb.',
    mark: '[[Exodus 3:1]]',
    isHard: true,
  },
  {
    question: 'Whose animal spoke to him on the road?',
    answer: 'Balaam’s: his donkey.',
    mark: '[[Numbers 22:28]]',
  },
  {
    question: 'Who hid two spies under stalks of flax on her roof?',
    answer: 'Rahab.',
    mark: '[[Joshua 2:6]]',
  },
  {
    question: 'With how many men did Gideon go out in the end?',
    answer: 'Three hundred.',
    mark: '[[Judges 7:7]]',
  },
  {
    question: 'Under which tree did Deborah sit and judge?',
    answer: 'A palm tree.',
    mark: '[[Judges 4:5]]',
    isHard: true,
  },
  { question: 'In whose field did Ruth glean?', answer: 'The field of Boaz.', mark: '[[Ruth 2:3]]' },
  {
    question: 'What did Hannah bring her son each year?',
    answer: 'A little coat, or robe.',
    mark: '[[1 Samuel 2:19]]',
    isHard: true,
  },
  {
    question: 'To whom did the boy Samuel run when he heard his name at night?',
    answer: 'To Eli.',
    mark: '[[1 Samuel 3:5]]',
    isEasy: true,
  },
  {
    question: 'How many stones did David choose from the brook?',
    answer: 'Five.',
    mark: '[[1 Samuel 17:40]]',
    isEasy: true,
  },
  {
    question: 'What did young Solomon ask God for?',
    answer: 'An understanding heart.',
    mark: '[[1 Kings 3:9]]',
  },
  {
    question: 'Which birds brought Elijah bread and meat?',
    answer: 'Ravens.',
    mark: '[[1 Kings 17:6]]',
    isEasy: true,
  },
  {
    question: 'In which river was Naaman to wash seven times?',
    answer: 'The Jordan.',
    mark: '[[2 Kings 5:10]]',
  },
  {
    question: 'What was Nehemiah’s work at the court of the king?',
    answer: 'He was the cupbearer.',
    mark: '[[Nehemiah 1:11]]',
    isHard: true,
  },
  {
    question: 'Who brought up Esther when her parents were dead?',
    answer: 'Mordecai.',
    mark: '[[Esther 2:7]]',
  },
  {
    question: 'How many friends came to sit with Job, and for how many days did they say nothing?',
    answer: 'Three friends, for seven days.',
    mark: '[[Job 2:13]]',
  },
  {
    question: 'What did Jeremiah watch a man make on the wheels?',
    answer: 'A pot: he was in the potter’s house.',
    mark: '[[Jeremiah 18:3]]',
  },
  {
    question: 'What did Daniel ask to eat instead of the king’s food?',
    answer: 'Vegetables, pulse, and water to drink.',
    mark: '[[Daniel 1:12]]',
  },
  { question: 'To which city was Jonah sent?', answer: 'Nineveh.', mark: '[[Jonah 1:2]]', isEasy: true },
  {
    question: 'What three things does the Lord require, according to Micah?',
    answer: 'To do justly, to love mercy, and to walk humbly with God.',
    mark: '[[Micah 6:8]]',
  },
  {
    question: 'In which town was Jesus born?',
    answer: 'In Bethlehem.',
    mark: '[[Matthew 2:1]]',
    isEasy: true,
  },
  {
    question: 'What did John the Baptist eat?',
    answer: 'Locusts and wild honey.',
    mark: '[[Matthew 3:4]]',
    isEasy: true,
  },
  {
    question: 'What does Jesus say that the one who built his house upon sand was?',
    answer: 'Foolish.',
    mark: '[[Matthew 7:26]]',
    isEasy: true,
  },
  {
    question: 'Where did Jesus lie asleep in the storm?',
    answer: 'In the stern of the boat, on a cushion.',
    mark: '[[Mark 4:38]]',
  },
  {
    question: 'What was the name of the blind beggar at Jericho?',
    answer: 'Bartimaeus.',
    mark: '[[Mark 10:46]]',
  },
  {
    question: 'How many lepers were healed, and how many came back to say thank you?',
    answer: 'Ten, and one.',
    mark: '[[Luke 17:17]]',
    isEasy: true,
  },
  { question: 'What did Zacchaeus climb?', answer: 'A sycamore tree.', mark: '[[Luke 19:4]]', isEasy: true },
  {
    question: 'To which village were two disciples walking when Jesus joined them?',
    answer: 'Emmaus.',
    mark: '[[Luke 24:13]]',
  },
  {
    question: 'At whose well did Jesus talk with the woman of Samaria?',
    answer: 'Jacob’s well.',
    mark: '[[John 4:6]]',
  },
  {
    question: 'How many baskets were left over when five thousand had eaten?',
    answer: 'Twelve.',
    mark: '[[John 6:13]]',
    isEasy: true,
  },
  {
    question: 'Who said that he would not believe until he had seen the print of the nails?',
    answer: 'Thomas.',
    mark: '[[John 20:25]]',
  },
  {
    question: 'What lay on a fire on the beach when the disciples came ashore?',
    answer: 'Fish, and bread.',
    mark: '[[John 21:9]]',
  },
  { question: 'What did Lydia sell?', answer: 'Purple.', mark: '[[Acts 16:14]]' },
  {
    question: 'Who fell asleep in a window while Paul was speaking?',
    answer: 'Eutychus.',
    mark: '[[Acts 20:9]]',
    isHard: true,
  },
  {
    question: 'On which island was Paul shipwrecked?',
    answer: 'Melita, which is Malta.',
    mark: '[[Acts 28:1]]',
    isHard: true,
  },
  {
    question: 'How many parts has the fruit of the Spirit in Galatians?',
    answer: 'Nine.',
    mark: '[[Galatians 5:22-23]]',
  },
  {
    question: 'On whose behalf did Paul write to Philemon?',
    answer: 'Onesimus.',
    mark: '[[Philemon 1:10]]',
    isHard: true,
  },
  {
    question: 'On which island was John when he saw what he wrote in Revelation?',
    answer: 'Patmos.',
    mark: '[[Revelation 1:9]]',
    isHard: true,
  },
];
