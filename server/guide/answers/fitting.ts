import type { EntryWithTags, PartTag } from '../../../content/guide/types.ts';
import type { Intent, Subject } from '../intent.ts';
import type { Situation } from '../told/situation.ts';

/** The entry as it is told in a situation: parts for others left out, those for just this case first. */
export function fitted<Entry extends EntryWithTags>(entry: Entry, situation: Situation): Entry {
  if (!entry.tagged) return entry;
  const told = { ...entry } as unknown as Record<string, unknown>;
  for (const part of new Set(entry.tagged.map((tagged) => tagged.part))) {
    const texts = told[part] as readonly string[];
    const tagsOf = new Map(entry.tagged.filter((one) => one.part === part).map(({ at, tags }) => [at, tags]));
    told[part] = fittingTexts(texts, tagsOf, situation);
  }
  return told as unknown as Entry;
}

function fittingTexts(
  texts: readonly string[],
  tagsOf: ReadonlyMap<number, readonly PartTag[]>,
  situation: Situation,
): readonly string[] {
  const isMeant = (at: number) => tagsOf.get(at)?.every((tag) => situation.has(tag));
  const places = [...texts.keys()];
  const meant = places.filter((at) => isMeant(at) && !isUsual(tagsOf.get(at)!));
  const others = places.filter((at) => !meant.includes(at) && isMeant(at) !== false);
  const kept = [...meant, ...others];
  return kept.length === 0 ? texts : kept.map((at) => texts[at]!);
}

/** Most messages are written by somebody for themselves, of today: such a part keeps its place. */
const isUsual = (tags: readonly PartTag[]) =>
  tags.every((tag) => tag === 'oneself' || tag === 'present' || tag === 'adult' || tag === 'believer');

/** A subject whose entries are told as the situation asks. */
export function fittedSubject<Of extends Partial<Subject>>(subject: Of, situation: Situation): Of {
  const { topic, beside, question, occasion } = subject;
  return {
    ...subject,
    ...(topic && { topic: fitted(topic, situation) }),
    ...(beside && { beside: fitted(beside, situation) }),
    ...(question && { question: fitted(question, situation) }),
    ...(occasion && 'prayers' in occasion && { occasion: fitted(occasion, situation) }),
  };
}

/** An intent whose entries are told as the situation asks. */
export function fittedIntent(intent: Intent, situation: Situation): Intent {
  if (intent.kind === 'topic' || intent.kind === 'question') return fittedSubject(intent, situation);
  return 'subject' in intent ? { ...intent, subject: fittedSubject(intent.subject, situation) } : intent;
}
