import type { Sentence } from './fold-words.ts';
import type { CareKind, Sign } from './types.ts';

/**
 * Meanings that are harm where they meet, in whatever order, within two sentences: somebody with power, an act, a body, a
 * fear; marks of an illness; a weapon and its target. For what no pattern (signs-*.ts) foresaw.
 */
const MEANINGS = {
  own: 'i me my myself us our',
  power:
    'husband wife boyfriend girlfriend fiance fiancee partner ex father mother stepfather stepmother foster uncle grandfather parents pastor priest leader coach teacher nurse carer missionary bishop deacon prophet boss caregiver',
  he: 'he she they man his her',
  weak: 'child girl boy baby kid daughter son cousin niece nephew grandmother grandfather mother aunt sister brother colleague friend woman kids children toddler student pupil',
  act: 'smashed smashes slammed slams twisted twists strangled choked choking drugged raped groped dragged drags kicked kicks punched punches slapped slaps hits whipped whips burned burns tied chained pinned rammed pushes pushed shoved squeezed holds held bent throws threw knelt kneel bites scratches pulls pulled',
  body: 'head arm arms wrist neck throat face hair rib ribs jaw leg ankle fingers skull shoulder',
  intimate:
    'pants bottom underwear panties naked bra skirt private privates groin crotch thighs undressed breasts',
  wound:
    'bruise bruises burns welts bruised scars fingertip fingermarks fracture fractures swollen sunglasses',
  weapon:
    'scissors knife gun rifle pistol shotgun bat hammer belt fist fists bullets bullet ammo axe machete bomb pan boots shotguns poison truck cable',
  anger: 'anger rage angry temper drunk drinks yells shouts screams furious raises raised mad drinking',
  fear: 'dread afraid scared terrified fear cries crying tremble hide hides flinch begs beg silent weeps frightened calmed calms calm',
  rule: 'allowed permission forbids obey complain listens permits controls sign told rules permitted',
  penalty: 'porch outside locked punished car hungry street alone cold starve kneel barn shed cellar garage',
  strongSign:
    'pupils gasping gasps fainted collapsed heartbeat pulse gurgling unresponsive convulsions slurring seizure swallow unconscious drooling jerking',
  weakSign:
    'lips grey gray blue limp weak floor powder stiff cold sweating noises sleepy dizzy headache confused vomiting neck stung bee wasp hand speak sounds pass breathe wake faint toilet noon tiny cable roof',
  dose: 'dose doses syrup drops tablet tablets spoon medicine inhaler insulin',
  mistake: 'misread wrong mistake twice double accident accidentally times confused mixed',
  gas: 'gas smoke fumes monoxide alarm exhaust',
  ill: 'sleepy headache dizzy faint vomiting sick confused drowsy',
  demon: 'serpent antichrist demon devil witch beast possessed jezebel satan',
  undo: 'silenced silence die dies destroyed removed ended killed burn knife end stopped sacrificed',
  mass: 'school graduation class classmates classroom office mosque church court party parade mall',
  shooting: 'shoot shooting bullets bullet gun guns rifle bomb ammo shotgun loaded',
  aim: 'loaded loading waiting enough pay mixed flour suffer soul revenge ready nobody everyone all last dead them plans arrows drew list tonight tomorrow door',
  peace:
    'fishing hunting hunt cook kitchen game games deer sermon baptism joy engaged movie film novel chess hockey football bike thunder',
} as const;
type Meaning = keyof typeof MEANINGS;

const BIT = Object.fromEntries(Object.keys(MEANINGS).map((name, index) => [name, 1 << index])) as Readonly<
  Record<Meaning, number>
>;
const BITS = new Map<string, number>();
for (const [name, words] of Object.entries(MEANINGS))
  for (const word of words.split(' ')) BITS.set(word, (BITS.get(word) ?? 0) | BIT[name as Meaning]);

interface Meeting {
  readonly kind: CareKind;
  readonly all: number;
  readonly unless: number;
  /** Two different words of a meaning are asked for, or a phrase that must stand as well. */
  readonly text?: RegExp;
}

function meeting(
  kind: CareKind,
  all: readonly Meaning[],
  text?: RegExp,
  unless: readonly Meaning[] = [],
): Meeting {
  const sum = (names: readonly Meaning[]) => names.reduce((bits, name) => bits | BIT[name], 0);
  return {
    kind,
    all: sum(all),
    unless: sum(kind === 'abuse' ? unless : [...unless, 'peace']),
    ...(text && { text }),
  };
}

const MY_BODY =
  / (?:my|our) (?:\w+ )?(?:head|arm|arms|wrist|neck|throat|face|hair|rib|ribs|jaw|leg|ankle|fingers|skull|shoulder) /;
const OF_HIM =
  / (?:he|she|they|husband|wife|boyfriend|girlfriend|partner|ex|father|mother|stepfather|uncle|parents|pastor|leader) (?:\w+ ){0,4}?/;
const MEETINGS: readonly Meeting[] = [
  meeting(
    'abuse',
    ['act', 'body', 'own'],
    new RegExp(
      OF_HIM.source +
        '(?:' +
        MEANINGS.act.replaceAll(' ', '|') +
        ') (?:\\w+ ){0,2}?(?:my|our) (?:\\w+ )?(?:' +
        MEANINGS.body.replaceAll(' ', '|') +
        ') ',
    ),
  ),
  meeting(
    'abuse',
    ['power', 'weapon', 'anger', 'own'],
    / (?:at|with|to|his|her|the) (?:\w+ )?(?:me|us|scissors|knife|gun|bat|hammer|belt|fist|fists|boots|axe) /,
  ),
  meeting(
    'abuse',
    ['wound', 'weak', 'own'],
    / (?:cries|crying|hungry|scared|afraid|silent|bin|nurse|carer|father|stepfather|husband|man|begs|boyfriend|eats|teacher|explain) /,
  ),
  meeting(
    'abuse',
    ['intimate', 'power', 'own'],
    / (?:in|with|on|off|touched|up|down|under) (?:my|her|his|their) (?:\w+ )?(?:pants|bottom|underwear|panties|bra|skirt|privates|private|groin|crotch|thighs|breasts) /,
  ),
  meeting(
    'abuse',
    ['power', 'weak', 'fear', 'own'],
    / (?:lap|alone with|out of his room|out of his office|behind closed) /,
  ),
  meeting(
    'abuse',
    ['rule', 'penalty', 'own', 'he'],
    / (?:allowed|permission|complain|obey|forbids|sign|told) /,
    ['mass'],
  ),
  meeting(
    'abuse',
    ['fear', 'own'],
    / (?:exactly|whatever|everything) (?:what )?i am told | do (?:exactly )?(?:what|as) i am told | until (?:\w+ ){0,3}?(?:calmed|calms|calm|sober) /,
  ),
  meeting(
    'abuse',
    ['power'],
    / (?:husband|husbands|wife) (?:\w+ ){0,3}?heavy hands? | (?:must|should|has to|have to) (?:a |the |i )?(?:wife|woman)? ?endure (?:before|such|this|him|until) /,
  ),
  meeting(
    'abuse',
    ['own', 'he'],
    / if i (?:ever )?(?:leave|left|go|tell|divorce) (?:\w+ ){0,6}?(?:never see|take the|take my|lose the|kill|find me) /,
  ),
  meeting(
    'abuse',
    ['intimate', 'he', 'own'],
    / (?:hand|hands|fingers|touch|touches|touched|rubs|licks|kisses) (?:\w+ ){0,3}?(?:my|her|his) (?:\w+ )?(?:pants|bottom|underwear|panties|bra|skirt|privates|private|groin|crotch|thighs|breasts) /,
  ),
  meeting(
    'abuse',
    ['penalty', 'power', 'own'],
    / (?:makes|made) (?:me|us|him|her) (?:\w+ ){0,2}?(?:stand|sleep|eat|stay|kneel|sit) /,
  ),
  meeting(
    'abuse',
    ['rule', 'he', 'own'],
    / i am allowed to (?:\w+ ){1,3}?(?:when|if|after) (?:he|she|my husband|my wife) /,
  ),
  meeting(
    'abuse',
    ['own'],
    / (?:said|told|say|tell) (?:\w+ ){0,3}?(?:slipped|fell|walked|tripped) (?:\w+ ){0,6}?it was (?:my|him|her|not) | woke up (?:\w+ )?(?:naked|undressed|without (?:my )?(?:clothes|underwear)) | (?:drugged|spiked) (?:me|my) | sounds? of (?:his|her) (?:boots|steps|footsteps|keys?|truck) /,
  ),
  meeting('medical', ['strongSign', 'weakSign']),
  meeting(
    'medical',
    ['dose', 'mistake'],
    / (?:baby|child|toddler|son|daughter|mother|father|grandmother|grandfather|he|she|wife|husband) /,
  ),
  meeting('medical', ['gas', 'ill']),
  meeting(
    'medical',
    ['own'],
    / (?:much|lot of|lots of|clots of|full of) blood (?:\w+ ){0,9}?(?:toilet|faint|pass out|dizzy|weak|floor|pale) | blood (?:\w+ ){0,6}?(?:pass out|passing out|faint) | coffee grounds | (?:can not|not) (?:speak|talk) (?:\w+ ){0,9}?(?:hand|face|arm|sounds|side) | weeks (?:\w+ ){0,6}?coming out | no (?:heartbeat|pulse) /,
  ),
  meeting(
    'danger',
    ['shooting', 'aim', 'own'],
    / (?:he|she|they|him|her|them|those|boys|everyone|all of|people) /,
  ),
  meeting(
    'danger',
    ['demon', 'undo', 'own'],
    / (?:tells|told|says|voice|voices|sign|must|chosen|know|knows|commanded) (?:\w+ ){0,6}?(?:wife|husband|mother|father|son|daughter|child|neighbour|pastor|sister|brother|baby|she|he|her|him) /,
  ),
  meeting(
    'danger',
    ['mass', 'shooting'],
    / (?:drew|draws|plan|plans|map|maps|arrows|list|bring|brings|bringing) /,
  ),
  meeting(
    'danger',
    ['own'],
    / (?:rat poison|poison|arsenic|bleach|antifreeze) (?:\w+ ){0,4}?(?:flour|food|coffee|tea|drink|soup|cup|water) | (?:ex|husband|he|she|father|brother|son|neighbour) (?:says|said|swears|threatens|wrote) (?:\w+ ){0,4}?(?:run over|mow down|blow up|set fire|burn down|cut up) /,
  ),
];

const TOLD =
  / (?:jesus|christ|david|goliath|saul|moses|abraham|samson|paul|peter|pharaoh|israel|elijah|job|joseph|daniel|verse|verses|scripture|psalm|sermon|parable|chapter|story|servant|king|lord god) /;

/** The signs of a sentence with the one before it; none where people of the Bible are spoken of. */
export function whereHarmMeets(sentence: Sentence, previous: Sentence | undefined): Sign[] {
  let held = bitsOf(sentence);
  if (previous) held |= bitsOf(previous);
  const possible = MEETINGS.filter(({ all, unless }) => (held & all) === all && (held & unless) === 0);
  if (possible.length === 0) return [];
  const text = previous ? `${previous.text}${sentence.text.slice(1)}` : sentence.text;
  const met = possible.filter(({ text: also }) => also?.test(text) ?? true);
  if (met.length === 0 || TOLD.test(text)) return [];
  const about = MY_BODY.test(text) || / (?:me|i|us) /.test(text) ? 'self' : 'someone-else';
  return met.map(({ kind }) => ({
    kind,
    name: NAMES[kind],
    weight: 3,
    said: 'veiled',
    emergency: kind === 'medical',
    role: 'sign',
    about,
  }));
}

function bitsOf({ words }: Sentence): number {
  let bits = 0;
  for (const word of words) bits |= BITS.get(word) ?? 0;
  return bits;
}

const NAMES: Readonly<Record<CareKind, string>> = {
  abuse: 'meanings of abuse meet',
  child: 'meanings of harm to a child meet',
  crisis: 'meanings of despair meet',
  danger: 'meanings of a threat meet',
  medical: 'meanings of an emergency meet',
};
