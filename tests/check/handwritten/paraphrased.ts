import type { Written } from '../written-reply.ts';

/** A few words inside a sentence, in quotation marks, that are not the text's. */
export const PARAPHRASED: readonly Written[] = [
  [
    'straight',
    `Paul urges us to <p Phil.4.6>"hand every worry upward"</p> (Philippians 4:6), which is easier said at noon than at three in the night. Start with one.`,
  ],
  [
    'straight',
    `Since God <p 1Pet.5.7>"really minds about you"</p> (1 Peter 5:7), you may tell him the small things too.`,
  ],
  [
    'straight',
    `Peter says that a wife's beauty should be <p 1Pet.3.4>"an inner calm loveliness"</p> (1 Peter 3:4) and not only a matter of clothes. It is said to men by implication as well.`,
  ],
  [
    'curly',
    `The psalmist felt <p Ps.42.5>“heavy and low inside”</p> (Psalm 42:5), and he answered himself. Talking back to your own soul is allowed.`,
  ],
  [
    'curly',
    `Jesus describes himself as <p Matt.11.29>“soft and humble inside”</p> (Matthew 11:29). It is the only place where he names his own heart.`,
  ],
  [
    'curly',
    `God made each of us with care; we are <p Ps.139.14>“amazingly and carefully built”</p> (Psalm 139:14). That includes the parts you would rather hide.`,
  ],
  [
    'single',
    `James calls the tongue <p Jas.3.6>'a tiny blaze'</p> (James 3:6) that can burn a whole wood. Wait a day before you send that letter.`,
  ],
  [
    'single',
    `You are asked to <p Col.3.13>‘bear up with each other's faults’</p> (Colossians 3:13). It does not say that the faults are imaginary.`,
  ],
  [
    'guillemets',
    `Believers are told to <p 1Thess.5.17>«keep up praying»</p> (1 Thessalonians 5:17), which means a habit of turning rather than a closed door all day.`,
  ],
  [
    'guillemets',
    `We walk <p 2Cor.5.7>«trusting and not looking»</p> (2 Corinthians 5:7), and sometimes that is frightening.`,
  ],
  [
    'nested',
    `The teacher told his class, "Paul says we are <p 2Cor.4.7>'plain clay pots'</p> (2 Corinthians 4:7), so do not be surprised by the cracks." They laughed, and remembered it.`,
  ],
  [
    'apostrophes',
    `It's no small thing to be <p Rom.8.17>"God's own heirs, Christ's partners"</p> (Romans 8:17). You've got a family name now.`,
  ],
  [
    'apostrophes',
    `James' advice to be <p Jas.1.19>'quick on listening'</p> (James 1:19) isn't only for marriages.`,
  ],
  [
    'bold',
    `Our part is to **<p Matt.6.33>"put the kingdom on top"</p>** (Matthew 6:33), and the rest finds its size.`,
  ],
  [
    'bold',
    `You are <p 1Pet.2.9>"**a chosen royal team**"</p> (1 Peter 2:9). A priest stands between, with a hand for each side.`,
  ],
  [
    'italic',
    `Love <p 1Cor.13.5>"*forgets about injuries*"</p> (1 Corinthians 13:5), though it need not forget wisdom.`,
  ],
  [
    'italic',
    `The shepherd leads beside *<p Ps.23.2>"calm quiet streams"</p>* (Psalm 23:2). Sheep are afraid of rushing water.`,
  ],
  [
    'list',
    `Paul's list of what to think about includes:\n\n- whatever is <p Phil.4.8>"morally excellent and noble"</p> (Philippians 4:8)\n- and whatever is worth praise.\n\nIt is a good filter for a phone.`,
  ],
  [
    'list',
    `1. Remember that you are <p Eph.2.10>"a masterwork by God"</p> (Ephesians 2:10).\n2. Take the next step.`,
  ],
  [
    'table',
    `| Picture | Meaning |\n|---|---|\n| The church as <p 1Cor.12.27>"a single living organism"</p> (1 Corinthians 12:27) | We need one another |\n\nNobody is spare.`,
  ],
  [
    'heading',
    `### Rest in Matthew 11:28\n\nThe invitation is to the <p Matt.11.28>"exhausted and overburdened"</p> (Matthew 11:28). That is most of us by Thursday.`,
  ],
  [
    'several-references',
    `Believers are <p 2Cor.5.20,Eph.6.20>"official spokesmen of Jesus"</p> (2 Corinthians 5:20; Ephesians 6:20) wherever they live and work.`,
  ],
  [
    'several-references',
    `God is called <p Ps.68.5,Deut.10.18>"a daddy to orphans"</p> (Psalm 68:5; Deuteronomy 10:18) and his people should resemble him.`,
  ],
  [
    'cf',
    `We should <p Rom.12.15>"share tears with sad people"</p> (Romans 12:15; cf. Job 2:13) before we explain anything to them.`,
  ],
  [
    'cf',
    `The old life is to be <p Eph.4.22>"taken off like clothing"</p> (see Ephesians 4:22). New clothes take getting used to.`,
  ],
  [
    'reference-before',
    `In Genesis 2:18 God sees that a man on his own is <p Gen.2.18>"lonely and unhappy"</p>, so he makes a companion.`,
  ],
  [
    'reference-before',
    `Romans 12:18 asks us, as far as we can, to <p Rom.12.18>"get along with everyone"</p>. The condition is honest: it does not always lie in our hands.`,
  ],
  [
    'reference-after',
    `To be <p John.3.7>"birthed a second time"</p>, as John 3:7 has it, is not something one does oneself.`,
  ],
  [
    'reference-after',
    `The rich young man went away <p Mark.10.22>"gloomy and disappointed"</p>. Mark 10:22 gives the reason for it.`,
  ],
  [
    'range',
    `The armour includes <p Eph.6.13-Eph.6.17>"boots of good news"</p> (Ephesians 6:13-17), which is a surprising thing to fight in.`,
  ],
  [
    'range',
    `Paul's hymn speaks of Christ who <p Phil.2.6-Phil.2.8>"drained himself of privilege"</p> (Philippians 2:6-8). Then every knee bows.`,
  ],
  [
    'ellipsis',
    `Hagar named God as the one <p Gen.16.13>"who notices ... little me"</p> (Genesis 16:13). A runaway slave is the first to give God a name.`,
  ],
  [
    'bracketed',
    `God will <p Phil.1.6>"complete [his] project inside you"</p> (Philippians 1:6). Unfinished is not abandoned.`,
  ],
  [
    'spelling',
    `Paul tells us to prefer others <p Rom.12.10>"in favour and honouring ways"</p> (Romans 12:10) over ourselves.`,
  ],
  [
    'divine-name',
    `Isaiah saw the <p Isa.6.1>"LORD seated very grandly"</p> (Isaiah 6:1) in the year when the king died. An empty throne and a full one.`,
  ],
  [
    'half-verse',
    `The second half of the verse calls for <p Mic.6.8>"humble companionship with God"</p> (Micah 6:8b). It comes last and holds the others.`,
  ],
  [
    'straight',
    `Gideon was hiding when the angel hailed him as a <p Judg.6.12>"brave strong hero"</p> (Judges 6:12). God often speaks to who we shall be.`,
  ],
  [
    'curly',
    `Esther had come to her place <p Esth.4.14>“for exactly this hour”</p> (Esther 4:14). Her cousin said it as a question.`,
  ],
  [
    'single',
    `Jonah sulked because God is <p Jonah.4.2>'kind and quick to forgive'</p> (Jonah 4:2). He knew his Bible, and disliked it.`,
  ],
  [
    'straight',
    `Do not be surprised when friends wound you. Even they can be <p Prov.27.6>"honest while hurting us"</p> (Proverbs 27:6). An enemy only flatters.`,
  ],
  [
    'straight',
    `We are to work <p Col.3.23>"with real enthusiasm"</p> (Colossians 3:23) even when nobody sees the work.`,
  ],
];

/** Names of things and single terms beside a reference: no quotations, left as they are. */
export const NAMED: readonly Written[] = [
  [
    'straight',
    `Jesus left his followers the <m Matt.28.18-Matt.28.20>"Great Commission"</m> (Matthew 28:18-20). It begins with a word about his authority, not about our talent.`,
  ],
  [
    'straight',
    `This is often called the <m Matt.7.12>"Golden Rule"</m> (Matthew 7:12). Notice that it is active: do, not merely refrain.`,
  ],
  [
    'straight',
    `Sitting with somebody in silence is what chaplains call a <m Job.2.13>"ministry of presence"</m> (Job 2:13). Job's friends did it well for seven days.`,
  ],
  [
    'curly',
    `The <m 1Cor.13>“Love Chapter”</m> (1 Corinthians 13) was written to a quarrelling church rather than to a wedding.`,
  ],
  [
    'curly',
    `Scholars call this the <m Gen.3.15>“protoevangelium”</m> (Genesis 3:15), the first hint of good news.`,
  ],
  [
    'curly',
    `Isaiah's <m Isa.52.13-Isa.53.12>“Suffering Servant”</m> song (Isaiah 52:13-53:12) is read every Good Friday in many churches.`,
  ],
  [
    'single',
    `The so-called <m Matt.5.3-Matt.5.12>'Beatitudes'</m> (Matthew 5:3-12) are promises before they are duties.`,
  ],
  ['single', `The Greek word here is <m 1John.4.8>'agape'</m> (1 John 4:8). It is love that chooses.`],
  [
    'guillemets',
    `The <m Acts.2>«Day of Pentecost»</m> (Acts 2) came fifty days after Easter. It reversed Babel.`,
  ],
  [
    'nested',
    `My pastor said, "Read the <m John.13-John.17>'Upper Room Discourse'</m> (John 13-17) once a week in Lent." It takes half an hour.`,
  ],
  [
    'apostrophes',
    `The <m Matt.6.9-Matt.6.13>"Lord's Prayer"</m> (Matthew 6:9-13) isn't private; it's "our" from the first word.`,
  ],
  [
    'bold',
    `The **<m Luke.15.11-Luke.15.32>"Prodigal Son"</m>** (Luke 15:11-32) might as well be named after the father or the brother.`,
  ],
  [
    'italic',
    `The *<m Luke.1.46-Luke.1.55>"Magnificat"</m>* (Luke 1:46-55) takes its name from its first Latin word.`,
  ],
  [
    'list',
    `Key passages:\n\n- The <m Deut.6.4>"Shema"</m> (Deuteronomy 6:4)\n- The <m Num.6.24-Num.6.26>"Aaronic Blessing"</m> (Numbers 6:24-26)\n- The <m Ps.120-Ps.134>"Songs of Ascents"</m> (Psalms 120-134)\n\nAll were said aloud.`,
  ],
  [
    'table',
    `| Term | Where |\n|---|---|\n| <m Gal.5.22-Gal.5.23>"Fruit of the Spirit"</m> | Galatians 5:22-23 |\n| <m Eph.6.10-Eph.6.18>"Armor of God"</m> | Ephesians 6:10-18 |\n\nBoth lists reward slow reading.`,
  ],
  [
    'heading',
    `### The "Faith Hall of Fame" (Hebrews 11)\n\nMany call Hebrews 11 the <m Heb.11>"Hall of Faith"</m>. Its heroes are a flawed lot.`,
  ],
  [
    'several-references',
    `Theologians speak of <m Rom.5.1,Gal.2.16>"justification"</m> (Romans 5:1; Galatians 2:16), a word out of the courtroom.`,
  ],
  [
    'cf',
    `The idea of <m Gen.1.26-Gen.1.27>"imago Dei"</m> (cf. Genesis 1:26-27) gives every person the same worth.`,
  ],
  [
    'reference-before',
    `Isaiah 7:14 gives the name <m Isa.7.14>"Immanuel"</m>, and Matthew tells us what it means.`,
  ],
  [
    'reference-before',
    `In 1 Samuel 7:12 the stone is called <m 1Sam.7.12>"Ebenezer"</m>. An old hymn still sings of it.`,
  ],
  [
    'reference-after',
    `Paul's <m 2Cor.12.7>"thorn"</m> is mentioned in 2 Corinthians 12:7 and never explained.`,
  ],
  [
    'range',
    `The <m Matt.5-Matt.7>"Sermon on the Mount"</m> (Matthew 5-7) takes about fifteen minutes to read aloud.`,
  ],
  ['straight', `The term <m 2Tim.3.16>"theopneustos"</m> (2 Timothy 3:16) pictures breath, as in speech.`],
  ['curly', `The <m Ruth.4.14>“kinsman-redeemer”</m> idea (Ruth 4:14) lies behind the whole book.`],
  [
    'straight',
    `What some call <m Jas.2.17>"easy believism"</m> is answered by James 2:17 without much patience.`,
  ],
  ['italic', `The Hebrew *<m Ps.136.1>"hesed"</m>* (Psalm 136:1) needs several English words to carry it.`],
  [
    'straight',
    `This scene is known as the <m Matt.17.1-Matt.17.9>"Transfiguration"</m> (Matthew 17:1-9), and Peter wanted to build tents.`,
  ],
  [
    'curly',
    `The doctrine of <m Rom.8.29-Rom.8.30>“predestination”</m> (Romans 8:29-30) was meant to comfort sufferers.`,
  ],
];

/** Quoted in a translation that is named and not held: the marks stay, labelled "NIV, not checked". */
export const NOT_HELD: readonly Written[] = [
  [
    'straight',
    `Philippians is a cheerful letter. <u Phil.4.13 NIV>"I can do everything by the power of him who strengthens me"</u> (Philippians 4:13, NIV). Paul wrote it in chains.`,
  ],
  [
    'straight',
    `As it has been put, <u Ps.23.1 NLT>"The LORD shepherds me; I have all the things I need"</u> (Psalm 23:1 NLT). Sheep do not plan next week.`,
  ],
  [
    'curly',
    `<u Prov.3.5 ESV>“Trust the LORD with every part of your heart, and lean away from your own insight”</u> (Proverbs 3:5, ESV). Both halves are needed.`,
  ],
  [
    'curly',
    `For the anxious: <u Phil.4.6 NASB>“Be anxious over nothing, but in everything let your pleas be known to God with thanks”</u> (Philippians 4:6 NASB). It ends in peace.`,
  ],
  [
    'single',
    `<u Rom.8.28 NKJV>'And we know all things work as one for good to those loving God'</u> (Romans 8:28, NKJV). Good is defined in the next verse.`,
  ],
  [
    'guillemets',
    `<u Matt.11.28 CSB>«Come to me, all who are weary and loaded down, and I shall give you rest»</u> (Matthew 11:28, CSB). It is an open invitation.`,
  ],
  [
    'nested',
    `<u John.14.6 NIV>"Jesus replied, 'I am the way and the truth and the life. None comes to the Father but through me'"</u> (John 14:6, NIV). Thomas was the one who asked.`,
  ],
  [
    'block-quote',
    `The Message puts it freshly:\n\n> <u Matt.11.28-Matt.11.30 MSG>Tired out? Burned up by religion? Walk with me and get your life back; I will teach you how to rest for real.</u>\n> — Matthew 11:28-30 (MSG)\n\nIt is a paraphrase, and says so.`,
  ],
  [
    'block-quote',
    `> <u Jer.29.11 NIV>"For I know the plans that are mine for you," says the LORD, "plans to do you good and not harm, plans for hope and for days to come."</u>\n>\n> — Jeremiah 29:11 NIV\n\nThe letter was for exiles.`,
  ],
  [
    'bold',
    `**<u Josh.1.9 NIV>"Have I not told you? Be strong and full of courage. Do not be afraid or let your heart sink"</u>** (Joshua 1:9, NIV). Say it before the interview.`,
  ],
  [
    'italic',
    `*<u Isa.40.31 NLT>"Those who put trust in the LORD will find new strength and soar high upon wings as eagles do"</u>* (Isaiah 40:31, NLT). Soaring is not always sudden.`,
  ],
  [
    'list',
    `- <u Rom.12.2 ESV>"Do not be shaped to this world, but be changed by renewing your mind"</u> (Romans 12:2, ESV)\n- <u Eph.4.32 NIV>"Be kind and full of compassion to each other, forgiving one another"</u> (Ephesians 4:32, NIV)\n\nTake one a day.`,
  ],
  [
    'table',
    `| Ref | Text |\n|---|---|\n| Galatians 5:22 (NIV) | <u Gal.5.22 NIV>"But the Spirit's fruit is love, joy, peace, forbearance and kindness"</u> |\n\nIt grows.`,
  ],
  [
    'heading',
    `### 2 Timothy 1:7 (NKJV)\n\n<u 2Tim.1.7 NKJV>"For God has not handed us a spirit of fear, but one of power and love and a steady mind"</u>\n\nTimothy needed to hear it twice.`,
  ],
  [
    'several-references',
    `<u Matt.19.26,Luke.1.37 NIV>"With God every thing is possible indeed"</u> (Matthew 19:26; Luke 1:37, NIV). Mary and the disciples both heard it.`,
  ],
  [
    'cf',
    `<u 1John.1.9 ESV>"If we confess what sins we have, he is faithful and just to forgive them"</u> (1 John 1:9, ESV; cf. Psalm 32:5). Confession is relief.`,
  ],
  [
    'reference-before',
    `In the NIV, Romans 5:8 reads: <u Rom.5.8 NIV>"But God shows his own love for us like this: while still sinners, Christ died on our behalf."</u> He moved first.`,
  ],
  [
    'reference-before',
    `Psalm 46:1 in the New Living Translation says, <u Ps.46.1 NLT>"God is our shelter and strength, ready always to help in troubled times."</u> The mountains may move.`,
  ],
  [
    'reference-after',
    `<u Lam.3.22-Lam.3.23 ESV>"The steadfast love of the LORD does not stop; his mercies do not come to their end"</u>, says Lamentations 3:22-23 in the ESV.`,
  ],
  [
    'range',
    `<u Prov.3.5-Prov.3.6 NASB>"Trust in the LORD with your whole heart, and do not lean on what you understand; acknowledge him and he makes the paths straight"</u> (Proverbs 3:5-6, NASB). Straight is not short.`,
  ],
  [
    'ellipsis',
    `<u 1Cor.13.4 NIV>"Love is patient and is kind ... it is not boastful nor proud"</u> (1 Corinthians 13:4, NIV). Read it with your own name.`,
  ],
  [
    'verse-numbers',
    `<u Ps.1.1-Ps.1.2 NRSV>"1 Happy are they who do not follow what the wicked advise, 2 but delight in the LORD's law"</u> (Psalm 1:1-2, NRSV). Happiness has roots.`,
  ],
  [
    'divine-name',
    `<u Ps.27.1 NIV>"The LORD is light and salvation to me, so whom should I fear?"</u> (Psalm 27:1, NIV). It was sung in danger.`,
  ],
  [
    'half-verse',
    `<u Nah.1.7 GNT>"The LORD is good and protects his people in hard times"</u> (Nahum 1:7a, GNT). Stern book, soft centre.`,
  ],
];
