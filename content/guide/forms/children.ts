/** With children: a few minutes at home, and lessons for a group. Bands of age in years. */
export type AgeBand = 'small' | 'middle' | 'older' | 'teens';

export const FAMILY_TEXT = {
  title: '# A few minutes together: {title}',
  titleDays: '# {count} evenings together: {title}',
  lead: [
    'About {minutes} minutes, {who}. Stop while they still want more.',
    'For {minutes} minutes, {who}. If it goes wrong, laugh, and try again tomorrow.',
  ],
  day: '### {number}. {reference}',
  begin: '**Begin** ({time}). {text}',
  read: '**Read** ({time}).',
  talk: '**Talk** ({time}).',
  do: '**Do** ({time}). {text}',
  pray: '**Pray** ({time}). {text}',
  closing: ['Leave it there. The questions will come later: in the car, at bedtime, on Thursday.'],
  withWhom: {
    small: 'with the small ones',
    middle: 'with children',
    older: 'with older children',
    teens: 'with teenagers',
  },
  mixed: 'The youngest may draw while the others talk; the oldest may read.',
} as const;

export const BEGINNINGS: Readonly<Record<AgeBand, readonly string[]>> = {
  small: [
    'Light a candle, and let the smallest blow out the match. Sing one line of a song that everybody knows.',
    'Hold hands, squeeze once round the circle, and say: God is here.',
  ],
  middle: [
    'Each says the best and the silliest moment of the day.',
    'Put something from the kitchen on the table and let them guess what it has to do with the passage.',
  ],
  older: [
    'Each gives the day a number from one to ten, and one reason.',
    'Ask: what was unfair today, and what was kind?',
  ],
  teens: [
    'Phones in a bowl, yours first. Each says one thing that was hard this week, or passes.',
    'Ask for a word for the week. Nobody comments.',
  ],
};

export const CHILD_QUESTIONS: Readonly<Record<AgeBand, readonly string[]>> = {
  small: [
    'Who is in the story? Show me with your fingers how many.',
    'Was somebody sad? Was somebody glad? Make the face.',
    'What would you say to God about it?',
    'Which part shall I read once more?',
  ],
  middle: [
    'What do you see in your mind when you hear it?',
    'Who would you like to be in it, and why?',
    'What do you think God is like here?',
    'Is there a word that you do not know?',
    'What would you have done?',
  ],
  older: [
    'What happens just before the important part, and what just after?',
    'Why do you think it was written down at all?',
    'Where does something like that happen at your school?',
    'What in it would you like to argue with?',
    'If you believed this on a Monday, what would you do differently?',
  ],
  teens: [
    'What would your friends say if you read them this?',
    'Where do you believe this, and where do you only wish that you could?',
    'What is the hardest sentence in it?',
    'What would have to change in this family if all of us took it seriously? Begin with the parents.',
  ],
};

export const ACTIVITIES: Readonly<
  Record<AgeBand, readonly { readonly text: string; readonly paper?: true }[]>
> = {
  small: [
    {
      text: 'Act it out, once slowly and once very fast. You are the narrator, and they are everybody else.',
    },
    { text: 'Draw one thing from it, big, and hang it on the fridge.', paper: true },
    { text: 'Choose a movement for every sentence, and do them all.' },
  ],
  middle: [
    { text: 'Act it out with whatever lies around: scarves, spoons, a chair.' },
    { text: 'Fold a sheet in four and draw the story in four pictures.', paper: true },
    {
      text: 'Learn one sentence of it by heart: everyone says one word, round and round, faster and faster.',
    },
  ],
  older: [
    {
      text: 'Interview somebody out of the passage: one is the reporter, the others answer as if they had been there.',
    },
    { text: 'Write a headline and three lines for a newspaper.', paper: true },
    { text: 'Agree on one thing that you will do for somebody this week, and on the day.' },
  ],
  teens: [
    { text: 'Retell it as a message of thirty words, or as something that happened in your town.' },
    {
      text: 'Choose one sentence for the screen of your phone, and say on Sunday whether it was of any use.',
    },
    { text: 'Do one thing together that it asks for, before the week is over. They choose.' },
  ],
};

export const CLOSING_PRAYERS: Readonly<Record<AgeBand, readonly string[]>> = {
  small: [
    'Dear God, thank you for the story. Thank you for us. Good night. Amen.',
    'Thank you, God, that you love me. Help me to love too. Amen.',
  ],
  middle: [
    'Dear God, thank you for what we have heard. Help us to remember it tomorrow when it is difficult. Look after [names]. Amen.',
    'Lord Jesus, you know each of us. Make us kind, brave and honest. Amen.',
  ],
  older: [
    'God, we do not understand everything, and you know that. Thank you that we may ask. Show us what to do with this. Amen.',
    'Father, thank you for today, and forgive what went wrong in it. Teach us to live what we have read. Amen.',
  ],
  teens: [
    'God, if this is true, show us. Where it is hard, help us. Thank you that we can be honest with you. Amen.',
    'Lord, keep us from pretending. Be with each of us tomorrow in the places where nobody from here comes along. Amen.',
  ],
};

export const LESSON_TEXT = {
  title: '# A lesson: {title} ({minutes} minutes, {who})',
  aim: '**What they may take home:** one thing, in a sentence of your own: [what you have seen in it].',
  parts: {
    arrive: '**Arrive** ({time}). {text}',
    tell: '**Tell the story** ({time}). Learn it until you can tell it without the book, in pictures, with your own words; then read {reference} aloud from an open Bible, so that they know where it comes from.',
    scenes: 'Tell it in steps: {scenes}.',
    ask: '**Ask** ({time}).',
    do: '**Do** ({time}). {text}',
    home: '**Take home and pray** ({time}). Each says one word that they will keep. {prayer}',
  },
  arrive: {
    small: 'A game of copying: clap, stamp, whisper. End with a whisper, so that it is quiet for the story.',
    middle:
      'Stand up if: you have a brother, you like rain, you were ever lost, you are hungry. Let the last one lead to the story: [what it has in common with it].',
    older:
      'Two corners of the room, yes and no. Read three statements that have to do with the story, and let them walk: [your statements].',
    teens:
      'In pairs, two minutes: something that happened to you this week and has to do with [the theme]. Three pairs tell.',
  },
  verse: 'The sentence to remember:',
  closing: [
    'Prepare half of what you think you need, and know it by heart. Children forgive everything except being bored.',
    'If there are helpers, sit them among the children and not along the wall.',
  ],
} as const;
