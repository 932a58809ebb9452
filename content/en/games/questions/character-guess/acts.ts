import type { QuestionFile } from '../../types.ts';

export const WHO_ACTS: QuestionFile = {
  type: 'character_guess',
  category: 'characters',
  questions: [
    {
      id: 'who-matthias',
      title: 'Chosen by lot',
      difficulty: 'hard',
      question: 'The lot fell on me, and I was counted with the eleven apostles. Who am I?',
      answer: 'Matthias',
      passage: 'Acts 1:15-26',
      hints: [
        'The other man put forward was Joseph called Barsabas.',
        'I took the place that Judas had left; my name begins like that of a gospel writer.',
      ],
      explanation: 'Matthias had been with the disciples from the baptism of John until Jesus was taken up.',
    },
    {
      id: 'who-barnabas',
      title: 'Son of encouragement',
      difficulty: 'medium',
      question:
        'My name was Joses or Joseph, but the apostles gave me another that means son of encouragement, or consolation. Who am I?',
      answer: 'Barnabas',
      passage: 'Acts 4:36-37',
      hints: [
        'I sold a field and laid the money at the apostles’ feet.',
        'I vouched for Saul in Jerusalem and travelled with him.',
      ],
      explanation:
        'Barnabas gave what his field had brought, and later gave the newly converted Saul his trust.',
    },
    {
      id: 'who-stephen',
      title: 'The face of an angel',
      difficulty: 'easy',
      question:
        'I saw heaven opened while stones were thrown at me, and I prayed for those who threw them. Who am I?',
      answer: 'Stephen',
      passage: 'Acts 7:54-60',
      hints: [
        'I was one of the seven chosen to serve at tables.',
        'A young man named Saul looked after the clothes of those who stoned me.',
      ],
      explanation: 'Stephen asked the Lord not to hold this sin against them, and fell asleep.',
    },
    {
      id: 'who-philip-evangelist',
      title: 'In the chariot',
      difficulty: 'medium',
      question:
        'An angel sent me to a desert road, and I ran beside the chariot of a man who was reading Isaiah. Who am I?',
      answer: 'Philip',
      passage: 'Acts 8:26-40',
      hints: [
        'The man was an officer of the queen of the Ethiopians.',
        'I baptised him when we came to some water.',
      ],
      explanation:
        'Philip began at the passage that the Ethiopian was reading and told him the good news of Jesus.',
    },
    {
      id: 'who-dorcas',
      title: 'Coats and garments',
      difficulty: 'medium',
      question: 'I made coats and garments for widows, and Peter raised me from the dead in Joppa. Who am I?',
      answer: 'Dorcas',
      accept: ['Tabitha'],
      passage: 'Acts 9:36-43',
      hints: [
        'I have two names, one Greek and one Aramaic.',
        'Both mean gazelle; the Greek one begins with D.',
      ],
      explanation:
        'Dorcas was full of good works, and the widows stood weeping and showed Peter what she had made.',
    },
    {
      id: 'who-cornelius',
      title: 'An officer prays',
      difficulty: 'medium',
      question: 'I was a centurion in Caesarea, and an angel told me to send for Simon Peter. Who am I?',
      answer: 'Cornelius',
      passage: 'Acts 10:1-33',
      hints: [
        'I gave much to the poor and prayed always.',
        'The Holy Spirit fell on my household while Peter was still speaking.',
      ],
      explanation:
        'Cornelius had gathered his relatives and friends, and Peter learned there that God shows no favouritism.',
    },
    {
      id: 'who-rhoda',
      title: 'She forgot to open',
      difficulty: 'hard',
      question:
        'I was so glad to hear Peter’s voice at the gate that I ran in and left him standing outside. Who am I?',
      answer: 'Rhoda',
      passage: 'Acts 12:11-17',
      hints: [
        'The people in the house told me that I was mad.',
        'I was a maid in the house of Mary, the mother of John Mark; my name means rose.',
      ],
      explanation:
        'Rhoda told those who were praying for Peter that their prayer stood at the gate, and they did not believe her.',
    },
    {
      id: 'who-lydia',
      title: 'The seller of purple',
      difficulty: 'easy',
      question:
        'I sold purple cloth, and the Lord opened my heart while Paul spoke beside the river. Who am I?',
      answer: 'Lydia',
      passage: 'Acts 16:11-15',
      hints: [
        'I came from Thyatira and lived in Philippi.',
        'I was baptised with my household and urged Paul to stay at my house.',
      ],
      explanation: 'Lydia was the first person in Philippi of whom we read that she believed.',
    },
    {
      id: 'who-silas',
      title: 'Songs in the stocks',
      difficulty: 'medium',
      question: 'I sat in prison at Philippi beside Paul, and at midnight we prayed and sang. Who am I?',
      answer: 'Silas',
      accept: ['Silvanus'],
      passage: 'Acts 16:22-34',
      hints: [
        'Paul chose me after he and Barnabas had parted.',
        'My name has five letters and begins with S.',
      ],
      explanation:
        'Paul and Silas were singing when the earthquake came, and afterwards nobody had run away.',
    },
    {
      id: 'who-eutychus',
      title: 'Asleep at the window',
      difficulty: 'hard',
      question:
        'I fell asleep on a window sill during Paul’s long sermon and dropped from the third storey. Who am I?',
      answer: 'Eutychus',
      passage: 'Acts 20:7-12',
      hints: [
        'It was at Troas, past midnight, and there were many lamps.',
        'I was taken up dead, and Paul said that my life was in me; my name begins with Eu.',
      ],
      explanation: 'Eutychus was brought up alive, and Paul went on talking until daybreak.',
    },
    {
      id: 'who-priscilla',
      title: 'Tentmakers at home',
      difficulty: 'hard',
      question:
        'My husband Aquila and I were tentmakers, and we explained the way of God more exactly to Apollos. Who am I?',
      answer: 'Priscilla',
      accept: ['Prisca'],
      passage: 'Acts 18:1-26',
      hints: [
        'Paul stayed and worked with us in Corinth.',
        'My husband’s name is always beside mine, and mine begins with Pri.',
      ],
      explanation:
        'Priscilla and Aquila took the learned Apollos aside and explained the way of God to him more exactly.',
    },
  ],
};
