import { ABUSE_REPLIES } from '../../care/abuse.ts';
import { CRISIS_REPLIES } from '../../care/crisis.ts';
import type { DangerTalk } from './types.ts';

/** Somebody else who may take their life. */
export const FRIEND: DangerTalk = {
  kind: 'crisis',
  first: CRISIS_REPLIES.someoneElse,
  veiled: [
    'I would rather ask once too often: are you afraid that somebody may take their life, or do you think of it yourself?\n\nIf so, it should not stay between you and this page. These people know what to do, and they advise relatives and friends, too. If something was done already, or is about to be: the emergency number.\n\n{lines}\n\nIf you meant something else, tell me in a sentence what it was, and I will answer that.',
    'Let me make sure of one thing before I answer. Is anybody’s life in danger, that of the one you write of or your own?\n\nIf it is, call one of these, and do not stay alone with it:\n\n{lines}\n\nIf it is not, say so, and tell me what you meant.',
  ],
  on: [
    'I read it. It is heavy to carry this for somebody. Two things stand first: that they are not alone now, and that a second person knows, beside you. About to happen, or something taken or done: the emergency number.\n\n{lines}\n\nIs somebody with them?',
    'You cannot guard anybody alone, and you need not. Ask plainly, “Are you thinking of killing yourself? Do you have a plan?” With a plan, or something taken already: the emergency number, also against their wish.\n\n{lines}\n\nWho else could know of it today?',
  ],
  said: {
    'help-came':
      'If help is with them, or on the telephone: good. Stay, if it is safe, until somebody takes over, and say exactly what you heard, also the plan and the means.\n\nIf you have told somebody who does nothing, or have only spoken with your friend, it is not enough yet:\n\n{lines}\n\nWho is with them now? And whom could you ring for yourself?',
    'not-alone':
      'Good that somebody is there. Tell them what you know, so that they stay and watch. One stays near, another calls.\n\n{lines}\n\nDo they know of it?',
    near: 'Good. Stay with them, keep to what is simple, and ring one of these together.\n\n{lines}\n\nHave they done or taken anything?',
    'nobody-knows':
      'Then make it two, today. Tell a grown-up or a calm person whom you both trust, even if it was told to you in secret.\n\n{lines}\n\nWho is near them now?',
    'cannot-tell':
      'A secret on which a life hangs may be broken, also when you promised. You can say, “I care for you too much to keep this to myself. I am getting somebody, and I stay.”\n\n{lines}\n\nWho could hear it within this hour?',
    ashamed:
      'Better one alarm too many than one too few. It is right to ask for help for a friend, also when you are not sure.\n\n{lines}\n\nIs somebody with them now?',
    'no-answer':
      'After what was said, no answer is reason enough: call the emergency number now, say what was written, and all you know of where they are: address, number, school or work.\n\n{lines}\n\nThen ring a grown-up who is near, a parent, a neighbour, a flatmate, and let them look, if there is no weapon. Keep trying yourself. Who is nearest?',
    refuses:
      'If they want no help, get it all the same. About to happen, with a plan, or after something taken or done: the emergency number, also against their wish. Else ring for advice yourself.\n\n{lines}\n\nWho could be with them?',
    'fine-now':
      'Be glad if it is so, and stay watchful. A sudden calm is no sign yet that the danger is over. Ask once more, plainly, and let somebody be with them tonight.\n\n{lines}\n\nWho could that be?',
    body: 'If they have taken or done something, call the emergency number now, also if they seem well. Say what, how much and when. Stay with them; if they grow drowsy, lay them on their side; if they cannot be woken or do not breathe as usual, say that first.\n\n{lines}\n\nWho is with them?',
    sorry:
      'You did not do wrong by asking. Stay near, and let another know.\n\n{lines}\n\nIs somebody with them?',
    'my-fault':
      'You are not to blame for how they feel, and you do not hold their life in your hand. You can do three things: ask, stay, and bring others in. More is not asked of you.\n\n{lines}\n\nWho can share it with you?',
    'in-trouble':
      'They may be angry with you. That can be put right later. Say why you do it: because you want them to stay.\n\n{lines}\n\nWho could come to them now?',
    police:
      'Where a life is in danger now, call the emergency number. Ask for an ambulance, say that it is about suicide, and whether there is a weapon; if there is one, do not go in yourself. In most places nobody is punished for such a need.\n\nWhere it is less near, one of these lines or a doctor can come first.\n\n{lines}\n\nWhere are they now, as far as you know?',
    'time-alone':
      'They should not be alone in that time. Ring them, keep them on the telephone, and send somebody. If they sleep and you do not know whether something was taken, let somebody wake them now; if they cannot be woken, the emergency number.\n\n{lines}\n\nWho is nearest?',
    church:
      'Prayer belongs beside it, and never instead. Nobody with such thoughts needs to be told to believe more. Bring in people who know this, and stay near.\n\n{lines}\n\nIs somebody with them now?',
    where:
      'With them to an emergency department or a doctor, or one of these lines together. In danger at this moment: the emergency number, and say where the person is.\n\n{lines}\n\nWhere are they now?',
    'what-to-say':
      'Say, “I am worried about you. Are you thinking of killing yourself?” If yes: “Thank you for telling me. I am staying. We ring somebody together.”\n\nNo arguments, no “think of your family”, no verses to win with. Listen, and do not leave.\n\n{lines}\n\nCan you be with them now?',
    'what-now':
      'In this order.\n\n1. If something is taken or about to happen: the emergency number now.\n2. Be with them, or send somebody.\n3. Ask plainly about suicide and a plan.\n4. Put away what could be used, if that is safe for you.\n5. Call a line together, and tell one more person.\n\n{lines}\n\nIs somebody with them?',
    afraid:
      'You have reason to be, and you need not be alone with it. If it may happen now, the emergency number. Else ring one of these for yourself; many of them advise friends and relatives, too.\n\n{lines}\n\nWho is with them now?',
    stay: 'I go on answering. But I am a computer program and reach nobody. Please have a person beside you in this.\n\n{lines}\n\nWho could that be?',
    forgiven:
      'Leave that question for later, and do not argue about it with them. God is near to those who are in such pain. If they ask it because they are about to act: the emergency number. What helps now is that you stay, and that others come.\n\n{lines}\n\nIs somebody with them?',
    prayer:
      'Yes:\n\nLord, hold them in life tonight. Show me the right word, and send others beside me. Amen.\n\nAnd go to them, or send somebody.\n\n{lines}\n\n[[Galatians 6:2]]',
    thanks:
      'It is good that they have you. Let one more person know today, and speak with somebody about yourself as well.\n\n{lines}\n\nIs somebody with them?',
    yes: 'Thank you. If they have taken or done something, or are about to: the emergency number now, also against their wish.\n\n{lines}\n\nIf somebody is with them: let that person know everything, ring together, and stay until somebody takes over. If nobody is, that comes next. Who could it be?',
    no: 'If nobody is with them, or you do not know where they are, let that be the first thing. Go, or send somebody who is nearer. If they may be in danger now: the emergency number, and all you know of where they may be.\n\n{lines}\n\nWho is nearest to them?',
  },
};

/** Somebody else hurts themselves, and nothing was said of dying: for parents and friends. */
export const FRIEND_CUTS: DangerTalk = {
  ...FRIEND,
  first: [
    'That frightens, and you need not be calm inside. It is mostly a way to bear something that has no words yet, and no play for attention.\n\nA deep wound, one that does not stop bleeding, or something swallowed: the emergency number. Else clean and cover it together, and without a speech. Then sit down beside them: “I saw it. I am not angry. I would like to understand what it is like before you do it.” And ask once, plainly, whether they also think of dying; asking does not put it there.\n\nThen a doctor, within the week; with thoughts of dying, today. These can advise you, too:\n\n{lines}\n\nDo they know that you know?',
  ],
  on: [
    'Do not demand a promise that it will stop, and do not punish or search as if for a crime; both mostly drive it into hiding. What helps: somebody who can be told, a doctor who knows this, and fewer blades and tablets lying about.\n\n{lines}\n\nWhom do they tell things, if not you?',
    'You have not caused it by one mistake, and you cannot end it by watching. Stay near, speak about other things as well, and let somebody who knows this look at it with you.\n\n{lines}\n\nHave they seen a doctor about it?',
  ],
  said: {
    ...FRIEND.said,
    'what-to-say':
      'In the car, or at the sink, where nobody has to look at anybody: “I know that you hurt yourself. I am not angry, and I do not need a promise. What is it like just before?” Then be quiet for long.\n\nLater, once: “Do you also think of dying?” If yes, stay beside them, and call one of these together, today. If no: “Shall we find somebody who knows about this? I come along.”\n\n{lines}\n\nWhen are you alone with them?',
    'what-now':
      'In this order.\n\n1. A deep wound, or something swallowed: the emergency number.\n2. Tell them that you know, calmly, and that you stay.\n3. Ask once whether they think of dying. If yes, do not leave them alone, and call today.\n4. Put away blades and tablets, and say why.\n5. A doctor within the week.\n\n{lines}\n\nWhich of these is done?',
    'my-fault':
      'It is not decided by one thing that you did or left undone, and praying families meet with it as others do. Look for blame later, if at all. Now they need you calm and near.\n\n{lines}\n\nWhat did you see first?',
    refuses:
      'Do not force the door. Say through it, “I am here, I am not angry, and I come again,” and do come again. A doctor you may ask for advice alone. With thoughts of dying, or a deep wound, help has to come also against their wish.\n\n{lines}\n\nWho else do they like and trust?',
    yes: 'Thank you for answering. If they speak of dying, or have swallowed or done something grave: do not leave them alone, and call now.\n\n{lines}\n\nElse make an appointment with a doctor this week, and tell them before you do. Who could come along?',
    no: 'Then let that be the next step, in a quiet hour: “I know of it, and I am not angry.” If you think that they may want to die, ask it plainly, and do not leave them alone.\n\n{lines}\n\nWhen could that hour be?',
    'fine-now':
      'I am glad if it is quieter. It often comes back in hard weeks, so keep the doctor’s appointment all the same, and keep asking how it is.\n\n{lines}\n\nWho else knows of it?',
  },
};

/** Somebody else has taken something: the ambulance first. */
export const FRIEND_OVERDOSE: DangerTalk = {
  ...FRIEND,
  kind: 'medical',
  first: [
    'Call the emergency number now, before you read on, also if they seem well or do not want it. Put the telephone on loudspeaker beside you.\n\n{lines}\n\nSay what was taken, how much and when. Keep the packets. Stay with them. If they are drowsy, lay them on their side; if they cannot be woken or breathe badly, say that first. Unless you are told to on the telephone, give them nothing to eat or drink, and do not make them sick.\n\nIf you are not with them, say where they are, and send somebody who is near. Are you with them?',
  ],
  on: [
    'Is the emergency number on the line? If not, that first, and then tell me. They guide you step by step.\n\n{lines}\n\nAre you with them?',
    'Stay beside them, watch their breath, and say on the telephone whatever changes. Send somebody to open the door.\n\n{lines}\n\nHave you called?',
  ],
  // What is said of a friend who only thinks of it would lose minutes here.
  said: {
    'not-alone':
      'Good. One calls the emergency number, the other stays beside them and watches their breath.\n\n{lines}\n\nHave you called?',
    'time-alone':
      'If they are asleep, try to wake them now. If they cannot be woken, or breathe badly, say that first on the emergency number. Do not let them sleep it off.\n\n{lines}\n\nIf you are not with them: the emergency number all the same, with the address, and somebody who is near. Have you called?',
    'cannot-tell':
      'This one cannot stay secret, also when you promised. You need tell nobody else first; only the emergency number.\n\n{lines}\n\nHave you called?',
    refuses:
      'Call all the same, also against their wish. You need not argue with them. Let them be angry, and stay near if it is safe.\n\n{lines}\n\nHave you called?',
    'in-trouble':
      'Their life comes first. Ask for an ambulance, and say honestly what was taken; the doctors need to know it.\n\n{lines}\n\nHave you called?',
    police:
      'Ask for an ambulance, and say honestly what was taken; the doctors need to know it. In most places nobody is punished for what they have taken in despair.\n\n{lines}\n\nHave you called?',
    where:
      'To a hospital. Call the emergency number and let them say how; do not put them into a car unless you are told to.\n\n{lines}\n\nHave you called?',
    'what-to-say':
      'On the telephone: “Somebody has taken something. We need an ambulance,” then the address. They ask the rest.\n\n{lines}\n\nTo them: “I am here. Help is called for, and I stay.” Have you called?',
    prayer:
      'Call first, and pray while you wait:\n\nLord, hold them in life. Keep my hands steady, and send help quickly. Amen.\n\n{lines}\n\n[[Psalm 46:1]]',
    body: 'Say exactly that on the emergency number, now: what you see, and how they breathe.\n\n{lines}\n\nDrowsy but breathing: on their side, the head a little back. Not breathing as usual: say so at once, and do what the voice on the telephone tells you. Do not leave them.\n\nAre they on the line?',
    'help-came':
      'If the emergency number knows: good. Stay until they take over, and give them the packets and the time. Tell them also what was said before. Afterwards let somebody be with you, too.\n\nIf you have told only somebody else, the call comes first:\n\n{lines}\n\n[[Psalm 46:1]]',
    'what-now':
      'In this order.\n\n1. The emergency number, on loudspeaker.\n2. Say what, how much, when, and how they are.\n3. On their side if they are drowsy.\n4. The packets ready, the door open.\n5. Stay until somebody takes over.\n\n{lines}\n\nHave you called?',
    'fine-now':
      'They may seem well and be in danger all the same; some things do their harm hours later. Please call, also against their wish.\n\n{lines}\n\nHave you called?',
    yes: 'If the emergency number has not been called yet, do it now, before anything else.\n\n{lines}\n\nIf it has: good. Keep the telephone on loudspeaker and do what they tell you. Watch the breath, and keep the packets ready.',
    no: 'If you have not called, do it now, please. You need not be sure, and you need not ask leave. If you are not with them, say where they are, and send somebody who is near.\n\n{lines}\n\nAre you dialling?',
  },
};

/** A grown person whom another hurts. */
export const FRIEND_HURT: DangerTalk = {
  kind: 'abuse',
  first: ABUSE_REPLIES.someoneElse,
  on: [
    'What they need from you is not a verdict but somebody who believes and stays. Speak alone with them, not by message, since those may be read. Ask, “What would help you?” In danger at this moment: the emergency number.\n\n{lines}\n\nWhen could you speak with them alone?',
    'They decide when they go; you can see to it that a door is open. Offer something concrete: a bed, a ride, a bag kept with you, a word that means “call for help”. And ask a help line how to do it safely. If children are in the house, ask about them, too.\n\n{lines}\n\nWhat could you offer?',
  ],
  said: {
    'cannot-tell':
      'With a grown person you need not act over their head. You may ask for advice without a name, theirs or yours. Where a life or a child is in danger, it may not stay secret.\n\n{lines}\n\nWhom could you ask for advice?',
    refuses:
      'Many go back several times before they can leave. Do not give up and do not press. Say, “I am there, whenever you want, without a question.” At a moment of danger call the emergency number all the same.\n\n{lines}',
    leaving:
      'Leaving, and the time after it, can be the most dangerous, so it needs a plan and not a push. Let them speak with a help line first, or ask there yourself how you can help. If they come to you, tell nobody where they are. If it grows dangerous, the emergency number.\n\n{lines}\n\nWhat could you offer them?',
    'not-always':
      'Many say that, and it makes it hard. Do not argue about how good he or she is. Say, “You do not deserve to be hurt, on any day.”\n\n{lines}\n\nWhen could you speak with them alone?',
    church:
      'It does them harm to be told that they must bear it. No verse obliges them to stay where they are being hurt. You may say so to them, plainly and more than once. Bring nobody in, also no pastor, without their wish, and let nobody sit the two of them down together.\n\n{lines}',
    'my-fault':
      'It is the guilt of the one who hurts, not yours and not theirs. It is good that you see it.\n\n{lines}\n\nWhat could you offer them?',
    'what-to-say':
      'Alone, and not by message: “I am worried about you. I believe you. It is not your fault. What would help you?” Then listen.\n\nNot: “Why do you not leave?” And nothing to the one who hurts them.\n\n{lines}',
    'what-now':
      'In this order.\n\n1. In danger now: the emergency number.\n2. Speak to them alone, believe them, and ask what they need.\n3. Ask a help line for advice yourself.\n4. Offer one concrete thing: a bed, a ride, a bag.\n5. A child in the house who is harmed: tell those who protect children.\n\n{lines}',
    prayer:
      'Yes:\n\nLord, protect them tonight. Let me be a door that is open, and give me the right word. Amen.\n\n{lines}\n\n[[Psalm 9:9]]',
    thanks:
      'It is good that they have you. Stay in touch, quietly and without pressing.\n\n{lines}\n\nIn danger, the emergency number. You may come back here at any time.',
    yes: 'Thank you for answering. If somebody is in danger at this moment: call the emergency number now, and do not go in yourself.\n\n{lines}\n\nIf it is quiet: use such a day to ask them, alone, what they need, and to agree on a word that means “call for help”. When could you?',
    no: 'If they are not safe: call the emergency number now, and do not go in yourself.\n\n{lines}\n\nElse there is time to ask one of these how to help them safely. When could you speak with them alone?',
  },
};

/** Somebody else was taken by the throat: a doctor today, also if nothing shows. */
export const FRIEND_STRANGLED: DangerTalk = {
  ...FRIEND_HURT,
  first: [
    'Hands on a throat are among the gravest signs there are: whoever does it once may kill the next time. It is right that you take it seriously.\n\nWhoever passed out or is pregnant, has trouble breathing, swallowing, speaking or seeing, a bad headache or dizziness needs the emergency number now. Else a doctor or a hospital should look at it today, also if nothing shows; harm inside the neck can come hours or days later. Tell them so, and offer to go along.\n\n{lines}\n\nSpeak alone with them, and not by message, which may be read: “I believe you. It is not your fault. You can sleep here tonight.” Whether they go is theirs to say; help lines know how it is done safely. If it is happening now, call the emergency number, and do not go in yourself. Can you reach them?',
  ],
};

/** Somebody who is old or ill and in the care of others is hurt there. */
export const CARED_FOR_HURT: DangerTalk = {
  ...FRIEND_HURT,
  first: [
    'That has to be taken seriously, also if somebody forgets much or mixes things up. Whoever depends on others cannot get out of it alone, and you need no proof before you speak.\n\nIf they are hurt now or you fear for tonight: the emergency number. Else go there as soon as you can, at a time when you are not expected. Sit with them alone, look at arms, face and back, and write down their own words, with the day. With bruises or pain, a doctor today.\n\nThen tell whoever leads the house, in writing, and the office that watches over such homes, or those who protect adults. These know the way where you live:\n\n{lines}\n\nAre they safe at this moment?',
  ],
  on: [
    'Write down what you see and hear, with day, hour and names. Come often and at different hours; that alone protects. And let it not stay inside the house: the office that oversees it is there for exactly this.\n\n{lines}\n\nWhen can you be there next?',
    'You are right not to let it rest. It may turn out to be a mistake, and then nobody is harmed by your asking. If it is true, you are the one who ends it.\n\n{lines}\n\nWho in the family could go with you?',
  ],
  said: {
    ...FRIEND_HURT.said,
    'is-it':
      'You need not decide that. To hit, to bind without a doctor’s order, to let lie in the wet or to shout at somebody helpless is not care, however few people are on duty. Tell it to those whose task it is to look.\n\n{lines}\n\nAre they safe at this moment?',
    'cannot-tell':
      'Many fear that the old or ill person will have to pay for it. So do not begin with the one it is about: begin with an office outside the house, and ask how they protect whoever complains. You may ask for advice without a name.\n\n{lines}\n\nWho else could ask with you?',
    afraid:
      'You may be afraid that it grows worse for them when you speak. It grows worse more surely where nobody looks. Ask first outside the house, and be there often.\n\n{lines}\n\nAre they safe at this moment?',
    'what-to-say':
      'To the one in the bed: “I believe you. I am looking after it.” No long questions.\n\nTo the office: “I am worried about somebody in your care,” the house, what you saw or heard, and when. In writing to whoever leads it: the same, and by when you would like an answer.\n\n{lines}',
    'what-now':
      'In this order.\n\n1. In danger now: the emergency number.\n2. Go there, alone with them, look, and write it down.\n3. A doctor, who also writes it down.\n4. Whoever leads the house, in writing, and the office that oversees it.\n5. If it is not cleared up: another place.\n\n{lines}\n\nWhich comes first?',
    leaving:
      'You may look for another place, or take them home for some days, if their doctor agrees. Report it all the same; others stay behind.\n\n{lines}\n\nWho could help you with the move?',
    police:
      'To hit somebody helpless is an offence in most places. If it is happening now, call the emergency number. Else a report can follow when a doctor has seen it; the office that oversees homes can tell you how.\n\n{lines}',
    yes: 'Thank you for answering. If they are safe for now: use the time. Write it down, see them alone, and call the office that oversees the house, today.\n\n{lines}\n\nWho goes with you?',
    no: 'If they are not safe: the emergency number now, or go there and stay beside them until somebody has looked at it.\n\n{lines}\n\nHow soon can you be there?',
  },
};

/** Whoever employs somebody keeps their papers, or keeps them in. */
export const HELD_AT_WORK: DangerTalk = {
  kind: 'abuse',
  first: [
    'Your passport belongs to you. In most places nobody who employs you may keep it against your will, whatever was signed, and you have done nothing wrong by asking for it.\n\nIf you are locked in, hit, threatened, or forced to anything: the emergency number, as soon as it is safe. Else speak with people who know this, from a telephone that nobody looks through: your embassy or consulate, a union, an advice office for workers from abroad, or one of these:\n\n{lines}\n\nAsk them first, before you argue with the employer. Note the address, names, hours and wages, and keep a picture of your papers with somebody you trust. May you leave the house or the place of work when you want to?',
  ],
  on: [
    'Not the work alone makes it wrong, but that you cannot go. Such offices hear it every day, mostly in many languages, and you may ask without your name what would happen to your stay before you decide anything.\n\n{lines}\n\nDo you have a telephone that nobody else looks at?',
    'Keep to small safe steps: somebody outside who knows where you are, a picture of your papers, a list of the hours you worked. Then the office or the embassy, and with them the question of passport and wages.\n\n{lines}\n\nWho outside knows where you work?',
  ],
  said: {
    'what-now':
      'In this order.\n\n1. In danger, locked in or hit: the emergency number.\n2. Somebody outside who knows where you are.\n3. Note names, address, hours and wages.\n4. An advice office, a union or your embassy; ask what happens to your stay before you give a name.\n5. Ask for the passport back with their help, not alone.\n\n{lines}\n\nCan you do the second today?',
    police:
      'You may be afraid of the police because of your papers. In many places whoever was forced to work is protected and not punished; an advice office can tell you how it is where you are, without your name. In danger now, call all the same.\n\n{lines}\n\nMay you leave the place when you want to?',
    'cannot-tell':
      'You need not tell it to the one who employs you. Begin outside: an advice office, the embassy, a priest or pastor who speaks your language.\n\n{lines}\n\nWho outside is kind to you?',
    afraid:
      'That fear is part of how people are kept. Do nothing in haste and nothing alone. If you are threatened or hit: the emergency number.\n\n{lines}\n\nAre you safe tonight?',
    yes: 'Thank you for answering. Then go, in a free hour, to an advice office or your embassy, or ring one of these. Take along what you noted.\n\n{lines}\n\nWhen is your next free hour?',
    no: 'If you cannot leave, you are being held, and that is for the emergency number as soon as you can call safely; say the address first. These can help, too:\n\n{lines}\n\nIs there a neighbour, a shop, a church near you?',
    thanks:
      'It is good that you ask. Let one person outside know today where you are.\n\n{lines}\n\nYou may come back here at any time.',
  },
};

/** A friend under age who is expecting and tells nobody. */
export const FRIEND_PREGNANT: DangerTalk = {
  kind: 'child',
  first: [
    'It is good that she has you. She need not be alone with it, and you need not carry it alone.\n\nSay to her, “I am not angry, and I am staying.” Then two things soon: a doctor, because she and the child need one early, and one grown-up who stays calm: an aunt, a school nurse, a friend’s mother, somebody at church.\n\nAsk her one more thing, gently: did somebody make her do it, or is he much older? If so, wrong was done to her, and it is not her fault. These people can be asked, in most places without a name:\n\n{lines}\n\nWho is the calmest grown-up she knows?',
  ],
  on: [
    'Stay beside her, and do not decide for her. What she needs this week: somebody who knows, a doctor, and no pressure from any side.\n\n{lines}\n\nWho could go with her?',
    'You are doing well by her. It is still too much for two young people alone. Find one grown-up with her, and be there when she says it.\n\n{lines}\n\nWho could it be?',
  ],
  said: {
    'cannot-tell':
      'Then not that person first. Somebody who stays calm can tell the parents together with her: an aunt, a nurse, a pastor’s wife, a teacher. You may ask a doctor beforehand what they would have to pass on.\n\n{lines}\n\nWho is the calmest?',
    afraid:
      'Ask her what she means by it. If she fears shouting: let a calm grown-up be in the room when it is told. If she fears blows, or being sent away or worse, take it at its word: she does not tell at home before somebody who protects children knows.\n\n{lines}\n\nIn danger now, the emergency number. Where would she be safe?',
    'nobody-knows':
      'You know it, and that is a beginning. Now one grown-up, this week. You may go with her and hold her hand while she says it.\n\n{lines}\n\nWho stays calm?',
    ashamed:
      'She has not lost her worth, before God or before you. Say so to her, more than once. What people may say can wait; she needs help now.\n\n{lines}\n\nWho could go with her to a doctor?',
    'my-fault':
      'You are not to blame, and to look for blame does not help her now. She needs a doctor, a grown-up and a friend. The last one she has.\n\n{lines}\n\nWho could be the grown-up?',
    'what-to-say':
      'To her: “I am staying. You need not decide anything today. Shall we tell one person together?”\n\nShe to a grown-up: “I am pregnant, and I am frightened. Please do not shout. I need you to help me.”\n\n{lines}\n\nTo whom could she say it?',
    'what-now':
      'In this order.\n\n1. Be beside her, and ask whether somebody made her do it.\n2. One calm grown-up, this week.\n3. A doctor, soon, also if she feels well.\n4. With bleeding or strong pain: the emergency number.\n\n{lines}\n\nWho could go with her?',
    body: 'With bleeding, strong pain or fainting: the emergency number now. With anything else, a doctor this week; she may ask to speak with the doctor alone.\n\n{lines}\n\nWho could go with her?',
    prayer:
      'Yes:\n\nLord, you see my friend and the child. Take the fear from her, and send her a grown-up who helps. Let me stay. Amen.\n\n{lines}\n\n[[Psalm 56:3]]',
    thanks:
      'You are a good friend to her. Find the one grown-up this week, and go along.\n\n{lines}\n\nWho could it be?',
    yes: 'Thank you for answering. If she is in danger, or somebody forces or hurts her: one of these today, and in danger now the emergency number.\n\n{lines}\n\nIf there is somebody calm whom she trusts: go together, soon, and let her say it in her own words. Who is it?',
    no: 'If she is not safe: one of these today, and in danger now the emergency number. If there is only nobody yet who is calm enough, ask them what to do; many advise friends, too. And there is a school nurse or a doctor.\n\n{lines}\n\nWhom would she rather see?',
  },
};
