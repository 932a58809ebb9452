import { foldSentences, type Sentence } from './fold-words.ts';
import {
  isJoking,
  isLongAgo,
  isOldTongue,
  isStudy,
  namesSomethingToEnd,
  type Subject,
  subjectBefore,
  withoutQuotations,
} from './guards.ts';
import { isAdvice, isNoAbuse, withoutFalseAbuse } from './guards-abuse.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';
import type { Pattern } from './pattern.ts';
import { type SignRule, sign } from './sign.ts';
import { ABUSE } from './signs-abuse.ts';
import { ABUSE_CONTROL } from './signs-abuse-control.ts';
import { ABUSE_OTHERS } from './signs-abuse-others.ts';
import { CHILD } from './signs-child.ts';
import { CHILD_MORE } from './signs-child-more.ts';
import { CRISIS_OPEN } from './signs-crisis.ts';
import { CRISIS_HINTS } from './signs-crisis-hints.ts';
import { CRISIS_MEANINGS, CRISIS_MEANINGS_HINTS } from './signs-crisis-meanings.ts';
import { CRISIS_MEANS } from './signs-crisis-means.ts';
import { CRISIS_TURNING } from './signs-crisis-turning.ts';
import { CRISIS_VEILED } from './signs-crisis-veiled.ts';
import { CRISIS_WIDE } from './signs-crisis-wide.ts';
import { DANGER } from './signs-danger.ts';
import { DANGER_MORE } from './signs-danger-more.ts';
import { MEDICAL } from './signs-medical.ts';
import { MEDICAL_MORE } from './signs-medical-more.ts';
import { together } from './together.ts';
import type { MessageSigns, Sign } from './types.ts';
import { weighWords } from './weigh-words.ts';
import { whereHarmMeets } from './where-harm-meets.ts';
import { byWeight, isOutweighed, weightAmong } from './with-weight.ts';

interface Entry {
  readonly rule: SignRule;
  readonly pattern: Pattern;
}
/** The patterns by the words that must stand in a sentence for them to match. */
const INDEX = new Map<string, Entry[]>();
for (const rule of [
  ...CRISIS_OPEN,
  ...CRISIS_VEILED,
  ...CRISIS_MEANS,
  ...CRISIS_TURNING,
  ...CRISIS_WIDE,
  ...CRISIS_HINTS,
  ...CRISIS_MEANINGS,
  ...CRISIS_MEANINGS_HINTS,
  ...ABUSE,
  ...ABUSE_CONTROL,
  ...ABUSE_OTHERS,
  ...CHILD,
  ...CHILD_MORE,
  ...MEDICAL,
  ...MEDICAL_MORE,
  ...DANGER,
  ...DANGER_MORE,
  ...OTHER_LANGUAGES,
])
  for (const each of rule.patterns)
    for (const word of new Set(each.anchors))
      INDEX.set(word, [...(INDEX.get(word) ?? []), { rule, pattern: each }]);

/** The signs in a visitor's own words, each rule once; of two hearings of it the graver. */
export function detectSigns(words: string): MessageSigns {
  if (isAdvice(words)) return { signs: [] };
  const sentences = foldSentences(withoutQuotations(words));
  const weighed = weighWords(sentences);
  const signs = new Map<SignRule | string, Sign>();
  let nothing = true;
  const tones = sentences.map((sentence, index) => toneOf(sentence, sentences[index - 1]));
  for (const [index, sentence] of sentences.entries()) {
    const tone = tones[index]!;
    for (const { rule, pattern } of entriesOf(sentence)) {
      const known = signs.get(rule);
      if (known?.about === 'self') continue;
      const about = match(rule, pattern, sentence, tone);
      if (about === undefined || (known && about === 'someone-else')) continue;
      nothing = false;
      if (isOutweighed(rule, index, weighed)) continue;
      const { kind, name, said, emergency, role } = rule;
      const weight = weightAmong(rule, weighed);
      signs.set(rule, { kind, name, weight, said, emergency, role, about });
    }
  }
  for (const { sign, index } of aside(sentences, tones)) {
    nothing = false;
    if (!isOutweighed(sign, index, weighed)) signs.set(sign.name, sign);
  }
  const heard = [...signs.values()];
  if (!tones.every(({ old }) => old)) heard.push(...byWeight(weighed, heard, sentences));
  if (nothing && speaksOn(sentences)) heard.push(SPEAKS_ON_SIGN);
  return { signs: heard };
}

/** Means something only while a finding stands: no question, no request, no mere thanks, but more of oneself. */
const SPEAKS_ON = sign('crisis', 'speaks on of themselves', { weight: 0, role: 'turning' }, 'myself');
const SPEAKS_ON_SIGN: Sign = {
  kind: 'crisis',
  name: SPEAKS_ON.name,
  weight: 0,
  said: 'veiled',
  emergency: false,
  role: 'turning',
  about: 'self',
};
const OF_ONESELF = / (?:i|me|my|myself|he|she|him|her|they|them) /;
const REQUEST =
  / (?:explain|tell|give|show|write|read|quote|find|list|summarise|summarize|verse|verses|psalm|psalms|bible|chapter|book|study|sermon|translate|recommend|thank|thanks|thx|hello|hi|amen|gods|testament|gospel|jesus|paul) |^ (?:what|who|where|which|when|how|why|is|are|does|did|do|can|could|would|will) /;

function speaksOn(sentences: readonly Sentence[]): boolean {
  return (
    sentences.every(({ asks }) => !asks) &&
    sentences.some(({ text }) => OF_ONESELF.test(text) && !REQUEST.test(text))
  );
}

/** What words say together, where no tone speaks against it. */
function aside(
  sentences: readonly Sentence[],
  tones: readonly Tone[],
): { readonly sign: Sign; readonly index: number }[] {
  return sentences.flatMap((sentence, index) => {
    const tone = tones[index]!;
    if (tone.old || tone.study || tone.longAgo) return [];
    const met = whereHarmMeets(sentence, sentences[index - 1]);
    const all = tone.joking || tone.elsewhere ? met : [...together(sentence), ...met];
    return withoutFalseAbuse(all, sentence).map((sign) => ({ sign, index }));
  });
}

function entriesOf(sentence: Sentence): Set<Entry> {
  const entries = new Set<Entry>();
  for (const word of sentence.words) for (const entry of INDEX.get(word) ?? []) entries.add(entry);
  return entries;
}

/** In which tone a sentence is said: what most signs do not mean there. */
interface Tone {
  readonly previous: Sentence | undefined;
  readonly joking: boolean;
  readonly longAgo: boolean;
  readonly study: boolean;
  readonly old: boolean;
  /** "To end it" means an affair, a job, a church. */
  readonly elsewhere: boolean;
}

function toneOf(sentence: Sentence, previous: Sentence | undefined): Tone {
  return {
    previous,
    joking: isJoking(sentence),
    longAgo: isLongAgo(sentence),
    study: isStudy(sentence),
    old: isOldTongue(sentence),
    elsewhere: namesSomethingToEnd(sentence) || (previous !== undefined && namesSomethingToEnd(previous)),
  };
}

const DENIED =
  / (?:not|never|nor|without|no) (?:(?:ever|to|want|wants|wanted|wish|going|trying|try|planning|plan|mean|meaning|think|thinking|thought|intend|intention|of|considering|tempted|ready|have|be|been|feel|feeling|like|am|actively|about|let|talking|you|i) ){0,4}$| (?:afraid|scared|fear|terrified) (?:of |to |that i will )?$/;
/** Only what is told in the past can be over; "my wife left two years ago and I want to die" is not. */
const PAST =
  / (?:wanted|wished|tried|took|taken|was|were|felt|had|thought|considered|attempted|committed|overdosed|planned|swallowed|survived|jumped|cut|died|killed|prayed|harmed|struggled|broke|broken|collapsed|bleeding) /;
const NOW = / (?:want|wish|am|going|will|keep|keeps|think|feel|need|plan|wants|would|hate) /;
/** "Why should I not" asks for it. */
const WHY_NOT = / why (?:\S+ ){0,3}not (?:\S+ ){0,2}$/;
const ASKED_OF_THE_BIBLE =
  / (?:bible|scripture|scriptures|christians|church|god) (?:say|says|teach|teaches|think|believe) (?:about|on|of) /;
const OWN = / (?:my|our) (?:\S+ ){0,2}$/;

/** Whom the sign is about if the pattern holds in the sentence and nothing speaks against it. */
function match(
  rule: SignRule,
  { regex }: Pattern,
  sentence: Sentence,
  tone: Tone,
): Sign['about'] | undefined {
  const found = regex.exec(sentence.text);
  if (found === null) return undefined;
  if (rule.kind === 'abuse' && isNoAbuse(sentence)) return undefined;
  if (tone.old || (rule.name === 'to end it' && tone.elsewhere)) return undefined;
  if (
    !rule.always &&
    ((tone.joking && rule.kind !== 'abuse' && rule.kind !== 'medical') ||
      (tone.longAgo && rule.kind !== 'abuse' && PAST.test(found[0]) && !NOW.test(found[0])))
  )
    return undefined;
  if (rule.name === 'means to harm somebody' && / (?:sometimes|could) /.test(sentence.text)) return undefined;
  const before = sentence.text.slice(0, found.index + 1);
  if (!rule.evenDenied && DENIED.test(before) && !WHY_NOT.test(before)) return undefined;
  const subject = whose(sentence, found, tone);
  if (subject === 'told') return undefined;
  if (
    subject === 'none' &&
    ASKED_OF_THE_BIBLE.test(sentence.text) &&
    !(rule.kind === 'crisis' && rule.said === 'open')
  )
    return undefined;
  const about = aboutOf(rule, subject, found[0]);
  if (about === undefined) return undefined;
  if (about === 'someone-else' && tone.study && !rule.always && !isNear(sentence)) return undefined;
  return about;
}

function isNear({ text }: Sentence): boolean {
  return (
    / (?:someone|somebody|(?:a|an|one|this|that|my|our|the) (?:\S+ ){0,2}?(?:friend|girl|boy|guy|woman|man|kid|student|teenager|teen|member|lady|person)) (?:in|from|at|of|on|i|who told|told|just told|said|says|texted|wrote|posted|showed|online) /.test(
      text,
    ) ||
    / (?:my|our) (?:\S+ )?(?:son|daughter|friend|wife|husband|brother|sister|mother|father|boyfriend|girlfriend|cousin|roommate|niece|nephew|neighbour|partner|ex|child|kid|teen|teenager|student|grandson|granddaughter|stepson|stepdaughter|stepfather|fiance|uncle|aunt|baby|colleague|coworker|pastor) /.test(
      text,
    ) ||
    OWN.test(text)
  );
}

/** The subject of what was found: the last one named before the words that carry it. */
function whose(sentence: Sentence, found: RegExpExecArray, tone: Tone): Subject {
  const upTo = sentence.text
    .slice(0, found.index + found[0].length)
    .trim()
    .split(' ').length;
  const start = sentence.text.slice(0, found.index).trim().split(' ').filter(Boolean).length;
  const inside = subjectBefore(sentence, Math.min(start + 1, upTo), tone.previous);
  return inside;
}

function aboutOf(rule: SignRule, subject: Subject, found: string): Sign['about'] | undefined {
  if (rule.whose === 'me') return 'self';
  if (rule.whose === 'other') return subject === 'self' ? undefined : 'someone-else';
  if (/ (?:myself|my life|my own life) /.test(found)) return 'self';
  if (/ (?:himself|herself|themselves|themself|(?:his|her|their) (?:own )?life) /.test(found))
    return rule.whose === 'self' ? undefined : 'someone-else';
  if (subject === 'someone-else') return rule.whose === 'self' ? undefined : 'someone-else';
  return 'self';
}
