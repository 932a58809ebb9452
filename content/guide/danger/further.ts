import type { DangerTalk } from './types.ts';

/** A mother or father who is afraid of what their own hands may do to a small child, or who has shaken it. */
export const OWN_CHILD: DangerTalk = {
  kind: 'child',
  first: [
    'Thank you for saying it. Put the child where it is safe, a baby on its back in the cot, go out of the room and close the door. Crying harms no child; being shaken or thrown can, within seconds. Ten minutes apart are no failure. They are the right thing.\n\nThen let somebody come who takes the child for an hour: the other parent, a neighbour, a friend. These listen to parents as well, also at night:\n\n{lines}\n\nIf the child was shaken, thrown or hit, or is limp, drowsy or being sick: the emergency number at once, also if it looks well. The same if you cannot trust your hands and nobody comes, or a voice orders it: that is an illness which can be treated, and not God.\n\nTell a doctor or midwife this week in any case; they know this well. Is the child lying safely now?',
  ],
  veiled: [
    'It is good that you say it, for it is hard to say. Very many parents know such thoughts and pictures, new mothers most of all. They come against one’s will, and that they horrify you shows that you do not want it. They do not mean that you will do it. They can be treated, and doctors and midwives hear it often. Say it to one of them this week, in these words: “Thoughts of harming my child come to me, and I do not want them.”\n\nIs it an urge instead, or anger at the end of your strength, or does a voice order it? Then put the child down safely, go out of the room, and ring somebody who can come at once, or one of these; if you cannot trust your hands, the emergency number:\n\n{lines}\n\nGod does not take such thoughts for you. Which of the two is it?',
  ],
  // Pictures that horrify: to send such a mother out of the room again and again would frighten her more.
  afterVeiled: {
    on: [
      'No demon, no mistake of God, and no sign of what you will do. It is a known illness of the time after a birth, or a mind that is overtired and guards the child too sharply; fathers have it as well. God has not given this child to the wrong person. You are the one who takes such care that nothing happens.\n\nIt passes sooner with help. Tell a doctor or midwife this week: “Pictures of harming my baby come to me, and I do not want them.” If it becomes an urge, or a voice orders it: the child down safely, somebody there at once, or the emergency number.\n\n{lines}\n\nWhom could you tell today?',
      'I read it. You need not fight the pictures, nor prove each time that you would not do it; they come the more for it. Let them pass, like noise, and go on with what you were doing. And do not carry it alone: one person near you, and a doctor or midwife this week.\n\n{lines}\n\nWho is gentle enough to hear it?',
    ],
    said: {
      'help-came':
        'Good. Let them know that the pictures frighten you and that you do not want them, and let them come along to the doctor or midwife.\n\n{lines}\n\nWhen could that be?',
      'children-taken':
        'That fear keeps very many mothers and fathers silent. Doctors and midwives hear of such thoughts often, and to have them, and to be horrified by them, is not a reason to take a child away; they want to help you so that you can be with it in peace. I cannot promise what an office will do.\n\nBegin with the one at home, or with your midwife: “Pictures come to me that I do not want. I need help with them.” And no, God has not given this child to the wrong person.\n\n{lines}\n\nWho would hear you out?',
      'cannot-tell':
        'You can say it in one sentence: “Since the birth, pictures come to me that I do not want, and they frighten me. I need you to come to the doctor with me.” If not to the one at home, then first to a midwife or doctor.\n\n{lines}\n\nWhich would be easier?',
      'nobody-knows':
        'Then let one person know this week, a doctor or midwife first if that is easier: “Pictures come to me that I do not want, and they frighten me.” They have heard it before.\n\n{lines}\n\nWhom will you tell?',
      thanks:
        'I am glad that you said it. Let a doctor or midwife hear it as well, this week, in the same words.\n\n{lines}',
    },
  },
  on: [
    'I read it. One thing stands before all others: the child safe in its bed, you in another room, and somebody on the telephone or at the door. You do not have to get through this alone, and nobody does it well without sleep.\n\n{lines}\n\nWho could come tonight, if only for two hours?',
    'It is not that you do not love. It is too little sleep and too few hands, and both can be changed by people. Let the doctor or midwife hear it in just these words: I am afraid of hurting my child.\n\n{lines}\n\nIs the child safe at this moment?',
  ],
  said: {
    'help-came':
      'Good. Give the child into those arms, and lie down, or go out into the air. Say to them what you said here, so that they know how near it was, and do not take it all back tomorrow.\n\n{lines}\n\nWho could come again this week?',
    'fine-now':
      'I am glad that it is calm. Use the calm: decide now whom you ring the next time it rises, before it is there, and let the doctor or midwife know of it this week.\n\n{lines}\n\nWhose number will you put beside the cot?',
    'what-now':
      'In this order.\n\n1. The child down safely, a baby on its back; you out of the room, ten minutes.\n2. Ring somebody who can come, or one of these:\n\n{lines}\n\n3. If it was shaken, thrown or hit: the emergency number, and say so.\n4. This week the doctor or midwife.\n\nIs the child safe at this moment?',
    body: 'If the child was shaken, thrown or fell, or is limp, drowsy, being sick or breathing oddly: the emergency number now, and say what happened. Nobody can see from outside what a head has suffered.\n\n{lines}\n\nHow is it breathing?',
    'nobody-knows':
      'Then let one person know tonight. You need not explain much: “I cannot any more, please come and take the baby for an hour.” If there is nobody, these are there:\n\n{lines}\n\nWhom will you ring?',
    'my-fault':
      'It is no measure of your love that you have come to the end of your strength. What counts is what you do now: the child safe, you in another room, and somebody called.\n\n{lines}\n\nIs the child lying safely?',
    'children-taken':
      'It speaks for you that you ask for help before harm is done, and those who help parents know it. I cannot promise what an office will do; what they wish for first is that the child can stay with you safely.\n\n{lines}\n\nWho could be with you meanwhile?',
    afraid:
      'That fear is on the child’s side, and on yours. Follow it out of the room, and let somebody else hold the child for a while.\n\n{lines}\n\nWho could come now?',
    forgiven:
      'Yes. God knows what a night without sleep is, and he is not the one who accuses you at four in the morning. Ask him, and then let people help you, so that it does not come to it again.\n\n{lines}\n\nIs the child safe at this moment?',
    prayer:
      'Yes, from the other side of the door:\n\nLord, I cannot any more. Keep my child safe while I am out of the room. Quiet my hands, and send me somebody. Amen.\n\nThen ring one of these, or someone who can come:\n\n{lines}',
    thanks:
      'I am glad that you said it. Let one person near you hear it as well, and the doctor or midwife this week.\n\n{lines}',
  },
};

/** Somebody whose life, family or house is threatened by others than a husband or wife. */
export const THREATENED: DangerTalk = {
  kind: 'danger',
  first: [
    'Take it seriously, and do not carry it alone. If they are near, or you believe that it may happen today: go where people are, and call the emergency number.\n\nOtherwise let the police know, also if you are not sure that it is meant. Keep every message and letter, and write down what was said, when, and who heard it; do not answer, and do not meet them. Tell those who live with you, so that nobody opens the door unprepared, and somebody you trust where you are.\n\n{lines}\n\nTo be afraid now is no lack of faith. Paul, too, when men had sworn to kill him, let the soldiers know and was taken away by night. Are you safe where you are?',
  ],
  on: [
    'I read it. A threat is not yours to bear by keeping still. The next step is one call, to the police or to somebody who goes there with you, with the messages in your hand.\n\n{lines}\n\nWho knows of it, besides you?',
    'Vary your ways, do not be alone in the evening, and say to two people where you are and when you will be back. If you live where the police is no help: a church, an organisation for refugees or for people who are persecuted can know of a safe place.\n\n{lines}\n\nWhere could you sleep tonight, if it had to be elsewhere?',
  ],
  said: {
    police:
      'You may ask for advice first: what counts as a threat, what they write down, how they protect you. Take the messages along and somebody with you. If you fear to be seen there, ring instead.\n\n{lines}\n\nWho could go with you?',
    'what-now':
      'In this order.\n\n1. In danger now: where people are, and the emergency number.\n2. Keep the messages; answer none.\n3. Tell the police, and those who live with you.\n4. A second place to sleep, in case.\n\n{lines}\n\nAre you safe where you are?',
    'nobody-knows':
      'Then let it be two, today: one who lives near you, and the police or one of these. Such people count on it that nobody speaks.\n\n{lines}\n\nWhom will you tell first?',
    afraid:
      'You have reason to be. Fear is of use here: let it make you careful, and let it send you to others. You need not be brave alone.\n\n{lines}\n\nIs somebody with you now?',
    prayer:
      'Yes:\n\nLord, you know who is against me. Cover me and those whom I love. Show me the next step and the right people, and turn those who threaten from what they plan. Amen.\n\nAnd let somebody know of it today:\n\n{lines}\n\n[[Psalm 31:15]]',
    thanks: 'I am glad that you told it. Let somebody who can act hear it too, today.\n\n{lines}',
  },
};

/** Somebody harmed the writer as a child, and is trusted by others today. */
export const ABUSER_LEADS: DangerTalk = {
  kind: 'child',
  first: [
    'What was done to you was wrong, and it was never your fault; you were a child. It hurts in its own way to see that person trusted and honoured, and it is right that you think of those who are young there today.\n\nYou need no proof in order to speak, and it is not too late after many years. You need not face that person, and nobody may press you to. Those who protect children can tell you, without your name if you wish, how such a thing is reported and what happens then:\n\n{lines}\n\nIf you know of a child who is in danger now, do not wait: the emergency number or the police. And do not let a church settle it quietly among its own; forgiveness does not ask that. Is there one person beside you who believes you?',
  ],
  on: [
    'I read it, and I believe you. How far you go, and when, is yours to say. A first step can be small: to tell one person the whole of it, or to ask one of these, without a name, what they would do.\n\n{lines}\n\nWho could sit beside you when you ring?',
    'It is not you who brings trouble into that place; it came there with the one who did it. Write down what you remember, with years and places, as it comes. You need not decide today what becomes of it.\n\n{lines}\n\nAre there children near that person now, as far as you know?',
  ],
  said: {
    church:
      'Whoever asks you to keep still for the sake of the church asks too much. Jesus spoke hard words of those who harm the little ones, and none against those who bring it to light. To forgive, if one day you can, takes nothing away from reporting it.\n\n{lines}\n\nWho is it that tells you to be silent?',
    'what-now':
      'In this order.\n\n1. A child in danger now: the emergency number or the police.\n2. Tell one person who believes you.\n3. Ask one of these, without a name if you wish, how it is reported:\n\n{lines}\n\n4. Write down what you remember.\n\nYou set the pace. What would be the first step for you?',
    forgiven:
      'You have done nothing that must be forgiven, and you need not forgive before you speak. Forgiveness is a long way and yours alone; the safety of children cannot wait for it.\n\n{lines}\n\nWho presses you to forgive?',
    'nobody-knows':
      'Then you have carried it alone for a long time. One person is enough for a beginning: a friend, a doctor, or one of these, who hear such things every day:\n\n{lines}\n\nWho would believe you, do you think?',
    'my-fault':
      'No. You were young, and the other was grown and knew it. That you say it only now is no fault either; most people need many years.\n\n{lines}\n\nWho has told you otherwise?',
    afraid:
      'That is understandable; it has power over you still. You need not stand before that person. Let others act, and you only tell.\n\n{lines}\n\nAre you safe where you are?',
    police:
      'You may ask first, without a name, whether it can still be charged where you live, and what they would do with it. Even where it is too old for a court, those who protect children want to know it.\n\n{lines}\n\nWho could go with you?',
    prayer:
      'Yes:\n\nLord, you saw what was done to me. Keep those safe who are young there now. Give me the words, the hour, and people who believe me. Amen.\n\nAnd, when you are ready, one of these:\n\n{lines}',
    thanks: 'I am glad that you told it. You need not carry it alone from here on.\n\n{lines}',
  },
};
