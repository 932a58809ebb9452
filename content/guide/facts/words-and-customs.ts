import type { ShortFact } from './types.ts';

/** What words mean, and customs of the Bible and the church. */
export const WORDS_AND_CUSTOMS: readonly ShortFact[] = [
  {
    id: 'selah',
    question: 'What does selah mean?',
    asked: ['selah'],
    answer:
      'Nobody knows for certain: selah stands seventy-one times in the Psalms and is probably a sign for the musicians, perhaps a pause. It is not usually read aloud; a short silence in its place does well.',
    passages: ['[[Psalm 46:7]]'],
  },
  {
    id: 'amen',
    question: 'What does amen mean?',
    asked: ['what|why|meaning|mean amen -but -=i -we'],
    answer:
      'Amen is Hebrew and means so be it, it is firm and true. Whoever says it makes a prayer their own.',
    passages: ['[[2 Corinthians 1:20]]'],
  },
  {
    id: 'hosanna',
    question: 'What does hosanna mean?',
    asked: ['what|mean hosanna', 'what|mean hallelujah|alleluia', 'what|mean maranatha'],
    answer:
      'Hosanna means save, we pray, and became a cry of joy; hallelujah means praise the Lord; maranatha is Aramaic for our Lord, come.',
    passages: ['[[Matthew 21:9]]'],
  },
  {
    id: 'gospel-word',
    question: 'What does the word gospel mean?',
    asked: ['=word|mean gospel -of -explain'],
    answer:
      'Gospel means good news: that God has come in Jesus Christ, who died for our sins and rose again. The four books are called so because they tell it.',
    passages: ['[[Mark 1:1]]', '[[1 Corinthians 15:3-4]]'],
  },
  {
    id: 'disciple-or-apostle',
    question: 'What is the difference between a disciple and an apostle?',
    asked: [
      'disciple|disciples apostle|apostles difference|same|between|mean',
      'what =is|mean =apostle|=disciple -my -i -me',
    ],
    answer:
      'A disciple is a pupil who follows a teacher; an apostle is somebody sent out with authority. Jesus had many disciples, and chose twelve of them as apostles.',
    passages: ['[[Luke 6:13]]'],
  },
  {
    id: 'christ-word',
    question: 'What does Christ mean, and is it a surname?',
    asked: [
      'mean|=word =messiah|=christ -said -say -did -if -in',
      'christ surname|last|name|title',
      'jesus last|second name|surname',
    ],
    answer:
      'Christ is no surname but a title: it is Greek for the Hebrew Messiah, the anointed one, the king whom God had promised. In his time he was called Jesus of Nazareth, or Joseph’s son.',
    passages: ['[[John 1:41]]', '[[Matthew 16:16]]'],
  },
  {
    id: 'emmanuel',
    question: 'What does Emmanuel mean?',
    asked: ['emmanuel|immanuel mean|what|means'],
    answer: 'Emmanuel, or Immanuel, is Hebrew and means God with us.',
    passages: ['[[Matthew 1:23]]'],
  },
  {
    id: 'abba',
    question: 'What does abba mean?',
    asked: ['what|mean abba'],
    answer:
      'Abba is the Aramaic word for father, warm and respectful, by which children of any age spoke to theirs. Jesus prayed so in Gethsemane, and Paul says that the Spirit teaches us to.',
    passages: ['[[Mark 14:36]]', '[[Romans 8:15]]'],
  },
  {
    id: 'rabbi',
    question: 'What does rabbi mean?',
    asked: ['what|mean rabbi'],
    answer: 'Rabbi is Hebrew for my master, and means teacher; so people addressed Jesus.',
    passages: ['[[John 1:38]]'],
  },
  {
    id: 'gentile',
    question: 'What is a Gentile?',
    asked: ['what|who|mean gentile|gentiles'],
    answer: 'A Gentile is anybody who is not a Jew; the word means of the nations.',
    passages: ['[[Ephesians 3:6]]'],
  },
  {
    id: 'publican',
    question: 'What is a publican?',
    asked: [
      'publican|publicans what|who|mean -pharisee -parable -story',
      'tax collectors|collector hated|why|bad|despised|what',
    ],
    answer:
      'A publican is a tax collector. They were hated because they collected for Rome or Herod from their own people, and took more than was due.',
    passages: ['[[Luke 18:13-14]]', '[[Luke 19:7-8]]'],
  },
  {
    id: 'scribe',
    question: 'Who were the scribes and the Levites?',
    asked: [
      'what|who scribes|scribe',
      'what|who levite|levites -count -tribe',
      'what sanhedrin',
      'who sanhedrin',
    ],
    answer:
      'Scribes were learned men who copied and taught the law. Levites were the tribe that served at the temple, from whom the priests came. The Sanhedrin was the high council in Jerusalem, seventy men and the high priest.',
    passages: ['[[Matthew 23:2-3]]', '[[Numbers 3:6-8]]'],
  },
  {
    id: 'judge-office',
    question: 'What was a judge in the time of Deborah?',
    asked: [
      'what|mean|like judge|judges here|court|bible|israel|office|time',
      'who|what|many judges israel|bible|book|list',
    ],
    answer:
      'A judge was more than somebody in court: a leader whom God raised up before there were kings, to save the people from enemies and to settle their quarrels. The best known are Deborah, Gideon, Samson and, as the last, Samuel.',
    passages: ['[[Judges 2:16]]', '[[Judges 4:4-5]]'],
  },
  {
    id: 'centurion-word',
    question: 'What is a centurion?',
    asked: ['what|mean is|a|was centurion -say -said'],
    answer: 'A centurion was a Roman officer over about eighty to a hundred soldiers.',
    passages: ['[[Acts 10:1-2]]'],
  },
  {
    id: 'concubine',
    question: 'What is a concubine?',
    asked: ['concubine|concubines what|mean', 'eunuch|eunuchs what|mean'],
    answer:
      'A concubine was a wife of lower rank, often a slave, with fewer rights than a wife. A eunuch was a castrated man, often an official at court; Isaiah promises eunuchs who hold to God a name better than sons and daughters.',
    passages: ['[[Isaiah 56:4-5]]'],
  },
  {
    id: 'mammon',
    question: 'What is mammon?',
    asked: ['mammon'],
    answer:
      'Mammon is Aramaic for wealth; Jesus speaks of it as of a master who wants to be served in God’s place.',
    passages: ['[[Matthew 6:24]]'],
  },
  {
    id: 'agape',
    question: 'What does agape mean?',
    asked: ['agape', 'greek words|word love'],
    answer:
      'Agape is a Greek word for love, and in the New Testament the love that seeks the good of another whatever it costs. Greek has others, such as philia for friendship, storge for family affection and eros for desire; the Bible does not keep them as neatly apart as preachers do.',
    passages: ['[[1 John 4:9-10]]'],
  },
  {
    id: 'grace-or-mercy',
    question: 'What is the difference between grace and mercy?',
    asked: ['difference|between grace mercy', 'grace mercy same'],
    answer:
      'Mercy does not give us the bad that we have deserved; grace gives us the good that we have not. Both come from God’s love, and the Bible often names them together.',
    passages: ['[[Ephesians 2:4-5]]', '[[Hebrews 4:16]]'],
  },
  {
    id: 'testament',
    question: 'What does testament mean?',
    asked: [
      'mean|=word testament -book -books -many -say -says -verse',
      'difference|between old new testament',
    ],
    answer:
      'Testament is an old word for covenant, God’s bond with people. The Old Testament tells of his covenant with Israel, from creation to about 400 years before Christ; the New of the covenant in Jesus, and of the first churches.',
    passages: ['[[Jeremiah 31:31]]', '[[Luke 22:20]]'],
  },
  {
    id: 'epistle',
    question: 'What is an epistle?',
    asked: ['what|mean epistle|epistles'],
    answer:
      'An epistle is a letter. The New Testament has twenty-one, thirteen of them with Paul’s name, read aloud in the churches.',
    passages: ['[[Colossians 4:16]]'],
  },
  {
    id: 'parable-word',
    question: 'What is a parable?',
    asked: ['what|mean is|does =parable -the -of -that -this', 'why jesus|he parables|stories'],
    answer:
      'A parable is a story from daily life that makes its hearers see something of God, and decide. Jesus told them so that those who want to understand would ask on.',
    passages: ['[[Matthew 13:10-13]]'],
  },
  {
    id: 'atonement',
    question: 'What does atonement mean?',
    asked: ['atonement what|mean|word', 'yom kippur', 'scapegoat'],
    answer:
      'Atonement means making at one: guilt is dealt with so that people and God are at peace. In Israel the high priest made it once a year, with one goat slain and another sent off with the sins, the scapegoat; Christians believe that Christ has done it once for all.',
    passages: ['[[Leviticus 16:21-22]]', '[[Hebrews 9:11-12]]'],
  },
  {
    id: 'passover',
    question: 'What is Passover?',
    asked: ['what|why|mean|meaning passover', 'unleavened bread why|what'],
    answer:
      'Passover is the feast on which Israel remembers the night before the exodus, when death passed over the houses marked with a lamb’s blood. The bread is without leaven because there was no time for it to rise. Jesus’ last supper was at Passover.',
    passages: ['[[Exodus 12:13-14]]', '[[1 Corinthians 5:7]]'],
  },
  {
    id: 'pentecost-word',
    question: 'What is Pentecost?',
    asked: ['what|why|happened|mean pentecost|whitsun'],
    answer:
      'At Pentecost, fifty days after Easter, the Holy Spirit came on the disciples with wind and fire, and they told of God’s deeds in many languages. Three thousand people were baptised that day; many call it the birthday of the church.',
    more: 'For a child: the friends of Jesus were waiting together in a house. A sound came like a great wind, and little flames were over each of them, and did not burn. God’s Spirit made them brave, and everybody in the street could understand them.',
    passages: ['[[Acts 2:1-4]]', '[[Acts 2:41]]'],
  },
  {
    id: 'manna',
    question: 'What was manna?',
    asked: ['what|why manna'],
    answer:
      'Manna was the bread that God gave Israel in the wilderness each morning for forty years: small, round, white, and sweet like wafers with honey. The name means what is it.',
    passages: ['[[Exodus 16:14-15]]', '[[Exodus 16:31]]'],
  },
  {
    id: 'myrrh',
    question: 'What are frankincense and myrrh?',
    asked: ['what|why frankincense|myrrh'],
    answer:
      'Frankincense and myrrh are the fragrant resins of trees in Arabia and East Africa. Frankincense was burned in worship; myrrh was used for anointing and for the dead.',
    passages: ['[[Matthew 2:11]]', '[[John 19:39]]'],
  },
  {
    id: 'leaven',
    question: 'What is leaven?',
    asked: ['leaven|leavened what|mean|why'],
    answer:
      'Leaven is yeast, or old sour dough, that makes bread rise. In the Bible it is a picture of what spreads from little: of sin and hypocrisy, and once of God’s kingdom.',
    passages: ['[[Matthew 13:33]]', '[[1 Corinthians 5:6-7]]'],
  },
  {
    id: 'synagogue-or-temple',
    question: 'What is the difference between a synagogue and the temple?',
    asked: ['synagogue temple|difference|what|mean'],
    answer:
      'The temple was one, in Jerusalem, with priests and sacrifices; a synagogue is a house in any town where Jews meet to read the Scriptures and pray.',
    passages: ['[[Luke 4:16]]', '[[Mark 11:15-17]]'],
  },
  {
    id: 'torn-curtain',
    question: 'Why was the curtain in the temple torn?',
    asked: ['curtain|veil torn|tore|rent|ripped'],
    answer:
      'When Jesus died, the curtain before the innermost room of the temple tore from top to bottom. Hebrews reads it so: the way to God, which only the high priest could go once a year, is open to everyone through Christ.',
    passages: ['[[Matthew 27:50-51]]', '[[Hebrews 10:19-20]]'],
  },
  {
    id: 'nazirite',
    question: 'What is a Nazirite?',
    asked: ['nazirite|nazarite', 'why samson hair'],
    answer:
      'A Nazirite was somebody under a vow to God who drank no wine, touched no dead body, and did not cut the hair. Samson was one from birth; his hair was the sign of it, and not magic.',
    passages: ['[[Numbers 6:2-5]]', '[[Judges 16:17]]'],
  },
  {
    id: 'circumcision',
    question: 'Why were people circumcised in the Bible?',
    asked: ['circumcision|circumcised|circumcise why|what|mean|need|christians'],
    answer:
      'Circumcision, on the eighth day, was the sign of God’s covenant with Abraham. The apostles decided that gentile Christians do not need it.',
    passages: ['[[Genesis 17:10-12]]', '[[Galatians 5:6]]'],
  },
  {
    id: 'sackcloth',
    question: 'What is sackcloth and ashes?',
    asked: ['sackcloth', 'why ashes head|ash', 'why tore|tear|rend clothes'],
    answer:
      'Sackcloth is coarse cloth of goat’s hair. People wore it, tore their clothes and put ashes on their heads as a sign of grief or of repentance.',
    passages: ['[[Jonah 3:5-6]]'],
  },
  {
    id: 'jubilee',
    question: 'What is the year of jubilee?',
    asked: ['jubilee'],
    answer:
      'Every fiftieth year in Israel slaves were to go free and land to return to the family that had sold it. Whether it was ever kept in full is not told.',
    passages: ['[[Leviticus 25:10]]'],
  },
  {
    id: 'casting-lots',
    question: 'What is casting lots?',
    asked: ['casting|cast|drawing|draw lots', 'urim'],
    answer:
      'To cast lots was to let marked stones or sticks decide, with prayer. So land was shared out and Matthias chosen; after Pentecost it does not come up again. Urim and Thummim were the priest’s lots.',
    passages: ['[[Proverbs 16:33]]', '[[Acts 1:26]]'],
  },
  {
    id: 'foot-washing',
    question: 'Why did Jesus wash the disciples’ feet?',
    asked: ['why|what wash|washed|washing feet|foot', 'maundy thursday what|mean|why'],
    answer:
      'Washing feet was a slave’s work; Jesus did it the evening before he died, to show what his love is like and how they should treat one another. Maundy Thursday has its name from the new commandment (in Latin, mandatum) of that evening.',
    passages: ['[[John 13:12-15]]', '[[John 13:34]]'],
  },
  {
    id: 'fish-symbol',
    question: 'Why is the fish a Christian symbol?',
    asked: ['fish symbol|sign|christian|car -many -jonah', 'ichthys|ichthus'],
    answer:
      'The Greek word for fish, ichthys, has the first letters of Jesus Christ, God’s Son, Saviour. The first Christians used it as a sign; it is not from the Bible itself.',
    passages: ['[[Matthew 4:19]]'],
  },
  {
    id: 'inri',
    question: 'What does INRI on the cross mean?',
    asked: ['inri', 'sign|written|writing|letters|inscription above|over|on cross'],
    answer:
      'INRI are the first letters of the Latin for Jesus of Nazareth, King of the Jews, which Pilate had written over the cross in Hebrew, Latin and Greek.',
    passages: ['[[John 19:19-20]]'],
  },
  {
    id: 'needles-eye',
    question: 'What does the camel through the eye of a needle mean?',
    asked: ['camel needle', 'eye needle'],
    answer:
      'Jesus means it as it sounds: the largest animal they knew, the smallest hole, something impossible for people; what is impossible for people is possible for God. A gate in Jerusalem called the needle’s eye is a later invention.',
    passages: ['[[Mark 10:25-27]]'],
  },
  {
    id: 'iron-sharpens-iron',
    question: 'What does iron sharpens iron mean?',
    asked: ['iron sharpens|sharpeneth|sharpen'],
    answer:
      'As one blade is made sharp on another, so people become better through each other: by honest talk, by disagreement in love, by friends who tell the truth.',
    passages: ['[[Proverbs 27:17]]', '[[Proverbs 27:6]]'],
  },
  {
    id: 'coals-of-fire',
    question: 'What does heaping coals of fire on his head mean?',
    asked: ['coals fire|head|burning'],
    answer:
      'It most likely means to shame an enemy into a change of heart by kindness, and not to hurt him: the sentence before tells us to feed him. Some think of an Egyptian sign of repentance, a pan of coals on the head.',
    passages: ['[[Romans 12:20-21]]'],
  },
  {
    id: 'turn-the-other-cheek',
    question: 'What does turn the other cheek mean?',
    asked: ['other cheek', 'eye for eye tooth|mean', 'eye tooth'],
    answer:
      'Jesus tells us not to pay back an insult, as a blow on the right cheek was. An eye for an eye had limited revenge to the measure of the harm; he goes further. It does not mean to stay where one is beaten: he himself asked the officer why he struck him.',
    passages: ['[[Matthew 5:38-39]]', '[[John 18:22-23]]'],
  },
  {
    id: 'lukewarm',
    question: 'What does lukewarm mean in Revelation?',
    asked: ['lukewarm'],
    answer:
      'Laodicea had neither the cold water of its neighbour nor the hot springs of the other, only tepid water that makes one sick. So, says Jesus, is a faith that is of use to nobody; and he stands at their door and knocks.',
    passages: ['[[Revelation 3:15-16]]', '[[Revelation 3:20]]'],
  },
  {
    id: 'yoke',
    question: 'What is a yoke?',
    asked: ['what|mean yoke|yoked'],
    answer:
      'A yoke is the wooden beam that joins two animals to pull together. Jesus calls his own easy; Paul warns against being yoked unequally, with somebody who pulls another way.',
    passages: ['[[Matthew 11:29-30]]', '[[2 Corinthians 6:14]]'],
  },
  {
    id: 'filioque',
    question: 'What is the filioque?',
    asked: [
      'filioque',
      'creed and|from son orthodox|east|west',
      'east west church|churches split|schism|divide|divided|separate',
    ],
    answer:
      'Filioque is Latin for and from the Son. The Western church added it to the creed: the Spirit proceeds from the Father and the Son. The East said that no part of the church may change the common creed alone, and that the Father is the only source. It was one cause of the break of 1054, beside the pope’s claims and much estrangement.',
    more: 'The East rests on John 15:26, where the Spirit proceeds from the Father. The West adds that the Son sends him, in the same verse, and that the Spirit takes of what is the Son’s, in John 16:14-15. Many on both sides today can say: from the Father through the Son.',
    passages: ['[[John 15:26]]', '[[John 16:14-15]]'],
  },
  {
    id: 'immaculate-conception',
    question: 'What is the immaculate conception?',
    asked: ['immaculate'],
    answer:
      'It is the Catholic teaching that Mary herself was kept free from original sin from her conception on. It does not mean the virgin birth of Jesus, which all churches confess. Orthodox and Protestants do not teach it.',
    passages: ['[[Luke 1:28]]'],
  },
  {
    id: 'transubstantiation',
    question: 'What is transubstantiation?',
    asked: ['transubstantiation', 'consubstantiation'],
    answer:
      'It is the Catholic teaching that at the Eucharist the substance of bread and wine becomes the body and blood of Christ, while what one sees and tastes stays. Lutherans say that he is present in, with and under them, the Reformed that he is received in spirit, others that it is a meal of remembrance.',
    passages: ['[[Matthew 26:26-28]]'],
  },
  {
    id: 'lent',
    question: 'What is Lent?',
    asked: ['what|why|when|how|mean lent -give -giving -money -him -her -them -i', 'ash wednesday'],
    answer:
      'Lent is the forty days before Easter, Sundays not counted, from Ash Wednesday on: a time of fasting, prayer and giving, after the forty days of Jesus in the desert. It is a custom of the church and not commanded in the Bible.',
    passages: ['[[Matthew 4:1-2]]', '[[Matthew 6:16-18]]'],
  },
  {
    id: 'advent',
    question: 'What is Advent?',
    asked: ['what|why|when|mean advent', 'what epiphany', 'advent candles|wreath'],
    answer:
      'Advent, Latin for coming, is the four weeks before Christmas, in which the church waits for Christ: as the child of Bethlehem, and as the one who will come again. Epiphany, on January 6, remembers the wise men, or Jesus’ baptism.',
    passages: ['[[Isaiah 9:2]]', '[[Romans 13:11-12]]'],
  },
  {
    id: 'good-friday',
    question: 'Why is Good Friday called good?',
    asked: ['why|what|mean good friday -sayings -service -my -die'],
    answer:
      'Good is here an old word for holy, and many add: because of what it brought us. On Good Friday Christians remember that Jesus died on the cross.',
    passages: ['[[Romans 5:8]]'],
  },
  {
    id: 'palm-sunday',
    question: 'What is Palm Sunday?',
    asked: ['palm sunday', 'jesus rode|ride|riding donkey', 'holy week what|days|when', 'why donkey jesus'],
    answer:
      'Palm Sunday, a week before Easter, remembers how Jesus rode into Jerusalem on a donkey, as a prophet had foretold of a king of peace, and the crowd spread branches and cried hosanna. With it Holy Week begins.',
    passages: ['[[Zechariah 9:9]]', '[[John 12:12-13]]'],
  },
  {
    id: 'ascension',
    question: 'What is the Ascension?',
    asked: ['what|when|why|mean ascension', 'jesus go|went up heaven when|how|after'],
    answer:
      'Forty days after Easter Jesus was taken up before the eyes of his disciples and hidden by a cloud. It means that he reigns with the Father and is near to everyone, and that he will come again.',
    passages: ['[[Acts 1:9-11]]'],
  },
  {
    id: 'date-of-easter',
    question: 'Why does the date of Easter change?',
    asked: [
      'easter date|change|changes|different|moves|every|when -pagan',
      'orthodox easter different|later|date',
    ],
    answer:
      'Easter is the first Sunday after the first full moon of spring, because Jesus died at Passover, which follows the moon. Orthodox churches mostly reckon by the older Julian calendar, so their date is often later.',
    passages: ['[[Mark 16:1-2]]'],
  },
  {
    id: 'creed',
    question: 'What is the Apostles’ Creed?',
    asked: ['what|who|wrote|when apostles|nicene creed', 'what|mean creed'],
    answer:
      'A creed is a short confession of what Christians believe. The Apostles’ Creed grew out of questions at baptism in Rome; the Nicene Creed was made by councils in 325 and 381. They sum up the Bible, and do not stand in it.',
    passages: ['[[1 Corinthians 15:3-5]]', '[[1 Timothy 3:16]]'],
  },
  {
    id: 'rosary',
    question: 'What is the rosary?',
    asked: ['what|how|why rosary', 'hail mary bible|where|from|words'],
    answer:
      'The rosary is a Catholic prayer on beads: while the Lord’s Prayer and the Hail Mary are repeated, one thinks of scenes from the life of Jesus and Mary. The first half of the Hail Mary is from Luke 1, the request after it is the church’s.',
    passages: ['[[Luke 1:28]]', '[[Luke 1:42]]'],
  },
  {
    id: 'trick-or-treat',
    question: 'Can Christian children go trick or treating?',
    asked: ['halloween', 'trick treat|treating'],
    answer:
      'The Bible does not mention Halloween, and Christians decide differently with a good conscience. Some let children dress up and share sweets, and leave out what glorifies evil; others keep away and offer a light party, or light a candle for the dead. Whichever you choose, explain why, keep the children safe, and do not despise those who do otherwise.',
    more: 'The name means the eve of All Saints, and the customs are a mixture of church, folklore and trade. Paul’s counsel on disputed days fits it well: let each be convinced in their own mind, and not judge the other.',
    passages: ['[[Romans 14:5]]', '[[1 Thessalonians 5:21-22]]'],
  },
  {
    id: 'naming-an-unborn-child',
    question: 'May one give a name to a child who was never born?',
    asked: [
      'wrong|right|may|alright|okay|ok|allowed name child|baby',
      'name|naming unborn|miscarried|miscarriage|stillborn',
    ],
    answer:
      'Nothing in the Bible forbids it, and many parents have found that a name lets them mourn and entrust the child to God, who knows each of his own by name.',
    passages: ['[[Isaiah 43:1]]', '[[Isaiah 49:15-16]]'],
  },
  {
    id: 'sunday-and-constantine',
    question: 'Who changed the sabbath to Sunday, was it Constantine?',
    asked: ['constantine', 'who changed|change sabbath|sunday|saturday'],
    answer:
      'No emperor changed it. Christians met on the first day of the week from the beginning, because the Lord rose on it; Acts and Paul show it, and Justin describes it about the year 150. Constantine made Sunday a public day of rest in 321, when it had long been kept.',
    passages: ['[[Acts 20:7]]', '[[1 Corinthians 16:2]]'],
  },
  {
    id: 'asking-saints',
    question: 'Is asking a saint to pray worship?',
    asked: [
      'saints|saint pray|praying|prayer mediator|worship|ask|asking|why|mate|friend',
      'why catholics pray mary|saints',
    ],
    answer:
      'Catholics and Orthodox say that it is like asking a friend to pray for you: they ask the saints, who are alive with God, to pray with them, and keep worship for God alone; the one mediator is Christ. Protestants answer that the Bible nowhere shows anybody speaking to the dead so, and that we may go straight to him.',
    passages: ['[[1 Timothy 2:5]]', '[[Revelation 5:8]]'],
  },
  {
    id: 'grape-juice',
    question: 'Was the wine of the Bible only grape juice?',
    asked: ['grape juice', 'wine alcohol|alcoholic|unfermented|real jesus|bible|cana|water|supper'],
    answer:
      'It was real wine, often mixed with water: people could be drunk with it, as Paul complains at Corinth, and the steward at Cana speaks of guests who have drunk well. Churches that use juice do so for love of those who cannot drink, and not because the text asks for it.',
    passages: ['[[John 2:9-10]]', '[[1 Corinthians 11:21]]'],
  },
  {
    id: 'genesis-as-poem',
    question: 'Is Genesis a poem or history?',
    asked: ['genesis poem|poetry|literal|literally|myth|history|allegory|metaphor|symbolic'],
    answer:
      'Genesis 1 is solemn and built in strophes, with a refrain and an evening and morning to each day; it is not verse like a psalm, and not a report like Kings. Christians who trust it differ on how it means its days. What it teaches is the same for all: one God made everything, it was good, and people bear his image.',
    passages: ['[[Genesis 1:1-5]]', '[[Genesis 1:31]]'],
  },
  {
    id: 'leviathan',
    question: 'What were Leviathan and Behemoth?',
    asked: ['leviathan', 'behemoth'],
    answer:
      'Leviathan is a sea monster of which Job and the Psalms speak: some think of the crocodile, others of a creature of poetry that stands for the powers of chaos. Behemoth is a huge land animal, most think the hippopotamus. To God they are play.',
    passages: ['[[Job 41:1-2]]', '[[Psalm 104:26]]'],
  },
  {
    id: 'lazy',
    question: 'What does the Bible say about lazy people?',
    asked: ['lazy people|bible|say|person', 'what sluggard'],
    answer:
      'Proverbs sends the sluggard to the ant, and Paul writes that whoever will not work shall not eat; he means those who will not, and not those who cannot.',
    passages: ['[[Proverbs 6:6-8]]', '[[2 Thessalonians 3:10]]'],
  },
  {
    id: 'ask-church-for-money',
    question: 'Is it alright to ask the church for money?',
    asked: ['ask|asking church money|help|rent|food|financial|financially'],
    answer:
      'Yes. The first Christians sold what they had so that nobody among them was in need, and Paul collected across half the empire for those who were poor. To let others help is no shame; it gives them a part in what God does.',
    more: 'Say it plainly and privately, to the pastor or whoever has the care of it: that you are short this month, by how much, what it is for, and that you would be glad if the church could help or knew who can.',
    passages: ['[[Acts 4:34-35]]', '[[2 Corinthians 8:13-14]]'],
  },
  {
    id: 'windows-of-heaven',
    question: 'What are the windows of heaven in Malachi?',
    asked: ['windows heaven', 'malachi 3|tithe|tithes'],
    answer:
      'Malachi told Israel, which had kept back the temple’s tithe, that God would open the windows of heaven, that is, send rain on the fields, if they brought it. It was said to a nation about its harvest, and is no promise that money given comes back multiplied; nobody may use it to press the poor.',
    passages: ['[[Malachi 3:10]]', '[[2 Corinthians 8:12]]'],
  },
  {
    id: 'propitiation',
    question: 'What does propitiation mean?',
    asked: ['what|mean|means|word propitiation|expiation'],
    answer:
      'Propitiation is a word of the temple: an offering that takes away guilt, so that nothing stands between God and the sinner any more. John says that God himself provided it, in his Son, out of love.',
    passages: ['[[1 John 4:10]]'],
  },
  {
    id: 'baal',
    question: 'Who was Baal?',
    asked: ['what|who|mean baal|baals', 'why worship|worshipped|followed baal|baals'],
    answer:
      'Baal was the god of storm and rain of the Canaanites, to whom farmers looked for their harvest; the word means lord, or owner. Israel was drawn to him again and again, and on Mount Carmel Elijah put before the people which of the two is God.',
    passages: ['[[1 Kings 18:21]]', '[[Judges 2:11-13]]'],
  },
  {
    id: 'molech',
    question: 'Who was Molech?',
    asked: ['what|who|mean molech|moloch|molek'],
    answer:
      'Molech was a god of the Ammonites, to whom people gave their children in the fire. The law forbade it on pain of death, and the prophets say that God neither commanded it nor thought of it. It was done in the valley of Hinnom beside Jerusalem, under Ahaz and Manasseh too.',
    passages: ['[[Leviticus 18:21]]', '[[Jeremiah 32:35]]'],
  },
  {
    id: 'first-tithe',
    question: 'Who gave the first tithe?',
    asked: [
      'who first|started|start|began|invented|gave tithe|tithing|tithes',
      'where tithe|tithing come|came|comes from',
    ],
    answer:
      'A tithe is a tenth. Abraham gave one first, to Melchizedek, the priest of God most high; Jacob promised another. In the law of Moses it fed the Levites, who had no land, the feasts and the poor.',
    passages: ['[[Genesis 14:20]]', '[[Numbers 18:21]]'],
  },
  {
    id: 'balm-in-gilead',
    question: 'What is the balm in Gilead?',
    asked: ['balm gilead'],
    answer:
      'Gilead, the hill country east of the Jordan, was known for a resin that was put on wounds. When nothing heals his people, Jeremiah asks whether there is no balm there and no physician.',
    passages: ['[[Jeremiah 8:22]]'],
  },
  {
    id: 'why-bethlehem',
    question: 'Why did Mary and Joseph go to Bethlehem?',
    asked: [
      'why|what bethlehem go|went|gone|travel|travelled|traveled|journey|trip|move|moved -wise -shepherds',
      'census bethlehem|mary|joseph',
    ],
    answer:
      'For a census that the emperor Augustus had ordered: everyone was to be enrolled in his own town, and Joseph was of the family of David, whose town was Bethlehem. Matthew adds that the prophet Micah had named it as the place.',
    passages: ['[[Luke 2:4-5]]', '[[Micah 5:2]]'],
  },
];
