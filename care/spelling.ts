/** Undoing what hides a word: digits for letters, stars, typing mistakes, words run together. */

/** Words that are looked for though misspelled: long enough that a slip leaves them recognisable. */
const KEY_WORDS =
  `suicide suicidal myself yourself himself herself anymore tonight living alive without everyone husband
  boyfriend girlfriend bruises cutting killing hurting overdose worthless hopeless goodbye nobody pointless disappear
  tomorrow unconscious stepfather abused abusing molested threatened strangled choked
  killed thinking selfharm unalive`.split(/\s+/);
const SHORT = new Map(
  Object.entries({
    kil: 'kill',
    kll: 'kill',
    killl: 'kill',
    klil: 'kill',
    kiill: 'kill',
    kyll: 'kill',
    killin: 'killing',
    dieing: 'dying',
    dyin: 'dying',
    livin: 'living',
    liv: 'live',
    livng: 'living',
    lve: 'live',
    wan: 'want',
    wnat: 'want',
    watn: 'want',
    wnt: 'want',
    wannt: 'want',
    hav: 'have',
    edn: 'end',
    enf: 'end',
    lfe: 'life',
    lif: 'life',
    '4ever': 'forever',
    evry1: 'everyone',
    every1: 'everyone',
    shud: 'should',
    tke: 'take',
    pils: 'pills',
    tuk: 'took',
    jmp: 'jump',
    tkae: 'take',
    tka: 'take',
    ym: 'my',
    diee: 'die',
    deid: 'died',
    wuld: 'would',
    beter: 'better',
    bttr: 'better',
    witout: 'without',
    wihtout: 'without',
    evry: 'every',
    teh: 'the',
    hte: 'the',
    poitn: 'point',
    beets: 'beats',
    agen: 'again',
    rapd: 'raped',
    husbend: 'husband',
    suic: 'suicide',
    hurtin: 'hurting',
    cuttin: 'cutting',
    thinkin: 'thinking',
    jsut: 'just',
    cnt: 'cant',
    dnt: 'dont',
    wodnt: 'wouldnt',
    nomore: 'anymore',
    anymor: 'anymore',
    anymroe: 'anymore',
    anymre: 'anymore',
    alon: 'alone',
    suiside: 'suicide',
    sucide: 'suicide',
    sucidal: 'suicidal',
    suicidle: 'suicidal',
    sui: 'suicide',
    slep: 'sleep',
    slp: 'sleep',
    waek: 'wake',
    ded: 'dead',
    wsih: 'wish',
    whish: 'wish',
    tird: 'tired',
    reson: 'reason',
    resaon: 'reason',
    reasn: 'reason',
    hapines: 'happiness',
    endin: 'ending',
    comitting: 'committing',
    commiting: 'committing',
    comit: 'commit',
    dissapear: 'disappear',
    dissapeared: 'disappeared',
    disapear: 'disappear',
    disapeared: 'disappeared',
    kno: 'know',
    wat: 'what',
    wrth: 'worth',
    suicid: 'suicide',
    wnna: 'wanna',
    waana: 'wanna',
    ov: 'of',
    livving: 'living',
    sucidial: 'suicidal',
    somone: 'someone',
    alife: 'alive',
    aliv: 'alive',
    nd: 'and',
    abuseing: 'abusing',
    hitted: 'hit',
    beatin: 'beating',
    hittin: 'hitting',
    slaped: 'slapped',
    choaked: 'choked',
    choaks: 'chokes',
    punchd: 'punched',
    raiped: 'raped',
    skared: 'scared',
    scard: 'scared',
    afriad: 'afraid',
    burdon: 'burden',
    burdin: 'burden',
    worthles: 'worthless',
    hopless: 'hopeless',
    usless: 'useless',
    brething: 'breathing',
    beathing: 'breathing',
    goin: 'going',
    doin: 'doing',
    nuthing: 'nothing',
    notin: 'nothing',
    nothin: 'nothing',
    mum: 'mum',
    deth: 'death',
    hits: 'hits',
    hitts: 'hits',
    hting: 'hitting',
  }),
);
/** Read out of digits too, where nothing else makes sense of them. */
const SMALL = new Set('to my me it is not no live be self wanna jump off pills rope'.split(' '));
/** English words that lie so near to a key word that they would be taken for a slip. */
const LOOK_TEXT = `abuse amused amusing disappeared disappears liking strange abuses alike cooked hopelessly hunting killer lining
  loving overcome overdue overrode overtone painless pointers strangely stranger struggled thanking threaten
  threatens abuser befriend boyfriends braises bruise bruised choke chokes chowed coked cuttings evermore girlfriends
  hapless homeless hurling hurtling husbands killings kilned kilning liming livings molest molests overbore overdo
  overdoes overdone overdosed overdoses overuse pointlessly spangled straddled straggle straggled straggler straggles
  stranded strangle strangles suicides tainting tanking thinning ticking tinging tinkling tinning tinting tomorrows
  tricking trunking twinging twining twinkling twinning unconsciously worthies worthiest molester molesters pointiest
  stepfathers stepmother abased abasing bruiser bruisers choker goodbyes hornless strangler stranglers
  stringed thieving worthiness suicidio suicidas suicidios suicida suicidaire suicidaires suicider suicidarme
  suicidar suicidarse disappearing`;
const LOOKALIKES = new Set(LOOK_TEXT.split(/\s+/));

const BY_FIRST = new Map<string, string[]>();
for (const key of KEY_WORDS)
  if (key.length > 4) BY_FIRST.set(key[0]!, [...(BY_FIRST.get(key[0]!) ?? []), key]);
const KEYS = new Set([
  ...KEY_WORDS,
  'die',
  'dead',
  'dying',
  'harm',
  'kill',
  'hurt',
  'want',
  'tonight',
  'cuts',
  'point',
  'living',
  'life',
  'burden',
  'selfharm',
  'cutting',
  'live',
  'life',
  'end',
  'rape',
  'hits',
  'kms',
  'kys',
  'gun',
  'rope',
]);
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A word (lower case, no apostrophes) without what hides it; '' where nothing of a word is left. */
export function setRight(raw: string): string {
  const word = /[^a-z0-9]|\d[a-z]|[a-z]\d/.test(raw) ? unmasked(raw) : raw;
  const calm = /(.)\1\1/.test(word) ? word.replace(/(.)\1{2,}/g, '$1') : word;
  const short = SHORT.get(calm);
  if (short !== undefined) return short;
  if (calm.length < 5 || KEYS.has(calm) || LOOKALIKES.has(calm)) return calm;
  return BY_FIRST.get(calm[0]!)?.find((key) => isSlipOf(calm, key)) ?? calm;
}

function unmasked(raw: string): string {
  const letters = raw.replace(/[01345789@$!]/g, (sign) => LETTERS[sign] ?? sign);
  if (KEYS.has(letters) || SMALL.has(letters) || SHORT.has(letters)) return letters;
  if (/^[a-z]+[*#]+[a-z]*$/.test(letters) || /^[a-z]*[*#]/.test(letters)) {
    const shape = new RegExp(`^${letters.replace(/[^a-z*#]/g, '').replace(/[*#]/g, '[a-z]')}$`);
    if (letters.length > 2 && /[a-z]/.test(letters)) for (const key of KEYS) if (shape.test(key)) return key;
  }
  const stripped = letters.replace(/[^a-z]/g, '');
  if (KEYS.has(stripped) && stripped.length > 3) return stripped;
  return raw.replace(/[^a-z0-9]/g, '');
}

/** One letter wrong, missing, too many or two exchanged; from eight letters on two such slips. */
function isSlipOf(word: string, key: string): boolean {
  const allowed = key.length >= 8 ? 2 : 1;
  return (
    Math.abs(word.length - key.length) <= allowed &&
    bits(lettersOf(word) ^ lettersOf(key)) <= 2 * allowed &&
    distance(word, key, allowed) <= allowed
  );
}

/** Which letters a word holds, a bit each: a slip changes two at most, and to compare bits is cheap. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Damerau's distance, neighbours exchanged counting one; above `limit` any larger number. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}

const PARTS = new Set(
  'i im dont want wanna to die live kill my myself end it all life anymore be dead me cant not suicide going do this'.split(
    ' ',
  ),
);
const TELLING = /die|live|kill|end|suicide|myself|life|dead|anymore|dont|cant/;

/** "idont", "iwanttodie": the words that were run together, if all of them are among those looked for. */
export function takenApart(word: string): readonly string[] {
  if (word.length < 5 || word.length > 40 || KEYS.has(word) || PARTS.has(word) || !TELLING.test(word))
    return [word];
  return split(word) ?? [word];
}

function split(rest: string): string[] | undefined {
  if (rest === '') return [];
  for (let length = Math.min(8, rest.length); length > 0; length--) {
    const head = rest.slice(0, length);
    if (!PARTS.has(head)) continue;
    const tail = split(rest.slice(length));
    if (tail) return [head, ...tail];
  }
  return undefined;
}
