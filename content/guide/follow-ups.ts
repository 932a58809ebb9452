/**
 * What the guide says when a message takes up its last reply. Each list is used in turn. `{about}` is a topic as it stands
 * after "about"; `{reference}`, `{book}`, `{label}` are set by the guide.
 */

export const SHORTER = ['In short:', 'The heart of it:', 'Put briefly:'];

export const SIMPLER = ['In plain words:', 'More simply:', 'Let me say it another way:'];

export const FOR_CHILDREN = [
  'For a child you might put it like this:',
  'With children, say less and let them ask:',
  'This is how one could tell it to the young:',
];

/** To ask a child after a passage. */
export const CHILDREN_QUESTIONS = [
  'What do you see in your mind when you hear this?',
  'What do you think God is like here?',
  'Who in this would you like to be, and why?',
  'What would you like to say to God about it?',
  'Is there something in it that you do not understand?',
];

export const CHILDREN_CLOSING = [
  'Leave it there, and let the questions come when they come: in the car, at bedtime, on Thursday.',
  'One thought is enough for one evening. A drawing of it says more than a moral.',
];

export const FOR_GROUP = [
  'For a group, read the passage aloud, wait a moment, and then let the others speak first:',
  'So that the group does the talking:',
  'These questions have no single right answer. That is what makes people talk:',
];

export const ANOTHER_PASSAGE = ['Another one:', 'Here is a different one:', 'Take this one, then:'];

export const NO_OTHER = [
  'I have no other of my own that truly fits. Better none than one that only sounds right.',
  'That was the last one I have for this. Would you like the verses around it?',
];

export const VERSES_AFTER = ['It goes on like this:', 'The next verses:'];
export const VERSES_BEFORE = ['Before it stands this:', 'The verses that lead up to it:'];
export const END_OF_BOOK = 'There is nothing further: {book} begins or ends there.';

export const WHOLE_CHAPTER = ['{reference}, as a whole:', 'Here is {reference}:'];

export const WHO_SPEAKS = ['The words are from {reference}.', 'That is {reference}.'];

export const ONLY_PASSAGES = ['Only the passages, then:', 'Without my words around them:'];

export const EXAMPLES = [
  'To make it concrete, this is what it can look like on an ordinary day:',
  'For instance:',
  'In practice it may look like this:',
];

export const NEXT_SESSION = [
  'For the next meeting, on the passage that follows best:',
  'The next one, in the same form:',
];

export const FOR_SOMEONE_ELSE = [
  'Then it is for someone you care about. They are glad to have you. This you could pass on:',
  'So it is not you, but someone close to you. Here is something short that you could send:',
];

export const BESIDE_SOMEONE = [
  'Ask before you quote: may I send you something?',
  'Listen longer than feels comfortable, and do not explain why it happened.',
  'Offer one definite thing on one definite day: a meal, a lift, an hour with the children.',
  'Pray for them by name, and tell them so only if they would like to know it.',
  'Write again in two weeks, when the others have stopped.',
];

export const DISAGREES = [
  'You may well be right to question it; I am a program, and faithful Christians read some passages differently. Hold what I said against the text itself:',
  'Thank you for saying so. Do not take it from me: look at the words, and ask those who teach in your church how they read them.',
];

export const REFUSES = [
  'Very well. I am here when you want to look something up.',
  'All right. Go in peace, and come back whenever you like.',
];
