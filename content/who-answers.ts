/** What a visitor can read about who answers and what is kept. `{name}` is the AI service's. */

export const DISCLOSURE = {
  line: 'You are talking with an AI.',
  /** Where an AI service answers. */
  sent: 'Your words are sent to {name} to be answered.',
  /** For visitors under 18. */
  grownUp: 'With what really matters, talk to a grown-up you trust as well.',
  more: 'What that means',
} as const;

export const WHO_TITLE = 'Who answers, what is kept';

export const WHO_GUIDE =
  'Berea’s built-in guide answers. It is a computer program: it looks up Scripture and sets beside it what people have written for it. It has no life or faith of its own, it cannot pray, and it can misunderstand you.';

export const WHO_PROVIDER =
  '{name} answers, an AI service. It is a computer program: it has no life or faith of its own, it cannot pray, and it can be wrong. Where it cannot answer, Berea’s built-in guide may answer in its place; each answer says who wrote it.';

export const WHO_CHECKED =
  'Every verse that is quoted to you is compared word for word with the Bible. The rest is the program’s opinion: weigh it with the Bible open.';

export const WHO_PEOPLE =
  'It is not a pastor, physician or counsellor. For what matters most, talk with a pastor, or a Christian you trust.';

export const WHO_KEPT =
  'What you write is {sent}stored encrypted, and you can erase it at any time. The address of this page in the browser is its only key: whoever has that address can read the conversation, and without it nobody can.';

/** Part of WHO_KEPT where an AI service answers. */
export const WHO_SENT = 'sent to {name} to be answered, ';
