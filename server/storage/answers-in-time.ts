/** After so many milliseconds without an answer the database counts as not ready. */
const readyWithin = 2000;

/** Whether the database answers, and soon (GET /readyz). */
export async function answersInTime(ask: () => Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, readyWithin, false);
  try {
    return await Promise.race([ask().then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
