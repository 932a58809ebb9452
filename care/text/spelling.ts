/** Undoing what hides a word: digits for letters, stars, typing mistakes, words run together. */

/** Words that are looked for though they are hidden. */
const KEYS = new Set(
  `suicide suicidal myself yourself himself herself anymore tonight living alive without everyone
  husband boyfriend girlfriend bruises cutting killing hurting overdose worthless hopeless goodbye
  nobody pointless disappear tomorrow unconscious stepfather abused abusing molested threatened
  strangled choked killed thinking selfharm unalive die dead dying harm kill hurt want cuts point
  life burden live end rape hits kms kys gun rope`.split(/\s+/),
);
/** Frequent slips and chat spellings, by what is meant. */
const SLIPS = readForms(`
  kill: kil kll killl klil kiill kyll; killing: killin kiling killling; dying: dieing dyin;
  living: livin livng livving liveing; live: liv lve; want: wan wnat watn wnt wannt; have: hav;
  end: edn enf; life: lfe lif; forever: 4ever; everyone: evry1 every1 evryone everone eveyone everyon;
  should: shud; take: tke tkae tka; pills: pils; took: tuk; jump: jmp; my: ym; die: diee; died: deid;
  would: wuld; better: beter bttr; without: witout wihtout withuot; every: evry; the: teh hte;
  point: poitn; again: agen agian; raped: rapd raiped; husband: husbend husban hubsand;
  suicide: suic suiside sucide sui suicid suacide suiscide suicde siucide suicied suuicide suiccide suicidde;
  hurting: hurtin hurtng hurtting; cutting: cuttin cuting cuttting; thinking: thinkin thinkng thinkign;
  just: jsut; cant: cnt; dont: dnt; wouldnt: wodnt; anymore: nomore anymor anymroe anymre; alone: alon;
  suicidal: sucidal suicidle sucidial suicdal suiciadal sucidel suicidial; sleep: slep slp; wake: waek;
  dead: ded; wish: wsih whish; tired: tird; reason: reson resaon reasn; happiness: hapines; ending: endin;
  committing: comitting commiting; commit: comit; disappear: dissapear disapear dissappear disapper;
  know: kno; what: wat; worth: wrth; wanna: wnna waana; of: ov; someone: somone; alive: alife aliv alve;
  and: nd; abusing: abuseing; hit: hitted; beating: beatin; hitting: hittin hting; slapped: slaped;
  choked: choaked; chokes: choaks; punched: punchd; scared: skared scard; afraid: afriad;
  burden: burdon burdin; worthless: worthles wothless worhtless; hopeless: hopless hopeles;
  useless: usless; breathing: brething beathing; going: goin; doing: doin; nothing: nuthing notin nothin;
  believe: belive beleive; death: deth; hits: hitts; myself: myslef mysef mself myelf miself meself mysself myselff;
  tonight: tonigt tonght tonigh tonihgt; nobody: noboddy nobdy; overdose: overdos overdoze;
  goodbye: goodby gudbye godbye goodbey; threatened: threatend thretened; abused: abusd;
  molested: molestd molstd; strangled: strangeld; boyfriend: boyfrend boyfreind;
  girlfriend: girlfrend girlfreind; tomorrow: tommorow tomorow tommorrow;
  unconscious: unconcious unconsious; bruises: bruses brusies; stopped: stoped stoppd; swallowed: swalowed swolowed swallowd;
  bleeding: bleading bleeeding; drowning: drownding drownin; poisoned: poisend; suicide: suicdie; voices: voyces;
  tablets: tablits tabletts; stabbed: stabed; grabbed: grabed; threw: thru; breathe: breth brethe breeth;
  collapsed: colapsed collasped; seizure: siezure seizur seisure; husband: husbnd; neighbour: nabor;
  unresponsive: unresponsiv; hit: hited; choking: chokking chocking; weedkiller: weedkilar weedkilla; bitten: biten; droopy: drupy; drooping: droopin`);

/** "right: form form; right: form" as a map from each form to what is right. */
export function readForms(text: string): Map<string, string> {
  return new Map(
    text.split(';').flatMap((entry) => {
      const [right, forms] = entry.split(':').map((part) => part.trim());
      return forms!.split(/\s+/).map((form) => [form, right!] as const);
    }),
  );
}
/** Read out of digits too, where nothing else makes sense of them. */
const SMALL = new Set('to my me it is not no live be self wanna jump off pills rope'.split(' '));
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
  return SLIPS.get(calm) ?? calm;
}

function unmasked(raw: string): string {
  const letters = raw.replace(/[01345789@$!]/g, (sign) => LETTERS[sign] ?? sign);
  if (KEYS.has(letters) || SMALL.has(letters) || SLIPS.has(letters)) return letters;
  if (/^[a-z]+[*#]+[a-z]*$/.test(letters) || /^[a-z]*[*#]/.test(letters)) {
    const shape = new RegExp(`^${letters.replace(/[^a-z*#]/g, '').replace(/[*#]/g, '[a-z]')}$`);
    if (letters.length > 2 && /[a-z]/.test(letters)) for (const key of KEYS) if (shape.test(key)) return key;
  }
  const stripped = letters.replace(/[^a-z]/g, '');
  if (KEYS.has(stripped) && stripped.length > 3) return stripped;
  return raw.replace(/[^a-z0-9]/g, '');
}

const PARTS = new Set(
  `i im dont want wanna to die live kill my myself end it all life anymore be dead me cant not suicide going do this here
  nomore just sleep and never wake up hang hurt in the them him her gonna barn river tonight`.split(/\s+/),
);
/** Longer runs of letters are no words. */
const LONGEST_RUN = 60;
const TELLING = /die|live|kill|end|suicide|myself|life|dead|anymore|dont|cant/;

/** "idont", "iwanttodie": the words that were run together, if all of them are among those looked for. */
export function takenApart(word: string): readonly string[] {
  if (
    word.length < 5 ||
    word.length > LONGEST_RUN ||
    KEYS.has(word) ||
    PARTS.has(word) ||
    !TELLING.test(word)
  )
    return [word];
  return split(word, new Set()) ?? [word];
}

/** What could not be split is remembered in `failed`: so no run of letters takes long. */
function split(rest: string, failed: Set<number>): string[] | undefined {
  if (rest === '') return [];
  if (failed.has(rest.length)) return undefined;
  for (let length = Math.min(8, rest.length); length > 0; length--) {
    const head = rest.slice(0, length);
    if (!PARTS.has(head)) continue;
    const tail = split(rest.slice(length), failed);
    if (tail) return [head, ...tail];
  }
  failed.add(rest.length);
  return undefined;
}
