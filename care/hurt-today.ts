import { type Combination, OF_A_STORY, ofSelf } from './combination.ts';

/**
 * Somebody has hurt themselves, told in whatever words ("took the scissors to my arms", "fresh lines all over my thigh"),
 * and somebody who had a child not long ago and would like to be gone ("ask God to take me. he is eleven days old").
 */

const BODY =
  '(?:arms?|legs?|thighs?|wrists?|stomach|belly|skin|face|head|hands?|back|hips?|chest|ankles?|knuckles|hair)';
const TOOL =
  '(?:razors?|blades?|scissors|compass|safety pin|pin|broken glass|glass|belt|iron|lighter|cigarettes?|knife|hammer|kettle|nails)';
const HURT =
  '(?:cut|cuts|cutting|carved?|burn|burned|burnt|bun up|scratch|scratched|slash\\S*|slic\\S*|dug|scald\\S*|flogged|beat|beaten|hit|punched|slapped|bit|harmed|dragged|whipped|poured|pulled out)';
const WOUNDED = new RegExp(
  ` ${HURT} (?:[^ |]+ ){0,5}?my (?:own )?${BODY} | (?:took|taken|take|used|use|put|pressed) (?:[^ |]+ ){0,3}?${TOOL} (?:[^ |]+ ){0,4}?my (?:own )?${BODY} `,
);
const MEANT =
  / (?:on purpose|deliberately|knowingly|meant to|blood|bled|bleed\S*|bloody|raw|skin open|blister\S*|razors?|blades?|compass|safety pin|glass|scissors|belt|cigarette|my sins?|lust|punish\S*|failed|days clean|marks|lines|calm|calmer|deep|split) /;
/** Of these it is certain that they did it themselves. */
const BY_ONESELF = new RegExp(
  ` (?:cut|cuts|cutting|carved?|burned|burnt|scratch|scratched|slash\\S*|slic\\S*|flogged|beat|hit|punched|slapped|harmed|whipped) (?:[^ |]+ ){0,2}?myself | ${TOOL} (?:down|over|across|into) my ${BODY} | (?:took|taken) (?:[^ |]+ ){0,3}?${TOOL} to (?:myself|my (?:own )?${BODY}) | (?:fresh|new|four|five|six|seven|more) (?:lines|cuts|marks|stripes|ones) (?:[^ |]+ ){0,5}?(?:my ${BODY}|today|tonight) | (?:fresh|new) (?:lines|cuts) all over my ${BODY} | (?:i make|made) new ones | opened up the old ones | did my ${BODY} (?:\\||tonight|today|again)| done it to myself | did it to myself | i (?:have |just )?cut (?:tonight|tonite|today|this morning) | (?:and|then) cut \\| | (?:used|use) the (?:blade|razor) | wrecked mine with a razor | cut a (?:cross|word|name) in(?:to)? my ${BODY} `,
);
const OF_NOW =
  / (?:again|tonight|tonite|today|this morning|this evening|just now|ago|since|last night|yesterday|sorry|knows?|noticed|see|god|jesus|lord|pray\S*) /;
const BY_ACCIDENT =
  / (?:(?:myself|my \S+) on (?:a|the|my)|slicing|cut off|head off|by mistake|barista|baking|chef|(?:he|she|they) (?:\S+ )?(?:cut|burned|burnt|beat|hit) my|cut him|made in|onions?|carrots?|cooking|cook|kitchen (?:accident|sink)|shav\S*|oven|grill|stove|toast|dinner|accident\S*|slipped (?:and|on|while)|haircut|hairdresser|barber|salon|my hair (?:short|off|for)|grass|hedge|gardening|rose|roses|thorns|sunburn|boxing|football|training|cat|kitten|dog|years? ago|used to|when i was|mark 5|tombs|legion|gerasene|baal|prophets|story|slack|budget|ties|cake|paper|doctor|surgeon|operation|surgery|stitches out|sparring|drum|guitar|workshop|diy|saw|chopping) /;

const BORN =
  / (?:post ?(?:natal|partum)|gave birth|c section|caesarean|my (?:\S+ )?(?:baby|newborn|twins)|newborn|new (?:mother|father|parent)|since (?:the |my )?(?:birth|delivery|i deliver)|born (?:in|on|a)|health visitor|(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few) (?:days?|weeks?|months?) old|(?:he|she|baby|twins|son|daughter) (?:is |are )?(?:only |just )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:days?|weeks?|months?)) /;
const OF_A_CHILD =
  / (?:baby|babies|newborn|twins?|child|little one|he|she|him|her|son|daughter|boy|girl|feeds?|feeding|birth|labour|deliver\S*|mother|father) /;
const GONE =
  / (?:god to take me|take me (?:home|instead|away)|not come back|walk (?:out )?into the (?:road|sea|river)|disappear\S*|wish i (?:had )?died|died in labour|should have died|kinder if i went|better (?:off )?(?:without me|with another|with him|with her)|go where (?:he|she) is|to heaven together|(?:wish|want) to wake|not want (?:to )?(?:life|live|be here|be alive|wake)|no more wish|written the letters|picked the day|not fit to be alive|to the bridge|looking at the rope|driving into|drive into|to be gone|not be here) /;
const LOST =
  / (?:miscarr\S*|stillb\S*|my (?:sister|friend|daughter|neighbour|niece|cousin|colleague) (?:\S+ )?(?:gave birth|had)|puppy|kitten|calf|foal) /;

const wounded = (...all: readonly RegExp[]): Combination => ({
  name: 'self-harm, told of today',
  kind: 'crisis',
  strength: 'said',
  all,
  none: [OF_A_STORY, BY_ACCIDENT],
  about: ofSelf,
});

export const OF_HURT_TODAY: readonly Combination[] = [
  wounded(WOUNDED, MEANT),
  wounded(BY_ONESELF, OF_NOW),
  {
    name: 'to be gone, after a birth',
    kind: 'crisis',
    strength: 'hinted',
    score: 3,
    all: [GONE, BORN, OF_A_CHILD],
    none: [OF_A_STORY, LOST],
    about: ofSelf,
  },
];
