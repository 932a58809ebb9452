import type { GuideTopic } from '../types.ts';

/** Who I am, and living with others: friendship, love, envy, pride. */
export const selfAndOthersTopics = [
  {
    id: 'singleness',
    title: 'Being single',
    about: 'being single',
    signs: {
      strong: [
        'singleness',
        'single',
        'unmarried',
        'never married',
        'find a husband',
        'find a wife',
        'still single',
        'no one wants to marry me',
        'want to get married',
        'waiting for a spouse',
        'celibacy',
        'bachelor',
        'living alone',
      ],
      weak: ['alone', 'marriage', 'wedding', 'partner', 'lonely', 'content', 'wait', 'couple'],
    },
    understanding: [
      'There are single people who are content and single people who ache, and many who are both, on different days.',
      'At church nearly everything seems to be made for couples and families. It is not only your impression.',
      'If you are waiting for someone, it can feel as though real life had not yet begun. It has.',
    ],
    passages: [
      {
        mark: '[[1 Corinthians 7:32-35]]',
        note: 'Paul, unmarried himself, sees in single life an undivided freedom for the Lord. He says it for people’s good and lays no snare.',
      },
      {
        mark: '[[Matthew 19:10-12]]',
        note: 'Jesus speaks of those who live without marriage for the sake of the kingdom. It is not given to all, and it is no lesser way.',
      },
      {
        mark: '[[Mark 10:29-30]]',
        note: 'Those who left home and kin for Jesus receive brothers, sisters, mothers and children now, he says, along with troubles.',
      },
      {
        mark: '[[Psalm 68:6]]',
        note: 'God sets the solitary in families. A church in which single people stay alone contradicts this verse.',
      },
      {
        mark: '[[Isaiah 54:1-5]]',
        note: 'To a woman alone and childless the prophet speaks of a wide tent and of a maker who is her husband. It is a picture of God’s people, and it honours her.',
      },
      {
        mark: '[[Ruth 1:16-17]]',
        note: 'The most famous vow of loyalty in the Bible passes not between lovers but between two widows of different nations.',
      },
    ],
    guidance: [
      'Jesus was single, and Paul, and many of those by whom God did most. A single person is not a half. You may grieve over what you wish for and do not have, and tell God so; contentment does not mean having no wish. But do not put off living. Buy proper plates, travel, have guests, learn the instrument. Ask what your freedom is for, as hours and heart are things which others do not have in the same way.',
      'Build a family of another kind. Faithfulness is not only for the married: have two or three friends who know when you are ill, with whom feasts are fixed, who have your key. Be aunt or uncle to someone’s children. Say plainly what you need; families often do not notice. And if you would like to marry, it is no lack of faith to go where people are, to let friends introduce you, and to say yes to a coffee.',
      'Beware of two voices. One says that God will certainly send you someone if you are only patient or good enough; he has promised himself, and not that. The other says that something is wrong with you. Do not marry out of fear of being alone; nothing is lonelier than a bad marriage. And if desire is hard to live with, speak about it with a mature friend rather than bearing it in silence.',
    ],
    practices: [
      'Invite people to your table this week without waiting for an occasion.',
      'Agree with two friends on a fixed evening, and on who has whose key.',
      'Tell a family at church that you would like to be part of an ordinary day.',
      'Start one thing that you had put off until you were married.',
      'Pray honestly for what you wish, and then for one other single person.',
      'Use one free evening a week for something that a parent could not do.',
    ],
    encouragement: [
      'Your life has begun, and God is not saving his best for couples.',
      'Ruth’s promise to a friend was the start of a royal line. Loyalty is never a second choice.',
      'You belong to someone already, entirely and for ever.',
    ],
    prayers: [
      'Lord, you know whether I am content today or lonely. I tell you what I wish for. Let me not put off living. Give me people to belong to, and make my freedom a gift for others. Amen.',
      'Jesus, you lived without a wife or a child, and nobody loved more than you. Teach me your way. When I come home to empty rooms, be there. Guard me from bitterness and from choosing out of fear. Amen.',
    ],
    questions: [
      'What is good about the single life, and what is hard in our church in particular?',
      'What does Jesus promise in Mark 10, and through whom does he keep it?',
      'How can friendship be given more weight and reliability among us?',
      'What should married people stop saying to single people?',
    ],
    commitment:
      'This week, let a single person and a family share one ordinary meal, at whichever table you sit.',
  },
  {
    id: 'dating',
    title: 'Dating and finding someone',
    about: 'dating and finding someone',
    signs: {
      strong: [
        'dating',
        'date someone',
        'boyfriend',
        'girlfriend',
        'relationship advice',
        'courtship',
        'break up',
        'breakup',
        'broke up',
        'crush',
        'unequally yoked',
        'marry a non-christian',
        'unbeliever boyfriend',
        'right person to marry',
        'falling in love',
      ],
      weak: ['love', 'relationship', 'heartbreak', 'together', 'feelings', 'trust', 'app', 'right'],
    },
    understanding: [
      'Falling in love is delightful and unsettling. It makes sense to want a second light besides one’s own heart.',
      'You wonder whether this is the right person, or how one meets such a person at all. The questions are old, even if the apps are new.',
      'If it has just ended, it may feel as though nothing would ever be good again. That will not stay so.',
    ],
    passages: [
      {
        mark: '[[1 Corinthians 13:4-7]]',
        note: 'Love is described by its conduct. One may put a name in the place of love, the other’s and one’s own, and read it honestly.',
      },
      {
        mark: '[[Song of Solomon 8:4]]',
        note: 'Do not stir love up too soon. The song knows how strong it is once it is awake.',
      },
      {
        mark: '[[2 Corinthians 6:14]]',
        note: 'Paul warns against an unequal yoke, with idols and false partnerships in view. Christians have long applied it to marriage: two who pull in different directions.',
      },
      {
        mark: '[[Proverbs 31:30]]',
        note: 'Charm deceives and beauty passes; the fear of the Lord lasts. A mother tells this to her royal son who is choosing.',
      },
      {
        mark: '[[Genesis 24:12-14]]',
        note: 'A servant looking for a wife for Isaac prays, and watches for kindness: he waits for one who would draw water for thirsty camels as well.',
      },
      {
        mark: '[[Ruth 3:10-11]]',
        note: 'Boaz values Ruth’s loyalty, and everyone in the town knows what she is like. Character shows in public and over time.',
      },
    ],
    guidance: [
      'Look less for sparks than for character. How does this person treat waiters, parents, money, and you when you say no? Do they keep promises, apologise, laugh at themselves? Is Christ at the centre for both of you, or do you hope that it will come? Marrying someone who does not share your faith means being alone at the deepest point; Paul advises against it, kindly and clearly. See each other in all weathers: tired, ill, with your family, with theirs.',
      'Go slowly with the body, and with promises also. Closeness makes one blind to warning signs, and so it is worth deciding beforehand how far you will go, and saying so. Keep your friends, your church and your own bed. Ask two older people who know you both what they see. Take seriously if someone wants to control your phone, cuts you off from friends, frightens you or presses you. It will not get better after the wedding. You may end it, today, with help.',
      'When it ends, do it in person if you safely can, clearly, without cruelty and without a door left half open. If you were left, weep, eat, delete the pictures for now, and let friends sit with you. You are not less worth loving than last week. Ask in a few months what you have learned. There is not only one right person whom one could miss; there are people with whom, before God, one can build.',
    ],
    practices: [
      'Write down five things in a person’s character that are not open to negotiation.',
      'Ask two people who know you both for an honest opinion.',
      'Talk in the first weeks about faith, children, money and limits.',
      'Spend time together in serving others, and watch each other there.',
      'Keep one evening a week for your friends.',
      'End contact for a while after a break-up, so that it can heal.',
    ],
    encouragement: [
      'You do not have to win anybody. You are loved before the first message is answered.',
      'The servant found Rebekah by looking for kindness. It is still a good sign.',
      'A broken heart mends, and may come out wider.',
    ],
    prayers: [
      'Lord, I would like to love and be loved. Guard my heart from haste and from fear. Show me people as they are. Teach me to be someone with whom another could live. Lead me, or lead us, in your good way. Amen.',
      'Father, it is over, and it hurts. Be near to me in the evenings. Keep me from running back or running on. Bless the one who has gone. Let me come out of it wiser and not harder. Amen.',
    ],
    questions: [
      'What do you look for in a person, and what would the Bible add?',
      'Why is sharing the faith so important for a marriage?',
      'Which warning signs do people in love tend to overlook?',
      'How can friends and church accompany couples without meddling?',
    ],
    commitment:
      'This week, have one honest conversation, with the one you love or with an older friend, about what matters most in choosing.',
  },
  {
    id: 'engagement',
    title: 'Engagement and preparing for marriage',
    about: 'engagement and preparing for marriage',
    signs: {
      strong: [
        'engagement',
        'engaged',
        'fiance',
        'fiancee',
        'getting married',
        'preparing for marriage',
        'wedding planning',
        'premarital counselling',
        'ready for marriage',
        'propose to',
        'cold feet',
        'before the wedding',
        'our wedding',
      ],
      weak: ['wedding', 'vow', 'plan', 'promise', 'ready', 'together', 'ceremony', 'future'],
    },
    understanding: [
      'You have promised yourselves to each other, or are about to. It is a time of joy, and often of surprisingly many arguments about chairs.',
      'Doubts before such a step are quite usual. It is worth finding out which are nerves and which are telling you something.',
      'You would like to start well. The wedding lasts one day, and what you are preparing is everything after it.',
    ],
    passages: [
      {
        mark: '[[Genesis 2:23-24]]',
        note: 'The man’s first recorded words are a cry of joy at seeing the woman. Then comes the pattern: leave, hold fast, become one.',
      },
      {
        mark: '[[Luke 14:28-30]]',
        note: 'Jesus says of discipleship that one counts the cost before building a tower. It is good sense for marriage as well.',
      },
      {
        mark: '[[Ruth 1:16-17]]',
        note: 'A vow in the Bible: where you go, your people, your God, until death. It holds in bad days, for it was made in them.',
      },
      {
        mark: '[[Psalm 127:1]]',
        note: 'Unless the Lord builds the house, the work is vain. That is a sentence to write inside a cupboard door.',
      },
      {
        mark: '[[John 2:1-5]]',
        note: 'Jesus comes to a wedding as a guest, and his mother notices what is lacking. Invite him, and say to him what has run out.',
      },
      {
        mark: '[[Colossians 3:12-14]]',
        note: 'What people wear is described here: compassion, kindness, patience, and over it all love.',
      },
    ],
    guidance: [
      'Use the time for talking. About money, who earns, who owes, who decides. About children, how many, and what if none come. About faith: will you pray together, and which church? About parents and feasts. About work, moving, housework. About how you quarrel and make up. About sex, with your fears and hopes. Where you find no agreement, do not trust that marriage will settle it. Many churches offer a course of preparation; it is the best wedding present that you can give yourselves.',
      'Leaving comes before cleaving. You will be a new family; parents remain dear and become advisers who are asked. Decide together what you will do at the next feast, and let each tell it to their own. Keep the wedding as large as your means, and no larger; no marriage was ever better for a loan. And keep back what belongs to marriage until then. You are learning to wait for each other, and you will need that more than once.',
      'Examine doubts in daylight. Nerves say: will I be up to it? They go away as you talk. A warning says: I am afraid of him, she lies, he drinks, I am hoping to change her, everyone who loves me is worried. Then stop, put it off, or end it. A cancelled wedding is a sad day; a wrong one is a sad life. No deposit, dress or guest list is worth it, and God will think no less of you.',
    ],
    practices: [
      'Talk through one of the large subjects each week, with paper and pencil.',
      'Register for a marriage preparation course, or ask your pastor for one.',
      'Lay all incomes, debts and savings open to each other.',
      'Ask a couple of forty years’ standing what they would do again, and what not.',
      'Pray together once a day, if only a sentence each.',
      'Agree with each other, in daylight, how you want to wait.',
    ],
    encouragement: [
      'You need not know how to be married for fifty years. You will be given it a day at a time.',
      'Where Jesus is invited, something good is made out of plain water.',
      'Grace holds more marriages together than talent does.',
    ],
    prayers: [
      'Lord, we want to spend our lives together, and we are happy and a little afraid. Build our house. Show us what we still have to say to each other. Keep the wedding from hiding the marriage. Be our guest every day. Amen.',
      'Father, I am unsure, and I do not know whether these are nerves or a warning. Give me clarity and the courage to follow it. Let us be honest with each other. Lead us to what is good. Amen.',
    ],
    questions: [
      'Which subjects do couples most often avoid before the wedding?',
      'What does it mean in practice to leave father and mother?',
      'How would you tell ordinary nerves from a real warning?',
      'What can our church offer to couples before and after their wedding?',
    ],
    commitment:
      'This week, hold one conversation that you have been avoiding, and pray together, or pray for an engaged couple by name.',
  },
  {
    id: 'friendship',
    title: 'Friendship',
    about: 'friendship',
    signs: {
      strong: [
        'friendship',
        'make friends',
        'best friend',
        'good friend',
        'be a better friend',
        'losing a friend',
        'fake friends',
        'bad company',
        'lost a friendship',
        'friends are distant',
        'bad influence',
        'close friend',
        'true friend',
      ],
      weak: ['friend', 'loyal', 'trust', 'company', 'share', 'support', 'together', 'listen'],
    },
    understanding: [
      'Friendship is the love one need not have, and perhaps therefore so precious. It is seldom preached about and dearly missed.',
      'As a grown person it can be hard to find friends. Everybody is busy, and nobody wants to be the first to ask.',
      'You may be sad about a friendship that has grown thin or has ended. It is a real loss, though there is no ceremony for it.',
    ],
    passages: [
      {
        mark: '[[John 15:13-15]]',
        note: 'Jesus calls his disciples friends and no longer servants, and gives two signs: he lays down his life, and he tells them what he knows.',
      },
      {
        mark: '[[1 Samuel 18:1-4]]',
        note: 'The king’s son gives a shepherd boy his own robe and bow. Jonathan’s friendship costs him a throne.',
      },
      {
        mark: '[[Proverbs 17:17]]',
        note: 'A friend loves at all times; hard times show what a brother is for.',
      },
      {
        mark: '[[Proverbs 27:5-6]]',
        note: 'Wounds from a friend who speaks the truth are to be trusted. A hidden love that says nothing does not help.',
      },
      {
        mark: '[[1 Corinthians 15:33]]',
        note: 'Paul quotes a saying: bad company spoils good character. The company people keep shapes them.',
      },
      {
        mark: '[[Ecclesiastes 4:9-10]]',
        note: 'If one falls, the other lifts him up; the Preacher is sorry for the one who falls alone.',
      },
    ],
    guidance: [
      'Friendship needs time, repetition and a little courage. Somebody has to ask first, and it may as well be you. Choose something regular and easy: the first Friday, a walk on Saturdays, a call on the way home. Tell a little more of yourself than you need to, and see how it is received. Remember birthdays and interviews. Turn up when there is trouble, with soup and without wisdom. In this way acquaintances slowly turn into friends; it takes many ordinary hours.',
      'A good friend is loyal and truthful. Jonathan defended David before his own father. Nathan told David what no one else dared to say. Let your friends know that they may say hard things to you, and be sparing and kind when you do it. Keep secrets, unless somebody is in danger. Do not keep a tally of who rang last. Forgive small things without mentioning them. And let friends have other friends.',
      'Some company pulls one down. You need not despise anyone; Jesus ate with all. But ask: after an evening with them, am I more or less the person I want to be? If less, take more distance, and see them in better company. When a friendship ends, find out whether something can be put right, and if not, let it go with thanks for what it was. And behind all friends stands one who calls you by that name himself.',
    ],
    practices: [
      'Ring or write to one friend today from whom you have not heard for months.',
      'Fix one regular meeting with someone, with a day and a place.',
      'Tell a friend something true that you do not usually say.',
      'Ask one friend what they see in you that you do not see.',
      'Do a friend a service that costs you half a day.',
      'Pray by name for three friends.',
    ],
    encouragement: [
      'Jesus had friends, needed them and was let down by them. He kept calling them that.',
      'It is never too late for a first coffee.',
      'One faithful friend is a great deal, and to be one lies in your power.',
    ],
    prayers: [
      'Lord Jesus, thank you that you call me your friend. Give me people to whom I may be close. Make me loyal and honest, and patient when it takes time. Comfort me over those I have lost. Amen.',
      'Father, I bring my friends before you, each by name. You know what burdens them. Show me how I can be a good friend this week. Keep us from envy and gossip, and lead us all to you. Amen.',
    ],
    questions: [
      'Who is or was your closest friend, and how did it begin?',
      'What did Jonathan’s friendship cost him?',
      'How can a friend wound in a way that heals?',
      'What makes friendship between adults so hard nowadays, and what could help?',
    ],
    commitment:
      'This week, take the first step towards one person, and tell one old friend what they mean to you.',
  },
  {
    id: 'jealousy',
    title: 'Envy and jealousy',
    about: 'envy and jealousy',
    signs: {
      strong: [
        'jealousy',
        'jealous',
        'envy',
        'envious',
        'everyone else has',
        'others have it better',
        'jealous of my friend',
        'jealous of my sister',
        'comparing myself to others',
        'why do others get',
        "resent other people's success",
      ],
      weak: ['compare', 'unfair', 'success', 'others', 'want', 'inferior', 'social', 'rival'],
    },
    understanding: [
      'Envy is among the few sins that give no pleasure at all. It hurts, and one is ashamed of it into the bargain.',
      'You see what others have, and suddenly your own life looks shabby. That sting shows a wish that is worth knowing.',
      'Jealousy in love, friendship or at work mostly comes from fear: that there will not be enough left for you.',
    ],
    passages: [
      {
        mark: '[[Psalm 73:2-5]]',
        note: 'Asaph admits that he envied the arrogant when he saw their good life, and that it nearly brought him down.',
      },
      {
        mark: '[[1 Samuel 18:6-9]]',
        note: 'Women sing of Saul’s thousands and David’s ten thousands. From that day Saul eyes David, and it ends in spears.',
      },
      {
        mark: '[[Proverbs 14:30]]',
        note: 'A calm heart gives life to the body, and envy is rot in the bones. The proverb knows what it does to health.',
      },
      {
        mark: '[[John 21:20-22]]',
        note: 'Peter has just heard what lies ahead of him, and he asks about John. Jesus tells him, in effect, that this is none of his business, and calls him to follow.',
      },
      {
        mark: '[[1 Corinthians 12:15-18]]',
        note: 'A foot that would like to be a hand: Paul answers that God has placed each part as he chose.',
      },
      {
        mark: '[[Genesis 30:1]]',
        note: 'Rachel has the love that her sister longs for, and Leah the children that Rachel longs for. Each envies the other.',
      },
    ],
    guidance: [
      'Say it to God as it is: I am envious of her, because of this. It loses power when it has been said. Then look at the wish underneath. Do you want a child, recognition, a home, to be chosen? Ask for that, openly, instead of grudging it to another. Remember that you see other people’s shop window and your own back room. Rachel and Leah lived under one roof, and each of them thought that the other was the happy one.',
      'Act against it. Congratulate the person, in words, and pray that it may go well with them. It sticks in the throat and loosens the grip. Stay away from the screens on which you compare most. Thank God each evening for three things in your own life by name. When Peter looked at John, Jesus did not argue about who was better off. He gave Peter back his own road. What is yours to do today?',
      'If jealousy drives you to check someone’s phone, to follow them or to keep them from friends, that is not love but control, and it does harm. Tell someone and look for help. If you are the favourite, be careful with the envious; Joseph might have left his coat at home. And where there is real injustice, another’s promotion by fraud, a will that passed you over, it is not envy to name it. Do so, and then leave it with God.',
    ],
    practices: [
      'Finish before God the sentence: I envy this person, because I long for that.',
      'Congratulate the person aloud or in writing.',
      'Pray for their success each day for a week.',
      'Keep off for seven days the screen on which you compare yourself.',
      'Write down three things which someone else might envy you for.',
      'Ask what is yours to do today, and do that.',
    ],
    encouragement: [
      'God has not given your portion to someone else.',
      'Asaph’s feet had almost slipped, and he could still write a psalm about it.',
      'Jesus turned Peter back to his own road. Yours has the footprints of the Lord on it too.',
    ],
    prayers: [
      'Lord, I am envious, and I do not like it. You know what I really long for. I tell you so instead of grudging it to others. Bless this person, and mean it in me more than I can. Show me my own road. Amen.',
      'Father, you have enough for all your children. Forgive me that I look sideways. Open my eyes for what you have given me. Heal the fear that I shall come off badly. Make me glad at other people’s joy. Amen.',
    ],
    questions: [
      'Whom do you envy most easily, and what does that tell you about your wishes?',
      'How does envy grow in Saul, and where might he have stopped it?',
      'What does Jesus’ answer to Peter in John 21 free us from?',
      'How can we celebrate one person’s joy in a group in which others lack it?',
    ],
    commitment: 'This week, congratulate one person whom you envy, and pray for their good each day.',
  },
  {
    id: 'pride',
    title: 'Pride',
    about: 'pride',
    signs: {
      strong: [
        'pride',
        'proud',
        'arrogant',
        'arrogance',
        'ego',
        'conceited',
        'self-righteous',
        'selfish',
        'selfishness',
        'think i am better',
        'boast',
        'vanity',
        'know-it-all',
        "can't admit i'm wrong",
      ],
      weak: ['humble', 'self', 'better', 'praise', 'admit', 'wrong', 'superior', 'status'],
    },
    understanding: [
      'Pride is hard to see in oneself; one notices it mostly by the fact that others’ pride is so annoying.',
      'You ask about it, which the proud seldom do. That is no small thing.',
      'Often pride is a wall with a frightened person behind it. It may help to look at both.',
    ],
    passages: [
      {
        mark: '[[Luke 18:9-12]]',
        note: 'A good man thanks God that he is not like others. Jesus tells the story to those who trusted in themselves and despised everyone else.',
      },
      {
        mark: '[[Proverbs 16:18]]',
        note: 'Pride comes before a fall. The proverb has become common property because it has so often been observed.',
      },
      {
        mark: '[[Daniel 4:30-34]]',
        note: 'The king looks down from his roof and speaks of the city that he built. He loses his reason, and regains it when he lifts his eyes to heaven.',
      },
      {
        mark: '[[1 Peter 5:5-6]]',
        note: 'God opposes the proud and gives grace to the humble. Peter, who had boasted and fallen, knows what he is writing about.',
      },
      {
        mark: '[[1 Corinthians 4:7]]',
        note: 'What do you have that you were not given? With one question Paul takes the ground away from boasting.',
      },
      {
        mark: '[[James 4:13-16]]',
        note: 'Merchants plan their year as though they owned tomorrow. James calls it arrogance, and puts if the Lord wills before it.',
      },
    ],
    guidance: [
      'Pride has several faces. There is the loud one that boasts. There is the pious one, which is glad not to be like that tax collector. There is the touchy one, which cannot bear criticism. And there is one that looks like modesty and thinks of itself all day. What they share is that I stand in the middle. Ask a person who loves you which one is yours. Bear the answer for a day before you reply.',
      'Against pride it hardly helps to think badly of oneself; one is then still at the same subject. It helps to look up and to look round. Up: what do I have that was not given to me? Name it, from your health to your mother tongue. Round: who is better than I am at something, and have I told them? Then practise sentences: I was wrong; I do not know; could you help me; that was your idea. They can be learned.',
      'The king on the roof came to his senses when he lifted his eyes. Worship is the best cure, since there one is rightly small and at the same time loved. Do something useful that is beneath you, and tell nobody. When you are praised, say thank you and pass it on to God. When you are corrected, look for the grain of truth first. And if you need to be great out of fear of being nothing, hear that you are already somebody’s beloved child.',
    ],
    practices: [
      'Ask someone who loves you where they notice pride in you, and do not answer for a day.',
      'Say I was wrong once this week without an addition.',
      'Give the credit for something to the person to whom it is due.',
      'Do a lowly task in secret.',
      'Make a list of things that you have and did not earn.',
      'Let another have the last word in one conversation.',
    ],
    encouragement: [
      'God resists the proud, and nobody is nearer to grace than a proud person who stops.',
      'Peter boasted most and fell furthest, and wrote those words on humility afterwards.',
      'It is restful not to have to be the best.',
    ],
    prayers: [
      'God, be merciful to me. I have thought too much of myself and too little of others. Everything I have is from you. Teach me to say that I was wrong. Let me be small before you and glad of it. Amen.',
      'Lord Jesus, you were the highest and took the last place. Take from me the need to shine. Show me the fear behind my pride, and love me there. Make me free to praise others. Amen.',
    ],
    questions: [
      'In which of its forms do you know pride best: loud, pious, touchy or falsely modest?',
      'What exactly is wrong with the Pharisee’s prayer in Luke 18?',
      'How did the king of Babylon come to his senses?',
      'How can a group help one another to take criticism well?',
    ],
    commitment:
      'This week, admit one mistake without excuse, and praise two people sincerely for what they do better than you.',
  },
  {
    id: 'humility',
    title: 'Humility',
    about: 'humility',
    signs: {
      strong: [
        'humility',
        'humble',
        'humble myself',
        'meekness',
        'meek',
        'modesty',
        'how to be humble',
        'last shall be first',
        'servant heart',
        'wash feet',
        'lowly',
        'serve others first',
      ],
      weak: ['serve', 'pride', 'low', 'gentle', 'self', 'honour', 'others', 'place'],
    },
    understanding: [
      'Humility is often taken for thinking little of oneself. It is nearer to thinking of oneself less, and seeing clearly.',
      'You would like to become more humble, and it is one of those things that vanish as soon as one looks at them.',
      'Perhaps you have been told to be humble by people who wanted you to be silent. That is not what is meant here.',
    ],
    passages: [
      {
        mark: '[[Philippians 2:5-8]]',
        note: 'An early Christian hymn: he who was in the form of God did not cling to it but emptied himself. It is quoted to people who were jostling for place.',
      },
      {
        mark: '[[Matthew 11:29]]',
        note: 'When Jesus speaks of his own heart, he uses the words gentle and lowly.',
      },
      {
        mark: '[[Micah 6:8]]',
        note: 'After asking what costly offerings might please God, the prophet names justice, mercy and walking humbly.',
      },
      {
        mark: '[[John 13:3-5]]',
        note: 'Jesus knows that everything has been put in his hands, and with those hands he takes a towel. He can stoop because he is secure.',
      },
      {
        mark: '[[Romans 12:3]]',
        note: 'Not to think of oneself more highly than one ought, but soberly: Paul wants a right measure and no self-contempt.',
      },
      {
        mark: '[[Luke 14:8-11]]',
        note: 'Watching guests choose the best seats, Jesus gives them a piece of table wisdom that reaches to heaven.',
      },
    ],
    guidance: [
      'John says that Jesus knew where he came from and where he was going, and therefore could kneel. Humility grows out of being sure of love. Those who must prove nothing can take the lowest place without feeling smaller. So begin not by putting yourself down but by letting yourself be told who you are: a creature, dependent on every breath; a sinner, forgiven; a child, beloved. All three together make a person sober and cheerful.',
      'Practise it in small things. Let someone else go first, choose the film, tell the story. Ask more questions than you give answers. Do the work that falls between everyone’s duties. Learn from a child, from an opponent, from the cleaner. Accept help and compliments with a simple thank you; refusing them may be pride too. Do not talk about your humility. If you notice that you are becoming humble, laugh, and do the washing-up.',
      'Humility is not letting oneself be trampled on. Jesus, meek as he was, contradicted the powerful and answered the one who struck him. Mary praises God for putting down the mighty and lifting up the lowly. If you have been kept small all your life, humility may mean at last believing God about your worth, and raising your voice. For the strong it means stepping down; for the crushed, standing up straight. The measure is the same: what is true before God.',
    ],
    practices: [
      'Take the least comfortable seat or task today without mentioning it.',
      'Ask three questions in a conversation before you tell anything of your own.',
      'Ask someone younger to teach you something.',
      'Accept one compliment with thank you, and nothing else.',
      'Read the hymn in Philippians 2 on your knees.',
      'Ask for help with something that you could just manage alone.',
    ],
    encouragement: [
      'The lowest place is the one where you are sure of meeting Jesus.',
      'You are dust that God has breathed into. Both halves of that are good to know.',
      'Those who stoop in love lose nothing of their height.',
    ],
    prayers: [
      'Lord Jesus, gentle and lowly in heart, teach me. I do not have to be great; you are. Show me today whose feet I may wash. Free me from watching myself. Let me walk humbly with my God. Amen.',
      'Father, you lift up the lowly. Where I have made myself too large, bring me down gently. Where others have made me too small, raise me up. Let me see myself as you do, and then forget myself. Amen.',
    ],
    questions: [
      'Whom do you know who is truly humble, and what is it like to be with them?',
      'Why can Jesus wash feet, according to John 13?',
      'What is the difference between humility and poor self-esteem?',
      'How can talk about humility be misused, and how can we prevent it?',
    ],
    commitment:
      'This week, do one hidden service each day that nobody asked you for and nobody will hear about.',
  },
  {
    id: 'self-worth',
    title: 'Self-worth',
    about: 'self-worth',
    signs: {
      strong: [
        'self-worth',
        'self-esteem',
        'self esteem',
        'low self-esteem',
        'worthless',
        'not good enough',
        'i hate myself',
        'insecure',
        'insecurity',
        'feel inferior',
        'feel like a failure',
        'i am a failure',
        'inadequate',
        'confidence',
      ],
      weak: ['worth', 'value', 'fail', 'doubt', 'compare', 'weak', 'voice', 'praise', 'belittle'],
    },
    understanding: [
      'There is a voice that goes through your day and comments on everything, and it is not kind. You have heard it so long that it sounds like the truth.',
      'You compare and come off badly, or you achieve a good deal and still feel like a fraud. Both are tiring.',
      'You have a worth that was there before any achievement. It is one thing to know that and another to live from it.',
    ],
    passages: [
      {
        mark: '[[Luke 12:6-7]]',
        note: 'Sparrows were sold at five for two small coins, the fifth thrown in. Not even that one is forgotten, says Jesus to frightened disciples.',
      },
      {
        mark: '[[Psalm 8:3-5]]',
        note: 'Under the night sky the psalmist wonders why God should think of human beings, and finds that he has crowned them with honour.',
      },
      {
        mark: '[[Isaiah 43:4]]',
        note: 'God says to a scattered people in exile that they are precious in his sight, honoured and loved.',
      },
      {
        mark: '[[1 John 3:1]]',
        note: 'John marvels that believers should be called children of God, and adds that they really are.',
      },
      {
        mark: '[[Exodus 4:10-12]]',
        note: 'Moses does not think that he can speak. God does not praise his talent but asks who made the mouth, and promises to go with it.',
      },
      {
        mark: '[[Zephaniah 3:17]]',
        note: 'After severe words comes a picture of God rejoicing over his people with singing. It is said of Jerusalem restored.',
      },
    ],
    guidance: [
      'Find out whose voice it is. A father who was never satisfied, a teacher, a class, a former partner? The sentence was once said by a person, and that person was not God. Write it down, with the sender. Then set beside it what God says to his people: made in his image, called by name, bought at a price, his child. You will not feel it at once. Repeat it as the other was repeated, daily, aloud and for a long time.',
      'Worth is not the same as confidence. Moses had none, and went. You may be unsure and still do the next right thing; courage usually comes afterwards. Set yourself tasks that are small enough to be done, and do not cross out in your head what went well. Stop the jokes against yourself. When somebody praises you, believe them for the length of a breath. And spend less time with people who need you small.',
      'To hate oneself is not humility. It concerns a person for whom Christ died, and you have no permission to treat them like that. Speak to yourself as you would to a frightened child. If the voice does not stop, if it tells you to harm yourself, or if it comes from things that were done to you, then go to a doctor or counsellor; this can be treated. And look for a small group of people before whom you do not need to shine.',
    ],
    practices: [
      'Write down the harshest sentence, name who first said it, and write God’s answer beneath.',
      'Read Psalm 8 aloud under the open sky.',
      'Note each evening two things that went well, without a but.',
      'Thank the next person who praises you, and do not contradict.',
      'Do one thing this week that you have avoided out of insecurity, in a small form.',
      'Leave or shorten one meeting with someone who belittles you.',
    ],
    encouragement: [
      'The fifth sparrow, thrown in for nothing, is on God’s mind. So are you.',
      'You were worth the life of his Son before you had done anything at all.',
      'What others have called you is not your name.',
    ],
    prayers: [
      'Father, I find it hard to believe that I am worth anything. You say that I am. Let your voice become louder than the other. Help me to be kind to the person whom you love. Amen.',
      'Lord, you made my mouth and my hands. I have despised them. Forgive me, and go with me into what I am afraid of. Give me friends before whom I need not shine. Teach me to live as your child. Amen.',
    ],
    questions: [
      'From where did you get the picture that you have of yourself?',
      'What does Jesus want to say with the sparrows?',
      'How does God answer the insecurity of Moses, and what does he not say?',
      'How can we encourage one another without flattery?',
    ],
    commitment:
      'This week, say nothing bad about yourself, and tell one person each day something good that you see in them.',
  },
  {
    id: 'identity',
    title: 'Identity in Christ',
    about: 'identity in Christ',
    signs: {
      strong: [
        'identity in christ',
        'who am i in christ',
        'who am i',
        'identity',
        'child of god',
        'new creation',
        'adopted by god',
        'what god says about me',
        'find myself',
        'lost my identity',
        'in christ',
      ],
      weak: ['self', 'name', 'belong', 'new', 'child', 'adopt', 'define', 'role'],
    },
    understanding: [
      'Who am I, when the roles fall away, job, body, family, reputation? It is a question one cannot answer in front of a mirror.',
      'Around you people are told to invent themselves. It sounds like freedom and can be very tiring.',
      'The New Testament answers the question differently: by saying whose you are.',
    ],
    passages: [
      {
        mark: '[[Galatians 2:20]]',
        note: 'Paul describes a change of owner at the very centre: the life that he lives now is lived by trust in the one who loved him and gave himself.',
      },
      {
        mark: '[[2 Corinthians 5:17]]',
        note: 'Whoever is in Christ belongs to the new creation. Paul says it while explaining why he no longer judges anybody by outward standards.',
      },
      {
        mark: '[[Ephesians 1:3-6]]',
        note: 'One long sentence of praise: blessed, chosen, made holy, adopted, in the Beloved. Each of these is given and none is achieved.',
      },
      {
        mark: '[[Galatians 3:26-28]]',
        note: 'All are children of God through faith. The old lines between peoples, classes and sexes no longer decide on anyone’s standing.',
      },
      {
        mark: '[[1 Peter 2:9-10]]',
        note: 'Peter tells scattered strangers in Asia Minor who they are: a people who once were no people and have received mercy.',
      },
      {
        mark: '[[Colossians 3:1-4]]',
        note: 'What believers now are is still hidden with Christ. It will be seen fully when he is.',
      },
    ],
    guidance: [
      'Paul’s favourite phrase is a small one: in Christ. What is true of him is counted as true of those who trust in him. He died, and their old standing died with him. He is the beloved Son, and they are welcomed as children. So identity is not something you must find inside or build up outside; it is received, like a name at baptism. You may say on a grey Monday: I am in Christ. Nothing that happens today can make it untrue.',
      'Much unrest comes from looking for a self in things that can be lost. I am what I earn, what I can do, what others think, what I desire, what was done to me. All these are parts of your story. None is the title. Notice what would make you feel like nobody if it were taken away; there you have probably put the weight of your identity. Bring it back, and hold it as a gift and not as a name.',
      'A new identity is learned by living in it. Adopted children need years to believe that they may open the fridge. So practise: pray as a child, not as an applicant; confess without fear of being thrown out; treat others as people whom Christ has taken in, too. Baptism and the Lord’s table are there to tell you with water and bread. If you are working through questions of origin or gender, or a painful past, do it with wise company, and from this firm ground.',
    ],
    practices: [
      'Read Ephesians 1 aloud with I and me in the place of we and us.',
      'Write down what would make you feel like nobody if you lost it.',
      'Recall your baptism when you wash your face in the morning.',
      'Introduce yourself once without mentioning your job.',
      'Begin one prayer each day with the word Father, and stop there for a while.',
      'Tell another Christian who they are, using one phrase from 1 Peter 2.',
    ],
    encouragement: [
      'Your life is hidden with Christ in God. It could not be kept in a safer place.',
      'You are not what you did last, nor what was done to you. You are his.',
      'It has not yet appeared what you will be. The best is still to be unveiled.',
    ],
    prayers: [
      'Father, you call me your child. I have looked for my name in so many other places. Let me hear it from you. When I succeed and when I fail today, keep me in Christ. Amen.',
      'Lord Jesus, you loved me and gave yourself for me. I do not want to invent myself any longer. Live in me. Teach me to see others by the same light. Hold me hidden in you until you appear. Amen.',
    ],
    questions: [
      'How would you finish the sentence I am, without naming your work or your family?',
      'What does Paul mean by in Christ, and what difference does it make on a Monday?',
      'Where do people around us look for identity, and what does it cost them?',
      'How does Galatians 3:28 change the way we see each other?',
    ],
    commitment:
      'This week, begin each day with one sentence from Ephesians 1 about who you are in Christ, said aloud.',
  },
  {
    id: 'purpose',
    title: 'Meaning and purpose',
    about: 'meaning and purpose',
    signs: {
      strong: [
        'purpose',
        'meaning of life',
        'why am i here',
        'life has no meaning',
        'meaningless',
        "god's purpose for me",
        'what is my purpose',
        'reason to live',
        'feel useless',
        'wasted my life',
        'midlife',
        'empty life',
        'vanity of vanities',
      ],
      weak: ['life', 'meaning', 'why', 'goal', 'plan', 'use', 'future', 'matter'],
    },
    understanding: [
      'What is it all for? The question comes at twenty, again at forty-five, and at night in between. It deserves more than a slogan.',
      'You function, and yet you wonder whether it matters. Such emptiness may be an honest messenger.',
      'Perhaps you think that you have missed what you were meant for. As long as you can love somebody, that is not so.',
    ],
    passages: [
      {
        mark: '[[Ecclesiastes 12:13]]',
        note: 'After twelve chapters in which pleasure, work and wisdom prove to be breath, the book ends with reverence for God and doing what he says.',
      },
      {
        mark: '[[Matthew 22:37-40]]',
        note: 'Asked for the greatest commandment, Jesus names two that belong together. Everything else hangs on them.',
      },
      {
        mark: '[[Acts 17:26-28]]',
        note: 'Paul tells philosophers in Athens that God made people to seek him, and that he is near to each of them.',
      },
      {
        mark: '[[Colossians 1:16-17]]',
        note: 'All things were made through Christ and for him, and in him they hold together. Every life has its aim there.',
      },
      {
        mark: '[[Ephesians 2:10]]',
        note: 'Believers are God’s workmanship, with good works prepared for them to walk in. One does not have to invent them.',
      },
      {
        mark: '[[1 Corinthians 15:58]]',
        note: 'Paul’s great chapter on the resurrection ends with work: in the Lord it is not in vain.',
      },
    ],
    guidance: [
      'The Bible answers the question of purpose surprisingly simply: to love God with all that you are, and your neighbour as yourself. It can be done in a palace and in a care home, with talents and without. You were made for him, and so you will be restless with everything less. The second answer is closer at hand still: who is within reach of you? Meaning seldom comes by pondering. It comes, often unnoticed, as one begins to love.',
      'The Preacher tried all the other answers, at great expense. He reports that success, pleasure and knowledge are like breath on a cold morning: real, and gone. He is not against them; he tells people to enjoy bread and work as gifts. But gifts cannot bear the weight of a whole life. If you are tired of chasing, you have perhaps understood him. Ask what you would do with this year if nobody were keeping count, and begin with an hour of it.',
      'Paul’s reason why nothing is in vain is the resurrection. If death has the last word, it is all for nothing in the end. If Christ is risen, then a cup of water given in love is kept for ever. So you do not need to do something great. You may do small things with much love, and leave the sum to God. If the emptiness is heavy and nothing gives you joy any more, or if you wish to be gone, see a doctor and tell someone; that is more than a question of meaning.',
    ],
    practices: [
      'Ask each morning whom you may love today, and write down one name.',
      'Read Ecclesiastes in one evening, aloud if possible with someone.',
      'List what you would regret not having done, and begin with the smallest.',
      'Give two hours this week to a person or cause that cannot repay you.',
      'Enjoy one simple gift deliberately, such as bread, music or sun, and give thanks.',
      'Talk with an older person about what has lasted in their life.',
    ],
    encouragement: [
      'Nothing done in the Lord is lost, even if no one ever hears of it.',
      'You were wanted before you were useful.',
      'God is not far from anyone. That you are asking is perhaps already his hand.',
    ],
    prayers: [
      'God, you made me, and I want to know what for. I have looked in many places. Turn me to you, and show me whom I can love today. Let what I do be not in vain. Amen.',
      'Lord, my life seems empty to me, and I am afraid that I have wasted it. Take what is left, and take what has been. You can make something of both. Give me joy in small things, and a task for this day. Amen.',
    ],
    questions: [
      'When does your life seem meaningful to you, and when empty?',
      'What has the Preacher tried, and what does he come to in the end?',
      'How does the resurrection change the value of small deeds?',
      'How would the two great commandments sort out your coming week?',
    ],
    commitment:
      'This week, love one person a day on purpose, in a way that costs you time, and note what it does to you.',
  },
] as const satisfies readonly GuideTopic[];
