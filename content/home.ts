/** Texts of the home page (behaviour 2). Passages are read from the Bible, never typed here. */

/** The sample of a conversation. */
export const HOME_SAMPLE = {
  question: 'How do I forgive my brother when he isn’t sorry?',
  answer:
    'Forgiving is not saying that it did not matter. It is laying down the debt, and leaving the judging to God.',
  passage: '[[Ephesians 4:32]]',
  guidance: 'You can begin before he is sorry, and trust may still take time.',
  practices: ['Name before God what it cost you.', 'Ask for one good thing for him today.'],
  encouragement: 'You need not feel it yet. Begin small.',
} as const;

export const BADGES = ['Always Free', 'Scripture-Based', '24/7 Available'] as const;

/** A text with a wrong quotation. The build has it checked; the page shows the result. */
export const HOME_CHECK = {
  text: 'Trust God in this job too. As Paul says, “I can do everything through Christ, who gives me strength for every task” (Philippians 4:13, KJV).',
  title: 'A verse is shown in its own words, or it is not shown as a verse',
  lead: 'AI misquotes the Bible, and so do we all. Berea compares every quotation with the text itself before you read it.',
  moments: ['What an AI wrote', 'What Berea found', 'What you read'],
  notes: [
    'It sounds right. The KJV says something else.',
    'Struck out: not in the verse. Underlined in green: the verse.',
    'What was written before stays one tap away.',
  ],
  link: 'Check a text of your own',
  linkNote: 'A sermon, a leaflet, another chatbot’s answer. It is not kept.',
} as const;

export const FEATURES_TITLE = 'Made for the whole of a life of faith';
export const FEATURES_LEAD =
  'Alone at night, with your family, or with twelve people on a Tuesday evening. 30+ prompts for ministry, 4 game types, icebreakers for 3-15 participants.';

export type FeatureIcon = 'book' | 'heart' | 'sprout' | 'house' | 'church' | 'moon';

/** `{translations}`: the translations held here, by their labels. */
export const FEATURES: readonly {
  readonly icon: FeatureIcon;
  readonly title: string;
  readonly text: string;
}[] = [
  {
    icon: 'book',
    title: 'Biblical Wisdom',
    text: 'Answers that begin with the passage, in {translations}, and say where they are unsure.',
  },
  {
    icon: 'heart',
    title: 'Prayer Support',
    text: 'Words for the day when you have none, shaped by the Psalms.',
  },
  {
    icon: 'sprout',
    title: 'Spiritual Growth',
    text: 'One next step at a time, a memory verse for every day, and highlighting in 5 colors.',
  },
  {
    icon: 'house',
    title: 'Christian Living',
    text: 'Work, marriage, money, anger, grief: what people really ask.',
  },
  {
    icon: 'church',
    title: 'Theological Insights',
    text: 'Hard questions, answered fairly to the churches that differ on them.',
  },
  {
    icon: 'moon',
    title: '24/7 Availability',
    text: 'At any hour, and also without a network: the Bible, and what you have read.',
  },
];

export const STEPS = [
  { title: 'Share Your Heart', text: 'Ask, confess, wonder. Nobody asks for your name.' },
  { title: 'Receive Biblical Wisdom', text: 'Passages in their true words, and a plain explanation.' },
  { title: 'Grow in Faith', text: 'Print it, share it, study it with your group.' },
] as const;

export const ASSURANCES = [
  { title: 'No account', text: 'no name, no e-mail' },
  { title: 'Secure and private', text: 'encrypted, opened by its address alone' },
  { title: 'Yours to erase', text: 'one tap, and it is gone' },
  { title: 'Always free', text: 'a ministry, not a trial' },
] as const;

export const NOURISHMENT = {
  title: 'Daily Spiritual Nourishment',
  text: 'One passage for the whole day: to read in the morning, carry to work, and come back to at night.',
} as const;

export type UseIcon = 'group' | 'moon' | 'pencil';

/** How Berea is used, in the place of testimonials (decision 001). `draft` goes into the chat's field. */
export const USES: readonly {
  readonly icon: UseIcon;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
  readonly draft?: string;
}[] = [
  {
    icon: 'group',
    title: 'A leader, on Monday evening',
    text: 'Tuesday’s group is on patience. Berea sets out one hour: welcome and prayer, the teaching, the questions, the challenge. The leader’s own part is left open.',
    link: 'See the study',
    href: '/chat',
    draft: 'Please write a one-hour Bible study on patience for our group.',
  },
  {
    icon: 'moon',
    title: 'Someone awake at three',
    text: 'One line about money is enough. A passage comes back, one thing to do, and a prayer to make one’s own.',
    link: 'Ask something',
    href: '/chat',
  },
  {
    icon: 'pencil',
    title: 'A reader with a leaflet',
    text: 'A saying on it sounds like Scripture. Pasted into the check, it turns out to be a proverb, and the passage nearest to it is shown beside it.',
    link: 'Check a text',
    href: '/check',
  },
];

export const LAST_CALL = 'It is never too late at night to ask.';
