import {
  PRAYER_BEGINNINGS,
  PRAYER_FOR_FAR_MOURNERS,
  PRAYER_FOR_MOURNERS,
  PRAYER_FOR_THOSE_NEAR,
  PRAYER_OF_THANKS,
  PRAYER_OF_THE_DEAD,
  PRAYER_OF_THEIR_DEAD,
  PRAYER_REMEMBERS,
  PRAYER_WHATEVER_IT_IS,
} from '../../../content/guide/composed-prayers.ts';
import type { Said } from '../said.ts';
import { type Gender, isPlural, type ToldPerson } from '../told/people-told.ts';

/** Who prays: one, or several together. */
export type Praying = 'me' | 'us';

/** Something told for which there is a line and a petition. */
interface PrayedMatter {
  readonly line: string;
  readonly petitions: readonly [string, string];
  readonly near?: string;
}

/** What a prayer is put together from. Everything left out is not surely known. */
export interface PrayerPlan {
  readonly by: Praying;
  /** For whom; `self` is those who pray. */
  readonly for: 'self' | ToldPerson;
  /** Somebody near, who has the matter, where it is prayed for those who pray. */
  readonly near?: ToldPerson;
  readonly dead?: ToldPerson;
  /** The one for whom a prayer is asked has died. */
  readonly isForTheDead?: boolean;
  readonly isFarAway?: boolean;
  readonly matter?: PrayedMatter;
  readonly state?: PrayedMatter;
  readonly time?: string;
  readonly isShort?: boolean;
  readonly isOfThanks?: boolean;
  /** Somebody who died long ago, beside what else is prayed about. */
  readonly remembered?: ToldPerson;
  /** The name of a child that was lost. */
  readonly child?: string;
}

type Forms = Readonly<Record<string, string>>;

const FORMS: Readonly<Record<Praying | Gender, Forms>> = {
  me: wordsOfForms('I me my mine am was have do myself'),
  us: wordsOfForms('we us our ours are were have do ourselves'),
  he: wordsOfForms('he him his his is was has does himself'),
  she: wordsOfForms('she her her hers is was has does herself'),
  they: wordsOfForms('they them their theirs are were have do themselves'),
};

function wordsOfForms(words: string): Forms {
  const [I = '', me = '', my = '', mine = '', am = '', was = '', have = '', doing = '', myself = ''] =
    words.split(' ');
  return { I, me, my, mine, am, was, have, do: doing, myself };
}

/** A text in the forms of whoever it is about; of `{hope|hopes}` the second belongs to one other person. */
export function inForms(text: string, whose: Praying | Gender): string {
  const isOne = whose === 'he' || whose === 'she';
  return text
    .replace(/\{(\w+)\|(\w+)\}/g, (_all, many: string, one: string) => (isOne ? one : many))
    .replace(/\{(\w+)\}/g, (all, place: string) => FORMS[whose][place] ?? all)
    .replace(/(^|[.?] )(\p{Ll})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
}

/** How somebody is called in a prayer: by name, or as those who pray call them. */
export function calledInPrayer({ owner, kind, word, name }: ToldPerson, by: Praying): string {
  // Those who pray together have no wife in common.
  const own = owner === 'my' && by === 'us' && !OF_ONE.test(word) ? 'our' : owner;
  const called = [own, kind, word].filter(Boolean).join(' ');
  return name === undefined ? called : owner === 'my' || owner === 'our' ? `${called} ${name}` : name;
}

const OF_ONE = /^(?:wife|husband|fianc\w+|boyfriend|girlfriend|partner|ex)$/;

/** Of several texts, as they stand in the prayer, the one heard least. */
const nextIn = (said: Said, texts: readonly string[], whose: Praying | Gender): string =>
  said.next(texts.map((text) => inForms(text, whose)));

const genderOf = (person: ToldPerson): Gender => (isPlural(person) ? 'they' : person.gender);

/** The pronouns for somebody, by the places they fill. */
export const formsOf = (person: ToldPerson): Forms => FORMS[genderOf(person)];

/** A prayer of parts that are true of what was told: for whom it is, the matter in a plain line, what is asked, Amen. */
export function composedPrayer(plan: PrayerPlan, said: Said): string {
  const { by, dead, isForTheDead, time, isShort } = plan;
  const own = (texts: readonly string[]) => nextIn(said, texts, by);
  const matter = isForTheDead ? undefined : aboutTheMatter(plan, said);
  const whose = plan.for === 'self' || plan.near || isForTheDead ? by : genderOf(plan.for);
  const timed = time === undefined ? '' : nextIn(said, [time], whose);
  const lines =
    isForTheDead && dead ? [lower(thanksFor(dead, PRAYER_OF_THE_DEAD, plan, said))] : matter!.lines;
  const asked = matter?.asked ?? [own(PRAYER_FOR_MOURNERS)];
  return [
    matter?.beginning ?? PRAYER_BEGINNINGS.dead,
    ...(isShort ? lines.slice(0, 1) : lines),
    ...(isShort ? asked.slice(0, 1) : asked),
    timed,
    'Amen.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

interface Parts {
  readonly beginning: string;
  readonly lines: string[];
  readonly asked: string[];
}

/** For the living: those who pray, or somebody for whom they do; of a matter of somebody near, for both. */
function aboutTheMatter(plan: PrayerPlan, said: Said): Parts {
  const { by, near, dead, matter, state, isFarAway } = plan;
  const whom = near ?? plan.for;
  const whose = whom === 'self' ? by : genderOf(whom);
  const theirs = (texts: readonly string[]) => nextIn(said, texts, whose);
  const stated = state && nextIn(said, state.petitions, near ? by : whose);
  const mourns =
    dead && thanksFor(dead, whom === 'self' ? PRAYER_OF_THE_DEAD : PRAYER_OF_THEIR_DEAD, plan, said);
  const asked = dead ? PRAYER_FOR_MOURNERS : (matter?.petitions ?? (state ? [] : PRAYER_WHATEVER_IT_IS));
  return {
    beginning: whom === 'self' ? said.next(PRAYER_BEGINNINGS[by]) : beginningFor(whom, by, said),
    lines: [
      plan.isOfThanks ? nextIn(said, [PRAYER_OF_THANKS], by) : '',
      mourns ?? (matter ? theirs([matter.line]).replace('{child}', plan.child ?? 'a child') : ''),
      plan.remembered ? PRAYER_REMEMBERS[by].replace('{who}', calledInPrayer(plan.remembered, by)) : '',
      state && !near ? theirs([state.line]) : '',
    ].filter(Boolean),
    asked: [
      theirs(asked),
      dead && isFarAway ? theirs([PRAYER_FOR_FAR_MOURNERS]) : '',
      near ? nextIn(said, matter?.near ? [matter.near] : PRAYER_FOR_THOSE_NEAR, by) : '',
      stated ?? '',
    ].filter(Boolean),
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function beginningFor(person: ToldPerson, by: Praying, said: Said): string {
  const beginnings = by === 'us' ? PRAYER_BEGINNINGS.oneFromUs : PRAYER_BEGINNINGS.one;
  return said.next(beginnings.map((text) => text.replace('{who}', calledInPrayer(person, by))));
}

function thanksFor(dead: ToldPerson, texts: readonly string[], { by }: PrayerPlan, said: Said): string {
  const who = calledInPrayer(dead, by);
  return nextIn(
    said,
    texts.map((text) => text.replace('{who}', who)),
    genderOf(dead),
  );
}
