import type { Danger } from '../../../content/guide/danger/types.ts';
import { isPregnantAndAfraid } from './pregnant-afraid.ts';
import { isForbidden } from './treatment-forbidden.ts';
import { childTrusted, hurtInSleep, mustNotBeFound } from './whose.ts';

/**
 * Dangers that care does not see, since no word of them is grave by itself, or since what makes them grave stands in
 * another message: the same thoughts as a friend had who took his life, a screaming baby that somebody would like to
 * throw, threats, the one who harmed a child and leads others today. Of plain words (words.ts).
 */
const BABY =
  /\b(?:baby|babies|newborn|infant|toddler|twins|cot|crib|pram|(?:weeks?|months?|days) old|(?:he|she) is (?:only |just )?(?:\w+ )(?:weeks?|months?)|little (?:girl|boy|one)|colic|breastfeed\w*)\b/;
const SMALL =
  '(?:him|her|it|them|(?:my|the|our) (?:\\w+ )?(?:baby|newborn|toddler|twins|child|children|son|daughter|girl|boy|little one))';
const URGE =
  '(?:want(?:ed)? to|wanna|could(?: just)?|feel like|felt like|nearly|almost|tempted to|am going to)';
const FEAR =
  '(?:afraid|scared|frightened|terrified|worried|fear) (?:of |that )?(?:i (?:will|would|might|may|could|am going to) )?';
const HARMS =
  '(?:throw|throwing|shak(?:e|ing)|smother\\w*|suffocat\\w*|drop(?:ping)?|hit|hitting|hurt|hurting|harm|harming|slam\\w*|drown\\w*|strangl\\w*|do something (?:bad |terrible )?to|shook|threw)';
const OWN_URGE = new RegExp(`\\bi (?:\\w+ ){0,2}?${URGE} (?:\\w+ )?${HARMS} ${SMALL}\\b(?! feelings)`);
const OWN_FEAR = new RegExp(`\\bi (?:\\w+ ){0,2}?${FEAR}(?:\\w+ )?${HARMS} ${SMALL}\\b(?! feelings)`);
const SHOOK = new RegExp(`\\bi (?:\\w+ ){0,3}?(?:shook|threw|shaken) ${SMALL}\\b(?! (?:hand|off|awake|up))`);
const SEES_IT =
  /\b(?:keep|kept|always|often) (?:seeing|imagining|thinking|picturing)\b.{0,30}\b(?:dropping|throwing|hurting|harming|shaking|stabbing|drowning|smothering)\b/;

/** Pictures that come by themselves, of what one's own hands would do. */
const PICTURED =
  /\b(?:thoughts?|pictures?|images?|flashes|visions?|brain|mind|head|(?:see|seeing|picture|picturing|imagine|imagining) (?:it|him|her|myself|me))\b.{0,60}\b(?:dropping|drop|throwing|throw|letting go|let go|hurting|harming|stabbing|drowning|smothering|suffocating|shaking|crushing|going into|closing over|pushing|putting (?:the|a) pillow)\b(?! (?:him|her|them|it) (?:off|at))/;

const ORDERED =
  /\b(?:god|lord|voices?|satan|devil|spirits?|angel|demon) (?:\w+ ){0,2}?(?:tells?|told|telling|says|said|wants?|orders?|ordered|commands?|commanded) (?:\w+ ){0,3}?(?:kill|drown|hurt|harm|sacrifice|stab|smother|strangle|throw|shake) (?:my|the|our) (?:\w+ )?(?:child|children|baby|babies|son|sons|daughters?|boys?|girls?)\b/;

const SUICIDE_TOLD =
  /\b(?:suicid\w*|(?:took|taken|ended) (?:his|her|their) (?:own )?li(?:fe|ves)|(?:killed|hanged|hung|shot|drowned) (?:him|her|them) ?sel(?:f|ves)|jumped (?:off|from|in front))\b/;
/** Said after it, of oneself. */
const THE_SAME =
  /\b(?:(?:the )?same (?:thoughts?|thing|feelings?|idea|place|dark)|i (?:\w+ ){0,2}?(?:understand|get|envy) (?:him|her|them|why)(?: now| so well| too well)?$|(?:right idea|had it right|lucky one|is better off|out of it now)|think (?:of|about) (?:it|doing it|that|the same) (?:too|myself|sometimes|every|a lot|as well)|thought (?:of|about) (?:it|doing it|that) (?:too|myself|before)|(?:follow|join) (?:him|her|them)|(?:go|be) (?:with|where) (?:him|her|he|she)|wish it (?:was|were|had been) me|should have been me|(?:might|could|will|may) (?:be )?(?:do|be|go) (?:the same|next|that way|like (?:him|her))|i am next|feel (?:that way|like that|the same)|been there (?:too|myself))\b|^(?:me|and me|i do|i am|so do i) (?:too|as well|sometimes)\b/;
const NOT_THE_SAME =
  /\b(?:not|never|do not) (?:\w+ ){0,3}?(?:same|like that|that way|think)\b|\bsame (?:church|class|school|age|question|name|disease|illness)\b/;

const PARTNER = /\b(?:husband|wife|boyfriend|girlfriend|partner|fiance|ex)\b/;
const OF_HARM = '(?:kill|shoot|stab|burn|behead|hurt|harm|hunt|beat up|find and kill|come for|blow up)';
const TARGET =
  '(?:me|us|my (?:\\w+ )?(?:family|house|home|children|child|son|daughter|mother|father|parents|sister|brother|dog|cat)|our (?:house|home|church|family)|the house|down (?:my|our))';
const THREAT = new RegExp(
  `\\b(?:says?|said|saying|messages?|texts?|texted|letters?|notes?|told me|wrote|writes?|calls?|swore|swears|sworn|threaten\\w*)\\b (?:\\w+ ){0,6}?(?:will|would|going to|gonna|to|hell|shell|theyll|hed|shed|theyd) (?:\\w+ )?${OF_HARM} ${TARGET}\\b`,
);
const DEATH_THREATS =
  /\b(?:i|we|my (?:\w+ )?(?:family|husband|wife|son|daughter|brother|sister)) (?:\w+ ){0,3}?(?:get|gets|got|getting|receive|received|have|has|had) (?:\w+ )?death threats?\b|\bdeath threats? (?:against|to|for) (?:me|us|my)\b|\b(?:price|bounty|hit|contract) on (?:my|our) heads?\b/;
const DEAD_MAN =
  /\b(?:they|brothers|men|gang|family|uncles|cousins|dealers?|people) (?:\w+ ){0,3}?(?:say|says|said|told me|swore|tell me) (?:that )?i am (?:a )?dead (?:man|woman|meat)\b/;
const BY_MANY =
  /\b(?:they|somebody|someone|people|messages?|letters?|neighbours?|gang|men|brothers|uncles|family of|cartel|mob|dealer|dealers|cousins|villagers|elders)\b/;
/** It has an answer of its own in the library, or is no threat. */
const NO_THREAT =
  /\b(?:loan|lend\w*|borrow\w*|debt|sin|work|cold|heat|kindness|film|movie|game|dream\w*|nightmare|bible|psalm|david|saul|jesus|god|lord|voices?|satan|devil|snake|bite|says it|joking|jokes?|doctors?|operation|birth|caesareans?|pregnan\w*|illness|cancer|tumou?r)\b/;

const DONE =
  '(?:groom(?:ed|s)?|abused|molested|raped|touched|assaulted|had sex with|slept with|interfered with)';
const AS_A_CHILD =
  /\b(?:groom\w*|when i was (?:\w+ ){0,2}?(?:child|boy|girl|kid|small|little|young|[4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)|as a (?:child|boy|girl|kid|teenager)|altar boy|choir ?boy|confirmation|sunday school|youth (?:group|leader|club|camp)|at school|i was (?:[4-9]|1[0-7]))\b/;
const LEADS_NOW =
  /\b(?:is|are|now|became|becomes|still|works?|leads?|runs?|has become|teaches|preaches)\b.{0,40}\b(?:pastor|priest|minister|vicar|bishop|deacon|elder|preacher|chaplain|youth (?:leader|worker|pastor|group)|teacher|teaching|teaches|teach|coach(?:es)?|scout\w*|worship leader|(?:with|near|around) (?:children|kids|boys|girls)|sunday school|choir ?master|camp|ministry|foster\w*)\b|\bstill (?:\w+ )?(?:teach\w*|lead\w*|preach\w*|coach\w*|serv\w*|works? there|runs? (?:it|the))\b/;
const DONE_TO_ME = new RegExp(
  `\\b${DONE} (?:me|us|you)\\b|\\bi was (?:\\w+ )?${DONE}\\b|\\bdid things to me\\b`,
);

const SOMEBODY_SAYS =
  '(?:he|she|they|friend|mate|brother|sister|son|daughter|husband|wife|mother|father|mum|mom|dad|boyfriend|girlfriend|partner|cousin|roommate|flatmate|colleague|neighbour|student|nephew|niece|grand\\w+|ex) (?:\\w+ ){0,3}?(?:says?|said|saying|told|tells|thinks?|thought|thinking|talks?|talked|talking|wishes|wrote|writes|texted|texts|keeps|feels|believes)';
/** What people in such need say of themselves, as somebody else tells it. */
const SOMEBODY_TOLD = new RegExp(
  `\\b${SOMEBODY_SAYS}\\b(?: \\w+){0,6}? (?:(?:every(?:one|body)|(?:we|they|you) all|the (?:world|kids|children|family)|(?:my|our|his|her|their) (?:\\w+ )?(?:family|kids|children)) (?:would|will|is|are) (?:all )?(?:be )?(?:better off|happier) (?:without (?:him|her|them)|if (?:he|she|they) (?:was|were) (?:gone|dead|not here))|not (?:being|wanting to be|want to be) (?:here|around|alive) any ?more|not being (?:here|alive)|being better off dead)\\b`,
);
const FAREWELL =
  /\b(?:saying|says|said) (?:her |his |their )?(?:goodbyes?|bye|farewell)\b.{0,60}\b(?:giv(?:ing|es|en)|gave) (?:away )?(?:all )?(?:of )?(?:his|her|their) (?:\w+ )?(?:things|stuff|clothes|belongings|games|records|books|jewell?ery)\b|\b(?:giv(?:ing|es|en)|gave) (?:away )?(?:all )?(?:of )?(?:his|her|their) (?:\w+ )?(?:things|stuff|clothes|belongings)\b.{0,60}\b(?:goodbyes?|farewell)\b/;
/** A sign of the end of a life or a stay, which comes by itself. */
const ENDS_BY_ITSELF =
  /\b(?:dying|hospice|palliative|cancer|terminal\w*|old age|(?:8|9)\d|moving|moves|emigrat\w*|leaving for|monastery|missionary|nursing home|care home|retir\w+|prison)\b/;
const NOTE_LEFT =
  /\b(?:found|left|wrote|written|there (?:is|was)) (?:a |this |her |his )?(?:note|letter|message)\b.{0,60}\b(?:says?|said|saying|that|with)\b.{0,20}\b(?:sorry|goodbye|forgive (?:me|him|her)|not your fault)\b/;
const OF_SOMEBODYS =
  /\b(?:his|her|their) (?:room|desk|pillow|bed|drawer|bag|phone|car|school ?bag|notebook|diary)\b/;

/** The danger of somebody else that care takes for the writer's, or hardly sees; of plain words, also what was said before. */
function dangerOfSomebody(plain: string, all: string): { isVeiled: boolean } | undefined {
  if (SOMEBODY_TOLD.test(plain)) return { isVeiled: false };
  if (FAREWELL.test(plain) && !ENDS_BY_ITSELF.test(all)) return { isVeiled: false };
  return NOTE_LEFT.test(plain) && OF_SOMEBODYS.test(plain) ? { isVeiled: true } : undefined;
}

/** The danger that only these words, or these after what was said before, show; both in plain words. */
export function unseenDanger(
  plain: string,
  { isYoung, before }: { readonly isYoung: boolean; readonly before: string },
): { readonly danger: Danger; readonly isVeiled: boolean } | undefined {
  const all = `${before} ${plain}`;
  if (ORDERED.test(plain)) return { danger: 'own-child', isVeiled: false };
  if (BABY.test(all)) {
    if (OWN_URGE.test(plain) || SHOOK.test(plain)) return { danger: 'own-child', isVeiled: false };
    if (OWN_FEAR.test(plain) || SEES_IT.test(plain) || PICTURED.test(plain))
      return { danger: 'own-child', isVeiled: true };
  }
  if (isPregnantAndAfraid(plain, before))
    return { danger: isYoung ? 'young-pregnant' : 'pregnant-afraid', isVeiled: false };
  if (SUICIDE_TOLD.test(before) && THE_SAME.test(plain) && !NOT_THE_SAME.test(plain))
    return { danger: 'own-life', isVeiled: true };
  const ofSomebody = dangerOfSomebody(plain, all);
  if (ofSomebody) return { danger: 'friend', ...ofSomebody };
  if (DONE_TO_ME.test(all) && AS_A_CHILD.test(all) && LEADS_NOW.test(plain) && !isYoung)
    return { danger: 'abuser-leads', isVeiled: false };
  if (!isYoung && hurtInSleep(plain)) return { danger: 'in-sleep', isVeiled: false };
  if (!isYoung && mustNotBeFound(plain, before)) return { danger: 'in-secret', isVeiled: false };
  if (isForbidden(plain)) return { danger: 'treatment-forbidden', isVeiled: false };
  if (childTrusted(plain)) return { danger: 'child', isVeiled: false };
  const isThreat = DEATH_THREATS.test(plain) || THREAT.test(plain) || DEAD_MAN.test(plain);
  if (!isThreat || NO_THREAT.test(plain) || PARTNER.test(plain)) return undefined;
  if (!THREAT.test(plain) || BY_MANY.test(plain)) return { danger: 'threatened', isVeiled: false };
  return { danger: isYoung ? 'young' : 'violence', isVeiled: false };
}
