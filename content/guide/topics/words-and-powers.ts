import type { GuideTopic } from '../types.ts';

/** The tongue and the truth, and the struggle against evil. */
export const wordsAndPowersTopics = [
  {
    id: 'gossip',
    title: 'Gossip and the tongue',
    about: 'gossip and the tongue',
    signs: {
      strong: [
        'gossip',
        'slander',
        'talk behind my back',
        'rumour',
        'rumor',
        'the tongue',
        'backbite',
        'swear',
        'cursing',
        'bad language',
        'foul language',
        'criticise others',
        'judge others',
        'judgemental',
        'hurtful words',
      ],
      weak: ['words', 'speak', 'mouth', 'secret', 'talk', 'criticise', 'complain', 'spread'],
    },
    understanding: [
      'Words cannot be called back, and everyone has some they would like to have kept behind their teeth.',
      'Gossip feels like closeness, and afterwards tastes stale. It is good that you have noticed.',
      'If you are the one talked about, you know how helpless it makes one. It hurts, even when it is only half true.',
    ],
    passages: [
      {
        mark: '[[James 3:6-10]]',
        note: 'James calls the tongue a small fire that can burn a forest. The same mouth blesses God and curses people who are made in his likeness.',
      },
      {
        mark: '[[Ephesians 4:29]]',
        note: 'Paul tests a word in three ways: whether it is rotten, whether it builds up, and whether it gives grace to the one who hears it.',
      },
      {
        mark: '[[Proverbs 26:20]]',
        note: 'Where there is no wood, a fire goes out. Without a whisperer a quarrel dies down.',
      },
      {
        mark: '[[Psalm 141:3]]',
        note: 'A prayer for a guard before the mouth. The psalmist does not trust himself to do it alone.',
      },
      {
        mark: '[[Matthew 12:34-37]]',
        note: 'Jesus says that the mouth speaks from what fills the heart. Careless words tell more about a person than careful ones.',
      },
      {
        mark: '[[Proverbs 12:18]]',
        note: 'Thoughtless speech stabs like a sword, and the tongue of the wise heals. Speech can do both.',
      },
    ],
    guidance: [
      'Before you speak of someone absent, three questions: is it true, is it kind, is it mine to tell? If even one is answered with no, let it go. A prayer request can be gossip in Sunday clothes; pray for the matter without passing it on. If you are worried about somebody, speak with that person or with one who can really help. Keeping a confidence has one exception: where someone is in danger, above all a child, you must tell those who can protect them.',
      'When others begin, you need not give a sermon. Change the subject, say something good about the person, ask whether they have been spoken to, or go and make the tea. Proverbs says the fire goes out without wood. Think also of what you write; a comment in a chat spreads faster than any whisper. If you have spoken badly, go to those who heard you and put it right, and not only to God in private.',
      'What the mouth spills comes from somewhere. Ask what you gain by the story: belonging, feeling superior, a little revenge, relief from envy? Take that to God. Cursing and harsh language also have a source, often tiredness or hurt, and they are cured less by biting one’s lip than by filling the heart with other things. Learn to bless. One honest word of praise a day, said aloud to the person, changes the climate of a house.',
    ],
    practices: [
      'Ask before each story about others whether it is true, kind and yours to tell.',
      'Say one good thing about the absent person when they are being run down.',
      'Correct one thing that you have said wrongly, with those who heard it.',
      'Pray Psalm 141:3 in the morning before your first conversation.',
      'Leave one group chat, or be silent in it, where people are torn to pieces.',
      'Praise one person to their face every day this week.',
    ],
    encouragement: [
      'The tongue that wounds can also heal. Yours is able to do it before this evening.',
      'God has touched unclean lips before, and then had work for them.',
      'Where they talk badly about you, there is one who knows the truth, and his word about you counts.',
    ],
    prayers: [
      'Lord, set a guard before my mouth. I have said things that were not mine to say. Forgive me, and help me to put it right. Fill my heart with what is good, so that something good comes out. Amen.',
      'Father, they talk about me, and it hurts. Keep me from paying back in the same coin. You know the truth; let that be my peace. And make me careful with the names of others, since I know now what it is like. Amen.',
    ],
    questions: [
      'When does sharing concern turn into gossip?',
      'Why is the tongue so hard to tame, according to James?',
      'What can one say when people begin to run somebody down?',
      'How would our group change if nobody spoke of those who are absent except in kindness?',
    ],
    commitment:
      'This week, say nothing about an absent person that you would not say if they were there, and give one sincere compliment each day.',
  },
  {
    id: 'honesty',
    title: 'Honesty and lying',
    about: 'honesty and lying',
    signs: {
      strong: [
        'honesty',
        'lying',
        'lie to my',
        'told a lie',
        'white lie',
        'tell the truth',
        'cheat on a test',
        'dishonest',
        'integrity',
        'truthful',
        'hypocrite',
        'hypocrisy',
        'double life',
        'stealing',
        'shoplift',
      ],
      weak: ['truth', 'lie', 'honest', 'cheat', 'pretend', 'secret', 'trust', 'exaggerate'],
    },
    understanding: [
      'A lie is a loan: it helps at once, and then one pays for a long time. You would like to stop paying.',
      'Perhaps you keep up an appearance that costs you much strength. There is rest in being the same inside and out.',
      'Telling the truth can be frightening when much hangs on it. It is good that you are thinking about it.',
    ],
    passages: [
      {
        mark: '[[Ephesians 4:25]]',
        note: 'Put away falsehood, says Paul, because believers are members of one another. A lie in the church is like an eye deceiving the foot.',
      },
      {
        mark: '[[Proverbs 12:19-22]]',
        note: 'Truth lasts, and lies live for a moment. The Lord delights in those who deal faithfully.',
      },
      {
        mark: '[[Psalm 15:1-4]]',
        note: 'Who may dwell with God? Someone who speaks truth in the heart, and keeps a promise even when it hurts.',
      },
      {
        mark: '[[Matthew 5:37]]',
        note: 'Jesus wants a yes that is yes. Those who need an oath to be believed have already lost something.',
      },
      {
        mark: '[[Acts 5:3-4]]',
        note: 'Ananias was free to keep his money. What was fatal was the wish to seem more generous than he was.',
      },
      {
        mark: '[[Luke 19:8]]',
        note: 'Zacchaeus, a cheat by trade, stands up and names sums. Honesty after theft means giving back.',
      },
    ],
    guidance: [
      'Begin with the truth in the heart, as the psalm says. To whom do you pretend, and what are you afraid of: losing respect, money, love? Lies are usually fear in disguise. Choose the one that weighs most and consider how it could be put right. Tell it first to God, then to one reliable person who helps you to find words. A confession made of one’s own accord is worth ten that were extracted. If the law is involved, take advice, and then do not run away.',
      'Truth and love belong together. To be honest does not mean saying all that one thinks, nor giving out what others have confided. You may be silent, you may say that you would rather not speak of it. And Scripture tells of people who misled murderers in order to save lives; Christians have weighed such cases differently. Those rare emergencies are no licence for small conveniences, the excuse on the telephone, the improved story, the forgotten receipt.',
      'Trust is rebuilt in small coins. Do what you have said, be there at the time, admit the mistake the same day, hand in the true hours. If you have stolen or cheated, pay it back, anonymously if need be. If you live a double life, you will hardly get out of it alone; a pastor or counsellor can hold you to it. After the first fright, most people feel one thing mainly: relief. There is no longer anything to remember.',
    ],
    practices: [
      'Name to God one thing in which you pretend, and before whom.',
      'Correct one untrue statement within a day.',
      'Return something that does not belong to you, or its value.',
      'Say I do not know once this week where you would usually bluff.',
      'Keep one inconvenient promise.',
      'Ask a friend whether there is a point where your words and deeds do not match.',
    ],
    encouragement: [
      'God already knows the truth about you and has not left. You may let others know it too.',
      'One true sentence can end years of effort.',
      'Zacchaeus lost a good deal of money that day, and it was the happiest of his life.',
    ],
    prayers: [
      'God of truth, I have not been honest, and I am afraid of what will come of it. Give me courage for the first sentence. Forgive me, and help those whom I have deceived. Let my yes be yes. Amen.',
      'Lord Jesus, you are the truth. Make me whole, the same in the light and in the dark. Take from me the fear that makes me pretend. Teach me to speak truly and kindly, and to be silent where that is right. Amen.',
    ],
    questions: [
      'For what reasons do we lie most often?',
      'What exactly was the sin of Ananias, and where is it close to us?',
      'How can truth be told in love, and when may one be silent?',
      'What makes it easier in a group to be honest about oneself?',
    ],
    commitment: 'This week, put right one untruth, and keep every promise you make, even the small ones.',
  },
  {
    id: 'occult',
    title: 'Horoscopes and the occult',
    about: 'horoscopes and the occult',
    signs: {
      strong: [
        'occult',
        'horoscope',
        'astrology',
        'tarot',
        'witchcraft',
        'fortune teller',
        'psychic',
        'medium',
        'ouija',
        'seance',
        'curse on me',
        'black magic',
        'crystals',
        'zodiac',
        'contact the dead',
      ],
      weak: ['spirits', 'future', 'stars', 'magic', 'superstition', 'ghost', 'charm', 'energy'],
    },
    understanding: [
      'The wish to know what is coming, or to hear once more from someone who has died, is easy to understand. The question is where one takes it.',
      'You may have been in contact with such things and now be afraid. Fear need not have the last word.',
      'Perhaps you wonder whether a horoscope or a charm is harmless. It is worth a calm look.',
    ],
    passages: [
      {
        mark: '[[Deuteronomy 18:10-13]]',
        note: 'As Israel enters the land, divination, sorcery and consulting the dead are forbidden to it, since God means to speak to his people himself.',
      },
      {
        mark: '[[Isaiah 8:19]]',
        note: 'When people tell one another to ask the mediums, the prophet asks back whether a people should not rather enquire of its God.',
      },
      {
        mark: '[[Isaiah 47:13-14]]',
        note: 'Babylon’s famous stargazers cannot save even themselves. The prophet is less frightened of them than sorry for their customers.',
      },
      {
        mark: '[[Acts 19:18-20]]',
        note: 'In Ephesus new believers confess their practices and burn costly books of magic, of their own accord.',
      },
      {
        mark: '[[Colossians 2:15]]',
        note: 'On the cross Christ disarmed the powers and put them to open shame. Those who belong to him need not fear them.',
      },
      {
        mark: '[[Matthew 2:1-2]]',
        note: 'Star-readers from the East come to the child. God is free to find people even there, and leads them from the stars to Christ.',
      },
    ],
    guidance: [
      'Scripture forbids fortune-telling, magic and calling on the dead. It does so for the sake of trust: one who seeks guidance from cards or stars seeks it past God, and hands over power to what does not love them. Much in this trade is deceit and skilled guesswork. The Bible does not say that all of it is; it knows of dark powers and advises people to keep away. A horoscope for fun is mostly a trifle, until one begins to wait for it.',
      'If you have been involved, it is simple and thorough. Tell God what you did, renounce it in plain words, ask for forgiveness in the name of Jesus, and throw away what belongs to it. The people of Ephesus did this in company; take a pastor with you. You need not be afraid of a curse. Christ has disarmed the powers, and no word of theirs can tear anyone out of his hand. Pray the Lord’s Prayer and Psalm 91 in the evening, and then sleep.',
      'Under such things there is usually a need. Grief wants to hear a voice again: let it weep, and speak to Christ, who holds the dead. Fear of the future wants certainty: it is given daily and in small amounts. Powerlessness wants control: bring it to the one who has all authority. If you hear voices, or feel persecuted by spirits, see a doctor too. Such experiences are often signs of an illness, and they can be treated.',
    ],
    practices: [
      'Throw away what you used for it, whether cards, boards, charms or books.',
      'Renounce it aloud in the name of Jesus, with a pastor or a friend in faith.',
      'Stop reading horoscopes for a month, and read a psalm at that hour.',
      'Ask yourself what you hoped to find there, and bring that to God.',
      'Pray Psalm 91 in the evening if you are afraid, as a prayer of trust.',
      'See a doctor if voices or fears of persecution trouble you.',
    ],
    encouragement: [
      'The one to whom you belong is stronger, and by a long way.',
      'You do not know what is coming. You know who is coming with you.',
      'The wise men went home by another road. So can you.',
    ],
    prayers: [
      'Lord Jesus Christ, I have sought help where I should not have. I turn away from it and come to you. Forgive me, cleanse me and break every hold it has on me. You have disarmed the powers; let me rest in that. Amen.',
      'Father, I would like to know what is going to happen, and I am afraid. You hold the future, and you hold me. Teach me to trust you a day at a time. Keep me and my house this night. Amen.',
    ],
    questions: [
      'Why do people who believe in little else believe in horoscopes?',
      'What reason does the Bible give for forbidding fortune-telling?',
      'What did the people of Ephesus do, and what would be the equivalent now?',
      'How does Christ’s victory help those who are afraid of dark powers?',
    ],
    commitment:
      'This week, put away one superstition, and each morning entrust the day to God in a spoken sentence.',
  },
  {
    id: 'spiritual-warfare',
    title: 'Spiritual warfare',
    about: 'spiritual warfare',
    signs: {
      strong: [
        'spiritual warfare',
        'spiritual attack',
        'armor of god',
        'armour of god',
        'satan',
        'devil',
        'demon',
        'demons',
        'evil spirits',
        'attacked by the enemy',
        'deliverance',
        'powers of darkness',
        'demonic',
        'spiritual battle',
      ],
      weak: ['evil', 'enemy', 'battle', 'attack', 'resist', 'power', 'fight', 'darkness'],
    },
    understanding: [
      'The Bible speaks soberly of an enemy, without making him larger than he is. There is a struggle, and you have not imagined it.',
      'You feel attacked, perhaps just when you wanted to do something good. Many who serve God know that.',
      'Some people see demons behind everything, and others nowhere. You are looking for the way between.',
    ],
    passages: [
      {
        mark: '[[Ephesians 6:10-13]]',
        note: 'Paul, chained to a soldier, describes armour. Its purpose is to stand, and the enemy is never a human being of flesh and blood.',
      },
      {
        mark: '[[James 4:7-8]]',
        note: 'Two movements in one breath: submit to God, resist the devil. He flees, and God comes near.',
      },
      {
        mark: '[[1 Peter 5:8-9]]',
        note: 'Be sober and watchful, Peter writes, because of a lion that roars. One resists by being firm in faith, along with brothers and sisters everywhere.',
      },
      {
        mark: '[[Luke 10:18-20]]',
        note: 'The disciples are thrilled that demons obey. Jesus tells them to be glad of something else: that their names are written in heaven.',
      },
      {
        mark: '[[1 John 4:4]]',
        note: 'Greater is he who is in you. John says it of resisting false teaching, and it holds for every trial of faith.',
      },
      {
        mark: '[[Revelation 12:10-11]]',
        note: 'The enemy is called an accuser. He is overcome by the blood of the Lamb and by the word of witness.',
      },
    ],
    guidance: [
      'Look at the pieces of armour; they are unspectacular. Truth, right living, readiness for peace, trust, salvation, God’s word, prayer. The devil’s chief weapons in Scripture are lies, accusation and division. So the battle is mostly fought there: tell the truth, do not go on nursing a quarrel, answer the accusation with what Christ has done, keep to the others. Someone who is honest and reconciled and who prays is well armed, even if they have never raised their voice.',
      'Keep a sober head. Not every headache, breakdown or bad mood is an attack. Ask first for the simple causes: sleep, illness, sin, circumstances, another’s free will. Fits, voices, and deep despair belong with a doctor. Whoever explains everything by demons often overlooks what could be helped, and has sometimes done great harm. Never let anyone hit, bind, starve or shout at you or a child in the name of deliverance; go away and report it. Churches that minister in this field do so quietly, with medical advice.',
      'Submit to God first, says James, then resist. Resistance can be short: in the name of Jesus, no. Then turn to him and to your task, and do not stare at the dark. Pray the Lord’s Prayer, whose last petition is about just this. Ask others to pray with you. And remember that people are not the enemy, even those who oppose you. The victory has been won by one who let himself be killed and did not hit back.',
    ],
    practices: [
      'Read Ephesians 6 slowly, and ask which piece is missing in you today.',
      'Answer the accusing voice aloud with what Christ has done.',
      'Make peace in the one quarrel through which you are most easily divided.',
      'Check the simple causes first: sleep, food, health, a matter of conscience.',
      'Ask two people to pray for you this week, and tell them what for.',
      'Pray the last petition of the Lord’s Prayer each evening.',
    ],
    encouragement: [
      'You are not asked to win the battle, only to stand in one that has been decided.',
      'The lion roars, and he has already been beaten by a Lamb.',
      'Be glad not at power over spirits, says Jesus, but because your name is known.',
    ],
    prayers: [
      'Lord, I submit to you. Stand by me in this struggle. Clothe me with truth and peace and trust. Silence the accuser with the blood of Christ. Deliver me from evil, and keep me from seeing it where it is not. Amen.',
      'Jesus, you have overcome. I am afraid, and I feel attacked. Be greater in me than what is against me. Give me sober judgement and good friends. Teach me to hate evil and to love people. Amen.',
    ],
    questions: [
      'Where do you see the danger of thinking too much or too little of evil powers?',
      'What do the pieces of armour mean in everyday terms?',
      'Why does Paul stress that the struggle is not against flesh and blood?',
      'What does it mean that Jesus won by laying down his life?',
    ],
    commitment:
      'This week, put on one piece of the armour each day in a practical way, beginning with the truth.',
  },
] as const satisfies readonly GuideTopic[];
