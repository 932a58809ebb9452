/** One part of the page /safety, in plain words. */
export interface SafetyPart {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** The published protocol: what Berea does when somebody may be in danger, and what it cannot do. */
export const SAFETY_LEAD =
  'Some people write to Berea in the worst hour of their lives. This page says what happens then: what is noticed and how, what you see, what is kept, and what a computer program cannot do.';

export const SAFETY_PARTS: readonly SafetyPart[] = [
  {
    id: 'noticed',
    title: 'What is noticed, and how',
    paragraphs: [
      'Before anyone answers, your own words are read for signs of danger by a small program that we wrote ourselves. It knows several hundred ways of saying that somebody is in danger. And it scores all the words together, by a table learned from some 70,000 messages that we wrote for this purpose; not one of them is a visitor’s. References, names of Bible books and words in quotation marks are left out. No AI service decides anything here. The same words always give the same result, and it is the same whoever answers. It looks for:',
    ],
    points: [
      'suicide and self-harm, said openly or in veiled words, about yourself or someone else;',
      'abuse and violence: by a partner, a parent, a leader of a church; against a child or an old person;',
      'a child who writes that somebody hurts them;',
      'a medical emergency;',
      'danger to others.',
    ],
  },
  {
    id: 'levels',
    title: 'Two levels',
    paragraphs: [
      'Urgent: something was said, in whatever words, that means danger now: an intention, a plan, means, a farewell, an injury, violence, a child being hurt, a medical emergency. Then help comes before any answer.',
      'Possible: there are signs only, such as words that people in danger often write. Then your question is answered in full, as if nothing had been seen, and a quiet line below shows the way to the help lines. The score of the words alone is never more than this. The next message starts afresh; only new signs add to it.',
    ],
  },
  {
    id: 'remembered',
    title: 'How far back it looks',
    paragraphs: [
      'After something urgent, the next 20 messages of the conversation are read with it in mind: “thank you, goodbye” is taken seriously then, and “I feel better” does not end the care at once. A document that you attach is not taken for your own cry. The same program runs in your browser, so that help appears without a network too.',
    ],
  },
  {
    id: 'shown',
    title: 'What you see when it is urgent',
    paragraphs: [
      'Help lines of your country appear at once, above the answer and before it, and stay within reach at the top of the conversation. The answer is short. It asks plainly, urges you to call someone, and offers to go on listening. When an AI service answers, its words are held back as a whole and checked first; if they name ways to die or to hurt, lay guilt on you, send you away, or send you back to someone who hurts you, you see our own words instead.',
      'Where somebody tells of abuse, there is a button to leave the page quickly, the conversation goes on no list on the device, and no copy of it is kept there.',
    ],
  },
  {
    id: 'never',
    title: 'What Berea will not say',
    paragraphs: ['In these conversations, whoever answers:'],
    points: [
      'It names no ways of dying or hurting, not even as a warning.',
      'It does not say “just pray” or that you have too little faith. Prayer goes along with help and never takes its place.',
      'It does not argue about sin, and it lays no blame on you.',
      'It never tells anyone to submit to violence, to forgive and go back, or to keep it in the family or the church.',
      'It promises no secrecy, and never claims that somebody was told or is coming: no one has been.',
      'It does not pretend to be a pastor, a friend with feelings, or God.',
    ],
  },
  {
    id: 'kept',
    title: 'What is kept',
    paragraphs: [
      'Nothing that says anything about you. A finding is never stored; it is worked out anew each time the conversation is read, and your words are encrypted under a key that only the page’s address completes. What the operator sees is one number for each month and kind: how often help was shown. Some laws ask for that figure. No session, no words and no address of a device stand beside it.',
      'Your country and your age, if you tell them, stay in your browser. They go along with what you send, so that the help fits, and are neither stored nor logged.',
    ],
  },
  {
    id: 'limits',
    title: 'What it cannot see or do',
    paragraphs: [
      'A program sees words, not people. It misses what is only hinted at, irony, dialects, and most other languages: of Spanish, French and Portuguese it knows plain statements. We measured it with messages that it never learned from: it sees nine of ten messages of people in danger, and finds nine of ten plain statements urgent; of a set written to be hard, eight of ten. Of 1,000 ordinary messages 7 were wrongly taken for urgent, and 32 more for possible. When it is wrong about you, go on; your question is answered.',
      'Berea calls nobody, tells nobody and sends nobody. Nobody reads along. It is no substitute for a doctor, a counsellor, a pastor, or a friend at your door. If you are in danger, call; do not wait for an answer here.',
    ],
  },
  {
    id: 'program',
    title: 'You are talking with a program',
    paragraphs: [
      'It is said at the start of each conversation, whenever you ask, and again after every three hours of use; every hour, if you have told that you are under 18.',
      'Berea is made for people of 13 and older. We ask for your age once, with one tap, and you need not answer. Younger children are asked to read with a parent. Nobody in danger is turned away for their age.',
    ],
  },
  {
    id: 'report',
    title: 'If something went wrong',
    paragraphs: [
      'If help was missing where it was needed, appeared where it made no sense, or if a number on the list is wrong, please tell the people who run this page, by the contact form. Describe it in your own words; they cannot read your conversation, and you need not send it.',
    ],
  },
];

export const SAFETY_CONTENTS = 'On this page';

export const SAFETY_NOW = {
  title: 'Help now',
  lead: 'These lines are answered by people.',
  checked: 'All lines were last checked in',
  emergency: 'In danger at this moment',
} as const;

export const SAFETY_YOURS = {
  title: 'On this device',
  age: 'Your age here',
  ages: {
    'under-13': 'under 13',
    '13-17': '13 to 17',
    adult: '18 and over',
    unsaid: 'rather not said',
    none: 'not told',
  },
  forget: 'Forget age and country',
  forgotten: 'Forgotten',
  leave:
    'If somebody may come in, you can leave this page at once: with the button, or by pressing Escape three times.',
} as const;
