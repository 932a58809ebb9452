import {
  type Addressee,
  type MatterOf,
  WORDS_FOR_ANYTHING,
  WORDS_FOR_ANYTHING_HINT,
  WORDS_LEADS,
  WORDS_TO_SAY,
  type WordsToSay,
} from '../../../content/guide/words-to-say.ts';
import { capital } from '../../../language/capital.ts';
import { sentencesOf } from '../forms/form-context.ts';
import { plainWords } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { matterOf as talkMatter } from '../told/matter.ts';
import { goesWith, isPlural, mentionsIn, pronounOf, type ToldPerson } from '../told/people-told.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import {
  deathIn,
  isSame,
  known,
  livingBefore,
  personBefore,
  type ToldSoFar,
  toldSoFar,
  type Whose,
  whoseIs,
} from '../told/told-so-far.ts';
import { sequelIn } from './sequels.ts';

/** In words: who asks for words in more of them, says what about. */
const LONGEST = 18;
const ADVERBS = '(?:(?:even|actually|possibly|really|now|then|best|ever|just|exactly) )*';
const ASKS = new RegExp(
  `\\b(?:what|wat) (?:i|we) (?:can|could|should|must|shall|may) (?:say|tell|text|write|send|answer)\\b|\\b(?:what|wat) (?:do|should|can|could|would|shall|will|might|am|to) ?(?:i |we )?${ADVERBS}(?:going to |supposed to |meant to |have to )?(?:say|tell|text|write|answer|reply|message)\\b` +
    `|\\bhow (?:do|should|can|could|would|shall|to) ?(?:i |we )?${ADVERBS}(?:going to |supposed to |meant to )?(?:tell|say|put|explain|break|bring|talk (?:to|with)|speak (?:to|with)|word|phrase|approach)\\b` +
    '|\\b(?:something|anything|words|sentence|line|lines|text|message|sentences) (?:\\w+ ){0,3}?(?:i|we) (?:can|could|might) (?:text|send|say|tell|write|whatsapp)\\b' +
    '|\\b(?:something|anything|words|text|message|line|sentence) (?:\\w+ ){0,2}?to (?:text|send|say|tell|write|whatsapp)\\b' +
    '|\\b(?:give|send|write|tell) me (?:\\w+ ){0,4}?(?:to (?:say|text|send|tell|write)|text to send)\\b' +
    '|\\bwhat (?:do|should|can|could|shall) (?:i|we) put\\b|\\bwhat (?:would|do|should) you (?:advise|suggest|recommend) (?:that )?(?:i|we) (?:say|write|answer|reply|send|text|put)\\b' +
    '|\\b(?:help me|can you) (?:to )?(?:find the words|word it|say it|phrase it)\\b|\\b(?:do not|not) know (?:what to say|how to (?:say|tell|put))\\b',
);
/** A message that is to be drafted: "can you draft me a text to him". Without words for the matter it is a note to be filled in. */
const DRAFT =
  /\b(?:draft|write|make|give|do|compose|put together|help (?:me )?(?:to )?(?:write|with)) (?:me |us |for me |for us )?(?:a |an |one |the |some |my |this )?(?:(?:short|quick|little|simple|polite|kind|honest|nice|small) ){0,2}(?:messages?|texts?|letter|note|email|reply|answer|whatsapp|sms)\b(?!.{0,60}\babout (?:it|this|that)\b)/;
/** Words that say nothing of what is to be said. */
const SAYS_NOTHING = new Set(
  `what wat how do should can could would shall will might am i we to even actually possibly really now then best ever just exactly say tell text write answer reply message
  going supposed meant have put explain break bring up talk with speak word phrase approach it this that them him her me my us you your he she they something anything
  words sentence sentences line lines few only short quick give send please help find the a an of on in at for not know don dont so ok okay and but yes well thanks thank
  today tonight tomorrow when see next meet phone call visit first without another row fight arguing argument quarrel upsetting making worse hurting him whatsapp news about
  all is be if one two some simple nice kind right too back start begin over there later thing things someone somebody let are again no comes come home back gets without face before goes leaves must sms
  out knock knocks starts seriously haha lol row man woman every sunday monday week see evening morning door room draft make compose us letter note email long polite politely honest honestly nasty cruel lie lies lying isnt rude kindly kind gently
  nicely angry would like advise suggest recommend that long english put together my him possibly true messenger`.split(
    /\s+/,
  ),
);
const IS_TO_SEND = /\b(?:text|send|message|whatsapp|write|sms|email)\b/;
const IS_SHORT = /\b(?:short|few words|only few|quick|one (?:line|sentence)|brief|just a line)\b/;

/**
 * Words that can be said or sent, where a message asks for them and leaves open what they are about: by what the talk
 * is about and who is spoken to. Undefined where nothing of the kind is asked for.
 */
export function wordsInTalk(telling: Telling): Spoken | undefined {
  const { words, document } = telling.request;
  const plain = plainWords(words);
  const request = document || spokeOfSuicideBefore(telling) ? undefined : requestIn(words);
  if (request === undefined) return undefined;
  const told = toldSoFar(telling);
  const addressee = addresseeOf(told, request);
  const found = WORDS_TO_SAY.find(
    (each) =>
      (each.asked?.test(request) ?? true) &&
      fits(told, each, addressee) &&
      telling.said.times(each.say) === 0,
  );
  const isShort = IS_SHORT.test(plain);
  const leads = IS_TO_SEND.test(plain) || isShort ? WORDS_LEADS.send : WORDS_LEADS.say;
  if (found) {
    const text = telling.words(inPlaces(found.say, aboutWhom(told, found, addressee)));
    const said = isShort && !DRAFT.test(request) ? sentencesOf(text).slice(0, 2).join(' ') : text;
    return { parts: [telling.line(leads), said, leads === WORDS_LEADS.send ? '' : found.hint] };
  }
  if (DRAFT.test(request)) return undefined;
  // Advice for this addressee or matter says more than a form for anything.
  if (sequelIn(words)?.sequel.id === 'what-to-say') return undefined;
  if (telling.said.times(WORDS_FOR_ANYTHING) > 0 || !tellsOfALife(telling, told)) return undefined;
  return { parts: [telling.line(WORDS_LEADS.open), WORDS_FOR_ANYTHING, WORDS_FOR_ANYTHING_HINT] };
}

/** Of a text or a teaching nothing is told that would be hard to say. */
function tellsOfALife(telling: Telling, told: ToldSoFar): boolean {
  const matter = talkMatter(telling)?.matter;
  return (
    (matter !== undefined && matter !== 'faith') ||
    told.messages.slice(0, -1).some(({ mentions }) => mentions.length > 0)
  );
}

/** What asks for words and says nothing of their matter, from where it begins to ask. */
function requestIn(words: string): string | undefined {
  for (const sentence of words.split(/[.?!;\n]+/).toReversed()) {
    const plain = plainWords(sentence);
    const asked = plain.split(' ').length > LONGEST ? null : (ASKS.exec(plain) ?? DRAFT.exec(plain));
    if (!asked) continue;
    const request = plain.slice(asked.index);
    const people = mentionsIn(request);
    const rest = people.reduceRight(
      (text, { at, end }) => `${text.slice(0, at)} ${text.slice(end)}`,
      request,
    );
    const leavesOpen = rest
      .split(/\s+/)
      .every((word) => word === '' || SAYS_NOTHING.has(word) || ROLES.has(word));
    if (leavesOpen) return request;
  }
  return undefined;
}

/** Somebody who is spoken to. */
interface SpokenTo {
  readonly kind?: Addressee;
  readonly person?: ToldPerson;
}

const ROLES: ReadonlyMap<string, Addressee> = new Map(
  Object.entries({
    doctor: 'doctor doctors gp nurse surgeon consultant psychiatrist therapist',
    minister: 'minister pastor priest vicar elder elders chaplain reverend rabbi',
    boss: 'boss manager supervisor employer work',
    teacher: 'teacher headteacher school principal tutor',
  } satisfies Partial<Record<Addressee, string>>).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, Addressee] => [word, kind as Addressee]),
  ),
);
const KINDS: readonly (readonly [Addressee, RegExp])[] = [
  [
    'relative',
    /in law$|^(?:nan|nana|gran|granny|grand(?:mother|father|ma|pa|parents)|grand?dad|aunt|auntie|uncle|cousin|niece|nephew|family)$/,
  ],
  ['spouse', /^(?:wife|husband|partner|boyfriend|girlfriend|fiancee?)$/],
  ['child', /(?:son|sons|daughter|daughters|child|children|boy|girl|toddler|teenager|baby|twins)$/],
  ['parent', /^(?:step)?(?:mother|father|mum|mom|dad|mam|mama|parents)$/],
  ['sibling', /^(?:step)?(?:sister|brother)$/],
];

const PRONOUN = /\b(?:him|her|them|he|she|they)\b/;

function addresseeOf(told: ToldSoFar, request: string): SpokenTo {
  const message = told.messages.length - 1;
  const { plain, mentions } = told.messages[message]!;
  const role = roleIn(request);
  if (role) return { kind: role };
  const at = plain.lastIndexOf(request);
  const named = mentions.findLast((mention) => mention.at >= at);
  if (named) return spokenTo(known(told, named.person));
  const [word] = PRONOUN.exec(request) ?? PRONOUN.exec(plain) ?? [];
  const pronoun = word === undefined ? undefined : pronounOf(word);
  const beside = pronoun === undefined ? roleIn(plain) : undefined;
  if (beside) return { kind: beside };
  const fits = (one: ToldPerson) => pronoun === undefined || goesWith(one, pronoun);
  const person = livingBefore(told, { message, at: Math.max(at, 0) }, fits);
  if (person) return spokenTo(person);
  const before = told.messages.map(({ plain: text }) => roleIn(text)).findLast((kind) => kind !== undefined);
  return before === undefined ? {} : { kind: before };
}

const roleIn = (plain: string): Addressee | undefined =>
  plain
    .split(' ')
    .flatMap((word) => ROLES.get(word) ?? [])
    .at(-1);

function spokenTo(person: ToldPerson): SpokenTo {
  const kind =
    KINDS.find(([, pattern]) => pattern.test(person.word))?.[0] ?? ROLES.get(person.word) ?? 'friend';
  return { kind, person };
}

function fits(told: ToldSoFar, { told: pattern, beside, to, of }: WordsToSay, addressee: SpokenTo): boolean {
  if (beside && !told.messages.some(({ plain }) => beside.test(plain))) return false;
  if (to && (!addressee.kind || !to.includes(addressee.kind))) return false;
  const matter = matterOf(told, pattern, addressee);
  return matter !== undefined && (!of || of.includes(matter.of));
}

/** Where the talk tells of something, and whose it is. */
function matterOf(
  told: ToldSoFar,
  pattern: RegExp,
  { person, kind }: SpokenTo,
): { of: MatterOf; whose?: Whose } | undefined {
  for (let message = told.messages.length - 1; message >= 0; message--) {
    const found = pattern.exec(told.messages[message]!.plain);
    if (!found) continue;
    const whose = whoseIs(told, { message, at: found.index + found[0].length });
    if (!whose || whose === 'self') return { of: 'self' };
    const dead = deathIn(told)?.who;
    if (dead && isSame(whose, dead)) return { of: isMourned(dead, kind) ? 'self' : 'other', whose };
    return { of: person && isSame(whose, person) ? 'addressee' : 'other', whose };
  }
  return undefined;
}

/** To a friend the visitor tells of the own dead; in a family both mourn. */
const isMourned = ({ owner, of }: ToldPerson, kind: Addressee | undefined): boolean =>
  !of && (owner === 'my' || owner === 'our') && !(kind && IN_THE_FAMILY.has(kind));
const IN_THE_FAMILY: ReadonlySet<Addressee> = new Set(['parent', 'spouse', 'child', 'sibling', 'relative']);

/** Of whom the words speak, beside the one they are said to. */
function aboutWhom(
  told: ToldSoFar,
  { told: pattern }: WordsToSay,
  addressee: SpokenTo,
): ToldPerson | undefined {
  const dead = deathIn(told)?.who;
  if (dead) return dead;
  const whose = matterOf(told, pattern, addressee)?.whose;
  const { person } = addressee;
  if (whose && whose !== 'self' && !(person && isSame(whose, person))) return whose;
  const end = { message: told.messages.length - 1, at: 0 };
  return personBefore(told, end, (one) => !person || !isSame(one, person));
}

/** The words with somebody in their places. */
function inPlaces(text: string, person: ToldPerson | undefined): string {
  const many = person ? isPlural(person) || person.gender === 'they' : false;
  const [he, him, his] = many
    ? ['they', 'them', 'their']
    : person?.gender === 'she'
      ? ['she', 'her', 'her']
      : ['he', 'him', 'his'];
  const who = person
    ? (person.name ?? [person.owner, person.kind, person.word].filter(Boolean).join(' '))
    : '[name]';
  const places: Record<string, string> = { who, he, him, his, Who: capital(who), He: capital(he) };
  return text
    .replace(/\{(\w+)\|(\w+)\}/g, (_all, one: string, more: string) => (many ? more : one))
    .replace(/\{(\w+)\}/g, (all, place: string) => places[place] ?? all);
}
