import type { Need } from './needs.ts';

/**
 * Words without which a message does not ask for an entry, or with which it does not, over plain words. What was learned
 * takes "my roses" for Easter and "my son plays with dolls" for gaming: few messages taught it what else such words mean.
 */
const NEEDS: Readonly<Record<string, RegExp>> = {
  'topic/gaming':
    /\b(?:gam(?:e|es|er|ers|ing)|playstation|xbox|ps ?[345]|nintendo|switch|consoles?|fortnite|minecraft|roblox|fifa|warcraft|steam|online|screens?|tablet|levels?|server|controller|video|computer|pc|headset|streams?|twitch|esports?|play(?:s|ed|ing)? (?:all|every|until|till|for hours|too|day|the whole|on (?:his|her|my|the)))\b/,
  'topic/easter':
    /\b(?:easter|good friday|maundy|holy (?:week|saturday|thursday|friday)|risen|rose (?:from|again|on)|he rose|jesus rose|resurrect\w*|empty tomb|tomb|passion|palm sunday|lent|three days|third day|crucif\w*|cross|vigil|eggs?)\b/,
  'topic/dementia':
    /\b(?:dementia|alzheimer\w*|forgets?|forgetting|forgetful|memory|remembers?|confus\w*|recogni[sz]e\w*|knows? (?:me|who|us|my)|know (?:me|who|us)|repeat\w*|same question|wander\w*|care home|mind|mum|mom|mother|dad|father|gran\w*|nan|nana|wife|husband|old)\b/,
  'person/wise-men-and-herod':
    /\b(?:wise men|wisemen|magi|herod|stars?|gold|frankincense|incense|myrrh|east|kings?|epiphany|gifts?|bethlehem)\b/,
  'named/aaronic-blessing':
    /\b(?:aaron\w*|priestly|numbers|keep|face|shine|benediction|blessing|countenance)\b/,
  'topic/prodigal-children':
    /\b(?:sons?|daughters?|child|children|kids?|boys?|girls?|teens?|teenagers?|grand\w+|he|she|they|him|her|them)\b/,
  'prayer/child':
    /\b(?:pray\w*|bless\w*|god|lord|jesus|amen|words|protect\w*|interce\w*|help|please|for (?:my|our|a|the|his|her)|give|need|want)\b/,
};

const SPEAKS_AGAINST: Readonly<Record<string, RegExp>> = {
  'topic/new-believer':
    /\b(?:(?:\d+|many|ten|fifteen|twenty|thirty|forty|fifty|sixty|several|of) years|for years|all my life|since (?:i was )?(?:a child|childhood)|grew up|raised|(?:do|does|can) not (?:really )?believe|cannot believe|no longer believe|stopped believing|lost my faith|losing my faith|have to believe)\b/,
  'topic/grief-for-a-parent': /\bpassed (?:my|his|her|the|our|all|their)\b(?!.*\b(?:died|dead|death|gone)\b)/,
  'topic/coming-back':
    /\b(?:(?:my faith|it) is (?:all )?gone|(?:do|does|can) not (?:really )?believe|cannot believe|no longer believe|stopped believing|lost my faith|losing my faith)\b(?!.*\b(?:want|miss|back|return|again)\b)/,
  'topic/aging-parents':
    /\b(?:strict|curfew|grounded|homework|school|will not let me|do not let me|not allowed|i am 1\d|so unfair)\b/,
};

/** Whether a message can ask for what is labelled so, by the words that it has. */
export function hasItsWords(label: string, plain: string): boolean {
  const needed = NEEDS[label];
  return (needed === undefined || needed.test(plain)) && !SPEAKS_AGAINST[label]?.test(plain);
}

/** Whoever believed for long and does so no more is neither new in the faith nor on the way back. */
const LOST =
  /\b(?:(?:my faith|it) is (?:all )?gone|(?:do|does|can) not (?:really )?believe (?:any|a word|it|in|anymore)|no longer believe|stopped believing|lost my faith|losing my faith|doubt everything)\b/;
const NOT_OF_THE_LOST: ReadonlySet<string> = new Set(['topic/coming-back', 'topic/new-believer']);
const DOUBT = 'topic/doubt';

/** The needs of which a message has the words; what speaks of faith that was lost asks for doubt. */
export function withItsWords(needs: readonly Need[], plain: string): readonly Need[] {
  const held = needs.filter(({ label }) => hasItsWords(label, plain));
  const dropped = needs.find(({ label }) => NOT_OF_THE_LOST.has(label) && !hasItsWords(label, plain));
  if (!dropped || !LOST.test(plain)) return held;
  return held
    .map((need) =>
      need.label === DOUBT ? { ...need, probability: Math.max(need.probability, dropped.probability) } : need,
    )
    .toSorted((a, b) => b.probability - a.probability);
}
