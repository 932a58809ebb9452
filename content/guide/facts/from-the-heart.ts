import type { ShortFact } from './types.ts';

/** What people ask within a conversation about their own life, whatever it is about. */
export const FROM_THE_HEART: readonly ShortFact[] = [
  {
    id: 'does-god-see',
    question: 'Does God see what was done to me?',
    asked: [
      'does|did|can|has|will god|he|jesus see|saw|seen|know|knew|notice|noticed',
      'god|he know|see what',
    ],
    answer:
      'Yes. Nothing that was done is hidden from God, and nothing that you carried alone. Hagar, driven out into the desert, was the first in the Bible to give him a name, and she called him the God who sees me. To see is for him also to care, and to judge rightly one day.',
    passages: ['[[Genesis 16:13]]', '[[Psalm 56:8]]'],
  },
  {
    id: 'does-god-mind',
    question: 'Does God mind that I feel nothing?',
    asked: [
      'does|would|will|is god|he|jesus mind|hate|disappointed|annoyed|ashamed|upset|offended',
      'is|be god|he|jesus angry|mad|cross me|us',
    ],
    answer:
      'No, not as people mind. God knows how we are made and remembers that we are dust. What you feel or cannot feel does not decide how he looks at you; Christ has decided that.',
    passages: ['[[Psalm 103:13-14]]', '[[Romans 8:38-39]]'],
  },
  {
    id: 'tired-of-me',
    question: 'Does God get tired of me asking?',
    asked: [
      'god|he|jesus get|gets|be|is|grow sick|tired|fed|bored|weary me|asking|us',
      'how many times god|he|forgive',
      'god|he give|gives|given up me|us',
    ],
    answer:
      'No. Jesus tells a story to say that one should keep asking and not lose heart, and he told Peter to forgive without counting; he does not ask more of Peter than God does himself. The mercies of the Lord are new every morning.',
    passages: ['[[Lamentations 3:22-23]]', '[[Luke 18:1]]'],
  },
  {
    id: 'is-god-punishing',
    question: 'Is God punishing me?',
    asked: [
      'god|he|this|it punishing|punish|punished|punishment|cursed|curse me|us|for|this|because',
      'is|was this|it punishment|curse|karma',
    ],
    answer:
      'Nothing in what you tell says so. When the disciples asked whose sin had made a man blind, Jesus answered: neither his nor his parents’. The punishment for sin has been borne by Christ. Suffering is not a bill that God sends.',
    passages: ['[[John 9:2-3]]', '[[Romans 8:1]]'],
  },
  {
    id: 'does-god-still-love',
    question: 'Does God still love me?',
    asked: [
      'does|can|could|will|would god|he|jesus|anyone love|loves|want|care me|us|about|still|even|even|people|someone',
      'still love|loves me|us',
      'am i loved|wanted',
    ],
    answer:
      'Yes. He loved you before you had done anything right, and Paul says that nothing at all, neither death nor life nor anything else in the world, can part us from that love.',
    passages: ['[[Romans 8:38-39]]', '[[1 John 4:10]]'],
  },
  {
    id: 'will-god-forgive',
    question: 'Will God forgive even this?',
    asked: [
      'can|will|would|does|could|has god|he|jesus forgive|forgives|forgiven me|even|this|that|us|someone|anything|us',
      'is|am it|i|this forgiven',
      'too bad forgiven|forgive',
    ],
    answer:
      'Yes. There is no sin too large for what Christ has done. Whoever confesses is forgiven, and not half: as far as the east is from the west.',
    passages: ['[[1 John 1:9]]', '[[Psalm 103:12]]'],
  },
  {
    id: 'how-do-i-know',
    question: 'How do you know?',
    asked: [
      'how do|can|would|could|will you|i|we know|sure|certain -who -god -which -will',
      'who =says it|that|so',
      'show me where',
      'are you sure',
      'how sure',
      'really true',
    ],
    answer:
      'Not from me: I am a program, and my word proves nothing. I know it from what is written, and you can read it yourself. It rests on God’s promise and on what Christ has done, and not on how sure one feels.',
    passages: ['[[1 John 5:13]]', '[[Hebrews 10:23]]'],
  },
  {
    id: 'is-it-my-fault',
    question: 'Is it my fault?',
    asked: [
      'my fault',
      'i cause|caused|deserve it|this|that',
      'should i have done',
      'could|should i stopped|prevented|known',
    ],
    answer:
      'I cannot see what happened, so I cannot weigh it. This I can say: what others chose to do is theirs to answer for, and feeling guilty is no proof of guilt. What was truly yours you may confess, and it is forgiven; the rest is not yours to carry.',
    passages: ['[[Psalm 139:23-24]]', '[[1 John 3:20]]'],
  },
  {
    id: 'why-did-god-let-it',
    question: 'Why did God let this happen?',
    asked: [
      'why god|he|jesus let|allow|allowed|take|took|stop|stopped',
      'why me|us|him|her|this|now happen|happening',
      'why me',
      'where was|is god|he',
      'what have|did i done|do deserve',
    ],
    answer:
      'I do not know, and nobody who is honest will tell you that they do. The Bible does not answer Job’s why. It shows that God lets himself be asked, that he does not call evil good, and that in Jesus he came into it and cried the same question from the cross.',
    passages: ['[[Psalm 22:1-2]]', '[[Psalm 34:18]]'],
  },
  {
    id: 'does-god-hear',
    question: 'Does God hear me?',
    asked: [
      'does|will|can|is|did god|he|jesus hear|hears|listen|listening|answer|there',
      'is anyone|anybody there|listening',
      'is god real there',
    ],
    answer:
      'Yes, also when nothing comes back. Many who prayed in the Bible heard no answer for a long time, and their prayers were written down. The Spirit prays for us when we have no words.',
    passages: ['[[Romans 8:26]]', '[[Psalm 116:1-2]]'],
  },
  {
    id: 'angry-with-god',
    question: 'Is it alright to be angry with God?',
    asked: ['angry|mad|furious|shout|shouting|rage|scream with|at|to god|him', 'hate god'],
    answer:
      'You may say it to him. The Psalms shout at God, Job accuses him, Jeremiah tells him that he was deceived, and God called Job’s words right and those of the pious friends wrong. Anger that speaks to him is still faith.',
    passages: ['[[Psalm 13:1-2]]', '[[Job 42:7]]'],
  },
  {
    id: 'is-it-wrong-to-feel',
    question: 'Is it wrong to feel this way?',
    asked: [
      'is|am it|i wrong|bad|sin|terrible|awful|selfish|weak|normal feel|feeling|feels|want|cry|crying|sad|relieved|angry',
      'am i bad|terrible|awful|horrible|evil person|mother|father|christian|wife|husband|daughter|son|mum|dad|friend',
      'does that make me bad|terrible|awful',
    ],
    answer:
      'A feeling is not a sin; it comes unasked and tells you something. What one does with it is another matter, and even there one may begin again. Jesus wept, was afraid and was angry, and was without sin.',
    passages: ['[[Hebrews 4:15-16]]', '[[John 11:35]]'],
  },
  {
    id: 'does-it-get-better',
    question: 'Does it get better?',
    asked: [
      'does|will|when it|this|pain|hurt|grief get|gets|end|ends|stop|stops|better|easier|pass|go|hurting|away',
      'how long it|this hurt|last|hurts|feel',
      'ever get better|easier',
      'will i ever|always feel|be|happy|ok|alright|hurt',
    ],
    answer:
      'For most people it changes: not at once, and not in a straight line. The heavy days come further apart. Scripture does not say that it will not hurt; it says that weeping may last for a night, and that there is a morning. You only need strength for today.',
    passages: ['[[Psalm 30:5]]', '[[Matthew 6:34]]'],
  },
  {
    id: 'see-them-again',
    question: 'Will I see them again?',
    asked: [
      'will|do|can|shall i|we|they see|meet|find again',
      'recognise|recognize|know each|him|her|them heaven|there',
      'is|are he|she|they in|with|at heaven|peace|god|jesus|hell',
      'where is|are he|she|they now',
    ],
    answer:
      'Those who belong to Christ will be together with him, and with one another; with that Paul comforts a church at its graves. How it stood between a person and God nobody of us can see. We may leave each one to him who judges rightly and is full of mercy.',
    passages: ['[[1 Thessalonians 4:13-14]]', '[[1 Thessalonians 4:17-18]]'],
  },
  {
    id: 'how-to-tell-them',
    question: 'How do I tell them?',
    asked: [
      'how do|can|should|will|would|to i|we tell|say|explain|word|admit|confess|break them|him|her|it|this|that|mum|dad|parents|family|wife|husband|vicar|boss',
      'how tell|explain them|him|her|family|wife|husband|parents',
    ],
    answer:
      'Choose a quiet moment and say it in one plain sentence, without a long way round: I have something difficult to tell you. Say what happened, what you regret if there is something, and what you ask for. Then stop, and let them answer; the first answer need not be the last.',
    more: 'Write the first sentence down beforehand, and tell one trusted person that you are going to say it, so that you are not alone afterwards.',
    passages: ['[[Ephesians 4:25]]', '[[Proverbs 15:1]]'],
  },
  {
    id: 'what-to-say',
    question: 'What do I say to him or her?',
    asked: [
      'what do|should|can|could|would|shall i|you|we say|tell|text|write|answer|reply him|her|them|back|mum|dad|son|daughter|boy|girl|friend|wife|husband',
      'what say|text|tell him|her|them|back',
    ],
    answer:
      'Say less than you want to, and mean it. I love you. I am glad that you told me. I do not have an answer, but I am here. Then listen; most people remember who stayed, and not what was said.',
    passages: ['[[James 1:19]]', '[[Proverbs 25:11]]'],
  },
  {
    id: 'what-to-do-now',
    question: 'What can I do tonight?',
    asked: [
      'what can|do|should|could|shall|would|must i|we do|try tonight|now|today|then|tomorrow|first|next -if -not -say -tell -write -text',
      'what now|next',
      'what should|shall|do i do -if -day -plan -not',
      'where do|should i start|begin',
      'so what do i',
    ],
    answer:
      'One small thing, and no more for tonight. Tell God in a sentence how it is. Drink something, lie down, and leave every large decision until it is light. Tomorrow ring one person whom you trust, and say to them what you have written here.',
    passages: ['[[Psalm 4:8]]', '[[Matthew 6:34]]'],
  },
  {
    id: 'whom-to-tell',
    question: 'Who can I tell?',
    asked: [
      'who do|can|could|should|would i|we tell|talk|ask|turn|speak|even -bible -god',
      'who help|talk me',
      'nobody|noone tell|talk',
    ],
    answer:
      'Choose somebody older than you and calm, who has kept a secret before: a doctor, a school nurse or teacher, a youth leader, a pastor or priest, a friend’s mother. It need not be family. One sentence is enough to begin with: there is something that I cannot manage alone.',
    passages: ['[[Ecclesiastes 4:9-10]]', '[[James 5:16]]'],
  },
  {
    id: 'must-i-forgive',
    question: 'Do I have to forgive if they are not sorry?',
    asked: [
      'have|must|should|need|do|supposed i|we forgive him|her|them|someone|sorry|that|this',
      'forgive not|never|isnt|without sorry|apologise|apologised|apologize|apologized',
    ],
    answer:
      'Forgiving means that you hand the debt over to God and give up revenge; that you may begin before the other is sorry, and it may take years. To be reconciled takes two, and truth. You need not see them, trust them or be silent about it in order to forgive.',
    passages: ['[[Romans 12:18-19]]', '[[Luke 17:3]]'],
  },
  {
    id: 'must-i-see-them',
    question: 'Do I have to go and see them?',
    asked: [
      'have|must|should|need|do|ought i|we go|visit|see|meet|attend|invite him|her|them|party|funeral|wedding|house|there|christmas -heaven -think -eternity',
      'can|may|allowed i|we say|stay no|away',
      'set boundaries',
    ],
    answer:
      'You may say no. To honour or to forgive somebody does not mean to put yourself where you were hurt. Jesus himself withdrew from people more than once. If you go, go with somebody, for as long as you decide, and with your own way home.',
    passages: ['[[Proverbs 22:3]]', '[[Romans 12:18]]'],
  },
  {
    id: 'put-out-of-the-house',
    question: 'Would it be right to put him out of the house?',
    asked: [
      'put|throw|kick|turn|send|lock him|her|them|out house|out|home|away|streets',
      'would|did jesus throw|put|turn|kick out',
      'let him|her back|stay|come home|in',
    ],
    answer:
      'The father in Jesus’ story let his son go, and did not run after him with money; and when he came home he ran to meet him. Both are love. You may say: I love you, and you cannot live here while you steal or use; the door is open when you want help. It is no betrayal to hide your purse.',
    passages: ['[[Luke 15:13-14]]', '[[Luke 15:20]]'],
  },
  {
    id: 'should-i-stay',
    question: 'Should I stay or leave?',
    asked: [
      'should|do|can|must|could|shall i|we stay|leave|quit|go|divorce|separate|break',
      'stay or leave|go',
    ],
    answer:
      'That I cannot decide for you, and nobody should press you tonight. If somebody hits, threatens or controls you or a child, go where it is safe first, and think about the rest there. Otherwise do not decide alone or in the worst week: talk with one wise person who does not gain by your answer.',
    passages: ['[[Proverbs 11:14]]', '[[James 1:5]]'],
  },
  {
    id: 'cannot-pray',
    question: 'How can I pray when I have no words?',
    asked: [
      'how can|do|to i|we|pray pray|when -for',
      'no words pray',
      'what pray|say when cannot|cant|no',
      'someone|somebody elses|else words',
    ],
    answer:
      'Borrow words. The Psalms were written for that, and one line is a whole prayer: Lord, have mercy. Sit, say it, breathe, and leave the rest to the Spirit, who prays where we cannot.',
    passages: ['[[Psalm 130:1-2]]', '[[Romans 8:26]]'],
  },
  {
    id: 'verse-to-hold',
    question: 'What verse can I hold on to?',
    asked: [
      'what|which|one verse|line|sentence|words|bit hold|keep|remember|say|carry|cling|repeat|memorise|learn',
      'something|verse hold on|onto',
    ],
    answer:
      'Take this one, and say it slowly when it starts. It is short enough to know by heart by tonight.',
    passages: ['[[Psalm 56:3]]'],
  },
  {
    id: 'is-it-too-late',
    question: 'Is it too late for me?',
    asked: ['too late', 'too old|far|gone|broken|dirty|much', 'second|another chance'],
    answer:
      'No. In the parable those hired at the eleventh hour receive what the first received, and a man on a cross beside Jesus had only minutes left and was promised Paradise.',
    passages: ['[[Luke 23:42-43]]', '[[Joel 2:25]]'],
  },
  {
    id: 'did-anyone-feel-so',
    question: 'Did anyone in the Bible feel like this?',
    asked: [
      'anyone|anybody|somebody|someone|who bible feel|felt|like|same|through this|same|so|me|i -look -looks',
      'anyone|anybody|someone else felt|feel|feels|like|same|this',
    ],
    answer:
      'Yes, many. Hannah wept until the priest thought that she was drunk. Elijah lay down under a bush and had had enough. Jeremiah cursed the day of his birth. Jesus sweated blood with fear. None of them was told off for it.',
    passages: ['[[1 Kings 19:4-6]]', '[[Hebrews 5:7]]'],
  },
  {
    id: 'what-would-jesus-do',
    question: 'What would Jesus do?',
    asked: [
      'what would jesus|he do|say|tell|think',
      'would jesus say|do|think',
      'did jesus feel|felt|cry|angry|anger|afraid|lonely',
    ],
    answer:
      'He asked people what they wanted him to do for them, and waited for the answer. He told the truth and did not send anyone away who came. He was angry at hard hearts and at the tables in the temple, he wept with those who wept, and he withdrew to pray. That much I can tell; what he would do in your place you may ask him.',
    passages: ['[[Mark 10:51]]', '[[Mark 3:5]]'],
  },
  {
    id: 'what-if-it-happens-again',
    question: 'What if I fail again?',
    asked: ['what if i fail|fall|relapse|again|slip|mess', 'keep =failing|=falling|=relapsing'],
    answer:
      'Then get up and come again, the same day. A righteous person falls seven times, says Proverbs, and rises. Falling is not the end of the road; staying away is what lames one. Tell one person, so that you do not get up alone.',
    passages: ['[[Proverbs 24:16]]', '[[Micah 7:8]]'],
  },
  {
    id: 'what-if-they-do-not-change',
    question: 'What if he never changes?',
    asked: [
      'what if he|she|they|it never|not|doesnt|wont|dont|dies|says|refuses',
      'what if not|doesnt|never work|happen|get|change',
    ],
    answer:
      'That may be, and you cannot do it for them. You can pray, tell the truth kindly, and guard what is yours to guard. God holds that person more firmly than you can; and he holds you, whatever comes.',
    passages: ['[[Romans 12:18]]', '[[1 Peter 5:7]]'],
  },
  {
    id: 'take-medicine',
    question: 'Is it a lack of faith to see a doctor or take medicine?',
    asked: [
      'medicine|medication|tablets|pills|antidepressants|therapy|counselling|counsellor|therapist|doctor|hospital lack|faith|sin|wrong|trust|allowed|ok|okay|should|christian',
    ],
    answer:
      'No. Luke was a physician, and Paul told Timothy to take something for his stomach. Medicine and those who give it are gifts of God; one can pray and take the tablet.',
    passages: ['[[Colossians 4:14]]', '[[1 Timothy 5:23]]'],
  },
  {
    id: 'how-to-tell-children',
    question: 'How do I tell the children?',
    asked: [
      'how|what do|should|can|to tell|say|explain children|kids|child|daughter|son|little|grandchildren -write -lesson',
    ],
    answer:
      'Tell them the truth in few and plain words, as much as they ask for, and say what stays the same: who will fetch them, who is there tonight. Do not say sleep for death, and do not promise what you cannot keep. They may see you cry. Then ask what they think, and let them play.',
    passages: ['[[Mark 10:14-16]]'],
  },
  {
    id: 'how-to-help-someone',
    question: 'How can I help him or her?',
    asked: [
      'how|what can|do|could|should|to i|we help|support|comfort|do|be him|her|them|there|for|someone|friend',
      'how help him|her|them|someone',
    ],
    answer:
      'Be there without a plan. Ask: would you like company, help, or quiet? Bring one definite thing on one definite day. Do not explain why it happened, and say the name of whoever is missed. Ask again in a month, when the others have stopped.',
    passages: ['[[Romans 12:15]]', '[[Galatians 6:2]]'],
  },
  {
    id: 'can-god-use-me',
    question: 'Can God still use me?',
    asked: [
      'can|does|will|could|would god|he|jesus use|want|need someone|me|us|people|like',
      'am i useless|worthless|good|use',
      'what i good|for anymore',
    ],
    answer:
      'Yes. Moses stammered and had killed a man, Rahab had a past, Peter had denied his Lord, and Anna was eighty-four. God’s strength is made perfect in weakness, and a prayer or a cup of water counts.',
    passages: ['[[2 Corinthians 12:9]]', '[[1 Corinthians 1:27]]'],
  },
  {
    id: 'in-a-better-place',
    question: 'Was it God’s plan?',
    asked: [
      'gods plan',
      'god|everything happens reason',
      'meant|supposed be|happen',
      'god needed|wanted angel|him|her',
      'better place',
    ],
    answer:
      'I will not say so to you. The Bible says that God can bring good out of what was evil; it does not say that every evil was his wish. Jesus did not explain the death of his friend. He stood at the grave and wept.',
    passages: ['[[John 11:33-35]]', '[[Lamentations 3:33]]'],
  },
  {
    id: 'straight-answer',
    question: 'Is he saved, yes or no?',
    asked: [
      'yes or no',
      'both sides just',
      'just say|tell yes|no|me|straight',
      'straight answer',
      'which one|side right|true|better',
    ],
    answer:
      'In one sentence: that I cannot say, because it lies with God alone, or because faithful Christians read it differently, and a program must not decide it for you. What is sure is that God wants people to come to him and turns nobody away who does.',
    passages: ['[[1 Timothy 2:3-4]]', '[[John 6:37]]'],
  },
  {
    id: 'what-if-i-doubt',
    question: 'Is it alright to doubt?',
    asked: [
      'ok|okay|alright|wrong|sin|allowed|bad doubt|doubting|doubts|question|questions',
      'want believe',
      'hard|cannot|cant|struggle believe',
    ],
    answer:
      'Yes. A man said to Jesus that he believed and asked help for his unbelief, and that was enough. Jude asks the church to have mercy on those who doubt.',
    passages: ['[[Mark 9:24]]', '[[Jude 1:22]]'],
  },
  {
    id: 'cannot-go-to-church',
    question: 'Can I believe without going to church?',
    asked: [
      'without|stop|not go|going church',
      'have|need|must go|belong|attend church',
      'watch church online|tv',
      'find|change|leave church|parish how|should|can|ok|okay',
    ],
    answer:
      'God is not tied to a building, and whoever cannot go is no lesser Christian. But faith was meant to be shared: the New Testament knows no believer for long without others. It may begin with two or three in a kitchen.',
    passages: ['[[Hebrews 10:24-25]]', '[[Matthew 18:20]]'],
  },
];
