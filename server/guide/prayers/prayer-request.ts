import { plainWords } from '../reading/words.ts';
import { mentionsIn, namesGiven } from '../told/people-told.ts';
import { asksForPrayer } from './prayer-in-talk.ts';

/** A prayer that is asked for, and nothing said of what it is to be about. */
export interface PrayerAsked {
  /** The sentence that asks, in plain words. */
  readonly plain: string;
  readonly isTogether: boolean;
  readonly isOfThanks: boolean;
  /** It says for whom. */
  readonly isFor: boolean;
  readonly isShort: boolean;
}

/** In words: who asks in more of them, says what about. */
const LONGEST_SENTENCE = 40;
const ASKS_TO_PRAY =
  /\b(?:can|could|will|would|may|shall|want|like|need|wish) (?:you|we|us) (?:\w+ ){0,6}?pray(?:ers?)?\b|\bwhat (?:can|could|should|shall|do) (?:i|we) pray\b|\b(?:please|so|lets|let us|kindly) (?:\w+ )?pray\b|\b(?:say|offer) one for (?:me|us|her|him|them|my|our)\b|^(?:please )?(?:pray ){1,4}please$|^pray(?: pray){0,3}$|(?:^|(?<!\b(?:i|we|they|he|she|you|to|who|not|do|does|did|people|mother|father|wife|husband|church|friends|that|and|someone|somebody|anyone|anybody|one) ))\bpray (?:for|with|over) \w+/;
const NO_REQUEST =
  /\b(?:(?:turn|make|change|put|write) (?:it|that|this|them) \w+|(?:as|into) (?:a |one )?prayer|how (?:do|can|should|to|often|long)|why|should i|(?:is|was) it|does god|^can i pray|when (?:i|we) pray|(?<!\b(?:can|could|shall|may|will|what do|should) )\b(?:i|we|they|he|she) (?:always |never |often |also |still |have |had |do not |did not |can not )*(?:pray|prayed|prays)|nobody|no one|stop(?:ped)?|what does|who (?:should|do)|teach|not (?:want|need)|hates?|hear(?:d|s)?|answer(?:ed|s)?|how do you|do you (?:ever )?pray|can you (?:even |really )?pray$)\b/;
/** Words that say nothing of what a prayer is about. */
const SAYS_NOTHING = new Set(
  `please thank thanks you my dear love lovely god bless can could would will we i me us our her him his their them she he they for with over about
  a an the and to of on in it its this that these those all both too also then so just now ok okay yes well maybe perhaps if use may
  short little quick small brief simple nice good easy lines line words word few couple another one some any something more again new different
  prayer prayers pray praying say saying said read make write give send do together here tonight today tomorrow morning evening night soon everything situation
  old young poor soul souls heart family man woman lady tired mother father name is called s herself himself themselves myself quickly out loud aloud
  corridor whole day situation things thing matter by before bed sleep sister brother pastor friend friends mate padre somehow both each other kind sort anyway though lol marriage relationship thank thanks thankful thanksgiving help me`.split(
    /\s+/,
  ),
);
/** A prayer for the night names its moment. */
const AT_A_MOMENT =
  /\b(?:before|for the (?:night|morning|day)|at (?:night|bedtime)|when|while|after|during)\b/;
const SHORT = /\b(?:short|quick|brief|little|small|few (?:words|lines)|one line)\b/;

/** Reads whether a message asks for a prayer and leaves open what it is about. */
export function askedToPray(words: string, known: readonly string[] = []): PrayerAsked | undefined {
  const sentences = words.split(/[.?!;,\n]+/).map((sentence) => plainWords(sentence));
  const names = [...known, ...namesGiven(words).map(({ name }) => name)].map((name) => name.toLowerCase());
  const byNoun = asksForPrayer(words);
  for (const plain of sentences.toReversed()) {
    if (plain.split(' ').length > LONGEST_SENTENCE || NO_REQUEST.test(plain)) continue;
    const found = ASKS_TO_PRAY.exec(plain) ?? (byNoun ? /\bprayers?\b|\bpray\b/.exec(plain) : null);
    if (!found) continue;
    const at = plain.indexOf('pray', found.index);
    const request = plain.slice(at < 0 ? found.index : at);
    if (!saysNothing(request, names)) return undefined;
    return {
      plain: request,
      isTogether: /\b(?:us|we|our|together)\b/.test(plain),
      isOfThanks: /\bthank(?:s|ful|fulness|sgiving)\b/.test(request),
      isFor: /\b(?:for|over|with) (?!(?:this|that|it|tonight|today|now)\b)\w+/.test(request),
      isShort: SHORT.test(plain),
    };
  }
  return undefined;
}

function saysNothing(request: string, names: readonly string[]): boolean {
  if (AT_A_MOMENT.test(request)) return false;
  const people = mentionsIn(request);
  const rest = people.reduceRight((text, { at, end }) => `${text.slice(0, at)} ${text.slice(end)}`, request);
  return rest.split(/\s+/).every((word) => word === '' || SAYS_NOTHING.has(word) || names.includes(word));
}
