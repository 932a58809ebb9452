import type { PassageMark } from '../types.ts';

/** A text that is asked for by name, whole as it is written: vows, a farewell, a play. */
export interface SetPiece {
  readonly id: string;
  /** All of these must be found, over plain words. */
  readonly asked: readonly RegExp[];
  /** With one of these it is something else. */
  readonly not?: RegExp;
  /** The piece in its parts; lines that are a mark are set as passages. */
  readonly parts: readonly string[];
  /** A shorter form. */
  readonly short?: readonly string[];
  /** Without words of faith. */
  readonly plain?: readonly string[];
  /** What is asked next, found over plain words. */
  readonly next?: readonly { readonly said: RegExp; readonly parts: readonly string[] }[];
}

export const SET_PIECES: readonly SetPiece[] = [
  {
    id: 'last-words',
    asked: [
      /\b(?:last words|words to say|something to say|what (?:do|can|could|should|shall) (?:i|we) (?:say|tell)|say goodbye|how do i say goodbye)\b/,
      /\b(?:is dying|he s dying|she s dying|are dying|on (?:his|her|their) deathbed|in (?:a )?hospice|(?:his|her|their) last (?:hours?|days?|night)|about to die|will die (?:soon|tonight)|not (?:have|got) long)\b/,
    ],
    not: /\b(?:friend|neighbou?r|colleague|boss|children|to (?:her|his|their) (?:family|wife|husband|son|daughter|mother)|i am dying|afraid of dying|cat|dog|pet|to god|want(?:s)? to die|kill|cruel|broke|abus\w*|hits?|beat\w*|hate\w*|hurt me|do not want|have to|must i|should i|estranged)\b/,
    parts: [
      'You can say it in a minute, also over the telephone; somebody holds it to the ear. Slowly, with pauses:',
      'It is me, [your name]. I am with you. I love you. Thank you for [one thing], and for [another]. If I have hurt you, forgive me. All that was hard between us I forgive you. You need not stay for my sake; we look after one another. I will think of you each time when [one thing]. Go in peace. God holds you, and I shall see you again.',
      'Leave out what is not true for you; four sentences are enough: thank you, forgive me, I forgive you, I love you. If you like, end with this, for many know it by heart:',
      '[[Psalm 23:4]]',
    ],
    short: ['I love you. Thank you. Forgive me, and I forgive you. Go in peace; God holds you.'],
    plain: [
      'It is me. I am with you. I love you. Thank you for everything, above all for [one thing]. If I have hurt you, forgive me. You need not worry about us. Rest now. I am here.',
    ],
    next: [
      {
        said: /\b(?:can not|cannot|does not|will not|no longer|not able to) (?:\w+ )?(?:speak|talk|answer|hear|respond|react)\b|\bunconscious\b|\bcoma\b|\bunresponsive\b/,
        parts: [
          'Then say it all the same. Hearing is thought to stay to the last, and you need no answer: a breath, an eyelid, or nothing at all is enough. Ask whoever sits there to lay a hand on the arm while you speak and to tell you afterwards how it was. You may also hum or sing something, or simply be silent together on the line. Nothing that you say in love is lost because it was not answered.',
        ],
      },
      {
        said: /\bleave (?:the room|him|her|them|for)\b|\bgo (?:out|home|to sleep)\b|\bnot (?:be )?there when\b|\bmiss the moment\b/,
        parts: [
          'Yes. Eat, sleep, go round the house. Many die just when those who love them have gone out for coffee, as if it were easier so; nobody has failed then. Say when you go that you go and when you come back, and ask the nurse to ring you at any hour.',
        ],
      },
      {
        said: /\b(?:cry|crying|tears|voice)\b/,
        parts: [
          'If you cry, then you cry; it says the same thing. Stop, breathe, go on with the shortest sentence: I love you. Have the words on paper before you, and somebody beside you while you ring.',
        ],
      },
    ],
  },
  {
    id: 'animal-blessing',
    asked: [
      /\bblessings? (?:for|of|over|to say over) (?:my|our|the|a|an|his|her)\b|^(?:please |can you |could you )?bless (?:my|our|this) \w+$|\b(?:want|like|how (?:do|can) (?:i|we)) (?:to )?bless (?:my|our|the)\b/,
      /\b(?:dogs?|cats?|pets?|animals?|horses?|pon(?:y|ies)|puppy|kitten|rabbits?|guinea pigs?|hamsters?|budgies?|parrot|cows?|sheep|goats?|chickens?|hens?)\b/,
    ],
    not: /\b(?:died|dead|in heaven|is it|may (?:i|we)|should|service|verses?|lost sheep|scapegoat|balaam|put down|order|grave|allowed|group|saint|churches)\b/,
    parts: [
      'A blessing for an animal; lay a hand on it, if it likes that:',
      'God, you made [name], each hair and each whim, and saw that it was good. Thank you for this company, which asks for no reasons. Keep [name] from pain, from fear and from the road. Give us patience, time and a good sense of what is needed, and let no creature suffer by us. Bless you, [name]. Be glad of your life. Amen.',
      '[[Psalm 36:6]]',
    ],
    short: ['God, who made you, bless and keep you, [name], and us through you. Amen.'],
  },
  {
    id: 'farewell-of-a-baby',
    asked: [
      /\b(?:ceremony|farewell|say goodbye|saying goodbye|funeral|burial|bury|service|ritual|something to say|words to say|what (?:could|can|do) we say)\b/,
      /\b(?:lost (?:our|my|a|the|her|their) (?:\w+ )?(?:baby|child in pregnancy)|miscarr\w*|stillborn|stillbirth|our baby died|baby (?:was )?born (?:dead|sleeping))\b/,
    ],
    not: /\b(?:say to|tell|explain|should (?:i|we) (?:go|come|attend)|afraid|wrong|allowed|baptis\w*|baptiz\w*|heaven|friend|sister|colleague|neighbou?r|why)\b/,
    parts: [
      'I am so sorry. This is short, so that it can be carried; leave out what does not fit, and set in the name, if you have given one.',
      '**Come together.** Light a candle. One says: We are here because of [name], who was with us for so short a time, and who belongs to us.',
      '**Tell.** Each says one thing, or nothing: how we heard of you; what we had begun to hope; what we would have shown you.',
      '**Read.**',
      '[[Isaiah 49:15-16]]',
      '**Say together.** [Name], you are our child. We did not get to know your voice. You were loved each day that you lived. We cannot keep you, so we give you into the hands that made you.',
      '**Pray.** God, you knit this child together, and we do not understand. Take [name] up in your arms. Hold us, who stand here with empty ones. Keep us gentle with each other when we mourn in different ways. Amen.',
      '**Do.** Lay down a flower, a letter, a knitted thing; or let a balloon of paper float on water. Stay as long as you want, and eat something together afterwards.',
    ],
    short: [
      '[Name], you were with us for so short a time, and you belong to us. We did not hear your voice, and we loved you each day. We give you into the hands that made you. God, hold [name], and hold us. Amen.',
    ],
    plain: [
      '[Name], you were with us for so short a time, and you belong to us. We had begun to know you. You were loved each day that you lived. We let you go, and we do not forget you.',
      'Then lay down what you have brought, each in silence, and let the candle burn out by itself.',
    ],
    next: [
      {
        said: /\b(?:father|dad|daddy|husband|partner|mother|mum|mom|grand\w+)\b.*\b(?:read|say)\b|\b(?:read|say)\b.*\b(?:father|dad|mother|mum|mom|grand\w+)\b/,
        parts: [
          'Something for one voice, to be read slowly:',
          'I wanted to carry you on my shoulders. I wanted to show you [the sea / my workshop / how one whistles]. I am your [father], and I stay it. I did not hold you long enough, and I hold you still. Sleep, my [girl / boy]. God carries you now, and he has stronger arms than I.',
        ],
      },
      {
        said: /\bbless\w*\b/,
        parts: [
          'A blessing for a child who has died; lay a hand where you can:',
          '[Name], may God bless you and keep you, who knew you first. May he carry you where we cannot carry you. May no night touch you, and no pain. Our love goes with you, and his was there before. Go in peace, little one. Amen.',
        ],
      },
    ],
  },
  {
    id: 'words-at-a-grave',
    asked: [
      /\b(?:at|by|beside) (?:the|his|her|my|our|their) (?:\w+ )?(?:grave|graveside|cemetery)\b|\bgraveside\b|\b(?:scatter\w*|bury(?:ing)?|interment of) (?:the |his |her |my |our |their )?(?:\w+ )?ashes\b/,
      /\bwhat (?:can|could|do|should|shall) (?:i|we) (?:say|read)\b|\bwords? (?:for|to say|to read|at|by)\b|\b(?:something|anything) (?:\w+ )?(?:to (?:say|read)|(?:i|we) can (?:say|read))\b|\b(?:little|small|short|simple) (?:ceremony|service)\b|\b(?:need|want|write|give me|suggest|looking for) (?:\w+ ){0,4}?(?:words|ceremony|reading|prayer|something)\b/,
    ],
    not: /\b(?:afraid|can not go|do not want|never visit|guilty|should i|is it wrong|allowed|sin|may (?:i|we)|catholic|god mind|how often|jesus|lazarus|tomb|women|angel|said to (?:me|him|her)|say to|pray\w*|prayers?|no friends)\b/,
    parts: [
      'A few words for a small circle. One reads, the others may join in; whoever wants says a name or a sentence in between.',
      'We have come to [name], at this place. We bring what we have: our thanks, our tears, and what was not finished.',
      '[Name], we thank you for [one thing]. We remember how you [one scene]. What was hard between us we leave here.',
      '[[Psalm 121]]',
      'God, you knew [name] before we did, and you have not let go. Keep [him or her] in your light, and us on the way home. Amen.',
      'Then the Lord’s Prayer, if you like, a handful of earth or a flower each, and a while of silence. Somebody should have thought of hot tea.',
    ],
    short: [
      '[Name], thank you for everything. We leave with you what was not finished, and take with us what you gave. God keep you, and bring us home. Amen.',
    ],
    plain: [
      '[Name], we have come to you. We thank you for [one thing], and we remember how you [one scene].',
      'What was hard between us we leave here. What you gave us we take along: [one thing that stays].',
      'Rest now. We will tell of you, at table, and to the children. Thank you for everything.',
    ],
  },
  {
    id: 'wedding-vows',
    asked: [
      /\b(?:wedding vows?|marriage vows?|vows? for|our (?:own )?vows|write (?:my|our|the) vows|renew\w* (?:of )?(?:our |their )?(?:wedding |marriage )?vows|(?:christian|short|traditional|simple|modern|personal) (?:\w+ )?vows|wedding promises)\b/,
      /\b(?:write|words|wording|example|examples|suggest\w*|help|need|want|give|ideas?|for (?:our|my|the|a) (?:\w+ )?wedding|renew\w*|christian|traditional|please|short|simple)\b/,
    ],
    not: /\b(?:broke\w*|break|broken|keep\w*|kept|jephthah|nun|monk|celibacy|chastity|poverty|rash|to god|nazirite|oath|sin|forsaken|cheat\w*|divorc\w*|left|abus\w*|in the bible|mean|said our vows|years ago|affair|prayer|anniversary|unfaithful|forgot\w*|should (?:i|we)|regret\w*)\b/,
    parts: [
      'Ask first which words your church requires; many let you add your own. Say them by heart or line by line; no one minds a note.',
      '**To be said by each in turn**',
      'I, [name], take you, [name], to be my [wife / husband]. I will love you on days when it is easy and on days when it is work. I will tell you the truth, and say it kindly. I will share with you bread and bed, money and worries. When you are ill I will stay; when you are strong I will not be jealous. I will forgive you and ask your forgiveness, before the sun goes down where I can. I will honour God with you, and leave room in our house for others. This I promise you before God and these people, until death parts us. So help me God.',
      '**Together, at the end**',
      'What we cannot do alone, do in us, Lord. Be the third in our house. Amen.',
    ],
    short: [
      'I, [name], take you, [name]. I will love you, be true to you and forgive you, in good days and bad, until death parts us. So help me God.',
    ],
    plain: [
      'I, [name], choose you, [name], today and on all the mornings that come. I will tell you the truth, and say it kindly. I will share with you what I have, stay when you are ill, laugh with you, and say sorry first when I can. You are my home. This I promise you before these people, for as long as I live.',
    ],
  },
  {
    id: 'nativity-play',
    asked: [
      /\b(?:(?:nativity|christmas|crib) (?:\w+ )?(?:play|sketch|drama|script|pageant))\b/,
      /\b(?:need|want|write|give|script|ideas?|suggest\w*|help|looking for|short|simple|put on|plan|please|for (?:the |our |my )?(?:\w+ )?(?:children|church|sunday school)|\d+ (?:minutes|children))\b|^(?:a )?(?:nativity|christmas|crib) (?:play|sketch|script|pageant)$/,
    ],
    not: /\b(?:role|cast|camel\w*|my (?:son|daughter|child|granddaughter|grandson) (?:has|is|was|wants|got)|is it|watch\w*|should (?:i|we) go|reading for|story for|right|wrong|real|true|biblical|being an|muslim|come along|forgot|missed|left out|promise|esther)\b/,
    parts: [
      '# A nativity play for many children and few speaking parts (15 minutes)',
      'Three readers tell everything; all the others act, and speak only what stands in *italics*. Whoever does not want to speak is a star, a sheep, an innkeeper’s dog or the wind. Practise twice; it may go wrong.',
      '**1. Nazareth.** *Reader:* A girl was sweeping. Somebody stood in the door, and he was bright. *Angel:* *Do not be afraid, Mary. You will have a son. Call him Jesus.* *Mary:* *I am God’s. Let it be so.* (The star-children hum.)',
      '**2. The road.** *Reader:* The emperor wanted to count everybody. So they walked, a long way, she with a great belly. (Once round through the church; sheep and donkey join in; Joseph knocks at three doors.) *All innkeepers:* *Full! Full! Full!* *The smallest:* *There is the stable.*',
      '**3. The stable.** *Reader:* There the child was born, and she laid him where the animals eat. (Silence. All children come near on tiptoe. One verse of a carol.)',
      '**4. The field.** *Reader:* Some were awake that night, because they had to work. *Angel:* *Do not be afraid! I bring you great joy.* *All stars:* *Glory to God, and peace on earth!* *Shepherd:* *Come, let us go and see.* (They run. The sheep are faster.)',
      '**5. The star.** *Reader:* From far away came people who had read it in the sky. They had imagined a palace. (They kneel. Each lays down something that the children have chosen.)',
      '**6. Everybody.** *Reader:* There was room for all of them. (The children fetch somebody from the pews into the stable: a grandmother, a visitor, a baby.) All sing.',
      'It follows these words; read one part of them aloud before or after:',
      '[[Luke 2:8-14]]',
    ],
    next: [
      {
        said: /\b(?:fewer|less|no) (?:speaking )?(?:parts|roles|words|lines)\b|\bnobody (?:wants to )?speak|\bshy\b/,
        parts: [
          'Then without any speaking parts: one grown-up or two older children read Luke 2:1-20 slowly, and stop after each sentence. In each stop the children make a picture and hold it, like a photograph: Mary and the bright one; the long road; the closed doors; the stable; the field; the kneeling. Between the pictures one verse of a carol each. It takes twelve minutes and one rehearsal.',
        ],
      },
      {
        said: /\b(?:more|many|extra|thirty|twenty|\d\d) (?:\w+ )?(?:parts|roles|children|kids)\b|\btoo many (?:children|kids)\b/,
        parts: [
          'Parts for many: five innkeepers with five reasons, a flock of sheep, stars who turn a light on at a sign, a wind that blows the road free, camels of two children each, a soldier who counts aloud, and a choir of angels who only say *Glory*. Whoever is small may simply be in the stable.',
        ],
      },
    ],
  },
];

/** What is changed of a set piece. */
export const SET_PIECE_TEXT = {
  short: 'In short:',
  plain: 'Without words of faith:',
} as const;

/** A name of God, with what it means in a child’s words. */
export interface NameOfGod {
  readonly name: string;
  readonly means: string;
  readonly easy: string;
  readonly mark: PassageMark;
}

export const NAMES_OF_GOD: readonly NameOfGod[] = [
  {
    name: 'Father',
    means: 'the name that Jesus taught us',
    easy: 'He loves you like a good dad.',
    mark: '[[Matthew 6:9]]',
  },
  {
    name: 'Shepherd',
    means: 'he leads and looks for the lost',
    easy: 'He looks after you and finds you.',
    mark: '[[Psalm 23:1]]',
  },
  {
    name: 'Yahweh, the LORD',
    means: 'I am who I am: his own name',
    easy: 'He is always there.',
    mark: '[[Exodus 3:14]]',
  },
  {
    name: 'Elohim',
    means: 'God, the Creator; the first word for him in the Bible',
    easy: 'He made everything.',
    mark: '[[Genesis 1:1]]',
  },
  {
    name: 'El Shaddai',
    means: 'usually translated God Almighty',
    easy: 'He is strong enough for everything.',
    mark: '[[Genesis 17:1]]',
  },
  { name: 'Emmanuel', means: 'God with us', easy: 'He is with us.', mark: '[[Matthew 1:23]]' },
  {
    name: 'El Roi',
    means: 'the God who sees me, as Hagar called him',
    easy: 'He sees you when nobody else does.',
    mark: '[[Genesis 16:13]]',
  },
  {
    name: 'Rock',
    means: 'a place that does not give way',
    easy: 'You can stand on him.',
    mark: '[[Psalm 18:2]]',
  },
  {
    name: 'Light',
    means: 'so that one need not be afraid',
    easy: 'With him it is not dark.',
    mark: '[[Psalm 27:1]]',
  },
  {
    name: 'Jehovah Jireh',
    means: 'the LORD will provide',
    easy: 'He gives what we need.',
    mark: '[[Genesis 22:14]]',
  },
  {
    name: 'Jehovah Shalom',
    means: 'the LORD is peace, as Gideon called an altar',
    easy: 'He makes the heart quiet.',
    mark: '[[Judges 6:24]]',
  },
  {
    name: 'Healer',
    means: 'I am the LORD that healeth thee',
    easy: 'He helps us to get well.',
    mark: '[[Exodus 15:26]]',
  },
  {
    name: 'King',
    means: 'the one above all who rule',
    easy: 'He is the good king.',
    mark: '[[Psalm 24:10]]',
  },
  { name: 'Most High', means: 'nothing is above him', easy: 'Nobody is greater.', mark: '[[Psalm 91:1]]' },
];

export const NAMES_OF_GOD_TEXT = {
  lead: 'Names by which the Bible calls God, with what they mean and where they stand:',
  leadEasy: 'Names of God in easy words, with the place where each stands:',
  line: '**{name}**: {means} ({reference})',
  closing: 'None of them is a password. Whoever says God, or Father, or only please, is heard.',
} as const;

/** A day of an Advent calendar: a short verse and something to do. */
export const ADVENT_DAYS: readonly { readonly mark: PassageMark; readonly act: string }[] = [
  { mark: '[[Isaiah 9:2]]', act: 'Sit together in the dark for one minute. Then light the first candle.' },
  { mark: '[[Isaiah 40:3]]', act: 'Clear one path: the hall, a desk, the pavement of a neighbour.' },
  { mark: '[[Psalm 25:5]]', act: 'Wait for something on purpose today, without a telephone.' },
  { mark: '[[Isaiah 11:1]]', act: 'Put a bare twig in water. By Christmas it may blossom.' },
  { mark: '[[Micah 5:2]]', act: 'Bake or buy bread. Bethlehem means house of bread.' },
  {
    mark: '[[Matthew 25:40]]',
    act: 'Put something in somebody’s shoe, or on a doorstep, and do not say who.',
  },
  { mark: '[[Isaiah 11:6]]', act: 'Make peace in one small quarrel. Who begins?' },
  { mark: '[[Luke 1:28]]', act: 'Greet everybody today as if an angel did it.' },
  {
    mark: '[[Luke 1:37]]',
    act: 'Each says one thing that seems impossible. Write it on a slip and lay it by the crib.',
  },
  { mark: '[[Luke 1:38]]', act: 'Say yes today to something that you would have put off.' },
  { mark: '[[Luke 1:46-47]]', act: 'Sing one carol loudly, also those who cannot.' },
  { mark: '[[Luke 1:52]]', act: 'Give one thing away that is too good to give away.' },
  { mark: '[[Luke 1:78-79]]', act: 'Put a light in a window for somebody who comes home late.' },
  { mark: '[[Matthew 1:20]]', act: 'Each tells a dream, a real one.' },
  {
    mark: '[[Matthew 1:23]]',
    act: 'Eat together today, all of you, at one table. God with us begins there.',
  },
  { mark: '[[Isaiah 35:4]]', act: 'Ring somebody who is afraid of Christmas.' },
  { mark: '[[Luke 2:1]]', act: 'Count: how many people did you speak to today? Whom did you leave out?' },
  { mark: '[[Luke 2:7]]', act: 'Make room: lay a place for somebody who may come.' },
  { mark: '[[Matthew 2:2]]', act: 'Go out and look at the stars, if it is clear; or count lit windows.' },
  { mark: '[[Matthew 2:10-11]]', act: 'Wrap one present so beautifully as if it were for a king.' },
  { mark: '[[John 1:5]]', act: 'Turn off all lamps but one, and tell what was hard this year.' },
  { mark: '[[John 1:14]]', act: 'Write a card to somebody who gets none.' },
  { mark: '[[Luke 2:14]]', act: 'Tidy the crib, and let each put one figure in.' },
  { mark: '[[Luke 2:10-11]]', act: 'Read the whole story aloud, Luke 2, before anybody opens anything.' },
];

export const ADVENT_TEXT = {
  lead: 'An Advent calendar of {count} days, a verse and something to do on each. Write them on slips and put them in bags, tins or matchboxes:',
  day: '{number}. **{reference}**. {act}',
  verseOnly: '{number}. {reference}',
  first: 'The first one reads:',
  closing: 'When a day is missed, two are opened the next evening and nobody says a word about it.',
} as const;

/** To the question for a story to tell a child. */
export const STORY_TEXT = {
  lead: ['A story to tell, {title}:'],
  stands: 'It stands in {reference}. At the end one sentence out of the big book is enough:',
  night: 'Then the light, a hand on the head, and: God keep you until the morning.',
  none: 'I have told all the stories of that kind that I know.',
} as const;

/** To the question how long a reading takes. */
export const READING_TIME_TEXT = {
  lead: 'Read aloud, slowly and with a pause at the end, as far as it was shown here:',
  line: '{reference}: {time}',
  under: 'under a minute',
  one: 'about a minute',
  more: 'about {minutes} minutes',
} as const;

/** In a talk about a card: whether God may be mentioned in it. */
export const FAITH_IN_A_NOTE =
  'Yes, if it is light and true of you, and asks nothing of them. One sentence that says what you do, and not what they should believe: I pray for you, or: I hand [name] to God in my own way. No reason why it happened, no plan, no better place; such words are heavy in the first weeks, also for people of faith. If you know that they do not believe, say it without God, and pray.';
