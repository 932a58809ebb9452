import type { GuideTopic } from '../types.ts';

/** Anxiety, fear, loneliness and the other weights people carry inside. */
export const feelingsTopics = [
  {
    id: 'anxiety',
    title: 'Anxiety and worry',
    about: 'anxiety and worry',
    signs: {
      strong: [
        'anxiety',
        'anxious',
        'worry',
        'panic attack',
        'overthinking',
        "can't stop worrying",
        'on edge',
        'racing thoughts',
        'what if',
        'nervous',
        'worried sick',
        'apprehensive',
      ],
      weak: ['tense', 'restless', 'uneasy', 'overwhelmed', 'nerves', 'racing', 'dread', 'mind', 'calm'],
    },
    understanding: [
      'Worry tires a person twice: once with the trouble itself, and again with all the troubles that may never come. You are not weak for feeling it, and you are not alone in it.',
      'An anxious mind works hard, going over the same ground because something you care about feels unsafe. It deserves a gentle answer, not a scolding.',
      'Anxiety can sit in the chest and the stomach as much as in the thoughts. The Bible speaks to people who feel exactly that, and it does not mock them for it.',
    ],
    passages: [
      {
        mark: '[[Philippians 4:6-7]]',
        note: 'Paul writes this from prison. He sets thankful prayer in the place of worry, and what he promises is a guarded heart, not a quick end to the trouble.',
      },
      {
        mark: '[[Matthew 6:25-27]]',
        note: 'Jesus speaks to people who wonder where food and clothes will come from. He points them to a Father who feeds birds, and asks what worry has ever added to a life.',
      },
      {
        mark: '[[1 Peter 5:6-7]]',
        note: 'Peter writes to believers under pressure. Handing anxieties over is part of being humble before God: they are allowed to be too heavy to carry alone.',
      },
      {
        mark: '[[Psalm 94:18-19]]',
        note: 'The psalmist lives among people who do real harm and feels his foot slipping. In the crowd of his thoughts, God’s comforts reach him.',
      },
      {
        mark: '[[Matthew 6:34]]',
        note: 'At the end of his teaching on worry Jesus makes the field smaller: today has its own trouble, and tomorrow is not asked of anyone yet.',
      },
      {
        mark: '[[Isaiah 41:10]]',
        note: 'God speaks to Israel, small and afraid among strong nations. The reason given for not fearing is that he is with them and will hold them up.',
      },
    ],
    guidance: [
      'Worry usually speaks in general terms: everything, always, never. Prayer can be exact. Try turning each worry into a request with a name and a date: the scan on Thursday, the talk with my son. Paul adds thanks to the asking, perhaps because thanks reminds one who is being spoken to. You may need to do it again in an hour. That is not failure; it is how a heavy thing gets handed over, a bit at a time.',
      'Jesus does not say that tomorrow will be easy. He says it is not here yet. Much of an anxious day is spent living hours that God has not given yet. So draw the line close: what is mine to do before this evening? A call, a meal, a form, a walk. Do that one thing as well as you can, and leave the rest written on paper where it cannot run round in your head.',
      'Some anxiety does not yield to being told to trust. It has taken hold of sleep, breath and appetite, or it comes as sudden panic. That is a reason to see a doctor or a counsellor, as you would with any other part of the body that needed care. Treatment and faith are not rivals. Elijah, worn out and afraid, was first given food and sleep, and only then was he asked to listen.',
    ],
    practices: [
      'Write down every worry in one list, and mark beside each whether it is yours to act on today or God’s to hold.',
      'Breathe out slowly for longer than you breathe in, ten times, saying one short line of a psalm with each breath.',
      'Set a quarter of an hour in the afternoon for worrying on paper, and send worries that come at other times to wait for it.',
      'Tell one trusted person what you are most afraid will happen, in one plain sentence.',
      'Keep the news and the phone out of the first and the last half hour of your day.',
      'Walk outside for twenty minutes and look for the birds and plants that Jesus told his hearers to notice.',
      'Ask a doctor for an appointment if worry has disturbed your sleep or eating for more than two weeks.',
    ],
    encouragement: [
      'You do not have to stop feeling anxious before you may come to God. Bring it as it is, in the words you have.',
      'The peace Paul speaks of stands guard like a soldier at a gate. It is not something you have to manufacture.',
      'Tomorrow, when it comes, will come with its own help. You are only asked for today.',
    ],
    prayers: [
      'Father, my thoughts will not lie still. You know what I am afraid of before I can say it. I put it in your hands, as much of it as I can let go today. Guard my heart, and show me the one thing that is mine to do. Through Jesus Christ, Amen.',
      'Lord Jesus, you told your friends to look at the birds, and you knew what lay ahead of you that year. Be near to me in this worry. Give me today’s bread, today’s strength and enough quiet to hear you. When I take it all back again, be patient with me. Amen.',
    ],
    questions: [
      'What do you tend to worry about most, and what does that show about what you love?',
      'Jesus says worry cannot add anything to a life. What do we secretly hope that it will do for us?',
      'What is the difference between careful planning and anxious planning?',
      'How can we help an anxious friend without giving quick answers?',
    ],
    commitment:
      'Each evening this week, write down one worry, turn it into a plain request to God, and add one thing you are thankful for.',
  },
  {
    id: 'fear',
    title: 'Fear',
    about: 'fear',
    signs: {
      strong: [
        'fear',
        'afraid',
        'scared',
        'frightened',
        'terrified',
        'scared of dying',
        'afraid of death',
        'fear of the future',
        'fear of failure',
        'phobia',
        'terror',
      ],
      weak: ['danger', 'threat', 'dark', 'safe', 'future', 'brave', 'nightmare', 'alarm'],
    },
    understanding: [
      'Fear is an honest alarm: something that matters to you seems to be in danger. There is no shame in hearing it ring.',
      'Being afraid can make the world shrink to the size of one threat. It helps to say plainly what the threat is, and who else is in the room.',
      'The people of the Bible were afraid often, and said so. They were not thrown out for it; they were spoken to.',
    ],
    passages: [
      {
        mark: '[[Psalm 56:3-4]]',
        note: 'The title places David among the Philistines at Gath, caught by his enemies. He does not claim to have no fear; he says what he does when fear comes.',
      },
      {
        mark: '[[Psalm 27:1-3]]',
        note: 'A song of someone with real enemies. Light and stronghold are set against them before any of them has gone away.',
      },
      {
        mark: '[[Mark 4:38-40]]',
        note: 'Experienced fishermen think they are drowning while Jesus sleeps. He stills the storm first and only afterwards asks about their faith.',
      },
      {
        mark: '[[2 Timothy 1:7]]',
        note: 'Paul encourages Timothy, a younger man inclined to hold back, not to be ashamed of the gospel. The Spirit gives power and love and a sound mind for that work.',
      },
      {
        mark: '[[Hebrews 2:14-15]]',
        note: 'Jesus took on flesh and blood and died so that people held all their lives by the fear of death might be set free from it.',
      },
      {
        mark: '[[Joshua 1:9]]',
        note: 'Joshua must take over from Moses and lead a people into an unknown land. Courage is commanded because God goes with him, not because the task is small.',
      },
    ],
    guidance: [
      'David writes of the time when he is afraid, not of a life above fear. His way through is short: name the fear, turn towards God, recall what God has said. You might do the same aloud. Say: this is what I fear; this is who is with me; this is what I will do next. Fear grows in vagueness and in silence, and it loses some of its size when it is put into a sentence.',
      'Ask what kind of fear this is. Some fear protects: if a person or a place is dangerous, the right answer is to get away and to call for help, not to pray for calm and stay. Some fear exaggerates, and needs facts and company. Some fear sits under all the others, the fear of death, and for that one the gospel gives not an argument but a person who has been through it and come back.',
      'In the boat the disciples woke Jesus with a reproach: do you not care? He was not offended. The wind dropped before the lesson began. You may pray as rudely frightened as they did. And notice that they were in the storm because they had obeyed him and set out across the lake. Being afraid in a hard place does not mean that you took a wrong turning.',
    ],
    practices: [
      'Say the fear aloud in one sentence, beginning with the words: what frightens me is.',
      'Ask yourself whether you are in danger now, and if you are, leave and call for help before anything else.',
      'Learn the first verse of Psalm 27 by heart so that it is there at night.',
      'Take the smallest step towards the thing you avoid, with someone beside you.',
      'List three frightening days that you have already lived through, and who helped you.',
      'Leave a lamp on, a radio low or a friend’s number by the bed, without being embarrassed about it.',
    ],
    encouragement: [
      'Courage in Scripture is mostly given to people whose knees are shaking. It comes on the road, not before it.',
      'The one who is with you has already walked through the worst thing there is to fear.',
      'You are not asked to be fearless, only to know where to turn when fear comes.',
    ],
    prayers: [
      'Lord, I am afraid, and you know of what. You are my light; shine on what is really there. Show me whether to run, to wait or to walk forward, and stay beside me in it. Amen.',
      'Jesus, you slept in the storm and you wept in the garden; you know both rest and dread. Speak to the wind in me. Where I am in danger, send me help; where I only imagine it, bring me back to what is true. Hold me when my hour comes, and until then let me live. Amen.',
    ],
    questions: [
      'What were you afraid of as a child, and what has taken its place?',
      'David says what he does when he is afraid. How is that different from pretending not to be?',
      'When is fear a good servant, and when does it become a master?',
      'How does the resurrection of Jesus touch the fear of death for you?',
    ],
    commitment:
      'This week, do one small good thing that fear has made you put off, and tell someone before and after.',
  },
  {
    id: 'loneliness',
    title: 'Loneliness',
    about: 'loneliness',
    signs: {
      strong: [
        'lonely',
        'loneliness',
        'alone',
        'no friends',
        'isolated',
        'nobody cares',
        'no one to talk to',
        'left out',
        'i have nobody',
        'nobody calls',
        'feel invisible',
        'all by myself',
      ],
      weak: ['company', 'empty', 'quiet', 'belong', 'evenings', 'weekend', 'unseen', 'friend', 'solitude'],
    },
    understanding: [
      'Loneliness hurts because people were made for one another; the first thing in the Bible that God calls not good is a person being alone. Your ache is not a fault in you.',
      'One can be lonely in an empty flat, and also in a full church or at one’s own table. Whichever it is for you, it is right to take it seriously.',
      'It takes some honesty to say that you are lonely. It is a common pain that few people admit to.',
    ],
    passages: [
      {
        mark: '[[Genesis 2:18]]',
        note: 'Everything so far has been called good; here, before any wrong has been done, God says that it is not good for the man to be alone. Needing others belongs to how people are made.',
      },
      {
        mark: '[[Psalm 25:16-18]]',
        note: 'The psalmist tells God straight out that he is alone and troubled. Loneliness is here a prayer, not a secret.',
      },
      {
        mark: '[[Psalm 68:5-6]]',
        note: 'A song about God’s reign begins with orphans, widows and the solitary. He gives people without a home a place in a household.',
      },
      {
        mark: '[[2 Timothy 4:16-17]]',
        note: 'Near the end of his life Paul stood in court and nobody came. He asks Timothy to come soon and bring his cloak, and says that the Lord stood with him: he wanted both.',
      },
      {
        mark: '[[Hebrews 13:5]]',
        note: 'To Christians tempted to put their safety in money, the writer repeats God’s old promise never to leave his people.',
      },
      {
        mark: '[[John 16:32]]',
        note: 'On his last evening Jesus tells his friends that they will scatter and leave him on his own, and yet not alone, because the Father is with him.',
      },
    ],
    guidance: [
      'God’s first remedy for being alone was not a feeling but another person. So the prayer for company can go together with plain steps. Go to one place at the same hour every week: a church, a choir, a walking group, a soup kitchen. Friendship mostly grows from seeing the same faces often, with something to do together. It may take months. Do not judge it by the first evening.',
      'Paul, left without support, did two things in one letter. He said that the Lord had stood by him, and he asked Timothy to do his best to come before winter. Faith did not make him pretend that people were not needed. You are free to ask in the same way, plainly and without apology: could you come on Sunday, could you ring on Wednesdays. Many people are glad to be asked and too shy to begin.',
      'A computer program can point you to Scripture at any hour, but it cannot know you, sit with you or notice that you are missing. Please do not let it become your company. Churches have people whose task is to visit and to listen; a phone call to the office is enough to begin. If loneliness has turned into thinking that it would not matter if you were gone, tell someone today.',
    ],
    practices: [
      'Choose one gathering that meets weekly, and go four times before you decide whether it is for you.',
      'Telephone one person today and ask how they are.',
      'Ask your church whether someone could visit you, or whether you could visit someone.',
      'Read Psalm 25 aloud in the quiet part of the evening, as your own words.',
      'Invite a neighbour for something small, such as tea for half an hour.',
      'Greet by name one person whom you see every week and have never spoken with.',
    ],
    encouragement: [
      'To be known by God is not a substitute for people, and yet on an empty evening it is true: you are seen.',
      'Jesus knew the hour when his friends were gone. He understands this from the inside.',
      'Someone near you is lonely too and would be relieved if you spoke first.',
    ],
    prayers: [
      'Lord, I am alone, and I do not like it. Turn to me, as the psalm says. Give me people to belong to, and the courage to take the first step towards them. Until then, let me know that you are in the room. Amen.',
      'Father, you set the solitary in families. Open a door for me into some household of yours. Keep me from hiding out of pride or from fear of being turned away. And let me see today who is lonelier than I am, and go to them. Amen.',
    ],
    questions: [
      'When do you feel most alone, and is it about having no people or not being known by them?',
      'Why do you think Paul tells of being deserted and in the same letter asks for his friends?',
      'What in our group makes it easy, or hard, for a newcomer to belong?',
      'Who among those we know may be spending most evenings alone?',
    ],
    commitment:
      'Before we meet again, visit or telephone one person who is likely to be alone, and let one person know when you are.',
  },
  {
    id: 'depression',
    title: 'Low spirits and depression',
    about: 'low spirits and depression',
    signs: {
      strong: [
        'depression',
        'depressed',
        'low spirits',
        'sad',
        'sadness',
        'feel numb',
        'feel empty',
        "can't get out of bed",
        'no joy in anything',
        'feeling down',
        'feel low',
        'crying all the time',
        'melancholy',
      ],
      weak: ['tired', 'heavy', 'cry', 'dark', 'numb', 'unhappy', 'tears', 'mood', 'empty', 'motivation'],
    },
    understanding: [
      'When everything has gone grey, even small things cost great effort, and advice can feel like one more thing to fail at. So here is only a little, and it can wait until you are ready.',
      'Low spirits are not a verdict on your faith. Some of the most faithful people in the Bible asked God why their soul was so heavy.',
      'It is hard to explain a sadness that has no clear cause, or one that stays after its cause is past. You do not have to explain it for it to be real.',
    ],
    passages: [
      {
        mark: '[[Psalm 42:5-6]]',
        note: 'The psalmist, far from the temple, talks to his own cast-down soul. He asks it why, tells it to hope, and two verses later is low again: the psalm lets him be both.',
      },
      {
        mark: '[[1 Kings 19:4-7]]',
        note: 'After his greatest day Elijah collapses and wants to die. God’s first answer is sleep, bread and water, twice, without a word of blame.',
      },
      {
        mark: '[[Psalm 88:1-3]]',
        note: 'The darkest psalm ends with no light at all. That it stands in the Bible means that such a prayer is allowed.',
      },
      {
        mark: '[[Psalm 34:17-18]]',
        note: 'David, just out of danger of his life, says where the Lord is to be found: near to those whose heart is broken.',
      },
      {
        mark: '[[Isaiah 42:3]]',
        note: 'Said of the servant of the Lord, whom Matthew knows as Jesus: he does not break what is already bent, nor put out a wick that only smokes.',
      },
      {
        mark: '[[Lamentations 3:19-23]]',
        note: 'In a ruined city a man calls his misery to mind, and then something else: mercies that are new each morning. Hope stands in the middle of the grief, not after it.',
      },
    ],
    guidance: [
      'When Elijah lay down and asked to die, he was not given a lecture. He was let sleep, was touched, was fed, and slept again. Begin there. Eat something, wash, open the curtain, sit in daylight for a quarter of an hour. These are not small things when one is low; they are the bread and water of this day. The larger questions can be asked after some strength has come back.',
      'If this has lasted longer than two weeks, or you can no longer work, sleep or care about anything, please see a doctor. Depression is an illness with treatments that help many people, and taking them is no lack of trust, any more than glasses are a lack of trust. And if thoughts come of ending your life, tell a person now and ring an emergency number or a crisis line; do not carry that alone.',
      'You may not be able to pray as you used to. Then borrow. Psalm 88 was written by someone who saw nothing but dark, and every line of it is addressed to God, which is itself a thread of faith. Let others believe for you for a while, as four friends once carried a man on his mat. You do not have to feel God’s nearness for him to be near.',
    ],
    practices: [
      'Choose one small task for today, such as a shower or one letter, and count it as enough.',
      'Sit or walk in daylight for fifteen minutes in the morning.',
      'Tell one person how it really is, using the true word for it.',
      'Make an appointment with a doctor, and ask someone to come along if it is hard to speak.',
      'Read two or three verses of Psalm 42 slowly, without trying to feel anything.',
      'Eat at the usual hours, even if it is little and plain.',
      'Keep a note by the bed of the crisis line and of one friend who may be rung at night.',
    ],
    encouragement: [
      'The Lord is not disappointed in a smoking wick. He shields it with his hand.',
      'This darkness tells you that it is for ever; many who heard it say so have seen the morning.',
      'Today you only have to do today, and even that in small pieces.',
    ],
    prayers: [
      'Lord, I am very low, and I have few words. You let Elijah sleep and gave him bread. Give me what I need for this day, and lead me to people who can help. Do not let go of me when I cannot hold on. Amen.',
      'God of the broken-hearted, my soul is cast down, and I do not know why it will not rise. I am not asking for great joy; let there be one small light. Bless the hands of those who care for me. Hear this as prayer even where I feel nothing. Amen.',
    ],
    questions: [
      'What does God do for Elijah, and in what order? What does he leave unsaid?',
      'Why might it matter that a psalm without a happy ending stands in the Bible?',
      'What do people say to someone who is low that does not help, and what has helped you?',
      'How could our group make it easier to ask for help with depression?',
    ],
    commitment:
      'This week, do one quiet practical kindness for someone who is low, a meal or a walk or a lift, without giving advice.',
  },
  {
    id: 'anger',
    title: 'Anger',
    about: 'anger',
    signs: {
      strong: [
        'anger',
        'angry',
        'rage',
        'lose my temper',
        'temper',
        'furious',
        'short temper',
        'outburst',
        'shout at',
        'irritable',
        'frustrated',
        'wrath',
        'so mad',
      ],
      weak: ['yell', 'argue', 'unfair', 'hate', 'snap', 'explode', 'fight', 'annoyed'],
    },
    understanding: [
      'Anger usually means that something has been crossed: a wrong, a hurt, a limit. The question is what to do with its heat before it burns what you love.',
      'You may be angry with good reason, or angrier than the reason deserves, and often it is both. It is good that you look at it rather than feed it or bury it.',
      'Anger that bursts out leaves shame behind, and anger that is swallowed leaves poison. There is a third way, and it can be learned.',
    ],
    passages: [
      {
        mark: '[[Ephesians 4:26-27]]',
        note: 'Paul knows that there is an anger which does not sin, and he gives it a short life: the evening. Left lying overnight, it gives the devil room.',
      },
      {
        mark: '[[James 1:19-20]]',
        note: 'James puts hearing first and anger last. Human anger, he says, does not bring about what God calls right.',
      },
      {
        mark: '[[Proverbs 15:1]]',
        note: 'A proverb about how quarrels work: the first answer often decides whether anger goes up or down.',
      },
      {
        mark: '[[Mark 3:5]]',
        note: 'Jesus is angry, and grieved, at people who would rather keep a rule than see a man healed. His anger leads to a healing, not to a blow.',
      },
      {
        mark: '[[Genesis 4:6-7]]',
        note: 'God speaks with Cain before the murder. The anger is not yet the crime; something crouches at the door, and there is still time.',
      },
      {
        mark: '[[Psalm 4:4-5]]',
        note: 'A night psalm: be stirred, yet do not sin; lie still and think. The bed is a place to let the heat be looked at by God.',
      },
    ],
    guidance: [
      'God asks Cain a question: why are you angry? It is worth asking slowly. Under anger there is often something softer, such as fear, hurt, shame or plain tiredness. Say what happened and what it touched in you, perhaps on paper that nobody will read. If the wrong is real, you will see more clearly what to ask for. If you were mainly exhausted, you will see that too, before somebody smaller than you pays for it.',
      'James gives an order: hear, then speak, then, late, be angry. In practice it means buying time. Leave the room for ten minutes and say that you will come back. Do not write the message tonight. Lower the voice on purpose. When you speak, describe what was done and what you need, not what kind of person the other is. Anger can then become what it was meant for: strength to mend something.',
      'If your anger frightens the people at home, or if you have broken things or hit someone, that is beyond a practice for the week. Say so to a doctor or a counsellor who works with anger, and let the ones you hurt be safe, somewhere else if need be. Owning it is where repentance begins, and it is worth more than any promise made in tears the morning after.',
    ],
    practices: [
      'Notice the first sign of anger in your body, such as jaw, hands or heat, and step outside when it comes.',
      'Wait a night before you answer any message that made you angry.',
      'Finish the sentence on paper: I am angry because, and under that I am.',
      'Apologise today for one outburst, without adding a reason.',
      'Agree on a word with your family that means a pause of twenty minutes for everyone.',
      'Read Psalm 4 before sleeping, and name to God the person you are angry with.',
    ],
    encouragement: [
      'Anger is not the end of the story; with Cain the door was still open when God spoke, and it is open for you.',
      'Gentleness is listed as fruit, and fruit grows. A slower answer today is a real beginning.',
      'The Lord is slow to anger, and he is patient with hot-tempered pupils; he chose two whom he called sons of thunder.',
    ],
    prayers: [
      'Lord, I am angry, and I do not trust my own hands and tongue. Show me what is right in it and what is only hurt pride. Make me quick to listen and slow to speak. Where I was wronged, be my judge; where I have done wrong, give me the words to say so. Amen.',
      'Father, you see the heat in me. Cool it with your patience, which has carried me for years. Keep those who live with me safe from my temper. Teach me to be angry only at what grieves you, and to mend instead of break. Amen.',
    ],
    questions: [
      'How was anger handled in the home in which you grew up?',
      'What made Jesus angry in Mark 3, and what did he do with it?',
      'What lies underneath your own anger most often?',
      'What would being slow to speak look like in your hardest relationship?',
    ],
    commitment:
      'This week, when anger comes, wait at least ten minutes before you speak or write, and afterwards note what the waiting changed.',
  },
  {
    id: 'guilt',
    title: 'Guilt',
    about: 'guilt',
    signs: {
      strong: [
        'guilt',
        'guilty',
        'regret',
        'remorse',
        'what i did',
        'bad conscience',
        'my conscience',
        'i have done something terrible',
        'my past sins',
        'haunted by my past',
        "can't undo",
      ],
      weak: ['past', 'mistake', 'wrong', 'confess', 'sorry', 'blame', 'fault', 'sin'],
    },
    understanding: [
      'A conscience that hurts is a painful thing, and also a sign that you can still tell right from wrong. It matters where that pain may lead.',
      'What is done cannot be undone, and it may come back to you at night. The gospel is written for people who know exactly what they did.',
      'There is guilt that tells the truth and guilt that only accuses. Both can be brought into the light, and neither has to be carried alone.',
    ],
    passages: [
      {
        mark: '[[Psalm 32:3-5]]',
        note: 'David describes what silence did to him, in his bones. Relief begins at the moment he stops covering it up before God.',
      },
      {
        mark: '[[1 John 1:8-9]]',
        note: 'Written to Christians. God forgives because he is faithful and just: it rests on his character and on what Jesus did, not on how sorry people manage to be.',
      },
      {
        mark: '[[Psalm 51:1-4]]',
        note: 'The title ties this prayer to David’s adultery with Bathsheba. He makes no excuse and asks for mercy on the ground of God’s own kindness.',
      },
      {
        mark: '[[Micah 7:18-19]]',
        note: 'The prophet ends his hard book in wonder at a God who delights in mercy and throws sins into the depths of the sea.',
      },
      {
        mark: '[[Luke 19:8-10]]',
        note: 'Zacchaeus, welcomed before he had changed, pays back four times over. Being accepted leads him to repair what he can.',
      },
      {
        mark: '[[2 Corinthians 7:10]]',
        note: 'Paul had hurt the Corinthians with a severe letter. He tells apart a grief that turns round and lives from a grief that only turns in on itself.',
      },
    ],
    guidance: [
      'Begin by calling the thing by its name. Not: mistakes were made. But: I lied to her; I took it; I was not there. David found that hiding it wore him out and that saying it to God was where the weight came off. You may do that alone. Many find it helps to do it in the hearing of a pastor, a priest or a trustworthy friend, who can then say God’s forgiveness aloud.',
      'Forgiveness is free, and repair still matters. Zacchaeus did not pay in order to be welcomed; he was welcomed, and then he paid. Ask what can be put right: money returned, the truth told, an apology that asks nothing back. Some things cannot be repaired, or the attempt would only wound someone again. Those are left with God. If what you did was a crime, take advice and face it; grace does not need it hidden.',
      'Test your guilt. Does it point to something definite that you can confess and leave? Then it is doing its work, and when it is confessed it may go. Or is it a fog that says you are always to blame, for an illness, for what was done to you as a child, for surviving? That is not the voice of the Spirit. False guilt is not forgiven, because there is nothing to forgive; it is untangled, often with a counsellor’s help.',
    ],
    practices: [
      'Write what you did in one honest sentence, read it to God, and then tear up the paper.',
      'Pray Psalm 51 slowly, putting your own matter where David had his.',
      'Ask a pastor or a mature Christian to hear your confession and to pray with you.',
      'Make one repair this week that costs you something and asks for nothing in return.',
      'Answer the old accusation, when it comes back, with the words of 1 John 1:9 said aloud.',
      'Separate on two lists what was truly your doing and what was never in your hands.',
    ],
    encouragement: [
      'God is not waiting for you to feel bad enough. He is faithful, and that is what forgiveness stands on.',
      'Peter denied Jesus three times and was given back his work on the same shore. Your worst hour need not be your last word.',
      'The sea into which sins are thrown is deep. You do not have to go fishing there.',
    ],
    prayers: [
      'Have mercy on me, God. You know what I did, and I will not dress it up. I am sorry, for those I hurt and before you. Forgive me for Jesus’ sake, and show me what I can put right. Let me get up from here and live differently. Amen.',
      'Lord, I have kept silent and it has worn me down. Here it is, all of it that I can see. Take from me the guilt that is mine, and untangle the guilt that is not. Teach me to believe you when you say that it is forgiven. Amen.',
    ],
    questions: [
      'What did silence do to David, and what changed when he spoke?',
      'How can we tell a grief that leads to life from one that leads to death?',
      'Why did Zacchaeus pay back after he had been welcomed, and not before?',
      'What makes it hard for us to confess to one another, and what would make it safe?',
    ],
    commitment:
      'This week, confess one definite thing to God and, where it is right, to a person, and make one repair that is in your power.',
  },
  {
    id: 'shame',
    title: 'Shame',
    about: 'shame',
    signs: {
      strong: [
        'shame',
        'ashamed',
        'humiliated',
        'embarrassed about myself',
        'feel dirty',
        'disgusted with myself',
        'unlovable',
        'if people knew',
        'dishonour',
        'disgrace',
        'hide who i am',
        'i am a disgrace',
      ],
      weak: ['hide', 'dirty', 'exposed', 'unworthy', 'secret', 'face', 'reject', 'stain'],
    },
    understanding: [
      'Guilt says that you did something bad; shame says that you are something bad. That second voice goes deep, and it makes people hide just when they most need to be seen.',
      'Some shame comes from a person’s own deeds, and much of it from what others did or said to them. Either way it deserves to be met with tenderness and with truth.',
      'If there is something you think nobody could know and still love you, then you are in the place where the Bible’s first frightened people stood, behind the trees. God came looking for them.',
    ],
    passages: [
      {
        mark: '[[Genesis 3:8-10]]',
        note: 'The first man and woman hide because they are naked and afraid. God walks in and asks where they are; before they leave the garden he will clothe them himself.',
      },
      {
        mark: '[[Luke 8:47-48]]',
        note: 'A woman whose bleeding had made her unclean for twelve years tried to be healed unseen. Jesus calls her forward to honour her, and names her daughter before the crowd.',
      },
      {
        mark: '[[Hebrews 12:2]]',
        note: 'Crucifixion was meant to shame its victim in public. Jesus despised that shame, looking beyond it to the joy ahead, and was seated in honour.',
      },
      {
        mark: '[[Psalm 34:4-5]]',
        note: 'David gives thanks after a humiliating escape. Those who look to the Lord find their faces lit up rather than covered.',
      },
      {
        mark: '[[Isaiah 54:4]]',
        note: 'God speaks to a people in exile as to a disgraced and deserted wife: the shame of her youth will be forgotten.',
      },
      {
        mark: '[[Romans 10:11]]',
        note: 'Paul quotes Isaiah to say that no one who trusts in Christ will be put to shame, Jew and Greek alike, for the same Lord is rich to all.',
      },
    ],
    guidance: [
      'Shame lives on hiding. It tells you that if anyone saw, you would be finished. Yet in the Bible healing begins again and again with being seen by the right eyes: Adam called out from the trees, the bleeding woman called forward, Peter looked at across a courtyard. You do not owe your story to everyone. But choose one safe person, someone who keeps confidences, and let that one person know. Shame often shrinks at the first sentence.',
      'Ask whose shame it is. If someone abused you, mocked you or used you, the shame belongs to the one who did it, however loudly it speaks inside you. You have nothing to confess there. If you did wrong, then confess that and leave it; you are forgiven for deeds, and you are not the deed. A counsellor can help to sort one from the other, since shame mixes them and hands you the whole bundle.',
      'On the cross Jesus was stripped, stared at and laughed at. He did not merely die for guilt; he stood in the place where people are shamed, and the Father answered by giving him the highest honour. Those who belong to him are given his standing. That is why the New Testament can say that he is not ashamed to call those who trust in him brothers and sisters. It is said of you before you have improved.',
    ],
    practices: [
      'Choose one safe person and tell them the first sentence of what you hide.',
      'Write down the name that shame calls you, and beside it the name that Jesus gave the woman in Luke 8.',
      'Look people in the eye when you greet them at church this Sunday.',
      'Stop one habit of making jokes against yourself for a week.',
      'Read Hebrews 2:11 each morning before you look in the mirror.',
      'Seek a counsellor if the shame goes back to something that was done to your body.',
    ],
    encouragement: [
      'God has already seen the thing that you hide, and he came into the garden calling all the same.',
      'The face you turn to him need not be a brave one. It is enough to turn it.',
      'No name that was ever shouted at you is stronger than the name he gives.',
    ],
    prayers: [
      'Lord, you see behind the trees where I am hiding. I am afraid of being looked at. Look at me with the eyes that Jesus had for the woman in the crowd. Take what is truly wrong and forgive it; take what was put on me by others and lift it off. Let me stand up straight. Amen.',
      'Jesus, you were shamed in public and did not let it name you. Tell me who I am in your sight. Give me one person with whom I do not have to pretend. Clothe me, as you clothed the first who hid. Amen.',
    ],
    questions: [
      'What is the difference between guilt and shame, as you have known them?',
      'Why might Jesus have called the healed woman out in front of everyone?',
      'How does the shame of the cross speak to people who carry shame?',
      'What would make our group a place where people need not hide?',
    ],
    commitment:
      'This week, answer shame once by letting yourself be known: tell one trustworthy person one true thing that you would rather have hidden.',
  },
  {
    id: 'despair',
    title: 'Despair and hopelessness',
    about: 'despair and hopelessness',
    signs: {
      strong: [
        'despair',
        'hopeless',
        'hopelessness',
        'no hope',
        'lost all hope',
        'no way out',
        'given up',
        'what is the point',
        'pointless',
        'desperate',
        'nothing will ever change',
        'no future for me',
      ],
      weak: ['point', 'end', 'dark', 'useless', 'tired', 'future', 'meaningless', 'stuck'],
    },
    understanding: [
      'When every road seems closed, words about hope can sound cheap. You are not asked to feel hopeful now, only to stay and to let someone stay with you.',
      'Despair speaks with great certainty about a future that it has not seen. It is worth hearing another witness before you believe it.',
      'To have come to the end of what you can bear is a frightening place. If you are thinking of harming yourself, please stop here and call an emergency number or a crisis line, or go to someone near you now.',
    ],
    passages: [
      {
        mark: '[[2 Corinthians 1:8-9]]',
        note: 'Paul tells openly that he was crushed beyond his strength and gave up hope of living. It taught him to rely on the God who raises the dead.',
      },
      {
        mark: '[[Lamentations 3:18-22]]',
        note: 'The writer says that his hope has perished, and three lines later that he will hope. Between the two he only called God’s steady love to mind.',
      },
      {
        mark: '[[Ezekiel 37:11-12]]',
        note: 'Exiled Israel says that its bones are dry and its hope gone. God does not deny it; he speaks of opening graves.',
      },
      {
        mark: '[[Psalm 130:5-7]]',
        note: 'Out of the depths someone waits as a night watchman waits for morning, who cannot make it come and yet knows that it will.',
      },
      {
        mark: '[[Romans 4:18-20]]',
        note: 'Abraham looked at his own worn-out body and did not pretend otherwise; he hoped against hope because of the one who had promised.',
      },
      {
        mark: '[[Luke 24:19-21]]',
        note: 'Two disciples walk away from Jerusalem saying that they had hoped. The risen Jesus is walking beside them as they say it.',
      },
    ],
    guidance: [
      'The two on the road to Emmaus spoke of hope in the past tense, as something they used to have. They were mistaken about the facts, though everything they had seen supported them. Despair is often like that, honest about what hurts and wrong about what is possible. You need not argue yourself out of it tonight. Put off any great decision, stay in company, and let another person look at the situation with you.',
      'Hope in Scripture is not a bright mood. The watchman in the psalm does not produce the morning; he stays at his post because morning comes. What can you do until then? Keep the hours: get up, wash, eat, go out, answer one letter, lie down. Say one line of prayer, even without feeling. These are not tricks against despair. They are a way to be there when something changes.',
      'Deep hopelessness is very often a sign of illness or of a load that no one could carry alone, and both can be treated or shared. See a doctor this week and use the word hopeless. Tell your pastor, a brother or sister, a friend. If the danger is near, ring the emergency services or a crisis line now, and put distance between you and any means of harm. That you matter is not up for discussion.',
    ],
    practices: [
      'Promise one named person that you will ring them before you do anything to harm yourself.',
      'Divide today into hours, and decide only what you will do in the next one.',
      'Say aloud each morning that his mercies are new, as a fact and not as a feeling.',
      'Ask someone to sit with you while you make the appointment you have put off.',
      'Put off every decision that cannot be reversed until you have slept and spoken with two people.',
      'Write down one thing that despair foretold in the past and that did not come true.',
    ],
    encouragement: [
      'Paul once gave up on his life and wrote about it afterwards. There was an afterwards.',
      'God’s own word for a valley of dry bones was not blame but breath.',
      'The one who walks next to you may be unrecognised today, as he was on that road.',
    ],
    prayers: [
      'God who raises the dead, I have come to the end of my hope. I cannot see a way, and I am tired of looking. Keep me through this hour and then the next. Send me someone, and give me the strength to let them in. Be the morning that I cannot make. Amen.',
      'Lord Jesus, you cried out from the cross and were not answered at once. Stay with me in the dark place. Do not let me believe that this is the end. When I cannot hope, let your faithfulness stand for me. Amen.',
    ],
    questions: [
      'What comforts you in the fact that Paul tells of having despaired?',
      'How is hope as waiting for the morning different from optimism?',
      'What could the two on the Emmaus road not see, and why?',
      'How can we stay beside someone in despair without rushing them?',
    ],
    commitment:
      'This week, be the company for one person without hope, or, if that person is you, let one other person in.',
  },
  {
    id: 'sleeplessness',
    title: 'Sleepless nights',
    about: 'sleepless nights',
    signs: {
      strong: [
        "can't sleep",
        'cannot sleep',
        'sleepless',
        'insomnia',
        'awake at night',
        'lie awake',
        'trouble sleeping',
        'sleeplessness',
        'wake up at three',
        'bad dreams',
        'nightmares',
        'fall asleep',
      ],
      weak: ['night', 'bed', 'sleep', 'awake', 'tired', 'dark', 'midnight', 'dream'],
    },
    understanding: [
      'Nights are long when sleep will not come, and everything weighs more at three in the morning than it does at noon.',
      'Lying awake is lonely and tiring, and trying hard to sleep only makes it worse. You may stop trying for a while and simply rest.',
      'Many of the psalms were prayed in bed, by people who could not close their eyes. You are in old company.',
    ],
    passages: [
      {
        mark: '[[Psalm 4:8]]',
        note: 'The psalm begins in distress and with people telling lies about the singer. It ends with lying down in peace, because safety is God’s affair.',
      },
      {
        mark: '[[Psalm 121:3-4]]',
        note: 'A song for travellers on a dangerous road. The keeper of Israel stays awake, so that the traveller need not.',
      },
      {
        mark: '[[Psalm 63:5-7]]',
        note: 'David in the desert thinks of God in the watches of the night. Wakefulness becomes remembering.',
      },
      {
        mark: '[[Psalm 127:1-2]]',
        note: 'A warning against a life in which everything hangs on early rising and late sitting up. Sleep is among the gifts of God.',
      },
      {
        mark: '[[Psalm 77:4-6]]',
        note: 'Asaph’s eyes are held open and he is too troubled to speak. He searches through his memory at night and asks God hard questions there.',
      },
    ],
    guidance: [
      'The psalm says that the keeper of Israel neither slumbers nor sleeps. One of you has to be awake, and it need not be you. You might say this as you lie down: the watch is yours now. Then go through the day backwards, and hand over each thing as you come to it: the talk at noon, the letter unanswered, the child not yet home. You are not solving them, only passing them to the one on duty.',
      'If sleep will not come, get up after twenty minutes, keep the light low, and sit somewhere else with a psalm or a plain task until you are drowsy. Rise at the same time in the morning, whatever the night was like. Leave the phone in another room, and coffee for the early day. Such ordinary care of the body is a way of receiving sleep as a gift instead of wrestling for it.',
      'Sometimes wakefulness has something to say: a quarrel to settle, a debt not faced, a grief not wept. Keep paper by the bed, write one line, and promise to look at it in daylight. And sometimes it is the body. If you sleep badly for more than a few weeks, or wake early with a heavy mood, or stop breathing in your sleep, see a doctor. It can very often be treated.',
    ],
    practices: [
      'Put the phone to charge in another room from tonight on.',
      'Write tomorrow’s tasks on paper an hour before bed, and then close the notebook.',
      'Pray Psalm 4 or Psalm 121 slowly with the lamp already out.',
      'Get up at the same hour every day this week, weekends too.',
      'Rise and sit in a dim room when you have lain awake for twenty minutes.',
      'Pray for others who are awake now, such as nurses, drivers and parents of the newborn.',
    ],
    encouragement: [
      'Rest still does you good when sleep stays away; lying quietly before God is not time wasted.',
      'He gives to his beloved in sleep, and he can also give in waking.',
      'Morning will look smaller and kinder than this hour tells you.',
    ],
    prayers: [
      'Keeper of Israel, you do not sleep, so I may. I hand over to you what this day has left unfinished. Quiet my body and my thoughts. If I must be awake, be awake with me. Amen.',
      'Father, it is late and I am tired of lying here. Take the things that go round in my head. Bless all who watch or weep tonight. Give me sleep as your gift, and enough strength for the morning however the night goes. Amen.',
    ],
    questions: [
      'What keeps you awake, and at what hour is it loudest?',
      'What does it do to a person to believe that God is awake?',
      'How does Psalm 127 question the way we work and rest?',
      'What habits of the evening help you to put the day down?',
    ],
    commitment:
      'Every night this week, name the day’s unfinished things to God in bed, and end with the words of Psalm 4:8.',
  },
] as const satisfies readonly GuideTopic[];
