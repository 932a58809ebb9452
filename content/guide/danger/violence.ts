import { ABUSE_REPLIES } from '../../care/abuse.ts';
import type { DangerTalk } from './types.ts';

/** Beaten or forced by somebody close. Nothing may send anybody back, and nothing may be risked for an answer. */
export const VIOLENCE: DangerTalk = {
  kind: 'abuse',
  first: [
    'I am so sorry. What was done to you is wrong, and it is not your fault. No verse gives anybody the right to hit, force or frighten you, nor is that submission.\n\nIf you are in danger now, call the emergency number. Otherwise speak to one of these at an hour when you are alone. They will not push you:\n\n{lines}\n\nThree quiet steps: tell one person outside who believes you. Have injuries seen by a doctor and written down. Keep papers, keys, some money and a change of clothes where you can take them quickly.\n\nI am a computer program and have told nobody. Are you safe at this moment?',
    ...ABUSE_REPLIES.open,
  ],
  veiled: ABUSE_REPLIES.veiled!,
  on: [
    'I read it, and I believe you. It belongs to what is being done to you, and it is not your fault.\n\nThe next step need not be big: one call to people who do this every day, from a telephone that only you use. They help you to plan, whether you go or stay for now.\n\n{lines}\n\nAre you safe at this moment?',
    'That is hard, and you should not have to think it through alone. With such things a plan helps: who could take you in, which bag, which papers, which word to a friend means “come now”.\n\nA help line makes that plan with you. Is there an hour when you can speak freely?',
    'Whatever you decide about the rest, your safety comes first, and the children’s. If it begins again: get out of the kitchen and away from rooms without a way out, and call the emergency number.\n\n{lines}\n\nWho outside the house knows of it?',
  ],
  said: {
    denied:
      'Then I am glad, and thank you for saying it plainly. I would rather ask once too often.\n\nTell me what you meant, and I will answer that. And should anybody ever make you afraid, it is right to speak of it.',
    'help-came':
      'Good. Tell them all of it, also earlier times, and show them every mark. Ask that it be written down.\n\nAsk them as well where you can sleep tonight. The days after leaving are the most dangerous, so do not go back alone for your things; somebody can go with you.\n\n[[Psalm 9:9]]',
    'not-alone':
      'That is good. Tell that person what happened, and show them what you wrote here. One who knows changes much.\n\nAsk for one thing: a bed for tonight, a ride, to keep a bag for you, or to ring with you.\n\n{lines}\n\nCan they stay with you?',
    near: 'Then put this page away now. If you feel it coming to blows, get to a door, not into the kitchen or the bathroom, and call the emergency number as soon as you can; leave the line open if you cannot speak.\n\n{lines}\n\nThe way out at the top of this page closes it at once. Write again when you are alone.',
    'nobody-knows':
      'Then you have been alone with it, and that keeps it going. Let one person know: a sister, a friend, a doctor, somebody at work. Begin with, “Something happens at home, and I need you to know.”\n\nOr begin with people who do not know you:\n\n{lines}\n\nWho would believe you?',
    'cannot-tell':
      'You need not tell everybody, and not that person first. One is enough, somebody who believes you and can keep quiet towards the one who hurts you.\n\nA help line asks for no name and does nothing without you.\n\n{lines}\n\nWho might be the one?',
    ashamed:
      'The shame belongs to the one who hits, not to you. It happens behind very many doors, also in good families and in churches.\n\nThose who answer here have heard it all and think no less of you:\n\n{lines}\n\nAre you safe at this moment?',
    'is-it':
      'Yes. To be hit, forced or kept in fear is abuse, also without a bruise, also in a marriage. That you ask yourself whether it counts comes from having been told that it does not.\n\nYou need not be sure before you ring. They listen, and say how they see it:\n\n{lines}\n\nAre you safe at this moment?',
    leaving:
      'You need not decide it today, and nobody has to stay for the sake of children or a vow; children need a home without blows. Leaving is the time when one needs help most, so do it not alone and not announced. A help line plans it with you: the day, the place, the children, the money.\n\nUntil then three things: know the nearest door, have papers and keys together, and agree on a word with one friend that means “come”. If it grows dangerous before, go at once, as you are.\n\n{lines}\n\nIs there somebody with whom you could sleep?',
    refuses:
      'You need not ring anybody today if it is not safe or not yet possible. You decide the pace.\n\nOnly three things meanwhile: know the nearest door, have papers and keys together, and agree on a word with one friend that means “come”. In danger the emergency number comes first, always.\n\nAre you safe now?',
    'only-once':
      'I hope with you that it stays so. But once is enough to be taken seriously: a line was crossed, and after the first time the second is easier.\n\nTell one person of it now, while it is one time. That protects you, and it is no betrayal.\n\n{lines}\n\nAre you safe at this moment?',
    children:
      'That weighs on you, I know. Children see and hear more than one thinks, and they think that it is their fault. Tell them, “It is not your fault, and it is not right. You need not step between.” Show them how to get out, to a neighbour, and how to call the emergency number.\n\nTo get help is the best that you can do for them.\n\n{lines}\n\nAre they safe now, and you?',
    'fine-now':
      'I am glad that it is quiet at this moment. Quiet belongs to it: after the blows come calm weeks, and then it begins again, often worse.\n\nCalm days are the best ones to prepare: a bag, the papers, one person who knows, one call.\n\n{lines}\n\nCould you use today for one of them?',
    body: 'Please have it seen by a doctor, today if you can, also if it seems small. Say how it came about and ask that it be written down. You need not report anybody for that.\n\nWith a blow to the head, a belly in pregnancy, trouble with breathing or a severe pain: call the emergency number now.\n\n{lines}\n\nCan you get to a doctor safely?',
    'not-always':
      'I believe you that there are good days, and that you love the good in this person. Both can be true: the good days, and that you are being hurt. The good days do not make it safe.\n\nThink of the worst day, not of the best. Whoever has done it does it again, mostly worse, unless they get help themselves, away from you.\n\n{lines}\n\nAre you safe at this moment?',
    sorry:
      'It may even be meant, in that hour. Tears after the blows belong to the pattern: tension, violence, regret, and quiet until the next time. What counts is not tears but months of help that they seek for themselves, while you live in safety.\n\nYou may forgive from a distance, in your own time. It never means waiting beside them for the next blow.\n\n{lines}\n\nAre you safe at this moment?',
    'my-fault':
      'No. It is not your fault, whatever you said, forgot or did. Everybody is angry at times; to strike is a decision, and the one who strikes has made it.\n\nThat you search for the mistake in yourself comes from being told so. A family is not broken by the one who tells, but by the one who hurts.\n\n{lines}\n\nAre you safe at this moment?',
    'in-trouble':
      'It speaks for your heart that you think of them. But the trouble comes from what they did, not from your saying it. Silence protects nobody: it gets worse, for you and in the end for them.\n\nTo speak with a help line reports nobody. You decide what follows.\n\n{lines}\n\nAre you safe at this moment?',
    'children-taken':
      'That fear is often used to keep people silent. In most places the authorities ask above all who protects the children, and to get help is to protect them. Children who see blows suffer from it even in the next room.\n\nAsk a help line how it is where you live, before you take any step; they know, and need no name.\n\n{lines}\n\nAre the children safe now?',
    police:
      'You need not go to the police in order to get help. A help line or a doctor comes first if you like, and reports nothing against your will.\n\nIf you are in danger at this moment, do call the emergency number: to stop a blow is what they are for. If you fear for your right to stay in the country, ask the help line about it; often there is protection for just that. If the police did not help before, they know whom to ask next.\n\n{lines}\n\nAre you safe now?',
    'time-alone':
      'Then this is a safe hour. Use it for the call, not for reading. From a telephone that is not looked through, or a friend’s:\n\n{lines}\n\nIf time is left: put papers, the children’s papers, keys, medicines, money and a charger into a bag, and bring it to somebody you trust. Take pictures of marks or threats and send them to that person, then delete them here. Wake and take the children only if you go at once, and with a place to go to.\n\nWill you ring now?',
    watched:
      'Good that you use another device. Still be careful: delete this page from the history afterwards, and use the way out at the top. A telephone can show where you are and what you read. So ring from work, from a friend’s telephone or from a doctor’s.\n\nThey can help you in one call to plan how to get away, and to get a telephone that only you know.\n\n{lines}\n\nAt work you could also tell one person whom you trust. If it comes to blows tonight: out of the door, to a neighbour, and the emergency number. Can you ring before you go home?',
    church:
      'The Bible does not ask you to stay where you are being hurt and be patient with blows. One can pray for somebody and still go to safety. The same letter that speaks to wives tells husbands to love as Christ loved, who gave himself. To be beaten is not submission, and whoever hits has broken the vow.\n\nWhoever says otherwise, in the church or the family, may mean well and does not know what it does. You need not go by it. Speak with people who know violence:\n\n{lines}\n\nAre you safe at this moment?',
    where:
      'To people who believe you: a friend, a sister, a neighbour. Or to a refuge, a house whose address nobody knows; the help line knows where there is room, also with children and without money.\n\n{lines}\n\nDo not say beforehand that you will go, and leave when the other is out. Take papers, keys, money, medicines. In danger, go as you are. Who could take you in tonight?',
    'what-to-say':
      'To a friend: “I am being hurt at home. I do not want advice now. Can I come if I need to?”\n\nTo a doctor: “Somebody did this to me. Please write it down.”\n\nOn a help line: “I am not safe at home. I want to know what I can do.”\n\nTo the one who hurts you, say nothing of your plans. To whom will you speak first?',
    'what-now':
      'In this order.\n\n1. In danger now: out, and the emergency number.\n2. In a safe hour: ring a help line, from a telephone that is not looked through.\n3. Tell one person outside.\n4. Have injuries seen and written down.\n5. Bag, papers, keys, money, in a place you can reach.\n\n{lines}\n\nDo not announce anything to the one who hurts you. Are you safe at this moment?',
    afraid:
      'Take that fear seriously; you know the danger best. If it says that tonight is different, do not wait for proof: leave, with the children, or call the emergency number.\n\n{lines}\n\nAgree on a word with a neighbour or a friend that means “call for me”. Where could you go in ten minutes?',
    stay: 'I go on answering as long as you write and it is safe. But I am a computer program and can send nobody. There are people who stay on the telephone with you:\n\n{lines}\n\nIs it safe for you to write here now?',
    forgiven:
      'Getting to safety is not a sin, and it breaks nothing that was not broken by the blows. God does not ask your body as the price of a marriage.\n\nWhether and how you forgive has time, and it can be done from far away.\n\n{lines}\n\n[[Psalm 9:9]]\n\nAre you safe at this moment?',
    prayer:
      'Yes. These may be your words:\n\nLord, you see what is done here. Bring me to safety, and the children. Give me one person who believes me, and courage for the first call. Amen.\n\nAnd then the call, in a safe hour:\n\n{lines}\n\n[[Psalm 9:9]]',
    thanks:
      'I am glad that you wrote. Before you go: close this page by the way out at the top, and take it out of the history if somebody looks.\n\nOne step is enough for today: one person, or one call. In danger, the emergency number. You can come back at any time.',
    yes: 'Good. Then use the quiet for one step: one call, one person who is told, or a bag that stands ready.\n\n{lines}\n\nWhich of the three is possible today?',
    no: 'Then put this page away. Go to a door, to a neighbour, to where people are, and call the emergency number.\n\n{lines}\n\nTake the children if you can; leave everything else. Write again when you are safe.',
  },
};

/** Hands at the neck: the gravest warning there is, and a matter for a doctor today. */
export const STRANGLED: DangerTalk = {
  ...VIOLENCE,
  first: [
    'I am very glad that you are alive. Hands on a throat are among the gravest signs there are: whoever does it once may kill the next time, also without meaning to. It is not your fault.\n\nPlease see a doctor today, also if nothing shows. Harm inside the neck can come hours or days later. With trouble breathing, swallowing or speaking, a bad headache, dizziness or weakness: call the emergency number now.\n\n{lines}\n\nAnd please do not be alone with this person tonight. Who could take you in? Are you safe at this moment?',
  ],
  on: [
    'I read it. Two things stand before everything else. A doctor today, since harm inside the neck can come late. And a place for tonight where this person is not.\n\n{lines}\n\nAre you safe at this moment?',
    'That belongs to it, and it is not your fault. A throat that was gripped is a warning that those who know violence take most seriously of all. Please tell a help line just that: “They had their hands round my neck.” They will help at once.\n\n{lines}\n\nHas a doctor seen you?',
  ],
  said: {
    ...VIOLENCE.said,
    'not-always':
      'I believe you that there are other days. But whoever has once had hands round your neck can kill you, also on a day that began well, also without wanting to. It does not need a bad person for that; a few seconds are enough.\n\nYou do not get anybody into trouble: they did that themselves. A doctor and a help line do nothing without you.\n\n{lines}\n\nPlease see a doctor today, and sleep somewhere else tonight. Who would take you in?',
    'in-trouble':
      'You are protecting someone who had a hand at your throat. I understand it, and still: you come first now. To see a doctor and to speak with a help line reports nobody.\n\nIf it happens once more there may be nobody left to protect. So please, a doctor today, and another bed tonight.\n\n{lines}\n\nWho could take you in?',
    'only-once':
      'With hands at a throat, once is once too often. It is the gravest warning that there is, also if it never happened before.\n\nPlease see a doctor today, since the harm can come late, and sleep somewhere else tonight.\n\n{lines}\n\nWho could take you in?',
    'fine-now':
      'I am glad. Please see a doctor all the same, today. After a throat was gripped the harm can come hours or days later, in people who felt well. Say plainly how it happened.\n\n{lines}\n\nIs there somebody who can go with you?',
    body: 'That needs a doctor now. With trouble breathing or swallowing, a changed voice, a bad headache, dizziness, weakness or confusion: the emergency number, at once. Say, “I was strangled.” It is the word they act on.\n\n{lines}\n\nIs somebody with you who can call?',
    'what-now':
      'In this order.\n\n1. A doctor today; with any trouble breathing, swallowing or seeing, the emergency number now.\n2. Tonight somewhere where this person is not.\n3. A help line, from a telephone that is not looked through. Say that there were hands round your neck.\n4. Have the marks written down and photographed.\n\n{lines}\n\nAre you safe at this moment?',
  },
};

/** Forced to sex, also by a husband: a doctor soon, and the decision stays with whoever suffered it. */
export const RAPED: DangerTalk = {
  ...VIOLENCE,
  first: [
    'I am so sorry. What was done to you is rape, whoever did it, also a husband or a friend, also if you froze or did not say no aloud. It is not your fault.\n\nIf you are not safe, go to where people are and call the emergency number. If it was in the last days, let a doctor see you soon, today if you can: against infection and pregnancy there is help when it is early. If you think that you might report it one day, do not wash first and keep the clothes; you need not decide that now.\n\n{lines}\n\nThey believe you and do nothing without you. Is there one person who could be with you today?',
  ],
  said: {
    ...VIOLENCE.said,
    body: 'Please see a doctor today, or a clinic for those who were raped; a help line knows the nearest. They can help against infection and pregnancy, and can keep traces in case you want to report it later. If you have not washed, wait with it until then; if you have, go all the same. To feel numb, to tremble or to feel nothing is how a body answers.\n\nWith bleeding or strong pain: the emergency number.\n\n{lines}\n\nWho could go with you?',
    'is-it':
      'Yes. Without your free yes it is rape, in a marriage too, and also if you froze or had said yes before. The law in most countries says so, and God does.\n\n{lines}\n\nAre you safe at this moment?',
    'what-now':
      'In this order.\n\n1. Go to where you are safe; in danger, the emergency number.\n2. A doctor soon, today if you can.\n3. One person who believes you.\n4. Whether you report it you decide later; keep the clothes until then.\n\n{lines}\n\nWho could be with you?',
  },
};

/** No blows, or not yet: watched, kept from people, from money, from the door. */
export const CONTROL: DangerTalk = {
  ...VIOLENCE,
  on: [
    'I read it, and I believe you. It belongs to the same pattern, and it is not your fault.\n\nThe next step can be small: to ring people who know this, from a telephone that only you use, or to see again one friend whom you lost.\n\n{lines}\n\nAre you afraid of what happens if you do not obey?',
    'That makes one’s world small, and it is meant to. What helps is one person outside who knows, and a little that is yours alone: a telephone, some money, your papers.\n\n{lines}\n\nWho was close to you before?',
  ],
  first: [
    'What you describe has a name: control. To be watched, kept from people or money, or made to ask for everything is not care and not headship. It is a way of hurting without blows, and it is not your fault.\n\nYou can talk it over with people who know this well, without having to decide anything:\n\n{lines}\n\nRing from a telephone that is not looked through, in an hour when you are alone. Are you ever afraid of what happens if you do not obey?',
  ],
  veiled: [
    'Let me ask you plainly: are you afraid of this person, or of what happens if you do not do as they want?\n\nTo be watched, kept from people or money, or made to ask for everything is not love. You can talk it over without having to decide anything:\n\n{lines}\n\nIs it safe for you to write here?',
  ],
  said: {
    ...VIOLENCE.said,
    'is-it':
      'Yes, it is a kind of abuse, also without one blow. In a good marriage nobody has to ask leave to see a friend, and nobody’s telephone is searched. In several countries the law calls it a crime.\n\nYou need not be sure before you ring. They listen, and say how they see it:\n\n{lines}\n\nWhat happens when you say no?',
    'not-always':
      'I believe you that there is kindness, too. With control the kind hours belong to it: they come when you do as you are told. Ask yourself what happens on the day you say no.\n\n{lines}\n\nIs there one friend whom you have not been able to see lately? That may be the one to ring.',
    body: 'Please let a doctor see you, alone, without the other in the room. You may ask for that. There you can also say how it is at home; they may keep it to themselves.\n\n{lines}\n\nAre you safe at this moment?',
  },
};
