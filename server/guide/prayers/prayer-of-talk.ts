import {
  PRAYER_MATTERS,
  PRAYER_STATES,
  PRAYER_TIMES,
  PRAYER_TOGETHER,
  type PrayerMatter,
} from '../../../content/guide/composed-prayers.ts';
import { NEXT_STEPS } from '../../../content/guide/next-steps.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { moveOf } from '../reading/moves.ts';
import { isPersonal } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import { type Said, saidIn } from '../said.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { type Gender, goesWith, namesGiven, pronounOf, type ToldPerson } from '../told/people-told.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import {
  type Death,
  deathIn,
  isSame,
  known,
  livingBefore,
  personBefore,
  personNamed,
  type ToldSoFar,
  toldSoFar,
  type Whose,
  whoseIs,
} from '../told/told-so-far.ts';
import { composedPrayer, type PrayerPlan, type Praying } from './compose-prayer.ts';
import { askedToPray, type PrayerAsked } from './prayer-request.ts';

/**
 * A prayer that a message asks for without saying what about ("pray with us please"): on what the talk is about, for
 * those for whom it is asked. Undefined where no such prayer is asked for. Before any reply only where somebody died.
 */
export function prayerOfTalk(telling: Telling, last: RecalledAnswer | undefined): Spoken | undefined {
  const { words, document } = telling.request;
  if (document || spokeOfSuicideBefore(telling) || plainWords(words) === plainWords(NEXT_STEPS.prayer))
    return undefined;
  const again = madeAgain(telling);
  if (again) return again;
  if (!SPEAKS_OF_PRAYER.test(plainWords(words))) return undefined;
  const told = toldSoFar(telling);
  const asked = askedToPray(words, [...told.names.values()]);
  if (!asked) return undefined;
  const plan = planFor(told, asked, words);
  if (!last && !plan.dead) return undefined;
  if (!isSurelyTold(plan) && hasOwnPrayers(last) && !asked.isFor) return undefined;
  return spokenPrayer(telling, { ...plan, isShort: asked.isShort }, telling.said);
}

/** A prayer on what the talk is about, or, where that is not surely known, one that its entry has. */
export function composedOnTalk(telling: Telling, last: RecalledAnswer, isTogether: boolean): string {
  const request = isTogether ? 'pray with us' : 'pray for me';
  const asked = { plain: request, isFor: false, isShort: false, isTogether, isOfThanks: false };
  const told = toldSoFar(telling);
  const plan = planFor(told, asked, '');
  const own = last.subject.occasion?.prayers ?? last.subject.topic?.prayers;
  if (!isSurelyTold(plan) && own) return telling.words(telling.said.next(own));
  return composedPrayer(plan, telling.said);
}

/** What was told is read only where a prayer may be asked for. */
const SPEAKS_OF_PRAYER = /\bpray|\bone for\b/;

/** The prayer of the reply before once more, with other words or fewer; or for somebody else too. */
function madeAgain(telling: Telling): Spoken | undefined {
  const { words, history } = telling.request;
  const at = history.findLastIndex(({ role }) => role === 'assistant');
  if (!history[at]?.record?.isPrayerOfTalk) return undefined;
  const also = ALSO_FOR.exec(plainWords(words))?.[1];
  const told = toldSoFar(telling);
  if (also) {
    const plain = `pray for ${also}`;
    const asked = { plain, isFor: true, isShort: false, isTogether: false, isOfThanks: false };
    const plan = planFor(told, asked, words);
    // It was prayed for the other already.
    const { near: _near, matter: _matter, ...own } = plan;
    return spokenPrayer(telling, plan.near ? own : plan, telling.said);
  }
  const move = moveOf(words)?.kind;
  if (move !== 'another' && move !== 'shorter') return undefined;
  const before =
    history.findLast(({ role, content }) => role === 'user' && askedToPray(content))?.content ?? '';
  const asked = askedToPray(before);
  if (!asked) return undefined;
  // What is only to be shorter keeps its words.
  const said = move === 'shorter' ? saidIn(history.slice(0, at)) : telling.said;
  const isShort = move === 'shorter' || asked.isShort;
  return spokenPrayer(telling, { ...planFor(told, asked, before), isShort }, said);
}

/** "And for my dad too". */
const ALSO_FOR =
  /^(?:(?:and|please|now|can|could|you|also|then|thank|thanks|ok) )*(?:pray |one |another |another one )?for ((?:\w+ ){0,4}?\w+?)(?: (?:too|also|as well|please))*$/;

function spokenPrayer(telling: Telling, plan: PrayerPlan, said: Said): Spoken {
  const [honest] = PRAYER_TOGETHER.honest;
  const lead = telling.said.times(honest) > 0 ? telling.line(PRAYER_TOGETHER.again) : honest;
  return { parts: [lead, composedPrayer(plan, said)], isPrayerOfTalk: true };
}

const isSurelyTold = ({ matter, state, dead }: PrayerPlan): boolean => Boolean(matter ?? state ?? dead);

/** Where nothing is surely known, an entry that was spoken of has prayers that fit it. */
const hasOwnPrayers = (last: RecalledAnswer | undefined): boolean =>
  last?.subject.topic !== undefined || last?.subject.occasion !== undefined;

/** What a prayer is put together from, by all that was told. */
function planFor(
  told: ToldSoFar,
  { plain: request, isTogether, isOfThanks }: PrayerAsked,
  words: string,
): PrayerPlan {
  const by: Praying = isTogether ? 'us' : 'me';
  const whom = whomFor(told, request, words);
  const death = deathIn(told);
  const time = PRAYER_TIMES.find(([said]) => said.test(request))?.[1];
  const common = { by, isOfThanks, ...(time !== undefined && { time }) };
  if (death && whom !== 'self' && whom && isSame(whom, death.who))
    return {
      ...common,
      for: 'self',
      dead: { ...death.who, ...(whom.name && { name: whom.name }) },
      isForTheDead: true,
    };
  const event = eventFor(told, whom);
  const dead = death && comesFirst(death, event) ? mournedBy(told, death, whom) : undefined;
  const state = stateFor(told, whom ?? 'self');
  const stated = state && { state };
  if (dead)
    return { ...common, for: dead.by, dead: death!.who, ...stated, isFarAway: FAR_AWAY.test(last(told)) };
  const near =
    (whom === undefined || whom === 'self') && event && event.whose !== 'self' ? event.whose : undefined;
  return {
    ...common,
    for: whom ?? 'self',
    ...(near && { near }),
    ...(event && { matter: event.matter }),
    ...(event && childIn(told)),
    ...(death?.isLongAgo && !dead && { remembered: death.who }),
    ...stated,
  };
}

const FAR_AWAY =
  /\b(?:(?:can not|could not|not able to|unable to) (?:go home|travel|be there|fly|attend|go (?:back|there)|see (?:him|her|them))|far (?:away|from home)|from abroad|other side of the world)\b/;

const last = ({ messages }: ToldSoFar): string => messages.map(({ plain }) => plain).join(' ');

/** For whom a prayer is asked; undefined where the request does not say. */
function whomFor(told: ToldSoFar, request: string, words: string): Whose | undefined {
  const message = told.messages.length - 1;
  const target = /\b(?:for|over|with|about) (.+)$/.exec(request)?.[1] ?? '';
  if (OF_ONESELF.test(target)) return 'self';
  const { plain, mentions } = told.messages[message]!;
  const from = plain.indexOf(target);
  const named =
    target === '' ? undefined : mentions.find(({ at }) => at >= from && at < from + target.length);
  const [given] = namesGiven(words);
  const both = mentions.filter(({ at }) => at >= from && at < from + target.length);
  if (both.length > 1 && target !== '') return together(both.map(({ person }) => person));
  if (named) return known(told, named.person);
  const pronoun = pronounIn(target) ?? (given && pronounOf(given.of));
  if (pronoun) {
    const person = livingBefore(told, { message, at: from < 0 ? plain.length : from }, (one) =>
      goesWith(one, pronoun),
    );
    return {
      ...(person ?? { owner: 'the', kind: '', word: 'one' }),
      gender: pronoun,
      ...(given && { name: given.name }),
    } as ToldPerson;
  }
  const name = target === '' ? undefined : nameIn(words);
  const person = name === undefined ? undefined : personNamed(told, name);
  if (person) return BABY.test(person.word) && wasLost(told) ? 'self' : person;
  if (name) return { owner: 'the', kind: '', word: 'one', gender: genderToldIn(plain), name };
  return target === '' ? undefined : 'self';
}

/** "An old man", "a tired mum": who asks may speak of themselves so. */
const OF_ONESELF =
  /^(?:(?:please|all of|both of) )*(?:me|us|myself|ourselves|our family|an? (?:\w+ ){0,2}?(?:man|woman|lady|mother|father|sinner|girl|boy|fool|soul|widow|widower|student|nurse|grandmother|grandfather|like me))\b/;

const BABY = /^(?:baby|twins)$/;
/** For a child that was lost before or at its birth the parents are prayed for, and the child is named. */
const wasLost = (told: ToldSoFar): boolean =>
  eventsIn(told).some(({ matter }) => matter.id === 'miscarriage');

/** "My mum and dad". */
const together = ([first, ...others]: readonly ToldPerson[]): ToldPerson => ({
  ...first!,
  gender: 'they',
  word: [first!, ...others]
    .map(({ owner, kind, word }, at) => [
      at > 0 && owner !== first!.owner ? owner : '',
      at > 0 ? kind : '',
      word,
    ])
    .map((words) => words.filter(Boolean).join(' '))
    .join(' and '),
});

const pronounIn = (target: string): Gender | undefined => {
  const [word] = /\b(?:he|him|his|she|her|they|them|their)\b/.exec(target) ?? [];
  return word === undefined ? undefined : pronounOf(word);
};
const genderToldIn = (plain: string): Gender => pronounIn(plain) ?? 'they';

/** "Pray for Tom": a name behind "for". */
const nameIn = (words: string): string | undefined => /\bfor (\p{Lu}\p{Ll}+)\b/u.exec(words)?.[1];

/** A child that was lost, by its name. */
function childIn(told: ToldSoFar): { child?: string } {
  const baby = told.messages
    .flatMap(({ mentions }) => mentions)
    .findLast(({ person }) => person.word === 'baby');
  const name = baby && known(told, baby.person).name;
  return name === undefined ? {} : { child: name };
}

interface Event {
  readonly matter: PrayerMatter;
  readonly whose: Whose;
  readonly message: number;
}

/** What happens to the one prayed for; where none is named, to whoever was told of. */
function eventFor(told: ToldSoFar, whom: Whose | undefined): Event | undefined {
  const events = eventsIn(told);
  if (whom === undefined) return events[0];
  if (whom === 'self') return events.find(({ whose }) => whose === 'self') ?? events[0];
  return events.find(
    ({ whose, matter, message }) =>
      (whose !== 'self' && (isSame(whose, whom) || isSame(whom, whose))) ||
      (matter.isShared && isNamedIn(told, message, whom)),
  );
}

const isNamedIn = ({ messages }: ToldSoFar, message: number, whom: ToldPerson): boolean =>
  messages[message]!.mentions.some(({ person }) => isSame(person, whom) || whom.word.includes(person.word));

/** What was told of happenings, of the newest message first. */
function eventsIn(told: ToldSoFar): Event[] {
  const { messages } = told;
  return [...messages.keys()].toReversed().flatMap((message) => {
    const { plain } = messages[message]!;
    // What is asked about a word or a teaching tells nothing of a life.
    if (!isPersonal(plain) && messages[message]!.mentions.length === 0) return [];
    return PRAYER_MATTERS.flatMap((matter) => {
      const found = matter.told.exec(plain);
      if (!found || NO_SUCH.test(plain.slice(0, found.index))) return [];
      const whose = whoseIs(told, { message, at: found.index + found[0].length });
      return [{ matter, whose: matter.isShared ? 'self' : (whose ?? 'self'), message }];
    });
  });
}

/** "It is not cancer". */
const NO_SUCH = /\b(?:no|not|never|without|free of|is nt) (?:\w+ )?$/;

/** A death weighs most, unless it is long ago or something else was told since. */
function comesFirst({ message, isLongAgo }: Death, event: Event | undefined): boolean {
  return !event || (event.message <= message && !isLongAgo);
}

/** Who mourns the one who died: for whom the prayer is asked, or whoever tells of it. */
function mournedBy(told: ToldSoFar, { who }: Death, whom: Whose | undefined): { by: Whose } | undefined {
  if (whom !== undefined) return { by: whom };
  if (who.of) return { by: who.of };
  if (who.owner === 'my' || who.owner === 'our' || who.owner === 'the') return { by: 'self' };
  const owner = pronounOf(who.owner);
  const by =
    owner &&
    personBefore(
      told,
      { message: told.messages.length - 1, at: 0 },
      (one) => goesWith(one, owner) && !isSame(one, who),
    );
  return { by: by ?? 'self' };
}

const SELF = '(?:i|we) (?:am|are|feel|felt|get|got|have been|was|were|have|just|really|can not stop|keep)';
const OTHERS =
  '(?:he|she|they|(?:my|our|her|his) (?:\\w+ ){1,2}?)(?:is|are|feels?|gets?|seems?|has been|was|were|just|really|always|can not stop|keeps?|s)?';
const GAP = '(?: (?!not\\b|never\\b|no\\b|less\\b)\\w+){0,3}?';

const STATES = PRAYER_STATES.map(({ words, ...matter }) => ({
  ...matter,
  ofSelf: new RegExp(`\\b${SELF}${GAP} (?:${words})\\b|^(?:so |very |really )*(?:${words})\\b`),
  ofOthers: new RegExp(`\\b${OTHERS}${GAP} ?(?:${words})\\b`, 'g'),
}));

/** How the one prayed for is, as it was told last. */
function stateFor(told: ToldSoFar, whom: Whose): PrayerPlan['state'] {
  for (let message = told.messages.length - 1; message >= 0; message--) {
    const { plain } = told.messages[message]!;
    const state = STATES.find(({ ofSelf, ofOthers }) => {
      if (whom === 'self') return ofSelf.test(plain);
      return [...plain.matchAll(ofOthers)].some((found) => {
        const whose = whoseIs(told, { message, at: found.index + found[0].length });
        return whose && whose !== 'self' && isSame(whose, whom);
      });
    });
    if (state) return state;
  }
  return undefined;
}
