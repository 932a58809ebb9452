/** A few lines for a card, a text message or a tag. */
export interface ShortNote {
  readonly text: string;
  /** Without a word of faith. */
  readonly isPlain?: true;
}

/** Of the notes whose occasions are not in prayers-and-notes.ts; by the id of the note. */
export const MORE_SHORT_NOTES: Readonly<Record<string, readonly ShortNote[]>> = {
  anniversary: [
    {
      text: '[Number] years, dear [names], through sun and weather. Thank you for letting us see how it is done.',
      isPlain: true,
    },
    {
      text: '[Number] years, and still each other’s favourite person. With love, [your names]',
      isPlain: true,
    },
    {
      text: 'Dear [names], thank God for [number] years of the two of you. May he keep you in the next ones.',
    },
  ],
  miscarriage: [
    {
      text: 'I am so sorry about your baby. No need to answer. I am thinking of you both today, and I will again next week.',
      isPlain: true,
    },
    {
      text: 'I have no words, only love. Supper stands at your door on [day]; I will not ring.',
      isPlain: true,
    },
    { text: 'Dear [name], I am so sorry. I weep with you, and I ask God to hold the three of you.' },
  ],
  confirmation: [
    {
      text: 'Well done, [name]. I like who you are becoming. Ring me whenever you want, for whatever reason.',
      isPlain: true,
    },
    {
      text: 'Dear [name], enjoy your day. You deserve it, and the cake too. Your [aunt / uncle]',
      isPlain: true,
    },
    {
      text: 'Dear [name], God said yes to you long before today. I am glad that you say it back. Your [name]',
    },
  ],
  'wedding-speech': [
    {
      text: 'To [names]: may you laugh together every day, say sorry before you sleep, and always keep a chair for us. Cheers.',
      isPlain: true,
    },
    {
      text: 'Dear [names], may God bless this house that you are building, and everyone who comes to its table.',
    },
  ],
  'leaving-speech': [
    {
      text: 'Thank you, [name], for [number] years of [one true thing]. You will be missed on Monday already. To [name].',
      isPlain: true,
    },
    {
      text: 'Dear [name], thank God that you were here with us. May he go with you, and bring you back for coffee.',
    },
  ],
  'reaching-out': [
    {
      text: 'I thought of you today. No need to answer. I only wanted you to know that I miss you, and that I am sorry for my part.',
      isPlain: true,
    },
    { text: 'Dear [name], I pray for you every [day]. My door is open, and nothing is asked at it.' },
  ],
  'in-a-bible': [
    {
      text: 'For [name], with love, on [date]. Begin anywhere, and ask everything. [Your name]',
      isPlain: true,
    },
    { text: 'For [name]: may you find in here the One who has always known you. [Your name], [date]' },
  ],
  'new-home': [
    { text: 'May the kettle sing and the roof be tight. Welcome home, dear [names].', isPlain: true },
    { text: 'Peace to this house, and God’s blessing on your going out and coming in. [Your names]' },
  ],
  christmas: [
    { text: 'A quiet, warm Christmas to you, dear [names], and somebody good at the table.', isPlain: true },
    { text: 'A blessed Christmas. May he who came to a stable find room with you and with us. [Your names]' },
  ],
  easter: [
    { text: 'Happy Easter, dear [names]: light, good bread, and a long walk in the sun.', isPlain: true },
    { text: 'Christ is risen. May something of that morning reach you today, dear [name].' },
  ],
  invitation: [
    {
      text: '[What] on [date], [time], at [place]. About an hour, then cake. Would you come with me? No is fine too.',
      isPlain: true,
    },
    { text: 'On Sunday at [time] I am at [church]. I would keep you a seat beside me. Coffee is on me.' },
  ],
  'love-letter': [
    { text: 'I saw you this morning, when you [what]. I would choose you again. [Your name]', isPlain: true },
    { text: 'I thank God for you, and I do not say it enough: for [one thing], today. [Your name]' },
  ],
  'left-alone': [
    {
      text: 'I heard, and I am so sorry. You need not explain anything. Shall I come on [day], with food and no questions?',
      isPlain: true,
    },
    {
      text: 'It hurts me with you. You are not what has happened to you. I am here, at night too. [Your name]',
      isPlain: true,
    },
    { text: 'I am praying for you tonight, for sleep above all. God has not left, and neither have I.' },
  ],
  'pet-loss': [
    { text: 'I am so sorry about [name]. What a good life you gave each other.', isPlain: true },
    { text: 'Dear [name], God who made [the animal] knows how quiet your house is now. Thinking of you.' },
  ],
  'good-luck': [
    {
      text: 'Thinking of you at [time]. Breathe, read it twice, and remember that we like you anyway.',
      isPlain: true,
    },
    { text: 'God goes in with you, [name], and he is waiting outside too. So are we, with cake.' },
  ],
  'lost-job': [
    {
      text: 'I am sorry, and angry for you. You are worth more than a job. Breakfast on [day]?',
      isPlain: true,
    },
    {
      text: 'Dear [name], I pray for work, for sleep and for a good letter. Until then: supper here on [day].',
    },
  ],
  dying: [
    { text: 'Thank you for everything, dear [name]. I love you. Rest; I am near.', isPlain: true },
    { text: 'Dear [name], thank you. God holds you, and he will not let go. I love you.' },
  ],
  newcomer: [
    {
      text: 'Good that you were there on [day]. Come again as you like; I will look out for you. [Your name]',
      isPlain: true,
    },
    { text: 'Welcome, dear [names]. There is a place for you here, and soup on [day].' },
  ],
};
