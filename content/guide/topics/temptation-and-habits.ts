import type { GuideTopic } from '../types.ts';

/** Temptation and the habits that bind. */
export const temptationAndHabitsTopics = [
  {
    id: 'temptation',
    title: 'Temptation',
    about: 'temptation',
    signs: {
      strong: [
        'temptation',
        'tempted',
        'tempting',
        'resist temptation',
        'struggle with sin',
        'fight sin',
        'give in to sin',
        'resist the urge',
        'weak moment',
        'lead us not into temptation',
        'overcome sin',
        'secret sin',
      ],
      weak: ['desire', 'sin', 'weak', 'urge', 'resist', 'fall', 'flesh', 'trap'],
    },
    understanding: [
      'To be tempted is not a sin; Jesus was. You are in a struggle, and that means you have not simply given in.',
      'Temptation is clever: it comes when one is tired, alone or just after a success, and it speaks in one’s own voice.',
      'You are perhaps worn out with fighting at the same place again and again. It helps to know how it works, and where the way out lies.',
    ],
    passages: [
      {
        mark: '[[1 Corinthians 10:12-13]]',
        note: 'After examples from Israel’s failures Paul warns the sure and comforts the tempted: what you meet is human, God is faithful, and there is a way out.',
      },
      {
        mark: '[[James 1:13-15]]',
        note: 'James says that God does not tempt, and traces the chain: desire draws, desire conceives, sin is born and grows up into death.',
      },
      {
        mark: '[[Matthew 4:3-4]]',
        note: 'Jesus is tempted when he is hungry and alone. He answers with a word of Scripture that he knows by heart, and does not discuss.',
      },
      {
        mark: '[[Hebrews 2:18]]',
        note: 'Because Jesus himself was tested and suffered in it, he is able to come to the help of those who are being tested.',
      },
      {
        mark: '[[Genesis 39:9-12]]',
        note: 'Joseph refuses day by day, gives his reasons, and in the end runs and leaves his coat behind. Running is an honourable way.',
      },
      {
        mark: '[[Mark 14:37-38]]',
        note: 'Jesus tells sleepy friends to watch and pray, and says with sympathy how willing the spirit is and how weak the flesh.',
      },
    ],
    guidance: [
      'Learn your own pattern. When does it come: at what hour, in what mood, after what? Four words help many people: hungry, angry, lonely, tired. Temptation is easiest to stop at the first link and nearly impossible at the last. So put the decision early: not at the fridge, but at the shop; not in the hotel room, but when you book; not in mid-quarrel, but at the first sharp word. The way out that God gives often stands open only at the beginning.',
      'Do not argue with it, for it argues better. Jesus answered three times with a short sentence from Deuteronomy. Choose one of your own and learn it, one which fits your weak place. Then move: leave the room, ring someone, go out of doors, run like Joseph if you must. And put something in the empty place. Nobody can think of nothing. A walk, a task for another person, a hymn sung aloud will do more than clenched teeth.',
      'Ask what the temptation promises you. Comfort, importance, an end to boredom, a little control? These wishes are often honest, and God has better ways for them. Bring the hunger to him, and not only the sin. If you fall, get up the same hour, say it to God and to one person, and go on. To wait until you feel worthy is the second trap, and it is worse than the first. Your high priest has sympathy with you.',
    ],
    practices: [
      'Write down the last three times: hour, place, mood, and what came just before.',
      'Change one thing early in the chain, such as a route, an app or an evening alone.',
      'Learn one verse that answers your weak place, and say it aloud when it comes.',
      'Agree with a friend that you may ring at any hour, before and not only after.',
      'Leave the room at the first sign, without deciding anything else.',
      'Pray the Lord’s Prayer each morning with stress on its last request.',
    ],
    encouragement: [
      'No one is told to be stronger than they are, only to take the door that is open.',
      'He who helps you has stood in the same wind and did not fall.',
      'Each refusal, however small, makes the next one a little more possible.',
    ],
    prayers: [
      'Lord Jesus, you know this from the inside. I am weak at this place, and I am tired of it. Show me the door while it is still open, and give me feet to go through it. When I fall, lift me up at once. Lead me not into temptation, but deliver me from evil. Amen.',
      'Father, I want what harms me and want you too. Make the second wish the stronger. Give me an honest friend and a clear head. Fill the place in me that temptation promises to fill. Amen.',
    ],
    questions: [
      'At what times and in what moods are you most easily tempted?',
      'How does James describe the way from a wish to a deed, and where could it be broken off?',
      'What can we learn from the manner in which Jesus answers the tempter?',
      'How can we be such friends that people ring us before and not just after?',
    ],
    commitment:
      'This week, change one thing early in the chain that leads you into temptation, and tell a trusted person what it is.',
  },
  {
    id: 'addiction',
    title: 'Addiction',
    about: 'addiction',
    signs: {
      strong: [
        'addiction',
        'addicted',
        'drugs',
        'drug addict',
        'relapse',
        'recovery',
        'hooked on',
        "can't stop using",
        'rehab',
        'twelve steps',
        'smoking',
        'quit smoking',
        'compulsive',
        'get clean',
        'painkillers',
      ],
      weak: ['habit', 'craving', 'clean', 'quit', 'control', 'use', 'stop', 'slave', 'withdrawal'],
    },
    understanding: [
      'You have decided to stop, and meant it, and it had you again. That is what addiction is; it is not simply a lack of will.',
      'To say the word of oneself takes more courage than many people ever need. It is also the beginning of getting free.',
      'Perhaps it is someone you love, and you are living their illness with them. You need help as well.',
    ],
    passages: [
      {
        mark: '[[Romans 7:21-25]]',
        note: 'Paul describes a person who does not do what he wants and does what he hates. He does not end with a resolution but with a cry for a rescuer, and thanks.',
      },
      {
        mark: '[[John 8:34-36]]',
        note: 'To people who think themselves free Jesus says that sin makes slaves, and that the Son can set free for good.',
      },
      {
        mark: '[[Galatians 6:1-2]]',
        note: 'One who has been caught is to be restored in a spirit of gentleness, with care for one’s own weakness. Burdens are carried together.',
      },
      {
        mark: '[[Psalm 40:1-3]]',
        note: 'David was drawn out of a pit of mud and his feet were set on rock. He waited for it; he did not climb.',
      },
      {
        mark: '[[James 5:16]]',
        note: 'Confess to one another, pray for one another, that you may be healed. James ties healing to an end of secrecy.',
      },
      {
        mark: '[[Mark 5:18-20]]',
        note: 'The man who had been out of control wishes to go with Jesus and is sent home to his people to tell what was done for him.',
      },
    ],
    guidance: [
      'First, tell someone today: a doctor, an addiction service, a friend who will go with you. With alcohol, and with some drugs and tablets, to stop suddenly by oneself can be dangerous, even deadly; it should be done with medical help. There are detoxification wards, medicines, counsellors, groups that meet every evening. To use them is not a lack of faith. Paul’s cry was not I must try harder, but who will deliver me? God often answers it through people who know the way.',
      'Addiction lives on secrecy and on the thought that tomorrow will do. Live by the day: not today. Remove what is in the house, delete numbers, change the way home, hand over your money for a time. Go to a group, and go again when you do not want to. Find a sponsor or a brother or sister in faith who knows everything. Look also with help at what the substance has been covering up; there is often an old pain beneath it, which needs its own care.',
      'If you relapse, get safe and come back at once; most people need several attempts, and each one teaches something. God does not count as others do. If you are a relative: you did not cause it, you cannot control it, you cannot cure it. You can stop covering up, keep children safe, refuse money, and join a group for families. Love the person and tell the truth. Call for emergency help in case of an overdose or of thoughts of suicide.',
    ],
    practices: [
      'Tell one person the whole truth about it today.',
      'Ring a doctor or an addiction help line before you try to stop by yourself.',
      'Find the times and places of two groups, and go to the first this week.',
      'Clear out what is in the house, with someone beside you.',
      'Write a list of three people to ring when the craving comes, and carry it.',
      'Pray in the morning for this one day, and give thanks for it in the evening.',
    ],
    encouragement: [
      'The pit in the psalm had no steps. He was lifted out, and so can you be.',
      'A relapse is a bad day and not the end of recovery.',
      'There are people who have been free for twenty years who once thought as you do now.',
    ],
    prayers: [
      'Lord, I am not free, and I cannot free myself. I have promised so often. Who will deliver me? You can. Give me the courage to tell someone today, and keep me through this one day. Amen.',
      'Father, I love someone who is bound, and I am at the end of my strength. I hand them over to you. Show me what love does now and what it stops doing. Protect the children, and lead us all to people who can help. Amen.',
    ],
    questions: [
      'What do Paul’s words in Romans 7 tell us about the will alone?',
      'Why does freedom begin with the end of secrecy, as James suggests?',
      'How can a group hold someone gently and firmly after a relapse?',
      'What do relatives of addicted people need from a church?',
    ],
    commitment:
      'This week, break one secret by telling a safe person, or learn where help for addiction is to be had in our town so that you can tell someone.',
  },
  {
    id: 'alcohol',
    title: 'Alcohol',
    about: 'alcohol',
    signs: {
      strong: [
        'alcohol',
        'drinking problem',
        'drink too much',
        'alcoholic',
        'drunk',
        'drunkenness',
        'is drinking a sin',
        'stop drinking',
        'beer',
        'wine',
        'sober',
        'sobriety',
        'hangover',
        'my husband drinks',
      ],
      weak: ['drink', 'bottle', 'party', 'glass', 'quit', 'evening', 'bar', 'aa'],
    },
    understanding: [
      'Whether one may drink is one question; whether it has begun to hold you is another. It is honest of you to ask.',
      'A glass in the evening can become two, and then the evening cannot do without them. Many notice it late.',
      'If it is somebody in your house who drinks, you know the listening for the key in the door. That, too, deserves help.',
    ],
    passages: [
      {
        mark: '[[Ephesians 5:18]]',
        note: 'Paul sets being drunk, which lets life run to waste, against being filled with the Spirit.',
      },
      {
        mark: '[[Psalm 104:14-15]]',
        note: 'In a song on creation wine that gladdens the heart is named among God’s gifts, beside bread and oil.',
      },
      {
        mark: '[[Proverbs 23:29-32]]',
        note: 'An old and exact picture of drinking: the quarrels, the red eyes, the fine sparkle in the cup, and the bite at the end.',
      },
      {
        mark: '[[Romans 14:20-21]]',
        note: 'It is good, says Paul, to leave wine alone if it makes another stumble. Freedom looks to the weaker one.',
      },
      {
        mark: '[[1 Corinthians 6:12]]',
        note: 'All things are lawful, the Corinthians used to say. Paul answers that he will not be mastered by anything.',
      },
      {
        mark: '[[1 Corinthians 6:9-11]]',
        note: 'Drunkards stand in a list of those outside, followed by the words that such were some of you: washed, made holy, put right.',
      },
    ],
    guidance: [
      'Scripture calls wine a gift and drunkenness a sin. Within this, Christians differ: many enjoy it in measure and with thanks, others abstain altogether, for their own safety or for love of those who cannot stop. Neither should look down on the other. Better questions than may I are these: does it master me? Do I need it in order to sleep, to be cheerful, to go among people? Does anyone stumble through me? Could I leave it for a month without thinking about it?',
      'If the honest answer troubles you, see a doctor. Do not stop suddenly if you drink heavily every day, for withdrawal can be dangerous and is safely managed with help. Then go to a group; there is hardly a town without one. Tell your husband or wife what they have long known. Empty the cupboard, plan the difficult hour of the day, find another way home. And look with someone at what you have been drowning, for it can swim.',
      'If you live with someone who drinks: do not pour it away, lie to the employer or argue with a drunk person. Speak when he or she is sober, briefly and with facts. Do not get into the car. Take the children out of the way, and leave if there is violence. Go to a group for relatives, whether the drinker seeks help or not. You may be well even if the other is not yet. And pray, but not instead of these things.',
    ],
    practices: [
      'Drink nothing for thirty days, after asking a doctor if you drink daily, and note what you find.',
      'Write down truthfully each drink of this week.',
      'Plan something else for the hour at which you usually pour the first one.',
      'Go to one meeting of a recovery group, even just to listen.',
      'Offer guests something good without alcohol, as a matter of course.',
      'Tell one person who will ask you about it every week.',
    ],
    encouragement: [
      'Such were some of you, Paul writes. Those sentences in the past tense can be written of you as well.',
      'One sober evening is not nothing. It is what sobriety is made of.',
      'You need not hit the bottom before you may turn round.',
    ],
    prayers: [
      'Lord, I drink more than I say. It has begun to own me. Give me the honesty to tell someone and the courage to get help. Fill what I have tried to fill with it. Keep me sober today. Amen.',
      'Father, someone in my home drinks, and we are all living round it. Give me wisdom and calm. Keep the children safe. Wake the one who drinks, and show me what I should stop doing for them. Amen.',
    ],
    questions: [
      'How do you hold together what the Bible says in praise of wine and against drunkenness?',
      'How can one tell that one is no longer free?',
      'What does love for the weaker person mean at our own gatherings?',
      'How can we talk of this so that those who drink secretly can speak?',
    ],
    commitment:
      'This week, go without alcohol for love of someone who cannot stop, or tell one person honestly how much you drink.',
  },
  {
    id: 'pornography',
    title: 'Pornography',
    about: 'pornography',
    signs: {
      strong: [
        'porn',
        'pornography',
        'porn addiction',
        'watch porn',
        'masturbation',
        'masturbate',
        'explicit videos',
        'my husband watches porn',
        'adult websites',
        'sexting',
        'nude photos',
        'dirty videos',
      ],
      weak: ['internet', 'screen', 'phone', 'lust', 'secret', 'shame', 'night', 'urge', 'images'],
    },
    understanding: [
      'Very many people struggle with this, men and women, also in church, and nearly all believe that they are the only ones. You are not.',
      'You have sworn to stop, probably often. The mixture of pull and shame afterwards is a wheel that one does not get off alone.',
      'If you have found it out about the one you love, you may feel compared and deceived. It is no verdict on you.',
    ],
    passages: [
      {
        mark: '[[Matthew 5:27-29]]',
        note: 'Jesus takes the look seriously, for it makes a person into a thing. The picture of the eye is meant to shock the hearer into decisive steps, and not to be done literally.',
      },
      {
        mark: '[[Job 31:1]]',
        note: 'Job speaks of a covenant he has made with his eyes. He decided beforehand how he would look at others.',
      },
      {
        mark: '[[1 Corinthians 6:18-20]]',
        note: 'In Corinth, where anything could be bought, Paul says to run, and gives the reason: your body is a temple, and you were bought at a price.',
      },
      {
        mark: '[[1 Thessalonians 4:3-5]]',
        note: 'God’s will is that each should learn to treat the body in holiness and honour, and not to use another person.',
      },
      {
        mark: '[[Psalm 51:10-12]]',
        note: 'David asks God to create what he cannot bring about himself, a clean heart, and to give back joy.',
      },
      {
        mark: '[[1 John 1:7]]',
        note: 'Walking in the light brings two things: fellowship with one another, and cleansing.',
      },
    ],
    guidance: [
      'It is more than a private matter: real people are on the other side of the screen, many of them driven there or hurt, and it trains one to use and not to love. Yet shame alone does not set free. It is often shame, loneliness or stress that starts the next round. So look for the pattern with sober eyes: which hour, which device, what feeling just before? Desire itself is given by God. It wants to go to a person and not to a picture.',
      'Two things help most. First, make it hard: no phone in the bedroom, filters set by someone else, an end to the apps which lead there, screens only in shared rooms. Jesus speaks about cutting off; he means that it may cost something. Second, tell someone of your own sex who is mature and not shocked, and meet each week with one plain question. What stays in the dark grows. There are also groups and therapists who specialise in this, and they are worth the trouble.',
      'If you fall, do not spend the night in self-hatred. Confess, shut the device, sleep, tell your friend in the morning and go on; count progress by the year. If you are married, seek advice on how and when to tell, with help, and do not do it in crumbs. If you have been hurt by it, you may be angry and may ask for real steps. And anything that involves children is a crime: stop, and seek professional help at once.',
    ],
    practices: [
      'Put phone and laptop outside the bedroom from tonight.',
      'Ask a trusted person to set a filter and to keep the password.',
      'Meet weekly with someone of your own sex who asks you one plain question.',
      'Write down after each urge what came before it: hour, feeling, place.',
      'Leave the house or do something with your hands for twenty minutes when the pull comes.',
      'Pray for the people in the pictures as for someone’s son or daughter.',
      'Find a counsellor or group that is experienced in this.',
    ],
    encouragement: [
      'The light into which you are afraid to step is where cleansing is.',
      'You were bought at a price. Nobody pays so much for what is worthless.',
      'God gives clean hearts to people who have none. David asked, and so may you.',
    ],
    prayers: [
      'Lord, I am ashamed, and I am caught. Create in me a clean heart, for I cannot. Teach me to see people and not bodies. Give me the courage to tell one person this week. Lift me up quickly when I fall. Amen.',
      'Father, what I found has hurt me deeply. Do not let me measure myself by pictures. Give us truth, real change and good help. Heal the way we look at one another. Amen.',
    ],
    questions: [
      'Why does Jesus take the look so seriously?',
      'What is the difference between shame that hides and sorrow that comes into the light?',
      'What practical steps would be a cutting off in the sense of Matthew 5 today?',
      'How can men among men, and women among women, speak of this in our church?',
    ],
    commitment:
      'This week, tell one mature person of your own sex the truth, and take one screen out of the room where you fall.',
  },
  {
    id: 'sexual-temptation',
    title: 'Sexual desire and purity',
    about: 'sexual desire and purity',
    signs: {
      strong: [
        'lust',
        'sexual temptation',
        'sexual sin',
        'sex before marriage',
        'premarital sex',
        'purity',
        'sexual immorality',
        'fornication',
        'living together before marriage',
        'virginity',
        'slept with',
        'chastity',
        'hook up',
      ],
      weak: ['sex', 'desire', 'body', 'girlfriend', 'boyfriend', 'wait', 'pure', 'marriage'],
    },
    understanding: [
      'Desire is strong, and God made it. That you ask how to live with it before him is a good sign.',
      'You may feel pressed from two sides: by a world that finds waiting odd, and by a church that has sometimes spoken of nothing but the danger.',
      'Perhaps something has already happened that you regret. It is not the end of your worth, and not the end of the way.',
    ],
    passages: [
      {
        mark: '[[Genesis 1:27-31]]',
        note: 'Man and woman, their bodies and their fruitfulness, are part of what God calls very good. The Bible begins here and not with a prohibition.',
      },
      {
        mark: '[[1 Corinthians 6:18-20]]',
        note: 'Paul asks believers to flee sexual immorality because the body matters so much: it belongs to the Lord and will be raised.',
      },
      {
        mark: '[[1 Thessalonians 4:3-7]]',
        note: 'In a city of loose customs new Christians are to learn self-mastery, and nobody is to wrong a brother or sister in this.',
      },
      {
        mark: '[[Song of Solomon 2:7]]',
        note: 'A love song which delights in desire asks three times that love should not be woken before it is ready.',
      },
      {
        mark: '[[Hebrews 13:4]]',
        note: 'Marriage is to be held in honour by all. The faithful bed is something to be guarded as precious.',
      },
      {
        mark: '[[2 Timothy 2:22]]',
        note: 'Run from the passions of youth, and run towards something, together with others: righteousness, faith, love, peace.',
      },
    ],
    guidance: [
      'According to Scripture sexual union belongs to marriage, where two people have promised each other their whole lives. That is not because the body is dirty but because it says something: I am entirely yours. Said without the promise, it says more than one means. Many around you see it otherwise, and you will be smiled at. You need not despise anyone for that. But you may hold to what Jesus taught, and trust that his no protects a great yes.',
      'Be practical. Passion is not decided at midnight on a sofa; it is decided beforehand. Talk about limits in daylight with the person you love. Do not sleep in one bed and hope for the best. Watch what you feed on in films and on the phone. Have friends of both sexes, tiring work, sport, music. Desire grows quieter when life is full and louder when one is lonely. Find an older Christian with whom this can be spoken of without blushing or thunder.',
      'If you have gone further than you wished, tell God, who is not astonished. Forgiveness here is as full as anywhere. You are not used goods; that is a cruel picture and not a biblical one. Take the next step: an honest talk, a new boundary, perhaps separate flats. If anything was done to you against your will, it is not your sin at all but a crime against you; seek a doctor, a counsellor and, if you choose, the police.',
    ],
    practices: [
      'Talk with the one you love in daylight about where your limits lie.',
      'Change one setting or evening in which you usually fall.',
      'Ask an older Christian of your own sex how they have lived with desire.',
      'Turn off what stirs you up without loving you back.',
      'Plan your most lonely hour of the week with people or with work.',
      'Thank God for your body, plainly and by name.',
    ],
    encouragement: [
      'God is not ashamed of having made you with desire. He would like it to be at home somewhere.',
      'Purity is not what one has not yet lost. It is a way that can be begun today.',
      'Jesus lived as a whole human being without marriage. He knows what waiting is.',
    ],
    prayers: [
      'Lord, you made me with longing and with a body. I thank you for it, though it troubles me. Teach me to love and not to use. Give me self-control, good friends and patience. Where I have failed, make me clean. Amen.',
      'Father, we would like to do this well, and we find it hard. Guard our love from haste. Give us honesty with each other and courage to be different. Let us honour each other, and you, with our bodies. Amen.',
    ],
    questions: [
      'What messages about sexuality have you received from church and from the world?',
      'What reasons does Paul give in 1 Corinthians 6, apart from rules?',
      'What does it mean in practice to run from one thing and towards another?',
      'How can we speak of failure so that people come back instead of staying away?',
    ],
    commitment: 'This week, set one clear boundary that guards love, and tell someone you trust what it is.',
  },
  {
    id: 'gambling',
    title: 'Gambling',
    about: 'gambling',
    signs: {
      strong: [
        'gambling',
        'gamble',
        'betting',
        'casino',
        'lottery',
        'slot machine',
        'sports bets',
        'online poker',
        'scratch cards',
        'is gambling a sin',
        'lost money betting',
        'bookmaker',
      ],
      weak: ['money', 'win', 'luck', 'debt', 'chance', 'bet', 'stake', 'secret'],
    },
    understanding: [
      'It promises that the next round will put all right, and so it is always the next one. You are not the only clever person to be caught by that.',
      'Perhaps you ask only whether it is allowed. Or perhaps you know already that it is more than a game.',
      'The losses are hidden, the telephone turned face down, and at home they notice that you are far away. That is a heavy way to live.',
    ],
    passages: [
      {
        mark: '[[1 Timothy 6:9-10]]',
        note: 'Paul writes about people who want to be rich and fall into a trap, and hurt themselves with many sorrows.',
      },
      {
        mark: '[[Proverbs 13:11]]',
        note: 'Quick gain dwindles, says the proverb, while what is gathered by hand increases.',
      },
      {
        mark: '[[Matthew 6:24]]',
        note: 'No one can serve two masters. Jesus speaks of money as of a rival god, that commands and has to be obeyed.',
      },
      {
        mark: '[[Ecclesiastes 5:10-12]]',
        note: 'The lover of money never has enough; the labourer sleeps sweetly, much or little on the plate.',
      },
      {
        mark: '[[2 Peter 2:19]]',
        note: 'By whatever a person is overcome, to that they are enslaved. Peter says it of people who promised freedom.',
      },
      {
        mark: '[[Luke 15:13-17]]',
        note: 'The younger son had wasted all he had. His way back begins with coming to himself and thinking of home.',
      },
    ],
    guidance: [
      'The Bible has no commandment which names gambling. It has much to say on what lives in it: greed, the wish for gain without work, at the cost of others who lose, and trust in luck. Some Christians see a small stake at a fair as harmless; many keep away altogether, because the whole trade lives on those who cannot stop. Ask yourself: would I tell my family what I spent? Can I stop for three months? If not, it is no longer a game.',
      'If it holds you, stop trying to win it back; that thought is the hook. Tell one person the full sum today. Use the self-exclusion schemes for casinos, shops and websites, and blocking software on every device. Hand over your cards and accounts for a year. There are help lines, groups and treatment; gambling is recognised as an addiction, and it can be treated. Get debt advice before any new loan. When the pull comes, wait twenty minutes with somebody beside you.',
      'The hidden sums can lead people to despair. If you think that your family would be better off without you, that is not true, and you must tell someone at once: an emergency line, a doctor, a neighbour. Money can be repaid in small sums over many years; you cannot be replaced. The son who had wasted everything was not asked by his father for a statement of account. First he was embraced, and then a life was made possible.',
    ],
    practices: [
      'Add up what you have lost in the last year, with someone beside you.',
      'Sign up today for self-exclusion, online and in local shops.',
      'Give your bank card to a person you trust, and live on cash.',
      'Ring a gambling help line, and ask for the nearest group.',
      'Delete every betting app, and block payments to such firms at your bank.',
      'Do something with your hands at the hour when you usually play.',
    ],
    encouragement: [
      'You do not have to win it back in order to come home.',
      'The father did not ask what it had cost. He ran.',
      'Each day without a bet is honest gain.',
    ],
    prayers: [
      'Lord, I have chased after luck and lost more than money. I am afraid of the moment when they learn of it. Give me courage to tell the truth today. Break the spell of the next round. Teach me to live by what I earn and by what you give. Amen.',
      'Father, I have wasted what was entrusted to me. I come to myself, and I come to you. Help me to accept limits and help. Comfort those whom I have deceived. Let me learn to sleep again. Amen.',
    ],
    questions: [
      'What makes gambling so attractive, beyond money?',
      'How does Jesus’ word about two masters apply to games of chance?',
      'Is there harmless gambling, in your view, and who pays for it?',
      'How can we help somebody who has run up secret debts?',
    ],
    commitment:
      'This week, place no bet of any kind, and give the money you would have staked to someone in need.',
  },
  {
    id: 'self-control',
    title: 'Self-control',
    about: 'self-control',
    signs: {
      strong: [
        'self-control',
        'self control',
        'self-discipline',
        'willpower',
        'discipline myself',
        'bad habits',
        'break a habit',
        'impulsive',
        'impulse',
        'good habits',
        "can't control myself",
        "new year's resolution",
        'temperance',
      ],
      weak: ['habit', 'discipline', 'control', 'routine', 'effort', 'train', 'fail', 'restrain'],
    },
    understanding: [
      'You know quite well what would be good, and you see yourself do the other thing. That is a very human experience.',
      'Self-control is not tightness. It is the freedom to do what one really wants to do.',
      'You have perhaps failed with great plans. That may be due to the plans more than to you.',
    ],
    passages: [
      {
        mark: '[[Galatians 5:22-23]]',
        note: 'Self-control comes last in the fruit of the Spirit. It grows on the same branch as love and joy, and is not a product of grimness.',
      },
      {
        mark: '[[1 Corinthians 9:24-27]]',
        note: 'Near Corinth games were held. Paul compares himself with an athlete who trains, with a prize in view that does not wither.',
      },
      {
        mark: '[[Proverbs 25:28]]',
        note: 'A person without self-command is like a town with its walls broken down: anything can walk in.',
      },
      {
        mark: '[[Titus 2:11-12]]',
        note: 'It is grace that trains people to say no. The schoolmaster here is kindness.',
      },
      {
        mark: '[[2 Peter 1:5-7]]',
        note: 'Self-control stands in a chain between knowledge and patience. One thing is added to another, with diligence.',
      },
      {
        mark: '[[Romans 6:12-14]]',
        note: 'Those who belong to Christ can offer the parts of their body to God as tools. Sin has lost its right to command.',
      },
    ],
    guidance: [
      'Take one thing, and only one, and make it small: ten minutes instead of an hour, one biscuit left in the tin, one sentence not said. Tie it to something that you do already: after I have brushed my teeth, I read the psalm. Change the surroundings before you strain the will; what is not in the house needs no resisting. Habits are formed by repetition at the same place and hour. Give it two months, and forgive a missed day without giving up the next.',
      'Athletes do not train because they hate their bodies; they have a prize before their eyes. Ask therefore what you would like to be free for: patience with the children, a clear morning, money to give. Write it down where you can see it. A no without a yes behind it seldom lasts. And tell somebody, for a walled town has watchmen. A friend who asks on Saturdays how it has gone is worth more than ten good resolutions.',
      'It is not by accident that Paul calls it fruit. Pray for it in the moment and beforehand; the Spirit works with your training and not in its place. If there is something against which all your methods break, it may be an addiction, a low mood, or difficulties with attention, and those want professional help. And be gentle. People who rage at themselves after each lapse are soon back at what comforts them.',
    ],
    practices: [
      'Choose one habit, make it so small that it seems laughable, and do it daily.',
      'Remove one temptation from your home or phone.',
      'Tie the new habit to one that is already firm.',
      'Write down in a sentence what you wish to be free for.',
      'Ask a friend to enquire about it every Saturday.',
      'Wait ten minutes before you give in to an impulse, and pray meanwhile.',
    ],
    encouragement: [
      'Fruit ripens slowly and mostly unnoticed. It is growing also in weeks in which you see only leaves.',
      'Sin no longer has the right to order you about. You may answer it in that tone.',
      'Grace is a patient teacher and has had worse pupils.',
    ],
    prayers: [
      'Lord, I do not do what I would like to do. Train me by your grace. Show me one small step, and help me to take it today and again tomorrow. When I fail, let me begin again without raging at myself. Amen.',
      'Holy Spirit, let self-control grow in me as fruit grows on a branch. Rebuild the walls where they are broken down. Give me a clear aim and a good friend. Make me free for what is good. Amen.',
    ],
    questions: [
      'In which area do you have good self-control, and how did it come?',
      'Why does Paul count self-control as fruit, and also speak of training?',
      'How can grace, of all things, teach us to say no?',
      'What could we change in our surroundings instead of straining our will?',
    ],
    commitment:
      'This week, practise one very small good habit at the same hour every day, and report on it at the next meeting.',
  },
  {
    id: 'food-and-body',
    title: 'Food and body image',
    about: 'food and body image',
    signs: {
      strong: [
        'body image',
        'overeating',
        'gluttony',
        'binge eating',
        'hate my body',
        'fat',
        'ugly',
        'overweight',
        'lose weight',
        'diet',
        'emotional eating',
        'anorexia',
        'bulimia',
        'hate how i look',
        'weight',
      ],
      weak: ['eat', 'mirror', 'food', 'body', 'thin', 'beauty', 'appearance', 'hungry', 'shape'],
    },
    understanding: [
      'It can be a daily battle: with the plate, the mirror, the scales. It takes up far more room in the head than others imagine.',
      'You live among pictures of bodies that hardly anyone has. No wonder if you look at your own with unfriendly eyes.',
      'Food comforts, and food can also become a tyrant, by too much and by too little. Neither is dealt with by scolding.',
    ],
    passages: [
      {
        mark: '[[Psalm 139:13-16]]',
        note: 'David thanks God for his body as for a piece of woven work, made with attention in a hidden place.',
      },
      {
        mark: '[[1 Samuel 16:7]]',
        note: 'Samuel is impressed by a tall son of Jesse. God tells him that people look at what is before their eyes, and that he himself looks at the heart.',
      },
      {
        mark: '[[1 Corinthians 6:19-20]]',
        note: 'Said against misuse of the body, and true of neglect and self-hatred too: it is a temple, and belongs to God.',
      },
      {
        mark: '[[1 Corinthians 10:31]]',
        note: 'In a chapter on food and conscience Paul finds a rule for the table: eat and drink to the glory of God.',
      },
      {
        mark: '[[Matthew 6:25]]',
        note: 'Jesus asks whether life is not more than food, and the body more than what it wears.',
      },
      {
        mark: '[[Ecclesiastes 9:7]]',
        note: 'The Preacher tells people to eat their bread with joy. Enjoyment of food is a gift and not something to confess.',
      },
    ],
    guidance: [
      'Your body is not an enemy to be defeated, nor an ornament to be judged. It has carried you through all your days. God has made it, Christ took one like it, the Spirit lives there, and it will be raised. Try speaking to it as you would to a friend’s. Put away for a month the magazines, accounts and scales which make you despise it. Thank God each day for something your body can do: hold a child, smell bread, walk to the corner.',
      'Gluttony in the Bible is less a matter of weight than of making the stomach one’s god; one can be thin and live for food. If you eat to quieten something, find out what it is: weariness, anger, emptiness at ten at night. Eat at fixed times, sitting, with grace and with people where you can. Enjoy it. Leave the cupboard when you are sad, and ring someone. Strict diets mostly end in their opposite; steady care does not.',
      'If you starve yourself, vomit, binge in secret, or think of food and weight nearly all the time, you may have an eating disorder. That is a serious illness, more dangerous than it looks, and it can be treated. Please see a doctor this week, and tell one person. Fasting for religious reasons is not for you now. And if someone you love is affected, do not comment on food or figure, but say that you are worried, and go with them.',
    ],
    practices: [
      'Thank God each morning for one thing that your body can do.',
      'Unfollow every account after which you dislike yourself.',
      'Eat one meal a day at table with a grace, and without a screen.',
      'Refrain for a week from every remark about figures, your own included.',
      'See a doctor if food or weight rules your thoughts.',
      'Move in some way that gives you pleasure, and do not count anything.',
    ],
    encouragement: [
      'The one who looks at the heart is looking at yours, and is not put off by a mirror.',
      'You are not a before picture. God has called you good already.',
      'There is joy at tables in the kingdom of God. You are invited as you are.',
    ],
    prayers: [
      'Creator, you made my body, and I have said hard things about it. Forgive me, and open my eyes. Teach me to eat with thanks and to stop in peace. Free me from the pictures by which I measure myself. Let me live in this body as in your temple. Amen.',
      'Lord Jesus, food has power over me, and I am ashamed of it. You ate with people gladly; come and sit at my table. Show me what I am really hungry for. Lead me to someone who can help. Amen.',
    ],
    questions: [
      'Which voices have shaped the way you see your body?',
      'How does it change our view that God became a human being with a body?',
      'What is the difference between enjoying food and living for it?',
      'How do we talk about looks and weight in our families and in church?',
    ],
    commitment:
      'This week, make no unkind remark about any body, your own included, and eat one meal a day slowly and with thanks.',
  },
] as const satisfies readonly GuideTopic[];
