/** Studies of several meetings, and meetings of another length than an hour. */
export const SERIES_TEXT = {
  title: '{count} meetings of {minutes} minutes: {title}',
  titleOnly: '{count} meetings: {title}',
  lead: '*For the leader.* Each meeting has a passage of its own; the times below are the same every time and add up to {minutes} minutes. What stands in [brackets] is yours. Read the passage aloud, all of it, before you ask anything.',
  times: '## Each meeting ({minutes} minutes)',
  parts: {
    welcome: 'Welcome and a short prayer',
    reading: 'Read the passage aloud, twice, with two voices',
    teaching: 'Two or three things to know: [where it stands, what happened before]',
    discussion: 'Talk about it with the questions below; let people answer one another',
    application: 'Each says one thing to try before next time',
    closing: 'Prayer for one another',
    prayerless: 'A minute of silence, and when you meet next',
  },
  meeting: '### {number}. {reference}',
  begins: 'It begins:',
  heart: 'At its heart:',
  home: '*Until next time:* {practice}',
  fewer:
    'I have {given} passages that truly fit, so the last meetings go back to the first ones: read them again, more slowly.',
  closing: [
    'After the first meeting, ask what was too much and what was too little. No plan survives people, and it should not.',
    'Keep one evening free at the end, for what was left over and for a meal.',
  ],
  hour: 'A Bible study of {minutes} minutes: {title}',
} as const;

/** What to mind with a group. */
export const GROUP_TIPS = {
  'new-believers':
    '*With people who are new:* use one translation for all, say page numbers rather than books, explain two words each time and no more, and let no question be too simple.',
  unbelievers:
    '*With people who do not believe:* ask what the text says before you ask whether it is true, and do not hurry anyone to a conclusion. Prayer is offered, never required.',
  teens:
    '*With teenagers:* short parts, something to do with the hands, questions without a right answer, and be honest where you do not know.',
  couples:
    '*With couples:* let the two of them talk to each other first, for three minutes, and only then in the round. Nobody reports what the other said.',
  elderly: '*With older people:* large print, a passage read slowly, and time for what they remember.',
  children: '*With children:* half the text, twice the questions, and something to draw.',
  women: '',
  men: '',
} as const;

/** Questions made from a passage. `{verses}`, `{word}`, `{count}`, `{names}`, `{speaker}` come from its text. */
export const PASSAGE_QUESTIONS = {
  lead: [
    'Questions on {reference}. Read it aloud once before the first one:',
    '{reference}, with questions that its own words raise:',
  ],
  leadFor: ['Questions on {reference} for {who}. Read it aloud once before the first one:'],
  whole: 'The passage: {reference}.',
  see: {
    tell: 'Close the Bible and tell {reference} back to one another: who, where, what happens. What did everybody leave out?',
    names: 'Go through the names: {names}. What does the text tell of each, and what do you only suppose?',
    speaks: 'Who speaks in {verses}, and to whom? What would you have expected to be said instead?',
    word: 'The word *{word}* returns {count} times. What does each place add to it?',
    words: 'Two words return again and again, *{word}* and *{other}*. How do they belong together?',
    asks: 'In {verses} a question is asked. Whose is it, and how would you answer it today?',
    turn: 'Something turns at {verses}, with *{word}*. What stood before it, and what is different behind it?',
    because: '{verses} begins with *{word}*. What is it there for: on what does it lean?',
    picture: 'Which picture do you see before you when you hear {verses}? Describe it to the others.',
    thirds: 'Give each of the three parts a heading: {parts}.',
  },
  mean: {
    told: 'What is somebody told to do in {verses}? What would make that hard, and what makes it possible?',
    promise: 'What does God say that he will do in {verses}? To whom was it said first?',
    god: 'What does {reference} show of God that you would not have guessed?',
    people: 'Whom do you understand best in {reference}, and whom least? Why?',
    surprise:
      'What in {reference} surprises or disturbs you? Stay with it for a moment before you explain it.',
    christ:
      'How does {reference} read in the light of the cross and resurrection of Jesus? Follow the text’s own line, and do not force it.',
    missing: 'Which question does {reference} leave open? What might be the reason?',
    first: 'What would those who first heard it have understood that is easily missed today?',
  },
  live: [
    'Where have you seen something of this, or missed it, in the past month?',
    'If you took one sentence of it seriously until {day}, which one, and what would change?',
    'Who in your life would be surprised by this passage? How would you tell them of it?',
    'What would you like to say to God after reading it? You may say it now, or write it down.',
    'What does it ask you to stop?',
    'For what does it give you reason to be thankful?',
  ],
  days: ['Sunday', 'next time', 'the end of the week'],
  children: [
    'If you could stand in this story, where would you stand? What would you see and hear?',
    'Who is happy in it, who is sad, who is angry? How do you know?',
    'What do you think was the best moment, and why?',
    'What do you think God is like here?',
    'Is there anything in it that you do not understand, or do not like?',
    'Has something like that ever happened to you?',
    'What would you ask {name}, if you could?',
    'What shall we say to God about it?',
  ],
} as const;

/** Outlines of a talk: questions and structure, no manuscript. */
export const TALK_TEXT = {
  title: '# Outline: {title} ({minutes} minutes)',
  titleOnly: '# Outline: {title}',
  lead: [
    'The bones, and the times that add up to {minutes} minutes. The flesh is yours: what you have seen in the text, and the story that only you can tell.',
    'This is a frame for {minutes} minutes, with places in [brackets] for what you have seen and lived. Nobody will remember my sentences; they will remember yours.',
  ],
  sermonQuestion:
    'One question first: **what have you seen in {reference}** that you cannot keep to yourself? Half a sentence is enough to begin.',
  passage: 'Here is the text to begin from:',
  parts: {
    open: '**Begin** ({time}). [A scene from your own week, or from theirs, that the text will answer. No apology, no joke about being nervous.]',
    text: '**The text** ({time}). Read {reference} aloud, slowly. Then one or two sentences: who speaks, to whom, what had happened.',
    point:
      '**{number}. {verses}** ({time}). {question} [What you have seen there, in one sentence. An example that you may tell.]',
    them: '**To those who sit there** ({time}). [One thing to trust, one thing to try before the week is over. Think of one person in the room.]',
    end: '**End** ({time}). [The one sentence that they can take home. Then stop.]',
    prayer: '**End** ({time}). [The one sentence that they can take home.] A short prayer, and stop.',
  },
  points: [
    'What is the trouble here? Where do people know it from their own lives?',
    'What does God say or do, and how is it different from what one would expect?',
    'What does that change on an ordinary day?',
    'What would one rather not hear in it?',
    'What word keeps returning, and why?',
  ],
  beside: '**If you need one more passage**',
  closing: [
    'Say it aloud to one person before the day. What you stumble over, leave out. A talk of {minutes} minutes is about {words} words.',
    'Write the first sentence and the last one down, word for word, and only headings for the rest. About {words} words fill {minutes} minutes.',
  ],
  plain:
    '*For people who are not used to church:* say what you mean by every word that you would not use at work, and read a little less.',
} as const;

/** Devotionals of several days, or of a few lines. */
export const DEVOTIONS_TEXT = {
  title: '# {count} days with {title}',
  day: '### Day {number}: {reference}',
  think: '*Think.* {note}',
  ask: '*Ask yourself.* {question}',
  do: '*Do.* {practice}',
  pray: '*Pray.* {prayer}',
  noteless: [
    'Read it twice, and stop where a word holds you.',
    'Read it aloud, slowly, and then sit for a minute in silence.',
    'Read it as if it had been sent to you this morning.',
    'Write one sentence of it on a slip of paper, and carry it.',
  ],
  prayers: [
    'Lord, let me hear this today, and do it.',
    'Father, thank you for this word. Let it stay with me until evening.',
    'Jesus, walk with me into this day, and keep me from forgetting you by noon.',
    'Holy Spirit, make true in me what I have read.',
    'Lord, where I resist this, be patient with me, and do not leave me as I am.',
    'God, make me a little kinder today because of this.',
    'Thank you, Lord. I begin again.',
  ],
} as const;
