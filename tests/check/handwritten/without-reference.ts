import type { Written } from '../written-reply.ts';

/** True words introduced as Scripture without a reference: found, and the reference is added. */
export const FOUND: readonly Written[] = [
  ['straight', `The Bible says, <v>"{{kjv:Proverbs 17:17}}"</v> A friend for good weather is another thing.`],
  ['straight', `Jesus said, <v>"{{web:Matthew 5:44|bare}}"</v> and he kept it himself on the cross.`],
  ['straight', `As it is written, <v>"{{kjv:Romans 3:10|last 7}}"</v> and that puts us all in one boat.`],
  ['curly', `Scripture says, <v>“{{kjv:Psalms 19:1}}”</v> So go outside for your next prayer.`],
  ['curly', `Paul writes, <v>“{{web:Galatians 5:1|bare}}.”</v> Freedom can be lost by fear of people.`],
  ['single', `The Bible tells us, <v>'{{kjv:Proverbs 16:18}}'</v> and most of us have seen it.`],
  ['guillemets', `God's word says <v>«{{asv:Isaiah 55:8}}»</v> so a mystery is no sign of his absence.`],
  [
    'nested',
    `My grandmother used to say, "The Bible says <v>'{{kjv:Proverbs 18:24|last 9}}'</v> and I have met him." She meant it.`,
  ],
  [
    'apostrophes',
    `It's in the Bible, isn't it? Yes. The Bible says, <v>"{{kjv:Philippians 4:19}}"</v> Paul's talking to generous people there.`,
  ],
  [
    'block-quote',
    `The Bible says:\n\n> <v>{{kjv:Psalms 118:24}}</v>\n\nThat is a good first sentence for a morning.`,
  ],
  ['bold', `Jesus said: **<v>"{{kjv:John 8:12|7-}}"</v>** He was standing in the temple court.`],
  ['italic', `The psalmist sings, *<v>"{{web:Psalms 34:8}}"</v>* and taste comes first.`],
  [
    'list',
    `What does the Bible say about words?\n\n- The Bible says, <v>"{{kjv:Proverbs 25:11}}"</v>\n- Speak slowly.`,
  ],
  [
    'heading',
    `### What Jesus said\n\nJesus said, <v>"{{kjv:Matthew 6:21}}"</v> Look at your bank statement, and pray.`,
  ],
  [
    'ellipsis',
    `The Bible says, <v>"{{kjv:Ecclesiastes 4:9|1-6}} ... {{kjv:Ecclesiastes 4:9|last 8}}"</v> and so friends are work and reward.`,
  ],
  ['divine-name', `Scripture declares, <v>"{{kjv:Psalms 145:18|lord}}"</v> Distance is not the trouble.`],
  ['spelling', `The Bible says, <v>"{{kjv:Proverbs 22:1|american}}"</v> Reputation is slow to build.`],
  [
    'half-verse',
    `As the Bible says, <v>"{{kjv:1 Peter 4:8|last 8}}"</v> and covering is not the same as hiding.`,
  ],
  ['merged', `Scripture says, <v>"{{kjv:Proverbs 3:5-6}}"</v> I come back to it each January.`],
  [
    'verse-numbers',
    `The Bible says, <v>"{{kjv:Psalms 24:3-4|numbered}}"</v> Hands and heart belong together.`,
  ],
  [
    'table',
    `| Claim | Words |\n|---|---|\n| The Bible says | <v>"{{kjv:Genesis 8:22}}"</v> |\n\nFarmers have leaned on it ever since.`,
  ],
  [
    'bracketed',
    `Jesus said, <v>"{{web:John 15:5|1-5}} [my disciples] {{web:John 15:5|6-20}}"</v> and fruit follows staying.`,
  ],
];

/** Introduced as Scripture, without a reference, and nowhere in the text: the marks go, and it is said. */
export const NOT_FOUND: readonly Written[] = [
  [
    'straight',
    `The Bible says, <n>"God helps those who help themselves"</n>, so get up and work. Work is good, of course.`,
  ],
  [
    'straight',
    `As it is written, <n>"the Lord rewards every man who finishes what he has planned"</n>. So make a plan.`,
  ],
  [
    'straight',
    `Jesus said, <n>"Follow your dreams and the Father will open every gate before you"</n>. Many find that encouraging.`,
  ],
  ['curly', `The Bible says, <n>“Cleanliness is next to godliness.”</n> Even so, children get muddy.`],
  [
    'curly',
    `Scripture says, <n>“God will never give you more than you can handle.”</n> People say it kindly to the grieving.`,
  ],
  ['single', `Jesus said, <n>'Be true to yourself, and heaven will be true to you'</n> and left it to us.`],
  ['guillemets', `The Bible says <n>«This too shall pass»</n>, and so it will.`],
  [
    'nested',
    `She wrote to me, "The Bible says <n>'everything happens for a reason known in the stars'</n>, so I stopped asking." I would ask again.`,
  ],
  [
    'apostrophes',
    `The Bible's clear. It says, <n>"a mother's tears are counted twice in heaven's book"</n>. That's a lovely thought.`,
  ],
  [
    'block-quote',
    `The Bible says:\n\n> <n>When God closes a door he opens a window for the patient heart.</n>\n\nI would hold on to that.`,
  ],
  [
    'bold',
    `Scripture says: **<n>"To thine own self be true, and the Lord shall be true to thee"</n>** That is a good rule.`,
  ],
  [
    'italic',
    `Jesus said, *<n>"Forgive yourself first, for none can forgive another before himself"</n>* and it helps many.`,
  ],
  [
    'list',
    `- The Bible says, <n>"Spare the rod and spoil the child, and the house shall mourn"</n>\n- But be gentle as well.`,
  ],
  [
    'heading',
    `### What the Bible says\n\nThe Bible says, <n>"The eyes are the window of the soul and the Lord looks in"</n> and so we read faces.`,
  ],
  [
    'table',
    `| Source | Words |\n|---|---|\n| Jesus said | <n>"Love the sinner and hate the sin, and leave the rest to me"</n> |\n\nHandle with care.`,
  ],
  [
    'ellipsis',
    `The Bible says, <n>"When two agree in love ... the angels keep their house from storms"</n>. Read it at weddings.`,
  ],
  [
    'divine-name',
    `Scripture says, <n>"The LORD gives his hardest battles to his strongest soldiers"</n>. I am not sure that it comforts.`,
  ],
  [
    'bracketed',
    `As it is written, <n>"He [the believer] shall be richer than his fathers in seven years"</n>. Sow your seed.`,
  ],
  [
    'straight',
    `God's word says, <n>"the one who prays at dawn will never want for bread"</n>. Rise early, then.`,
  ],
  [
    'curly',
    `Paul writes, <n>“It is better to be kind than to be right, for kindness wins the city.”</n> Nobody would argue.`,
  ],
  [
    'single',
    `The prophet Isaiah said, <n>'In the last days machines shall speak like men'</n>, and here we are.`,
  ],
  [
    'spelling',
    `The Bible says, <n>"Honour your teacher as the colour of gold, for labour is his crown"</n>. Teachers smile at it.`,
  ],
];

/** True words under a reference where they do not stand; the passage is the one where they do. */
export const WRONG_REFERENCE: readonly Written[] = [
  [
    'straight',
    `You cannot earn it. <w>"{{kjv:Ephesians 2:8}}"</w> (Galatians 2:8). A gift is opened, not paid.`,
  ],
  [
    'straight',
    `Peace is a legacy. Jesus said <w>"{{kjv:John 14:27}}"</w> (John 16:27). He said it hours before his arrest.`,
  ],
  ['curly', `<w>“{{web:Philippians 4:13}}”</w> (Ephesians 4:13). It is about contentment first.`],
  ['curly', `God is near the broken: <w>“{{kjv:Psalms 34:18}}”</w> (Psalm 43:2). Let yourself be found.`],
  ['single', `<w>'{{asv:Romans 12:21}}'</w> (Romans 13:8). Kindness is the better weapon.`],
  ['guillemets', `<w>«{{kjv:Hebrews 13:8}}»</w> (Hebrews 12:8). He does not change with the news.`],
  [
    'nested',
    `The prophet heard a question: <w>"{{kjv:Isaiah 6:8}}"</w> (Isaiah 9:3). The answer came before the task was known.`,
  ],
  [
    'apostrophes',
    `It's Paul's cheerful word: <w>"{{kjv:Philippians 4:4}}"</w> (1 Thessalonians 4:4). He'd every reason not to.`,
  ],
  [
    'block-quote',
    `For a tired teacher:\n\n> <w>{{kjv:Galatians 6:9}}</w>\n> — Galatians 5:9\n\nThe harvest has its season.`,
  ],
  ['block-quote', `> <w>"{{web:2 Timothy 1:7}}"</w> (1 Timothy 1:7)\n\nFear is not from him.`],
  ['bold', `**<w>"{{kjv:James 1:5}}"</w>** (James 3:1). Ask without shame.`],
  ['italic', `*<w>"{{web:Matthew 6:33}}"</w>* (Matthew 7:3). First things first.`],
  [
    'list',
    `- <w>"{{kjv:Psalms 56:3}}"</w> (Psalm 65:3)\n- <v>"{{kjv:Isaiah 26:4}}"</v> (Isaiah 26:4)\n\nTwo for the night.`,
  ],
  [
    'table',
    `| Words | Where |\n|---|---|\n| <w>"{{kjv:1 John 4:19}}"</w> | 1 John 3:19 |\n\nHe loved first.`,
  ],
  ['heading', `### Micah 6:5\n\n<w>"{{kjv:Micah 6:8}}"</w>\n\nThree verbs for a day.`],
  [
    'several-references',
    `<w>"{{kjv:Matthew 5:44}}"</w> (Mark 5:40; Luke 5:4). Enemies are the test of love.`,
  ],
  ['reference-before', `In Romans 8:1 Paul says, <w>"{{kjv:Romans 6:23}}"</w> A gift has a giver.`],
  [
    'reference-before',
    `Psalm 91:1 says, <w>"{{web:Psalms 121:1-2}}"</w> The maker of hills is better than hills.`,
  ],
  ['reference-after', `<w>"{{kjv:Joshua 1:9}}"</w> Those words stand in Joshua 24:15. Courage is commanded.`],
  [
    'range',
    `<w>"{{kjv:1 Corinthians 13:4-5}}"</w> (1 Corinthians 12:4-5). Love is described by what it does.`,
  ],
  [
    'ellipsis',
    `<w>"{{kjv:Jeremiah 29:11|1-8}} ... {{kjv:Jeremiah 29:11|last 7}}"</w> (Isaiah 29:11). It was a letter.`,
  ],
  ['divine-name', `<w>"{{kjv:Psalms 27:1|lord}}"</w> (Psalm 72:1). Light first, then courage.`],
  ['half-verse', `<w>"{{kjv:James 5:16|last 10}}"</w> (1 Peter 5:6b). Ask someone to pray.`],
  ['cf', `<w>"{{kjv:Colossians 3:23}}"</w> (cf. Colossians 2:3). Even sweeping can be worship.`],
];

/** A reference that names no passage: no such book, chapter or verse. The tag stands round the reference. */
export const INVENTED: readonly Written[] = [
  ['straight', `Patience pays, as <n>Hezekiah 4:12</n> reminds us. Wait well.`],
  ['straight', `You might read <n>Romans 17:4</n> tonight. It is about hope for those who travel.`],
  ['straight', `Paul greets the children in <n>Philippians 5:2</n>, which shows his tenderness.`],
  ['straight', `The theme of light returns in <n>John 22:8</n>. Compare it with the first chapter.`],
  ['straight', `God numbers the stars (<n>Psalm 152:3</n>). So he can number your days.`],
  ['straight', `A friend is a shelter (<n>Proverbs 32:5</n>). Choose them with care.`],
  ['straight', `There is hope for the nations in <n>Zephaniah 4:6</n>. It is a short book.`],
  ['several-references', `Grace is a theme all over (Ephesians 2:8; <n>Titus 4:2</n>). It never runs out.`],
  [
    'several-references',
    `Prayer is persistent (Luke 18:1; <n>Mark 18:1</n>; Colossians 4:2). Keep knocking.`,
  ],
  ['cf', `Love covers faults (1 Peter 4:8; cf. <n>1 Peter 6:1</n>). Be quick to cover.`],
  ['cf', `We shall all be changed (see <n>1 Corinthians 17:52</n>). The trumpet ends the waiting.`],
  ['list', `Read these:\n\n- Psalm 23\n- <n>Matthew 29:3</n>\n- Romans 8\n\nOne a day is enough.`],
  ['list', `1. <n>Jude 1:31</n>\n2. Jude 1:24\n\nJude ends with a doxology.`],
  [
    'table',
    `| Topic | Verse |\n|---|---|\n| Fear | <n>Isaiah 67:2</n> |\n| Hope | Romans 15:13 |\n\nStart with the second.`,
  ],
  [
    'heading',
    `### <n>Genesis 51:1</n>\n\nThe family of Jacob settles after the funeral. It is a picture of peace.`,
  ],
  ['bold', `The key verse is **<n>James 6:3</n>**. It deals with money and time.`],
  ['italic', `Have a look at *<n>Galatians 7:2</n>*, where Paul returns to freedom.`],
  ['range', `The teaching is found in <n>John 3:40-45</n>. It follows the talk with Nicodemus.`],
  ['range', `See <n>Ruth 5:1-9</n> for what became of the family.`],
  [
    'block-quote',
    `> Keep your lamp filled and your feet ready.\n> — <n>Obadiah 2:4</n>\n\nObadiah wrote against pride.`,
  ],
  [
    'straight',
    `The letter of Paul to the Athenians has a fine line on idols (<n>Athenians 2:3</n>). Read it with care.`,
  ],
  ['straight', `Elders are told to rest as well (<n>3 John 2:5</n>). Even shepherds sleep.`],
  ['straight', `Peter's third letter says the same (<n>3 Peter 1:4</n>), and it is worth hearing.`],
  ['verse-numbers', `Numbers can mislead: <n>Psalm 117:9</n> is often named in lists on joy.`],
  ['straight', `The widow's song is told in <n>Ecclesiastes 13:2</n>, and it is a sad one.`],
];
