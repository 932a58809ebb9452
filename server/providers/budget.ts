/**
 * Whether a service may still be asked today. `spent` are the tokens since midnight UTC, of input or of output; a budget of 0 is none.
 * A reply that is under way is not stopped: the budget may be passed by the length of the replies that run at once.
 */
export function withinBudget(spent: number, dailyBudget: number): boolean {
  return dailyBudget === 0 || spent < dailyBudget;
}

/** Midnight UTC of the day of `now`, both in milliseconds since 1970: from here on today's tokens are counted. */
export function startOfBudgetDay(now: number): number {
  return now - (now % 86_400_000);
}
