import type { GuideTopic } from '../types.ts';

/** Belonging to a church, its signs, and its task. */
export const churchLifeTopics = [
  {
    id: 'church-membership',
    title: 'Belonging to a church',
    about: 'belonging to a church',
    signs: {
      strong: [
        'go to church',
        'find a church',
        'church membership',
        'why church',
        'join a church',
        'do i need church',
        'new church',
        'which church',
        'attend church',
        'looking for a church',
        'body of christ',
        'denomination',
        'online church',
      ],
      weak: ['church', 'sunday', 'community', 'member', 'belong', 'fellowship', 'service', 'congregation'],
    },
    understanding: [
      'One can believe without a church for a while, as one can live without a table. It is not how it is meant.',
      'To walk into a room of strangers who all seem to know each other takes courage. You are not being silly.',
      'You may have reasons for keeping away, good ones among them. It is worth looking at them without being pushed.',
    ],
    passages: [
      {
        mark: '[[Hebrews 10:23-25]]',
        note: 'Some had got out of the habit of meeting. The writer asks for more than attendance: think how to stir one another to love.',
      },
      {
        mark: '[[Acts 2:42-46]]',
        note: 'Luke draws a picture of the first church: teaching, shared life, bread and prayers, and goods held in common.',
      },
      {
        mark: '[[1 Corinthians 12:14-18]]',
        note: 'A body has many members, and none can say that it does not belong. Paul writes it to a church in which some felt useless and others indispensable.',
      },
      {
        mark: '[[Ephesians 2:19-22]]',
        note: 'Those who were strangers are members of a household, and stones in one building where God lives by his Spirit.',
      },
      {
        mark: '[[Matthew 18:20]]',
        note: 'Where two or three are gathered in his name, Jesus is among them. The words stand in a passage on how a church deals with its wounds.',
      },
      {
        mark: '[[Romans 15:5-7]]',
        note: 'Welcome one another as Christ has welcomed you. Belonging begins with his welcome and not with being alike.',
      },
    ],
    guidance: [
      'Look for a few things: is Jesus Christ at the centre, is the Bible opened and explained, are baptism and the Lord’s table kept, can one ask questions, are children safe, are the poor remembered, do people stay for a cup of tea? You will not find all of it in full. Music and style come after that. Visit two or three, each of them more than once; go early and stay late. Tell the minister that you are new and would like to be visited.',
      'Then stay. One does not belong by watching. Join a small group, eat with people, take on a modest task, let your name be known. You will meet difficult persons; you may be one. That is not a flaw in the arrangement, for patience and forgiveness can be learned nowhere else. A screen can help those who are ill or far away, and it cannot lay hands on you, break bread with you, or notice that you have been crying.',
      'Churches differ over government, worship and sacraments, and each has its reasons. You may choose with a good conscience, and respect the others as brothers and sisters. Be careful where a leader may not be questioned, where giving is forced, where people are cut off from family, or where those who leave are shunned. Then go. And if you have been hurt, begin with two or three believers round a kitchen table; the promise holds there too.',
    ],
    practices: [
      'Visit one church this Sunday, and speak to one person afterwards.',
      'Tell the minister your name, and ask for a conversation.',
      'Go to the same church four times before you judge it.',
      'Join one small group or a shared meal.',
      'Offer to do one simple task, such as chairs, coffee or lifts.',
      'Look out after each service for the person who is standing alone.',
    ],
    encouragement: [
      'There is a gap in the wall of the exact size of your stone.',
      'You are not joining a club of good people but a household of the forgiven.',
      'Christ welcomed you first. No one who follows him has a right to do less.',
    ],
    prayers: [
      'Lord Jesus, you do not want me to believe alone. Lead me to a church where you are at the centre. Give me courage at the door and patience with people. Show me where I can be of use. Amen.',
      'Father, I thank you for your family, odd as it is. Forgive me for judging it from a distance. Heal what churches have done to me, and what I have done to them. Make me somebody by whom others feel welcome. Amen.',
    ],
    questions: [
      'What brought you to this church, and what keeps you?',
      'Which marks of the first church in Acts 2 do we have, and which are lacking?',
      'What does the picture of the body say to people who feel useless or indispensable?',
      'What is it like to come into our service as a stranger?',
    ],
    commitment:
      'This week, greet one person in church whom you do not know, and ask them to coffee or to your table.',
  },
  {
    id: 'serving',
    title: 'Serving others',
    about: 'serving others',
    signs: {
      strong: [
        'serve others',
        'serving',
        'volunteer',
        'help others',
        'serve god',
        'ministry',
        'good works',
        'how can i help',
        'kindness',
        'acts of kindness',
        'help my neighbour',
        'serve in church',
        'good samaritan',
      ],
      weak: ['help', 'need', 'neighbour', 'time', 'give', 'care', 'task', 'hands'],
    },
    understanding: [
      'You would like to be of use to others. Perhaps you do not know where to begin, or whether you have anything to give.',
      'Serving can make one glad, and it can empty one. Both belong to the subject.',
      'Much serving goes unseen and unthanked. If it is yours, then know that it is not unseen by everyone.',
    ],
    passages: [
      {
        mark: '[[Mark 10:45]]',
        note: 'Jesus says what he came for, in the middle of a quarrel about rank: not to be served but to serve, and to give his life.',
      },
      {
        mark: '[[Luke 10:36-37]]',
        note: 'The question was who my neighbour is. The story turns it into another, namely to whom one can be a neighbour.',
      },
      {
        mark: '[[1 Peter 4:10-11]]',
        note: 'Each has received a gift to pass on as a good steward. Those who serve are to do it with the strength that God supplies.',
      },
      {
        mark: '[[Galatians 5:13]]',
        note: 'Freedom is not for pleasing oneself. It is for becoming, through love, one another’s servants.',
      },
      {
        mark: '[[Matthew 25:37-40]]',
        note: 'The king thanks people for food, drink, clothing and visits that they had quite forgotten.',
      },
      {
        mark: '[[Acts 9:36-39]]',
        note: 'When Tabitha dies, the widows stand weeping and show the clothes that she made. It is her whole sermon.',
      },
    ],
    guidance: [
      'Look at what is nearest. Who in your street, family or workplace carries something heavy? Begin with a thing that you can do well and repeat, such as a weekly phone call, a lift to the clinic, a cake for new neighbours. Ask before helping, so that it is help and not interference: would it be useful if I did this? The Samaritan used what he had with him: oil, wine, a donkey, two coins, and an interrupted afternoon.',
      'Ask what is in your hands. Some can cook, some can listen, repair, teach, drive, pray, organise, make people laugh. A gift is often what you do without noticing that it is hard for others. Try something for three months, and let others tell you whether it fits. Do not take only what is seen; chairs and toilets are a good school. And include people as you help. To do things with someone is nearly always better than to do them for someone.',
      'Serve from strength that is supplied. If you become bitter, if you keep count, if those at home get the rest, then stop and ask for whom you are doing this. Martha’s work was good; it had only crowded out the guest. It is allowed to say no, to rest, to be served. Let others wash your feet; Peter had to learn it. And remember that you are not the saviour of those whom you help. They have one, and so have you.',
    ],
    practices: [
      'Ask one person this week what would really help, and do it.',
      'Choose one service that you can repeat every week for three months.',
      'Do a job in church that no one wants.',
      'Take a child or a friend along when you help somebody.',
      'Let yourself be helped once, and only say thank you.',
      'End one commitment that you keep up only from guilt.',
    ],
    encouragement: [
      'Tabitha never preached, and the room full of coats was sermon enough.',
      'The king remembers cups of water that you have forgotten.',
      'You do not have to save the world. You may carry one end of the stretcher.',
    ],
    prayers: [
      'Lord, you came to serve. Open my eyes for the person who needs me today. Show me what I have in my hands. Let me help without ruling and give without counting. Amen.',
      'Jesus, I am tired of serving, and I have begun to keep count. Forgive me, and let me sit at your feet for a while. Wash mine first. Then send me, with strength that you supply. Amen.',
    ],
    questions: [
      'Who has served you in a way that you still remember?',
      'How does Jesus turn the lawyer’s question round in Luke 10?',
      'How can one help so that the other keeps their dignity?',
      'How do you notice that your serving has gone sour, and what then?',
    ],
    commitment:
      'This week, do one useful thing for someone who cannot return it, and let no one know who did it.',
  },
  {
    id: 'spiritual-gifts',
    title: 'Spiritual gifts',
    about: 'spiritual gifts',
    signs: {
      strong: [
        'spiritual gifts',
        'spiritual gift',
        'gifts of the spirit',
        'speaking in tongues',
        'speak in tongues',
        'prophecy',
        'gift of healing',
        'use my gifts',
        'discover my gifts',
        'gift of prophecy',
        'word of knowledge',
        'charismatic',
      ],
      weak: ['gift', 'spirit', 'talent', 'tongues', 'use', 'ability', 'prophet', 'church'],
    },
    understanding: [
      'You are wondering what God has given you to share, or what to think of gifts that seem unusual. Both are good questions.',
      'Some people have been made to feel second-rate because they lacked a particular gift. That is just what Paul was writing against.',
      'It is possible to be gifted and not know it, since what comes naturally seems like nothing special.',
    ],
    passages: [
      {
        mark: '[[1 Corinthians 12:4-7]]',
        note: 'There are different gifts and one giver. They are shared out as the Spirit wills, and each is for the good of all.',
      },
      {
        mark: '[[Romans 12:6-8]]',
        note: 'A sober list: serving, teaching, encouraging, giving, leading, showing mercy. Half of it would not be noticed on a stage.',
      },
      {
        mark: '[[1 Corinthians 13:1-3]]',
        note: 'In the middle of his teaching on gifts Paul says that the greatest of them without love are noise, and nothing.',
      },
      {
        mark: '[[Ephesians 4:11-13]]',
        note: 'Christ gives people to the church so that all are made ready for service, and grow up together.',
      },
      {
        mark: '[[1 Peter 4:10]]',
        note: 'Every believer has received something, and is a steward and not an owner of it.',
      },
      {
        mark: '[[1 Thessalonians 5:19-21]]',
        note: 'Do not put out the Spirit, do not despise prophecies, and test everything: Paul asks for openness and judgement together.',
      },
    ],
    guidance: [
      'To find your gift, do not start with a questionnaire but with a need. Where do people in your church lack something, and you cannot help noticing? Try it. Watch what happens: are people helped, do others confirm it, does it give you a tired sort of joy? Ask three people what they receive from you. Gifts are found in use, mostly sideways. Then practise, because a gift from God may still need lessons, and put up with beginning small.',
      'On tongues, prophecy and healing Christians differ. Some hold that these gifts were given for the founding time of the church; others expect them today and see them as normal; many are open but cautious. All sides can agree with Paul: the Spirit gives as he wills, nobody has every gift, none is proof of being a better Christian, whatever is said must be tested by Scripture and by the church, order and love come first, and medical help is never to be despised.',
      'No gift is for its owner. If yours makes you important, it is in danger; if it makes others stronger, it is at home. Envy of another’s gift and contempt for one’s own are two sides of one mistake, Paul says, as though an ear should say that it is no eye. Look for the gifts of the quiet, and name them aloud. And be wary of anyone who claims revelations about your money, your marriage or your body.',
    ],
    practices: [
      'Ask three people what they receive through you.',
      'Try one task for four weeks where you see a need.',
      'Tell someone quiet what gift you see in them.',
      'Read 1 Corinthians 12 to 14 in one sitting, for the sake of the whole line of thought.',
      'Test each impression by Scripture, and by two mature believers.',
      'Learn something that sharpens your gift, such as a course or a good teacher.',
    ],
    encouragement: [
      'There is no member without a gift, and none with all of them.',
      'The Spirit has not forgotten you in the sharing out.',
      'What seems nothing to you may be exactly what someone prays for.',
    ],
    prayers: [
      'Holy Spirit, you give as you will. Show me what you have placed in my hands. Keep me from envy and from display. Let it build up others and be carried by love. Amen.',
      'Father, thank you for the many gifts in your church, loud and quiet. Forgive us for ranking them. Teach us to test all things and to hold on to the good. Use me where I am needed. Amen.',
    ],
    questions: [
      'What gifts do we see in one another in this group?',
      'Why does Paul put his chapter on love in the middle of the ones on gifts?',
      'How can Christians of differing views on tongues and prophecy live together?',
      'Which gifts are easily overlooked in our church?',
    ],
    commitment:
      'This week, tell two people which gift you see in them, and use one of your own where there is a need.',
  },
  {
    id: 'evangelism',
    title: 'Sharing the faith',
    about: 'sharing your faith',
    signs: {
      strong: [
        'evangelism',
        'evangelise',
        'evangelize',
        'share my faith',
        'share the gospel',
        'witness to',
        'tell others about jesus',
        'lead someone to christ',
        'talk about faith',
        'my unbelieving friend',
        'great commission',
        'my testimony',
        'afraid to share',
      ],
      weak: ['friend', 'tell', 'witness', 'neighbour', 'jesus', 'invite', 'conversation', 'convert'],
    },
    understanding: [
      'Many Christians love Jesus and fall silent when the talk turns to him. If that is you, you are in large company.',
      'You do not want to push anyone, and you would also not like to keep back the best thing that you know.',
      'Perhaps there is one person for whom you have prayed for years. That love is the right beginning.',
    ],
    passages: [
      {
        mark: '[[1 Peter 3:15-16]]',
        note: 'Be ready to answer when somebody asks about your hope. It is to be done gently and with respect.',
      },
      {
        mark: '[[Matthew 28:18-20]]',
        note: 'The risen Jesus sends his disciples, some of whom are still doubting. It begins with his authority and ends with his presence.',
      },
      {
        mark: '[[John 1:45-46]]',
        note: 'Nathanael asks what good can come out of Nazareth. Philip does not argue: come and see.',
      },
      {
        mark: '[[John 4:28-30]]',
        note: 'A woman with a difficult story leaves her jar and tells the town to come and look. She has a question rather than a doctrine.',
      },
      {
        mark: '[[Colossians 4:5-6]]',
        note: 'Paul wants wisdom towards outsiders, and words that are gracious and have some salt.',
      },
      {
        mark: '[[1 Corinthians 3:6-7]]',
        note: 'One plants, another waters, and God gives the growth. Nobody has to do all of it.',
      },
    ],
    guidance: [
      'Begin by listening. Ask people what they believe and hope, what they find hard, and be truly interested. Then tell something of your own, short and concrete: how prayer held you when your father was ill, why you are not in despair. You need not have an answer to each question; I do not know, I will think about it, is an honest witness. Speak of Jesus more than of church, and invite people to read a Gospel with you. Come and see is still the best method.',
      'Your life speaks as well, though it cannot say his name. Be on time with help, be fair when it costs you, apologise when you were wrong, and people begin to ask. Do not treat anyone as a project. A friend is a friend even if they never believe. Respect a no. Do not press children, patients, employees or others who depend on you. The Spirit convinces; you are a witness, and a witness says only what they know.',
      'Pray for three people by name, and for a natural moment. When it comes, take it with a beating heart; it need only be a sentence. It helps to have one’s own story ready in three minutes: what it was like before, how Christ met me, what is different. Leave out pious words that nobody understands. If it goes badly, it was a seed all the same. Others will water, and you may be the one who waters for someone else.',
    ],
    practices: [
      'Write down three names, and pray for them every day.',
      'Prepare your own story so that it can be told in three minutes without church language.',
      'Ask one person this week what they believe, and only listen.',
      'Invite someone to read one chapter of Mark with you over coffee.',
      'Say in one natural moment that you will pray for somebody, and do it.',
      'Invite someone to a service or a meal where they will meet believers.',
    ],
    encouragement: [
      'You are not the harvest. You carry a seed or a watering can.',
      'The woman at the well knew very little, and a whole town came.',
      'He has promised to be with you in just this, to the end of the age.',
    ],
    prayers: [
      'Lord, you know whom I would so much like to know you. I am afraid of saying the wrong thing. Give me love, the right moment and a simple word. And let my life not contradict it. Amen.',
      'Father, open a door for your message in our street. Make me attentive and unafraid, and respectful too. Thank you for those who told me. Draw to your Son the people whose names I bring you. Amen.',
    ],
    questions: [
      'Who told you about Jesus, and what about it convinced you?',
      'What keeps us silent most of all?',
      'What can we learn from Philip’s come and see?',
      'How can one speak of faith without putting pressure on people?',
    ],
    commitment:
      'This week, pray daily for three people by name, and ask one of them a real question about what they believe.',
  },
  {
    id: 'missions',
    title: 'Mission in the wider world',
    about: 'mission in the wider world',
    signs: {
      strong: [
        'missions',
        'missionary',
        'mission trip',
        'called to be a missionary',
        'mission field',
        'unreached',
        'go to the nations',
        'world mission',
        'support a missionary',
        'called to missions',
        'serve overseas',
        'bible translation',
        'church planting',
      ],
      weak: ['nations', 'send', 'go', 'abroad', 'culture', 'world', 'support', 'language'],
    },
    understanding: [
      'The good news was never meant for one people or place. You are thinking about your part in that.',
      'It may be that you feel drawn to go, or that you ask how one can help from home. Both are needed.',
      'Mission has also done harm where it came with power. It is right to want to do it better.',
    ],
    passages: [
      {
        mark: '[[Matthew 28:18-20]]',
        note: 'The sending reaches to all nations, and to learning all that Jesus taught. It is about disciples and not only decisions.',
      },
      {
        mark: '[[Acts 1:8]]',
        note: 'Witnesses in Jerusalem, Judea, Samaria and to the ends of the earth. The power comes from the Spirit, and the circle begins at home.',
      },
      {
        mark: '[[Isaiah 49:6]]',
        note: 'It is too small a thing, God tells his servant, to restore Israel only; he is to be a light to the nations.',
      },
      {
        mark: '[[Romans 10:13-15]]',
        note: 'Paul asks a chain of questions: how shall they call, believe, hear, unless someone is sent? Senders are part of the chain.',
      },
      {
        mark: '[[Psalm 67:1-4]]',
        note: 'Israel asks for a blessing so that all peoples may know God and be glad.',
      },
      {
        mark: '[[Acts 13:2-3]]',
        note: 'The first missionaries are called in worship, and are sent by a church that fasts, prays and lays on hands.',
      },
    ],
    guidance: [
      'Mission starts with God, who sent his Son, and who was at work in each place before anyone arrived. So those who go should go as guests and learners: with the language, with respect, ready to be taught by Christians there, who are often many and mature. The centre of the church has long since moved south and east. Much sending nowadays runs the other way, and the world has also moved into your street. Ask what your neighbours from elsewhere need, and what they can teach.',
      'If you feel drawn to go, test it. Speak to your church, for nobody sends himself in the New Testament. Serve first where you are, among people who are different. Visit. Prepare soundly, with languages, Bible and a useful trade. Have your health, your debts and your motives looked at; running away is a poor reason. Short trips can be good for learning and friendship, if they serve what local churches want, and if the money would not do more without you.',
      'Most are senders, and it is not the smaller part. Adopt one missionary or partner church; pray with the letters on the table; give regularly, and not only for buildings and orphans with sad eyes; write, visit, take them in when they come home tired. Learn about one country. Support Bible translation. And see that help does not shame or create dependence. The aim is that Christ is known there in that people’s own voice.',
    ],
    practices: [
      'Choose one country, learn about its church, and pray for it weekly.',
      'Write to one missionary or partner church and ask what they need.',
      'Invite a family from another country to a meal.',
      'Give a regular sum to mission, however small.',
      'Talk with your pastor if you think that you might be called to go.',
      'Learn ten sentences in the language of a neighbour.',
    ],
    encouragement: [
      'God is there already. You will not be bringing him in your luggage.',
      'Whoever sends, prays and writes letters is as much part of it as the one who boards the plane.',
      'The song at the end will be sung in every language, and yours is one of them.',
    ],
    prayers: [
      'Father, let your ways be known on earth. Bless those who have left home for your sake. Show me whether I should go, send or welcome. Make us humble guests and generous hosts. Amen.',
      'Lord Jesus, all authority is yours, and you are with us always. Forgive what has been done in your name with pride and force. Raise up witnesses in each people. Use my prayers and my money, and if you will, me. Amen.',
    ],
    questions: [
      'What picture do you have of mission, and where does it come from?',
      'What does it mean that the promise to Abraham’s people was always for all peoples?',
      'What can we learn from the churches of Africa, Asia and Latin America?',
      'How can we as a group be good senders?',
    ],
    commitment:
      'This week, write to one mission worker, and pray each day for the country in which they live.',
  },
  {
    id: 'discipleship',
    title: 'Following Jesus: discipleship',
    about: 'following Jesus as a disciple',
    signs: {
      strong: [
        'discipleship',
        'disciple',
        'make disciples',
        'mentor',
        'mentoring',
        'take up my cross',
        'deny myself',
        'cost of following',
        'new believer',
        'new christian',
        'how to follow jesus',
        'rule of life',
        'accountability partner',
      ],
      weak: ['follow', 'learn', 'cross', 'cost', 'teach', 'master', 'grow', 'obey'],
    },
    understanding: [
      'A disciple is a learner who goes along with a master, to learn his way of life. It is more than agreeing with him.',
      'You have begun, or would like to begin again more seriously. Jesus’ first disciples were not remarkable, and were slow.',
      'Following costs something, and not following does too. It is good to count.',
    ],
    passages: [
      {
        mark: '[[Luke 9:23-25]]',
        note: 'Directly after foretelling his own death, Jesus speaks of a cross taken up daily. Losing and finding one’s life are turned about.',
      },
      {
        mark: '[[Mark 3:14]]',
        note: 'Jesus chose twelve for two purposes: to be with him, and to be sent. The first comes before the second.',
      },
      {
        mark: '[[John 8:31-32]]',
        note: 'Those who stay in his word are truly his disciples. They will know the truth, and it will free them.',
      },
      {
        mark: '[[2 Timothy 2:2]]',
        note: 'Paul thinks in four generations: what Timothy heard from him he is to pass on to others who will teach others.',
      },
      {
        mark: '[[Luke 14:27-30]]',
        note: 'Count the cost before you build. Jesus was never interested in large numbers under false pretences.',
      },
      {
        mark: '[[John 13:34-35]]',
        note: 'The mark by which disciples will be recognised is that they love each other as he has loved them.',
      },
    ],
    guidance: [
      'Be with him first. Read a Gospel slowly again and again, and watch how he treats people, what makes him glad, what he refuses. Talk to him about your day. Ask at some hour each day: what would Jesus do if he were I, with my job, my family and my money? Then do one thing that he said. He did not tell people to admire his teaching but to build on it. Start with a sentence that you have always gone round.',
      'Denying oneself does not mean hating oneself, and the cross is not any old annoyance, nor something that an abuser may lay on you. It means that he comes before your comfort, reputation and plans. In practice that is small and daily: getting up, telling the truth, sharing, staying, forgiving. He himself carried the large cross. What you lose in following him is mostly what would have choked you. But it does hurt, and he said so in advance.',
      'No one learns it alone. Find a person who is further on, meet monthly, let them see your life and not just your opinions. And take someone along who is just starting; reading Mark together and answering honestly is enough. Agree with two or three on a simple rule for a season: prayer in the morning, one shared meal a week, a portion of your income, one hidden service. Rules like that are a trellis. The vine is he.',
    ],
    practices: [
      'Take one sentence of Jesus each week and do it literally once.',
      'Ask someone further on to meet you once a month.',
      'Read Mark with one person who is new to the faith.',
      'Write a simple rule for the next forty days, no longer than five lines.',
      'Decide one matter this week by asking what he would do in your place.',
      'Look back each Saturday on where you followed and where you went your own way.',
    ],
    encouragement: [
      'He chose people who misunderstood him for three years, and he did not exchange them.',
      'To be with him comes first. You may begin there each day.',
      'What you lose for his sake you will find again in a better state.',
    ],
    prayers: [
      'Lord Jesus, you say follow me, and I should like to. I hold on to much. Show me the next step and not the whole road. Let me be with you, and learn from you how to live. Amen.',
      'Master, teach me. I have agreed with you and not done what you said. Give me companions on the way, someone ahead and someone behind. When the cross is heavy, remind me that you carried it first. Amen.',
    ],
    questions: [
      'What is the difference between admiring Jesus and following him?',
      'What has following him cost you, and what has it given you?',
      'How can taking up the cross be misunderstood, and what does Jesus mean?',
      'Who is ahead of you on the way, and whom could you take along?',
    ],
    commitment: 'This week, choose one saying of Jesus and do it each day in some concrete way.',
  },
  {
    id: 'baptism',
    title: 'Baptism',
    about: 'baptism',
    signs: {
      strong: [
        'baptism',
        'baptised',
        'baptized',
        'should i be baptised',
        'should i get baptized',
        'infant baptism',
        'baptise my baby',
        'christening',
        "believer's baptism",
        'baptised again',
        'rebaptism',
        'immersion',
        'godparent',
      ],
      weak: ['water', 'church', 'believe', 'child', 'sign', 'name', 'faith', 'promise'],
    },
    understanding: [
      'Baptism is the sign with which Jesus’ people have been received from the beginning. You are asking about something central, and something beautiful.',
      'You may be wondering whether it is time for you, or what to do about your child. It is good to think about it without haste.',
      'Perhaps you were baptised long ago and hardly know what it means. It can still be unwrapped.',
    ],
    passages: [
      {
        mark: '[[Matthew 28:19-20]]',
        note: 'Jesus sends his disciples to baptise in the name of the Father, the Son and the Holy Spirit, and to teach. Both belong to making disciples.',
      },
      {
        mark: '[[Acts 2:38-39]]',
        note: 'At Pentecost people ask what to do. Peter speaks of turning round, of baptism, of the Spirit, and of a promise for them, their children and all far off.',
      },
      {
        mark: '[[Romans 6:3-4]]',
        note: 'Baptism joins people to Christ’s death and burial, and so to a new life. Paul takes it as an argument against going on in sin.',
      },
      {
        mark: '[[Acts 8:35-36]]',
        note: 'A traveller has just been told about Jesus. He sees water by the road and asks what stands in the way, and a few verses on he travels home in joy.',
      },
      {
        mark: '[[Galatians 3:27]]',
        note: 'Those who were baptised have put on Christ like a garment. The next verse tells that all wear the same.',
      },
      {
        mark: '[[Mark 1:9-11]]',
        note: 'Jesus himself is baptised among sinners. Before he has done any work, the voice calls him the beloved Son.',
      },
    ],
    guidance: [
      'What all churches confess: Jesus commanded it; it is done with water in the name of the triune God; it speaks of washing, of dying and rising with Christ, of the Spirit and of belonging to his body; it is given once. It is not a prize for the advanced but stands at the beginning. If you have come to trust in Christ and are not baptised, do not put it off. Speak to the minister of your church; they will prepare you, and rejoice.',
      'Where churches differ. Some baptise the children of believers, because God’s promise comes first, because households were baptised in Acts, and as the sign of the covenant was given to Israel’s infants; faith is to follow, and is confirmed. Others baptise only those who confess faith themselves, since the New Testament ties repentance and faith to baptism, mostly by immersion. They differ also on how far baptism gives what it signifies. Both sides love the same Lord, and have reasons worth hearing.',
      'If you were baptised as a child and now believe, most churches will tell you to take hold of that baptism, to confirm it, and not to repeat it; churches of the other conviction will invite you to be baptised as a believer. Read the passages, talk with a pastor on each side, and act with a clear conscience. And live in it. In temptation or doubt you may say: I am baptised. God has put his name on me, and he is not in the habit of taking it back.',
    ],
    practices: [
      'Ask a pastor for a conversation about baptism this month.',
      'Find out when and where you were baptised, and mark the day.',
      'Read Romans 6 and write down what has died and what has risen.',
      'Dip your hand in water in the morning, and remember whose you are.',
      'Attend a baptism, and listen to each of the words.',
      'Write to a godchild, or pray for a newly baptised person.',
    ],
    encouragement: [
      'What hinders me, the traveller asked, and the answer was: nothing.',
      'You were called beloved before you had achieved anything. It was so with Jesus at the river too.',
      'The name that was said over you is stronger than the names you call yourself.',
    ],
    prayers: [
      'Father, Son and Holy Spirit, your name is life. I want to belong to you openly. Prepare me for baptism, and take away fear and delay. Let me die to what is old, and live with Christ. Amen.',
      'Lord, I was baptised and have often forgotten it. Thank you that you have not. Bring to life in me what was promised there. Bless those who brought me, and help me to walk as one who wears your name. Amen.',
    ],
    questions: [
      'What do you know of your own baptism, or what keeps you from it?',
      'What does Romans 6 draw from baptism for everyday life?',
      'How would you state fairly the reasons of those who see infant baptism otherwise than you do?',
      'How could our church help people to live from their baptism?',
    ],
    commitment:
      'This week, remember each morning that you are baptised, or take one definite step towards baptism.',
  },
  {
    id: 'communion',
    title: 'The Lord’s Supper',
    about: 'the Lord’s Supper',
    signs: {
      strong: [
        'communion',
        "lord's supper",
        'eucharist',
        'holy communion',
        'take communion',
        'bread and wine',
        'mass',
        'breaking of bread',
        'unworthy communion',
        'last supper',
        'first communion',
        "lord's table",
      ],
      weak: ['bread', 'wine', 'cup', 'table', 'body', 'blood', 'remember', 'altar'],
    },
    understanding: [
      'Bread, a cup, and a few words that have been repeated for two thousand years. You are asking what happens there, or whether you may come.',
      'Some come too lightly, and some hardly dare. If you belong to the second, there is comfort for you here.',
      'It may have become a habit for you. Habits of this sort can be looked at afresh.',
    ],
    passages: [
      {
        mark: '[[1 Corinthians 11:23-26]]',
        note: 'Paul hands on what he received, in the oldest account there is. It looks back to a death, round at the table, and forward until he comes.',
      },
      {
        mark: '[[Luke 22:19-20]]',
        note: 'On the night of the Passover, with his betrayer at the table, Jesus gives bread and cup a new meaning: given for you, a new covenant.',
      },
      {
        mark: '[[1 Corinthians 11:27-29]]',
        note: 'The warning about eating unworthily is aimed at people who feasted while the poor at the same table went hungry. Examine yourself, says Paul, and then eat.',
      },
      {
        mark: '[[John 6:35]]',
        note: 'Jesus calls himself the bread of life. Those who come to him are not sent away hungry.',
      },
      {
        mark: '[[1 Corinthians 10:16-17]]',
        note: 'The cup and the bread are a sharing in Christ. One loaf makes many people into one body.',
      },
      {
        mark: '[[Luke 24:30-31]]',
        note: 'Two sad disciples recognise the risen Lord when he takes bread, blesses it and breaks it.',
      },
    ],
    guidance: [
      'All churches keep this meal because Jesus said to do it in memory of him. They agree that it proclaims his death for sinners, that it is a communion with him and with one another, and that it points to the feast to come. They describe his presence differently. Some confess that bread and wine become his body and blood; others that he is truly given in, with or through them; others that he is spiritually present to faith; others stress remembrance and obedience.',
      'May you come? Churches have different rules, on baptism, on membership, on confession beforehand; ask kindly, and respect the host’s order. As for worthiness: the table is for sinners who know it. Judas was there, and Peter. To examine oneself means to come honestly, to be willing to turn from sin and be at peace with others, and to see who else is at the table. If you are angry with a brother or sister, take a step towards them. If you feel unworthy, you have understood the invitation.',
      'Come prepared, in small ways. Read the passage the evening before. Confess what lies between you and God, and then leave it. As you receive, think of only a few words: for you. Look at the hands of others who receive. Afterwards give thanks, and remember those who could not come, the ill and the imprisoned; many churches bring it to them. Then carry it on. Whoever has eaten this bread cannot be indifferent to a neighbour who has none.',
    ],
    practices: [
      'Read Luke 22 on the evening before you go to the table.',
      'Put one thing right with someone before you come.',
      'Say for me silently as you receive.',
      'Ask your pastor what your church believes about the meal, and why.',
      'Arrange for communion to be brought to someone who is ill.',
      'Share a meal in the week that follows with somebody who is alone or poor.',
    ],
    encouragement: [
      'The host has set the table for people who have nothing to bring.',
      'You can taste it even on days when you cannot believe very much.',
      'Each time is a rehearsal for the great supper.',
    ],
    prayers: [
      'Lord Jesus, I am not worthy, and you invite me. I come with empty hands. Thank you for your body given and your blood poured out for me. Unite me with you and with all at this table. Feed me for the road. Amen.',
      'Father, I have taken this bread out of habit. Open my eyes, as you did at Emmaus. Let me taste how good you are. Make me bread for others, until we eat and drink with you in your kingdom. Amen.',
    ],
    questions: [
      'Which celebration of the Lord’s Supper do you remember, and why?',
      'What was going wrong in Corinth, and what does Paul mean by examining oneself?',
      'What do the different churches wish to protect in their teaching on the meal?',
      'What follows from the one loaf for our life together?',
    ],
    commitment:
      'This week, prepare for the Lord’s Supper by making peace with one person, and share a meal with someone in need of company.',
  },
] as const satisfies readonly GuideTopic[];
