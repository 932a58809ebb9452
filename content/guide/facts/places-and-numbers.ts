import type { ShortFact } from './types.ts';

/** Places, lengths, amounts, and lists that people ask for. */
export const PLACES_AND_NUMBERS: readonly ShortFact[] = [
  {
    id: 'cubit',
    question: 'How long is a cubit?',
    asked: ['cubit|cubits long|length|cm|inches|inch|size|big|feet|metres|meters|measure|what'],
    answer:
      'A cubit is about 45 centimetres, or 18 inches: from the elbow to the tip of the middle finger. A span is half of it, a hand’s breadth a sixth.',
    passages: ['[[Genesis 6:15]]'],
  },
  {
    id: 'size-of-the-ark',
    question: 'How big was Noah’s ark?',
    asked: ['big|size|long|large|dimensions|measurements|wide|high|tall ark -covenant'],
    answer:
      'Noah’s ark was 300 cubits long, 50 wide and 30 high, which is about 135 by 22 by 13 metres, or 450 by 75 by 45 feet, with three floors, a door and a window.',
    passages: ['[[Genesis 6:14-16]]'],
  },
  {
    id: 'length-of-the-flood',
    question: 'How long did the flood last?',
    asked: ['how long|days|last|rain flood|rain|rained|ark -big -wide -cubit -cubits -covenant'],
    answer:
      'It rained forty days and forty nights, and Noah was in the ark for a year and ten days in all, until the earth was dry.',
    passages: ['[[Genesis 7:11-12]]', '[[Genesis 8:13-16]]'],
  },
  {
    id: 'animals-on-the-ark',
    question: 'How many animals of each kind did Noah take?',
    asked: [
      'many animals ark|noah|two|seven|each',
      'animals two|seven noah|ark',
      'dinosaurs|dinosaur ark|noah',
    ],
    answer:
      'Two of every kind, and of the clean animals and the birds seven, or seven pairs. Which animals they were the text does not list; of dinosaurs it says nothing, for or against.',
    passages: ['[[Genesis 7:2-3]]'],
  },
  {
    id: 'ararat',
    question: 'Where did Noah’s ark land?',
    asked: ['where ark land|landed|rest|now|found|today|is -covenant', 'ararat'],
    answer:
      'The ark came to rest on the mountains of Ararat, a region in today’s eastern Turkey and Armenia. Claims to have found it have not held up.',
    passages: ['[[Genesis 8:4]]'],
  },
  {
    id: 'nineveh',
    question: 'Where is Nineveh today?',
    asked: ['where|what nineveh'],
    answer:
      'The ruins of Nineveh lie at Mosul in northern Iraq, on the east bank of the Tigris. It was a capital of Assyria, and was destroyed in 612 BC.',
    passages: ['[[Jonah 1:1-2]]', '[[Jonah 3:3-5]]'],
  },
  {
    id: 'tarshish',
    question: 'Where was Tarshish?',
    asked: ['tarshish'],
    answer:
      'Tarshish was most likely Tartessos in the south of Spain: for Jonah the end of the world in the opposite direction to Nineveh.',
    passages: ['[[Jonah 1:3]]'],
  },
  {
    id: 'jonahs-fish',
    question: 'Was it a whale that swallowed Jonah?',
    asked: ['jonah|jonahs whale|fish', 'how long jonah', 'swallowed fish|whale'],
    answer:
      'The book of Jonah says a great fish, which the Lord had prepared; whale is the King James Version’s word in Matthew. Jonah was in it for three days and three nights.',
    passages: ['[[Jonah 1:17]]', '[[Matthew 12:40]]'],
  },
  {
    id: 'golgotha',
    question: 'Where was Jesus crucified?',
    asked: [
      'where jesus crucified|die|died|buried|killed -say -says -bible -verse -sins',
      'golgotha',
      'calvary',
      'what mean golgotha|calvary',
    ],
    answer:
      'Jesus was crucified at Golgotha, outside the walls of Jerusalem near the city; the name means place of a skull, and Calvary is the Latin for it. Tradition since the fourth century shows it in the Church of the Holy Sepulchre.',
    passages: ['[[John 19:17-18]]', '[[John 19:20]]'],
  },
  {
    id: 'where-jesus-was-born',
    question: 'Where was Jesus born?',
    asked: ['where jesus born|birth|birthplace|from|grow|grew', 'nazareth bethlehem jesus|why|both -far'],
    answer:
      'Jesus was born in Bethlehem in Judea, David’s town, and grew up in Nazareth in Galilee, which is why he is called Jesus of Nazareth.',
    passages: ['[[Luke 2:4-7]]', '[[Luke 2:39-40]]'],
  },
  {
    id: 'where-jesus-was-baptised',
    question: 'Where was Jesus baptised?',
    asked: ['where|who|river jesus baptised|baptized|baptise|baptize|baptism'],
    answer:
      'John the Baptist baptised Jesus in the river Jordan. John’s Gospel names Bethany beyond Jordan, which is sought in today’s Jordan, opposite Jericho.',
    passages: ['[[Mark 1:9-11]]', '[[John 1:28]]'],
  },
  {
    id: 'patmos',
    question: 'Where is Patmos?',
    asked: ['patmos', 'where revelation written|write|wrote'],
    answer:
      'Patmos is a small Greek island off the coast of Turkey. John was there because of his testimony to Jesus when he received the Revelation.',
    passages: ['[[Revelation 1:9-11]]'],
  },
  {
    id: 'first-called-christians',
    question: 'Where were Christians first called Christians?',
    asked: ['first called christians|christian'],
    answer:
      'At Antioch in Syria, today Antakya in Turkey, the disciples were first called Christians. Before that they spoke of the Way.',
    passages: ['[[Acts 11:26]]'],
  },
  {
    id: 'seven-churches',
    question: 'What are the seven churches of Revelation?',
    asked: ['seven|7 =churches', 'churches revelation'],
    answer:
      'Ephesus, Smyrna, Pergamum, Thyatira, Sardis, Philadelphia and Laodicea: seven towns in today’s western Turkey, each of which receives a letter in Revelation 2 and 3.',
    passages: ['[[Revelation 1:11]]'],
  },
  {
    id: 'ten-plagues',
    question: 'What were the ten plagues of Egypt?',
    asked: ['plagues list|what|which|many|order|names|10|ten', 'ten|10 plagues'],
    answer:
      'Water turned to blood, frogs, lice or gnats, flies, the death of cattle, boils, hail, locusts, darkness, and the death of the firstborn.',
    more: 'They are told in Exodus 7 to 12. With the last one came the Passover, when Israel was spared by the blood on the door.',
    passages: ['[[Exodus 7:20-21]]', '[[Exodus 12:12-13]]'],
  },
  {
    id: 'ten-commandments',
    question: 'What are the ten commandments in order?',
    asked: [
      'commandments list|order|what|which|where|name|all|recite ten|10 -greatest -jesus -sabbath -sunday -still -obey -keep',
    ],
    answer:
      'In short: no other gods; no images; not God’s name in vain; keep the sabbath; honour father and mother; do not murder; do not commit adultery; do not steal; no false witness; do not covet. They stand in Exodus 20 and again in Deuteronomy 5.',
    more: 'Churches number them differently: Catholics and Lutherans take the first two as one and divide the last, Jews count the opening sentence as the first.',
    passages: ['[[Exodus 20:1-3]]', '[[Deuteronomy 5:22]]'],
  },
  {
    id: 'days-of-creation',
    question: 'What was made on each day of creation?',
    asked: [
      'days|day creation|created|made what|which|each|order|list|many',
      'what god make|made|create|created day|days',
    ],
    answer:
      'First light; second the sky; third land and plants; fourth sun, moon and stars; fifth fish and birds; sixth animals and human beings; on the seventh day God rested.',
    passages: ['[[Genesis 1:3-5]]', '[[Genesis 1:27]]', '[[Genesis 2:2-3]]'],
  },
  {
    id: 'forty-years',
    question: 'Why did Israel wander forty years in the desert?',
    asked: [
      '40|forty years desert|wilderness|wander|wandered|israel',
      'how long israelites|israel wilderness|desert|wander',
    ],
    answer:
      'Israel was in the wilderness forty years, a year for each of the forty days that the spies had explored the land, because the people had believed the ten who were afraid and not Joshua and Caleb.',
    passages: ['[[Numbers 14:33-34]]'],
  },
  {
    id: 'number-forty',
    question: 'Why does the number 40 come up so often?',
    asked: ['number 40|forty', 'why 40|forty -i -me -my -jesus'],
    answer:
      'Forty stands in the Bible for a time of testing or waiting that God sets: the rain of the flood, Moses on the mountain, Israel in the wilderness, Elijah’s walk, Jesus’ fast, and the days from Easter to the ascension.',
    passages: ['[[Exodus 34:28]]', '[[Mark 1:12-13]]'],
  },
  {
    id: 'jericho-days',
    question: 'How many days did they march around Jericho?',
    asked: ['jericho many|days|times|march|marched|walls|fall|fell'],
    answer:
      'They marched around Jericho once a day for six days, and seven times on the seventh; then the priests blew the trumpets, the people shouted, and the wall fell.',
    passages: ['[[Joshua 6:3-5]]', '[[Joshua 6:20]]'],
  },
  {
    id: 'four-gospels',
    question: 'Why are there four gospels and not just one?',
    asked: ['why|how four|4|many gospels', 'gospels four|4', 'which gospel first|oldest|written'],
    answer:
      'Because four witnesses were kept and nobody was allowed to melt them into one. Each tells of Jesus for other readers: Matthew for Jews who know the Scriptures, Mark briefly and in haste, Luke for people outside, John with long conversations about who Jesus is. Mark is most likely the oldest.',
    more: 'They agree on the main things and differ in order and detail, as honest witnesses do. Luke says that he went after everything carefully, and John that much more could have been written.',
    passages: ['[[Luke 1:1-4]]', '[[John 20:30-31]]'],
  },
  {
    id: 'esther-without-god',
    question: 'Which book of the Bible never mentions God?',
    asked: [
      'which|what book|books never|not|without|no mention|say|says|name|mentions|mentioned|contain god|gods',
      'god not mentioned|named book|esther',
      'esther god mention|mentioned|name|not',
    ],
    answer:
      'The book of Esther never names God in Hebrew, and the Song of Solomon names him at most in one word.',
    more: 'Esther was kept because God is at work in it without being named: help comes from another place at the right hour, and the feast of Purim, which the Jews keep to this day, has its ground there. The Greek version, which Catholics and Orthodox read, adds prayers that do name him.',
    passages: ['[[Esther 4:14]]'],
  },
  {
    id: 'psalm-151',
    question: 'Is there a Psalm 151?',
    asked: ['psalm 151', 'many psalms'],
    answer:
      'There are 150 psalms. A Psalm 151, a short song of David about Goliath, stands in the Greek Bible and in Orthodox Bibles, and was found in Hebrew by the Dead Sea; Jews, Catholics and Protestants do not count it.',
    passages: ['[[Psalm 150:6]]'],
  },
  {
    id: 'longest-chapter',
    question: 'Which is the longest chapter in the Bible?',
    asked: ['=longest chapter|psalm'],
    answer:
      'The longest chapter is Psalm 119, with 176 verses: a prayer of love for God’s word, in which every group of eight verses begins with the next letter of the Hebrew alphabet.',
    passages: ['[[Psalm 119:105]]'],
  },
  {
    id: 'shortest-verse',
    question: 'What is the shortest verse in the Bible?',
    asked: ['=shortest verse'],
    answer:
      'The shortest verse in English is John 11:35, two words about the tears of Jesus at the grave of his friend. In Greek 1 Thessalonians 5:16 is shorter still.',
    passages: ['[[John 11:35]]', '[[1 Thessalonians 5:16]]'],
  },
  {
    id: 'shortest-chapter',
    question: 'What is the shortest chapter in the Bible?',
    asked: ['=shortest chapter|psalm', '=shortest|=smallest book'],
    answer:
      'The shortest chapter is Psalm 117, with two verses. The shortest books are 3 John, by its words, and 2 John, by its verses; in the Old Testament it is Obadiah.',
    passages: ['[[Psalm 117]]'],
  },
  {
    id: 'first-and-last-word',
    question: 'What is the last book and verse of the Bible?',
    asked: ['last|first book|verse|word|words|line bible', 'how bible end|ends|begin|begins|start'],
    answer:
      'The Bible begins with Genesis and the making of heaven and earth, and ends with Revelation and a wish of grace for everyone.',
    passages: ['[[Genesis 1:1]]', '[[Revelation 22:20-21]]'],
  },
  {
    id: 'languages-of-the-bible',
    question: 'In which languages was the Bible written?',
    asked: [
      'language|languages bible|testament written|original',
      'bible|testament written|originally hebrew|greek|latin|aramaic',
    ],
    answer:
      'The Old Testament was written in Hebrew, with some chapters of Daniel and Ezra in Aramaic; the New Testament in Greek, the everyday language of the eastern Mediterranean.',
    passages: ['[[Daniel 2:4]]', '[[John 19:20]]'],
  },
  {
    id: 'who-wrote-hebrews',
    question: 'Who wrote the letter to the Hebrews?',
    asked: ['who|author wrote|write|written|writer|author hebrews'],
    answer:
      'Nobody knows. The letter to the Hebrews does not name its author; later tradition said Paul, and others have thought of Apollos, Barnabas or Priscilla. Already Origen wrote in the third century that God alone knows.',
    passages: ['[[Hebrews 1:1-2]]', '[[Hebrews 2:3]]'],
  },
  {
    id: 'who-wrote-the-psalms',
    question: 'Who wrote the Psalms?',
    asked: ['who|author|did wrote|write|written|writer psalms|psalm'],
    answer:
      'Many people over some centuries. The headings connect 73 psalms with David, others with Asaph, the sons of Korah, Solomon, Moses and others; about fifty have no name.',
    passages: ['[[Psalm 72:20]]', '[[Psalm 90:1-2]]'],
  },
  {
    id: 'who-wrote-genesis',
    question: 'Who wrote Genesis and the five books of Moses?',
    asked: [
      'who|author|did wrote|write|written genesis|exodus|leviticus|pentateuch|torah|deuteronomy|moses',
      'first five books',
    ],
    answer:
      'By tradition Moses, to whom Jesus too refers; the books themselves name no author, and tell of Moses’ death. Many scholars think that older writings from several hands were joined in them.',
    passages: ['[[Deuteronomy 31:9]]', '[[John 5:46]]'],
  },
  {
    id: 'who-wrote-revelation',
    question: 'Who wrote Revelation?',
    asked: ['who|author|when wrote|write|written revelation|revelations'],
    answer:
      'A John who calls himself God’s servant and was on the island of Patmos; early tradition takes him for the apostle, some for another John. It was written about the year 95, or under Nero in the sixties.',
    passages: ['[[Revelation 1:1-2]]', '[[Revelation 1:9]]'],
  },
  {
    id: 'who-wrote-acts',
    question: 'Who wrote Acts?',
    asked: ['who|author wrote|write|written acts', 'who theophilus'],
    answer:
      'Luke, the physician and companion of Paul, wrote Acts as the second part of his Gospel. Both are dedicated to a Theophilus, of whom no more is known.',
    passages: ['[[Acts 1:1-2]]', '[[Colossians 4:14]]'],
  },
  {
    id: 'when-written',
    question: 'When was the Bible written?',
    asked: [
      'when bible|testament|gospels|gospel written|write|wrote',
      'how old bible -earth -world',
      'how long bible write|written|take',
    ],
    answer:
      'Over more than a thousand years: the Old Testament from before 1000 to the second century BC, the New Testament within about sixty years of Jesus’ death, Paul’s letters first (from about AD 50) and the Gospels between about 65 and 95.',
    passages: ['[[2 Timothy 3:16-17]]'],
  },
  {
    id: 'catholic-books',
    question: 'Which books are in the Catholic Bible and not in the Protestant one?',
    asked: [
      'catholics|catholic|orthodox books|bible more|extra|different|which|additional|seven -read',
      'seven|7 extra|more books',
      'names apocrypha|deuterocanonical',
      'which ones|books exactly apocrypha|catholic|catholics',
      'what apocrypha',
    ],
    answer:
      'Seven: Tobit, Judith, 1 and 2 Maccabees, Wisdom, Sirach and Baruch, with longer versions of Esther and Daniel. They are Jewish writings from the last centuries before Christ, kept in the Greek Bible that the first Christians read; Jews did not count them as Scripture, and the Reformers followed the Jewish list.',
    more: 'Luther did not throw them out: he printed them between the Testaments, as books not equal to Holy Scripture but useful and good to read. Protestant Bibles began to leave them out in the nineteenth century. For a house with both, an edition with the Apocrypha or deuterocanonical books has everything that either church reads.',
    passages: ['[[Luke 24:44]]'],
  },
  {
    id: 'luther-and-the-books',
    question: 'Did Luther throw books out of the Bible?',
    asked: [
      'luther|protestants|reformers throw|threw|remove|removed|took|take|cut books|them|out|bible',
      'who removed|took books bible',
    ],
    answer:
      'No. Luther printed the seven books between the Testaments, as not equal to Holy Scripture but useful and good to read. He also doubted James, Hebrews, Jude and Revelation, and kept them. Protestant Bibles without the Apocrypha became usual only in the nineteenth century.',
    passages: ['[[Romans 3:2]]'],
  },
  {
    id: 'dead-sea-scrolls',
    question: 'What did the Dead Sea Scrolls change?',
    asked: ['dead sea scrolls|scroll', 'qumran'],
    answer:
      'Very little, and that is the news. They were found from 1947 on near Qumran and are a thousand years older than the Hebrew copies known until then, and the text is in substance the same; differences are mostly spelling and single words.',
    more: 'One example: in Deuteronomy 32:8 the later Hebrew copies have the number of the children of Israel, and a scroll, like the old Greek, the number of the sons of God. Another is Goliath’s height, four cubits and a span in a scroll, and six in the later copies.',
    passages: ['[[Deuteronomy 32:8]]', '[[Isaiah 40:8]]'],
  },
  {
    id: 'king-james',
    question: 'Who was King James, and when was his Bible made?',
    asked: ['who king james', 'when king james|kjv bible|version|written|made|translated'],
    answer:
      'James I of England ordered the translation in 1604; forty-seven scholars made it, and it was printed in 1611. He did not write or translate any of it himself.',
    passages: ['[[Nehemiah 8:8]]'],
  },
  {
    id: 'fruit-of-the-spirit',
    question: 'What are the fruits of the Spirit?',
    asked: ['fruit|fruits spirit'],
    answer:
      'Love, joy, peace, longsuffering or patience, gentleness or kindness, goodness, faith or faithfulness, meekness, and temperance or self-control. Paul calls them one fruit, in the singular.',
    passages: ['[[Galatians 5:22-23]]'],
  },
  {
    id: 'armour-of-god',
    question: 'What are the parts of the armour of God?',
    asked: ['armour|armor god|parts|pieces|list|what'],
    answer:
      'The belt of truth, the breastplate of righteousness, shoes of readiness for the gospel of peace, the shield of faith, the helmet of salvation, and the sword of the Spirit, which is the word of God; and prayer with all of it.',
    passages: ['[[Ephesians 6:13-17]]'],
  },
  {
    id: 'seven-deadly-sins',
    question: 'What are the seven deadly sins?',
    asked: ['=deadly|seven|7|cardinal sins'],
    answer:
      'Pride, greed, lust, envy, gluttony, anger and sloth. The list is the church’s, from about the year 600, and not in the Bible; Proverbs has one of its own, of seven things that the Lord hates.',
    passages: ['[[Proverbs 6:16-19]]'],
  },
  {
    id: 'loaves-and-fishes',
    question: 'How many loaves and fishes were there?',
    asked: ['loaves', 'many fed|feed|feeding', 'fed|feed 5000|thousand|4000'],
    answer:
      'Five loaves and two fishes fed five thousand men, beside women and children, with twelve baskets left over. Another time seven loaves and a few fishes fed four thousand, with seven baskets left.',
    passages: ['[[Matthew 14:19-21]]', '[[Matthew 15:36-38]]'],
  },
  {
    id: 'hundred-and-fifty-three',
    question: 'Why 153 fish?',
    asked: ['153', 'many fish|fishes catch|caught|net'],
    answer:
      'John gives the number 153 and no reason. Augustine and others found a meaning in it; the simplest is that fishermen count a catch, and that somebody who was there remembered.',
    passages: ['[[John 21:10-11]]'],
  },
  {
    id: '666',
    question: 'What does 666 mean?',
    asked: ['666', 'number beast'],
    answer:
      '666 is the number of the beast in Revelation, and said to be the number of a man. In Hebrew letters Nero Caesar adds up to 666, and most scholars think of him; others expect a ruler still to come. It is no number to be afraid of on a receipt.',
    passages: ['[[Revelation 13:16-18]]'],
  },
  {
    id: '144000',
    question: 'Who are the 144,000?',
    asked: ['144000', '144', 'hundred forty four thousand'],
    answer:
      'They are those whom John hears sealed, twelve thousand from each of twelve tribes; and when he looks, he sees a crowd that nobody can count. Most churches take the number as a picture of God’s whole people; some read it of Israel, and Jehovah’s Witnesses of those who will be in heaven.',
    passages: ['[[Revelation 7:4]]', '[[Revelation 7:9]]'],
  },
  {
    id: 'four-horsemen',
    question: 'Who are the four horsemen of the apocalypse?',
    asked: ['horsemen', 'four|4 horses|riders'],
    answer:
      'In Revelation 6 four riders come at the opening of the first four seals: on a white horse a conqueror, on a red one war, on a black one famine, and on a pale one death.',
    passages: ['[[Revelation 6:1-8]]'],
  },
  {
    id: 'armageddon',
    question: 'What is Armageddon?',
    asked: ['armageddon'],
    answer:
      'Armageddon is the place where Revelation gathers the kings of the earth for battle; the name means mount of Megiddo, after a plain in the north of Israel where many battles were fought. It is named once, and the battle is won by God’s word.',
    passages: ['[[Revelation 16:14-16]]'],
  },
  {
    id: 'hours-of-the-day',
    question: 'What time was the third, sixth and ninth hour?',
    asked: ['third|3rd|sixth|6th|ninth|9th|eleventh hour', 'hours|time day counted|roman|jewish'],
    answer:
      'Hours were counted from sunrise: the third is about nine in the morning, the sixth noon, the ninth three in the afternoon, and the eleventh five.',
    passages: ['[[Mark 15:33-34]]'],
  },
  {
    id: 'talent-worth',
    question: 'How much was a talent worth?',
    asked: [
      'talent|talents worth|money|much|value',
      'denarius|denarii|shekel|shekels|drachma|mite|mites worth|much|value|what',
      'penny worth|wage',
    ],
    answer:
      'A talent of silver was some 34 kilograms, worth about six thousand days’ wages. A denarius was a labourer’s wage for a day, a shekel some eleven grams of silver, and a widow’s mite the smallest coin there was.',
    passages: ['[[Matthew 18:23-24]]', '[[Matthew 20:2]]', '[[Mark 12:41-42]]'],
  },
  {
    id: 'three-days',
    question: 'How was Jesus three days in the grave if he died on Friday?',
    asked: [
      'three|3 days friday|sunday|grave|tomb|nights jesus|he|good|friday|tomb',
      'day jesus die|died|crucified friday|thursday|wednesday -why',
    ],
    answer:
      'Jews counted a part of a day as a day: Friday afternoon, the sabbath and Sunday morning are three. A few think that he died on a Wednesday or Thursday, because of the three nights in Matthew.',
    passages: ['[[Luke 23:54-56]]', '[[Luke 24:1-3]]'],
  },
  {
    id: 'god-during-three-days',
    question: 'Who ruled the world while Jesus was dead?',
    asked: [
      'who ruling|ruled|rule|running|control|charge world|universe|jesus|days dead|died|days|three|grave',
    ],
    answer:
      'God did not cease to be. The Father did not die, and the Son, who upholds all things, died as man: his human body lay in the grave, while he was not parted from the Father. Christians do not say that the godhead died, but that he who is God tasted death in the humanity that he had taken on.',
    passages: ['[[1 Peter 3:18]]', '[[Colossians 1:17]]'],
  },
  {
    id: 'three-wise-men',
    question: 'How many wise men were there?',
    asked: [
      'many wise|magi|kings men|magi|there|christmas|visited|came',
      'names wise|magi',
      'gold frankincense myrrh',
    ],
    answer:
      'The Bible does not say how many wise men there were; three gifts are named, gold, frankincense and myrrh, and from that three men were made. Nor does it call them kings; the names Caspar, Melchior and Balthasar are later.',
    more: 'Many have read the gifts so: gold for a king, frankincense for God, myrrh for one who will die. The text does not explain them.',
    passages: ['[[Matthew 2:11]]'],
  },
  {
    id: 'forbidden-fruit',
    question: 'Was the forbidden fruit an apple?',
    asked: ['apple eden|adam|eve|forbidden|fruit|garden|tree', 'what|which|kind forbidden|eden fruit'],
    answer:
      'The Bible does not say what fruit it was. The apple came later, perhaps because the Latin words for apple and evil sound alike.',
    passages: ['[[Genesis 3:3]]', '[[Genesis 3:6]]'],
  },
  {
    id: 'babel',
    question: 'What was the tower of Babel?',
    asked: ['tower babel', 'babel what|where'],
    answer:
      'A tower that people in Shinar, in today’s Iraq, began to build so that its top would reach heaven and they would make a name for themselves. God confused their language, and they were scattered; the name is that of Babylon.',
    passages: ['[[Genesis 11:4]]', '[[Genesis 11:8-9]]'],
  },
  {
    id: 'twelve-spies',
    question: 'How many spies did Moses send?',
    asked: ['many|twelve|12 spies', 'spies moses|canaan'],
    answer:
      'Moses sent twelve spies, one of each tribe. Ten were afraid of the giants; Joshua and Caleb trusted God, and of their generation only these two entered the land.',
    passages: ['[[Numbers 13:30-31]]', '[[Numbers 14:30]]'],
  },
  {
    id: 'moses-and-the-land',
    question: 'Did Moses enter the promised land?',
    asked: [
      'moses enter|allowed|see|reach|go promised|land',
      'why moses promised|land',
      'how old moses die|died|death',
      'where moses buried|die|died',
    ],
    answer:
      'No. Moses saw the land from mount Nebo and died there at 120, because at Meribah he had struck the rock in anger instead of speaking to it, and had not honoured God before the people. God buried him, and nobody knows where.',
    passages: ['[[Numbers 20:11-12]]', '[[Deuteronomy 34:5-7]]'],
  },
];
