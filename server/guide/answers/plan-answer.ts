import { PLAN_TEXT } from '../../../content/guide/plans.ts';
import { GENERAL_SUBJECT } from '../../../content/guide/study.ts';
import { firstVersesOf } from '../../../scripture/references/passage-ranges.ts';
import type { Subject } from '../intent.ts';
import { list, type Telling } from '../telling.ts';

const PASSAGES = 3;

/** A plan, an agenda or a letter that only people can draw up: said so, with passages, questions, steps and a prayer for it. */
export function planAnswer(telling: Telling, subject: Subject): string[] {
  const { topics } = telling.library;
  // Whoever plans for others serves them.
  const material = subject.topic ?? topics.find(({ id }) => id === 'serving') ?? GENERAL_SUBJECT;
  const { about } = material;
  const named = subject.passages.slice(0, PASSAGES).map((passage) => telling.quote(firstVersesOf(passage)));
  const lent = telling
    .fresh(material.passages, PASSAGES - named.length)
    .flatMap((noted) => telling.noted(noted));
  return [
    telling.line(PLAN_TEXT.leads, { about }),
    PLAN_TEXT.passages,
    ...named,
    ...lent,
    PLAN_TEXT.questions,
    list(telling.said.freshest(material.questions, 4, (text) => text)),
    PLAN_TEXT.practices,
    list(telling.said.freshest(material.practices, 3, (text) => text).map((text) => telling.words(text))),
    PLAN_TEXT.prayer,
    telling.words(telling.said.next(material.prayers)),
    telling.line(PLAN_TEXT.closing, { about }),
  ];
}
