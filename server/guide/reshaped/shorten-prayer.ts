import { leansBack, wholeSentences, wordCount } from './reply-parts.ts';

/** The call to God, or to the one who is blessed, that a prayer begins with. */
const ADDRESS =
  /^((?:(?:Dear|O|Our|My|Holy|Heavenly|Almighty|Gracious|Good|Loving|Merciful|Living|Eternal) ){0,2}(?:Lord|God|Father|Jesus|Christ|Spirit|Shepherd|Creator|Maker|Saviour|Giver|Source|Keeper|Redeemer|Comforter|King|Healer|Light|Friend|\[Name\]|\[name\])(?: [^,.;:!?]{1,40})?), /u;

/** How a prayer ends; what it is prayed through belongs to the Amen. */
const ENDING = /(?:(?:Through|In) [^.]{0,40}, ?)?\bAmen\.$/;

/** For whom it is prayed: a place for a name, or a name in it. */
const FOR_WHOM = /\[names?\]|(?<=[a-z,] )(?!God|Lord|Jesus|Christ|Father|Spirit|Amen|Holy)\p{Lu}\p{Ll}+/u;

const ASKING =
  'let|give|help|keep|hold|be|bless|guide|guard|make|show|teach|forgive|have|lead|come|stay|take|grant|send|heal|calm|comfort|strengthen|watch|protect|bring|open|carry|steady|do not|turn|remember|hear|look|speak|go|walk|fill|remind|restore|save|deliver|surround|free|lift|set|wake|cover|quiet|still|receive|put|say|draw|stand|sit|shine|provide|tell|raise|mend|ease|may|thank you|we thank|i thank|i ask|we ask|i give|we give|i put|we put|i hand|we hand|i bring|we bring|i leave|we leave|i trust|we trust|the lord bless';
/** A sentence that asks, thanks or hands over: at its beginning, or behind a clause ("When I cannot sleep, hold me"). */
const PETITION = new RegExp(`(?:^|, )(?:and |please )?(?:${ASKING})\\b`, 'i');
/** A word for somebody, and one for something, that a sentence before named. */
const SOMEBODY = /\b(?:they|them|their|he|him|his|she|her)\b/i;
const SOMETHING = /^(?:\S+ ){0,3}?(?:it|its|each)\b/i;
/** A first sentence that names somebody: what is asked for "them" may follow it. */
const NAMES_SOMEBODY =
  /\[[Nn]ames?\b|\bthe (?:one|ones|person|people|child)\b|\b(?:my|our|this|these) (?:\w+ )?(?:child|children|son|daughter|mother|father|wife|husband|friends?|brother|sister|grand\w+|family|parents|baby)\b/;

const TOLERANCE = 1.1;
/** Of the words that are left the sentence that begins the prayer may take so much. */
const OF_THE_FIRST = 0.6;

/** With fewer sentences than these something that only tells is kept too. */
const FEWEST = 2;

/** How long the shorter prayer may be. */
export interface Limit {
  readonly words: number;
  readonly sentences?: number;
}

/**
 * A prayer or blessing in fewer of its own sentences: the address, at least one petition, the Amen. Undefined where nothing
 * could be left out.
 */
export function shorterPrayer(
  prayer: string,
  { words: most, sentences: mostSentences = 99 }: Limit,
): string | undefined {
  const ending = ENDING.exec(prayer)?.[0] ?? '';
  const all = wholeSentences(prayer.slice(0, prayer.length - ending.length).trim());
  const address = ADDRESS.exec(all[0] ?? '')?.[1];
  const kept = keptOf(all, address, {
    words: most * TOLERANCE - wordCount(ending),
    sentences: mostSentences,
  });
  if (kept.length === 0 || kept.length === all.length) return undefined;
  const [first = 0] = kept;
  const sentences = kept.map((at) => all[at]!);
  if (first > 0 && address) sentences[0] = `${address}, ${begunSmall(sentences[0]!)}`;
  return [...sentences, ending].filter((part) => part !== '').join(' ');
}

/** The places of the sentences that are kept, in their order. */
function keptOf(all: readonly string[], address: string | undefined, limit: Required<Limit>): number[] {
  const last = all.length - 1;
  const bare = all.map((sentence, at) =>
    at === 0 && address ? sentence.slice(address.length + 2) : sentence,
  );
  const asks = bare.map((sentence) => PETITION.test(sentence));
  const isNamed = NAMES_SOMEBODY.test(all[0] ?? '') && wordCount(all[0]!) <= limit.words * OF_THE_FIRST;
  const stands = bare.map(
    (sentence, at) =>
      at === 0 || !(SOMETHING.test(sentence) || (SOMEBODY.test(sentence) && !isNamed) || leansBack(sentence)),
  );
  const kept = new Set<number>();
  let used = wordCount(address ?? '');
  const add = (at: number, most = limit.words) => {
    const cost = wordCount(bare[at]!);
    if (kept.has(at) || used + cost > most || kept.size >= limit.sentences) return;
    kept.add(at);
    used += cost;
  };
  const standing = all.flatMap((_, at) => (asks[at] && stands[at] ? [at] : []));
  const petitions = standing.length > 0 ? standing : all.flatMap((_, at) => (asks[at] ? [at] : []));
  if (limit.sentences > 1 || asks[0]) add(0, limit.words * OF_THE_FIRST);
  const named = petitions.findLast((at) => FOR_WHOM.test(bare[at]!));
  for (const at of [named, petitions.at(-1), ...petitions]) if (at !== undefined) add(at);
  if (kept.size === 0 && petitions.length === 0) add(0);
  if (kept.size === 0 || (petitions.length > 0 && ![...kept].some((at) => asks[at]))) {
    // Nothing that asks fits: the shortest that does is a prayer all the same.
    const [shortest] = (petitions.length > 0 ? petitions : [0]).toSorted(
      (a, b) => wordCount(bare[a]!) - wordCount(bare[b]!),
    );
    return all.length > 1 && shortest !== undefined ? [shortest] : [];
  }
  for (let at = 1; at <= last; at += 1)
    if ((stands[at] || kept.has(at - 1)) && (asks[at] || kept.size < FEWEST)) add(at);
  return [...kept].toSorted((a, b) => a - b);
}

/** A sentence as it goes on after the address: "Lord, guide the hands". */
function begunSmall(sentence: string): string {
  return /^(?:I\b|God\b|Lord\b|Jesus\b|Christ\b|Father\b|\[|[“"])/.test(sentence)
    ? sentence
    : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
