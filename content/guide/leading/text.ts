import type { TellingKind } from './types.ts';

/** What is made of a story or a theme for a group: headings and leads. */
export const LED_TEXT = {
  study: '# {title}: a study of {minutes} minutes',
  devotion: '# {title}: a thought for {minutes} minutes',
  days: '# {count} days: {title}',
  series: '# {title}: {count} meetings',
  title: '# {title}',
  children: '{title}, {who}',
  childrenTimed: '{title}, {who} ({minutes} minutes)',
  leader: '*For the leader.* {facts}.',
  facts: {
    minutes: 'The times add up to {minutes} minutes',
    each: 'About {minutes} minutes each time',
    people: 'for {people}',
    pairs: 'with so few everybody can answer every question',
    groups: 'talk in threes or fours first, then together',
    questions: '{count} to talk about',
    questionsEach: '{count} to talk about each time',
  },
  readHeading: '## Reading ({time})',
  read: 'Somebody reads {reference} aloud, slowly:',
  readBare: '**Read.** Somebody reads {reference} aloud, slowly:',
  know: '## What is in it ({time})',
  talk: '## Discussion ({time})',
  talkBare: '**Talk about it.**',
  end: '## Application ({time})',
  beside: '**If you need one more passage**',
  picture: '*A picture, if you want one:* {picture}',
  day: '### Day {number}: {reference}',
  meeting: '### {number}. {reference}',
  tell: '**Tell it**{time}. {story}',
  stands: 'It stands in {reference}. Show them the open Bible, and read these words from it:',
  ask: '**Ask**{time}.',
  hands: '**With the hands**{time}. {hands}',
  pray: '**If you pray with them**{time}. {prayer}',
  questionsLead: 'On **{title}** ({reference}):',
  fewerPassages:
    'It has {given} parts of its own; I have divided the text further, so read a little before and after each.',
  steps: [
    'Each says one sentence that they want to keep until next time. Nobody explains theirs.',
    'Give a minute of silence, and let each decide what they will do with it this week.',
    'Each tells their neighbour one thing from the passage, and one thing that they will try.',
  ],
  prayers: [
    'Lord, thank you for what we have read and for those who are here. Let something of it go home with each of us, and stay with those who had to be silent. Amen.',
    'Father, you know what each of us heard just now. Keep it in us when the week grows loud, and give us what we need to do it. Amen.',
    'Lord Jesus, thank you that we may come to you as we are. Go with each of us through this door. Amen.',
  ],
} as const;

/** Of people who do not go to church. */
export const NO_CHURCH =
  /\b(?:(?:never|not) (?:been|set foot) (?:in|to|inside) (?:a |any )?church|(?:none|not one|nobody|hardly any|few|half) (?:of (?:them|whom|us|the \w+) )?(?:are|is|go|goes|went|come|comes|attend|believe|believes)\b|(?:do|does) not (?:go to|attend|come to) church|un ?churched|not religious|not (?:christians?|believers?|churchgoers?)|non ?(?:believers?|christians?)|atheists?)\b/;

/** What to mind with some groups: it colours the lead, and never the subject. */
export const GROUP_COLOURS: readonly { readonly words: RegExp; readonly text: string }[] = [
  {
    words: /\b(?:widow(?:s|ed|ers?)?|bereave\w*|lost (?:their|our) (?:husbands?|wives|partners?))\b/,
    text: '*With people who have buried someone:* what hurts in the passage is allowed to hurt. Let whoever wishes say a name, hurry nobody to the good end, and ask nobody for more than they offer.',
  },
  {
    words: NO_CHURCH,
    text: '*With people who do not go to church:* say what you mean by every word that you would not use at work, ask what the text says before anyone asks whether it is true, and let nobody have to pray or read aloud.',
  },
  {
    words:
      /\b(?:new (?:believers?|christians?|converts?)|new to (?:the )?(?:faith|bible)|mostly new|beginners?)\b/,
    text: '*With people who are new:* give page numbers, explain two words each time and no more, and let no question be too simple.',
  },
  {
    words: /\b(?:divorced|single parents?|single (?:mums?|moms?|mothers?))\b/,
    text: '*With people who bring up children alone or have been left:* speak of families in the plural, and of God’s care without a married couple in it.',
  },
  {
    words: /\b(?:prison|inmates?|prisoners?|recovery|addicts?|rehab|homeless)\b/,
    text: '*In such a group:* nobody tells their whole story unless they want to. Promise nothing that you cannot keep, secrecy least of all, and do not ask why somebody is there.',
  },
  {
    words: /\b(?:elderly|seniors?|pensioners?|care home|nursing home|dementia|over (?:60|70|80)s?)\b/,
    text: '*With older people:* large print, a passage read slowly, and time for what they remember.',
  },
  {
    words: /\b(?:mums?|moms?|mothers?|toddler group)\b/,
    text: '*With mothers:* they may be called away in the middle of a sentence. Keep to one thought, and remember those who wait for a child, or have lost one.',
  },
  {
    words: /\b(?:teens?|teenagers?|youth|young people|year (?:7|8|9|10|11)s?)\b/,
    text: '*With teenagers:* short parts, questions without a right answer, and be honest where you do not know.',
  },
  {
    words: /\b(?:lads|rugby|football|mens|men s|dads|fathers|breakfast)\b/,
    text: '*With men:* put a question to pairs before you put it to all. Many talk more easily side by side than in a circle.',
  },
];

type ToldTo = 'adults' | 'children';

/** To "it is a fairy tale" and "did it really happen". */
export const REALLY_HAPPENED: Readonly<Record<TellingKind | 'text', Readonly<Record<ToldTo, string>>>> = {
  event: {
    adults:
      'Take it seriously, and do not defend the whole Bible at once. You might say: it is fair to ask that. Fairy tales begin with once upon a time; here there are names, places and a people who handed it down, the shameful parts too. Nobody here can prove each detail, and nobody has to believe it tonight. Then put a question back: suppose that it was so, what would it say about God, and about us? Whoever asks like that is listening.',
    children:
      'Say that it is a good question, and answer plainly: Yes, Christians believe that these were real people, and most of them that it happened as it is told; it was handed down because it mattered so much. I was not there, and I trust those who told it. Then ask the child: what would you like to ask somebody who was there? Do not laugh, and do not make the others vote.',
  },
  wonder: {
    adults:
      'Take it seriously: it is what most people think. You might say: I see why it sounds so; something like this does not happen every day, and those who wrote it down knew that too. They tell it because they were sure that God had acted. I believe that he can, and you need not believe it tonight. What would have to be true for it to be possible? And suppose that it was so: what would it show of God? Leave it there; a person who may doubt aloud comes back.',
    children:
      'Say: that is a good question, and grown-ups ask it too. Christians believe that God really did this, and it is a wonder because it does not happen every day. How it was exactly I do not know, I was not there. You need not believe it because I say so; you may think about it and ask God yourself. Then go back to the story: what did the people in it find out about God?',
  },
  parable: {
    adults:
      'Here he is partly right, and you may say so: Jesus made this story up. It is a parable, told to people who had asked or grumbled about something, and it wants to hit those who hear it. So the question is not whether it happened but whether it is true of us and of God. Ask: where do you know somebody like one of these? Whoever wants to talk about the rest of the Bible can do it with you afterwards, over a cup of tea.',
    children:
      'Tell them: no, this one did not happen like that, and that is no secret. Jesus made up stories in order to show people what God is like; they are called parables. The people in it are invented, and what it says about God is true. Then ask: who in the story is like God?',
  },
  discussed: {
    adults:
      'You may tell them that Christians themselves read this in more than one way, and still agree on what it says. Some take each part as it stands, for God can do more than we know; others read it as a story by which God teaches something true. You need not settle that in a group. Say what you think yourself, and then: in whichever way one reads it, what does it say about God, and about people like us? That is where it has its point.',
    children:
      'Say: good question, and clever people have asked it for a long time. Many Christians believe that it happened just so, because God can do everything. Others think that it is a story that God gave us so that we understand him. I was not there. All of them say that what it tells us of God is true. And then: what do you think it tells us of God? If you have your own conviction, you may say it as yours, with: I believe.',
  },
  text: {
    adults:
      'Thank him for saying it, for others think it too. You might say: some of the Bible is history, some is poetry, some are stories that Jesus made up; one has to look which it is. I believe that in it God speaks, and nobody has to believe that tonight. Let us look at what stands here, and then each decides what to do with it. Then ask: what in it would you know from your own life? Do not try to win. Someone who may say that here has a reason to come again.',
    children:
      'Say that it is a good question, and be honest: Christians believe that God speaks to us through the Bible. Some of it tells what happened, some are songs, and some are stories that Jesus made up. You may think about it and ask more. Then go back to the text: what does it tell us of God?',
  },
};

/** Somebody in the group to whom something has happened: what a leader does. */
export const CIRCUMSTANCES: readonly {
  readonly id: string;
  readonly words: RegExp;
  readonly text: string;
}[] = [
  {
    id: 'harm-in-group',
    words:
      /\b(?:bull(?:y|ied|ies|ying)|abus\w+|hit|hurt|harass\w*|beat(?:en)?|assault\w*)\b.{0,80}\b(?:by (?:someone|somebody|one|a|another)|in (?:the|our|this) (?:group|church)|who (?:also )?(?:comes|is)|same group|here)\b|\b(?:someone|somebody|one) (?:else )?in (?:the|our|this) (?:group|church)\b.{0,80}\b(?:bull(?:y|ied|ies|ying)|abus\w+|harass\w*)\b/,
    text: 'Yes, something outside the evening comes first. If both are to sit in one room, speak beforehand with whoever is responsible for safeguarding in your church, and with the one who was hurt, apart from the group (with a child, where another grown-up sees you): do you want to come, where would you like to sit, what would make it safe? After abuse or violence the two do not meet at all until whoever is responsible for safeguarding has said how. Do not bring the two together in order to make peace, and do not let the group do it. With a child it is passed on in every case and on the same day, with grown-ups if it goes on or was more than words; do not promise to keep it secret. If somebody is in danger now, ring the police first. In the session itself: put them in different small groups, have no exercise about forgiving one another and no acting in which one beats another, and say plainly once that to be hurt is nobody’s fault.',
  },
  {
    id: 'quarrel',
    words:
      /\b(?:fell out|fallen out|falling out|(?:do not|not|never|no longer|hardly) (?:speak|speaking|talk|talking)(?: to each other| to one another)?|cannot stand (?:each other|one another)|hate each other|had a row|quarrel\w*)\b/,
    text: 'You need not solve it, and not before the others. See each of the two alone beforehand (a child never out of sight of another grown-up), and ask only: what would make it possible for you to be in the room? Put them in different small groups and not opposite one another, and leave out every exercise in which one has to forgive or to hug. If the passage comes near it, read it and say nothing about anyone. Offer both, separately, that somebody whom they trust would sit down with them.',
  },
  {
    id: 'bullied',
    words: /\bbull(?:y|ied|ies|ying)\b/,
    text: 'Do not name it before the others, and do not let it become the theme. See the one concerned before or afterwards, apart from the group, and a child always where another grown-up sees you: I know something of it, and I am glad that you are here; who else knows? Do not promise to keep it secret. With a child you tell whoever is responsible for safeguarding, and agree with them how parents and school hear of it. In the session say plainly that nobody has to bear it alone, and that to tell somebody is brave.',
  },
  {
    id: 'abused',
    words: /\b(?:abused?|raped?|assault\w*|violen\w+|beaten|molest\w*)\b/,
    text: 'Say before you begin that anyone may go out at any time, and have somebody who goes after. Do not ask, and do not make an example of it. If the passage has violence in it, name it as wrong in your first sentence, and preach neither forgiving nor staying. If a child or somebody in danger tells you something, listen without questioning them, say that it is not their fault, and do not promise to keep it secret: write down their own words, and pass them on the same day to whoever is responsible for safeguarding, and to nobody else in the group; if it is about that person, go to the police or to child protection instead. If somebody is in danger now, ring the police first.',
  },
  {
    id: 'suicide',
    words: /\b(?:suicide|suicidal|killed (?:himself|herself|themselves)|took (?:his|her|their) own life)\b/,
    text: 'If it is about somebody who may be in danger now, this goes before any study: ask directly, stay with them, and get help, by the emergency number if need be; do not promise to keep it secret, and with a child or teenager tell the parents and whoever is responsible for safeguarding the same day, unless the home is the danger. If it is about a death, speak with the person before the meeting, apart from the group, and say what the passage holds; let them decide whether to come. In the group do not use it as an example, do not say how it was done, and say at the end whom one can ring, day and night.',
  },
  {
    id: 'bereaved',
    words:
      /\b(?:buried|bereav\w*|widow(?:ed|er)?|funeral|died|dead|miscarr\w*|stillb\w*|(?:lost|losing) (?:a|an|her|his|their|the) (?:\w+ )?(?:husband|wife|mum|mother|dad|father|son|daughter|child|baby|brother|sister|partner|gran|grandmother|grandfather|nan|friend))\b|\b(?:mum|mother|dad|father|husband|wife|son|daughter|brother|sister|gran\w*|nan|friend|baby)(?: just| has| recently)? died\b/,
    text: 'Ring her or him before you meet (with a child, the parents or whoever looks after it), and say in two sentences what you will read; then it does not come unawares, and they can decide whether to come or only to listen. In the group do not look at them when it becomes sad, do not explain why it happened, and draw no line to the good end. The name of the one who died may be said. Afterwards somebody walks along to the door.',
  },
  {
    id: 'ill',
    words:
      /\b(?:cancer|chemo\w*|ill|sick|disease|diagnos\w+|hospital|operation|dying|dementia|stroke|disabled|disability|autis\w+|adhd)\b/,
    text: 'Ask the person, or with a child the parents, what helps, and do just that: a seat near the door, a shorter part, a task they like, somebody beside them. Speak of healing as the text does, and promise none. Let faith never sound like the reason that somebody is well. Nobody is prayed over without having been asked.',
  },
  {
    id: 'parted',
    words:
      /\b(?:divorc\w*|separat\w*|split(?:ting)? up|(?:husband|wife|dad|mum|father|mother) (?:has )?(?:just )?(?:left|walked out|moved out)|affair|breaking up|broke up)\b/,
    text: 'Do not speak of families as if each had two parents, and take no example that somebody might take for theirs. See the person beforehand for a moment, a child where others can see you: I know that things are hard at home, you need say nothing. If you hear of violence or fear at home, pass it on to whoever is responsible for safeguarding. With children keep to what is certain: God does not leave, and it is not your fault. In the group nobody judges what happened; neither do you.',
  },
  {
    id: 'childless',
    words: /\b(?:infertil\w*|ivf|childless|cannot have (?:children|kids|a baby)|trying for a baby)\b/,
    text: 'Tell them beforehand what the passage is, and leave them free. In the group say at the beginning that the text is no promise of a child to everyone who prays, and that nobody’s worth hangs on it. Do not ask round who has how many.',
  },
  {
    id: 'poor',
    words:
      /\b(?:lost (?:his|her|their) job|made redundant|unemployed|cannot afford|no money|debt|homeless|hungry|poor)\b/,
    text: 'See to it that nothing costs anything: no collection in the round, and no examples about holidays and houses. Help is offered quietly and not in the group; if a child comes hungry or cold again and again, tell whoever is responsible for safeguarding. With texts about giving say that some are now on the receiving side, and that it is no shame.',
  },
  {
    id: 'doubts',
    words:
      /\b(?:does not believe|doubts?|atheist|muslim|hindu|sikh|jewish|buddhist|other faith|left the church|lost (?:his|her|their) faith|not a christian)\b/,
    text: 'Tell the person that you are glad that they come, and that nobody here has to pretend. Ask what they see in the text before anyone explains it; often they see what the others have got used to. Do not let the group convince them in turns. Prayer and song are offered, never required, and for what their own faith teaches ask them, and not a book.',
  },
];

/** What happens in groups: found where a leader asks what to do if. */
export const IN_A_GROUP: readonly { readonly words: RegExp; readonly text: string }[] = [
  {
    words:
      /\b(?:(?:i am|i feel|so|really|very|bit) (?:nervous|scared|afraid|anxious|shy|terrified)|laugh at me|goes? wrong|mess (?:it|this) up|make a fool of myself|lose my (?:words|thread|place)|freeze|stutter|no good at (?:this|speaking)|never done (?:this|it)|first time)\b/,
    text: 'That you are nervous shows that you take them seriously. Write down your first sentence and your last, word for word, and read the passage aloud at home three times; then two things hold you. If you lose the thread, read a verse again and ask what they see. You may say at the beginning that you are nervous: most people are kind to somebody who says so. And should somebody laugh, smile and go on; nearly always it is about the words, and not about you.',
  },
  {
    words:
      /\b(?:nobody|no one|none of them|they (?:do not|will not|just sit)|everyone is quiet|silence)\b.{0,80}\b(?:talks?|says?|speaks?|answers?|silent|quiet|speaking|talking|there|participate)\b|\bawkward silence|\b(?:get|getting) (?:them|people|everyone) (?:to talk|talking)\b|\b(?:shy|quiet ones?)\b/,
    text: 'Let the silence stand; count to ten inside, it is shorter than it feels. If nothing comes, read the passage once more and say: tell your neighbour, two minutes. In twos most people talk. Begin with questions that can be answered from the text, such as who is there and what happens, and thank the first one for whatever it was.',
  },
  {
    words:
      /\b(?:talks? too much|dominat\w+|never stops|takes over|always talks|(?:does|will) all the talking|will not stop talking|know ?it ?all|interrupt\w*)\b/,
    text: 'Thank them and turn the question: that is one answer; who sees it otherwise? Sit beside that person and not opposite, since people talk to the one they look at. Let everybody first write a word, and go round. If it goes on, speak with them alone and give them something to do: you notice a lot, would you help me that the quiet ones get a turn?',
  },
  {
    words:
      /\b(?:starts? crying|starts? to cry|(?:they|children|one of them) (?:all )?cry|bursts? into tears|gets? upset|in tears|breaks? down|cries)\b/,
    text: 'Stop, and let it be. Say quietly: take your time, there is no hurry. One person whom they like sits beside them, or goes out with them if they wish, with a child only to where others can see the two; the others may be silent for a minute. Do not pass on at once to the next question, and do not explain. Afterwards go to them, and ring the next day. With a child the parents are told that it was sad, unless what it says makes you fear for it at home: then do not promise to keep it secret, and go the same day to whoever is responsible for safeguarding, before you speak with anybody else.',
  },
  {
    words:
      /\b(?:laugh\w*|giggl\w*|mess(?:es|ing)? about|muck(?:s|ing)? about|misbehav\w*|run(?:s|ning)? (?:around|about)|will not sit still|sit still|behave|noisy|chaos|bored|restless|fidget\w*|wriggl\w*|attention span|lose interest)\b/,
    text: 'Mostly it has been too long, too much or too little to do. Stop, stand up all together, do one thing with the body, and go on with the part that has something for the hands. Give the liveliest a task: hold the book, be the wind, count. Do not shame anybody before the others; a quiet word at the side works better. With children there is always a second grown-up in the room.',
  },
  {
    words:
      /\b(?:i (?:do not|will not|cannot|might not|may not) know (?:the answer|what to (?:say|answer))|cannot answer|stumped|do not know enough|not an expert|no idea how to answer|out of my depth)\b/,
    text: 'Say so: I do not know, and I will look it up until next time. It makes a group safer. Write the question down so that all see it, ask who has thought about it, and look together at what the text does say. Then keep your word next time, in two sentences.',
  },
  {
    words: /\b(?:argu\w+|disagree\w*|row|heated|quarrel\w*|fight(?:ing)?|debate|political|politics)\b/,
    text: 'Say what you hear: here are two views, and both have reasons. Let each repeat what the other has said until the other nods. Ask where each finds it in the text. If it stays at that, leave it: Christians have differed in many things and prayed together. See both before the next meeting.',
  },
  {
    words: /\b(?:mixed ages?|different ages|older ones|younger ones|little ones (?:too|as well)|all ages)\b/,
    text: 'Tell the story to all in one go, and part only for the questions. Give the older ones a task: read it, play it, or help a smaller one with the hands. The youngest may draw while the others talk. Choose one question that a child of four and one of fourteen can both answer: what would you have done?',
  },
  {
    words:
      /\b(?:run(?:ning)? out of time|not enough time|too long|overrun|run over|only (?:have|got) (?:half|less))\b/,
    text: 'Keep the reading and one question, and drop the rest. Stop on time, even in the middle; people come again to what ended well. What you cut out beforehand nobody misses.',
  },
  {
    words:
      /\b(?:nobody (?:comes|turns up)|no one (?:comes|turns up)|only (?:one|two|three|four|1|2|3|4) (?:\w+ ){0,2}?(?:come|comes|turn up|people|there|show up)|few (?:\w+ )?(?:come|turn up|show up)|small turnout)\b/,
    text: 'Do it with those who are there, and do it gladly; say nothing about who is missing. With two or three put the plan away, read the passage, and talk about the one question that you yourself would most like to talk about. Jesus took time for one person, as with Nicodemus and with the woman at the well. If only one child comes, do not stay alone with it: keep a second grown-up there, or let the parents stay or take it home.',
  },
];

/** What else leaders ask about what was made. */
export const LEADER_TEXT = {
  onMatter: 'In the passage itself: {tender}',
  tenderGeneral:
    'I would not leave it out without need: what is heavy in the Bible is there because people live through it. Say beforehand in one sentence that it comes, read it without acting it out, let a silence follow, and do not make anybody talk about it. Leave it out if the one concerned asks you to, or if they are too young for it.',
  keep: 'I would keep it, with a word beforehand.',
  noPicture:
    'I have no illustration written on this, and a made-up one would not sound like you. Look for it so: where did you meet this last week, in the kitchen, at work, on the bus? It should be small, true, and something that you may tell, and it should need no explaining. This is the passage that it has to serve:',
  picture: [
    'Something that you may tell, in your own words:',
    'A picture for it, to be told in your own words:',
  ],
  pictureNote:
    'Take it as a picture and not as something that happened to you. One of your own is always better.',
  opener:
    'You could open with a picture, and then let each tell their neighbour where they have known something like it:',
  hands: ['With the hands:', 'Something to make or do:'],
  handsMore:
    'While they work, let them tell the story back to you. More happens there than in the questions.',
  handsWho:
    'It needs no talent and little money; try it once yourself before the day, and cut out beforehand what takes long. With food ask first what each may eat.',
  apart: ['The difference, as the Bible shows it:', 'As the passages show it:'],
  asked: {
    adults:
      'If you do not know what to say, say so: that is a good question, and I should like to look it up. Then ask back: what makes you ask? Often something stands behind it that matters more. Look with the group at what the text says about it and what it leaves open, and bring the answer next time in two sentences. If it is about something that hurts that person, do not answer before the others, and take time afterwards.',
    children:
      'Answer in one sentence, truly, and ask back: what do you think? If you do not know, say: I do not know that, and I should like to know it too. Children can live with that; they only notice if one pretends. Look together whether the story says anything about it. And if a child asks because something at home is hard, hear it afterwards, apart from the group but in sight of another grown-up; do not promise to keep it secret, and if the child may be in danger tell whoever is responsible for safeguarding the same day.',
  },
  prayerLead: 'To end with, for one voice or for all:',
  passage: 'The passage for it:',
} as const;
