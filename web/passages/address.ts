/** An address of the Bible page: `/bible?ref=John+3:16&version=web`. Small, as the chat's first load contains it. */
export interface BibleAddress {
  /** As written in the address; null for the page without a passage. */
  readonly reference: string | null;
  /** Id of a translation; null where the address names none. */
  readonly version: string | null;
  /** Id of the translation that it is compared with. */
  readonly compare: string | null;
}

/** The address of a passage. Names `version` and `compare` only where they were chosen. */
export function bibleHref(
  reference: string,
  version: string | null = null,
  compare: string | null = null,
): string {
  const params = [`ref=${readable(reference)}`];
  if (version) params.push(`version=${readable(version)}`);
  if (compare) params.push(`compare=${readable(compare)}`);
  return `/bible?${params.join('&')}`;
}

/** Encodes a value but keeps colons and commas, with + for spaces, so that people can read the address. */
const readable = (text: string): string =>
  encodeURIComponent(text).replace(/%20/g, '+').replace(/%3A/g, ':').replace(/%2C/g, ',');

/** Parses an address. `search` is what follows the question mark. */
export function readAddress(search: string): BibleAddress {
  const params = new URLSearchParams(search);
  const paramNamed = (name: string): string | null => params.get(name)?.trim() || null;
  return { reference: paramNamed('ref'), version: paramNamed('version'), compare: paramNamed('compare') };
}
