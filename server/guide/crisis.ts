import { AFTER_CRISIS, CRISIS_LINES_LEAD, CRISIS_TEXT } from '../../content/guide/crisis.ts';
import { HELP_LINES, type HelpRegion } from '../../content/help-lines.ts';
import { plainWords } from './words.ts';

/** Spellings of hurried and frightened people, set right before anything is looked for. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bmy self\b/g, 'myself'],
  [/\b(?:kil|kll|killl+|unalive|un alive)\b/g, 'kill'],
  [/\b(?:sui?cide|sucide|suside|suiside|suicde|sewerslide)\b/g, 'suicide'],
  [/\b(?:suic?id[ae]?l|sucidal|suicidle|suisidal)\b/g, 'suicidal'],
  [/\b(?:wana|wan to|want too|wan na)\b/g, 'want to'],
  [/\bto dye\b/g, 'to die'],
  [/\bany more\b/g, 'anymore'],
  [/\bkms\b/g, 'kill myself'],
  [/\b(?:i|ill) am\b/g, 'i am'],
];

/** Leading words that make a plan or a wish of what follows. */
const INTENT =
  '(?:want|wants|wanted|wanting|going|plan|plans|planning|planned|ready|about|trying|try|tried|tempted|thinking|think|thought|considering|urge|urges|feel like|feeling like|wish|might|will|could|should just|keep|kept|decided|close|attempt|attempted|threatening|threatens|threatened|talking|talks|says|said|start|started|been)(?: \\w+){0,3}?';
/** Nothing in these may be done to God's glory, to self, for others: words that turn the sense. */
const NOT_DEATH =
  '(?! (?:to (?:self|myself|sin|sins|the|my|me|this world|our)|with (?:christ|jesus|him|dignity)|for (?:christ|jesus|him|the|my|you|god)|daily|in peace|at home|well|a good|before|of (?:embarrassment|laughter|laughing|boredom|shame|cuteness)|laughing|to know|than|so that others))';

/** The one who writes, of themselves. */
const FIRST_PERSON: readonly RegExp[] = [
  /\b(?:kill|killing|killed|shoot|shooting|hang|hanging|drown|drowning|stab|poison|end|ending|off) myself\b(?! (?:laughing|in the foot|at (?:work|the gym|the office|my job)|for (?:this|my) (?:job|work|company|boss)|working|studying|trying|over|to (?:please|make|get|finish|pay|keep)|in (?:work|studies|books|food|drink|alcohol|music|prayer|the shadow)))/,
  new RegExp(
    `\\b${INTENT} (?:hurt|hurting|harm|harming|cut|cutting|burn|burning) myself\\b(?! (?:off|some|slack|a break))`,
  ),
  /\b(?:cutting|harming) myself\b(?! (?:off|some|slack|a break|out))/,
  /\bi (?:\w+ ){0,2}(?:cut|harm) myself (?:again|tonight|today|last night|yesterday|every|when|because|to feel)\b/,
  /\bi (?:\w+ ){0,4}self ?harm(?:ing|ed|s)?\b/,
  /\b(?:end|ending) my (?:own )?(?:life|existence|misery|pain for good)\b/,
  /\b(?:end|ending) it all\b/,
  /\btak(?:e|ing) my own life\b/,
  new RegExp(`\\b${INTENT} (?:take|taking) my life\\b(?! and (?:let|use|make))`),
  /\b(?:god|lord|please|just) (?:please )?take my life(?: away)?(?: now| tonight| please)?$/,
  new RegExp(
    `\\b(?:want|wanting|wanted|wish|need|like|hope|prefer|longing|long)(?: is)? (?:to )?(?:just |only |really )?(?:die|dying|be dead|drop dead)\\b${NOT_DEATH}`,
  ),
  /\b(?:rather|better|better off|might as well|should just|should) (?:be |just be )?(?:dead|die|not exist)\b(?! (?:than (?!live|go on|face|keep|feel|be here)|for|to (?:self|sin|the|my)))/,
  /\b(?:ready|going) to die (?:tonight|now|today|by my)\b/,
  /\bi (?:just )?(?:hope|wish|pray) (?:that )?i (?:would |could |will |can )?(?:just )?(?:die|disappear forever|stop existing|do not wake|never wake|not wake|go to sleep and|fall asleep and)\b/,
  /\b(?:never|not) wak(?:e|ing) up(?: again| tomorrow| ever)?$/,
  /\bwish(?:ed)? i (?:was|were|is|am) (?:\w+ )?(?:dead|never born|not alive|not here anymore|no longer here)\b/,
  /\bwish(?:ed)? i (?:had |was |were )?(?:never|not|have never) (?:been )?born\b/,
  /\b(?:do not|no longer|not) (?:\w+ )?(?:want|wanting|wish|care) to (?:live|be alive|exist|go on living|keep living|keep existing|be on this earth)(?=$| (?:anymore|any longer|longer|another day|at all|and|but|because|since|now|please|in this world|on this))/,
  /\b(?:can not|could not) (?:go on living|live anymore|live another day|keep living)\b/,
  /\btired of (?:living|being alive|life and)\b/,
  /\b(?:no|any|one|without a|lost all) reasons? (?:left )?(?:to live|to stay alive|to keep living|to go on living)\b/,
  /\bnothing (?:left |more )?to live for\b/,
  /\b(?:world|everyone|everybody|family|kids|children|wife|husband|they|people|all) (?:\w+ ){0,4}better off (?:without me|if i)/,
  /\bi (?:\w+ ){0,5}suicidal\b/,
  /\b(?:feel|feeling|felt|am) (?:\w+ )?suicidal\b/,
  /\b(?:my|have|having|had) (?:\w+ ){0,3}(?:suicidal thoughts|thoughts of suicide|suicidal ideation)\b/,
  /\bi (?:\w+ ){0,3}(?:commit|committing|committed|attempt|attempting|attempted|do) suicide\b/,
  new RegExp(`\\bi (?:\\w+ ){0,3}${INTENT} (?:of |about |to |commit |committing |attempting )*suicide\\b`),
  /\b(?:write|writing|wrote|written) (?:a |my )?suicide note\b/,
  /\b(?:god|lord) (?:to |would |will |please |just )*(?:kill me|let me die)\b/,
  /\b(?:just|please) let me die\b/,
  /\bi (?:\w+ ){0,6}(?:jump (?:off|from|in front)|overdose|take all (?:my|the|these) (?:pills|meds|tablets))\b/,
  /\bi (?:just )?(?:overdosed|took (?:all|too many|a whole bottle of) (?:my |the |of my )?(?:pills|meds|tablets))\b/,
];

/** "End it" and "be here anymore" may speak of an affair, a job, a church: read so only where nothing else is named. */
const FIRST_PERSON_UNLESS_ELSE: readonly RegExp[] = [
  /\b(?:going to|want to|ready to|will|about to|thinking of|thinking about|might|planning to|just) end(?:ing)? it(?= (?:now|today|soon|here|forever)|$)/,
  /\b(?:do not|no longer) (?:\w+ )?want to be here (?:anymore|any longer)\b/,
];
const SOMETHING_ELSE =
  /\b(?:affair|relationship|engagement|marriage|job|friendship|dating|boyfriend|girlfriend|fight|church|house|town|city|country|school|work|subscription|contract|office|party|with (?:him|her|them))\b/;
const END_IT_TONIGHT =
  /\b(?:going to|want to|ready to|will|about to|might|just) end it (?:tonight|all|for good)\b/;

/** Of someone near: at risk now, not lost long ago. */
const THIRD_PERSON: readonly RegExp[] = [
  new RegExp(
    `\\b${INTENT} (?:kill|killing|hurt|harm|hang|shoot|cut) (?:himself|herself|themself|themselves)\\b`,
  ),
  /\b(?:killing|cutting|harming|hanging) (?:himself|herself|themself|themselves)\b/,
  new RegExp(`\\b${INTENT} (?:end|ending|take|taking) (?:his|her|their) (?:own )?life\\b`),
  new RegExp(`\\b(?:wants|want|wanted|wishes) to (?:die|be dead)\\b${NOT_DEATH}`),
  /\b(?:does|do) not want to live anymore\b/,
  /\b(?:son|daughter|wife|husband|friend|brother|sister|mother|father|child|he|she|cousin|boyfriend|girlfriend|roommate|nephew|niece|partner) (?:\w+ ){0,3}(?:is|are|feels|feeling|been|was|has|having) (?:\w+ ){0,2}suicid(?:al|e)/,
  /\b(?:attempted|tried to commit|trying to commit|threatening|threatened|threatens|talking about|going to commit|wants to commit) suicide\b/,
];

const NAMES =
  '(?:elijah|(?<!(?:my|a|the|this|new|his|her|lost|our|that|no|any) )job|jonah|jeremiah|moses|saul|samson|judas|ahithophel|abimelech|zimri|jesus|christ|paul|peter|naomi|rachel|rebekah|solomon|david|the (?:prophet|apostle|preacher|psalmist|jailer|jailor)|jesus son of|romeo|juliet)';
/** A person of the Bible, with what they said or wished, up to the words found. */
const TOLD_OF = new RegExp(
  `\\b${NAMES} (?:\\w+ ){0,6}?(?:say|says|said|saying|pray|prays|prayed|praying|ask|asks|asked|asking|cry|cries|cried|wish|wishes|wished|beg|begs|begged|want|wants|wanted|write|writes|wrote|tell|tells|told)\\b`,
);
const SUBJECT = new RegExp(
  `\\b(?:${NAMES}|i|me|my|mine|he|she|they|him|her|son|daughter|wife|husband|friend|brother|sister|mother|father|child|someone|person)\\b`,
  'g',
);
const BIBLICAL = new RegExp(`^${NAMES}$`);

/** Whether the words belong to a person of the Bible who is spoken of, not to the one who writes. */
function isToldOf(before: string, found: string): boolean {
  const subjects = [...`${before} ${found}`.slice(0, before.length + 3).matchAll(SUBJECT)].map((m) => m[0]);
  const last = subjects.at(-1) ?? '';
  if (BIBLICAL.test(last)) return true;
  if (/^(?:he|she|him|her|they)$/.test(last) && subjects.some((name) => BIBLICAL.test(name))) return true;
  const told = TOLD_OF.exec(before);
  return told !== null && !/\b(?:like|and so do|so do|me too|same|as) i\b/.test(before);
}

function found(patterns: readonly RegExp[], sentence: string): boolean {
  return patterns.some((pattern) => {
    const match = pattern.exec(sentence);
    return match !== null && !isToldOf(sentence.slice(0, match.index).trimEnd(), match[0]);
  });
}

const DENIED = /\b(?:do not|not|never|did not) (?:\w+ )?(?:want|wanting|wish|ready) to (?:die|be dead)\b/;
/** A loss that lies behind: "my brother tried to kill himself" is present danger, "killed himself in 2019" is grief. */
const STUDY =
  /\b(?:verses?|passages?|bible say|bible says|bible teach|scripture say|sermon|study|preach|teach|lesson|ministry|is it a sin)\b/;
const EMBARRASSED = /\b(?:embarrass\w*|laugh\w*|cringe\w*|so cute|funny|lol)\b/;

function isOpen(sentence: string, all: string): boolean {
  const aboutSelf = found(FIRST_PERSON, sentence);
  if (aboutSelf) {
    const onlyWish = DENIED.test(sentence) && !found(FIRST_PERSON, sentence.replace(DENIED, ' '));
    return !onlyWish && !(EMBARRASSED.test(sentence) && /\bdie\b/.test(sentence));
  }
  if (END_IT_TONIGHT.test(sentence)) return true;
  if (!SOMETHING_ELSE.test(all) && found(FIRST_PERSON_UNLESS_ELSE, sentence)) return true;
  return found(THIRD_PERSON, sentence) && !DENIED.test(sentence) && !STUDY.test(sentence);
}

/**
 * Whether a message speaks openly of suicide or self-harm: of the writer's own wish or plan, or of someone near
 * who is at risk now. `words` are the visitor's own words only. Not meant: a suicide that is mourned, people of the
 * Bible who wished to die, dying to self, or turns of speech ("this job is killing me").
 */
export function isOpenCrisis(words: string): boolean {
  const sentences = words
    .split(/[.!?;:\n\u2026]+/)
    .map((sentence) => SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), plainWords(sentence)))
    .filter((sentence) => sentence !== '');
  const all = sentences.join(' ');
  return sentences.some((sentence) => isOpen(sentence, all));
}

/** Shown where the reader's country is not known: the countries from which most readers come, then the finder. */
const SHOWN_BY_DEFAULT = ['US', 'GB', 'IE', 'CA', 'AU', 'elsewhere'];

function linesOf(region: HelpRegion): string {
  const lines = region.lines.filter((line) =>
    line.kinds.some((kind) => kind === 'crisis' || kind === 'danger'),
  );
  return `- **${region.name}:** ${lines.map((line) => `${line.name}: ${line.contact}`).join('; ')}`;
}

/**
 * The fixed, gentle text with help lines. `region` is ISO 3166-1, two letters; unknown or without it, the lines of
 * several countries are shown.
 */
export function crisisReply(region?: string): string {
  const regions: readonly HelpRegion[] = HELP_LINES.regions;
  const own = regions.find((entry) => entry.region === region?.toUpperCase());
  const shown = own === undefined ? SHOWN_BY_DEFAULT : [own.region, 'elsewhere'];
  const lines = shown.flatMap((id) => regions.filter((entry) => entry.region === id)).map(linesOf);
  return CRISIS_TEXT.map((part) =>
    part.replace('{lines}', `${CRISIS_LINES_LEAD}\n\n${lines.join('\n')}`),
  ).join('\n\n');
}

/** What is said after the fixed text when the next message is short and names nothing; never the same twice running. */
export function afterCrisisReply(timesSaid: number): string {
  return AFTER_CRISIS[timesSaid % AFTER_CRISIS.length]!;
}
