import type { GuideTopic } from '../types.ts';

/** Love, joy, peace and the rest: what grows in a life with God. */
export const virtuesTopics = [
  {
    id: 'love',
    title: 'Love',
    about: 'love',
    signs: {
      strong: [
        'love',
        'love one another',
        'love my neighbour',
        "god's love",
        'does god love me',
        'god loves me',
        'what is love',
        'love others',
        'love is patient',
        'hard to love',
        'unconditional love',
        'agape',
        'love god',
      ],
      weak: ['heart', 'care', 'neighbour', 'kind', 'beloved', 'feel', 'give', 'affection'],
    },
    understanding: [
      'Hardly any word is used so much and means so little. The Bible gives it back its weight by showing what it does.',
      'Perhaps you find it hard to believe that you are loved. Perhaps you find it hard to love a certain person. The two are more closely joined than one supposes.',
      'You would like to love better. It begins with being loved, and goes on with small deeds.',
    ],
    passages: [
      {
        mark: '[[1 John 4:9-11]]',
        note: 'Love is not first a feeling for God but his sending of the Son. From being loved in this way it follows that believers ought to love.',
      },
      {
        mark: '[[1 Corinthians 13:4-7]]',
        note: 'To a gifted and quarrelsome church Paul describes love with fifteen verbs. It is a way of acting, and the greatest way.',
      },
      {
        mark: '[[Romans 5:6-8]]',
        note: 'Christ died for people while they were still sinners. God did not wait until they were lovable.',
      },
      {
        mark: '[[John 13:34-35]]',
        note: 'The new thing about the commandment is its measure: as I have loved you. It is given on the evening of the foot-washing.',
      },
      {
        mark: '[[Luke 10:27-28]]',
        note: 'Two commandments in one sentence. Then the lawyer asks where the limit is, and Jesus tells a story without one.',
      },
      {
        mark: '[[1 John 3:16-18]]',
        note: 'Not only with words: whoever sees someone in need and shuts his heart has not yet understood what love is.',
      },
    ],
    guidance: [
      'You are loved. It may be long since anybody told you so, or those who should have done it did not. God’s love does not hang on your mood, your record or your looks; it is older than you are, and it has gone to a cross. Do not try to feel it at once. Put yourself where it is spoken of: read Romans 5 and Luke 15, hear it said in church, take bread and wine. Feelings may come later, like warmth when one has sat a while by the fire.',
      'Love is what you do for the other’s good, at your own cost, whether or not you feel like it. Take Paul’s verbs one at a time: today, be patient; tomorrow, do not keep a list of wrongs. Choose one person. Ask what would do them good, not what would please you to give. Listening is often first. Where the feeling is absent, act as if it were there, without pretending anything; it has been known to follow the hands.',
      'Love is not the same as niceness. It can say no, set limits, tell an unwelcome truth, call the police. It does not help anyone to do wrong, and you need not let yourself be destroyed. It also does not give up: it would still be glad if the other came home. Where your love is exhausted, do not squeeze it harder but return to the source. Christians love, says John, because they were loved first.',
    ],
    practices: [
      'Read 1 Corinthians 13 with your own name in place of the word love, and stop where it does not fit.',
      'Do one thing today for the good of the person you find hard to love.',
      'Tell somebody in plain words that you love them.',
      'Receive a kindness without paying it back.',
      'Listen to someone for fifteen minutes without speaking of yourself.',
      'Say to yourself each morning that Christ died for you while you were still turned away.',
    ],
    encouragement: [
      'You were loved before you read this, and will be when you have forgotten it.',
      'There is no small love. The widow’s coin and the cup of water are both on record.',
      'God does not ask you to love out of an empty vessel. He fills it.',
    ],
    prayers: [
      'Father, let me believe that you love me. I have sought it in so many places. Pour your love into my heart, and let it overflow to others. Begin with the one person I have in mind. Amen.',
      'Lord Jesus, you loved to the end. My love is soon used up. Teach me patience, kindness and endurance. Show me what is good for the other, and let me do it. Amen.',
    ],
    questions: [
      'When did you feel most loved, and through what?',
      'Which of the verbs in 1 Corinthians 13 is your weak point?',
      'What is the difference between love and being nice?',
      'How does being loved by God lead to loving others, according to 1 John?',
    ],
    commitment:
      'This week, take one verb a day from 1 Corinthians 13 and practise it on one particular person.',
  },
  {
    id: 'joy',
    title: 'Joy',
    about: 'joy',
    signs: {
      strong: [
        'joy',
        'joyful',
        'happiness',
        'be happy',
        'rejoice',
        'lost my joy',
        'cheerful',
        'delight',
        'joy of the lord',
        'find joy',
        'laugh',
        'how to be happy',
        'gladness',
      ],
      weak: ['glad', 'happy', 'sing', 'smile', 'praise', 'pleasure', 'feast', 'fun'],
    },
    understanding: [
      'Joy cannot be ordered, and yet the Bible does so again and again. There must be some way in which it can be learned.',
      'Perhaps yours has gone missing under work and worry. It is rarely dead, mostly buried.',
      'Some think that earnest Christians must look serious. Jesus was reproached for eating and drinking too gladly.',
    ],
    passages: [
      {
        mark: '[[Philippians 4:4-5]]',
        note: 'Paul writes rejoice from a prison cell and repeats it. The ground is the Lord, who is near, and not the cell.',
      },
      {
        mark: '[[Nehemiah 8:9-10]]',
        note: 'People weep when they hear how far they have strayed. They are told to go home, eat, drink and share, as joy in the Lord is their strength.',
      },
      {
        mark: '[[John 15:9-11]]',
        note: 'Jesus speaks of love and of keeping his words, on the night before his death, so that his own joy may be in his friends.',
      },
      {
        mark: '[[Psalm 30:4-5]]',
        note: 'Weeping may come in for the night as a guest. In the morning there is joy.',
      },
      {
        mark: '[[Luke 15:4-7]]',
        note: 'A shepherd carries a sheep home and calls the neighbours in. The joy in heaven is like that, says Jesus.',
      },
      {
        mark: '[[Habakkuk 3:17-18]]',
        note: 'Without figs, grapes, grain or cattle, the prophet chooses to be glad in God. It is joy with open eyes.',
      },
    ],
    guidance: [
      'Joy in the Bible is nearer to a decision than to a mood. It rests on something outside the one who rejoices: God is near, Christ is risen, your name is known in heaven. That stays true when the day goes wrong, so that one can rejoice with tears in one’s eyes. Start with the ground, and not with the feeling. Say aloud each morning one thing that is good and cannot be taken away. Then look at the day again.',
      'Joy also likes ordinary doors. Go where people sing. Eat with friends, and set a flower on the table though it is only Tuesday. Notice what gives you plain pleasure, bread, wind, a child’s joke, and thank the giver. Leave off comparing. Nehemiah told a crying people to cook something good and to send portions to those who had none; joy that is shared gets larger. To celebrate is not a waste of time but rehearsal for the kingdom.',
      'Some joylessness has reasons that need to be seen. A guilty conscience robs one of gladness until it is cleared. So does bitterness, and a life without a day of rest. Grief has its time, and nobody should hurry it with cheerful songs. And if nothing has pleased you for weeks, if you are empty or numb, that may be depression; see a doctor, without thinking that your faith has failed. The night guest does not stay for ever.',
    ],
    practices: [
      'Say aloud each morning one good thing that cannot be taken from you.',
      'Sing one hymn or song of praise a day, preferably with somebody.',
      'Prepare a small feast this week for no reason, and invite someone.',
      'Write down each evening what made you smile.',
      'Send something good to a person who has little.',
      'Put right the one thing that is stealing your gladness.',
    ],
    encouragement: [
      'The joy of Jesus was meant for his friends, and on the worst of evenings.',
      'The shepherd is singing on the way home, and you are on his shoulders.',
      'Joy is not the reward of an easy life. It grows in odd places.',
    ],
    prayers: [
      'Lord, I have lost my joy somewhere. Show me where. You are near, and that is ground enough. Let me see the good today, and say so. Give me a glad heart, and let others catch it. Amen.',
      'Father, thank you for bread and laughter and for Christ who is risen. Forgive me my sour face. Teach me to rejoice also when figs and grapes are missing. Bring me at last into the joy of your house. Amen.',
    ],
    questions: [
      'What gives you joy that lasts longer than an evening?',
      'How could Paul write of joy in prison?',
      'What robs you of joy, and what could be done about it?',
      'How might our group become a more joyful one without pretending?',
    ],
    commitment:
      'This week, name each day one reason for joy at table, and prepare a small unexpected celebration for someone.',
  },
  {
    id: 'peace',
    title: 'Peace of heart',
    about: 'peace of heart',
    signs: {
      strong: [
        'inner peace',
        'peace of mind',
        'peace of god',
        'find peace',
        'peace in my heart',
        'no peace',
        'quiet my heart',
        'calm my heart',
        'restless heart',
        'prince of peace',
        'shalom',
        'need peace',
      ],
      weak: ['peace', 'quiet', 'calm', 'rest', 'still', 'trouble', 'storm', 'silence'],
    },
    understanding: [
      'Outside there is noise, and inside often more. You would like to be quiet at last, down to the ground.',
      'Peace in the Bible is a fuller word than calm. It means that something is whole again, between God and a person, among people, in oneself.',
      'It may be that you have tried many methods and remained restless. It could be that peace is not a method.',
    ],
    passages: [
      {
        mark: '[[John 14:27]]',
        note: 'Jesus leaves his peace to friends whose world is about to fall apart. It differs from what the world gives, for it does not depend on circumstances.',
      },
      {
        mark: '[[Romans 5:1-2]]',
        note: 'First comes peace with God, through Jesus Christ. All other peace stands on it.',
      },
      {
        mark: '[[Isaiah 26:3-4]]',
        note: 'A mind that leans on God is kept in peace. It is sung by a people in a beleaguered country.',
      },
      {
        mark: '[[Psalm 46:8-10]]',
        note: 'The famous line about being still is spoken into the crash of nations and weapons. It tells the warriors to stop, and lets God be God.',
      },
      {
        mark: '[[Philippians 4:8-9]]',
        note: 'After speaking of peace that guards the heart Paul adds what to fill it with: whatever is true, honourable and lovely.',
      },
      {
        mark: '[[Mark 4:39-40]]',
        note: 'Jesus speaks to the wind as to a dog, and it lies down. Then he asks the frightened men what they were afraid of.',
      },
    ],
    guidance: [
      'Begin at the foundation: is there peace between you and God? If something stands between you, no breathing exercise will mend it. Tell him what it is, trust that Christ has made peace by his cross, and leave it there. It is made, and you only have to enter it. On this ground other things can be ordered. Is there a quarrel with a person? Take one step. Is there a decision that you keep putting off? Set a date for it. Restlessness is often an unopened letter.',
      'Then give your mind somewhere to lean. It will chew on whatever you feed it. Paul suggests what is true, right and lovely: so ration the news and the endless scrolling, and take in daily a psalm, a tree, a piece of music, a good deed that you have heard of. Sit for ten minutes in silence. When thoughts come, do not fight them; say under your breath a short word such as Lord, have mercy, and return to it as often as you need.',
      'The peace of Christ is not the absence of storms. He was asleep in the boat while it filled with water. It is also not numbness: he wept, was angry, and sweated with fear in a garden. Peace means that beneath the waves there is a floor. You may find it in the middle of trouble before the trouble has gone. If inner unrest is so strong that you can neither sleep nor sit, let a doctor see to it as well.',
    ],
    practices: [
      'Sit for ten minutes a day in silence, with one short word of prayer.',
      'Open the letter, literal or otherwise, that you have been avoiding.',
      'Take one step towards a person with whom you have no peace.',
      'Replace the first quarter of an hour of news with a psalm.',
      'Walk slowly for twenty minutes without a phone.',
      'Say at each doorway today the words peace be to this house.',
    ],
    encouragement: [
      'Peace has been made already, at great cost, and it is given away.',
      'The one who can speak to the wind is in your boat.',
      'You may be quiet without having everything settled.',
    ],
    prayers: [
      'Lord Jesus, you said peace to frightened people. Say it to me. Show me what stands between you and me, and take it away. Quiet the storm inside, or hold me in it. Amen.',
      'God of peace, my heart runs to and fro. Keep it, as a guard keeps a gate. Let me lean my mind on you. Make me a person who brings peace into rooms. Amen.',
    ],
    questions: [
      'Where are you least at peace just now, with God, with people or with yourself?',
      'How does the peace that Jesus gives differ from that of the world?',
      'What do you feed your mind with, and what does that do to you?',
      'What does Psalm 46 say by being still, in the midst of a world at war?',
    ],
    commitment:
      'This week, be silent before God for ten minutes each day, and take one step towards peace with one person.',
  },
  {
    id: 'gratitude',
    title: 'Gratitude',
    about: 'gratitude',
    signs: {
      strong: [
        'gratitude',
        'grateful',
        'be thankful',
        'give thanks in all',
        'ungrateful',
        'thankful heart',
        'count my blessings',
        'complain too much',
        'complaining',
        'grumble',
        'negative thinking',
        'take things for granted',
      ],
      weak: ['thank', 'blessing', 'gift', 'praise', 'complain', 'notice', 'enough', 'negative'],
    },
    understanding: [
      'One gets used to everything, to good things fastest of all. Gratitude is getting unused to them again.',
      'You notice that you complain more than you like. It is a habit of the eyes, and such habits can be changed.',
      'Being thankful when life is hard may feel like lying. It does not have to be.',
    ],
    passages: [
      {
        mark: '[[1 Thessalonians 5:18]]',
        note: 'In everything give thanks, Paul writes to people under pressure. He says in and not for everything.',
      },
      {
        mark: '[[Luke 17:15-19]]',
        note: 'Ten are healed, and one comes back, a foreigner. Jesus asks about the nine, and says to this one something more than healing.',
      },
      {
        mark: '[[Psalm 103:1-5]]',
        note: 'The singer speaks to his own soul and tells it not to forget. Then he makes a list.',
      },
      {
        mark: '[[Philippians 2:14-15]]',
        note: 'Do all things without grumbling: it makes people shine in a crooked world, says Paul, who is in prison.',
      },
      {
        mark: '[[Numbers 11:4-6]]',
        note: 'In the desert Israel remembers the fish and cucumbers of slavery, and despises bread from heaven. Complaint has a poor memory.',
      },
      {
        mark: '[[Colossians 3:15-17]]',
        note: 'Be thankful, Paul tells a church that has its troubles, and he shows what with: gratitude is to run through song, word and deed.',
      },
    ],
    guidance: [
      'Gratitude is learned like a language, by daily small amounts. Be exact. Not thank you for everything, but for the warm water this morning, the bus driver who waited, the fact that the pain let up at four. Write down three such things each evening and do not repeat any for a month. You will begin to look for them during the day, and that is the point: the eye changes. Then thank the persons concerned. Most people hear complaints by return of post and thanks never.',
      'Do not thank God for evil. Paul asks for thanks in all circumstances, since God is in all of them, and not because all of them are good. You can lament and give thanks within one prayer, as most psalms do. On bad days it may be no more than that somebody made tea. People in camps and hospital wards have found that one true thanks a day kept something alive in them which nobody could take away.',
      'Grumbling is catching, and so is gratitude. Notice at table, at work, in the chat group who starts and how you join in. Try a day without complaint; whoever fails begins again, laughing. What really is wrong should be said, to someone who can change it, and in a decent tone. The rest may be left. The one leper who turned back had lost time on his way home. He gained a face to thank.',
    ],
    practices: [
      'Write down three exact things each evening, and repeat none of them for a month.',
      'Write a letter of thanks to someone who did you good long ago.',
      'Keep one day free from complaint, and begin again whenever you fail.',
      'Say grace before each meal, slowly.',
      'Read Psalm 103 and make your own list after the fifth verse.',
      'Thank three people this week whom nobody ever thanks.',
    ],
    encouragement: [
      'Every thanks, however small, turns you round to face the giver.',
      'You will not run out. His mercies are new each day, and there is post every morning.',
      'Jesus noticed the one who came back. He was glad.',
    ],
    prayers: [
      'Father, I have taken so much for granted. Thank you for this day, for breath, for the people you have given me. Forgive my grumbling. Open my eyes, and let me say thank you before evening. Amen.',
      'Lord, it is not easy to be thankful just now. I will not pretend. Thank you all the same for what there is, and you know what I mean. Bless the ones who helped me. Keep my heart from turning sour. Amen.',
    ],
    questions: [
      'For what are you thankful today, as exactly as you can say it?',
      'What made the one leper come back, and what may have kept the nine?',
      'What is the difference between giving thanks in everything and for everything?',
      'How does complaining spread in a group, and how can it be turned?',
    ],
    commitment:
      'This week, write down three exact thanks each evening, and deliver one of them to the person concerned.',
  },
  {
    id: 'courage',
    title: 'Courage',
    about: 'courage',
    signs: {
      strong: [
        'courage',
        'courageous',
        'be brave',
        'boldness',
        'bold',
        'stand up for',
        'step out in faith',
        'coward',
        'timid',
        'strong and courageous',
        'take a risk',
        "daniel in the lions' den",
        'david and goliath',
      ],
      weak: ['brave', 'fear', 'strength', 'stand', 'risk', 'dare', 'strong', 'challenge'],
    },
    understanding: [
      'Something is asked of you that frightens you, and you would rather it were asked of somebody else. Moses felt the same.',
      'Courage is not for people who are made differently. It is for those whose knees shake and who go.',
      'It may be a conversation, a refusal, a new beginning, an operation. It is right to look for strength beforehand.',
    ],
    passages: [
      {
        mark: '[[Joshua 1:6-9]]',
        note: 'Three times Joshua is told to be strong. The reason is each time the same: the promise, the word, and God’s company.',
      },
      {
        mark: '[[1 Samuel 17:45-47]]',
        note: 'David does not trust his aim so much as the name in which he comes. The story is about God’s deliverance and not about giants in general.',
      },
      {
        mark: '[[Esther 4:15-16]]',
        note: 'Esther asks for others to fast with her, and then decides to go in, whatever may come. Her courage has company.',
      },
      {
        mark: '[[Acts 4:29-31]]',
        note: 'Threatened, the church does not pray for the danger to end but for boldness to speak.',
      },
      {
        mark: '[[Psalm 138:3]]',
        note: 'On the day I called you answered, says David, and made me bold with strength in my soul.',
      },
      {
        mark: '[[Deuteronomy 31:6]]',
        note: 'Moses, who will not come along, tells the people that the Lord goes with them and does not fail.',
      },
    ],
    guidance: [
      'Make the thing clear first. What exactly is right to do, and what are you afraid may happen? Write both down. Some fears shrink when they have a number. Then separate courage from recklessness: would a wise friend advise it, is it really yours, whom would it harm? Paul was let down in a basket by night; to avoid a danger may be wise. Courage serves something good. It does not need to prove itself.',
      'Ask for company, as Esther did. Tell two people the day and hour, and have them pray. Prepare your sentence. Stand upright, breathe out, and take the first small step before you have finished thinking: dial the number, ring the bell, say may I say something. It usually takes ten seconds of courage to begin, and then one is in the middle of it. If your voice trembles, let it tremble; the words are none the worse.',
      'God says be strong and straight away gives the reason: I am with you. So courage is not pumped up but borrowed. Remember earlier times when you were carried; David thought of the lion and the bear. And should it go wrong, you will not be left alone then either. The three in the furnace and the one on the cross did not have success guaranteed. They were faithful, and God was there. That is what the word means.',
    ],
    practices: [
      'Write down what is right to do and what you fear, side by side.',
      'Tell two people when you will do it, and ask for their prayers.',
      'Rehearse your first sentence aloud.',
      'Do one small brave thing each day for a week.',
      'Recall three times when you were afraid and it was all right.',
      'Stand beside someone else who has to be brave.',
    ],
    encouragement: [
      'He does not say be strong and then stay at home. He goes along.',
      'Brave people were mostly frightened people who were needed.',
      'Even if it fails, you will have done what was right, and he will be there.',
    ],
    prayers: [
      'Lord, you see what lies before me, and you see my knees. Make me bold with strength in my soul. Give me the right word at the right moment. Go in with me, and come out with me. Amen.',
      'Father, I have kept silent when I should have spoken. Forgive me, and give me another chance. Let love be larger in me than fear. Send me someone to stand beside me, and make me such a person for others. Amen.',
    ],
    questions: [
      'When did you do something although you were afraid?',
      'What reasons does God give Joshua for being strong?',
      'What can we learn from Esther about courage in company?',
      'How can courage be told apart from recklessness?',
    ],
    commitment:
      'This week, do one right thing that frightens you, tell someone beforehand, and report afterwards.',
  },
  {
    id: 'wisdom',
    title: 'Wisdom',
    about: 'wisdom',
    signs: {
      strong: [
        'wisdom',
        'wise',
        'foolish',
        'discernment',
        'need wisdom',
        'godly wisdom',
        'fear of the lord',
        'proverbs',
        'make wise choices',
        'good judgement',
        'understanding',
        'be wise',
      ],
      weak: ['know', 'learn', 'advice', 'counsel', 'fool', 'knowledge', 'prudent', 'mind'],
    },
    understanding: [
      'Wisdom is more than knowing a lot. It is knowing how to live, and it can be found in people who never went to a university.',
      'You sense that you need more than information. It is wise to notice that.',
      'Looking back, you may wince at things you said or chose. Even that is the beginning of learning.',
    ],
    passages: [
      {
        mark: '[[Proverbs 9:10]]',
        note: 'Reverence for God is where wisdom starts. One sees things rightly when one sees who is at the centre.',
      },
      {
        mark: '[[James 1:5]]',
        note: 'Wisdom may be asked for like bread. God gives it generously, and does not scold those who lack it.',
      },
      {
        mark: '[[James 3:13-17]]',
        note: 'James tells two kinds apart by their fruits: one brings envy and disorder, the other is pure, peaceable, gentle and open to reason.',
      },
      {
        mark: '[[1 Kings 3:9-12]]',
        note: 'Solomon might have asked for anything. He asks for a listening heart.',
      },
      {
        mark: '[[Proverbs 12:15]]',
        note: 'A fool thinks his own way right; the wise listen to advice. The difference lies in the ears.',
      },
      {
        mark: '[[1 Corinthians 1:22-25]]',
        note: 'God’s wisdom has the form of a cross and looks like foolishness. It turns the world’s scale upside down.',
      },
    ],
    guidance: [
      'The Bible’s wisdom begins with knowing that one is not God. Whoever reveres him need not be right at any price, can wait, and can be corrected. So the first practice is to ask, and not just in great matters: Lord, what do I not see here? The second is to listen: to those with other experiences, to the one who contradicts, to the body that is tired. A fool, in Proverbs, is not someone stupid but someone who can no longer be told anything.',
      'Read Proverbs, a chapter for each day of the month. They are observations on speech, work, money, anger, friendship. They tell what usually holds and are no guarantees; Job and Ecclesiastes were put beside them so that no one should make a formula of them. Sometimes two proverbs say opposite things, and wisdom is knowing which one fits. Look at consequences, your own and others’. Keep a page where you write what life has taught you, often at some cost.',
      'James gives a test for advice that calls itself spiritual: is it peaceable, gentle, open to reason, full of mercy, without pretence? Or does it stir up envy and make the speaker important? Do not decide when hungry, angry or in love within the hour. Ask someone old. And let the cross sit beside all cleverness: there God was wisest where he seemed weakest. A wise life is not always a successful one. It is a life that fits reality, and God is the deepest part of that.',
    ],
    practices: [
      'Read one chapter of Proverbs a day for a month, and copy out one line.',
      'Ask God each morning what you are not seeing.',
      'Seek advice from someone who is likely to contradict you.',
      'Wait a night before each important answer this week.',
      'Keep a page of lessons that you have learned the hard way.',
      'Ask an old person what they would do otherwise, and listen.',
    ],
    encouragement: [
      'Nobody has to hide from God that they have no wisdom. He is asked for it daily, and gives.',
      'Fools can become wise. The book of Proverbs would not have been written otherwise.',
      'He who asks the way is already on it.',
    ],
    prayers: [
      'God, give me a listening heart. I know much and understand little. Show me what I do not see. Put wise people in my way, and make me humble enough to hear them. Amen.',
      'Father, I have been foolish, and it has cost something. Thank you that you do not reproach me. Teach me from it. Let me become gentle, open to reason and full of mercy. Through Christ, who is your wisdom, Amen.',
    ],
    questions: [
      'Who is the wisest person you know, and how does one notice it?',
      'Why does wisdom begin with reverence for God?',
      'How can one tell, with James, false wisdom from true?',
      'What does it mean that the cross is the wisdom of God?',
    ],
    commitment: 'This week, read one chapter of Proverbs a day, and act on one line of it every day.',
  },
  {
    id: 'obedience',
    title: 'Obeying God',
    about: 'obeying God',
    signs: {
      strong: [
        'obedience',
        'obey god',
        'obey',
        'disobey god',
        "god's commandments",
        'ten commandments',
        'running from god',
        'keep the commandments',
        'god asks me',
        'do what god says',
        'hard to obey',
        'surrender to god',
        'submit to god',
      ],
      weak: ['command', 'law', 'surrender', 'follow', 'rule', 'will', 'listen', 'resist'],
    },
    understanding: [
      'Obedience is not a popular word, and it has been misused. With God it means trusting someone who loves you with the steering.',
      'Perhaps you know quite well what would be right, and do not want it. That is more honest than having a hundred questions.',
      'You may fear that God will ask the very thing you dread. Most people who go with him find out something different.',
    ],
    passages: [
      {
        mark: '[[John 14:21-23]]',
        note: 'Jesus joins love and keeping his word. Obedience is how love shows, and not how it is earned.',
      },
      {
        mark: '[[1 Samuel 15:22]]',
        note: 'Saul has kept back part of the spoil and calls it a sacrifice. Samuel tells him that to listen is better than to offer.',
      },
      {
        mark: '[[Jonah 1:1-3]]',
        note: 'Jonah hears and goes in the opposite direction, by ship. The book tells with humour how patient God is with him.',
      },
      {
        mark: '[[Exodus 20:1-3]]',
        note: 'Before the commandments comes what God has done: he led them out of slavery. The law is given to people already set free.',
      },
      {
        mark: '[[Luke 6:46-49]]',
        note: 'Two men build. From outside the houses look alike; the difference is in doing what one has heard, and the storm shows it.',
      },
      {
        mark: '[[Hebrews 5:7-9]]',
        note: 'Jesus prayed with loud cries, and learned obedience by what he suffered. He does not ask for it from above.',
      },
    ],
    guidance: [
      'God’s commands stand after I have brought you out. They are the way of living for people who have been freed, and so that they may stay free. Take one commandment and ask what it protects: rest, parents, life, marriage, property, a good name. Then ask what you would have to do tomorrow. Do it, without waiting for the whole to become clear. One understands the second step only after the first.',
      'If something in you resists, bring the resistance. Jonah argued, and God argued back, with a plant and a worm. Tell him what you fear to lose. Ask whether you believe that he is good, for there the matter is decided. And test whether it is truly he who asks: nothing which contradicts Christ or Scripture, nothing that harms others, nothing that only you and a voice know of. Let mature people check great and unusual steps.',
      'Obedience to God is one thing, obedience to people another. Parents, employers, leaders and husbands have limited authority, and none of them may demand sin, secrecy about wrong, or submission to violence. Peter said to the council that one must obey God rather than men. If you have disobeyed, do not add running away to it. God has a way of meeting runaways at the harbour, on the sea, and inside the fish; and the word came to Jonah a second time.',
    ],
    practices: [
      'Do today the one thing that you have known for weeks is right.',
      'Take one commandment, and ask what it protects in your life.',
      'Tell God honestly what you are afraid to lose.',
      'Read Jonah in twenty minutes, and notice the last sentence.',
      'Keep one promise this week exactly as you gave it.',
      'Ask a mature Christian to test with you a step that seems unusual.',
    ],
    encouragement: [
      'He does not command as a slave-driver does but as one who has just opened your chains.',
      'The word came to Jonah a second time. It comes to you again too.',
      'A house on rock is built of small things done.',
    ],
    prayers: [
      'Lord, I know what you want, and I do not want it yet. Make me willing to be willing. Show me that you are good. Let me take the first step today, and meet you on the way. Amen.',
      'Father, your Son learned obedience with tears. Teach me too. Forgive me for the times I called you Lord and did as I liked. Write your will in my heart, so that I may love what you command. Amen.',
    ],
    questions: [
      'What associations do you have with the word obedience?',
      'What does it change that the Ten Commandments begin with being set free?',
      'Why does Jonah run, and how does God deal with him?',
      'Where must a Christian refuse to obey people?',
    ],
    commitment:
      'This week, do one thing that you have long known God asks of you, and tell the group that it is done.',
  },
] as const satisfies readonly GuideTopic[];
