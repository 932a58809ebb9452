import { amountWords } from '../forms/amounts.ts';
import { plainWords } from '../reading/words.ts';
import { askedPerson } from './asked-person.ts';
import type { Person } from './persons.ts';

/** In what shape the last reply is wanted; what is left of short messages is read later, by reading/moves.ts. */
export type AskedShape =
  | { readonly kind: 'shorter'; readonly words?: number; readonly sentences?: number }
  | { readonly kind: 'points'; readonly count?: number }
  | { readonly kind: 'some'; readonly count: number; readonly by: 'order' | 'last' | 'shortest' | 'voices' }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'meaning'; readonly isPlain: boolean }
  | { readonly kind: 'for-a-child' };

/** In UTF-16 units, and in words: a longer message tells something of its own. */
const MOST_READ = 400;
const LONGEST = 45;
/** What asks for points, some, another person or a meaning is said in fewer. */
const LONGEST_OTHERWISE = 24;

/** What a message wants of the last reply's text; undefined for one that asks for something of its own. */
export function askedShape(message: string): AskedShape | undefined {
  if (message.length > MOST_READ) return undefined;
  const clauses = clausesOf(message);
  const count = clauses.reduce((sum, { plain }) => sum + plain.split(' ').length, 0);
  if (count > LONGEST || asksBeside(clauses)) return undefined;
  const words = amountWords(plainWords(message));
  const isBrief = count <= LONGEST_OTHERWISE;
  const person = isBrief
    ? [words, ...clauses.map(({ plain }) => plain)].map(askedPerson).find(Boolean)
    : undefined;
  if (person) return { kind: 'person', person };
  const otherwise = isBrief ? shapeIn(words) : undefined;
  return otherwise ?? shorterIn(clauses);
}

interface Clause {
  readonly plain: string;
  readonly isQuestion: boolean;
}

/** Where a request begins in a message without punctuation, as it is dictated. */
const BEGINS_A_REQUEST =
  /\b(?:but|however)\b|\b(?=(?:can|could|would|will) (?:you|u|ya|we|it|i)\b)|\b(?=(?:make|say|cut|keep) (?:it|that|this)\b)|\b(?=(?:please|plz|pls) \w)|\b(?=(?:i|we) (?:need|want|would like) (?:it|that|this)\b)/i;

/** The clauses of a message: what punctuation, "but" or the beginning of a request divides. */
function clausesOf(message: string): Clause[] {
  return message
    .replace(/tl;? ?dr/i, 'tldr')
    .split(/(?<=[.?!;,\n:])|\s[-–—]\s|\((?=\w)/)
    .flatMap((piece) =>
      piece.split(BEGINS_A_REQUEST).map((part) => ({
        plain: amountWords(plainWords(part)),
        isQuestion: piece.trim().endsWith('?'),
      })),
    )
    .filter(({ plain }) => plain !== '');
}

/** A question on a matter of its own beside the request: "shorter. And what is grace?" */
const asksBeside = (clauses: readonly Clause[]): boolean =>
  clauses.length > 1 &&
  clauses.some(
    ({ plain, isQuestion }) =>
      isQuestion &&
      /^(?:and |but |so |also )*(?:what|why|how|who|where|when|does|do|did|is|are)\b/.test(plain),
  );

/** Words that stand before what is asked of a reply and say nothing of another subject. */
const BEFORE: ReadonlySet<string> = new Set(
  (
    'a actually again all also an and answer any are as at be because been bible bit blessing but can card change could cut devotion devotional do down even ' +
    'explanation fine first for from get give given good great grace half have havent having hello help helpful hi hm hmm how about i if im in into is it its just keep ' +
    'kind kindly like liked likes little lot lovely love loved make makes making may maybe me message might mind more much my myself need needs nice no not note now of off oh ok ' +
    'okay one only or our out perfect perhaps please pls plz possible pray prayer prefer put quite rather read reading really reply right same say see send set ' +
    'shall she he her him so some somehow something sorry still study super sure time once tell text than thank thanks that the their them then these they think this those thx to tell too trim try ty ' +
    'under up us version very want wants was way we well were will wish with wonderful words would write ya yeah yes yet you your beautiful brilliant bless dear love loads amen far somewhat wee trouble bring turn brief work works'
  ).split(' '),
);

/** What asks for fewer words, where only such words stand before it. */
const SHORTER =
  /^(?:(?:so|but|please) not (?:too |very )?long$|shorter|shoter|shortr|shorer|shortter|shrter|shortened|shorten|short version|short|briefer|brief|more concise|concise|more compact|condensed?|snappier|smaller|tighter|trimmed|abbreviat\w+|abridge\w*|compress\w*|(?:not|less) (?:so|as|quite so|that) long|less long|cut (?:it|that|this) (?:a (?:bit|little)|some)|to long|(?:too|bit|quite|very|rather|pretty|really|awfully|so|little) (?:long|wordy|lengthy)(?! (?:ago|since|without|away|to (?!read|say|pray|learn|remember|print|take|write|fit|put|send|use|keep)))|too much (?:text|words|writing|to (?:read|say|take in))|too much$|in half|quicker|reduce (?:it|that|this)$|too many words|less (?:long|wordy|words|text)|fewer words|long winded|half (?:of )?(?:it|that|the (?:length|size)|as long|this)|in short|nutshell|tl ?dr|summary|summaris\w+|summariz\w+|sum (?:it|that|this) up|(?:cut|trim|boil|strip|pare|whittle|slim) (?:it |that |this )?(?:right )?down|gist|bottom line|quick version|(?:1|single) (?:line|liner|sentence)\b)/;
/** "To 50 words", "in two sentences"; "1 thing" is the heart of it. */
const LIMIT = /^(\d{1,3}) (words?|sentences?|lines?)\b/;
/** A limit belongs to the reply where one of these, or nothing of weight, stands before it. */
const POINTS_AT_IT = /\b(?:in|to|into|under|only|just|than)$|\b(?:it|that|this)\b/;
/** Behind a bare "two lines": nothing, or a reason. */
const NOTHING_MORE =
  /^(?:$| (?:please|pls|only|max|maximum|or less|or so|at most|tops|thanks|will do|is enough|long)\b| (?:so|because|if|as) )/;
/** A thing with a subject of its own is another request: "a shorter prayer for exams". */
const OF_ITS_OWN =
  /^(?: \w+){0,3}? (?:(?:about|regarding|concerning) (?!it\b|this\b|that\b|the same\b)|(?:prayer|note|card|blessing|verse|psalm|reading|devotion|devotional|study|story|talk|letter|poem|grace) (?:for|on|about|before|to)\b)/;
/** Time is what a study or a talk is measured by. */
const MINUTES = /\b\d+ (?:minutes?|mins?|hours?)\b/;

/** Something new that is asked for: its length is said of it, and not of the reply. */
const NEW_THING =
  /(?<!\b(?:on|onto|for|in|into|to|of|as|like|with|from|by|under|is) )\b(?:a|an|another|some|any|closing|opening) (?:(?!little\b|bit\b)\w+ )?(?:prayer|blessing|verse|psalm|reading|note|poem|devotion\w*|story|song|hymn|talk|sermon|grace)\b/;

function shorterIn(clauses: readonly Clause[]): AskedShape | undefined {
  if (clauses.some(({ plain }) => NEW_THING.test(plain) || MINUTES.test(plain))) return undefined;
  for (const [place, { plain }] of clauses.entries()) {
    const words = plain.split(' ');
    for (let at = 0; at < words.length; at += 1) {
      const rest = words.slice(at).join(' ');
      const limit = LIMIT.exec(rest);
      const isLimit = limit !== null && (at === 0 || BEFORE.has(words[at - 1]!));
      const found = SHORTER.exec(rest)?.[0];
      if (found !== undefined || isLimit) {
        const behind = rest.slice((found ?? limit![0]).length);
        const isAmbiguous = found === 'short' || found === 'brief';
        if (OF_ITS_OWN.test(behind)) return undefined;
        if (
          isAmbiguous &&
          (!SHORT_OF_IT.test(plain) || (found === plain && tellsMore(clauses.slice(0, place))))
        )
          return undefined;
        const isLength = found === undefined || /^(?:1|single) /.test(found);
        const before = words.slice(0, at).join(' ');
        if (isLength && !POINTS_AT_IT.test(before) && !NOTHING_MORE.test(behind)) return undefined;
        return { kind: 'shorter', ...limitIn(plain) };
      }
      if (!BEFORE.has(words[at]!)) break;
    }
  }
  return undefined;
}

const tellsMore = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ plain }) => plain.split(' ').some((word) => !BEFORE.has(word)));

/** "Short" alone is a property of something new, unless it is said of the reply. */
const SHORT_OF_IT =
  /^(?:please |make |just )?(?:short|brief)(?: (?:version|one|please|pls))*$|\b(?:it|that|this|them) (?:\w+ ){0,2}(?:short|brief)\b|\b(?:short|brief) (?:version|form|one)\b/;

function limitIn(plain: string): { words?: number; sentences?: number } {
  const limit = /\b(\d{1,3}) (words?|sentences?|lines?|liner)\b/.exec(plain);
  if (!limit) return /\bsingle (?:line|sentence)\b/.test(plain) ? { sentences: 1 } : {};
  const [, amount = '', unit = ''] = limit;
  return unit.startsWith('word') ? { words: Number(amount) } : { sentences: Number(amount) };
}

const POINTS =
  /^(?:(?:and|ok|okay|please|now) )*(?:can|could|would) you (?:give|make|set) (?:me |it |them |that )*(?:in |into |as |with |some |a few |the )*points(?: please)?$|\b(?:(\d{1,2}) )?(?:(?:short|key|main|quick|simple|little|clear|important|big) ){0,2}(?:bullet ?points?|bullets?|bulletpoints?|takeaways?|take aways|key points|main points|dot points)\b|\b(?:line each|line by line)\b|\b(\d{1,2}) (?:(?:short|key|main|quick|simple|clear) ){0,2}points\b|\b(?:as|in|into|to|like) (?:a |an )?(?:(?:short|numbered|bulleted|bullet|simple|quick|check) ){0,2}(?:list|table|checklist|points)\b(?! of\b)|^(?:(?:a|as|in|just|please) ){0,2}(?:table|list|bullets|points)(?: (?:please|pls|form|instead))*$/;

const RANK = 'best|top|strongest|nicest|favou?rite|loveliest|clearest|easiest|simplest|shortest|first|last';
const OF_THEM =
  '(?:of (?:them|those|these|the \\w+)|ones?|verses?|passages?|readings?|psalms?|questions?|prayers?|lines?|references?|notes?)';
/** Nothing of weight comes behind it: "the three best for a card", and not "the last two years were hard". */
const NO_MORE =
  '(?= ?(?:$|please|pls|thanks|then|will do|is enough|are enough|would do|is fine|for (?:a|the|my|our|me|us|her|him|them)\\b|to (?:read|print|send|put|use|keep|learn)\\b|that (?:fit|would|are|go)\\b|which (?:fit|would|are)\\b|because\\b))';
const SOME: readonly RegExp[] = [
  /^(?:which|what) ([2-9]|\d\d) (?:would|do|should|are|of)\b/,
  /^(\d{1,2}) (?:is|are|will|would|must) (?:be )?(?:enough|do|fine|plenty)\b/,
  new RegExp(`\\b(?:${RANK}) (\\d{1,2})(?: ${OF_THEM})?${NO_MORE}`),
  new RegExp(`\\b(\\d{1,2}) (?:${RANK})(?: ${OF_THEM})?${NO_MORE}`),
  new RegExp(`\\b(\\d{1,2}) (?:out )?of (?:them|those|these|the \\d+)${NO_MORE}`),
  new RegExp(
    `\\b(?:(?:just|only) (?:need|want|have room for|have space for)|just|only|pick|choose|select|keep|(?:narrow|cut|bring|get|trim|take) (?:it|them|that|those) (?:down )?to|down to|reduce (?:it|them) to) (?:me )?(?:the |any |your )?(\\d{1,2})(?: ${OF_THEM})?${NO_MORE}`,
  ),
];
/** Words that may stand before it, beside those that may stand before anything asked of a reply. */
const BEFORE_SOME: ReadonlySet<string> = new Set(
  'which what pick choose select best top strongest nicest shortest one ones would narrow bring get take reduce your those them two too many much'.split(
    ' ',
  ),
);
const ONE_OF_THEM =
  /^(?:(?:and|so|ok|just|only|which|what|is|would|be|tell|give|me|pick|choose|please|show|can|could|you|i|have) ){0,6}(?:your|the) (?:(?:very|single|absolute) )?(?:favou?rite|best|strongest)(?: 1| one| of (?:them|those|these))?(?: please| only| then)?$/;
/** "Which is best for a mother of toddlers": the first stands first for that reason. */
const BEST_FOR =
  /^(?:(?:and|so|ok|okay) )*(?:which|what)(?: 1| one)?(?: of (?:them|those|these))? (?:is|would be|do you think is|fits|suits|should i (?:take|use|choose|pick)|would you (?:take|use|choose|pick))(?: the)?(?: best| nicest| right one| most fitting)?(?: 1| one)?(?: (?:for|with) (?:\w+ ){1,6}\w+)$/;
const VOICES =
  /\b(?:2|3|several|different|two) (?:voices|readers|speakers)\b|\b(?:in turns?|responsively|antiphonally|by turns|as a dialogue)\b/;
const SAYS_WHICH =
  /\b(?:which|what) \d\b|\b(?:which|what|any|one|some) (?:\w+ )?(?:of (?:those|these|them)|ones?|reading|passage|verse|psalm|would)\b/;
const SMALL_SPACE =
  /\b(?:short\w*|card|photo\w*|tag|fits?|small|tiny|frame|mug|ring|phone|stone|child\w*|grand\w+|nervous|eas\w+|remember|memor\w+|by heart)\b/;
/** What names a subject is a request of its own. */
const NAMES_A_SUBJECT =
  /\b(?:about|regarding|concerning) (?!it\b|this\b|that\b|the same\b|them\b)|\b(?:sermon|homily|quiz|study|plan|talk|lesson|devotion\w*|prayer|poem)\b(?: \w+){0,5}? (?:on|about) (?!it\b|this\b|that\b|them\b)/;

const MEANS =
  /^(?:(?:ok|okay|and|but|so|thanks|thank you|lovely|nice|yes|hm+|sorry|please) )*(?:(?:what|whats) (?:does|do|is|did|would|could) (?:it|that|this|the verse|that verse|this verse|the passage|that passage|he|she|they) (?:\w+ )?(?:mean|mean by (?:it|that)|saying|about|meaning)|what is (?:it|that|this) (?:really )?(?:saying|about)|meaning|huh|explain|(?:i (?:do not|did not|can not) (?:really )?(?:get|understand|follow|see) (?:it|that|this|what (?:it|that|this) means))|(?:can|could|would|will) you (?:please )?explain (?:it|that|this)|explain (?:it|that|this))(?: (?:though|then|please|exactly|actually|really|to me|for me|now|in simple words|simply))*$/;
const PLAINLY =
  /^(?:(?:ok|okay|and|but|so|thanks|thank you|lovely|nice|yes|hm+|sorry|please|now|just|can|could|you|say|put|tell|me|i|have|it|that|this|explain|give|what|does|mean|means|is|the|verse|meaning) )*(?:in )?(?:more )?(?:(?:plain|simple|easy|easier|simpler|normal|everyday|ordinary) (?:words?|english|language|terms|speech)|simpler|easier|simply|simplify (?:it|that|this)|simplified)(?: (?:please|pls|though|then|for me))*$/;

/** A daughter or a son may be grown up: what one says to them is another matter. */
const FOR_A_CHILD =
  /\b(?:put|say|explain|tell|phrase|word|answer) (?:it|that|this|all that|all this) (?:\w+ ){0,2}?(?:to|for) (?:\w+ ){0,3}?(?:\d{1,2} years? olds?|child|children|grandchild(?:ren)?|toddlers?|sunday school|infants|little ones?)\b/;

/** What is asked other than fewer words, over plain words with digits. */
function shapeIn(words: string): AskedShape | undefined {
  if (NAMES_A_SUBJECT.test(words)) return undefined;
  if (FOR_A_CHILD.test(words)) return { kind: 'for-a-child' };
  const points = POINTS.exec(words);
  if (points) {
    const count = points[1] ?? points[2];
    return { kind: 'points', ...(count !== undefined && { count: Number(count) }) };
  }
  if (MEANS.test(words)) return { kind: 'meaning', isPlain: false };
  if (PLAINLY.test(words)) return { kind: 'meaning', isPlain: true };
  return someIn(words);
}

function someIn(words: string): AskedShape | undefined {
  if (VOICES.test(words) && SAYS_WHICH.test(words)) return { kind: 'some', count: 1, by: 'voices' };
  if (ONE_OF_THEM.test(words) || BEST_FOR.test(words)) return { kind: 'some', count: 1, by: 'order' };
  for (const pattern of SOME) {
    const found = pattern.exec(words);
    const count = Number(found?.[1] ?? 0);
    if (!found || count === 0 || LIMIT_NAMED.test(words)) continue;
    const before = words.slice(0, found.index).trim().split(' ');
    if (!before.every((word) => word === '' || BEFORE.has(word) || BEFORE_SOME.has(word))) continue;
    const by = /\blast \d/.test(words) ? 'last' : SMALL_SPACE.test(words) ? 'shortest' : 'order';
    return { kind: 'some', count, by };
  }
  return undefined;
}

const LIMIT_NAMED = /\b\d+ (?:words|sentences?|minutes?|lines?|more)\b/;
