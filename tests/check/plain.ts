/** Letters alone, small, one space between words: what two writings of the same words have in common. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/['’‘\u00AD\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
