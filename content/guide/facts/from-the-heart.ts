import type { HeartFact } from './types.ts';

/** What people ask within a conversation about their own life, whatever it is about. */
export const FROM_THE_HEART: readonly HeartFact[] = [
  {
    id: 'does-god-see',
    question: 'Does God see what was done to me?',
    asked: [
      'does|did|can|has|will god|jesus see|saw|seen|know|knew|notice|noticed -as -like',
      'god know|see what',
    ],
    sentence:
      /\b(?:does|did|can|has|will|do you think|if) (?:(?:god|jesus|christ|the lord)|he) (?:(?:even|still|really|ever|actually|truly) )*(?:sees?|saw|seen|notice[ds]?)(?: (?:me|us|it|this|that|him|her|them|my|our|what|how|everything|all)\b(?! (?:\w+ ){0,2}(?:as|like)\b).*)?$|\b(?:does|did|has|do you think) (?:god|jesus|christ|the lord) (?:(?:even|still|really|ever|actually|truly) )*(?:knows?|knew)(?: (?:about )?(?:me|us|it|this|that|what (?:he|she|they|i|was|happened)|how (?:i|it|much)|my|our)\b.*)?$|\b(?:god|jesus|christ|the lord) knows? what (?:was done|happened|he did|she did|they did|i did)\b/,
    answer:
      'Yes. Nothing that was done is hidden from God, and nothing that you carried alone. Hagar, driven out into the desert, was the first in the Bible to give him a name, and she called him the God who sees me. To see is for him also to care, and to judge rightly one day.',
    passages: ['[[Genesis 16:13]]', '[[Psalm 56:8]]'],
  },
  {
    id: 'does-god-mind',
    question: 'Does God mind that I feel nothing?',
    asked: [
      'does|would|will|is god|jesus mind|hate|disappointed|annoyed|ashamed|upset|offended',
      'is|be god|jesus angry|mad|cross me|us',
    ],
    sentence:
      /\b(?:does|would|will) (?:(?:god|jesus|christ|the lord)|he) mind(?: (?:me|that i|if i|when i) .*\b(?:feel\w*|tired|angry|cry\w*|doubt\w*|cannot|not|weak|sad|late|silent|scared|afraid|words?|ask\w*|sleep|asleep|slow)\b.*)?$|\b(?:does|would|will|can) (?:god|jesus|christ|the lord) (?:(?:even|still|really|ever|actually|truly) )*hate (?:me|us)\b(?! (?:to|with|for not)\b)|\b(?:is|does|would|will) (?:god|jesus|christ|the lord) (?:\w+ )?(?:disappointed|annoyed|ashamed|upset|offended|angry|mad|cross)(?: (?:with|in|at|of|by) (?:me|us))?(?: (?:that|because|if|when|for) .*| now| too| again| about (?:it|this|that))?$/,
    answer:
      'No, not as people mind. God knows how we are made and remembers that we are dust. What you feel or cannot feel does not decide how he looks at you; Christ has decided that.',
    passages: ['[[Psalm 103:13-14]]', '[[Romans 8:38-39]]'],
  },
  {
    id: 'tired-of-me',
    question: 'Does God get tired of me asking?',
    asked: [
      'god|jesus get|gets|be|is|grow sick|tired|fed|bored|weary me|asking|us',
      'how many times god|forgive',
      'god give|gives|given up me|us',
    ],
    sentence:
      /\b(?:(?:god|jesus|christ|the lord)|does he|will he) (?:\w+ ){0,2}(?:sick|tired|fed up|bored|weary) (?:of|with|to hear) (?:me|us|my|hearing|listening)\b|\bhow many times (?:\w+ ){0,2}(?:god|jesus|christ|the lord) (?:\w+ )?forgive (?:me|us|the same|someone)|\b(?:god|jesus|christ|the lord) (?:has |have |ever |will |would |not )*(?:given|gives?|giving|gave) up on (?:me|us)\b/,
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
    sentence:
      /\b(?:(?:god|jesus|christ|the lord)|this|it|that) (?:\w+ ){0,3}(?:punish(?:es|ed|ing)?) (?:me|us)\b|\b(?:is|was) (?:this|it|that) (?:\w+ ){0,2}(?:punishment|curse|karma)\b|\b(?:am i|i am|are we|we are) (?:\w+ ){0,2}(?:punished|cursed)\b|\b(?:god|jesus|christ|the lord) (?:\w+ )?(?:has )?cursed (?:me|us)\b/,
    answer:
      'Nothing in what you tell says so. When the disciples asked whose sin had made a man blind, Jesus answered: neither his nor his parents’. The punishment for sin has been borne by Christ. Suffering is not a bill that God sends.',
    passages: ['[[John 9:2-3]]', '[[Romans 8:1]]'],
  },
  {
    id: 'does-god-still-love',
    question: 'Does God still love me?',
    asked: [
      'does|can|could|will|would god|jesus|anyone love|loves|care me|us|about|still|even|people|someone',
      'does|will|would god|jesus still|even want me|us -to',
      'god|jesus still love|loves me|us',
      'am i loved|wanted',
    ],
    sentence:
      /\b(?:does|can|could|will|would|do you think) (?:(?:god|jesus|christ|the lord)|anyone|anybody) (?:(?:even|still|really|ever|actually|truly) )*(?:loves?|wants?|cares?)(?: (?:for|about))?(?: (?:me|us|(?:people|someone|somebody) like (?:me|us)))?(?: (?:even|still|too|anyway|back|though|after|despite|now|when|if|because|at all|again|any more|anymore|as i am|the way i am|like this)\b.*)?$|\b(?:god|jesus|christ|the lord) still loves? (?:me|us)\b|\bam i (?:still |really |even )*(?:loved|wanted)(?: by (?:god|him))?$/,
    answer:
      'Yes. God loved you before you had done anything right, and Paul says that nothing at all, neither death nor life nor anything else in the world, can part us from that love.',
    passages: ['[[Romans 8:38-39]]', '[[1 John 4:10]]'],
  },
  {
    id: 'will-god-forgive',
    question: 'Will God forgive even this?',
    asked: [
      'can|will|would|does|could|has god|jesus forgive|forgives|forgiven me|even|this|that|us|someone|anything|us',
      'is|am it|i|this forgiven',
      'too bad forgiven|forgive',
    ],
    sentence:
      /^(?!.*\b(?:not|never|refuse\w*|suicide|(?:kill|killed|kills) (?:my|him|her|them)sel\w+)\b)(?!.*\bif i (?:do|go|kill|take|end|leave|sleep|marry|steal|lie|keep|still|just|get|have)\b).*\b(?:can|will|would|does|could|has|do you think|did) (?:god|jesus|christ|the lord) (?:\w+ ){0,2}forgive(?:s|n)?(?: (?:me|us|this|that|it|even|someone|somebody|anyone|anybody|anything|what i|my|a person)\b.*)?$|\b(?:am i|is it|is this|is that|can it be|can this be|can i be) (?:still |really |even |ever )*forgiven\b/,
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
    sentence:
      /\bhow (?:do|can|could|would) (?:you|i|we|anyone) (?:even |really |possibly |ever )*(?:know|be (?:so )?(?:sure|certain))(?: (?:that|it|this|any of (?:it|this|that)|(?:that )?(?:it|this|that|any of this) is (?:really |all )?true|for (?:sure|certain)))*$|\bwho says (?:it|that|so|i)\b|\bshow me where\b|\bare you (?:really )?sure(?: (?:about|of) (?:it|this|that))?$|\bhow sure\b|\breally true\b/,
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
    sentence:
      /\bmy (?:own )?fault\b|\b(?:did|have|do) i (?:\w+ )?(?:cause|caused|deserve|deserved)\b|\b(?:should|could|would) i have (?:\w+ )?(?:done|stopped|prevented|known|seen|noticed|saved|helped|said)\b|\bi (?:could|should) have (?:\w+ )?(?:stopped|prevented|known|seen|noticed|saved)\b/,
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
    sentence:
      /\bwhy (?:did|does|do|would|could|has|must|will) (?:(?:god|jesus|christ|the lord)|he) (?:not |even |just )*(?:let|allow|take|took|stop|stopped)\b|\bwhy (?:me|us|him|her|this|now)$|\bwhy (?:did|does|must|has) (?:this|it|that) (?:\w+ )?(?:happen\w*|have to happen)\b|\bwhere (?:was|is) (?:god|jesus|christ|the lord)\b|\bwhat (?:have|did) i (?:ever )?(?:do|done) to deserve\b/,
    answer:
      'I do not know, and nobody who is honest will tell you that they do. The Bible does not answer Job’s why. It shows that God lets himself be asked, that he does not call evil good, and that in Jesus he came into it and cried the same question from the cross.',
    passages: ['[[Psalm 22:1-2]]', '[[Psalm 34:18]]'],
  },
  {
    id: 'does-god-hear',
    question: 'Does God hear me?',
    asked: [
      'does|will|can|is|did god|jesus hear|hears|listen|listening|answer|there',
      'is anyone|anybody there|listening',
      'is god real there',
    ],
    sentence:
      /\b(?:does|will|can|did|is|do you think) (?:(?:god|jesus|christ|the lord)|he|anyone|anybody) (?:(?:even|still|really|ever|actually|truly) )*(?:hears?|listens?|hearing|listening)(?: to)?(?: (?:me|us|my prayers?|this|that|it|at all|when i pray|if i pray|any more|anymore|now))*$|\b(?:does|will|did) (?:god|jesus|christ|the lord) (?:(?:even|still|really|ever|actually|truly) )*answer(?: (?:me|us|my prayers?|prayers?|at all))*$|\bis (?:god|jesus|anyone|anybody) (?:even |really |still )*(?:there|listening)\b|\bis god real\b/,
    answer:
      'Yes, also when nothing comes back. Many who prayed in the Bible heard no answer for a long time, and their prayers were written down. The Spirit prays for us when we have no words.',
    passages: ['[[Romans 8:26]]', '[[Psalm 116:1-2]]'],
  },
  {
    id: 'angry-with-god',
    question: 'Is it alright to be angry with God?',
    asked: ['angry|mad|furious|shout|shouting|rage|scream with|at|to god|him', 'hate god'],
    sentence:
      /\b(?:(?:angry|mad|furious|shout\w*|rage|raging|scream\w*|cross) (?:with|at|to)|hate) (?:god|jesus|christ|the lord)\b/,
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
    sentence:
      /\b(?:is it|am i|is this) (?:\w+ ){0,2}(?:wrong|bad|a sin|terrible|awful|selfish|weak|normal)(?: \w+){0,5} (?:feel\w*|cry\w*|sad|relieved|angry|jealous)\b|\b(?:am i|i am) an? (?:bad|terrible|awful|horrible|evil) (?:person|mother|father|christian|wife|husband|daughter|son|mum|dad|friend)(?: (?:for|because|if|that|when)\b.*\b(?:feel\w*|want\w*|cry\w*|sad|angry|relieved|hat\w+|miss\w*|wish\w*)\b.*)?$|\bdoes that make me (?:a )?(?:bad|terrible|awful)\b/,
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
    sentence:
      /\b(?:does|will|when does|when will) (?:it|this|(?:the |my )?(?:pain|grief|hurt|hurting|ache)) (?:ever |really |all )*(?:gets? (?:any )?(?:better|easier|lighter)|stop(?: hurting)?|end|pass|go away|hurt less)\b|\bhow long (?:does|will|do) (?:it|this|(?:the |my )?(?:pain|grief|hurt)) (?:last|hurt|feel|take to)|\bever get (?:any )?(?:better|easier)\b|\bwill (?:i|it) (?:ever |always )(?:feel|be|hurt)(?: (?:happy|ok|okay|alright|all right|better|normal|like this|this way|sad|numb|whole|myself|good|at peace|like that|this bad|so bad))?(?: again)?$/,
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
    sentence:
      /\b(?:will|do|can|shall) (?:i|we|they) (?:ever |really )?(?:see|meet) (?:him|her|them|my \w+|our \w+|each other|one another|you)(?: all)?(?: again| in heaven| there)\b|\b(?:recogni[sz]e|know) (?:each other|one another|him|her|them|us|me)\b.*\b(?:heaven|there)\b|\b(?:is|are) (?:he|she|they|my \w+) (?:\w+ )?(?:in|with|at) (?:heaven|peace|god|jesus|hell)\b|\bwhere (?:is|are) (?:he|she|they|my \w+) now\b/,
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
    sentence:
      /\bhow (?:do|can|should|will|would|could|to|am) (?:i |we )?(?:\w+ ){0,2}(?:tell (?:them|him|her|my|our|the (?:vicar|pastor|boss|family)|mum|dad|someone|people)|(?:say|word|explain) (?:it|this|that|to (?:them|him|her|my))|explain (?:it )?to (?:them|him|her|my)|break (?:it|this|the news)|admit (?:it|this|that|to)|confess)\b(?! apart\b)/,
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
    sentence:
      /\bwhat (?:do|should|can|could|would|shall|to) (?:i |you |we )?(?:even |possibly )?(?:say|tell|text|write|answer|reply)(?: (?:to|or|back|him|her|them|then|now|mum|dad|(?:my|our|the) (?:son|daughter|boy|girl|friend|wife|husband|mum|dad)))*$/,
    answer:
      'Say less than you want to, and mean it: one true sentence, and one question. Where you have no answer, say so: I do not have an answer, but I am here. Then listen; most people remember who stayed, and not what was said.',
    passages: ['[[James 1:19]]', '[[Proverbs 25:11]]'],
  },
  {
    id: 'what-to-do-now',
    question: 'What can I do now?',
    asked: [
      'what can|=do|should|could|shall|would|must i|we do|try tonight|=now|today|tomorrow|first|next -if -not -say -tell -write -text -instead -=did -with',
      'what now|next',
      'what should|shall|=do i do -if -day -plan -not -=did -instead -at -in -on -with -about -when -for',
      'where do|should i start|begin',
      'so what do i',
    ],
    sentence:
      /^(?:(?:so|and|but|ok|okay|then|well|no|yes|please|now) )*(?:what (?:can|do|should|could|shall|would|must) (?:i|we) (?:even |possibly )*(?:do|try)(?: (?:now|today|then|tomorrow|first|next|right now|about (?:it|this|that)))*|what (?:now|next)|(?:so )?what (?:should|shall|do) i do(?: then| now)?|where (?:do|should) (?:i|we) (?:even )?(?:start|begin)|so what do i)$/,
    answer:
      'One small thing first, and no more at once. Tell God in a sentence how it is. Then ring one person whom you trust, and say to them what you have written here; two see more than one. Leave every large decision until you have slept on it.',
    passages: ['[[Matthew 6:34]]', '[[James 1:5]]'],
  },
  {
    id: 'whom-to-tell',
    question: 'Who can I tell?',
    asked: [
      'who do|can|could|should|would i|we tell|talk|ask|turn|speak|even -bible -god',
      'who help|talk me',
      'nobody|noone tell|talk',
    ],
    sentence:
      /\bwho (?:do|can|could|should|would) (?:i|we) (?:even |possibly )*(?:tell|talk|turn|speak|ask)(?: (?:to|with|about (?:it|this|that)|for help|then|now|tonight))*$|\bwho (?:can|could|would|will) (?:help|talk to|listen to) me\b|\b(?:nobody|no one|noone) (?:i can |i could |to )(?:tell|talk)\b/,
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
    sentence:
      /\b(?:have|need|supposed|ought|expected) to (?:\w+ )?forgive (?!myself)|\b(?:must|should|do|can|could|may) (?:i|we) (?:\w+ ){0,2}forgive (?!myself)|\bforgive\b.*\b(?:not|never|without)\b.*\b(?:sorry|apologi\w+)\b|\b(?:not|never) (?:\w+ )?(?:sorry|apologi\w+)\b.*\bforgive\b/,
    answer:
      'Forgiving means that you hand the debt over to God and give up revenge; that you may begin before the other is sorry, and it may take years. To be reconciled takes two, and truth. You need not see them, trust them or be silent about it in order to forgive.',
    passages: ['[[Romans 12:18-19]]', '[[Luke 17:3]]'],
  },
  {
    id: 'must-i-see-them',
    question: 'Do I have to go and see them?',
    asked: [
      'have|must|should|need|do|ought i|we go|visit|see|meet|attend him|her|them|party|funeral|wedding|house|there|christmas -heaven -think -eternity -let -fight -tell -say',
      'can|may|allowed i|we say|stay no|away',
      'set boundaries',
    ],
    sentence:
      /\b(?:do (?:i|we) (?:really |still |even )*(?:have|need) to|must (?:i|we)|(?:am i|are we) (?:\w+ )?(?:obliged|expected|supposed) to|should i have to|ought i to) (?:really |still |go (?:and|to) )*(?:see|visit|meet|go to|attend|go back to) (?:him|her|them|my (?!doctor|dentist|teacher|therapist|lawyer)\w+|(?:the|their|his|her) (?:\w+ )?(?:party|funeral|wedding|house)|there|christmas)\b|\bdo (?:i|we) have to go(?: there)?$|\b(?:can|may|allowed to) (?:i |we )?(?:just |really |simply )*(?:say no|stay away)\b|\bset boundaries\b/,
    answer:
      'You may say no. To honour or to forgive somebody does not mean to put yourself where you were hurt. Jesus himself withdrew from people more than once. If you go, go with somebody, for as long as you decide, and with your own way home.',
    passages: ['[[Proverbs 22:3]]', '[[Romans 12:18]]'],
  },
  {
    id: 'put-out-of-the-house',
    question: 'Would it be right to put him out of the house?',
    asked: [
      'put|throw|kick|turn|send|lock him|her|them|son|daughter|husband house|out|away|streets',
      'would|did jesus throw|put|turn|kick out',
      'let him|her back|stay|come home|house',
    ],
    sentence:
      /\b(?:put|throw|kick|turn|lock|send) (?:him|her|them|my (?:son|daughter|child|boy|girl|husband|brother)) (?:out\b|away\b|into the street|on the street)/,
    answer:
      'The father in Jesus’ story let his son go, and did not run after him with money; and when he came home he ran to meet him. Both are love. You may say: I love you, and you cannot live here as it is now; the door is open when you want help. It is no betrayal to set a day.',
    passages: ['[[Luke 15:13-14]]', '[[Luke 15:20]]'],
  },
  {
    id: 'should-i-stay',
    question: 'Should I stay or leave?',
    asked: [
      'should|do|can|must|could|shall i|we stay|leave|quit|go|divorce|separate|break',
      'stay or leave|go',
    ],
    sentence:
      /\b(?:should|do|must|could|shall|can) (?:i|we) (?:just |even |really )?(?:stay|leave|divorce|separate)(?: (?:him|her|them|with (?:him|her|them)|my (?:husband|wife|boyfriend|girlfriend|partner|marriage)|the marriage|this marriage|now|then|at all|or .*))*$|\b(?:stay or (?:leave|go)|(?:leave|go) or stay)\b/,
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
    sentence:
      /\bhow (?:can|do|should|could|am|to) (?:i |we )?(?:even |ever |supposed to )*pray(?: (?:when|if|like this|now|at all|without|any more|anymore)\b.*)?$|\bno words\b|\bwhat (?:do|can|should) i (?:pray|say) when i (?:cannot|have no)\b|\b(?:someone|somebody) elses words\b/,
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
    sentence:
      /\b(?:verse|line|sentence|words|bit|something)\b(?: \w+){0,5} (?:hold|keep|remember|carry|cling|repeat|memorise|memorize|learn)\b|\b(?:one|a|what|which) (?:short )?(?:verse|line|sentence)(?: \w+){0,3} say\b/,
    answer:
      'Take this one, and say it slowly when it starts. It is short enough to know by heart by tonight.',
    passages: ['[[Psalm 56:3]]'],
  },
  {
    id: 'is-it-too-late',
    question: 'Is it too late for me?',
    asked: ['too late', 'too old|far|gone|broken|dirty|bad|lost'],
    sentence:
      /\b(?:is|was) it (?:already |just |now |really )*too late(?: for (?:me|us)| now| then| already)*(?: to (?:change|start|begin|come|turn|repent|believe|pray|ask|be (?:saved|forgiven|different)|say sorry|apologi[sz]e|find god|go back|get to know)\b.*)?$|\bam i (?:already |just |now )*too (?:old|far gone|far|gone|broken|dirty|bad|lost)(?: for (?:god|him|jesus|forgiveness|church)\b.*| to (?:change|start|begin|come|turn|repent|believe|pray|ask|be (?:saved|forgiven|loved|baptised|baptized))\b.*)$|\bam i (?:already |just |now )*too (?:far gone|far|gone|broken|dirty|bad|lost)$/,
    answer:
      'No. In the parable those hired at the eleventh hour receive what the first received, and a man on a cross beside Jesus had only minutes left and was promised Paradise.',
    passages: ['[[Luke 23:42-43]]', '[[Joel 2:25]]'],
  },
  {
    id: 'what-to-do-tonight',
    question: 'What can I do tonight?',
    asked: [
      'what can|do|should|could|shall|would|must i|we do|try tonight|night|evening',
      'how tonight|night',
    ],
    sentence:
      /^(?:\w+ ){0,2}(?:what (?:can|do|should|could|shall|would|must) (?:i|we) (?:even |possibly )*(?:do|try)|how (?:do|can|will) i get through) (?:for )?(?:tonight|this night|this evening|the night)(?: then| now)?$/,
    answer:
      'One small thing, and no more for tonight. Tell God in a sentence how it is. Drink something, lie down, and leave every large decision until it is light. Tomorrow ring one person whom you trust, and say to them what you have written here.',
    passages: ['[[Psalm 4:8]]', '[[Matthew 6:34]]'],
  },
  {
    id: 'another-chance',
    question: 'Does God give me another chance?',
    asked: ['god|there|get|have second|another chance'],
    sentence:
      /\b(?:(?:does|will|would|can) (?:god|jesus|he) (?:\w+ )?(?:give|gives) (?:me |us |people |anyone )?|is there (?:still |ever )?|(?:do|can|will) i (?:still |ever )?(?:get|have) )(?:an? )?(?:second|another) chances?\b/,
    answer:
      'Yes. Peter had said three times that he did not know Jesus; after Easter Jesus asked him three times whether he loved him, and gave him his task again. Jonah, who had run away, was sent a second time.',
    passages: ['[[John 21:15-17]]', '[[Jonah 3:1-3]]'],
  },
  {
    id: 'did-anyone-feel-so',
    question: 'Did anyone in the Bible feel like this?',
    asked: [
      'anyone|anybody|somebody|someone|who bible feel|felt|like|same|through this|same|so|me|i -look -looks',
      'anyone|anybody|someone else felt|feel|feels|like|same|this',
    ],
    sentence:
      /\b(?:anyone|anybody|somebody|someone|who|people)\b.*\b(?:bible|else)\b.*\b(?:feel|felt|feels|like|same|through|so|me)\b|\b(?:feel|felt|feels)\b.*\b(?:anyone|anybody|someone|who) (?:\w+ )?(?:bible|else)\b/,
    answer:
      'Yes, many. Hannah wept until the priest thought that she was drunk. Elijah lay down under a bush and had had enough. Jeremiah cursed the day of his birth. Jesus sweated blood with fear. None of them was told off for it.',
    passages: ['[[1 Kings 19:4-6]]', '[[Hebrews 5:7]]'],
  },
  {
    id: 'what-would-jesus-do',
    question: 'What would Jesus do?',
    asked: [
      'what would jesus do|say|tell|think',
      'would jesus say|do|think',
      'did jesus feel|felt|cry|angry|anger|afraid|lonely',
    ],
    sentence: /\b(?:jesus|christ)\b/,
    answer:
      'He asked people what they wanted him to do for them, and waited for the answer. He told the truth and did not send anyone away who came. He was angry at hard hearts and at the tables in the temple, he wept with those who wept, and he withdrew to pray. That much I can tell; what he would do in your place you may ask him.',
    passages: ['[[Mark 10:51]]', '[[Mark 3:5]]'],
  },
  {
    id: 'what-if-it-happens-again',
    question: 'What if I fail again?',
    asked: ['what if i fail|fall|relapse|again|slip|mess', 'keep =failing|=falling|=relapsing'],
    sentence:
      /\bwhat if i (?:\w+ ){0,2}(?:fail(?! (?:my|the|an?|this|at)\b)|fall(?! (?:in|asleep|pregnant|ill|down)\b)|relapse|slip|mess (?:it )?up|do it again|give in|sin)\b|\bi keep (?:failing|falling|relapsing)\b/,
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
    sentence:
      /\bwhat if (?:he|she|they|it|my \w+|nothing) (?:\w+ )?(?:never|not|will not|does not|do not|refuses?)(?: \w+){0,2} ?(?:change|changes|stop|stops|listen|listens|come back|comes back|believe|believes|want|wants|forgive|forgives|talk|answer|repent|understand|work|works|happen|happens|get better)\b|\bwhat if (?:he|she|they) refuses?$/,
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
    sentence:
      /\b(?:tak(?:e|ing)|us(?:e|ing)|see(?:ing)?|go(?:ing)? to|need(?:ing)?|have|having|go(?:ing)? for|get(?:ting)?|on|trust(?:ing)?) (?:\w+ ){0,3}(?:medicine|medication|tablets|pills|antidepressants|therapy|counselling|counsellor|therapist|doctors?|hospital)\b/,
    answer:
      'You may, and it is no lack of faith. Luke was a physician, and Paul told Timothy to take something for his stomach. Medicine and those who give it are gifts of God; one can pray and take the tablet. Leave nothing off that a doctor gave you without asking first.',
    passages: ['[[Colossians 4:14]]', '[[1 Timothy 5:23]]'],
  },
  {
    id: 'how-to-tell-children',
    question: 'How do I tell the children?',
    asked: [
      'how|what do|should|can|to tell|say|explain children|kids|child|little|grandchildren -write -lesson',
    ],
    sentence:
      /\b(?:how|what) (?:do|should|can|could|will|would|shall|to) (?:i |we |you )?(?:\w+ )?(?:tell|explain|say|break)\b.*\b(?:children|kids|child|grandchildren|little (?:one|ones|boy|girl|son|daughter)|(?:young|small) (?:son|daughter))\b/,
    answer:
      'Tell them the truth in few and plain words, as much as they ask for, and say what stays the same: who will fetch them, who is there tonight. Do not promise what you cannot keep. They may see you cry. Then ask what they think, and let them play.',
    passages: ['[[Mark 10:14-16]]'],
  },
  {
    id: 'how-to-help-someone',
    question: 'How can I help him or her?',
    asked: [
      'how|what can|do|could|should|to i|we help|support|comfort him|her|them|someone|friend|mother|father|mum|dad|sister|brother|son|daughter|wife|husband',
      'how help him|her|them|someone',
      'what can|could i do for him|her|them|someone',
    ],
    sentence:
      /\b(?:how|what) (?:can|do|could|should|would|shall|to) (?:i |we )?(?:best |really |possibly |even )*(?:help|support|comfort|console|be there for|stand by|do for|do to help|be with) ?(?:him or her|him|her|them|someone|somebody|(?:my|our|a) (?:\w+ ){0,2}?(?:friend|neighbour|neighbor|mum|dad|mother|father|son|daughter|sister|brother|wife|husband|colleague)|best)?(?: (?:now|then|with (?:it|this|that)|through (?:it|this|that)|best|today|tonight))*$/,
    answer:
      'Be there without a plan. Ask: would you like company, help, or quiet? Bring one definite thing on one definite day. Do not explain why it happened; listen, and let them say how it is. Ask again in a month, when the others have stopped.',
    passages: ['[[Romans 12:15]]', '[[Galatians 6:2]]'],
  },
  {
    id: 'can-god-use-me',
    question: 'Can God still use me?',
    asked: [
      'can|does|will|could|would god|jesus use|need someone|me|us|people|like',
      'am i useless|worthless',
      'what i good anymore',
    ],
    sentence:
      /\b(?:can|could|will|would|does) (?:(?:god|jesus|christ|the lord)|he) (?:even |still |ever |really )*(?:use|need) (?:me|us|someone|somebody|people|a (?:person|man|woman))\b|\bam i (?:useless|worthless|(?:any |still )?(?:good|use|of (?:any )?use))\b|\bwhat (?:am i|good am i|use am i)(?: even)?(?: good)? ?(?:for)?(?: anymore| any more)?$/,
    answer:
      'He has used people of whom nobody expected it. Moses stammered and had killed a man, Rahab had a past, Peter had denied his Lord, and Anna was eighty-four. God’s strength is made perfect in weakness, and a prayer or a cup of water counts.',
    passages: ['[[2 Corinthians 12:9]]', '[[1 Corinthians 1:27]]'],
  },
  {
    id: 'in-a-better-place',
    question: 'Was it God’s plan?',
    asked: [
      'gods plan',
      'god|everything happens reason',
      'it meant be|happen',
      'god needed|wanted angel|him|her',
      'better place',
    ],
    sentence:
      /\bgods plan\b|\bhappens? for a reason\b|\b(?:was|were|is) (?:it|this|that|we) (?:\w+ )?(?:meant to (?:be|happen)|supposed to happen)\b|\bit was meant\b|\bgod (?:must have )?(?:needed|wanted) (?:an?(?:other)? )?(?:\w+ )?(?:angel|him|her)\b|\bbetter place\b/,
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
    sentence:
      /^(?:\w+ ){0,4}yes or no$|^yes or no\b|\b(?:both sides)\b|\b(?:just|simply) (?:tell|say|give) (?:me )?(?:yes|no|straight|a straight)\b|\bstraight answer\b|\bwhich (?:one|side) is (?:right|true)\b/,
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
    sentence:
      /\b(?:ok|okay|alright|all right|wrong|a sin|allowed|bad)\b(?: \w+){0,3} (?:doubt\w*|have questions|ask questions|question (?:god|it|my faith|the bible|things|everything))\b|\bi (?:\w+ )?want to believe(?:$| but| in god| it)|\b(?:hard|cannot|struggle|struggling)(?: for me)? (?:to )?believe(?:$| in (?:god|jesus|it|any)| any of| it any)/,
    answer:
      'You may, and you may say it to him. A man said to Jesus that he believed and asked help for his unbelief, and that was enough. Jude asks the church to have mercy on those who doubt.',
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
    sentence:
      /\b(?:without|stop going to|stopped going to|not go(?:ing)? to|instead of)(?: \w+){0,2} church\b|\b(?:have|need|must|do|ought|supposed)(?: i| we)? (?:to )?(?:\w+ )?(?:go|belong|attend)(?:ing)?(?: to)? (?:a |any )?church\b|\bchurch (?:online|on tv|on the tv|at home)\b|\b(?:should|can|may|could) i (?:leave|change|stop) (?:my |our |the |going to )?church\b/,
    answer:
      'God is not tied to a building, and whoever cannot go is no lesser Christian. But faith was meant to be shared: the New Testament knows no believer for long without others. It may begin with two or three in a kitchen.',
    passages: ['[[Hebrews 10:24-25]]', '[[Matthew 18:20]]'],
  },
];
