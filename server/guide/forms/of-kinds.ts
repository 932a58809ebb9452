import type { PassageKind } from '../../../content/guide/forms/passage-kinds.ts';
import { POPULAR_VERSES } from '../../../content/popular-verses.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { GuideLibrary } from '../library.ts';
import type { Telling } from '../telling.ts';
import type { Chosen } from './chosen.ts';
import type { FormContext } from './form-context.ts';
import type { FormRequest } from './form-request.ts';
import { isForWhom, kindsOf } from './passage-kinds.ts';

/** What a kind gives to a passage of its list, the first of it most; to one that is told by its words; and to one on the subject. */
const IN_ITS_LIST = 2;
const FIRST_OF_IT = 1;
const BY_ITS_WORDS = 1.5;
const ON_THE_SUBJECT = 0.6;
/** Where the kinds say themselves what is wanted, the subject hardly counts. */
const BESIDE_ITS_KIND = 0.1;
/** A passage that only sounds as it should comes behind those on the subject that do. */
const ONLY_SOUNDS_SO = 2.5;

/** The passages of a subject or occasion in the order of how well they fit the kinds asked for, with those of the kinds. */
export function ofKinds(
  { telling, form }: Pick<FormContext, 'telling' | 'form'>,
  all: readonly Chosen[],
): Chosen[] {
  const kinds = kindsOf(form);
  if (kinds.length === 0) return [...all];
  const ofThem = kinds
    .flatMap(({ marks }) => marks.map(passageOfMark))
    .filter((passage) => !all.some((other) => overlap(other.passage, passage)))
    .filter((passage, at, list) => list.findIndex((other) => overlap(other, passage)) === at)
    .map((passage) => ({ passage, note: noteOn(telling.library, passage) }));
  const isSeldom = kinds.some(({ id }) => id === 'less-known');
  const onSubject = kinds.some((kind) => isForItself(kind, form)) ? BESIDE_ITS_KIND : ON_THE_SUBJECT;
  const score = (one: Chosen, isOwn: boolean) =>
    kinds.reduce(
      (sum, kind) =>
        sum +
        fitOf(telling, kind, one) -
        (isOwn || all.length === 0 || isForItself(kind, form) ? 0 : ONLY_SOUNDS_SO),
      isOwn ? onSubject : 0,
    );
  const scored = [
    ...all.map((one) => ({ one, score: score(one, true) })),
    ...ofThem.map((one) => ({ one, score: score(one, false) })),
  ];
  return scored
    .filter(({ one }) => !(isSeldom && isWellKnown(telling.library, one.passage)))
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

/** Whether passages of a kind fit a request that they are not on. What asks no faith belongs to no occasion yet. */
const isForItself = (kind: PassageKind, { occasion }: FormRequest): boolean =>
  isForWhom(kind) && !(kind.id === 'for-anyone' && occasion !== undefined);

function fitOf(telling: Telling, { id, marks, told }: PassageKind, { passage }: Chosen): number {
  const at = marks.findIndex((mark) => overlap(passageOfMark(mark), passage));
  if (at >= 0) return IN_ITS_LIST + FIRST_OF_IT * (1 - at / marks.length);
  if (id === 'less-known') return BY_ITS_WORDS;
  const { request } = telling;
  const isTold = passage.ranges.some(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at).some((verse) =>
      told?.test(request.bible[request.translation].text(verse)),
    ),
  );
  return isTold ? BY_ITS_WORDS : 0;
}

/** Whether nearly everybody has met a passage. */
const isWellKnown = ({ famous }: GuideLibrary, passage: Passage): boolean =>
  [...famous.map(({ mark }) => mark), ...POPULAR_VERSES].some((mark) =>
    overlap(passageOfMark(mark), passage),
  );

const notes = new WeakMap<GuideLibrary, ReadonlyMap<string, string>>();

/** What the library says of a passage where it is read aloud, or "". */
function noteOn(library: GuideLibrary, { osis }: Passage): string {
  let known = notes.get(library);
  if (!known) {
    // Those of a topic may speak of what nobody told here.
    const all = library.readings.flatMap(({ passages }) => passages);
    known = new Map(all.toReversed().map(({ mark, note }) => [passageOfMark(mark).osis, note]));
    notes.set(library, known);
  }
  return known.get(osis) ?? '';
}
