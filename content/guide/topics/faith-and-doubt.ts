import type { GuideTopic } from '../types.ts';

/** Coming to faith, holding on to it, and growing in it. */
export const faithAndDoubtTopics = [
  {
    id: 'doubt',
    title: 'Doubt',
    about: 'doubt',
    signs: {
      strong: [
        'doubt',
        'losing my faith',
        'lost my faith',
        'does god exist',
        'is god real',
        'is it all true',
        'not sure i believe',
        'hard to believe',
        'unbelief',
        'deconstruct',
        'agnostic',
        'struggle to believe',
        'skeptical',
      ],
      weak: ['believe', 'proof', 'question', 'true', 'evidence', 'sure', 'faith', 'honest'],
    },
    understanding: [
      'Doubt is not the opposite of faith; people who do not care do not doubt. It is honest of you to say it.',
      'It can be frightening when things that held you no longer seem to hold. You may look at them one by one, and you need not decide everything today.',
      'Some doubts come from reading and thinking, some from pain, some from disappointment with believers. They look alike, and they need different answers.',
    ],
    passages: [
      {
        mark: '[[Mark 9:23-24]]',
        note: 'A desperate father says in one breath that he believes and that he does not. Jesus takes that as enough and heals the boy.',
      },
      {
        mark: '[[John 20:25-29]]',
        note: 'Thomas will not take it on hearsay. Jesus comes a week later, offers him what he asked to see, and blesses those who believe without seeing.',
      },
      {
        mark: '[[Matthew 11:2-6]]',
        note: 'John the Baptist, in prison, asks whether Jesus is the one after all. Jesus answers with evidence, and then praises John before the crowd.',
      },
      {
        mark: '[[Psalm 73:16-17]]',
        note: 'Asaph nearly lost his faith over the good fortune of the wicked. Thinking alone wore him out; it looked different in God’s sanctuary.',
      },
      {
        mark: '[[Jude 1:22]]',
        note: 'A short letter, sharp against false teachers, tells the church how to treat people who waver: with mercy.',
      },
      {
        mark: '[[Matthew 28:16-17]]',
        note: 'Even with the risen Jesus in front of them, some of the eleven doubted. He gave his commission to all of them.',
      },
    ],
    guidance: [
      'Try to say exactly what you doubt. That God exists? That he is good? That the Gospels can be trusted? That he cares for you? A doubt with a definite shape can be examined; a fog cannot. For questions of history and reason there are serious books by people who have faced the same ones, and you may take a year over them. Do not ask faith to answer a question about evidence, nor evidence to heal a hurt.',
      'Look again at what stands at the centre. Christianity does not hang on every opinion that you have heard from Christians. It hangs on Jesus: who he was, that he died, that God raised him. Paul says openly that without the resurrection it all falls. So start there. Read one Gospel slowly, as if for the first time, and ask what kind of man this is. Many things at the edges can wait until you know what you think of him.',
      'Doubt grows in isolation and calms down in company. Asaph kept silent so as not to harm others, and it nearly crushed him; then he went where people worshipped. Keep the small habits of faith while you search: a psalm, a service, an honest sentence of prayer to a God of whom you are not sure. You are not being a hypocrite. You are holding a door open. And tell one believer who can bear it.',
    ],
    practices: [
      'Write your doubts as questions, and mark each one: head, heart or hurt.',
      'Read the Gospel of Mark in a week, a little at a time, and note what surprises you about Jesus.',
      'Pray the father’s sentence from Mark 9 once a day, even with reservations.',
      'Ask a thoughtful Christian which doubts they have had and what they did with them.',
      'Choose one good book on the question that weighs most, and take a month over it.',
      'Go on attending one gathering while you search.',
    ],
    encouragement: [
      'The prayer of half a faith was heard. Yours need not be whole before you speak it.',
      'Thomas asked for wounds and was shown them; his doubt led to the highest confession in that Gospel.',
      'It is not the strength of your grip that saves you, but the one whose hand it is.',
    ],
    prayers: [
      'God, I am not sure of you today. If you hear this, help my unbelief. Lead me to what is true, whatever it may cost. Do not let me settle for easy answers, and do not let me go. Amen.',
      'Lord Jesus, you let Thomas put his question and came back for him. I have questions too. Meet me in my searching, in books, in people and in your own words. Have mercy on me while I waver, and bring me to know you. Amen.',
    ],
    questions: [
      'Which doubts have you met, and what kind were they: of the head, the heart or a hurt?',
      'How does Jesus deal with John’s question from prison?',
      'What can a church do so that people dare to speak of their doubts?',
      'Why is it worthwhile to begin with Jesus rather than with the hardest question?',
    ],
    commitment: 'This week, read one chapter of Mark each day, and share one honest question with someone.',
  },
  {
    id: 'salvation',
    title: 'Salvation: how to be saved',
    about: 'being saved',
    signs: {
      strong: [
        'salvation',
        'be saved',
        'how to be saved',
        'get saved',
        'become a christian',
        'accept jesus',
        'born again christian',
        'go to heaven',
        'eternal life',
        'give my life to christ',
        'what must i do to be saved',
        'saviour',
        'follow jesus',
      ],
      weak: ['believe', 'sin', 'cross', 'heaven', 'lost', 'life', 'new', 'begin'],
    },
    understanding: [
      'You are asking the question that a jailer in Philippi asked in the middle of the night. There is a clear answer, and it is open to anyone.',
      'Perhaps you have been circling round faith for some time, or are unsure whether you ever truly began. It can be made plain.',
      'No one is too late, too early or too far away for this. It does not depend on what you bring.',
    ],
    passages: [
      {
        mark: '[[Acts 16:30-31]]',
        note: 'A jailer who was about to kill himself asks what he must do. The answer is short, and before morning his whole household is at the table.',
      },
      {
        mark: '[[John 3:16-17]]',
        note: 'Jesus speaks by night with a learned man. God’s reason for sending his Son is love, and the purpose is rescue and not condemnation.',
      },
      {
        mark: '[[Ephesians 2:8-10]]',
        note: 'Rescue is a gift from beginning to end, and nobody can boast of it. Good works come after it, as its purpose and not as its price.',
      },
      {
        mark: '[[Romans 10:9-10]]',
        note: 'Paul names the heart of it: that Jesus is Lord, said with the mouth, and that God raised him, believed in the heart.',
      },
      {
        mark: '[[Romans 3:23-24]]',
        note: 'All have fallen short, religious people too. All who are put right with God are put right freely, through what Christ has done.',
      },
      {
        mark: '[[Acts 4:12]]',
        note: 'Peter, on trial for healing a man, says before the council that no other name has been given by which people are saved.',
      },
    ],
    guidance: [
      'The trouble is deeper than a few mistakes. Human beings have turned from God, who made them for himself, and cannot find the way back or pay what they owe. So God came to them. Jesus, his Son, lived the life that no one else has lived, died for the sins of the world and was raised from the dead. Whoever turns to him and trusts him is forgiven, is made God’s child, and is given the Holy Spirit. That is the gospel, and it is news before it is advice.',
      'What do you do, then? You turn and you trust. To turn is to agree with God about your life and be willing to leave what is wrong. To trust is to rely on Jesus and no longer on your own record. You can say it in your own words, aloud if possible. A feeling may or may not come. God’s promise stands on his word and on what Jesus has finished, not on how you feel an hour later.',
      'Then tell someone, for faith is not meant to be private for long. Find a church where Jesus is preached from the Bible, and speak to the minister about baptism, which the New Testament joins closely to believing. Churches describe the order of faith, baptism and new birth in different ways; they agree that it is Christ who saves, and that it is by grace. Start reading John’s Gospel, and pray each day as you would talk with someone who is there.',
    ],
    practices: [
      'Tell God in your own words that you turn to him and trust in Jesus, and say it aloud.',
      'Read the Gospel of John, a chapter a day, with a pencil in your hand.',
      'Tell one Christian what you have decided, or what still holds you back.',
      'Visit a church this Sunday, and ask the minister about baptism and the next steps.',
      'Write down the date and a sentence about what you have understood.',
      'Ask the hardest question you have left, and ask it of a person who knows the Bible well.',
    ],
    encouragement: [
      'He says of everyone who comes that he will not turn them away. That includes the ones who come late and shaking.',
      'It is finished, Jesus said. You are not asked to add anything to it, only to receive.',
      'The jailer began the night in despair and ended it at a meal, rejoicing. It can change as quickly as that.',
    ],
    prayers: [
      'Lord Jesus Christ, I have gone my own way, and I am sorry. I believe that you died for my sins and that God raised you from the dead. I turn from what is wrong and put my trust in you. Forgive me, make me God’s child and give me your Spirit. From now on I am yours. Amen.',
      'God, I want to come to you and hardly know how. Be merciful to me, a sinner. I cannot save myself; I rely on Jesus, who gave himself for me. Lead me to your people, teach me your ways, and keep me to the end. Amen.',
    ],
    questions: [
      'What did the jailer think he had to do, and what was he told?',
      'Why is it important that good works come after being saved and not before?',
      'How would you explain to a friend in three sentences what salvation is?',
      'What holds people back from trusting Jesus, even when they would like to?',
    ],
    commitment:
      'This week, tell one person in plain words what you believe about Jesus, or what you still need to know in order to believe.',
  },
  {
    id: 'gospel',
    title: 'The gospel',
    about: 'the gospel',
    signs: {
      strong: [
        'gospel',
        'good news',
        'why did jesus die',
        'what is christianity about',
        'died for our sins',
        'the cross of christ',
        'meaning of the cross',
        'heart of christianity',
        'message of the bible',
        'atonement',
        'what christians believe',
      ],
      weak: ['cross', 'jesus', 'news', 'resurrection', 'sin', 'believe', 'message', 'preach'],
    },
    understanding: [
      'Gospel means good news: something has happened that changes where everyone stands. It is worth hearing again even after many years.',
      'The word is used so often that it can become a blur. Here it is, said plainly.',
      'Perhaps you have heard Christianity mainly as rules. Its centre is a person and something he did.',
    ],
    passages: [
      {
        mark: '[[1 Corinthians 15:3-5]]',
        note: 'Paul passes on a summary that he himself had received within a few years of the events: Christ’s death for sins, his burial, his rising, and those who saw him.',
      },
      {
        mark: '[[Romans 1:16-17]]',
        note: 'Writing to the capital of the empire, Paul is not embarrassed by this message, since God’s own power to save is in it.',
      },
      {
        mark: '[[Mark 1:14-15]]',
        note: 'Jesus’ first words in Mark: the time has come, God’s reign is near, turn round and trust the news.',
      },
      {
        mark: '[[2 Corinthians 5:21]]',
        note: 'An exchange stands at the heart of it: Christ took what belonged to sinners, so that they might receive what is his.',
      },
      {
        mark: '[[1 Peter 3:18]]',
        note: 'Peter says why Christ suffered, the just for the unjust: it was to bring people to God.',
      },
      {
        mark: '[[Luke 4:18-19]]',
        note: 'In the synagogue of his home town Jesus reads from Isaiah and says that it is about him: news for the poor, freedom, sight.',
      },
    ],
    guidance: [
      'In one breath: the God who made human beings, and whom they have left, has come to them in Jesus Christ. He died for their sins, rose from the dead and reigns as Lord, and he forgives and makes new everyone who turns to him. Each part matters. Without God’s love it becomes a legal matter; without sin, sentimentality; without the cross, good advice; without the resurrection, a memory. Take one of these parts each day and ask what would be missing without it.',
      'News differs from advice. Advice tells you what to do; news tells you what has been done, and then life changes because it is true. Much weariness in religion comes from living on advice only. When you notice yourself thinking that God will be pleased with you if only you manage this or that, stop and say the news again: he gave his Son while people were still against him. What you then do, you do as someone already loved.',
      'The gospel is for believers too. It answers guilt with pardon, shame with adoption, fear of death with an empty tomb, pride with a cross that nobody else could have borne. Whatever you are facing, ask what the death and rising of Jesus say about it. It is not a door which you pass once and leave behind you; it is the house you live in.',
    ],
    practices: [
      'Write the gospel in fifty words as you would say it to a neighbour.',
      'Read the account of the crucifixion in Mark 15 in one sitting, slowly.',
      'Take one worry and finish the sentence: because Christ died and rose, this means.',
      'Listen to yourself for a day, and notice whether you live by news or by advice.',
      'Ask an older Christian how they first understood it.',
      'Share your fifty words with one person who asks.',
    ],
    encouragement: [
      'The first to hear it after Easter were frightened women and ashamed friends. It is news for such people.',
      'You can never be so far along that you no longer need it, or so far off that it does not reach you.',
      'What saves you happened outside you, on a hill and in a garden, and it stays true on your worst day.',
    ],
    prayers: [
      'Father, thank you for giving your Son while we were turned away from you. Let me hear this news as if for the first time. Where I have lived by my own efforts, set me free. Teach me to say it plainly to others. Amen.',
      'Lord Jesus, you died, the just for the unjust, to bring us to God. I come. Let your cross humble me and your rising give me courage. May your good news go deeper into me than all the bad news. Amen.',
    ],
    questions: [
      'How would you explain the difference between good news and good advice?',
      'Which part of the gospel do we in our group tend to leave out?',
      'What does Paul hold to be of first importance, and why those things?',
      'How does the gospel speak into something you are facing this month?',
    ],
    commitment:
      'This week, write the gospel in your own fifty words, learn them, and say them to one person.',
  },
  {
    id: 'grace',
    title: 'Grace',
    about: 'grace',
    signs: {
      strong: [
        'grace',
        'unmerited',
        'undeserved',
        'good enough for god',
        "earn god's love",
        'work my way to heaven',
        'legalism',
        'perfectionism',
        'amazing grace',
        'trying to please god',
        'never good enough',
        'by grace',
      ],
      weak: ['gift', 'earn', 'mercy', 'works', 'deserve', 'free', 'rules', 'effort'],
    },
    understanding: [
      'To live as if one always had to earn one’s place is exhausting. Grace says that the place has been given.',
      'Many believe in grace for the beginning of the Christian life, and then go on by effort. If that is you, you are in very good company.',
      'It can be harder to receive than to achieve. Grace asks for empty hands.',
    ],
    passages: [
      {
        mark: '[[Titus 3:4-7]]',
        note: 'Paul reminds Titus that God saves people not for good things they have done but in his mercy, through a washing and renewal that are given.',
      },
      {
        mark: '[[Luke 18:10-14]]',
        note: 'Two men pray. The one with a fine record goes home as he came; the one who only asks for mercy goes home put right with God.',
      },
      {
        mark: '[[Matthew 20:11-15]]',
        note: 'The owner of a vineyard pays those who came last as much as the first. The story shows how grace feels to those who count hours.',
      },
      {
        mark: '[[Galatians 3:2-3]]',
        note: 'Christians were adding rules to faith. Paul asks them whether they mean to finish by their own effort what the Spirit had begun.',
      },
      {
        mark: '[[Titus 2:11-12]]',
        note: 'Grace is a teacher here. It does not leave people as they were but trains them for a sober and upright life.',
      },
      {
        mark: '[[Romans 5:20-21]]',
        note: 'Where sin grew, grace grew more. In the next chapter Paul shuts the door on using that as an excuse.',
      },
    ],
    guidance: [
      'Notice where you keep accounts with God. It may show in the thought that a good week gives you the right to be heard, or that a bad one closes his door. The tax collector in Jesus’ story had no good week to mention. He went home justified because he asked for mercy and nothing else. You may pray his seven or eight words on your best day and on your worst, and find that they fit both.',
      'Grace is not God lowering the standard, and it is not cheap. It cost Christ his life. Nor does it say that deeds are of no importance; Paul calls grace a teacher. But its way of teaching is new. It begins by taking people in, and then changes them from inside, as children learn in a home and not as candidates in an examination. So obey, gladly, as one who cannot be dismissed.',
      'The labourers who had worked since dawn were angry that others were treated just as well. If you look down on someone, or keep a secret list of those who deserve less, grace is still foreign to you at that point. Try giving something undeserved: a favour to a person who has let you down, patience with a slow learner, a kind word instead of the deserved one. One understands grace best with it passing through one’s hands.',
    ],
    practices: [
      'Pray the tax collector’s prayer from Luke 18 each morning instead of a list of promises.',
      'Catch one moment a day when you try to earn what you have already been given.',
      'Accept a compliment, a gift or help without paying it back at once.',
      'Give someone this week what they have not deserved from you.',
      'Read Galatians in one sitting, and mark every place that speaks of a gift.',
      'Rest for one afternoon without having finished everything.',
    ],
    encouragement: [
      'God did not wait until you were worth it. He made you his, and that is your worth.',
      'The door was opened from inside. You do not have to keep pushing.',
      'There is more grace in him than there is failure in you.',
    ],
    prayers: [
      'God, be merciful to me, a sinner. I am tired of earning and counting. Teach me to receive what you give. Let me live this day as someone who has been taken in. Amen.',
      'Father, you have treated me far better than I deserve, for Jesus’ sake. Forgive me for comparing and for looking down on others. Let your grace teach me to live well, without fear. Make my hands open, to take and to give. Amen.',
    ],
    questions: [
      'Where do you still keep accounts with God?',
      'Why were the labourers who came first angry, and would you have been?',
      'How can grace be free and still be a teacher?',
      'What would change in our group if all of us really lived from grace?',
    ],
    commitment:
      'This week, give one person something that they have not earned, and thank God each evening for one thing that you have not earned.',
  },
  {
    id: 'repentance',
    title: 'Repentance',
    about: 'repentance',
    signs: {
      strong: [
        'repent',
        'repentance',
        'turn from sin',
        'turn back to god',
        'change my ways',
        'confess my sins',
        'confession',
        'come back to god',
        'return to god',
        'backslide',
        'backslidden',
        'keep sinning',
        'same sin again',
      ],
      weak: ['sin', 'turn', 'sorry', 'change', 'again', 'confess', 'return', 'stop'],
    },
    understanding: [
      'Repentance sounds like a heavy word. It means turning round, and one turns round because home lies in the other direction.',
      'If you have come back with the same thing for the twentieth time, you may wonder whether you mean it at all. The question shows that you do.',
      'It takes courage to say that one has been going the wrong way. God meets such people sooner than they expect.',
    ],
    passages: [
      {
        mark: '[[Luke 15:17-20]]',
        note: 'The younger son comes to himself among the pigs and gets up. He had gone only part of the way when his father had already run the rest.',
      },
      {
        mark: '[[Joel 2:12-13]]',
        note: 'After a plague of locusts the prophet calls for torn hearts and not torn clothes, and gives God’s kindness as the reason.',
      },
      {
        mark: '[[Acts 3:19]]',
        note: 'Peter speaks to people who shared in Jesus’ death. Turning round brings the wiping out of sins, and times of refreshing.',
      },
      {
        mark: '[[Luke 3:10-14]]',
        note: 'Asked what repentance looks like, John gets practical: share a coat, take no more than is due, do not bully, be content with your pay.',
      },
      {
        mark: '[[Romans 2:4]]',
        note: 'To people who judge others Paul says that it is God’s kindness which is meant to lead them to turn.',
      },
      {
        mark: '[[Proverbs 28:13]]',
        note: 'A sober proverb: covering up does not work; confessing and leaving finds mercy.',
      },
    ],
    guidance: [
      'Repentance has three parts, and each can be done. See it: call the wrong by its name, without the circumstances. Say it: to God, and where it touched others, to them. Leave it: do one concrete thing that makes it harder to go back, such as a number deleted, a bill paid, a truth told. Tears are not required. John the Baptist, when people asked, spoke about coats and wages.',
      'Being sorry for the consequences is not yet turning. One can be ashamed of being caught and still want the thing. Ask what it promised you each time, and where you might look for that with God’s blessing. Then repentance becomes more than a no. The son did not only leave the pigs; he went to his father. A new direction needs a destination, and that is a person who is glad to see you.',
      'With a sin that keeps returning, bring it into the open. James tells Christians to confess to one another and to pray for one another. A weekly honest conversation does more than a hundred private vows. Do not wait after a fall until you feel worthy to pray. Get up at once. The devil’s work is only half done by the fall; the other half is to keep you lying there. God is kind, and that is what makes turning possible.',
    ],
    practices: [
      'Name one sin today in a sentence without because.',
      'Do one thing within the next hour that makes going back harder.',
      'Ask a mature Christian to put one honest question to you every week.',
      'Make good one damage that you caused, however late it is.',
      'Read Luke 15 and find yourself in both of the sons.',
      'Get up after a fall with a short prayer and without a day of delay.',
    ],
    encouragement: [
      'There is joy in heaven over one person who turns round. Imagine that being about you.',
      'God would rather have you back for the twentieth time than have you stay away ashamed.',
      'The kindness of God came first; you would not be asking otherwise.',
    ],
    prayers: [
      'Father, I have gone the wrong way, and I knew it. I turn round now and come to you. Forgive me for Jesus’ sake. Show me the one thing I must do today, and give me the will to do it. Amen.',
      'Lord, here is the old sin again, and I am ashamed to bring it. Thank you for your kindness, which leads me back. Break what holds me, and send me someone I can be honest with. Renew my heart, so that I come to hate what harms me and love what is good. Amen.',
    ],
    questions: [
      'What is the difference between regret and repentance?',
      'How practical are John’s answers in Luke 3, and what might he say to us?',
      'Why does Paul say that kindness, and not fear, leads us to turn?',
      'What helps people to get up quickly after they have fallen?',
    ],
    commitment:
      'This week, turn from one definite thing, tell one trusted person about it, and report to them in seven days.',
  },
  {
    id: 'assurance',
    title: 'Assurance: can I be sure?',
    about: 'being sure that you belong to Christ',
    signs: {
      strong: [
        'assurance',
        'am i saved',
        'truly saved',
        'sure of my salvation',
        'lose my salvation',
        'lose salvation',
        'once saved always saved',
        'how do i know i am saved',
        'eternal security',
        'fear of hell',
        'not sure i am a christian',
        'truly a christian',
      ],
      weak: ['sure', 'certain', 'doubt', 'feel', 'saved', 'belong', 'keep', 'fall'],
    },
    understanding: [
      'To wonder again and again whether you truly belong to God is a lonely fear. It troubles tender consciences far more than hard ones.',
      'Perhaps you have said the prayer many times over, to be on the safe side. You would like solid ground instead of another attempt.',
      'Feelings of nearness come and go. It is good to know what does not.',
    ],
    passages: [
      {
        mark: '[[1 John 5:11-13]]',
        note: 'John writes so that believers may know and not merely guess. Life is in the Son, and whoever has the Son has it.',
      },
      {
        mark: '[[John 10:27-29]]',
        note: 'The good shepherd speaks of his sheep: they hear, they follow, and nobody takes them out of his hand or his Father’s.',
      },
      {
        mark: '[[Romans 8:15-16]]',
        note: 'God’s Spirit does not make slaves who fear again, but children who call him Father, and he himself joins in their witness.',
      },
      {
        mark: '[[Philippians 1:6]]',
        note: 'Paul is confident about his friends because God began the work in them and will bring it to its end.',
      },
      {
        mark: '[[John 6:37]]',
        note: 'Jesus speaks to a crowd that will soon leave. Whoever comes to him, he says, he will certainly not cast out.',
      },
      {
        mark: '[[1 John 3:19-20]]',
        note: 'When a believer’s own heart condemns, says John, God is greater than that heart, and he knows everything.',
      },
    ],
    guidance: [
      'Where do you look when you want to be sure? If you look at the warmth of your feelings or the memory of a certain day, you will be up and down with them. Look at Christ: he died for sinners, rose, and promised not to reject anyone who comes. Then the question is simple. Are you, today, leaning on him, even trembling? A trembling hand can hold a strong rope, and it is the rope that carries.',
      'John mentions signs as well: trust in Jesus, love for his people, a wish to do what he commands, sorrow over sin. They are to encourage, not to torture. Do not ask whether these are perfect in you, for they are in nobody. Ask whether they are there at all, like a pulse. That you mind about belonging to him is itself a sign of life; the dead do not worry about their health.',
      'Christians differ about whether one who truly believes can finally fall away. Some hold that God keeps all whom he has called, and that those who leave for good never truly belonged; others hold that grace can be refused after it was received, and point to the warnings in Hebrews. Both say the same to the anxious: keep coming to Christ. If the fear will not rest although you know all this, speak with a pastor, and perhaps with a doctor, for some minds get caught in such loops.',
    ],
    practices: [
      'Answer the fear aloud with John 6:37 each time that it comes.',
      'Stop repeating the prayer of decision, and thank God instead that he has heard it.',
      'Write down what Jesus has done and what you have done, and see which list carries you.',
      'Recall your baptism, or ask about being baptised, as God’s visible promise to you.',
      'Tell a pastor about this fear, and ask them to answer you from Scripture.',
      'Serve someone today in a small way, and let your attention rest on them.',
    ],
    encouragement: [
      'You are not held by your hold on him. You are held in two hands, the Son’s and the Father’s.',
      'He who began it will finish it. That was not said of the strong only.',
      'Your heart is not the supreme court. God is greater, and he knows everything and loves you.',
    ],
    prayers: [
      'Lord Jesus, you said that you would not cast out anyone who comes. I come, again, as I am. Keep hold of me when I cannot feel your hand. Teach me to look at you and not always at myself. Amen.',
      'Father, my heart accuses me, and you are greater than my heart. Let your Spirit tell me that I am your child. Where my doubt is a sickness, heal it; where it is a warning, show me. I rest on what your Son has done. Amen.',
    ],
    questions: [
      'What do people usually look at when they want to be sure of their faith?',
      'How does Jesus describe the safety of his sheep in John 10?',
      'Which signs of life does John name, and how can they encourage rather than frighten?',
      'How can we speak fairly of the different views on falling away?',
    ],
    commitment:
      'Each day this week, thank God once that you belong to Christ, without first examining how you feel.',
  },
  {
    id: 'faith',
    title: 'Faith and trust in God',
    about: 'faith and trust in God',
    signs: {
      strong: [
        'faith',
        'trust god',
        'trust in god',
        'have more faith',
        'weak faith',
        'strengthen my faith',
        'what is faith',
        'stronger faith',
        'rely on god',
        'believe in god',
        'mustard seed',
        'trust the lord',
        'little faith',
      ],
      weak: ['trust', 'believe', 'strong', 'rely', 'promise', 'sure', 'step', 'depend'],
    },
    understanding: [
      'Faith is a quieter thing than people often suppose: leaning your weight on someone whom you have reason to trust.',
      'Perhaps you think that your faith is too small. Jesus was remarkably unworried about the size of it.',
      'Trusting God is hardest where there is most to lose. It is no shame to begin there with a very short prayer.',
    ],
    passages: [
      {
        mark: '[[Hebrews 11:1-2]]',
        note: 'A description of faith, followed by a long list of quite ordinary and faulty people who acted on what God had said.',
      },
      {
        mark: '[[Proverbs 3:5-6]]',
        note: 'A father advises his son. To trust God with the whole heart does not mean that one stops thinking; it means that one does not rest on one’s own cleverness.',
      },
      {
        mark: '[[Luke 17:5-6]]',
        note: 'The disciples ask for more faith, having just heard that they must forgive again and again. Jesus points to a seed: it matters whom one trusts, not how much.',
      },
      {
        mark: '[[Romans 10:17]]',
        note: 'Faith comes by hearing the message of Christ. It is fed rather than forced.',
      },
      {
        mark: '[[Daniel 3:17-18]]',
        note: 'Three men before a furnace say that God is able to save them, and that they will stay faithful even if he does not.',
      },
      {
        mark: '[[Matthew 14:29-31]]',
        note: 'Peter steps out, sees the wind, and sinks. Jesus catches him first and asks about his doubt afterwards.',
      },
    ],
    guidance: [
      'Trust grows as it does between people: by getting to know the other, and by relying on them in something. So listen to what God has said; read the Gospels and the Psalms, and not only about them. Then take one matter, small enough to be honest about, and act as if his word were true there: tell the truth, give the money, rest on the day of rest, make the first call. Look back after a month.',
      'Faith is not a power by which one gets results. It is a hand that receives. Those three young men in Babylon did not know what God would do. They knew who he was, and had settled what they would do. It may help you to pray in the same two parts: you are able, and even if not. The first keeps one from asking too little, the second from making him a servant of one’s plans.',
      'If your trust has been broken by people, it may be hard to trust God as well, above all if they used his name. He does not demand that you leap. Jesus fed people, touched them, told them stories, and let them watch him for a long time before he asked who they thought he was. You may watch him. Begin with one Gospel and one honest friend, and let confidence come as it can.',
    ],
    practices: [
      'Choose one area where you lean on your own cleverness, and ask God about it before you act.',
      'Read Hebrews 11, and pick out the person whose story is most like yours.',
      'Keep a notebook of promises that God has made, with the context of each.',
      'Pray about one need with the words you are able, and even if not.',
      'Recall three times when God carried you, and tell one of them to a child or a friend.',
      'Take one step this week that you would not take if God could not be relied on.',
    ],
    encouragement: [
      'A little faith in a strong God holds better than a great faith in anything else.',
      'Peter sank, and the hand was already there. Yours will be no different.',
      'The people of Hebrews 11 had bad days that are written down too. They are still on the list.',
    ],
    prayers: [
      'Lord, I believe, and I would like to trust you more than I do. You know where I hold back. Feed my faith with your word, and help me to take one step today. Catch me when I look at the waves. Amen.',
      'Father, I do not want to rest on my own cleverness. Direct my path in what lies before me. I know that you are able; help me to be faithful even if it goes another way than I hope. Through Jesus Christ, Amen.',
    ],
    questions: [
      'What do you find easiest to entrust to God, and what is hardest?',
      'Why does Jesus answer the request for more faith with a mustard seed?',
      'What do the three men mean by even if not, and could we say it?',
      'How does faith come, according to Romans 10, and how do we make room for that?',
    ],
    commitment:
      'This week, take one concrete step of trust, tell the group what it is, and say at the next meeting how it went.',
  },
  {
    id: 'disappointment-with-god',
    title: 'Disappointment with God',
    about: 'being disappointed with God',
    signs: {
      strong: [
        'disappointed with god',
        'angry at god',
        'angry with god',
        'mad at god',
        'god let me down',
        'god abandoned me',
        'god has forgotten me',
        'god failed me',
        'hate god',
        'god feels far',
        'god is silent',
        'where is god',
      ],
      weak: ['silent', 'far', 'promise', 'hurt', 'prayed', 'abandoned', 'unfair', 'absent'],
    },
    understanding: [
      'You trusted, and it went wrong. That you now say so aloud is more honest than going on as if nothing had happened.',
      'It is a special sort of pain to be let down by God, because there is nobody higher to whom one could complain. The Bible’s answer is: complain to him.',
      'Being angry with God frightens many believers. It did not frighten the people who wrote the psalms.',
    ],
    passages: [
      {
        mark: '[[Jeremiah 20:7-9]]',
        note: 'The prophet tells God that he feels deceived by him. A moment later he says that he cannot keep God’s word in; both stand side by side.',
      },
      {
        mark: '[[Psalm 13:1-2]]',
        note: 'Four times the singer asks how long. The psalm reaches trust at its end, but not by skipping the question.',
      },
      {
        mark: '[[Psalm 44:23-24]]',
        note: 'A people that has kept faith and lost a battle tells God to wake up. It was sung in public worship.',
      },
      {
        mark: '[[John 11:20-21]]',
        note: 'Martha goes out to Jesus with a reproach: if you had been here. He does not defend himself; he stays with her and tells her who he is.',
      },
      {
        mark: '[[Job 13:15]]',
        note: 'Job means to argue his case before God, whatever it may cost him. The Hebrew can be read as hope or as its loss, and either way he goes to God.',
      },
      {
        mark: '[[Luke 24:21]]',
        note: 'The disciples had hoped for something else. Their disappointment is told to the very one who disappointed them, and he opens the Scriptures to them.',
      },
    ],
    guidance: [
      'Say it to him and not only about him. Martha did not tell the neighbours that Jesus had come too late; she walked out of the village and told him. Write God a letter if you cannot pray, and do not tidy it. He knows it already, and a relationship is in more danger from politeness than from anger. You may find that under the reproach there is grief, and that he can be trusted with that as well.',
      'Then ask carefully what it was that you expected. Had God promised it? Sometimes people have promised in his name what he never said: that a faithful life would be spared, that enough prayer would bring the cure, that the right marriage would come. Such promises break hearts, and the disappointment belongs to those who made them. What he has promised is narrower and deeper: to be with you, to lose nothing that is his, to raise the dead.',
      'Do not decide the whole matter from inside the worst hour. Jeremiah wished that he had never been born, and went on. Keep a thread: one psalm a day, chosen from those that complain, or a seat at the back of a church where nobody expects you to sing. Speak with someone who does not hurry to defend God. If the disappointment has become a darkness in which you no longer wish to live, tell a doctor today as well.',
    ],
    practices: [
      'Write God an unpolished letter about what he did or did not do.',
      'Pray one complaining psalm a day for a week: 13, 22, 44, 77, 88, 102 and 130.',
      'Examine the promise you counted on, and find out whether God ever made it.',
      'Tell a patient Christian, and ask them to listen without answering.',
      'Sit in a church for twenty minutes without having to say anything.',
      'Note where, in spite of all, you were helped during that time.',
    ],
    encouragement: [
      'Those who argue with God are still talking with him. That is faith under strain, and it is faith.',
      'Martha’s reproach was answered with one of the greatest sentences in the Gospels. Bring yours.',
      'God has been accused by his friends for three thousand years, and he kept their accusations in his book.',
    ],
    prayers: [
      'God, I am disappointed in you, and I do not know how to say it politely. I asked, and you were silent. If you were near, I did not see it. I do not want to lose you; answer me in a way that I can bear. Amen.',
      'Lord Jesus, if you had been here, this would not have happened. That is what I think. You let Martha say it. Stay with me, tell me again who you are, and show me what you have truly promised. Amen.',
    ],
    questions: [
      'Where did you expect something of God that did not come?',
      'What do you make of the fact that Psalm 44 was sung in worship?',
      'How does Jesus answer Martha’s reproach, in words and in what he does?',
      'Which promises are made in God’s name that he has not given?',
    ],
    commitment:
      'This week, pray one psalm of complaint each day, and hear one other person’s disappointment without correcting it.',
  },
  {
    id: 'spiritual-growth',
    title: 'Spiritual growth',
    about: 'growing in faith',
    signs: {
      strong: [
        'spiritual growth',
        'grow spiritually',
        'grow in faith',
        'grow closer to god',
        'closer to god',
        'mature as a christian',
        'deepen my faith',
        'sanctification',
        'fruit of the spirit',
        'spiritual maturity',
        'holiness',
        'become more like christ',
        'grow in christ',
      ],
      weak: ['grow', 'mature', 'habit', 'deeper', 'change', 'disciple', 'fruit', 'holy'],
    },
    understanding: [
      'You would like to grow, and that wish is itself something living. Growth is mostly slow and mostly unnoticed by the one who grows.',
      'It is easy to be discouraged when the same weaknesses are still there after years. A tree, too, is measured in years and not in days.',
      'Perhaps you have tried plans which lasted three weeks. What growth needs is quite simple.',
    ],
    passages: [
      {
        mark: '[[John 15:4-5]]',
        note: 'On his last evening Jesus speaks of a vine. Branches do not strain to bear fruit; they stay where the life comes from.',
      },
      {
        mark: '[[2 Peter 1:5-8]]',
        note: 'Peter names a chain of qualities to be added with effort, having first said that God has already given all that is needed.',
      },
      {
        mark: '[[Galatians 5:22-23]]',
        note: 'Fruit is in the singular and is the Spirit’s. Paul sets it against what comes of itself when people please themselves.',
      },
      {
        mark: '[[Philippians 2:12-13]]',
        note: 'Work out what God works in you: neither idle nor on one’s own. It is written to a whole church together.',
      },
      {
        mark: '[[Psalm 1:1-3]]',
        note: 'A tree by the water bears its fruit in its season, not in every season. Its secret is where its roots are.',
      },
      {
        mark: '[[Mark 4:26-28]]',
        note: 'A farmer sleeps and rises, and the seed grows, he does not know how: first the blade, then the ear, then the grain.',
      },
    ],
    guidance: [
      'Growth comes from staying close to Christ with a few steady habits, more than from great efforts. Choose small ones that you can keep on a bad day: ten minutes with a Gospel, a prayer before the phone comes on, Sunday worship, one honest conversation each week. Let them stand at a fixed hour and place. Miss a day without drama, and go on the next. After a year, small things kept will have done more than large things begun.',
      'Ask what God is working at just now, and work at that. It is often plain: the temper, the truth in small matters, the way you speak to one person at home. Peter lists qualities that are added one to another. Take one for a month. Tell a friend which one, pray for it, look for occasions and expect to be given them. Growth shows in the kitchen and the office before it shows in church.',
      'Nobody grows alone. Nearly all that the New Testament says about maturity is said to groups of people who must bear with each other. Difficult fellow Christians are not a hindrance to growing; they are the soil. Join a small group, find someone further on who will meet you once a month, and look after someone who is just beginning. And rest: the farmer sleeps, and the seed is growing.',
    ],
    practices: [
      'Fix one time and place for ten minutes with the Bible each day, and begin tomorrow.',
      'Pick one quality from 2 Peter 1 and work at it for a month.',
      'Ask someone more mature to meet you monthly, and to ask you real questions.',
      'Look back each evening for two minutes: where did I live from God, and where not.',
      'Take up one quiet service that nobody will thank you for.',
      'Join a small group, or return to the one that you have left.',
    ],
    encouragement: [
      'You do not see a tree grow by watching it. Others may notice fruit in you before you do.',
      'God is more committed to your growing than you are, and he is patient.',
      'There are seasons for roots. A winter in which little shows is not a lost one.',
    ],
    prayers: [
      'Lord Jesus, you are the vine. Keep me close to you today in the plain things. Show me the one point at which you are working in me, and let me work with you. Give me patience with slow growth, my own and others’. Amen.',
      'Father, you began a good work in me. I am sorry for what I have left lying idle. Plant me by water. Let your Spirit bear fruit in me that feeds other people, in its season and to your praise. Amen.',
    ],
    questions: [
      'Looking back five years, where can you see that you have grown?',
      'What is the difference between a branch that strains and a branch that stays?',
      'Which small habits have carried your faith through dry times?',
      'How do other people, also difficult ones, help us to grow?',
    ],
    commitment:
      'This week, keep one small habit at a fixed time every day, and tell a group member which one you chose.',
  },
  {
    id: 'spiritual-dryness',
    title: 'Spiritual dryness',
    about: 'spiritual dryness',
    signs: {
      strong: [
        'spiritually dry',
        'spiritual dryness',
        'feel far from god',
        "don't feel god",
        "can't feel god",
        'numb spiritually',
        'lukewarm',
        'my faith feels dead',
        'bored with church',
        'distant from god',
        'lost my passion for god',
        'no desire to pray',
        'dry season',
      ],
      weak: ['dry', 'empty', 'routine', 'cold', 'desert', 'feel', 'distant', 'tired'],
    },
    understanding: [
      'Prayer feels like talking to the ceiling, and the words that once moved you lie flat. Very many who have loved God long have known this.',
      'Dryness is no proof that something has died. Sometimes roots grow down just then, because there is no rain on the surface.',
      'You miss something, and it troubles you. One misses only what one has loved.',
    ],
    passages: [
      {
        mark: '[[Psalm 63:1]]',
        note: 'David prays in the wilderness of Judah. The dry land around him becomes the picture of his thirst for God, and the thirst becomes the prayer.',
      },
      {
        mark: '[[Psalm 42:1-4]]',
        note: 'The singer remembers how he used to walk to God’s house with the crowd. Now his tears are his food, and he pours it out.',
      },
      {
        mark: '[[Revelation 2:4-5]]',
        note: 'To a hard-working church Jesus says that it has left its first love. The remedy is simple: remember, turn, do what you did at first.',
      },
      {
        mark: '[[Isaiah 50:10]]',
        note: 'A word for one who fears the Lord and still walks in darkness without any light: let that person lean on God, rather than light a fire of their own.',
      },
      {
        mark: '[[Hosea 6:3]]',
        note: 'Israel encourages itself to press on to know the Lord, who will come like rain. The next verse warns against a devotion as brief as morning mist.',
      },
      {
        mark: '[[John 7:37-38]]',
        note: 'On the last day of the feast Jesus calls out to the thirsty. Thirst is all that is asked of them.',
      },
    ],
    guidance: [
      'First look for simple causes. Are you short of sleep, overworked, grieving, low in mood? Then the dryness may be tiredness, and needs rest or a doctor more than effort. Have you let something in that you know is wrong, or let prayer slip for months? Then turn back; Jesus told one church to do again what it did at first. And if you find neither, it may be a season through which God leads people without explaining it.',
      'In such a season keep to little, and keep it faithfully. Say the Lord’s Prayer slowly. Read a psalm aloud. Go to church and let others sing for you. Do not measure prayer by what it makes you feel; you would not judge a meal or a marriage by that either. It may be that love is being taught to want God himself and not the warmth that sometimes comes with him.',
      'Change something in the way you come. If you always read, go for a walk and give thanks for what you see. If you always use your own words, borrow old ones. Serve someone poor or sick; many have found God there while they were not looking. Talk to an older Christian about your desert, and ask about theirs. Do not light a fire of your own by chasing after excitement, which goes out quickly and leaves it colder.',
    ],
    practices: [
      'Check your sleep, work and mood honestly before you blame your faith.',
      'Pray the Lord’s Prayer three times a day, slowly, for two weeks.',
      'Do again one thing that you did when your love for God was young.',
      'Ask an older believer how they came through a dry time.',
      'Visit someone sick or alone, and expect to meet Christ there.',
      'Keep silence for ten minutes with the single sentence: my soul thirsts for you.',
    ],
    encouragement: [
      'Thirst is a sign of life, and he has promised to answer it.',
      'You are not the measure of his nearness. He is as near in the desert as he was at the spring.',
      'Prayers without feeling may be the most loving ones you have ever offered.',
    ],
    prayers: [
      'God, I thirst for you, and I feel nothing. I am here all the same. If there is something in the way, show it to me. If you are only leading me through dry land, walk with me and let me trust you. Amen.',
      'Lord Jesus, I remember how it was at first. I cannot bring that back. You call the thirsty; here is my thirst. Send rain in your time, and until then keep me faithful in small things. Amen.',
    ],
    questions: [
      'How would you describe a dry time in your own life with God?',
      'What does Jesus tell the church that has left its first love to do?',
      'Why might God let someone walk for a time without light, as in Isaiah 50?',
      'What carries us through when the feelings are absent?',
    ],
    commitment:
      'This week, keep one short prayer at the same hour every day, without asking of it that it should move you.',
  },
] as const satisfies readonly GuideTopic[];
