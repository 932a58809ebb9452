import type { Written } from '../written-reply.ts';

/** True words of a translation we hold: verified, named, and left as they are. */
export const VERIFIED: readonly Written[] = [
  [
    'straight',
    `Can I lose God's love? Paul answers as firmly as he can. <v>"{{kjv:Romans 8:38-39}}"</v> (Romans 8:38-39). Nothing you did last night is missing from that list.`,
  ],
  [
    'straight',
    `Worry tends to shrink when it is spoken out loud. Peter gives a short instruction: <v>"{{web:1 Peter 5:7}}"</v> (1 Peter 5:7). You could begin with the one thing that woke you at night.`,
  ],
  [
    'straight',
    `Yes, you may be honest with God about doubt. The father of the sick boy said <v>"{{kjv:Mark 9:24|last 8}}"</v> (Mark 9:24), and Jesus did not send him away.`,
  ],
  [
    'straight',
    `Baptism is a joy, not an exam. When the Ethiopian asked, the two of them simply stopped the chariot and went down. Before that we read <v>"{{asv:Acts 8:35}}"</v> (Acts 8:35, ASV).`,
  ],
  [
    'straight',
    `Is it wrong to be rich? Money is a tool with a pull of its own. Jesus says <v>"{{web:Matthew 6:24|bare}}"</v> (Matthew 6:24). So ask who is giving the orders.`,
  ],
  [
    'curly',
    `Grief is not a lack of faith. At the tomb of his friend, <v>“{{kjv:John 11:35}}”</v> (John 11:35). He knew what he was about to do, and he wept anyway.`,
  ],
  [
    'curly',
    `You asked what faith is. The letter to the Hebrews gives the nearest thing to a definition: <v>“{{kjv:Hebrews 11:1}}”</v> (Hebrews 11:1, KJV). The rest of the chapter shows it in people.`,
  ],
  [
    'curly',
    `When my own plans fall apart, I go back to Proverbs. <v>“{{web:Proverbs 3:5-6}}”</v> (Proverbs 3:5-6). Notice that the promise is for the path, not for the map.`,
  ],
  [
    'curly',
    `The psalm does not say the valley disappears. It says <v>“{{kjv:Psalm 23:4}}”</v> (Psalm 23:4). Company, not escape, is the comfort.`,
  ],
  [
    'curly',
    `Forgiveness has its model in Christ. <v>“{{asv:Ephesians 4:32}}”</v> (Ephesians 4:32). That does not mean that you must trust again at once.`,
  ],
  [
    'single',
    `How should a husband lead? By laying himself down. Paul writes, <v>'{{kjv:Ephesians 5:25}}'</v> (Ephesians 5:25). That leaves little room for bossing.`,
  ],
  [
    'single',
    `Joshua was afraid, or he would not have needed to be told three times. <v>‘{{web:Joshua 1:9}}’</v> (Joshua 1:9). Courage was commanded because it was missing.`,
  ],
  [
    'single',
    `For a new Christian I would begin with something small. <v>'{{asv:Psalms 119:105}}'</v> (Psalm 119:105). A lamp shows the next step only.`,
  ],
  [
    'guillemets',
    `Some ask whether God still cares for one lost person. Jesus says: <v>«{{kjv:Luke 19:10}}»</v> (Luke 19:10). That is his own summary of his work.`,
  ],
  [
    'guillemets',
    `The shortest call to joy is this: <v>«{{web:Philippians 4:4}}»</v> (Philippians 4:4). Paul wrote it from prison.`,
  ],
  [
    'guillemets',
    `Consider the end of the story. <v>»{{kjv:Revelation 21:4}}«</v> (Revelation 21:4). Until then we weep with hope.`,
  ],
  [
    'nested',
    `When Thomas finally saw him, John says, <v>"{{web:John 20:28|bare}}"</v> (John 20:28). Doubt ended in worship, not in an argument won.`,
  ],
  [
    'nested',
    `The tempter began with Scripture twisted, so the Lord replied from it. <v>"{{web:Matthew 4:4}}"</v> (Matthew 4:4). Knowing the words helped him.`,
  ],
  [
    'nested',
    `Peter's sermon ended with a reply to a question: <v>“{{web:Acts 2:38}}”</v> (Acts 2:38). Repentance comes first in his list.`,
  ],
  [
    'apostrophes',
    `It's common to feel that God's far off. David's answer isn't an argument: <v>"{{kjv:Psalms 139:7}}"</v> (Psalm 139:7). He'd tried the question himself, and couldn't find a place.`,
  ],
  [
    'apostrophes',
    `Whose job is it to judge? James' question is blunt. <v>'{{web:James 4:12|bare}}'</v> (James 4:12). It's not the disciples' task.`,
  ],
  [
    'block-quote',
    `Here is the passage I would read at the graveside:\n\n> <v>{{kjv:1 Thessalonians 4:13-14}}</v>\n> — 1 Thessalonians 4:13-14\n\nWe do grieve, but not as people without a future.`,
  ],
  [
    'block-quote',
    `What does love look like on a Tuesday?\n\n> <v>{{web:1 Corinthians 13:4-5}}</v>\n>\n> — 1 Corinthians 13:4-5 (WEB)\n\nTry putting your own name in the place of the word love.`,
  ],
  [
    'block-quote',
    `Micah answers the question about sacrifice with three verbs.\n\n> <v>"{{kjv:Micah 6:8}}"</v> (Micah 6:8)\n\nDo, love, walk: that is a day's work.`,
  ],
  [
    'block-quote',
    `**Isaiah 40:31**\n\n> <v>{{asv:Isaiah 40:31}}</v>\n\nWaiting is not doing nothing; it is leaning.`,
  ],
  [
    'bold',
    `The heart of the gospel fits on a card: **<v>"{{kjv:Romans 6:23}}"</v>** (Romans 6:23). A wage is earned, a gift is opened.`,
  ],
  [
    'bold',
    `Remember this when you are accused: <v>"**{{web:Romans 8:1}}**"</v> (Romans 8:1). The verdict has already been read.`,
  ],
  [
    'italic',
    `James is practical about it: *<v>"{{kjv:James 1:5}}"</v>* (James 1:5). There is no shame in asking again.`,
  ],
  [
    'italic',
    `There is a promise for the weary. <v>“*{{web:Matthew 11:28}}*”</v> (*Matthew 11:28*). It is an invitation before it is a command.`,
  ],
  [
    'list',
    `Three anchors for an anxious night:\n\n- <v>"{{kjv:Psalms 56:3}}"</v> (Psalm 56:3)\n- <v>"{{web:Isaiah 41:10}}"</v> (Isaiah 41:10)\n- <v>"{{asv:John 14:27}}"</v> (John 14:27)\n\nRead one aloud, slowly.`,
  ],
  [
    'list',
    `1. **Confess.** <v>"{{kjv:1 John 1:9}}"</v> (1 John 1:9)\n2. **Receive.** <v>"{{kjv:Psalms 103:12}}"</v> (Psalm 103:12)\n\nThen go and do the next right thing.`,
  ],
  [
    'list',
    `* Romans 12:12: <v>"{{web:Romans 12:12|bare}}"</v>\n* Colossians 4:2: <v>"{{web:Colossians 4:2|bare}}"</v>\n\nBoth are short enough to learn by heart.`,
  ],
  [
    'table',
    `| Question | Passage | Words |\n| --- | --- | --- |\n| Who made me? | Genesis 1:27 | <v>"{{kjv:Genesis 1:27}}"</v> |\n| Who keeps me? | Psalm 121:5 | <v>"{{kjv:Psalms 121:5}}"</v> |\n\nThe two belong together.`,
  ],
  [
    'table',
    `| Fruit | Where |\n|---|---|\n| <v>"{{web:Galatians 5:22}}"</v> | Galatians 5:22 |\n\nIt is one fruit with many sides.`,
  ],
  [
    'heading',
    `### Hebrews 4:16\n\n<v>"{{kjv:Hebrews 4:16}}"</v>\n\nBoldly does not mean carelessly; it means without hiding.`,
  ],
  [
    'heading',
    `## Lamentations 3:22-23\n\n<v>“{{web:Lamentations 3:22-23}}”</v>\n\nThese lines stand in the middle of a book of tears.`,
  ],
  [
    'verse-numbers',
    `The Beatitudes begin with the empty-handed. <v>"{{kjv:Matthew 5:3-5|numbered}}"</v> (Matthew 5:3-5). The world blesses the opposite people.`,
  ],
  [
    'verse-numbers',
    `Here is the opening of John:\n\n> <v>{{web:John 1:1-3|superscript}}</v>\n> — John 1:1-3\n\nThe Word was never made; all else was.`,
  ],
  [
    'verse-numbers',
    `Read it slowly: <v>“{{asv:Psalms 1:1-2|bracketed}}”</v> (Psalm 1:1-2). A blessed life has roots.`,
  ],
  [
    'several-references',
    `Both Testaments say it: <v>"{{kjv:Leviticus 19:18|16-21}}"</v> (Leviticus 19:18; Matthew 22:39; Romans 13:9). It was never a new commandment in that sense.`,
  ],
  [
    'several-references',
    `Paul takes it from the prophet: <v>"{{kjv:Romans 1:17|last 6}}"</v> (Romans 1:17; Galatians 3:11). Luther read that line until it opened.`,
  ],
  [
    'cf',
    `We are made for good work, though not saved by it. <v>"{{kjv:Ephesians 2:10}}"</v> (Ephesians 2:10; cf. Titus 2:14). Grace comes first, and then the walking.`,
  ],
  ['cf', `God does not tempt. <v>"{{web:James 1:13}}"</v> (see James 1:13). The pull comes from within.`],
  [
    'reference-before',
    `In Philippians 4:6 Paul says, <v>"{{kjv:Philippians 4:6}}"</v> That is not a scolding but an exchange: your worry for his peace.`,
  ],
  [
    'reference-before',
    `Look at Proverbs 15:1. It says: <v>“{{web:Proverbs 15:1}}”</v> You have probably seen both halves proved at your own table.`,
  ],
  [
    'reference-before',
    `According to Genesis 50:20, Joseph told his brothers <v>"{{asv:Genesis 50:20}}"</v> He neither excused them nor paid them back.`,
  ],
  [
    'reference-after',
    `<v>"{{kjv:Galatians 6:9}}"</v> Those words from Galatians 6:9 were written to tired people. Rest is part of not giving up.`,
  ],
  [
    'reference-after',
    `God told a discouraged prophet to lie down and eat. Later Elijah heard him in quiet: <v>"{{kjv:1 Kings 19:12|last 4}}"</v>. You will find it in 1 Kings 19:12.`,
  ],
  [
    'range',
    `The whole story is worth your time. The turning point is <v>"{{web:Luke 15:20}}"</v> (Luke 15:11-32). The father ran; old men of that world did not run.`,
  ],
  [
    'range',
    `The suffering servant stands in Isaiah 52:13–53:12. At its centre: <v>"{{kjv:Isaiah 53:5}}"</v> (Isaiah 52:13-53:12). Read it beside the account of the cross.`,
  ],
  [
    'merged',
    `Paul ties sin and gift together: <v>"{{kjv:Romans 3:23-24}}"</v> (Romans 3:23-24). The sentence does not stop at the bad news.`,
  ],
  [
    'merged',
    `<v>“{{web:Ephesians 2:8-9|bare}}”</v> (Ephesians 2:8–9). So nobody enters heaven as a self-made man.`,
  ],
  [
    'ellipsis',
    `Paul is sure of it: <v>"{{kjv:Romans 8:38|1-5}} ... {{kjv:Romans 8:39|last 16}}"</v> (Romans 8:38-39). The list between leaves no gap.`,
  ],
  [
    'ellipsis',
    `<v>“{{web:Jeremiah 29:11|1-8}} … {{web:Jeremiah 29:11|last 7}}”</v> (Jeremiah 29:11). It was written to exiles who would wait seventy years.`,
  ],
  [
    'ellipsis',
    `Jesus prayed honestly: <v>"... {{kjv:Luke 22:42|last 8}}"</v> (Luke 22:42). Wanting another way was not sin.`,
  ],
  [
    'bracketed',
    `Speaking of Christ, Paul says <v>"{{kjv:Colossians 1:17|1-2}} [Christ] {{kjv:Colossians 1:17|3-}}"</v> (Colossians 1:17). Nothing holds itself together.`,
  ],
  [
    'bracketed',
    `The promise is plain: <v>"[The Messiah] {{web:Colossians 1:17|2-}}"</v> (Colossians 1:17). People change; he does not.`,
  ],
  [
    'spelling',
    `Mary sings first of God: <v>"{{kjv:Luke 1:47|american}}"</v> (Luke 1:47). A mother-to-be knew that she needed saving too.`,
  ],
  [
    'spelling',
    `Children and parents both have duties. <v>"{{web:Ephesians 6:2|british}}"</v> (Ephesians 6:2). Honour looks different at forty than at four.`,
  ],
  ['spelling', `<v>“{{kjv:Romans 12:10|american}}”</v> (Romans 12:10, KJV). Being second can be practised.`],
  [
    'divine-name',
    `<v>"{{kjv:Psalms 23:1|lord}}"</v> (Psalm 23:1). David had kept sheep himself and knew what it cost.`,
  ],
  [
    'divine-name',
    `Moses was given words to bless with: <v>"{{kjv:Numbers 6:24-26}}"</v> (Numbers 6:24-26). You may say them over your children.`,
  ],
  [
    'divine-name',
    `Nehemiah sent a weeping crowd home to eat. <v>“{{kjv:Nehemiah 8:10|last 9}}”</v> (Nehemiah 8:10). Holy days were for joy.`,
  ],
  [
    'half-verse',
    `The first half is a promise: <v>"{{kjv:Isaiah 26:3|1-12}}"</v> (Isaiah 26:3a). The second half gives the reason.`,
  ],
  [
    'half-verse',
    `Someone who prays for you may do more than he knows: <v>"{{kjv:James 5:16|last 10}}"</v> (James 5:16b). Ask one person this week.`,
  ],
  [
    'half-verse',
    `Paul learned that <v>"{{web:2 Corinthians 12:9|7-12}}"</v> (2 Corinthians 12:9) is enough to live on. The thorn stayed.`,
  ],
  [
    'straight',
    `A prayer for a child leaving home: may you know that <v>"{{kjv:Deuteronomy 33:27|1-10}}"</v> (Deuteronomy 33:27). It is strong without being loud.`,
  ],
  [
    'curly',
    `On the unity of the church, David says it best. <v>“{{web:Psalms 133:1}}”</v> (Psalm 133:1, WEB). It takes work to be that good and pleasant.`,
  ],
  [
    'straight',
    `Why church? <v>"{{kjv:Hebrews 10:25}}"</v> (Heb. 10:25). A coal taken out of the fire cools quickly.`,
  ],
  [
    'curly',
    `You ask about tithing. Paul does not name a tenth but a manner: <v>“{{kjv:2 Corinthians 9:7}}”</v> (2 Cor 9:7). Begin with what you can give gladly.`,
  ],
];
