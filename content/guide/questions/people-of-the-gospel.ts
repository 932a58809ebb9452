import type { FaithQuestion } from '../types.ts';

/** People of the New Testament, beside the apostles. */
export const gospelPeople = [
  {
    id: 'john-the-baptist',
    question: 'Who was John the Baptist?',
    signs: [
      'john baptist',
      'who was john baptist',
      'who is john baptist',
      'story of john baptist',
      'tell me about john baptist',
      'life of john baptist',
      'learn from john baptist',
      'john the baptist',
    ],
    answer: [
      'John, son of Zechariah and Elizabeth, preached repentance in the desert and baptised in the Jordan; Jesus too came to him. He pointed away from himself to the one who was to come, reproved a king, was imprisoned, and had doubts there. Herod had him beheaded.',
    ],
    passages: [
      { mark: '[[John 1:29-30]]', note: 'Behold, the Lamb of God.' },
      { mark: '[[John 3:29-30]]', note: 'He must increase.' },
      {
        mark: '[[Matthew 11:2-6]]',
        note: 'From prison he asks whether it is really he. Jesus does not rebuke him.',
      },
    ],
  },
  {
    id: 'mary-magdalene',
    question: 'Who was Mary Magdalene?',
    signs: [
      'mary magdalene',
      'who was mary magdalene',
      'who is mary magdalene',
      'story of mary magdalene',
      'tell me about mary magdalene',
      'life of mary magdalene',
      'learn from mary magdalene',
      'magdalene',
      'jesus married',
    ],
    answer: [
      'Mary of Magdala was freed by Jesus from seven demons, followed him and supported him with other women, stood by the cross, and was the first to see the risen Lord, who sent her to tell the disciples. The Bible does not say that she was a prostitute, and nothing in it suggests that she or anyone was married to Jesus.',
    ],
    passages: [
      { mark: '[[Luke 8:1-3]]', note: 'Among the women who travelled with him.' },
      { mark: '[[John 20:11-18]]', note: 'At the tomb.' },
    ],
  },
  {
    id: 'martha-and-mary',
    question: 'Who were Martha and Mary of Bethany?',
    signs: [
      'martha and mary of bethany',
      'who was martha and mary of bethany',
      'who is martha and mary of bethany',
      'story of martha and mary of bethany',
      'tell me about martha and mary of bethany',
      'life of martha and mary of bethany',
      'learn from martha and mary of bethany',
      'martha and mary',
      'mary and martha',
      'who was martha',
      'lazarus',
    ],
    answer: [
      'Martha and Mary lived with their brother Lazarus in Bethany, and Jesus was at home with them. Martha served, Mary listened; when Lazarus died, it was Martha who confessed Jesus as the Christ. He raised Lazarus, and Mary anointed his feet.',
    ],
    passages: [
      { mark: '[[Luke 10:38-42]]', note: 'Many things, and one.' },
      { mark: '[[John 11:21-27]]', note: 'Martha’s confession.' },
      { mark: '[[John 12:1-3]]', note: 'Mary’s perfume.' },
    ],
  },
  {
    id: 'pilate',
    question: 'Who was Pontius Pilate?',
    signs: [
      'pontius pilate',
      'who was pontius pilate',
      'who is pontius pilate',
      'story of pontius pilate',
      'tell me about pontius pilate',
      'life of pontius pilate',
      'learn from pontius pilate',
      'pilate',
    ],
    answer: [
      'Pontius Pilate was Roman governor of Judea from 26 to 36. He found no guilt in Jesus, and had him crucified to please the crowd. The creed names him because it happened at a definite time, in a definite place.',
    ],
    passages: [
      { mark: '[[John 18:37-38]]', note: 'What is truth? he asks, and goes out.' },
      { mark: '[[Matthew 27:24-26]]', note: 'He washes his hands.' },
    ],
  },
  {
    id: 'zacchaeus',
    question: 'Who was Zacchaeus?',
    signs: [
      'zacchaeus',
      'who was zacchaeus',
      'who is zacchaeus',
      'story of zacchaeus',
      'tell me about zacchaeus',
      'life of zacchaeus',
      'learn from zacchaeus',
    ],
    answer: [
      'Zacchaeus was a chief tax collector in Jericho, rich and small. He climbed a tree to see Jesus, who invited himself to his house. He gave half of what he had to the poor, and paid back fourfold what he had taken.',
    ],
    passages: [{ mark: '[[Luke 19:5-10]]', note: 'The Son of Man came to seek the lost.' }],
  },
  {
    id: 'stephen',
    question: 'Who was Stephen?',
    signs: [
      'who was stephen',
      'who is stephen',
      'story of stephen',
      'tell me about stephen',
      'life of stephen',
      'learn from stephen',
      'first martyr',
    ],
    answer: [
      'Stephen was one of seven whom the first church chose to see that widows were treated justly. Full of grace and power, he was accused and stoned, and died praying for those who killed him. A young man named Saul looked after the coats.',
    ],
    passages: [
      { mark: '[[Acts 6:3-8]]', note: 'How he was chosen.' },
      { mark: '[[Acts 7:55-60]]', note: 'His death.' },
    ],
  },
  {
    id: 'pharisees',
    question: 'Who were the Pharisees?',
    signs: [
      'pharisees',
      'who was pharisees',
      'who is pharisees',
      'story of pharisees',
      'tell me about pharisees',
      'life of pharisees',
      'learn from pharisees',
      'who were the pharisees',
      'sadducees',
      'scribes',
      'what is a pharisee',
      'sanhedrin',
      'samaritans',
      'who were the samaritans',
    ],
    answer: [
      'The Pharisees were a movement of earnest laymen who wanted to keep God’s law in daily life. Jesus shared much with them (the Scriptures, the hope of resurrection), ate with them, and quarrelled with them about mercy and about outward show. The Sadducees were the priestly nobility, and denied the resurrection. The scribes were teachers of the law. The Samaritans worshipped the same God on another mountain, and were despised by the Jews of the time. Nicodemus and Paul were Pharisees; it is unjust to use the word as an insult for Jews.',
    ],
    passages: [
      { mark: '[[Matthew 23:23]]', note: 'What Jesus reproaches them with.' },
      { mark: '[[Luke 18:10-14]]', note: 'A Pharisee and a tax collector.' },
      { mark: '[[Acts 23:6-8]]', note: 'The difference between the two parties.' },
    ],
  },
] as const satisfies readonly FaithQuestion[];
