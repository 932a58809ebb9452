import type { PassageMark } from './types.ts';

/** What is answered to somebody who tells of their life, where no entry is sure: one sentence to the person, a passage, a prayer. */
export interface Heard {
  /** Over plain words (lower case, contractions written out). */
  readonly tells: RegExp;
  readonly heard: readonly string[];
  readonly passages: readonly PassageMark[];
  readonly prayer: string;
}

/** The first that fits is taken, so what weighs most stands first. */
export const HEARD: readonly Heard[] = [
  {
    tells:
      /\b(?:died|dead|death|funeral|grave|buried|bury|passed away|widow\w*|ashes|headstone|coffin|his bench|her bench|mourn\w*|grief|griev\w*|miss (?:him|her|them|my (?:mum|dad|wife|husband|mother|father|son|daughter|friend)))\b/,
    heard: [
      'I am sorry. Somebody is missing whom you loved, and nothing that I write fills that place.',
      'That is a real loss, and it may hurt for longer than others remember it.',
    ],
    passages: ['[[Psalm 34:18]]', '[[John 11:35]]', '[[Matthew 5:4]]'],
    prayer:
      'Lord, you wept at a grave. Stay with me at this one, and let me say the name aloud to you. Amen.',
  },
  {
    tells:
      /\b(?:afghanistan|helmand|iraq|veteran|soldiers?|army|deployed|war|bomb\w*|shell\w*|refugee|fled|flashbacks?|padre)\b/,
    heard: [
      'What you saw there has come home with you, and that is no weakness. It deserves somebody who listens as he did.',
      'You have carried this for a long time. That it comes back is how a body remembers, and not a failure of faith.',
    ],
    passages: ['[[Psalm 91:5]]', '[[Psalm 139:11-12]]'],
    prayer:
      'Lord, you were there, and you know what I cannot tell anyone. Keep this night, and send me one person whom I can talk to. Amen.',
  },
  {
    tells:
      /\b(?:stroke|ill|illness|sick|hospital|diagnos\w*|cancer|chemo\w*|tumou?r|operation|surgery|biopsy|scan|pain|disab\w*|wheelchair|blind|deaf|dementia|alzheimers|ward|parkinsons|ms)\b/,
    heard: [
      'That is hard, and it takes more from one than people see from outside. You are the same person to God as before, and no less.',
      'I am sorry that the body makes life so small just now. You may be tired of being brave.',
    ],
    passages: ['[[2 Corinthians 4:16]]', '[[Psalm 73:26]]', '[[Isaiah 46:4]]'],
    prayer: 'Lord, I am tired, and much is hard now. Be my strength for today, and stay close. Amen.',
  },
  {
    tells:
      /\b(?:(?:son|daughter|youngest|eldest|oldest|children|kids|girls|boys|lad|last one) (?:\w+ ){0,3}?(?:left|leaves|leaving|moved|gone|went|going|off)|laid the table|empty (?:house|nest|room|chair|bedroom)|drop(?:ped)? (?:them|him|her) off|left (?:home|for) (?:\w+ )?(?:uni\w*|college))\b/,
    heard: [
      'The house is quieter than you thought it would be, and the hands still do what they have done for years. It is love that does that.',
      'One brings them up to go, and then they go. Both the pride and the ache are right.',
    ],
    passages: ['[[Psalm 121:7-8]]', '[[1 Samuel 1:27-28]]'],
    prayer: 'Father, keep [name] where I cannot. And show me what this quieter house is for. Amen.',
  },
  {
    tells:
      /\b(?:steals?|stole|stealing|drugs?|heroin|dealer|drunk|drinks?|drinking|gambl\w*|using again|relaps\w*|rehab|prison|arrested|police)\b/,
    heard: [
      'You love somebody who is doing wrong, and you bear the cost of it. That is not foolish; but you need not bear it alone, nor hide it.',
      'It is a heavy thing to love a person and to fear for what they do next.',
    ],
    passages: ['[[Luke 15:20]]', '[[Psalm 55:22]]'],
    prayer:
      'Father, you know how to wait for a child far off. Protect, and bring home, and give me the sense to know when to help and when to say no. Amen.',
  },
  {
    tells:
      /\b(?:failed|fail|ashamed|ashame|shame|embarrass\w*|stupid|foolish|idiot|horrible|rude|mean to|guilty|guilt|regret\w*|my fault|messed up|lied)\b/,
    heard: [
      'It takes courage to say that about oneself, and most people hide it. What went wrong can be said, and much of it can be put right.',
      'You are ashamed, and you say it all the same. That is already a step into the open.',
    ],
    passages: ['[[Psalm 32:5]]', '[[Micah 7:8]]', '[[Psalm 34:5]]'],
    prayer:
      'Father, I am ashamed, and you know why. Forgive what was wrong in it, and show me what to say, and to whom. Amen.',
  },
  {
    tells:
      /\b(?:bullied|bully|tease[sd]?|laugh(?:ed|s|ing)? at|call(?:ed|s)? me|pick on|(?:am|was|always|feel) left out|no friends|moving away|best (?:friend|freind)|new school|nobody sits)\b/,
    heard: [
      'That hurts, and it is not silly to be sad about it. Tell a grown-up whom you trust just what you told me.',
      'I am sorry. Being on the outside is one of the hardest places to stand.',
    ],
    passages: ['[[Psalm 27:10]]', '[[Joshua 1:9]]'],
    prayer: 'Dear God, I feel alone in this. Stay with me, and help me find one good friend. Amen.',
  },
  {
    tells:
      /\b(?:do(?:es)? not (?:answer|speak|talk|call|ring|visit|reply)|stopped (?:speaking|talking|calling)|not speaking|fell out|fallen out|argument|row|quarrel\w*|ignored?|cut (?:me|us|him|her) off|disown\w*|did not come|never (?:calls?|rang|visits?|came)|sent a text)\b/,
    heard: [
      'It hurts most when those whom one counted on stay away. You may say so; it is not small.',
      'To be passed over by one’s own people is a loneliness of its own. I am sorry.',
    ],
    passages: ['[[Psalm 55:12-14]]', '[[2 Timothy 4:16-17]]'],
    prayer:
      'Lord, your friends too stayed away when you needed them. Keep me from hardness, and open a door between us when it is time. Amen.',
  },
  {
    tells:
      /\b(?:cheat\w*|affair|betray\w*|left me|walked out|divorc\w*|separated|broke up|dumped|unfaithful)\b/,
    heard: [
      'I am sorry. Trust was broken there, and it is no weakness that it shakes everything.',
      'What was promised to you was not kept. You need not pretend that it does not matter.',
    ],
    passages: ['[[Psalm 147:3]]', '[[Isaiah 43:2]]'],
    prayer:
      'Lord, I am hurt, and I do not know what I can trust. Hold me, and show me the next true step. Amen.',
  },
  {
    tells:
      /\b(?:rent|bills?|debts?|landlord|benefits|overdraft|redundan\w*|sacked|fired|laid off|unemployed|no job|lost my job|foodbank|food bank|wages|money|skint|broke)\b/,
    heard: [
      'Counting what is not there wears one out more than work does. It is nothing to be ashamed of.',
      'That is a worry with a date on it, and I will not answer it with fine words.',
    ],
    passages: ['[[Matthew 6:31-32]]', '[[Psalm 37:25]]'],
    prayer:
      'Father, you know what is due and what there is. Give us this day our daily bread, and show me whom to ask. Amen.',
  },
  {
    tells:
      /\b(?:baby|newborn|pregnan\w*|breastfeed\w*|midwife|nappies|pads|carer|caring for|look(?:ing)? after|three in the morning|up all night)\b/,
    heard: [
      'You give more than anyone sees, at hours when nobody claps. It is right to say how heavy that is.',
      'You may love somebody and be at the end of your strength with them, both at once.',
    ],
    passages: ['[[Isaiah 40:11]]', '[[Matthew 11:28-30]]'],
    prayer: 'Lord, you see what I do when nobody looks. Carry me as I carry, and send hands to help. Amen.',
  },
  {
    tells:
      /\b(?:can ?not pray|pray(?:ing|ed)?|god (?:is|feels|seems)|my faith|believ\w*|church|chapel|feel nothing|far away|empty)\b/,
    heard: [
      'You say plainly how it is between you and God. He is not hurt by that; the Psalms do it on every second page.',
      'It is lonely when prayer and church do not reach one any more. You are not the only one there.',
    ],
    passages: ['[[Psalm 42:5]]', '[[Mark 9:24]]'],
    prayer: 'God, I am here, and I have little to bring. If you hear me, come nearer than I can. Amen.',
  },
  {
    tells:
      /\b(?:afraid|scared|terrified|worr\w*|anxious|nervous|panic\w*|frighten\w*|dread\w*|cannot sleep|can not sleep|awake)\b/,
    heard: [
      'Fear makes everything larger at night, and being told not to worry has never helped anyone. Let us look at it with somebody beside you.',
      'You are afraid, and you have reason to be. You may say it as it is.',
    ],
    passages: ['[[Psalm 56:3]]', '[[Isaiah 41:10]]'],
    prayer: 'Lord, I am afraid. I hand you what I cannot hold tonight. Stay awake in my place. Amen.',
  },
  {
    tells: /\b(?:angry|furious|rage|hate|hates|unfair|not fair|shout\w*|scream\w*|cruel|treated)\b/,
    heard: [
      'You have reason to be angry. Anger often means that something was done that should not have been.',
      'That was not right, and you need not call it small.',
    ],
    passages: ['[[Psalm 10:14]]', '[[Ephesians 4:26]]'],
    prayer:
      'Lord, you saw it. I give you my anger before it turns against somebody smaller. Be my judge, and let me do what is right. Amen.',
  },
  {
    tells: /\b(?:lonely|alone|nobody|no one|on my own|by myself|friendless|homesick|far from home)\b/,
    heard: [
      'To be alone with it makes everything heavier. I am glad that you wrote it down, even to a program.',
      'Nobody to tell it to at the end of the day: that is a real want, and God himself called it not good.',
    ],
    passages: ['[[Psalm 68:6]]', '[[Deuteronomy 31:8]]'],
    prayer: 'Lord, I am alone tonight. Be with me here, and lead me to one person this week. Amen.',
  },
  {
    tells:
      /\b(?:happy|glad|joy|engaged|married|passed|got the job|all clear|born|grateful|thankful|proud|celebrat\w*|excited)\b/,
    heard: [
      'That is good news, and I am glad to read it. Joy wants to be told.',
      'How good. Stay with it for a moment before the next thing comes.',
    ],
    passages: ['[[Psalm 126:3]]', '[[Psalm 118:24]]'],
    prayer: 'Father, thank you for this day and what it brought. Let me share it with somebody. Amen.',
  },
  {
    tells:
      /\b(?:tired|exhausted|worn out|burnt out|no energy|overwhelmed|too much|stress\w*|can not cope|cannot cope)\b/,
    heard: [
      'You have been carrying a great deal, and you are tired. Even Elijah was first given bread and sleep, before anyone spoke with him.',
      'It is too much at present, and saying so is no failure.',
    ],
    passages: ['[[1 Kings 19:5-6]]', '[[Matthew 11:28]]'],
    prayer: 'Lord, I am worn out. Let me put down for tonight what can wait. Give me sleep. Amen.',
  },
];

/** Where nothing in it can be told apart. */
export const HEARD_OTHERWISE = {
  heard: [
    'There is more in this than a program can hear, and I do not want to talk past you.',
    'I have read this with care, and I cannot tell what weighs most in it.',
  ],
  passages: ['[[1 Peter 5:7]]', '[[Psalm 62:8]]', '[[Psalm 139:1-4]]'],
  prayer:
    'Lord, you know what is in this better than I can say it. Take it from my hands for tonight, and show me the next step. Amen.',
} as const;

/** Before it, where the message names somebody. `{who}`: "your grandson". */
export const HEARD_WHO = ['Thank you for telling me about {who}.', 'I am glad that you wrote about {who}.'];
/** Behind it: what one may ask for next. */
export const HEARD_NEXT = [
  'If you like, tell me what would help now: another passage, words to pray, or one thing to do.',
  'Tell me a little more if you wish; or ask for a passage, or for a first step.',
];

/** Above entries to choose from, where what was told is not surely understood. */
export const HEARD_CHOICES = [
  'If one of these comes near to it, choose it; I may have something on it:',
  'Perhaps one of these is nearer:',
];

/** To somebody who goes on telling, before what we have on it. */
export const TOLD_ON = [
  'I see. That belongs to it, and it changes how one looks at the rest.',
  'Thank you for saying that; it makes clearer what you carry.',
  'That is part of it, then, and not the light part.',
];
/** To an objection ("yes, but ..."). */
export const OBJECTED = [
  'That is true, and I will not talk it away.',
  'You are right to say so; a sentence that does not hold at three in the morning is no help.',
  'Yes. A fine thought does not do the work, and you may say that to God as well.',
];
/** To "I am sorry, that was sharp". */
export const EXCUSED = [
  'There is nothing to forgive; you may be sharp here.',
  'You need not be sorry. Say it as it is.',
];
/** To a protest: "that is not what I asked". */
export const PROTESTED = [
  'You are right, that was not what you asked, and I am sorry.',
  'I am sorry: I answered beside your question.',
];
export const PROTESTED_NOTHING =
  'I have looked again and find nothing of mine that answers it. A pastor, or a friend who knows the Bible, would do better here; or ask it once more in other words, with the one thing you most want to know.';
export const PROTESTED_INSTEAD = 'Perhaps this is nearer:';
/** To a question to which nothing of ours is an answer, with the nearest that there is. */
export const NOTHING_ON_IT = [
  'I have nothing written on just that, and I would not make it up. Nearest to it is this passage:',
  'That I cannot answer from what I have; I can only lay a passage beside your question.',
  'On that I know nothing certain. Read this with your question in mind, and ask somebody who knows you, or a pastor:',
];
/** Words to say, taken from what was spoken of. */
export const WORDS_TO_SAY = [
  'You could say this:',
  'These are words for it; change them until they are yours:',
];
export const GOOD_NIGHT = [
  'Sleep well. The one who keeps you does not sleep.',
  'Good night, and God keep you.',
];
/** Before the answer to a question that a message may mean: what it is taken for can be seen. */
export const TAKEN_FOR = [
  'I take it that you mean this: *{question}*',
  'If I understand you rightly: *{question}*',
  'The nearest that I have is this: *{question}*',
  'As I read you, it is this: *{question}*',
];
/** Behind the answer to such a question, before what else may be meant. */
export const OR_RATHER = [
  'If you meant something else, it may be one of these:',
  'Or is it rather this?',
  'If that was not it, perhaps this is:',
];
/** To a question that was answered a moment ago, with the sentence of that answer. */
export const AS_I_SAID = [
  'What I have on that stood in what I said: {sentence}',
  'On that I have only this, from what I said before: {sentence}',
];
/** The same where no sentence of that answer is near: before another passage that belongs to it. */
export const MORE_IS_NOT_WRITTEN = [
  'More than I said I have not written on that, and I would not make it up. This belongs to it too:',
  'Beyond what I said I know nothing certain on that. Read this with your question in mind:',
];
/** And where no passage is left. */
export const NOTHING_MORE_IS_WRITTEN = [
  'More than I said I have not written on that, and I would not make it up. If you ask it in other words, I will look again.',
  'On that I know no more than I said. Somebody who knows the Bible well, or a pastor, may.',
];
/** Before questions to choose from, where somebody goes on telling and it is not sure of what. */
export const NEAR_WHAT_IS_TOLD = [
  'I would rather answer just that than something beside it. Is it near one of these?',
  'So that I do not answer past you: is it one of these?',
  'Which of these is nearest to it? Or say it in other words.',
];
export const LIKELY_MEANT = ['If I understand you rightly, this is what I have on it.'];
/** Before another one of what was made, where a change that was wanted could not be read. */
export const RESHAPED = [
  'Here is another one. I can change its length, the number, for whom it is, and what to leave out; the rest take from both as it fits.',
  'Another try. If it is not yet right, tell me shorter, for whom, or what to leave out, and change the words themselves as you like.',
];
/** To "which is the shortest", of the passages that were shown. */
export const OF_THESE = 'That is {reference}:';
