import type { TeamChallenge } from '../types.ts';
import { ARK_INVENTORY } from './ark-inventory.ts';
import { BABEL_TOWER } from './babel-tower.ts';
import { ESTHERS_BANQUET } from './esthers-banquet.ts';
import { FOUR_FRIENDS } from './four-friends.ts';
import { JERICHO_RHYTHM } from './jericho-rhythm.ts';
import { JOSEPHS_STOREHOUSE } from './josephs-storehouse.ts';
import { LETTER_TO_A_CHURCH } from './letter-to-a-church.ts';
import { NEHEMIAHS_WALL } from './nehemiahs-wall.ts';
import { ONE_BODY } from './one-body.ts';
import { PAULS_ROUTE } from './pauls-route.ts';
import { PICNIC_FOR_THOUSANDS } from './picnic-for-thousands.ts';
import { PSALM_WORKSHOP } from './psalm-workshop.ts';
import { SHEPHERDS_SEARCH } from './shepherds-search.ts';

/** The challenges of Team Building. */
export const TEAM_CHALLENGES: readonly TeamChallenge[] = [
  ARK_INVENTORY,
  BABEL_TOWER,
  ESTHERS_BANQUET,
  FOUR_FRIENDS,
  JERICHO_RHYTHM,
  JOSEPHS_STOREHOUSE,
  LETTER_TO_A_CHURCH,
  NEHEMIAHS_WALL,
  ONE_BODY,
  PAULS_ROUTE,
  PICNIC_FOR_THOUSANDS,
  PSALM_WORKSHOP,
  SHEPHERDS_SEARCH,
];
