import { careDetector } from '../../care/detector.ts';
import type { CareFinding, CareKind } from '../../care/types.ts';
import { QUIET_QUESTIONS } from '../../content/care/quiet.ts';
import { plainWords } from '../guide/reading/words.ts';

/**
 * Care finds mere signs also by the manner of a message: "she rings on Sundays, on purpose I think" is written as people
 * write who are controlled. Whether somebody is safe is asked only where a word in the talk speaks of it, or where the
 * manner is very much that of people in danger; elsewhere the question shows that nobody listened. The quiet line with the
 * help lines stands below the answer all the same. All of plain words (words.ts).
 */
const BLOWS =
  'hit|hits|hitting|beat|beats|beaten|beating|slap\\w*|punch\\w*|kick\\w*|pushe[ds]|shov\\w*|chok\\w*|strangl\\w*|thr[eo]w\\w*|smash\\w*|broke my (?!heart)|bruis\\w*|marks|belt|violen\\w*|attack\\w*|knife|gun|weapons?|kill(?:s|ed)? (?:me|us|him|her|them)|hurts? (?:me|us|him|her|them|my)|hurting|harm\\w*';
const FEAR = 'afraid|scared|frighten\\w*|terrif\\w*|fears?|threat\\w*|safe|unsafe|danger\\w*|police';
const FORCE =
  'abus\\w*|rap(?:e|ed|es|ing)|molest\\w*|grop\\w*|touch(?:es|ed|ing)? (?:me|her|him|my)|forc\\w+|makes? me|made me|control\\w*|jealous|follow(?:s|ed|ing) me|stalk\\w*|turning up|turns up|checks? (?:my|every|all|on me)|reads my|track\\w*|lock(?:s|ed|ing)?|not (?:ever )?(?:let|allow)\\w*|permission|(?:have|must|need) (?:to )?ask|right to say no|passport|(?:takes?|took|keeps?|hides?) my|shout\\w*|scream\\w*|yell\\w*|rag(?:e|es|ing)|temper|humiliat\\w*|insult\\w*|spit\\w*|drunk|escape|run away|ran away|refuge|shelter|hid(?:e|es|ing)?|submi\\w+|obey\\w*|leave in the night';
const NEED =
  'sad\\w*|griev\\w*|grief|mourn\\w*|cry|cries|crying|cried|weep\\w*|tears?|lonel\\w*|alone|nobody|no one|tired|weary|exhaust\\w*|worn out|sleepless|(?:can|could|do|did) not (?:sleep|eat|cope|go on|bear|breathe|stop|take|face|feel|see|do (?:this|it))|not (?:slept|eaten|sleeping|eating)|lie awake|empty|numb|nothing|no (?:point|hope|use|way|strength|reason)|the point|difference|hopeless|worthless|useless|despair\\w*|desperate|depress\\w*|anxi\\w*|panic\\w*|burden|better off|hate (?:my ?self|my life|me)|suicid\\w*|die|dies|died|dying|dead|death|end it|give up|giving up|pills?|tablets?|cut|cutting|kill\\w*|drown\\w*|dark\\w*|asham\\w*|guilt\\w*|lost (?:my|our|him|her|everything|a)|heavy|suffer\\w*|pain\\w*|broken|breaking|overwhelm\\w*|unbearable|miscarr\\w*|stillborn|cancer|funeral|widow\\w*|divorc\\w*|relaps\\w*|homeless|debts?|voices?|failure|failed|invisible';
const OF_CHILD =
  'secrets?|not to tell|weird|uncomfortable|in(?:to)? my room|bath|naked|pictures?|photos?|nudes|hungry|no food|drinks?|bull(?:y|ied|ies|ying)|hates? me|(?:throw|kick|send|sent) (?:me|him|her|us)|not (?:like|want) (?:\\w+ )?(?:being|going|to be|to go)|foster|gives me|gave me|older than';
const BODY =
  'pain\\w*|aches?|aching|hurts?|bleed\\w*|blood|lump|swollen|swelling|fever|rash|dizzy|faint\\w*|breath\\w*|chest|heart|vomit\\w*|sick\\w*|ill|illness|weak|infect\\w*|wound\\w*|cough\\w*|pregnan\\w*|medic\\w*|tablets?|pills?|insulin|dose|symptoms?|stroke|seizures?|fits|stomach|headaches?|sugar|not (?:eat\\w*|drink\\w*)|fast(?:ing)?|doctors?|hospital|injur\\w*|burn\\w*|fell|cancer|cry|crying|since (?:the |my )?(?:baby|birth)';
const FIGHT =
  'fights?|fighting|fought|came at|bottle|gangs?|mob|riot|burn\\w*|revenge|angry|anger|shout\\w*|scream\\w*|rage|shoot\\w*|shot|stab\\w*|bombs?|trapped|flood\\w*|fire|drown\\w*|wait(?:s|ing)? outside|war|soldiers?';

const anyOf = (...words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})\\b`);
const SPEAKS_OF: Readonly<Record<CareKind, RegExp>> = {
  crisis: anyOf(NEED, BLOWS, FEAR, 'abus\\w*|rap(?:e|ed)'),
  abuse: anyOf(BLOWS, FEAR, FORCE),
  child: anyOf(BLOWS, FEAR, FORCE, OF_CHILD, 'suicid\\w*|die|cut|cutting|cry|crying'),
  medical: anyOf(BODY),
  danger: anyOf(BLOWS, FEAR, FIGHT),
};
/** From this learned score on the manner alone is enough. How somebody is may be asked sooner than whether they are safe. */
const SURELY: Readonly<Record<CareKind, number>> = {
  crisis: 2,
  medical: 2,
  abuse: 3.25,
  child: 3.25,
  danger: 3.25,
};
/** "I do not want to beat them up about it": what somebody does not mean to do. */
const NOT_MEANT =
  /\bnot (?:want to |going to |mean to )?(?:beat|hit|kick|punch|slap|hurt|kill|scare|threaten)\b/g;

/** Of the visitor's messages so many are read, the last one included; of each so much, in UTF-16 units. */
const LOOKED_BACK = 6;
const READ = 2_000;

/** How the visitor is, asked once in a talk at the end of an answer to mere signs of danger; "" where it would be out of place. */
export function quietQuestion(parts: {
  readonly finding: Pick<CareFinding, 'kind'>;
  readonly words: string;
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly words: string }[];
}): string {
  const { finding, words, history } = parts;
  const question = QUIET_QUESTIONS[finding.kind];
  if (history.some((said) => said.role === 'assistant' && said.words.includes(question))) return '';
  const own = history.filter(({ role }) => role === 'user').map((said) => said.words);
  const isSpokenOf = [...own, words]
    .slice(-LOOKED_BACK)
    .some((each) => SPEAKS_OF[finding.kind].test(plainWords(each.slice(0, READ)).replace(NOT_MEANT, ' ')));
  const isAsked = isSpokenOf || careDetector.detectSigns(words).score >= SURELY[finding.kind];
  return isAsked ? question : '';
}
