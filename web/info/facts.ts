import type { About } from '../../contract/installation.ts';
import { listInWords } from '../../language/list-in-words.ts';
import { TRANSLATIONS } from '../../scripture/translations.ts';

/** Who runs the site, until it is known. */
const UNKNOWN_OPERATOR = 'the people who run this installation';

export const operatorOf = (about: About | undefined): string => about?.operatorName ?? UNKNOWN_OPERATOR;

/** The translations held here in words: "King James Version, World English Bible and American Standard Version". */
export function translationsOf(about: About | undefined): string {
  const names = (about?.translations ?? Object.values(TRANSLATIONS)).map(({ name }) => name);
  return listInWords(names);
}
