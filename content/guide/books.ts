import type { BookIntroduction } from './types.ts';

/** Who wrote each book of the Bible, to whom, and what it is about. Where authorship is not stated in the book, tradition is called so. */
export const BOOK_INTRODUCTIONS = [
  {
    osis: 'Gen',
    text: 'Genesis, by tradition from Moses, is the book of beginnings: the world and humanity as God made them, the fall, the flood, and then one family, Abraham’s, through whom God promises to bless all peoples. It ends in Egypt, with Joseph forgiving his brothers.',
  },
  {
    osis: 'Exod',
    text: 'Exodus tells how God led Israel out of slavery in Egypt through Moses, made a covenant with them at Sinai, and came to live among them in a tent. It shows a God who hears the cry of the oppressed, and who frees people before he gives them commandments.',
  },
  {
    osis: 'Lev',
    text: 'Leviticus gives Israel at Sinai its laws of sacrifice, priesthood and holiness: how sinful people can live with a holy God in their midst. Love of neighbour is commanded here for the first time in so many words, and the New Testament reads its sacrifices as pointing to Christ.',
  },
  {
    osis: 'Num',
    text: 'Numbers follows Israel through forty years of desert, from Sinai to the edge of the promised land. A generation does not trust God and turns back; God disciplines them, feeds them, and does not let go of his promise.',
  },
  {
    osis: 'Deut',
    text: 'Deuteronomy holds the last sermons of Moses to a new generation on the border of the land: remember what God has done, love him with all your heart, choose life. Jesus answers his temptations from this book.',
  },
  {
    osis: 'Josh',
    text: 'Joshua tells how Israel entered the land under Moses’ successor and divided it. It is a hard book of war and judgment, and a book about God’s kept promise; it ends with the question whom Israel will serve.',
  },
  {
    osis: 'Judg',
    text: 'Judges covers the dark time between Joshua and the kings: Israel forgets God, falls to enemies, cries out, and is rescued by leaders who are themselves deeply flawed. It reports much that it does not approve; everyone did what was right in his own eyes.',
  },
  {
    osis: 'Ruth',
    text: 'Ruth is a short story from the time of the judges: a widow from Moab stays with her mother-in-law out of love, and finds a home among God’s people through Boaz. She becomes the great-grandmother of King David.',
  },
  {
    osis: '1Sam',
    text: '1 Samuel tells how Israel got kings: Samuel the prophet, Saul who began well and lost himself, and David, the shepherd whom God chose. It asks again and again what God looks at in a person.',
  },
  {
    osis: '2Sam',
    text: '2 Samuel is the story of David as king: God’s promise that his house will stand for ever, and David’s grave sin with its long consequences. It hides nothing of the failures of a man who loved God.',
  },
  {
    osis: '1Kgs',
    text: '1 Kings goes from Solomon’s glory through the division of the kingdom to the prophet Elijah. It measures every king by one thing: whether he kept to the Lord alone.',
  },
  {
    osis: '2Kgs',
    text: '2 Kings goes on with Elisha and the kings of Israel and Judah down to the fall of both, and to the exile in Babylon. It explains to a ruined people how it came to this, and leaves a small light on at the end.',
  },
  {
    osis: '1Chr',
    text: '1 Chronicles was written after the exile for people who had come home to little. Beginning with Adam it retells the story up to David, and dwells on the temple and its worship: you still belong to this people and this God.',
  },
  {
    osis: '2Chr',
    text: '2 Chronicles tells of Solomon’s temple and of the kings of Judah to the exile, with special care for those who turned back to God. It ends with the permission to go home and build.',
  },
  {
    osis: 'Ezra',
    text: 'Ezra tells how exiles returned from Babylon, rebuilt the temple against resistance, and were taught God’s law anew by Ezra the priest and scribe.',
  },
  {
    osis: 'Neh',
    text: 'Nehemiah, cupbearer to the king of Persia, tells in his own words how he prayed, asked for leave, and rebuilt the walls of Jerusalem. Then Ezra reads the law to the people, and they weep and rejoice.',
  },
  {
    osis: 'Esth',
    text: 'Esther is set at the Persian court: a Jewish orphan becomes queen and risks her life to save her people. God is not named in the book once, and one sees his hand everywhere.',
  },
  {
    osis: 'Job',
    text: 'Job is a long poem framed by a story: a good man loses everything, his friends insist that he must have deserved it, and he argues with God. Be careful in quoting it: much of what the friends say is corrected by God at the end. Job gets no explanation; he meets God.',
  },
  {
    osis: 'Ps',
    text: 'The Psalms are Israel’s prayer and song book, many of them connected with David. Praise, thanks, anger, fear, guilt and trust all have their place here before God. They are poems, made to be prayed, and the line often says its thought twice in other words.',
  },
  {
    osis: 'Prov',
    text: 'Proverbs gathers the sayings of Solomon and other wise people about speech, work, money, friendship and marriage. They say how life usually goes for those who fear God; they are wise observations and not guarantees.',
  },
  {
    osis: 'Eccl',
    text: 'Ecclesiastes is the voice of a "Preacher" who has tried wisdom, pleasure, work and wealth, and found each of them like breath when it is all there is. Its honesty clears the ground: fear God, receive each day’s good as a gift.',
  },
  {
    osis: 'Song',
    text: 'The Song of Solomon is a cycle of love poems between a man and a woman, frank and tender. Jews and Christians have also heard in it an echo of God’s love for his people.',
  },
  {
    osis: 'Isa',
    text: 'Isaiah spoke in Jerusalem in the eighth century before Christ. The book warns of judgment, comforts the exiles, and sees far ahead: a child on David’s throne, a servant who suffers for the sins of others, a new heaven and a new earth. The New Testament quotes it more than any prophet.',
  },
  {
    osis: 'Jer',
    text: 'Jeremiah preached in Jerusalem for forty years before it fell to Babylon in 587 BC, and suffered for it. He tells an unwilling people that exile is coming, and then that it is not the end: God will make a new covenant, written on the heart.',
  },
  {
    osis: 'Lam',
    text: 'Lamentations is five poems of mourning over Jerusalem after its destruction in 587 BC, by tradition from Jeremiah. Four of them go through the alphabet, as if to weep from A to Z; in the middle stands hope in God’s mercies.',
  },
  {
    osis: 'Ezek',
    text: 'Ezekiel was a priest among the first exiles in Babylon. In strange visions he sees God’s glory leave the temple and return, dead bones live, and a heart of stone become a heart of flesh.',
  },
  {
    osis: 'Dan',
    text: 'Daniel tells of young Jews who remain faithful at the court of Babylon, and then of visions of empires that rise and fall before God’s kingdom that does not. Churches read the details of the visions differently.',
  },
  {
    osis: 'Hos',
    text: 'Hosea lived his message: his wife left him, and God told him to love her again, as the Lord loves Israel who has been unfaithful to him. It was spoken to the northern kingdom shortly before its end.',
  },
  {
    osis: 'Joel',
    text: 'Joel sees in a plague of locusts the coming day of the Lord, and calls the people to turn back with their whole heart. Peter quotes his promise of the Spirit at Pentecost.',
  },
  {
    osis: 'Amos',
    text: 'Amos, a herdsman from Judah, was sent north in a time of wealth. He tells people who sang well in worship and trampled the poor that God wants justice to roll down like waters.',
  },
  {
    osis: 'Obad',
    text: 'Obadiah, the shortest book of the Old Testament, speaks against Edom, which had gloated and helped itself when its brother people Judah fell.',
  },
  {
    osis: 'Jonah',
    text: 'Jonah is the story of a prophet who runs away because he fears that God will be merciful to his enemies; and God is. The book ends with a question that the reader must answer.',
  },
  {
    osis: 'Mic',
    text: 'Micah, a countryman in the time of Isaiah, speaks against leaders and prophets for hire. He names Bethlehem as the place from which the ruler will come, and says in one sentence what God requires.',
  },
  {
    osis: 'Nah',
    text: 'Nahum announces the fall of Nineveh, the cruel capital of Assyria, about a century after Jonah. For those whom it had crushed this was good news.',
  },
  {
    osis: 'Hab',
    text: 'Habakkuk argues with God: why do you let violence go on, and how can you use worse people to punish it? He is told to wait; the righteous shall live by faith. He ends with a song of joy in spite of empty fields.',
  },
  {
    osis: 'Zeph',
    text: 'Zephaniah preached under King Josiah of the day of the Lord against pride and false worship. At the end God himself sings over his people.',
  },
  {
    osis: 'Hag',
    text: 'Haggai spoke in 520 BC to people back from exile, who built their own houses and left God’s house in ruins. Consider your ways, he says; and the work begins again.',
  },
  {
    osis: 'Zech',
    text: 'Zechariah, together with Haggai, encouraged the rebuilding of the temple through night visions and promises: not by might, nor by power, but by my Spirit. He sees a king who comes humbly, on a donkey.',
  },
  {
    osis: 'Mal',
    text: 'Malachi is the last prophet of the Old Testament, speaking to tired people and careless priests in a series of disputes. He promises a messenger who will prepare the way before the Lord.',
  },
  {
    osis: 'Matt',
    text: 'Matthew’s Gospel, by early tradition from the tax collector among the Twelve, shows Jesus as the Messiah whom the Scriptures promised. It gathers his teaching in five long discourses, the Sermon on the Mount first, and ends with the command to go to all nations.',
  },
  {
    osis: 'Mark',
    text: 'Mark’s Gospel, by early tradition written down from Peter’s preaching, is the shortest and quickest. It asks who this man is who has such authority, and answers at the cross.',
  },
  {
    osis: 'Luke',
    text: 'Luke, a physician and companion of Paul, wrote his Gospel for Theophilus after careful inquiry. He has an eye for the poor, for women, for outsiders and for prayer, and tells how God seeks what is lost.',
  },
  {
    osis: 'John',
    text: 'John’s Gospel, by early tradition from the disciple whom Jesus loved, says itself why it was written: that you may believe that Jesus is the Christ, the Son of God, and have life in his name. It tells of seven signs and of long conversations.',
  },
  {
    osis: 'Acts',
    text: 'Acts is Luke’s second volume: how the risen Jesus through the Holy Spirit led his witnesses from Jerusalem to Rome. Peter stands in the middle of its first half, Paul of its second. It reports what happened; not everything in it is meant as a rule.',
  },
  {
    osis: 'Rom',
    text: 'Romans is Paul’s letter to a church he had not yet visited, written about the year 57. It sets out the gospel from the ground up: all have sinned, God sets right those who trust in Christ, his Spirit makes them new, and he has not broken his word to Israel.',
  },
  {
    osis: '1Cor',
    text: '1 Corinthians is Paul’s answer to news and questions from a gifted and quarrelsome church in a Greek port: parties, sex, lawsuits, food, worship, spiritual gifts, the resurrection. To all of it he holds the cross, and love.',
  },
  {
    osis: '2Cor',
    text: '2 Corinthians is Paul’s most personal letter, written after a painful break with the church in Corinth. He speaks of comfort in trouble, of treasure in clay jars, of giving, and of strength in weakness.',
  },
  {
    osis: 'Gal',
    text: 'Galatians was written in alarm to churches that were told they must keep the law of Moses to belong to God. Paul answers that we are set right by faith in Christ alone, and that his freedom is a freedom to love.',
  },
  {
    osis: 'Eph',
    text: 'Ephesians, from Paul in prison, is a letter of wide view: what God has done in Christ before all time, how he has made Jews and Gentiles one people, and how they are therefore to live, at home and in the world.',
  },
  {
    osis: 'Phil',
    text: 'Philippians is Paul’s letter of thanks from prison to the church that had always stood by him. Joy is its most frequent word, and Christ, who humbled himself, its pattern.',
  },
  {
    osis: 'Col',
    text: 'Colossians, from prison, answers teachers who added visions, rules and powers to Christ. Paul shows that nothing needs to be added: in him all fullness dwells.',
  },
  {
    osis: '1Thess',
    text: '1 Thessalonians is one of Paul’s earliest letters, to a young church under pressure that mourned its first dead. He encourages them with the coming of Christ: the dead will not miss it.',
  },
  {
    osis: '2Thess',
    text: '2 Thessalonians was written soon after the first letter, to people who thought that the day of the Lord had come already, and of whom some had stopped working. Stand firm, Paul says, and do not grow tired of doing good.',
  },
  {
    osis: '1Tim',
    text: '1 Timothy advises Paul’s young colleague in Ephesus about teaching, prayer, leaders, widows and money in the church. Churches differ on how some of its instructions apply today.',
  },
  {
    osis: '2Tim',
    text: '2 Timothy is Paul’s last letter, written from prison with death before him, to the younger man who is to go on: guard the gospel, endure, preach the word, come before winter.',
  },
  {
    osis: 'Titus',
    text: 'Titus is a short letter to Paul’s colleague on Crete about choosing leaders and teaching people to live well, because the grace of God has appeared.',
  },
  {
    osis: 'Phlm',
    text: 'Philemon is Paul’s shortest letter: he sends the runaway slave Onesimus back to his master, and asks that he be received no longer as a slave but as a beloved brother.',
  },
  {
    osis: 'Heb',
    text: 'Hebrews, whose author is not named, is a sermon in letter form to Jewish Christians who were tempted to go back. Jesus is greater than angels, Moses, priests and sacrifices; so hold fast, and run with endurance.',
  },
  {
    osis: 'Jas',
    text: 'James, by tradition the brother of Jesus, writes to scattered believers about a faith that is seen in what it does: in trials, in the use of the tongue, in how the poor are treated.',
  },
  {
    osis: '1Pet',
    text: '1 Peter is addressed to Christians in Asia Minor who are strangers in their own towns and suffer for the name of Jesus. Peter gives them a living hope, and a way to live that answers slander with good.',
  },
  {
    osis: '2Pet',
    text: '2 Peter is a farewell: grow in grace, beware of teachers who make freedom a cover for greed and lust, and wait for the Lord, who is not slow but patient.',
  },
  {
    osis: '1John',
    text: '1 John is written to reassure believers after some had left: God is light, God is love; whoever confesses the Son, walks in the light and loves the brothers and sisters may know that they have eternal life.',
  },
  {
    osis: '2John',
    text: '2 John is a short note to a church, addressed as "the elect lady": keep loving one another, and do not take in teachers who deny that Christ came in the flesh.',
  },
  {
    osis: '3John',
    text: '3 John is a personal note to Gaius: praise for his hospitality to travelling preachers, and a word about a man who wants to be first.',
  },
  {
    osis: 'Jude',
    text: 'Jude, brother of James, writes a short and urgent warning against people who turn grace into licence. It ends with one of the great doxologies.',
  },
  {
    osis: 'Rev',
    text: 'Revelation is a letter and a prophecy given to John on Patmos for seven persecuted churches. In pictures, most of them from the Old Testament, it shows that the Lamb who was slain has won. Churches read its timetable differently; its comfort is for all.',
  },
] as const satisfies readonly BookIntroduction[];
