import type { AudienceId, FormRequest } from './form-request.ts';

/** Groups before single people: "a prayer for my son’s youth group" is for the group. */
const AUDIENCES: readonly (readonly [AudienceId, RegExp])[] = [
  ['toddlers', /\btoddlers?\b|\bpreschool(?:ers?)?\b|\bnursery\b/],
  [
    'teens',
    /\b(?:teens?|teenagers?|teenage|youth|youths|young people|adolescents?|students?|confirmands?|year (?:9|10|11)s?)\b/,
  ],
  [
    'children',
    /\b(?<!grown |adult |own |grown up |my wife and |was a |as a )(?:child|children|childrens|kid|kids|little ones|primary school|sunday school|kindergarten|grandchild(?:ren)?|juniors|infants)\b/,
  ],
  [
    'new-believers',
    /\b(?:new (?:believers?|christians?|converts?)|new to (?:the )?(?:faith|bible|it)|beginners?|seekers?|baby christians)\b/,
  ],
  [
    'unbelievers',
    /\b(?:(?:non|un)believers?|non christians?|atheists?|not (?:a )?(?:christians?|believers?)|no faith|never been to church)\b/,
  ],
  [
    'couples',
    /\b(?:couples?|married people|husbands and wives|my (?:wife|husband) and (?:i|me)|me and my (?:wife|husband))\b/,
  ],
  ['women', /\b(?:women|womens|ladies|mums|moms|mothers)\b/],
  ['men', /\b(?:men|mens|lads|dads|fathers)\b/],
  ['elderly', /\b(?:elderly|seniors?|pensioners?|old people|care home|nursing home|over 60s)\b/],
];

const ONE: readonly AudienceId[] = [
  'aunt',
  'uncle',
  'mother',
  'father',
  'sister',
  'brother',
  'neighbour',
  'colleague',
  'son',
  'daughter',
  'husband',
  'wife',
  'grandmother',
  'grandfather',
  'friend',
];
const SAID: Partial<Record<AudienceId, string>> = {
  aunt: 'aunt(?:ie|y)?',
  mother: 'mother|mum|mom',
  father: 'father|dad',
  neighbour: 'neighbou?r',
  colleague: 'colleague|coworker|workmate',
  grandmother: 'grandmother|grandma|gran|nan|granny',
  grandfather: 'grandfather|grandpa|grandad|granddad',
  friend: '(?:girl|boy)?friend|mate|buddy|pal|flatmate',
};
const PERSONS = ONE.map((id) => [id, new RegExp(`\\b(?:${SAID[id] ?? id})\\b`)] as const);

const AGES = [
  /\b(?:son|daughter|grandson|granddaughter|niece|nephew|boy|girl) (\d{1,2})\b(?! (?:minutes?|verses?|questions?|words?|hours?|days?|weeks?))/,
  /\b(?:ages?|aged) (\d{1,2})(?: (?:to |and |or )?(\d{1,2}))?\b/,
  /\b(\d{1,2})(?: (?:to|and|or) (\d{1,2})| (\d{1,2}))? ?(?:years?|yrs?) ?olds?\b/,
  /\b(?:kids?|children|boys?|girls?|sons?|daughters?) (?:who are )?(\d{1,2})(?: (?:to |and |or )?(\d{1,2}))?$/,
  /\b(?:kids?|children|boys?|girls?|sons?|daughters?) (?:who are )?(\d{1,2}) (?:to|and|or) (\d{1,2})\b/,
  /\bfor (?:a |an )?(\d{1,2})(?: (?:to|and|or) (\d{1,2}))?(?: ?(?:yo|yrs?|s))\b/,
];
const OLDEST = 19;

function agesIn(words: string): FormRequest['ages'] {
  for (const pattern of AGES) {
    const match = pattern.exec(words);
    if (!match) continue;
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[3] ?? match[1])];
    if (from > 0 && to <= OLDEST) return { from: Math.min(from, to), to: Math.max(from, to) };
  }
  return undefined;
}

/** For whom something is wanted; `words` have digits for number words. */
export function audienceIn(words: string): Pick<FormRequest, 'audience' | 'ages'> {
  const ages = agesIn(words);
  const found = [...AUDIENCES, ...PERSONS].find(([, pattern]) => pattern.test(words))?.[0];
  return { ...(ages && { ages }), ...(found && { audience: found }) };
}
