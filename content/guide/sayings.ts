/**
 * Used when a saying is mistaken for the Bible's. `{text}` is the saying; it is set in italics, because the check takes
 * words in quotation marks for the Bible's.
 */
export const SAYING_LEADS = [
  '*{text}* is often taken for a verse, and many have heard it so; it does not stand in the Bible.',
  'You will not find *{text}* in the Bible, though it is often quoted as if it stood there.',
  'Many of us grew up with *{text}* as if it were Scripture. It is not from the Bible.',
] as const;

/** Before the passages that come near it. */
export const SAYING_NEAR = [
  'Here is what Scripture does say:',
  'This comes near to it in Scripture:',
  'What stands there instead:',
] as const;

/** After them. */
export const SAYING_CLOSINGS = [
  'If the saying has carried you, ask what was true in it, and let these words carry that further. If it has hurt you, you may put it down.',
  'It is worth reading these in their chapters, and asking where they agree with the saying and where they do not.',
] as const;

/** At the end of an answer to something else that mentioned the saying in passing. */
export const SAYING_ASIDES = [
  'A word about *{text}*: it does not stand in the Bible.',
  'And *{text}*, by the way, is not from the Bible.',
] as const;
