import type { StudySubject } from './types.ts';

/**
 * The parts of a one-hour group study (behaviour 14.2): their headings and minutes are given there.
 * What only the leader knows is left open in [brackets].
 */
export const DEFAULT_GROUP_NAMES = {
  men: 'Fishers of Men',
  women: 'Daughters of the King',
  other: 'Bible Study',
} as const;

export const STUDY_TEXT = {
  subtitle: 'A Bible study for one hour: {title}',
  forLeader: [
    '*For the leader.* This is a plan, not a script. The passages are set in full; what stands in [brackets] is yours to fill, from what you have seen in the text and in your group. Read the passages aloud to yourself before you meet.',
    '*For the leader.* Keep the times, and keep the Bible open: the group should hear more of the text than of you. Places in [brackets] wait for your own words.',
    '*For the leader.* Three passages, three short talks, then the group’s turn. I have left [places] for what only you can say. Choose fewer questions rather than hurrying through all of them.',
  ],
  document:
    '*Built on the attached document{name}.* Its passages and points carry the study; check them against the text as you prepare.',
  truncated: '*The document is long: I have built on its first part.*',
  welcome: [
    'Welcome everyone by name; let newcomers say theirs. Put phones away. Say in one sentence what you meet for: {about}.',
    'Begin on time, even with three people. Say the subject: {about}. Tell them that no one has to speak who would rather listen.',
    'Have Bibles ready for those who came without. Name the subject, {about}, and why you chose it: [your reason, in one sentence].',
  ],
  icebreakers: [
    'To begin: each says in one sentence what the past week held, something good or something hard.',
    'To begin: what is one small thing that you were thankful for since we last met?',
    'To begin: finish the sentence, "This week I could have used..."',
    'To begin: who taught you something about God without using many words?',
  ],
  openingPrayer: [
    'Opening prayer (someone may read it, or pray in their own words): *Father, thank you for bringing us here. Open your word to us and open us to it. Help us to listen to one another, and to do what we hear. In Jesus’ name, Amen.*',
    'Opening prayer (someone may read it, or pray in their own words): *Lord Jesus, where two or three gather in your name you promised to be. Quiet what we carried in with us. Speak to us through the Scriptures, and keep us honest. Amen.*',
  ],
  sectionTitles: [
    ['What the text shows', 'What it says of God and of us', 'What it asks of us'],
    ['Where we are', 'What God has done', 'How we live from it'],
    ['The truth of it', 'The heart of it', 'The road from here'],
  ],
  leaderPlaces: [
    '[Leader: what struck you in this passage when you read it this week?]',
    '[Leader: a short example, from your own life or one that you may tell.]',
    '[Leader: one sentence that you want the group to remember.]',
  ],
  prayersForUnderstanding: [
    'Father, thank you for the people who have gone before us, and for all that you have had written down. Give us understanding, and the courage to live by what we have understood. Where we do not see clearly yet, keep us patient with one another. Through Jesus Christ, Amen.',
  ],
  passageGuidance: [
    'Read the passage aloud, slowly. Then ask the group to tell it back without looking: who, where, what is said. Most of what we miss in the Bible we miss because we think that we know it already. Point out the words that are repeated, and any "therefore", "but" or "so that": they show how the thought moves.',
    'Now ask what it shows of God. What does he do here, promise, love, or refuse? Then ask what it shows of people: what do they fear, want, or try to hide? Keep to the text before you come to opinions. It is worth letting a silence stand for half a minute.',
    'Last, ask what it asks of us. Sometimes it is something to do, sometimes something to stop, and often something to believe or to be thankful for. Be slow to turn a story into a rule, and quick to ask how the passage looks in the light of the cross and the resurrection of Jesus.',
  ],
  ledPractices: [
    'Read one of these passages again each evening, and write one line about it.',
    'Tell one person outside this group what you have talked about.',
    'Thank God for somebody in whom you have seen it.',
  ],
  documentPoint: 'The document puts it so: {point}',
  documentHeading: 'Part of the document: {heading}.',
  discussionLead: [
    'Let people answer one another, not you. Choose five or six of these; about four minutes each.',
    'In groups of three or four if there are more than eight of you; come together for the last five minutes.',
    'Begin with the easy ones. If a question meets silence, wait; then read the passage again.',
  ],
  discussionQuestions: [
    'Which sentence of the passages would you underline, and why that one?',
    'What in these passages is hard to believe, or hard to do?',
    'What do they show of God that you would not have guessed?',
    'Where have you seen something of this in your own life, or missed it?',
    'What would change at home, or at work, if we took this seriously for a week?',
    'How can this group help you with it, in a way that really helps?',
  ],
  applicationLead: 'Some ways to begin. Choose one, not all:',
  challenge: '**Final challenge.** {commitment}',
  exercise: [
    '**Commitment exercise.** Give everyone a card. In silence, for three minutes, each writes:\n\n1. This week I will: ____________________\n2. On which day, at what time: ____________________\n3. What could stop me: ____________________\n4. Who will ask me about it: ____________________\n\nRead your card to the person next to you, exchange numbers, and agree on when to ask. Nobody has to read aloud to all.',
    '**Commitment exercise.** In pairs: each says in one sentence what they will do this week, the other repeats it, and both write it down with the day:\n\n- I will ____________________ on ____________________ .\n- You may ask me about it on ____________________ .\n\nSign each other’s card. Keep it in your Bible at the passage you chose.',
  ],
  closing: [
    'Ask for prayer requests, one sentence each, and pray in pairs for two minutes. What is said here stays here. Then pray together:',
    'Let there be a minute of silence. Whoever wishes prays a sentence aloud. Close with this prayer, or your own:',
  ],
  blessing: 'Before you part, say when you meet next: [day, time, place].',
} as const;

/** For groups that name no subject. Each is a whole study. */
export const MEN_SUBJECT = {
  id: 'following',
  title: 'Called to follow',
  about: 'following Jesus together as men',
  passages: [
    {
      mark: '[[Mark 1:16-20]]',
      note: 'Four men at work hear two sentences and leave their nets. Jesus does not ask what they can do; he says what he will make of them.',
    },
    {
      mark: '[[Luke 5:4-8]]',
      note: 'Peter knows fishing and Jesus knows Peter. The catch does not make Peter proud: it shows him who is in his boat, and who he is himself.',
    },
    {
      mark: '[[John 21:15-17]]',
      note: 'After Peter has failed in public, Jesus asks him three times about love and gives him work three times. Being called is not undone by falling.',
    },
    {
      mark: '[[Proverbs 27:17]]',
      note: 'Iron does not sharpen itself. The proverb takes for granted that men need one another, and that it may strike sparks.',
    },
  ],
  guidance: [
    'The call comes in the middle of work, among nets and a father and hired men. Jesus does not wait until they are better men, or have more time. To follow means first of all to be with him; only then does he send them. Men are often asked what they achieve. Here the promise is the other way round: come after me, and I will make something of you. What comes first is whom you follow.',
    'Nearness to Jesus brings to light what we are. Peter falls down in the fish and asks him to leave, and Jesus stays. He does not say that Peter is wrong about himself; he says: do not be afraid. A man who never lets anyone see his sin remains alone with it. A man who has been found out by Jesus and not sent away can be honest with his brothers, and gentle with their failures too.',
    'On the beach, beside a fire, Jesus goes back with Peter to the place of his failure, and does not leave him there. He gives him people to care for. Strength in the kingdom of God is measured by who is fed and kept because of it: a wife, children, a friend, a younger man, the weak in the church. Whoever follows is given someone to look after.',
  ],
  questions: [
    'What were your nets: what were you busy with when you first took Jesus seriously?',
    'Why do you think Peter says "go away from me"? When do we say it, in our own way?',
    'What is easier for you: to do something for God, or to be with him? Why?',
    'Whom has God given you to look after at present? Be concrete.',
    'What keeps men from telling one another the truth about how they are?',
    'What would "iron sharpens iron" look like in this group, without anyone being wounded?',
  ],
  practices: [
    'Begin each day with one sentence before the phone: "Lord, today I follow you in..."',
    'Tell one man in this group one true thing about yourself that he does not know.',
    'Do one unasked service at home each day, and do not mention it.',
    'Read the Gospel of Mark this week, about two chapters and a half a day.',
  ],
  prayers: [
    'Lord Jesus, you came to men at their work and called them. Call us too. Forgive us that we follow at a distance, and that we hide. Make of us what you want: honest men, patient fathers and friends, men whom others can lean on. Where we have failed you, ask us again, and let us answer. Amen.',
  ],
  commitment:
    'This week each of us leaves one net behind: one habit, worry or pride that keeps him from following, and tells one brother which it is.',
} as const satisfies StudySubject;

export const WOMEN_SUBJECT = {
  id: 'belonging',
  title: 'Whose daughter am I?',
  about: 'who we are before God, as his daughters',
  passages: [
    {
      mark: '[[1 John 3:1-2]]',
      note: 'John stops in the middle of his letter in wonder. Being God’s child is not a picture for him: that is what we are, now, before we have become what we shall be.',
    },
    {
      mark: '[[Luke 8:43-48]]',
      note: 'A woman who has been unclean for twelve years wants to remain unnoticed. Jesus makes her visible, and the only time in the Gospels that he calls a woman daughter is here.',
    },
    {
      mark: '[[Luke 10:38-42]]',
      note: 'Martha is not scolded for her work, but called back from being pulled apart by it. Mary sits where pupils sit.',
    },
    {
      mark: '[[Galatians 4:4-7]]',
      note: 'Paul says how it came about: the Son was sent so that we might be received as children, with the full right to inherit, and to say Father.',
    },
  ],
  guidance: [
    'Before the Bible says what we should do, it says whose we are. A daughter of a king does not earn her place at the table by serving well; she serves because it is her home. Much of our tiredness comes from living the other way round, as if love had to be deserved each day anew. John says: see what love, that we should be called children of God. He wants us to look at it until we believe it.',
    'The woman in the crowd had lost her money, her health and her place among people. She had learned to make herself small. Jesus could have let her go home healed and unseen. He stops instead, and in front of everybody gives her a name that belongs to a family. Some of us are ashamed of things that were never our fault, and some of things that were. To both he says: Daughter, go in peace.',
    'Martha loves Jesus, and her many tasks are love too. But they have begun to pull her this way and that, until she is angry with her sister and even with him. Jesus says her name twice. He does not ask her to become Mary. He asks her to let one thing come first. A daughter may sit down in her Father’s house before everything is done.',
  ],
  questions: [
    'When you were a girl, what did you think made you worth loving? What do you think now?',
    'What does it cost the woman in the crowd to come forward and tell the whole truth?',
    'What do you hear in the word "daughter" as Jesus uses it? Is it an easy word for you?',
    'What are the "many things" that pull you apart at present?',
    'How can one tell the difference between serving out of love and serving out of fear?',
    'How could we treat one another in this group so that no one has to make herself small?',
  ],
  practices: [
    'Sit for five minutes each morning before the first task, with the words of one of these passages and nothing else.',
    'Write down one untrue sentence that you tell yourself, and beside it a sentence of Scripture that answers it.',
    'Tell another woman in one sentence what you see of God in her.',
    'Leave one thing undone this week on purpose, and use the time to listen.',
  ],
  prayers: [
    'Father, you call us daughters, and we hardly dare to believe it. Take from us the shame that is not ours, and forgive us what is. When we are pulled this way and that, say our names. Teach us to sit and listen before we get up and serve, and to see one another as you see us. In Jesus’ name, Amen.',
  ],
  commitment:
    'This week each of us gives the first ten minutes of every day to one thing, sitting at the Lord’s feet with his word, and tells another woman on the third day how it is going.',
} as const satisfies StudySubject;

export const GENERAL_SUBJECT = {
  id: 'emmaus',
  title: 'On the road with the risen Lord',
  about: 'meeting the risen Jesus in his word and at the table',
  passages: [
    {
      mark: '[[Luke 24:13-17]]',
      note: 'Two disciples walk away from Jerusalem with their hopes in pieces. Jesus comes up and asks what they are talking about, and they stand still, sad.',
    },
    {
      mark: '[[Luke 24:25-27]]',
      note: 'He does not begin with comfort. He opens the Scriptures with them, and shows that the suffering was not the end of the promise but its way.',
    },
    {
      mark: '[[Luke 24:30-32]]',
      note: 'They know him when he breaks the bread; and looking back they notice that their hearts had been burning on the road.',
    },
    {
      mark: '[[Luke 24:33-35]]',
      note: 'Late as it is, they go back the whole way, to the others. Good news is not kept for the morning.',
    },
  ],
  guidance: [
    'Two people walk and talk about everything that has happened, and it does not help them. Jesus joins them while they are going in the wrong direction, and lets them say all of it, disappointment included: we had hoped. Many prayers begin with these three words. He who is asked to stay is the one who has walked beside them for hours, unrecognised.',
    'They know the facts, even of the empty tomb, and are sad all the same. What they need is not more news but to understand what the news means. Jesus goes with them through Moses and the prophets. Their hearts do not burn in spite of the Scriptures but over them. It is worth asking what we have read often and not yet understood.',
    'They urge him to stay, and the guest becomes the host. In the breaking of bread their eyes are opened, and he is gone from their sight; but now they do not need to see him to be sure. They get up within the hour. Whoever has met the risen Lord is sent back to the others, on a dark road, with quick feet.',
  ],
  questions: [
    'Where have you had to say "we had hoped"?',
    'Why do you think they did not recognise Jesus? What keeps us from it?',
    'What does it mean to you that he lets them tell their whole story first?',
    'Which part of Scripture has made your heart burn, or used to?',
    'They asked him to stay. What would it look like to ask him that on an ordinary evening?',
    'To whom should we go back with what we know?',
  ],
  practices: [
    'Walk for half an hour with one other person and talk about what you hope for.',
    'Read Luke 24 aloud, all of it, in one sitting.',
    'Say grace this week as a real request: Lord, stay with us.',
    'Tell someone who was missing today what you heard.',
  ],
  prayers: [
    'Stay with us, Lord, for it is toward evening. Walk beside us when we go in the wrong direction. Open the Scriptures to us until our hearts burn, and open our eyes when bread is broken. And send us back to the others with good news. Amen.',
  ],
  commitment:
    'This week each of us goes back to one person whom we have left alone, and says one true and hopeful thing.',
} as const satisfies StudySubject;

/** The frame of a devotional around its passage. */
export const DEVOTIONAL_TEXT = {
  heading: '## {title}',
  read: '**Read**',
  reflect: '**Reflect**',
  ask: '**Ask yourself**',
  do: '**Do**',
  pray: '**Pray**',
  closing: [
    'Read it in the morning, and come back to the passage for a minute at night. If you use it with others, let them speak before you do.',
    'This is a beginning; what you yourself notice in the passage matters more than what I have written.',
    'If you give it to others, put in something of your own: [what this passage has meant to you].',
  ],
} as const;

/** A sermon is the preacher's own: questions, structure and passages, no manuscript (docs/charter.md, point 4). */
export const SERMON_TEXT = {
  leads: [
    'A sermon has to come through you: through your reading, your prayer, and the people you will look at on Sunday. So I will not write it for you, but I can help you to prepare. Two questions first: **which passage** will you preach, and **what have you seen in it** that you cannot keep to yourself?',
    'I will gladly work on this with you, and leave the preaching to you. Tell me **the passage**, and **what you have seen in it so far**, even if it is only half a sentence. Your people need what you have found there, not what a program puts together.',
  ],
  leadsNamed: [
    'A sermon has to come through you: through your reading, your prayer, and the people you will look at on Sunday. So I will not write it for you, but I can help you to prepare it. One question first: **what have you seen in {reference}** that you cannot keep to yourself? Half a sentence is enough to begin.',
    'I will gladly work on {reference} with you, and leave the preaching to you. Tell me **what you have seen in it so far**: your people need what you have found there, not what a program puts together.',
  ],
  passageLead: 'Here is the text to begin from:',
  choose: 'If you have not chosen a passage yet, one of these might carry it. One is enough:',
  questionsLead: '**Work through it with these questions**',
  questions: [
    'What does the passage say, in one sentence of your own, without pious words?',
    'What stands before and behind it? Why does it stand just here?',
    'What is the trouble in the text, and what is the grace in it?',
    'What does it show of God the Father, of Jesus Christ, of the Holy Spirit?',
    'Where does it resist you? Preach that; your hearers feel it too.',
    'Who will sit there on Sunday: [the widow, the teenager, the man who came for the first time]? What does it say to each?',
    'What do you want them to know, to trust, and to do, when they go out?',
  ],
  structureLead: '**A structure to fill**',
  structure: [
    'Beginning: [a question or a scene from your people’s week that the text answers].',
    'The text in its place: who speaks, to whom, what had happened. Read it aloud here.',
    'First step: [the trouble the passage names], shown from its own words.',
    'Second step: [what God does or says in it].',
    'Third step: how it leads to Christ crucified and risen, honestly, along the text’s own lines.',
    'To us: one thing to believe, one thing to do. [An example from life that you may tell.]',
    'End: one sentence that they can take home, and a prayer.',
  ],
  passagesLead: '**Passages to lay beside it**',
  closing: [
    'Send me what you have seen in the passage, and I will look up what else speaks to it and ask back. Then talk it through with a colleague or an elder before Sunday.',
    'When you have a draft, read it aloud to one person. If you tell me your main sentence, I can find passages that support it, and passages that question it.',
  ],
} as const;

/** For a document sent without a request to make something of it. */
export const DOCUMENT_TEXT = {
  lead: [
    'I have read through {name} in my simple way: I look for its passages, its subject and the words it uses most. This is what I find.',
    'Here is what I can see in {name}. I find passages, subjects and frequent words; I do not judge how good its thoughts are.',
  ],
  subject: '**What it is about.** Its subject seems to be {about}.',
  keywords: 'The words it leans on most: {words}.',
  pointsLead: '**Some of its sentences**',
  passagesLead: '**Passages it names**',
  noPassages: '**Passages.** It names no passage of the Bible. These belong to its subject:',
  questionsLead: '**Questions to read it with**',
  closing: [
    'I can also make a one-hour group study of it, a devotional, or look closer at one of its passages: just ask.',
    'Tell me what you would like to do with it: a study for a group, questions for a talk, or a look at one passage.',
  ],
} as const;
