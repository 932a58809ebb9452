/** A database that takes longer than this many milliseconds to answer counts as not ready. */
const timeoutMs = 2000;

/** Whether the database answers a query within two seconds (GET /readyz). Never rejects. */
export async function isResponsive(ping: () => Promise<unknown>): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, timeoutMs, false);
  try {
    return await Promise.race([ping().then(() => true), timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
