import type { ShortFact } from './types.ts';

/** People of the Old Testament. */
export const PEOPLE_BEFORE_CHRIST: readonly ShortFact[] = [
  {
    id: 'methuselah',
    question: 'How old was Methuselah?',
    asked: ['methuselah', '=oldest man|person|people|human', 'lived =longest bible', 'who lived =longest'],
    answer:
      'Methuselah lived 969 years, the longest life of which the Bible tells. Reckoned by the ages in Genesis 5 he died in the year of the flood; the text does not say whether before it or in it.',
    passages: ['[[Genesis 5:27]]'],
  },
  {
    id: 'did-not-die',
    question: 'Who in the Bible never died?',
    asked: [
      'who|anyone|anybody never die|died -jesus -cross -heard -gospel -faith -my',
      'who enoch',
      'what happened enoch',
      'enoch die|died|heaven',
    ],
    answer:
      'Two people are taken without dying: Enoch, who walked with God and was not, for God took him, and Elijah, who went up in a whirlwind before Elisha’s eyes.',
    passages: ['[[Genesis 5:24]]', '[[2 Kings 2:11]]'],
  },
  {
    id: 'cains-wife',
    question: 'Who was Cain’s wife?',
    asked: ['cain|cains wife|marry|married|woman'],
    answer:
      'Genesis does not name her. It says that Adam had sons and daughters besides the three whose names we know, so most readers take her for a sister or a niece; others think that there were people of whom Genesis does not tell.',
    passages: ['[[Genesis 4:17]]', '[[Genesis 5:4]]'],
  },
  {
    id: 'adams-children',
    question: 'How many children did Adam and Eve have?',
    asked: ['how many children|sons|kids adam|eve', 'adam eve names children|sons|kids'],
    answer:
      'Three are named, Cain, Abel and Seth, and Genesis adds that Adam had other sons and daughters. How many is not told.',
    passages: ['[[Genesis 5:3-5]]'],
  },
  {
    id: 'noahs-sons',
    question: 'Who were the sons of Noah?',
    asked: [
      'who|what|name|names|many|list noah|noahs sons|children',
      'who|many|people were on|in|inside|aboard ark -animals -covenant',
      'noah|noahs wife name|called',
    ],
    answer:
      'Noah had three sons, Shem, Ham and Japheth. With Noah, his wife and the sons’ wives eight people were in the ark; the wives’ names are not told.',
    passages: ['[[Genesis 7:13]]', '[[1 Peter 3:20]]'],
  },
  {
    id: 'nimrod',
    question: 'Who was Nimrod?',
    asked: ['who|what nimrod'],
    answer:
      'Nimrod, a great-grandson of Noah, was a mighty hunter and the first mighty man on earth; his kingdom began with Babel. That he built the tower of Babel is later tradition, and not in the text.',
    passages: ['[[Genesis 10:8-10]]'],
  },
  {
    id: 'ishmael',
    question: 'Who was Ishmael?',
    asked: ['who|what ishmael'],
    answer:
      'Ishmael was Abraham’s first son, by Hagar, the servant of Sarah. He was sent away with his mother when Isaac was born; God heard the boy’s voice in the desert and promised to make him a great nation.',
    more: 'Twelve princes came from Ishmael, and many Arab peoples count him as their father. When Abraham died, Isaac and Ishmael buried him together.',
    passages: ['[[Genesis 21:17-20]]', '[[Genesis 25:9]]'],
  },
  {
    id: 'twelve-tribes',
    question: 'What are the twelve tribes of Israel?',
    asked: [
      '12|twelve tribes',
      'tribes israel list|name|names|which|what|many',
      'sons jacob|jacobs many|names|list|who|12|twelve',
    ],
    answer:
      'The twelve sons of Jacob gave the tribes their names: Reuben, Simeon, Levi, Judah, Dan, Naphtali, Gad, Asher, Issachar, Zebulun, Joseph and Benjamin. When the land was shared out, Levi had no part of it, and Joseph counted twice, by his sons Ephraim and Manasseh, so that there were twelve again.',
    more: 'Both lists are right. By birth Levi counts and Joseph is one. By land Levi has no share, because the Levites served at the tabernacle and lived in towns among the others, and Ephraim and Manasseh stand in Joseph’s place. Revelation 7 has a third list, without Dan.',
    passages: ['[[Genesis 49:28]]', '[[Joshua 14:4]]'],
  },
  {
    id: 'levi-counted',
    question: 'Does Levi count as one of the twelve tribes?',
    asked: [
      'levi|levites count|counted tribe|tribes|list|not|twelve|12',
      'ephraim manasseh levi|joseph|tribe|list|tribes',
    ],
    answer:
      'It depends on the list. By birth Levi is one of Jacob’s twelve sons. When the land was divided the Levites received none, because the Lord’s service was their share, and Joseph’s sons Ephraim and Manasseh counted as two, which made twelve again. Both lists are right.',
    passages: ['[[Joshua 14:3-4]]', '[[Genesis 48:5]]'],
  },
  {
    id: 'lost-tribes',
    question: 'What happened to the ten lost tribes?',
    asked: ['lost tribes', '10|ten tribes'],
    answer:
      'The ten northern tribes were carried off by Assyria in 722 BC and settled in foreign cities, and as tribes they did not come back. Some of their people had moved to Judah, so they did not vanish altogether: Anna in the temple was of the tribe of Asher.',
    passages: ['[[2 Kings 17:6]]', '[[Luke 2:36]]'],
  },
  {
    id: 'judah-son',
    question: 'Who was Judah?',
    asked: ['who was|is judah -kingdom'],
    answer:
      'Judah was the fourth son of Jacob and Leah. He proposed to sell his brother Joseph, and years later offered himself as a slave in Benjamin’s place. David and Jesus come from his tribe, and the Jews have their name from it.',
    passages: ['[[Genesis 44:33]]', '[[Hebrews 7:14]]'],
  },
  {
    id: 'benjamin',
    question: 'Who was Benjamin in the Bible?',
    asked: ['who was|is benjamin'],
    answer:
      'Benjamin was the youngest of Jacob’s twelve sons. His mother Rachel died at his birth. King Saul and the apostle Paul came from his tribe.',
    passages: ['[[Genesis 35:16-18]]', '[[Philippians 3:5]]'],
  },
  {
    id: 'potiphar',
    question: 'Who was Potiphar?',
    asked: ['who|what potiphar|potiphars'],
    answer:
      'Potiphar was an officer of Pharaoh who bought Joseph as a slave and set him over his house. His wife wanted to sleep with Joseph, and when he fled she accused him; so he came into prison, and the Lord was with him there.',
    passages: ['[[Genesis 39:1-2]]', '[[Genesis 39:20-21]]'],
  },
  {
    id: 'pharaoh-of-the-exodus',
    question: 'Which Pharaoh was it in the Exodus?',
    asked: [
      'which|who|what|name pharaoh exodus|moses|name|called|plagues -daughter',
      'when exodus happen|date|year',
    ],
    answer:
      'The Bible does not name him. Scholars who date the exodus to the thirteenth century BC mostly think of Ramesses II; those who reckon with 1 Kings 6:1 arrive near 1446 BC, and at Thutmose III or Amenhotep II.',
    passages: ['[[1 Kings 6:1]]'],
  },
  {
    id: 'jethro',
    question: 'Who was Jethro?',
    asked: ['who|what jethro', 'father in law moses', 'moses|mosess wife', 'who zipporah'],
    answer:
      'Jethro, also called Reuel, was a priest of Midian and the father of Zipporah, the wife of Moses. He told Moses that he would wear himself out judging alone, and should share the work with capable people.',
    passages: ['[[Exodus 18:17-18]]'],
  },
  {
    id: 'balaam',
    question: 'Who was Balaam, and did his donkey speak?',
    asked: ['balaam', 'donkey|ass talk|talked|talking|speak|spoke|speaking'],
    answer:
      'Balaam was a seer whom the king of Moab hired to curse Israel; he could only bless. On the way his donkey saw the angel that he did not see, and the Lord opened her mouth to ask why he beat her.',
    passages: ['[[Numbers 22:28-31]]'],
  },
  {
    id: 'achan',
    question: 'Who was Achan?',
    asked: ['who|what achan'],
    answer:
      'Achan took a robe, silver and gold from Jericho, which was forbidden, and hid them in his tent. Israel was beaten at Ai because of it, and he was put to death in the valley of Achor.',
    passages: ['[[Joshua 7:20-21]]'],
  },
  {
    id: 'ehud',
    question: 'Who was the left-handed judge?',
    asked: ['ehud', '=left =handed', 'lefthanded', 'eglon'],
    answer:
      'Ehud, a left-handed judge from Benjamin, killed Eglon, the very fat king of Moab, with a dagger that he had hidden on his right thigh, and Israel had rest for eighty years.',
    passages: ['[[Judges 3:15-17]]', '[[Judges 3:20-22]]'],
  },
  {
    id: 'jephthah',
    question: 'Who was Jephthah, and did he sacrifice his daughter?',
    asked: ['jephthah|jephthahs'],
    answer:
      'Jephthah, a judge, vowed to offer whatever first came out of his house if he won, and it was his only daughter. The text says that he did with her according to his vow. Most read it as a terrible deed that God never asked for; some think that she was given to a life unmarried.',
    passages: ['[[Judges 11:30-31]]', '[[Judges 11:34-35]]'],
  },
  {
    id: 'naomi',
    question: 'Who was Naomi?',
    asked: ['who naomi', 'mother in law ruth'],
    answer:
      'Naomi was Ruth’s mother-in-law. She lost her husband and both sons in Moab, came home to Bethlehem empty and asked to be called Mara, which means bitter; at the end of the book she holds Ruth’s child in her arms.',
    passages: ['[[Ruth 1:20-21]]', '[[Ruth 4:16-17]]'],
  },
  {
    id: 'eli',
    question: 'Who was Eli in the Bible?',
    asked: ['who was|is eli'],
    answer:
      'Eli was the priest at Shiloh who brought up the boy Samuel. He taught Samuel how to answer when God called, and did not restrain his own sons, who treated the offerings with contempt.',
    passages: ['[[1 Samuel 3:8-9]]', '[[1 Samuel 3:13]]'],
  },
  {
    id: 'jesse',
    question: 'Who was Jesse, the father of David?',
    asked: [
      'who jesse',
      'david|davids father|dad|brothers -good -bad -great -poor -kind -strict -failed',
      'root|stem|tree jesse mean|what',
    ],
    answer:
      'Jesse of Bethlehem, a grandson of Ruth and Boaz, was the father of David, the youngest of his eight sons. When Samuel came to anoint a king, Jesse had not even called David in from the sheep.',
    more: 'Isaiah promises a shoot from the stem of Jesse: when the tree of David’s kings has been cut down, a new one grows from the root. Christians see Jesus in it.',
    passages: ['[[1 Samuel 16:10-12]]', '[[Isaiah 11:1]]'],
  },
  {
    id: 'jonathan',
    question: 'Who was Jonathan in the Bible?',
    asked: ['who jonathan', 'david|davids best|closest friend', 'why david jonathan friends'],
    answer:
      'Jonathan was King Saul’s son and David’s friend. He loved David as his own soul, protected him from his father, and gave up the throne that would have been his. He fell with Saul in battle, and David sang a lament for him.',
    passages: ['[[1 Samuel 18:1-4]]', '[[2 Samuel 1:26]]'],
  },
  {
    id: 'goliaths-height',
    question: 'How tall was Goliath?',
    asked: ['tall|height|big|feet goliath', 'how tall giant', 'tallest man|person'],
    answer:
      'Goliath’s height is given as six cubits and a span, about 2.9 metres or nine feet nine; the oldest Greek copies and a scroll from the Dead Sea have four cubits and a span, about two metres.',
    passages: ['[[1 Samuel 17:4]]'],
  },
  {
    id: 'goliath-killer',
    question: 'How many stones did David take against Goliath?',
    asked: ['many|five|5 stones david', 'stones david|goliath why|how|many'],
    answer:
      'David chose five smooth stones out of the brook and needed one. Why five, the text does not say.',
    passages: ['[[1 Samuel 17:40]]', '[[1 Samuel 17:49]]'],
  },
  {
    id: 'abigail',
    question: 'Who was Abigail?',
    asked: ['who abigail', 'who nabal'],
    answer:
      'Abigail was the wise wife of the churlish Nabal. When he had insulted David, she rode out with food and kept David from bloodshed; after Nabal’s death she became David’s wife.',
    passages: ['[[1 Samuel 25:32-33]]'],
  },
  {
    id: 'uriah',
    question: 'Who was Uriah?',
    asked: ['who uriah', 'husband bathsheba'],
    answer:
      'Uriah the Hittite, one of David’s best soldiers, was the husband of Bathsheba. When David had made her pregnant, he had Uriah put where the fighting was hardest, so that he died.',
    passages: ['[[2 Samuel 11:14-15]]'],
  },
  {
    id: 'absalom',
    question: 'Who was Absalom?',
    asked: ['absalom', 'son david hair|rebelled|rebellion|tree'],
    answer:
      'Absalom was the son of David who rose against his father and took Jerusalem. He had killed his half-brother Amnon for raping their sister Tamar. In the battle his head caught in an oak, and Joab killed him against the king’s order; David wept that he would rather have died himself.',
    passages: ['[[2 Samuel 15:13-14]]', '[[2 Samuel 18:33]]'],
  },
  {
    id: 'mephibosheth',
    question: 'Who was Mephibosheth?',
    asked: ['mephibosheth'],
    answer:
      'Mephibosheth was Jonathan’s son, lame in both feet since his nurse dropped him when he was five. David looked for him for Jonathan’s sake, gave him back Saul’s land, and had him eat at the king’s table for good.',
    passages: ['[[2 Samuel 4:4]]', '[[2 Samuel 9:6-7]]'],
  },
  {
    id: 'davids-age',
    question: 'How old was David when he became king?',
    asked: ['how old david king|became|crowned', 'how long david reign|king|rule|ruled'],
    answer:
      'David was thirty when he became king, and he reigned forty years: seven and a half in Hebron over Judah, and thirty-three in Jerusalem over all Israel. How old he was before Goliath is not told.',
    passages: ['[[2 Samuel 5:4-5]]'],
  },
  {
    id: 'first-king',
    question: 'Who was the first king of Israel?',
    asked: ['first king|kings israel', 'first three kings', 'order kings israel'],
    answer:
      'Saul was the first king of Israel, then David, then Solomon. After Solomon the kingdom broke in two: Israel in the north under Jeroboam, Judah in the south under Rehoboam.',
    passages: ['[[1 Samuel 10:24]]', '[[1 Kings 12:19-20]]'],
  },
  {
    id: 'divided-kingdom',
    question: 'Why did Israel split into two kingdoms?',
    asked: [
      'why|how|when israel|kingdom split|divide|divided',
      'who rehoboam',
      'who jeroboam',
      'difference israel judah',
      'israel judah separate|two',
    ],
    answer:
      'After Solomon’s death his son Rehoboam threatened to make the people’s burden heavier, and ten tribes left him for Jeroboam. From then on Israel is the northern kingdom, which fell to Assyria in 722 BC, and Judah the southern one, which fell to Babylon in 586 BC.',
    passages: ['[[1 Kings 12:14]]', '[[1 Kings 12:16]]'],
  },
  {
    id: 'solomons-wives',
    question: 'How many wives did Solomon have?',
    asked: ['solomon many|number wives|concubines|women', 'who most wives'],
    answer:
      'Solomon had seven hundred wives of royal rank and three hundred concubines. The text tells it as his ruin: they turned his heart after other gods.',
    passages: ['[[1 Kings 11:3-4]]'],
  },
  {
    id: 'queen-of-sheba',
    question: 'Who was the queen of Sheba?',
    asked: ['sheba'],
    answer:
      'The queen of Sheba came from the south, probably today’s Yemen or Ethiopia, to test Solomon with hard questions, and found that not the half of his wisdom had been told her. Jesus calls her as a witness.',
    passages: ['[[1 Kings 10:1-3]]', '[[Matthew 12:42]]'],
  },
  {
    id: 'solomons-temple',
    question: 'How long did it take to build the temple, and what happened to it?',
    asked: [
      'how long temple build|built|building',
      'who built temple',
      'when|who temple destroyed|destroy',
      'temple jerusalem today|now|happened',
    ],
    answer:
      'Solomon built the first temple in seven years; Babylon burned it in 586 BC. The second was finished in 515 BC, enlarged by Herod, and destroyed by the Romans in the year 70. The Western Wall belonged to its platform, on which the Dome of the Rock stands today.',
    passages: ['[[1 Kings 6:38]]', '[[Ezra 6:15]]'],
  },
  {
    id: 'elisha-bears',
    question: 'Why did bears attack the youths who mocked Elisha?',
    asked: ['bears|bear elisha|children|boys|bald|youths|attack|mauled', 'who bald'],
    answer:
      'A crowd of youths at Bethel mocked Elisha as baldhead and told him to go up, as Elijah had. He cursed them in the Lord’s name, and two bears tore forty-two of them. The story does not praise or explain it; it stands in a town of idols as a warning against despising God’s word, and it remains hard.',
    passages: ['[[2 Kings 2:23-24]]'],
  },
  {
    id: 'naaman',
    question: 'Who was Naaman?',
    asked: ['who|what naaman', 'leper jordan seven'],
    answer:
      'Naaman was a Syrian general with leprosy. A captive girl told his wife of the prophet Elisha; he was told to wash seven times in the Jordan, was offended, did it in the end, and was clean.',
    passages: ['[[2 Kings 5:10-11]]', '[[2 Kings 5:14]]'],
  },
  {
    id: 'hezekiah',
    question: 'Who was Hezekiah?',
    asked: ['who hezekiah', 'hezekiah fifteen|15|years|ill|sick'],
    answer:
      'Hezekiah was a good king of Judah who trusted the Lord when Assyria besieged Jerusalem. He fell ill to death, wept and prayed, and was given fifteen more years.',
    passages: ['[[2 Kings 20:1-3]]', '[[2 Kings 20:5-6]]'],
  },
  {
    id: 'josiah',
    question: 'Who was King Josiah?',
    asked: ['who josiah', 'youngest king', 'king eight|8|seven years old', 'boy|child king'],
    answer:
      'Josiah became king of Judah at eight. When the book of the law was found in the temple, he tore his clothes, and led the people back to God. The youngest king of all was Joash, at seven.',
    passages: ['[[2 Kings 22:1]]', '[[2 Kings 22:10-11]]'],
  },
  {
    id: 'worst-king',
    question: 'Who was the worst king in the Bible?',
    asked: ['worst|wicked|evil|evilest king', 'who manasseh king'],
    answer:
      'Of Ahab of Israel it is said that nobody sold himself to evil as he did, and of Manasseh of Judah that he filled Jerusalem with innocent blood. Chronicles tells that Manasseh humbled himself in captivity, and God heard him.',
    passages: ['[[1 Kings 21:25]]', '[[2 Chronicles 33:12-13]]'],
  },
  {
    id: 'nebuchadnezzar',
    question: 'Who was Nebuchadnezzar?',
    asked: ['who|what was|is nebuchadnezzar', 'nebuchadnezzar grass|mad|beast|animal'],
    answer:
      'Nebuchadnezzar was the king of Babylon who burned Jerusalem in 586 BC and carried its people off. In Daniel he dreams of a statue, throws three men into a furnace, and lives like an animal until he looks up and honours God.',
    passages: ['[[2 Kings 25:8-9]]', '[[Daniel 4:33-34]]'],
  },
  {
    id: 'daniels-statue',
    question: 'What was the statue in Nebuchadnezzar’s dream made of?',
    asked: ['statue|image dream|daniel|made nebuchadnezzar|nebuchadnezzars|dream|daniel', 'feet clay|iron'],
    answer:
      'From top to bottom: a head of gold, breast and arms of silver, belly and thighs of brass, legs of iron, and feet partly of iron and partly of clay. A stone cut without hands struck the feet, and became a mountain that filled the earth.',
    more: 'Daniel names only the first part: the head is Nebuchadnezzar himself, and Babylon. After it come three lesser kingdoms. Most readers take them for Persia, Greece and Rome, others for Media, Persia and Greece; the stone is the kingdom that God sets up, which does not pass away. Whoever names a state of today has left the text.',
    passages: ['[[Daniel 2:32-35]]', '[[Daniel 2:37-39]]'],
  },
  {
    id: 'writing-on-the-wall',
    question: 'What was the writing on the wall?',
    asked: ['writing wall', 'belshazzar'],
    answer:
      'At King Belshazzar’s feast a hand wrote on the wall: Mene, Mene, Tekel, Upharsin. Daniel read it: numbered, weighed and found wanting, divided. That night Babylon fell.',
    passages: ['[[Daniel 5:25-28]]'],
  },
  {
    id: 'cyrus',
    question: 'Who was Cyrus in the Bible?',
    asked: ['who|what cyrus'],
    answer:
      'Cyrus was the king of Persia who took Babylon in 539 BC and let the Jews go home to rebuild the temple. Isaiah calls him the Lord’s anointed, though he did not know him.',
    passages: ['[[Ezra 1:2-3]]', '[[Isaiah 45:1]]'],
  },
  {
    id: 'haman',
    question: 'Who were Haman and Mordecai?',
    asked: ['who haman|mordecai'],
    answer:
      'Mordecai was the Jew who brought up Esther. Because he would not bow to Haman, the king’s minister, Haman planned to kill all Jews in Persia; he ended on the gallows that he had built for Mordecai.',
    passages: ['[[Esther 3:5-6]]', '[[Esther 7:10]]'],
  },
  {
    id: 'started-late',
    question: 'Who in the Bible started late in life?',
    asked: [
      'who|anyone|somebody|someone|people started|start|began|begin|called late|old|older -earth -days',
      'somebody|someone|anyone|who late life',
    ],
    answer:
      'Several did. Abraham was seventy-five when he set out, Moses eighty when he stood before Pharaoh, Caleb eighty-five when he asked for his mountain, and Anna eighty-four when she told everyone in the temple about the child.',
    passages: ['[[Exodus 7:7]]', '[[Joshua 14:10-12]]'],
  },
  {
    id: 'plain-looks',
    question: 'Was anybody in the Bible plain or ugly?',
    asked: ['who|anyone ugly|plain -i -me', 'bible ugly'],
    answer:
      'Isaiah says of the Lord’s servant, whom Christians know as Jesus, that there was no beauty in him for which people would have wanted him. Of Leah it says that her eyes were weak and her sister was beautiful, and God saw her. And when Samuel looked for a king, he was told that God does not look at what people see.',
    passages: ['[[Isaiah 53:2]]', '[[1 Samuel 16:7]]'],
  },
  {
    id: 'missed-goodbye',
    question: 'Did anyone in the Bible miss a goodbye?',
    asked: ['missed|miss goodbye|farewell|deathbed'],
    answer:
      'Yes. David was not there when Jonathan fell, nor when Absalom died, and could only weep at the gate. Martha and Mary said to Jesus that if he had been there their brother would not have died, and he wept with them.',
    passages: ['[[2 Samuel 18:33]]', '[[John 11:32-35]]'],
  },
];
