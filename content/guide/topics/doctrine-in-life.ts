import type { GuideTopic } from '../types.ts';

/** What Christians confess, and what it means on a weekday. */
export const doctrineInLifeTopics = [
  {
    id: 'trinity',
    title: 'The Trinity',
    about: 'the Trinity',
    signs: {
      strong: [
        'trinity',
        'triune',
        'three in one',
        'father son and holy spirit',
        'three persons',
        'is jesus god',
        'one god in three',
        'godhead',
        'how can god be three',
        'son of god and god',
        'deity of christ',
      ],
      weak: ['father', 'son', 'spirit', 'one', 'three', 'person', 'mystery', 'god'],
    },
    understanding: [
      'It is the hardest of all Christian teachings to explain, and the most everyday: each prayer in Jesus’ name moves within it.',
      'You would like to understand how God can be one and three. It is reverent to ask, and no one has finished with the answer.',
      'Perhaps someone has told you that it is a late invention or a contradiction. It is worth looking at where it comes from.',
    ],
    passages: [
      {
        mark: '[[Deuteronomy 6:4-5]]',
        note: 'Israel’s confession that the Lord is one. Jesus and all his apostles were brought up on it, and never gave it up.',
      },
      {
        mark: '[[Matthew 3:16-17]]',
        note: 'At Jesus’ baptism the Son stands in the water, the Spirit comes down and the Father speaks, all at the same moment.',
      },
      {
        mark: '[[Matthew 28:19]]',
        note: 'Disciples are baptised into one name, in the singular, and three are named.',
      },
      {
        mark: '[[John 1:1-3]]',
        note: 'The Word was with God and was God, says John, and everything was made through him. Neither half may be dropped.',
      },
      {
        mark: '[[2 Corinthians 13:14]]',
        note: 'Paul’s blessing sets the grace of the Lord Jesus, the love of God and the fellowship of the Spirit side by side.',
      },
      {
        mark: '[[John 14:16-17]]',
        note: 'On his last evening Jesus speaks of the Father, and of another helper who will stay. He distinguishes the three and does not part them.',
      },
    ],
    guidance: [
      'All Christian churches confess: there is one God, and this one God is from eternity Father, Son and Holy Spirit. The Father is not the Son, the Son is not the Spirit, and each is wholly God; yet there are not three gods but one. The word Trinity is not in the Bible, but what it guards is. The first Christians were strict believers in one God, and found themselves praying to Jesus. The teaching is the attempt to be faithful to everything that they had met.',
      'Comparisons help a little and limp soon. Water, ice and steam make it look as if God only changed masks. Three people in a family make three gods. It may be better to leave the pictures and hold on to the story: the Father sends the Son, the Son gives himself, the Spirit pours God’s love into human hearts. What God does in history he is in himself, love that gives and receives before there was a world. God did not need a world in order to have somebody to love.',
      'It has a great deal to do with your day. You pray to the Father, as Jesus taught, through the Son who opened the way, and in the Spirit who helps you when words fail. You are drawn into a conversation that was going on long before you. And you are made in the image of a God who is not solitary; so a life for oneself alone will not make you happy. Where you cannot understand, you may worship.',
    ],
    practices: [
      'Pray slowly in this order: to the Father, through the Son, in the Holy Spirit.',
      'Read John 14 to 16, and mark what each of the three does.',
      'Say the Apostles’ or Nicene Creed aloud, and notice its three parts.',
      'Begin and end a day with the words in the name of the Father, the Son and the Holy Spirit.',
      'Ask a pastor which comparison they use, and where it breaks down.',
      'Bless someone with the words of 2 Corinthians 13:14.',
    ],
    encouragement: [
      'You do not need to grasp God in order to be held by him.',
      'Love is older than the world, and you were made for it.',
      'A God who could be fully explained would be too small to save anyone.',
    ],
    prayers: [
      'Father, you made me. Lord Jesus, you came for me. Holy Spirit, you live in your people. I do not understand you, one God, and I adore you. Draw me into your life and make me loving. Amen.',
      'Holy and eternal God, Father, Son and Spirit, thank you that you did not remain alone with your joy. When I pray, carry my prayer. When my mind comes to its limits, let me rest in you. To you be glory. Amen.',
    ],
    questions: [
      'How did you first hear the Trinity explained, and did it help?',
      'Why did people who believed so firmly in one God come to worship Jesus?',
      'What is lost if we leave out the Father, the Son or the Spirit?',
      'What does it mean for our life together that God is love in himself?',
    ],
    commitment:
      'This week, pray each day once to the Father, through the Son and in the Spirit, deliberately and slowly.',
  },
  {
    id: 'holy-spirit',
    title: 'The Holy Spirit',
    about: 'the Holy Spirit',
    signs: {
      strong: [
        'holy spirit',
        'holy ghost',
        'filled with the spirit',
        'pentecost',
        'led by the spirit',
        'comforter',
        'baptism of the spirit',
        'who is the holy spirit',
        'receive the spirit',
        'grieve the spirit',
        'walk in the spirit',
      ],
      weak: ['spirit', 'power', 'gift', 'fruit', 'wind', 'fire', 'presence', 'helper'],
    },
    understanding: [
      'Many believers can picture the Father and the Son, and have only a vague feeling about the Spirit. You are in good company.',
      'You are perhaps longing for more of God’s nearness and strength, or are unsure about what you have seen in other churches.',
      'The Spirit likes to direct attention to Jesus rather than to himself. That may be the reason why he is overlooked.',
    ],
    passages: [
      {
        mark: '[[John 14:25-27]]',
        note: 'Jesus promises a helper who will teach and remind his friends. The Spirit comes to people who are about to be very frightened.',
      },
      {
        mark: '[[Acts 2:1-4]]',
        note: 'At Pentecost wind, fire and speech mark a beginning. What the crowd hears, each in their own tongue, is about the great deeds of God.',
      },
      {
        mark: '[[Romans 8:9-11]]',
        note: 'Everyone who belongs to Christ has the Spirit, says Paul. He who raised Jesus will give life to their mortal bodies.',
      },
      {
        mark: '[[Galatians 5:22-25]]',
        note: 'The Spirit’s fruit shows in character. Those who live by the Spirit are to keep in step with him.',
      },
      {
        mark: '[[Ephesians 4:30-32]]',
        note: 'The Spirit can be grieved, which one cannot do to a mere force. What grieves him is bitterness, shouting and malice.',
      },
      {
        mark: '[[John 3:8]]',
        note: 'Jesus compares the Spirit with wind: one hears its sound, and does not steer it.',
      },
    ],
    guidance: [
      'The Holy Spirit is not a force but God himself, with and in his people. He opens eyes to Jesus, assures believers that they are children of God, convicts of sin, teaches them to pray, binds them together, gives gifts and lets fruit grow. If you trust in Christ at all, he is at work in you; nobody calls Jesus Lord without him. So do not start by asking how to get him, but by thanking him and making room for what he is doing.',
      'Churches differ on some points. Some expect a second experience after conversion, a baptism in the Spirit, often with tongues. Others hold that all believers receive the Spirit in full when they come to Christ, and are to be filled with him again and again. All can pray together: come, Holy Spirit. And all have the same tests: does it honour Jesus, does it agree with Scripture, does it make people more loving, truthful and self-controlled? Noise and quiet are both no proof.',
      'To walk by the Spirit is mostly unspectacular. You feel a nudge to apologise, to ring someone, to be silent; you do it. You notice something that grieves him, and leave it. You come to the end of your patience and ask for his. He often speaks through Scripture that comes to mind, through wise people and through closed doors. Test every impression, above all the convenient ones. He never leads anyone to what Christ has forbidden.',
    ],
    practices: [
      'Pray each morning the three words come, Holy Spirit, and then be still for a minute.',
      'Follow one good nudge today, after testing it briefly.',
      'Ask which of the nine fruits is growing in you, and which you lack.',
      'Put right one thing that grieves the Spirit, such as a bitter conversation.',
      'Read Romans 8, and underline all that the Spirit does.',
      'Ask a believer from another tradition what the Spirit means to them.',
    ],
    encouragement: [
      'You do not have to feel him in order to have him. You breathe without feeling the air.',
      'A Father who gives good gifts gives the Spirit to those who ask, as Jesus said.',
      'He is called helper, and not supervisor.',
    ],
    prayers: [
      'Come, Holy Spirit. I have often left you out. Show me Jesus, and make me like him. Warm what is cold, bend what is stiff, heal what is hurt. Teach me to keep in step with you today. Amen.',
      'Father, you give your Spirit to those who ask you, and I ask. Fill me for the tasks of this day. Let love, joy and patience grow where I have none. Keep me from imitation and from fear. Through Jesus Christ, Amen.',
    ],
    questions: [
      'What comes to your mind when you hear of the Holy Spirit?',
      'What does Jesus say, on his last evening, that the Spirit will do?',
      'By what signs can one tell whether something is from the Spirit?',
      'What might it look like for our group to keep in step with the Spirit?',
    ],
    commitment:
      'This week, ask each morning for the Holy Spirit, follow one good nudge a day, and tell the group of one of them.',
  },
  {
    id: 'hope-and-heaven',
    title: 'Hope and heaven',
    about: 'hope and heaven',
    signs: {
      strong: [
        'heaven',
        'hope',
        'life after death',
        'eternity',
        'resurrection of the dead',
        'see my loved ones again',
        'what happens when we die',
        'second coming',
        'jesus return',
        'end times',
        'new earth',
        'rapture',
        'afterlife',
        'need hope',
      ],
      weak: ['death', 'future', 'eternal', 'glory', 'promise', 'die', 'forever', 'resurrection'],
    },
    understanding: [
      'The question of what comes after is nearest when someone has gone there, or when the world looks as though it were coming to an end.',
      'You need hope that holds weight, and not only a cheerful mood.',
      'Clouds and harps do not attract many people. What the Bible actually says is a good deal more solid.',
    ],
    passages: [
      {
        mark: '[[1 Corinthians 15:20-23]]',
        note: 'Christ is the first of a harvest. Christian hope is not a guess about souls but stands on something that happened to a body.',
      },
      {
        mark: '[[Revelation 21:1-5]]',
        note: 'In John’s last vision people do not go up so much as God comes down. The old pain is gone, and creation is made new.',
      },
      {
        mark: '[[John 11:25-26]]',
        note: 'To Martha, whose brother has died, Jesus does not speak of a doctrine but of himself.',
      },
      {
        mark: '[[Romans 8:22-25]]',
        note: 'The whole creation waits, along with believers, for freedom. Paul speaks of a hope that does not see yet, and waits.',
      },
      {
        mark: '[[1 Peter 1:3-5]]',
        note: 'To scattered and harassed believers Peter speaks of a living hope and an inheritance that cannot spoil.',
      },
      {
        mark: '[[Philippians 1:21-23]]',
        note: 'From prison Paul weighs life and death. To depart is to be with Christ, and that is much better.',
      },
    ],
    guidance: [
      'The New Testament says two things. Those who die in Christ are with him, at once and safely. And that is not yet the whole: at the end God will raise the dead, judge with justice and renew heaven and earth. Promised are bodies that do not break down, a city with open gates, work and feasting, the face of God. Who will recognise whom and what it will be like is left mostly to pictures. It will not be less than the best that is known here.',
      'On the details of the end Christians differ: the thousand years, the order of events, how to read the signs. Jesus said that no one knows the day, and dates have always turned out wrong. All confess together that he will come again, that the dead will rise and that his kingdom will have no end. Leave alone what makes you afraid without making you more loving. Watching, in the Gospels, means doing one’s work faithfully, with the lamp lit.',
      'Hope is for use today. Because the end is good, you can bear what is not yet good. Because bodies will be raised, bodies matter now, and so do feeding and healing. Because wrongs will be judged, you need not take revenge. Because you will see again those who belong to Christ, you may say goodbye for a while and not for ever. Say your hope aloud when you stand at a grave; it is then that one needs to hear it.',
    ],
    practices: [
      'Read Revelation 21 and 22 aloud, and note what will no longer be there.',
      'Ask of one worry what it looks like in the light of that day.',
      'Do something that belongs to the new world already: mend, reconcile, plant, feed.',
      'Visit a grave, and say there the Creed’s words on the resurrection.',
      'Turn off for a week the voices that speculate on the end.',
      'Tell a child or a friend what you look forward to.',
    ],
    encouragement: [
      'The tomb is empty, and that fact will outlast everything you are afraid of.',
      'God’s last word about the world is not away with it but all things new.',
      'You may be homesick. It tells you that there is a home.',
    ],
    prayers: [
      'God of hope, lift my eyes. I see so much that ends. Thank you that you have raised your Son, and will raise us too. Let me live today as one who has a future. Amen.',
      'Lord Jesus, come. Wipe away the tears, put right what is wrong, and bring home those I miss. Until then keep me awake and at my work. Let others see in me that there is reason to hope. Amen.',
    ],
    questions: [
      'How did you imagine heaven as a child, and how do you now?',
      'Why is the resurrection of Jesus so important for Christian hope?',
      'What do you look forward to most in the picture of Revelation 21?',
      'How does hope change the way we deal with the world as it is?',
    ],
    commitment:
      'This week, do one thing that fits the world to come, and tell one discouraged person of your hope.',
  },
  {
    id: 'judgement',
    title: 'Judgement and hell',
    about: 'judgement and hell',
    signs: {
      strong: [
        'judgement',
        'judgment day',
        'hell',
        'last judgement',
        'lake of fire',
        'wrath of god',
        'eternal punishment',
        'is hell real',
        'people who never heard',
        'god send people to hell',
        'afraid of hell',
        'day of judgement',
        'condemned',
      ],
      weak: ['judge', 'fire', 'punish', 'fear', 'justice', 'condemn', 'lost', 'eternal'],
    },
    understanding: [
      'It is among the gravest subjects in Scripture, and Jesus himself spoke of it. One should not do so lightly, nor pass it over.',
      'You may be frightened for yourself, or for people whom you love. That fear may be spoken out.',
      'Perhaps you wonder how judgement goes together with a God of love. The victims of this world ask the question the other way round: how could love be silent?',
    ],
    passages: [
      {
        mark: '[[John 5:22-24]]',
        note: 'Judgement has been given to the Son, the same who gave his life. Whoever hears and trusts has already passed over from death to life.',
      },
      {
        mark: '[[Matthew 25:44-46]]',
        note: 'In Jesus’ picture those are lost who passed by the hungry and the prisoner. He speaks with great seriousness of two ends.',
      },
      {
        mark: '[[Ezekiel 33:11]]',
        note: 'God swears that he has no pleasure in anyone’s death, and pleads with people to turn and live.',
      },
      {
        mark: '[[Romans 8:1-2]]',
        note: 'After long chapters about guilt comes the sentence for those who are in Christ Jesus: there is no condemnation left.',
      },
      {
        mark: '[[Genesis 18:25]]',
        note: 'Abraham pleads for Sodom and asks whether the judge of all the earth will not do what is right. He dares to ask, and he trusts.',
      },
      {
        mark: '[[2 Peter 3:9]]',
        note: 'That the end is delayed is patience: God does not wish any to perish.',
      },
    ],
    guidance: [
      'All churches confess that Christ will come to judge the living and the dead. It is good news first of all for those who were murdered, cheated and silenced: evil is not forgotten. The judge is the one with the nail marks. Scripture warns that it is possible to be lost, to shut oneself off from God for good, in words of fire and of darkness outside. Jesus uses such words to call people back while there is time, and mostly to the religious and the secure.',
      'Christians differ on how to understand hell. Most have held, with the main line of tradition, that the separation from God is without end. Others think that the lost finally perish and are no more; some hope that God’s love will win everyone in the end, though few churches teach it. They agree that judgement is real, that nobody is treated unjustly, and that nobody may say of another that they are damned. What of those who never heard? The judge of all the earth will do right.',
      'And you? The whole of the gospel is that the judge has taken the sentence on himself. If you trust in him, the verdict has been given: no condemnation. You may look towards that day as towards meeting someone you know. If you are afraid, come to him now. If you keep being tortured by fear of hell although you trust him, speak with a pastor, and perhaps a doctor. And let the seriousness make you merciful, in the way you live and in the way you speak of it.',
    ],
    practices: [
      'Read Romans 8 from the first verse to the last, as a verdict on you in Christ.',
      'Put right today one wrong that you would not like to meet on that day.',
      'Leave one person’s judgement to God, by name.',
      'Feed, visit or clothe one of those in whom the judge says he is met.',
      'Pray for those who do not know Christ, as Abraham prayed.',
      'Talk with a pastor if fear of hell gives you no rest.',
    ],
    encouragement: [
      'Your judge is the one who died for you. It would be hard to find a better.',
      'Justice will be done, so you can lay down your own small court.',
      'God has sworn that he does not want anyone’s death. You may take him at his oath.',
    ],
    prayers: [
      'Lord Jesus, you will come to be our judge. I have nothing to plead but you. You died for me; be my defender. Let me live today so that I shall not be ashamed before you. Have mercy on us all. Amen.',
      'Judge of all the earth, you do what is right. I bring you those I am afraid for. You love them more than I do. Draw them to you, and show me what I can do. Take from me the fear, and leave me the seriousness. Amen.',
    ],
    questions: [
      'What picture of God’s judgement did you grow up with?',
      'Why might judgement be good news for people who have suffered injustice?',
      'What does it change that the judge is Jesus?',
      'How can we speak of this seriously without threatening people?',
    ],
    commitment:
      'This week, judge nobody aloud, put right one wrong of your own, and do one work of mercy from Matthew 25.',
  },
  {
    id: 'science-and-faith',
    title: 'Science and faith',
    about: 'science and faith',
    signs: {
      strong: [
        'science and faith',
        'science and religion',
        'evolution',
        'big bang',
        'age of the earth',
        'creation or evolution',
        'dinosaurs',
        'does science disprove',
        'adam and eve',
        'six days',
        'genesis and science',
        'miracles possible',
        'scientist believe in god',
        'young earth',
      ],
      weak: ['science', 'evidence', 'proof', 'nature', 'genesis', 'universe', 'theory', 'creation'],
    },
    understanding: [
      'You like to think, and you do not want to leave your mind at the church door. You do not have to.',
      'It may be that you have been told to choose between the Bible and what you learn at school. Many believing scientists did not choose, and did both.',
      'Behind the question there is sometimes a larger one: is there more than matter, and does someone mean me?',
    ],
    passages: [
      {
        mark: '[[Genesis 1:1]]',
        note: 'The first sentence names the maker and not the mechanism. Among peoples who worshipped sun and moon, it was also a declaration of freedom.',
      },
      {
        mark: '[[Psalm 19:1-4]]',
        note: 'The heavens tell of God’s glory, without words and to everyone. The same psalm goes on to praise the written word.',
      },
      {
        mark: '[[Romans 1:19-20]]',
        note: 'Paul holds that something of God can be seen from what has been made. It is enough to raise the question.',
      },
      {
        mark: '[[Proverbs 25:2]]',
        note: 'It is God’s glory to hide things and the glory of kings to search them out. Research has its place in the plan.',
      },
      {
        mark: '[[Hebrews 11:3]]',
        note: 'That the world was formed by God’s word is known by trust. It is not something that a laboratory could show or rule out.',
      },
      {
        mark: '[[Job 38:4-7]]',
        note: 'God asks Job where he was when the foundations were laid. There is room for wonder and for not knowing.',
      },
    ],
    guidance: [
      'Science asks how things work and how they came about, and it is very good at that. Why there is something and not nothing, whether it has a purpose, what is good, whether I am loved: such questions its instruments were not built for. Faith does not fill the gaps which science has yet to close; it speaks of the one who carries the whole. Many founders of modern science looked for laws because they believed in a lawgiver. A discovered mechanism does not replace a maker, any more than ink explains a letter.',
      'Christians differ on how to read the first chapters of Genesis. Some take the days as six days and the earth as young. Some see long ages in them. Many read them as an ordered hymn that teaches who made the world and why, and have no quarrel with evolution as the means. All confess one God who created everything good, human beings in his image, and a real turning away from him. Do not let anyone make the salvation of your soul hang on a date.',
      'As to miracles: science describes what usually happens, and cannot forbid the maker to do something once. Whether he has is a question of history and of trust. Begin with the resurrection of Jesus, for which there is serious evidence to be weighed. If you study, study well, and honestly; truth is never God’s enemy. Read people who know both fields. And leave time for looking at the night sky, which has led more people to pray than arguments have.',
    ],
    practices: [
      'Look at the stars or through a microscope for a quarter of an hour, and then read Psalm 19.',
      'Write down which question is one of how, and which is one of why.',
      'Read one book by a scientist who believes, and one by one who does not.',
      'Ask a Christian who reads Genesis differently from you to explain their reasons.',
      'Examine the evidence for the resurrection in one good book.',
      'Thank God for one discovery that has helped you or someone you love.',
    ],
    encouragement: [
      'You may love God with all your mind. It is in the first commandment.',
      'All truth is his, wherever it turns up.',
      'The one who made the galaxies also counted the hairs on your head.',
    ],
    prayers: [
      'Creator of heaven and earth, you have given me a mind that asks. Thank you for all that can be discovered. Lead me to truth, and keep me humble about what I do not know. Let me not lose wonder. Amen.',
      'Lord, some things I learn and some things I believe do not yet fit together for me. Give me patience and good teachers. Keep me honest. Show me Christ, in whom all things hold together. Amen.',
    ],
    questions: [
      'Where have you felt a tension between science and faith?',
      'What does Genesis 1 wish to say to its first readers?',
      'Which questions can science answer, and which can it not?',
      'How can Christians of different views on origins respect each other?',
    ],
    commitment:
      'This week, spend one quarter of an hour in wonder at something in nature, and have one honest talk about science and faith.',
  },
  {
    id: 'other-religions',
    title: 'Other religions and neighbours of another faith',
    about: 'other religions and neighbours of another faith',
    signs: {
      strong: [
        'other religions',
        'is jesus the only way',
        'islam',
        'muslim',
        'hindu',
        'buddhist',
        'jewish',
        'judaism',
        'all religions the same',
        'only way to god',
        'atheist friend',
        'new age',
        "jehovah's witnesses",
        'mormon',
        'different religion',
      ],
      weak: ['religion', 'faith', 'god', 'neighbour', 'believe', 'truth', 'respect', 'convert'],
    },
    understanding: [
      'You have neighbours, colleagues, perhaps relatives who believe otherwise, and some of them live better than many Christians. It makes one think.',
      'You would like to hold to Christ without being arrogant. That is possible.',
      'Perhaps you are yourself on the way between one faith and another. Then this is a serious matter, and no debate.',
    ],
    passages: [
      {
        mark: '[[John 14:6]]',
        note: 'Spoken to frightened friends and not against rivals. Jesus says of himself that he is the way to the Father, and the claim is exclusive.',
      },
      {
        mark: '[[Acts 17:22-24]]',
        note: 'In Athens Paul begins with respect, finds a point of contact in an altar and a poet, and then speaks of the risen one.',
      },
      {
        mark: '[[Luke 10:33-37]]',
        note: 'The example of love in Jesus’ story belongs to another faith community, and is held up to the orthodox.',
      },
      {
        mark: '[[1 Peter 3:15-16]]',
        note: 'Give an account of your hope, gently and with respect: manner is part of the message.',
      },
      {
        mark: '[[Acts 4:12]]',
        note: 'Peter confesses that salvation is in no one else. He says it as someone on trial, with no power over anybody.',
      },
      {
        mark: '[[Romans 11:17-18]]',
        note: 'Paul warns Christians from other nations not to boast over Israel: they do not bear the root, it bears them.',
      },
    ],
    guidance: [
      'Christians confess that God has made himself known in Jesus Christ as nowhere else, and that he is the saviour of the world. It follows that religions are not all the same; that would be to take none of them seriously. It does not follow that there is nothing true or good in others, nor that Christians are better people. They say that they have met someone, and would like others to meet him. On how God will deal with those who have not known Christ, churches say different things; it may be left to him.',
      'Live as a good neighbour. Learn what they believe, from themselves and not from their opponents. Visit, eat, congratulate them on their feasts, stand by them when they are insulted. Speak of Jesus as you would of someone you love, without running down what is holy to them, and take no for an answer. Compare ideals with ideals, and practice with practice. You need not pray to another god for the sake of peace; friends will understand it.',
      'With the Jewish people the church has a special bond. Jesus, Mary and all the apostles belonged to it, and God’s gifts to them are not withdrawn. Christian contempt for Jews has been a great sin and has no place in any church. If you yourself are on the way to Christ from another faith, go slowly enough to be honest and safe. Find experienced Christians; think about your family. God has been known to find people on such roads, in dreams even.',
    ],
    practices: [
      'Ask a neighbour of another faith what is dear to them in it, and listen.',
      'Invite somebody of another religion to a meal that they are allowed to eat.',
      'Prepare to say in three sentences why you trust in Jesus.',
      'Contradict one generalisation about Muslims, Jews or others.',
      'Pray for a neighbour of another faith by name, for their good.',
      'Read one Gospel with someone who would like to know who Jesus is.',
    ],
    encouragement: [
      'You do not have to defend God. You may speak of him gladly.',
      'Jesus was at his ease with Samaritans, Romans and Greeks. You may be too.',
      'Truth does not become weaker by being gentle.',
    ],
    prayers: [
      'Lord Jesus, you are the way. Keep me close to you and free from arrogance. Bless my neighbours who seek God otherwise. Let them see something of you in me, and give me words when they ask. Amen.',
      'God of all peoples, you are not far from anyone. Forgive us the contempt with which your name has been carried. Lead to your Son those who are looking for you. Protect those who suffer for changing. Make us makers of peace. Amen.',
    ],
    questions: [
      'What have you learned from people of another faith?',
      'What do you find helpful in the way Paul speaks in Athens?',
      'How can one say that Christ is the only way without being proud?',
      'What do Christians owe to the Jewish people in particular?',
    ],
    commitment:
      'This week, have one friendly conversation with a person of another faith, in which you ask more than you say.',
  },
  {
    id: 'justice-and-poverty',
    title: 'Justice and the poor',
    about: 'justice and the poor',
    signs: {
      strong: [
        'justice',
        'poverty',
        'help the poor',
        'social justice',
        'homeless',
        'hunger',
        'inequality',
        'oppression',
        'orphans and widows',
        'human trafficking',
        'beggar',
        'injustice in the world',
        'war',
        'care for the poor',
      ],
      weak: ['poor', 'rich', 'fair', 'rights', 'world', 'share', 'oppressed', 'food'],
    },
    understanding: [
      'You see what is wrong in the world and do not want to get used to it. God does not either.',
      'The need is so large that whatever one does looks like nothing. Many become tired or cynical over it.',
      'Perhaps you yourself are among the poor, or have been done an injustice. Then you are not the subject of this but its witness.',
    ],
    passages: [
      {
        mark: '[[Micah 6:8]]',
        note: 'God does not want more impressive offerings. He has said what is good: justice done, mercy loved, humility in walking.',
      },
      {
        mark: '[[Isaiah 58:6-10]]',
        note: 'The fast that God chooses is to undo yokes and share bread. Light is promised to those who pour themselves out for the hungry.',
      },
      {
        mark: '[[Proverbs 14:31]]',
        note: 'To oppress the poor insults their maker, and kindness to them honours him. The link is direct.',
      },
      {
        mark: '[[Luke 16:19-21]]',
        note: 'The rich man in the story does nothing cruel to Lazarus. He only leaves him lying at the gate.',
      },
      {
        mark: '[[James 2:14-17]]',
        note: 'To wish warmth to a freezing person and give nothing is no faith, says James.',
      },
      {
        mark: '[[Deuteronomy 24:19-22]]',
        note: 'What is left at harvest belongs to the foreigner, the orphan and the widow. Help is built into the economy, and leaves them their dignity.',
      },
    ],
    guidance: [
      'Begin at your own gate. Lazarus lay at one particular door. Who is at yours: the neighbour who skips meals, the cleaner on low pay, the family in temporary housing? Learn a name. Help with what is needed today, food or a bill, and ask also why it is needed again tomorrow. Mercy pulls people out of the river; justice goes upstream to see who is pushing them in. Both are commanded, and different people will be better at one or the other.',
      'Look at your own share. How were the things made that you buy, what do you pay people who work for you, where is your money? You cannot make everything right, but you can change one thing a year. In the Bible justice is mainly the task of those with power, who are measured by how the weakest fare; so vote, write, join in, with facts and without hatred. Christians will disagree on the means. They may not disagree on whether it matters.',
      'Do not try to carry the whole world. Choose one need, stay with it for years, and let others do theirs. Work with poor people and not over their heads; ask what they want to do themselves. Give through those who account for it. Take your anger to God in a psalm, and rest. If you are being exploited yourself, find out your rights, from a union, an advice centre or a lawyer. You may pray like the widow in Luke 18, who kept coming.',
    ],
    practices: [
      'Learn the name and story of one person in need whom you pass by regularly.',
      'Choose one cause, and commit yourself to it for a year with money or time.',
      'Find out how one product that you buy is made, and change if need be.',
      'Write one courteous letter to somebody who has power to change something.',
      'Pay whoever works for you fairly and promptly.',
      'Pray through one newspaper page instead of only reading it.',
    ],
    encouragement: [
      'You are not beginning. God has been on the side of the poor since long before.',
      'One person taken in is not one person only to that person.',
      'The day comes on which justice will roll down like a river. Dig your ditch.',
    ],
    prayers: [
      'God of justice, you hear the cry of the poor. Forgive me that I have got used to it. Show me who lies at my gate. Give me courage to share and patience to stay. Let your kingdom come. Amen.',
      'Lord, I am tired of the news. So much is wrong, and I am small. Give me one thing to do, and let me do it faithfully. Comfort those who suffer today, and bring down those who do it to them. Amen.',
    ],
    questions: [
      'Who lies at our gate, as a group or a church?',
      'What is the difference between mercy and justice, and where is each needed?',
      'What exactly was wrong with the rich man in Luke 16?',
      'How can we help so that people keep their dignity?',
    ],
    commitment:
      'This week, do one concrete thing for someone in need in your neighbourhood, and learn that person’s name.',
  },
  {
    id: 'government',
    title: 'Politics, government and citizenship',
    about: 'politics, government and citizenship',
    signs: {
      strong: [
        'politics',
        'government',
        'voting',
        'election',
        'vote for',
        'obey the law',
        'pay taxes',
        'president',
        'political',
        'christian nationalism',
        'military',
        'citizen',
        'patriotism',
        'civil disobedience',
        'politicians',
      ],
      weak: ['law', 'state', 'authority', 'nation', 'party', 'leader', 'king', 'country'],
    },
    understanding: [
      'Politics divides families and churches today. You would like to know how a Christian can take part and stay one.',
      'You may be angry at those in government or afraid of what is to come. Believers have lived under all kinds of rulers.',
      'It is hard to argue about public matters without losing respect. That you are asking the Bible about it is a good start.',
    ],
    passages: [
      {
        mark: '[[Romans 13:3-7]]',
        note: 'Paul says, under Nero, that authority is given by God for people’s good, and that taxes are owed. A ruler is here called God’s servant, and therefore not God.',
      },
      {
        mark: '[[Mark 12:14-17]]',
        note: 'Shown a coin with Caesar’s image, Jesus says that he may have it back. What bears God’s image is owed to God.',
      },
      {
        mark: '[[Acts 5:27-29]]',
        note: 'Ordered by the council to be silent, the apostles say whom they must obey when the two collide.',
      },
      {
        mark: '[[1 Timothy 2:1-4]]',
        note: 'Prayers are to be made for kings and all in high position, who at that time were pagans. The aim is a quiet life, and that people be saved.',
      },
      {
        mark: '[[Jeremiah 29:7]]',
        note: 'The exiles are told to seek the good of the very city that had carried them off, and to pray for it.',
      },
      {
        mark: '[[Philippians 3:20]]',
        note: 'Paul writes to people proud of their Roman citizenship that they have another one, in heaven.',
      },
    ],
    guidance: [
      'A Christian has two loyalties, and they have an order. The state is to be honoured: its laws kept, taxes paid, votes cast where that is possible, the common good served. It is God’s gift against chaos. But it is not God. Where it commands what he forbids, or forbids what he commands, he is to be obeyed, openly, without violence, and with the consequences borne. Daniel, the midwives in Egypt and the apostles did so. Most disagreements with a government are not of this kind.',
      'Scripture gives aims more than programmes: protection of life, justice for the poor, truth, peace, care for strangers, limits to power. Christians who share them will vote differently on how to reach them. So do not call a party the party of God, nor the other the devil’s. Check facts before you pass them on. Speak of opponents as of people for whom Christ died. A church should be a place where people of differing votes share one cup.',
      'Pray for those in office by name, above all for those you do not like; it is commanded, and it changes the way one talks. Do something useful close at hand, on a parish council, in a school, at the food bank. Do not let the news rule your mood. If you have influence, use it for those who have none. And when empires rise and fall, remember that you hold a passport that no one can take away.',
    ],
    practices: [
      'Pray every day this week for one politician whom you dislike.',
      'Check a story before you share it, and correct one that was false.',
      'Describe the other side’s concern so that they would agree.',
      'Limit political news to half an hour a day.',
      'Do one useful thing for your town or street.',
      'Read Romans 13 and Revelation 13 side by side, and talk about both.',
    ],
    encouragement: [
      'Christ is Lord, whoever is in office. That was the first Christian creed, and it holds after each election.',
      'The exiles in Babylon planted gardens. Hope can look like that.',
      'You do not have to save the country, only to seek its good.',
    ],
    prayers: [
      'King of kings, we pray for those who govern us. Give them wisdom, honesty and pity for the weak. Restrain those who do evil. Show me how I can serve my town. Keep my heart free from hatred. Amen.',
      'Lord, I worry about my country and am angry with many. Let me love it without worshipping it. Help me to speak truth courteously. Make your church a sign that people can be one. Your kingdom come. Amen.',
    ],
    questions: [
      'What does it mean to give to Caesar and to God what is theirs?',
      'When must a Christian disobey, and how?',
      'How can Christians who vote differently stay at one table?',
      'What does seeking the good of the city mean where we live?',
    ],
    commitment:
      'This week, pray daily for those in government by name, and do one thing for the good of your own neighbourhood.',
  },
  {
    id: 'creation-care',
    title: 'Care for creation',
    about: 'care for creation',
    signs: {
      strong: [
        'creation care',
        'environment',
        'climate change',
        'care for the earth',
        'animals',
        'pollution',
        'nature',
        'stewards of creation',
        'do animals go to heaven',
        'my dog died',
        'my pet died',
        'endangered',
        'climate anxiety',
      ],
      weak: ['earth', 'garden', 'water', 'animal', 'waste', 'tree', 'world', 'future'],
    },
    understanding: [
      'You love this earth and see it suffering. It is not something of minor importance to God, who called it very good.',
      'Concern for the climate can weigh on the heart, in young people above all. It deserves an answer without panic and without soothing.',
      'Perhaps an animal that you loved has died. That grief is nothing to laugh about.',
    ],
    passages: [
      {
        mark: '[[Genesis 2:15]]',
        note: 'The human being is put in the garden to till it and to keep it. The second word is also used for guarding.',
      },
      {
        mark: '[[Psalm 24:1]]',
        note: 'The earth is the Lord’s. Human beings are tenants who will be asked about the state of the place.',
      },
      {
        mark: '[[Psalm 104:24-28]]',
        note: 'A long and delighted look at creatures, most of them of no use to anybody. All wait on God for food.',
      },
      {
        mark: '[[Genesis 9:9-11]]',
        note: 'After the flood God makes a covenant with Noah and, as the text says again and again, with every living creature.',
      },
      {
        mark: '[[Romans 8:19-22]]',
        note: 'Creation groans and hopes along with God’s children. Its freedom is tied to the freedom of God’s children.',
      },
      {
        mark: '[[Colossians 1:19-20]]',
        note: 'Through the cross God reconciles all things to himself, on earth and in heaven.',
      },
    ],
    guidance: [
      'Dominion over the earth, in Genesis, is given to those made in God’s image; they are to rule as he does, who feeds sparrows and makes the grass grow. It is a gardener’s task and not a plunderer’s licence. So care for creation is a matter of worship and of loving neighbours, because those who have done least damage usually suffer first. Christians may disagree about policies. Thankfulness, restraint and paying for one’s own mess should not be in dispute.',
      'Start where you are: what you eat and throw away, how you travel and heat, what grows outside your door. Choose a change that you can keep to and that gives joy, such as a meal without meat, a repaired coat, a patch for bees. Then go further than the private: ask your church, firm and council what they do. Do it without self-righteousness; the earth is not saved by contempt for neighbours who drive. And keep a day of rest, for that rests the earth as well.',
      'Against dread, three things help: work with others, time out of doors, and hope. Christian hope does not hang on human success. The world belongs to God, and he has promised to renew and not to discard it. That is no excuse; one does not neglect a house because the owner is coming. As for animals that people have loved: Scripture tells little of what becomes of them, and a great deal of a maker who forgets no sparrow. You may leave them with him.',
    ],
    practices: [
      'Spend half an hour outdoors, and name ten creatures to God with thanks.',
      'Change one habit of eating, travelling or buying for a month.',
      'Repair one thing instead of replacing it.',
      'Plant something, if only in a pot, and look after it.',
      'Ask your church how it heats, buys and gardens, and offer to help.',
      'Say grace before meals, and mention those who grew the food.',
    ],
    encouragement: [
      'God has not given up his world. He will make it new.',
      'A tree planted is a small prayer with roots.',
      'Not one sparrow is forgotten, and that includes what you have loved.',
    ],
    prayers: [
      'Maker of heaven and earth, thank you for birds and bread and weather. Forgive us for what we have wasted and spoiled. Teach me to keep the small piece that I have been given. Give wisdom to those who decide about much. Amen.',
      'Lord, I am afraid for the earth and for those who come after us. Take the dread, and leave me the love. Show me what I can do with others. You have promised to make all things new; let me live towards it. Amen.',
    ],
    questions: [
      'Which place or creature makes you thankful to God?',
      'What does to till and to keep mean for people who do not farm?',
      'How can Christians talk of the climate without panic and without denial?',
      'What could our church change in the coming year?',
    ],
    commitment:
      'This week, keep one new habit that spares creation, and spend half an hour in thankful attention out of doors.',
  },
] as const satisfies readonly GuideTopic[];
