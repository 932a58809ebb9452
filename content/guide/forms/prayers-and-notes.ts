import { MORE_SHORT_NOTES, type ShortNote } from './short-notes.ts';

/** Prayers that a child can say, by what they are about. */
export const CHILD_PRAYERS: readonly {
  readonly about: string;
  readonly ids: readonly string[];
  readonly text: string;
}[] = [
  {
    about: 'bedtime',
    ids: ['evening', 'sleeplessness', 'nightmares'],
    text: 'Dear God, the day is over and I am tired. Thank you for what was fun. Sorry for what was not kind. Look after me in the dark, and everyone I love. You never sleep, so I can. Good night, God. Amen.',
  },
  {
    about: 'bad dreams',
    ids: ['nightmares', 'fear'],
    text: 'Dear God, I am afraid of the dark and of bad dreams. You can see in the dark. Please sit with me until I sleep, and when I wake up be there too. Amen.',
  },
  {
    about: 'the morning',
    ids: ['morning'],
    text: 'Dear God, thank you for a new day. Help me to be kind, to tell the truth, and to say sorry when I am not. Be with me at school and when I play. Amen.',
  },
  {
    about: 'school',
    ids: ['exam', 'students-and-exams', 'bullying', 'child'],
    text: 'Dear God, please be with me at school today. Help me to listen, to try even when it is hard, and to sit beside someone who is alone. Thank you that you like me whatever marks I get. Amen.',
  },
  {
    about: 'someone who is ill',
    ids: ['sick', 'illness', 'cancer', 'surgery'],
    text: 'Dear God, [name] is ill, and I do not like it. Please be very near. Help the doctors and the nurses. And help me to know what to do to make [name] smile. Amen.',
  },
  {
    about: 'someone who has died',
    ids: ['grief', 'bereaved', 'grief-for-a-parent', 'pet-loss', 'dying'],
    text: 'Dear God, I miss [name]. Sometimes I cry and sometimes I forget and play, and both are all right. Thank you for the time we had. Please hold us all tight. Amen.',
  },
  {
    about: 'saying thank you',
    ids: ['thanksgiving', 'gratitude'],
    text: 'Thank you, God, for [one thing], for [another thing], and for [a person]. Thank you for Jesus, who loved children. Thank you that I can talk to you at any time. Amen.',
  },
  {
    about: 'saying sorry',
    ids: ['confession', 'forgiveness', 'anger', 'guilt'],
    text: 'Dear God, I am sorry that I [what you did]. It was wrong, and it hurt. Please forgive me, and help me to make it right. Thank you that you still love me. Amen.',
  },
  {
    about: 'anything',
    ids: [],
    text: 'Dear God, you made me and you know me. Thank you for today. Please help me with [what is hard]. Take care of my family and my friends, and of children who have no home. Amen.',
  },
];

/** A prayer for two to say together. */
export const COUPLE_PRAYERS = [
  'Lord, here we are, the two of us, tired. Thank you for this day and for each other. Where we were short or unfair, forgive us, and help us to say so before we sleep. Keep us friends. Watch over those we love, and let tomorrow find us on the same side. Amen.',
  '*One:* Lord, thank you for the one beside me.\n*The other:* Lord, thank you for the one beside me.\n*One:* Forgive what I said in haste.\n*The other:* Forgive what I left unsaid.\n*Both:* Hold us together tonight, and lead us tomorrow. Amen.',
] as const;

export const PRAYER_TEXT = {
  leads: [
    'I cannot pray, as a program; here are words {about} that you can make your own:',
    'Words {about}, to make your own:',
  ],
  several: ['{count} prayers {about}, to make your own:'],
  children: ['Words for a child, {about}. Say them slowly, and let the child put in names:'],
} as const;

/** For a card, a text message or a line on flowers; by the id of the note. */
export const SHORT_NOTES: Readonly<Record<string, readonly ShortNote[]>> = {
  ...MORE_SHORT_NOTES,
  bereaved: [
    {
      text: 'Dear [name], I am so sorry. I am thinking of you, and I will not forget [the one who died].',
      isPlain: true,
    },
    {
      text: 'There are no words, so only this: I am here, and I am not in a hurry. [Your name]',
      isPlain: true,
    },
    {
      text: 'Dear [name], I am praying for you, and grieve with you for [the one who died]. May God hold you.',
    },
    { text: 'With love, and in sorrow for [name]. God keep you.' },
    { text: 'With you in your sorrow, today and later. [Your name]', isPlain: true },
  ],
  sick: [
    { text: 'Get well, dear [name], and take all the time it needs. We miss you.', isPlain: true },
    { text: 'Thinking of you, hoping the nights are short and the tea is hot. [Your name]', isPlain: true },
    {
      text: 'Dear [name], may God be near you in this, steady the hands of those who treat you, and bring you back to us.',
    },
  ],
  thanks: [
    { text: 'Thank you, [name]. You did [what it was], and it mattered more than you know.', isPlain: true },
    { text: 'Dear [name], thank God for you. [What you did] was a gift to all of us.' },
  ],
  apology: [
    {
      text: 'I am sorry that I [what I did]. It was wrong, and there is no excuse. I would like to put it right, if you let me.',
      isPlain: true,
    },
    {
      text: 'Dear [name], I hurt you when I [what I did]. I am sorry. I ask God’s forgiveness, and yours when you can give it.',
    },
  ],
  encouragement: [
    {
      text: 'I saw how you [what they did]. You are doing better than you think. One step at a time.',
      isPlain: true,
    },
    {
      text: 'It did not go as you hoped, and you are still [name], whom I would not exchange. Shall we [one thing] on [day]?',
      isPlain: true,
    },
    {
      text: 'Dear [name], God has not lost sight of you, and neither have I. I am praying for you on [day].',
    },
    { text: 'Thinking of you, with love. [Your name]', isPlain: true },
  ],
  wedding: [
    { text: 'Dear [names], be happy, be patient, and keep laughing. With love, [your name]', isPlain: true },
    { text: 'Dear [names], may God bless your life together, and all who come through your door.' },
  ],
  birth: [
    { text: 'Welcome, [baby’s name]. You have chosen good people. With love to all of you.', isPlain: true },
    { text: 'Thank God for [baby’s name]. May he bless and keep all of you, and give you some sleep.' },
  ],
  birthday: [
    { text: 'Happy birthday, [name]. The world is better with you in it.', isPlain: true },
    { text: 'Happy birthday, [name]. May God bless the year ahead, and thank you for [one true thing].' },
  ],
  'missed-at-church': [
    {
      text: 'I thought of you on Sunday. No need to answer: I only wanted you to know that your place is still yours.',
      isPlain: true,
    },
    { text: 'Dear [name], we miss you, and we would be glad to see you, on a Sunday or for coffee.' },
  ],
  prison: [
    {
      text: 'Dear [name], nobody here has forgotten you. I will write again on [day]. [One piece of news.]',
      isPlain: true,
    },
    { text: 'Dear [name], walls do not keep God out. I pray for you, and I will be at the gate.' },
  ],
  farewell: [
    {
      text: 'You will be missed, [name], for [one true thing] above all. Go well, and come back to see us.',
      isPlain: true,
    },
    { text: 'Thank you for everything, [name], and God go with you to [place].' },
  ],
  congratulations: [
    {
      text: 'Well done, [name]. You worked for it when nobody was looking. I am proud to know you.',
      isPlain: true,
    },
    { text: 'Dear [name], I thank God for what you have done, and for who you are without it.' },
  ],
};

/** A message to send to somebody who is having a hard time, before or after its passage. */
export const PASS_ON_TEXT = {
  leads: ['Something short that you could send:', 'You could send this as it is:'],
  messages: [
    'I have just heard, and I am so sorry. I am thinking of you and praying for you. No need to answer.',
    'You have been on my mind all day. I do not have the right words, so I am sending some better ones:',
    'This is hard, and you do not have to be brave with me. I am praying for you tonight.',
    'No answer needed. I only want you to know that you are not alone in this.',
  ],
  plain: [
    'I have just heard, and I am so sorry. I am thinking of you. No need to answer.',
    'I do not know what to say, only that I am here, today and next week as well.',
    'You do not have to be brave with me. Shall I come by on [day], or leave something at the door?',
  ],
  /** For no trouble at all: a greeting. */
  greeting: [
    'Good morning. I thought of you before I had coffee, and of this line:',
    'This is for your day, from somebody who is glad that there is you:',
    'No reason, I only wanted to send you something good:',
  ],
  greetingPassages: [
    '[[Lamentations 3:22-23]]',
    '[[Psalm 118:24]]',
    '[[Numbers 6:24-25]]',
    '[[Psalm 143:8]]',
  ],
  good: ['I am so glad for you. Enjoy every minute of it, and tell me all about it.'],
  cheer: ['Thinking of you today. Breathe, and take one thing at a time. I am praying for you.'],
  closing: [
    'Then do one definite thing: a call on [day], a meal at the door, an hour of company.',
    'Write again in two weeks, when the others have stopped.',
  ],
  passages: [
    '[[Psalm 34:18]]',
    '[[Isaiah 41:10]]',
    '[[Deuteronomy 31:8]]',
    '[[Matthew 11:28]]',
    '[[Lamentations 3:22-23]]',
    '[[Psalm 46:1]]',
    '[[1 Peter 5:7]]',
    '[[Nahum 1:7]]',
  ],
} as const;
