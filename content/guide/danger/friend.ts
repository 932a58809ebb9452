import { ABUSE_REPLIES } from '../../care/abuse.ts';
import { CRISIS_REPLIES } from '../../care/crisis.ts';
import type { DangerTalk } from './types.ts';

/** Somebody else who may take their life. */
export const FRIEND: DangerTalk = {
  kind: 'crisis',
  first: CRISIS_REPLIES.someoneElse,
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
