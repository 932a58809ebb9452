import type { DangerTalk } from './types.ts';

/**
 * Somebody whose mind is ill without their knowing it: a voice forbids tablets, food or sleep, sends them to a roof or a
 * bridge, others poison the water. Nothing is argued about, nothing confirmed; a doctor today, and nobody alone.
 */
export const OWN_MIND: DangerTalk = {
  kind: 'crisis',
  first: [
    'I take what you write seriously, and I am worried about you. I will not look for passages on it now, because something else comes first: a doctor has to see you today. Orders that nobody else hears, nights without sleep that seem not to tire, food that seems poisoned, a certainty that grows by the hour: doctors know these things, and they can help. They are an illness, and no weakness of faith.\n\nUntil then, please:\n\n- Stop no tablets on your own. If you have stopped already, tell the doctor when; they know how to begin again.\n- Drink now, and eat something with somebody whom you have trusted for long.\n- Go nowhere that a voice sends you, to no roof, bridge or water. It need not be obeyed. Stay indoors, where people are.\n\nRing a doctor or one of these, and read them what you wrote here. If you feel driven to go, or cannot wait: the emergency number.\n\n{lines}\n\nI am a program and cannot be with you. Who is in the house with you, or can come at once?',
  ],
  on: [
    'I read it, and I will not argue about what you hear or know. I ask for one thing: do nothing of it today. No journey, no height, no fast, no tablets left out, until a doctor has spoken with you. What is truly from God bears being looked at by a doctor, and does not need you to be in danger.\n\n{lines}\n\nWho can be with you in the next hour?',
    'That can wait, also if it does not feel so. A voice that hurries, forbids sleep and food, or sends you to where you could fall need not be obeyed, whatever name it gives. You do no wrong by waiting. Stay where people are, drink something, and let somebody ring a doctor with you.\n\n{lines}\n\nWhom have you trusted longest? Ring that person now.',
    'I stay with the same, for I care what becomes of you: today a doctor, or the emergency department of a hospital, and somebody who goes with you. If what you were told is good, you lose nothing by it.\n\n{lines}\n\nAre you indoors at this moment?',
  ],
  said: {
    'help-came':
      'I am glad. Stay with them, and tell them all of it: what you hear, since when you have not slept, what you have eaten, and which tablets you left out and when. Nobody there will laugh at you, and you may tell them that you believe.\n\n[[Psalm 4:8]]',
    'not-alone':
      'Good. Show them this page, and ask them to ring a doctor with you now and to stay. It is enough to say: “I am not well, please do not leave me alone.”\n\n{lines}\n\nHave you shown it to them?',
    'nobody-knows':
      'Then one person has to know it within this hour. You can send: “I am not well. I hear things and do not sleep. Please come.” If there is nobody, ring one of these, or go to a hospital.\n\n{lines}\n\nTo whom can you send it?',
    refuses:
      'You have your reasons, and perhaps it was bad once. All the same I say it: a doctor, today. God has often helped by people’s hands, and to take their help is no unbelief. You can take somebody along who speaks for you. If you will not go, let them come: ring one of these.\n\n{lines}\n\nWho could go with you?',
    forgiven:
      'No, it is no sin to wait and not to do it. Nobody sins who stays safe, takes tablets as a doctor ordered them, eats and sleeps. Whatever voice it is, an order that puts you in danger is not to be obeyed, and God is not angry when you ask a doctor first.\n\n{lines}\n\nWho can be with you now?',
    church:
      'Scripture was never given to send you into danger, and I will set no verse before it now. A pastor who means well by you will say the same: first a doctor, then everything else. Ask one to go with you.\n\n{lines}\n\nWhom will you ring first?',
    'what-now':
      'In this order.\n\n1. Stay indoors, where people are, away from heights and water.\n2. Let somebody come to you.\n3. Ring a doctor together, today, or one of these:\n\n{lines}\n\n4. Drink, eat a little, take no decision.\n\nWho is nearest to you?',
    'fine-now':
      'I believe that you feel well, perhaps better than for long. Just that belongs to it, and it can turn fast. So a doctor today, while you are still strong enough to go.\n\n{lines}\n\nWho notices a change in you, and what do they say?',
    body: 'Your body needs help with this, and soon: say it to a doctor today. If you faint, are confused, have pain in the chest or can keep nothing down, call the emergency number at once. Sip water; after days without food the first meals must be small, as a doctor tells you. And stay indoors: go nowhere that a voice sends you, to no roof, bridge or water.\n\n{lines}\n\nIs somebody with you?',
    afraid:
      'That must be frightening. You need not bear it by yourself, and you need not find out tonight what it means. Put on the light, go to where people are, and ring somebody.\n\n{lines}\n\nWho can come to you?',
    prayer:
      'Yes, a short one:\n\nLord, keep me safe. Quiet what is loud in me. Give me people who help, and let me sleep. Amen.\n\nAnd then the doctor, today, or one of these:\n\n{lines}\n\n[[Psalm 4:8]]',
    thanks:
      'I am glad that you wrote it. Please let a doctor hear the same today, and do not stay alone until then.\n\n{lines}',
  },
};

/** A child, or somebody who depends on others, called a witch or possessed, and starved, locked in or beaten for it. */
export const ACCUSED: DangerTalk = {
  kind: 'child',
  first: [
    'This is a danger to life, and it cannot wait. Nobody may be starved, tied, locked in, burned or beaten in God’s name, and a child least of all. No child is a witch; wetting the bed, talking to oneself, fits, or misfortune in a family prove nothing of the kind. Jesus put children in the middle and blessed them.\n\nIf food or drink is withheld, or it is hurt or locked in now: the emergency number or the police, today, also if it is your own family or church. A child weakens within days, without drink within hours.\n\nOtherwise ring those who protect children where you live, or one of these. You need no proof, and you may ask first without giving names:\n\n{lines}\n\nIf you can do so safely, go there, give drink and a little food, and stay, or take the child to a doctor or to people who do not believe this. It is not for a pastor or a prophet to decide. Whoever calls for help breaks no family; what is being done there does.\n\nWhere is the child now, and who can go there with you?',
  ],
  on: [
    'I read it. The child has nobody who can go for help but you. Today one call, before anything is settled in the family: to the police, to those who protect children, or to one of these.\n\n{lines}\n\nWhen did the child last eat and drink?',
    'The one who accuses may believe it, and grief or hardship often looks for somebody who is to blame. That can be talked over later, when the child is safe. Now it needs food, drink, a doctor, and a house where nobody fears it.\n\n{lines}\n\nWho in the family does not believe it, and could take the child in tonight?',
  ],
  said: {
    police:
      'Yes, call them, or those who protect children. Their first aim is that the child eats and is safe; often it can go to a relative, and a mother who was misled is helped as well. Your sister, or whoever it is, may be angry for long. A child that comes to lasting harm is worse, for them too. You may ask first without giving a name.\n\n{lines}\n\nCan you call within this hour?',
    'children-taken':
      'I cannot promise what an office will do. They look first for somebody of the family with whom a child is safe, and that may be you. Hunger and beating cannot wait until it is clear.\n\n{lines}\n\nCould the child come to you tonight?',
    'in-trouble':
      'It is hard to speak against one’s own people. Think of it so: you do not punish anyone, you stop it before a child comes to lasting harm, and before they have that on their hands.\n\n{lines}\n\nCan you call within this hour?',
    church:
      'No passage asks that a child be starved, beaten or driven out. When one was brought to Jesus as possessed, he hurt nobody, asked no fast of the child, and gave it back to its father. No pastor, prophet or visionary may forbid you to get help.\n\n{lines}\n\nWhere is the child now?',
    'what-now':
      'In this order.\n\n1. Without food or drink, hurt or locked in: the emergency number or the police, now.\n2. Go there with somebody, if it is safe; drink, a little food, a doctor.\n3. Ring those who protect children, or one of these:\n\n{lines}\n\n4. Write down what was said and done, and when.\n\nWho goes with you?',
    body: 'A doctor must see the child today, and at once if it is limp, drowsy, confused, hurt or no longer drinks: the emergency number. After days without food it should get little at a time, as a doctor says.\n\n{lines}\n\nCan you get to it?',
    afraid:
      'You have reason to be careful, and you need not face them alone or tell them that it was you. Ring, and let those come whose task it is.\n\n{lines}\n\nAre you safe yourself?',
    'cannot-tell':
      'You need not tell the family at all. You can ring without your name and say only where the child is and what is withheld from it. That is enough for them to go and look.\n\n{lines}\n\nCan you do it now?',
    'help-came':
      'Good. Stay near the child until others are there, and tell them all you know: since when without food, what was done, and who said it. It did nothing to deserve this; say that to it, more than once.\n\n{lines}',
    prayer:
      'Yes:\n\nLord, you took the children in your arms. Protect this child now, and give me courage for the call. Amen.\n\nThen the call, before anything else:\n\n{lines}\n\n[[Matthew 18:10]]',
    thanks: 'Thank you for not looking away. Please call today; the child cannot.\n\n{lines}',
  },
};

/** A church, or somebody in it, keeps somebody ill from medicine or from a doctor. */
export const KEPT_FROM_MEDICINE: DangerTalk = {
  kind: 'medical',
  first: [
    'This cannot wait for a talk with the church. Medicine that a doctor ordered should not be left out because a pastor or a prophet says so: insulin, dialysis, tablets for the heart, for fits, for HIV or for the mind can cost a life within hours or days. With weakness, confusion, fever, fits, pain in the chest or trouble breathing: the emergency number, now.\n\n{lines}\n\nOtherwise ring the doctor, clinic or pharmacy today, say what was left out and since when, and ask how to begin again. If it was taken away or thrown out, they can help to replace it.\n\nTo take medicine is no lack of faith. Luke, who went with Paul, was a physician, and Jesus himself said that the sick need one. Prayer and medicine belong together; whoever sets one against the other has no right to decide over anybody’s body. It needs no leave from the church.\n\nHow is the one who is ill at this moment, and when was the last dose?',
  ],
  on: [
    'I read it. Faith is not measured by going without. First the doctor or the emergency number, then there is time to speak with the church, and you need not do that alone.\n\n{lines}\n\nWhat has been left out, and since when?',
    'You may act without their blessing. Get the medicine, go to the clinic, take somebody along who thinks as you do. If it is a child or somebody who cannot decide, the emergency number and those who protect them can step in, also against the will of a family.\n\n{lines}\n\nWho could go with you today?',
  ],
  said: {
    church:
      'Scripture tells of prayer with oil for the sick, and of wine given for a weak stomach; it forbids no medicine. A good shepherd does not ask anybody to risk their life as a proof. Keep praying, and go to the doctor.\n\n{lines}\n\nWho in your church would support you?',
    'what-now':
      'In this order.\n\n1. Worse, or one of the signs that I named: the emergency number.\n2. Ring the doctor, clinic or pharmacy; say what was left out and since when.\n3. Get the medicine replaced.\n4. Later, and with somebody beside you, the church.\n\n{lines}\n\nHow is the one who is ill?',
    forgiven:
      'No, it is no sin to take medicine or to see a doctor, and God is not offended by it. Nor is it disobedience to refuse a leader who asks you to put a life at risk.\n\n{lines}\n\nCan you ring the doctor now?',
    body: 'Do not wait with that: the emergency number or the nearest hospital, and say which medicine was left out and since when.\n\n{lines}\n\nIs somebody there who can drive or call?',
    refuses:
      'Nobody can be forced who is grown and clear in mind. But ring the doctor and ask what to watch for, and at which sign you are to call. A child, or somebody who is confused, does not decide this; there the emergency number decides it.\n\n{lines}\n\nHow clear are they at this moment?',
    afraid:
      'You fear for them, and perhaps you fear the church as well. Do the first thing first: the doctor today. What the church says of it can be borne, and you need not hear it alone.\n\n{lines}\n\nWho stands by you?',
    'help-came':
      'I am glad. Tell them exactly what was left out and since when, also what was given instead. Prayer can go along with all of it.\n\n{lines}',
    prayer:
      'Yes:\n\nLord, you want the sick to live. Thank you for doctors and medicine. Give us courage to use them, and keep us safe until help is there. Amen.\n\nAnd the call along with it:\n\n{lines}',
    thanks: 'I am glad that you asked. Please let a doctor know of it today.\n\n{lines}',
  },
};
