/** Answers to messages that only greet, thank or take leave. Used in turn. */
export const GREETINGS = [
  'Hello, and welcome. You can bring a question of faith, something that weighs on you, a passage you would like to understand, or a person you want to pray for. What brings you here today?',
  'Hello again. Where shall we begin: with a passage, a question, or with something in your day?',
  'Good to see you writing. Is there something on your mind, or would you simply like to read a few verses? You may also name a subject, such as hope, patience or work.',
  'Peace to you. I am ready to look something up: tell me what it is about, in your own words.',
] as const;

/** A passage offered with a greeting, in turn. */
export const GREETING_PASSAGES = [
  '[[Psalm 118:24]]',
  '[[Lamentations 3:22-23]]',
  '[[Matthew 11:28]]',
  '[[Psalm 145:18]]',
] as const;

export const THANKS = [
  'I am glad if it helped. Take the passage with you into the day, and tell someone about it: things that are shared are remembered.',
  'You are welcome. If it was of use, the credit belongs to the words themselves. Is there anything else you would like to look at?',
  'Gladly. Perhaps read the passage once more tonight in your own Bible, with the verses around it.',
  'Thank you for saying so. I am only a program and cannot be pleased, but the people who wrote for me would be. What would you like to look at next?',
] as const;

export const THANKS_PASSAGES = [
  '[[Psalm 107:1]]',
  '[[1 Thessalonians 5:16-18]]',
  '[[Colossians 3:15-17]]',
  '[[Psalm 100:4-5]]',
] as const;

export const GOODBYES = [
  'Goodbye, and go well. Here is a blessing to take with you, as Israel’s priests were told to speak it:',
  'Rest well. These words are old, and good to fall asleep on:',
  'Until another time. May these words go with you:',
] as const;

export const GOODBYE_PASSAGES = ['[[Numbers 6:24-26]]', '[[Psalm 4:8]]', '[[2 Corinthians 13:14]]'] as const;
