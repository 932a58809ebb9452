import type { Figure } from './types.ts';

/** What is asked of no single person: the first and last, the largest and smallest, and old words. */
export const WORDS_AND_RECORDS: readonly Figure[] = [
  {
    id: 'god',
    name: 'God',
    names: ['god', 'lord god'],
    pronoun: 'he',
    story: ['[[Genesis 1]]', '[[Genesis 2:1-3]]', '[[Exodus 20:8-11]]'],
    facts: [
      {
        question: 'Why did God rest on the seventh day?',
        asked: ['*=rest|rested seventh|7th|7|seven', '=rest|rested|tired|exhausted|weary'],
        answer:
          'Not because he was tired: Isaiah says that God does not faint or grow weary. The Hebrew word means to stop. His work was complete, he stopped and blessed the day, and Israel’s day of rest looks back to it.',
        passages: ['[[Genesis 2:2-3]]', '[[Isaiah 40:28]]'],
      },
      {
        question: 'Does God sleep?',
        asked: ['=sleep|sleeps|slumber|slumbers|nap|asleep|awake'],
        answer:
          'No. The psalm says that he who keeps Israel neither slumbers nor sleeps; so one of you at least is awake at any hour. It is Jesus, as a man, who lay asleep in the boat.',
        passages: ['[[Psalm 121:3-4]]'],
      },
    ],
  },
  {
    id: 'bible',
    name: 'the Bible',
    names: ['bible', 'holy bible'],
    pronoun: 'it',
    story: ['[[Genesis 1:1]]', '[[Revelation 22:20-21]]'],
    facts: [
      {
        question: 'What is the biggest number in the Bible?',
        asked: ['*=biggest|=largest|=highest|=greatest number|figure -church -crowd'],
        answer:
          'Two hundred million: Revelation has two hundred thousand thousand horsemen. The most men who were counted on earth are a million and a hundred thousand, by Chronicles, when David had Israel numbered.',
        passages: ['[[Revelation 9:16]]', '[[1 Chronicles 21:5]]'],
      },
      {
        question: 'What is the longest name in the Bible?',
        asked: ['*=longest name|word'],
        answer: 'Maher-shalal-hash-baz, a son of Isaiah. It means: the spoil hurries, the prey hastens.',
        passages: ['[[Isaiah 8:1-3]]'],
      },
      {
        question: 'What is the shortest book of the Old Testament?',
        asked: ['*=shortest|=smallest book old|testament|prophet -new'],
        answer: 'Obadiah, with one chapter of twenty-one verses.',
        passages: ['[[Obadiah 1:1]]'],
      },
      {
        question: 'What is the longest verse in the Bible?',
        asked: ['*=longest verse'],
        answer: 'Esther 8:9, about the letters of the Persian king.',
        passages: ['[[Esther 8:9]]'],
      },
      {
        question: 'What is the longest book of the Bible?',
        asked: ['*=longest|=biggest|=largest book -chapter -verse'],
        answer:
          'The Psalms, with a hundred and fifty chapters and the most verses. Counted by words, Jeremiah is about as long in English, and in Hebrew the longest.',
        passages: ['[[Psalm 150:6]]'],
      },
      {
        question: 'What is the shortest book of the Bible?',
        asked: ['*=shortest|=smallest book -testament -old -new -prophet'],
        answer: 'The Third Letter of John by its words, and the Second by its verses.',
        passages: ['[[3 John 1:1]]', '[[2 John 1:1]]'],
      },
      {
        question: 'How many chapters and verses does the Bible have?',
        asked: ['*how many chapters|verses bible|whole|altogether', 'how many chapters|verses -book'],
        answer:
          'One thousand one hundred and eighty-nine chapters and 31,102 verses, as the King James Bible divides its sixty-six books.',
        passages: ['[[Psalm 119:160]]'],
      },
      {
        question: 'What is the middle verse of the Bible?',
        asked: ['*middle|centre|center|central verse'],
        answer:
          'As the King James Bible counts 31,102 verses, there is no single one: Psalm 103, verses 1 and 2, stand in the middle.',
        passages: ['[[Psalm 103:1-2]]'],
      },
      {
        question: 'Who was the first murderer?',
        asked: ['*first|1st murder|murderer|killer -love', '*first|1st kill|killed brother|bible'],
        answer: 'Cain, who killed his brother Abel.',
        passages: ['[[Genesis 4:8]]'],
      },
      {
        question: 'What is the first question in the Bible?',
        asked: ['*first|1st question bible|god|ask|asked|genesis -good'],
        answer:
          'The serpent’s to Eve, whether God had really said so. The first that God asks is to Adam: where are you?',
        passages: ['[[Genesis 3:1]]', '[[Genesis 3:9]]'],
      },
      {
        question: 'What is the first song in the Bible?',
        asked: ['*first|1st song'],
        answer:
          'The song of Moses and Israel by the sea is the first that is called a song. Older verses, such as those of Lamech, stand in Genesis.',
        passages: ['[[Exodus 15:1-2]]', '[[Genesis 4:23]]'],
      },
      {
        question: 'Who was the last king of Judah?',
        asked: ['*last king judah|jerusalem'],
        answer: 'Zedekiah. He saw his sons killed, was blinded, and was led to Babylon.',
        passages: ['[[2 Kings 24:18]]', '[[2 Kings 25:7]]'],
      },
      {
        question: 'Who was the last king of Israel?',
        asked: ['*last king israel|northern'],
        answer: 'Hoshea, in whose ninth year Assyria took Samaria.',
        passages: ['[[2 Kings 17:1]]', '[[2 Kings 17:6]]'],
      },
      {
        question: 'Who was the first man with two wives?',
        asked: ['*first|1st two|2|many|several wives', '*first|1st polygamist|polygamy|bigamist'],
        answer: 'Lamech, a descendant of Cain: Adah and Zillah.',
        passages: ['[[Genesis 4:19]]'],
      },
      {
        question: 'What was the first city in the Bible?',
        asked: ['*first|1st city bible|world|built|build|what|which|ever -christians'],
        answer: 'Cain built one and named it after his son Enoch.',
        passages: ['[[Genesis 4:17]]'],
      },
      {
        question: 'Who was the strongest man in the Bible?',
        asked: ['*who|which =strongest'],
        answer: 'Samson is the one of whom the greatest strength is told. It came from God.',
        passages: ['[[Judges 14:5-6]]', '[[Judges 16:17]]'],
      },
      {
        question: 'Who was the tallest man in the Bible?',
        asked: ['*who|which =tallest', '*who|which =biggest|=largest man|person|giant'],
        answer:
          'Goliath, of those whose height is told: six cubits and a span, though some old copies have four cubits. David’s man Benaiah slew an Egyptian of five cubits. Og, king of Bashan, had a bed nine cubits long.',
        passages: ['[[1 Samuel 17:4]]', '[[1 Chronicles 11:23]]', '[[Deuteronomy 3:11]]'],
      },
      {
        question: 'Who was the richest man in the Bible?',
        asked: ['*who|which =richest'],
        answer:
          'Solomon, who was richer than all kings of the earth. Job was the greatest of all in the East.',
        passages: ['[[1 Kings 10:23]]', '[[Job 1:3]]'],
      },
      {
        question: 'Who was the wisest man in the Bible?',
        asked: ['*who|which =wisest'],
        answer:
          'Solomon, to whom God gave wisdom beyond that of all others; he had asked for it to judge the people. Jesus says of himself that here is more than Solomon.',
        passages: ['[[1 Kings 3:12]]', '[[1 Kings 4:30-31]]', '[[Matthew 12:42]]'],
        leadsTo: 'solomon',
      },
      {
        question: 'Who was the humblest man in the Bible?',
        asked: ['*who|which =humblest|=meekest'],
        answer:
          'Moses is called meek above all men on the face of the earth. Jesus says of himself that he is meek and lowly in heart.',
        passages: ['[[Numbers 12:3]]', '[[Matthew 11:29]]'],
      },
      {
        question: 'Who had the most wives in the Bible?',
        asked: ['*who|which|man most wives'],
        answer: 'Solomon, with seven hundred wives and three hundred concubines.',
        passages: ['[[1 Kings 11:3]]'],
        leadsTo: 'solomon',
      },
      {
        question: 'Who had the most children in the Bible?',
        asked: ['*who|which|man most children|sons|kids'],
        answer:
          'Of those counted Rehoboam, with twenty-eight sons and sixty daughters. Gideon and Ahab had seventy sons each.',
        passages: ['[[2 Chronicles 11:21]]', '[[Judges 8:30]]', '[[2 Kings 10:1]]'],
      },
      {
        question: 'What is the smallest seed in the Bible?',
        asked: ['*=smallest|=tiniest seed'],
        answer:
          'The mustard seed, which Jesus calls less than all seeds in his parable of what a man sows in his field. Smaller ones are known; there it stood for the smallest thing.',
        passages: ['[[Matthew 13:31-32]]'],
      },
      {
        question: 'Who was the only woman judge?',
        asked: ['*woman|female|lady judge -not -should'],
        answer: 'Deborah, a prophetess.',
        passages: ['[[Judges 4:4-5]]'],
        leadsTo: 'deborah',
      },
      {
        question: 'Which angels are named in the Bible?',
        asked: ['*which|what|names|name|many|how angels named|name|names', '*angels names'],
        answer:
          'Two who serve God, Michael and Gabriel. Revelation also gives a name to the angel of the abyss, Abaddon or Apollyon. Raphael is named in the book of Tobit, which Catholic and Orthodox Bibles have.',
        passages: ['[[Luke 1:19]]', '[[Jude 1:9]]', '[[Revelation 9:11]]'],
      },
      {
        question: 'Which king reigned the shortest time?',
        asked: ['*=shortest reign|reigned|king|rule'],
        answer: 'Zimri, seven days.',
        passages: ['[[1 Kings 16:15]]'],
      },
      {
        question: 'Which king reigned the longest?',
        asked: ['*=longest reign|reigned|reigning|king|rule|ruled'],
        answer: 'Manasseh of Judah, fifty-five years.',
        passages: ['[[2 Kings 21:1]]'],
      },
      {
        question: 'Which twins are in the Bible?',
        asked: ['*twins bible|=any|=which|who|=are -thomas -flame -my'],
        answer:
          'Jacob and Esau, and Perez and Zerah, the sons of Tamar and Judah. The apostle Thomas was called Didymus, the twin.',
        passages: ['[[Genesis 25:24]]', '[[Genesis 38:27]]', '[[John 11:16]]'],
      },
      {
        question: 'Are there unicorns in the Bible?',
        asked: [
          '*unicorn|unicorns what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'The King James Bible has the word for a strong horned animal. Other translations say wild ox, which is most likely what is meant.',
        passages: ['[[Numbers 23:22]]'],
      },
      {
        question: 'What does to gird up the loins mean?',
        asked: [
          '*loin|loins what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
          '*gird|girded|girding|girt what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'To make oneself ready. People wore long robes, and to gird the loins was to tuck the robe up into the belt, so that one could walk far, work, or run. Israel ate the Passover so, and Peter says it of the mind.',
        passages: ['[[Exodus 12:11]]', '[[1 Peter 1:13]]'],
      },
      {
        question: 'What does verily mean?',
        asked: [
          '*=verily what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer: 'Truly. Jesus begins with it what he says with full weight; the word behind it is amen.',
        passages: ['[[John 3:3]]'],
      },
      {
        question: 'What do thee, thou and ye mean?',
        asked: ['*=thou|=thee|=ye mean|means|meaning'],
        answer:
          'They are the older forms of you: thou and thee to one person, ye to several, and thy is your. The King James Bible keeps them apart.',
        passages: ['[[John 3:7]]'],
      },
      {
        question: 'What does the quick and the dead mean?',
        asked: ['*quick dead'],
        answer: 'The living and the dead. Quick is an old English word for alive.',
        passages: ['[[2 Timothy 4:1]]'],
      },
      {
        question: 'What does suffer the little children mean?',
        asked: ['*suffer children mean|means|meaning|what'],
        answer: 'Let them come. To suffer is here an old word for to allow.',
        passages: ['[[Mark 10:14]]'],
      },
      {
        question: 'What does charity mean in the King James Bible?',
        asked: ['*charity mean|means|word|king|kjv|corinthians'],
        answer: 'Love. It stands for the Greek agape, and other translations have love there.',
        passages: ['[[1 Corinthians 13:4]]'],
      },
      {
        question: 'What is the firmament?',
        asked: [
          '*firmament what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer: 'The expanse that God made on the second day and called heaven: the sky.',
        passages: ['[[Genesis 1:6-8]]'],
      },
      {
        question: 'What is an ephod?',
        asked: ['*ephod what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who'],
        answer:
          'A garment of the high priest, worn over the robe and joined at the shoulders, with the breastplate on it. A simpler one of linen was worn by others, as by the boy Samuel.',
        passages: ['[[Exodus 28:6-8]]', '[[1 Samuel 2:18]]'],
      },
      {
        question: 'What does raca mean?',
        asked: ['*=raca what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who'],
        answer:
          'It is a word of contempt, probably Aramaic, something like empty head. Jesus forbids it together with the anger behind it.',
        passages: ['[[Matthew 5:22]]'],
      },
      {
        question: 'What does maranatha mean?',
        asked: [
          '*maranatha what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'Our Lord, come; or, as it can also be divided, our Lord has come. They are Aramaic words of the first Christians. Paul writes them at the end of a letter.',
        passages: ['[[1 Corinthians 16:22]]'],
      },
      {
        question: 'What does anathema mean?',
        asked: [
          '*anathema what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer: 'Given over to God for judgement, accursed.',
        passages: ['[[Galatians 1:8]]', '[[1 Corinthians 16:22]]'],
      },
      {
        question: 'What does Ebenezer mean?',
        asked: [
          '*ebenezer what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'Stone of help. Samuel set it up after a victory and said that so far the Lord had helped them.',
        passages: ['[[1 Samuel 7:12]]'],
      },
      {
        question: 'What does Ichabod mean?',
        asked: [
          '*ichabod what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'No glory, or where is the glory. Eli’s daughter-in-law gave the name to her son as she was dying, when the ark was taken, and said that the glory had departed.',
        passages: ['[[1 Samuel 4:20-22]]'],
      },
      {
        question: 'What does shibboleth mean?',
        asked: [
          '*shibboleth what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'It means an ear of grain, or a stream. The men of Gilead knew fugitives of Ephraim by it, who could only say sibboleth.',
        passages: ['[[Judges 12:5-6]]'],
      },
      {
        question: 'Who is Beelzebub?',
        asked: [
          '*beelzebub|beelzebul what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'In the Gospels a name for the prince of demons. It goes back to Baal-zebub, the god of the Philistine town of Ekron.',
        passages: ['[[Matthew 12:24]]', '[[2 Kings 1:2]]'],
      },
      {
        question: 'What does Bethel mean?',
        asked: ['*bethel mean|means|what|where'],
        answer: 'House of God. Jacob gave the name to the place where he had dreamt of the ladder.',
        passages: ['[[Genesis 28:17-19]]'],
      },
      {
        question: 'What does Lord of Sabaoth mean?',
        asked: [
          '*sabaoth what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer: 'Lord of hosts: of the armies of heaven. It has nothing to do with the sabbath.',
        passages: ['[[Romans 9:29]]', '[[James 5:4]]'],
      },
      {
        question: 'What are Sheol and Hades?',
        asked: [
          '*sheol what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
          '*=hades mean|means|what|is',
        ],
        answer:
          'The realm of the dead: Sheol in Hebrew, Hades in Greek. The King James Bible writes grave or hell for them.',
        passages: ['[[Psalm 16:10]]', '[[Acts 2:27]]'],
      },
      {
        question: 'What is Gehenna?',
        asked: [
          '*gehenna what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'The valley of Hinnom beside Jerusalem, where children had once been burnt to Molech. Jesus uses its name for hell.',
        passages: ['[[Mark 9:43]]', '[[Jeremiah 7:31]]'],
      },
      {
        question: 'What were the Urim and Thummim?',
        asked: [
          '*urim|thummim what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'Something in the breastplate of the high priest by which God was asked. What it looked like nobody knows.',
        passages: ['[[Exodus 28:30]]', '[[Numbers 27:21]]'],
      },
      {
        question: 'What is hyssop?',
        asked: [
          '*hyssop what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'A small bushy plant. It was dipped in blood or water to sprinkle with, and so it became a picture of cleansing.',
        passages: ['[[Exodus 12:22]]', '[[Psalm 51:7]]'],
      },
      {
        question: 'What is a phylactery?',
        asked: [
          '*phylactery|phylacteries what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'A small case with words of the law that Jewish worshippers bind on the forehead and arm at prayer. Jesus blames those who make theirs broad to be seen.',
        passages: ['[[Matthew 23:5]]', '[[Deuteronomy 6:8]]'],
      },
      {
        question: 'What is a widow’s mite?',
        asked: [
          '*=mite|=mites what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer: 'The smallest copper coin. The widow put in two, all that she had to live on.',
        passages: ['[[Mark 12:42-44]]'],
      },
      {
        question: 'What is a denarius?',
        asked: [
          '*denarius|denarii what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer: 'A Roman silver coin, the wage of a day; the King James Bible calls it a penny.',
        passages: ['[[Matthew 20:2]]'],
      },
      {
        question: 'What is a shekel?',
        asked: [
          '*shekel|shekels what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'A weight, a little over eleven grams or two fifths of an ounce, with which silver was weighed out; later a coin.',
        passages: ['[[Genesis 23:16]]'],
      },
      {
        question: 'What is a span?',
        asked: ['*=span mean|means|what|long|measure|cubit -life'],
        answer:
          'Half a cubit, from the thumb to the little finger of a spread hand: about nine inches, or twenty-three centimetres.',
        passages: ['[[1 Samuel 17:4]]'],
      },
      {
        question: 'What is an ephah?',
        asked: ['*ephah what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who'],
        answer:
          'A dry measure for grain, somewhere between twenty and forty litres. Ruth gleaned about one in a day.',
        passages: ['[[Ruth 2:17]]'],
      },
      {
        question: 'What is a furlong?',
        asked: [
          '*furlong|furlongs what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'About two hundred metres, an eighth of a mile. The King James Bible writes it for the Greek stadion, which was a little shorter.',
        passages: ['[[Luke 24:13]]'],
      },
      {
        question: 'What are firstfruits?',
        asked: [
          '*firstfruits|firstfruit what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'The first of the harvest, which was brought to God as a sign that all of it is his. Paul calls the risen Christ the firstfruits of those who sleep.',
        passages: ['[[Deuteronomy 26:2]]', '[[1 Corinthians 15:20]]'],
      },
      {
        question: 'What is gall?',
        asked: ['*=gall mean|means|what|drink|vinegar|wine'],
        answer:
          'Something very bitter. The wine, in the King James Bible vinegar, that was offered to Jesus before he was crucified was mixed with it; he tasted it and would not drink.',
        passages: ['[[Matthew 27:34]]'],
      },
      {
        question: 'What is chaff?',
        asked: [
          '*chaff|winnow|winnowing what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'The light husks of grain. The threshed grain was thrown into the wind, and the chaff blew away.',
        passages: ['[[Psalm 1:4]]', '[[Matthew 3:12]]'],
      },
      {
        question: 'What is a threshing floor?',
        asked: ['*threshing floor'],
        answer:
          'A hard, open place where oxen trod out the grain or it was beaten, and where the wind could carry off the chaff.',
        passages: ['[[2 Samuel 24:24]]'],
      },
      {
        question: 'What is Abraham’s bosom?',
        asked: ['*bosom what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who'],
        answer:
          'A picture of being at home with the fathers of the faith after death, in the parable of the rich man and Lazarus. To lie at the bosom of somebody was to have the place of honour beside him at a meal.',
        passages: ['[[Luke 16:22]]'],
      },
      {
        question: 'What is a eunuch?',
        asked: ['*eunuch|eunuchs mean|means|what|is'],
        answer:
          'A man who was castrated, often for service at a court; the word could also mean a court official. Jesus speaks too of some who were born so, and through Isaiah God gives them a promise.',
        passages: ['[[Isaiah 56:4-5]]', '[[Matthew 19:12]]', '[[Acts 8:27]]'],
      },
      {
        question: 'What does Nazareth or Nazarene mean?',
        asked: [
          '*nazarene what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer:
          'A Nazarene is a man from Nazareth; what the name of the town means is not certain. A Nazirite, who had made a vow, is something else.',
        passages: ['[[Matthew 2:23]]', '[[Numbers 6:2]]'],
      },
      {
        question: 'What does Bethlehem mean?',
        asked: ['*bethlehem mean|means|meaning'],
        answer: 'House of bread.',
        passages: ['[[Micah 5:2]]'],
      },
      {
        question: 'What does Golgotha mean?',
        asked: ['*golgotha|calvary mean|means|meaning'],
        answer:
          'Place of a skull. Calvary comes from the Latin word for skull; the King James Bible has it in Luke.',
        passages: ['[[Mark 15:22]]', '[[Luke 23:33]]'],
      },
      {
        question: 'What does Messiah mean?',
        asked: ['*messiah mean|means|meaning'],
        answer: 'Anointed: so kings and priests were made. The Greek word for it is Christ.',
        passages: ['[[John 1:41]]'],
      },
      {
        question: 'What does Hallelujah mean?',
        asked: [
          '*hallelujah|alleluia what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer: 'Praise the Lord, in Hebrew.',
        passages: ['[[Psalm 150:1]]', '[[Revelation 19:1]]'],
      },
      {
        question: 'What does Eli Eli lama sabachthani mean?',
        asked: ['*sabachthani|lama mean|means|what|meaning|eli|eloi'],
        answer:
          'My God, my God, why have you forsaken me: the beginning of Psalm 22, which Jesus cried on the cross.',
        passages: ['[[Matthew 27:46]]', '[[Psalm 22:1]]'],
      },
      {
        question: 'What does talitha cumi mean?',
        asked: [
          '*talitha what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer: 'Little girl, get up: Aramaic words of Jesus to the daughter of Jairus.',
        passages: ['[[Mark 5:41]]'],
      },
      {
        question: 'What does ephphatha mean?',
        asked: [
          '*ephphatha what|mean|means|meaning|meant|define|definition|explain|translate|word|=is|=are|who',
        ],
        answer: 'Be opened. Jesus said it in Aramaic to a man who could not hear and could hardly speak.',
        passages: ['[[Mark 7:32-35]]'],
      },
    ],
  },
];
