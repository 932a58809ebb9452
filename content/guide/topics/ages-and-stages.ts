import type { GuideTopic } from '../types.ts';

/** From school to old age. */
export const agesAndStagesTopics = [
  {
    id: 'children-and-youth',
    title: 'Children and young people',
    about: 'children and young people',
    signs: {
      strong: [
        'youth',
        'adolescent',
        'i am a teenager',
        'young people',
        'sunday school',
        'youth group',
        'teach children',
        "children's ministry",
        'young christian',
        'peer pressure',
        'young in the faith',
        'growing up',
        'explain god to a child',
        'kids and faith',
      ],
      weak: ['young', 'school', 'friends', 'parents', 'child', 'class', 'age', 'future'],
    },
    understanding: [
      'To be young is to have everything before one and much coming at one. God does not wait until people are grown up.',
      'Whether you are young yourself or have to do with the young, you are dealing with people whom God takes in full earnest.',
      'Among friends it is often hard to be a believer. You would like to belong, and to stay yourself.',
    ],
    passages: [
      {
        mark: '[[1 Timothy 4:12]]',
        note: 'Paul tells a young leader not to let anyone look down on his youth. He is to be an example, in speech, conduct, love, faith and purity.',
      },
      {
        mark: '[[1 Samuel 3:8-10]]',
        note: 'God calls a boy by name at night, three times over. It takes an old man to help him understand who it is.',
      },
      {
        mark: '[[Ecclesiastes 12:1]]',
        note: 'Remember your creator while you are young. It is said by one who knows how quickly it passes, and who has just advised enjoying it.',
      },
      {
        mark: '[[Daniel 1:8-9]]',
        note: 'Carried off as a youth to a foreign court, Daniel makes up his mind on one small point. It is done politely, and it shapes a whole life.',
      },
      {
        mark: '[[Mark 10:13-16]]',
        note: 'Children are brought, the disciples turn them away, and Jesus is angry. The smallest are made the model for the great.',
      },
      {
        mark: '[[Luke 2:46-47]]',
        note: 'At twelve Jesus sits among teachers, listens and asks questions. Then he goes home with his parents, and grows.',
      },
    ],
    guidance: [
      'If you are young: you are not the church of tomorrow, you are part of it now. Ask your questions aloud; Jesus did at twelve. Decide as Daniel did on a few points beforehand, calmly, and not in the middle of the party. Find one or two friends who want to go the same way, and one grown-up you trust who is not your parent. And be careful what you send; what is in a phone does not come back. If anyone presses or threatens you, tell an adult at once.',
      'If you are bringing up or teaching children: tell the stories, well and without a moral at the end of each. Let them ask, and say so when you do not know. Pray with them short and true. Take them along when you serve. Children notice whether it is lived. Do not frighten them into faith, and do not make use of their wish to please you. God is able to speak to a child directly; your task is that of old Eli, to help them recognise the voice.',
      'Those who work with the young need clear rules: never alone behind closed doors, more than one adult, checks, no private messaging in secret, and someone to whom any child can go. This protects everyone. Take seriously if a child becomes quiet, afraid or hurts itself, listen without promising secrecy, and pass it on to those responsible that day. Youth is also often a time of dark moods; tell parents or a doctor, and do not wait until it passes off by itself.',
    ],
    practices: [
      'Read one chapter of Mark together, and let the youngest ask the first question.',
      'Decide on one small point, as Daniel did, before you are put to the test.',
      'Name one adult whom you could tell anything, and let them know it.',
      'Pray by name for the young people in your church.',
      'Let a child or teenager take on a real task in worship.',
      'Put the phone away one evening a week, and do something with others.',
    ],
    encouragement: [
      'God called Samuel by his name before Samuel knew him. He knows yours.',
      'You are not too young to be taken seriously by him, and not too young to do good.',
      'Jesus has time for children. It is one of the things of which he was surest.',
    ],
    prayers: [
      'Lord, I am young, and there is so much that I do not know. Speak, and help me to hear. Give me good friends, and courage to be different where it matters. Let me enjoy these years and not forget you. Amen.',
      'Jesus, bless the children and young people whom I know. Protect them from harm and from those who would use them. Give them people who listen. Show me how to help them to hear you, and keep me from standing in the way. Amen.',
    ],
    questions: [
      'What did you believe about God when you were ten?',
      'What does Eli do well in helping the boy Samuel?',
      'How does Daniel manage to be firm and friendly together?',
      'What do young people need from our church, and have we asked them?',
    ],
    commitment:
      'This week, ask one young person for their view and listen, or, if you are young, decide one thing beforehand and keep to it.',
  },
  {
    id: 'students-and-exams',
    title: 'Study and exams',
    about: 'study and exams',
    signs: {
      strong: [
        'exam',
        'exams',
        'student',
        'university',
        'college',
        'failed my exam',
        'studying for',
        'exam stress',
        'homework',
        'grades',
        'dissertation',
        'school work',
        'pass my test',
        'finals',
      ],
      weak: ['study', 'school', 'test', 'learn', 'fail', 'pressure', 'marks', 'concentrate'],
    },
    understanding: [
      'Weeks at the desk, and then a few hours are supposed to show it all. It is no wonder if your stomach tightens.',
      'It feels as though your future and your worth depended on this. Part of the first is true, and nothing of the second.',
      'If it has gone wrong, you may be ashamed before your parents and friends. That is hard, and it is not the end.',
    ],
    passages: [
      {
        mark: '[[Proverbs 16:3]]',
        note: 'Commit your works to the Lord. In the proverb this is joined with working, not put in its place.',
      },
      {
        mark: '[[Daniel 1:17-20]]',
        note: 'Four young exiles learn a foreign language and literature thoroughly. God gives them understanding, and they study for three years.',
      },
      {
        mark: '[[Philippians 4:6-7]]',
        note: 'Make requests known with thanks. What is promised is not a certain mark but a guarded heart.',
      },
      {
        mark: '[[Colossians 3:23]]',
        note: 'Work heartily as for the Lord. It frees from working for applause and from cheating.',
      },
      {
        mark: '[[Psalm 121:1-2]]',
        note: 'A pilgrim looks up at the hills and asks where help will come from. It can be sung on the way to an examination hall.',
      },
      {
        mark: '[[Isaiah 40:29-31]]',
        note: 'Even the young grow tired and stumble. Strength is given to those who wait for God.',
      },
    ],
    guidance: [
      'God will not write the paper for you, and he will be in the room. So do your part in good order. Make a plan with small pieces and real breaks; learn by testing yourself, and not by reading it through for the fifth time. Sleep is worth more than the last two hours of the night. Keep a day of rest in exam weeks too; it is an exercise in trust. Eat, go out, see people. Pray briefly at the beginning and the end of every session.',
      'In the examination breathe out, read everything through, begin with what you know. If there is a blank, go on and come back. Do not cheat; a pass that is not yours follows you about, while an honest fail can be repeated. If fear is so great that you cannot sleep or that all goes black, see a doctor or the student counselling service in good time. There are aids and there is extra time for those who need them, and it is no disgrace to ask.',
      'And if it goes badly? Then you have failed an exam; you are not a failure. Tell those whom it concerns that same day. Look at what was the cause: method, subject, illness, too much else. Many good lives have taken a turn at such a point. Your worth was settled elsewhere, on a hill outside a city, long before there were marks. If despair comes, or thoughts of ending it all, talk to someone at once. No exam is worth a life.',
    ],
    practices: [
      'Make a plan for the coming week with daily portions and an end to each day.',
      'Test yourself aloud or with a friend instead of only reading.',
      'Begin and end each session with one sentence of prayer.',
      'Sleep at least seven hours in the nights before the exam.',
      'Keep one day free of study.',
      'Encourage one fellow student, and share your notes.',
    ],
    encouragement: [
      'The mark will be forgotten in ten years. You will not be.',
      'Help comes from the one who made heaven and earth, and he can manage a Tuesday in June.',
      'You are loved before the results come out.',
    ],
    prayers: [
      'Lord, I have to sit an exam, and I am nervous. Thank you that I may learn. Help me to use the time, to sleep and to remember. Calm me when I sit there. Whatever the result, let me know that I am yours. Amen.',
      'Father, it went wrong. I am disappointed and ashamed. Keep me from thinking that I am worth nothing. Show me what is to be learned from it, and the next step. Bless those who did well. Amen.',
    ],
    questions: [
      'What hangs on your exams, in truth and in your feelings?',
      'How did Daniel and his friends combine study and faith?',
      'What is the difference between praying for help and praying instead of working?',
      'How can we support people under pressure to perform?',
    ],
    commitment:
      'This week, keep a reasonable plan with sleep and a day of rest, and pray one sentence before each session.',
  },
  {
    id: 'men',
    title: 'A man’s life before God',
    about: 'a man’s life before God',
    signs: {
      strong: [
        "men's bible study",
        'man of god',
        'godly man',
        'biblical manhood',
        'masculinity',
        "men's group",
        'what is a real man',
        'be a better man',
        'christian man',
        'men and emotions',
        'band of brothers',
        'as a man',
      ],
      weak: ['man', 'men', 'father', 'husband', 'strong', 'brother', 'work', 'provide'],
    },
    understanding: [
      'Many men carry a great deal and talk about little of it. It need not be so.',
      'You are asking what it means to be a man in God’s sight, among many loud voices that know the answer.',
      'Strength is good, and it is dangerous. The question is for whom it is used.',
    ],
    passages: [
      {
        mark: '[[Mark 10:42-45]]',
        note: 'Jesus is the measure of a man: able to command storms, and here to serve.',
      },
      {
        mark: '[[1 Corinthians 16:13-14]]',
        note: 'Be watchful, stand firm, be strong, writes Paul, and in the same breath: let all that you do be done in love.',
      },
      {
        mark: '[[Micah 6:8]]',
        note: 'What is good has been told to every human being: to act justly, love mercy and walk humbly.',
      },
      {
        mark: '[[1 Samuel 18:3-4]]',
        note: 'Jonathan and David, both soldiers, bind themselves in friendship. It is deep, spoken out and faithful.',
      },
      {
        mark: '[[Matthew 1:19-21]]',
        note: 'Joseph, wounded, does not want to expose Mary. He listens, takes responsibility, and in the whole Gospel does not say one word.',
      },
      {
        mark: '[[2 Samuel 12:13]]',
        note: 'A king who has taken what he wanted is told the truth by a friend. David’s greatness is that he admits it at once and without excuse.',
      },
    ],
    guidance: [
      'Do not begin with what is manly but with Christ. He could drive out traders and hold children, weep in public and face down officials, touch lepers and wash feet. He was strong for others and never at their cost. Ask therefore of your own strength, of body, voice, money, position, whom it serves. Are people safer when you come through the door? If those at home would hesitate to answer, that is your first task, and it is worth asking for help with it.',
      'Find two or three men with whom you do not have to act. Meet regularly, with something to eat or to do, and let each say how it truly is: with work, with God, with desire, with drink, with fear. Three questions are enough. What has been good, where have you failed, what do you need? Keep it among you. David had a Nathan. Men who have nobody tend to fall without a sound.',
      'Look after what was entrusted to you: your word, your body, your friends, wife and children if you have them, those who have no father. Go to the doctor in good time. Learn the words for what you feel; there are more than fine and tired. Weeping is no disgrace; the strongest of men did it at a grave. And if everything goes black, or you are thinking of an end, tell someone today. To ask for help is a brave thing, and it is what a wise man does.',
    ],
    practices: [
      'Ring one friend and ask how he really is, and then tell him the same.',
      'Ask the people you live with what it is like when you come home.',
      'Read Mark in a fortnight, and watch how Jesus uses his strength.',
      'Apologise to one person without a because.',
      'Make the doctor’s appointment you have been putting off.',
      'Take time for a boy or young man who has no father at hand.',
    ],
    encouragement: [
      'You do not have to prove that you are a man. You are called to be a son.',
      'Joseph says nothing and does right, and God entrusts him with a child.',
      'The strongest man who ever lived knelt down with a towel.',
    ],
    prayers: [
      'Lord Jesus, show me how to be a man as you were. Take from me hardness and cowardice. Let my strength be for others. Give me brothers before whom I can be honest. Amen.',
      'Father, I have carried much alone. I confess where I have used my power badly. Make me a just man, gentle and reliable. Bless those who are entrusted to me, and let them be safe with me. Amen.',
    ],
    questions: [
      'What were you taught about being a man, and what of it would you pass on?',
      'Which trait of Jesus runs against the usual picture of manliness?',
      'Why did David need a Nathan, and who is yours?',
      'How can strength serve, at home, at work and in church?',
    ],
    commitment:
      'This week, be honest with one man about how you are, and do one service at home that nobody expects.',
  },
  {
    id: 'women',
    title: 'A woman’s life before God',
    about: 'a woman’s life before God',
    signs: {
      strong: [
        "women's bible study",
        'woman of god',
        'godly woman',
        'proverbs 31',
        'biblical womanhood',
        "women's ministry",
        'women in the bible',
        'women in church',
        'christian woman',
        'as a woman',
        'daughters of the king',
        'women preach',
      ],
      weak: ['woman', 'women', 'mother', 'wife', 'sister', 'daughter', 'beauty', 'role'],
    },
    understanding: [
      'A woman hears from all sides what she should be: capable, gentle, beautiful, busy, and preferably not tired. It is good to hear once what God says.',
      'You carry much, much of it unseen. He has an eye for what goes unseen.',
      'Perhaps you have been made small by men, or in the name of the Bible. Look at how Jesus deals with women.',
    ],
    passages: [
      {
        mark: '[[Luke 10:38-42]]',
        note: 'Mary sits at the teacher’s feet, the place of a pupil, which was not usual for a woman. Jesus defends her choice.',
      },
      {
        mark: '[[Luke 8:1-3]]',
        note: 'Women travel with Jesus and support him from their own means. Luke takes care to give their names.',
      },
      {
        mark: '[[John 20:16-18]]',
        note: 'The risen Lord calls Mary by her name, and sends her to tell the apostles. A woman is the first witness.',
      },
      {
        mark: '[[Proverbs 31:28-31]]',
        note: 'A poem in praise of a capable woman, in trade and home and with open hands to the poor. It is a song of honour and not a list of duties.',
      },
      {
        mark: '[[Judges 4:4-8]]',
        note: 'Deborah judges Israel under a palm tree, and people come to her for justice. A general will not go without her.',
      },
      {
        mark: '[[Luke 1:46-49]]',
        note: 'Mary, young and of no standing, sings one of the boldest songs in Scripture: God has looked on the lowly and puts down the mighty.',
      },
    ],
    guidance: [
      'You are made in God’s image, not in second place but in the same breath as man. You are addressed by Christ, taught, healed, called and sent. So before any role, daughter, wife, mother, colleague, there is this: he knows your name. Sit down like Mary from time to time, in the middle of all the work, and be a pupil. The one thing needed is not one duty more. The rest will be waiting; it always is.',
      'The woman of Proverbs 31 is often held up so that everyone feels tired. She had servants, and she is the subject of a poem, covering a lifetime. Take from it what it praises, strength, wisdom, kindness on the tongue, reverence for God, and leave aside the timetable. Compare yourself less. What is yours to do in this season? It may be a child, a company, a parish, a research project, a sickbed. Deborah judged, Lydia traded, Priscilla taught, Hannah prayed.',
      'Churches differ on which offices women hold. Some read Paul’s restrictions as standing for all times; others see them as answers to local troubles, and point to Phoebe, Junia and the daughters of Philip. You may weigh it and find your place, and no side has the right to despise women. Should anyone use Scripture in order to control, humiliate or hit you, that is misuse; get help. And seek out sisters, older and younger, with whom one can laugh and be honest.',
    ],
    practices: [
      'Sit down for fifteen minutes a day with a Gospel before you do the next thing.',
      'Write down what is really yours in this season, and cross something out.',
      'Meet another woman with whom you need not appear strong.',
      'Read the story of Deborah, Hannah, Abigail or Lydia, and ask what it shows.',
      'Encourage a younger woman by telling her what you see in her.',
      'Have the check-up that you have been putting off for the sake of others.',
    ],
    encouragement: [
      'He said Mary, and she knew him. He says your name too.',
      'What you do unseen is being read by someone who forgets nothing.',
      'No one may take from you the place at his feet. He has said so.',
    ],
    prayers: [
      'Lord Jesus, you call me by my name. I have so many roles, and I lose myself in them. Let me sit at your feet for a while. Tell me who I am, and what is mine to do. Give me sisters on the way. Amen.',
      'Father, you have looked on the lowly. Heal what has made me small. Give me strength and kindness, a clear voice and open hands. Let other women breathe more freely near me. Amen.',
    ],
    questions: [
      'Which picture of a good woman were you given, and by whom?',
      'What is unusual in the way that Jesus deals with women?',
      'How could one read Proverbs 31 as praise and not as a burden?',
      'What do women in our church carry, and what might be lifted from them?',
    ],
    commitment:
      'This week, take a quarter of an hour each day at Jesus’ feet, and tell one other woman what you value in her.',
  },
  {
    id: 'fatherhood',
    title: 'Being a father',
    about: 'being a father',
    signs: {
      strong: [
        'fatherhood',
        'be a good father',
        'new dad',
        'become a father',
        'my role as a dad',
        'absent father',
        'my father was never there',
        'never had a father',
        'father wound',
        'father figure',
        'good dad',
        "father's day",
      ],
      weak: ['dad', 'father', 'son', 'daughter', 'work', 'example', 'time', 'bless'],
    },
    understanding: [
      'Being a father means being the measure of something for a small person, for better or for worse. It may well frighten one a little.',
      'You would like to do it better than it was done with you, or as well. Both are good aims.',
      'If your own father was absent, hard or weak, you are missing a pattern, and perhaps it is hard to call God by that name.',
    ],
    passages: [
      {
        mark: '[[Psalm 103:13-14]]',
        note: 'God’s fatherhood is described by pity, and by his knowing how people are made. It is a measure for human fathers too.',
      },
      {
        mark: '[[Luke 15:20-24]]',
        note: 'The father in Jesus’ story runs, embraces, kisses, in public and against all dignity.',
      },
      {
        mark: '[[Colossians 3:21]]',
        note: 'Fathers are told not to provoke their children, lest they lose heart. Discouragement is here a danger that one takes seriously.',
      },
      {
        mark: '[[Deuteronomy 1:31]]',
        note: 'Moses reminds Israel how God carried them through the desert as a man carries his son.',
      },
      {
        mark: '[[Genesis 27:38]]',
        note: 'Esau weeps and begs his father for a blessing. Scripture knows how children hunger for their father’s word.',
      },
      {
        mark: '[[Matthew 3:17]]',
        note: 'Before Jesus has done anything in public, he hears his Father say that he is loved and a delight.',
      },
    ],
    guidance: [
      'Children need from their father above all to be seen, with delight. You are my beloved son, I am pleased with you: Jesus heard that before his first sermon. Say it in your own words, often, and not only after goals and good marks. Be there, in body, on the floor, with the phone in another room. Hug them, boys as well. Put your hand on their head in the evening and bless them. It costs nothing, and there are old men who are still waiting for it.',
      'Be strong for them and not against them. Set few limits and keep them calmly. Never frighten a child with your size or voice. If you have shouted, go and say that it was wrong; they learn from it what a man does with his mistakes. Honour their mother, whether you live together or not. If you do not live with your children, be on time, pay, write, telephone, and keep at it when it is made hard for you. They are counting, in secret.',
      'If your own father failed you, mourn it, with a good friend or a counsellor, so that you need not hand it on. Look for older men by whom you can see how it is done. Begin to know God as Jesus shows him, who carries, runs, has pity; let him fill that word anew, slowly. And become a father to children who have none near: as uncle, coach, neighbour, godfather. If you notice that you might hurt a child, go out and get help the same day.',
    ],
    practices: [
      'Tell each child today that you are glad that they exist.',
      'Give each child half an hour this week by themselves, doing what they choose.',
      'Bless your children in the evening with a hand on the head.',
      'Ask your child’s pardon for one thing.',
      'Speak well of their mother in their hearing.',
      'Ask an older father what he would do again, and what not.',
    ],
    encouragement: [
      'You do not need to be a perfect father. They have one, and he is yours as well.',
      'A hand on the head for half a minute may last a lifetime.',
      'It is late for some things and too late for very few.',
    ],
    prayers: [
      'Father, from you every fatherhood has its name. Show me how you carry, so that I can carry. Make me patient and present. Forgive what I have missed. Bless my children, and let them think of you without fear when they hear the word father. Amen.',
      'God, I never had the father I needed. You know the gap. Be what he was not. Heal me so that I do not pass it on. Give me men to learn from, and children for whom I can be there. Amen.',
    ],
    questions: [
      'What did you receive from your father, and what was missing?',
      'What does the Father say to Jesus at his baptism, and why before all achievements?',
      'How does one discourage children without meaning to?',
      'Which children near us need a fatherly person?',
    ],
    commitment:
      'This week, give one child daily undivided attention and a spoken blessing, or thank a man who has been a father to you.',
  },
  {
    id: 'motherhood',
    title: 'Being a mother',
    about: 'being a mother',
    signs: {
      strong: [
        'motherhood',
        'new mom',
        'new mum',
        'exhausted mother',
        'stay at home mum',
        'working mother',
        'mom guilt',
        'mum guilt',
        'postnatal depression',
        'postpartum',
        'good mother',
        'bad mother',
        "mother's day",
        'having a newborn',
        'i am pregnant',
      ],
      weak: ['mum', 'mom', 'mother', 'baby', 'tired', 'children', 'home', 'guilt', 'night'],
    },
    understanding: [
      'You love, and you are tired; you give all day, and in the evening you think that it was too little. It is the feeling of a great many mothers.',
      'Nobody sees the nights, the lists in your head, the hundred small hands on you. God does.',
      'Perhaps you had imagined it differently, and are ashamed of not being happier. You do not have to hide that.',
    ],
    passages: [
      {
        mark: '[[Isaiah 66:13]]',
        note: 'God compares himself to a mother who comforts. What you do at night beside a cot is an image of him.',
      },
      {
        mark: '[[Isaiah 40:11]]',
        note: 'The shepherd gently leads those that have young. He does not drive them at the pace of the flock.',
      },
      {
        mark: '[[2 Timothy 1:5]]',
        note: 'A grandmother and a mother are named as the source of Timothy’s faith. Nothing is told of them but that.',
      },
      {
        mark: '[[1 Samuel 1:26-28]]',
        note: 'Hannah brings to God the child she had prayed for. She gives back what was never her possession.',
      },
      {
        mark: '[[Exodus 2:2-4]]',
        note: 'A mother hides her child, builds a basket, and has to let go. God is at work on the other side of the reeds.',
      },
      {
        mark: '[[Luke 2:34-35]]',
        note: 'Simeon tells Mary that a sword will pass through her soul. Loving a child means that one can be wounded.',
      },
    ],
    guidance: [
      'You do not need to be all things to your child. A good enough mother who comes back, laughs, makes mistakes and says sorry is just right. Lower the standard for the house, the cake and the crafts. Share the load with the father, in hours, not in phrases. Let people help, and say with what. Do something each week that makes you a person with a name: sleep, a friend, a book, work. Your child will profit from a mother who is alive.',
      'God does not expect of you the quiet hours of a monk. A verse on the fridge, a sentence while feeding, a blessing when putting to bed, is prayer. Isaiah says that he leads gently those who have young; so do not drive yourself. What you do, wiping, carrying, getting up once more, is among the works of mercy, done many times over to the least. If church is mainly a matter of keeping little ones quiet, go all the same; it is good that you are seen there.',
      'If you are not glad but only empty after a birth, if you cry, cannot sleep even when the baby does, are afraid that you might harm it or yourself, tell your doctor or midwife today. Postnatal depression is common and can be treated; it says nothing about your love. If you have lost your temper, put the child down safely, go out of the room, breathe, ring someone. And let them go, step by step: they are lent. He who gave them watches on the far side of the reeds.',
    ],
    practices: [
      'Say one sentence of prayer each time you wash your hands or feed the baby.',
      'Hand over the children for two hours this week, and do not tidy up.',
      'Tell one person how it really is for you.',
      'Strike one duty from the list that is there only for other people’s eyes.',
      'Bless your child in the evening, above all after a bad day.',
      'Ring the midwife or doctor if you feel no joy for two weeks.',
    ],
    encouragement: [
      'He gently leads those who have young. You may go slowly.',
      'Lois and Eunice are known for one thing only, and it was enough for the whole church.',
      'You are not only somebody’s mother. You are somebody’s daughter, and he is not tired.',
    ],
    prayers: [
      'Lord, I am tired, and I love this child. Comfort me as a mother comforts, so that I can comfort. Forgive my impatience today. Give me help, sleep, and a little laughter. Watch over us this night. Amen.',
      'Father, you lent me these children. Teach me to hold them and to let them go. Free me from the guilt that is not real, and forgive what is. Let them learn your love through mine, and also in spite of mine. Amen.',
    ],
    questions: [
      'Which expectations of mothers do you find heaviest?',
      'What does it mean to you that God compares himself with a mother?',
      'What do Hannah and the mother of Moses teach about letting go?',
      'How could our church really relieve mothers?',
    ],
    commitment:
      'This week, give a mother two free hours, or, if you are one, accept them without tidying up.',
  },
  {
    id: 'single-parents',
    title: 'Raising children alone',
    about: 'raising children alone',
    signs: {
      strong: [
        'single parent',
        'single mother',
        'single father',
        'single mom',
        'single mum',
        'single dad',
        'raising my child alone',
        'raising kids alone',
        'bring up my children alone',
        'father of my child left',
        'coparenting',
        'sole parent',
        'i am a single mother',
        'i am a single father',
      ],
      weak: ['alone', 'child', 'tired', 'money', 'ex', 'custody', 'help', 'guilt'],
    },
    understanding: [
      'You are doing by yourself what two are meant to do, and there is nobody in the evening to say: now you go and lie down.',
      'Others see your situation and have opinions. You live it, one packed lunch after another.',
      'You may worry that your child will lack something. What it has is someone who stays.',
    ],
    passages: [
      {
        mark: '[[Genesis 21:15-19]]',
        note: 'Hagar is alone with her boy and the water is gone. God hears the child crying, speaks to her, and opens her eyes to a well.',
      },
      {
        mark: '[[Psalm 68:5]]',
        note: 'God calls himself father of the fatherless and defender of widows. He takes the place next to those who are left.',
      },
      {
        mark: '[[1 Kings 17:12-16]]',
        note: 'A widow gathers sticks for a last meal with her son. From then on there is enough, day by day.',
      },
      {
        mark: '[[Isaiah 54:13]]',
        note: 'To a city described as a forsaken woman it is promised that the Lord himself will teach her children.',
      },
      {
        mark: '[[Psalm 146:9]]',
        note: 'In a list of those whom the Lord looks after stand the stranger, the orphan and the widow.',
      },
      {
        mark: '[[Galatians 6:2]]',
        note: 'Bear one another’s burdens: a church that hears this verse has something to do for lone parents.',
      },
    ],
    guidance: [
      'You need not be father and mother. Be the one you are, wholly, and look for others: a grandfather, a neighbour, a godmother, a coach, people from church. Children can do well with one reliable parent and a few more faithful people. Ask plainly for what you need, such as Tuesdays after school, a lift to football, someone who mends things. Find out what the state grants you, and apply for it. It is no charity but is meant for you.',
      'Speak of the absent parent with respect, or be silent; the child consists half of him or her. Do not make it a messenger, comforter or judge. Answer its questions truly and in keeping with its age, and say again and again: it is not your fault. Keep agreements if they are safe. If there is violence or threat, insist on protection and legal help; contact at any price is not peace.',
      'Take care of your own heart. Have an evening a week that belongs to you, and someone with whom you can weep and laugh. Let the household be simple. Go slowly with new partners, for your child’s sake. If there is guilt from earlier, bring it to God and leave it. Hagar sat down at a distance so as not to see the child die, and there God spoke to her. He heard the boy’s voice too. There was a well quite near.',
    ],
    practices: [
      'Ask one family or older couple for a fixed afternoon a week.',
      'Check with an advice centre which benefits you are entitled to.',
      'Tell your child this week that the separation or loss is not their fault.',
      'Bless your child each night, even if it is only a word.',
      'Take two hours for yourself, and have them in the diary.',
      'Tell your church what would help, in one sentence.',
    ],
    encouragement: [
      'God heard the boy, and he heard the mother. The well was already there.',
      'Your child has someone who stays. It is a great deal.',
      'You are not half a family. You are a family, and God keeps you company.',
    ],
    prayers: [
      'God who sees, I am alone with all this. Hear my child, and hear me. Show me the well that I overlook. Send us people, money enough and a good night’s sleep. Be father and mother where I cannot. Amen.',
      'Father of the fatherless, bless my children. Make good what they lack. Keep me from bitterness, and from asking too much of them. Give us a place among your people where we are at home. Amen.',
    ],
    questions: [
      'What is hardest in raising children alone, do you think, or do you know?',
      'How does God meet Hagar in the desert?',
      'What do children need most when one parent is missing?',
      'What could we as a group take on, reliably and for a year?',
    ],
    commitment:
      'This week, offer a lone parent one definite and repeated help, or ask for such a help yourself.',
  },
  {
    id: 'widowhood',
    title: 'After the death of a husband or wife',
    about: 'life after the death of a husband or wife',
    signs: {
      strong: [
        'widow',
        'widower',
        'widowed',
        'widowhood',
        'lost my husband',
        'lost my wife',
        'since my husband died',
        'since my wife died',
        'late husband',
        'late wife',
        'empty chair',
        'my husband passed',
        'my wife passed',
      ],
      weak: ['alone', 'house', 'years', 'miss', 'quiet', 'grave', 'evening', 'empty'],
    },
    understanding: [
      'Half of the day’s words have no one to be said to any more. It is not only the person who is missing but a whole way of living.',
      'After the funeral others return to their lives, and you return to a quiet house.',
      'You may be asking who you are now, without the other. There need be no quick answer.',
    ],
    passages: [
      {
        mark: '[[Psalm 68:5]]',
        note: 'God is named the defender of widows. It is part of his name in Israel’s worship.',
      },
      {
        mark: '[[Luke 7:12-15]]',
        note: 'Jesus meets a widow at her only son’s funeral. He is moved before anyone asks him for anything.',
      },
      {
        mark: '[[Luke 2:36-38]]',
        note: 'Anna had been widowed young and was very old. She was at home in the temple, and among the first to speak of the child.',
      },
      {
        mark: '[[Ruth 1:16-17]]',
        note: 'Two widows set out together. Neither has a future on paper; they have each other’s word.',
      },
      {
        mark: '[[1 Timothy 5:3-5]]',
        note: 'The church is told to honour widows and to see to their needs. It was one of its first institutions.',
      },
      {
        mark: '[[Isaiah 46:4]]',
        note: 'To grey hairs I will carry you, says God to his people. He carried you before you were two.',
      },
    ],
    guidance: [
      'Go slowly. In the first year decide as little as possible about house, money or moving, unless you must. Keep a few fixed points: getting up, a warm meal, a walk, a telephone call. Talk to the one who has died if you wish, and talk to God as well. Things may stay where they are until you are ready; nobody has a timetable for a coat in the hall. Let people come, and tell them what you can bear.',
      'Evenings and Sundays are hardest, so plan them. Eat with others when you can; ask the church for a lunch table. Someone will have to show you what the other always did, the tax return, the boiler, cooking; it is no shame to ask. Be careful with advisers who turn up suddenly, and sign nothing in a hurry. If after some months you do not eat, do not sleep, or no longer want to live, tell your doctor.',
      'With time other questions come. You are allowed to laugh again, to travel, to love; it is no betrayal. You are also allowed not to. Anna made of her long widowhood a life near to God and open to others. You have gained experience that someone needs who stands this week where you stood then. The vow was until death, and you have kept it. What you were to each other is safe with him who raises the dead.',
    ],
    practices: [
      'Say the name of your husband or wife today, and tell someone a story.',
      'Plan the coming Sunday afternoon with one other person.',
      'Ask someone to teach you one thing that the other always did.',
      'Postpone every large decision by some months.',
      'Read Psalm 68 and Isaiah 46 aloud in the evening, into the quiet.',
      'Write to someone who has been newly widowed, when you are able.',
    ],
    encouragement: [
      'Jesus was moved before she had said a word. He sees you at the edge of the crowd.',
      'Love does not stop at a grave. It changes its work.',
      'You have kept your promise. He will keep his.',
    ],
    prayers: [
      'Lord, the house is so quiet. You know whom I miss and what at. Be my defender, as you have said. Help me through the evening and through Sunday. Keep safe the one who has gone before me. Amen.',
      'Father, who am I now? Carry me as you did before. Give me people at table, and a task which fits my strength. Let me be thankful for what was without being lost in it. Lead us to meet again in your light. Amen.',
    ],
    questions: [
      'What do widowed people miss that others do not think of?',
      'How does Jesus act towards the widow of Nain, step by step?',
      'What does Anna’s life show about growing old alone?',
      'How can our church honour widows and widowers, as Paul asks?',
    ],
    commitment:
      'This week, invite a widowed person to a meal or go to see them, and ask for a story about the one who has died.',
  },
  {
    id: 'retirement',
    title: 'Retirement',
    about: 'retirement',
    signs: {
      strong: [
        'retirement',
        'retire',
        'retired',
        'pension',
        'stopped working',
        'life after work',
        'empty nest',
        'children moved out',
        'last day at work',
        'pensioner',
        'nothing to do all day',
      ],
      weak: ['work', 'time', 'useful', 'old', 'free', 'new', 'purpose', 'grandchildren'],
    },
    understanding: [
      'For decades the alarm clock told you who you were. Now it is silent, and that can be lovely and strange.',
      'Some fall into a hole, some into too much activity. It takes a while to find one’s step.',
      'You may ask whether you are still needed. It is a good question, if one does not answer it too soon.',
    ],
    passages: [
      {
        mark: '[[Psalm 92:12-15]]',
        note: 'Those planted in God’s house still bear fruit in old age. They are full of sap, says the psalm, and green.',
      },
      {
        mark: '[[Joshua 14:10-12]]',
        note: 'Caleb, at eighty-five, asks for the hill country where the work is not yet done.',
      },
      {
        mark: '[[Psalm 71:17-18]]',
        note: 'An old believer has one request: not to be left until he has told the next generation of God’s strength.',
      },
      {
        mark: '[[Ecclesiastes 3:9-13]]',
        note: 'Everything has its time. To eat, drink and see good in one’s labour is a gift, when the labour lies behind one, too.',
      },
      {
        mark: '[[Numbers 8:25-26]]',
        note: 'Levites stop heavy service at fifty and go on helping their brothers. The Bible knows a change of tasks.',
      },
      {
        mark: '[[Luke 12:18-21]]',
        note: 'The rich farmer looks forward to years of taking it easy. Nothing is wrong with rest; his plan had no room for God or anybody else.',
      },
    ],
    guidance: [
      'Give yourself a half-year of grace. Sleep, travel, tidy the shed, and do not say yes to everything at once. Mourn what you miss: the colleagues, being asked, the title. Then give the week a new shape with a few fixed points, one for the body, one for people, one for God, one for learning. Talk with your husband or wife about who does what and how much togetherness is good; you are both moving into a new house, so to speak.',
      'Ask what this time is for. You have something that is rare: hours, experience, a view over many years. A young family, a refugee learning the language, a school, a hospice, a parish account, would be glad of it. Choose one or two things and do them reliably. Caleb did not ask for the easy valley. But let it be service and not a new career in which you must prove yourself. Jobs may be passed on to younger people, even if they do them otherwise.',
      'Pass on what you have received. Tell your grandchildren, or somebody’s, how God has carried you, the failures as well. Put your papers and your quarrels in order while it is easy. Live simply enough to be generous. If money is short, let someone advise you without being embarrassed. And if emptiness turns into gloom or the evening glass comes earlier, speak to a doctor. You are not worth what you do. You never were.',
    ],
    practices: [
      'Draw up a simple week with fixed points for body, people, God and learning.',
      'Say no to new duties for the first three months.',
      'Choose one place where your experience is really needed, and go once a week.',
      'Write down the story of your life with God for a younger person.',
      'Talk with your partner about how much you want to do together.',
      'Set your papers in order, and tell someone where they are.',
    ],
    encouragement: [
      'Green and full of sap, says the psalm of the old. It does not say fast.',
      'Caleb’s best hill was still ahead of him.',
      'You may now do things for love that nobody pays for.',
    ],
    prayers: [
      'Lord, a long stretch of work lies behind me. Thank you for what went well, and forgive the rest. Show me what this new time is for. Keep me from emptiness and from rushing about. Let me bear fruit still. Amen.',
      'Father, I miss being needed. Remind me that I am yours without any office. Give me people with whom I can share what I have learned. Help me to let go and to begin. Amen.',
    ],
    questions: [
      'What do you look forward to, or miss, when work ends?',
      'What does Caleb’s request show about age?',
      'How can one rest without living like the farmer in Luke 12?',
      'Where in our church is the experience of older people needed?',
    ],
    commitment:
      'This week, tell one younger person a story of how God has carried you, or ask an older person for one.',
  },
  {
    id: 'old-age',
    title: 'Growing old',
    about: 'growing old',
    signs: {
      strong: [
        'old age',
        'getting old',
        'growing old',
        'elderly',
        'i am old',
        'old and weak',
        'aging',
        'ageing',
        'eighty years old',
        'losing my memory',
        'frail',
        'burden to my family',
        'why am i still alive',
      ],
      weak: ['old', 'weak', 'memory', 'lonely', 'years', 'body', 'grandchildren', 'death'],
    },
    understanding: [
      'Growing old takes one thing after another out of one’s hands, driving, hearing, friends. It is a hard school, entered at an age when one had thought to be finished with schools.',
      'You do not wish to be a burden to anyone. You carried others for long enough; you may be carried now.',
      'Perhaps you wonder why you are still here. God has not put you on the shelf.',
    ],
    passages: [
      {
        mark: '[[Isaiah 46:3-4]]',
        note: 'The idols of Babylon have to be carried about. God, on the other hand, carries his people from the womb to grey hair.',
      },
      {
        mark: '[[Psalm 71:9]]',
        note: 'Do not cast me off in the time of old age: the fear has a prayer in the Bible.',
      },
      {
        mark: '[[2 Corinthians 4:16-18]]',
        note: 'The outer person wears out, Paul knows it well. Something inside is made new each day, and what is unseen lasts.',
      },
      {
        mark: '[[Luke 2:28-32]]',
        note: 'Simeon is old and waits. What he is given at the end of his life he can hold in his arms.',
      },
      {
        mark: '[[Psalm 90:14-17]]',
        note: 'A prayer about the shortness of life, which asks for gladness in the morning and that the work of these hands may stand.',
      },
      {
        mark: '[[John 21:18-19]]',
        note: 'Jesus tells Peter that in old age another will lead him where he does not wish to go. Even that road is one on which he follows.',
      },
    ],
    guidance: [
      'You may grieve over what is going. Say it to God as the psalm does: do not cast me off. Then look at what is left, and use it gladly. Accept aids in good time, the stick, the hearing aid, the meals on wheels; they are not a surrender but a way to remain with people. Let yourself be helped with thanks and a joke. It is a last and difficult form of humility, and it gives others a chance to love.',
      'You still have a task. You can pray, by name and at length, for those who have no time to. You can listen. You can tell how it was, and how God was there. You can forgive and ask forgiveness, and leave behind a lighter house. Anna and Simeon were old, and it was to them that the child was shown. Ask your church for a visit and for communion at home; it does not always know who is waiting.',
      'Loneliness, pain and low spirits in old age are common, and they are not simply to be put up with. Tell your doctor; much can be eased. If memory is failing, have it looked at, and put your wishes in writing while you can. Nobody has the right to treat you badly, to shout at you or to take your money; tell somebody if it happens. And when you are weary of life, say that aloud too. He has carried you for so long. He will not let you fall on the last stretch.',
    ],
    practices: [
      'Pray each day through a list of names, a few for each morning.',
      'Tell a younger person one story of your life this week.',
      'Telephone one person who is also at home alone.',
      'Accept one aid or one offer that you have so far refused.',
      'Ask your church for a visit or for communion at home.',
      'Put in writing what you wish for your care, and give it to someone.',
    ],
    encouragement: [
      'He has carried you from the womb. He will not put you down now.',
      'What you can no longer do was never the reason for his love.',
      'Simeon had the most beautiful moment of his life at its end.',
    ],
    prayers: [
      'Lord, do not cast me off now that I am old. My strength is going, and many have gone before me. Carry me, as you have promised. Let me still be a blessing to someone today. And when the time comes, let me depart in peace. Amen.',
      'Father, I thank you for the many years. Forgive what I left undone. Give me patience with my body and with those who care for me. Satisfy me in the morning with your love. Bless my children and all who come after. Amen.',
    ],
    questions: [
      'What do you fear about growing old, and what do you look forward to?',
      'What does it mean that God carries and is not carried?',
      'Which gifts do the old have for a church that hurries?',
      'How are old people treated among us, and what should change?',
    ],
    commitment: 'This week, visit or telephone one old person without hurry, and ask for their prayers.',
  },
] as const satisfies readonly GuideTopic[];
