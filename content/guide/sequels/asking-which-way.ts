import { SOMEONE, THEY, whole } from './patterns.ts';
import type { Sequel } from './types.ts';

/** Questions after which way to take: stay or go, how to decide, how to let go, what to do as one who is no believer. */
export const ASKING_WHICH_WAY: readonly Sequel[] = [
  {
    id: 'stay-or-go',
    said: 'Should I stay or leave?',
    whole: whole(
      `(?:should|must|do|can|could|may|shall) (?:i|we) (?:have to |need to |just |really |even )*(?:stay|leave|go|quit|resign|step down|step back|move out|move on|break up(?: with ${SOMEONE})?|end it|divorce|separate|give up|walk away|stop going|go back|go home|let (?:him|her|them) (?:go|back|stay|come back|come home)|kick (?:him|her|them) out|cut (?:him|her|them) off|stop)(?: or (?:\\w+ ){0,3}\\w+)?|(?:i )?(?:should|could|might|want to|think i (?:should|will|want to)) (?:just )?(?:leave|quit|go somewhere else|find (?:another|a new|a different) \\w+|give up|stop going|walk away|step down|move out|move on)|stay or (?:go|leave)`,
    ),
    answers: {
      couple: {
        text: 'That nobody can decide for you, and you need not decide it tonight. Where there are blows, threats or fear, first go where it is safe, and think there. Otherwise do not decide in the worst week or by yourself: talk with a counsellor or pastor, and set a time in which you both really try something. Scripture takes the promise very seriously, and it knows also of broken promises and of peace.',
        passage: '[[1 Corinthians 7:15]]',
      },
      church: {
        text: 'You may go, and you may stay; neither is treason. Before you do, ask: have I spoken with those concerned, or only about them? Is it the gospel and honesty, or wounded pride and taste? Could I go in peace and say so to somebody’s face? If you leave, do not stay away from all; visit two or three other churches and give each some Sundays. Do not look for one without faults.',
        passage: '[[Romans 14:19]]',
      },
      habit: {
        text: 'If you carry responsibility for others, tell the one who is over you before you decide it alone. Often the right thing is a pause: for some months out of the front, in order to be helped, and then back. That is no disgrace; it protects you and those who look up to you. To stay and hide it would be worse than either. Let it be their decision together with yours, and ask who will walk beside you meanwhile.',
        passage: '[[Proverbs 28:13]]',
      },
      work: {
        text: 'Do not jump in anger, and do not stay out of fear alone. Write down what is wrong there, what could be changed by asking, and by what date. Ask for that. Look round meanwhile while you have wages, and reckon how many months you could bridge. If the work demands of you what is dishonest, the line is clear, and then it is only a question of how and when. Talk it over with one who knows your trade.',
        passage: '[[James 1:5]]',
      },
      people: {
        text: 'You may draw a limit without hating anyone. Ask what the nearness does to you and to those whom you must protect. Some people one can love only from some way off; then write, ring seldom, meet with a third person there. Leave it so that a return is possible, and say the reason in one sentence and not in a speech. Where somebody does you harm, you need not wait.',
        passage: '[[Proverbs 22:3]]',
      },
      'habit/other': {
        text: 'You may love somebody and not live with what the habit does. Ask what is safe, for you, for children, for the money. If it is not safe, go first and talk afterwards. If it is, say what must change and by when, and get the support of a group before you say it. To give way for a time can be the most truthful help there is; it need not be the end.',
        passage: '[[Galatians 6:5]]',
      },
      doubt: {
        text: 'You may keep going without pretending: sit at the back, leave out the words that you cannot say, and let the others believe for a while. If it has become a torment, take a pause that has an end, and tell one person why. Do not cut every thread in a winter. A question is heard better in a room where somebody else still prays.',
        passage: '[[John 6:67-69]]',
      },
      any: {
        text: 'I cannot decide that for you, and nobody should press you tonight. If somebody hits, threatens or controls you or a child, first go where it is safe. Otherwise: not in the worst week, not alone, not in anger. Write down what speaks for each, sleep on it, and show it to one wise person who gains nothing by your answer. Then choose one step that can still be taken back.',
        passage: '[[Proverbs 11:14]]',
      },
    },
  },
  {
    id: 'how-to-decide',
    said: 'How do we decide?',
    whole: whole(
      'how (?:do|can|could|should|would) (?:i|we|one) (?:ever )?(?:decide|choose|know (?:what|which) (?:is right|to do|to choose|way|one)(?: .*)?)(?: \\w+){0,3}|(?:which|what) side (?:should|do|am|is) (?:i|right)(?: \\w+){0,4}|(?:who|which (?:one|of them)) is right|what (?:would|do) you (?:do|think|suggest|advise|recommend)(?: i (?:do|should do))?|(?:i do not know|not sure|no idea) (?:what to do|which (?:way|one|side)|what is right|how to decide)(?: (?:now|next|anymore|any more|here|about (?:it|this|that|him|her|them)|to (?:do|choose|take)|with (?:him|her|them|it|this)))*|what (?:is|would be) (?:the )?(?:right|best)(?: thing)?(?: to do)?',
    ),
    answers: {
      couple: {
        text: 'Perhaps neither of you, or each in part. A call that concerns two has to become clear to both; God does not speak to one over the other’s head. So leave the pushing for a month. Each writes down what draws, what frightens, and what could be given up without bitterness, and then you read it to each other. Ask two older people who know you both. If you do not come together, that too is an answer to be taken seriously, before you marry or move.',
        passage: '[[Amos 3:3]]',
      },
      church: {
        text: 'As a rule on neither, but on the side of the truth and of those who cannot defend themselves. You need not carry a flag. Ask what is known at first hand, hear both from the people themselves, and say to each: I have a friend on the other side. What is wrong may be called wrong, whoever did it. Paul would not have the Corinthians belong to Peter or to him; they belonged to Christ.',
        passage: '[[1 Corinthians 1:12-13]]',
      },
      grief: {
        text: 'Ask first what the one who died wished, if it is known; that counts most. Then sit down with those who stood nearest, without those who only have opinions, and let each say one thing that matters to them. Often there is a way that holds both. Do not decide in the first days what can wait. Where faith leaves it free, peace in the family is worth more than being right.',
        passage: '[[Romans 14:19]]',
      },
      people: {
        text: 'Let each say in turn, without interruption, what matters to them and why, and let the others repeat it. Mostly two good things stand against each other, and not good against bad. Then look for what both can live with, and for what the person concerned would have wished. If you cannot agree, ask somebody from outside whom all trust, and accept the answer.',
        passage: '[[Philippians 2:3-4]]',
      },
      faith: {
        text: 'Where the churches agree, you stand on firm ground: Jesus is Lord, he died and rose, and he saves. Where faithful people who love the Bible read it differently, a program must not decide it for you. Read the passages yourself, both sides in their own best words, ask at your church, and keep your conscience. You may also live for years with a question open.',
        passage: '[[Romans 14:5]]',
      },
      any: {
        text: 'Strike out first what would need a lie, break a promise or harm somebody; that often clears the table. If several good ways remain, you are free; God’s will is no tightrope. Write down for each what it costs and whom it touches, sleep on it, and show it to one wise person who gains nothing by it. Ask God for wisdom, then choose, and do not look back every day.',
        passage: '[[James 1:5]]',
      },
    },
  },
  {
    id: 'how-to-let-go',
    said: 'How do I stop thinking about it?',
    whole: whole(
      `how (?:do|can|could|am|would|should) (?:i|you|we|one) (?:ever |even |supposed to )?(?:stop|quit|let go|get over|move on|get rid of|turn off|forget|get past|not|shake)(?: (?:thinking|worrying|feeling|hating|being|crying|obsessing|missing|blaming|it|this|that|of|from|about|so|him|her|them|me|myself|like|the|my|these|those|over|past|thoughts?|angry|sad|guilty|afraid|jealous|bitter|anxious|\\w+ing))*|i (?:can not|cannot|can not seem to) (?:stop|get (?:it|this|him|her|that) out of my (?:head|mind)|let (?:it|this|him|her|that) go|forget|switch off|sleep)(?: (?:thinking|worrying|crying|feeling|about|it|him|her|this|that|of))*`,
    ),
    answers: {
      fear: {
        text: 'Not by forbidding it; what one must not think comes back. Rather give it a place: a quarter of an hour by day, with paper, in which you may think it all through. When it comes at night, say: not now, tomorrow at five. Then bring the body down: feet on the floor, name five things that you see, breathe out twice as long as in, ten times. A line of a psalm fits into that breath. If it comes most nights, a doctor or therapist can help.',
        passage: '[[Psalm 56:3]]',
      },
      grief: {
        text: 'You need not. What you cannot stop thinking of is somebody whom you love. Give it a time and a place, a chair, a candle, a notebook in which you write to the one you lost; then it does not have to come everywhere at once. If it is one picture or one hour that comes again and again, tell it to somebody, more than once; told, it slowly loses its edge. And let a doctor help, if sleep stays away.',
        passage: '[[Psalm 62:8]]',
      },
      guilt: {
        text: 'Ask first whether something is still open: a word, a debt, the truth. If so, do that; thoughts often stop then by themselves. If all has been said and put right, the thought is only an echo. Do not argue with it; say one sentence, always the same: that is forgiven. Then do something with your hands. And tell it once, whole, to a pastor or friend; what has been told goes round less.',
        passage: '[[Psalm 103:12]]',
      },
      couple: {
        text: 'Your head is trying to make safe what is not yet safe, so do not scold it. Set a time at which you two talk about it, and a time at which you do not. Write the questions down for the first, and for the second do something that needs your eyes and hands. Do not look through the telephone in the night; it feeds it. If pictures come, that is how a wound of trust behaves, and a counsellor knows ways through.',
        passage: '[[Psalm 94:19]]',
      },
      people: {
        text: 'Anger and hurt go round because they want to be heard. Write it all down, unfit for anyone’s eyes, and then say to God: I hand you what is owed to me; you judge it. You will have to do that again tomorrow, and it becomes shorter. Do not look at the person’s pictures, do not tell the story a tenth time, and do one thing that has nothing to do with it.',
        passage: '[[Ephesians 4:31-32]]',
      },
      habit: {
        text: 'Not by looking at it the whole time. A craving rises, stands and falls, like a wave, in about twenty minutes. Leave the room, put shoes on, ring somebody, drink water, and look at the clock. Say aloud what it is: this is a craving, and it passes. In the long run it is weakened by a full evening, enough sleep and one person who knows; hardly by clenching the teeth.',
        passage: '[[1 Corinthians 10:13]]',
      },
      any: {
        text: 'Thoughts cannot be forbidden, but they can be given a place. Write it down, all of it, and ask of each line: can I do something? What can be done, put down with a day. The rest read to God and fold away. When it comes again, say: that is on the paper. Then something for the hands, and fresh air. If it leaves you no sleep for weeks, let a doctor hear of it.',
        passage: '[[Philippians 4:6-7]]',
      },
    },
  },
  {
    id: 'what-about-honour',
    said: 'Are we not supposed to honour our parents?',
    whole: whole(
      '(?:are|am|do|should) (?:not )?(?:we|i|you|christians) (?:not )?(?:supposed to |have to |meant to |told to |need to )*(?:honou?r|obey|respect) (?:our|my|your|their|his|her)? ?(?:parents?|mother|father|mother and father|father and mother|mum|dad|elders|in laws)|(?:does not )?the bible (?:says?|say) (?:to |we should )?honou?r (?:your|our|my) (?:parents|father and mother|mother and father)',
    ),
    answers: {
      any: {
        text: 'Yes, and honour is something other than obeying in everything. It means to speak of them with respect, not to let them go short, and not to shame them. A grown person, and above all one who is married, leaves father and mother and decides with husband or wife; the Bible says both. So a friendly, firm limit can be honour too: we are glad when you come on Sundays, and about the children we decide ourselves.',
        passage: '[[Genesis 2:24]]',
      },
    },
  },
  {
    id: 'not-a-christian',
    said: 'And if she is not a Christian?',
    whole: whole(
      `(?:what )?(?:if|about if) ${THEY} (?:is|are) not (?:a )?(?:christians?|believers?|religious)|${THEY} (?:is|are) (?:not (?:a |really )?(?:christians?|believers?|religious)|(?:an )?atheists?|muslim|hindu|jewish|buddhist|not into (?:church|religion|god))|${THEY} (?:does not|do not|did not|never|no longer) (?:really )?believed?(?: in (?:god|jesus|any of (?:it|this)))?`,
    ),
    answers: {
      couple: {
        text: 'Then you live with something that you cannot share, and it may be lonely; Paul knew such couples and told them to live in peace. Do not preach at home. Live what you believe so that it does {him} good, say honestly what it means to you, and ask about {his} own view; you may be surprised. Agree early about children, money and Sundays. And find people with whom you can pray.',
        passage: '[[1 Peter 3:1-2]]',
      },
      grief: {
        text: 'You may entrust {him} to God, who knows what no one saw and is more just and more merciful than any of us. What passed in the last hour between a soul and God is hidden. To comfort somebody who does not believe, do not use words that are not theirs; come, listen, speak of the one who died, and if you pray, do it quietly or ask first.',
        passage: '[[Genesis 18:25]]',
      },
      any: {
        text: 'Then leave out what only insiders understand, and keep what is true for everyone: to be heard, to be told the truth, to be thought of. You may say that you pray, in half a sentence, and you may offer a psalm as one offers a book. Do not use a hard hour in order to convert. If {he} should ask why you believe, answer simply and from your own life.',
        passage: '[[1 Peter 3:15]]',
      },
    },
  },
  {
    id: 'is-it-normal-to-feel',
    said: 'Why do I feel like this?',
    whole: whole(
      'why (?:do|am|can) i (?:not )?(?:still |always |keep |just |get )*(?:feel(?:ing)?|so (?:sad|tired|angry|afraid|jealous|low|empty|lonely|anxious|numb|worried)|cry(?:ing)?|angry|afraid|sad|tired|like this|stop (?:crying|thinking|worrying)|be happy|over it|missing|worried|jealous)(?: \\w+){0,5}|what is wrong with me|am i (?:going )?(?:crazy|mad|broken|abnormal|the only one)',
    ),
    answers: {
      grief: {
        text: 'Because you love somebody who is not there, and body and head have not yet learned it. Tears at the wrong time, no tears at all, anger, tiredness, guilt, forgetting words: all that belongs to it and comes in no order. Nothing is wrong with you. Let it come where it may, eat and sleep as well as you can, and tell one person which day is the worst.',
        passage: '[[Psalm 31:9]]',
      },
      any: {
        text: 'You are not broken. Feelings have their reasons even if one does not see them: too little sleep, too much carried for too long, an old hurt that is touched, a fear with no name yet. Ask softly, as you would ask a friend: when did it begin, and what is under it? God asks Elijah and Cain such questions and does not scold. If it stays for weeks and darkens everything, let a doctor see it.',
        passage: '[[Psalm 139:23-24]]',
      },
    },
  },
  {
    id: 'how-do-i-stay-close',
    said: 'How do I stay her friend?',
    whole: whole(
      `how (?:do|can|could|should|would) (?:i|we) (?:still |best |even )?(?:stay|be|remain|keep|become|show) (?:a |an |her |his |their |being |${SOMEONE} )*(?:friends?|close|kind|nice|supportive|there|love|loving|patient|part|happy|good|support|polite|in touch|through|near)(?: \\w+){0,7}|how (?:do|can|should) i (?:love|be kind to|be patient with|be there for|respect|treat|act (?:around|towards|with)|behave (?:around|towards|with)) ${SOMEONE}(?: \\w+){0,5}`,
    ),
    answers: {
      people: {
        text: 'Honestly with God and kindly with the other. What hurts or stings, tell God, and perhaps one friend outside; then you need not carry it into every meeting. Do definite things: turn up, ask one real question, be glad about one thing aloud. You may take breaks and leave early. Friendship does not mean that one feels only good things; it means to wish good, and sometimes the feeling follows.',
        passage: '[[Romans 12:15]]',
      },
      child: {
        text: 'By being there without a purpose. Let {him} choose what you do together, laugh at the jokes, write without a question at the end. Say what you love in {him} as a person today. Where you disagree, say it once and not each time. The bridge must bear the weight of a truth one day, so build it now out of small things.',
        passage: '[[1 Corinthians 13:7]]',
      },
      any: {
        text: 'With small and reliable things rather than great ones: a greeting, a thank you, a question and then listening. Love is in Scripture first something that one does; patient, not keeping a list, not easily provoked. You may have bad days and say so. Where you are being hurt, love may also keep its distance; that takes nothing from it.',
        passage: '[[1 Corinthians 13:4-5]]',
      },
    },
  },
  {
    id: 'how-to-discipline',
    said: 'How do I punish him without crushing him?',
    whole: whole(
      `(?:how|should|do|can|must) (?:do |should |can |must )?(?:i|we) (?:have to )?(?:punish|discipline|correct|ground|deal with|respond to|react to|be (?:strict|firm) with)(?: ${SOMEONE})?(?: (?:for|without|if|when|so)(?: \\w+){1,6})?`,
    ),
    answers: {
      child: {
        text: 'Short, soon and tied to the deed. First let {him} tell it to the end, and say what you heard. Then the line, in one sentence: this is not done with us. Then something that makes it good: to say sorry, to repair, to give up a thing for some days. No shaming, no names, no blows, and nothing about it at supper afterwards. At the end always: I love you, and you can do it differently. That sentence carries the rest.',
        passage: '[[Hebrews 12:11]]',
      },
    },
  },
  {
    id: 'say-sorry',
    said: 'How do I say sorry to him?',
    whole: whole(
      `(?:how|should|must|do|can) (?:do |should |can |could )?i (?:have to |need to )?(?:say sorry|apologi[sz]e|make it (?:right|up|good)|ask (?:for forgiveness|${SOMEONE} (?:for forgiveness|to forgive me))|put (?:it|this|things) right|fix (?:it|this|things))(?: (?:to|with|for) (?:${SOMEONE}|it|this|that))?`,
    ),
    answers: {
      child: {
        text: 'Today, at {his} height, and without a but: I shouted at you, that was wrong, and it was not your fault. I am sorry. Do not explain how tired you were, and do not ask {him} to comfort you. You may ask: how was it for you? Then a hug, if {he} would like one, and something ordinary. A child who sees a grown-up say sorry learns more about God than from many lessons.',
        passage: '[[Psalm 103:13]]',
      },
      grief: {
        text: 'What can no longer be said to the face may still be said. Write the letter, with the name at the top, all of it, and read it aloud, at the grave or before God; to him nobody is out of reach. Then do for somebody living what you can no longer do there. And let one person, a pastor or friend, hear it and say to you aloud that God forgives. One needs to hear that from outside.',
        passage: '[[Psalm 51:17]]',
      },
      any: {
        text: 'In few words and without a but: this is what I did; it was wrong; I can see what it did to you; I am sorry. Then what you will do differently, and what you will put right. Do not ask for forgiveness on the spot and do not explain yourself unless you are asked. Say it to the face if you can, by letter if you cannot. Then wait; the answer is the other’s.',
        passage: '[[Matthew 5:23-24]]',
      },
    },
  },
  {
    id: 'someone-to-talk-to',
    said: 'Who can I talk to?',
    whole: whole(
      'who (?:can|could|should|do|would) i (?:even |really )?(?:talk|tell|speak|turn|go|ask|trust)(?: to| with| about (?:it|this))*|i have (?:no one|nobody|no friends)(?: to (?:talk|tell|speak|turn)(?: to| with)?)?|(?:there is )?(?:no one|nobody) (?:knows|understands|to talk to|listens|i can (?:talk to|tell|trust))(?: (?:me|it|about it|how i feel))?|i (?:have not|never|have never) told (?:anyone|anybody|a soul)(?: (?:about )?(?:it|this|that))?|i (?:can not|cannot|do not want to) tell (?:anyone|anybody)(?: \\w+){0,3}',
    ),
    answers: {
      habit: {
        text: 'Somebody of your own sex, older, steady, who has not lived only on the sunny side; a doctor; or a group, where nobody is shocked, because all are there for the same. They meet in most towns and online, and one may only listen the first time. One sentence is enough to open it: I have a habit that I do not get rid of alone. If that person fails you, it was the wrong person and not the wrong step.',
        passage: '[[James 5:16]]',
      },
      doubt: {
        text: 'Look for a believer who does not grow nervous at a question: often somebody older who has been through something, a hospital or student chaplain, a pastor from another church. Say at the start: I do not want to be persuaded; I want to think aloud. It need not be family. And until you have found one, the book of Job and Psalm 88 are good company.',
        passage: '[[Ecclesiastes 4:9-10]]',
      },
      any: {
        text: 'Somebody calm and older who has kept a secret before: a doctor, a counsellor, a pastor or priest, a teacher if you are at school, a friend’s mother. It need not be family, and you need not tell everything; one sentence opens it: there is something that I cannot manage alone. If the first person does not listen well, that is a pity and not the end; ask a second. A program is no substitute for that face.',
        passage: '[[Ecclesiastes 4:9-10]]',
      },
    },
  },
];
