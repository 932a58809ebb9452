import { CRISIS_REPLIES } from '../../care/crisis.ts';
import type { DangerTalk, DangerText } from './types.ts';

/** Something was taken: the ambulance first, and everything else after it. */
export const OVERDOSE: DangerTalk = {
  kind: 'medical',
  first: [
    'Please call the emergency number now, before you read on. Say what you took, how much, and how long ago.\n\n{lines}\n\nDo it also if you feel well: some things do their harm hours later, and doctors can do most when they know early. Unlock the door, and have the packets in your hand. Do not try to be sick, and eat or drink nothing unless they tell you to.\n\nI am a computer program and cannot call for you. Who is in the house or next door?',
    ...CRISIS_REPLIES.urgent!,
  ],
  on: [
    'I read you. One thing comes before it: does the emergency number know by now what you took? If not, please call, or let somebody call, before you answer me.\n\n{lines}\n\nThen write again. Is somebody with you?',
    'That can be talked of afterwards. At this moment your body needs a doctor more than it needs my words. Call, open the door, have the packets ready.\n\n{lines}\n\nHave you called? One word is enough.',
    'Please do not weigh it up any longer. You do right to call, also if it turns out to be less bad than it feels.\n\n{lines}\n\nWho can be beside you in the next five minutes?',
  ],
  said: {
    'help-came':
      'If the emergency number does not know yet, that comes first, also when you have told somebody else.\n\n{lines}\n\nIf they know: good. Stay beside whoever is with you and on the telephone, with the door unlocked, until you are in their hands. Give them the packets, and say what you took, how much and when. If you grow sleepy, sick or confused, say so at once.\n\nWhat comes afterwards you need not settle tonight.\n\n[[Psalm 46:1]]',
    'not-alone':
      'Good. Tell them now, in these words: “I took something. Please call an ambulance.” Or hand them this page.\n\n{lines}\n\nShow them the packets. Stay where they can see you, and do not go to your room alone.\n\nAre they calling?',
    near: 'Good. Tell them now, in these words: “I took something. Please call an ambulance.” Or hand them this page.\n\n{lines}\n\nStay where they can see you. Are they calling?',
    'time-alone':
      'Do not wait until somebody is back or awake. Call the emergency number now, and unlock the door.\n\n{lines}\n\nIf somebody is asleep in the house, call out and wake them, also if it is late: “I took something. Ring for an ambulance.” This is worth waking anybody for.\n\nHave you called?',
    'nobody-knows':
      'Then let the first to know be the emergency number. You need only say, “I took something, and I am alone.”\n\n{lines}\n\nUnlock the front door before you ring, and put the telephone on loudspeaker beside you. Then call out to a neighbour or whoever is in the next room. They need not know you well.\n\nIs the door open?',
    'cannot-tell':
      'It need not be that person. It can be a stranger: the emergency number. Such calls are their daily work.\n\n{lines}\n\nSomebody at home may be upset tonight. That passes, and it can be borne. Your body cannot wait for the right moment.\n\nWill you call now? You can write “yes”.',
    ashamed:
      'It feels so, and it is no reason to wait. To the people who answer, this is a call about somebody who needs a doctor. They will ask what, when and where.\n\n{lines}\n\nShame passes. Please call first. Have you the telephone in your hand?',
    refuses:
      'I understand that you dread it. I still ask you to call: some things feel like nothing for hours and do harm meanwhile. A doctor can tell; I cannot, and you may not feel it.\n\n{lines}\n\nIf you cannot do it yourself, give the telephone to anybody near and say, “Ring for me.” Who is nearest?',
    'fine-now':
      'I am glad that you feel well. After something was taken it is no sign of safety: some things do their harm hours later, in people who felt fine.\n\nPlease call the emergency number now and let them decide. Say exactly what it was, how much and when.\n\n{lines}\n\nWill you do that before anything else?',
    body: 'Say exactly that to the emergency number, now: what you feel, what you took, and when.\n\n{lines}\n\nSit where you can be seen. Do not try to be sick, and eat or drink nothing unless they tell you to. If you grow drowsy, lie on your side, with the telephone on loudspeaker and the door unlocked. Whoever is with you stays with you and on the line.\n\nAre they on the telephone with you?',
    'what-now':
      'In this order.\n\n1. Call the emergency number, or let somebody call.\n2. Say what you took, how much, and when.\n3. Unlock the door, and sit where you can be seen.\n4. Have the packets ready to hand over.\n\n{lines}\n\nStay on the telephone until they are with you. Have you called?',
    'what-to-say':
      'Say only this: “I have taken something. I need an ambulance.” Then the address. They will ask the rest.\n\n{lines}\n\nTo somebody near: “I took something, and I need you to ring for help. Please stay with me.”\n\nYou may read it out from here. Will you ring now?',
    where:
      'To a hospital with an emergency department. Call the emergency number and let them say how you get there; do not drive yourself. Until then, be where another person is.\n\n{lines}\n\nHave you called?',
    afraid:
      'You may be afraid and call all the same; let the fear dial the number.\n\n{lines}\n\nYou need not be calm for it, and you can cry on the telephone. Will you call now?',
    police:
      'Ask for an ambulance: it is there to help you, and in most places nobody is punished for what they have taken in despair. If an officer comes along, it is most often to get in and to keep you safe. Your life comes before that question.\n\n{lines}\n\nPlease call now. Is somebody with you?',
    stay: 'I go on answering as long as you write. But I am a computer program: I cannot hear your breath or open a door. The people on the emergency number can hear you and send somebody.\n\n{lines}\n\nCall, and keep this page open beside it. Have you called?',
    forgiven:
      'You are not outside God’s mercy, not by this and not by anything that led to it. Nothing needs to be earned tonight.\n\nHe can hear you in an ambulance as well as here. Please call first.\n\n{lines}\n\n[[Psalm 34:18]]',
    prayer:
      'Call the emergency number first, and pray while you wait for them:\n\nLord, I am frightened. Keep me alive. Send me people, and help me to take their hand. Amen.\n\n{lines}\n\n[[Psalm 46:1]]',
    thanks:
      'I am glad that you write. One thing before everything else: the emergency number has to know what you took.\n\n{lines}\n\nHave you called?',
    yes: 'If the emergency number has not been called yet, let that be now, before anything else.\n\n{lines}\n\nIf it has: good. Stay on the telephone and where you can be seen, the door unlocked, the packets in your hand. Tell them everything you took, and do not be alone until a doctor has seen you.',
    no: 'Then please do it now, while you read. The emergency number, then the door, then a neighbour.\n\n{lines}\n\nYou need no good words. “I took something” is enough. Are you dialling?',
  },
};

/** To somebody who was asked and says that it was not meant so. */
export const DENIED: readonly DangerText[] = [
  'Then I am glad, and thank you for saying it plainly. I would rather ask once too often.\n\nTell me what you meant, and I will answer that. And should such thoughts ever come, you may call a help line or tell somebody near you; you need no special reason.',
];

/** To somebody who says openly that nobody was harmed: it may be so, or said in fear. Nothing in it may give them away. */
export const TAKEN_BACK: readonly DangerText[] = [
  'Then I took it otherwise than you meant it, and I am glad. I say this once, because I would rather say it once too often: should anybody ever hurt or frighten you or somebody you know, these people listen, and you need not give a name.\n\n{lines}\n\nThat is all. What did you want to say or ask? I go on with that.',
];

/** Thoughts of dying, with a plan or without. */
export const OWN_LIFE: DangerTalk = {
  kind: 'crisis',
  first: CRISIS_REPLIES.open,
  veiled: CRISIS_REPLIES.veiled!,
  on: [
    'Thank you for going on. Before anything else: is somebody with you, or have you called one of the lines? If not, please do that first, and come back here afterwards.\n\n{lines}\n\nI am a program and cannot keep you safe; people can help you with it. You may say just this: “I need you to stay with me tonight.”',
    'I read it, and it matters. It is also more than a page can hold. Please let a person hear it today: a line, a doctor, a friend who picks up the telephone.\n\n{lines}\n\nWhatever you thought of using: go away from it, or let somebody take it away. Is somebody near you?',
    'Let us keep to the next hour. In this hour: be where another person is, and be away from anything you could hurt yourself with. The rest can wait.\n\n{lines}\n\nWho could come, or let you come?',
  ],
  said: {
    'help-came':
      'I am glad that you did not keep it to yourself. Whoever knows of it, stay beside them, and tell them all of it: how near it was, and what you had thought of using. Let them take it away tonight.\n\nIf they did not take it seriously, it is serious all the same. Tell another, or call one of these:\n\n{lines}\n\n[[Psalm 34:18]]',
    'not-alone':
      'That is good. Now tell them; being in the same house is not enough. You can say, “I have been thinking of killing myself. Please stay with me tonight.” Or show them this page.\n\nLet them take away what you had thought of using, and ring one of the lines with you.\n\n{lines}\n\nCan you say it to them now?',
    near: 'That is good. Now tell them: “I have been thinking of killing myself. Please stay with me.” Or show them this page.\n\nLet them take away what you had thought of using. Can you say it to them now?',
    'time-alone':
      'If somebody is asleep in the house, please wake that person, also if it is late: “I am not safe on my own. Sit with me.” This is worth waking anybody for.\n\nIf nobody is there, do not wait until they are back. Call, go to where people are, and keep away from what you had thought of using.\n\n{lines}\n\nWhom will you wake or call?',
    'nobody-knows':
      'Then you have carried it alone, and that is the hardest part of it. Let one person know within this hour. The lines are there for exactly that, and you need not say your name.\n\n{lines}\n\nThen one person whom you know, not the perfect one, only one who would come. Until then, go away from what you had thought of using. Who would come?',
    'cannot-tell':
      'It need not be that person first. But please do not keep it: a plan that nobody knows grows. Begin with one who is calm: a friend, an aunt, a teacher, a doctor, a voice on one of these lines.\n\n{lines}\n\nYou may lay this on somebody. They may be frightened at first; that can be borne. You can write it: “I am not safe on my own. I do not know how to say it.” Who is the calmest person you know?',
    ashamed:
      'Yes, please tell someone, also if it burns to do so. There is nothing shameful in it. It is pain that has grown too big for one, and very many people have stood where you stand.\n\nYou can begin with a stranger. Listening to this is what they are there for, and they do not know your face.\n\n{lines}\n\nOr write it instead of saying it: “I am not all right. I need you to come.” To whom could you send that?',
    refuses:
      'You need not ring if that is too much. Some of these lines can be written to. Or send four words to somebody you know: “Please come. Not safe.”\n\n{lines}\n\nOnly do not be alone with it, and go away from what you had thought of using. If you have taken or done something, or cannot hold out, it has to be the emergency number. To whom could you write?',
    'fine-now':
      'I am glad if it is a little lighter. Such thoughts can come back, often at night. So please use this hour: tell one person, and let them take away what you had thought of using.\n\n{lines}\n\nThat is no fuss; it helps you through the night. Whom will you tell?',
    body: 'If you have taken or done anything already, call the emergency number now, also if you feel well.\n\n{lines}\n\nIf not: your body is in alarm, and that eases beside another person. Breathe out slowly, and ring somebody. Who is nearest to you?',
    sorry:
      'You need not be sorry for writing it. It is good that it is out. Now let a person near you hear it as well.\n\n{lines}\n\nWho could that be?',
    'my-fault':
      'It may feel so tonight. Pain is a bad judge. Whatever has happened can be looked at with somebody beside you, and put right as far as it can be.\n\nYou are not a burden that has to be taken away. Please tell one person that you think so.\n\n{lines}\n\nWho could hear it?',
    police:
      'To have such thoughts is no crime, and to ask for help is right. In most places whoever comes is there to keep you safe.\n\nYou can also begin without any office: with one of these lines, or with a doctor.\n\n{lines}\n\nWhich would you take?',
    where:
      'To where people are. A friend’s door, a neighbour, an emergency department: there you may simply say, “I am not safe with myself.”\n\n{lines}\n\nIf the way there is dangerous for you, call the emergency number and let them come. Where could you be in half an hour?',
    'what-to-say':
      'Take one of these as it stands.\n\n“I am not safe on my own tonight. Please come.”\n\n“I have been thinking of killing myself. I need you to sit with me. You need not say anything.”\n\nYou can send it as a message, or read it out. To whom will you send it?',
    'what-now':
      'Three things, in this order.\n\n1. Go away from what you had thought of using, or let somebody take it away.\n2. Go to where another person is, or ask one to come.\n3. Call one of these lines, or the emergency number if the thoughts get stronger than you.\n\n{lines}\n\nWhich can you do first?',
    afraid:
      'You need not be alone with that fear. Leave the room where anything is that you could hurt yourself with, and ring somebody.\n\n{lines}\n\nIs anybody within call?',
    stay: 'I go on answering as long as you write. And I tell you honestly what I am: a computer program, which cannot come, hold you or notice if you fall silent. You need a voice as well tonight.\n\n{lines}\n\nWill you ring one of them while this page stays open?',
    forgiven:
      'God does not turn from anybody in such pain; he is near to them. But do not let a question about afterwards decide about tonight. He wants you here.\n\nPlease put it to a person who can sit with you, a pastor or a priest perhaps, and not alone at night.\n\n{lines}\n\n[[Psalm 34:18]]\n\nIs somebody with you?',
    prayer:
      'Yes. These may be your words:\n\nLord, I cannot carry it. Hold me through this hour, and send me one person. Help me to say it to them. Amen.\n\nAnd then let the answer have hands: ring somebody.\n\n{lines}\n\n[[Psalm 34:18]]',
    thanks:
      'I am glad that you wrote. Before you go: is there somebody beside you tonight, and is what you had thought of using out of your reach?\n\n{lines}\n\nIf the thoughts come back, call again. You may come back here, too.',
    yes: 'Thank you for answering.\n\nIf you mean that you are thinking of suicide, or that you have taken or done something: please do not be alone with it now. Something taken or done, or about to be, is for the emergency number at once; else call one of these:\n\n{lines}\n\nIf you mean that somebody is there or will hear it: good. Tell them plainly, let them take away what you had thought of using, and let them stay tonight. Who is it?',
    no: 'If nobody is with you, or you are not safe, let that be the first thing: one call, or one message, “Please come. I am not safe on my own.”\n\n{lines}\n\nIf there is nobody to ask, go to where people are, or call the emergency number. That is what it is for. Which will you do?',
  },
};
