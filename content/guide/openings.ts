/**
 * The sentences between the parts of an answer. Each list is used in turn, so that no sentence comes twice in a
 * row. `{about}` is a topic as it stands after "about"; `{reference}`, `{chapter}`, `{book}` are set by the guide.
 */

/** Before passages in which a name stands that no entry tells of. `{name}` is the name. */
export const NAME_LEADS = [
  'I have no page on {name}, but the Bible knows the name. It stands here, among other places:',
  'Nothing of mine tells of {name} by itself. These are passages in which the Bible does:',
];

/** Before a passage that was found by what somebody remembers of it. */
export const FOUND_STORY_LEADS = [
  'I looked for your words in the text itself. I think you mean this, in {book}:',
  'By your words the text leads here, to {book}. If you meant another passage, tell me one thing more that you remember.',
];

/** To a question on the subject of before that nothing of ours answers. */
export const ASKED_NOTHING = [
  'To exactly that I have no answer, and I would rather say so than put something else in its place. On {about} I can show you passages, name a first step, or give you words for a prayer. Or ask in other words.',
  'That I cannot answer from what I have. A pastor, or a friend who knows the Bible, can. If you like, I stay with {about}: ask for another passage, or for what to do next.',
  'I do not know that. I know some things on {about} and many not; tell me which of a passage, a prayer or a next step would help.',
];

/** The same after an answer to a question of the faith. */
export const ASKED_NOTHING_OF_QUESTION = [
  'To exactly that I have no answer, and I would rather say so than put something else in its place. What I know on “{question}” you have read, or can have by asking for more; or put your question in other words.',
  'That I cannot answer from what I have; a study Bible, or a pastor, can. If you name a passage, I can show what stands there.',
  'I do not know that. Ask it in other words, with a name or a passage in it if you have one, and I will look again.',
];

export const FOLLOW_OPENERS = {
  more: [
    'Let us stay with this a little longer and look at it from another side.',
    'There is more to say, and more in Scripture that speaks to it.',
    'Here is another way in.',
    'Then let us go a step further.',
    'It is worth taking time over this.',
    'Let me add what I have not said yet.',
  ],
  verse: [
    'Here are other passages that belong to {about}.',
    'These speak to {about} as well, each in its own way.',
    'Scripture has more to say on {about}. Read these slowly.',
    'Take these with you too.',
  ],
  why: [
    'That is an honest question, and the Bible lets people ask it out loud.',
    'Why is the harder question. Here is what Scripture gives us, and it is not everything we should like to know.',
    'I cannot see the reasons of your own story. What the Bible says about {about} I can show you.',
  ],
  how: [
    'Then let us be practical.',
    'Here is where one can begin.',
    'Small and definite steps are worth more than large resolutions. These are some.',
  ],
  'told-more': [
    'Thank you for telling me more. I stay with {about}; if it is something else, say so in a sentence.',
    'I have read it, as far as a program can, and I take it that it belongs to {about}.',
    'That is part of it, then. What would you most like now: a passage, a first step, or words for a prayer?',
  ],
  'asked-more': [
    'Nearest to what you ask I have this.',
    'I am not sure that it answers you, but this is what I have that comes nearest.',
    'This belongs to {about}, and perhaps to your question.',
  ],
  missed: [
    'I am sorry, then I missed what you meant. I read words, and do not always hear what stands behind them. Tell me in a sentence or two what happened, or what you most want to know, and I will look again. Until then, this may be nearer:',
    'Thank you for telling me plainly. Let me try from another side; and if this is wide of the mark too, a person who knows you will hear better than a program what you mean.',
  ],
} as const;

/** Two topics in one message, or a new topic beside the previous one. */
export const BESIDE = [
  'You also speak of {about}. The two are often tangled together, and God is not confused by that.',
  'There is {about} in what you write, too. Scripture speaks to it as well:',
  'And because {about} belongs to it, one passage more:',
];

export const PASSAGE_NAMED = ['You name {reference} yourself. These are its words:'];

export const PRACTICES_LEADS = [
  'What you can do',
  'Small steps',
  'For the next days',
  'Where to begin',
  'To try this week',
];

export const QUESTIONS_LEADS = [
  'To think over',
  'Questions to take with you',
  'To ask yourself, or someone with you',
];

/** The guide cannot pray: these give the visitor words. */
export const PRAYER_LEADS = [
  'Here is a prayer you can make your own:',
  'If you would like words to pray, take these, and change them until they are yours:',
  'You might pray in this way:',
  'These are words you can bring to God as your own:',
];

export const COMMITMENT_LEADS = [
  'One thing to hold yourself to:',
  'If you want to make it definite:',
  'A promise small enough to keep:',
];

/** A closer look at one passage, when the first answers to a topic have been given. */
export const CLOSER_LEADS = [
  'Instead of saying more about {about}, let us stay with one passage, together with the verses around it.',
  'Sometimes one passage read slowly does more than many words. Take this one, with what stands before and behind it.',
  'Let us read one passage about {about} as a whole, and let it ask its questions.',
  'Read this aloud if you can, twice, and notice the word at which you stop.',
  'We have spoken of {about} for a while. Now let a longer reading speak.',
];

/** Questions to ask of any text. */
export const READING_QUESTIONS = [
  'Who is speaking here, and to whom? What had just happened to them?',
  'What does this passage show of God: of what he does, loves, or will not put up with?',
  'Which word is repeated, or stands out to you? Why might it?',
  'What would the first hearers have found hard in it? What do you find hard?',
  'Is there a promise here? To whom was it made, and what was it about?',
  'Is there something to do, to stop doing, or simply to believe?',
  'How does what comes before it change the way you read it?',
  'What follows from it in the next verses: what is it there for?',
  'How does it look in the light of Jesus, his cross and his resurrection?',
  'What would be different by tonight if you took it at its word?',
  'Whom do you know who needs to hear this, and how could you bring it to them gently?',
  'What does it not say, though one might wish that it did?',
];

/** Introduces search results when the guide has no passages of its own left. */
export const SEARCH_LEADS = [
  'A search of the whole Bible on these words also brings this:',
  'From elsewhere in Scripture, found by searching the text:',
  'One more, which the search of the text lays beside it:',
];

export const PEOPLE_LINES = [
  'A program can only go so far with {about}. Is there one person, a pastor, a friend, a doctor or a counsellor, who could hear this from you this week?',
  'I would gladly give you more passages. But by now a person would serve you better than I can: someone who can ask back, pray with you, and still be there on Thursday.',
  'If you have a church, let someone there know about this. If you have none, that may be the next good step to take.',
];

/** Introduces the explanation of a passage. */
export const PASSAGE_LEADS = ['These are the words:', 'First the words themselves:', 'Here is the passage:'];
export const PASSAGE_MORE = [
  'Let us look at {reference} again, this time with the verses around it.',
  'There is more to see in {reference} when one reads on.',
  'Then let us go round {reference} once more, more slowly.',
];
export const LONG_PASSAGE = [
  'That is the beginning; {reference} is longer. Open the whole in the Bible lookup and read it in one go: most passages are clearest so.',
  'I have set only its first verses here. Read on to the end of {reference} before you decide what it means.',
];
export const READING_HELP_LEADS = [
  'Questions to ask of the text',
  'To read it for yourself',
  'As you read it again',
];
export const NOT_A_COMMENTARY = [
  'I can show you the words, where they stand and what belongs beside them. For the finer points, ask a pastor, or a study Bible.',
  'More than this a program should not claim to know of it. Those who teach in your church have thought about this passage longer than I can.',
  'Christians have read this passage together for a very long time. Read it with someone, and compare what each of you sees.',
];
export const AROUND_BEFORE = [
  'Just before it stands:',
  'These words lead up to it:',
  'The verses before it:',
];
export const AROUND_AFTER = ['And it goes on:', 'This is what follows:', 'The verses behind it:'];
export const BESIDE_PASSAGE = [
  'Beside it belongs this:',
  'Scripture often explains Scripture. Compare:',
  'Lay this next to it:',
];
export const PASSAGE_TOPICS =
  'People often come to this passage when they think about {about}. Ask me about that if you like.';

/** Introduces a passage without explanation. */
export const QUOTE_LINES = [
  'These are the words as they stand there.',
  'Word for word, as this translation has it.',
  'Here it is, as it is written.',
];
export const QUOTE_NOT_HELD =
  'I do not have the {name} here, and I will not quote it from memory. This is what the passage says in a translation that I hold:';
export const QUOTE_FALLBACK =
  'The translation you chose leaves out or numbers otherwise some of these verses, so they stand here from another one.';

/** Introduces the results of a search for words. */
export const FIND_LEADS = [
  'I searched the text of the Bible for these words. This is what comes nearest:',
  'These passages come nearest to what you describe:',
  'The search finds these first:',
];
export const FIND_CLOSING = [
  'If none of them is the line you have in mind, tell me a few more of its words. And it may be a saying that sounds like the Bible and does not stand in it; there are many of those, some of them true.',
  'Is it one of these? If not, give me another word or two that you remember. Some well-loved sayings are not from the Bible at all.',
];
export const FIND_NOTHING =
  'I searched the text of the Bible and found nothing near those words. It may be worded differently, or it may be a saying that does not stand in the Bible. Tell me another word or two that you remember.';

/** To a message that was not understood, before the titles of the nearest entries. */
export const UNKNOWN_LEADS = [
  'I am not sure that I understand what you are asking, and I would rather say so than guess. Is it one of these?',
  'I read simply, and I could not tell what lies behind your words. The nearest that I know:',
  'I may be missing your point. Do you mean one of these?',
];
export const UNKNOWN_CLOSING = [
  'Choose one, or tell me a little more in plain words: what happened, or what would you like to know?',
  'Choose one, or say in one sentence what it is about, such as worry about a child, a quarrel, a doubt, or a passage you do not understand.',
  'If it is none of them, a word like grief, anger or prayer, or a reference like Psalm 121, helps me to find what you need.',
];
export const UNKNOWN_NOTHING = [
  'I am not sure that I understand. Tell me in plain words what happened or what you would like to know; or name a passage, such as Psalm 121.',
  'I still cannot place it; I am a simple program. Could you say it in other words, or in a single one, such as fear, family, doubt or thanks?',
  'That I cannot make out. If you write what it is about in one short sentence, I will look again; or ask a person near you, who will understand sooner.',
];

/** For requests the guide cannot fulfil. */
export const OUTSIDE_LEADS = [
  'That is outside what I can help with. I know Scripture and what belongs to life with God, and little else; for this, another source will serve you better.',
  'I cannot answer that well, so I will not try: I am made for questions of faith and life, with the Bible open.',
  'That is not my field. I only look up Scripture and speak about faith and life.',
];
export const OUTSIDE_PASSAGES = [
  'In case the words themselves lead somewhere good, this is what a search of the Bible finds for them:',
  'If it helps, here is where the Bible uses such words:',
];
export const OUTSIDE_CLOSING = [
  'If there is something behind the question, a worry, a decision, someone you care about, I will gladly look at that with you.',
  'And if something weighs on you today, you are welcome to ask about that.',
];

/** Introduces answers to plain questions of the faith. */
export const DIFFERENCES_LEADS = [
  'Where churches differ.',
  'Here Christians do not all say the same.',
  'On this, churches differ.',
];
/** Where the first answer has no room for it. */
export const DIFFERENCES_OFFER = [
  'Churches differ on this; ask me how.',
  'Not all churches say the same here. Ask me how they differ.',
];
export const QUESTION_PASSAGES_LEADS = [
  'These passages bear on the same question; read each with what stands around it:',
  'Here is what else Scripture brings to it:',
  'Let more of the text speak to it:',
];
export const QUESTION_CLOSING = [
  'Read the passages in their chapters, and ask someone who teaches in your church how they understand them.',
  'Take it to others as well: a question like this is best thought through with people who read the Bible together.',
  'If it is more than a question, if something in your own life stands behind it, you are welcome to write about that too.',
  'Weigh this with the Bible open; you need not take a program’s word for it.',
];

/** Introduces prayers. */
export const PRAYER_HONESTY = [
  'I am a computer program, so I cannot pray for you; God hears you, not me. But I can give you words {about}. Make them your own:',
  'Praying is something only you can do here, and you can do it well. These are words {about}, to change as you like:',
  'I cannot pray, and I would not pretend to. Here are words {about} that you can bring to God yourself:',
  'Take these words {about} as your own, aloud or in silence:',
];
export const PRAYER_PASSAGE_LEADS = [
  'A passage to hold on to:',
  'Read this before or after:',
  'And a passage to rest on:',
];
export const PRAYER_CLOSING = [
  'Ask one other person to pray with you about it; two are better at it than one.',
  'If you have no more words than "Lord, have mercy", that is enough of a prayer.',
  'You may leave it there for today, and come back to it tomorrow. God does not need long prayers.',
  'If you have a church, give it to those who pray there. Being prayed for by name is a help that no program can replace.',
];
export const PRAYER_ASK =
  'If you tell me what or whom it is about, I can look for words and a passage that fit.';
/** When the written prayers on a subject have been given: the way the psalms pray, as a frame to fill. */
export const PRAYER_FRAMES = [
  'This time, pray with your own words; the psalms show how:\n\n1. Say to whom you speak: *Father* / *Lord Jesus* / *my God*.\n2. Say plainly how it is: [what is happening].\n3. Ask for what you want: [what you want God to do]. You may ask boldly.\n4. Say what you know of him: [something he has done, in the Bible or in your life].\n5. Leave it with him: *your will be done. Amen.*',
  'Try praying in four breaths, slowly, as often as you like:\n\n- *You are here.* (Be still for a moment.)\n- *This is what I carry:* [name it].\n- *This is what I ask:* [name it].\n- *I put it in your hands.* Amen.',
  'Write the prayer as a letter this time: *Dear Father,* then whatever comes, for five minutes, without correcting it. End with one thing you are thankful for and one you are asking for. Keep it, with the date; read it again in a month.',
];
export const PRAY_A_PASSAGE = [
  'To pray {reference}, read one sentence, stop, and answer it: thank God for what it says, ask him for what it promises, confess where it finds you. Then go on to the next.',
  'Pray {reference} back to God: put *you* where it speaks of him, and your own name where it speaks of his people. Where a line does not fit you today, pray it for someone whom it does fit.',
];

/** For references that do not exist. */
export const NO_PASSAGE = 'I cannot show you that passage: {reason} I would rather say so than invent one.';
export const NO_PASSAGE_CLOSING =
  'Perhaps a number has slipped. If you remember some of the words, write them with "Where does it say", and I will search for them.';

/** Introduces a book as a whole. */
export const BOOK_PASSAGES = 'By these passages one can enter {name}:';
export const BOOK_BEGINS = 'So {name} begins:';
