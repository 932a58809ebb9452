/** The Help Center (behaviour 7.2). Links and placeholders: types.ts beside this file. */

export const HELP_LEAD = 'Short answers first. If yours is not among them, write to us.';

export const GETTING_STARTED: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Write what you carry.', text: 'A question, a worry, a passage. No account is needed.' },
  {
    title: 'Read, and tap a reference.',
    text: 'The verse opens in its place, and can be compared in other translations.',
  },
  { title: 'Keep it.', text: 'Highlight, print, or come back to the same address.' },
];

export interface HelpQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** Shown only while one of the flags for voice is on. */
  readonly needsVoice?: true;
}

export const QUESTIONS: readonly HelpQuestion[] = [
  {
    id: 'account',
    question: 'Do I need an account?',
    answer: [
      'No. There is nothing to register and nothing to sign in to. Open the [chat](/chat) and write.',
      'The address of your conversation is its key. Whoever has the address can read the conversation, so keep it to yourself; if you lose it, nobody can find the conversation again.',
    ],
  },
  {
    id: 'who-answers',
    question: 'Who answers me?',
    answer: [
      '{answers}',
      'It is not a person and not a pastor. Every verse that it shows is compared with the Bible’s own text first. How that is done, you can see under [Check a text](/check).',
    ],
  },
  {
    id: 'private',
    question: 'Can anybody read what I write?',
    answer: [
      'Your conversation is stored encrypted, and the key is completed by its address, which is not stored. The people who run this site cannot read it, and neither can a thief of the disk.',
      'You can erase a conversation at any time with Clear Chat. What is stored, and where, is listed in the [Privacy Policy](/privacy).',
    ],
  },
  {
    id: 'danger',
    question: 'What if I am in danger, or afraid of myself?',
    answer: [
      'Please do not wait for an answer here. [Help lines of your country](/safety) are answered by people, most of them at any hour.',
      'When you write of danger in the chat, these lines come before any answer. What is noticed, and what is not, is told on the page [Safety](/safety).',
    ],
  },
  {
    id: 'verses',
    question: 'Are the verses really from the Bible?',
    answer: [
      'Yes. A quotation is shown as Scripture only once it has been compared, word for word, with the passage in a translation that we hold: {translations}. Where the words differed, they are set right and marked; where we do not hold the translation, it says so.',
      'The rest of an answer is the program’s opinion. Weigh it with the Bible open.',
    ],
  },
  {
    id: 'translations',
    question: 'Which translations can I read?',
    answer: [
      '{translations}. Choose one beside the message field or on the [Bible page](/bible); it is remembered on this device. Two can be compared side by side.',
    ],
  },
  {
    id: 'keep-a-verse',
    question: 'How do I keep a verse?',
    answer: [
      'On the [Bible page](/bible) tap Favorite. Up to 20 verses are kept as favorites, in this browser; a further one takes the place of the oldest, and says so. The last 10 searches are kept, too.',
      'In a conversation you can highlight words, and export or print them.',
    ],
  },
  {
    id: 'files',
    question: 'Can I send a document?',
    answer: [
      'Yes: plain text, PDF or Word (.txt, .pdf, .docx, .doc) up to 5 MB. It goes along with your message, for example to make a Bible study from it. A scan without text cannot be read.',
    ],
  },
  {
    id: 'offline',
    question: 'Does it work without a network?',
    answer: [
      'After the first visit every page opens without a network. Download a translation on the [Bible page](/bible), and you can read, search and check texts without one as well. Conversations you have read stay readable, and what you write is sent once you are back.',
      'This needs an address with https, and is there only while this installation offers it.',
    ],
  },
  {
    id: 'install',
    question: 'Can I install it on my phone?',
    answer: ['Yes, from the browser, without an app store. The page [Share](/share) shows the steps.'],
  },
  {
    id: 'voice',
    question: 'Can it be read to me?',
    answer: [
      'Yes. Listen to a verse on the [Bible page](/bible) or to an answer in the chat. Where no premium voice is connected, your device’s own voice reads. More stands in the guide to voice playback below.',
    ],
    needsVoice: true,
  },
  {
    id: 'age',
    question: 'How old must I be?',
    answer: [
      'Berea is for people of 13 and older. If you are younger, please read together with a parent or another grown-up whom you trust. Nobody in danger is turned away for their age.',
    ],
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: [
      'Nothing, and there is no paid version. If an advertisement is shown, it is marked as one, and it learns nothing about you.',
    ],
  },
  {
    id: 'wrong',
    question: 'What if an answer is wrong?',
    answer: [
      'It can be: a program can misunderstand you, and can be mistaken. Ask again in other words, open the passage and read what stands around it, and speak with a pastor or a Christian you trust. And please [tell us](/contact).',
    ],
  },
];

export interface HelpGuide {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly points: readonly string[];
  readonly needsVoice?: true;
}

export const GUIDES: readonly HelpGuide[] = [
  {
    id: 'prompt-library-guide',
    title: 'Prompt library',
    summary: 'Prompts to fill in, for eight kinds of ministry',
    points: [
      'Open the [chat](/chat) and press Prompt Library beside the message field; on a phone it is under More.',
      'Choose a tab, from Ministry Leadership to Youth Ministry, or search in titles, texts and tags.',
      'Fill in what the prompt leaves open, such as your group’s name or a passage. It goes into the message field, where you can change it before you send it.',
    ],
  },
  {
    id: 'bible-games-guide',
    title: 'Bible games',
    summary: 'Alone, with a group, or in teams',
    points: [
      'On the page [Bible Games](/bible-games) choose a way to play: Individual Play, Bible Study Icebreaker, Quick Fire or Team Building.',
      'Individual Play asks 5, 10 or 15 questions: Scripture Scramble, Fill-in-the-Blank, Character Guessing and Memory Challenge, about characters, places, verses, books and events.',
      'You have three tries at a question, and hints. An easy one gives 10 points, a medium one 20, a hard one 30; each wrong try costs 2.',
      'The icebreaker is made for 3 to 15 people and 10 to 30 minutes; Quick Fire has 10 to 20 questions.',
    ],
  },
  {
    id: 'bible-lookup-guide',
    title: 'Bible lookup',
    summary: 'Find, compare, and keep 20 favorites',
    points: [
      'On the [Bible page](/bible) write a reference as you would on paper, such as jn 3:16, 1 cor 13 or Psalm 23, or choose book, chapter and verse.',
      'Search by Verse Content finds a verse by words as you remember them, from three characters on.',
      'Compare Versions sets another translation beside it and underlines where the wording differs.',
      'Favorites keep 20 verses in this browser. Copy and share take the reference along.',
    ],
  },
  {
    id: 'voice-guide',
    title: 'Voice playback',
    summary: 'Have a verse or an answer read to you',
    points: [
      'Press Listen at a passage or above an answer. You can pause, go on and stop; only one text is read at a time.',
      'Where a premium voice is connected, choose among voices such as Adam, Bella and Grace, read at their normal speed (1.0x). Otherwise, and whenever it fails, your device’s own voice reads.',
      'The [voice test](/voice-test) reads one verse slowly with each voice. A free account of the voice service covers about 10,000 characters a month.',
    ],
    needsVoice: true,
  },
  {
    id: 'highlighting-guide',
    title: 'Highlighting',
    summary: 'Five colors, kept in your browser',
    points: [
      'Select words in a message and choose Key Verse (yellow), Prayer Point (blue), Study Note (green), Action Item (orange) or Discussion (purple).',
      'Tap a highlight to remove it. Export or print them from the menu of the message.',
      'They stay in this browser and are sent nowhere.',
    ],
  },
  {
    id: 'check-guide',
    title: 'Check a text',
    summary: 'Any sermon or leaflet, word for word',
    points: [
      'Paste a text on the page [Check a text](/check), or open a document.',
      'Each quotation and reference is compared with the Bible: right, set right, said in other words, not checked, or not found.',
      'Copy the corrected text, export the findings, or print them. The text is not kept on the server.',
    ],
  },
];

export const SUPPORT_HOURS = 'We answer within 24 hours, Monday-Friday 9 AM-5 PM EST.';
export const MINIMUM_AGE_LINE = 'Berea is for readers of 13 and older.';

export const DANGER = {
  title: 'In danger now?',
  help: 'Please do not wait for an answer here.',
  contact: 'Please do not wait for our answer.',
  link: 'Help lines in your country',
} as const;

/** Who answers in this installation, as the Help Center says it. */
export const ANSWERS_GUIDE =
  'On this site a built-in guide: a computer program that works from the Bible itself and sends your words to nobody. It says so where it is unsure.';
export const ANSWERS_PROVIDER =
  'On this site {name}, an AI service, which receives your messages to answer them. Where it cannot answer, a built-in guide may answer in its place; each answer says who wrote it.';
/** Until it is known who answers. */
export const ANSWERS_UNKNOWN =
  'A computer program: either a built-in guide that works from the Bible itself, or an AI service. Each answer says who wrote it.';
