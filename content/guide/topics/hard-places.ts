import type { GuideTopic } from '../types.ts';

/** Harm, danger and questions on which people have been hurt: safety, grace and truth together. */
export const hardPlacesTopics = [
  {
    id: 'abuse',
    title: 'Abuse',
    about: 'abuse',
    signs: {
      strong: [
        'abuse',
        'abused',
        'molested',
        'sexually abused',
        'raped',
        'rape',
        'abused as a child',
        'touched me',
        'emotional abuse',
        'spiritual abuse',
        'abuser',
        'groomed',
        'my uncle touched',
        'my father hurts me',
        'my pastor abused',
      ],
      weak: ['secret', 'child', 'hurt', 'afraid', 'tell', 'police', 'body', 'force', 'ashamed'],
    },
    understanding: [
      'What was done to you was wrong, and it was not your fault, whatever anyone said. That you write of it takes great courage.',
      'You do not have to keep this secret to protect a family, a church or a name. God is on the side of the one who was harmed.',
      'If it is still going on, your safety comes before everything else. If it lies in the past, you may take all the time that you need.',
    ],
    passages: [
      {
        mark: '[[Psalm 10:12-15]]',
        note: 'The psalm describes people who lie in wait for the helpless and think that God does not see. It calls on him to see, to act and to break their power.',
      },
      {
        mark: '[[Matthew 18:5-6]]',
        note: 'Jesus speaks with a severity that is rare in him of anyone who harms a child who trusts in him.',
      },
      {
        mark: '[[2 Samuel 13:19-21]]',
        note: 'Tamar is raped by her half-brother, tears her robe and cries aloud. Her brother tells her to keep quiet, and the king does nothing: Scripture tells it as a disgrace.',
      },
      {
        mark: '[[Ezekiel 34:2-4]]',
        note: 'God is against shepherds who feed themselves on the flock and rule with force. No office protects one who abuses.',
      },
      {
        mark: '[[Psalm 82:3-4]]',
        note: 'God demands of those in charge that they deliver the weak from the hand of the wicked. To act for the harmed is obedience.',
      },
      {
        mark: '[[Psalm 27:10]]',
        note: 'Even where father and mother fail a child, the psalmist knows of one who takes the child in.',
      },
    ],
    guidance: [
      'If you are in danger now, go to a safe place and call the emergency number. Tell someone today: a doctor, a teacher, a help line for abuse, the police, a grown-up or friend outside the circle of the one who does it. If the first person does not believe you, tell another. You need no proof to ask for help. Forgiving does not mean going back, and honouring parents or leaders does not mean keeping silent. God does not ask you to remain where you are harmed.',
      'Abuse is a crime, in a family and in a church as well. It belongs with the police and the child protection authorities, and not only in a talk with the pastor. Those who say that it should be dealt with quietly, that you will damage the church, that you must meet the person and be reconciled, are wrong, even if they mean well. If a child confides in you: stay calm, believe, promise no secrecy, write down the child’s words, and report it the same day.',
      'What has been done leaves traces in body and trust, often for years, and help is to be had also decades later. Look for a therapist with experience of abuse; a survivors’ help line can tell you where. You need not forgive on demand, nor tell details, nor feel at home in church. Your anger agrees with God’s. The shame belongs to the one who did it. What happened to you is true, and it is not the truth about who you are.',
    ],
    practices: [
      'Ring a help line for abuse or the emergency number from a phone that the other does not check.',
      'Tell one person outside the family or church concerned, and use plain words.',
      'Keep evidence such as messages, dates and injuries in a safe place elsewhere.',
      'See a doctor as soon as possible after an assault, who can treat you and secure traces.',
      'Seek a counsellor who is trained in abuse, and take a friend along if that helps.',
      'Report it at once to the authorities if a child is at risk.',
      'Pray with Psalm 10, and let its anger be yours.',
    ],
    encouragement: [
      'Jesus takes the part of the one who was hurt, and says so in the strongest words he ever used.',
      'It was not your fault, whatever you wore, said, did or did not dare to do.',
      'Tamar’s cry was silenced in her family. It has been read aloud in God’s book for three thousand years.',
    ],
    prayers: [
      'God, you saw what was done to me. It was not right. Bring me to safety, and give me one person who believes me. Take from me the shame that is not mine. Judge justly, and heal me slowly. Amen.',
      'Lord Jesus, you love children, and you are angry at those who harm them. I was harmed. Stay beside me while I tell the truth. Send me people who are wise and do not hurry me. Let me live, and not just survive. Amen.',
    ],
    questions: [
      'Why do families and churches so often tell people like Tamar to be silent?',
      'What do Jesus’ words in Matthew 18 require of a congregation in practice?',
      'How do we respond well when someone confides in us, and whom must we inform?',
      'What makes our rooms and groups safe for children and for survivors?',
    ],
    commitment:
      'This week, find out who is responsible for safeguarding in our church and which help lines there are here, and save the numbers.',
  },
  {
    id: 'domestic-violence',
    title: 'Violence at home',
    about: 'violence at home',
    signs: {
      strong: [
        'domestic violence',
        'he hits me',
        'she hits me',
        'my husband hits me',
        'my wife hits me',
        'beats me',
        'abusive husband',
        'abusive wife',
        'abusive marriage',
        'violent husband',
        'afraid of my husband',
        'controlling husband',
        'abusive relationship',
        'threatens me',
        'abusive partner',
      ],
      weak: ['hit', 'violent', 'control', 'afraid', 'leave', 'police', 'shelter', 'bruise', 'escape'],
    },
    understanding: [
      'No one has the right to hit, threaten, force or control you, not even your husband or wife. You have not deserved it.',
      'You may love this person and be afraid of them too, and that makes everything confusing. Your safety comes first, and that of the children.',
      'If you are in danger at this moment, do not read on: leave if you can, and call the emergency number.',
    ],
    passages: [
      {
        mark: '[[Psalm 11:5]]',
        note: 'A psalm of someone who is told to run for their life. What God feels towards people who love violence is said without any exception for the home.',
      },
      {
        mark: '[[Ephesians 5:28-29]]',
        note: 'Paul measures a husband by care and nourishment. The chapter on marriage that is so often misused rules out violence altogether.',
      },
      {
        mark: '[[Proverbs 22:3]]',
        note: 'The prudent see danger and take shelter. To get away from harm is called wisdom.',
      },
      {
        mark: '[[1 Samuel 19:9-12]]',
        note: 'Saul throws a spear at David in his own house. David flees in the night through a window, with help, and nobody blames him.',
      },
      {
        mark: '[[Malachi 2:16]]',
        note: 'The verse is often quoted against divorce alone. In the same breath it speaks of a man who covers himself with violence, which God hates.',
      },
      {
        mark: '[[Isaiah 32:18]]',
        note: 'God’s wish for his people is a peaceful dwelling and a safe home. A house of fear is not his will.',
      },
    ],
    guidance: [
      'Violence seldom stops by itself, and it is most dangerous when one is about to leave. So make a plan with people who know about it. Ring a domestic violence help line from a telephone that is not watched; they help even if you do not know yet whether you will go. Put papers, keys, money, medicines and some clothes at a friend’s. Agree on a code word with a neighbour. If you are attacked, call the police. Take the children with you.',
      'You may have been told to submit, to pray more, to forgive and give it another chance. These words are misused when they send someone back into danger. Scripture tells husbands to love as they love their own bodies, and it tells of David, who honoured the king and still fled from his spear. You may separate. If your church presses you to return, find another pastor or counsellor who understands violence. Couples’ counselling is not safe as long as one is afraid of the other.',
      'If you are the one who hits or frightens others: it is not their fault, nor drink’s, nor your childhood’s. Leave the house today, so that they are safe, and ring a programme for people who use violence. Tears and promises are no repentance; a long change under supervision may become one. And if you suspect that it happens to a neighbour, ask when they are alone, believe them, do not confront the other, and help with calls, lifts and a bed.',
    ],
    practices: [
      'Ring a domestic violence help line from a safe phone, even if only to ask.',
      'Pack a bag with papers, keys, money and medicine, and leave it with someone you trust.',
      'Agree with a neighbour on a sign that means call the police.',
      'See a doctor about injuries, and have them written down.',
      'Delete your search history, and change passwords on a device that nobody else uses.',
      'Tell a pastor, colleague or friend who is not close to the one who hurts you.',
    ],
    encouragement: [
      'To leave is not to break your vow. It was broken by the hand that was raised.',
      'David got out through a window, and God was with him on the other side.',
      'You are not alone in this, and others are safe today who once thought as you do that there was no way.',
    ],
    prayers: [
      'God, you hate violence, and you see what happens behind our door. Protect me and the children. Show me the right moment and the right people. Give me courage to call, and a safe place to go. Amen.',
      'Lord, I am afraid in my own home. I once loved this person, perhaps I do still. Keep me from believing that I deserve it. Open a window as you did for David. Bring me into a peaceful dwelling. Amen.',
    ],
    questions: [
      'Which Bible words have been misused to keep people in violent homes, and what do they say in context?',
      'What do we learn from David, who honours Saul and yet flees?',
      'How can a church become a place to which victims dare to turn?',
      'What should we do, and leave undone, if we suspect violence in a family?',
    ],
    commitment:
      'This week, save the number of a domestic violence help line, and learn how one may safely offer help to someone who is afraid at home.',
  },
  {
    id: 'abortion',
    title: 'Abortion',
    about: 'abortion',
    signs: {
      strong: [
        'abortion',
        'had an abortion',
        'terminate my pregnancy',
        'termination',
        'unwanted pregnancy',
        'unplanned pregnancy',
        'pregnant and scared',
        'pro-life',
        'pro life',
        'pro-choice',
        'keep the baby',
        "pregnant and don't know",
      ],
      weak: ['pregnant', 'baby', 'unborn', 'decision', 'regret', 'womb', 'clinic', 'child'],
    },
    understanding: [
      'Behind the word there is nearly always a woman in distress, and a child. Whoever speaks of it ought to keep both in view.',
      'If you are pregnant and do not know what to do, you are perhaps very frightened and much alone. You do not have to decide within this hour, nor without help.',
      'If it lies behind you, then you may carry a grief you have told to no one. You can speak of it before God without fear of being sent away.',
    ],
    passages: [
      {
        mark: '[[Psalm 139:13-16]]',
        note: 'The psalm praises God for his work in the womb. Christians hear in it that an unborn child is already known and wanted by him.',
      },
      {
        mark: '[[Jeremiah 1:5]]',
        note: 'God tells the prophet that he knew him before he was formed. It is said of his calling, and it shows how far back God’s knowing reaches.',
      },
      {
        mark: '[[Luke 1:41-44]]',
        note: 'The unborn John stirs at the approach of the unborn Jesus. The Gospel’s first witness is a child in the womb, told by his mother.',
      },
      {
        mark: '[[Genesis 16:7-11]]',
        note: 'Hagar, pregnant, used and driven out, sits alone in the desert. God seeks her, asks her story, and cares for her and for the child.',
      },
      {
        mark: '[[Psalm 103:8-12]]',
        note: 'The Lord does not deal with people as their sins would ask; he takes these away as far as east is from west.',
      },
      {
        mark: '[[Isaiah 40:11]]',
        note: 'The shepherd carries the lambs in his arm and gently leads those that are with young.',
      },
    ],
    guidance: [
      'Scripture speaks of the child in the womb as of someone God forms, knows and calls, and from their earliest days Christians have protected unborn life. Most churches hold abortion to be wrong. They differ on how to judge the hardest cases, such as danger to the mother’s life or pregnancy after rape, and on what the law should do. All should agree that a woman in distress is not to be condemned, and that words about life are worth little without a cot, money and someone who stays.',
      'If you are pregnant and afraid: see a doctor, and talk with an advice centre or a person who will not push you, about what is really frightening, whether money, the father, your parents, your training or the child’s health. If anyone is forcing you, or you were raped, tell someone who can protect you. Ask what help there would be if the child came: housing, support, childcare, adoption. Ask a church directly as well; they ought to help, and many do. Hagar’s need was not a theory, and God began by asking where she came from and where she was going.',
      'If you have had an abortion, or urged one, you may mourn. Give the child a name before God if you wish to. Confess what was your part, and leave the rest, the pressure and fear and those who left you alone, to his judgement. Forgiveness for Christ’s sake is full here too, with no small print. There are pastors, counsellors and groups who can go with you. You are not marked. The Lord gathers lambs in his arms, and gently leads their mothers.',
    ],
    practices: [
      'Tell one trustworthy person today that you are pregnant, or what you have been through.',
      'See a doctor, and ask an advice centre what practical help is available.',
      'Write down what frightens you most, and talk through each item with someone.',
      'Ask a church or charity plainly for what you would need to have the child.',
      'Confess and grieve with a pastor or priest if an abortion weighs on you.',
      'Support a mother under strain with money, childcare or a spare room.',
    ],
    encouragement: [
      'God met Hagar at a well in the desert and saw two lives. He sees both now.',
      'There is no grief and no guilt that you may not bring to him.',
      'Good help often begins with one phone call to one person who is not shocked.',
    ],
    prayers: [
      'Lord, I am expecting a child, and I am frightened. You see me, and you see the little one. Show me people who will stand by me. Take away the pressure, and give me courage and a way. Carry us both. Amen.',
      'Father, I carry something which I cannot undo. I bring you the child, and I bring you myself. Forgive me, for Jesus’ sake, and let me believe it. Comfort what weeps in me, and lead me gently on. Amen.',
    ],
    questions: [
      'How can we speak of abortion so that women who have had one are able to stay in the room?',
      'What do Psalm 139 and Luke 1 say about life before birth?',
      'How does God deal with Hagar, and what follows from it for us?',
      'What would our church have to offer so that a woman in distress could dare to have her child?',
    ],
    commitment:
      'This week, do something practical for a mother or a family under pressure, and speak about this subject only with mercy.',
  },
  {
    id: 'same-sex-attraction',
    title: 'Sexuality and same-sex attraction',
    about: 'sexuality and same-sex attraction',
    signs: {
      strong: [
        'homosexuality',
        'homosexual',
        'gay',
        'lesbian',
        'same-sex',
        'same sex attraction',
        'lgbt',
        'lgbtq',
        'my son is gay',
        'my daughter is gay',
        'transgender',
        'gender identity',
        'gay marriage',
        'queer',
        'bisexual',
      ],
      weak: ['sexuality', 'gender', 'attracted', 'accept', 'church', 'sin', 'love', 'coming'],
    },
    understanding: [
      'Few questions have been spoken of in church with so much heat and so little tenderness. If it is about you, then you are first of all not a question but a person whom God loves.',
      'You may have hidden this for years, and wondered what would happen if they knew. It is brave to ask.',
      'Perhaps it concerns your child or your friend, and you do not want to lose either them or your faith. It is a hard place, and you need not choose between love and truth.',
    ],
    passages: [
      {
        mark: '[[Genesis 1:26-28]]',
        note: 'Every human being is made in God’s image. Male and female, blessed together, is how the first chapter speaks of humankind.',
      },
      {
        mark: '[[Matthew 19:4-6]]',
        note: 'Asked about divorce, Jesus takes marriage back to the beginning, a man and a woman whom God joins. A few verses on he speaks with honour of those who do not marry.',
      },
      {
        mark: '[[Romans 1:26-27]]',
        note: 'Paul names same-sex acts among many signs of a humanity that has turned from its maker. His aim, as the next chapter shows, is that no reader should look down on another.',
      },
      {
        mark: '[[1 Corinthians 6:9-11]]',
        note: 'A list that also names greed, theft and slander ends in grace: washed, made holy, put right. Nobody in it is treated as beyond reach, and nobody as a special case.',
      },
      {
        mark: '[[Isaiah 56:4-5]]',
        note: 'Those who had no place in the family lines of Israel are promised a name in God’s house, better than sons and daughters.',
      },
      {
        mark: '[[John 1:14]]',
        note: 'The Word became flesh, full of grace and truth. In him the two are not rivals.',
      },
    ],
    guidance: [
      'What does the text say? It blesses marriage between man and woman, and where it mentions sexual acts between people of the same sex, it does not approve them. Most churches, now as through history, conclude that sexual union belongs to marriage of husband and wife, and that others are called to live chastely. Some churches read the passages as being about exploitation and pagan practice, and bless faithful same-sex couples. Both appeal to Scripture. You should know what your own church teaches, and hear its reasons from people who know and love you.',
      'On some things all can agree. To feel an attraction is not the same as an act, and no one chooses what they are drawn to. Mockery, contempt, violence, being thrown out by one’s family, are sins, and common ones. Attempts to force a change have harmed many. The person who does not marry is not second-rate: Jesus was not married. If a church asks people to live without a partner, it owes them friendship, a table, family and honour, every week and not just in words.',
      'If it is you, take your time. Talk with one wise Christian who neither laughs nor is frightened. Look for others who try to follow Christ on this road. The first thing God says about you is that you are made in his image and bought with a price. If it is your child: say I love you, and leave the rest for later; keep the door open always. And whoever is in such despair that they do not want to live should tell someone or ring a help line tonight.',
    ],
    practices: [
      'Tell one safe and mature Christian what you carry, at the pace that suits you.',
      'Read the passages in their chapters, and then read what serious Christians of both views have written.',
      'Say to your child or friend today that you love them, without a but.',
      'Ask forgiveness of someone whom you have mocked or shunned.',
      'Invite someone who lives alone into the ordinary life of your home.',
      'Speak up when people are being laughed at, in church above all.',
    ],
    encouragement: [
      'Before anyone had an opinion about you, God had made you in his image.',
      'Christ is full of grace and truth, and you may have both from him without cutting him in half.',
      'There is a place for you in his house, and a name.',
    ],
    prayers: [
      'Lord, you know me wholly, and I do not have to explain myself to you. I want to follow you, and I do not know how this will go. Lead me in truth, and hold me in grace. Give me friends who stay. Amen.',
      'Father, I love this person whom you gave me, and I am unsure what is right to say. Let them never doubt that they are loved. Give me ears before I speak. Forgive your church for its cruelty, and teach us all to live from your mercy. Amen.',
    ],
    questions: [
      'How have you heard churches speak on this subject, and what did it do to people?',
      'What is Paul’s purpose in Romans 1 and 2, taken together?',
      'How would our common life have to look for single and chaste people really to have a family there?',
      'How can Christians who read this differently speak to one another honestly and with respect?',
    ],
    commitment:
      'This week, listen to one person’s story without giving an answer, and let no mocking word pass your lips.',
  },
  {
    id: 'church-hurt',
    title: 'When the church has hurt you',
    about: 'being hurt by a church',
    signs: {
      strong: [
        'church hurt',
        'hurt by the church',
        'hurt by my pastor',
        'left the church',
        'kicked out of church',
        'toxic church',
        'bad church experience',
        'hypocrites in church',
        'pastor failed',
        'scandal in church',
        'controlling church',
        'cult',
        'disappointed with the church',
        'stopped going to church',
        'fallen pastor',
      ],
      weak: ['church', 'pastor', 'trust', 'judged', 'wounded', 'leave', 'control', 'hypocrite'],
    },
    understanding: [
      'Hurt that comes from where one looked for God goes very deep. One loses people, a place and sometimes the way to pray.',
      'You may be called bitter or disloyal because you say it. To tell the truth about harm is neither.',
      'Perhaps you long to go back to some church, and your body says no at the door. That is understandable.',
    ],
    passages: [
      {
        mark: '[[Ezekiel 34:10-12]]',
        note: 'God takes the flock out of the hands of bad shepherds and says that he himself will look for the scattered sheep.',
      },
      {
        mark: '[[Matthew 23:4]]',
        note: 'Jesus accuses religious leaders of tying up heavy burdens and laying them on others. He was the sharpest critic of spiritual misuse.',
      },
      {
        mark: '[[3 John 1:9-10]]',
        note: 'John writes of a man in the church who loves to be first, slanders others and throws people out. He means to deal with it openly.',
      },
      {
        mark: '[[Psalm 55:12-14]]',
        note: 'What makes the pain so great is that the enemy was a companion with whom one had walked to God’s house.',
      },
      {
        mark: '[[Mark 9:38-40]]',
        note: 'The disciples want to stop someone because he does not belong to their circle. Jesus’ circle is wider than the one from which you may have been shut out.',
      },
      {
        mark: '[[Hebrews 13:20-21]]',
        note: 'The great shepherd of the sheep is one who was brought back from the dead. No other shepherd holds his place.',
      },
    ],
    guidance: [
      'Name what happened, with someone from outside who can listen. Was it a disagreement, a disappointment, thoughtlessness? Or was it control, humiliation, money, abuse? It makes a difference. Ordinary wounds belong to life among sinners and can often be talked over. Misuse of power needs to be reported: to the church’s leadership above, to an independent office, and to the police where a crime was done. You need not attend a meeting alone, and you may take your time to leave without explaining.',
      'Try to distinguish between God and those who spoke for him. That is not easy, since they used his words and voice. It helps to read the Gospels and see how Jesus deals with religious bullies: he was not on their side. Let the verses that were used against you lie for a while. Pray as you can, perhaps out of doors. If your sleep, your trust or your sense of self is damaged, a counsellor who knows about spiritual abuse can help.',
      'Later on, look about for other believers, carefully. Good signs: leaders who can be asked questions and who admit faults, open accounts, protection for children, people who leave and are still greeted. Sit at the back, come at irregular times, tell the pastor a little. No church is without sin, and yours would have you in it too. But faith alone in one’s room grows cold. Christ did not give up on his people, and you will find some of them kind.',
    ],
    practices: [
      'Write down what happened, in order, and read it to one person outside that church.',
      'Report misuse of power or any crime to those who can act on it.',
      'Read one chapter of Mark a day, and watch how Jesus treats religious leaders and the wounded.',
      'Leave aside for the present the songs and verses that were used against you.',
      'Meet one or two believers for a meal, without any programme.',
      'Visit another church as a guest, at the back, with no promise to return.',
    ],
    encouragement: [
      'The shepherd who looks for the scattered is himself not the one who scattered them.',
      'Jesus was put out of a synagogue and condemned by religious people. He knows the door from that side.',
      'It is possible to love Christ’s people again, with open eyes.',
    ],
    prayers: [
      'Lord Jesus, I have been hurt in your house, by people who spoke your name. You see it, and you are not indifferent. Look for me where I have run to. Separate in me your voice from theirs. Heal me, and bring me in your time to people who are good. Amen.',
      'Father, I am angry and I miss it. I do not know whether I can trust again. Judge what was wrong, and protect those who are still there. Keep me from hardness. Be my shepherd yourself. Amen.',
    ],
    questions: [
      'What does God promise in Ezekiel 34 to sheep who were ill-treated?',
      'How can one tell ordinary disappointment from misuse of power?',
      'What would make it possible for a wounded person to come to our church?',
      'How does Jesus deal with religious leaders who lay burdens on people?',
    ],
    commitment:
      'This week, listen to one person whom the church has hurt, without defending it, or tell your own story to one safe person.',
  },
  {
    id: 'church-conflict',
    title: 'Conflict in the church',
    about: 'conflict in the church',
    signs: {
      strong: [
        'conflict in church',
        'church conflict',
        'church split',
        'disagree with my pastor',
        'argument at church',
        'church politics',
        'division in the church',
        'worship wars',
        'church leadership problem',
        'quarrel in church',
        'someone at church',
        'conflict with a church member',
        'unity in the church',
      ],
      weak: ['church', 'unity', 'disagree', 'side', 'meeting', 'elder', 'split', 'peace'],
    },
    understanding: [
      'A quarrel among Christians is doubly painful, because one had expected better of them.',
      'You may be in the middle of it or caught between two sides. It is tiring, and it spoils even Sunday morning.',
      'Most letters of the New Testament were written because of conflicts in churches. You are not in an exceptional case.',
    ],
    passages: [
      {
        mark: '[[Philippians 4:2-3]]',
        note: 'Paul names two women who have worked hard for the gospel and are at odds. He pleads with both alike, and asks a third to help.',
      },
      {
        mark: '[[Matthew 18:15-17]]',
        note: 'Jesus gives steps: alone, with one or two, then before the church. The aim at each step is to win the person.',
      },
      {
        mark: '[[1 Corinthians 1:10-13]]',
        note: 'The Corinthians gather round favourite preachers. Paul asks whether Christ has been cut in pieces.',
      },
      {
        mark: '[[Romans 14:1-4]]',
        note: 'On food and days Paul knows what he thinks, and yet he forbids each side to despise or condemn the other. Their master is the same.',
      },
      {
        mark: '[[Ephesians 4:1-3]]',
        note: 'Unity is the Spirit’s gift and need not be made by anyone. What is asked is to keep it, with humility and patience.',
      },
      {
        mark: '[[Acts 15:37-40]]',
        note: 'Paul and Barnabas part in sharp disagreement about Mark. Later Paul asks for Mark as useful to him: even apostles’ quarrels are not for ever.',
      },
    ],
    guidance: [
      'Find out first what it is about. Is it the gospel, right and wrong, or taste, power and old hurts? The first is worth fighting for, with clean means. The rest can be borne or negotiated. Say aloud what the other side really wants, so that they would agree with your description. Often two good things are in tension, such as reverence and welcome. Then pray for those with whom you disagree, by name, before every meeting; it is hard to hate someone for whom one prays.',
      'Keep to Jesus’ order. First with the person alone, not with the car park afterwards. Then with one or two who are trusted by both. Only then with the leaders or the congregation. No anonymous letters, no lists of signatures behind backs. Paul’s two women needed a helper, and perhaps you are that helper. In cases of abuse, fraud or danger do not take the private path: there the victims come first, and the proper authorities are to be told at once.',
      'Sometimes people have to part, as Paul and Barnabas did. If you leave, do it with few words, thanks for what was good, and no campaign. If you stay, stay wholly and not as a prosecutor. Guard the children and new Christians from the noise. Ask yourself now and then whether you want to be right or want the church to be well. And keep doing what cannot be quarrelled over: visit, pray, wash up. It holds more together than resolutions do.',
    ],
    practices: [
      'State the other side’s case so fairly that they would nod.',
      'Talk with the person concerned before you talk about them.',
      'Pray by name for your opponents for seven days.',
      'Ask a wise person from outside to help both sides listen.',
      'Do one plain service in church alongside someone from the other side.',
      'Decide beforehand what you will not say in the meeting.',
    ],
    encouragement: [
      'The church has survived its members for two thousand years, since it belongs to Christ.',
      'Mark, about whom they fell out, came to be a comfort to Paul in prison.',
      'Unity has been given already. You need only not tear it.',
    ],
    prayers: [
      'Lord Jesus, you prayed that we should be one, and look at us. Forgive us, and begin with me. Show me what is worth a struggle and what is only my pride. Give me the courage to speak with and not about. Heal your church. Amen.',
      'Holy Spirit, bind us together where we pull apart. Let me hear what the others care for. Keep the small and the new from harm through our quarrel. Lead us to peace without lies. Amen.',
    ],
    questions: [
      'What are conflicts in churches really about, in your experience?',
      'How does Paul deal with the two women in Philippi?',
      'When must a conflict not be settled quietly between two people?',
      'How can one leave a church in a good way, or stay in one?',
    ],
    commitment:
      'This week, say nothing about the other side that you have not said to them, and pray for them by name each day.',
  },
  {
    id: 'persecution',
    title: 'Persecution and standing alone for the faith',
    about: 'persecution and standing alone for your faith',
    signs: {
      strong: [
        'persecution',
        'persecuted',
        'mocked for my faith',
        'laughed at for being a christian',
        'only christian in my family',
        'family against my faith',
        'arrested for faith',
        'christians killed',
        'suffer for christ',
        'ashamed of the gospel',
        "my parents don't want me to be a christian",
        'convert in secret',
        'martyr',
      ],
      weak: ['mock', 'alone', 'secret', 'threat', 'witness', 'convert', 'hostile', 'brave'],
    },
    understanding: [
      'To belong to Christ where it costs something is lonely and sometimes dangerous. You have not been forgotten.',
      'It may be only ridicule, or cold looks at table; it may be far more. Each of these takes strength.',
      'You are asking how to stay faithful without being foolish, and how not to hate. Jesus prepared his friends for exactly this.',
    ],
    passages: [
      {
        mark: '[[Matthew 5:10-12]]',
        note: 'The last of the beatitudes is for those who are hated because of Jesus and of what is right. It is not meant for trouble that people bring on themselves.',
      },
      {
        mark: '[[1 Peter 4:12-16]]',
        note: 'Peter tells believers not to be surprised. It should be for being a Christian, he adds, and not for meddling or wrongdoing.',
      },
      {
        mark: '[[Matthew 10:16-20]]',
        note: 'Like sheep among wolves, wise as serpents and harmless as doves. What to say will be given in that hour.',
      },
      {
        mark: '[[Acts 5:40-42]]',
        note: 'Beaten and forbidden to speak, the apostles go away glad and do not stop. Earlier they had told the council openly whom they must obey.',
      },
      {
        mark: '[[Hebrews 13:3]]',
        note: 'Remember those in prison as though bound with them. The church is to feel it as one body.',
      },
      {
        mark: '[[Revelation 2:9-10]]',
        note: 'To a poor and slandered church the risen Lord says that he knows, and that the one who died and lives will give life.',
      },
    ],
    guidance: [
      'You may be prudent. Jesus told his disciples to flee from one town to another, and Paul was let down the wall in a basket. To keep silent for a time, to read in secret, not to put names in writing, is not denial. Consider with experienced Christians what is safe in your country and your home. Take care with phones and accounts. If you are in bodily danger, get away to safety; there are churches and organisations that help discreetly.',
      'With family, patience speaks louder than argument. Be the most helpful son or daughter there is. Honour your parents in everything but this. Answer questions gently and briefly, and do not run down what is sacred to them. Peter’s advice is to have an answer ready, with gentleness and respect. Look for at least one other believer, if only by letter. Remember the passages you will need, for nobody can take from you what you know by heart.',
      'For those who live in freedom: do not call every contradiction persecution, and do not forget those who truly suffer it. Pray for them by country and name, write, give, welcome refugees. And for anyone under pressure: hate is the real danger. Jesus asks for prayer for persecutors because he wants to win them. One of the fiercest became an apostle. If you have denied out of fear, think of Peter, who went out and wept, and was asked on a beach whether he loved.',
    ],
    practices: [
      'Learn one psalm and one chapter of a Gospel by heart.',
      'Talk over with a mature believer what is wise to say, and to whom.',
      'Do one act of special kindness for those who oppose you.',
      'Pray each day for one country where Christians are persecuted.',
      'Prepare a short and gentle answer to the question why you believe.',
      'Find one other believer with whom you can pray, in person or from afar.',
    ],
    encouragement: [
      'I know, says the risen Lord to a church under pressure. That is the first comfort.',
      'What to say will be given when it is needed, and not before.',
      'You belong to the largest and oldest company there is, though you sit alone at table.',
    ],
    prayers: [
      'Lord Jesus, you were hated without cause. Stand by me when I am mocked or threatened. Make me wise and without malice. Keep me faithful, and if I fail, look at me as you looked at Peter. Bless those who are against me. Amen.',
      'Father, I pray for all who suffer today because they belong to your Son. Be with them in prison and in hiding. Comfort their families. Turn the hearts of those who torment them. Let me not forget them in my ease. Amen.',
    ],
    questions: [
      'What has your faith cost you so far?',
      'Where is the line between prudence and denial?',
      'What distinguishes suffering for Christ from suffering for our own bad manners?',
      'How can we really share in the lot of persecuted Christians?',
    ],
    commitment:
      'This week, pray daily for one persecuted church, and be recognisable as a Christian in one place where you usually keep quiet, kindly and without pushing.',
  },
  {
    id: 'racism',
    title: 'Racism and prejudice',
    about: 'racism and prejudice',
    signs: {
      strong: [
        'racism',
        'racist',
        'prejudice',
        'discrimination',
        'discriminated',
        'skin colour',
        'skin color',
        'ethnic',
        'immigrants',
        'refugees',
        'xenophobia',
        'antisemitism',
        'caste',
        'treated differently because',
        'racial',
      ],
      weak: ['race', 'black', 'white', 'foreigner', 'stranger', 'equal', 'nation', 'migrant', 'hate'],
    },
    understanding: [
      'To be judged by skin, name or accent, before one has said a word, wounds a person in what God made.',
      'If it has happened to you, then you need not explain why it hurts, and you are not too sensitive.',
      'If you discover prejudice in yourself, that is uncomfortable and also a good moment. Hardly anyone is without it.',
    ],
    passages: [
      {
        mark: '[[Genesis 1:27]]',
        note: 'God’s image is given to humankind before there is any nation. No one has more of it than another.',
      },
      {
        mark: '[[Acts 10:34-35]]',
        note: 'Peter, brought up to keep apart, stands in a foreigner’s house and understands that God does not go by outward things.',
      },
      {
        mark: '[[Galatians 2:11-14]]',
        note: 'Peter draws back from eating with non-Jews when others are watching. Paul opposes him in public: the truth of the gospel itself is at stake.',
      },
      {
        mark: '[[Luke 10:33-37]]',
        note: 'Asked who is my neighbour, Jesus tells of a man from a despised people who does what the respected ones did not do.',
      },
      {
        mark: '[[Leviticus 19:33-34]]',
        note: 'The foreigner is to be treated as one born there, and loved as oneself, for Israel knows what it is to be a stranger.',
      },
      {
        mark: '[[Revelation 7:9-10]]',
        note: 'In John’s vision the nations are still to be told apart, by people and tongue, and they sing one song.',
      },
    ],
    guidance: [
      'Racism is not only bad manners; it denies what God says of every human being, and what Christ has done, who broke down the dividing wall. Paul did not call Peter’s withdrawal from the table a private matter. So a church should see who sits where, who leads, whose songs are sung, whose pain is mentioned. Ask people who are treated differently what they experience here, and do not explain it away. Listen twice as long as you would like to.',
      'If you are the one who is hit by it: your anger is justified, and God shares it. You may complain, report it, take legal action; Paul invoked his rights as a citizen when he was beaten without a trial. You may also decide not to fight every day. Choose people with whom you need not explain. Bring the insult to him who was himself despised, and let him say who you are. It is not your task to educate everyone.',
      'If you find it in yourself, begin concretely. Which group makes you suspicious? Where did you learn it? Confess it like any other sin, without long speeches about being ashamed. Then share a meal, for Peter’s conversion took place in a dining room. Stop the joke at work. Read a book by one of those people. Look at what you teach your children without words. In the end they will stand next to you before the throne, singing.',
    ],
    practices: [
      'Invite a person or family of another origin to your table this month.',
      'Interrupt one contemptuous joke or remark this week, calmly.',
      'Ask somebody who is treated differently what they live with, and only listen.',
      'Report an incident of racism, or support a person in doing so.',
      'Examine which people are never to be seen in your circle, and why.',
      'Pray through Revelation 7 with the peoples of your own town in mind.',
    ],
    encouragement: [
      'Nobody can take from you the image in which you were made.',
      'Peter needed a vision three times over and still fell back. God went on with him.',
      'The end of the story is a crowd that nobody could count, from everywhere.',
    ],
    prayers: [
      'Creator of all, I have been despised for how you made me. You see it. Heal the wound, and keep hatred away from me. Give me courage to speak, people who stand by me and rest from the struggle. Amen.',
      'Lord Jesus, you tore down the wall, and I have kept some stones. Forgive me for my contempt and my silence. Lead me to the table of those whom I have avoided. Make your church a sign of the crowd around your throne. Amen.',
    ],
    questions: [
      'When did you first notice that people are treated differently because of their origin?',
      'Why does Paul see the gospel itself in danger at that table in Antioch?',
      'Who would be the Samaritan in the story if Jesus told it in our town?',
      'What about our church would a stranger have to get over before feeling at home?',
    ],
    commitment:
      'This week, share a meal or a long conversation with someone of another background, and contradict one contemptuous remark.',
  },
] as const satisfies readonly GuideTopic[];
