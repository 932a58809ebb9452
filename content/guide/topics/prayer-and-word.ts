import type { GuideTopic } from '../types.ts';

/** Prayer, the Bible, worship and finding one's way with God. */
export const prayerAndWordTopics = [
  {
    id: 'how-to-pray',
    title: 'How to pray',
    about: 'how to pray',
    signs: {
      strong: [
        'how to pray',
        'how do i pray',
        'prayer life',
        'teach me to pray',
        'learn to pray',
        "don't know how to pray",
        "don't know what to pray",
        'prayer request',
        'prayer requests',
        'start praying',
        'pray better',
        "lord's prayer",
        'what is prayer',
        'intercession',
      ],
      weak: ['pray', 'prayer', 'words', 'kneel', 'ask', 'quiet', 'habit', 'listen'],
    },
    understanding: [
      'Prayer is talking with God as a child talks with a good father. One learns it by doing it, and there is no wrong accent.',
      'If you feel clumsy at it, you are where the disciples were when they asked Jesus to teach them. They had prayed all their lives and still asked.',
      'You may think that others can do it and you cannot. Most people who pray think that now and then.',
    ],
    passages: [
      {
        mark: '[[Matthew 6:9-13]]',
        note: 'Jesus gives his disciples a short prayer for every day. It begins with God, asks for bread and forgiveness, and speaks throughout in the plural.',
      },
      {
        mark: '[[Luke 11:9-13]]',
        note: 'Jesus encourages asking, seeking and knocking with a picture from the family table: even faulty parents do not hand a child a snake.',
      },
      {
        mark: '[[Matthew 6:6-8]]',
        note: 'Prayer needs no audience and no heap of words. The Father sees in secret, and he knows the need before it is spoken.',
      },
      {
        mark: '[[Psalm 62:8]]',
        note: 'David calls on the people to pour out their hearts before God, as one empties a jug.',
      },
      {
        mark: '[[Romans 8:26]]',
        note: 'Not knowing what to pray is expected. The Spirit helps in just that weakness.',
      },
      {
        mark: '[[1 Thessalonians 5:16-18]]',
        note: 'Paul’s closing advice to a young church: rejoice, pray without ceasing, give thanks in everything. Prayer is to run through the day like breathing.',
      },
    ],
    guidance: [
      'Begin with five minutes at a fixed time, in a place where you can shut the door. Be quiet for a moment and remember to whom you are speaking. Then say four things in plain words: something you are thankful for, something you are sorry for, someone who needs help, something you need. End with the Lord’s Prayer. If your mind wanders, do not be cross with it; pray for whatever it has wandered to, and come back.',
      'When you have no words, borrow some. The Psalms are the Bible’s own prayer book, and they cover joy, rage, guilt, fear and dull days. Read one aloud and stop at a line that is yours. The Lord’s Prayer can be taken one request at a time: what would it mean today that his name is hallowed, that his will is done in this house? Written prayers from your church’s tradition are a handrail, not a cage.',
      'Asking for others is part of it. Keep a short list by day, such as family on Monday, neighbours on Tuesday, your church, your country, those who make life hard. Be specific, and note what comes of it. Prayer is not a technique by which God is brought to do what somebody has in mind; in it people place what they have in mind before him, and are often changed themselves. Pray with others too; two or three are enough.',
    ],
    practices: [
      'Set aside five minutes at the same time and place each day for a week.',
      'Pray the Lord’s Prayer slowly, adding one sentence of your own after each request.',
      'Use four words as a ladder: thanks, sorry, others, please.',
      'Read one psalm aloud each day, and make one line of it your own.',
      'Keep a list of people to pray for, a few for each day of the week.',
      'Ask someone to pray with you once this week, in person or by telephone.',
      'Say one sentence to God whenever you pass through a certain door at home or at work.',
    ],
    encouragement: [
      'The Father is not listening for fine sentences. He is listening for you.',
      'What you cannot put into words, the Spirit brings before God.',
      'You have already begun: the wish to pray is a reply to someone who called first.',
    ],
    prayers: [
      'Lord, teach me to pray. I come with few words and a restless mind. Thank you that I may call you Father. Take what I say and what I cannot say, and draw me into your company day by day. Amen.',
      'Father in heaven, hallowed be your name in my house and in my work. Give me what I need today, and those I love as well. Forgive me, and help me to forgive. Keep me from what would pull me away from you. Amen.',
    ],
    questions: [
      'Who taught you to pray, or what would have helped you to learn it?',
      'What does it change that Jesus begins with our Father and not with my wishes?',
      'Why should we ask, when God knows what we need before we speak?',
      'What forms of prayer fit your present life, and which do not?',
    ],
    commitment: 'This week, pray for five minutes each day at a fixed time, and end with the Lord’s Prayer.',
  },
  {
    id: 'unanswered-prayer',
    title: 'Unanswered prayer',
    about: 'unanswered prayer',
    signs: {
      strong: [
        'unanswered prayer',
        "god doesn't answer",
        'god does not answer',
        'prayers not answered',
        'prayed for years',
        'does god hear my prayers',
        "why doesn't god answer",
        "god isn't listening",
        "prayer doesn't work",
        'god says no',
        'stopped praying',
        'still no answer',
      ],
      weak: ['answer', 'ask', 'silence', 'wait', 'pray', 'heard', 'refuse', 'years'],
    },
    understanding: [
      'You asked for something good, perhaps for years, and nothing seems to have happened. It is hard to keep asking, and hard to stop.',
      'Silence after prayer is one of the sorest trials of faith. You are right not to cover it with a quick explanation.',
      'You may have been told that you lacked faith or asked in the wrong way. Scripture’s own unanswered prayers tell another story.',
    ],
    passages: [
      {
        mark: '[[Matthew 26:38-39]]',
        note: 'Jesus himself asked that a cup might pass, and it did not. He said both, what he wished and whose will he trusted.',
      },
      {
        mark: '[[2 Corinthians 12:8-9]]',
        note: 'Paul asked three times for relief. The request was not granted, and he was not left without a reply.',
      },
      {
        mark: '[[Psalm 22:2-5]]',
        note: 'Crying by day and by night without an answer, the singer reminds himself of those who trusted before him, and goes on praying.',
      },
      {
        mark: '[[Luke 18:1-5]]',
        note: 'Jesus tells of a widow who wore out a bad judge, so that his friends would always pray and not lose heart. God is not like that judge.',
      },
      {
        mark: '[[Romans 11:33-34]]',
        note: 'After wrestling for three chapters with a question that grieves him, Paul ends in awe at judgements which no one can trace.',
      },
      {
        mark: '[[Habakkuk 3:17-19]]',
        note: 'The prophet who began by asking why God did not listen ends without figs, grapes or cattle, and with joy in God.',
      },
    ],
    guidance: [
      'The most faithful prayer ever spoken was refused in what it asked. In Gethsemane Jesus prayed three times for another way. That ought to end for good the idea that a no means too little faith. It also shows how to pray when the answer is dark: say what you want, quite openly, and then say whom you trust. Both halves are needed. The first without the second becomes demand; the second without the first becomes pretence.',
      'Some prayers have to do with the freedom of other people, and God does not force them. Some requests would do harm, to the one who asks or to others, and it is seldom seen at the time. Sometimes the answer is another than the one looked for, as with Paul. And sometimes there is no reason within reach, and it is better to leave the gap open than to fill it with guesses. Ask also whether there is a part that lies with you, a call to make, a doctor to see.',
      'You may change the way you pray. If asking has become a wall, rest from the request for a while and pray a psalm of lament, or ask others to carry this matter for you. Ask for what will surely be given: strength for today, his presence, wisdom, the Spirit. Keep a note of small mercies. And if the one you prayed for has died, bring God your reproach; he would sooner have that than your silence.',
    ],
    practices: [
      'Write down what you have asked for and for how long, and lay the page before God.',
      'Pray Jesus’ prayer from Gethsemane in its two halves, with your own wish in the first.',
      'Hand this request to two friends for a month, and rest from carrying it alone.',
      'Ask each day for one thing that God has plainly promised.',
      'Look for a part in the matter that you could do yourself, and do it.',
      'Read Habakkuk from beginning to end, which takes ten minutes.',
    ],
    encouragement: [
      'You are praying in company with Jesus, with Paul and with the psalmists, who also asked and waited.',
      'That you cannot see an answer does not mean that nobody heard.',
      'He has not promised every yes. He has promised that he will not withhold himself.',
    ],
    prayers: [
      'Father, I have asked you many times, and I do not see an answer. You know what I wish; I say it once more. I also say, with difficulty, your will be done. Do not let me lose you over this. Give me strength for today while I wait. Amen.',
      'Lord Jesus, you prayed in the garden and the cup did not pass. Then you know. Stay with me in the silence. Let others pray for me when I cannot. Bring good out of this that I do not see yet. Amen.',
    ],
    questions: [
      'Which prayer of yours has stayed unanswered, as far as you can tell?',
      'What can we learn from the two halves of Jesus’ prayer in Gethsemane?',
      'How do we encourage one another to keep asking without promising results?',
      'In what ways was Paul answered, though not as he had asked?',
    ],
    commitment:
      'This week, take over one unanswered request of another person, and pray for it daily in their place.',
  },
  {
    id: 'fasting',
    title: 'Fasting',
    about: 'fasting',
    signs: {
      strong: [
        'fasting',
        'how to fast',
        'fast and pray',
        'lent',
        'should i fast',
        'daniel fast',
        'why fast',
        'give up for lent',
        'fast from food',
        'fast from social media',
        'kind of fast',
      ],
      weak: ['food', 'hunger', 'meal', 'abstain', 'discipline', 'water', 'ash', 'pray'],
    },
    understanding: [
      'Fasting means leaving something for a time, usually food, to make room for God. It is an old practice and a simple one, and easily misunderstood.',
      'Perhaps you are curious, perhaps a little wary. It need not be long or heroic.',
      'You are looking for more earnestness in prayer. Fasting can help, so long as one remembers what it is for.',
    ],
    passages: [
      {
        mark: '[[Matthew 6:16-18]]',
        note: 'Jesus takes it for granted that his disciples fast, and warns only against letting it be seen. It is between them and the Father.',
      },
      {
        mark: '[[Isaiah 58:6-8]]',
        note: 'People complain that God takes no notice of their fasts. He names the fast that he chooses: to loosen chains, share bread and take in the homeless.',
      },
      {
        mark: '[[Mark 2:18-20]]',
        note: 'Asked why his friends do not fast, Jesus speaks of a wedding. There is a time to feast with the bridegroom, and a time when he is missed.',
      },
      {
        mark: '[[Acts 13:2-3]]',
        note: 'The church at Antioch is worshipping and fasting when the Spirit sends out Barnabas and Saul. It clears the ear for a decision.',
      },
      {
        mark: '[[Matthew 4:2-4]]',
        note: 'After a long fast Jesus is hungry and is tempted to use his power for bread. He lives by what God says.',
      },
      {
        mark: '[[Joel 2:12-13]]',
        note: 'A national fast in a disaster: God asks for hearts and not for gestures, because he is gracious.',
      },
    ],
    guidance: [
      'Start small. Leave out one meal, drink water, and use that hour to pray, with one question or one person in mind. When hunger comes, let it be a bell that reminds you. Afterwards eat simply and give thanks. You might do this one day a week for a month. Tell those you live with, so that nobody is puzzled, and otherwise do not speak of it. It gains you no merit; it makes a little room.',
      'Isaiah gives the test of a good fast: someone else is better off for it. Work out what the meal would have cost and give that away. Spend the time on a visit. And leave out on that day sharp words and grumbling as well as bread. If fasting makes you irritable with the people around you, shorten it, and learn first to be kind when hungry.',
      'Some people should not go without food: children, women who are pregnant or nursing, people with diabetes or on certain medicines, the old and frail, and anyone who has or has had an eating disorder. If you are unsure, ask a doctor. There are other fasts, from screens, from news, from buying, from noise. Churches have different rules about seasons and foods, and Paul tells Christians not to judge one another in such matters.',
    ],
    practices: [
      'Leave out one meal this week, and spend the time with one psalm and one request.',
      'Give away what the meal would have cost.',
      'Choose a fast from screens for one evening if fasting from food is not safe for you.',
      'Ask a doctor beforehand if you take medicine or have a health condition.',
      'Keep the fast to yourself as far as courtesy allows.',
      'End the day with a simple meal and a spoken thanks.',
    ],
    encouragement: [
      'The Father sees what is done in secret. You do not have to prove anything.',
      'A failed fast is only a meal. Give thanks for it, and try again another day.',
      'Hunger for God often wakes up when other hungers are quiet for a while.',
    ],
    prayers: [
      'Father, I leave this meal aside for your sake. Let my hunger remind me that I live by your word. Show me what clutters my heart, and for whom I should make room. Keep me from pride in it. Amen.',
      'Lord Jesus, you fasted and you feasted, and did both with love. Teach me when to do which. Let what I go without today become bread for someone else. Speak, and help me to listen. Amen.',
    ],
    questions: [
      'What has been your experience, or your idea, of fasting?',
      'What does the fast in Isaiah 58 look like in our town?',
      'Why does Jesus lay such weight on fasting in secret?',
      'From what might we fast that has more hold on us than food?',
    ],
    commitment:
      'This week, go without one meal or one evening of screens, pray in that time, and give away what was saved.',
  },
  {
    id: 'reading-the-bible',
    title: 'Reading the Bible',
    about: 'reading the Bible',
    signs: {
      strong: [
        'read the bible',
        'reading the bible',
        'bible study',
        'where to start in the bible',
        'understand the bible',
        'study the bible',
        'bible reading plan',
        'which translation',
        'bible is hard to understand',
        'daily devotion',
        'quiet time',
        'meditate on scripture',
        'memorise scripture',
      ],
      weak: ['bible', 'chapter', 'verse', 'scripture', 'plan', 'study', 'book', 'translation'],
    },
    understanding: [
      'The Bible is a library more than a book, and it is quite natural not to know at which shelf to begin.',
      'You may have set out at Genesis with good will and got stuck somewhere in Leviticus. That has happened to a great many people.',
      'You want to read so that it reaches your life. For that one needs a little method and some company.',
    ],
    passages: [
      {
        mark: '[[2 Timothy 3:14-17]]',
        note: 'Paul reminds Timothy of the Scriptures he has known from childhood. They lead to faith in Christ, and they train a person for good work.',
      },
      {
        mark: '[[Luke 24:25-27]]',
        note: 'On the Emmaus road the risen Jesus goes through Moses and the prophets and shows that they speak of him. It is the key to the whole library.',
      },
      {
        mark: '[[Acts 8:30-31]]',
        note: 'A high official is reading Isaiah in his carriage and does not understand it. He says so and invites help, and that is how he comes to faith.',
      },
      {
        mark: '[[Acts 17:11]]',
        note: 'The people of Berea listened to an apostle with goodwill, and then went to the Scriptures each day to see whether it was so.',
      },
      {
        mark: '[[Psalm 119:105]]',
        note: 'From the long psalm on God’s word: a lamp for the feet lights the next steps and not the whole landscape.',
      },
      {
        mark: '[[James 1:22-25]]',
        note: 'To hear and not to do is like looking in a mirror and forgetting one’s face. The blessing is in the doing.',
      },
    ],
    guidance: [
      'Start with a Gospel; Mark is the shortest and John the most often recommended. After that read Acts, Philippians, Genesis and some psalms. Take a passage of ten to twenty verses, read it twice, and ask three questions. What does it say? What did it mean to those who first heard it? What does it ask of me? Write one line on each. Ten minutes are enough. It is better to read a little every day than a lot once a month.',
      'Read verses in their surroundings. A sentence taken out of a letter can be made to say almost anything. See who is speaking, to whom, what comes before and after, and whether it is law, poem, proverb, story or letter. A proverb tells what usually holds and is no guarantee; a story may report what it does not approve. And ask how the passage stands in the one story which leads to Christ.',
      'Like the official in the carriage, you may say that you do not understand. A modern translation beside an old one, a study Bible, a pastor, a reading group are all good guides. Hard passages may be left for the time being with a question mark in the margin. Pray before you read, in a sentence, for what Jesus did on the road: open my eyes. And when something becomes clear, do it the same day.',
    ],
    practices: [
      'Read one chapter of Mark each day for sixteen days.',
      'Ask of each passage what it says, what it meant then, and what it asks of you.',
      'Read aloud, since much of the Bible was written to be heard.',
      'Compare a difficult verse in two or three translations.',
      'Learn one verse by heart each week, with its reference and its setting.',
      'Read together with someone once a week, and let questions stand.',
    ],
    encouragement: [
      'A lamp for the feet is enough to walk by. You need not see the whole road.',
      'What you do not understand today may open in ten years. Go on with what is plain.',
      'The same Lord who opened the Scriptures on the road is alive and willing to do it again.',
    ],
    prayers: [
      'Lord, open my eyes as I read. Let me hear what is really there, and not only what I expect. Show me Jesus in these pages. Give me the will to do what I understand. Amen.',
      'Father, thank you for giving us your word in human language. I often read it hastily or not at all. Make me hungry for it. When it comforts me, let me take it to heart, and when it contradicts me, let me listen. Amen.',
    ],
    questions: [
      'What part of the Bible has spoken to you most, and which do you avoid?',
      'What does it mean that all the Scriptures point to Christ, as Luke 24 says?',
      'How did the people of Berea combine an open heart with careful checking?',
      'What helps you to move from reading to doing?',
    ],
    commitment:
      'This week, read one chapter of the Gospel of Mark a day, and do one thing that you have read.',
  },
  {
    id: 'worship',
    title: 'Worship',
    about: 'worship',
    signs: {
      strong: [
        'worship',
        'praise god',
        'how to worship',
        'worship music',
        'sing to god',
        'adoration',
        'worship service',
        'praise and worship',
        'spirit and truth',
        'hymns',
        'style of worship',
        'what is worship',
      ],
      weak: ['sing', 'praise', 'music', 'church', 'liturgy', 'sunday', 'reverence', 'glory'],
    },
    understanding: [
      'Worship is giving God what he is worth, with voice and knees and also with hands and wallet. It is larger than an hour on Sunday, and that hour feeds the rest.',
      'You may love singing, or feel out of place among people with raised arms. Neither one decides whether you worship.',
      'In a life full of asking and managing, worship is the time in which one simply looks at God.',
    ],
    passages: [
      {
        mark: '[[John 4:23-24]]',
        note: 'A Samaritan woman asks about the right place. Jesus turns from places to the Father, who seeks people that worship in spirit and in truth.',
      },
      {
        mark: '[[Romans 12:1]]',
        note: 'After eleven chapters on God’s mercies, Paul calls the offering of one’s whole bodily life true worship.',
      },
      {
        mark: '[[Psalm 95:2-6]]',
        note: 'An invitation with two movements: loud joy before a great king, and kneeling before the maker.',
      },
      {
        mark: '[[Isaiah 6:1-5]]',
        note: 'In the year a king died Isaiah sees the Lord. Awe comes first, then a sense of being unclean, then cleansing and a task.',
      },
      {
        mark: '[[Amos 5:23-24]]',
        note: 'God will not listen to songs while there is no justice in the gates. Worship and the treatment of the poor belong together.',
      },
      {
        mark: '[[Colossians 3:16]]',
        note: 'Paul sees people teaching one another with psalms, hymns and spiritual songs. The singing is to God, and in one another’s hearing.',
      },
    ],
    guidance: [
      'Worship begins with seeing. Before you say anything, call to mind one thing about God: that he made this morning, that he bears with you, that Christ is risen. Say it to him as a statement and not as a request: you are. Psalm 103 and Psalm 145 are good schools for that. People often find that their needs come back afterwards in another size. To praise God does not mean leaving one’s troubles at the door; it means looking at something greater than they are.',
      'Churches worship in different ways: with incense and set words, with guitars, in silence, with long sermons, at a table each week or seldom. Each has kept something precious. The question is not first what I like, but whether God is honoured, his word heard, Christ at the centre and the stranger welcome. If the style is not yours, listen to the words, join in where you can, and remember that your voice encourages somebody behind you.',
      'Amos and Paul agree that worship goes on after the last hymn. What is done with the body all week is the offering: honest work, a clean bill, a patient drive home, time for the poor. So take one line from the service with you into Monday, and do something with it. And come also when you do not feel like it; one comes because he is worthy, and often enough the feeling arrives late and sits down quietly in the next chair.',
    ],
    practices: [
      'Begin each day with one sentence that says who God is, before you ask for anything.',
      'Sing a hymn aloud at home, in tune or not.',
      'Arrive ten minutes early on Sunday, and be still.',
      'Carry one line of the service into Monday, and act on it.',
      'Read Psalm 145 and write down every verb that God is the subject of.',
      'Offer one dull duty to God today as an act of worship.',
    ],
    encouragement: [
      'The Father is looking for worshippers. When you come, you are meeting someone who was already seeking you.',
      'Your cracked voice in the third row is part of a song larger than any church.',
      'To look away from oneself for an hour is rest.',
    ],
    prayers: [
      'Holy God, you are great and you are near. I bring you no great thing, only my attention and my thanks. Cleanse my lips, as you did the prophet’s. Let what I sing and what I do be of one piece. Amen.',
      'Father, you seek people who worship you in spirit and in truth; make me one of them. Forgive my wandering mind and my quarrels about style. Let Christ be large before me. Take my week, and let it be an offering. Amen.',
    ],
    questions: [
      'When have you been most aware of worshipping God, and where was it?',
      'How do the two movements of Psalm 95, joy and kneeling, appear in our worship?',
      'What do Amos’ hard words have to say to a church with good music?',
      'How can daily work become worship, as Romans 12 says?',
    ],
    commitment:
      'This week, begin every day with one sentence of praise before any request, and offer God one ordinary task.',
  },
  {
    id: 'guidance',
    title: 'God’s will and making decisions',
    about: 'God’s will and making decisions',
    signs: {
      strong: [
        "god's will",
        'will of god',
        'decision',
        'decide',
        "god's plan for my life",
        'which way to go',
        'guidance',
        'what does god want me to do',
        'discern',
        "hear god's voice",
        'direction in life',
        'at a crossroads',
        'make the right choice',
        'sign from god',
      ],
      weak: ['choose', 'option', 'path', 'plan', 'direction', 'door', 'advice', 'lead', 'next'],
    },
    understanding: [
      'To stand before a decision that cannot easily be undone is a strain, and the wish to do God’s will can make it greater: what if I miss it?',
      'You would like a clear sign. God sometimes gave one, and more often he gave his people wisdom, counsel and his company on the way.',
      'It is good that you ask before you choose, and not only afterwards for a blessing on it.',
    ],
    passages: [
      {
        mark: '[[Proverbs 3:5-7]]',
        note: 'The way is made straight for those who trust God and do not think themselves wise. It is said of a whole life and not of one choice only.',
      },
      {
        mark: '[[James 1:5]]',
        note: 'To people in trials James says that God gives wisdom freely and does not reproach anyone for asking.',
      },
      {
        mark: '[[Romans 12:2]]',
        note: 'Knowing God’s will grows from a mind that is being made new. It is learned by testing, as one learns a craft.',
      },
      {
        mark: '[[Acts 16:6-10]]',
        note: 'Paul is blocked twice, has a vision, and then the group draws its conclusion together. Guidance here is closed doors, a dream and common sense.',
      },
      {
        mark: '[[Micah 6:8]]',
        note: 'What the Lord asks has already been told: justice, mercy and walking humbly with him. Most of God’s will is no secret.',
      },
      {
        mark: '[[Jeremiah 29:10-13]]',
        note: 'A letter to exiles who must wait seventy years. The hope is for a whole people and is tied to seeking God, and is no promise of quick success.',
      },
    ],
    guidance: [
      'Start with what is plain. Most of God’s will has been made known: to be truthful, faithful and just, to love those whom he has given you. An option that needs a lie, breaks a promise or harms someone can be struck out without waiting for a sign. Often that clears the table. What remains may be several good ways, and then you are free to choose with joy; God’s will is not a tightrope from which one slip makes you fall for ever.',
      'Then use the means he gives. Pray for wisdom. Gather the facts. Ask two or three people who know you, know Scripture and will not flatter you. Ask what you are suited for, and what need is before you. Imagine each course a year from now: where is there peace, even if there is effort too? Be careful with signs and sudden inner voices; test them by Scripture and by people who will tell you the truth.',
      'Set a date, decide, and go on. Paul travelled in the direction that seemed right, and was ready to be turned round. You will not know everything beforehand. If the decision turns out badly, that does not mean God has left you; he has walked with people on roads that they should not have taken at all. And keep clear of deciding when you are exhausted, angry or grieving, if it can wait until the storm is past.',
    ],
    practices: [
      'Write down the options, and strike out any that would need a wrong act.',
      'Ask two or three wise people this week, and do not only ask those who will agree.',
      'Pray for wisdom every morning in the words of James 1.',
      'Live for two days as though you had chosen one way, then two days as though the other, and note what you find.',
      'Fix a day on which you will decide, and then keep to it.',
      'Do today the part of God’s will that you know already.',
    ],
    encouragement: [
      'God gives wisdom without reproach. You are not disturbing him with your question.',
      'The shepherd is not hiding from the sheep that wants to follow.',
      'You need light only for the next step, and you will not take that one alone.',
    ],
    prayers: [
      'Father, I have to decide, and I do not see clearly. Give me wisdom, as you have promised. Show me what is right and not only what is pleasant. Close the doors that should be closed, and give me courage to go through the one that is open. Amen.',
      'Lord Jesus, you know the way because you are the way. Free me from the fear of making a mistake. Send me honest counsellors. Whatever I choose, let me do justice and love mercy there, and walk humbly with you. Amen.',
    ],
    questions: [
      'How have you made important decisions up to now, and what would you do differently?',
      'What does Micah 6:8 clear up before we ask about the details?',
      'How did Paul and his friends come to their decision in Acts 16?',
      'How can we test an impression that God has spoken to us?',
    ],
    commitment:
      'This week, bring one decision to prayer each day, ask two wise people about it, and name the day on which you will decide.',
  },
  {
    id: 'sabbath-rest',
    title: 'Rest and the day of rest',
    about: 'rest and the day of rest',
    signs: {
      strong: [
        'sabbath',
        'day of rest',
        'need rest',
        'how to rest',
        'sunday rest',
        'never stop working',
        'day off',
        'keep the sabbath',
        'holy day',
        'unwind',
        'take a break',
        'holiday guilt',
      ],
      weak: ['rest', 'sunday', 'pause', 'sleep', 'busy', 'stop', 'week', 'quiet', 'work'],
    },
    understanding: [
      'To stop can feel harder than to go on. There is always something left to do, and there always will be.',
      'You may be tired in a way that one early night does not mend. God built a rhythm into the week for people like you.',
      'Rest is not a reward for those who have finished. In the Bible the first full day of human life was a day of rest.',
    ],
    passages: [
      {
        mark: '[[Exodus 20:8-11]]',
        note: 'The day is for children, servants, foreigners and animals as well. The reason given is God’s own resting from his work.',
      },
      {
        mark: '[[Deuteronomy 5:15]]',
        note: 'Here the same command has another reason: you were slaves, and slaves could never stop. Rest is the mark of the free.',
      },
      {
        mark: '[[Mark 2:27-28]]',
        note: 'Jesus is accused over plucked grain. The day was made for people and not people for the day, and he is Lord of it.',
      },
      {
        mark: '[[Mark 6:30-32]]',
        note: 'The apostles come back from much activity and have not even time to eat. Jesus takes them away to a quiet place.',
      },
      {
        mark: '[[Hebrews 4:9-10]]',
        note: 'There remains a rest for God’s people, deeper than a weekly one. Those who enter it cease from their own works.',
      },
      {
        mark: '[[Psalm 127:2]]',
        note: 'A life of early rising and late sitting up, anxious about bread, is called vain; sleep comes from God’s love.',
      },
    ],
    guidance: [
      'Choose a stretch of time that comes round each week, a whole day if you can, half of one if that is all, and guard it. Beforehand finish what has to be finished, and let the rest stay undone on purpose. That is an act of faith: the world is held by someone else. Worship, eat with people, walk, sleep, read, laugh. Ask of every activity whether it makes you more alive or only more tired.',
      'Christians keep this in different ways. Most gather on Sunday, the day of the resurrection; some keep Saturday; some hold one day as holy, others all days alike, and Paul tells both to be convinced in their own minds and not to judge. What all can learn from the commandment is this: those who work for others must be able to rest too. See whether your rest costs someone else theirs, and what could be changed.',
      'If you cannot stop, ask what drives you. It may be fear about money, or a feeling of being worth only what you produce, or something that comes up as soon as it is quiet. Bring that to God, for it is what keeps you a slave. If you are not allowed to stop, with small children, two jobs or someone sick at home, then look for crumbs of rest and ask for help. Jesus saw tired people and led them aside.',
    ],
    practices: [
      'Mark one regular stretch of rest in the calendar, and treat it as an appointment.',
      'Turn off work messages for those hours.',
      'Prepare a simple meal the day before, so that nobody has to toil in the kitchen.',
      'Light a candle or say a short grace to mark the beginning and the end.',
      'Give someone else an hour of rest, such as the parent of small children.',
      'Do one thing that is of no use at all and that you love.',
    ],
    encouragement: [
      'God rested, and the world did not fall apart. It will survive your afternoon as well.',
      'You were not made to be useful first of all. You were made to be with him.',
      'Jesus noticed that his friends were tired before they said so.',
    ],
    prayers: [
      'Lord of the sabbath, I find it hard to stop. I lay down what is not finished; it is yours. Free me from believing that everything depends on me. Let me rest, and let me find you in it. Amen.',
      'Father, thank you for a day which is a gift and not a demand. Teach me to receive it. Show me whom my hurry has tired out. Bring me one day into the rest that has no evening. Amen.',
    ],
    questions: [
      'What happens in you when you have nothing to do?',
      'What do the two reasons for the sabbath, creation and freedom, say to us?',
      'How can we rest without others having to pay for it?',
      'What would a good day of rest look like at your stage of life?',
    ],
    commitment:
      'This week, keep one clearly marked time of rest, tell your household when it is, and do not make up for it afterwards.',
  },
] as const satisfies readonly GuideTopic[];
