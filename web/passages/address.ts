/** The addresses of the Bible's page: `/bible?ref=John+3:16&version=web`. Small, because the chat's links are made of it. */
export interface BibleAddress {
  /** As it was asked for; null where the page is opened without a passage. */
  readonly reference: string | null;
  /** Whose words, where somebody chose: a translation's id. */
  readonly version: string | null;
  /** The translation that stands beside it. */
  readonly compare: string | null;
}

/** The page that shows a passage. `version` and `compare` are named only where they were chosen. */
export function bibleHref(
  reference: string,
  version: string | null = null,
  compare: string | null = null,
): string {
  const parts = [`ref=${readable(reference)}`];
  if (version) parts.push(`version=${readable(version)}`);
  if (compare) parts.push(`compare=${readable(compare)}`);
  return `/bible?${parts.join('&')}`;
}

/** Colons, commas and spaces as a reader of the address expects them. */
const readable = (text: string): string =>
  encodeURIComponent(text).replace(/%20/g, '+').replace(/%3A/g, ':').replace(/%2C/g, ',');

/** What an address asks for. `search` is what follows the question mark. */
export function readAddress(search: string): BibleAddress {
  const params = new URLSearchParams(search);
  const named = (name: string): string | null => params.get(name)?.trim() || null;
  return { reference: named('ref'), version: named('version'), compare: named('compare') };
}
