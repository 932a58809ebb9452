/** How a reply ended that is not simply complete, as it is said on screen, in exports and on paper. */
export const CUT_OFF = {
  length: 'Cut off: the reply became too long.',
  filter: 'Cut off: the AI service ended this reply by its own filter. It may be incomplete.',
} as const;

const NOT_FINISHED = 'This reply was not finished.';

interface EndedReply {
  readonly status: string;
  readonly end?: keyof typeof CUT_OFF | undefined;
}

/** What a reader of a file must know of a reply's end; null for one that is whole. */
export function endingOf({ status, end }: EndedReply): string | null {
  if (status !== 'complete') return NOT_FINISHED;
  return end ? CUT_OFF[end] : null;
}
