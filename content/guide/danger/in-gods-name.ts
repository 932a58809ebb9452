import type { DangerTalk } from './types.ts';

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

/** A husband, a parent or a healer says no to a treatment that somebody needs. */
export const TREATMENT_FORBIDDEN: DangerTalk = {
  ...KEPT_FROM_MEDICINE,
  first: [
    'Over your body you decide, with your doctor. A husband, a parent, a healer or a church may be afraid, and may say so; to forbid it is not theirs. If you are grown up, no signature of theirs is needed in most places, and none of them has to be told.\n\nIf it cannot wait, with strong pain, bleeding, fever, a lump that grows, trouble breathing, or a day that is already fixed: ring the doctor or the ward today and say, “Somebody at home wants to keep me from it. I want it. Please speak with me alone.” They know this, and can help you to get there. If it grows worse: the emergency number.\n\n{lines}\n\nIf you are kept in, watched or threatened over it, that is violence, and you may ask for help against that as well. To have an operation is no lack of faith; God can be trusted in a hospital, too. If it is about a child, the doctors can step in even against the parents.\n\nWhat was the treatment to be, and by when?',
  ],
  on: [
    'I read it. Do not wait until everybody agrees. Speak with the doctor alone first, and ask what happens if it is left out and how long it may wait. With that answer the rest is easier to say.\n\n{lines}\n\nWho would go with you?',
    ...KEPT_FROM_MEDICINE.on.slice(1),
  ],
};
