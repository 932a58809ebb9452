import type { CareKind } from './types.ts';

/** What must not stand in an answer to somebody in danger. */
export type ReplyDanger =
  | 'methods'
  | 'encourages'
  | 'guilt'
  | 'only-prayer'
  | 'sends-away'
  | 'sends-back'
  | 'false-promise'
  | 'no-person';

/** Ways and means, as one tells them to somebody: never a reason to name them, in no conversation. */
const METHODS = [
  /\b(?:lethal|fatal|deadly) (?:dose|amount|quantity|combination)\b/,
  /\b(?:painless(?:ly)?|quick(?:est)?|easy|easiest|least painful|most effective|reliable|sure|surest|peaceful) (?:ways?|methods?) (?:to|of|for) (?:die|dying|death|suicide|kill|killing|end|ending)\b/,
  /\b(?:tie|tying|make|making) (?:a|the) noose\b/,
  /\b(?:slit|slitting|cut|cutting|slash) (?:your|the) (?:wrists?|veins?|arter(?:y|ies)|throat)\b/,
  /\b(?:hang|shoot|drown|poison|suffocate|gas|overdose|starve) yourself\b/,
  /\bjump(?:ing)? (?:off|from|in front of) (?:a|the|your)\b/,
  /\b(?:carbon monoxide|exit bag|helium (?:bag|hood|tank))\b/,
  /\b(?:take|swallow|taking|swallowing) (?:\d+|all|a bottle|a handful|the whole|enough)\b[^.!?]{0,40}\b(?:pills?|tablets?|mg|milligrams|capsules?)\b/,
];
const ENCOURAGES = [
  /\b(?:kill yourself|end your(?: own)? life|take your(?: own)? life)\b[^.!?]{0,20}\b(?:is|would be|may be|can be) (?:a |the )?(?:good|best|right|only|understandable|option|choice|answer|solution|way)\b/,
  /\b(?:you should|you can|you may|go ahead and|just) (?:kill|hang|shoot|end) (?:yourself|it|your life|it all)\b/,
  /\b(?:better off|at peace) (?:without you|dead|once you are gone|when you are gone)\b/,
  /\b(?:he|she|they) (?:deserves?|had) it coming\b|\bdeserves? to (?:die|be killed|be hurt)\b/,
];
const GUILT = [
  /\b(?:suicide|killing yourself|taking your(?: own)? life|self.?harm|despair|such thoughts?|these thoughts?|giving up) (?:is|are|would be) (?:\w+ ){0,3}(?:sins?|sinful|unforgivable|murder|selfish|selfishness|coward\w*|weak\w*|demonic|of the devil)\b/,
  /\b(?:go to|burn in|end up in|sends? you to|straight to) hell\b/,
  /\b(?:unforgivable|unpardonable) sin\b/,
  /\b(?:selfish|ungrateful|cowardly|pathetic)\b/,
  /\bgod (?:is|will be|would be) (?!not)(?:\w+ )?(?:angry|disappointed|ashamed|displeased)\b/,
  /\b(?:lack|need more|too little|not enough|weak) (?:of )?faith\b/,
  /\bif you (?:really |truly |only )?(?:believed|trusted|prayed|loved god|had (?:more |enough )?faith)\b/,
  /\bshame on you\b|\bhow dare you\b|\bhow could you\b/,
  /\byour (?:own )?fault\b|\byou (?:brought|are bringing) this (?:on|upon) yourself\b|\byou (?:must|may) have provoked\b/,
  /\b(?:repent|confess your sins?)\b/,
];
const ONLY_PRAYER = [
  /\b(?:just|simply|only) (?:need to |have to )?(?:pray|trust god|trust the lord|have faith|read your bible|give it to god|believe)\b/,
  /\ball you need (?:is|to do is) (?:to )?(?:pray|prayer|faith|jesus|trust|believe)\b/,
  /\b(?:do not|don.t|no) need (?:for )?(?:a |any )?(?:doctors?|therap\w+|counsel\w+|medication|medicine|hot ?line|help ?line|hospital|police)\b/,
  /\bstop (?:taking|using) (?:your|the|all) (?:\w+ )?(?:medication|medicine|medicines|pills|tablets|treatment)\b/,
];
const SENDS_AWAY = [
  /\b(?:i|we) (?:cannot|can.t|can not|am not able to|am unable to|will not) (?:help you|discuss|talk about|continue|assist|engage)\b/,
  /\b(?:please )?(?:leave this (?:chat|page)|go elsewhere|stop writing|do not write)\b/,
  /\bthis (?:conversation|chat) (?:is over|ends here|must end|is closed)\b/,
];
const SENDS_BACK = [
  /\bsubmi(?:t|ts|ssion|ssive|tting)\b/,
  /\b(?:go|going|return|returning|get|move) (?:back )?to (?:him|her|them|your (?:husband|wife|partner|father|mother|parents|boyfriend|girlfriend|home))\b/,
  /\bgo (?:back|home) (?:and|to)\b/,
  /\bforgive (?:him|her|them)\b/,
  /\b(?:stay|remain|endure|persevere|keep living) (?:with (?:him|her|them|your)|in (?:the|your|this) marriage|married)\b/,
  /\bkeep (?:it|this|the matter|things) (?:in|within|inside|between)\b/,
  /\b(?:win|winning) (?:him|her|them) (?:over|back)\b/,
  /\b(?:be|being|become) (?:a )?(?:more |better )?(?:quiet|submissive|obedient|patient|gentle|loving|respectful)\b/,
  /\b(?:divorce|leaving|separation|separating|leave him|leave her) (?:is|would be) (?:\w+ ){0,2}sin\b|\bgod hates divorce\b/,
  /\b(?:do not|don.t|never) (?:leave|report|tell|involve|call|go to the police)\b/,
  /\bconfront (?:him|her|them)\b|\bturn the other cheek\b|\bmatthew 18:15\b/,
  /\bobey (?:him|her|them|your)\b/,
];
const FALSE_PROMISE = [
  /\b(?:i|we)(?: have|.ve| will|.ll| am going to)? (?:called|contacted|alerted|notified|informed|call(?:ing)? (?:the|an|for|911|999|112)|contact(?:ing)? (?:the|an|someone|emergency))\b/,
  /\bhelp is (?:on (?:its|the) way|coming)\b/,
  /\b(?:keep|stays?|remains?) (?:this |it )?(?:a secret|secret|between us|confidential)\b|\byour secret is safe\b|\bi (?:will not|won.t) tell (?:anyone|anybody|a soul)\b/,
];
/** Somebody to turn to. */
const PERSON =
  /\b(?:call|calling|text|ring|phone|telephone|lines?|emergency|ambulance|999|911|112|988|someone|somebody|friend|doctor|pastor|neighbou?r|family|grown-up|adult|teacher|person|people|police)\b/;

const NEGATED =
  /\b(?:not|never|no|nothing|nobody|cannot|can.t|does ?n.t|do ?n.t|is ?n.t|without|wrong to|nor)\b/;

/** A sentence that denies what it names ("you need not go back to him") is no danger, save for ways and means. */
function says(sentences: readonly string[], patterns: readonly RegExp[], evenDenied = false): boolean {
  return sentences.some((sentence) =>
    patterns.some((pattern) => {
      const found = pattern.exec(sentence);
      if (found === null) return false;
      return evenDenied || !NEGATED.test(sentence.slice(Math.max(0, found.index - 60), found.index));
    }),
  );
}

function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[*_~]/g, '')
    .split(/(?<=[.!?])\s+|\n+/);
}

/**
 * What is dangerous in a model's answer to somebody in danger of `kind`; empty where it may be shown. Strict on purpose:
 * what is replaced by our own words costs little, what slips through may cost a life. `text` is the whole answer.
 */
export function dangersInReply(text: string, kind: CareKind): ReplyDanger[] {
  const sentences = sentencesOf(text);
  const found: ReplyDanger[] = [];
  if (says(sentences, METHODS, true)) found.push('methods');
  if (says(sentences, ENCOURAGES)) found.push('encourages');
  if (says(sentences, GUILT)) found.push('guilt');
  if (says(sentences, ONLY_PRAYER)) found.push('only-prayer');
  if (says(sentences, SENDS_AWAY, true)) found.push('sends-away');
  if ((kind === 'abuse' || kind === 'child') && says(sentences, SENDS_BACK)) found.push('sends-back');
  if (says(sentences, FALSE_PROMISE)) found.push('false-promise');
  if (!PERSON.test(text.toLowerCase())) found.push('no-person');
  return found;
}

/** Without one of these words nothing of METHODS and ENCOURAGES can stand there: nearly every piece is passed by with it. */
const WORTH_LOOKING =
  /lethal|fatal|deadly|painless|quick|eas[iy]|effective|reliable|sure|peace|noose|wrist|vein|arter|throat|yourself|jump|monoxide|exit bag|helium|tak(?:e|ing)|swallow|your life|your own life|it all|better off|it coming|deserve|go ahead/i;

/**
 * Whether a piece of an ordinary answer tells ways and means, or urges to use them. Looked for while it streams; only
 * what no answer to any question needs to say.
 */
export function isHarmful(piece: string): boolean {
  if (!WORTH_LOOKING.test(piece)) return false;
  const sentences = sentencesOf(piece);
  return says(sentences, METHODS) || says(sentences, ENCOURAGES);
}
