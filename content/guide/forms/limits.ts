/** What cannot be kept of a request, each in one plain sentence. `{…}` is filled by the guide. */
export const LIMITS = {
  fewer: 'You asked for {wanted}; I have {given} that truly {fit}, and would rather not fill up the rest.',
  none: 'I have nothing of that kind that keeps to what you asked, and will not bend a passage to fit.',
  fewLeft: 'With what you left out, this is all that I have on it.',
  allShown: 'I have now shown you all that I have of this kind. Tell me what else matters, and I look again.',
  noMore:
    'Then no more verses for now. Tell me in your own words what would help instead: to be listened to, one thing to do, or a question that you have.',
  notHeld: 'I do not hold the {label}, so the words are from the {used}; look the references up in yours.',
  notTold: 'You did not want “{words}”, and it stands in this all the same; please change it there.',
  longer: 'The shortest that I have is still a little longer than you asked; leave out what you can.',
  noParts: 'For {wanted} parts the passage is short, so some of them are only a verse or two.',
  manuscript:
    'I do not write it out word for word: what you say to people has to come through you. This is the structure to fill.',
  age: 'I have no words of my own for that subject at that age, so here is how to go about it.',
} as const;

/** How a child, a friend or a group is spoken of: "for your aunt", "for children of 6 to 8". */
export const AUDIENCE_NAMES = {
  toddlers: 'the very small',
  children: 'children',
  teens: 'teenagers',
  couples: 'couples',
  'new-believers': 'people who are new to the faith',
  unbelievers: 'people who do not believe, or not yet',
  women: 'women',
  men: 'men',
  elderly: 'older people',
  friend: 'a friend',
  aunt: 'your aunt',
  uncle: 'your uncle',
  mother: 'your mother',
  father: 'your father',
  sister: 'your sister',
  brother: 'your brother',
  neighbour: 'your neighbour',
  colleague: 'your colleague',
  son: 'your son',
  daughter: 'your daughter',
  husband: 'your husband',
  wife: 'your wife',
  grandmother: 'your grandmother',
  grandfather: 'your grandfather',
} as const;
