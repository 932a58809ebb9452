import { capital } from '../../../language/capital.ts';
/** Who speaks in a text, or who is spoken of. */
export type Person = 'we' | 'i' | 'he' | 'she';

/** Verbs that one person and several have differently. */
const AGREES: readonly (readonly [one: string, many: string])[] = [
  ['am', 'are'],
  ['was', 'were'],
];
const CONTRACTED: readonly (readonly [one: string, many: string])[] = [
  ['I’m', 'we’re'],
  ["I'm", "we're"],
  ['I’ve', 'we’ve'],
  ["I've", "we've"],
  ['I’ll', 'we’ll'],
  ["I'll", "we'll"],
  ['I’d', 'we’d'],
  ["I'd", "we'd"],
];
const OWN: Readonly<Record<string, string>> = {
  myself: 'ourselves',
  my: 'our',
  mine: 'ours',
  me: 'us',
};
const ONE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OWN).map(([one, many]) => [many, one]),
);

/** A text that is said by several in place of one, or by one in place of several. What is quoted stays as it is. */
export function spokenBy(text: string, person: 'we' | 'i'): string {
  return capitalised(outsideQuotes(text, person === 'we' ? byMany : byOne));
}

function byMany(text: string): string {
  let changed = text.replace(
    /\b([Aa]m|[Ww]as) I\b/g,
    (_, verb: string) => `${like(verb, manyOf(verb.toLowerCase()))} we`,
  );
  for (const [one, many] of CONTRACTED) changed = changed.replaceAll(one, many);
  // "I am", "I also am", "I, who am": the verb stands within two words of its subject.
  changed = changed.replace(
    /\bI((?:,? (?:who|too|also|still|only|never|always|now|then|here|alone|myself)\b,?){0,2}) (am|was)\b/g,
    (_, between: string, verb: string) => `we${between} ${manyOf(verb)}`,
  );
  changed = changed
    .replace(/\bI\b/g, 'we')
    .replace(/\bam\b/g, 'are')
    .replace(FURTHER_VERB, (_, before: string, verb: string) => `${before} ${manyOf(verb)}`);
  changed = changed.replace(/\b(myself|my|mine|me)\b/gi, (word) =>
    (word.charAt(0) === 'M' ? capital : String)(OWN[word.toLowerCase()]!),
  );
  return withManyNouns(changed);
}

/** "We had counted the days and was glad": a second verb of the same subject. */
const FURTHER_VERB =
  /\b(we\b(?:(?!\b(?:he|she|it|they|you|who|which|that|there|what)\b)[^.?!;:]){0,120}?\b(?:and|but|or)(?: (?:almost|still|also|so|then|now|never|not|only))?) (am|was|are|were)\b/gi;

const manyOf = (verb: string): string => AGREES.find(([one]) => one === verb)?.[1] ?? verb;
const oneOf = (verb: string): string => AGREES.find(([, many]) => many === verb)?.[0] ?? verb;

function byOne(text: string): string {
  let changed = text
    .replace(FURTHER_VERB, (_, before: string, verb: string) => `${before} ${oneOf(verb)}`)
    .replace(/\b(are|were) we\b/gi, (_, verb: string) => `${like(verb, oneOf(verb.toLowerCase()))} I`);
  for (const [one, many] of CONTRACTED)
    changed = changed.replaceAll(many, one).replaceAll(capital(many), one);
  changed = changed.replace(
    /\bwe((?:,? (?:who|too|also|still|only|never|always|now|then|here|all|both|together|ourselves)\b,?){0,2}) (are|were)\b/gi,
    (_, between: string, verb: string) => `I${between} ${oneOf(verb)}`,
  );
  changed = changed.replace(/\bI (?:all|both) /g, 'I ').replace(/\bwe (?:all |both )?/gi, 'I ');
  changed = changed.replace(
    /\b(?:all of |both of |the two of )?(ourselves|ours|our|us)\b/gi,
    (all, word: string) => (/^[OUABT]/.test(all) ? capital : String)(ONE[word.toLowerCase()]!),
  );
  return changed;
}

/** "We are a mother" and "calm our heart." as several say them. */
function withManyNouns(text: string): string {
  return text
    .replace(
      /\b(we (?:are|were)(?: (?:only|just|still|also|not))?) an? ((?:\w+ ){0,2}?)(\w+)(?=[,.;:?]| (?:who|that|of|in|at|with|and|to|for|on|without)\b)/gi,
      (_, before: string, between: string, noun: string) => `${before} ${between}${plural(noun)}`,
    )
    .replace(
      /\b(?!that |when |if |because |but |so |while |and |though )(\w+) our (heart|hand|head|mind|life|face|voice|body|mouth|tongue|soul|name|step|breath)(?=[.;?]| (?:in|on|to|with|at|into|before|where|from)\b)/gi,
      (_, before: string, noun: string) => `${before} our ${noun === 'breath' ? noun : plural(noun)}`,
    );
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    child: 'children',
    man: 'men',
    woman: 'women',
    wife: 'wives',
    life: 'lives',
    person: 'people',
    body: 'bodies',
    thief: 'thieves',
    sheep: 'sheep',
  }),
);

function plural(noun: string): string {
  const own = IRREGULAR.get(noun);
  if (own) return own;
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** Sentences begin with a capital letter again. */
const capitalised = (text: string): string =>
  text.replace(/(^|[.?!]["”’*)]? +|\n(?:- |\d+\. )?|\* )(we)\b/g, (_, before: string) => `${before}We`);

/** "He" and "she" where a text leaves it open: "[he / she]". */
const OPEN = /\[(he|him|his) (?:\/|or) (?:she|her|hers)\]/g;
const SHE_FOR: Readonly<Record<string, string>> = { he: 'she', him: 'her', his: 'her', himself: 'herself' };
const HE_FOR: Readonly<Record<string, string>> = { she: 'he', hers: 'his', herself: 'himself' };
/** Behind these "her" is whom it is given to, and what follows is given. */
const GIVES = /\b(?:give|grant|bring|send|show|teach|tell|lend|offer|make|keep|hold|help|let|see|wish)$/i;
/** Before these "her" is no owner. */
const NO_NOUN =
  /^ (?:and|or|but|to|in|into|with|when|where|while|through|for|at|as|by|on|from|that|who|now|today|tonight|here|again|so|if|is|was|near|close|safe|safely|well|up|down|home|before|after|because|every|each|all|what|how|this|the|a|an|your|our|my)\b/;

/** A text about a man in place of a woman, or the other way about. What is quoted stays as it is. */
export function spokenOf(text: string, person: 'he' | 'she'): string {
  return outsideQuotes(text, person === 'she' ? asShe : asHe);
}

function asShe(text: string): string {
  return text
    .replace(OPEN, (_, word: string) => SHE_FOR[word]!)
    .replace(/\b(his)\b(?=[.,;:?!])/gi, (word) => like(word, 'hers'))
    .replace(/\b(?:himself|him|his|he)\b/gi, (word) => like(word, SHE_FOR[word.toLowerCase()]!));
}

function asHe(text: string): string {
  return text
    .replace(/\bher\b/gi, (word, at: number) =>
      like(
        word,
        isOwner(text.slice(Math.max(0, at - NEAR), at), text.slice(at + word.length, at + NEAR))
          ? 'his'
          : 'him',
      ),
    )
    .replace(/\b(?:herself|she|hers)\b/gi, (word) => like(word, HE_FOR[word.toLowerCase()]!))
    .replace(OPEN, (_, word: string) => word);
}

/** In UTF-16 units: so much around a word tells what it is. */
const NEAR = 40;

/** Whether "her" owns what follows, and is not the one to whom something is done. */
const isOwner = (before: string, after: string): boolean =>
  /^ [a-z[]/i.test(after) && !NO_NOUN.test(after) && !GIVES.test(before.trimEnd());

const like = (word: string, other: string): string => (/^\p{Lu}/u.test(word) ? capital(other) : other);

/** Changes a text outside of what stands between quotation marks, and of what God says in a prayer: "I am with you". */
function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/(“[^”]{0,2000}”|\bI am with you\b)/)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}
