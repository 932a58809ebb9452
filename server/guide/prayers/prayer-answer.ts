import {
  PRAY_A_PASSAGE,
  PRAYER_ASK,
  PRAYER_CLOSING,
  PRAYER_FRAMES,
  PRAYER_HONESTY,
  PRAYER_PASSAGE_LEADS,
} from '../../../content/guide/openings.ts';
import { GENERAL_PRAYER_PASSAGES, GENERAL_PRAYERS } from '../../../content/guide/prayers.ts';
import { firstVersesOf } from '../../../scripture/references/passage-ranges.ts';
import type { Subject } from '../intent.ts';
import type { Noted, Telling } from '../telling.ts';

/** What is prayed about: the prayers written for it, and passages that belong to it. */
interface PrayedAbout {
  readonly about: string;
  readonly prayers: readonly string[];
  readonly passages: readonly Noted[];
}

function prayedAbout(subject: Subject): PrayedAbout {
  const { occasion, topic } = subject;
  if (occasion !== undefined) return occasion;
  if (topic !== undefined) {
    return { about: `about ${topic.about}`, prayers: topic.prayers, passages: topic.passages };
  }
  return { about: 'for this', prayers: GENERAL_PRAYERS, passages: GENERAL_PRAYER_PASSAGES };
}

/** A prayer for the visitor to make their own, said to be that; with a passage, and someone to pray with. */
export function prayerAnswer(telling: Telling, subject: Subject): string[] {
  const { about, prayers, passages } = prayedAbout(subject);
  const [named] = subject.passages;
  const unheard = prayers.find((text) => telling.said.times(text) === 0);
  const words = unheard ?? telling.said.next(PRAYER_FRAMES);
  const [noted] = telling.fresh(passages, 1);
  const unknown = subject.topic === undefined && subject.occasion === undefined && named === undefined;
  return [
    telling.line(PRAYER_HONESTY, { about }),
    telling.words(words),
    ...(named === undefined
      ? [telling.line(PRAYER_PASSAGE_LEADS), ...(noted === undefined ? [] : telling.noted(noted))]
      : [telling.quote(firstVersesOf(named)), telling.line(PRAY_A_PASSAGE, { reference: named.reference })]),
    telling.unheard(PRAYER_CLOSING),
    unknown && telling.said.times(PRAYER_ASK) === 0 ? PRAYER_ASK : '',
  ];
}
