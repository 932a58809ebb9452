import { LIMITS } from '../../../content/guide/forms/limits.ts';
import { BLESSING_TEXT, GRACE_OCCASIONS, GRACE_TEXT, GRACES } from '../../../content/guide/forms/passages.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { plainWords } from '../reading/words.ts';
import { list, type Telling } from '../telling.ts';
import { deathIn, toldSoFar } from '../told/told-so-far.ts';
import { isAllowed } from './choose-passages.ts';
import { audienceName, counted, type FormContext, fewerLine, notHeldLine, trimmed } from './form-context.ts';

/** A blessing of ours and one from Scripture. */
export function blessingAnswer(context: FormContext): string[] {
  const { telling, form, occasion } = context;
  const person = form.ages || form.audience === 'toddlers' ? 'children' : form.audience;
  const own = person && person in BLESSING_TEXT.people ? [BLESSING_TEXT.people[person as 'children']] : [];
  const all = [...(occasion?.blessings ?? []), ...own, ...BLESSING_TEXT.general];
  const first = occasion?.blessings ?? (own.length > 0 ? own : all);
  // A short one of the occasion’s own, cut if need be, rather than a shorter one for anybody.
  const suited = form.isShort || form.words ? first.toSorted((a, b) => a.length - b.length) : all;
  const texts = telling.said.freshest(suited, form.count ?? 1, (text) => text);
  const about = occasion?.about ?? audienceName(context);
  const scripture = form.without?.includes('verse') ? [] : scriptureBlessing(context);
  return [
    about === undefined ? telling.line(BLESSING_TEXT.bare) : telling.line(BLESSING_TEXT.leads, { about }),
    ...texts.map((text) => trimmed(text, form)),
    fewerLine(context, texts.length),
    notHeldLine(context),
    ...(form.isShort || form.count !== undefined || scripture.length === 0
      ? []
      : [BLESSING_TEXT.scripture, ...scripture]),
  ];
}

function scriptureBlessing({ telling, form }: FormContext): string[] {
  const passages = BLESSING_TEXT.passages
    .map((mark) => ({ passage: passageOfMark(mark), note: '' }))
    .filter((one) => isAllowed({ telling, form }, one));
  return telling.said
    .freshest(passages, 1, ({ passage }) => `— ${passage.reference} (`)
    .map(({ passage }) => telling.quote(passage));
}

type GraceKind = NonNullable<(typeof GRACES)[number]['for']>;

/** A child says it, and does not only sit at the table. */
const BY_CHILDREN =
  /\b(?:kids|children|he|she|they|son|daughter) (?:can|could|will|to) (?:say|pray|read|learn)\b/i;

function graceKind({ form, telling }: FormContext): GraceKind | undefined {
  const atFeast = form.occasion === undefined ? undefined : GRACE_OCCASIONS[form.occasion];
  const ofLoss = graceOfLoss(telling, atFeast);
  if (ofLoss && !BY_CHILDREN.test(telling.request.words)) return ofLoss;
  if (form.ages || form.audience === 'children' || form.audience === 'toddlers') return 'children';
  if (form.isPlain || /\b(?:faiths|guests|rabbi|imam|rotary|atheist)\b/i.test(telling.request.words))
    return 'guests';
  if (/\b(?:little food|not much|last of|poor)\b/i.test(telling.request.words)) return 'little';
  return atFeast;
}

/** With somebody missing at the table, or after something that was lost, no grace is merry. */
function graceOfLoss(telling: Telling, atFeast: GraceKind | undefined): GraceKind | undefined {
  if (atFeast === 'wedding') return undefined;
  const { words, history } = telling.request;
  const own = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const told = [...own, words].map((text) => plainWords(text)).join(' ');
  const isAfterFuneral = AFTER_FUNERAL.test(told);
  if (isAfterFuneral && atFeast === undefined) return 'funeral';
  const isMissed = isAfterFuneral || MISSED.test(told) || deathIn(toldSoFar(telling))?.isLongAgo === false;
  if (isMissed) return atFeast === 'funeral' ? 'funeral' : 'feast-without';
  return atFeast === undefined && HARD.test(told) ? 'hard' : undefined;
}

const AFTER_FUNERAL = /\b(?:funeral|buried|burial|wake|cremat\w+)\b/;
const MISSED =
  /\b(?:empty (?:chair|place|seat)|(?:first|1st) (?:\w+ ){1,4}?without (?:him|her|them|my|our)|lost (?:my|our) (?:\w+ )?(?:son|daughter|wife|husband|mum|mom|dad|mother|father|brother|sister|baby|child|nan|gran\w*|grandad|grandfather))\b/;
const HARD =
  /\b(?:lost (?:my|his|her|our|the) (?:job|house|home|farm|business|savings)|laid off|redundan\w+|bankrupt\w*|foreclos\w+|calling the (?:note|loan)|(?:lose|losing|loses|sell|selling) (?:it|the farm|the house|our home|this place)|evict\w+|divorc\w+|separated|harvest failed|no (?:money|income))\b/;

/** Graces before a meal: for those who sit there, short where that was asked. */
export function graceAnswer(context: FormContext): string[] {
  const { telling, form } = context;
  const kind = graceKind(context);
  const isRhymed = /\brhym/i.test(telling.request.words);
  const fitting = isRhymed
    ? GRACES.filter((grace) => grace.isRhymed).toSorted(
        (a, b) => Number(b.for === kind) - Number(a.for === kind),
      )
    : GRACES.filter((grace) => grace.for === kind);
  const measured = form.isShort ? [...fitting].sort((a, b) => a.text.length - b.text.length) : fitting;
  // A longer one stands first where nobody asked for a short one.
  const ordered = form.isShort
    ? measured
    : [...measured].sort((a, b) => Number(a.isShort ?? false) - Number(b.isShort ?? false));
  const graces = telling.said.freshest(ordered, form.count ?? 1, ({ text }) => text);
  if (graces.length === 0) return [LIMITS.none];
  const several = graces.length > 1;
  const texts = graces.map(({ text }) =>
    trimmed(text, { ...form, ...(form.isShort && { isShort: undefined }) } as typeof form),
  );
  return [
    several
      ? telling.words(GRACE_TEXT.several[0], { count: counted(graces.length, ['', '']).trim() })
      : telling.line(GRACE_TEXT.leads),
    several ? list(texts, true) : texts[0]!,
    fewerLine(context, graces.length),
  ];
}
