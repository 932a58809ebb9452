import type { GuideTopic } from '../types.ts';

/** Work, money, time and the pressures that go with them. */
export const workAndMoneyTopics = [
  {
    id: 'work',
    title: 'Work',
    about: 'work',
    signs: {
      strong: [
        'work',
        'my job',
        'hate my job',
        'my boss',
        'coworker',
        'colleague',
        'workplace',
        'employer',
        'office politics',
        'work as a christian',
        'my career',
        'toxic workplace',
        'faith at work',
      ],
      weak: ['job', 'office', 'manager', 'team', 'monday', 'employee', 'shift', 'task', 'salary'],
    },
    understanding: [
      'Work fills most waking hours, and it can be a joy, a burden or both before lunch. God is not interested only in your Sundays.',
      'Perhaps your work feels pointless, or the people there make it hard. That matters, since so much of your life happens in that place.',
      'You would like to do your work well and stay yourself in it. That is not always easy to combine.',
    ],
    passages: [
      {
        mark: '[[Colossians 3:23-24]]',
        note: 'First said to slaves, who could not choose their masters. Even their work had dignity because Christ himself was the one they served.',
      },
      {
        mark: '[[Genesis 2:15]]',
        note: 'Before anything has gone wrong, the human being is given a garden to till and to keep. Work belongs to creation and is not a punishment.',
      },
      {
        mark: '[[Genesis 3:17-19]]',
        note: 'After the fall work stays and becomes toil, with thorns. The Bible knows why it is so often frustrating.',
      },
      {
        mark: '[[Ecclesiastes 2:24-25]]',
        note: 'The Preacher has found much striving empty. To eat and drink and find good in one’s labour is, he says, a gift from God’s hand.',
      },
      {
        mark: '[[Daniel 6:3-5]]',
        note: 'Daniel serves a foreign government so faithfully that rivals who search for a fault find none except his prayers.',
      },
      {
        mark: '[[1 Thessalonians 4:11-12]]',
        note: 'Paul advises a quiet life, minding one’s own affairs and working with one’s hands, so that outsiders may respect it.',
      },
    ],
    guidance: [
      'Ask what your work is good for, beyond the wage. Somebody is fed, housed, healed, taught, moved, cleaned up after. It may help to think of one person who is better off at the end of the chain. If you can find no one, or if your work harms people, then that is a serious question to pray over. Otherwise do it as if Christ had ordered it, carefully and without needing to be watched, and leave it at the door in the evening.',
      'Thorns belong to every field since Eden: pointless meetings, unfairness, machines that break down. It relieves one to expect them. Deal with colleagues as Daniel did: be reliable, keep out of intrigues, speak openly when it matters, and pray. If a superior treats people wrongly, say so through the proper channels and keep a record. Bullying, unpaid wages or danger to health need not be endured in silence; unions, labour law and advice centres are there to be used.',
      'Work is a good servant and a bad god. If your mood rises and falls with it, if home gets only the leftovers, if you cannot rest, it has moved to a place that is not its own. Decide on an hour at which you stop. Tell someone who will ask whether you kept to it. You were somebody before you had this post, and you will be somebody after it. The deepest thing that is said of you is not on your business card.',
    ],
    practices: [
      'Pray at the door of your workplace for the first three people you will meet.',
      'Do the task you like least as carefully as if Christ were to inspect it.',
      'Thank one colleague today for something that nobody else noticed.',
      'Stop at a fixed hour three times this week.',
      'Write down who in the end is helped by what you do.',
      'Speak to the right person about one wrong, calmly and with facts.',
      'Refuse to join in when someone absent is being talked about.',
    ],
    encouragement: [
      'Jesus spent far more years at a workbench than in preaching. No honest work is too ordinary for God.',
      'You are serving the Lord Christ, and he does not overlook the back room.',
      'What is done in love is not in vain, even where the system is.',
    ],
    prayers: [
      'Lord, bless the work of my hands today. Give me patience with the people and care for the task. Keep me honest when nobody checks. When evening comes, help me to put it down and to be present at home. Amen.',
      'Father, my work wearies me, and I do not always see what it is for. Show me whom I serve in it. Give me courage where something is wrong, and contentment where it is only hard. If I should move on, open a way. Amen.',
    ],
    questions: [
      'What do you enjoy in your work, and where are the thorns?',
      'How does it change a task to do it for Christ rather than for people?',
      'What could we learn from Daniel for a workplace that does not share our faith?',
      'How do you notice that work has become too important?',
    ],
    commitment:
      'This week, pray for your colleagues by name before each working day, and stop work at a fixed hour at least three times.',
  },
  {
    id: 'job-loss',
    title: 'Losing a job and being out of work',
    about: 'losing a job and being out of work',
    signs: {
      strong: [
        'lost my job',
        'unemployed',
        'unemployment',
        'laid off',
        'fired from',
        'made redundant',
        'redundancy',
        "can't find work",
        "can't find a job",
        'looking for a job',
        'job search',
        'no job',
        'out of work',
        'job interview',
        'jobless',
      ],
      weak: ['job', 'apply', 'rejected', 'income', 'worth', 'benefit', 'bills', 'interview'],
    },
    understanding: [
      'To lose work is to lose income and also a place to go, people to see and an answer to the question what you do. It is a real blow.',
      'Every unanswered application can feel like a verdict on you. It is not one, though it hurts like one.',
      'You may be worried about the bills and ashamed in front of others at once. Each can be looked at in its turn.',
    ],
    passages: [
      {
        mark: '[[Matthew 20:6-7]]',
        note: 'In Jesus’ story men still stand in the market at five in the afternoon because nobody has hired them. The owner asks, hears them, and sends them in.',
      },
      {
        mark: '[[Psalm 37:23-25]]',
        note: 'An old man looks back over his life and says that he has seen stumbling, and has not seen God let go. It is a testimony, not a guarantee of comfort.',
      },
      {
        mark: '[[Philippians 4:11-13]]',
        note: 'Paul has learned to live with plenty and with hunger. The strength of which he speaks is for both, and is not a promise that he will succeed at everything.',
      },
      {
        mark: '[[Ruth 2:2-3]]',
        note: 'Ruth, a foreigner and a widow without means, goes out to gather what reapers leave behind. Her first step is small, and God is quietly at work in it.',
      },
      {
        mark: '[[Isaiah 43:1-2]]',
        note: 'To a people who had lost everything God says that he calls them by name, and that he will be with them through water and fire.',
      },
      {
        mark: '[[1 Kings 17:14-16]]',
        note: 'In a famine a widow and a prophet live from one day’s flour to the next. Enough comes, never a store.',
      },
    ],
    guidance: [
      'In the first days do the plain things. Register for the benefits to which you are entitled, look at the figures with someone, ring those whom you owe before they ring you; most will agree on something. Tell family and church, for shame in secret costs more than the loss itself. A church that does not know cannot help. There is no dishonour in the food bank or the benefit office; Ruth gathered at the edge of a field, under a law God had made.',
      'Give the week a shape. Get up at a fixed time, search in the morning, do something for others in the afternoon, go out every day. Aim for efforts that lie in your hands, such as three applications and two conversations, and not for results that do not. Many posts are found through people; so tell everyone what you can do. Have someone look over your letters. And rest on the day of rest, from looking for work as well.',
      'The voice which says that you are worth nothing now was there before; work only drowned it out. Men standing in the market at five o’clock were not worth less than those hired at dawn, and the owner paid them as whole people. You are God’s child by adoption and not by employment. If your mood sinks, if you drink more or cannot get up, see a doctor early; this is a known danger, and help is to be had.',
    ],
    practices: [
      'Ring the benefits office and your landlord or bank this week, before anything falls due.',
      'Keep a timetable with a fixed hour for getting up and for going outside.',
      'Set yourself a weekly number of applications and conversations, and count those instead of the replies.',
      'Tell ten people plainly what kind of work you are looking for.',
      'Give some hours to a charity or your church, and note what you are good at.',
      'Pray each morning for today’s bread only, as the widow and Elijah had it.',
    ],
    encouragement: [
      'The owner in the story went out again at the last hour to look for those whom nobody had hired.',
      'A rejection letter knows four pages about you. God knows you.',
      'Enough for the day has been given before, from an almost empty jar.',
    ],
    prayers: [
      'Father, I have lost my work, and with it some of my footing. You know what we need this month. Give us our daily bread, and show me the next step. Guard me from shame and despair. Open a door, and until then let me be useful somewhere. Amen.',
      'Lord, I have written so many applications, and I am discouraged. You call me by my name. Bless those who decide, and let them see what I can do. Keep peace in our home while money is short. Teach me to live on what comes each day from your hand. Amen.',
    ],
    questions: [
      'What besides money does a person lose when work is lost?',
      'What does the owner of the vineyard do for those who have been left standing?',
      'How can a church help the unemployed without shaming them?',
      'Where have you received just enough for a day?',
    ],
    commitment:
      'This week, help one person who is looking for work with something definite, or tell one person plainly what you need.',
  },
  {
    id: 'worry-about-money',
    title: 'Worry about money',
    about: 'worry about money',
    signs: {
      strong: [
        'money worry',
        'worried about money',
        "can't pay the rent",
        "can't pay my bills",
        'financial stress',
        'financial problems',
        'not enough money',
        'struggling financially',
        'broke',
        'make ends meet',
        'cost of living',
        'need money',
        "can't afford",
      ],
      weak: ['money', 'bill', 'rent', 'poor', 'bank', 'food', 'provide', 'income', 'prices'],
    },
    understanding: [
      'When there is more month than money, worry sits down at every meal. It is humbling, and it tires one out.',
      'You are not greedy for thinking about money if there is not enough of it. Jesus taught people to ask for bread.',
      'Money trouble often comes with silence, because one is ashamed. You can speak of it here, and better still with someone who can sit down with you.',
    ],
    passages: [
      {
        mark: '[[Matthew 6:31-33]]',
        note: 'Jesus says that the Father knows who needs food and clothes. Seeking God’s kingdom first puts needs in their place; it is not a way to become rich.',
      },
      {
        mark: '[[Proverbs 30:8-9]]',
        note: 'The only prayer in Proverbs asks for neither poverty nor riches but for enough, as both extremes have their temptations.',
      },
      {
        mark: '[[2 Kings 4:2-4]]',
        note: 'A widow in debt fears for her children. Elisha asks what she has in the house, sends her to borrow from neighbours, and tells her to pay what she owes.',
      },
      {
        mark: '[[Philippians 4:18-19]]',
        note: 'Paul thanks people who gave generously though poor themselves. God will meet their needs, he says: needs, and not every wish.',
      },
      {
        mark: '[[Acts 4:34-35]]',
        note: 'In the first church nobody went without, because others sold and shared. God’s care came through hands.',
      },
      {
        mark: '[[Hebrews 13:5-6]]',
        note: 'Contentment is based here on someone’s presence, and not on a balance in the bank.',
      },
    ],
    guidance: [
      'Look at the figures in daylight, and with another person. Write down what comes in, what must go out, what is owed and to whom. It is nearly always better than the picture at night, and even where it is worse, it can now be dealt with. Pay for shelter, food, heat and light first. Ring those whom you cannot pay before the date. Free debt advice exists in most places; go early. Do not borrow at high interest to gain a month.',
      'Elisha asked the widow what she had in the house, and sent her to her neighbours. It is a good order: what is there, and who could help? Tell your church. In the New Testament the needs of the poor were met by people who knew of them. To receive help is no disgrace; it lets others do what God gave them their things for. Later you may be on the other side.',
      'Beware of anyone who says that you will become rich if only you give enough or believe enough. Scripture makes no such promise, and people have lost their last savings over it. Jesus had nowhere to lay his head. What is promised is a Father who knows, and daily bread. So pray for today’s needs by name, give thanks for what did come, and put off worrying about the winter until the winter.',
    ],
    practices: [
      'Write all income, fixed costs and debts on one sheet, with someone beside you.',
      'Call one creditor before the payment is due, and ask for a plan.',
      'Find a free debt or benefits adviser, and make an appointment this week.',
      'Ask for daily bread each morning, naming exactly what is needed today.',
      'Tell one person in your church how things stand.',
      'Leave every purchase that is not needed for three days before you decide.',
    ],
    encouragement: [
      'Your Father knows what you need before you ask, down to the electricity bill.',
      'Poverty is not a sign of his displeasure. His own Son was poor.',
      'Enough is a good word, and a possible one.',
    ],
    prayers: [
      'Father, you know what we owe and what we have. Give us this day our daily bread; I mean it literally. Show me what is in the house that I have overlooked, and who may help. Keep us honest and at peace with one another. Amen.',
      'Lord Jesus, you had no house of your own, and you fed the hungry. Take this worry that is with me morning and night. Give me courage to open the letters and to ask for help. Keep me from foolish borrowing and from bitterness. Amen.',
    ],
    questions: [
      'How was money spoken of, or not spoken of, in the family you come from?',
      'What does the prayer in Proverbs 30 ask for, and why is that wise?',
      'How did the first Christians make sure that no one was in need, and what would fit today?',
      'What promises about money do preachers make that the Bible does not make?',
    ],
    commitment:
      'This week, face one figure or letter you have avoided, with someone beside you, and pray each day for that day’s bread.',
  },
  {
    id: 'generosity',
    title: 'Money and generosity',
    about: 'money and generosity',
    signs: {
      strong: [
        'generosity',
        'generous',
        'tithe',
        'tithing',
        'how much to give',
        'giving to church',
        'give money',
        'stewardship',
        'rich',
        'wealth',
        'love of money',
        'greed',
        'greedy',
        'offering',
        'donate',
      ],
      weak: ['money', 'give', 'poor', 'share', 'ten', 'percent', 'church', 'treasure', 'possess'],
    },
    understanding: [
      'Money is never only money. Jesus speaks of it often, because it shows better than words what a person trusts.',
      'You would like to handle what you have well, and perhaps you also notice how hard it is to let go.',
      'Whether you have much or little, the question is the same: whose is it?',
    ],
    passages: [
      {
        mark: '[[2 Corinthians 9:6-8]]',
        note: 'Paul is collecting for starving Christians in Judea. Each is to give what they decide in the heart, without pressure; what God gives in return is meant for more giving.',
      },
      {
        mark: '[[Mark 12:41-44]]',
        note: 'Jesus watches people giving and notices a widow with two small coins. He measures by what is left over.',
      },
      {
        mark: '[[1 Timothy 6:9-10]]',
        note: 'It is the love of money, not money itself, that Paul calls a root of all kinds of evil. He has seen people wander from the faith by it.',
      },
      {
        mark: '[[1 Timothy 6:17-19]]',
        note: 'The wealthy are not told to become poor but to hope in God, do good, share and be ready to give.',
      },
      {
        mark: '[[Luke 12:17-21]]',
        note: 'A farmer with a record harvest plans bigger barns and speaks only to himself. That night he must leave it all.',
      },
      {
        mark: '[[Matthew 6:19-21]]',
        note: 'The heart follows the treasure. Jesus says it in that order: move the treasure, and the heart goes after it.',
      },
    ],
    guidance: [
      'Begin with thanks and a plan. Decide at the start of the month on a share to give, and set it aside before other spending; what is left at the end is usually nothing. Many Christians take a tenth as their measure, from the Old Testament. Others point out that the New Testament names no figure and asks for cheerful, planned and generous giving according to means. Both agree that it should be felt. If you are in debt or need, a small coin is counted as Jesus counted it.',
      'Give with open eyes. Support your own church, the poor near and far, and those who serve the gospel; ask how the money is used, for faithful people do not mind the question. Never give because someone promises that God will pay you back with interest, or because you are shamed or hurried. The rich farmer’s fault was not the harvest. He forgot God, his neighbours and his own death. Someone near you might help you to keep all three in view.',
      'Money has a way of asking for trust: with a little more you would be safe. Test it. Give something that costs you, and watch what you fear. Generosity is also time, a lift, a spare room, wages paid promptly, an honest price. Teach it to children by letting them give from their own. And enjoy what God gives, with gratitude; Paul says that too, to the rich, in the same breath as sharing.',
    ],
    practices: [
      'Set aside your giving on the day that money comes in.',
      'Give once this week in secret.',
      'Look through last month’s spending, and ask what it shows about your treasure.',
      'Let one possession go that you would miss a little.',
      'Pay someone who works for you promptly, and a bit more than is expected.',
      'Talk with your family about what you give, and why, and let the children choose one cause.',
    ],
    encouragement: [
      'Nobody else noticed two small coins. The Lord called his disciples over to look.',
      'God does not need your money. He would like you to be free of it.',
      'You cannot take it with you, but you can send kindness ahead.',
    ],
    prayers: [
      'Father, everything I have comes from you. Free me from the fear that there will not be enough. Show me where I should give, and let me do it gladly. Keep my heart where true treasure is. Amen.',
      'Lord Jesus, you were rich and became poor for our sake. Make me generous as you are. Forgive me for the barns I have built for myself. Let what passes through my hands do good to others. Amen.',
    ],
    questions: [
      'What did you learn about giving when you were young?',
      'Why does Jesus measure the widow’s gift by what remained to her?',
      'What is the farmer’s real mistake in Luke 12?',
      'How can a church speak about money without pressure and without silence?',
    ],
    commitment:
      'This week, give away something that you will notice, in secret, to someone who cannot give it back.',
  },
  {
    id: 'debt',
    title: 'Debt',
    about: 'debt',
    signs: {
      strong: [
        'debt',
        'loan',
        'credit card',
        'in debt',
        'owe money',
        'bankruptcy',
        'bankrupt',
        'payday loan',
        'overdraft',
        'debt collector',
        'lent money',
        'lend money',
        'mortgage',
      ],
      weak: ['owe', 'interest', 'pay', 'bank', 'borrow', 'budget', 'creditor', 'bill'],
    },
    understanding: [
      'Debt has a way of taking tomorrow as well as today. Each letter on the mat brings it back.',
      'It may have begun with an emergency, with a bad decision or with many small ones. However it began, there is a way to deal with it.',
      'You may have kept it even from those closest to you. That secret is often heavier than the sum.',
    ],
    passages: [
      {
        mark: '[[Proverbs 22:7]]',
        note: 'A plain observation: the borrower becomes the lender’s servant. Scripture does not forbid every loan; it sees what a loan does to freedom.',
      },
      {
        mark: '[[2 Kings 4:6-7]]',
        note: 'A prophet’s widow has creditors at the door, and her sons may be taken. She is helped to sell, to pay, and to live from what remains.',
      },
      {
        mark: '[[Romans 13:8]]',
        note: 'Pay what is due, says Paul in a passage on taxes and duties. One debt only can never be paid off, that of love.',
      },
      {
        mark: '[[Deuteronomy 15:1-2]]',
        note: 'Israel’s law released debts every seventh year. God does not want people to be trapped for ever.',
      },
      {
        mark: '[[Nehemiah 5:9-12]]',
        note: 'Poor families had pledged fields and children to their own people. Nehemiah is angry, and has fields and interest given back.',
      },
      {
        mark: '[[Psalm 37:21]]',
        note: 'Borrowing without paying back is set against generous giving. Owing is to be taken seriously, and so is mercy.',
      },
    ],
    guidance: [
      'Open all the letters, with someone beside you, and make one list: to whom, how much, what interest, when due. Then call a free and independent debt adviser; charities and councils offer this in many countries, and they know the law and can speak with creditors. Do not pay a firm that promises to make it vanish. Do not take a new loan to pay an old one without advice. Rent, heating, food and taxes come before cards.',
      'Tell the person with whom you share your life. It will be a hard evening, and it will be better than being found out. If the debt came through gambling, buying to feel better, or drink, that is the deeper matter, and it has its own help. Cut up what tempts you, live for a time on cash, and let someone else see your account each month. Confession and a spreadsheet go well together.',
      'Debts ought to be paid as far as they can be, and God’s law also knew that there comes a point where they must be released. Bankruptcy is provided by law for such cases; to use it honestly is not a sin. If you are the one to whom money is owed, Nehemiah speaks to you: do not make gain from need. And whoever prays the Lord’s Prayer asks as one whose own great debt was cancelled.',
    ],
    practices: [
      'List every debt on one page, with interest and due date.',
      'Ring a free debt advice line before the week is out.',
      'Tell your husband, wife or a close friend the whole sum.',
      'Cut up one card, and pay with cash for a month.',
      'Agree on a sum for each creditor that you can really keep to.',
      'Forgive or lighten a debt that a poorer person owes you.',
    ],
    encouragement: [
      'God’s law made room for people to begin again. It is like him.',
      'A list, however long, has an end. A secret has none.',
      'The widow’s way out began with one jar, and with asking.',
    ],
    prayers: [
      'Lord, I owe more than I can pay, and I am ashamed. Give me the courage to open the letters and to tell the truth. Send me wise advisers and fair creditors. Help me to live simply and to keep my word, step by step. Amen.',
      'Father, you forgave me a debt that I could never have paid. Help me in this smaller one. Show me what led me here, and free me from it. Keep my family together under the strain, and make me merciful to those who owe me. Amen.',
    ],
    questions: [
      'How does debt change a person’s freedom, as Proverbs 22 says?',
      'What do Israel’s laws on release tell us about God’s heart for debtors?',
      'What makes Nehemiah angry, and where would he be angry today?',
      'How could our church help people out of debt in practice?',
    ],
    commitment:
      'This week, take one honest step about debt: make the list, make the call, or release someone who owes you.',
  },
  {
    id: 'contentment',
    title: 'Contentment',
    about: 'contentment',
    signs: {
      strong: [
        'contentment',
        'content with what i have',
        'discontent',
        'never satisfied',
        'materialism',
        'consumerism',
        'covet',
        'want more',
        'comparison trap',
        'compare myself',
        'simple life',
        'be satisfied',
        'keeping up with',
      ],
      weak: ['enough', 'want', 'buy', 'compare', 'happy', 'simple', 'things', 'thankful'],
    },
    understanding: [
      'Wanting more is in the air of this time, and a whole industry works on it. It is not surprising if enough never feels like enough.',
      'You have noticed a restlessness that new things do not still. To notice it is half the way.',
      'Contentment does not mean having no wishes. It means that one’s peace does not depend on them.',
    ],
    passages: [
      {
        mark: '[[Philippians 4:11-13]]',
        note: 'Paul, in chains, says that he has learned to be content. It was not in his nature; it is a lesson, and Christ gives strength for it.',
      },
      {
        mark: '[[1 Timothy 6:6-8]]',
        note: 'People bring nothing into the world and take nothing out. Food and clothing, says Paul, will do.',
      },
      {
        mark: '[[Ecclesiastes 4:6]]',
        note: 'One handful with quietness is better than two with toil. The Preacher has looked at people competing and finds it like chasing wind.',
      },
      {
        mark: '[[Exodus 20:17]]',
        note: 'The last commandment goes to the heart: not only hands off, but eyes home.',
      },
      {
        mark: '[[Luke 12:22-24]]',
        note: 'After the tale of the rich farmer Jesus turns to his disciples: life is more than food, and ravens have no barns.',
      },
      {
        mark: '[[Psalm 131:1-2]]',
        note: 'A very short psalm pictures a soul like a weaned child in its mother’s arms, who no longer comes only to be fed.',
      },
    ],
    guidance: [
      'Paul writes that he learned contentment, which means that he once lacked it and that there were lessons. One of them is thanks: to name each evening three things of the day that you did not earn. Another is fasting from comparison. Notice after which screens, shops or visits you feel poorer than before, and stay away from them for a month. Nothing in your house has changed in the meantime; only the measure by which you see it.',
      'Ask what is really wanted behind the want. A newer car may mean respect, a bigger kitchen may mean company, another purchase may mean comfort on a hard day. These deeper needs are honest, and things meet them badly. Bring them to God and to people. And practise one handful: own less, repair, borrow, lend. Space in a cupboard has a curious way of making space elsewhere.',
      'Contentment is not resignation. If you are underpaid, badly housed or badly treated, it is right to seek a change; Paul told slaves to take freedom if they could get it. Nor should anyone preach contentment to the poor while living off them. The test is whether you can work for something better without despising today. A weaned child still grows. It has only stopped crying on its mother’s lap.',
    ],
    practices: [
      'Write down three unearned good things each evening for two weeks.',
      'Stay away for a month from one place or screen that makes you feel poor.',
      'Wait thirty days before you buy anything that is not needed.',
      'Give away one thing for each new thing that comes in.',
      'Say the word enough aloud after a simple meal.',
      'Congratulate somebody sincerely on what you would like to have.',
    ],
    encouragement: [
      'The secret that Paul learned in prison can be learned in a small flat too.',
      'God himself is given to you. Everything else is extra.',
      'You may rest in your Father’s arms without having anything to ask for just now.',
    ],
    prayers: [
      'Lord, I want so much, and when I have it I want the next thing. Quiet my soul like a weaned child. Open my eyes for what is already here. Teach me to say enough, and to mean it. Amen.',
      'Father, you have given me yourself. Forgive me for looking over the fence. Help me to be glad at other people’s good. Let me work for what is right and rest in what I have. Amen.',
    ],
    questions: [
      'What makes you discontented most reliably?',
      'How did Paul learn contentment, do you think, and can it be taught?',
      'What is the difference between contentment and giving up?',
      'What would one handful with quietness look like in your life?',
    ],
    commitment:
      'This week, buy nothing that you do not need, and write down each evening three good things which you did not earn.',
  },
  {
    id: 'vocation',
    title: 'Calling and vocation',
    about: 'calling and vocation',
    signs: {
      strong: [
        'calling',
        'vocation',
        'what am i called to',
        "god's calling",
        'called to ministry',
        'career choice',
        'which career',
        'what should i do with my life',
        'change careers',
        'become a pastor',
        'use my talents',
        'dream job',
        'full-time ministry',
      ],
      weak: ['gift', 'talent', 'career', 'path', 'serve', 'ministry', 'study', 'future', 'called'],
    },
    understanding: [
      'You would like to spend your life on what you were made for. It is a good longing, and it can be worrying too, as though there were only one right answer hidden somewhere.',
      'The first call in the Bible is not to a task but to a person. That takes some weight off the second question.',
      'Perhaps you stand before a choice, or feel that the years have been used for the wrong thing. God knows how to begin with people at any age.',
    ],
    passages: [
      {
        mark: '[[Ephesians 2:10]]',
        note: 'Those who were saved by gift are God’s workmanship, made for good works that he prepared. It is said of all, not of a few.',
      },
      {
        mark: '[[1 Corinthians 7:17-20]]',
        note: 'Paul tells people who think that they must change everything to live for God in the station where they were called.',
      },
      {
        mark: '[[Exodus 31:1-5]]',
        note: 'The first person of whom the Bible says that God filled him with his Spirit for a task is a craftsman in metal, stone and wood.',
      },
      {
        mark: '[[Jeremiah 1:6-8]]',
        note: 'Jeremiah says that he is too young and cannot speak. God does not argue about his talents but promises to be with him.',
      },
      {
        mark: '[[Esther 4:14]]',
        note: 'Mordecai asks Esther whether she may have come to her position for such a time as this. He puts it as a question; she has to risk it.',
      },
      {
        mark: '[[Mark 1:16-18]]',
        note: 'Jesus calls fishermen at their nets to follow him. What they will become, he says, he himself will make of them.',
      },
    ],
    guidance: [
      'Distinguish three callings. The first is to Christ: to follow him, be loved by him and grow like him. It holds for everyone, and no job can take it away. The second is to people: you are somebody’s child, perhaps husband or mother, neighbour, citizen, church member. The third is to particular work. Many people torment themselves over the third while the first two lie open before them. Do these today, and the other often becomes clearer on the way.',
      'For the third ask four questions. What can I do, so that others confirm it? What do I care about, so that I would do it unpaid? What need is in front of me? What do wise people say who know me? Where the answers meet, try it out on a small scale: a course, a voluntary post, a week’s visit. A call to the ministry of the church needs to be heard by the church as well, and not by one person alone.',
      'Much of a calling is hidden in ordinary duty. Bezalel was filled with God’s Spirit to work with his hands. Those who must earn a living at something dull to feed a family are following a calling, and a high one. If you feel that you took a wrong turn years ago, ask not what might have been, but who can be served from where you are now. Moses was eighty when the bush burned.',
    ],
    practices: [
      'Ask three people who know you well what they see you do with life and skill.',
      'Write down when in the past month you forgot the time, and what you were doing.',
      'Try the work that you think of in a small way, for a day or a few evenings.',
      'Do one duty today to a person whom God has already given you.',
      'Talk to someone who has done for ten years what you would like to do.',
      'Pray each morning for a week: here am I; make of me what you will.',
    ],
    encouragement: [
      'You cannot miss your deepest calling by choosing the wrong career. It goes with you.',
      'God has been known to call people late, from odd places, and in spite of their objections.',
      'Follow me, says Jesus, and leaves it to himself what he will make of those who do.',
    ],
    prayers: [
      'Lord, you made me, and you know what for. Show me the next faithful step. Free me from the fear of missing it and from the wish to be important. Let what I can do meet what others need. Amen.',
      'Father, you have already called me to be yours. Let that be enough for today. Bless my work, great or small, and use it for someone. When you open a door, give me the courage to go through it. Amen.',
    ],
    questions: [
      'What did you want to become as a child, and what has stayed of it?',
      'How does it help to distinguish the call to Christ from the call to a task?',
      'What does the story of Bezalel the craftsman say about ordinary work?',
      'Which need around you do you see that others overlook?',
    ],
    commitment:
      'This week, ask two people who know you what gifts they see in you, and use one of these for somebody.',
  },
  {
    id: 'leadership',
    title: 'Leadership',
    about: 'leading others',
    signs: {
      strong: [
        'leadership',
        'leader',
        'lead a team',
        'church leader',
        'servant leadership',
        'manager of people',
        'how to lead',
        'lead a small group',
        'in charge of',
        'delegate',
        'pastor burnout',
        'elder in church',
        'good boss',
      ],
      weak: ['lead', 'team', 'authority', 'responsible', 'decide', 'serve', 'example', 'power'],
    },
    understanding: [
      'To lead people is a trust, and it can be lonely. One carries decisions that others may criticise and do not have to make.',
      'Perhaps it came to you without your looking for it, or you wanted it and now feel its weight.',
      'You ask how to lead well. Those who ask that are less dangerous than those who do not.',
    ],
    passages: [
      {
        mark: '[[Mark 10:42-45]]',
        note: 'Two disciples ask for the best seats. Jesus turns the usual order round and gives himself as the measure: he came to serve.',
      },
      {
        mark: '[[Exodus 18:17-21]]',
        note: 'Moses judges from morning to evening. His father-in-law tells him that it is not good and teaches him to share it with able and honest people.',
      },
      {
        mark: '[[1 Peter 5:2-4]]',
        note: 'Peter, himself an elder, warns leaders against compulsion, money and lording it over people. The flock belongs to someone else.',
      },
      {
        mark: '[[1 Kings 3:7-9]]',
        note: 'Solomon, young and out of his depth, asks for neither long life nor wealth but for a listening heart to judge the people.',
      },
      {
        mark: '[[John 13:12-15]]',
        note: 'On the last evening the teacher washes the feet of his pupils, Judas’s among them, and says that he has given them an example.',
      },
      {
        mark: '[[Proverbs 11:14]]',
        note: 'Many counsellors make for safety. A leader whom nobody may contradict is a danger to all.',
      },
    ],
    guidance: [
      'Start from the towel. Before you ask what your people should do for you or the cause, ask what they need from you in order to do well: clear aims, honest information, thanks, protection, sometimes a hard word in private. Take the blame in public and give away the credit. Learn the names, also of those who clean. Power shows in small things, such as who waits for whom, who may interrupt, and who is told first.',
      'Jethro saw what Moses could not: that a leader who does all of it wears out himself and the people too. Share the load with those who are able, honest and not to be bought. Tell them how far their authority reaches, and then let them do it differently from you. Say what you do not know. Keep two or three people around you who are allowed to contradict you, and show that you are glad when they do.',
      'Guard your own soul. Pray before meetings for the people and not only for the outcome. Keep a day of rest. Have your accounts and your conduct checked by others, gladly. Notice when you begin to think yourself indispensable, or when flattery tastes sweet. If you have wronged those you lead, say so to them. A leader who can apologise gives everyone permission to be honest. And lay it down in time; the chief Shepherd keeps his flock also after you.',
    ],
    practices: [
      'Ask each person you lead this week what they need from you in order to do well.',
      'Hand over one task entirely, with the authority that goes with it.',
      'Name someone who may tell you the truth, and ask that person for it.',
      'Do one menial task that is not yours, without remarking on it.',
      'Thank people in public and correct them in private.',
      'Pray by name for those you lead, before you make plans for them.',
    ],
    encouragement: [
      'You need not be the best at everything. Solomon’s greatness began when he said that he was like a child.',
      'The flock is not yours, and that is good news for tired shepherds.',
      'Whoever serves is in the best of company; the Lord is there with a towel.',
    ],
    prayers: [
      'Lord, you have entrusted people to me. Give me a listening heart. Keep me from vanity and from fear of what others think. Show me whom I overlook. Let me lead as one who serves. Amen.',
      'Jesus, you knelt down and washed feet. Teach me to use power like that. Forgive me where I have hurt those I should have looked after. Send me honest counsellors, and give me courage to hear them. Amen.',
    ],
    questions: [
      'Which leader has done you good, and by what?',
      'What does Jesus forbid in Mark 10, and what does he put in its place?',
      'Why did Moses need to be told by somebody from outside?',
      'How do you find out what the people you lead really think?',
    ],
    commitment:
      'This week, serve those you lead by one practical act each day, and ask one of them for honest criticism.',
  },
  {
    id: 'burnout',
    title: 'Stress and burnout',
    about: 'stress and burnout',
    signs: {
      strong: [
        'burnout',
        'burned out',
        'burnt out',
        'stress',
        'stressed',
        'exhausted',
        'too much to do',
        'overworked',
        'worn out',
        "can't cope",
        'under pressure',
        'drained',
        'running on empty',
        'too much on my plate',
        'fatigued',
      ],
      weak: ['tired', 'overwhelmed', 'pressure', 'rest', 'busy', 'weary', 'demand', 'collapse'],
    },
    understanding: [
      'You have been giving out for a long time, and the well is low. That is not a lack of character.',
      'When all is too much, even good things become demands. It makes sense that you feel irritable, or nothing at all.',
      'You may be the one on whom others rely, which makes it harder to say that you can do no more. Say it here first.',
    ],
    passages: [
      {
        mark: '[[Matthew 11:28-30]]',
        note: 'Jesus invites people worn out by the burdens that others laid on them. He offers a yoke, which is work, but shared and fitting.',
      },
      {
        mark: '[[1 Kings 19:7-8]]',
        note: 'The angel wakes Elijah a second time: the journey is too much for you. God says it before he does.',
      },
      {
        mark: '[[Exodus 18:17-18]]',
        note: 'Jethro tells Moses plainly that he will wear away. The task was right; the amount was not.',
      },
      {
        mark: '[[Mark 6:31]]',
        note: 'So many were coming and going that they could not eat. Jesus calls his friends away although the needs were real.',
      },
      {
        mark: '[[Numbers 11:14-17]]',
        note: 'Moses tells God that he cannot carry this people alone and would rather die. God answers by giving him seventy helpers.',
      },
      {
        mark: '[[Psalm 23:2-3]]',
        note: 'The shepherd makes the sheep lie down. Rest comes in the psalm before the paths and before the valley.',
      },
    ],
    guidance: [
      'First the body. See a doctor, for exhaustion can have physical causes, and because burnout treated early is shorter. Sleep and eat at regular hours. Then write down all that you carry, at work, at home, in church, and mark each thing: mine, shared, someone else’s, nobody’s. Give back or put down at least one this week. To say no to a good thing is often harder than to a bad one, and Jesus did it: he left towns where people were looking for him.',
      'Ask what keeps you at it. The situation may really be impossible, and then it must change, or you must leave it; talk to whoever can alter the load. Or it may be a driver inside: I must not disappoint anybody, I am only loved when I am useful. Such sentences have a history, and a counsellor can help to find it. The gospel contradicts them. You were loved before you could do anything at all.',
      'A yoke is made for two. Jesus does not promise idleness; he promises that you need not pull alone. Try asking at each task: is this given to me by you, and will you do it with me? What is left out by that question may be left out. Elijah needed forty days and a long walk before he could hear a quiet voice. Do not expect to be repaired by one weekend, and do not take great decisions before you have slept.',
    ],
    practices: [
      'Make an appointment with a doctor, and describe the exhaustion exactly.',
      'List everything you carry, and hand back one item by Friday.',
      'Say no once this week without giving more than one reason.',
      'Stop for three minutes at noon, breathe, and pray one line of Psalm 23.',
      'Take one full evening in the week without screens or duties.',
      'Tell the person to whom you answer what cannot go on as it is.',
    ],
    encouragement: [
      'The angel did not say to Elijah: pull yourself together. He said that the journey was too great.',
      'You can be spared for a while. The kingdom of God has stood longer than your diary.',
      'He makes his sheep lie down. Being stopped may be his kindness.',
    ],
    prayers: [
      'Lord Jesus, I am worn out. I come, as you said that the weary should. Take from me what you never laid on me. Show me what to put down, and give me helpers. Let me rest without guilt. Amen.',
      'Father, I cannot carry all this alone. You told Moses the same. I have tried to be everything for everyone; forgive me and free me. Restore my soul, and teach me to live at the pace of your love. Amen.',
    ],
    questions: [
      'How do you notice early that you are doing too much?',
      'How does God deal with Moses when he says that he cannot go on?',
      'What might it mean that Jesus offers a yoke and not only a rest?',
      'What burdens do we lay on each other in church without noticing?',
    ],
    commitment: 'This week, put down or hand over one duty, and keep one evening free that nobody may claim.',
  },
  {
    id: 'time',
    title: 'Time and busyness',
    about: 'time and busyness',
    signs: {
      strong: [
        'busy',
        'no time',
        'time management',
        'procrastinate',
        'procrastination',
        'waste time',
        'too busy for god',
        'hurry',
        'priorities',
        'use my time',
        'always on my phone',
        'lazy',
        'laziness',
        'distracted',
        'make time for god',
      ],
      weak: ['time', 'schedule', 'phone', 'rush', 'plan', 'hours', 'calendar', 'screen'],
    },
    understanding: [
      'Days fill up by themselves, and in the evening one wonders where they went. It is a common sadness of the present age.',
      'You would like to have time for what matters, and what is loud keeps pushing in front.',
      'Whether you rush or put things off, the question below is similar: what is this day for?',
    ],
    passages: [
      {
        mark: '[[Psalm 90:10-12]]',
        note: 'A prayer of Moses over the shortness of life. Counting one’s days is meant to give a wise heart and not a panic.',
      },
      {
        mark: '[[Ephesians 5:15-17]]',
        note: 'Paul asks Christians to walk carefully and to make good use of the time, by understanding what the Lord wants rather than by doing more.',
      },
      {
        mark: '[[Luke 10:38-42]]',
        note: 'Martha is pulled in every direction by many things. Jesus says her name twice, and that few things are needed, or one.',
      },
      {
        mark: '[[Mark 1:35-38]]',
        note: 'After a crowded evening Jesus gets up before light to pray. When all are looking for him, he knows what to leave undone.',
      },
      {
        mark: '[[Proverbs 6:6-8]]',
        note: 'Lazy people are sent to the ant, who has no overseer and gathers in season. The proverb smiles while it scolds.',
      },
      {
        mark: '[[Ecclesiastes 3:1]]',
        note: 'There is a season for everything, and therefore not everything at once.',
      },
    ],
    guidance: [
      'Jesus had three years and did not hurry. He was interrupted all the time and treated many interruptions as the work. But he also left people waiting, because he had prayed and knew what he was sent for. So begin with ten minutes before the day begins, and ask: what is given to me today? Name three things, of which one is a person. If those three are done by evening, it was a full day, whatever else is still lying there.',
      'Look for a week at where the hours go; write them down. Most people find a leak, and nowadays it is usually in their hand. Put the phone in another room for certain hours, turn off what calls for you, decide beforehand when you will look. If you put things off, ask what you fear in the task; make the first step ridiculously small and begin before you feel like it. Ants do not wait for the mood.',
      'Busyness can be a kind of importance, or a way to avoid being still. Then no timetable will help until one dares to stop. Leave gaps between things. Say no to what is good for the sake of what is yours. Eat slowly with someone. There are also times in life, with infants, exams, a dying parent, when nothing can be well ordered, and then it is enough to do the next thing with love.',
    ],
    practices: [
      'Begin the day by naming three things that are given to you, one of them a person.',
      'Record for one week how your hours are really spent.',
      'Leave the phone in another room during meals and the first hour of the morning.',
      'Start the postponed task for five minutes only, at a fixed time.',
      'Keep fifteen free minutes between two appointments.',
      'Take one whole conversation this week without looking at a clock.',
    ],
    encouragement: [
      'There is time enough in a day for what God asks in it. The rest may be someone else’s.',
      'Jesus said that he had finished the work given to him, although there were still sick people in Galilee.',
      'You may begin the day again at three in the afternoon.',
    ],
    prayers: [
      'Lord of time, teach me to count my days. I run about, and I put off what matters. Show me today what is mine and what is not. Let me be wholly with the person in front of me. Amen.',
      'Father, my hours slip through my hands. Forgive me what I have wasted, and calm what I have crammed full. Give me the one thing that is needed. At evening let me lay down what is undone without fear. Amen.',
    ],
    questions: [
      'What takes up more of your time than it deserves?',
      'How did Jesus decide what to do and what to leave?',
      'In what ways can busyness be a hiding place?',
      'What would you like to have had time for, when you look back at the end?',
    ],
    commitment:
      'This week, begin each day by naming three things that are given to you, and give the first undistracted quarter of an hour to God.',
  },
] as const satisfies readonly GuideTopic[];
