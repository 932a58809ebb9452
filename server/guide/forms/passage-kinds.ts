import { PASSAGE_KINDS, type PassageKind } from '../../../content/guide/forms/passage-kinds.ts';
import type { FormRequest } from './form-request.ts';

/** How a kind is asked for: over the plain words of what is wanted, or of the whole message where a "not" belongs to it. */
interface KindAsked {
  readonly id: string;
  readonly asked: RegExp;
  readonly isOfWhole?: true;
}

const KINDS_ASKED: readonly KindAsked[] = [
  {
    id: 'hopeful',
    asked:
      /\b(?:hopeful|uplifting|positive|upbeat|encouraging|brighter|lighter|looks? forward|looking forward|full of hope|some hope|more hope|with hope)\b|\b(?:not|less|nothing|isnt|without being) (?:(?:so|too|very|as|quite|that) )?(?:sad|gloomy|heavy|depressing|miserable|bleak|dark|grim|dreary|doom)\b/,
    isOfWhole: true,
  },
  {
    id: 'joyful',
    asked:
      /\b(?:joyful|joyous|happy|happier|cheerful|cheerier|cheery|celebrat\w+|jolly|full of joy|more joy|merry|fun)\b(?! (?:birthday|christmas|easter|new year|anniversary))/,
  },
  {
    id: 'comforting',
    asked:
      /\b(?:(?:of|for|some|more|words of|just|only) comfort|sympathy|condolences?|(?:lost|buried) (?:her|his|their|my|our) (?:husband|wife|mother|mum|mom|father|dad|brother|sister|son|daughter|baby|child|parents?)|comforting|consoling|soothing|calming|reassuring|peaceful|comfort (?:him|her|them|me|us))\b/,
  },
  {
    id: 'honest',
    asked:
      /\b(?:angry|anger|cross|furious|mad|raging?|rage|fed up|annoyed|raw|honest|complain\w*|lament\w*|moan\w*|shout\w*|yell\w*|let(?:s|ting)? rip)\b.{0,24}\b(?:god|lord|him above|heaven)\b|\b(?:more honest|honest (?:one|psalm|verse|passage|reading)s?|rawer|raw|(?:psalm|verse|passage|one|reading)s? (?:of|that) (?:complain\w*|lament\w*|cr(?:y|ies) out)|laments?|(?:wants?|need|needs|like|feels? like) (?:to )?scream\w*|complaining|complaint|does not pretend|do not pretend|no pretending|without pretending|not sugar ?coat\w*|no sugar ?coat\w*)\b/,
    isOfWhole: true,
  },
  {
    id: 'thankful',
    asked:
      /\b(?:thankful|thankfulness|thanksgiving|(?:say|saying|give|giving) (?:thank you|thanks)|grateful|gratitude|saying thank ?you|of thanks)\b/,
  },
  {
    id: 'easy',
    asked:
      /\b(?:easy|easier|easiest|simple|simpler|plain|basic|not (?:too |so |very )?(?:hard|difficult|complicated))\b.{0,20}\b(?:psalms?|verses?|passages?|readings?|words?|english|language|texts?|ones?|read|understand|follow|learn)\b|\bsimpler? (?:one|words)\b|\b(?:practi[sc]e|practi[sc]ing|learn|learning|improve|improving) (?:\w+ ){0,3}?(?:english|reading)\b|\b(?:psalms?|verses?|passages?|readings?|texts?|one|something|anything|words)\b.{0,24}\b(?:easy|easier|simple|simpler|not (?:too |so |very )?(?:hard|difficult|complicated))\b/,
    isOfWhole: true,
  },
  {
    id: 'less-known',
    asked:
      /\b(?:(?:less|lesser|least|little|not (?:so |very |too |that )?(?:well)?|not as) ?(?:well )?(?:known|famous|common|obvious|popular|quoted)|unusual|uncommon|lesser known|not (?:one of )?(?:the )?(?:usual|obvious|standard|typical|same old|famous|well known|popular)|nobody (?:knows|uses|quotes)|not (?:everyone|everybody) (?:already |always )?(?:knows|uses|quotes|has|does|reads|picks|chooses|gets)|not (?:the )?(?:same )?(?:ones?|things?|readings?|verses?|passages?|psalms?)? ?(?:that |which |as )?(?:absolutely |nearly |almost )?(?:everyone|everybody|people|they all|every \w+)(?: (?:else|always|already|ever))* (?:uses?|used|has|had|have|does|do|did|reads?|sends?|picks?|chooses?|puts?|quotes?|knows?|gets?)|(?:not|nothing|except|anything but) (?:just )?(?:(?:the|too|so) )?(?:same (?:ones?|thing|verse|reading|passage|psalm)|same old|overdone|hackneyed|cliched?)|overused|off the beaten track)\b/,
    isOfWhole: true,
  },
  {
    id: 'well-known',
    asked:
      /\b(?<!less |not |not so |not very |not too |lesser |not that |as )(?:well known|famous|familiar|popular|classic|everybody will know|everyone will know|people (?:will )?know|they (?:will )?know|know by heart)\b/,
  },
  {
    id: 'for-anyone',
    asked:
      /\b(?:not|never|isnt|no) (?:\w+ )?(?:religious|a believer|a christian|believers|churchgoers?|a churchgoer|church people|into (?:god|church|religion)|go(?:es|ing)? to church)\b|\b(?:non|un) ?(?:religious|believers?|believing)\b|\b(?:atheists?|agnostics?|muslims?|hindus?|sikhs?|buddhists?|(?:another|a different|other|all) faiths?|secular|no faith|(?:does|do|did) not (?:really )?believe|without faith|lost (?:his|her|their) faith)\b/,
    isOfWhole: true,
  },
  {
    id: 'second-marriage',
    asked:
      /\b(?:second|2nd|third|both been|been) (?:marriage|wedding|time around|time round|married before)s?\b|\b(?:remarry\w*|remarri\w+|marrying again|marry again|getting married again|married before|(?:both|we|each) lost (?:our|their) (?:first |late |own )?(?:husbands?|wives|wife|spouses?)|lost (?:his|her) first (?:husband|wife)|second time (?:around|round|for both))\b|\b(?:both|each|two) (?:\w+ )?(?:widowed|divorced|widows|widowers)\b/,
  },
  {
    id: 'no-cure',
    asked:
      /\b(?:terminal|terminally|incurable|palliative|hospice|no cure|not be cured|not curable|end of life care|months to live|weeks to live)\b|\b(?:not|never|nothing (?:more|else)) (?:\w+ ){0,4}?(?:cure|cured|get better|getting better|get well|recover|survive|make it|(?:they|doctors|anyone) can do)\b/,
    isOfWhole: true,
  },
  {
    id: 'changed-body',
    asked:
      /\b(?:lost|losing|lose|amputat\w*|without) (?:\w+ ){0,4}?(?:leg|legs|arm|arms|hand|foot|feet|limb|limbs|eye|eyes|sight|hearing|breast|breasts|finger|fingers)\b|\b(?:amputat\w+|amputee|paraly[sz]ed|wheelchair|stroke|accident left|bad accident|went blind|going blind|gone blind|gone deaf|mastectomy|scarred|burns unit|spinal)\b/,
  },
  {
    id: 'dark',
    asked:
      /\b(?:(?:scared|afraid|frightened|fear\w*) (?:at|in the|of the|of) (?:night|dark)|the dark|darkness|night ?light|dark nights?|nightmares?|bad dreams)\b/,
  },
  {
    id: 'old-age',
    asked:
      /\b(?:(?:very )?old (?:man|woman|lady|gentleman|people|person|folk|age|friend of 8\d|friend of 9\d)|elderly|in (?:his|her|their|my|the) (?:80s|90s|eighties|nineties)|(?:8|9)\d ?(?:year|yr)s? ?old|turning (?:80|85|90|95|100)|aged (?:8|9)\d|getting old|grow(?:ing)? old|(?:80|85|90|95|100)th)\b/,
  },
  {
    id: 'for-children',
    asked:
      /\bfor (?:a |my |our |the |her |his |small |little |young |some )*(?:child|children|toddlers?|little (?:boy|girl|one|ones)|(?:boy|girl|son|daughter|grandson|granddaughter|nephew|niece) (?:of|aged|who is) (?:[3-9]|1[0-2])|(?:[3-9]|1[0-2]) (?:year|yr)s? ?olds?)\b|\b(?:a child|children|little ones|the little one|a (?:[3-9]|1[0-2]) year old) (?:can|could|would|will|might|understands?)\b/,
  },
  {
    id: 'strong',
    asked:
      /\b(?:brave|braver|courage|courageous|strengthening|stronger|give (?:him|her|them|me|us) (?:strength|courage)|fighting spirit|bold|bolder)\b/,
  },
  {
    id: 'gentle',
    asked:
      /\b(?:gentle|gentler|softer|soft|kinder|tender|less harsh|not (?:so |too )?(?:harsh|stern|strict|threatening|scary|frightening)|less (?:stern|strict|scary|preachy))\b/,
    isOfWhole: true,
  },
];

/** The kinds of passages that a message asks for: `wanted` without what is not wanted, `whole` with it. */
export function kindsIn(wanted: string, whole: string): string[] {
  return KINDS_ASKED.filter(({ asked, isOfWhole }) => asked.test(isOfWhole ? whole : wanted)).map(
    ({ id }) => id,
  );
}

/** Whoever writes more says otherwise what it is about. */
const FEW_WORDS = 9;

/** A request without the words that only say how passages should sound: they name no subject. */
export function withoutSounds(wanted: string, kinds: readonly string[]): string {
  if (wanted.split(/\s+/).length > FEW_WORDS) return wanted;
  return KINDS_ASKED.filter(({ id }) => kinds.includes(id) && SOUNDS.has(id)).reduce(
    (text, { asked }) => text.replace(new RegExp(asked.source, 'i'), ' '),
    wanted,
  );
}

/** Kinds that say for whom passages are: another way for them to sound leaves these in force. */
const FOR_WHOM: ReadonlySet<string> = new Set([
  'for-anyone',
  'second-marriage',
  'no-cure',
  'changed-body',
  'old-age',
  'for-children',
]);
/** Kinds that a passage on the subject comes before; the others say themselves what passages are for. */
const SOUNDS: ReadonlySet<string> = new Set([
  'hopeful',
  'joyful',
  'comforting',
  'honest',
  'thankful',
  'easy',
  'well-known',
  'less-known',
  'strong',
  'gentle',
  'for-children',
  'old-age',
]);

/** Whether a kind says what passages are for. Whoever is angry with God wants no other psalm. */
export const isForWhom = ({ id }: PassageKind): boolean => id === 'honest' || !SOUNDS.has(id);

/** The kinds of a request with what a later message asks for. */
export function kindsAfter({ kinds = [] }: FormRequest, later: readonly string[]): string[] {
  const kept = later.length === 0 ? kinds : kinds.filter((id) => FOR_WHOM.has(id));
  return [...new Set([...later, ...kept])];
}

/** The kinds that a request names, looked up; one that the content no longer has is left out. */
export function kindsOf({ kinds = [] }: FormRequest): PassageKind[] {
  return PASSAGE_KINDS.filter(({ id }) => kinds.includes(id));
}
