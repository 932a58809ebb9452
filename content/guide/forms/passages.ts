/** Around lists of verses and readings. */
export const VERSES_TEXT = {
  leads: ['{count} on {about}:', 'Here {are} {count} on {about}:'],
  leadsFor: ['{count} for {about}:', 'Here {are} {count} for {about}:'],
  leadsOfKind: ['{count} {kind}:', 'Here {are} {count} {kind}:'],
  leadsBare: ['{count} to keep:', 'Here {are} {count}:'],
} as const;

export const READING_TEXT = {
  leads: [
    'For {about} I would look at {these}. Read each aloud once before you choose: the ear decides differently from the eye.',
    'Here {are} {count} for {about}, with what each says and how long it takes to read.',
  ],
  one: ['For {about} I would read this:', 'This one belongs to {about}:'],
  time: '*{reference}*, {time} to read aloud. {note}',
  closing: [
    'Print it large, breathe before you begin, and read more slowly than feels natural.',
    'If somebody else leads the service, tell them early which one you have chosen.',
  ],
} as const;

export const BLESSING_TEXT = {
  leads: ['A blessing for {about}:', 'Words of blessing for {about}, to say as they are or in your own way:'],
  bare: ['A blessing to say:', 'Words of blessing, to say as they are or in your own way:'],
  scripture: 'And in the words of Scripture:',
  general: [
    'May God bless you and keep you. May he give you courage for what you must do, patience with what you cannot change, and good company on the way. May you be kind, and meet kindness. And may his peace guard your heart, this day and all days. Amen.',
    'God be before you to guide you, behind you to guard you, beside you when you are alone, and within you when words fail. Go in his peace. Amen.',
    'May the Lord give you enough for today, hope for tomorrow, and forgiveness for yesterday. Amen.',
  ],
  people: {
    children:
      'God bless you, dear child. May he keep you safe while you sleep, brave when you wake, kind when you play, and sure that you are loved. Amen.',
    couples:
      'May God bless your life together: your work and your rest, your table and your talk, and the quarrels that you mend before night. May each of you be glad of the other. Amen.',
    elderly:
      'May God, who has carried you this far, carry you still. May he give you light evenings, faithful friends, and peace about what was and what comes. Amen.',
  },
  passages: [
    '[[Numbers 6:24-26]]',
    '[[2 Corinthians 13:14]]',
    '[[Romans 15:13]]',
    '[[Hebrews 13:20-21]]',
    '[[1 Thessalonians 5:23-24]]',
    '[[Philippians 4:7]]',
    '[[Psalm 121:7-8]]',
    '[[2 Thessalonians 3:16]]',
  ],
} as const;

interface Grace {
  readonly text: string;
  readonly isRhymed?: true;
  /** For whom or when it is made; without, for any table. */
  readonly for?:
    | 'children'
    | 'guests'
    | 'wedding'
    | 'christmas'
    | 'easter'
    | 'little'
    | 'funeral'
    | 'feast-without'
    | 'hard'
    | 'harvest';
  readonly isShort?: true;
}

export const GRACE_TEXT = {
  leads: ['A grace to say before the meal:', 'You could say this before you eat:'],
  several: ['{count} graces to choose from:'],
} as const;

export const GRACES: readonly Grace[] = [
  { text: 'For food, for friends, and for your kindness in both, thank you, Lord. Amen.', isShort: true },
  {
    text: 'Father, bless this food, the hands that made it, and everyone who has nobody to eat with today. Amen.',
    isShort: true,
  },
  {
    text: 'Lord, we thank you for this meal and for the people around it. Bless the hands that grew it, carried it and cooked it. Give bread to those who are hungry, and make us hungry for what is right. Let our talk be kind and our laughter honest. Through Jesus Christ, Amen.',
  },
  {
    text: 'You open your hand, Lord, and we are fed. Thank you for the rain and the field, the oven and the cook. Keep us from taking any of it for granted, and from eating it in haste. Stay with us at this table. Amen.',
  },
  {
    text: 'Thank you, God, for soup and bread, for those who come home and those who are away. Amen.',
    isShort: true,
  },
  {
    isRhymed: true,
    text: 'Thank you, God, for what we eat, for Mum and Dad and friends to meet, and make us share it when it is sweet. Amen.',
    for: 'children',
    isShort: true,
  },
  {
    text: 'Dear God, thank you for the dinner on my plate. Thank you for the sun and the rain that made it grow. Please give something good to every child who is hungry. Amen.',
    for: 'children',
  },
  {
    text: 'Thank you for the carrots, thank you for the bread, thank you for the hungry being fed. Help us, Lord, to do our part. Amen.',
    for: 'children',
    isShort: true,
  },
  {
    text: 'For all we eat and all we share, for those who cook and those who care, for those whose plate today is bare, hear, Lord, our thanks and hear our prayer. Amen.',
    isRhymed: true,
    isShort: true,
  },
  {
    text: 'God, who gives the rain and sun, and looks for each and every one, be here with us till day is done. Amen.',
    for: 'children',
    isRhymed: true,
    isShort: true,
  },
  {
    text: 'For food in a world where many go hungry, for company where many are alone, and for peace where many have none, we give thanks. May we go out kinder than we came in. Amen.',
    for: 'guests',
    isShort: true,
  },
  {
    text: 'Giver of all good things, we come to this table from different roads, and are glad of one another. We are grateful for the food, for those who prepared it, and for an hour without hurry. Help us to use our strength for those who have none. Amen.',
    for: 'guests',
  },
  {
    text: 'Lord, you were a guest at a wedding once. Be one today. Bless [names], the food and the wine, the old who remember and the young who dance. Let there be enough joy at this table to take some home. Amen.',
    for: 'wedding',
  },
  { text: 'Bless this food, this day, and above all these two. Amen.', for: 'wedding', isShort: true },
  {
    text: 'Father, on this day you gave us your Son, with no room and no table. Thank you for ours. Bless the cooks and the children, those who came far and those we miss. Let what we unwrap today make us glad, and him whom we cannot unwrap make us thankful. Amen.',
    for: 'christmas',
  },
  {
    text: 'For the child in the manger, and for all of us around this table, thank you, Lord. Amen.',
    for: 'christmas',
    isShort: true,
  },
  {
    text: 'Christ is risen, and he still sits down with friends. Lord, be known to us in the breaking of this bread. Thank you for the meal, the morning, and the hope. Amen.',
    for: 'easter',
  },
  {
    text: 'It is not much, Lord, and we thank you for it. You have made a little go round before. Give us today what today needs, and let nobody at this table be ashamed. Amen.',
    for: 'little',
  },
  {
    text: 'Lord, there is an empty chair today. Thank you for [name], for every meal shared, and for those who cooked this one while they were sad. Comfort us with one another. Amen.',
    for: 'funeral',
  },
  {
    text: 'Lord, we sit down without [name], and it is hard to begin. Thank you for the years in which [name] ate with us. Thank you for this food, and for those who brought it to the door. Let us eat a little, and tell what we remember. Amen.',
    for: 'funeral',
  },
  {
    text: 'For [name], whom we miss, for this food, and for one another, thank you, Lord. Stay with us. Amen.',
    for: 'funeral',
    isShort: true,
  },
  {
    text: 'Lord, one place is empty today, and everybody here knows it. Thank you for [name], and for each time that we sat here together. Thank you for this food and the hands that made it. Nobody has to be merry at this table. Be with us as we are. Amen.',
    for: 'feast-without',
  },
  {
    text: 'Lord, bless this food and this day, and the one whom we miss at it. Amen.',
    for: 'feast-without',
    isShort: true,
  },
  {
    text: 'Lord, it has been a hard year, and we do not know what the next one brings. You know what was lost, and how long it was ours. Thank you for this food, and for everybody at this table. Give us bread for today, and keep us together. Amen.',
    for: 'hard',
  },
  {
    text: 'For what is still on this table, and for everybody who is round it, thank you, Lord. Amen.',
    for: 'hard',
    isShort: true,
  },
  {
    text: 'For seed and soil, for rain in time, for those who sow and those who reap, and for the full plate at the end of it, thank you, Lord. Let us keep a corner of our field for others. Amen.',
    for: 'harvest',
  },
];

/** When a grace of that kind is meant. */
export const GRACE_OCCASIONS: Readonly<Record<string, NonNullable<Grace['for']>>> = {
  wedding: 'wedding',
  christmas: 'christmas',
  easter: 'easter',
  funeral: 'funeral',
  harvest: 'harvest',
  meeting: 'guests',
};
