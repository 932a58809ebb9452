/** A reply written by hand: its class ("word changed"), the form that it tries, and its text with tags and templates (tests/check/expand.ts). */
export type MarkedReply = readonly [kind: string, form: string, text: string];
