import type { About, CareKind, Strength } from './types.ts';

/**
 * A danger that no single sentence says, and no word of which is grave: several things that stand close together, of
 * folded sentences (text/fold-words.ts) with a bar at the end of each.
 */
export interface Combination {
  readonly name: string;
  readonly kind: CareKind;
  readonly strength: Strength;
  readonly score?: number;
  /** The emergency number comes first. */
  readonly emergency?: true;
  /** All of them, in one stretch of sentences. The first is the rarest: hardly any message has it. */
  readonly all: readonly RegExp[];
  /** Beside one of these it means something else. */
  readonly none: readonly RegExp[];
  readonly about: (text: string) => About;
}

export const ofSelf = (): About => 'self';
export const bounded = (source: string): RegExp => new RegExp(` (?:${source}) `);

export const MIND_MEDICINE =
  '(?:lithium|litio|olanzapin\\S*|zyprexa|quetiapin\\S*|seroquel|risperidon\\S*|risperdal|clozapin\\S*|clozaril|aripiprazol\\S*|abilify|haloperidol|haldol|paliperidon\\S*|invega|amisulprid\\S*|ziprasidon\\S*|lurasidon\\S*|latuda|valpro\\S*|depakote|lamotrigin\\S*|lamictal|carbamazepin\\S*|tegretol|antipsychotics?|mood stabili[sz]ers?|depot|bipolar \\S+)';
export const MEDICINE = `(?:${MIND_MEDICINE}|antidepressants?|sertralin\\S*|prozac|meds|medications?|medicines?|pills?|tablets?|injections?)`;
/** A doctor has a part in it. */
export const BY_A_DOCTOR =
  / (?:doctors?|psychiatrists?|nurse|gp|consultant|clinic|hospital) (?:\S+ )?(?:said|says|took|takes|agree\S*|advice|advised|taper\S*|reduc\S*|lower\S*|stopped|switch\S*|changed|let|lets|allow\S*|told) | (?:with|by|on|from|after) (?:my|the) (?:doctors?|psychiatrist|nurse|gp) /;
/** Told of others, or of a story. */
export const OF_A_STORY =
  / (?:films?|movie|novel|documentary|series|salem|century|podcast|character|sermon on|disciples|parable|bible story|netflix) /;
export const OF_SOMEBODY_ELSE =
  / (?:my|our|a|the) (?:\S+ )?(?:son|daughter|brother|sister|husband|wife|mother|father|friend|cousin|uncle|aunt|nephew|niece|boyfriend|girlfriend|neighbour|roommate|flatmate) (?:\S+ ){0,4}?(?:says|thinks|believes|said|hears|stopped|has stopped|claims|tells|told me (?:that )?(?:god|jesus|the))| says my (?:\S+ )?(?:son|daughter|brother|sister|husband|wife|mother|father|friend|cousin|uncle|aunt) |(?:told|tells|telling|said to) (?:my|him|her|them|abraham|moses|noah|samuel|elijah|jonah|peter|ezekiel|paul|hosea|isaiah|jeremiah|gideon|joshua|mary|joseph|david) /;
