import type { Statement } from './statements/statement.ts';
import { subjectBefore } from './subject.ts';
import type { Sentence } from './text/fold-words.ts';
import type { About } from './types.ts';

/** Where a sentence holds a statement, in words, and whose danger it is. */
export interface StatementMatch {
  readonly about: About;
  readonly from: number;
  readonly to: number;
}

const DENIED =
  / (?:not|never|nor|without|no) (?:(?:ever|to|want|wants|wanted|wish|going|trying|try|planning|plan|mean|meaning|think|thinking|thought|intend|intention|of|considering|tempted|ready|have|be|been|feel|feeling|like|am|actively|about|let|talking|you|i) ){0,4}$| (?:afraid|scared|fear|terrified) (?:of |to |that i will )?$/;
/** The same, where the pattern begins before it: "I am not suicidal". */
const DENIED_WITHIN = / (?:not|never) (?:\S+ )?suicidal /;
/** "Not suicidal, just would not step out of the way of a bus": the denial is taken back. */
const TAKEN_BACK =
  /^ ?(?:\S+ )?(?:but|only) (?:the|my) voices? |^ ?(?:(?:but|only) )?(?:i )?would not (?:move|step|get|stop|mind|fight) /;
/** "Why should I not" asks for it. */
const WHY_NOT = / why (?:\S+ ){0,3}not (?:\S+ ){0,2}$/;
/** "He never hit me", "her ex used to beat her": not, or no longer. */
const NOT_NOW =
  / (?:never (?:once |ever )?|used to |nobody (?:has |ever )?)(?:hit|hits|beat|struck|slapped|hurt|touched|choked|kicked|raped) /;
/** "He has not touched me in two years": missed, not suffered. */
const NOT_TOUCHED = / (?:has not|never) touch\S* me (?!again)/;
/** "He has not hit me since": over. */
const NOT_SINCE =
  / (?:has|have) not (?:hit|beat\S*|hurt|slapp\S*|kick\S*|push\S*|chok\S*) (?:me|us) (?!today|yet)/;
/** What strikes nobody: a story that hurts, words called abuse, being put out of a church, blows that are only talked of. */
const NO_BLOW =
  / (?:(?:story|words?|verses?|sermon|song|truth|news|silence) hurts? (?:me|us)|abuse to me|kick\S* (?:me|us|him|her|them) out|(?:should|must|to) be (?:hit|beaten|smacked|spanked)|(?:dogs?|cats?|horse|cow|bull|goat|goose|donkey|pony|ram) (?:\S+ )?(?:bit|kicked|scratched)) /;
/** "She is afraid of not waking up", before an operation: feared, not so. "I am scared, he does not wake up" is. */
const FEARED =
  / (?:(?:afraid|scared|frightened|terrified|fears?|fearing) (?:of )?|(?:what if|in case) i (?:do |did |will |should )?)not (?:to )?wak/;
/** "She nearly fainted when she heard the price." */
const NEARLY = / (?:nearly|almost) (?:fainted|collapsed|passed out) /;
/** "They say I killed her": blamed for it, not done. */
const BLAMED =
  / (?:say|says|said|tell me|tells me|told me|think|thinks|feel like|as if|believe|believes|claim|claims) (?:that )?$/;
/** "He shouted do not touch me": somebody bids the writer keep off, who has touched nobody; "I told him" is another thing. */
const KEPT_OFF =
  /^(?:(?!(?<!man|woman|lady|person|patient|resident|customer) i (?:\S+ ){0,3}?(?:told|tell|said|say|scream\S*|beg\S*|ask\S*) ).)* (?:told|tells|said|says|shout\S*|yell\S*|scream\S*) (?:\S+ ){0,3}?not touch (?:me|my) /;
/** "If someone attacks me", "may I strike back when somebody hits me": asked, not told. */
const SUPPOSED = / (?:if|unless|suppose|what if|say|when|whenever) (?:a |an |any |some )?$/;
const ANYBODY = /^ ?(?:someone|somebody|anybody|anyone|man|woman|guy|person|people) /;
const OF_SELF = / (?:myself|my life|my own life) /;
/** What is done to whoever writes, whoever does it. */
const TO_ME = / (?:me|us) /;
const OF_OTHER = / (?:himself|herself|themselves|(?:his|her|their) (?:own )?life) /;

/** Where the sentence makes the statement; undefined where it does not, denies it, or tells it of people of the Bible. */
export function matchStatement(
  { kind, pattern, strength, deniable, whose }: Statement,
  sentence: Sentence,
): StatementMatch | undefined {
  const found = pattern.regex.exec(sentence.text);
  if (found === null) return undefined;
  const before = sentence.text.slice(0, found.index + 1);
  const behind = sentence.text.slice(found.index + found[0].length);
  if (deniable && DENIED.test(before) && !WHY_NOT.test(before) && !TAKEN_BACK.test(behind)) return undefined;
  if (deniable && DENIED_WITHIN.test(found[0]) && !TAKEN_BACK.test(behind)) return undefined;
  if (NOT_NOW.test(` ${found[0]}`) || NOT_SINCE.test(found[0])) return undefined;
  if (found[0].includes('touch') && (NOT_TOUCHED.test(sentence.text) || KEPT_OFF.test(sentence.text)))
    return undefined;
  if (
    (kind === 'abuse' || kind === 'child') &&
    strength === 'said' &&
    NO_BLOW.test(sentence.text) &&
    NO_BLOW.test(around(sentence.text, found))
  )
    return undefined;
  if (kind === 'medical' && (FEARED.test(before + found[0].slice(1)) || NEARLY.test(found[0])))
    return undefined;
  if (kind === 'danger' && found[0].startsWith(' i ') && BLAMED.test(before)) return undefined;
  if (ANYBODY.test(found[0]) && SUPPOSED.test(before)) return undefined;
  const from = wordsIn(before);
  const isToMe = (kind === 'child' || kind === 'abuse') && TO_ME.test(found[0]);
  const about = aboutOf(isToMe && whose === 'any' ? 'me' : whose, subjectBefore(sentence, from), found[0]);
  return about && { about, from, to: from + wordsIn(found[0]) };
}

/** What was found, with two words on either side. */
const around = (text: string, { 0: found, index }: RegExpExecArray): string =>
  `${/(?: \S+){0,2}$/.exec(text.slice(0, index))![0]}${found}${/^(?:\S+ ){0,2}/.exec(text.slice(index + found.length))![0]}`;

function aboutOf(
  whose: Statement['whose'],
  subject: ReturnType<typeof subjectBefore>,
  found: string,
): About | undefined {
  if (subject === 'told') return undefined;
  if (whose === 'me') return 'self';
  if (whose === 'other') return subject === 'self' ? undefined : 'someone-else';
  const isOfOther = OF_OTHER.test(found) || subject === 'someone-else';
  const about = isOfOther && !OF_SELF.test(found) ? 'someone-else' : 'self';
  return whose === 'self' && about !== 'self' ? undefined : about;
}

const wordsIn = (text: string): number => text.split(' ').filter((word) => word !== '').length;
