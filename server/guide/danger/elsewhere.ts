import type { SaidNext } from '../../../content/guide/danger/types.ts';
import { findReferences } from '../../../scripture/references/references.ts';
import { asksInWords, requestedForm } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';

const OTHER_SUBJECT =
  /\b(?:another|a different|one more|separate|unrelated|an other) (?:question|thing|matter|topic|subject|note)\b|\bchange (?:of |the )?(?:subject|topic)\b|\b(?<!(?:before|than|above|over|besides) )(?:something|anything) (?:else|different|completely different)\b|\bby the way\b|\bon another note\b|\bquiz\b/;
/** Whoever asks without a word of themselves or of anybody asks about something else. */
const OF_A_LIFE =
  /\b(?:i|me|my|mine|myself|we|us|our|he|him|his|she|her|they|them|their|it|this|that|someone|somebody|anyone|anybody|police|ambulance|hospital|help ?line|refuge|shelter|abuse|suicide|die|hit|hurt|violence|violent)\b/;
const MADE_FOR_OTHERS: ReadonlySet<string> = new Set(['study', 'sermon', 'devotional', 'plan', 'note']);
/** Said of a danger, and asked of the Bible as well. */
const MAY_BE_OTHER: ReadonlySet<SaidNext> = new Set([
  'what-now',
  'church',
  'prayer',
  'forgiven',
  'afraid',
  'body',
]);
/** In words: what tells more is read in the light of the danger. */
const LONGEST_REQUEST = 25;

/** Whether a message clearly goes on to something else than the danger that a talk is about. */
export function isElsewhere(words: string, said: SaidNext | undefined): boolean {
  const plain = plainWords(words);
  if (plain.split(' ').length > LONGEST_REQUEST) return false;
  if (OTHER_SUBJECT.test(plain)) return true;
  const form = requestedForm(plain);
  if (form && MADE_FOR_OTHERS.has(form)) return true;
  if (findReferences(words).some(({ kind }) => kind === 'passage')) return !TELLS_ITS_USE.test(plain);
  if ((said === undefined || said === 'what-now') && asksOfDailyLife(plain)) return true;
  if (said !== undefined && !MAY_BE_OTHER.has(said)) return false;
  const isOfNobody = !OF_A_LIFE.test(plain);
  return isOfNobody && (form !== undefined || asksInWords(words, plain) || LOOKS_UP.test(plain));
}

/** In words: what is asked in fewer leans on what was told. */
const FEWEST_OF_ITS_OWN = 7;
const ASKS_ONE_THING =
  /\b(?:how (?:do|can|should|could) i|what (?:should|can|could|do) i|which|why) \w+ (?:\w+ ){2}/;
const MAY_BE_OF_DANGER =
  /\b(?:he|she|him|they|them|it|this|that|these|here|now|tonight|today|leave|go|get out|call|ring|help|safe|tell|say|ask|trust|live|living|home|money|alone|stop|stay|sleep|children|protect|afraid|hospital|doctor|police|wrong|fault|husband|wife|boyfriend|girlfriend|partner|stepfather|stepdad|die|hurt|forgive|god|cope|feel)\b/;

/** "How do I get my son to do his homework": a question with a matter of its own. */
const asksOfDailyLife = (plain: string): boolean =>
  plain.split(' ').length >= FEWEST_OF_ITS_OWN && ASKS_ONE_THING.test(plain) && !MAY_BE_OF_DANGER.test(plain);

const LOOKS_UP =
  /^(?:please )?(?:tell me about|explain|who (?:is|was|were)|what (?:is|was|were) the|find|read|show) /;
/** "They say Ephesians 5 means I have to stay": told of the danger itself. */
const TELLS_ITS_USE =
  /\b(?:says?|said|tells?|told|quotes?|means?|keeps?|reads) (?:\w+ ){0,4}?(?:i|me|my|wife|wives|stay|obey|submit|forgive)\b|\b(?:he|she|they|pastor|husband|father|mother) (?:\w+ ){0,2}?(?:says?|said|quotes?|quoted|keeps|uses|reads|tells)\b/;
