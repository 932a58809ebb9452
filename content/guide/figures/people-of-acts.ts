import type { Figure } from './types.ts';

/** The apostles and the first churches. */
export const PEOPLE_OF_ACTS: readonly Figure[] = [
  {
    id: 'apostles',
    name: 'the apostles',
    names: [
      'apostles',
      'the twelve',
      'twelve apostles',
      '12 apostles',
      'disciples',
      'twelve disciples',
      '12 disciples',
    ],
    pronoun: 'they',
    story: ['[[Matthew 10:1-4]]', '[[Mark 3:13-19]]', '[[Luke 6:12-16]]', '[[Acts 1:12-26]]'],
    facts: [
      {
        question: 'Were the apostles married?',
        asked: ['@wife'],
        answer:
          'Some were: Jesus healed Peter’s mother-in-law, and Paul writes that Peter, the other apostles and the brothers of the Lord took their wives along on their journeys. Of most of them nothing is told.',
        passages: ['[[Mark 1:30]]', '[[1 Corinthians 9:5]]'],
      },
      {
        question: 'What were the names of the twelve apostles?',
        asked: ['name|names|list|who -first -christians -replaced -married -women -die'],
        answer:
          'Peter and Andrew, James and John, Philip and Bartholomew, Thomas and Matthew, James the son of Alphaeus, Thaddaeus (in Luke’s list Judas of James), Simon the Zealot, and Judas Iscariot, in whose place Matthias came.',
        passages: ['[[Matthew 10:2-4]]', '[[Acts 1:26]]'],
      },
      {
        question: 'How old were the apostles?',
        asked: ['@age'],
        answer:
          'The Bible does not say. Pupils of a rabbi were often young, so many think of men in their twenties; Peter was married.',
        passages: ['[[Mark 1:16-20]]'],
      },
    ],
  },
  {
    id: 'paul',
    name: 'Paul',
    names: ['paul', 'apostle paul', 'saint paul', 'st paul', 'saul of tarsus'],
    pronoun: 'he',
    story: [
      '[[Acts 9]]',
      '[[Acts 13]]',
      '[[Acts 14]]',
      '[[Acts 16]]',
      '[[Acts 20]]',
      '[[Acts 22]]',
      '[[Acts 27]]',
      '[[2 Corinthians 11:22-33]]',
    ],
    facts: [
      {
        question: 'Was Paul married?',
        asked: ['@wife'],
        answer:
          'Not when he wrote: he calls himself unmarried and counts it a gift. Whether he had been married before is not told.',
        passages: ['[[1 Corinthians 7:7-8]]'],
      },
      {
        question: 'Where was Paul born?',
        asked: ['@home'],
        answer: 'In Tarsus, in the south of today’s Turkey; he was a Roman citizen by birth.',
        passages: ['[[Acts 22:3]]', '[[Acts 22:28]]'],
      },
      {
        question: 'Who was the teacher of Paul?',
        asked: ['teacher|taught|teach|study|studied|school|educated'],
        answer: 'Gamaliel, in Jerusalem.',
        passages: ['[[Acts 22:3]]'],
      },
      {
        question: 'Which tribe was Paul from?',
        asked: ['tribe|jew|jewish|pharisee'],
        answer: 'From the tribe of Benjamin, a Hebrew of Hebrews, and by the law a Pharisee.',
        passages: ['[[Philippians 3:5]]'],
      },
      {
        question: 'Did Paul have brothers or sisters?',
        asked: ['@siblings', 'nephew|family|relatives'],
        answer: 'A sister is mentioned: her son warned him of a plot. Her name is not told.',
        passages: ['[[Acts 23:16]]'],
      },
      {
        question: 'Who were the parents of Paul?',
        asked: ['@father', '@mother', '@parents'],
        answer:
          'They are not named. He was a citizen of Rome by birth, and calls himself the son of a Pharisee.',
        passages: ['[[Acts 22:28]]', '[[Acts 23:6]]'],
      },
      {
        question: 'Did Paul have children?',
        asked: ['@children -god'],
        answer: 'None are told of. He calls Timothy his son in the faith.',
        passages: ['[[1 Timothy 1:2]]'],
      },
      {
        question: 'What did Paul look like?',
        asked: ['@looks'],
        answer:
          'The New Testament only says what his opponents said: that his letters were weighty and his bodily presence weak. Small, bald and bow-legged comes from a later writing.',
        passages: ['[[2 Corinthians 10:10]]'],
      },
      {
        question: 'How long was Paul blind?',
        asked: ['long|days blind|see|sight'],
        answer: 'Three days, until Ananias laid his hands on him in Damascus.',
        passages: ['[[Acts 9:9]]', '[[Acts 9:17-18]]'],
      },
      {
        question: 'How many journeys did Paul make?',
        asked: ['many|missionary journey|journeys|trips|travels'],
        answer: 'Three are usually counted in Acts, and then the voyage to Rome as a prisoner.',
        passages: ['[[Acts 13:2-3]]', '[[Acts 27:1]]'],
      },
      {
        question: 'Was Paul stoned?',
        asked: ['stoned|stones'],
        answer: 'Yes, at Lystra. They dragged him out of the city for dead; he got up and went in again.',
        passages: ['[[Acts 14:19-20]]'],
      },
      {
        question: 'Was Paul bitten by a snake?',
        asked: ['snake|viper|bitten|bite'],
        answer: 'Yes, on Malta, when he gathered wood for the fire. He shook it off and took no harm.',
        passages: ['[[Acts 28:3-6]]'],
      },
      {
        question: 'Why was Paul at the stoning of Stephen?',
        asked: ['stephen|stoning'],
        answer:
          'He agreed to the killing, as he says later himself, and the witnesses laid their clothes at his feet. What had brought him there is not told.',
        passages: ['[[Acts 7:58]]', '[[Acts 22:20]]'],
      },
      {
        question: 'Was Paul one of the twelve apostles?',
        asked: ['one|member twelve|12|disciples|apostle'],
        answer:
          'No. He calls himself an apostle as one born out of due time, because the risen Lord appeared to him last of all.',
        passages: ['[[1 Corinthians 15:8-9]]'],
      },
    ],
  },
  {
    id: 'eutychus',
    name: 'Eutychus',
    names: ['eutychus', 'eutichus', 'eutycus'],
    pronoun: 'he',
    story: ['[[Acts 20:7-12]]'],
    facts: [
      {
        question: 'Did Eutychus die?',
        asked: ['@death', 'hurt|injured|survive|survived|okay'],
        answer:
          'Luke writes that he was taken up dead. Paul went down, embraced him and said that his life was in him, and they brought him home alive.',
        passages: ['[[Acts 20:9-10]]', '[[Acts 20:12]]'],
      },
      {
        question: 'Why did Paul preach so long?',
        asked: [
          '*why paul preach|preached|talk|talked|speak|spoke long',
          'why|how|long long|preach|preached|talk|talked|sermon|speak|spoke',
        ],
        answer:
          'He was leaving the next morning. He spoke until midnight and, after they had broken bread and eaten, on until daybreak.',
        passages: ['[[Acts 20:7]]', '[[Acts 20:11]]'],
      },
      {
        question: 'Why did Eutychus fall asleep?',
        asked: ['why sleep|asleep|slept|fall|fell|tired|window'],
        answer:
          'It was about midnight, there were many lamps in the upper room, and Paul went on speaking. Luke does not blame him.',
        passages: ['[[Acts 20:7-9]]'],
      },
      {
        question: 'How old was Eutychus?',
        asked: ['@age'],
        answer: 'He is called a young man, and in some translations a boy at the end; his age is not told.',
        passages: ['[[Acts 20:9]]', '[[Acts 20:12]]'],
      },
      {
        question: 'Where did Eutychus live?',
        asked: ['@home', 'where happen|happened'],
        answer:
          'He was at Troas, on the coast of today’s Turkey, when it happened; whether it was his home is not told.',
        passages: ['[[Acts 20:6]]'],
      },
      {
        question: 'How high did Eutychus fall?',
        asked: ['high|far|floor|storey|story|height|window'],
        answer: 'From the third storey.',
        passages: ['[[Acts 20:9]]'],
      },
      {
        question: 'What happened to Eutychus?',
        asked: ['@later'],
        answer: 'They brought him home alive and were greatly comforted. Nothing more is told of him.',
        passages: ['[[Acts 20:12]]'],
      },
    ],
  },
  {
    id: 'stephen',
    name: 'Stephen',
    names: ['stephen', 'saint stephen'],
    pronoun: 'he',
    story: ['[[Acts 6]]', '[[Acts 7]]'],
    facts: [
      {
        question: 'What was the work of Stephen?',
        asked: ['@work'],
        answer: 'He was one of the seven who were chosen to see to the daily food for the widows.',
        passages: ['[[Acts 6:1-5]]'],
      },
      {
        question: 'What were the last words of Stephen?',
        asked: ['last|final|dying words|say|said', 'what say|said|pray|prayed'],
        answer: 'He asked the Lord Jesus to receive his spirit, and not to charge them with this sin.',
        passages: ['[[Acts 7:59-60]]'],
      },
      {
        question: 'How did Stephen die?',
        asked: ['how|where|when die|died', 'who kill|killed|stoned'],
        answer:
          'He was stoned outside the city, the first in Acts who died for his faith in Christ. Saul, who became Paul, stood by.',
        passages: ['[[Acts 7:58-60]]'],
      },
      {
        question: 'How old was Stephen?',
        asked: ['@age'],
        answer: 'That is not told.',
        passages: ['[[Acts 6:5]]'],
      },
    ],
  },
  {
    id: 'ananias-and-sapphira',
    name: 'Ananias and Sapphira',
    names: ['ananias and sapphira', 'sapphira', 'ananias and saphira'],
    pronoun: 'they',
    story: ['[[Acts 5:1-11]]'],
    facts: [
      {
        question: 'How did Ananias and Sapphira die?',
        asked: ['@death -why', 'peter|god|he kill|killed|murder'],
        answer:
          'Each fell down dead after hearing from Peter what they had done: that Ananias had lied to God, and that both had agreed to put the Spirit of the Lord to the test. Acts does not say that Peter willed it.',
        passages: ['[[Acts 5:3-5]]', '[[Acts 5:9-10]]'],
      },
      {
        question: 'How much did Ananias and Sapphira keep?',
        asked: ['much|money|keep|kept|price|sell|sold'],
        answer:
          'A part of what the land had brought; how much is not told. It was theirs to keep: the fault was the lie that they were giving all.',
        passages: ['[[Acts 5:2-4]]'],
      },
      {
        question: 'Did Sapphira know what her husband had done?',
        asked: ['know|knew|part|agree|innocent', 'know|knew|wife|sapphira husband|he|about'],
        answer:
          'Yes, Acts says that she knew of it. She came three hours later, was asked, and gave the same answer.',
        passages: ['[[Acts 5:2]]', '[[Acts 5:7-8]]'],
      },
    ],
  },
  {
    id: 'barnabas',
    name: 'Barnabas',
    names: ['barnabas'],
    pronoun: 'he',
    story: ['[[Acts 4:36-37]]', '[[Acts 9:26-27]]', '[[Acts 11:22-26]]', '[[Acts 13]]', '[[Acts 15:36-41]]'],
    facts: [
      {
        question: 'What does the name Barnabas mean?',
        asked: ['@name-meaning', 'real|other|first name'],
        answer:
          'Son of encouragement, or of consolation, as the King James Bible has it. His own name was Joseph, or Joses.',
        passages: ['[[Acts 4:36]]'],
      },
      {
        question: 'Where did Barnabas come from?',
        asked: ['@home'],
        answer: 'From Cyprus; he was a Levite.',
        passages: ['[[Acts 4:36]]'],
      },
      {
        question: 'How was Barnabas related to Mark?',
        asked: ['related|relative|cousin|mark|nephew'],
        answer: 'Mark was his cousin; the King James Bible has sister’s son.',
        passages: ['[[Colossians 4:10]]'],
      },
      {
        question: 'How did Barnabas die?',
        asked: ['@death', '@later'],
        answer: 'The Bible does not tell. In Acts he is last seen sailing to Cyprus with Mark.',
        passages: ['[[Acts 15:39]]'],
      },
    ],
  },
  {
    id: 'timothy',
    name: 'Timothy',
    names: ['timothy'],
    pronoun: 'he',
    story: ['[[Acts 16:1-5]]', '[[1 Timothy 4:12-16]]', '[[2 Timothy 1:3-7]]'],
    facts: [
      {
        question: 'Who were Timothy’s mother and grandmother?',
        asked: ['@mother', 'grandmother|grandma|parents|family'],
        answer: 'Eunice was his mother and Lois his grandmother.',
        passages: ['[[2 Timothy 1:5]]'],
      },
      {
        question: 'Who was Timothy’s father?',
        asked: ['@father'],
        answer: 'A Greek; his name is not told.',
        passages: ['[[Acts 16:1]]'],
      },
      {
        question: 'How old was Timothy?',
        asked: ['@age'],
        answer: 'That is not told. Paul tells him to let nobody despise his youth.',
        passages: ['[[1 Timothy 4:12]]'],
      },
      {
        question: 'Why did Paul circumcise Timothy?',
        asked: ['why circumcise|circumcised|circumcision'],
        answer: 'Because of the Jews in those places, who all knew that his father was a Greek.',
        passages: ['[[Acts 16:3]]'],
      },
      {
        question: 'Where did Timothy come from?',
        asked: ['@home'],
        answer: 'From Lystra, it seems, in today’s Turkey.',
        passages: ['[[Acts 16:1-2]]'],
      },
      {
        question: 'Was Timothy ill?',
        asked: ['ill|sick|illness|stomach|wine'],
        answer: 'Paul advises a little wine for his stomach and his frequent illnesses.',
        passages: ['[[1 Timothy 5:23]]'],
      },
    ],
  },
  {
    id: 'luke',
    name: 'Luke',
    names: ['luke', 'saint luke', 'luke the physician'],
    pronoun: 'he',
    story: ['[[Luke 1:1-4]]', '[[Acts 1:1-2]]', '[[Colossians 4:14]]', '[[2 Timothy 4:11]]'],
    facts: [
      {
        question: 'What was the work of Luke?',
        asked: ['@work'],
        answer: 'He was a physician; Paul calls him beloved.',
        passages: ['[[Colossians 4:14]]'],
      },
      {
        question: 'Was Luke one of the twelve?',
        asked: ['one|apostle|disciple|meet|met|know|eyewitness twelve|12|jesus|disciples|disciple|apostle'],
        answer:
          'No. The Gospel that bears his name says that eyewitnesses handed these things down, and Paul names Luke among his companions.',
        passages: ['[[Luke 1:1-3]]', '[[2 Timothy 4:11]]'],
      },
    ],
  },
  {
    id: 'john-mark',
    name: 'Mark',
    names: ['john mark', 'mark', 'saint mark'],
    pronoun: 'he',
    story: ['[[Acts 12:12]]', '[[Acts 12:25]]', '[[Acts 13:5-13]]', '[[Acts 15:37-39]]'],
    facts: [
      {
        question: 'Who was Mark’s mother?',
        asked: ['@mother'],
        answer: 'Mary, in whose house in Jerusalem the church met to pray.',
        passages: ['[[Acts 12:12]]'],
      },
      {
        question: 'Why did Mark leave Paul?',
        asked: ['why leave|left|go|went|desert|deserted|home|back'],
        answer: 'That is not told. Paul took it ill; Barnabas gave him a second chance.',
        passages: ['[[Acts 13:13]]', '[[Acts 15:37-39]]'],
      },
      {
        question: 'Did Paul and Mark make up?',
        asked: ['paul make|made|forgive|forgave|friends|reconcile|up'],
        answer:
          'It seems so. How is not told, but in a later letter Paul asks for him, as one who is useful to him.',
        passages: ['[[2 Timothy 4:11]]'],
      },
    ],
  },
  {
    id: 'lydia',
    name: 'Lydia',
    names: ['lydia'],
    pronoun: 'she',
    story: ['[[Acts 16:11-15]]', '[[Acts 16:40]]'],
    facts: [
      {
        question: 'What was the work of Lydia?',
        asked: ['@work'],
        answer: 'She sold purple cloth.',
        passages: ['[[Acts 16:14]]'],
      },
      {
        question: 'Where did Lydia come from?',
        asked: ['@home'],
        answer: 'From Thyatira, in today’s Turkey; she lived in Philippi.',
        passages: ['[[Acts 16:12-14]]'],
      },
      {
        question: 'Was Lydia married?',
        asked: ['@husband', '@children'],
        answer:
          'Neither a husband nor children are mentioned. She and her household were baptised, and she asked Paul to stay at her house.',
        passages: ['[[Acts 16:15]]'],
      },
    ],
  },
  {
    id: 'priscilla-and-aquila',
    name: 'Priscilla and Aquila',
    names: ['priscilla and aquila', 'aquila and priscilla', 'priscilla', 'aquila', 'prisca'],
    pronoun: 'they',
    story: ['[[Acts 18:1-3]]', '[[Acts 18:24-28]]', '[[Romans 16:3-5]]'],
    facts: [
      {
        question: 'What was the work of Priscilla and Aquila?',
        asked: ['@work'],
        answer: 'They made tents, and Paul worked with them.',
        passages: ['[[Acts 18:2-3]]'],
      },
      {
        question: 'Were Priscilla and Aquila married?',
        asked: ['@husband', '@wife'],
        answer: 'Yes, Priscilla was the wife of Aquila.',
        passages: ['[[Acts 18:2]]'],
      },
      {
        question: 'Why did Priscilla and Aquila leave Rome?',
        asked: ['why leave|left rome'],
        answer: 'The emperor Claudius had ordered all Jews to leave.',
        passages: ['[[Acts 18:2]]'],
      },
      {
        question: 'Whom did Priscilla and Aquila teach?',
        asked: ['who|whom teach|taught|explain'],
        answer: 'Apollos; they explained the way of God to him more exactly.',
        passages: ['[[Acts 18:26]]'],
      },
    ],
  },
  {
    id: 'cornelius-and-ethiopian',
    name: 'Cornelius',
    names: ['cornelius'],
    pronoun: 'he',
    story: ['[[Acts 10]]', '[[Acts 11:1-18]]'],
    facts: [
      {
        question: 'What was the work of Cornelius?',
        asked: ['@work'],
        answer: 'He was a centurion of the Italian band.',
        passages: ['[[Acts 10:1]]'],
      },
      {
        question: 'Where did Cornelius live?',
        asked: ['@home'],
        answer: 'At Caesarea, on the coast.',
        passages: ['[[Acts 10:1]]'],
      },
      {
        question: 'Did Cornelius believe in God?',
        asked: ['@faith', 'before'],
        answer:
          'Yes: he feared God with all his house, gave alms and prayed always, though he was no Jew. When Peter told him of Jesus, the Holy Spirit came on all who heard it, and they were baptised.',
        passages: ['[[Acts 10:2]]', '[[Acts 10:44-48]]'],
      },
    ],
  },
  {
    id: 'philip',
    name: 'Philip the evangelist',
    names: ['philip', 'philip the evangelist'],
    pronoun: 'he',
    story: ['[[Acts 6:5]]', '[[Acts 8:4-40]]', '[[Acts 21:8-9]]'],
    facts: [
      {
        question: 'How many daughters did Philip the evangelist have?',
        asked: ['@children'],
        answer: 'Philip the evangelist had four, who prophesied.',
        passages: ['[[Acts 21:8-9]]'],
      },
      {
        question: 'Where did Philip the evangelist live?',
        asked: ['@home'],
        answer:
          'Philip the evangelist lived in the end at Caesarea. The apostle Philip, who is another man, came from Bethsaida.',
        passages: ['[[Acts 8:40]]', '[[Acts 21:8]]', '[[John 1:44]]'],
      },
    ],
  },
  {
    id: 'james-son-of-zebedee',
    name: 'James, the son of Zebedee',
    names: [
      'james son of zebedee',
      'james the apostle',
      'apostle james',
      'james the son of zebedee',
      'james and john',
    ],
    pronoun: 'he',
    story: ['[[Mark 1:19-20]]', '[[Mark 10:35-45]]', '[[Acts 12:1-2]]'],
    facts: [
      {
        question: 'How did James, the son of Zebedee, die?',
        asked: ['@death'],
        answer:
          'King Herod Agrippa had him killed with the sword. He is the only one of the twelve, besides Judas, whose death the Bible tells.',
        passages: ['[[Acts 12:1-2]]'],
      },
      {
        question: 'Who was the mother of James and John?',
        asked: ['@mother', '@parents'],
        answer:
          'Matthew calls her only the mother of Zebedee’s sons. By comparing his list of the women at the cross with Mark’s, many take her for Salome.',
        passages: ['[[Matthew 27:56]]', '[[Mark 15:40]]'],
      },
      {
        question: 'Who was the father of James and John?',
        asked: ['@father'],
        answer: 'Zebedee, a fisherman with hired men.',
        passages: ['[[Mark 1:19-20]]'],
      },
    ],
  },
];
