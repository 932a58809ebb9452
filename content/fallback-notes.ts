/** What the guide says first when it answers instead of a provider. */
export const FALLBACK_NOTES = {
  failure: '*The AI service could not answer just now, so Berea’s built-in guide answers instead.*',
  budget:
    '*Today’s share of answers from the AI service is used up, so Berea’s built-in guide answers instead. It begins again at midnight UTC.*',
} as const satisfies Record<string, string>;
