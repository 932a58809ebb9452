/** The answer of a call, under the key of its query. */
export type KnownAnswer = readonly [key: readonly unknown[], answer: unknown];

/** Answers that the server put into the page, so that its first view need not wait for them. */
export function embeddedData(): readonly KnownAnswer[] {
  try {
    const answers: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? '[]');
    return Array.isArray(answers) ? answers : [];
  } catch {
    return [];
  }
}
