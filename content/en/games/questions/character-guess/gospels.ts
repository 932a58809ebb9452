import type { QuestionFile } from '../../types.ts';

export const WHO_GOSPELS: QuestionFile = {
  type: 'character_guess',
  category: 'characters',
  questions: [
    {
      id: 'who-elisabeth',
      title: 'The child leaped',
      difficulty: 'medium',
      question: 'My baby leaped in my womb when a relative greeted me at my door. Who am I?',
      answer: 'Elisabeth',
      accept: ['Elizabeth'],
      passage: 'Luke 1:39-45',
      hints: ['I was old and had had no children.', 'My relative was Mary, and my son was John the Baptist.'],
      explanation: 'Elisabeth called Mary blessed among women as soon as she heard her voice.',
    },
    {
      id: 'who-zacharias',
      title: 'Writing on a tablet',
      difficulty: 'medium',
      question: 'I could not speak for months, until I wrote my son’s name on a tablet. Who am I?',
      answer: 'Zacharias',
      accept: ['Zechariah', 'Zachariah'],
      passage: 'Luke 1:57-66',
      hints: [
        'I was a priest, and an angel met me beside the altar of incense.',
        'The name I wrote was John.',
      ],
      explanation: 'Zacharias wrote that his son’s name was John, and at once he could speak again.',
    },
    {
      id: 'who-simeon',
      title: 'Waiting in the temple',
      difficulty: 'medium',
      question:
        'I had been told that I would not see death before I had seen the Lord’s Christ, and I took the child in my arms. Who am I?',
      answer: 'Simeon',
      passage: 'Luke 2:25-35',
      hints: [
        'I was in Jerusalem, waiting for the consolation of Israel.',
        'Mary and Joseph brought the child to the temple on the day I came.',
      ],
      explanation: 'Simeon blessed God and said that he could now depart in peace.',
    },
    {
      id: 'who-anna',
      title: 'Eighty-four years',
      difficulty: 'hard',
      question: 'I was a prophetess, a widow of great age, and I never left the temple. Who am I?',
      answer: 'Anna',
      passage: 'Luke 2:36-38',
      hints: [
        'I was the daughter of Phanuel, of the tribe of Asher.',
        'I gave thanks for the child Jesus right after Simeon did; my name reads the same backwards.',
      ],
      explanation: 'Anna spoke of the child to all who were looking for redemption in Jerusalem.',
    },
    {
      id: 'who-john-baptist',
      title: 'Locusts and honey',
      difficulty: 'easy',
      question:
        'I wore camel’s hair, ate locusts and wild honey, and baptised people in the Jordan. Who am I?',
      answer: 'John the Baptist',
      accept: ['John', 'John Baptist', 'John the Baptizer'],
      passage: 'Matthew 3',
      hints: ['My voice cried in the wilderness.', 'My parents were Zacharias and Elisabeth.'],
      explanation: 'John baptised with water and told of the one who would baptise with the Holy Spirit.',
    },
    {
      id: 'who-andrew',
      title: 'He brought his brother',
      difficulty: 'medium',
      question:
        'I followed Jesus after John had pointed to the Lamb of God, and the first thing I did was to fetch my brother Simon. Who am I?',
      answer: 'Andrew',
      passage: 'John 1:35-42',
      hints: [
        'I was a fisherman.',
        'I told Jesus about the boy with the loaves and fish; my brother was called Peter.',
      ],
      explanation: 'Andrew found his own brother first and brought him to Jesus.',
    },
    {
      id: 'who-matthew',
      title: 'At the tax booth',
      difficulty: 'easy',
      question:
        'I was sitting there collecting taxes when Jesus said two words to me, and I got up and followed him. Who am I?',
      answer: 'Matthew',
      accept: ['Levi'],
      passage: 'Matthew 9:9-13',
      hints: ['Afterwards Jesus ate at my house with many others of my trade.', 'A gospel bears my name.'],
      explanation:
        'Matthew, a tax collector, followed at once, and Jesus said that he had come to call sinners.',
    },
    {
      id: 'who-nicodemus',
      title: 'By night',
      difficulty: 'medium',
      question: 'I was a ruler of the Jews and came to Jesus by night with my questions. Who am I?',
      answer: 'Nicodemus',
      passage: 'John 3:1-15',
      hints: ['Jesus spoke to me about being born again.', 'I later brought myrrh and aloes to his burial.'],
      explanation:
        'Nicodemus came in the dark, asked how a man can be born when he is old, and in the end helped to bury Jesus.',
    },
    {
      id: 'who-zacchaeus',
      title: 'Up a tree',
      difficulty: 'easy',
      question: 'I climbed a sycamore tree because I was short and could not see over the crowd. Who am I?',
      answer: 'Zacchaeus',
      passage: 'Luke 19:1-10',
      hints: [
        'I was a rich chief of the tax collectors in Jericho.',
        'I promised to pay back four times what I had taken wrongly.',
      ],
      explanation:
        'Jesus called Zacchaeus by name and stayed at his house, and salvation came to it that day.',
    },
    {
      id: 'who-bartimaeus',
      title: 'He would not be quiet',
      difficulty: 'medium',
      question: 'I sat begging by the road out of Jericho and cried out until Jesus stood still. Who am I?',
      answer: 'Bartimaeus',
      accept: ['Bartimeus'],
      passage: 'Mark 10:46-52',
      hints: [
        'I threw off my coat when he called me.',
        'I asked to see again; my name means son of Timaeus.',
      ],
      explanation:
        'Bartimaeus was told to be quiet and cried all the more, and he followed Jesus on the road with his eyes open.',
    },
    {
      id: 'who-jairus',
      title: 'A father at his feet',
      difficulty: 'medium',
      question: 'I was a ruler of the synagogue, and I begged Jesus to come to my little daughter. Who am I?',
      answer: 'Jairus',
      passage: 'Mark 5:21-43',
      hints: [
        'On the way a woman touched Jesus’ clothes and was healed.',
        'Jesus took my daughter, who was twelve, by the hand and told her to get up.',
      ],
      explanation:
        'Jairus was told not to be afraid but only to believe, even after word came that his daughter had died.',
    },
    {
      id: 'who-martha',
      title: 'Busy in the kitchen',
      difficulty: 'easy',
      question: 'I was busy with much serving, while my sister sat at the feet of Jesus. Who am I?',
      answer: 'Martha',
      passage: 'Luke 10:38-42',
      hints: ['My brother was Lazarus.', 'My sister was Mary, and we lived in Bethany.'],
      explanation:
        'Jesus told Martha, twice by name, that she was anxious about many things and that one thing was needed.',
    },
    {
      id: 'who-thomas',
      title: 'He wanted to see',
      difficulty: 'easy',
      question: 'I said that I would not believe unless I saw the marks of the nails. Who am I?',
      answer: 'Thomas',
      accept: ['Didymus'],
      passage: 'John 20:24-29',
      hints: [
        'I was one of the twelve and was not there the first time.',
        'Eight days later I called Jesus my Lord and my God.',
      ],
      explanation:
        'Thomas saw and believed, and Jesus called those blessed who have not seen and yet believe.',
    },
    {
      id: 'who-simon-cyrene',
      title: 'A stranger’s cross',
      difficulty: 'hard',
      question: 'I was coming in from the country when soldiers made me carry the cross of Jesus. Who am I?',
      answer: 'Simon',
      accept: ['Simon of Cyrene', 'Simon the Cyrenian'],
      passage: 'Mark 15:20-22',
      hints: [
        'My sons were Alexander and Rufus.',
        'I came from Cyrene; one of the twelve had the same name.',
      ],
      explanation: 'Simon of Cyrene was passing by when he was made to carry the cross.',
    },
    {
      id: 'who-barabbas',
      title: 'Set free',
      difficulty: 'medium',
      question:
        'I lay in prison for murder, and the crowd asked Pilate to release me instead of Jesus. Who am I?',
      answer: 'Barabbas',
      passage: 'Mark 15:6-15',
      hints: [
        'It was the custom to release one prisoner at the feast.',
        'My name begins with the syllable bar, which means son.',
      ],
      explanation:
        'Pilate let Barabbas go, a man guilty of murder, and handed over Jesus in whom he had found no fault.',
    },
    {
      id: 'who-arimathea',
      title: 'A new tomb',
      difficulty: 'medium',
      question:
        'I came from Arimathea, and I went boldly to Pilate and asked for the body of Jesus. Who am I?',
      answer: 'Joseph',
      accept: ['Joseph of Arimathea'],
      passage: 'Mark 15:42-47',
      hints: [
        'I was a member of the council, looking for the kingdom of God.',
        'I have the same name as Mary’s husband.',
      ],
      explanation: 'Joseph wrapped the body of Jesus in linen and laid it in a tomb cut out of the rock.',
    },
    {
      id: 'who-magdalene',
      title: 'She thought he was the gardener',
      difficulty: 'medium',
      question:
        'I stood weeping outside the tomb, and I knew the risen Jesus when he said my name. Who am I?',
      answer: 'Mary Magdalene',
      accept: ['Mary', 'Mary of Magdala'],
      passage: 'John 20:11-18',
      hints: ['I took him for the gardener at first.', 'My second name comes from the town of Magdala.'],
      explanation:
        'Mary Magdalene was the first to see the risen Lord in the Gospel of John, and he sent her to tell the others.',
    },
  ],
};
