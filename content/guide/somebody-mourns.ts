import type { PassageMark } from './types.ts';

/**
 * To a visitor who tells that somebody died and that somebody near is beside themselves with grief. `{dead}` is "your
 * grandfather", `{who}` "your mother", `{him}` is said of the one who mourns, `{them}` of the one who died.
 */
export const SOMEBODY_MOURNS = {
  answer:
    'I am sorry. Two things have come to you at once: {dead} has died, and {who} can hardly bear it. You need not make the tears or the silence stop; they are not against you. Sit down beside {him} for a while, and say only: I miss {them} too. Bring tea, take over one small task, and come again tomorrow. You are mourning as well, so find one person for yourself, a friend, an aunt, a teacher. If it stays so dark that eating and sleeping no longer go, ask a doctor for help together.',
  /** The one who died was not the visitor's own. */
  answerNotOwn:
    'I am sorry. {Who} has lost somebody, and you stand beside it and cannot mend it. You need not find the right words, and you need not make the tears or the silence stop; they are not against you. Sit down beside {him} for a while and say: I am here. Bring a meal, take over one small task, and come again tomorrow and in three weeks. If it stays so dark that eating and sleeping no longer go, ask a doctor for help together.',
  passage: '[[Romans 12:15]]' as PassageMark,
} as const;
