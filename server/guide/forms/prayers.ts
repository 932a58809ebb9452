import {
  CHILD_PRAYERS,
  COUPLE_PRAYERS,
  PRAYER_TEXT,
} from '../../../content/guide/forms/prayers-and-notes.ts';
import { GENERAL_PRAYERS } from '../../../content/guide/prayers.ts';
import { prayerAnswer } from '../prayers/prayer-answer.ts';
import { list } from '../telling.ts';
import { candidates, choose } from './choose-passages.ts';
import { counted, type FormContext, fewerLine, notHeldLine, trimmed } from './form-context.ts';

/** Whether a prayer was asked for with conditions of its own; without any it is told at more length. */
function hasConditions({ form }: FormContext): boolean {
  const { count, isShort, words, sentences, ages, audience, not, translation, notHeld, without } = form;
  const forMany = audience === 'children' || audience === 'toddlers' || audience === 'couples';
  return Boolean(
    count || isShort || words || sentences || ages || forMany || not || translation || notHeld || without,
  );
}

/** A prayer, or several: of the length that was asked for, for a child in a child’s words. */
export function formPrayerAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  if (!hasConditions(context)) return prayerAnswer(telling, subject);
  if (isForChild(context)) return childPrayer(context);
  const { occasion, topic } = subject;
  const own =
    form.audience === 'couples' && !topic && !occasion
      ? COUPLE_PRAYERS
      : (occasion?.prayers ?? topic?.prayers);
  const written = own ?? GENERAL_PRAYERS;
  const about =
    occasion?.about ??
    (topic ? `about ${topic.about}` : form.audience === 'couples' ? 'for the two of you' : 'for this');
  const count = form.count ?? 1;
  const texts = telling.said.freshest(written, count, (text) => text).map((text) => trimmed(text, form));
  const isBrief =
    form.isShort ||
    form.words !== undefined ||
    form.sentences !== undefined ||
    form.without?.includes('verse');
  const [passage] = isBrief ? [] : choose(context, candidates(context), { count: 1 });
  return [
    texts.length > 1
      ? telling.words(PRAYER_TEXT.several[0], { count: counted(texts.length, ['', '']).trim(), about })
      : telling.line(PRAYER_TEXT.leads, { about }),
    texts.length > 1 ? list(texts, true) : telling.words(texts[0] ?? ''),
    fewerLine(context, texts.length),
    notHeldLine(context),
    passage ? telling.quote(passage.passage) : '',
  ];
}

function isForChild({ form, telling }: FormContext): boolean {
  const { words } = telling.request;
  if (FOR_A_CHILD.test(words)) return false;
  if (form.ages) return form.ages.from <= 12;
  return (form.audience === 'children' || form.audience === 'toddlers') && BY_A_CHILD.test(words);
}

/** A prayer over a child, said by those who are grown up. */
const FOR_A_CHILD =
  /\b(?:pray for|for (?:my|our|her|his|this|a sick|the sick)) (?:\w+ )?(?:son|daughter|boy|girl|child|children|kids|grand\w+|baby)\b(?!.* (?:can|to|could) (?:say|pray|learn))/i;
const BY_A_CHILD =
  /\b(?:for|by|with) (?:a |the |our |my |some |little |young |small )*(?:kids|child|children|toddlers?|little ones)\b|\b(?:kids|child|children|toddlers?|they|he|she) (?:can|could|to) (?:say|pray)|\bbedtime\b|\bchild(?:ren)?[’']?s prayer/i;

function childPrayer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const ids = [subject.occasion?.id, subject.topic?.id, subject.beside?.id];
  const suited = CHILD_PRAYERS.filter((prayer) => prayer.ids.some((id) => ids.includes(id)));
  const all = suited.length > 0 ? [...suited, ...CHILD_PRAYERS.slice(-1)] : CHILD_PRAYERS.slice(-1);
  const prayers = telling.said.freshest(all, form.count ?? 1, ({ text }) => text);
  return [
    telling.line(PRAYER_TEXT.children, { about: `about ${prayers[0]!.about}` }),
    ...prayers.map(({ text }) =>
      trimmed(text, { ...form, sentences: form.sentences ?? (form.isShort ? 4 : 9) }),
    ),
    fewerLine(context, prayers.length),
  ];
}
