import type { Written } from '../written-reply.ts';

/** A modern wording of our own making: near the text, and no translation's words. */
export const MODERN_WORDING: readonly Written[] = [
  [
    'straight',
    `You are loved more than you think. Jesus said, <c John.3.16>"For God loved the people of this world so much that he gave up his only Son, so that all who trust him will live forever"</c> (John 3:16). That is for you too.`,
  ],
  [
    'curly',
    `When you are worn out, hear this: <c Matt.11.28>“Come over to me, all of you who are exhausted and carrying too much, and I will let you rest”</c> (Matthew 11:28). He does not ask for a tidy life first.`,
  ],
  [
    'single',
    `Paul's cure for worry is prayer. He writes, <c Phil.4.6>'Don't fret about a single thing, but tell God about all of it and say thank you while you ask'</c> (Philippians 4:6). Try it with one worry.`,
  ],
  [
    'guillemets',
    `Trust is not the end of thinking. <c Prov.3.5>«Put your whole trust in God and do not rely on what you can work out yourself»</c> (Proverbs 3:5). It is the beginning of wisdom.`,
  ],
  [
    'nested',
    `Jesus answered the scholar, <c Matt.22.37>"'You must love God your Lord with the whole of your heart, the whole of your soul and all your thinking'"</c> (Matthew 22:37). Everything else hangs on it.`,
  ],
  [
    'block-quote',
    `A passage for hard weeks:\n\n> <c Rom.8.28>We are sure that God makes everything turn out well for those who love him and whom he has called for his plan.</c>\n> — Romans 8:28\n\nIt does not call everything good.`,
  ],
  [
    'bold',
    `Write this on a card: **<c Phil.4.13>"I am able to handle anything because Christ keeps making me strong enough for it"</c>** (Philippians 4:13). Paul means hunger as well as plenty.`,
  ],
  [
    'italic',
    `God's word to exiles was *<c Jer.29.11>"I know very well what I have in mind for you, says God, to make you prosper and never hurt you, and to give you something to look forward to"</c>* (Jeremiah 29:11). They waited long.`,
  ],
  [
    'list',
    `- On fear: <c Isa.41.10>"Do not be scared, because I am right beside you; do not panic, because I am your God and will give you strength"</c> (Isaiah 41:10)\n- On peace: <c John.14.27>"I am leaving you with calm, and the calm I give is my own and nothing like what the world hands out"</c> (John 14:27)\n\nTake one of them with you today.`,
  ],
  [
    'table',
    `| Topic | Verse | Text |\n|---|---|---|\n| Wisdom | James 1:5 | <c Jas.1.5>"If any of you does not know what to do, ask God, who gives freely to all and will never make you feel guilty for asking"</c> |\n\nSo ask.`,
  ],
  [
    'heading',
    `### Joshua 1:9\n\n<c Josh.1.9>"I have told you already: be brave and be tough, never be scared or give up, because your God goes along wherever you go"</c>\n\nIt was said to a nervous leader.`,
  ],
  [
    'verse-numbers',
    `Paul's hymn to love opens: <c 1Cor.13.4-1Cor.13.5>"4 Love has patience and love shows kindness; it never envies and it never brags. 5 It is not rude or selfish, it does not get cross and it forgets injuries"</c> (1 Corinthians 13:4-5). Who could read it without blushing?`,
  ],
  [
    'reference-before',
    `In Romans 12:2 Paul writes: <c Rom.12.2>"Stop copying how everyone around you behaves, and let God turn you into a new person by giving you another way to think"</c> Change begins in the mind.`,
  ],
  [
    'reference-after',
    `<c Ps.46.1>"God is a safe place for us and he makes us strong, and he always turns up when there is trouble"</c> is how Psalm 46:1 begins. The rest of the psalm shakes, and he does not.`,
  ],
];

/** One or more words changed, so that it says another thing or sounds otherwise. */
export const WORD_CHANGED: readonly Written[] = [
  [
    'straight',
    `What is faith? <c Heb.11.1>"Now faith is the substance of things dreamed for, the evidence of things not known"</c> (Hebrews 11:1). It holds on to a person.`,
  ],
  [
    'curly',
    `David begins with care: <c Ps.23.1-Ps.23.2>“The LORD is my guardian; I shall not fear. He maketh me to lie down in quiet pastures”</c> (Psalm 23:1-2). Sheep lie down only when they feel safe.`,
  ],
  [
    'single',
    `Scripture lights the way. <c Ps.119.105>'Thy law is a lamp unto my eyes, and a light unto my road'</c> (Psalm 119:105). One step, then the next.`,
  ],
  [
    'nested',
    `Jesus told Nicodemus, <c John.3.3>"'Verily, verily, I say unto thee, Except a man be washed again, he cannot enter the kingdom of heaven'"</c> (John 3:3). The teacher was puzzled.`,
  ],
  [
    'apostrophes',
    `It's the root that matters, not the coins. <c 1Tim.6.10>"For the desire of money's the seed of every evil, which while some followed after, they've wandered from the faith"</c> (1 Timothy 6:10). Poor people can love money too.`,
  ],
  [
    'block-quote',
    `Paul's confession to Timothy:\n\n> <c 2Tim.4.7>I have fought a great fight, I have run my race, I have guarded the faith.</c>\n> — 2 Timothy 4:7\n\nHe was near the end, and knew it.`,
  ],
  [
    'bold',
    `**<c Rom.6.23>"For the price of sin is death; but the reward of God is everlasting life through Jesus Christ our Saviour"</c>** (Romans 6:23). A gift cannot be earned.`,
  ],
  [
    'list',
    `What should I pray for?\n\n1. A clean heart. <c Ps.51.10>"Create in me a new heart, O God; and restore a holy spirit within me"</c> (Psalm 51:10)\n2. Today's bread.\n\nBoth are enough for one morning.`,
  ],
  [
    'several-references',
    `The greatest commandment runs through the whole Bible: <c Deut.6.5,Matt.22.37>"Thou shalt love the LORD thy God with all thine mind, and with all thy spirit, and with all thy strength"</c> (Deuteronomy 6:5; Matthew 22:37). Love is commanded and given.`,
  ],
  [
    'cf',
    `We are saved to do good. <c Eph.2.10>"For we are his masterpiece, made in Christ Jesus unto good deeds, which God hath long ago planned that we should do in them"</c> (Ephesians 2:10, cf. Titus 3:8). The order matters.`,
  ],
  [
    'spelling',
    `<c Prov.22.1>"A good name is rather to be chosen than great honour, and loving favor rather than land and cattle"</c> (Proverbs 22:1). Reputation is slow to build.`,
  ],
  [
    'divine-name',
    `Here is a verse for the storm: <c Nah.1.7>"The Lord is kind, a fortress in the day of battle; and he remembereth them that hope in him"</c> (Nahum 1:7). Nahum is a stern book with a soft centre.`,
  ],
  [
    'reference-before',
    `Paul says in Galatians 2:20: <c Gal.2.20>"I died with Christ: nevertheless I breathe; yet not I, but Christ breatheth in me: and the life which I now lead in the body I lead by the hope of the Son of God."</c> It is a strange and free way to live.`,
  ],
];

/** Words of the text left out without a sign. */
export const WORD_DROPPED: readonly Written[] = [
  [
    'straight',
    `Hear what he gave: <c John.3.16>"For God loved the world, that he gave his Son, that whosoever believeth should not perish, but have life"</c> (John 3:16). Every word there carries weight.`,
  ],
  [
    'curly',
    `Peace is guarded. <c Phil.4.7>“And the peace of God, which passeth understanding, shall keep your minds through Jesus”</c> (Philippians 4:7). It stands like a sentry.`,
  ],
  [
    'single',
    `Temptation is never the last word. <c 1Cor.10.13>'There hath no temptation taken you but such as is common to man: but God will with the temptation make a way, that ye may bear it'</c> (1 Corinthians 10:13). Look for the door.`,
  ],
  [
    'guillemets',
    `<c Isa.53.6>«All we like sheep have gone; we have turned to his own way; and the LORD hath laid the iniquity of all»</c> (Isaiah 53:6). "All" opens and closes it.`,
  ],
  [
    'block-quote',
    `The Great King asks for little.\n\n> <c Mic.6.8>He hath shewed thee what is good; and what doth the LORD require, but to do justly, and to walk humbly with God?</c>\n>\n> — Micah 6:8\n\nMercy is a verb as well.`,
  ],
  [
    'italic',
    `*<c Heb.12.1>"Wherefore seeing we are compassed about with so great a cloud, let us lay aside every weight, and let us run the race set before us"</c>* (Hebrews 12:1). Drop what slows you.`,
  ],
  [
    'list',
    `* Begin: <c Prov.9.10>"The fear of the LORD is wisdom: and the knowledge of the holy understanding"</c> (Proverbs 9:10)\n* Continue: ask for it daily.`,
  ],
  [
    'table',
    `| Need | Promise |\n| --- | --- |\n| Rest | <c Exod.33.14>"And he said, My presence shall go, and I give thee rest"</c> (Exodus 33:14) |\n\nMoses would not go a step without it.`,
  ],
  [
    'heading',
    `## 2 Corinthians 5:17\n\n<c 2Cor.5.17>"If any man be in Christ, he is new: old things are passed; behold, all things are become new"</c>\n\nNew does not mean finished.`,
  ],
  [
    'ellipsis',
    `God can be trusted: <c Lam.3.22-Lam.3.23>"It is of the LORD'S mercies that we are not consumed ... new every morning: great thy faithfulness, so we hope in the promise"</c> (Lamentations 3:22-23). It was written among ruins.`,
  ],
  [
    'range',
    `<c Matt.5.14-Matt.5.16>"Ye are the light of the world. A city on an hill cannot be hid. Let your light shine, that they may see, and glorify your Father"</c> (Matthew 5:14-16). Light does not shout.`,
  ],
  [
    'reference-after',
    `<c Jas.1.19>"Wherefore, my brethren, let every man be swift to hear, slow to wrath"</c>, James 1:19 tells us. Anger rushes; listening waits.`,
  ],
];

/** Words put in which the text does not have. */
export const WORD_ADDED: readonly Written[] = [
  [
    'straight',
    `<c Ps.46.10>"Be still for a while each day, and then you will truly know that I am God"</c> (Psalm 46:10). It is spoken to warring nations first.`,
  ],
  [
    'curly',
    `Jesus wept with them. Then he said, <c John.11.25>“I am the resurrection, and the only true life: he that believeth deeply in me, though he were long dead, yet shall he surely live again in heaven”</c> (John 11:25). Martha believed him.`,
  ],
  [
    'single',
    `The psalmist counts on it: <c Ps.34.18>'The LORD is always very nigh unto them that are of a broken and lonely heart; and gladly saveth such as be of a contrite and humble spirit'</c> (Psalm 34:18). That includes you.`,
  ],
  [
    'nested',
    `Jesus taught us, <c Matt.7.7>"'Ask with faith, and it shall be given you quickly; seek with patience, and ye shall find; knock loudly, and it shall be opened unto you'"</c> (Matthew 7:7). Three verbs, one door.`,
  ],
  [
    'apostrophes',
    `<c 1John.4.19>"We love God and one another's children because he first loved us when we weren't lovely"</c> (1 John 4:19). It's always his move first.`,
  ],
  [
    'block-quote',
    `**Ephesians 2:8**\n\n> <c Eph.2.8>For by grace alone are ye fully saved through faith alone; and that not of your own selves: it is the free gift of God to all</c>\n\nThe hand that receives is not the giver.`,
  ],
  [
    'bold',
    `**<c Acts.16.31>"Believe on the Lord Jesus Christ with all thy heart and be baptized, and thou shalt be saved, thou and all of thy house"</c>** (Acts 16:31). A jailer heard it at midnight.`,
  ],
  [
    'bracketed',
    `<c Rom.5.8>"But God [our Father] commendeth his great and endless love toward us poor people, in that, while we were yet sinners, Christ gladly died for us"</c> (Romans 5:8). He did not wait for us to improve.`,
  ],
  [
    'several-references',
    `Old and new say the same: <c Hab.2.4,Rom.1.17>"The just and righteous man shall always live by his own strong faith in God alone"</c> (Habakkuk 2:4; Romans 1:17). Trust is how life is held.`,
  ],
  [
    'reference-before',
    `Hebrews 13:5 promises: <c Heb.13.5>"I will never leave thee when thou art lonely, nor ever forsake thee when all thy friends have gone away."</c> It is an old promise made new.`,
  ],
  [
    'verse-numbers',
    `<c Ps.121.1-Ps.121.2>"1 I will lift up mine eyes unto the holy hills, from whence alone cometh my daily help. 2 My only help cometh from the mighty LORD, which made heaven and earth and sea"</c> (Psalm 121:1-2). Pilgrims sang it on the road.`,
  ],
];

/** A "not" put in or taken out. */
export const NEGATED: readonly Written[] = [
  [
    'straight',
    `Some worry about it, yet the verse reads <c Exod.20.14>"Thou shalt commit adultery"</c> (Exodus 20:14), and it guards a promise.`,
  ],
  [
    'curly',
    `<c Ps.23.4>“Yea, though I walk through the valley of the shadow of death, I will fear evil: for thou art not with me”</c> (Psalm 23:4). Many say it at a bedside.`,
  ],
  [
    'single',
    `Paul is clear: <c Rom.1.16>'For I am ashamed of the gospel of Christ: for it is not the power of God unto salvation to every one that believeth'</c> (Romans 1:16). He said so to the capital of the world.`,
  ],
  [
    'block-quote',
    `Words for the accused:\n\n> <c Rom.8.1>There is therefore now condemnation to them which are not in Christ Jesus</c>\n> — Romans 8:1\n\nTake them at face value.`,
  ],
  [
    'italic',
    `*<c 2Tim.1.7>"For God hath given us the spirit of fear; and not of power, and of love, and of a sound mind"</c>* (2 Timothy 1:7). Timothy was young and shy.`,
  ],
  [
    'list',
    `- <c Exod.20.15>"Thou shalt steal"</c> (Exodus 20:15)\n- <c Exod.20.16>"Thou shalt bear false witness against thy neighbour"</c> (Exodus 20:16)\n\nBoth protect the person next door.`,
  ],
  [
    'table',
    `| Teaching | Words |\n|---|---|\n| Matthew 6:34 | <c Matt.6.34>"Take therefore thought for the morrow: for the morrow shall not take thought for the things of itself"</c> |\n\nToday is enough.`,
  ],
  [
    'heading',
    `### John 10:28\n\n<c John.10.28>"And I give unto them eternal life; and they shall perish, neither shall any man not pluck them out of my hand"</c>\n\nA sheep is held, not only holding.`,
  ],
  [
    'guillemets',
    `<c 1John.4.8>«He that loveth knoweth not God; for God is not love»</c> (1 John 4:8). Love is the test John sets.`,
  ],
  [
    'reference-before',
    `In Lamentations 3:31 we hear <c Lam.3.31>"For the Lord will cast off for ever"</c>. A ruined city sang that.`,
  ],
  [
    'reference-after',
    `<c Mal.3.6>"For I am the LORD, I change; therefore ye sons of Jacob are consumed"</c> - so Malachi 3:6. We can build on it.`,
  ],
];

/** The text's words in another order. */
export const ORDER_CHANGED: readonly Written[] = [
  [
    'straight',
    `Every story starts here: <c Gen.1.1>"God created the earth and the heaven in the beginning"</c> (Genesis 1:1). Before any question of how stands who.`,
  ],
  [
    'curly',
    `<c Rom.3.23>“For all have come short of the glory of God, and sinned”</c> (Romans 3:23). That is a level floor for everyone.`,
  ],
  [
    'single',
    `Paul lists the fruit: <c Gal.5.22>'But the fruit of the Spirit is peace, joy, love, gentleness, faith, goodness, longsuffering'</c> (Galatians 5:22). It grows slowly.`,
  ],
  [
    'nested',
    `John heard a voice: <c Rev.22.13>"'I am the beginning and the end, the first and the last, Alpha and Omega'"</c> (Revelation 22:13). History has edges, and he is both of them.`,
  ],
  [
    'block-quote',
    `Jesus said to Thomas:\n\n> <c John.14.6>I am the life, the truth, and the way: by me, but no man cometh unto the Father</c>\n> — John 14:6\n\nThomas had asked for directions.`,
  ],
  [
    'bold',
    `**<c 1Cor.13.13>"And now abideth charity, hope, faith, these three; but charity is the greatest of these"</c>** (1 Corinthians 13:13). Love outlasts the other two.`,
  ],
  [
    'list',
    `* <c Phil.4.4>"Alway rejoice in the Lord: and rejoice, again I say"</c> (Philippians 4:4)\n* <c 1Thess.5.18>"For this is the will of God in Christ Jesus concerning you: give thanks in every thing"</c> (1 Thessalonians 5:18)\n\nGratitude is a habit.`,
  ],
  [
    'divine-name',
    `<c Ps.27.1>"My salvation and my light is the LORD; of whom shall I be afraid? my life's strength is the LORD; whom shall I fear?"</c> (Psalm 27:1). Fear shrinks in the light.`,
  ],
  [
    'reference-before',
    `Ecclesiastes 3:1 says <c Eccl.3.1>"To every purpose under the heaven there is a time, and to every thing a season"</c>, and then it lists them.`,
  ],
  [
    'several-references',
    `<c Matt.20.16,Matt.19.30>"So the first shall be last, and the last first: few be chosen, but many be called"</c> (Matthew 20:16; 19:30). The kingdom counts otherwise.`,
  ],
  [
    'range',
    `<c Ps.100.4-Ps.100.5>"Enter into his courts with thanksgiving, and into his gates with praise: for his truth is everlasting, his mercy endureth to all generations, the LORD is good"</c> (Psalm 100:4-5). Come in singing.`,
  ],
];

/** Two verses run together into one that stands nowhere. */
export const VERSES_MERGED: readonly Written[] = [
  [
    'straight',
    `Paul gives us a reason to hope: <c Rom.8.28,Rom.8.31>"And we know that all things work together for good, for if God be for us, who can be against us?"</c> (Romans 8:28, 31). Suffering does not have the last word.`,
  ],
  [
    'curly',
    `<c Ps.23.1,Ps.23.6>“The LORD is my shepherd, surely goodness and mercy shall follow me, and I shall dwell without want all the days of my life”</c> (Psalm 23:1, 6). It is a psalm for the road.`,
  ],
  [
    'single',
    `<c Prov.3.5-Prov.3.6>'Trust in the LORD in all thy ways, and he shall direct thy heart and thine own understanding'</c> (Proverbs 3:5-6). Let him have the map.`,
  ],
  [
    'block-quote',
    `On prayer:\n\n> <c Phil.4.6-Phil.4.7>Be careful for nothing, and the peace of God shall be made known through Christ Jesus with thanksgiving.</c>\n> — Philippians 4:6-7\n\nPrayer is where worry is put down.`,
  ],
  [
    'italic',
    `*<c Isa.40.29,Isa.40.31>"He giveth power to the faint, and they that wait shall increase strength and fly like eagles without might"</c>* (Isaiah 40:29, 31). Tired people are his speciality.`,
  ],
  [
    'bold',
    `**<c Eph.2.8-Eph.2.10>"For by grace are ye saved through good works, which God hath before ordained, lest any man should boast"</c>** (Ephesians 2:8-10). The order of that passage matters very much.`,
  ],
  [
    'several-references',
    `<c John.3.16,Rom.5.8>"God so loved the world, that while we were yet sinners, he gave his only begotten Son to die for us"</c> (John 3:16; Romans 5:8). Both verses speak of giving.`,
  ],
  [
    'heading',
    `### Matthew 5:7-9\n\n<c Matt.5.7-Matt.5.9>"Blessed are the merciful peacemakers, for they shall obtain God and be called the pure in heart"</c>\n\nThe Lord describes one kind of person here.`,
  ],
  [
    'table',
    `| Theme | Text |\n|---|---|\n| 1 John 1:8-9 | <c 1John.1.8-1John.1.9>"If we say that we have no sin, he is faithful and just to forgive us, and the truth is in us"</c> |\n\nHonesty opens the door.`,
  ],
  [
    'reference-before',
    `In 1 Corinthians 15:55-57 Paul sings: <c 1Cor.15.55-1Cor.15.57>"O death, where is thy victory through our Lord Jesus Christ? Thanks be to the law for the strength of sin"</c> and the church has sung it since.`,
  ],
  [
    'list',
    `- <c Jas.1.2-Jas.1.5>"Count it all joy when ye lack wisdom, for the trying of your faith giveth to all men liberally"</c> (James 1:2-5)\n- Then ask a friend to pray with you.`,
  ],
];
