import type { Figure } from './types.ts';

/** People around Jesus, and figures of his parables. */
export const PEOPLE_OF_THE_GOSPELS: readonly Figure[] = [
  {
    id: 'mary',
    name: 'Mary',
    names: ['mary', 'virgin mary', 'mother of jesus', 'mary mother of jesus'],
    pronoun: 'she',
    story: ['[[Luke 1:26-56]]', '[[Luke 2:1-52]]', '[[John 2:1-11]]', '[[John 19:25-27]]', '[[Acts 1:14]]'],
    facts: [
      {
        question: 'Who were the parents of Mary, the mother of Jesus?',
        asked: [
          'father|parents|dad mary|her|marys|she -joseph -magdalene',
          'mother|mum marys|her|mary -jesus -magdalene -god',
        ],
        answer:
          'The Bible does not name them. The names Joachim and Anna come from a writing of the second century.',
        passages: ['[[Luke 1:26-27]]'],
      },
      {
        question: 'Did Mary, the mother of Jesus, die?',
        asked: ['how|when|where|did die|died|dies|death|buried -lazarus -brother -cross'],
        answer:
          'The Bible does not tell. She is last seen at prayer with the apostles in Jerusalem. That she was taken up into heaven is held by Catholic and Orthodox Christians from old tradition; Protestants do not teach it, as Scripture does not tell of it.',
        passages: ['[[Acts 1:14]]'],
      },
      {
        question: 'Where did Mary, the mother of Jesus, live?',
        asked: ['where|which live|lived|from|town|village'],
        answer: 'In Nazareth in Galilee.',
        passages: ['[[Luke 1:26-27]]'],
      },
      {
        question: 'How was Mary related to Elizabeth?',
        asked: ['related|relative|cousin|elizabeth|elisabeth'],
        answer: 'The angel calls Elizabeth her relative; cousin is what the King James Bible has for it.',
        passages: ['[[Luke 1:36]]'],
      },
      {
        question: 'Was Mary, the mother of Jesus, married?',
        asked: ['@husband -magdalene'],
        answer: 'Yes, to Joseph, a carpenter of the house of David.',
        passages: ['[[Matthew 1:18-20]]', '[[Matthew 13:55]]'],
      },
      {
        question: 'Was Mary at the cross?',
        asked: ['cross|crucified|crucifixion there|at|was|present|see|watch'],
        answer: 'Yes, John says. Jesus gave her and the disciple whom he loved into each other’s care.',
        passages: ['[[John 19:25-27]]'],
      },
      {
        question: 'How did Mary answer the angel?',
        asked: ['what|how say|said|answer|answered|reply angel|gabriel'],
        answer:
          'First she asked how that could be. Then she said that she was the servant of the Lord, and that it should be as he said.',
        passages: ['[[Luke 1:34]]', '[[Luke 1:38]]'],
      },
    ],
  },
  {
    id: 'joseph-husband-of-mary',
    name: 'Joseph, the husband of Mary',
    names: [
      'joseph husband of mary',
      'joseph the husband of mary',
      'joseph of nazareth',
      'marys husband',
      'husband of mary',
      'saint joseph',
      'st joseph',
      'joseph the carpenter',
      'mary and joseph',
    ],
    pronoun: 'he',
    story: ['[[Matthew 1:16-25]]', '[[Matthew 2:13-23]]', '[[Luke 2]]'],
    facts: [
      {
        question: 'Who was Mary’s husband?',
        asked: ['=who|name|named -magdalene -god'],
        answer: 'Joseph, a carpenter of the house of David, who lived at Nazareth.',
        passages: ['[[Luke 1:27]]', '[[Matthew 1:18-20]]', '[[Matthew 13:55]]'],
      },
      {
        question: 'What was the work of Joseph, the husband of Mary?',
        asked: ['@work'],
        answer: 'He was a carpenter, or builder: the word covers both.',
        passages: ['[[Matthew 13:55]]'],
      },
      {
        question: 'What did Joseph, the husband of Mary, say?',
        asked: ['say|said|words|speak|quote'],
        answer: 'No word of his is handed down. He hears, gets up, and does what he was told.',
        passages: ['[[Matthew 1:24]]'],
      },
      {
        question: 'Who was the father of Joseph, the husband of Mary?',
        asked: ['@father -jesus', '@parents'],
        answer:
          'Matthew names Jacob, Luke Heli. The two lists have been explained in several ways, and none is certain.',
        passages: ['[[Matthew 1:16]]', '[[Luke 3:23]]'],
      },
      {
        question: 'How many dreams did Joseph, the husband of Mary, have?',
        asked: ['dream|dreams'],
        answer:
          'Four are told in Matthew: to take Mary, to flee to Egypt, to come back, and to turn aside to Galilee.',
        passages: ['[[Matthew 1:20]]', '[[Matthew 2:13]]', '[[Matthew 2:19-22]]'],
      },
    ],
  },
  {
    id: 'john-the-baptist',
    name: 'John the Baptist',
    names: ['john the baptist', 'john the baptizer', 'john baptist'],
    pronoun: 'he',
    story: [
      '[[Luke 1:5-25]]',
      '[[Luke 1:57-80]]',
      '[[Luke 3:1-20]]',
      '[[Matthew 3]]',
      '[[Matthew 11:2-15]]',
      '[[Mark 6:14-29]]',
    ],
    facts: [
      {
        question: 'Who were the parents of John the Baptist?',
        asked: ['@father', '@parents'],
        answer: 'Zechariah, a priest, and Elizabeth.',
        passages: ['[[Luke 1:5]]', '[[Luke 1:13]]'],
        leadsTo: 'zechariah',
      },
      {
        question: 'Who was the mother of John the Baptist?',
        asked: ['@mother'],
        answer: 'Elizabeth, the wife of the priest Zechariah. She was well on in years.',
        passages: ['[[Luke 1:5]]', '[[Luke 1:7]]'],
        leadsTo: 'elizabeth',
      },
      {
        question: 'What did John the Baptist eat?',
        asked: ['eat|ate|food|diet|locusts|honey'],
        answer: 'Locusts and wild honey.',
        passages: ['[[Matthew 3:4]]'],
      },
      {
        question: 'What did John the Baptist wear?',
        asked: ['wear|wore|clothes|dress|dressed|camel'],
        answer: 'A garment of camel’s hair and a leather belt.',
        passages: ['[[Matthew 3:4]]'],
      },
      {
        question: 'How was John the Baptist related to Jesus?',
        asked: ['related|relative|cousin|relation'],
        answer:
          'Their mothers were relatives, so he was of his kin; how near is not told. He was some six months older.',
        passages: ['[[Luke 1:36]]'],
      },
      {
        question: 'How did John the Baptist die?',
        asked: ['@death -why', 'head|beheaded'],
        answer: 'Herod Antipas had him beheaded in prison, because of a promise at a feast.',
        passages: ['[[Mark 6:25-28]]'],
      },
      {
        question: 'Who asked for the head of John the Baptist?',
        asked: [
          'who|why ask|asked|want|wanted|demand head|death|killed|dead',
          'who|which girl|daughter|dancer|danced|dance',
        ],
        answer:
          'The daughter of Herodias, who had danced before Herod; her mother told her to ask for it. Mark and Matthew do not name her.',
        passages: ['[[Matthew 14:6-8]]'],
      },
      {
        question: 'Why was John the Baptist in prison?',
        asked: ['why prison|jail|arrest|arrested|killed|beheaded'],
        answer: 'He had told Herod that it was not lawful to have his brother’s wife.',
        passages: ['[[Mark 6:17-18]]'],
      },
      {
        question: 'Was John the Baptist married?',
        asked: ['@wife', '@children'],
        answer: 'Of a wife or children nothing is told.',
        passages: ['[[Luke 1:80]]'],
      },
    ],
  },
  {
    id: 'peter',
    name: 'Peter',
    names: ['peter', 'simon peter', 'saint peter', 'st peter', 'cephas'],
    pronoun: 'he',
    story: [
      '[[Matthew 14:22-33]]',
      '[[Matthew 16:13-23]]',
      '[[Matthew 26:31-75]]',
      '[[Luke 5:1-11]]',
      '[[John 18:10-27]]',
      '[[John 21]]',
      '[[Acts 2]]',
      '[[Acts 10]]',
      '[[Acts 12:1-19]]',
    ],
    facts: [
      {
        question: 'Who was Peter’s brother?',
        asked: ['@siblings'],
        answer: 'Andrew, who brought him to Jesus.',
        passages: ['[[John 1:40-42]]'],
      },
      {
        question: 'Who was Peter’s father?',
        asked: ['@father -law', '@parents'],
        answer: 'Jona, Jonah or John: the translations differ.',
        passages: ['[[John 1:42]]', '[[Matthew 16:17]]'],
      },
      {
        question: 'What was the work of Peter?',
        asked: ['@work'],
        answer: 'He was a fisherman, with his brother Andrew.',
        passages: ['[[Matthew 4:18]]'],
      },
      {
        question: 'Where did Peter live?',
        asked: ['@home'],
        answer: 'He came from Bethsaida, and had a house in Capernaum.',
        passages: ['[[John 1:44]]', '[[Mark 1:29]]'],
      },
      {
        question: 'Was Peter sorry that he denied Jesus?',
        asked: ['@sorry', 'cry|cried|wept'],
        answer:
          'Yes, he went out and wept bitterly. After his resurrection Jesus asked Peter three times whether he loved him, and gave him his sheep to feed.',
        passages: ['[[Luke 22:61-62]]', '[[John 21:17]]'],
      },
      {
        question: 'Why did Peter deny Jesus?',
        asked: ['why deny|denied|betray|lie|lied'],
        answer:
          'The Gospels give no reason in words. He sat in the courtyard of the high priest, among those who had seized Jesus, and three times it was said to him that he belonged to Jesus. Hours before he had promised to die with him.',
        passages: ['[[Matthew 26:35]]', '[[Matthew 26:69-74]]'],
      },
      {
        question: 'Who was Peter’s mother-in-law?',
        asked: ['@mother-in-law'],
        answer: 'Her name is not told. Jesus healed her of a fever, and she got up and served them.',
        passages: ['[[Mark 1:30-31]]'],
      },
    ],
  },
  {
    id: 'judas',
    name: 'Judas',
    names: ['judas', 'judas iscariot'],
    pronoun: 'he',
    story: [
      '[[Matthew 26:14-25]]',
      '[[Matthew 26:47-50]]',
      '[[Matthew 27:3-10]]',
      '[[John 12:4-6]]',
      '[[John 13:21-30]]',
      '[[Acts 1:15-20]]',
    ],
    facts: [
      {
        question: 'Who was the father of Judas?',
        asked: ['@father', '@parents'],
        answer: 'Simon, as John says.',
        passages: ['[[John 6:71]]'],
      },
      {
        question: 'What was the work of Judas?',
        asked: ['@work', 'treasurer|purse|bag'],
        answer: 'He kept the money bag, and John says that he was a thief.',
        passages: ['[[John 12:4-6]]'],
      },
      {
        question: 'What happened to the money of Judas?',
        asked: [
          'money|silver|coins|thirty happen|happened|become|became|spend|spent|bought|buy|after|back -why',
        ],
        answer:
          'He threw it into the temple. Matthew says that the priests would not put it into the treasury and bought the potter’s field with it to bury strangers in; Acts, more briefly, that Judas got a field with it.',
        passages: ['[[Matthew 27:3-7]]'],
      },
      {
        question: 'Was Judas sorry?',
        asked: ['@sorry'],
        answer:
          'Yes: when he saw that Jesus was condemned he brought the money back and said that he had betrayed innocent blood.',
        passages: ['[[Matthew 27:3-4]]'],
      },
      {
        question: 'Why did Judas kiss Jesus?',
        asked: ['why|kiss kiss|kissed'],
        answer: 'It was the sign by which the crowd from the chief priests should know whom to seize.',
        passages: ['[[Matthew 26:47-49]]'],
      },
      {
        question: 'Was Judas married?',
        asked: ['@wife', '@children'],
        answer: 'The Gospels tell of no wife and no children.',
        passages: ['[[John 6:70-71]]'],
      },
    ],
  },
  {
    id: 'thomas',
    name: 'Thomas',
    names: ['thomas', 'doubting thomas'],
    pronoun: 'he',
    story: ['[[John 11:16]]', '[[John 14:5-7]]', '[[John 20:24-29]]'],
    facts: [
      {
        question: 'Why did Thomas doubt?',
        asked: ['why doubt|doubted|believe|not'],
        answer:
          'He had not been there when Jesus came to the others, and wanted to see and touch the wounds himself.',
        passages: ['[[John 20:24-25]]'],
      },
      {
        question: 'Did Thomas touch the wounds of Jesus?',
        asked: ['touch|touched|finger|hand|wounds|holes|side'],
        answer: 'John does not say that he did. Jesus offered it, and Thomas answered: my Lord and my God.',
        passages: ['[[John 20:27-29]]'],
      },
      {
        question: 'Who was the twin of Thomas?',
        asked: ['twin|twins|didymus'],
        answer: 'His name and Didymus both mean twin. Whose twin he was is not told.',
        passages: ['[[John 11:16]]'],
      },
      {
        question: 'What happened to Thomas?',
        asked: ['@later', '@death'],
        answer:
          'He is last named among the apostles in Jerusalem. That he went to India and died there is an old tradition, dear to the Christians of India.',
        passages: ['[[Acts 1:13]]'],
      },
    ],
  },
  {
    id: 'matthew',
    name: 'Matthew',
    names: ['matthew', 'levi the tax collector'],
    pronoun: 'he',
    story: ['[[Matthew 9:9-13]]', '[[Mark 2:14-17]]', '[[Luke 5:27-32]]'],
    facts: [
      {
        question: 'What was the work of Matthew?',
        asked: ['@work'],
        answer: 'He sat at the tax booth when Jesus called him.',
        passages: ['[[Matthew 9:9]]'],
      },
      {
        question: 'What was Matthew’s other name?',
        asked: ['other|second|real name', 'levi'],
        answer: 'Mark and Luke call the tax collector Levi; most take the two for one man.',
        passages: ['[[Mark 2:14]]', '[[Luke 5:27]]'],
      },
    ],
  },
  {
    id: 'john-the-apostle',
    name: 'John the apostle',
    names: [
      'john the apostle',
      'apostle john',
      'saint john',
      'st john',
      'john the disciple',
      'john the evangelist',
    ],
    pronoun: 'he',
    story: [
      '[[Mark 1:19-20]]',
      '[[Luke 9:51-56]]',
      '[[John 13:23]]',
      '[[John 19:26-27]]',
      '[[John 21:20-24]]',
      '[[Revelation 1:9]]',
    ],
    facts: [
      {
        question: 'Who was the father of John the apostle?',
        asked: ['@father', '@parents'],
        answer: 'Zebedee, a fisherman.',
        passages: ['[[Mark 1:19-20]]'],
      },
      {
        question: 'Who was the brother of John the apostle?',
        asked: ['@siblings'],
        answer: 'James. Jesus called the two sons of thunder.',
        passages: ['[[Mark 3:17]]'],
      },
      {
        question: 'How did John the apostle die?',
        asked: ['@death', '@later'],
        answer:
          'The Bible does not tell. Old tradition has him die of old age at Ephesus. John 21 puts right a saying that the disciple whom Jesus loved would not die; tradition takes that disciple for John.',
        passages: ['[[John 21:22-23]]'],
      },
    ],
  },
  {
    id: 'simon-of-cyrene',
    name: 'Simon of Cyrene',
    names: ['simon of cyrene', 'simon the cyrenian', 'simon from cyrene', 'simon cyrene'],
    pronoun: 'he',
    story: ['[[Mark 15:21]]', '[[Luke 23:26]]', '[[Matthew 27:32]]'],
    facts: [
      {
        question: 'Why did they pick Simon of Cyrene?',
        asked: ['why pick|picked|choose|chose|chosen|make|made|force|forced|take|took|ask|asked|him|grab'],
        answer:
          'No reason is told. He was passing by, on his way in from the country, and soldiers could press anybody into service. That Jesus could carry it no further after the scourging is what readers conclude.',
        passages: ['[[Mark 15:21]]', '[[Luke 23:26]]'],
      },
      {
        question: 'Were the sons of Simon of Cyrene Christians?',
        asked: [
          'son|sons|child|children|kids|family|alexander|rufus',
          'son|sons|children christian|christians|believe|believed|believers|church|later|become|faith',
        ],
        answer:
          'Mark names them, Alexander and Rufus, as if his readers knew them, so probably yes. Paul greets a Rufus in Rome, chosen in the Lord, and his mother; it may be the same.',
        passages: ['[[Mark 15:21]]', '[[Romans 16:13]]'],
      },
      {
        question: 'Did Simon of Cyrene become a Christian?',
        asked: ['@faith', '@later', '@sorry'],
        answer: 'It is not told. That the church knew his sons by name lets one think so.',
        passages: ['[[Mark 15:21]]'],
      },
      {
        question: 'Was Simon of Cyrene black?',
        asked: ['black|african|africa|race|skin|white', '@home'],
        answer:
          'Cyrene lay in North Africa, in today’s Libya, and many Jews lived there. The colour of his skin is not told.',
        passages: ['[[Mark 15:21]]', '[[Acts 2:10]]'],
      },
      {
        question: 'Did Simon of Cyrene want to carry the cross?',
        asked: [
          'want|wanted|willing|willingly|choice|volunteer|agree',
          'want|wanted|willing|choice carry|cross|help|=do',
        ],
        answer: 'What he wanted is not told. He was compelled to, Matthew and Mark say.',
        passages: ['[[Matthew 27:32]]'],
      },
    ],
  },
  {
    id: 'barabbas',
    name: 'Barabbas',
    names: ['barabbas'],
    pronoun: 'he',
    story: ['[[Mark 15:6-15]]', '[[John 18:39-40]]', '[[Luke 23:18-25]]'],
    facts: [
      {
        question: 'What had Barabbas done?',
        asked: ['what|why crime|=do|=done|prison|jail|guilty|arrested'],
        answer:
          'He had taken part in a rising in the city and was in prison for murder; John calls him a robber.',
        passages: ['[[Mark 15:7]]', '[[Luke 23:19]]'],
      },
      {
        question: 'What happened to Barabbas?',
        asked: ['@later', '@death', '@faith', '@sorry'],
        answer: 'He was set free, and nothing more is told of him.',
        passages: ['[[Mark 15:15]]'],
      },
      {
        question: 'Why did the people choose Barabbas?',
        asked: ['why choose|chose|pick|picked|want|wanted|free|release|crowd|people'],
        answer: 'The chief priests stirred up the crowd to ask for him.',
        passages: ['[[Mark 15:11]]'],
      },
    ],
  },
  {
    id: 'pilate',
    name: 'Pilate',
    names: ['pilate', 'pontius pilate'],
    pronoun: 'he',
    story: ['[[Matthew 27:11-26]]', '[[John 18:28-40]]', '[[John 19:1-22]]'],
    facts: [
      {
        question: 'What happened to Pilate?',
        asked: ['@later', '@death'],
        answer:
          'The Bible does not tell. From other writers we know that he was called back to Rome a few years later.',
        passages: ['[[Acts 4:27]]'],
      },
      {
        question: 'Why did Pilate wash his hands?',
        asked: ['wash|washed hands|why'],
        answer: 'To say before the crowd that he was innocent of this blood. He was the judge all the same.',
        passages: ['[[Matthew 27:24]]'],
      },
      {
        question: 'Why did Pilate give in?',
        asked: [
          'why free|release|save|rescue|stop',
          'why give|gave|let|kill|crucify|condemn|agree|order|did|=do',
        ],
        answer:
          'He had found no guilt in him, and said so three times. He gave in when they cried that he was no friend of Caesar if he let this man go.',
        passages: ['[[John 19:6]]', '[[John 19:12-16]]'],
      },
      {
        question: 'Was Pilate sorry?',
        asked: ['@sorry'],
        answer: 'That is not told. He sought to release Jesus, and gave him up.',
        passages: ['[[John 19:12]]'],
      },
    ],
  },
  {
    id: 'lazarus',
    name: 'Lazarus',
    names: ['lazarus', 'lazarus of bethany'],
    pronoun: 'he',
    story: ['[[John 11]]', '[[John 12:1-11]]'],
    facts: [
      {
        question: 'Who were the sisters of Lazarus?',
        asked: ['@siblings'],
        answer: 'Martha and Mary of Bethany.',
        passages: ['[[John 11:1-3]]'],
      },
      {
        question: 'How long was Lazarus dead?',
        asked: ['long|many|days dead|grave|tomb|died'],
        answer: 'He had been in the grave four days.',
        passages: ['[[John 11:17]]', '[[John 11:39]]'],
      },
      {
        question: 'Where did Lazarus live?',
        asked: ['@home'],
        answer: 'In Bethany, near Jerusalem.',
        passages: ['[[John 11:1]]'],
      },
      {
        question: 'What did Lazarus say?',
        asked: ['say|said|see|saw|tell|told|words|speak heaven|dead|say|said|words|speak|saw|see|happened'],
        answer: 'Not a word of his is told, neither of death nor of what he saw.',
        passages: ['[[John 11:44]]'],
      },
      {
        question: 'Did anybody want to kill Lazarus?',
        asked: ['kill|murder|plot'],
        answer: 'The chief priests did, because many believed in Jesus on his account.',
        passages: ['[[John 12:10-11]]'],
      },
    ],
  },
  {
    id: 'mary-magdalene',
    name: 'Mary Magdalene',
    names: ['mary magdalene', 'mary magdalen', 'magdalene', 'mary of magdala'],
    pronoun: 'she',
    story: ['[[Luke 8:1-3]]', '[[John 19:25]]', '[[John 20:1-18]]'],
    facts: [
      {
        question: 'How many demons did Mary Magdalene have?',
        asked: ['demon|demons|devils|spirits'],
        answer: 'Seven, which went out of her. What they had done to her is not told.',
        passages: ['[[Luke 8:2]]'],
      },
      {
        question: 'Was Mary Magdalene married?',
        asked: ['@husband', '@children'],
        answer: 'The Bible names no husband and no children of hers.',
        passages: ['[[Luke 8:2-3]]'],
      },
      {
        question: 'Where did Mary Magdalene come from?',
        asked: ['@home'],
        answer: 'Her name says from Magdala, a town on the Sea of Galilee.',
        passages: ['[[Luke 8:2]]'],
      },
      {
        question: 'What happened to Mary Magdalene?',
        asked: ['@later', '@death'],
        answer:
          'After she had told the disciples that she had seen the Lord, no more is told of her by name.',
        passages: ['[[John 20:18]]'],
      },
      {
        question: 'Why did Mary Magdalene take Jesus for the gardener?',
        asked: ['gardener|recognise|recognize|know'],
        answer: 'The text does not explain it. She was weeping, and knew him when he said her name.',
        passages: ['[[John 20:14-16]]'],
      },
    ],
  },
  {
    id: 'zacchaeus',
    name: 'Zacchaeus',
    names: ['zacchaeus', 'zaccheus', 'zacheus', 'zachaeus', 'zacchaus', 'zacchious'],
    pronoun: 'he',
    story: ['[[Luke 19:1-10]]'],
    facts: [
      {
        question: 'What was the work of Zacchaeus?',
        asked: ['@work'],
        answer: 'He was a chief tax collector at Jericho, and rich.',
        passages: ['[[Luke 19:1-2]]'],
      },
      {
        question: 'How much did Zacchaeus give away?',
        asked: [
          'much|what|half give|gave|pay|paid|back|money|return',
          'pay|paid|give|gave|return back|money|poor',
        ],
        answer:
          'Half of his goods he gave to the poor, and to anyone whom he had cheated he would give back four times as much.',
        passages: ['[[Luke 19:8]]'],
      },
      {
        question: 'How tall was Zacchaeus?',
        asked: ['tall|short|small|height|little'],
        answer: 'He was small; how small is not told.',
        passages: ['[[Luke 19:3]]'],
      },
      {
        question: 'What happened to Zacchaeus?',
        asked: ['@later', '@death', '@faith'],
        answer: 'Jesus said that salvation had come to his house. Nothing more is told of him.',
        passages: ['[[Luke 19:9-10]]'],
      },
      {
        question: 'Why did people hate Zacchaeus?',
        asked: ['why hate|hated|dislike|disliked|angry|grumble|like'],
        answer:
          'He was a chief tax collector and rich. Such men took the taxes for foreign rulers, and many of them took too much. All who saw it grumbled that Jesus went in to a sinner.',
        passages: ['[[Luke 19:2]]', '[[Luke 19:7]]'],
      },
    ],
  },
  {
    id: 'nicodemus',
    name: 'Nicodemus',
    names: ['nicodemus'],
    pronoun: 'he',
    story: ['[[John 3:1-21]]', '[[John 7:50-52]]', '[[John 19:38-42]]'],
    facts: [
      {
        question: 'What was the work of Nicodemus?',
        asked: ['@work', 'pharisee'],
        answer: 'He was a Pharisee and a ruler of the Jews; Jesus calls him a teacher of Israel.',
        passages: ['[[John 3:1]]', '[[John 3:10]]'],
      },
      {
        question: 'Why did Nicodemus come by night?',
        asked: ['why night|dark|secret|secretly'],
        answer: 'John does not say. Many think that he was afraid to be seen, others that it was quiet then.',
        passages: ['[[John 3:2]]'],
      },
      {
        question: 'What did Nicodemus bring to the grave?',
        asked: ['bring|brought|spices|myrrh|burial|bury|grave'],
        answer: 'About a hundred pounds of myrrh and aloes.',
        passages: ['[[John 19:39]]'],
      },
    ],
  },
  {
    id: 'prodigal-son',
    name: 'the prodigal son',
    names: ['prodigal son', 'lost son', 'prodigal'],
    pronoun: 'he',
    story: ['[[Luke 15:11-32]]'],
    facts: [
      {
        question: 'Where was the mother of the prodigal son?',
        asked: ['@mother'],
        answer: 'The parable does not mention her, and gives no reason.',
        passages: ['[[Luke 15:11-12]]'],
      },
      {
        question: 'Why did the father run to meet the prodigal son?',
        asked: ['why father|dad run|ran|forgive|forgave'],
        answer:
          'He saw him from far off and had compassion. It is often remarked that a father of standing would hardly have run in those days. Christians see God in this father.',
        passages: ['[[Luke 15:20]]'],
      },
      {
        question: 'Why did the prodigal son feed pigs?',
        asked: ['pig|pigs|swine'],
        answer:
          'His money was gone and a famine came. For a Jew pigs were unclean, so he had sunk as low as could be.',
        passages: ['[[Luke 15:14-16]]'],
      },
      {
        question: 'Did the prodigal son’s older brother go in to the feast?',
        asked: ['brother|older|elder go|went|come|came|forgive|join|end'],
        answer: 'The parable does not say. It ends with the father outside, asking him to be glad.',
        passages: ['[[Luke 15:28-32]]'],
      },
      {
        question: 'Did the prodigal son really exist?',
        asked: ['@real', 'name|called'],
        answer: 'He is a figure in a parable of Jesus, and has no name.',
        passages: ['[[Luke 15:11]]'],
      },
      {
        question: 'How much did the prodigal son get?',
        asked: ['much|share|inheritance|money|half|third get|got|receive|received|inheritance|money'],
        answer:
          'It is not told. By the law the elder of two sons had a double share, so the younger would have had a third.',
        passages: ['[[Luke 15:12]]', '[[Deuteronomy 21:17]]'],
      },
    ],
  },
  {
    id: 'good-samaritan',
    name: 'the good Samaritan',
    names: ['good samaritan'],
    pronoun: 'he',
    story: ['[[Luke 10:25-37]]'],
    facts: [
      {
        question: 'How much did the good Samaritan pay?',
        asked: ['much|pay|paid|money|cost'],
        answer:
          'Two denarii, two days’ wages (two pence in the King James Bible), and he promised to repay on his way back whatever more was spent.',
        passages: ['[[Luke 10:35]]', '[[Matthew 20:2]]'],
      },
      {
        question: 'Is the good Samaritan a true story?',
        asked: ['@real', 'name|called'],
        answer:
          'Jesus tells it as a story to answer the question who is my neighbour; nobody in it has a name.',
        passages: ['[[Luke 10:29-30]]'],
      },
      {
        question: 'Why did Jews and Samaritans not get on?',
        asked: [
          '*jews|jew samaritans|samaritan why hate|hated|enemies|get|like|hostile',
          'why hate|hated|enemies|get|like|jews|samaritans -walk -past',
        ],
        answer:
          'They worshipped at different places, and each held the other’s faith to be spoilt. John notes that Jews had no dealings with Samaritans.',
        passages: ['[[John 4:9]]', '[[John 4:20]]'],
      },
      {
        question: 'What became of the man whom the good Samaritan helped?',
        asked: ['@later', 'man|victim|wounded|he survive|live|die|died|recover'],
        answer: 'The parable leaves him cared for at the inn; what became of him is not told.',
        passages: ['[[Luke 10:34-35]]'],
      },
    ],
  },
  {
    id: 'unjust-steward',
    name: 'the dishonest manager',
    names: [
      'unjust steward',
      'dishonest manager',
      'shrewd manager',
      'unrighteous steward',
      'dishonest steward',
      'shrewd steward',
      'unjust manager',
      'crooked manager',
      'dishonest servant',
      'unfaithful steward',
    ],
    pronoun: 'he',
    story: ['[[Luke 16:1-13]]'],
    facts: [
      {
        question: 'What does the parable of the unjust steward mean?',
        asked: ['mean|means|meaning|explain|about|parable|point|understand|story|what'],
        answer:
          'A manager who is to be dismissed lowers the debts of his master’s debtors, so that they will take him in. He is praised for acting wisely while there was time, and not for the cheating. Jesus draws from it that money should be used so that it makes friends for eternity, and that nobody can serve both God and money.',
        passages: ['[[Luke 16:4-9]]', '[[Luke 16:13]]'],
      },
      {
        question: 'Why did the master praise the unjust steward?',
        asked: ['why praise|praised|commend|commended|reward|happy'],
        answer:
          'Because he had acted shrewdly: he saw what was coming and did something while he could. That he was dishonest is said in the same sentence.',
        passages: ['[[Luke 16:8]]'],
      },
    ],
  },
  {
    id: 'women-of-the-gospel',
    name: 'the woman at the well',
    names: ['woman at the well', 'samaritan woman'],
    pronoun: 'she',
    story: ['[[John 4:1-42]]'],
    facts: [
      {
        question: 'What was the name of the woman at the well?',
        asked: ['name|called -jesus'],
        answer: 'It is not told. The Eastern churches call her Photini, the enlightened one.',
        passages: ['[[John 4:7]]'],
      },
      {
        question: 'What happened to the woman at the well?',
        asked: ['@later', '@faith'],
        answer:
          'She left her jar, told the town, and many Samaritans believed, first on her word and then because they heard him themselves. Her own later life is not told.',
        passages: ['[[John 4:28-29]]', '[[John 4:39-42]]'],
      },
    ],
  },
];
