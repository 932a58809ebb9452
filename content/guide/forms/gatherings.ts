/** Evenings and days together: prayer meetings, retreats, nights for the young. Times add up. */
export const PRAYER_MEETING_TEXT = {
  title: '# A prayer meeting of {minutes} minutes{about}',
  lead: [
    'Chairs in a circle, one lamp, and no one prays longer than a minute. Say so at the beginning, with a smile.',
  ],
  parts: {
    arrive:
      '**Arrive** ({time}). Silence, then one sentence: *Lord, we are here, and so are you.* Nobody has to pray aloud.',
    hear: '**Hear** ({time}). Read this aloud, and leave a minute of quiet after it:',
    thank:
      '**Thank** ({time}). One sentence each, all over the room: *Thank you for ...* Short ones from many, rather than long ones from few.',
    ask: '**Ask** ({time}). {focus} Name one matter, pray in threes for two minutes, ring a bell, name the next.',
    asks: ['[names and matters, written on slips before you begin]'],
    listen: '**Be silent** ({time}). Nothing is said. Afterwards, whoever wishes says one word that stayed.',
    send: '**Go** ({time}). The Lord’s Prayer together, and a blessing. Agree who asks whom next week how it went.',
  },
  focus: 'For {about}: {matters}.',
  general: 'For those who are ill, those who mourn, those who lead, those who are not here: [names].',
  matters: {
    illness:
      'those who are ill, by first name only; those who care for them; doctors and nurses; those who wait for a result',
    grief: 'those who have lost someone this year; those whose grief nobody sees; those who sit with them',
    missions: 'those who are far away; the people they live among; courage, health, and friends',
    persecution: 'those in prison; their families; those who guard them',
  },
  closing: [
    'If only two come, hold it all the same. If somebody prays for ten minutes, thank them, and say the rule again next time.',
  ],
} as const;

export const RETREAT_TEXT = {
  title: '# {title}: {days}',
  names: { one: 'one day', two: 'two days', many: '{count} days' },
  lead: [
    'More room than programme: what people take home from a retreat is mostly sleep, one conversation and one passage. What stands in [brackets] only you know.',
  ],
  alone: [
    'Alone is enough. Leave the phone in a drawer, tell one person where you are, and do not try to feel anything.',
  ],
  day: '## Day {number}: {reference}',
  slots: {
    morning: [
      '**Morning.** Breakfast, then the passage, read aloud:',
      '**Morning.** A walk before words. Then the passage, read aloud:',
    ],
    silence: '**Then an hour apart** with these questions, a pencil, and nowhere to be:',
    noon: '**Noon.** A meal that somebody else has cooked, if that can be done. Then rest: sleep counts.',
    afternoon:
      '**Afternoon.** A long walk in pairs: one speaks for twenty minutes, the other only listens; then change.',
    afternoonAlone: '**Afternoon.** A long walk without music. Say aloud to God what comes.',
    evening:
      '**Evening.** Food, a fire or candles, and each says one sentence from the day. Close with this prayer:',
    eveningAlone: '**Evening.** Write down one sentence that you want to keep. Close with this prayer:',
  },
  end: '**Before you leave.** Each writes one line to themselves, in an envelope with an address; post them in a month. [Who tidies, who drives.]',
  closing: [
    'Plan a third less than you think. Arrange [house, food, transport, cost] with two others, and ask beforehand who cannot hear, climb or sit for long.',
  ],
} as const;

export const YOUTH_TEXT = {
  title: '# {title}: {minutes} minutes',
  lead: [
    'Two adults at least, the door open, and an end that parents can rely on. Ask two of the young to lead one part each.',
  ],
  parts: {
    arrive: '**Arrive** ({time}). Music, something to eat, and names.',
    game: '**Game** ({time}). {game}',
    theme:
      '**Into it** ({time}). Three statements about {about}, read aloud one after the other: [your statements]. Whoever agrees goes to the window, whoever does not to the door. Three from each side say why.',
    read: '**Read** ({time}). One of them reads it aloud, from an open Bible:',
    talk: '**Talk, in fours** ({time}).',
    word: '**A word** ({time}). [You, or one of them: five minutes at most. What have you lived of it, and what is still hard?]',
    end: '**Quiet, and end** ({time}). A candle, a minute of silence, and a prayer of two sentences. Whoever wants to talk stays.',
  },
  closing: [
    'Somebody may tell you something heavy tonight. Do not promise to keep it secret, and know beforehand whom to call: [name and number].',
  ],
} as const;

/** Explaining to a child: how to go about it, whatever it is. */
export const CHILD_TEXT = {
  leads: ['You might say it like this, in your own voice:', 'Something like this, and then wait:'],
  general: [
    'Ask first what the child thinks already: half of the answer is mostly there. Then say one true thing, short, and stop. It is no shame to say: I do not know; shall we find out together?',
  ],
  question: '*If more is asked:* {more}',
  passage: 'You could read this together:',
  closing: [
    'Say only what you believe yourself. A child hears the difference.',
    'One thought is enough for one day. The next question will come by itself.',
  ],
} as const;

/** Easy English: the text itself is not rewritten; its hard words are explained. */
export const SIMPLE_TEXT = {
  lead: 'I do not write the Bible again in my own words. This is {reference} in the {version}, the easiest English that I have.',
  more: 'It goes on; these are its first verses. Ask me for the next ones when you have understood these.',
  words: '**Words that may be new**',
  says: '**What it says**',
  none: 'There are few hard words in it. Read one sentence, stop, and say it with your own words.',
  how: 'Read it aloud two times. Then close the book and tell somebody what you remember.',
} as const;

export const SUMMARY_TEXT = {
  lead: ['{reference}, in short:', 'What stands in {reference}:'],
  none: 'I have no summary of {reference} that somebody has written and checked, and will not make one up. This I can see in it:',
  people: 'People and places: {names}.',
  words: 'Words that return: {words}.',
  steps: 'In three steps: {parts}. They begin like this:',
  book: '**Its book.** {text}',
  known: '**A passage of it that many know**',
} as const;

export const QUIZ_TEXT = {
  title: '# Quiz: {title}',
  lead: ['{count} questions. The answers stand at the end, with their passages.'],
  answers: '## Answers',
  bibleOnly: 'From this passage I could make {given} fair questions.',
  next: 'Which word comes next in {verse}: *{start}* ...?',
  inIt: 'Which of these names stands in {reference}: {choices}?',
  times: 'How many times does the word *{word}* (in any form) stand in {reference}?',
  first: 'Which comes first in {reference}: *{one}* or *{other}*?',
  verse: 'In which verse of {reference} do you read of *{word}*?',
} as const;
