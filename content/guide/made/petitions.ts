/** A petition for some people or some matter, as it is read aloud; true of any such people. */
export interface Petition {
  readonly id: string;
  /** Over plain words, behind "for", "about" or in a list. */
  readonly said: RegExp;
  readonly text: string;
}

/** More exact ones first: "the surgeon" before "hospital", "people who hate us" before "people". */
export const PETITIONS: readonly Petition[] = [
  {
    id: 'surgeon',
    said: /\b(?:surgeons?|anaesthetists?|operating (?:team|theatre|room))\b/,
    text: 'Steady the hands of those who operate, and clear their eyes. Give them a good night before, patience when it takes long, and help within reach. Let them go home glad of their work.',
  },
  {
    id: 'medical',
    said: /\b(?:doctors?|nurses?|midwi(?:fe|ves)|hospital staff|paramedics?|medics?|carers?|caregivers?|care (?:staff|workers)|medical (?:staff|team|workers))\b/,
    text: 'Bless those who nurse and heal. Keep their hands gentle when they are in a hurry, guard them from mistakes and from growing hard, and give them rest, and somebody who asks how they are.',
  },
  {
    id: 'enemies',
    said: /\b(?:enem(?:y|ies)|(?:people|those|all|everyone|them|neighbou?rs) who (?:hate|hurt|persecute|wronged|attack|are against)|who hates? (?:us|me)|our oppressors|persecutors|terrorists?|attackers?)\b/,
    text: 'You told us to pray for those who hate us, so we do. Stop their hands from doing harm. Take the fear and the poison out of their hearts, and out of ours. Let nobody be lost to you, not them and not us.',
  },
  {
    id: 'persecuted',
    said: /\b(?:persecuted|persecution|martyrs?|christians? in (?!our|this)\w+|underground church)\b/,
    text: 'Stand by all who are in danger because of what they believe, Christians and others. Give them courage for one day at a time, friends who hide and feed them, and rulers who are ashamed of cruelty.',
  },
  {
    id: 'refugees',
    said: /\b(?:refugees?|migrants?|asylum|displaced|fled|fleeing|immigrants?|(?:refugee )?camp)\b/,
    text: 'Protect all who had to leave their homes. Give them a dry place, clean water, a true answer about their papers, and people who learn to say their names. Bring families together again.',
  },
  {
    id: 'war',
    said: /\b(?:wars?|peace|ukraine|russia|gaza|israel|palestine|middle east|sudan|syria|yemen|myanmar|congo|conflicts?|ceasefire|bomb\w*|hostages?)\b/,
    text: 'We bring you the countries where people shoot at one another tonight. Protect those who sit in cellars, and all who wait for news. Confuse the plans of those who live by war, give courage to whoever could end it, and let there be bread and quiet nights again.',
  },
  {
    id: 'soldiers',
    said: /\b(?:soldiers?|troops|armed forces|military|army|navy|veterans?|deployed)\b/,
    text: 'Be with those who serve with weapons, and with their families. Keep them from harm, and from doing what they could not live with. Help those who came home and cannot sleep.',
  },
  {
    id: 'laid-off',
    said: /\b(?:laid off|lay(?:ing)? off|made redundant|redundan\w+|unemployed|out of work|jobless|lost (?:their|his|her) jobs?|looking for work|job ?seekers?|dismissed|sacked|fired)\b/,
    text: 'Look on those who lose their work. Let them not believe that they are worth less by it. Give them people who tell the truth and help with more than words, bread until something is found, and a door that opens in time.',
  },
  {
    id: 'employers',
    said: /\b(?:boss|bosses|managers?|employers?|business(?:es| owners?)?|company owners?|directors|has to (?:dismiss|fire|let go))\b/,
    text: 'Be with those who decide about the work of others. Keep them from hiding behind figures. Give them clear heads, honest words, and a heart that is not used to it; and where something hard has to be done, let them do it decently, and face to face.',
  },
  {
    id: 'night-workers',
    said: /\b(?:night (?:shift|workers?|shifts)|work(?:s|ing)? (?:at )?nights?|shift workers?)\b/,
    text: 'Keep those who are awake and at work while others sleep: in wards, bakeries, cabs and factories. Keep them from accidents, give them one good colleague, and let them sleep when it is light.',
  },
  {
    id: 'emergency',
    said: /\b(?:police|fire ?(?:fighters?|brigade|service|men)|ambulance|emergency services?|rescue\w*|first responders?|lifeboat)\b/,
    text: 'Bless those who drive out when others are afraid: police, fire brigade, ambulance. Bring them back safely. Let them be just when they are strong, and give them somebody to tell what they have seen.',
  },
  {
    id: 'teachers',
    said: /\b(?:teachers?|teaching (?:staff|assistants?)|head ?(?:teacher|master|mistress)|school staff|lecturers?)\b/,
    text: 'Bless those who teach. Give them patience at the fifth question, an eye for the silent child, humour on Fridays, and the joy of seeing something understood.',
  },
  {
    id: 'pupils',
    said: /\b(?:pupils?|school ?(?:children|kids)|(?:kids|children|boys|girls) in (?:my|our|the) (?:class|school)|my class|autis\w+|special needs)\b/,
    text: 'Bless each child in this class: the loud and the silent, the one who learns differently, the one for whom it is all too much or too loud, the one who came without breakfast. Let none be laughed at, let each find one friend and one thing that he or she can do well.',
  },
  {
    id: 'schools',
    said: /\b(?:schools?|term|new school year|nurser(?:y|ies)|kindergarten|colleges?|universit\w+|education)\b/,
    text: 'We bring you our schools as the doors open: those who are new and those who would rather stay at home, all who teach, cook, clean and drive the bus. Let there be learning without fear, and nobody alone at the edge of the yard.',
  },
  {
    id: 'students',
    said: /\b(?:students?|exams?|apprentices|graduates?)\b/,
    text: 'Help all who learn and sit exams. Give them sleep, a clear head and an honest hand, and let nobody believe that a mark says what a person is worth.',
  },
  {
    id: 'mourning',
    said: /\b(?:mourn\w*|bereaved|griev\w+|widow(?:s|ers|ed)?|lost (?:a|someone|somebody|their|loved)|those who died|the dead|departed|funeral)\b/,
    text: 'We remember those who have died, each by name before you. Comfort all at whose table a chair is empty. Let them weep without being hurried, and bring people to their door also when the flowers have faded.',
  },
  {
    id: 'dying',
    said: /\b(?:dying|hospice|end of life|terminally ill|palliative)\b/,
    text: 'Be with those who will die soon. Take away pain and fear, let what must be said be said, and let nobody be alone who would like a hand. Receive them.',
  },
  {
    id: 'mental',
    said: /\b(?:mental (?:health|illness)|depress\w+|anxi\w+|suicid\w+|despair\w*|burn ?out|those who are low)\b/,
    text: 'Be near to those for whom it is dark inside. Keep them through this night. Send them one person who notices and stays, and help that is not full; and take from them the thought that they are a burden.',
  },
  {
    id: 'addicted',
    said: /\b(?:addict\w*|alcohol\w*|drink(?:ers|ing)|drugs?|gambl\w*|recovery|sober)\b/,
    text: 'Help all who are bound by drink, drugs, play or pictures. Give them this one day, a telephone number that they use, and people who begin again with them without counting.',
  },
  {
    id: 'violence',
    said: /\b(?:abuse[d]?|domestic violence|victims? of (?:crime|violence|abuse)|violence|trafficked|raped|hurt at home)\b/,
    text: 'You see what happens behind doors. Bring to safety all who are beaten or used. Let them be believed. Stop those who do it, and give us eyes to see and the courage to ring where help is.',
  },
  {
    id: 'prisoners',
    said: /\b(?:prison\w*|inmates?|jail\w*|convicts?|behind bars|detained)\b/,
    text: 'Be with those who are locked in, with those whom they hurt, and with the families who wait. Give truth, repentance and a new beginning, and people at the gate on the day when it opens.',
  },
  {
    id: 'homeless',
    said: /\b(?:homeless|rough sleepers?|sleeping rough|poor|poverty|in debt|food ?banks?|cannot pay)\b/,
    text: 'You who had nowhere to lay your head: shelter those who sleep outside, and those who sit over bills tonight. Open hands and houses, and ours among them. Make our country just to those who have least.',
  },
  {
    id: 'hungry',
    said: /\b(?:hungry|hunger|famine|starv\w+|not enough (?:food|bread|to eat)|no (?:food|bread)|food)\b/,
    text: 'Give bread to all who are hungry today, and to us what we need. Bless those who bring, cook and share it. Let what there is be divided fairly, the children first.',
  },
  {
    id: 'disaster',
    said: /\b(?:floods?|flooding|earthquake|hurricane|typhoon|cyclone|storms?|wildfires?|fires?|landslide|disasters?|drought|rain|tsunami)\b/,
    text: 'Help where the earth has shaken, the water risen, the fire burned or the rain stayed away. Let those who are buried or cut off be found. Give strength to those who dig and carry, and to us a memory that lasts longer than the news.',
  },
  {
    id: 'farmers',
    said: /\b(?:farmers?|farming|harvest|fields|fisher(?:men|s|folk)|crops?|growers|weather)\b/,
    text: 'Bless those who work on the land and at sea, the soil and the animals. Give sun and rain at their time, a fair price, and rest after the harvest; and keep us from wasting what has cost so much.',
  },
  {
    id: 'creation',
    said: /\b(?:creation|climate|environment|the earth|the planet|nature|oceans?|animals?|rivers|forests?)\b/,
    text: 'Yours is the earth. Forgive what we have taken from it that was not ours. Keep forests, seas and creatures, give wisdom to those who look for ways, and teach us to live with enough.',
  },
  {
    id: 'old',
    said: /\b(?:elderly|old (?:people|folks?|ones|age)|older (?:people|members)|aged|pensioners?|housebound|care homes?|nursing homes?|dementia|seniors|shut ?ins)\b/,
    text: 'Be with those who have grown old, and with those who forget. Let them not be in the way of anybody. Give them voices that they know, patient hands, and evenings without fear.',
  },
  {
    id: 'lonely',
    said: /\b(?:lonely|loneliness|isolated|alone|nobody (?:visits|to talk)|forgotten)\b/,
    text: 'See those who have spoken with nobody this week. Show us whose name we have not said for a long time, and let us ring this afternoon, and not only mean to.',
  },
  {
    id: 'newborn',
    said: /\b(?:new ?borns?|babies|baby|new parents|expecting|pregnan\w+|births?|young (?:mothers|mums|moms|parents))\b/,
    text: 'Bless those who carry a child and those who have just been born. Give the parents sleep, patience, and people who bring soup. Be near to those who hoped and have not received, and those who have lost.',
  },
  {
    id: 'childless',
    said: /\b(?:childless|infertil\w+|hoping for a (?:child|baby)|miscarr\w+|ivf|adopti\w+|foster\w*)\b/,
    text: 'You know those who wait for a child, and those who wept over one. Be gentle with them, and make us gentle. Bless also those who open their homes to children who were not born in them.',
  },
  {
    id: 'children',
    said: /\b(?:children|kids|little ones|boys and girls|toddlers|grandchildren)\b/,
    text: 'Bless the children. Keep them safe on the road, on their screens and at home. Give each of them a grown-up who listens, time to play, and the certainty of being loved.',
  },
  {
    id: 'youth',
    said: /\b(?:youths?|young people|teens?|teenagers|young adults|the young)\b/,
    text: 'Be with the young. They carry more than they say. Give them friends who do them good, courage to differ, grown-ups who admit mistakes, and a hope that is larger than their fears.',
  },
  {
    id: 'couple',
    said: /\b(?:bride|groom|wedding couple|(?:the|our|new) couple|engaged|newlyweds|marriages?|married|husbands? and wives|couples)\b/,
    text: 'Bless those who have promised themselves to each other. Give them patience when they are tired, words that can say sorry, laughter in the kitchen, and friends who hold them together.',
  },
  {
    id: 'parted',
    said: /\b(?:divorc\w+|separated|broken (?:homes|families|marriages)|single (?:parents?|mothers?|fathers?|mums?|dads?|moms?))\b/,
    text: 'Be with those whose promise has broken, and with all who bring up children alone. Take away shame that is not theirs, give strength for the evenings, and let them find family among us.',
  },
  {
    id: 'singles',
    said: /\b(?:singles|single people|unmarried|those who live alone)\b/,
    text: 'Bless those who go home alone. Let them be no half of anything. Give them deep friendships, an open table, and a church in which they are asked and not only needed.',
  },
  {
    id: 'families',
    said: /\b(?:famil(?:y|ies)|parents|mothers|fathers|households?|homes)\b/,
    text: 'Bless our families as they are: the loud, the small, the patched ones. Where people no longer speak with one another, send a first word. Give parents patience, and children room.',
  },
  {
    id: 'disabled',
    said: /\b(?:disab\w+|handicap\w*|wheelchair|blind|deaf|chronic\w*)\b/,
    text: 'Thank you for all whose bodies or minds work differently. Take away what we have put in their way, steps and stares. Give strength to those who are in pain, and let their gifts be asked for among us.',
  },
  {
    id: 'sick',
    said: /\b(?:sick|ill|illness|hospitals?|cancer|patients?|unwell|suffering|in pain|operation)\b/,
    text: 'Be near to those who are ill, at home and in hospital, and those who wait for a result. Ease pain, shorten the nights, heal what can be healed, and give them people who stay.',
  },
  {
    id: 'missionaries',
    said: /\b(?:missionar\w+|mission|evangelis\w+|spread(?:ing)? the gospel)\b/,
    text: 'Go with all who carry your word to others, near and far. Keep them humble and safe, give them friends and language, and let people see in them what you are like.',
  },
  {
    id: 'pastor',
    said: /\b(?:pastors?|vicars?|priests?|ministers?(?! of)|clergy|bishops?|elders?|church leaders?|preachers?|pope|deacons?)\b/,
    text: 'Bless those who lead your church. Keep them honest, keep them praying, give them friends who contradict them, days off that are days off, and joy in your word.',
  },
  {
    id: 'helpers',
    said: /\b(?:volunteers?|helpers?|choir|musicians?|organists?|cleaners?|stewards|kitchen|council|committee|church ?wardens?|deacons)\b/,
    text: 'Thank you for all who do what few see: who sing, cook, count, clean and unlock. Keep their joy, let them be thanked in time, and show them when they may rest.',
  },
  {
    id: 'newcomers',
    said: /\b(?:newcomers?|visitors?|new (?:members|people)|strangers?|guests?|baptised|baptized|confirmands?|confirmed)\b/,
    text: 'Bless those who are new among us, or have said their yes to you. Let them meet kindness before opinions. Keep what has begun in them, also in the dry weeks.',
  },
  {
    id: 'other-faiths',
    said: /\b(?:other (?:faiths|religions)|muslims?|jews|jewish|hindus?|buddhists?|sikhs?|all faiths|different faiths)\b/,
    text: 'Bless our neighbours who pray in other ways than we do. Keep us from fear and from contempt, let us be good to one another, and lead all of us deeper into your truth.',
  },
  {
    id: 'doubters',
    said: /\b(?:doubters?|unbelie\w+|not believe|lost their faith|atheists?|seekers?|far from (?:god|you)|unchurched|the lost)\b/,
    text: 'You know those who cannot believe, and those who once could. Meet them where they do not expect it. Let us not be in your way, and keep us honest about our own questions.',
  },
  {
    id: 'unity',
    said: /\b(?:unity|one church|christian unity|ecumen\w+|other (?:churches|denominations)|all churches)\b/,
    text: 'You prayed that your own may be one. Forgive what we have said of each other. Thank you for what you have given to each church, and let us do together all that we need not do apart.',
  },
  {
    id: 'church',
    said: /\b(?:church(?:es)?|congregation|parish|world ?wide church|body of christ|fellowship)\b/,
    text: 'Bless your church here and in all the world. Where it is tired, wake it; where it is proud, make it small; where it is afraid, go ahead of it. Let people find bread in it and not stones.',
  },
  {
    id: 'government',
    said: /\b(?:government|politicians?|leaders?|president|king|queen|prime minister|parliament|nation|country|election|rulers|authorities|judges?|courts?|law)\b/,
    text: 'Give those who govern and judge wisdom, and fear of you more than of the next vote. Let them tell the truth, think of those who have no voice, and leave office poorer in enemies.',
  },
  {
    id: 'town',
    said: /\b(?:town|city|village|neighbou?rhood|community|streets?|area|district|neighbou?rs?|county)\b/,
    text: 'We bring you this place: those who decide in the town hall, those behind the counters, those who sit on the bench by the station. Let it be a place where nobody is unknown, and show us our part.',
  },
  {
    id: 'travellers',
    said: /\b(?:travell?ers?|travel(?:l?ing)?|on the road|holiday\w*|drivers|pilgrims?|sailors|those away)\b/,
    text: 'Keep all who are on the way, on the road, on rails, at sea and in the air. Let them arrive, and let somebody be glad of it.',
  },
  {
    id: 'work',
    said: /\b(?:work(?:ers|ing|place)?|colleagues?|jobs?|shop ?keepers?|factory|crafts(?:men|people)|economy|industry)\b/,
    text: 'Bless the work of our hands. Give fair wages, safe machines, colleagues who can be trusted, and Sundays that are free. Let nobody be used up.',
  },
];

export const INTERCESSION_TEXT = {
  lead: [
    'Prayers of intercession, for one or several voices. Leave a breath after each, so that people can put in names:',
  ],
  openings: [
    'God, you hear before we speak. We bring you those whom we carry in our hearts, and those whom nobody carries.',
    'Merciful God, we come to you for others, and for ourselves, because you told us to ask.',
  ],
  closing:
    'What we have forgotten, you know. Take our prayers, said and unsaid, and make us ready to do our part. Through Jesus Christ our Lord. Amen.',
  closingPlain:
    'What we have forgotten, you know. Take our prayers, said and unsaid, and make us ready to do our part. Amen.',
  response: '*One:* Lord, in your mercy,\n*All:* hear our prayer.',
  names: 'We name in silence those of whom we think: [silence].',
  hint: [
    'Let different people read the parts; three sentences are enough for each. If you tell me for whom else, I put them in; I can also leave the response out or make it shorter.',
  ],
  missing: 'For these I have nothing written, so here is a place for a sentence of yours: [{whom}].',
} as const;

/** One prayer for somebody else, where a prayer was given before. */
export const ONE_FOR = {
  first: 'Words for it, to make your own:',
  leads: ['And for them:', 'For these, in a few words:'],
  beginning: 'Lord, I bring you {whom}.',
  anybody:
    'You know each by name, and what this day asks of them. Give courage for what is hard, people who stand by them, and peace that does not depend on how it goes. Let them not be alone in it.',
  end: 'Amen.',
} as const;

/** For a service whose subjects were not named. */
export const USUAL_PETITIONS = ['church', 'war', 'town', 'sick', 'mourning', 'children'] as const;
