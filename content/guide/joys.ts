import type { PassageMark } from './types.ts';

/** A joy that somebody tells: how it is told, over plain words, and what is said to it. */
export interface Joy {
  readonly id: string;
  readonly tells: RegExp;
  /** Only where this joy was told in the message before. */
  readonly after?: string;
  /** What shadows this joy, where it is told so plainly that other words beside it do not. */
  readonly unless?: RegExp;
  readonly texts: readonly string[];
  readonly passages: readonly PassageMark[];
}

/** Joys of other people and one’s own, the definite ones first. */
export const JOYS: readonly Joy[] = [
  {
    id: 'baptism',
    tells:
      /\b(?:my|our|his|her|the) (?:\w+ ){0,3}?(?:baby|son|daughter|child|children|boy|girl|twins|grand\w+|great grand\w+|niece|nephew|godchild|godson|goddaughter|sister|brother|husband|wife|mum|mom|mother|dad|father|friend|fiance|fiancee|cousin) (?:\w+ )?(?:was|were|got|has been|is being|have been) (?:baptised|baptized|christened)\b/,
    texts: [
      'What a day to be glad of. In baptism God speaks a name and does not take it back; to have been there with somebody whom one loves stays with one. Write down the date and one sentence that was said, and keep the day each year, with a candle or a good meal.',
    ],
    passages: ['[[Isaiah 43:1]]'],
  },
  {
    id: 'expecting',
    tells:
      /^(?=.*\b(?:after (?:\w+ ){0,3}?(?:years?|rounds?|cycles|attempts|tries|waiting|trying)|at last|finally|so happy|overjoyed|over the moon|crying|thank (?:god|you)|thankful|praise)\b)(?=.*\b(?:we are|found out (?:that )?(?:we )?were|i am|she is|my wife is|our daughter is|my daughter is) (?:\w+ ){0,2}?(?:expecting|pregnant)\b).*/,
    unless:
      /\b(?:(?:not|never) (?:planned|wanted|want|happy|ready)|unplanned|unwanted|afraid|scared|terrified|lost|lose|losing|miscarr\w*|died|dead|abort\w*|rape\w*|forced|affair|cheat\w*|left me|alone|school|1[0-7]|not (?:yet )?(?:expecting|pregnant)|still not|everyone|sister|friend|jealous|envious|hurts?)\b/,
    texts: [
      'How glad I am to read that. You need no practice to thank God for it: to say thank you, aloud, with laughing or with tears, is a prayer already. If you would like words: Lord, you heard us. Thank you for this small life. Keep it, and keep us. Amen. Hannah, who had waited for so long, said no more than that this was the child for whom she had prayed.',
    ],
    passages: ['[[1 Samuel 1:27]]'],
  },
  {
    id: 'birth',
    tells:
      /\b(?:(?:my|our|her|his|their|the) (?:\w+ ){0,3}?(?:baby|son|daughter|child|children|boy|girl|twins|grand\w+|great grand\w+|niece|nephew|godchild|godson|goddaughter|sister|brother|husband|wife|mum|mom|mother|dad|father|friend|fiance|fiancee|cousin) (?:\w+ )?(?:was|is|were|has been|have been) born(?: (?:today|tonight|this|last|yesterday|safely|healthy|on \w+day|at \w+).*)?$|(?:we|they|my (?:son|daughter|sister|brother|wife)) (?:have |has )?(?:just )?had (?:a|an|her|their|our|his) (?:\w+ ){0,2}?(?:baby|boy|girl|twins|son|daughter)|^(?:and )?it is (?:a (?:baby |little )?(?:girl|boy)|twins)$|we are (?:having|expecting) (?:twins|triplets|a (?:\w+ )?(?:baby|boy|girl))|(?:i am|we are) (?:going to be|becoming) (?:a )?(?:grandpa|grandma|grandparents?|grandmother|grandfather|great gran\w*))\b/,
    texts: [
      'That is good news, and I am glad to read it. The Psalms call children a gift of God, and nobody has earned them. Be astonished for a while before the lists begin, and tell it to somebody who will laugh with you.',
    ],
    passages: ['[[Psalm 127:3]]'],
  },
  {
    id: 'name',
    tells:
      /^(?:and )?(?:we|they|she|he) (?:have |has |are going to |will )?(?:called|named|calling|naming|call|name) (?:her|him|the baby|the girl|the boy|it) \w+(?: \w+)?$|^(?:her|his) name is \w+(?: \w+)?$/,
    after: 'birth',
    texts: [
      'It is good to have a name to say. In the Bible parents often laid a prayer in the name that they gave; you can do that with this one, each time that you say it.',
    ],
    passages: ['[[Isaiah 49:16]]'],
  },
  {
    id: 'jubilee',
    tells:
      /\b(?:golden|silver|diamond|ruby|pearl) (?:wedding|anniversary|jubilee)\b|\bmarried (?:for )?(?:\d\d|twenty|thirty|forty|fifty|sixty)(?: \w+)? years (?:today|yesterday|this|on|last)\b|\b(?:\d\d|twenty|thirty|forty|fifty|sixty)(?: \w+)? years (?:married|of marriage)\b/,
    texts: [
      'How good. So many years have held bad nights too, and jokes that only two people understand, and you stayed. Tell each other one day that you would like to have back, and thank God for it aloud, in a sentence.',
    ],
    passages: ['[[Psalm 100:4-5]]'],
  },
  {
    id: 'success',
    tells:
      /\b(?:passed|got through|aced) (?:my|his|her|their|our|the|all) (?:\w+ ){0,2}?(?:tests?|exams?|finals|driving|a levels|boards?|viva|theory)\b|\b(?:got|been accepted|was accepted|got accepted) (?:into|to|a place at) (?:\w+ ){0,2}?(?:university|uni|college|school|oxford|cambridge)\b|\b(?:finished|graduated|graduates|graduated from) (?:\w+ )?(?:school|college|university|uni)\b|\b(?:i|he|she|we|my \w+) (?:just |finally )?(?:got the job|got promoted|got a job|got the place)\b/,
    texts: [
      'Well done, and I am glad to read it. Behind such a day stand many evenings that nobody saw. Thank God, and whoever helped, and let there be a feast, however small, before the next thing comes.',
    ],
    passages: ['[[Psalm 126:3]]'],
  },
  {
    id: 'came-along',
    tells:
      /\b(?:my|our) (?:\w+ ){0,2}?\w+ (?:finally |even )?(?:came|come|went|sat|prayed|is coming) (?:to (?:church|mass|chapel|the service|bible study) )?with (?:me|us)\b(?=.*\b(?:church|mass|chapel|service|bible study)\b)|\b(?:my|our) (?:\w+ ){0,2}?\w+ (?:finally |even )?(?:came|went) to (?:church|mass|chapel) (?:with (?:me|us)|today|again|for the first time)\b/,
    texts: [
      'How good to read that. To have somebody whom one loves beside one before God is no small thing, above all after waiting for it. Let the day be what it was, and do not ask at once whether it will be so again; thank God, and say at home only that you were glad.',
    ],
    passages: ['[[Psalm 122:1]]'],
  },
  {
    id: 'prayed',
    tells:
      /^(?:(?:i|we) did it )?(?:today |last night |this morning |yesterday )?(?:i|we) (?:really |finally |actually |just )*prayed(?: (?:last night|today|this morning|tonight|yesterday|for the first time|for the first time in \w+(?: \w+)?|out loud|together|again))+$|^(?:i|we) did it i prayed\b/,
    texts: [
      'Then something has begun, or begun again, and I am glad. There are no marks for it and no wrong wording; God was not waiting for a better prayer. Do it once more today, as short as you like.',
    ],
    passages: ['[[Psalm 66:19-20]]'],
  },
  {
    id: 'well-again',
    tells:
      /\b(?:all clear|cancer free|in remission|scan (?:was|is|came back) (?:clear|clean)|results (?:were|are|came back) (?:clear|good|fine|negative)|(?:came|come|is|are) home from (?:the )?hospital)\b/,
    texts: [
      'What a weight must have fallen from you. You need not be strong on such a day either: cry, sleep, ring somebody, eat something good. And thank God aloud; one of the lepers whom Jesus healed turned back to do it.',
    ],
    passages: ['[[Psalm 30:11-12]]', '[[Luke 17:15-16]]'],
  },
  {
    id: 'closeness',
    tells:
      /\bmy (?:\w+ )?(?:son|daughter|boy|girl|teenager|mum|mom|mother|dad|father|sister|brother|wife|husband)(?: \d+)? (?:gave (?:me|us) a (?:\w+ )?hug|(?:said|told me) (?:that )?(?:he|she) loves me)\b|\b(?:made friends|made up|made peace) (?:again )?with (?:my|our|him|her|them)\b|\bare (?:speaking|talking) (?:to each other )?again\b|\b(?:called me|rang me|said) (?:mum|mummy|mom|dad|daddy) for the first time\b/,
    texts: [
      'That is one of the things that one does not forget, and I am glad that you told it. Make nothing large of it towards the other; keep it, and thank God for it in a sentence tonight.',
    ],
    passages: ['[[Psalm 118:24]]'],
  },
  {
    id: 'glad',
    tells:
      /\b(?:i am|we are|im) (?:\w+ )?(?:so|very|really|over the moon|incredibly) (?:happy|glad|thankful|grateful|proud|excited|blessed)\b|\bover the moon\b|\b(?:best|happiest|most beautiful|wonderful) day\b|\b(?:wonderful|such good|some good) news\b|^(?:i|we) did it$/,
    texts: [
      'I am glad to read that. Joy wants to be told, and it does not need a reason that is good enough. Stay with it for a moment before the next thing comes, and tell it to one more person today, and to God.',
    ],
    passages: ['[[Psalm 118:24]]', '[[Philippians 4:4]]'],
  },
];
