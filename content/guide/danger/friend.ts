import { ABUSE_REPLIES } from '../../care/abuse.ts';
import { CRISIS_REPLIES } from '../../care/crisis.ts';
import type { DangerTalk } from './types.ts';

/** Somebody else who may take their life. */
export const FRIEND: DangerTalk = {
  kind: 'crisis',
  first: CRISIS_REPLIES.someoneElse,
  on: [
    'I read it. It is heavy to carry this for somebody. Two things stand first: that they are not alone now, and that a second person knows, beside you.\n\n{lines}\n\nIs somebody with them?',
    'You cannot guard anybody alone, and you need not. Ask plainly, “Are you thinking of killing yourself? Do you have a plan?” With a plan, or something taken already: the emergency number, also against their wish.\n\n{lines}\n\nWho else could know of it today?',
  ],
  said: {
    'help-came':
      'You have done what a friend can do. Stay until somebody takes over, and tell them exactly what you heard, also the plan and the means.\n\nThen let yourself be looked after too. Whom could you ring for yourself?',
    'not-alone':
      'Good that somebody is there. Tell them what you know, so that they stay and do not go to sleep over it. One stays near, another calls.\n\n{lines}\n\nDo they know of it?',
    near: 'Good. Stay with them, keep to what is simple, and ring one of these together.\n\n{lines}\n\nHave they done or taken anything?',
    'nobody-knows':
      'Then make it two, today. Tell a grown-up or a calm person whom you both trust, even if it was told to you in secret.\n\n{lines}\n\nWho is near them now?',
    'cannot-tell':
      'You promised, or you fear to lose the friendship. A secret on which a life hangs may be broken; many friends have been thanked for it later. You can say, “I care for you too much to keep this to myself. I am getting somebody, and I stay.”\n\n{lines}\n\nWho could hear it within this hour?',
    ashamed:
      'Better one alarm too many than one too few. Nobody will laugh at you for having asked for help for a friend.\n\n{lines}\n\nIs somebody with them now?',
    'no-answer':
      'After what was said, no answer is reason enough: call the emergency number now, say what was written, and where they live or may be.\n\n{lines}\n\nThen ring whoever is nearest, a parent, a neighbour, a flatmate, and let them look. Keep trying yourself. Do you know where they are?',
    refuses:
      'If they want no help, you get it all the same. Ring for advice yourself. Where it is near, with a plan or after something taken: the emergency number, also against their wish.\n\n{lines}\n\nCan you go to them, or somebody near?',
    'fine-now':
      'Be glad, and stay watchful. A sudden calm can mean that a decision was made. Ask once more, plainly, and let somebody be with them tonight.\n\n{lines}\n\nWho could that be?',
    body: 'If they have taken or done something, call the emergency number now, also if they seem well. Say what, how much and when. Stay with them; if they grow drowsy, lay them on their side.\n\n{lines}\n\nAre you with them?',
    sorry:
      'You did not do wrong by asking. Stay near, and let another know.\n\n{lines}\n\nIs somebody with them?',
    'my-fault':
      'You are not to blame for how they feel, and you do not hold their life in your hand. You can do three things: ask, stay, and bring others in. That is enough, and it is much.\n\n{lines}\n\nWho can share it with you?',
    'in-trouble':
      'They may be angry with you. An angry friend is alive. Say why you do it: because you want them to stay.\n\n{lines}\n\nWho could come to them now?',
    police:
      'The emergency number sends those who can help, and a person in such need is not punished. Say when you call that it is about suicide, and whether there is a weapon.\n\n{lines}\n\nDo you know where they are?',
    'time-alone':
      'Then they should not be alone in that time. Ring them, keep them on the telephone, and send somebody.\n\n{lines}\n\nWho lives nearest?',
    church:
      'Prayer belongs beside it, and never instead. Nobody with such thoughts needs to be told to believe more. Bring them to people who know this, and stay.\n\n{lines}\n\nIs somebody with them now?',
    where:
      'With them to an emergency department or a doctor, or one of these lines together. At this moment in danger: the emergency number. Tell them where the person is.\n\n{lines}\n\nDo you know where they are?',
    'what-to-say':
      'Say, “I am worried about you. Are you thinking of killing yourself?” If yes: “Thank you for telling me. I am staying. We ring somebody together.”\n\nNo arguments, no “think of your family”, no verses to win with. Listen, and do not leave.\n\n{lines}\n\nCan you be with them now?',
    'what-now':
      'In this order.\n\n1. If something is taken or about to happen: the emergency number now.\n2. Be with them, or send somebody.\n3. Ask plainly about suicide and a plan.\n4. Put away what could be used, if that is safe for you.\n5. Call a line together, and tell one more person.\n\n{lines}\n\nIs somebody with them?',
    afraid:
      'You have reason to be, and you need not be alone with it. Ring one of these for yourself; they advise friends and relatives.\n\n{lines}\n\nDo you know where they are now?',
    stay: 'I go on answering. But I am a computer program and reach nobody. Please have a person beside you in this.\n\n{lines}\n\nWho could that be?',
    forgiven:
      'Leave that question for later, and do not argue about it with them. God is near to those who are in such pain. What helps now is that you stay, and that others come.\n\n{lines}\n\nIs somebody with them?',
    prayer:
      'Yes:\n\nLord, hold them in life tonight. Show me the right word, and send others beside me. Amen.\n\nAnd go to them, or send somebody.\n\n{lines}\n\n[[Galatians 6:2]]',
    thanks:
      'It is good that they have you. Let one more person know today, and speak with somebody about yourself as well.\n\nIs somebody with them?',
    yes: 'Good. Then let that person know everything, and ring together. Do not leave until somebody takes over.\n\n{lines}',
    no: 'Then that is the first thing. Go, or send somebody who is nearer, or call the emergency number and say where they are.\n\n{lines}\n\nDo you know where they are?',
  },
};

/** Somebody else has taken something: the ambulance first. */
export const FRIEND_OVERDOSE: DangerTalk = {
  ...FRIEND,
  kind: 'medical',
  first: [
    'Call the emergency number now, before you read on, also if they seem well or do not want it. Put the telephone on loudspeaker beside you.\n\n{lines}\n\nSay what was taken, how much and when. Keep the packets. Stay with them. If they are drowsy, lay them on their side; if they cannot be woken or breathe badly, say that first. Give them nothing to eat or drink, and do not make them sick.\n\nYou are doing right by them. Are you with them?',
  ],
  on: [
    'Is the emergency number on the line? If not, that first, and then tell me. They guide you step by step.\n\n{lines}\n\nAre you with them?',
    'Stay beside them, watch their breath, and say on the telephone whatever changes. Send somebody to open the door.\n\n{lines}\n\nHave you called?',
  ],
  said: {
    ...FRIEND.said,
    body: 'Say exactly that on the emergency number, now: what you see, and how they breathe.\n\n{lines}\n\nDrowsy but breathing: on their side, the head a little back. Not breathing as usual: say so at once, and do what the voice on the telephone tells you. Do not leave them.\n\nAre they on the line?',
    'help-came':
      'Good. Stay until they take over, and give them the packets and the time. Tell them also what was said before.\n\nAfterwards let somebody be with you, too. That was much.\n\n[[Psalm 46:1]]',
    'what-now':
      'In this order.\n\n1. The emergency number, on loudspeaker.\n2. Say what, how much, when, and how they are.\n3. On their side if they are drowsy.\n4. The packets ready, the door open.\n5. Stay until somebody takes over.\n\n{lines}\n\nHave you called?',
    'fine-now':
      'They may seem well and be in danger all the same; some tablets do their harm hours later. Please call, also against their wish.\n\n{lines}\n\nHave you called?',
    yes: 'Good. Keep the telephone on loudspeaker and do what they tell you. Watch the breath, and keep the packets ready.',
    no: 'Then do it now, please. You need not be sure, and you need not ask leave.\n\n{lines}\n\nAre you dialling?',
  },
};

/** A grown person whom another hurts. */
export const FRIEND_HURT: DangerTalk = {
  kind: 'abuse',
  first: ABUSE_REPLIES.someoneElse,
  on: [
    'What they need from you is not a verdict but somebody who believes and stays. Speak alone with them, not by message, since those may be read. Ask, “What would help you?”\n\n{lines}\n\nAre they in danger at this moment?',
    'They decide when they go; you can see to it that a door is open. Offer something concrete: a bed, a ride, a bag kept with you, a word that means “come”. And ask a help line how to do it safely.\n\n{lines}\n\nAre there children in the house?',
  ],
  said: {
    'cannot-tell':
      'With a grown person you need not act over their head. You may ask for advice without a name, theirs or yours. Where a life or a child is in danger, it may not stay secret.\n\n{lines}\n\nAre there children in the house?',
    refuses:
      'Many go back several times before they can leave. Do not give up and do not press. Say, “I am there, whenever you want, without a question.” At a moment of danger call the emergency number all the same.\n\n{lines}',
    leaving:
      'Leaving is the most dangerous time, so it needs a plan and not a push. Let them speak with a help line first, or ask there yourself how you can help. Have the bed ready, and tell nobody where they are.\n\n{lines}\n\nAre there children in the house?',
    'not-always':
      'That is how nearly everyone says it, and it makes it hard. Do not argue about how good he or she is. Say, “You do not deserve to be hurt, on any day.”\n\n{lines}\n\nAre they in danger at this moment?',
    church:
      'It does them harm to be told that they must bear it. No verse asks that anybody be hurt. You may say so to them, plainly and more than once.\n\n{lines}',
    'my-fault':
      'It is the guilt of the one who hurts, not yours and not theirs. That you see it now is worth much.\n\n{lines}\n\nWhat could you offer them?',
    'what-to-say':
      'Alone, and not by message: “I am worried about you. I believe you. It is not your fault. What would help you?” Then listen.\n\nNot: “Why do you not leave?” And nothing to the one who hurts them.\n\n{lines}',
    'what-now':
      'In this order.\n\n1. In danger now: the emergency number.\n2. Speak to them alone; believe; ask what they need.\n3. Ask a help line for advice yourself.\n4. Offer one concrete thing: a bed, a ride, a bag.\n5. A child in the house who is harmed: tell those who protect children.\n\n{lines}',
    prayer:
      'Yes:\n\nLord, protect them tonight. Let me be a door that is open, and give me the right word. Amen.\n\n{lines}\n\n[[Psalm 9:9]]',
    thanks:
      'It is good that they have you. Stay in touch, quietly and without pressing.\n\nAre they safe at this moment, as far as you know?',
    yes: 'Good that it is quiet. Use such a day to ask what they need, and to agree on a word that means “come”.\n\n{lines}',
    no: 'Then call the emergency number now, and do not go in yourself.\n\n{lines}',
  },
};

/** A friend under age who is expecting and tells nobody. */
export const FRIEND_PREGNANT: DangerTalk = {
  kind: 'child',
  first: [
    'It is good that she has you. She need not be alone with it, and you need not carry it alone.\n\nSay to her, “I am not angry, and I am staying.” Then two things soon: a doctor, because she and the child need one early, and one grown-up who stays calm: an aunt, a school nurse, a friend’s mother, somebody at church.\n\nAsk her one more thing, gently: did somebody make her do it, or is he much older? Then it is a crime against her, and these people help, without a name:\n\n{lines}\n\nWho is the calmest grown-up she knows?',
  ],
  on: [
    'Stay beside her, and do not decide for her. What she needs this week: somebody who knows, a doctor, and no pressure from any side.\n\n{lines}\n\nWho could go with her?',
    'You are doing well by her. It is still too much for two young people alone. Find one grown-up with her, and be there when she says it.\n\n{lines}\n\nWho could it be?',
  ],
  said: {
    'cannot-tell':
      'Then not that person first. Somebody who stays calm can tell the parents together with her: an aunt, a nurse, a pastor’s wife, a teacher. A doctor keeps it to themselves as far as the law allows.\n\n{lines}\n\nWho is the calmest?',
    afraid:
      'Ask her what she means by it. If she fears shouting: let a calm grown-up be in the room when it is told. If she fears blows, or being sent away or worse, take it at its word: she does not tell at home before somebody who protects children knows.\n\n{lines}\n\nIn danger now, the emergency number. Has he hurt her before?',
    'nobody-knows':
      'You know it, and that is a beginning. Now one grown-up, this week. You may go with her and hold her hand while she says it.\n\n{lines}\n\nWho stays calm?',
    ashamed:
      'She has not lost her worth, before God or before anyone who matters. Say so to her, more than once. People talk for a month; she needs help now.\n\n{lines}\n\nWho could go with her to a doctor?',
    'my-fault':
      'It does not help to look for the guilt now. She needs a doctor, a grown-up and a friend. The last one she has.\n\n{lines}\n\nWho could be the grown-up?',
    'what-to-say':
      'To her: “I am staying. You need not decide anything today. Shall we tell one person together?”\n\nShe to a grown-up: “I am pregnant, and I am frightened. Please do not shout. I need you to help me.”\n\n{lines}\n\nTo whom could she say it?',
    'what-now':
      'In this order.\n\n1. Be beside her, and ask whether somebody made her do it.\n2. One calm grown-up, this week.\n3. A doctor, soon, also if she feels well.\n4. With bleeding or strong pain: the emergency number.\n\n{lines}\n\nWho could go with her?',
    body: 'With bleeding, strong pain or fainting: the emergency number now. With anything else, a doctor this week; she may ask for one alone, without her parents in the room.\n\n{lines}\n\nIs she with you?',
    prayer:
      'Yes:\n\nLord, you see my friend and the child. Take the fear from her, and send her a grown-up who helps. Let me stay. Amen.\n\n{lines}\n\n[[Psalm 56:3]]',
    thanks:
      'You are a good friend to her. Find the one grown-up this week, and go along.\n\nWho could it be?',
    yes: 'Good. Then go together, soon, and let her say it in her own words.\n\n{lines}',
    no: 'Then take a line first; they also advise friends, and need no name. And there is the school nurse or a doctor.\n\n{lines}',
  },
};
