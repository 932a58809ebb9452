import { CHILD_REPLIES } from '../../care/child.ts';
import type { DangerTalk } from './types.ts';

/** Somebody under age whom another hurts or touches. In plain words, and never with a question about details. */
export const YOUNG: DangerTalk = {
  kind: 'child',
  first: [
    'Thank you for telling it. You did nothing wrong. Whoever hurts you or touches you like that does wrong, whoever it is, and it is not your fault.\n\nI am a computer program and cannot come. You need a grown-up who can act, today: a teacher, a school nurse, a grandmother, a friend’s mother, a doctor. You can show them what you wrote here.\n\nYou can also ring or write to one of these, and need not say your name:\n\n{lines}\n\nIf it is happening now, or you are very afraid: the emergency number, or run to where people are. Which grown-up could you tell first?',
    ...CHILD_REPLIES.open,
  ],
  on: [
    'I believe you. It is not your fault, and you need not explain it to anyone before you may ask for help.\n\nOne grown-up has to know, today. If the first one does not listen, tell the next.\n\n{lines}\n\nWho could it be?',
    'That is a lot to carry. You have kept it alone long enough. It is the task of these people to listen to children and to help them:\n\n{lines}\n\nWould you rather talk or write?',
    'Nothing that you did or did not do makes this right. Grown-ups are the ones who must keep you safe.\n\nIs there a teacher, a nurse, an aunt, somebody at church who is kind? You can hand over a note: “I need to talk to you. It is serious.” Who?',
  ],
  said: {
    'help-came':
      'If it is somebody who can help you: you did something very brave. Tell what you can, in your own words; you need not tell it in order. Ask, “What happens now?”, and say where you feel safe to sleep.\n\nIf they do not believe you, or it was the one who hurts you, it is still not your fault. Tell another grown-up today, or one of these:\n\n{lines}\n\nWho helps you now?',
    'not-alone':
      'Good. Tell that person now, if it is not the one who does it and they are kind to you. You can begin, “Something is happening to me and I need help.” Or let them read this.\n\n{lines}\n\nCan you do it now?',
    near: 'Then put this away now, and go to somebody who is kind to you: in the house, at a neighbour’s door, where people are. If you are about to be hurt, call the emergency number. If you cannot speak, stay on the line, cough or tap, and press whatever they ask you to.\n\n{lines}\n\nWrite again only when you are alone.',
    'nobody-knows':
      'Then you are the only one who carries it, and it is too heavy for one. That it was a secret is not your fault; whoever does such things wants it secret.\n\nTell one grown-up today, or one of these:\n\n{lines}\n\nYou can say, “I have never told this to anyone.” Who is kind to you?',
    'cannot-tell':
      'If it cannot be that person, take another one. It need not be anyone from home: a teacher, the school nurse, a friend’s mother, a doctor. Or one of these, without a name:\n\n{lines}\n\nYou can write it on paper and hand it over. And a secret that hurts is one you never have to keep, even if you promised. Who could it be?',
    ashamed:
      'You have nothing to be ashamed of. That shame belongs to the one who did it. You did nothing dirty, also if you froze, kept quiet, or your body felt something.\n\nThe people here listen to such things every day:\n\n{lines}\n\nWould it be easier to write it than to say it?',
    'is-it':
      'It is not all right, and it does count. Nobody may hurt you or touch you in that way, also not in the family, also not if you got presents or did not say no.\n\nYou need not be sure before you ask. These people listen and tell you how they see it:\n\n{lines}\n\nWho else could know of it?',
    leaving:
      'Do not just run off into the night; that can become dangerous too. Go to somebody: a grandmother, a friend’s family, the school. If you must get out at once, go to the nearest people who are kind, and call the emergency number.\n\n{lines}\n\nWhere would you feel safe?',
    refuses:
      'You need not ring if that is too hard. Some of these you can write to. Or give a teacher a note with one sentence: “Please ask me how I am at home.”\n\n{lines}\n\nIf you are in danger, though, the emergency number. Who could get the note?',
    'fine-now':
      'I am glad that it is quiet now. It is still right to tell, because such things seldom stop by themselves.\n\n{lines}\n\nWhich grown-up will you see next who is kind to you?',
    body: 'Please tell a doctor or a school nurse today, also if it seems small. If you are bleeding or in strong pain, call the emergency number now. If somebody forced you or touched you in the last days, do not wait: there is medicine that helps when it is early. Do not wash first if you can bear it; if you have, go all the same. If you think that you might be pregnant, say that too.\n\n{lines}\n\nWho could go with you?',
    'not-always':
      'Somebody can be nice on most days and still do wrong to you. You may love that person and want it to stop. Both are allowed.\n\nTo tell is not to be cruel. It is how others can help to stop it.\n\n{lines}\n\nWho could you tell?',
    sorry:
      'Perhaps it was even meant. But sorry does not make it safe, and it does not undo it. A grown-up who is truly sorry goes for help and keeps away from you. You do not have to look after that.\n\n{lines}\n\nWho could you tell today?',
    'my-fault':
      'No. It is not your fault, and it will not be your fault. Whoever says so wants you to keep silent. If a family breaks because of this, it breaks through the one who did it, not through the one who told.\n\nIf home feels too dangerous to begin with, begin with a teacher, a nurse, or one of these:\n\n{lines}\n\nWhich grown-up could you tell first?',
    'in-trouble':
      'You did nothing wrong, and you do not get anyone into trouble by telling. What they did does that. You may care about them and still be safe.\n\n{lines}\n\nWho is a grown-up that would believe you?',
    'children-taken':
      'I understand that you are afraid of that. I cannot promise what will happen. Those who help should first look for a way that you can be safe with people you love. You may say what you want, and ask them what happens before you give your name.\n\n{lines}\n\nIs there an aunt, a grandmother, a friend’s family where you feel safe?',
    police:
      'You need not go to the police alone. Tell a grown-up you trust, or one of these, and ask them what would happen next. If you are in danger now, it is right to call the emergency number.\n\nWhat was done to you is not your fault.\n\n{lines}\n\nShall it be talking or writing?',
    'time-alone':
      'If nobody can hear you, this is a good moment. Go to somebody kind, or ring or write to one of these. If your telephone is looked through, another one is better:\n\n{lines}\n\nIf they are only asleep or may be back soon, do not ring where they could hear you; tell somebody as soon as you are away from them. In danger, the emergency number. What can you do now?',
    watched:
      'Then it is safer to go on with another device, at school or with a friend. The way out at the top closes this page, and Clear Chat takes away what you wrote; take only this page out of the history, since an empty one may be noticed. At school you can ask to use a telephone. Say only, “I need to speak to somebody about something at home.”\n\n{lines}\n\nWill you be at school, or with a friend, tomorrow?',
    church:
      'To honour father and mother never means to be hurt, or to keep quiet about it. God is on your side in this. If somebody at church says otherwise, they are wrong; tell another grown-up.\n\n{lines}\n\nWho else could you tell?',
    where:
      'To where people are who are kind to you: a grandmother, a friend’s house, a neighbour, the school. Tell them why. If you have to get out tonight, call the emergency number and say that you are not safe at home.\n\n{lines}\n\nWhere would you feel safe?',
    'what-to-say':
      'Take these words, or write them down and hand them over:\n\n“Something is happening to me and I need help. I am afraid to go home.”\n\nYou need not tell everything. If they ask, you may say, “I can only say a little now.” To whom will you say it?',
    'what-now':
      'Today, in this order.\n\n1. If you are in danger now: run to people, and call the emergency number.\n2. Tell one grown-up who is kind to you.\n3. Or ring or write to one of these; you need no name:\n\n{lines}\n\n4. If the first one does not listen, tell the next.\n\nWho is the first?',
    afraid:
      'Of course you are afraid. You are brave, too: you wrote it down.\n\nIf something may happen tonight, do not wait for tomorrow: go to somebody kind, or call the emergency number and say, “I am not safe.” Else one of these:\n\n{lines}\n\nIs there a grown-up near you whom you trust?',
    stay: 'I go on answering. But I am a computer program: I cannot see you or keep you safe. These people can talk with you and do something:\n\n{lines}\n\nWould you rather talk or write?',
    forgiven:
      'God is not angry with you. You are not dirty, and you need no forgiveness for what somebody else did to you. You do not have to forgive anyone now; you have to be safe.\n\n{lines}\n\n[[Psalm 27:10]]\n\nWho could you tell today?',
    prayer:
      'Yes. You can pray this:\n\nGod, you know what happens to me. It is not my fault. Please keep me safe, and help me tell somebody who helps. Amen.\n\nThen tell one grown-up today, or one of these:\n\n{lines}\n\n[[Psalm 56:3]]',
    thanks:
      'I am glad that you told it. Please tell it once more, to a grown-up who can act, today. You are worth it.\n\n{lines}\n\nYou may come back here when it is safe. Who will you tell?',
    yes: 'Thank you for answering. If you are not safe now, go to where kind people are, and call the emergency number.\n\nIf there is somebody whom you can tell: tell them today, before you have to be alone with the one who hurts you. Say, “I need to talk to you, it is serious.”\n\n{lines}\n\nWho is it?',
    no: 'If you are not safe now, go to where kind people are, and call the emergency number.\n\nIf there is only nobody whom you can tell, take one of these; they are grown-ups too. You need not say your name:\n\n{lines}\n\nAt a school there is often somebody whose task it is: a nurse, or the person for child protection. When will you next be there?',
  },
};

/** Somebody under age whose parents drink or leave them alone, and who fears what happens when it is told. */
export const YOUNG_AT_HOME: DangerTalk = {
  ...YOUNG,
  first: [
    'You are afraid that telling takes your family apart. Many in your place think so and stay silent for years, and it is too heavy for one.\n\nI cannot promise what will happen. In most places those who help look first for a way that you can stay together and be safe: that your parent gets help, or that somebody you love is there for a while. And you may ask before you say your name: ring or write to one of these, and say, “What would happen if I told you about home?”\n\n{lines}\n\nIt is not your fault, you need not hold it together, and to tell is no betrayal. If you or the little ones are in danger, have no food, or somebody cannot be woken: the emergency number. Are you safe tonight?',
  ],
  on: [
    'You carry what grown-ups should carry. Tell one of them who is calm: a teacher, the school nurse, an aunt, a grandmother. You can begin with, “I am worried about things at home, and I am afraid of what happens if I tell.”\n\n{lines}\n\nWho is the calmest one you know?',
    'You may love them and still say that it is not all right. You cannot make it stop, and it is not your task. What you can do: look after yourself and the little ones tonight, and let one grown-up know.\n\n{lines}\n\nIs there somebody you could be with on bad evenings?',
  ],
};

/** Somebody under age who was taken by the throat. */
export const YOUNG_STRANGLED: DangerTalk = {
  ...YOUNG,
  first: [
    'I am very glad that you wrote it. Hands at your throat are dangerous, whoever did it, and it is not your fault.\n\nIf you passed out, with trouble breathing, swallowing, speaking or seeing, a bad headache or dizziness: call the emergency number now. Say, “Somebody had hands round my neck.” Otherwise a doctor has to see you today, also if nothing shows; harm inside the neck can come later.\n\n{lines}\n\nTell a grown-up who is kind to you, and ask them to take you there and to keep you safe tonight. Who could that be?',
  ],
  said: {
    ...YOUNG.said,
    body: 'That needs a doctor now. If you passed out, with trouble breathing or swallowing, a changed voice or sight, a bad headache or dizziness: call the emergency number at once. Say, “Somebody had hands round my neck.”\n\n{lines}\n\nWho is near and could go with you?',
    'fine-now':
      'I am glad. A doctor should still see you today: after hands at the neck, harm can come hours or days later. Tell a grown-up who is kind to you, and say how it happened.\n\n{lines}\n\nWho could take you there?',
    'what-now':
      'Today, in this order.\n\n1. In danger, or with any trouble breathing, swallowing, speaking or seeing: the emergency number.\n2. Tell one grown-up who is kind to you: “Somebody had hands round my neck. I need a doctor.”\n3. Sleep tonight where this person is not.\n4. If nobody listens, one of these:\n\n{lines}\n\nWho is the first?',
  },
};

/** Somebody under age who sent a picture, or is pressed for one. */
export const OWN_PICTURES: DangerTalk = {
  ...YOUNG,
  first: [
    'Thank you for telling it. You are not alone in this, and there are ways out of it. Whoever presses you with a picture is the one who does wrong, also if you sent it yourself. It is not your fault.\n\nDo not pay, send nothing more, and do not answer. Keep the messages and the name, then block them. If you are under age, tell a grown-up today who stays calm; else somebody you trust.\n\n{lines}\n\nAsk them how pictures are taken down again; there are services for that, without a name. If you think of dying or of hurting yourself, say that first, to these or to the emergency number. Whom could you tell?',
  ],
  on: [
    'I read it. It is not your fault, and you need not get out of it alone.\n\nSend nothing more, pay nothing, keep the messages. One person has to know, today; it is easier once somebody does.\n\n{lines}\n\nWho would stay calm?',
    'Such threats live by the fear of being found out. When you have told somebody yourself, they lose much of their power.\n\n{lines}\n\nWould you rather say it or write it?',
  ],
  said: {
    ...YOUNG.said,
    'my-fault':
      'What is being done to you is not your fault, also if you wish that you had not sent it. You trusted somebody; they use it against you.\n\nDo not pay and do not send more: it seldom ends by that. Tell somebody today.\n\n{lines}\n\nWho would stay calm?',
    'what-now':
      'In this order.\n\n1. Send nothing more, and do not pay.\n2. Keep the messages and the name, also as a picture of the screen, but make no copy of the picture of you.\n3. Block them, and report them where it happened.\n4. Tell somebody who stays calm, today, or one of these:\n\n{lines}\n\nThere are services that have such pictures taken down, without a name; ask for the one in your country. Who will you tell?',
    ashamed:
      'Such shame burns, and it lies to you. It has happened to very many, clever ones too, and people come through it. Your life is worth far more than any picture.\n\nIf you are so ashamed that you think of dying or of hurting yourself, do not stay alone: say just that to somebody in the house, to one of these or to the emergency number, now:\n\n{lines}\n\nWho would be the calmest to tell?',
    police:
      'To threaten somebody with such a picture is wrong, and in most places a crime. You need not go to the police alone: ask one of these first how it is where you live, and let somebody go with you. Keep the messages.\n\n{lines}\n\nWho could go with you?',
    'fine-now':
      'I am glad if it is quiet. Keep the messages all the same, send nothing more, and let one person know, in case it begins again.\n\n{lines}\n\nWho could it be?',
    yes: 'Thank you for answering. If you are in danger, or think of hurting yourself: somebody beside you now, or the emergency number.\n\nElse tell one person today. You can say, “Somebody presses me with a picture, and I need your help.”\n\n{lines}\n\nWho is it?',
    no: 'If you are in danger, or think of hurting yourself: go to where people are, or call the emergency number.\n\nIf there is only nobody whom you can tell, begin with one of these; you need not say your name:\n\n{lines}\n\nWould it be easier to write it?',
  },
};

/** A child in danger by somebody else. */
export const CHILD_IN_DANGER: DangerTalk = {
  kind: 'child',
  first: CHILD_REPLIES.someoneElse,
  on: [
    'I read it. What counts now is that somebody whose task it is knows of the child today. You need no proof and need not be certain.\n\n{lines}\n\nIs the child safe at this moment?',
    'Stay near the child and stay calm. Do not question, do not promise to keep it secret, and do not speak to the one it is about. Write down what was said, in the child’s own words.\n\n{lines}\n\nWho can you call within this hour?',
  ],
  said: {
    'help-came':
      'If those who protect children, the police or a doctor know of it: you have done the right thing. Tell them what you saw and heard, with days and the child’s own words, and ask who stays with the child tonight. To the child you may say, “It is not your fault.”\n\nIf you have told somebody else, that is not enough yet; and if the one it is about knows, say so when you call:\n\n{lines}\n\n[[Psalm 82:3-4]]',
    'not-alone':
      'Good, if it is somebody who is safe. Two can divide it: one stays near the child, the other calls.\n\n{lines}\n\nIs the child safe now?',
    near: 'If the child is being hurt or you fear it: call the emergency number at once, from where you are not heard.\n\n{lines}\n\nIf the child is in your care, go with them to another room or out of the house, calmly. If not, do not go in and do not take the child away yourself; say what you see and hear. Say nothing to the one it is about. Is the child with you?',
    'nobody-knows':
      'Then you are the one who can pass it on, and you need not carry it alone. Call those who protect children. You may ask for advice first; in most places you need not say your name.\n\n{lines}\n\nWho is with the child now?',
    'cannot-tell':
      'I understand that it costs you something. Still it may not stay with you: a child cannot get out of it alone. A promise of silence that leaves a child in danger does not bind you, and God is not honoured by it. You keep faith with the child by getting help. In most places you may call without a name and only ask. If you work or serve with children, you may be bound to report it; they can tell you.\n\n{lines}\n\nIs the child safe at this moment?',
    ashamed:
      'Many feel so, and ask themselves why they saw it late. You see it now. To call is no disgrace for a family or a church.\n\n{lines}\n\nWill you call today?',
    'is-it':
      'You need not judge that. When a child tells of such a thing or shows such marks, it is for those who protect children to look; you may ask them for advice, without a name.\n\n{lines}\n\nIs the child safe at this moment?',
    refuses:
      'Then at least ask for advice; in most places you need not give a name for that, and they tell you what they would do. If the child is being hurt now, it has to be the emergency number.\n\n{lines}\n\nIs the child safe at this moment?',
    'fine-now':
      'I hope so. But such things seldom stop by themselves, and a child who was not heard may not tell it again. Please let somebody look at it who knows.\n\n{lines}\n\nWhen do you see the child again?',
    body: 'In great pain, with bleeding, drowsiness, trouble breathing or after hands at the neck: the emergency number now.\n\n{lines}\n\nIf the child is yours or in your care, let a doctor see them today, and say what they told you, in their own words. If they were touched or forced in the last days, ask one of these first where to go, and do not wash the child or the clothes before. If the child is not in your care, pass on what you saw, today.\n\nIs the child with you?',
    'not-always':
      'People who harm a child can be kind, helpful and devout. You need not judge the whole person. The child’s safety comes first, and others will find out the rest.\n\n{lines}\n\nIs the child away from that person now?',
    sorry:
      'Tears and promises do not protect the child. Whoever is truly sorry accepts that others look at it, and keeps away meanwhile.\n\n{lines}\n\nIs the child away from that person now?',
    children:
      'Write that down in the child’s own words, with the day. Comfort the child, do not question further, and pass it on today to those whose task it is.\n\n{lines}\n\nIs the child with you now?',
    'my-fault':
      'What was done is the guilt of the one who did it. Do not spend tonight on what you might have seen. The child needs you now, calm and on their side.\n\n{lines}\n\nWhat is the next call?',
    'in-trouble':
      'It is hard when it is somebody near to you. But they are answerable for what they did, and the child can answer for nothing. Silence would leave the child alone with it.\n\n{lines}\n\nIs the child safe at this moment?',
    'children-taken':
      'I cannot promise what an office will do. In most places they look first for a way that the child can stay with somebody who is safe, and it speaks for you that you seek help. You may ask them beforehand, without a name, how they go about it.\n\n{lines}\n\nWhere could the child sleep tonight?',
    police:
      'If it is happening now: the emergency number, at once. Otherwise you may begin with those who protect children; they tell you whether and when the police come in.\n\n{lines}\n\nIs the child safe at this moment?',
    'time-alone':
      'If nobody can overhear you, use this time for the call:\n\n{lines}\n\nIf the child is alone with that person meanwhile, say so at the beginning. Is the child safe at this moment?',
    watched:
      'Then call from another telephone, and take this one page out of the history. Write down what you saw on paper that only you can find.\n\n{lines}\n\nIs the child safe at this moment?',
    church:
      'It may not be settled among the family or in the church, however well it is meant. Whoever asks you to keep it quiet asks what they may not ask; a child who is harmed is a matter for those who protect children, in churches too. Forgiveness does not stand in the way of that.\n\n{lines}\n\nWho can you call today?',
    where:
      'Those who protect children where you live; the line knows the office. With an injury, to a doctor. In danger, or where nobody else answers at night, the emergency number.\n\n{lines}\n\nIs the child with you?',
    'what-to-say':
      'To the child: “I believe you. It is not your fault. I am going to get help.” No questions about details, and no promise to keep it secret.\n\nOn the telephone: “I am worried about a child,” the age, what you saw or heard, and when. They ask the rest.\n\n{lines}\n\nWill you call now?',
    'what-now':
      'In this order.\n\n1. If it is happening now, the emergency number; else one of these, today:\n\n{lines}\n\n2. If the child is in your care, stay near, and keep them away from the one it is about.\n3. Write down the child’s own words.\n4. Do not question the child, do not confront anybody, promise no secrecy.\n\nIs the child safe at this moment?',
    afraid:
      'That is understandable. You need not face anybody. It is for others to act; you call. If you fear for yourself or the child tonight, call the emergency number, or go to somebody and call from there.\n\n{lines}\n\nAre you both safe now?',
    stay: 'I go on answering here. But I am a computer program and can protect nobody. Please make the call first; this page waits.\n\n{lines}',
    forgiven:
      'To protect a child is never a sin, whoever has to answer for what was done. What is to be forgiven can be asked later.\n\n{lines}\n\n[[Psalm 82:3-4]]\n\nIs the child safe at this moment?',
    prayer:
      'Yes. Pray so, and then call:\n\nLord, you see this child. Keep them safe tonight. Give me courage to speak and people who act. Amen.\n\n{lines}\n\n[[Psalm 82:3-4]]',
    thanks:
      'It is good that you watch over this child. Please make the one call today, and write down what you heard.\n\n{lines}\n\nYou may come back here at any time.',
    yes: 'Thank you for answering. If the child is safe for now: good. As far as it lies with you, let the child not be alone with that person, and make the call today, while it is quiet.\n\n{lines}\n\nWill you call, or will somebody with you?',
    no: 'If the child is not safe: call the emergency number now. Do not wait for certainty.\n\n{lines}\n\nIf the child is in your care, go with them to where people are. If not, do not go in and do not take the child away yourself; stay on the telephone and say what you know.',
  },
};

/** Pictures of somebody under age, found by one who is responsible for them. */
export const PICTURES: DangerTalk = {
  ...CHILD_IN_DANGER,
  first: [
    'That is a fright. Take a breath before you speak.\n\nIf it is your child, say, “I found something and I am not angry. I want you to be safe. Is anybody pressing you?” Then listen. Where pressure, money, an adult or a stranger is in it, it is a crime against your child in most places.\n\nDo not look through everything, and neither copy nor send on such pictures, not even as proof; that is forbidden in most places. Keep the chat and the names as they are, and ask before you delete or block:\n\n{lines}\n\nIf it is not your child, look no further and do not question them: tell whoever is answerable for the child’s safety. Who is the other one, as far as you know?',
  ],
  on: [
    'Stay on your child’s side, whatever comes out. Whoever threatens a child counts on shame. First find out, calmly, whether there is pressure or threat, and who the other one is.\n\n{lines}\n\nIs anybody pressing your child?',
    'You need not find out everything, and not alone. Leave the chat and the pictures as they are, copy nothing, and ask those who do this every day what comes next. If your child speaks of dying or is in despair, stay beside them, and in danger call the emergency number.\n\n{lines}\n\nWho is the other one, as far as you know?',
  ],
  said: {
    ...CHILD_IN_DANGER.said,
    'what-to-say':
      'Sit beside, not opposite, when nobody hurries. You could say:\n\n“I found the pictures. I am not going to shout. I love you, and nothing changes that. Is somebody asking you for them? Has anybody threatened you?”\n\nThen be silent longer than is easy. Afterwards: no more pictures, and the messages stay. If you take the telephone away as a punishment, the next time may stay hidden. If somebody presses, is older or unknown, ask before you block:\n\n{lines}\n\nWho is the other one, as far as you know?',
    'what-now':
      'In this order.\n\n1. Speak calmly with your child. First safety, then rules.\n2. Find out who the other one is, how old, and whether there was pressure.\n3. No further pictures and no answer. Keep the messages; neither copy nor send on the pictures.\n4. With pressure, money, a threat, a stranger or an older person: the police, or one of these, before you block:\n\n{lines}\n\nAsk them also how pictures are taken down. If your child is in despair, stay beside them tonight. Who is the other one?',
    'my-fault':
      'It is not decided by how good a mother or father you are. It happens in very many families. What helps your child now is that you stay calm and near.\n\n{lines}\n\nHave you spoken with your child yet?',
    police:
      'If the other one is grown up or a stranger, or there was pressure, threat or money, yes: report it. If it is a boy or girl of the same age, ask one of these for advice first, before you speak with other parents or a school; ask also how the law is where you live.\n\nDo not copy the pictures. Leave the telephone as it is.\n\n{lines}\n\nWho is the other one, as far as you know?',
    church:
      'With honesty and without shame. Your child has not lost worth, before God or before you. Say that first; what is right with one’s body can be spoken of later, when there is trust.\n\n{lines}\n\nIs anybody pressing your child?',
    yes: 'Thank you for answering. If somebody presses your child, or is older or unknown: keep the messages, pay nothing, send nothing, and report it, with your child beside you:\n\n{lines}\n\nTell your child, “This is not your fault, and I am on your side.” Children who are pressed in this way can fall into despair; ask how they are, and stay near them tonight. Who is the other one, as far as you know?',
    no: 'Then speak calmly, and leave the door open: “If anyone ever threatens you with a picture, come to me. I will be on your side.” If you find that somebody presses, or is older or unknown, these can tell you what to do:\n\n{lines}\n\nWho is the other one, as far as you know?',
  },
};
