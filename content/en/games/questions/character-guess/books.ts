import type { QuestionFile } from '../../types.ts';

export const WHO_BOOKS: QuestionFile = {
  type: 'character_guess',
  category: 'books',
  questions: [
    {
      id: 'who-book-esther',
      title: 'A queen’s book',
      difficulty: 'easy',
      question: 'Which book is named after a Jewish girl who became queen of Persia?',
      answer: 'Esther',
      passage: 'Esther 2:15-18',
      hints: ['Her cousin Mordecai had brought her up.', 'She went to the king unasked to save her people.'],
      explanation: 'The book of Esther never names God, and shows his people saved all the same.',
    },
    {
      id: 'who-book-philemon',
      title: 'A letter about a slave',
      difficulty: 'medium',
      question:
        'To whom did Paul write a short letter about Onesimus, a slave who had run away or been parted from him?',
      answer: 'Philemon',
      passage: 'Philemon 1:1-21',
      hints: ['The letter has one chapter.', 'A church met in his house; his name begins with Phil.'],
      explanation:
        'Paul asked Philemon to receive Onesimus back as more than a servant, as a beloved brother.',
    },
    {
      id: 'who-book-theophilus',
      title: 'Dear friend of God',
      difficulty: 'hard',
      question: 'To whom are both the Gospel of Luke and the book of Acts addressed?',
      answer: 'Theophilus',
      passage: 'Luke 1:1-4',
      hints: ['Luke calls him most excellent.', 'His name means friend of God and begins with Th.'],
      explanation:
        'Luke wrote for Theophilus in order, so that he might know the certainty of what he had been taught.',
    },
    {
      id: 'who-book-timothy',
      title: 'My true child in faith',
      difficulty: 'easy',
      question:
        'Which young helper received two of Paul’s letters, the first of which calls him his own child in the faith?',
      answer: 'Timothy',
      accept: ['Timotheus'],
      passage: '1 Timothy 1:1-4',
      hints: ['His mother was Eunice and his grandmother Lois.', 'Paul left him at Ephesus.'],
      explanation: 'Paul wrote to Timothy about how to live and serve in the house of God.',
    },
    {
      id: 'who-book-titus',
      title: 'Left in Crete',
      difficulty: 'medium',
      question: 'To whom did Paul write that he had left him in Crete to set things in order?',
      answer: 'Titus',
      passage: 'Titus 1:1-5',
      hints: [
        'He was to appoint elders in every city.',
        'His letter stands between those to Timothy and the one to Philemon.',
      ],
      explanation: 'Titus was to finish what was left undone on the island and to appoint elders.',
    },
    {
      id: 'who-book-tertius',
      title: 'The hand behind the letter',
      difficulty: 'hard',
      question: 'Who says, near the end of the letter to the Romans, that he wrote it down?',
      answer: 'Tertius',
      passage: 'Romans 16:21-23',
      hints: ['Paul dictated the letter to him.', 'His name is Latin for third.'],
      explanation:
        'Tertius greets the readers in his own name, the only helper in writing who does so in Paul’s letters.',
    },
    {
      id: 'who-book-hosea',
      title: 'A prophet’s marriage',
      difficulty: 'medium',
      question: 'Which prophet married Gomer, and gave his children names that were a message to Israel?',
      answer: 'Hosea',
      accept: ['Osee'],
      passage: 'Hosea 1',
      hints: [
        'His is the first of the twelve shorter books of prophets.',
        'His name begins with H and is close to Joshua’s in meaning.',
      ],
      explanation: 'Hosea’s own broken marriage became a picture of God’s love for a faithless people.',
    },
    {
      id: 'who-book-job',
      title: 'Patience',
      difficulty: 'easy',
      question:
        'Which man lost his herds and his children in one day, and still blessed the name of the Lord?',
      answer: 'Job',
      passage: 'Job 1',
      hints: ['He lived in the land of Uz.', 'Three friends came to comfort him and ended up accusing him.'],
      explanation: 'Job fell to the ground and worshipped, and in all this he did not charge God with wrong.',
    },
    {
      id: 'who-book-jude',
      title: 'Brother of James',
      difficulty: 'hard',
      question:
        'Who calls himself a servant of Jesus Christ and brother of James, at the start of a letter with one chapter?',
      answer: 'Jude',
      accept: ['Judas'],
      passage: 'Jude 1:1-4',
      hints: [
        'His letter is the last but one book of the Bible.',
        'He asks his readers to contend earnestly for the faith.',
      ],
      explanation: 'Jude had meant to write about the salvation they shared, and wrote to warn them instead.',
    },
    {
      id: 'who-book-amos',
      title: 'A shepherd with a message',
      difficulty: 'medium',
      question: 'Which prophet was among the herdsmen of Tekoa?',
      answer: 'Amos',
      passage: 'Amos 1:1-2',
      hints: ['He asked that justice roll down like waters.', 'His name has four letters and begins with A.'],
      explanation: 'Amos was no prophet by trade; the Lord took him from following the flock.',
    },
  ],
};
