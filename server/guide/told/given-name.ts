/** Titles that belong to a name: "Mr Anselmo". */
const NAME = '((?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?\\p{Lu}\\p{Ll}+)';
const PERSON =
  '(?:mum|mom|mother|dad|father|son|daughter|husband|wife|brother|sister|friend|grandson|granddaughter|gran|nan|grandad|grandma|grandpa|grandmother|grandfather|aunt|uncle|cousin|nephew|niece|neighbour|neighbor|colleague|godson|goddaughter|baby|boy|girl|pastor|teacher)';
const GIVEN: readonly RegExp[] = [
  new RegExp(
    `\\b(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he|baby['’]s|child['’]s|with (?:his|her|the)) name,? (?:is |was |of )?${NAME}`,
    'u',
  ),
  new RegExp(`\\b(?:called|named|(?<![Mm]y )name is) ${NAME}`, 'u'),
  new RegExp(`\\b(?:my|our) (?:\\p{Ll}+ )?${PERSON},? ${NAME}\\b`, 'u'),
];
/** Capital letters that begin no name. */
const NO_NAME =
  /^(?:I|God|Jesus|Christ|Lord|Mama|Mary|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Please|Thank|Thanks|The|And|But|We|He|She|They|It|In|Psalm|Bible|Amen|English|Old|New|Testament|Easter|Christmas)$/;

const OWN = new RegExp(`\\b[Mm]y name is ${NAME}\\b`, 'u');

/** The name that a message gives to somebody it is for: "His name is Peter". */
export function givenName(words: string): string | undefined {
  for (const pattern of GIVEN) {
    const name = pattern.exec(words)?.[1];
    if (name !== undefined && !NO_NAME.test(name)) return name;
  }
  return undefined;
}

const CAPITALISED = /(?<![.!?]\s)(?<!^)\b\p{Lu}\p{Ll}+\b/gu;

/** The names that a message writes, other than at the beginning of a sentence. */
export const namesIn = (words: string): string[] => [
  ...new Set((words.match(CAPITALISED) ?? []).filter((name) => !NO_NAME.test(name))),
];

const HE =
  /\b(?:his|him|he|father|dad|husband|son|brother|grandson|grandad|grandfather|grandpa|uncle|nephew|godson|boy)\b/i;
const SHE =
  /\b(?:her|she|mother|mum|mom|wife|daughter|sister|granddaughter|gran|nan|grandma|grandmother|aunt|niece|goddaughter|girl)\b/i;

/** Fills the places that something made leaves open, as far as the visitor's words tell what belongs there. */
export function withGiven(text: string, words: string): string {
  const name = givenName(words);
  const named = name
    ? text.replace(/\[(?:name|names|child|name of the child|baby’s name|first name)\]/g, name)
    : text;
  const own = OWN.exec(words)?.[1];
  const signed = own ? named.replace(/\[[Yy]our name\]/g, own) : named;
  const isHe = HE.test(words);
  if (isHe === SHE.test(words)) return signed;
  const [subject, object, owner] = isHe ? ['he', 'him', 'his'] : ['she', 'her', 'her'];
  return signed
    .replace(/\[he (?:\/|or) she\]/g, subject)
    .replace(/\[He (?:\/|or) she\]/g, isHe ? 'He' : 'She')
    .replace(/\[him (?:\/|or) her\]/g, object)
    .replace(/\[his (?:\/|or) her\]/g, owner);
}
