/** The guide's name, as messages show it. */
export const GUIDE_NAME = 'Built-in guide';
