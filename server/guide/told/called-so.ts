/** Names that people have and books or figures of the Bible too. */
const NAMES =
  'james|john|mark|luke|ruth|daniel|joel|matthew|joshua|jude|titus|timothy|esther|ezra|amos|jonah|micah|samuel|david|peter|paul|mary|martha|anna|hannah|sarah|rachel|rebecca|naomi|jacob|joseph|simon|thomas|stephen|adam|noah|aaron|isaac|deborah|lydia|elizabeth';
const RELATED =
  '(?:friend|mate|son|daughter|boy|girl|nephew|niece|brother|sister|husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|father|mother|uncle|aunt|auntie|cousin|grand\\w+|godson|goddaughter|pastor|vicar|neighbou?r|colleague|boss|baby|dog|cat)';
const BEFORE = `(?:my|our|his|her|their|the|a|little|big|baby|dear|dearest|old|young|younger|older|elder|eldest|youngest|best|late|${RELATED})`;

/** "Verses for James", "for my son James": passages for somebody of that name; from James they are of the letter. */
export const FOR_NAMED = new RegExp(`\\bfor (?:${BEFORE} ){0,4}(${NAMES})\\b(?! ?\\d| chapter)`, 'i');

/** "My nephew James", "our son is called Daniel": a name in somebody's life. */
const OF_ONES_OWN = new RegExp(
  `\\b(?:my|our|his|her|their) (?:${BEFORE} ){0,2}${RELATED},? (?:(?:is|was|s) )?(?:(?:called|named) )?(${NAMES})\\b(?! ?\\d)`,
  'i',
);

/** Whether a message names somebody of the visitor's life who is called as somebody in the Bible is. */
export const namesOnesOwn = (words: string): boolean => OF_ONES_OWN.test(words);

/** A message without the names of people for whom something is wanted: "for my son James" is for a son. */
export function withoutTheirNames(words: string): string {
  const without = (all: string, name: string): string => {
    const whom = all.slice(0, -name.length).trim();
    return whom.toLowerCase() === 'for' ? ' ' : whom;
  };
  return words.replace(FOR_NAMED, without).replace(OF_ONES_OWN, without);
}
