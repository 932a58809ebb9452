import {
  EXCUSES,
  FEARED,
  FELT,
  GOOD_NEWS,
  HARD,
  NAMED,
  NEXT_ANYHOW,
  NEXT_ON,
  NOT_MADE,
  NOT_WANTED,
  OTHERS_SAY,
  PERHAPS_GOOD,
  REACTED,
  READ_OTHERWISE,
  REMARKED,
  STATED,
  TOLD,
  WISHED,
} from '../../../content/guide/sequels/heard-on.ts';
import type { SequelAnswer } from '../../../content/guide/sequels/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { isPersonal } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import type { Telling } from '../telling.ts';
import { concernedIn } from '../told/concerned.ts';
import { matterOf, type TalkMatter } from '../told/matter.ts';

const GOOD =
  /\b(?:(?:he|she|they|it|we|i) (?:\w+ )?(?:said yes|called back|came back|apologi[sz]ed|said sorry|hugged|smiled|is better|are better|feels? better|got better|went well|went (?:really )?(?:fine|great)|loved it|got (?:the|a) job|passed|is home|forgave (?:me|him|her|us)|talked to me|is sober|prayed with me)|good news|we (?:made up|talked|are talking|laughed)|it worked|thank god|thanks be to god|so (?:happy|glad|proud|grateful)|lovely|wonderful|the best day)\b/;
/** What takes it back; nothing that is refused, feared or wept over is good news. */
const BUT = /\b(?:but|though|however|still|not|never|no|nobody|until|before|if|why|cry|cries|cried|was)\b/;
const PERHAPS =
  /\b(?:he|she|they) (?:\w+ )?(?:goes to church|is going to church|has changed|changed|promised|promises|swears|says (?:he|she|they) (?:has|have|is|are|will) (?:changed|sorry|change|stop|stopped|different)|is sorry|wants (?:another|a second) chance|is trying|got baptised|found god|found jesus|wants to come back)\b/;
const EXCUSE =
  /\b(?:he|she) (?:is|was|has|had|means?) (?:a |an |really |just |only |very |so |such a )*(?:single (?:mum|mom|mother|dad|father|parent)|good (?:man|woman|person|father|mother|guy|boy|girl|friend)|well(?! enough)|under (?:a lot of )?(?:stress|pressure)|stressed|nice|kind|a hard|a difficult|a rough|been through)\b/;

const NUMBER =
  '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a|some|many|several)';
const SPAN = `(?:(?:about|nearly|almost|over|only|just|around) )?${NUMBER}(?: ${NUMBER})?(?: and (?:a half|${NUMBER}))?(?: (?:years?|months?|weeks?|days?|hours?|times|dollars|pounds|euros|of (?:us|them)))?(?: old)?`;
const WHEN =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|summer|winter|spring|autumn|school|yesterday|birth|always|childhood|then)';
/** An age, a date, how long, which child one is: what is stated in so few words tells nothing that could be taken up. */
const BARE = new RegExp(
  `^(?:(?:well|yes|no|ok|oh|and|so|actually|by the way) )?(?:(?:(?:he|she|they|it|we|i) (?:is|am|are|was|were|turned|turns)|it has been|(?:(?:my|our|his|her|the|their) )?\\w+ (?:is|was|are)) )?(?:${SPAN}(?: (?:ago|now|today|together|married|in \\w+))?|(?:since|in|on|last|this|every|from) (?:(?:last|this|the|early|late) )?(?:${WHEN}|${SPAN}|week|month|year)(?: (?:19|20)\\d\\d)?|for (?:${SPAN}|ages|a (?:long )?(?:time|while))(?: now)?|(?:identical )?twins|(?:the |an |a )?(?:only|oldest|eldest|youngest|middle|first|second|last)(?: (?:child|one|born|of \\w+|girl|boy|son|daughter))?)$`,
);
/** What is called out at a reply, and tells nothing. */
const REACTION =
  /^(?:(?:oh|ok|okay|ah|ha|haha|hahaha|lol|hm|hmm|hmmm|wow|whoa|gosh|huh|well|so|very|really|quite|that is|this is|it is|how|just|only|was|i am|i was|i|and|a bit|pretty|what a|my goodness|omg) )*(?:wow|whoa|gosh|huh|hm|hmm|hmmm|haha|hahaha|lol|omg|interesting|fascinating|amazing|incredible|funny|strange|weird|crazy|beautiful|deep|powerful|wondering|curious|never knew (?:that|this)|did not know (?:that|this)|had no idea|never thought of (?:it|that)(?: like that| that way)?|good to know|fair enough|makes sense|that makes sense)(?: (?:haha|lol|though|then|really|actually|wow))*$/;
const SAYS =
  /\b(?:(?:he|she|they|people|everyone|everybody|my \w+(?: \w+)?(?: in law)?|the \w+|her \w+|his \w+|our \w+) (?:\w+ )?(?:says?|said|thinks?|thought|tells? (?:me|us|him|her)|told (?:me|us|him|her)|calls? me|called me)|according to)\b/;
const TAUGHT = /\bi (?:\w+ )?(?:learn(?:ed|t)|was (?:taught|told)|heard)\b/;
const NO_WISH =
  /^(?:(?:no|but|and|please|honestly|really) )*i (?:really |just |still )*(?:do not|did not) (?:really |even )?(?:want|need|wish for|like) (?:any |a |more |your )?(?:advice|proofs?|verses?|sermons?|answers?|sympathy|pity|platitudes|prayers?|lectures?|help|to (?:hear|be told|talk))\b/;
const WISH =
  /(?:^|\b(?:but|and|so|because|now|honestly|no|yes) )i (?:only |just |really |still |so )*(?:want|wish|hope|long for|would (?:love|like|rather))\b/;
const FEARS =
  /\b(?:afraid|scared|frightened|terrified|worried|dread)\b|\bif (?:i|he|she|they|it|we)\b|\b(?:he|she|they|it|we|i|people|everyone|this|that) (?:\w+ )?(?:will|might|could|is going to|are going to|am going to) (?!be fine|be ok|not\b|never\b)\w+/;
const FEELS =
  /\bi (?:\w+ )?(?:feel|felt|hate|miss|cry|cried|hurt|resent|regret|love|cannot|can not|am (?:so |just |very |really )*(?:tired|angry|sad|ashamed|lonely|jealous|lost|numb|confused|furious|exhausted|embarrassed|guilty|bitter|nervous|alone|proud))\b|\b(?:it|that) (?:\w+ )?(?:hurts?|cut me|breaks? my heart)\b/;
const IS_HARD =
  /\b(?:nobody|no one|never|not even|died|dead|killed|hit|beat|beats|hurts?|sick|ill|worse|lost|left me|laughs?|laughed at|shouts?|screams?|screamed|alone|crie[sd]|crying|stole|lied|lies|cheated|fired|sacked|evicted|refused|ignores?|blocked|cannot|can not|could not|will not|does not|do not|did not make it|failed|broke|broken|detained|arrested|deported|spat|not breathing|have taken (?:him|her|them)|took (?:the|my|our|him|her|them)|cut (?:us|me|him|her) off|walk(?:s|ed)? all over)\b/;

/** What was learned or thought of a text tells nothing of a life. */
const OF_A_TEXT =
  /\bi (?:always |had |have |never )?(?:thought|think(?! i\b)|learn(?:ed|t)|was (?:taught|told)|heard|read|knew|know|guess|suppose|remember)\b/;

/** By what a remark says, what is said first; what fits it best comes first. */
const FIRST: readonly (readonly [RegExp, readonly string[]])[] = [
  [SAYS, OTHERS_SAY],
  [NO_WISH, NOT_WANTED],
  [WISH, WISHED],
  [FEARS, FEARED],
  [FEELS, FELT],
  [IS_HARD, HARD],
];
const TONES: readonly (readonly [RegExp, readonly SequelAnswer[]])[] = [
  [PERHAPS, PERHAPS_GOOD],
  [EXCUSE, EXCUSES],
];

/** What is said before anything else to a remark, by what it says; undefined where nothing in it is hard, feared, felt or wished. */
export function openerTo(telling: Telling): string | undefined {
  const plain = plainWords(telling.request.words);
  const first = FIRST.find(([sign]) => sign.test(plain))?.[1];
  return first && telling.line(first);
}

/** Whether good news is told, and nothing takes it back. */
export const isGoodNews = (plain: string): boolean => GOOD.test(plain) && !BUT.test(plain);

/** What is said to something told; a part may be empty. */
interface Heard {
  readonly parts: string[];
}

/**
 * What may be said to anybody who goes on telling in this talk: that it was heard, and what can be done next.
 * Undefined where its matter is not known, unless nothing else is left to say.
 */
export function heardOn(telling: Telling, { isLast = false } = {}): Heard | undefined {
  const { words } = telling.request;
  const of = matterOf(telling);
  if (!of && !isLast) return undefined;
  const plain = plainWords(words);
  if (WANTS_MADE.test(plain)) return { parts: [telling.line(NOT_MADE)] };
  const { places } = concernedIn(telling);
  const tone = isGoodNews(plain) ? GOOD_NEWS : TONES.find(([sign]) => sign.test(plain))?.[1];
  const toned = tone?.find(({ text }) => telling.said.times(text) === 0);
  if (toned) return { parts: partsOf(telling, toned, places) };
  const name =
    of?.matter === 'grief'
      ? (NAME.exec(words.trim())?.[1] ?? CALLED.exec(words)?.slice(1).find(Boolean))
      : undefined;
  const isStated = BARE.test(plain);
  if (
    (!of || of.matter === 'faith' || (of.matter === 'doubt' && !isPersonal(plain))) &&
    (!isPersonal(plain) || SAYS.test(plain) || OF_A_TEXT.test(plain)) &&
    !isStated
  ) {
    if (!of && !isPersonal(plain)) return undefined;
    const isOfOthers = SAYS.test(plain) || TAUGHT.test(plain);
    return { parts: [isOfOthers ? telling.line(READ_OTHERWISE) : telling.line(REMARKED)] };
  }
  const first = FIRST.find(([sign]) => sign.test(plain))?.[1] ?? TOLD;
  const opener = name ? telling.line(NAMED, { name }) : isStated ? telling.line(STATED) : telling.line(first);
  return { parts: [opener, first === NOT_WANTED ? '' : nextOn(telling, of)] };
}

/** What can be done next in this matter; nothing, where all of it was said. */
const nextOn = (telling: Telling, of: TalkMatter | undefined): string =>
  telling.unheard(of ? NEXT_ON[of.matter] : NEXT_ANYHOW);

/** A name alone, or with an age: "Bramble. fourteen", "he had a name. Jonah". */
const NAME =
  /^(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Mm]y) (?:\p{Ll}+ )?name (?:is|was) |(?:[Hh]e|[Ss]he|[Ii]t) had a name[.,:;]? (?:it was )?|(?:[Hh]e|[Ss]he) (?:is|was) called |[Ww]e (?:called|named) (?:him|her|it) )?(\p{Lu}\p{Ll}+)(?:[.,;]? (?:(?:[Hh]e|[Ss]he) was )?(?:\d{1,3}|\p{Ll}+teen|\p{Ll}+ty)(?:[ -]\p{Ll}+)?(?: years old)?)?[.!]?$/u;
/** The same within more that is told. */
const CALLED =
  /\b(?:[Hh]e|[Ss]he|[Ii]t) (?:is|was) called (\p{Lu}\p{Ll}+)|\b(?:[Hh]is|[Hh]er) name (?:is|was) (\p{Lu}\p{Ll}+)/u;
/** Something is to be made, or what was made is to be otherwise. */
const WANTS_MADE =
  /^(?:(?:ha|haha|no|yes|ok|okay|good|great|thanks|thank you|right|now|and|also|but|lovely|perfect) )*(?:(?:i |we )?(?:also )?need (?:an?|some|one|\w+ (?:questions|verses|points|ideas)) |(?:an?|one) (?:\w+ )?(?:question|activity|game|example|picture|illustration|story|song|opening|closing) (?:to|for|that|as|i|we)\b|(?:it )?(?:needs|has) to (?:work|fit|be|rhyme)\b|(?:please )?(?:use|add|put in|leave out|make (?:it|them|one)|do (?:it|one)) |(?:also |and )?one (?:for|to)\b|nothing about\b|can it\b|something (?:for|funny|short|simple|to|else|easy)\b|(?:give|write|make|find|show|send|tell) (?:me|us)\b)|\bsomething (?:that|which) (?:sounds|fits|works|is)\b|\bwe (?:would|d) like (?:him|her|it|them|that) (?:\w+ )?\w+ed\b/;

/** To "wow" and "since march": nothing in them can be taken up but that they were said; undefined for every other message. */
export function reacted(telling: Telling): Heard | undefined {
  const { words } = telling.request;
  const plain = plainWords(words);
  if (words.includes('?')) return undefined;
  if (REACTION.test(plain)) return { parts: [telling.line(REACTED)] };
  return BARE.test(plain) ? heardOn(telling) : undefined;
}

/** An answer with its places filled, and its passage where that was not read yet. */
export function partsOf(
  telling: Telling,
  { text, passage }: SequelAnswer,
  places: Readonly<Record<string, string>>,
): string[] {
  const shown = passage && passageOfMark(passage);
  return [telling.words(text, places), shown && !telling.said.quoted(shown) ? telling.quote(shown) : ''];
}
