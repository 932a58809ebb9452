import type { ShortFact } from './types.ts';

/** How the Bible was written, kept and chosen; councils; names and customs that are asked about beside it. */
export const HOW_THE_BIBLE_CAME: readonly ShortFact[] = [
  {
    id: 'nicaea',
    question: 'What happened at the council of Nicaea?',
    asked: ['nicaea|nicea|nicene council|happened|happen|what|when|who'],
    answer:
      'In 325 some three hundred bishops met at Nicaea, called by the emperor Constantine, chiefly about Arius, who taught that the Son was a creature. They confessed that he is of one substance with the Father; the Nicene Creed grew from that. They also agreed on a date for Easter. They did not choose the books of the Bible.',
    passages: ['[[John 1:1-3]]', '[[Hebrews 1:3]]'],
  },
  {
    id: 'who-chose-the-books',
    question: 'Who decided which books are in the Bible?',
    asked: [
      'who|how|when|did|council chose|choose|decided|decide|picked|vote|voted|selected books|book|canon|bible',
      'canon decided|formed|chosen|closed|who|how|when',
      'who decided|chose|put bible|together -god',
    ],
    answer:
      'No single meeting decided it. The churches read what came from the apostles and those near them, and by the second century the four Gospels and Paul’s letters were read everywhere; the first list of exactly our twenty-seven is a letter of Athanasius in 367, which councils at Hippo and Carthage confirmed. The Old Testament was the Jewish Scriptures.',
    passages: ['[[2 Peter 3:15-16]]', '[[Luke 24:44]]'],
  },
  {
    id: 'gospels-written',
    question: 'Were the Gospels written hundreds of years later?',
    asked: ['gospels|gospel written|write|hundreds|years later|after|old|when|date|eyewitness|eyewitnesses'],
    answer:
      'No. Most scholars, believing or not, date the four Gospels between about 65 and 95, some thirty to sixty years after Jesus died, when people who had known him were alive.',
    passages: ['[[Luke 1:1-4]]', '[[John 21:24]]'],
  },
  {
    id: 'oldest-copy',
    question: 'What is the oldest copy of the New Testament?',
    asked: [
      '=oldest|=earliest gospel|copy|copies|manuscript|manuscripts|piece|fragment|testament',
      'how many manuscripts|copies bible|testament|greek',
    ],
    answer:
      'The oldest piece is a scrap of John from about the year 130 to 200, in Manchester. Whole letters of Paul are kept from about 200, complete Bibles from the fourth century, and in all more than five thousand Greek manuscripts, more than of any other ancient book.',
    passages: ['[[John 18:37-38]]'],
  },
  {
    id: 'end-of-mark',
    question: 'Is the ending of Mark genuine?',
    asked: ['mark|marks ending|end|ends|16|last verses|fake|original|missing|added|genuine', 'mark ending'],
    answer:
      'The oldest copies of Mark end at 16:8, with the women’s fear; verses 9 to 20 were most likely added in the second century to round it off. Modern Bibles say so in a note. What they tell, that the risen Lord was seen and sent his disciples, stands in the other Gospels.',
    passages: ['[[Mark 16:6-8]]'],
  },
  {
    id: 'woman-in-adultery-text',
    question: 'Was the woman caught in adultery in the original Bible?',
    asked: ['woman|story adultery original|added|manuscripts|genuine|real|later|fake'],
    answer:
      'The oldest copies of John do not have the story of the woman caught in adultery; it is old all the same, and most think that it tells what happened. Bibles print it with a note.',
    passages: ['[[John 8:7]]', '[[John 8:10-11]]'],
  },
  {
    id: 'bible-first-printed',
    question: 'What was the first printed Bible?',
    asked: [
      'first printed bible',
      'who|when translated|translate|first bible english',
      'gutenberg',
      'who tyndale|wycliffe',
    ],
    answer:
      'The first printed Bible was Gutenberg’s Latin one, about 1455. Wycliffe’s circle put the Bible into English about 1380 by hand; William Tyndale printed the first English New Testament from the Greek in 1526, and was put to death for it. Much of the King James Version is his wording.',
    passages: ['[[Nehemiah 8:8]]'],
  },
  {
    id: 'chapters-and-verses',
    question: 'Who put the chapters and verses into the Bible?',
    asked: ['who|when chapters|verses put|added|numbered|numbers|divided|made bible|into|numbers'],
    answer:
      'The chapters are mostly the work of Stephen Langton in the early thirteenth century, the verses that of Robert Estienne, a printer, in 1551. The writers had neither.',
    passages: ['[[Luke 4:17]]'],
  },
  {
    id: 'jacob-and-israel',
    question: 'Are Jacob and Israel the same person?',
    asked: [
      'jacob israel same|person|difference|name|why|called',
      'why|when god change|changed|rename|renamed jacob|jacobs|abram|abraham|name|names',
      'why israel called|name',
    ],
    answer:
      'Yes: Israel is the name that God gave Jacob after he had wrestled through the night, and it became the name of his people. The text explains it: he had striven with God and with men, and prevailed.',
    passages: ['[[Genesis 32:27-28]]'],
  },
  {
    id: 'new-names',
    question: 'Who in the Bible got a new name?',
    asked: [
      'who|which|people|anyone got|get|given|changed|change new|name|names|else -baby -child',
      'new name bible|god',
    ],
    answer:
      'Abram became Abraham, Sarai Sarah, Jacob Israel, and Simon was called Peter, the rock. Daniel and his friends were given Babylonian names. Saul is no such case; Paul was his Roman name from the start.',
    passages: ['[[Genesis 17:5]]', '[[John 1:42]]'],
  },
  {
    id: 'nazareth-to-bethlehem',
    question: 'How far is it from Nazareth to Bethlehem?',
    asked: [
      'far|distance|miles|km|kilometres nazareth|bethlehem nazareth|bethlehem|mary|joseph -jerusalem',
      'how far|long nazareth bethlehem',
    ],
    answer:
      'About 150 kilometres, or 90 miles, by the roads of that time: four days to a week on foot. The Bible does not say how long it took.',
    passages: ['[[Luke 2:4-5]]'],
  },
  {
    id: 'mary-and-the-donkey',
    question: 'Did Mary ride a donkey to Bethlehem?',
    asked: [
      'mary|joseph donkey|ass',
      'stable|animals|innkeeper|ox nativity|born|birth|christmas|bethlehem',
      'was there innkeeper|stable',
    ],
    answer:
      'The Bible does not say that Mary rode a donkey; nor does it mention a stable, an innkeeper, an ox or an ass. It tells of a manger, because there was no room. The donkey comes from a second-century writing, the Protevangelium of James; ox and ass from Isaiah 1, read at Christmas.',
    passages: ['[[Luke 2:7]]', '[[Isaiah 1:3]]'],
  },
  {
    id: 'distances',
    question: 'How far is Jerusalem from Bethlehem and from Jericho?',
    asked: ['far|distance|miles jerusalem|jericho|emmaus|galilee|damascus|egypt'],
    answer:
      'Bethlehem lies some 9 kilometres south of Jerusalem, Jericho about 27 down in the valley, Emmaus by Luke’s word about 11, and Galilee three days on foot. To Damascus it is some 220 kilometres.',
    passages: ['[[Luke 24:13]]', '[[Luke 10:30]]'],
  },
  {
    id: 'begotten',
    question: 'What does begotten mean?',
    asked: ['begotten|begat|beget what|mean|means'],
    answer:
      'To beget is to become a father; begat lists children. The Greek word behind only begotten means the only one of his kind. The creed says begotten, not made: the Son is not a creature, but always God’s own Son.',
    passages: ['[[John 1:14]]', '[[John 1:18]]'],
  },
  {
    id: 'perish',
    question: 'What does perish mean in John 3:16?',
    asked: ['perish what|mean|means|hell'],
    answer:
      'To perish is to be lost and come to nothing, away from God, and in John it is the opposite of eternal life. How it is to be pictured, as unending punishment or as final death, is not said in this verse, and Christians differ.',
    passages: ['[[John 3:16-17]]', '[[John 10:28]]'],
  },
  {
    id: 'eternal-life',
    question: 'What is eternal life?',
    asked: ['what eternal|everlasting life mean|is|means'],
    answer:
      'Jesus says what it is: to know the only true God, and him whom he has sent. It begins now, and death does not end it.',
    passages: ['[[John 17:3]]', '[[John 5:24]]'],
  },
  {
    id: 'who-wrote-proverbs',
    question: 'Who wrote Proverbs?',
    asked: [
      'who|author wrote|write|written|said proverbs|proverb|ecclesiastes',
      'who wrote|written song songs|solomon',
    ],
    answer:
      'Most of Proverbs bears the name of Solomon; parts are from the wise, from Agur, and from the mother of King Lemuel, and Hezekiah’s men copied some. Ecclesiastes speaks as a son of David, king in Jerusalem, and the Song of Solomon is called his.',
    passages: ['[[Proverbs 1:1]]', '[[Proverbs 25:1]]'],
  },
  {
    id: 'gentle-answer',
    question: 'Where is the verse about a gentle answer?',
    asked: ['gentle|soft answer|word|words|wrath|anger'],
    answer:
      'It is the first verse of Proverbs 15, from the proverbs of Solomon: a soft answer turns away wrath.',
    passages: ['[[Proverbs 15:1]]'],
  },
  {
    id: 'what-is-special-about-john',
    question: 'What is special about John’s Gospel?',
    asked: [
      'john|johns different|special|differ|unlike gospel|gospels|others|about|anyway',
      'synoptic',
      'what special john',
    ],
    answer:
      'John’s Gospel has few short sayings and long conversations, seven signs instead of many miracles, and seven sentences in which Jesus says I am: bread, light, door, shepherd, resurrection, way, vine. It begins before creation, and says at the end why it was written. Matthew, Mark and Luke are called synoptic because they can be read side by side.',
    passages: ['[[John 20:30-31]]', '[[John 8:12]]'],
  },
  {
    id: 'i-am-sayings',
    question: 'What are the seven I am sayings of Jesus?',
    asked: ['=am =sayings|=statements jesus|seven|7|what|list', 'seven|7 signs|miracles john'],
    answer:
      'Bread of life, light of the world, the door, the good shepherd, the resurrection and the life, the way, the truth and the life, and the true vine. They stand in John 6, 8, 10, 11, 14 and 15.',
    passages: ['[[John 6:35]]', '[[John 14:6]]'],
  },
  {
    id: 'rich-young-man',
    question: 'What did Jesus say to the rich man?',
    asked: ['jesus say|said|tell|told rich man|young|ruler', 'rich young'],
    answer:
      'To a rich man who had kept the commandments and asked for eternal life, Jesus said, because he loved him, that he lacked one thing: to sell what he had, give to the poor, and follow. He went away sad. Zacchaeus gave half, and heard that salvation had come to his house; so it was no rule for all, but a call to this man.',
    passages: ['[[Mark 10:21-22]]', '[[Luke 19:8-9]]'],
  },
  {
    id: 'unequally-yoked-text',
    question: 'Where does the Bible say that a Christian must not marry someone of another faith?',
    asked: [
      'where|which|verse|bible|written|say marry|marrying|married|marriage other|another|different|non|not|unbeliever|sikh|muslim|hindu|jewish|atheist|faith|religion christian|christians|faith|religion|believer|bible',
    ],
    answer:
      'People mean two places: Paul’s word not to be unequally yoked with unbelievers, which does not mention marriage but is mostly applied to it, and his advice that a widow may marry whom she will, only in the Lord. The same Paul tells those who are already married to an unbeliever to stay, and calls such a marriage and its children holy. It says nothing of anyone’s worth.',
    passages: ['[[2 Corinthians 6:14]]', '[[1 Corinthians 7:39]]'],
  },
  {
    id: 'cursing-psalms',
    question: 'Why are there curses and hatred of enemies in the Psalms?',
    asked: [
      'psalm|psalms|bit|verse|part hate|hating|curse|curses|cursing|enemies|dash|violent|revenge why|there|end|explain',
      'imprecatory',
      'why psalm|psalms angry|violent|curses',
    ],
    answer:
      'These psalms are prayers of people who have suffered violence, and they hand revenge over to God instead of taking it. The Bible kept them because one may say everything to God, hatred too. Jesus leads further: he prays for those who nail him to the cross. One may pray them with the victims, and leave them out where they would feed one’s own spite.',
    passages: ['[[Psalm 139:19-24]]', '[[Romans 12:19-20]]'],
  },
  {
    id: 'baptism-and-communion',
    question: 'Can I take communion if I am not baptised?',
    asked: [
      'communion|eucharist|supper|mass unbaptised|baptised|baptized|unbaptized|visitor|member|allowed|children',
    ],
    answer:
      'Most churches ask that one be baptised first, as the meal belongs to those who have been joined to Christ; Catholics and Orthodox give it to their own members, while many Protestant churches invite everyone who trusts in Jesus, and a few make no condition at all. Ask the pastor where you go, and ask about baptism too; meanwhile you may come forward for a blessing.',
    passages: ['[[1 Corinthians 11:27-29]]', '[[Acts 2:41-42]]'],
  },
  {
    id: 'boring-heaven',
    question: 'Will heaven be boring?',
    asked: ['heaven boring|bored|dull', 'heaven|there what do|doing|all day -i -my'],
    answer:
      'Not by what the Bible says: a new earth, a city, work that is not in vain, a feast, nations bringing in what they have made, and God himself. What bores us is always the same thing without love; nobody there is finished with knowing God.',
    passages: ['[[Revelation 22:3-5]]', '[[1 Corinthians 2:9]]'],
  },
  {
    id: 'same-self-in-heaven',
    question: 'Will I still be me in heaven?',
    asked: [
      'will|am|are i|we still|be|same me|myself|ourselves|person heaven|resurrection|risen|die -feel',
      'age|old|babies|children grow heaven',
      'what age|old heaven|there',
    ],
    answer:
      'Yes. The risen Jesus was known by his voice, his wounds and his way of breaking bread, and ours is to be like his: the same person, and made whole. How old anyone will look, or whether children grow, we are not told; only that nothing will be missing.',
    passages: ['[[1 John 3:2]]', '[[Luke 24:39-40]]'],
  },
  {
    id: 'why-not-just-forgive',
    question: 'Could God not just forgive without the cross?',
    asked: [
      'god|he just|simply forgive couldnt|could|cant|not|why|without',
      'why blood|sacrifice|die forgive|forgiveness|sins',
    ],
    answer:
      'Whoever forgives a real wrong pays for it: the debt does not vanish, the one who forgives bears it. At the cross God does not make somebody else pay; he bears it himself, in his Son, so that evil is neither waved through nor held against us. There are several pictures for it in the Bible (ransom, sacrifice, victory, example), and churches stress them differently.',
    passages: ['[[2 Corinthians 5:19-21]]', '[[1 Peter 2:24]]'],
  },
  {
    id: 'theories-of-the-cross',
    question: 'Who came up with the explanation that Jesus died in our place?',
    asked: [
      'who came|thought|invented|idea|explanation|teaching|theory cross|atonement|sacrifice|place -donkey',
      'theories|theory atonement',
    ],
    answer:
      'That he bore our sins is in the oldest confession that we have, which Paul had himself received within a few years, and behind it stands Isaiah 53. Theologians have explained it in several ways: as a victory over death (many Fathers), as satisfaction (Anselm, about 1100), as punishment borne for us (the Reformers), as love that draws us (Abelard).',
    passages: ['[[1 Corinthians 15:3]]', '[[Isaiah 53:5-6]]'],
  },
];
