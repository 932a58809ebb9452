/** The five categories of highlights (behaviour 3.8), in their order; each has its own icon, so that none depends on colour. */
export const CATEGORIES = [
  { name: 'Key Verse', color: 'yellow', sign: '★' },
  { name: 'Prayer Point', color: 'blue', sign: '✚' },
  { name: 'Study Note', color: 'green', sign: '✎' },
  { name: 'Action Item', color: 'orange', sign: '➤' },
  { name: 'Discussion', color: 'purple', sign: '❝' },
] as const;

export type Category = (typeof CATEGORIES)[number];
export type CategoryName = Category['name'];

export const categoryOf = (name: string): Category | undefined => CATEGORIES.find((one) => one.name === name);
