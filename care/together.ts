import type { Sentence } from './fold-words.ts';
import type { Sign } from './types.ts';
import { GROUPS } from './word-groups.ts';

/**
 * Words that mean danger where they stand together in one sentence, in whatever order: for what no pattern foresaw.
 * Kept away from whatever speaks of Scripture, of church, of other people's death, or of games.
 */
const any = (words: string): RegExp =>
  new RegExp(` (?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')}) `);
const count = (text: string, words: RegExp): number =>
  (text.match(new RegExp(words.source.replace(/ $/, '(?= )'), 'g')) ?? []).length;

const I = any('i me my myself');
const DEATH =
  any(`die dying dead death suicide suicidal alive existing exist grave funeral killing living born kill_myself
  be_here without_me my_life end_it end_this overdose pills rope noose razor bridge wrists gun jump gone disappear burden goodbye`);
const DESPAIR =
  any(`tired pain hurts unbearable can_not not_want anymore alone nobody nothing hate hates crying cry give_up tonight
  better_off without miss sorry broken dark darkness empty numb hopeless hope pointless worthless point reason stop end want_to
  wish useless failure burden relief easier better escape enough done over nowhere no_way never suffer suffering forever trapped lost
  scared gun pills alone ashamed tempted thoughts peace ready useless bleeding cut`);
const OF_FAITH =
  any(`christ jesus sin sins self cross gain scripture verse gospel resurrection eternal faith saved baptism flesh spirit
  martyr psalm sermon study church husband wife father mother son daughter grandmother grandfather friend dog cat uncle aunt brother sister
  baby he she his her afraid fear job phone battery movie game team book story heaven school work marriage project died`);

const HARMER = any(
  `he she they ${GROUPS.kin!.replaceAll('|', ' ')} ${GROUPS.leader!.replaceAll('|', ' ')} man someone`,
);
const VIOLENT =
  any(`hit hits beat beats beaten punched punches slapped slaps kicked kicks choked chokes strangled raped rapes rape molested
  bruises bruise bruised black_eye violent abusive abuses abused abuse belt fists fist throat threatened threatens forces forced hurts
  locked locks touches groped shoved pushed throws threw assaulted beating hitting choking`);
const VICTIM = any(
  'me us my_face my_arm my_mother her him them kids children baby girl boy my_sister my_body my_children',
);
const NOT_VIOLENCE =
  any(`game chess team race cards drum worship sermon song ball odds record score match goliath david jesus christ god lord
  rod parents teach question words news idea thought wall_street verse passage bible scripture parable story church_hurt surprise locked_doors the_violent_man church_hurts`);

/** Words and grief hurt, too. */
const IT_HURTS = / (?:it|that|this|arm|back|head|foot|leg|knee|shoulder|heart|tooth|neck) hurts(?= )/;

const plain = { said: 'veiled', emergency: false, role: 'sign', about: 'self' } as const;

/** Whose wish to die is made one's own: "exactly how I feel", "the same prayer". */
const WHO_WISHED = any('elijah job jonah jeremiah psalmist moses saul judas samson');
const ALIKE =
  / (?:how|what) i (?:\w+ )?(?:feel|felt|want|pray|think)|like me |me too |so do i |same (?:prayer|words|wish|way|thing) |praying (?:the|that|his) |my prayer |i (?:feel|am) (?:\w+ )?(?:like|as|the same) /;
const MINE = / i (?:\S+ ){0,4}?(?:pray|praying|prayed|feel|felt|want|understand|am) /;

/** The signs that a sentence gives by its words together. */
export function together({ text }: Sentence): Sign[] {
  const signs: Sign[] = [];
  if (
    I.test(text) &&
    DEATH.test(text) &&
    !OF_FAITH.test(text) &&
    count(text, DESPAIR) + count(text, DEATH) >= 4
  )
    signs.push({ ...plain, kind: 'crisis', name: 'words of death and despair together', weight: 3 });
  if (
    WHO_WISHED.test(text) &&
    ALIKE.test(text) &&
    MINE.test(text) &&
    / (?:die|death|dying|dead|grave|born|enough|take away|prayer|wish) /.test(text)
  )
    signs.push({ ...plain, kind: 'crisis', name: 'another’s wish to die made one’s own', weight: 3 });
  if (
    HARMER.test(text) &&
    VIOLENT.test(text.replace(IT_HURTS, ' ')) &&
    VICTIM.test(text) &&
    !NOT_VIOLENCE.test(text)
  ) {
    const about =
      / (?:me|us|my|i) /.test(text) && / (?:me|us|my face|my arm|my body) /.test(text)
        ? 'self'
        : 'someone-else';
    signs.push({ ...plain, kind: 'abuse', name: 'words of violence together', weight: 3, about });
  }
  return signs;
}
