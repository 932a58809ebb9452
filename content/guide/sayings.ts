/**
 * What the guide says where a saying is taken for the Bible's. `{text}` is the saying; it stands in italics, since the
 * check reads what is between quotation marks as words of the Bible.
 */
export const SAYING_LEADS = [
  '*{text}* is often taken for a verse, and many have heard it so; it does not stand in the Bible.',
  'You will not find *{text}* in the Bible, though it is often quoted as if it stood there.',
  'Many of us grew up with *{text}* as if it were Scripture. It is not from the Bible.',
] as const;

/** Before what Scripture says nearby. */
export const SAYING_NEAR = [
  'Here is what Scripture does say:',
  'This comes near to it in Scripture:',
  'What stands there instead:',
] as const;

/** Behind it. */
export const SAYING_CLOSINGS = [
  'If the saying has carried you, ask what was true in it, and let these words carry that further. If it has hurt you, you may put it down.',
  'It is worth reading these in their chapters, and asking where they agree with the saying and where they do not.',
] as const;

/** At the end of an answer on something else, where the saying was named along the way. */
export const SAYING_ASIDES = [
  'A word about *{text}*: it does not stand in the Bible.',
  'And *{text}*, by the way, is not from the Bible.',
] as const;
