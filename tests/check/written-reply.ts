/** One reply written by hand: the form that it tries, and its text with tags and templates (see expand.ts). */
export type Written = readonly [form: string, text: string];
