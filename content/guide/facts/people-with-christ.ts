import type { ShortFact } from './types.ts';

/** People of the New Testament. */
export const PEOPLE_WITH_CHRIST: readonly ShortFact[] = [
  {
    id: 'herods',
    question: 'How many Herods were there?',
    asked: [
      'many|how|which|list|difference herod|herods -met',
      'herods',
      'king|kings herods|herod who|babies|worms|john',
      'eaten worms',
    ],
    answer:
      'Four matter in the New Testament. Herod the Great (king 37 to 4 BC) had the children of Bethlehem killed. His son Herod Antipas (4 BC to AD 39) beheaded John the Baptist and mocked Jesus. Herod Agrippa I (AD 41 to 44), a grandson, killed James and died eaten by worms. His son Agrippa II heard Paul’s defence.',
    more: 'A fifth, Archelaus, ruled Judea after his father, and because of him Joseph settled in Nazareth. Herod Antipas is the one who met Jesus: Pilate sent him over on the morning of the crucifixion, and Herod hoped to see a miracle.',
    passages: ['[[Matthew 2:16]]', '[[Mark 6:26-27]]', '[[Acts 12:21-23]]'],
  },
  {
    id: 'herod-and-jesus',
    question: 'Which Herod met Jesus?',
    asked: ['which|who|did herod met|meet|saw|see|person jesus', 'herod miracle|trick|sign'],
    answer:
      'Herod Antipas met Jesus. On the morning of the crucifixion Pilate sent Jesus to him; Herod had long hoped to see a miracle, asked many things, got no answer, and sent him back in a bright robe with mockery.',
    passages: ['[[Luke 23:8-9]]', '[[Luke 23:11]]'],
  },
  {
    id: 'pharisees-or-sadducees',
    question: 'What is the difference between Pharisees and Sadducees?',
    asked: ['pharisees|pharisee sadducees|sadducee'],
    answer:
      'Pharisees: lay teachers close to the people, strict about the law and its traditions, who believed in resurrection, angels and spirits. Sadducees: the priestly and wealthy party of the temple, who held to the books of Moses and believed in none of the three.',
    passages: ['[[Acts 23:8]]'],
  },
  {
    id: 'who-killed-jesus',
    question: 'Who killed Jesus?',
    asked: [
      'who|which|ones|whose killed|kill|crucified|responsible|condemned|fault jesus -raised',
      'jews|romans|pharisees|sadducees kill|killed jesus',
    ],
    answer:
      'Roman soldiers crucified Jesus on the order of Pontius Pilate, the governor. The chief priests and the council in Jerusalem, mostly Sadducees, had asked for it, and a crowd shouted for it. The first Christians laid it on no people: they said that it was done by Herod and Pilate, by gentiles and by Israel together, and that he gave himself for all.',
    passages: ['[[John 19:15-16]]', '[[Acts 4:27-28]]'],
  },
  {
    id: 'caiaphas',
    question: 'Who was Caiaphas?',
    asked: ['who|what caiaphas|annas', 'high priest jesus|trial|crucified who|name'],
    answer:
      'Caiaphas was the high priest who presided over the trial of Jesus. He had said that it was better for one man to die for the people. Annas was his father-in-law, and had been high priest before him.',
    passages: ['[[John 11:49-50]]', '[[John 18:13-14]]'],
  },
  {
    id: 'barabbas',
    question: 'Who was Barabbas?',
    asked: ['barabbas'],
    answer:
      'Barabbas was in prison for murder in an uprising. Pilate let the crowd choose between him and Jesus, they chose Barabbas, and he went free while Jesus was crucified.',
    passages: ['[[Mark 15:7]]', '[[Mark 15:11]]', '[[Mark 15:15]]'],
  },
  {
    id: 'simon-of-cyrene',
    question: 'Who carried the cross of Jesus?',
    asked: ['who|someone|man|did carry|carried|helped|help cross', 'simon cyrene', 'cyrene'],
    answer:
      'Jesus carried it himself at first, and then soldiers forced Simon of Cyrene, a man from North Africa who was coming in from the country, to carry it behind him.',
    passages: ['[[John 19:17]]', '[[Mark 15:21]]'],
  },
  {
    id: 'joseph-of-arimathea',
    question: 'Who buried Jesus?',
    asked: ['who buried|bury|tomb|grave jesus -women', 'arimathea', 'whose tomb'],
    answer:
      'Joseph of Arimathea, a respected member of the council and a secret disciple, asked Pilate for the body and laid it in his own new tomb; Nicodemus brought spices.',
    passages: ['[[John 19:38-40]]', '[[Matthew 27:59-60]]'],
  },
  {
    id: 'two-thieves',
    question: 'Who was crucified with Jesus?',
    asked: [
      'who|what crucified|thieves|thief|criminals|robbers with|next|beside|cross jesus|him|cross',
      'thief|thieves cross',
      'dismas',
    ],
    answer:
      'Two criminals were crucified with Jesus, one on each side. One mocked; the other asked to be remembered, and heard that he would be with Jesus in Paradise that day. Their names are not in the Bible; Dismas and Gestas come from later legend.',
    passages: ['[[Luke 23:32-33]]', '[[Luke 23:42-43]]'],
  },
  {
    id: 'women-at-the-tomb',
    question: 'How many women went to the tomb?',
    asked: [
      'many|which|who women|woman tomb|grave|easter',
      'first see|saw|seen|witness risen|resurrection|resurrected|jesus',
    ],
    answer:
      'Put together, the Gospels name Mary Magdalene, Mary the mother of James, Salome and Joanna, and Luke adds other women. Matthew mentions two, Mark three, and John only Mary Magdalene, though she speaks for several. None says that there were no others; each names the witnesses it cares about, as people who tell of one event do.',
    more: 'Which is right? They need not exclude one another: to name two is not to deny a third. That the accounts differ in detail and agree in the main thing, the empty tomb found by women early on the first day, is what one expects of witnesses who have not agreed on a story. The order of events can be put together in several ways, and no one way is certain.',
    passages: ['[[Matthew 28:1]]', '[[Mark 16:1-2]]', '[[Luke 24:10]]', '[[John 20:1-2]]'],
  },
  {
    id: 'brothers-of-jesus',
    question: 'Did Jesus have brothers and sisters?',
    asked: [
      'jesus|jesuss brothers|sisters|siblings have|had|many|names|name -my -our -all -lazarus -martha',
      'mary other|more children|kids',
    ],
    answer:
      'Four brothers are named, James, Joses, Simon and Judas, and sisters are mentioned. Most Protestants take them for children of Mary and Joseph; the Orthodox for children of Joseph by an earlier marriage; Catholics for cousins.',
    passages: ['[[Mark 6:3]]'],
  },
  {
    id: 'age-of-jesus',
    question: 'How old was Jesus when he died?',
    asked: [
      'how =old|=age jesus died|die|crucified|baptised|baptized|started|began|ministry|preaching -child -year',
      'how long|many years jesus preach|ministry|minister|teach|preached|taught',
    ],
    answer:
      'Jesus was about thirty when he began to preach, and taught for about three years, as three Passovers in John suggest; so he died at about thirty-three to thirty-six, in the year 30 or 33.',
    passages: ['[[Luke 3:23]]'],
  },
  {
    id: 'language-of-jesus',
    question: 'What language did Jesus speak?',
    asked: [
      'language|languages jesus|speak|spoke -i -we',
      'jesus|he speak|spoke aramaic|hebrew|greek|english',
    ],
    answer:
      'Jesus spoke Aramaic from day to day; some of his own words are kept in it, such as Talitha cumi and Abba. He read Hebrew in the synagogue, and could probably get along in Greek.',
    passages: ['[[Mark 5:41]]', '[[Luke 4:16-17]]'],
  },
  {
    id: 'job-of-jesus',
    question: 'What was the job of Jesus?',
    asked: ['jesus job|trade|profession|carpenter -my -i', 'joseph job|trade|carpenter'],
    answer:
      'Jesus is called a carpenter and a carpenter’s son; the Greek word means a builder in wood or stone. He worked at it until he was about thirty.',
    passages: ['[[Mark 6:3]]', '[[Matthew 13:55]]'],
  },
  {
    id: 'was-jesus-married',
    question: 'Was Jesus married?',
    asked: [
      'jesus married|wife|marry|girlfriend -i -me -my -want -hate -ex -sue -second -people -others -couples',
    ],
    answer:
      'No source from his time says so. The Gospels name his mother, brothers and friends, and no wife; Paul, who claims the right of an apostle to marry, points to Peter and the Lord’s brothers and not to Jesus.',
    passages: ['[[1 Corinthians 9:5]]'],
  },
  {
    id: 'was-jesus-jewish',
    question: 'Was Jesus a Jew?',
    asked: ['was|is jesus jew|jewish|palestinian|white|black', 'jesus skin|colour|color'],
    answer:
      'Jesus was a Jew: of the tribe of Judah, circumcised on the eighth day, brought up with the synagogue and the feasts. What he looked like the Bible does not say; a man of Galilee will have had brown skin and dark hair.',
    passages: ['[[Luke 2:21]]', '[[Hebrews 7:14]]'],
  },
  {
    id: 'joseph-death',
    question: 'What happened to Joseph, the husband of Mary?',
    asked: [
      'joseph mary|jesus|husband|father die|died|death|happened|happen|old',
      'how old mary|joseph jesus|born|pregnant',
      'how old mary was|when',
    ],
    answer:
      'The Bible does not tell. Joseph is last seen when Jesus is twelve, and has most likely died before the cross, where Jesus gives his mother into John’s care. Mary’s age is not told either; girls were often betrothed at thirteen to fifteen.',
    passages: ['[[Luke 2:48]]', '[[John 19:26-27]]'],
  },
  {
    id: 'simeon-and-anna',
    question: 'Who were Simeon and Anna?',
    asked: ['who simeon', 'who anna', 'simeon anna'],
    answer:
      'Simeon and Anna were two old people in the temple who knew the child Jesus for who he was. Simeon took him into his arms and said that he could now depart in peace; Anna, a widow of eighty-four, told everybody.',
    passages: ['[[Luke 2:28-30]]', '[[Luke 2:36-38]]'],
  },
  {
    id: 'elizabeth',
    question: 'Who was Elizabeth, and was she Mary’s cousin?',
    asked: [
      'who elizabeth|elisabeth',
      'mary|marys cousin',
      'who zechariah|zacharias',
      'mother|father|parents john baptist',
      'jesus john cousins|cousin|related',
    ],
    answer:
      'Elizabeth was the wife of the priest Zechariah and the mother of John the Baptist, whom she bore in old age. Luke calls her a relative of Mary; cousin is the King James Version’s word, and how near they were is not told.',
    passages: ['[[Luke 1:36]]', '[[Luke 1:41-43]]'],
  },
  {
    id: 'gabriel',
    question: 'Who is Gabriel?',
    asked: ['who gabriel', 'angel mary|announced name|who|which'],
    answer:
      'Gabriel is the angel who explained visions to Daniel, announced John the Baptist to Zechariah, and told Mary that she would bear Jesus. The only other angel with a name in the Protestant Bible is Michael.',
    passages: ['[[Luke 1:19]]', '[[Luke 1:26-28]]'],
  },
  {
    id: 'woman-at-the-well',
    question: 'Who was the woman at the well?',
    asked: ['who|what|story woman|lady well'],
    answer:
      'The woman at the well was a Samaritan whom Jesus asked for a drink at noon. She had had five husbands; he knew it, and spoke to her of living water. She left her jar and fetched the whole town. Her name is not told.',
    passages: ['[[John 4:9-10]]', '[[John 4:28-29]]'],
  },
  {
    id: 'jairus',
    question: 'Who was Jairus?',
    asked: ['who|what jairus'],
    answer:
      'Jairus was the head of a synagogue whose daughter of twelve was dying. While Jesus was delayed she died; he told the father not to be afraid, took her by the hand, and raised her.',
    passages: ['[[Mark 5:22-23]]', '[[Mark 5:41-42]]'],
  },
  {
    id: 'raised-from-the-dead',
    question: 'Who was raised from the dead in the Bible?',
    asked: [
      'who|how|many|people|list raised|risen dead -third -why -jesus',
      'who|which|many|people raised dead jesus',
      'jesus raise|raised dead who|many',
    ],
    answer:
      'Jesus raised three: the daughter of Jairus, the young man of Nain, and Lazarus. Elijah and Elisha each raised a boy, a man revived at Elisha’s bones, Peter raised Tabitha, and Paul Eutychus; all of them died again. Jesus himself rose to die no more.',
    passages: ['[[Luke 7:14-15]]', '[[John 11:43-44]]', '[[Romans 6:9]]'],
  },
  {
    id: 'bartimaeus',
    question: 'Who was Bartimaeus?',
    asked: ['who bartimaeus', 'blind beggar|man jericho'],
    answer:
      'Bartimaeus was a blind beggar at Jericho. He kept calling though people told him to be quiet, threw off his cloak, and received his sight.',
    passages: ['[[Mark 10:46-48]]', '[[Mark 10:51-52]]'],
  },
  {
    id: 'matthias',
    question: 'Who replaced Judas?',
    asked: [
      'who|which replaced|replace|instead|place|took judas',
      'who matthias',
      '13th|thirteenth apostle|disciple',
    ],
    answer:
      'Matthias took the place of Judas. He had been with them from the beginning; two men were put forward, they prayed, and the lot fell on him.',
    passages: ['[[Acts 1:24-26]]'],
  },
  {
    id: 'death-of-judas',
    question: 'How did Judas die?',
    asked: ['how|did judas die|died|death|hang|hanged|kill|killed -saul', 'judas forgiven|heaven|hell|saved'],
    answer:
      'Matthew says that Judas threw the silver down and hanged himself; Acts says that he fell headlong and burst open in the field that was bought with the money. Many put the two together: the body fell. Whether there was mercy for him the Bible does not tell.',
    passages: ['[[Matthew 27:3-5]]', '[[Acts 1:18]]'],
  },
  {
    id: 'thirty-pieces',
    question: 'How much did Judas get for betraying Jesus?',
    asked: [
      'how|much|many judas paid|get|got|money|silver|coins|betray|betraying|betrayed',
      'thirty|30 pieces|silver|coins',
    ],
    answer:
      'Judas got thirty pieces of silver, the price that the law of Moses sets for a slave killed by an ox: about four months’ wages of a labourer.',
    passages: ['[[Matthew 26:14-16]]', '[[Exodus 21:32]]'],
  },
  {
    id: 'malchus',
    question: 'Whose ear did Peter cut off?',
    asked: ['ear cut|off|peter|sword', 'malchus'],
    answer:
      'It was the right ear of Malchus, a servant of the high priest. John names both him and Peter; Luke tells that Jesus touched the ear and healed it.',
    passages: ['[[John 18:10-11]]', '[[Luke 22:51]]'],
  },
  {
    id: 'peters-denial',
    question: 'How many times did Peter deny Jesus?',
    asked: ['many|times|why|how peter deny|denied|denial', 'rooster|cock crow|crowed|crows'],
    answer:
      'Peter denied Jesus three times before the cock crowed, at a fire in the courtyard, and then wept bitterly. After Easter, at another fire, Jesus asked him three times whether he loved him.',
    passages: ['[[Luke 22:60-62]]', '[[John 21:17]]'],
  },
  {
    id: 'peters-death',
    question: 'How did the apostles die?',
    asked: [
      'how|did|when|where apostles|disciples|peter|paul die|died|killed|death|martyred|martyr',
      'peter upside',
    ],
    answer:
      'The Bible tells of one: James, the brother of John, was killed with the sword by Herod Agrippa. Early tradition says that Peter was crucified and Paul beheaded in Rome under Nero, about the years 64 to 67, and that John died old in Ephesus. For most of the others there are only later legends.',
    passages: ['[[Acts 12:1-2]]', '[[2 Timothy 4:6-7]]'],
  },
  {
    id: 'was-peter-married',
    question: 'Was Peter married?',
    asked: ['peter married|wife|mother'],
    answer:
      'Yes. Jesus healed the mother of Peter’s wife from a fever, and Paul mentions that Peter’s wife travelled with him.',
    passages: ['[[Mark 1:30-31]]', '[[1 Corinthians 9:5]]'],
  },
  {
    id: 'paul-in-rome',
    question: 'How long was Paul in prison in Rome?',
    asked: ['paul prison|jail|prisoner|rome|arrest|chains'],
    answer:
      'Yes, Paul was a prisoner in Rome: Acts ends with two whole years there, about AD 60 to 62, in a house that he rented, with a soldier to guard him. Before it he had sat two years in Caesarea. That he was set free, imprisoned again and beheaded under Nero is early tradition.',
    passages: ['[[Acts 28:16]]', '[[Acts 28:30-31]]'],
  },
  {
    id: 'paul-or-saul',
    question: 'Why was Saul called Paul?',
    asked: [
      'saul paul name|changed|change|why|same',
      'when saul became paul',
      'damascus road who|what|happened',
    ],
    answer:
      'Saul was his Hebrew name and Paul his Roman one; he had both from birth, and Acts uses Paul from the time when he travels among gentiles. God did not rename him on the road to Damascus.',
    passages: ['[[Acts 13:9]]', '[[Acts 9:3-5]]'],
  },
  {
    id: 'thorn-in-the-flesh',
    question: 'What was Paul’s thorn in the flesh?',
    asked: ['thorn flesh|paul|pauls|side'],
    answer:
      'Paul does not say. Guesses are an eye disease, fits, malaria, his speech, temptation, or his opponents. He tells only that he asked three times to be rid of it, and what answer he was given.',
    passages: ['[[2 Corinthians 12:7-9]]'],
  },
  {
    id: 'letters-of-paul',
    question: 'How many letters did Paul write?',
    asked: ['many|which letters|books|epistles paul', 'paul write|wrote many|which'],
    answer:
      'Thirteen letters bear Paul’s name, from Romans to Philemon. Many scholars hold that seven are surely in his own words and that some of the others were written by pupils in his name; others hold all thirteen to be his.',
    passages: ['[[Romans 1:1]]', '[[2 Thessalonians 3:17]]'],
  },
  {
    id: 'onesimus',
    question: 'Who was Onesimus?',
    asked: ['onesimus', 'who philemon'],
    answer:
      'Onesimus was a slave of Philemon at Colossae who got away, met Paul in prison and became a Christian. Paul sent him back with a letter that asks Philemon to receive him no longer as a slave but as a beloved brother, and offers to pay what he owes.',
    passages: ['[[Philemon 1:10-12]]', '[[Philemon 1:15-18]]'],
  },
  {
    id: 'ananias-and-sapphira',
    question: 'What happened to Ananias and Sapphira?',
    asked: ['sapphira', 'ananias lied|died|wife|money'],
    answer:
      'Ananias and Sapphira sold land, kept back part of the price, and pretended to give the whole. Peter said that they need not have given anything, but had lied to God; both fell down dead.',
    passages: ['[[Acts 5:3-5]]'],
  },
  {
    id: 'tabitha',
    question: 'Who was Tabitha, or Dorcas?',
    asked: ['who tabitha|dorcas'],
    answer:
      'Tabitha, in Greek Dorcas, was a disciple at Joppa who made clothes for widows. When she died they showed Peter the coats; he prayed, and she opened her eyes.',
    passages: ['[[Acts 9:36]]', '[[Acts 9:39-40]]'],
  },
  {
    id: 'eutychus',
    question: 'Who fell asleep during Paul’s sermon?',
    asked: ['eutychus', 'fell|fall asleep|window sermon|paul|preaching|window'],
    answer:
      'Eutychus, a young man at Troas, sank into sleep in the window while Paul talked on until midnight, and fell from the third floor. He was taken up dead; Paul embraced him, and they brought him home alive.',
    passages: ['[[Acts 20:9-12]]'],
  },
  {
    id: 'apollos',
    question: 'Who was Apollos?',
    asked: ['who apollos', 'who aquila|priscilla'],
    answer:
      'Apollos was an eloquent Jew from Alexandria who taught about Jesus and knew only the baptism of John; Priscilla and Aquila, a couple of tentmakers, took him aside and explained the way of God more exactly.',
    passages: ['[[Acts 18:24-26]]'],
  },
  {
    id: 'titus',
    question: 'Who was Titus?',
    asked: ['who titus'],
    answer:
      'Titus was a Greek who worked with Paul, carried his hard letter to Corinth, and set the churches of Crete in order; a letter of Paul bears his name.',
    passages: ['[[Titus 1:4-5]]'],
  },
  {
    id: 'gamaliel',
    question: 'Who was Gamaliel?',
    asked: ['who gamaliel'],
    answer:
      'Gamaliel was a Pharisee and a teacher of the law respected by everyone; Paul had been his pupil. He advised the council to leave the apostles alone: if their work was from God, nobody could stop it.',
    passages: ['[[Acts 5:38-39]]', '[[Acts 22:3]]'],
  },
  {
    id: 'phoebe-and-junia',
    question: 'Who were Phoebe and Junia?',
    asked: ['who|what phoebe|junia|phebe', 'phoebe junia'],
    answer:
      'Phoebe served the church at Cenchreae as deacon or helper, and probably carried the letter to Rome. Junia was, with Andronicus, of note among the apostles; whether that counts her as an apostle or says that the apostles knew her well is disputed. The King James Version spells her Junia; some later Bibles made a man of her, Junias, a name that nobody bore.',
    passages: ['[[Romans 16:1-2]]', '[[Romans 16:7]]'],
  },
  {
    id: 'mary-magdalene-legend',
    question: 'Where does the story come from that Mary Magdalene was a prostitute?',
    asked: ['magdalene where|why|who come|comes|from|idea|story|legend|said|prostitute -tomb'],
    answer:
      'It comes from a sermon of Pope Gregory the Great in the year 591, who took her for the same woman as the nameless sinner in Luke 7 and as Mary of Bethany. The Bible does not connect them, the Orthodox never did, and the Catholic church gave it up in 1969.',
    passages: ['[[Luke 7:37-38]]', '[[Luke 8:1-2]]'],
  },
  {
    id: 'stories-muddled',
    question: 'Which other people of the Bible are often told wrongly?',
    asked: ['who|which|what else|other story|stories|people muddled|wrong|wrongly|misunderstood|confused'],
    answer:
      'Several. The wise men were not kings, nor are they said to be three. The forbidden fruit is no apple. Jonah’s fish is no whale. The woman of Samaria is nowhere called a prostitute, and doubting Thomas was the one who had once been ready to die with Jesus.',
    passages: ['[[Matthew 2:1]]', '[[Jonah 1:17]]', '[[John 11:16]]'],
  },
  {
    id: 'centurion',
    question: 'What did the centurion say to Jesus?',
    asked: ['centurion|officer said|say|what|words|fellow'],
    answer:
      'Two centurions speak. One asked Jesus to heal his servant, and said that he was not worthy to have him under his roof, but a word would do. The other stood at the cross, saw how Jesus died, and said that this was the Son of God.',
    passages: ['[[Matthew 8:8-10]]', '[[Mark 15:39]]'],
  },
];
