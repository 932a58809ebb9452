import { JOYS, type Joy } from '../../../content/guide/joys.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { asksInWords, requestedForm } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';

/** In words: a longer message tells more than a joy. */
const LONGEST = 24;
/** What turns a joy into something else, or shows that the words tell of none. */
const SHADOWED =
  /\b(?:but|not|never|no|without|although|though|if|until|unless|would|late|widow\w*|hits?|beats?|slapped|pushed|drunk|drinks|forced|hurt\w*|cheat\w*|affair|touch\w*|naked|died|dead|death|dies|dying|funeral|lost|lose|miss|sad|alone|lonely|afraid|scared|frightened|worried|worry|hate|hates|wish|wished|should|hope|hoping|want|wants|stillborn|sleeping|miscarr\w*|nobody|left|leaving|ill|sick|angry|jealous|envious|guilty|guilt|wrong|ashamed|jail|prison|disabled|early|premature|blind|deaf|why|how|what|when|instead|supposed|pretend|fake|ex|pray for|verse|verses|prayer|psalm|card|toast|speech|words|write|poem|bible verse|jesus|moses|john|david|paul|isaac|samuel)\b/;

const joyIn = (words: string): Joy | undefined => {
  const plain = plainWords(words);
  const isShadowed = plain.split(' ').length > LONGEST || SHADOWED.test(plain);
  return JOYS.find(({ tells, unless }) => tells.test(plain) && !(unless ? unless.test(plain) : isShadowed));
};

/** To somebody who tells a joy and asks nothing: that one is glad of it, and a passage. */
export function joyTold(telling: Telling): Spoken | undefined {
  const { words, document, history } = telling.request;
  const plain = plainWords(words);
  if (document || words.includes('?') || asksInWords(words, plain) || requestedForm(plain)) return undefined;
  const joy = joyIn(words);
  if (!joy) return undefined;
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  if (joy.after !== undefined && joyIn(before)?.id !== joy.after) return undefined;
  const text = joy.texts.find((each) => telling.said.times(each) === 0);
  if (text === undefined) return undefined;
  const [passage] = telling.said.freshest(
    joy.passages.map(passageOfMark),
    1,
    ({ reference }) => `— ${reference} (`,
  );
  return { parts: [telling.words(text), passage ? telling.quote(passage) : ''] };
}
