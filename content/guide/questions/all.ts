import type { FaithQuestion } from '../types.ts';
import { apostlePeople } from './apostles.ts';
import { bibleQuestions } from './bible.ts';
import { churchQuestions } from './church.ts';
import { differenceQuestions } from './differences.ts';
import { godQuestions } from './god.ts';
import { lastThingsQuestions } from './last-things.ts';
import { lifeQuestions } from './life.ts';
import { loveAndBodyQuestions } from './love-and-body.ts';
import { gospelPeople } from './people-of-the-gospel.ts';
import { patriarchPeople } from './people-of-the-law.ts';
import { prophetPeople } from './people-of-the-prophets.ts';
import { prayerAndGuidanceQuestions } from './prayer-and-guidance.ts';
import { salvationQuestions } from './salvation.ts';
import { theGospelQuestions } from './the-gospel.ts';
import { wordQuestions } from './words-and-matters.ts';

/** Every plain question of the faith that the built-in guide answers. */
export const QUESTIONS: readonly FaithQuestion[] = [
  ...theGospelQuestions,
  ...salvationQuestions,
  ...godQuestions,
  ...bibleQuestions,
  ...lastThingsQuestions,
  ...churchQuestions,
  ...differenceQuestions,
  ...prayerAndGuidanceQuestions,
  ...loveAndBodyQuestions,
  ...lifeQuestions,
  ...wordQuestions,
  ...patriarchPeople,
  ...prophetPeople,
  ...apostlePeople,
  ...gospelPeople,
];
