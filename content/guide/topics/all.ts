import type { GuideTopic } from '../types.ts';
import { agesAndStagesTopics } from './ages-and-stages.ts';
import { churchLifeTopics } from './church-life.ts';
import { doctrineInLifeTopics } from './doctrine-in-life.ts';
import { faithAndDoubtTopics } from './faith-and-doubt.ts';
import { familyAndMarriageTopics } from './family-and-marriage.ts';
import { feelingsTopics } from './feelings.ts';
import { hardPlacesTopics } from './hard-places.ts';
import { hurtAndForgivenessTopics } from './hurt-and-forgiveness.ts';
import { prayerAndWordTopics } from './prayer-and-word.ts';
import { seasonsTopics } from './seasons.ts';
import { selfAndOthersTopics } from './self-and-others.ts';
import { sufferingAndLossTopics } from './suffering-and-loss.ts';
import { temptationAndHabitsTopics } from './temptation-and-habits.ts';
import { virtuesTopics } from './virtues.ts';
import { wordsAndPowersTopics } from './words-and-powers.ts';
import { workAndMoneyTopics } from './work-and-money.ts';

/** Every topic of the built-in guide. */
export const TOPICS: readonly GuideTopic[] = [
  ...agesAndStagesTopics,
  ...churchLifeTopics,
  ...doctrineInLifeTopics,
  ...faithAndDoubtTopics,
  ...familyAndMarriageTopics,
  ...feelingsTopics,
  ...hardPlacesTopics,
  ...hurtAndForgivenessTopics,
  ...prayerAndWordTopics,
  ...seasonsTopics,
  ...selfAndOthersTopics,
  ...sufferingAndLossTopics,
  ...temptationAndHabitsTopics,
  ...virtuesTopics,
  ...wordsAndPowersTopics,
  ...workAndMoneyTopics,
];
