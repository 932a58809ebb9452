/**
 * Care finds a sign in a word that may mean many things ("quick", "engine", "ready"), and the more easily the shorter a
 * message is. Somebody who speaks of a wedding dress and was calm all along has not meant their death by it. All of plain
 * words (words.ts).
 */

/** Whoever wrote one of these before is not calm: the next word may mean more than it says. */
const DESPAIR =
  /\b(?:tired|weary|exhausted|lonely|alone|empty|numb|useless|hopeless|worthless|pointless|burden|depress\w*|despair\w*|desperate|suicid\w*|kill\w*|die|self ?harm\w*|cut(?:s|ting)?|pills|tablets|debts?|bankrupt|failed|ashamed|no (?:point|hope|one|way|reason)|nobody|give up|giv(?:e|en|ing) up|not (?:cope|go on|bear|take it|want to (?:live|be here|wake|exist))|hate (?:my ?self|my life|me|it here)|invisible|crying|cried|cry|voices?|panic\w*|drink(?:ing)?|drank|drugs?|divorc\w*|sacked|evicted|homeless|prison|envy|jealous of people|end it|hurt(?:ing)? myself|want it (?:all )?to stop|tear\w*|over for me)\b/;

/** Words that keep their weight wherever they are said. */
const GRAVE =
  /\b(?:suic\w*|sewerslide|unal\w*|kill\w*|kil|kys|kms|die|dies|dying|dead|death|hang(?:s|ed|ing)?|jump\w*|drown\w*|over ?dos\w*|od|odd|oded|swallow\w*|gas|rope|noose|knot|hosepipe|blades?|razors?|knife|knives|gun|pistol|shotgun|rifle|revolver|trigger|bullets?|bridge|cliff|roof\w*|ledge|tracks|rails?|platform edge|river|reservoir|quarry|lake|sea|ocean|falls|lagoon|tides?|poison\w*|pesticide|chemical|bleach|iodine|acid|sniper|plastic|bag (?:on|over)|monoxide|helium|blood|bleed\w*|bled|slit|veins?|thighs?|stitches|my ?self|self ?h\w*|harm\w*|hurt\w*|scars?|cuts|cut (?:deep\w*|again|so|open)|deeper|goodbye|bye|farewell|funeral|coffin|grave|insurance|exist\w*|living|survived?|attempt\w*|overpass|balcony|tank|train|beams?|belts?|cord|took (?:them|it|all|\d+|some|too|the lot|enough|everything)|taken (?:them|it|all)|drunk|drank|dizzy|sleepy|method|how (?:high|deep|fast|many)|end it|ends? (?:everything|things|my|me)|ending|gone|disappear\w*|vanish\w*|heaven|hell|take me|takes me|pills?|tablets?|meds|medication|paracetamol|insulin|morphine|painkillers|antidepressants|starv\w*|nothing left|sleep (?:and|for|forever)|wake|reason|note|letters?|seatbelt|swerve\w*|wall at)\b/;

/** What somebody says who has made up their mind, says farewell, or can bear no more. */
const TURNING =
  /\b(?:tired|weary|exhaust\w*|alone|lonely|nobody|noone|no one|hate|hates|pain\w*|empty|numb|useless|hopeless|worthless|pointless|desperate|despair\w*|finish\w*|finally|peace\w*|calm|relief|relieved|decided|decision|chosen|tonight|tonite|last (?:night|day|time|message|prayer|words|question|sunday|meal|one)|soon|without (?:me|him|her)|better (?:off|if i)|miss me|sorry|ashamed|burden|problem|give up|giv(?:e|en|ing) (?:\w+ ){0,2}?(?:up|away)|gave (?:\w+ ){0,3}?away|can (?:not|no longer)|could not|no longer|not any ?more|anymore|any more|no (?:point|way|use|turning)|not (?:wake|live|safe|trust|go on|see|hear|be (?:here|around|long|needed))|only (?:one )?(?:way|exit)|way out|one exit|out of the way|want out|want to|going to|gonna|about to|ready to|tempted|voices?|urges?|secretly|my head|plan\w*|debt|can go|may go|i am ready|arranged|unsubscribe|leave this|not around|was not here|were not here|everyone|everybody|who would|look after|i love (?:him|her|them|you)|loved (?:him|her|them)|stop|silence|dark\w*|hypothetically|if i)\b/;
/** "I want to punch them": it goes against others. */
const AT_OTHERS =
  /\b(?:want|wanted|going|feel like) (?:to )?(?:punch|slap|smack|hit|kick|shake|scream at|throttle|yell at|shout at) (?:him|her|them|people|everyone|everybody|somebody|someone|every \w+)\b/g;

/** In words: in a longer message the words around one that is found are weighed with it. */
const LONGEST = 14;

/** Whether a sign is one only by a word in passing: the visitor was calm before, and says nothing grave now. */
export function isInPassing(plain: string, before: string): boolean {
  if (before.trim() === '' || plain.split(' ').length > LONGEST || DESPAIR.test(before)) return false;
  const meant = plain.replace(AT_OTHERS, ' ');
  return !GRAVE.test(meant) && !TURNING.test(meant);
}
