import type { GuideTopic } from '../types.ts';

/** Marriage, its troubles, and the generations of a family. */
export const familyAndMarriageTopics = [
  {
    id: 'marriage',
    title: 'Marriage',
    about: 'marriage',
    signs: {
      strong: [
        'marriage',
        'married',
        'my husband',
        'my wife',
        'spouse',
        'husband and wife',
        'better husband',
        'better wife',
        'christian marriage',
        'newlywed',
        'wedding anniversary',
        'strengthen our marriage',
        'submit to husband',
        'love my wife',
      ],
      weak: ['love', 'vow', 'together', 'home', 'wedding', 'partner', 'couple', 'faithful'],
    },
    understanding: [
      'Two people, each with a history and a temper, promise to belong together until death. It is the most ordinary thing and among the boldest.',
      'You would like your marriage to be good, or good again. That wish is worth a great deal, even if at the moment it lives in only one of you.',
      'Marriage is lived in kitchens and in traffic more than in great moments. That is where it grows, and where it wears thin.',
    ],
    passages: [
      {
        mark: '[[Genesis 2:24]]',
        note: 'After the woman has been brought to the man, the narrator says what marriage is: leaving, cleaving and becoming one flesh. Jesus quotes it.',
      },
      {
        mark: '[[Ephesians 5:21-25]]',
        note: 'It opens with yielding to one another out of reverence for Christ. Wives are called to honour, husbands to love as Christ did, who gave himself up; neither may be used to command or to hurt.',
      },
      {
        mark: '[[1 Corinthians 13:4-7]]',
        note: 'Written to a quarrelling church and not for weddings. It describes love by what it does and what it leaves undone.',
      },
      {
        mark: '[[Ecclesiastes 4:9-12]]',
        note: 'The Preacher praises two over one in work, falls, cold and danger. Companionship is the plain blessing he has in mind.',
      },
      {
        mark: '[[Song of Solomon 8:6-7]]',
        note: 'Love is as strong as death, and no flood can drown it. The Bible is not embarrassed about desire between a man and a woman.',
      },
      {
        mark: '[[Colossians 3:12-14]]',
        note: 'Said to the whole church, and nowhere more needed than at home: compassion, kindness, patience, bearing and forgiving.',
      },
    ],
    guidance: [
      'A marriage lives on small attentions. Greet each other when you come and go. Thank the other for something that has been done a thousand times. Ask one real question a day, and listen to the end. Put the telephone away at table. Keep an evening each week for the two of you, even if it is only a walk round the block. None of this is grand, and it is the soil in which the large things, trust and tenderness and desire, can grow.',
      'Paul sets the measure for both very high: love as Christ loved, who gave himself. Churches differ on whether the husband has a leading role or whether all authority is shared; they agree that a man who uses these verses to rule, to frighten or to get his way has turned them upside down. Ask therefore each day what it would cost me to do my husband or my wife good, and do that before asking for anything.',
      'Pray for the one you married, and where possible with them, if only the Lord’s Prayer at night. Apologise early. Do not make jokes at the other’s expense before people. Talk about money, work and in-laws when you are calm, and not in bed. And get help before it burns: a wise older couple, your pastor, a counsellor. Going for a talk in the fifth year spares much in the fifteenth.',
    ],
    practices: [
      'Ask tonight what was hard for the other today, and only listen.',
      'Thank your husband or wife for one thing that has become a matter of course.',
      'Reserve one hour a week for the two of you, and put it in the calendar.',
      'Pray together once a day, even if it is one sentence each.',
      'Speak well of your husband or wife when they are not there.',
      'Do one task that is usually the other’s, without announcing it.',
      'Agree on one evening this month to talk about what each of you misses.',
    ],
    encouragement: [
      'The first sign that Jesus gave was at a wedding where something had run out. He can be told so.',
      'Love as Paul describes it is learned; nobody brought it along complete.',
      'A small kindness today is not too small to turn a mood, and in time a marriage.',
    ],
    prayers: [
      'Father, thank you for the one you gave me. Forgive me for what I have taken for granted. Teach me to listen and to give first. Keep us faithful, and let us laugh together again. Be the third strand that holds us. Amen.',
      'Lord Jesus, you love your church patiently. Put something of that into our home. Heal what we have hurt in each other. Help us to speak the truth kindly and to forgive before evening. Let others find shelter with us. Amen.',
    ],
    questions: [
      'Which marriage has impressed you, and what did you see in it?',
      'What does it change to read Ephesians 5 from its first sentence on, about yielding to one another?',
      'Which of the marks of love in 1 Corinthians 13 do you find hardest at home?',
      'How can married people and single people in our church strengthen one another?',
    ],
    commitment:
      'This week, do your husband or wife one unasked kindness each day, or, if you are not married, encourage a couple you know.',
  },
  {
    id: 'marriage-conflict',
    title: 'Trouble in marriage',
    about: 'trouble in marriage',
    signs: {
      strong: [
        'marriage problems',
        'marriage in trouble',
        'fight with my husband',
        'fight with my wife',
        'argue with my husband',
        'argue with my wife',
        'unhappy marriage',
        'loveless marriage',
        'save my marriage',
        'my marriage is failing',
        'marriage is falling apart',
        "husband doesn't love me",
        "wife doesn't love me",
        'grown apart',
        'marriage counselling',
      ],
      weak: ['argue', 'fight', 'silent', 'cold', 'divorce', 'separate', 'quarrel', 'husband', 'wife'],
    },
    understanding: [
      'To be lonely beside someone, or to have the same quarrel for the hundredth time, is among the most wearing of pains.',
      'You once chose each other, and now it is hard to say what happened. Perhaps only one of you still wants to look.',
      'When there is war at home there is no place to come home to. You are right to seek help, and to seek it now.',
    ],
    passages: [
      {
        mark: '[[James 4:1-2]]',
        note: 'James asks where quarrels come from and points inward: wants that fight within. He says it to a church, and it fits a kitchen.',
      },
      {
        mark: '[[Matthew 7:3-5]]',
        note: 'Jesus does not say that the other has no splinter in the eye. He says which of the two to attend to first.',
      },
      {
        mark: '[[Proverbs 18:13]]',
        note: 'Answering before listening is called folly and shame. Half of a quarrel often lives there.',
      },
      {
        mark: '[[Ephesians 4:25-27]]',
        note: 'Truth, anger without sin, and an end before night: Paul gives rules for living together that can be kept.',
      },
      {
        mark: '[[1 Peter 3:7-9]]',
        note: 'Husbands are told to live with understanding and give honour, or their prayers are hindered; then all are told to repay insult with blessing.',
      },
      {
        mark: '[[Malachi 2:14-16]]',
        note: 'God takes the side of a wife who was treated faithlessly. The Hebrew is difficult, but violence against a partner is plainly condemned.',
      },
    ],
    guidance: [
      'Most couples have a dance: one presses, the other withdraws, and both feel alone. Name the dance as your common enemy, in a quiet hour. Then try a few rules. One subject at a time. No always and never. No threats of leaving. Say I am hurt, and not you are impossible. Twenty minutes’ break when voices rise, with a time to resume. And at the end each repeats what the other has said, until they say yes, that is it.',
      'Begin with your own part, even if you think it is a third. Not in order to take all the blame, but because it is the only part that you can change. Ask yourself what you really want in these fights: to be seen, to be safe, to be in the right. Ask God to show you the beam. A plain sentence such as I was wrong on Tuesday can open a door that has been shut for a year.',
      'Get a third person early: a trained marriage counsellor, a pastor with experience. If your husband or wife will not come, go alone; one changed step changes the dance. But there is a line. If you are hit, threatened, forced, watched or kept short of money, this is not a quarrel of two, and counselling as a couple is not the first step. Go where you are safe, tell someone, and call the police or a help line.',
    ],
    practices: [
      'Describe your usual quarrel as a dance in three steps, without saying who is to blame.',
      'Repeat what the other has said before you answer, in one conversation this week.',
      'Name one thing that you did wrong, with no explanation attached.',
      'Agree on a word that means twenty minutes of pause.',
      'Ring a marriage counsellor or your pastor, and ask for a first appointment.',
      'Recall together, or alone, three good times, and what you did differently then.',
    ],
    encouragement: [
      'A marriage in trouble is not yet a marriage at an end. Many have come through worse and are glad.',
      'You cannot change the other, and you need not. One honest beginning is in your power.',
      'God is not neutral towards your pain, nor is he tired of either of you.',
    ],
    prayers: [
      'Lord, we have hurt each other, and I do not know how to begin. Show me my own part first. Take the sharpness from my voice and the wall from my heart. Send us someone wise to help. Keep our children safe from our war. Amen.',
      'Father, I am lonely in my own house. You see us both, and you love us both. Give me patience where patience is right, and courage where something must be said or left. Do what neither of us can do. Amen.',
    ],
    questions: [
      'What did you learn at home about how to quarrel?',
      'How would our conflicts look if we took James’s question seriously: what do I want?',
      'What makes it so hard to hear someone out?',
      'How can a church help couples in trouble before it is too late, and know when safety comes first?',
    ],
    commitment:
      'This week, listen once to the end without defending yourself, and say one honest sentence about your own part.',
  },
  {
    id: 'divorce',
    title: 'Separation and divorce',
    about: 'separation and divorce',
    signs: {
      strong: [
        'divorce',
        'divorced',
        'separation',
        'my ex-husband',
        'my ex-wife',
        'remarriage',
        'remarry',
        'leave my husband',
        'leave my wife',
        'husband left me',
        'wife left me',
        'grounds for divorce',
        'is divorce a sin',
        'custody',
        'my spouse left',
      ],
      weak: ['ex', 'lawyer', 'children', 'alone', 'vow', 'papers', 'failed', 'left'],
    },
    understanding: [
      'The end of a marriage is a kind of death without a funeral. Whatever led to it, it tears.',
      'You may feel failure, relief, rage and shame in one morning. You may also fear what your church will say.',
      'Perhaps you have to decide, or it was decided over your head. In both cases you need truth and kindness, and not just one of them.',
    ],
    passages: [
      {
        mark: '[[Matthew 19:5-9]]',
        note: 'Asked about grounds, Jesus goes back to what God meant from the beginning, and says that Moses allowed divorce because of hard hearts. He names unfaithfulness as an exception.',
      },
      {
        mark: '[[1 Corinthians 7:11-15]]',
        note: 'Paul tells couples not to part, and if they do, to seek to be reconciled. Where an unbelieving partner leaves, he says, the other is not bound: God’s call is to peace.',
      },
      {
        mark: '[[Malachi 2:13-16]]',
        note: 'God stands as witness beside a wife who has been cast off. The text is spoken against faithlessness, in defence of the one who was wronged.',
      },
      {
        mark: '[[John 4:16-19]]',
        note: 'Jesus knows that the woman at the well has had five husbands. He says so without contempt, and entrusts to her who he is.',
      },
      {
        mark: '[[Psalm 34:18]]',
        note: 'The nearness of God is promised to the broken-hearted, and the psalm asks for no certificate of who was to blame.',
      },
      {
        mark: '[[Isaiah 54:5-6]]',
        note: 'God speaks to a forsaken people as to a young wife who was rejected, and calls her back. He knows what being left is.',
      },
    ],
    guidance: [
      'Scripture says that marriage is meant for life, and that God grieves when it is broken. It also knows hard hearts, unfaithfulness and desertion. Christians read its words with different results. Some hold that no divorce frees one to marry again; many allow it after adultery or desertion, and count violence and grave neglect as breaking the covenant too. Speak to a pastor who knows you, and do not let anyone decide your case with one verse. Where there is danger, leave first and ask afterwards.',
      'If it is not yet decided, and if you are safe, take time and help. Many marriages have been mended that both thought were finished; a trained counsellor and some months of separation under clear rules can show what is possible. Ask what you could say ten years from now about how you tried. Get legal advice all the same. It is not a declaration of war to know where you stand, above all when there are children.',
      'If it has happened, mourn it. See your part, confess it, and receive forgiveness; divorce is not the sin beyond all others. Leave the other’s part with God. Do not use the children as messengers or judges, and do not run down their father or mother. Go slowly with new love; loneliness chooses badly. And stay in church, or find one which will have you. Jesus sat down by the well with someone who had come at noon to avoid the others.',
    ],
    practices: [
      'Ask a pastor and a lawyer for advice, each on their own field, before you decide.',
      'Write down what you have lost, line by line, and read it to God.',
      'Tell the children together, if that is possible, that they are not to blame.',
      'Leave every message to the other lying for an hour before you send it.',
      'Find one person or group who has been through divorce and can listen.',
      'Wait at least a year before you think about a new relationship.',
    ],
    encouragement: [
      'The Lord came to the well at noon on purpose. He is not avoiding you.',
      'You are not a divorced person first of all. You are a person whom God calls by name.',
      'What is broken is broken, and still your story with God goes on from here.',
    ],
    prayers: [
      'Lord, my marriage has broken, and part of me with it. You know what was done to me and what I did. Forgive me, and help me to forgive in time. Watch over the children. Show me the next step, and keep hatred out of my heart. Amen.',
      'Father, I do not know whether to stay or to go. Give me truth, wise counsel and safety. If there is still a way for us, show it to us both. If not, lead me through this with clean hands. Do not leave me, even if others do. Amen.',
    ],
    questions: [
      'Why does Jesus answer the question about grounds by pointing to the beginning?',
      'How can a church uphold marriage and welcome the divorced, both with its whole heart?',
      'What strikes you in the way Jesus speaks to the woman at the well?',
      'What do children need most when parents part?',
    ],
    commitment:
      'This week, show loyal friendship to one person who has been through a divorce, or take one step of your own towards peace.',
  },
  {
    id: 'adultery',
    title: 'Unfaithfulness in marriage',
    about: 'unfaithfulness in marriage',
    signs: {
      strong: [
        'adultery',
        'affair',
        'cheated on me',
        'cheating on',
        'unfaithful',
        'infidelity',
        'my husband cheated',
        'my wife cheated',
        'had an affair',
        'other woman',
        'other man',
        'i cheated',
        'emotional affair',
        'mistress',
      ],
      weak: ['betrayed', 'trust', 'secret', 'lie', 'messages', 'vow', 'forgive', 'marriage'],
    },
    understanding: [
      'If you have been deceived by the one who promised to be yours, the ground has opened. Shock, rage and shame are all to be expected.',
      'If you are the one who was unfaithful, you stand before something that you cannot undo. To ask what to do now is the first honest step.',
      'Unfaithfulness breaks a promise at its centre. Whether the marriage can be healed is not decided in the first week.',
    ],
    passages: [
      {
        mark: '[[Exodus 20:14]]',
        note: 'One short commandment guards the place where two people are most open to being hurt.',
      },
      {
        mark: '[[Psalm 51:1-4]]',
        note: 'Traditionally David’s prayer after he took Uriah’s wife and had him killed. He does not speak of a mistake, nor of circumstances.',
      },
      {
        mark: '[[Hosea 3:1]]',
        note: 'Hosea is sent to love a wife who has gone to another. It is a sign of God’s love for Israel, and no rule that every wronged person must take someone back.',
      },
      {
        mark: '[[Matthew 5:27-28]]',
        note: 'Jesus traces adultery back to the look that takes possession of a person. It begins long before a hotel room.',
      },
      {
        mark: '[[John 8:7-11]]',
        note: 'Jesus saves a woman from stoning by men who have forgotten her partner and their own sins. He sends her off uncondemned, with a call to stop.',
      },
      {
        mark: '[[Proverbs 5:18-20]]',
        note: 'After a hard warning against another’s bed, a father praises the joy of one’s own. Faithfulness has a positive side.',
      },
    ],
    guidance: [
      'If you were betrayed: you did not cause it, whatever was lacking between you. Eat, sleep, see a doctor about infections, and confide in one or two discreet people. Decide nothing final yet. You may ask for the truth, for an end of all contact with the other person, for time apart. Jesus names unfaithfulness as a ground for divorce; you are not obliged to stay, and you are not obliged to go. Forgiveness may come later, and trust, if at all, later still.',
      'If you were unfaithful: end it today, completely, with no farewell meeting. Tell the truth to your husband or wife, with help at hand if you fear the moment; half-truths told in instalments wound more than one confession. Accept their anger without defending yourself. Open your telephone, your accounts, your diary for as long as it takes. Do not ask for quick forgiveness. Seek a pastor to whom you confess before God, and a counsellor with whom you find out how it came to this.',
      'Marriages do recover from adultery; it takes two who want it, usually a couple of years, and skilled help. There must be truth, remorse which shows in conduct, and room for the wounded one to ask the same question again. Where one goes on lying, it cannot be done by the other alone. Protect the children from details and from taking sides. And if you stand on the edge of an affair now, run, and tell someone this evening.',
    ],
    practices: [
      'End all contact with the third person, in writing, and let your partner read it.',
      'Tell one discreet person the whole truth, today.',
      'See a doctor if there is any risk of infection.',
      'Ask a counsellor experienced with affairs for an appointment, alone or together.',
      'Postpone the decision to divorce or stay for some weeks, unless you are in danger.',
      'Pray Psalm 51 if you have sinned, and Psalm 55 if you were betrayed.',
    ],
    encouragement: [
      'For the betrayed: God stands as a witness on the side of the one who kept faith.',
      'For the one who broke it: David prayed for a clean heart, and he was not sent away.',
      'What was broken in secret can begin to heal in the light, slowly and truly.',
    ],
    prayers: [
      'Lord, I have been deceived by the one I trusted most. Hold me, for I am falling. Keep me from revenge and from despising myself. Give me clear sight, good counsel and time. Be faithful to me when others are not. Amen.',
      'God, I have broken my promise and hurt those I love. I have no excuse. Create in me a clean heart. Give me the courage to tell the truth and to bear what follows. Comfort the one I have betrayed, and do not cast me off. Amen.',
    ],
    questions: [
      'How does unfaithfulness begin, according to what Jesus says in Matthew 5?',
      'What does Jesus refuse to do in John 8, and what does he ask?',
      'What belongs to a repentance that can be trusted after such a breach?',
      'How can friends stand by both people without spreading the story?',
    ],
    commitment:
      'This week, guard one boundary of faithfulness in a practical way, and tell one person who will ask you about it.',
  },
  {
    id: 'parenting',
    title: 'Raising children',
    about: 'raising children',
    signs: {
      strong: [
        'parenting',
        'raise children',
        'raise my kids',
        'raise a child',
        'discipline my child',
        'teach my kids about god',
        'my toddler',
        'my kids',
        'children misbehave',
        'family devotions',
        'raising children',
        'good parent',
        'christian parents',
        'stepchildren',
      ],
      weak: ['child', 'son', 'daughter', 'kids', 'bedtime', 'school', 'discipline', 'family', 'tired'],
    },
    understanding: [
      'Children are a gift, and they are also awake at five. Nobody does this without being tired and unsure.',
      'You love your children and want to do it well, and in the evening you often remember mainly what went wrong.',
      'Bringing up a child means being responsible for someone whom you do not own and cannot control. It drives one to pray.',
    ],
    passages: [
      {
        mark: '[[Deuteronomy 6:5-7]]',
        note: 'Parents are to love God themselves first, and then to talk of his words at home, on the way, at bedtime and in the morning. Faith is passed on in passing.',
      },
      {
        mark: '[[Ephesians 6:4]]',
        note: 'To fathers in a world where they had all the power, Paul says that they must not provoke their children but nurture them.',
      },
      {
        mark: '[[Proverbs 22:6]]',
        note: 'A proverb on early training describes what usually holds. It is no guarantee, and no charge against parents whose child goes another way.',
      },
      {
        mark: '[[Psalm 127:3-5]]',
        note: 'Children are called a heritage from the Lord, in the same psalm that warns against building anything without him.',
      },
      {
        mark: '[[Mark 10:13-14]]',
        note: 'The disciples think that children are a disturbance. Jesus is indignant, and says that the kingdom belongs to such.',
      },
      {
        mark: '[[2 Timothy 1:5]]',
        note: 'Timothy’s faith lived first in his grandmother and his mother. Two women’s quiet example shaped a leader of the church.',
      },
    ],
    guidance: [
      'Children learn faith mainly by living beside it. Pray short and honest prayers where they can hear you. Say sorry to them when you have shouted. Read them the stories, above all of Jesus, and let them ask what they like. A blessing at bedtime with a hand on the head takes half a minute and stays for seventy years. You need not know every answer; to say that you will find out together is a good sentence in a Christian home.',
      'Children need warmth and limits, both. Let there be few rules, clear ones, which hold tomorrow too. Correct what was done, and never say that the child is bad. Do not punish in anger, and do not hit; discipline in Scripture means training, and a shepherd’s rod was for guiding and for wolves. Praise what is right when you see it. Sit on the floor with them for ten minutes a day and do what they choose. Much bad behaviour is a clumsy request for that.',
      'Compare neither your children with one another nor your family with those on a screen. Guard sleep, meals together, and unplanned time. Ask for help before you are at the end: a friend, a grandmother, the health visitor, a parents’ group. If you fear that you may hurt your child, put the child somewhere safe, leave the room, and ring someone. And trust them to God each night. He loved them before you did, and is their Father longer.',
    ],
    practices: [
      'Bless each child at bedtime with a hand on the head and one sentence.',
      'Play for ten minutes a day at what the child chooses, without a phone.',
      'Apologise to a child for one thing this week.',
      'Tell one story about Jesus at breakfast or on the way to school.',
      'Agree on three house rules with the children, and write them down.',
      'Ask another parent for two hours’ help, and offer the same.',
      'Pray for each child by name while you do something you do every day, such as the washing.',
    ],
    encouragement: [
      'Good parents are not those who never fail, but those who come back and make it good.',
      'Jesus took time for children whom others thought a nuisance. He has time for yours.',
      'The seed you sow at bedtime goes on growing when you are asleep.',
    ],
    prayers: [
      'Father, you have trusted me with these children. I am often tired and impatient. Give me love that is firm and kind. Show me each child as you see them. Make good what I get wrong, and draw them to yourself. Amen.',
      'Lord Jesus, bless my children as you blessed those in Galilee. Protect them where I cannot. Let them find in me something of your patience. Give us laughter today, and peace in the evening. Amen.',
    ],
    questions: [
      'What was good in the way you were brought up, and what would you do otherwise?',
      'How does faith get passed on in Deuteronomy 6, and where does that happen in our homes?',
      'What might provoke a child, in Paul’s sense, and what nurtures one?',
      'How can people without children share in bringing up the young ones in a church?',
    ],
    commitment:
      'This week, give every child in your care ten undivided minutes a day, and a blessing each night.',
  },
  {
    id: 'prodigal-children',
    title: 'When a child goes another way',
    about: 'a child who has gone another way',
    signs: {
      strong: [
        'prodigal',
        'rebellious teenager',
        'rebellious son',
        'rebellious daughter',
        'my son left the faith',
        'my daughter left the church',
        "my child doesn't believe",
        'wayward child',
        'adult children',
        'my son is on drugs',
        'my daughter is on drugs',
        'children left church',
        'my teenager',
        'unbelieving children',
      ],
      weak: ['son', 'daughter', 'teenager', 'rebel', 'lost', 'worry', 'home', 'pray', 'distance'],
    },
    understanding: [
      'To watch a child walk away from what you hold dear, or into harm, is a grief that one carries about all day.',
      'You go over the years and look for your mistake. Perhaps there were mistakes; there are with all parents, and children make choices of their own.',
      'You would like to run after them, and you know that you cannot live their life for them.',
    ],
    passages: [
      {
        mark: '[[Luke 15:17-20]]',
        note: 'The father in the story had let his son go. He kept looking along the road, and when the time came he ran.',
      },
      {
        mark: '[[Isaiah 1:2-3]]',
        note: 'God himself says that he brought up children and they rebelled. The best of fathers has known this.',
      },
      {
        mark: '[[Luke 15:28-32]]',
        note: 'The father goes out to the other son, too, the dutiful and angry one. Both were lost in their own way.',
      },
      {
        mark: '[[1 Samuel 3:13]]',
        note: 'Eli knew what his sons were doing and did not restrain them. Love does not mean looking on while others are harmed.',
      },
      {
        mark: '[[Jeremiah 31:16-17]]',
        note: 'Rachel weeps for her children in exile and is told that there is hope and that they will return. It is spoken of a people, and many parents have prayed with it.',
      },
      {
        mark: '[[Ezekiel 18:20]]',
        note: 'Each person answers to God for their own way. Parents do not carry their children’s guilt, nor children their parents’.',
      },
    ],
    guidance: [
      'Leave the door open and the light on. Let your child know in plain words: you are my child, you can always come home, there is nothing you could tell me that would change that. Then keep contact over ordinary things, meals, birthdays, a joke sent by telephone, with no sermon folded in. They know what you believe. What they may not know is whether you would be glad to see them as they are. The father in Jesus’ story ran before he had heard the speech.',
      'To welcome is not to pay for harm. If there are drugs, violence or theft, set limits and hold to them: no money in the hand, no abuse in the house, help to find treatment at any hour. It is not lovelessness. Get advice from those who know addiction, and a group for relatives. Agree with the other parent, as far as you can. If your child is a danger to themselves or others, call for help at once.',
      'Lay down the question of blame. If you see something that you did wrong, say so to your child, once, without but. Then let it be forgiven. Pray daily, and get others to pray, and do not use prayer to nurse your fear. Live your own life with God gladly; a contented parent is the best argument. And mind the other children, who may be standing outside in the field, good and unseen.',
    ],
    practices: [
      'Tell your child this week in one sentence that the door is open, with no condition.',
      'Send something friendly and unimportant, with no advice in it.',
      'Ask pardon for one definite mistake, if there is one, and expect nothing back.',
      'Decide with the other parent what you will pay for and what you will not.',
      'Join a group for parents or relatives, if addiction plays a part.',
      'Pray for your child at one fixed time of day, and then turn to something else.',
      'Take an evening for the child who has stayed.',
    ],
    encouragement: [
      'God knows what it is to be a good father with children who left. He is on your side.',
      'The story is not over. The road from the pigs to the house was a long one, and it was walked.',
      'You are not your child’s saviour, and your child has one.',
    ],
    prayers: [
      'Father, you love my child more than I do. Go where I cannot go, and be with those who are near. Keep my child from the worst. Bring the day when he or she comes to themselves and sets out for home. Until then keep my heart open and the light on. Amen.',
      'Lord, I have made mistakes, and I am sorry. Forgive me, and let them do no lasting harm. Teach me to hold fast and to let go, each at its time. Give me something to do today other than worry. I leave my child in your hands. Amen.',
    ],
    questions: [
      'What does the father do, and what does he not do, while his son is away?',
      'Where is the line between an open door and paying for harm?',
      'How might the older brother feel, and who takes care of such children?',
      'How can we as a group support parents without giving advice?',
    ],
    commitment:
      'This week, show one sign of unconditional welcome to someone who has gone away, and pray for them daily at a set time.',
  },
  {
    id: 'infertility',
    title: 'Longing for a child',
    about: 'longing for a child',
    signs: {
      strong: [
        'infertility',
        'infertile',
        "can't get pregnant",
        "can't have children",
        'trying for a baby',
        'trying to conceive',
        'ivf',
        'childless',
        'barren',
        'want a baby',
        'adoption',
        'fertility treatment',
        'no children of my own',
      ],
      weak: ['baby', 'pregnant', 'child', 'month', 'treatment', 'empty', 'mother', 'waiting'],
    },
    understanding: [
      'Every month a hope and a loss, and around you the prams. It is a grief that others mostly do not see.',
      'You may be tired of advice, of tests, of the question whether you have children. You may say here that it hurts.',
      'You wonder why something that comes to others unasked is denied to you. There is no answer to that which would fit on a card.',
    ],
    passages: [
      {
        mark: '[[1 Samuel 1:12-16]]',
        note: 'Hannah weeps and prays so hard that the priest thinks she is drunk. She explains herself with dignity: she has been pouring out her soul.',
      },
      {
        mark: '[[Genesis 18:11-14]]',
        note: 'Sarah, long past hope, laughs at the promise. It is a special promise in God’s history, and not one that is given to every couple.',
      },
      {
        mark: '[[Isaiah 54:1]]',
        note: 'The prophet lets a childless woman sing, as a picture of desolate Jerusalem. He knows her sorrow well enough to make it the image of God’s turning.',
      },
      {
        mark: '[[Luke 1:6-7]]',
        note: 'Elizabeth and Zechariah are described as upright before God, and then as childless. Luke makes clear that it was no punishment.',
      },
      {
        mark: '[[Isaiah 56:3-5]]',
        note: 'To those who thought themselves a dry tree, God promises a name in his house better than sons and daughters.',
      },
      {
        mark: '[[Psalm 13:5-6]]',
        note: 'After four times how long, the singer puts his trust in God’s steady love, while nothing has yet changed.',
      },
    ],
    guidance: [
      'Mourn it as what it is. There is no grave to stand at, and so it helps to find some form: a letter, a candle, a day when you both say no to other plans. Husband and wife usually mourn differently, and treatment can take over even the bedroom. Talk of other things as well; keep some months free of attempts. It is no one’s fault, and there is no sin behind it. Luke says of Elizabeth and Zechariah first of all that they were righteous.',
      'Medicine can help many couples, and to use it may be right. Ask your doctor plainly about chances, cost and strain. Christians judge some methods differently, above all where embryos are made that will not be carried; think about these questions beforehand and talk with a pastor, so that you can decide with a quiet conscience. Adoption and fostering are a beautiful way, with griefs of their own. They are not a duty, and no cure for sorrow.',
      'In Scripture a number of longed-for children are born; Hannah and Sarah are told of because each belongs to a larger story of God. That is no promise that everyone will receive what they received. Isaiah has another word for those who remain without: a name in God’s house better than sons and daughters. You may turn down invitations to baby showers. You may stay away from church on Mother’s Day. And a life can be fruitful in more ways than one.',
    ],
    practices: [
      'Pour out your heart aloud to God as Hannah did, without arranging the words.',
      'Agree with your partner on one evening a week when the subject rests.',
      'Prepare one short sentence for people who ask, so that you are not taken unawares.',
      'Ask your doctor for clear figures before the next step.',
      'Tell two friends what helps and what hurts.',
      'Give some of your care to one child, as godparent, aunt, uncle or mentor, if it does you good.',
    ],
    encouragement: [
      'God did not misread Hannah’s prayer, even when the priest did.',
      'You are not a dry tree in his sight. That was said to people who believed it of themselves.',
      'Your love for a child who has not come is not lost; he knows it.',
    ],
    prayers: [
      'Lord, you see my longing, month after month. I pour it out before you as Hannah did. Give us a child, if it may be. If not, do not leave us alone with an empty room. Keep us close to one another and to you. Amen.',
      'Father, I find it hard to be glad with others. Forgive me, and be patient. Guard our marriage in all this waiting. Show us in what way our life is to bear fruit. Give me a name in your house. Amen.',
    ],
    questions: [
      'What do people say to childless couples that hurts, and what helps?',
      'How does Hannah bring her grief to God, and how does Eli fail and then help?',
      'What does the promise in Isaiah 56 mean for people without children?',
      'How could our church mark Mother’s Day and Father’s Day with care?',
    ],
    commitment:
      'This week, pray for a couple who long for a child, and give them one sign of affection that does not mention it.',
  },
  {
    id: 'aging-parents',
    title: 'Ageing parents',
    about: 'ageing parents',
    signs: {
      strong: [
        'aging parents',
        'ageing parents',
        'elderly parents',
        'elderly mother',
        'elderly father',
        'honour your father and mother',
        'honor my parents',
        'nursing home',
        'care home',
        'my parents are old',
        'parents getting older',
        'look after my parents',
        'difficult parents',
        'my mother in a home',
      ],
      weak: ['mother', 'father', 'old', 'care', 'duty', 'guilt', 'visit', 'sibling'],
    },
    understanding: [
      'The people who once carried you now need an arm. It is a strange change, tender and tiring.',
      'You may be torn between parents, children, work and your own strength, and feel guilty towards all of them.',
      'Perhaps the history between you was difficult, and now they need you. That makes it no simpler.',
    ],
    passages: [
      {
        mark: '[[Exodus 20:12]]',
        note: 'The commandment to honour father and mother is given to grown people. In Israel it meant not least the care of the old.',
      },
      {
        mark: '[[Mark 7:9-13]]',
        note: 'Jesus is sharp with people who avoid supporting their parents by giving the money to God. Piety is no excuse.',
      },
      {
        mark: '[[1 Timothy 5:4]]',
        note: 'Children and grandchildren are to learn to give something back to those who raised them. Paul calls that practising religion at home.',
      },
      {
        mark: '[[John 19:25-27]]',
        note: 'Jesus provides for his mother by entrusting her to another. To arrange good care is also a way to honour.',
      },
      {
        mark: '[[Ruth 4:14-15]]',
        note: 'The women bless Naomi: one will nourish her old age, for her daughter-in-law loves her. Care goes by love, and not only by blood.',
      },
      {
        mark: '[[Psalm 71:17-18]]',
        note: 'An old person asks not to be forsaken in grey hairs, and still wants to tell the next generation about God.',
      },
    ],
    guidance: [
      'To honour does not mean to obey like a child, nor to do it all yourself. It means giving weight: time, respect, safety, an ear for the old stories. Jesus gave his mother into John’s care. A good home, chosen with thought and visited often, may honour a parent more than a worn-out daughter does. Talk early about wishes, money, powers of attorney and what should be done at the end. Let brothers and sisters share, each by what they are able to do.',
      'Watch your limits, and say them. Find out what help the state, the parish and neighbours offer. Keep your marriage and your children in view as well; they too were entrusted to you. When your mother asks the same question for the eighth time, answer the feeling beneath it. When impatience comes, go into the next room for a moment. You will not do this perfectly, and love does not need you to.',
      'If a parent has harmed you, honour may be very little: seeing that they are cared for, speaking no lies about them, leaving revenge. You are not bound to expose yourself or your children to abuse, nor to nurse with your own hands someone who violated you. Speak with a counsellor about it. And where it is possible, use the time. Ask about their childhood. Say what you are thankful for. Some things can be healed in the last year that were stuck for forty.',
    ],
    practices: [
      'Ask your parents this week for one story from before you were born.',
      'Sit down with brothers and sisters and divide the tasks in writing.',
      'Talk with your parents about wishes and papers while it is still easy.',
      'Ask the council or parish about day care, respite and visiting services.',
      'Thank your mother or father for one definite thing.',
      'Plan a day off for yourself each month, and let someone stand in.',
    ],
    encouragement: [
      'Jesus, in his worst hour, thought of his mother’s keep. He understands this duty, and he shares it.',
      'You are not a bad child because you cannot do everything.',
      'What you give them now is seen by the one whom they will soon meet face to face.',
    ],
    prayers: [
      'Father, my parents are getting old, and it moves me and wears me out. Give me patience and good ideas. Show us what is right for them and possible for us. Bless them in their weakness, and let there be peace between us. Amen.',
      'Lord Jesus, you entrusted your mother to a friend. Help us to find good care and to share it fairly. Heal what has been hard between my parents and me. Let me say in time what should be said. Amen.',
    ],
    questions: [
      'What does it mean to honour parents when one is grown up?',
      'Why is Jesus so severe in Mark 7, and where might it apply to us?',
      'How can care be shared fairly in a family?',
      'What can a church do for the old and for those who look after them?',
    ],
    commitment:
      'This week, give an ageing parent or another old person an unhurried hour, and ask for one of their stories.',
  },
  {
    id: 'family-estrangement',
    title: 'Broken family ties',
    about: 'broken family ties',
    signs: {
      strong: [
        'estranged',
        'estrangement',
        'cut off from my family',
        'family conflict',
        'family feud',
        'no contact',
        "my brother won't speak to me",
        "my sister won't speak to me",
        'in-laws',
        'mother-in-law',
        'family problems',
        'toxic family',
        'my family rejects me',
        'siblings fight',
        'dysfunctional family',
      ],
      weak: [
        'family',
        'brother',
        'sister',
        'parents',
        'inheritance',
        'quarrel',
        'christmas',
        'distance',
        'silence',
      ],
    },
    understanding: [
      'When family ties tear, the gap shows at every feast, in every form that asks for next of kin.',
      'Families are where one can be hurt most thoroughly. The Bible is full of such stories and makes none of them pretty.',
      'You may be the one who left, or the one who was left, or both at once. Each has its own loneliness.',
    ],
    passages: [
      {
        mark: '[[Genesis 37:4]]',
        note: 'A father’s favourite coat, and brothers who cannot say a friendly word to Joseph. Scripture shows how rivalry in a family is made.',
      },
      {
        mark: '[[Genesis 45:14-15]]',
        note: 'After more than twenty years the brothers weep on each other’s necks, and then it says that they talked with him.',
      },
      {
        mark: '[[Psalm 27:10]]',
        note: 'David reckons with the possibility that even father and mother forsake him, and says who will take him in.',
      },
      {
        mark: '[[Mark 3:31-35]]',
        note: 'Jesus’ family thinks that he is out of his mind. He looks round at those who sit near him, and enlarges what family means.',
      },
      {
        mark: '[[Romans 12:18]]',
        note: 'As far as it depends on you: Paul knows that peace may fail because of the other side.',
      },
      {
        mark: '[[Luke 12:51-53]]',
        note: 'Jesus foresees that loyalty to him can divide a household. Not every rift is the fault of someone in the family.',
      },
    ],
    guidance: [
      'First ask whether the distance is needed for protection. If there was violence, abuse or constant contempt, then space is not a sin, and nobody should hurry you back for the sake of a holiday photograph. You may forgive at a distance. If the rift came rather from pride, a will, a partner, an unsaid apology, ask what it would cost to write first. The one who begins is not the loser. Two lines may be enough: I think of you; I would like to hear how you are.',
      'Expect little at the first meeting and choose a neutral place and a short time. Talk about the present before the past. Do not bring all the files. With in-laws a simple rule helps: each speaks to their own family, and husband and wife stand together. If money is behind it, let a mediator or a notary do the sums; one should not lose a brother over a sideboard. Joseph tested his brothers carefully before he trusted them. He was right to do so.',
      'Where the door stays shut, you need another table. Jesus, misunderstood by his relations, looked round and said: these are my mother and brothers. A church can be that, with a place kept at Christmas. Go on praying for your kin, write at birthdays if it is welcome, and do not tell your children to hate. And know that his own brothers, who did not believe in him, did so later on. Families are not finished so soon.',
    ],
    practices: [
      'Decide honestly whether your distance is for protection or for punishment.',
      'Write two lines to one relative, without reproach or explanation.',
      'Name what you contributed to the rift, to God and perhaps to the other.',
      'Ask a mediator if an inheritance or a house is at issue.',
      'Plan the next feast now, with people who want you there.',
      'Pray by name for every member of your family once this week.',
    ],
    encouragement: [
      'Joseph and his brothers found words again after two decades. It can be late without being too late.',
      'If your own have let you go, you are not without a home: the Lord takes in.',
      'You may have peace inside you before there is peace in the family.',
    ],
    prayers: [
      'Father, my family is torn, and I am tired of the silence. Show me my own share, and show me the next step. Protect those who need protection. Soften the hearts that are hard, mine first. Amen.',
      'Lord Jesus, your own family did not understand you. Be near to me when I am missing at the table. Give me brothers and sisters in your house. Keep alive in me the hope of peace, and guard me from pretending. Amen.',
    ],
    questions: [
      'What causes rifts in families, judging by the story of Joseph?',
      'How can one tell a distance that protects from one that punishes?',
      'What did Jesus do with the tension between his family and his calling?',
      'Who among us has no table to go to at feasts, and could have ours?',
    ],
    commitment:
      'This week, take one small step towards a relative, or invite one person to your table who has no family near.',
  },
] as const satisfies readonly GuideTopic[];
