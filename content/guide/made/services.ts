import type { PassageMark } from '../types.ts';

/** A kind of service, with what is its own in an order that all share. */
export interface ServiceKind {
  readonly id: string;
  /** As it stands in the title: "Harvest festival". */
  readonly title: string;
  /** Over plain words. */
  readonly said: RegExp;
  /** Read as opening words. */
  readonly opening: PassageMark;
  readonly readings: readonly [PassageMark, PassageMark];
  /** A psalm that all can say together. */
  readonly psalm: PassageMark;
  /** Hymns that many churches know. */
  readonly hymns: readonly [string, string, string, string];
  /** Something that everybody does. */
  readonly act: string;
  /** For whom to pray in particular. */
  readonly prayFor: string;
  /** The last words before people go. */
  readonly closing: string;
}

export const SERVICE_KINDS: readonly ServiceKind[] = [
  {
    id: 'harvest',
    title: 'Harvest festival',
    said: /\b(?:harvest|thanksgiving service|thanksgiving day service)\b/,
    opening: '[[Psalm 65:9-11]]',
    readings: ['[[Deuteronomy 8:7-10]]', '[[2 Corinthians 9:6-8]]'],
    psalm: '[[Psalm 67]]',
    hymns: [
      'We plough the fields, and scatter',
      'Come, ye thankful people, come',
      'For the beauty of the earth',
      'Now thank we all our God',
    ],
    act: 'Everybody brings something forward, a turnip, a tin, a picture of their work, and says in one sentence what they thank for. What is brought goes to a food bank afterwards.',
    prayFor: 'those who sow, pick, drive and sell; those whose crop has failed; all who have no bread',
    closing:
      'Go out with full hands, and come home with empty ones. The God who gives seed and bread bless you, and through you somebody who waits for it. Amen.',
  },
  {
    id: 'carols',
    title: 'Advent and carol service',
    said: /\b(?:carols?|advent|nativity service|christmas (?:eve )?(?:service|mass)|service (?:for|at|on) christmas|midnight (?:service|mass))\b/,
    opening: '[[Isaiah 9:2]]',
    readings: ['[[Isaiah 9:6-7]]', '[[Luke 2:8-14]]'],
    psalm: '[[Psalm 98:1-6]]',
    hymns: [
      'O come, O come, Emmanuel',
      'O come, all ye faithful',
      'Silent night',
      'Hark! the herald angels sing',
    ],
    act: 'The light goes from candle to candle, from the front to the last pew, in silence; then the main lamps are put out for one carol.',
    prayFor:
      'those who are on duty tonight; those who are alone with their memories; children who sleep in the cold',
    closing:
      'Go home as the shepherds did, back to work and no longer the same. The child of Bethlehem be your peace. Amen.',
  },
  {
    id: 'good-friday',
    title: 'Good Friday',
    said: /\b(?:good friday|passion|stations of the cross|holy week)\b/,
    opening: '[[Isaiah 53:4-5]]',
    readings: ['[[Psalm 22:1-5]]', '[[Mark 15:33-39]]'],
    psalm: '[[Psalm 130]]',
    hymns: [
      'When I survey the wondrous cross',
      'O sacred head, now wounded',
      'Were you there when they crucified my Lord?',
      'There is a green hill far away',
    ],
    act: 'Seven candles stand burning. After each part of the story one is put out. At the end all go in silence; no bell, no greeting at the door.',
    prayFor: 'all who suffer innocently; those who do it, and those who look away; the dying',
    closing: 'There is no blessing today but this: he went there first. Go in silence. He is with you.',
  },
  {
    id: 'easter',
    title: 'Easter',
    said: /\b(?:easter|resurrection|sunrise service)\b/,
    opening: '[[Luke 24:1-6]]',
    readings: ['[[1 Corinthians 15:3-8]]', '[[John 20:11-18]]'],
    psalm: '[[Psalm 118:19-24]]',
    hymns: [
      'Christ the Lord is risen today',
      'Thine be the glory',
      'Low in the grave he lay',
      'The strife is o’er, the battle done',
    ],
    act: 'It begins in the dark, outside if it can be. At the words that he is risen the candles are lit and everybody greets the next one: Christ is risen. He is risen indeed.',
    prayFor: 'those who stand at a fresh grave; those who no longer hope; all who were baptised',
    closing:
      'Go quickly and tell it, as the women did. Christ is risen; he goes before you, and there you will see him. Amen.',
  },
  {
    id: 'pentecost',
    title: 'Pentecost',
    said: /\b(?:pentecost|whitsun\w*)\b/,
    opening: '[[Joel 2:28-29]]',
    readings: ['[[Acts 2:1-8]]', '[[John 14:25-27]]'],
    psalm: '[[Psalm 104:27-31]]',
    hymns: [
      'Come down, O Love divine',
      'Breathe on me, breath of God',
      'Spirit of God, descend upon my heart',
      'O thou who camest from above',
    ],
    act: 'The same short verse is read at once by as many people as speak another language; then there is silence, and it is read once more in the language of the place.',
    prayFor: 'courage to speak; people who do not understand one another; the church in every country',
    closing: 'The wind blows where it wills. May it fill your sails. Go in the strength of the Spirit. Amen.',
  },
  {
    id: 'new-year',
    title: 'New Year’s Eve',
    said: /\b(?:new years?(?: s)?|watch ?night|end of (?:the )?year|year end)\b/,
    opening: '[[Psalm 90:1-2]]',
    readings: ['[[Ecclesiastes 3:1-8]]', '[[Matthew 6:31-34]]'],
    psalm: '[[Psalm 121]]',
    hymns: [
      'O God, our help in ages past',
      'Great is thy faithfulness',
      'Guide me, O thou great Jehovah',
      'Abide with me',
    ],
    act: 'Each writes on a slip what they want to leave in this year, and lays it folded in a bowl of water or fire. Nobody reads it. Then each takes a verse out of a basket for the year to come.',
    prayFor:
      'what was not finished; those who did not live to see this evening; what we fear of the year to come',
    closing: 'The year goes, and God stays. Go over the threshold without fear: he is there already. Amen.',
  },
  {
    id: 'remembrance',
    title: 'Service of remembrance',
    said: /\b(?:remembrance|all souls|memorial service|remember(?:ing)? the dead|eternity sunday|anniversary of (?:a|the|his|her) death)\b/,
    opening: '[[Psalm 139:7-12]]',
    readings: ['[[Romans 8:35-39]]', '[[Revelation 21:1-5]]'],
    psalm: '[[Psalm 23]]',
    hymns: [
      'O God, our help in ages past',
      'Abide with me',
      'The day thou gavest, Lord, is ended',
      'Be still, my soul',
    ],
    act: 'The names are read slowly, one voice, a breath between. For each a candle is lit by those who wish; one large candle burns for all whose name was not said.',
    prayFor: 'those who mourn; those who died with nobody there; those with whom we were not reconciled',
    closing:
      'We go, and we leave them in good hands. May God, from whom nobody falls, bless you and bring you safely home. Amen.',
  },
  {
    id: 'funeral',
    title: 'Funeral',
    said: /\b(?:funerals?|burial|cremation|committal)\b/,
    opening: '[[John 11:25-26]]',
    readings: ['[[Ecclesiastes 3:1-4]]', '[[John 14:1-6]]'],
    psalm: '[[Psalm 23]]',
    hymns: ['Abide with me', 'The Lord’s my shepherd', 'Amazing grace', 'Guide me, O thou great Jehovah'],
    act: 'One or two speak of the one who died. Whoever wishes comes forward, lays down a flower, and says a name or nothing.',
    prayFor:
      'the one who has died, with thanks; the family, each by name; all for whom an old grief wakes today',
    closing:
      'Go in peace. Weep, eat together, tell the stories. God keep [name], and God keep you, until we see one another again. Amen.',
  },
  {
    id: 'baptism',
    title: 'Baptism',
    said: /\b(?:baptism\w*|christening|dedication|naming|(?:baby|child) (?:blessing|welcom\w+))\b/,
    opening: '[[Mark 10:13-16]]',
    readings: ['[[Isaiah 43:1-3]]', '[[Matthew 28:18-20]]'],
    psalm: '[[Psalm 139:13-16]]',
    hymns: ['Father, we adore you', 'Morning has broken', 'Be thou my vision', 'I, the Lord of sea and sky'],
    act: 'Children of the family pour the water and tell what they see. Each guest writes one wish on a leaf, and it is hung on a branch.',
    prayFor: 'the child; the parents and godparents; children whom nobody carries to church or anywhere',
    closing:
      'You were called by name before you could hear it. Go home with that, and tell it to this child every day. God bless you. Amen.',
  },
  {
    id: 'wedding',
    title: 'Wedding or blessing of a marriage',
    said: /\b(?:weddings?|blessing of (?:a|our|the) marriage|renew\w* (?:of )?(?:our |their )?vows|golden wedding|anniversary service)\b/,
    opening: '[[1 John 4:16]]',
    readings: ['[[Ruth 1:16-17]]', '[[Colossians 3:12-15]]'],
    psalm: '[[Psalm 127:1-2]]',
    hymns: [
      'Love divine, all loves excelling',
      'The Lord’s my shepherd',
      'Praise, my soul, the King of heaven',
      'Now thank we all our God',
    ],
    act: 'All are asked: will you stand by these two, also when it is not a feast? And all answer: we will.',
    prayFor: 'the two; those who brought them up; those whose love was lost, and who sit here too',
    closing:
      'Go out together, and keep a chair free. God, who has joined you, carry you when you cannot carry each other. Amen.',
  },
  {
    id: 'ecumenical',
    title: 'Ecumenical service',
    said: /\b(?:ecumenical|christian unity|united service|churches together|(?:catholic|orthodox|protestant)\b.*\b(?:catholic|orthodox|protestant))\b/,
    opening: '[[Psalm 133]]',
    readings: ['[[Ephesians 4:1-6]]', '[[John 17:20-23]]'],
    psalm: '[[Psalm 67]]',
    hymns: [
      'Praise, my soul, the King of heaven',
      'Holy, holy, holy',
      'The church’s one foundation',
      'Praise to the Lord, the Almighty',
    ],
    act: 'People of each church bring what is dear to it, an icon, a Bible, a cross, a loaf, and say in a sentence why. Then all say the Lord’s Prayer, each in the form or language that they know.',
    prayFor: 'all churches of this place, by name; Christians who are persecuted; the town that we share',
    closing:
      'We came by many doors, and we leave by one. The Lord be with you and with all whom he has called. He make us one in what we do tomorrow. Go in his peace. Amen.',
  },
  {
    id: 'school',
    title: 'Beginning of the school year',
    said: /\b(?:school|term|first day|leavers|graduation)\b/,
    opening: '[[Joshua 1:9]]',
    readings: ['[[1 Samuel 16:7]]', '[[Matthew 18:1-5]]'],
    psalm: '[[Psalm 121]]',
    hymns: [
      'One more step along the world I go',
      'He’s got the whole world in his hands',
      'Be thou my vision',
      'Lord of all hopefulness',
    ],
    act: 'The new ones come forward with their bags. Somebody older lays a hand on each bag and says: you are not alone here.',
    prayFor: 'those who start; those who are afraid of somebody there; all who teach, cook and clean',
    closing:
      'Go into this year with curious eyes. Look out for the one who stands alone. God goes with you through the gate. Amen.',
  },
  {
    id: 'healing',
    title: 'Service for the sick',
    said: /\b(?:healing|for the sick|wholeness|anointing|care home|nursing home|hospital)\b/,
    opening: '[[Psalm 103:1-4]]',
    readings: ['[[Mark 2:1-5]]', '[[James 5:13-15]]'],
    psalm: '[[Psalm 121]]',
    hymns: [
      'Be still, my soul',
      'Abide with me',
      'What a friend we have in Jesus',
      'Dear Lord and Father of mankind',
    ],
    act: 'Whoever wishes comes forward, or is gone to, and is prayed for by two people: a hand, a name, a few quiet words. Nobody is asked what they lack, and nobody is promised that it will go.',
    prayFor: 'those who are in pain; those who care for them; those who are not better',
    closing: 'He who bore our sicknesses be near to you, in bed and out of it. Rest in him tonight. Amen.',
  },
  {
    id: 'creation',
    title: 'Service outdoors',
    said: /\b(?:outdoors?|open air|creation|forest church|pet (?:service|blessing)|blessing of (?:the )?animals|animal service|camp ?fire|beach)\b/,
    opening: '[[Psalm 104:10-14]]',
    readings: ['[[Genesis 1:26-31]]', '[[Matthew 6:26-29]]'],
    psalm: '[[Psalm 148:1-13]]',
    hymns: [
      'All things bright and beautiful',
      'All creatures of our God and King',
      'For the beauty of the earth',
      'Morning has broken',
    ],
    act: 'Ten minutes in silence, each alone: find one thing, look at it, bring it or leave it where it is. Then whoever wishes says what it was.',
    prayFor:
      'fields, seas and animals; those who live where there is no rain; a use that leaves something over',
    closing: 'Go gently. The earth is the Lord’s, and so are you. Amen.',
  },
  {
    id: 'mothers-day',
    title: 'Mother’s Day',
    said: /\b(?:mothers day|mother s day|mothering sunday|fathers day|father s day)\b/,
    opening: '[[Isaiah 66:13]]',
    readings: ['[[Exodus 2:1-10]]', '[[John 19:25-27]]'],
    psalm: '[[Psalm 131]]',
    hymns: [
      'For the beauty of the earth',
      'Now thank we all our God',
      'Lord of all hopefulness',
      'Tell out, my soul',
    ],
    act: 'Flowers are given to everybody, and not only to mothers; each takes a second one to somebody who is not there.',
    prayFor:
      'mothers and all who mother; those whose mother has died or was hard; those who wait for a child, or lost one',
    closing: 'God comfort you as a mother comforts. Ring somebody today. Go in peace. Amen.',
  },
  {
    id: 'lent',
    title: 'Lent',
    said: /\b(?:lent|lenten|ash wednesday)\b/,
    opening: '[[Joel 2:12-13]]',
    readings: ['[[Isaiah 58:6-9]]', '[[Matthew 4:1-4]]'],
    psalm: '[[Psalm 51:10-17]]',
    hymns: [
      'Forty days and forty nights',
      'Dear Lord and Father of mankind',
      'When I survey the wondrous cross',
      'O Jesus, I have promised',
    ],
    act: 'A bowl of stones stands by the door. Each takes one on coming in, holds it through the service, and lays it down at the cross.',
    prayFor: 'honesty; those whom we have hurt; those who fast because there is nothing',
    closing:
      'Go light. What you laid down here you need not take up at the door. God goes with you through the desert. Amen.',
  },
  {
    id: 'evening',
    title: 'Evening service',
    said: /\b(?:evening (?:service|prayer service)|vespers|compline|evensong|taize)\b/,
    opening: '[[Psalm 141:2]]',
    readings: ['[[Lamentations 3:22-26]]', '[[Luke 24:28-32]]'],
    psalm: '[[Psalm 4]]',
    hymns: [
      'The day thou gavest, Lord, is ended',
      'Abide with me',
      'Glory to thee, my God, this night',
      'Be still, for the presence of the Lord',
    ],
    act: 'Five minutes of silence after the reading. Say beforehand how long it is, and end it with one low note or a word.',
    prayFor: 'what this day has left; those who work tonight; those who fear the dark',
    closing: 'Keep watch, dear Lord, with those who wake or weep tonight. And you: sleep in peace. Amen.',
  },
  {
    id: 'sunday',
    title: 'A service',
    said: /./,
    opening: '[[Psalm 100]]',
    readings: ['[[Isaiah 55:1-3]]', '[[Luke 15:1-7]]'],
    psalm: '[[Psalm 103:1-8]]',
    hymns: [
      'Praise, my soul, the King of heaven',
      'Be thou my vision',
      'Amazing grace',
      'Now thank we all our God',
    ],
    act: 'A minute in which each thinks of one thing from the week, good or bad, and lays it silently before God.',
    prayFor: 'the sick and the mourning of this place; the world; one another',
    closing: 'Go in peace. Be kind to the one whom you meet first. The Lord bless you and keep you. Amen.',
  },
];

export const SERVICE_TEXT = {
  title: '# {title}: an order of {minutes} minutes',
  lead: [
    'The times add up to {minutes} minutes. Move, drop and add as your church does it; whoever leads knows what may not be left out there, above all where communion is celebrated.',
  ],
  parts: {
    gather:
      '**Gathering** ({time}). Music or silence, then a welcome in two sentences: what we celebrate, and that everybody may simply listen.',
    opening: '**Opening words**, read by somebody who stands among the people:',
    song: '**Hymn**: for instance *{one}*, or *{two}*.',
    prayer:
      '**Prayer** ({time}). Short: thanks for the day, what weighs on us, quiet. Then the psalm below, by two halves in turn.',
    readings: '**Readings** ({time}). Two voices: {one} and {two}. Practise aloud with the microphone.',
    act: '**What all do** ({time}). {act}',
    talk: '**A thought** ({time}). One idea from one of the readings, one thing that you have seen yourself, one step. Stop while they still listen.',
    asks: '**Prayers** ({time}). For {prayFor}. End with the Lord’s Prayer.',
    closing: '**Last hymn and blessing** ({time}). For instance *{three}*. Then: {closing}',
  },
  hint: 'If you like, ask for the closing words, hymns, a psalm for all to say, the prayers of intercession written out, or another length.',
  hymns: 'Hymns that many know, for {title}:',
  hymnsHint:
    'Ask whoever plays which of them your people sing by heart; three that are known are better than five that are right.',
  leads:
    'Anybody may lead it whom the others trust and who can read aloud: a grandmother, a friend, two of you in turn. What only an ordained person does in your church, a baptism, communion, absolution, leave to one and ask beforehand; prayer, a reading, thanks and the Lord’s blessing are open to all Christians. The one who leads should not also cook.',
  readings: 'These would fit:',
  readers: [
    'Choose voices before ranks: somebody old, somebody young, somebody who came by chance. Ask them a week before, give them the text in large print, and let them practise once in the room, from that place, with the microphone. Tell them: look up before the first word, breathe, read slower than you like, and stop for a moment at the end. One reserve sits beside them in case a voice fails.',
  ],
  noTrinity:
    'They name neither the Trinity nor anything else on which these churches differ, so all can say them as they stand; where the three wish it, the Aaronic blessing of Numbers 6:24-26 can take their place.',
  closing: 'Closing words:',
  opening: 'Opening words:',
  psalm: 'A psalm that all can say, by two halves in turn:',
  home: 'Something to take home: the verse below on a slip, and one thing from the service itself ({hint}). Give it out at the door, hand to hand.',
  homeHint: 'a seed, a stone, a candle end, a piece of bread',
} as const;
