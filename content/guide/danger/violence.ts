import { ABUSE_REPLIES } from '../../care/abuse.ts';
import type { DangerTalk } from './types.ts';

/** Beaten or forced by somebody close. Nothing may send anybody back, and nothing may be risked for an answer. */
export const VIOLENCE: DangerTalk = {
  kind: 'abuse',
  first: [
    'I am so sorry. What was done to you is wrong, and it is not your fault. No verse gives anybody the right to hit, force or frighten you, nor is that submission.\n\nIf you are in danger now, call the emergency number. Otherwise speak to one of these at an hour when you are alone. They will not push you:\n\n{lines}\n\nThree quiet steps: tell one person outside who believes you. Have injuries seen by a doctor and written down. Keep papers, keys and some money where you can take them quickly and nobody finds them.\n\nI am a computer program and have told nobody. Are you safe at this moment?',
    ...ABUSE_REPLIES.open,
  ],
  veiled: ABUSE_REPLIES.veiled!,
  on: [
    'I read it, and I believe you. What is done to you is not your fault.\n\nThe next step need not be big: one call to people who do this every day, from a telephone that nobody else looks at. They help you to plan, whether you go or stay for now.\n\n{lines}\n\nAre you safe at this moment?',
    'That is hard, and you should not have to think it through alone. With such things a plan helps: who could take you in, which bag, which papers, which word to a friend means “call for help”.\n\nA help line can make that plan with you:\n\n{lines}\n\nWhen could you speak freely?',
    'Whatever you decide about the rest, your safety comes first, and the children’s. If it begins again: get out of the kitchen and away from rooms without a way out, and call the emergency number.\n\n{lines}\n\nWho outside the house knows of it?',
  ],
  said: {
    denied:
      'Then I am glad, and thank you for saying it plainly. I would rather ask once too often.\n\nTell me what you meant, and I will answer that. And should anybody ever make you afraid, it is right to speak of it.',
    'help-came':
      'If help is with you, or on the telephone: good. Tell them of earlier times, too, and show them any mark. Ask that it be written down, and where you can sleep tonight. The time after leaving can be the most dangerous, so do not go back alone for your things.\n\nIf the one who hurts you has been told or is calling: you owe no answer, and the danger may be greater now. Go to where people are. If help did not come or did not listen, try another:\n\n{lines}\n\n[[Psalm 9:9]]',
    'not-alone':
      'If you trust this person, and they will not pass it on to the one who hurts you: good. Tell that person what happened. One who knows changes much.\n\nAsk for one thing: a bed for tonight, a ride, to keep a bag for you, or to ring with you.\n\n{lines}\n\nCan they stay with you?',
    near: 'Then put this page away now; the way out at its top is the quickest. If you feel it coming to blows, get near a door, not into the kitchen or the bathroom.\n\nCall the emergency number as soon as you can. If you cannot speak, stay on the line, cough or tap, and press whatever they ask you to.\n\n{lines}\n\nWrite again only when you are alone.',
    'nobody-knows':
      'Then you have been alone with it, and that is heavy. Let one person know: a sister, a friend, a doctor, somebody at work. Begin with, “Something happens at home, and I need you to know.”\n\nOr begin with people who do not know you:\n\n{lines}\n\nWho would believe you?',
    'cannot-tell':
      'You need not tell everybody, and not that person first. One is enough, somebody who believes you and can keep quiet towards the one who hurts you.\n\nOn most help lines you need not say your name. You can ask at the beginning what they would have to pass on, for instance where a child is in danger.\n\n{lines}\n\nWho might be the one?',
    ashamed:
      'The shame belongs to the one who hits, forces or frightens, not to you. It happens behind very many doors, also in good families and in churches.\n\nThose who answer here are there to listen and not to judge:\n\n{lines}\n\nAre you safe at this moment?',
    'is-it':
      'Yes. To be hit, forced or kept in fear is abuse, also without a bruise, also in a marriage. Many who live with it ask themselves whether it counts.\n\nYou need not be sure before you ring. They listen, and say how they see it:\n\n{lines}\n\nAre you safe at this moment?',
    leaving:
      'You need not decide it today, and nobody has to stay for the sake of children or a vow; children need a home without fear. Leaving, and the time after it, can be the most dangerous, so do it not alone and not announced. A help line plans it with you: the day, the place, the money, and what the law where you live says about taking the children.\n\nUntil then three things: know the nearest door, have papers and keys where they will not be found, and agree on a word with one friend that means “call for help”. If it grows dangerous before, go at once, as you are.\n\n{lines}\n\nWho could take you in?',
    refuses:
      'You need not ring anybody today if it is not safe or not yet possible. You decide the pace.\n\nOnly three things meanwhile: know the nearest door, have papers and keys where they will not be found, and agree on a word with one friend that means “call for help”. In danger the emergency number comes first.\n\n{lines}\n\nAre you safe now?',
    'only-once':
      'I hope with you that it stays so. But once is enough to be taken seriously: a line was crossed, and often it does not stay at one time.\n\nTell one person of it now whom you trust. It is no betrayal.\n\n{lines}\n\nAre you safe at this moment?',
    children:
      'It is heavy that the children are in it, too. They see and hear more than one thinks, and many think that it is their fault. Tell them, “It is not your fault, and it is not right. Keep out of the way, and do not step between.” When it is safe, show them how to get to a neighbour and how to call the emergency number.\n\nIt is not your fault either. To get help is to protect them, and a help line can tell you how to do it safely. Where a child is hurt as well, some of them must pass it on.\n\n{lines}\n\nAre they safe now, and you?',
    'fine-now':
      'I am glad that it is quiet at this moment. Often there are calm days or weeks, and then it begins again, sometimes worse.\n\nA calm day is a good one to prepare: one call, one person who knows, the papers where they will not be found.\n\n{lines}\n\nWhich of them is possible today?',
    body: 'After a blow to the head or hands at the throat, a blow to the belly in pregnancy, with trouble breathing, heavy bleeding or severe pain: call the emergency number now.\n\n{lines}\n\nOtherwise please let a doctor see it, today if you can, also if it seems small. Ask to speak alone, say how it came about, and ask that it be written down. In some places a doctor has to report certain injuries; you may ask about that first.\n\nWho could go with you?',
    'not-always':
      'I believe you that there are good days, and that you love the good in this person. Both can be true: the good days, and that you are being hurt. The good days do not make it safe.\n\nWhen you think of your safety, think of the worst day. What was done once is often done again, and often worse.\n\n{lines}\n\nAre you safe at this moment?',
    sorry:
      'It may even be meant, in that hour. Regret often belongs to the pattern: tension, harm, sorrow, and quiet until the next time. Words and tears do not make it safe. Whoever is truly sorry leaves you free to be safe, and seeks help without asking you to wait beside them.\n\nForgiveness has its own time, and it never means going back into danger.\n\n{lines}\n\nAre you safe at this moment?',
    'my-fault':
      'No. It is not your fault, whatever you said, forgot or did. Everybody is angry at times; to hurt, force or frighten another is a decision, and the one who did it has made it.\n\nMany who are hurt search for the mistake in themselves. A family is not broken by the one who tells, but by the one who hurts.\n\n{lines}\n\nAre you safe at this moment?',
    'in-trouble':
      'It speaks for your heart that you think of them. But the trouble comes from what they did, not from your saying it. You may care for somebody and still be safe from them.\n\nTo ask a help line for advice is not to bring a charge. Ask them first what they would have to pass on; mostly you decide what follows.\n\n{lines}\n\nAre you safe at this moment?',
    'children-taken':
      'That fear is often used to keep people silent. I cannot promise what an office will do. Often it counts in your favour that you protect them by seeking help.\n\nAsk a help line how it is where you live; you can ask without your name, and they can tell you who advises you on the law. Only in danger do not wait for that.\n\n{lines}\n\nAre the children safe now?',
    police:
      'If you are in danger at this moment, call the emergency number.\n\nOtherwise you need not go to the police in order to get help. You may ask a help line first, also about your right to stay in the country, how the police act where you live, and whom to ask if they did not help before. Ask a line or a doctor what they would have to report, before you tell them all.\n\n{lines}\n\nAre you safe now?',
    'time-alone':
      'If the one who hurts you is out of the house, this may be a safe hour. Use it for the call, not for reading, from a telephone that is not looked through, or a friend’s:\n\n{lines}\n\nIf they are only asleep or may be back soon, do not ring where they could hear it, and pack nothing that could be found. Be ready to close this page.\n\nIf time is left: papers, also the children’s, keys, medicines and some money, brought to somebody you trust. Let that person take the pictures of marks, with their own telephone, and keep them for you.\n\nAre they out of the house?',
    watched:
      'I am a computer program and have told nobody. But if this device is looked through, it is not safe to go on here: use one that is not, a friend’s, a library’s, one at work or at a doctor’s, and ring from there.\n\n{lines}\n\nWhat you wrote here goes with Clear Chat. Take only this page out of the history; an empty history may be noticed. The way out at the top helps, but it does not hide you from a program that watches the device. A telephone can also show where you are. Leave any such program or tracker as it is until you have asked a help line: to remove it may warn the other.\n\nIf it comes to blows: out of the door, to a neighbour, and the emergency number. From where could you ring?',
    church:
      'The Bible does not ask you to stay where you are being hurt and to be patient with it. One can pray for somebody and still go to safety. The same letter that speaks to wives tells husbands to love as Christ loved, who gave himself. To be beaten or kept in fear is not submission, and whoever does it has broken what was promised to you.\n\nWhoever says otherwise, in the church or the family, may mean well and does not know what it does. You need not go by it, and you need not meet the two of them in one room. Speak with people who know violence:\n\n{lines}\n\nAre you safe at this moment?',
    where:
      'To people who believe you: a friend, a sister, a neighbour. Or to a refuge, a house whose address is kept secret; ask the help line where there is room, also with children and without money.\n\n{lines}\n\nDo not say beforehand that you will go. If you can choose, go when the other is out, with papers, keys, money and medicines. In danger, go as you are. Who could take you in?',
    'what-to-say':
      'To a friend: “I am being hurt at home. I do not want advice now. Can I come if I need to?”\n\nTo a doctor: “Somebody did this to me. Please write it down.”\n\nOn a help line: “I am not safe at home. I want to know what I can do.”\n\n{lines}\n\nTo the one who hurts you, say nothing of your plans. To whom will you speak first?',
    'what-now':
      'In this order.\n\n1. In danger now: out, and the emergency number.\n2. In a safe hour: ring a help line, from a telephone that is not looked through.\n3. Tell one person outside.\n4. Have injuries seen and written down.\n5. Papers, keys and some money where you can reach them and nobody finds them.\n\n{lines}\n\nDo not announce anything to the one who hurts you. Are you safe at this moment?',
    afraid:
      'Take that fear seriously; you know the danger best. If it says that tonight is different, do not wait for proof: get out, with the children if you can, or call the emergency number. A threat to kill, a weapon in the house, hands at your throat or being followed: tell them exactly that.\n\n{lines}\n\nAgree on a word with a neighbour or a friend that means “call for me”. Where could you go in ten minutes?',
    stay: 'I go on answering as long as you write and it is safe. But I am a computer program and can send nobody. There are people with whom you can speak:\n\n{lines}\n\nIs it safe for you to write here now?',
    forgiven:
      'Getting to safety is not a sin, and it breaks nothing that was not broken by what was done to you. God does not ask your body or your peace as the price of a marriage.\n\nForgiveness has time, and it never means going back into danger.\n\n{lines}\n\n[[Psalm 9:9]]\n\nAre you safe at this moment?',
    prayer:
      'Yes. These may be your words:\n\nLord, you see what is done here. Bring me to safety, and the children. Give me one person who believes me, and courage for the first call. Amen.\n\nAnd then the call, in a safe hour:\n\n{lines}\n\n[[Psalm 9:9]]',
    thanks:
      'I am glad that you wrote. Before you go: close this page by the way out at the top, and take this one page out of the history if somebody looks.\n\nOne step is enough for today: one person, or one call. In danger, the emergency number. You can come back when it is safe.\n\n{lines}',
    yes: 'Thank you for answering. If somebody hurts or frightens you, it is not your fault.\n\nIf the one who does it is near, or you are not safe: close this page, go to where people are, and call the emergency number.\n\nIf you are safe at this moment, use it for one step: one call, or one person whom you trust who is told.\n\n{lines}\n\nWhich of them is possible?',
    no: 'If you are not safe: close this page, go to a neighbour or to where people are, and call the emergency number. Take the children if you can; leave everything else.\n\n{lines}\n\nIf you are safe, and it is only not possible yet, you do nothing wrong. One of these lines is a beginning, from a telephone that nobody else looks at. Who outside would believe you?',
  },
};

/** Hands at the neck: the gravest warning there is, and a matter for a doctor today. */
export const STRANGLED: DangerTalk = {
  ...VIOLENCE,
  first: [
    'I am very glad that you are alive. Hands on a throat are among the gravest signs there are: whoever does it once may kill the next time. It is not your fault.\n\nIf you passed out or are pregnant, with trouble breathing, swallowing, speaking or seeing, a bad headache, dizziness or weakness: call the emergency number now. Otherwise let a doctor or a hospital see you today, also if nothing shows; harm inside the neck can come hours or days later.\n\n{lines}\n\nAnd please do not be alone with this person tonight. Who could take you in? Are you safe at this moment?',
  ],
  on: [
    'I read it. Two things stand before everything else. A doctor today, since harm inside the neck can come late. And a place for tonight where this person is not.\n\n{lines}\n\nAre you safe at this moment?',
    'It is not your fault. A throat that was gripped is a warning that those who know violence take most seriously of all. Please tell a doctor and a help line just that: “I was strangled.”\n\n{lines}\n\nWho could go with you to a doctor?',
  ],
  said: {
    ...VIOLENCE.said,
    'not-always':
      'I believe you that there are other days. But whoever has once had hands round your neck can kill you, also on a day that began well. The good days do not make it safe.\n\n{lines}\n\nPlease see a doctor today, and sleep somewhere else tonight. Who would take you in?',
    'in-trouble':
      'I understand that you think of them. Your life comes first now, and what follows comes from what they did, not from you.\n\nTo see a doctor is not to bring a charge. In some places certain injuries have to be reported; do not let that keep you from going. So please, a doctor today, and another bed tonight.\n\n{lines}\n\nWho could take you in?',
    'only-once':
      'With hands at a throat, once is once too often. It is the gravest warning that there is, also if it never happened before.\n\nPlease see a doctor today, since the harm can come late, and sleep somewhere else tonight.\n\n{lines}\n\nWho could take you in?',
    'fine-now':
      'I am glad. Please see a doctor all the same, today. After a throat was gripped the harm can come hours or days later, in people who felt well. Say, “I was strangled.”\n\n{lines}\n\nWho can go with you?',
    body: 'That needs a doctor now. If you passed out or are pregnant, with trouble breathing or swallowing, a changed voice or sight, a bad headache, dizziness, weakness or confusion: the emergency number, at once. Say, “I was strangled.”\n\n{lines}\n\nWho is near and could call or go with you?',
    refuses:
      'I understand that you dread it, and I still ask it of you: after a throat was gripped, a doctor today. With any trouble breathing, swallowing or speaking, or a bad headache, the emergency number. You need not decide anything else for that.\n\n{lines}\n\nWho could go with you?',
    yes: 'Thank you for answering. If the one who did it is near: close this page, go to where people are, and call the emergency number.\n\nOtherwise two things today: a doctor, also if you feel well, and a bed where this person is not.\n\n{lines}\n\nWho could go with you?',
    no: 'If you are not safe, or have any trouble breathing, swallowing or speaking: go to where people are, and call the emergency number now.\n\n{lines}\n\nOtherwise two things today: a doctor, also if you feel well, and a bed where this person is not. Who could go with you?',
    'what-now':
      'In this order.\n\n1. A doctor today; if you passed out or are pregnant, with any trouble breathing, swallowing, speaking or seeing, the emergency number now.\n2. Tonight somewhere where this person is not.\n3. A help line, from a telephone that is not looked through. Say that there were hands round your neck.\n4. Ask the doctor to write down and photograph any marks.\n\n{lines}\n\nAre you safe at this moment?',
  },
};

/** Forced to sex, also by a husband: a doctor soon, and the decision stays with whoever suffered it. */
export const RAPED: DangerTalk = {
  ...VIOLENCE,
  first: [
    'I am so sorry. What was done to you is wrong, whoever did it, also a husband or a friend, also if you froze or did not say no aloud. It is not your fault.\n\nIf you are not safe, are bleeding or badly hurt: go to where people are and call the emergency number. If it was in the last days, let a doctor see you as soon as you can, today if possible: there is help against infection and pregnancy when it is early. If you think that you might report it one day, do not wash first, and keep the clothes as they are; you need not decide that now.\n\n{lines}\n\nWho could be with you today?',
  ],
  on: [
    'I read it, and I believe you. It is not your fault.\n\nYou need not tell it in order, and you need not decide anything today except to be where you are safe. If it was in the last days, a doctor soon.\n\n{lines}\n\nWho could be with you?',
    'You decide who hears of it and how much. One person who believes you is a beginning; these know what can be done:\n\n{lines}\n\nAre you safe at this moment?',
  ],
  said: {
    ...VIOLENCE.said,
    body: 'Please see a doctor today, or a clinic for those who were raped; a help line knows the nearest. They can help against infection and pregnancy, best within three days, and in many places they can keep traces in case you want to report it later; ask what they would have to report. If you have not washed, wait with it until then; if you have, go all the same. If something may have been put into your drink, say so.\n\nWith bleeding or strong pain: the emergency number.\n\n{lines}\n\nWho could go with you?',
    'is-it':
      'Yes. Without your free yes it is rape, in a marriage too, and also if you froze or had said yes before. In many countries the law says so as well.\n\n{lines}\n\nAre you safe at this moment?',
    'what-now':
      'In this order.\n\n1. Go to where you are safe; in danger, the emergency number.\n2. A doctor soon, today if you can.\n3. One person who believes you.\n4. Whether you report it you decide later; until then keep the clothes unwashed, in paper.\n\n{lines}\n\nWho could be with you?',
    police:
      'You need not decide that today. A doctor and a help line come first if you like. Ask them how it is where you live, what they would have to report, and who could go with you to the police. If you are in danger now: the emergency number.\n\n{lines}\n\nAre you safe at this moment?',
    'fine-now':
      'I am glad if it is quieter. Many feel calm or numb at first; it does not mean that it was nothing. If it was in the last days, please let a doctor see you all the same, soon.\n\n{lines}\n\nWho could go with you?',
    'nobody-knows':
      'Then you have carried it alone. Let one person know who is kind and keeps it to themselves; you may say, “Somebody forced me, and I need you with me.” You need not tell more.\n\nOr begin with people who do not know you:\n\n{lines}\n\nWho would believe you?',
    'my-fault':
      'No. It is not your fault, whatever you wore, drank, said or did not say, and also if you went along or froze. The one who did it is answerable for it, and nobody else.\n\n{lines}\n\nWho could be with you today?',
    yes: 'Thank you for answering. If the one who did it is near: go to where people are, and call the emergency number.\n\nOtherwise let somebody be with you, and if it was in the last days, a doctor soon.\n\n{lines}\n\nWho could come?',
    no: 'If you are not safe: go to where people are, and call the emergency number.\n\n{lines}\n\nIf you are safe and there is only nobody with you, begin with one of these. And if it was in the last days, a doctor soon; you may go alone. What would be the easiest to begin with?',
  },
};

/** No blows, or not yet: watched, kept from people, from money, from the door. */
export const CONTROL: DangerTalk = {
  ...VIOLENCE,
  on: [
    'I read it, and I believe you. It is not your fault.\n\nThe next step can be small: to ring people who know this, from a telephone that nobody else looks at, or to let one old friend know how you are.\n\n{lines}\n\nAre you afraid of what happens if you do not obey?',
    'That makes one’s world small, and it is meant to. What helps is one person outside who knows, and, where nobody will find it, a little that is yours alone: some money, your papers, perhaps with a friend.\n\n{lines}\n\nWho was close to you before?',
  ],
  first: [
    'To be watched, kept from people or money, or made to ask for everything is not care and not headship. It has a name, control. It is a way of hurting without blows, and if you live so, it is not your fault.\n\nYou can talk it over with people who know this well, without having to decide anything:\n\n{lines}\n\nRing from a telephone that is not looked through, in an hour when you are alone. In danger, the emergency number. Are you ever afraid of what happens if you do not obey?',
  ],
  veiled: [
    'Let me ask you plainly: are you afraid of this person, or of what happens if you do not do as they want?\n\nTo be watched, kept from people or money, or made to ask for everything is not love. You can talk it over without having to decide anything:\n\n{lines}\n\nIs it safe for you to write here?',
  ],
  said: {
    ...VIOLENCE.said,
    denied:
      'If I misunderstood you, I am glad; tell me what you meant, and I will answer that.\n\nIf you mean only that there were no blows: to be kept in fear, watched or shut in is wrong without them, too, and it is right to talk it over with people who know this, in an hour when you are alone:\n\n{lines}',
    yes: 'Thank you for saying it. If you are afraid, take that fear seriously, also where nobody has struck you. It is not your fault.\n\nIf it grows dangerous: to where people are, and the emergency number. Otherwise talk it over with people who know this, from a telephone that nobody else looks at, and say nothing of it at home:\n\n{lines}\n\nWho outside would believe you?',
    no: 'You need not be afraid of blows for it to be wrong, and you need not decide anything now.\n\nIf it is not safe to write here, close this page. In danger, the emergency number. Else these are there to talk it over, in an hour when you are alone:\n\n{lines}\n\nWho was close to you before?',
    'is-it':
      'Yes, it can be abuse, also without one blow. In a good marriage nobody has to ask leave to see a friend, and nobody’s telephone is searched. In several countries the law calls it a crime.\n\nYou need not be sure before you ring. They listen, and say how they see it:\n\n{lines}\n\nWhat happens when you say no?',
    'not-always':
      'I believe you that there is kindness, too. With control the kind hours often come when one does as one is told. Ask yourself what happens on the day you say no.\n\n{lines}\n\nIs there one friend whom you have not been able to see lately? That may be the one to tell, when it is safe.',
    body: 'Please let a doctor see you, alone, without the other in the room. You may ask for that. There you can also say how it is at home; ask first what they may keep to themselves.\n\n{lines}\n\nAre you safe at this moment?',
  },
};
