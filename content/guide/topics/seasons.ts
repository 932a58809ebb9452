import type { GuideTopic } from '../types.ts';

/** Feasts, changes and beginnings. */
export const seasonsTopics = [
  {
    id: 'new-beginnings',
    title: 'New year and new beginnings',
    about: 'new beginnings',
    signs: {
      strong: [
        'new year',
        'new beginning',
        'fresh start',
        'start afresh',
        'start over',
        'new chapter',
        'turn over a new leaf',
        'second chance',
        'make a new start',
        'new season of life',
        'resolutions',
        'birthday',
      ],
      weak: ['begin', 'year', 'past', 'future', 'change', 'january', 'hope', 'goal'],
    },
    understanding: [
      'A blank page is inviting and a little frightening. You would like to do some things differently from now on.',
      'Something lies behind you that you would be glad to leave there. And something lies ahead that you cannot see.',
      'Perhaps you have begun so often that you hardly trust a beginning any more. God is not short of them.',
    ],
    passages: [
      {
        mark: '[[Lamentations 3:22-23]]',
        note: 'Amid ruins a man remembers that God’s mercies are new each morning. A new beginning comes every twenty-four hours.',
      },
      {
        mark: '[[Isaiah 43:18-19]]',
        note: 'To exiles who live on memories God announces something new, a way in the desert. It is a promise for a whole people, and it shows what he is like.',
      },
      {
        mark: '[[Philippians 3:12-14]]',
        note: 'Paul has not arrived. He forgets what lies behind, successes too, and stretches out for what is ahead.',
      },
      {
        mark: '[[Joshua 3:3-5]]',
        note: 'Israel is to keep its eyes on the ark, for it has not gone this way before.',
      },
      {
        mark: '[[John 21:15-17]]',
        note: 'On the shore Jesus gives Peter back his task, three questions for three denials. He begins again with people who failed him.',
      },
      {
        mark: '[[James 4:13-15]]',
        note: 'Those who plan the year with no if the Lord wills forget that they do not own tomorrow.',
      },
    ],
    guidance: [
      'Before you look ahead, look back, with a pencil, before God. What was good? Say thanks for it. What was wrong? Say so and receive forgiveness, and put right what can be. What remains unsolved? Hand it over, with a date on which you will ask about it again. Only then close the book. Otherwise the old year comes across the threshold in your bags. The Jewish and Christian day begins at evening: first one rests in what God does, and then one starts work.',
      'Take on few things, and small ones. Not a new person by February, but one habit that can be kept on a bad day. Tie it to a time and a place, tell someone, and expect to miss some days. Paul speaks of stretching forward and not of having got there. It helps to choose a word or a verse for the year and to put it where one sees it. Ask less what you want to achieve than whom you want to love.',
      'If your new beginning comes after something bad, a separation, prison, illness, a fall, go step by step. You need not explain yourself to all. Look for people who are not fixed on your past, and places where you can be of use. Peter’s second chance was on the same shore as his first call, by a fire like the one at which he had failed. Jesus did not pass over it. He asked about love, and then he gave him work.',
    ],
    practices: [
      'Look back over the past year for an hour, and sort it into thanks, sorrow and open questions.',
      'Choose one small habit, with a fixed time and place.',
      'Pick a verse for the year, learn it, and hang it up.',
      'Put one old matter right before you start something new.',
      'Write a letter to yourself to be opened in twelve months.',
      'Ask in January, and again in July, whom you are meant to love this year.',
    ],
    encouragement: [
      'Each morning is proof that God believes in beginnings.',
      'You have not gone this way before. He has.',
      'He asks Peter about love and not about the night in the courtyard.',
    ],
    prayers: [
      'Lord of all times, a new stretch lies before me. I thank you for what has been. Forgive what was wrong, and take what is unsolved. Go before me, for I do not know this way. Let me begin small and in love. Amen.',
      'Father, I have started so often and given up. Your mercies are new this morning; let me trust them. Free me from the past where it holds me. If you will, we shall live and do this or that. Amen.',
    ],
    questions: [
      'For what are you thankful in the year that lies behind you?',
      'What does Paul mean by forgetting what is behind, and what should not be forgotten?',
      'Why does Jesus ask Peter about love, of all things?',
      'Which small beginning could we make as a group?',
    ],
    commitment:
      'This week, close one old matter with thanks or an apology, and begin one small habit at a fixed time.',
  },
  {
    id: 'christmas',
    title: 'Christmas',
    about: 'Christmas',
    signs: {
      strong: [
        'christmas',
        'advent',
        'birth of jesus',
        'nativity',
        'bethlehem',
        'christmas eve',
        'wise men',
        'shepherds and angels',
        'manger',
        'alone at christmas',
        'incarnation',
        'why did god become man',
        'epiphany',
      ],
      weak: ['birth', 'star', 'angel', 'gift', 'baby', 'winter', 'family', 'december', 'mary'],
    },
    understanding: [
      'There is hardly a feast on which so many expectations lie. Underneath the paper is a plain story about a child and a shed.',
      'For some it is the loveliest time, for others the loneliest. For many it is both within two days.',
      'You would like to get past the rush to what it is about. That is worth doing.',
    ],
    passages: [
      {
        mark: '[[Luke 2:8-12]]',
        note: 'The first to hear are night-shift workers in a field. The sign they are given is a baby in a feeding trough.',
      },
      {
        mark: '[[John 1:14]]',
        note: 'John says in one sentence what happened: the Word became flesh and lived among people.',
      },
      {
        mark: '[[Isaiah 9:6-7]]',
        note: 'Into the dark of an occupied land the prophet speaks of a great light and a child with royal names. Christians hear in it the birth of Jesus.',
      },
      {
        mark: '[[Matthew 2:13-15]]',
        note: 'The story goes on straight away with flight. The child’s family are refugees in Egypt.',
      },
      {
        mark: '[[Galatians 4:4-5]]',
        note: 'Paul’s Christmas in two verses: born of a woman, under the law, so that others might become children of God.',
      },
      {
        mark: '[[Luke 1:49-53]]',
        note: 'Mary sings that God puts down the mighty and fills the hungry. It is the first Advent song, and not a lullaby.',
      },
    ],
    guidance: [
      'Christmas says that God did not shout from above but came. He became small enough to be dropped. He came to an occupied country, to people without a room, and was laid where animals eat; from then on no place is too poor for him. So bring him what is in your shed at present, the tiredness, the quarrel, the empty place at table. Find a quarter of an hour to read Luke 2 by one candle, slowly, as if you had never heard it.',
      'Make it simpler. Agree with your family on fewer presents, an easier meal, a walk. Let there be one hour that belongs to the story: read, sing out of tune, pray. Do not expect the feast to mend what the year did not; families are the same people with candles. Agree beforehand when you will arrive and when you will leave. And invite someone, since the one thing the Bible tells of that night’s lodging is that there was no room.',
      'If you are alone or grieving, you may do it otherwise this year. Say so in good time to someone, and do not wait until the evening itself. Many churches lay a table; others would gladly have you if they knew. Set a photograph out and light a candle for the one who is missing. Go where there is singing. The angels’ word was not for people in a festive mood. It was: do not be afraid, and it was said in the dark.',
    ],
    practices: [
      'Read Luke 2 aloud by candlelight before any presents are opened.',
      'Invite one person who would otherwise be alone.',
      'Strike out one thing from the preparations which gives joy to nobody.',
      'Give as much to a family in need as you spend on one present.',
      'Pray each evening in Advent a single sentence: come, Lord Jesus.',
      'Light a candle for the one who is missing, and say their name.',
    ],
    encouragement: [
      'He came in the night, to people at work, in a stable. Yours is not too poor.',
      'The message begins with do not be afraid, for it was needed.',
      'Immanuel, God with his people, is not a wish but a name.',
    ],
    prayers: [
      'Lord Jesus, you came as a child into our cold. Come to us now, as we are. Quiet the rush, and let me kneel for a moment. Be near to those who are alone, fleeing or in sorrow. Make room in me. Amen.',
      'Father, thank you that you did not keep your Son to yourself. I bring you my joy and my empty places. Let us be kind to each other these days. Open our door to someone who has no room. Amen.',
    ],
    questions: [
      'Which Christmas do you remember most, and why?',
      'Why might God have chosen shepherds as the first to hear?',
      'What does Mary’s song say that our carols tend to leave out?',
      'Who in our neighbourhood has no room this Christmas?',
    ],
    commitment:
      'This week, make room for one person who would be alone, and keep a quiet quarter of an hour with the story itself.',
  },
  {
    id: 'easter',
    title: 'Good Friday and Easter',
    about: 'Good Friday and Easter',
    signs: {
      strong: [
        'easter',
        'good friday',
        'resurrection',
        'empty tomb',
        'did jesus rise',
        'he is risen',
        'holy week',
        'palm sunday',
        'maundy thursday',
        'crucifixion',
        'passion of christ',
        'third day',
        'proof of the resurrection',
      ],
      weak: ['cross', 'tomb', 'risen', 'death', 'witness', 'sunday', 'stone', 'garden'],
    },
    understanding: [
      'Everything Christians believe hangs on these three days. You may come with faith, with questions, or with both.',
      'On Good Friday there is nothing to be explained away. One may stand there and be silent.',
      'Easter begins in the Gospels with fear and confusion, and not with trumpets. It may begin so with you.',
    ],
    passages: [
      {
        mark: '[[1 Corinthians 15:3-7]]',
        note: 'The oldest summary, with names of witnesses, most of whom could still be asked when Paul wrote it down.',
      },
      {
        mark: '[[Mark 15:37-39]]',
        note: 'A loud cry, a torn curtain in the temple, and the confession of a Roman who has seen how he died.',
      },
      {
        mark: '[[John 20:13-16]]',
        note: 'Mary Magdalene weeps outside the tomb and takes the risen one for the gardener. She knows him when he says her name.',
      },
      {
        mark: '[[Luke 24:37-41]]',
        note: 'The disciples think that they see a ghost. He shows them hands and feet, and asks for something to eat.',
      },
      {
        mark: '[[Isaiah 53:4-6]]',
        note: 'Centuries before, the prophet sings of a servant who bears what belongs to others. The church has always read it on Good Friday.',
      },
      {
        mark: '[[Romans 6:8-11]]',
        note: 'Christ, being raised, dies no more. Those who belong to him may reckon with being alive to God.',
      },
    ],
    guidance: [
      'Go through the days in order. On Thursday read of the supper and the garden, and eat something simple together. On Friday read the Passion in one Gospel, aloud, and stay for a while without singing. There he bears what people have done and what was done to them, the just for the unjust, and goes into the deepest loneliness there is. On Saturday do nothing; it is the day of those who wait at graves. On Sunday get up early, go outside, and say that he is risen.',
      'Is it true? No one saw the moment. But the tomb was empty, as even opponents granted by explaining it. Women were the first witnesses, whom no one would have invented at that time. Frightened people became unafraid, a brother who had doubted and an enemy who had hunted them were turned round, and died for it. Other explanations are harder to believe than they look. Weigh it honestly. And then there is a question that lies beyond weighing: what if he says your name?',
      'Easter does not mean that Friday did not hurt. The risen one bears scars. It means that death, guilt and force have been to the limit of what they can do, and he has come back from behind them. So you may go to graves with hope, begin again after failure, and do good without seeing results. Live one thing differently this week because it is true. It is also fitting to celebrate for longer than one day; the church gives fifty.',
    ],
    practices: [
      'Read the Passion in Mark in one sitting on Good Friday, aloud if possible.',
      'Keep an hour of silence on Saturday.',
      'Get up before sunrise on Easter Sunday, and read John 20 out of doors.',
      'Write down the evidence for the resurrection that convinces you, and what still hinders you.',
      'Bring an Easter greeting to a grave, or to someone in mourning.',
      'Do one thing this week that makes sense only if Christ is alive.',
    ],
    encouragement: [
      'He is known by scars and by saying your name.',
      'Nothing is so dead that he could not begin there.',
      'The stone was rolled away before they had worked out how.',
    ],
    prayers: [
      'Lord Jesus, you died for me, and I stand before your cross with few words. You know what I have laid on you. Thank you. Let me not hurry past it to the flowers. Have mercy on all who are in their own Friday. Amen.',
      'Risen Lord, you came to those who wept and to those behind locked doors. Say my name, so that I know you. Take away my fear of death. Let me live from now on as someone for whom the stone is rolled away. Amen.',
    ],
    questions: [
      'Which of the three days is closest to you at present?',
      'What does the cry from the cross mean to you?',
      'Which reasons for and against the resurrection do you find strongest?',
      'What would change in our lives if we reckoned every day with the risen one?',
    ],
    commitment:
      'This week, read one account of the cross and one of the resurrection, and bring the Easter hope to one grieving person.',
  },
  {
    id: 'blessings',
    title: 'Giving thanks for good news',
    about: 'giving thanks for good news',
    signs: {
      strong: [
        'good news in my life',
        'thank god for',
        'praise report',
        'testify to what god has done',
        'prayer was answered',
        'blessed beyond',
        'my baby was born',
        'got the job',
        'i got a new job',
        'passed my exam',
        'wedding thanksgiving',
        'thanksgiving',
        'blessings',
        'cancer free',
        'god has been good',
      ],
      weak: ['thank', 'happy', 'blessed', 'praise', 'celebrate', 'glad', 'gift', 'joy'],
    },
    understanding: [
      'Something good has happened, and you want to bring it to God. That is a fine thing to do with joy.',
      'In trouble one prays readily; in happiness one easily forgets. You have come back, like the one out of ten.',
      'Good news too can make one’s knees weak. One hardly trusts it, and wants to tell somebody.',
    ],
    passages: [
      {
        mark: '[[Psalm 116:12-14]]',
        note: 'Someone saved from death asks how to repay God. The answer is: lift up the cup, call on his name, and keep what was promised.',
      },
      {
        mark: '[[Luke 17:15-16]]',
        note: 'One man turns back, loudly praising, and falls at Jesus’ feet. The road to the feast could wait.',
      },
      {
        mark: '[[1 Samuel 2:1-2]]',
        note: 'Hannah, who had wept, now sings. Her song looks beyond her own child to what God does for the lowly.',
      },
      {
        mark: '[[Deuteronomy 8:10-14]]',
        note: 'When you have eaten and are full: Moses knows that plenty is the time in which people forget.',
      },
      {
        mark: '[[Psalm 126:1-3]]',
        note: 'Those who came home were like dreamers, laughing, and others noticed that the Lord had done great things.',
      },
      {
        mark: '[[James 1:17]]',
        note: 'Every good gift comes from above, from a Father who does not change like shadows.',
      },
    ],
    guidance: [
      'Say it in so many words. Tell God what was asked, what came, and how it was for you, and do not hurry back to the next request. Perhaps kneel, or sing, or go outside. Then tell people: those who prayed along, and your church; joy wants witnesses. Israel brought a thank-offering and ate it with friends, and what was left must not be kept until morning. It had to be shared. A meal, a gift, a debt forgiven would be today’s form of that.',
      'Write it down with the date. There will be days when you doubt whether God has ever done anything for you. Joshua had stones set up at the river so that children should ask what they meant. Keep a book, a jar of notes, a line in the family calendar. But do not turn it into a rule: that God must do the same tomorrow, or that others have received less because they believed less. Gifts are not wages.',
      'Be tender with those who are still waiting. The friend without a child, the patient with the other result, is glad with you and weeps at home. Tell them yourself, gently, and let them feel what they feel. And let the gift make you generous. Hannah gave back the child for whom she had prayed so long. What was given to you is meant to pass through you. Moses’ warning stands: when all is well, remember who led you.',
    ],
    practices: [
      'Thank God aloud for what happened, in detail, for five whole minutes.',
      'Write it down with the date, in a place where you will find it again.',
      'Tell those who prayed with you, and thank them.',
      'Give a meal or a gift from your joy to someone with little to celebrate.',
      'Read Hannah’s song, and add a verse of your own.',
      'Send a kind word to a person who is still waiting for what you have received.',
    ],
    encouragement: [
      'You may be happy without looking over your shoulder.',
      'God delights in giving, and he delights in your delight.',
      'The joy you feel is a small foretaste of a larger feast.',
    ],
    prayers: [
      'Father, thank you. You have heard me, and I am glad. Every good gift is from you, and this one above all today. Let me not forget it when other days come. Show me with whom I am to share it. Amen.',
      'Lord, you have done great things for me. My heart is full, and I hardly find the words. Bless all who helped and prayed. Be close to those who are still waiting. I lift the cup and call on your name. Amen.',
    ],
    questions: [
      'What good thing has happened to you lately, and have you told God?',
      'Why is it easier to forget God in plenty than in need?',
      'How can we rejoice without hurting those who are waiting?',
      'How might we keep alive the memory of what God has done?',
    ],
    commitment:
      'This week, thank God each day for one definite gift, and let somebody else share in your joy.',
  },
  {
    id: 'moving-and-change',
    title: 'Moving and change',
    about: 'moving and change',
    signs: {
      strong: [
        'moving house',
        'moving to a new',
        'moved to a new city',
        'new place',
        'homesick',
        'transition',
        'emigrate',
        'relocate',
        'starting over somewhere',
        'life is changing',
        'big change',
        'new school',
        'new job starting',
        'leaving home',
      ],
      weak: ['change', 'new', 'move', 'city', 'home', 'leave', 'strange', 'start'],
    },
    understanding: [
      'Even a good change costs something. One leaves more than boxes can hold.',
      'In a new place nobody knows your stories, and one has to look for everything, down to the salt.',
      'You are between what was and what will be. Between is an uncomfortable country, and God is well known there.',
    ],
    passages: [
      {
        mark: '[[Genesis 12:1-4]]',
        note: 'Abraham is called to leave country, kin and home for a land he will be shown. He is seventy-five, and goes.',
      },
      {
        mark: '[[Hebrews 13:8]]',
        note: 'Jesus Christ is the same yesterday, today and for ever. It is said to people whose leaders have died.',
      },
      {
        mark: '[[Genesis 28:15-17]]',
        note: 'Jacob, on the run, sleeps on a stone in no place in particular. He finds that God was there, and he had not known it.',
      },
      {
        mark: '[[Jeremiah 29:5-7]]',
        note: 'To people moved against their will God says to build houses, plant gardens, and pray for the place they are in.',
      },
      {
        mark: '[[Psalm 139:7-10]]',
        note: 'At the farthest edge of the sea the psalmist expects the same hand that held him at home.',
      },
      {
        mark: '[[Exodus 33:14-15]]',
        note: 'Moses will go no further unless God goes with them. God’s presence is what he asks for, more than a map.',
      },
    ],
    guidance: [
      'Say goodbye properly. Walk once more through the rooms, thank God for what happened there, visit people, settle what is open. Things not said at parting travel with you as heavy luggage. Mark the beginning too: pray in the empty rooms, read a psalm aloud, hang a picture before the boxes are unpacked. Let everyone in the family say what they are sad about, children above all; they did not choose it. Homesickness is a kind of love, and it passes in waves.',
      'Plant gardens, Jeremiah says: do not live for years as though you were only visiting. Learn the names of the streets and of the woman at the till. Go in the second week to a church, and introduce yourself. Invite neighbours for coffee before the curtains are up. Give it a year before you judge; friendships need that long. Keep up two or three old ones faithfully, but do not live on the telephone only.',
      'What changes outside shakes what is inside. Ask what stays: God’s company, your name in his book, prayer at evening, a few habits that you carry with you like a tent. Abraham built altars wherever he stopped. If the change was forced on you, by flight, divorce or loss, then mourn it, and seek help with papers, language and work; churches often know the way. The stone beneath Jacob’s head turned out to be a gate. It may take a night until one sees it.',
    ],
    practices: [
      'Walk through the old place and give thanks aloud in each room.',
      'Read Psalm 121 or 139 aloud in the new place, on the first evening.',
      'Visit a church within the first two weeks, and tell someone that you are new.',
      'Invite one neighbour in before everything is unpacked.',
      'Keep one small habit exactly as it was.',
      'Pray for the town you now live in, by the names of its streets.',
    ],
    encouragement: [
      'The Lord was in that place before Jacob lay down there. He is in yours.',
      'You have moved. He has not.',
      'The first months are the hardest. Gardens take a season.',
    ],
    prayers: [
      'Lord, so much is new, and I miss what I knew. Go with me, or I do not want to go. Show me that you are already here. Give us people, and patience until this is home. Amen.',
      'Father, you called Abraham out and stayed with him. Bless the rooms that I leave and the rooms that I enter. Comfort those who find it hard. Let us be a blessing in this place. Amen.',
    ],
    questions: [
      'Which change in your life was the hardest, and what helped?',
      'What does Jeremiah advise people who would rather be elsewhere?',
      'Where has God surprised you by being there, as with Jacob?',
      'How does our church receive people who are new in town?',
    ],
    commitment:
      'This week, welcome one person who is new here with an invitation, or, if you are new, introduce yourself to three people.',
  },
] as const satisfies readonly GuideTopic[];
