import type { CareFinding } from '../../../care/types.ts';
import type { Danger } from '../../../content/guide/danger/types.ts';

/** Signs in which somebody hurts themselves, and says nothing of an end. */
const OF_A_WOUND = /^(?:self-harm|cuts and burns given to oneself|what is named)/;
const WOUNDS =
  /\b(?:cut|cuts|cutting|self ?harm\w*|hurt(?:ing)? my ?self|burn(?:s|ed|t|ing)? (?:my|me|myself)|scratch\w* my|hit(?:ting)? my|bang(?:ed|ing)? my|punch(?:ed|ing)? (?:my|the|a)|carv\w+|blades?|razors?|lighter)\b/;
/** Beside a wound: how deep it went, or what else was meant. */
const OF_AN_END =
  /\b(?:suicid\w*|die|died|dying|dead|death|kill\w*|not (?:\w+ ){0,2}?(?:live|be here|be alive|wake|exist)|goodbye|pills?|tablets?|overdos\w*|end (?:it|my|this|everything)|wrists?|veins?|artery|throat|neck|deep|deeper|not stop (?:the )?bleed\w*|soaked|better off|funeral|plan|no point|for good|last time)\b/;

const AFTER_A_BIRTH =
  /\bpost ?(?:natal|partum)\b|\bnew (?:mother|mum|mom|father|dad|parent)\b|\b(?:i|we|me) (?:just |have |had )*(?:gave birth|had (?:a|my|our|the) (?:\w+ )?(?:baby|twins|son|daughter|boy|girl))\b|\b(?:since|after) (?:the |my |our |giving )?(?:birth|baby|delivery)\b|\b(?:my|our|the) (?:\w+ ){0,2}?(?:baby|newborn|twins)\b|\b(?:son|daughter|girl|boy|baby|twins|she|he|child|little one) (?:is |are |was born )?(?:(?:only|just|about|nearly) )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|few|couple of) (?:days?|weeks?|months?)\b|\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:days?|weeks?|months?) old\b|\bbreast ?feed\w*\b/;
/** A child who died, or somebody else's. */
const NOT_SO =
  /\b(?:miscarr\w*|stillb\w*|stillbirth|lost (?:my|our|the|a) (?:\w+ )?(?:baby|son|daughter|child|twins)|(?:baby|son|daughter|child|twins) (?:\w+ )?(?:died|passed|is dead|was born dead)|abort\w*|my (?:\w+ )?(?:wife|sister|daughter|friend|neighbour|niece|cousin|colleague|daughter in law) (?:\w+ ){0,3}?(?:gave birth|had (?:a|her) baby)|my wifes?|puppy|kitten)\b/;

/**
 * What somebody speaks of who is in danger of their own life, more closely, where that needs other words: a wound given to
 * oneself, or the time after a birth. Of plain words (words.ts), `before` what was said earlier.
 */
export function ownLifeAs(plain: string, before: string, finding: CareFinding | null): Danger {
  const all = `${before} ${plain}`;
  if (AFTER_A_BIRTH.test(all) && !NOT_SO.test(all)) return 'after-birth';
  const isWound = finding?.signs.every((name) => OF_A_WOUND.test(name)) && WOUNDS.test(plain);
  return isWound && !OF_AN_END.test(all) ? 'own-cuts' : 'own-life';
}
