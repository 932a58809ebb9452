/** What the guide says when somebody asks who said something, or where it stands. */

/** `{text}` is a saying that people take for a verse. */
export const SAYING_FROM = [
  'Nobody in the Bible says *{text}*; the saying has another origin.',
  '*{text}* stands nowhere in the Bible, so no verse can be named for it.',
];

/** `{these}` are the references that the reply before rested on. */
export const RESTS_ON = [
  'What I said rests on {these}. Read there whether it says as much; what goes beyond those words is how I put them together.',
  'The passages behind it are {these}. Weigh what I said against them: their words are Scripture, mine are not.',
];

/** Before one more passage on the same, that was not shown yet. */
export const ALSO_ON_IT = ['On the same this stands, too:', 'This belongs to it as well:'];
/** The same, where the reply before named no passage. */
export const NAMED_NOTHING = [
  'I named no passage for that; it is how I put it. This stands on the same:',
  'For that I gave no verse. Weigh it against this one:',
];

/** Where the same words are spoken twice. `{reference}` is the other place. */
export const ALSO_STANDS = [
  'Nearly the same words stand in {reference} as well.',
  'You find nearly the same words in {reference}, too.',
];

/** Where a song is wanted. `{reference}` is the passage of the reply before. */
export const NO_SONGS = [
  'I have no songs or rhymes, and would not make up a poor one. Of {reference} I can make questions for children, a short prayer, a verse to learn by heart, or the story in simple words: say which.',
  'Songs and rhymes I have none. What I can make of {reference} is a prayer, a few questions, a verse to learn, or the story told simply: tell me which you want.',
];

export const NO_SONGS_AT_ALL =
  'I have no songs or rhymes, and would not make up a poor one. A psalm is the nearest thing that I have: they were made to be sung.';
