/** "KX4 7PB": easier to say and to type in two halves. */
export const spoken = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
