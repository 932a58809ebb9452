/** Before verses of a story that have the words of a question. */
export const TOLD_IN_STORY: readonly string[] = [
  'I have no answer written to just that. This is what Scripture tells of {name} that comes nearest to it:',
  'On just that I have nothing written. Of {name} Scripture says this, which is near to it:',
];

/** Where no verse fits; only words were compared, so nothing is claimed of what the Bible leaves out. */
export const NOT_FOUND_IN_STORY: readonly string[] = [
  'I have nothing written on just that about {name}, and I would not guess. Here the Bible tells of it; read what stands around it:',
  'That I cannot answer about {name}, and I would rather not make it up. This stands in the story:',
];

/** Where a story stands that is asked for by name. */
export const TOLD_HERE: readonly string[] = ['You find it at {reference}.', 'It is told at {reference}.'];

/** By relation (relations.ts): what the Bible does not tell of a figure that is listed so (untold.ts). */
export const UNTOLD_LINES = {
  looks: 'What {name} looked like the Bible does not say.',
  age: 'How old {name} was the Bible does not say.',
  death: 'How {name} died the Bible does not tell.',
  wife: 'The Bible tells of no wife of {name}; whether there was one nobody knows.',
  husband: 'The Bible tells of no husband of {name}; whether there was one nobody knows.',
  children: 'The Bible tells of no children of {name}; whether there were any nobody knows.',
} as const;
