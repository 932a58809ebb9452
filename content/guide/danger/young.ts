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
    'That is a lot to carry. You have kept it alone long enough. People who help children every day answer here, and they are never cross:\n\n{lines}\n\nWould you rather talk or write?',
    'Nothing that you did or did not do makes this right. Grown-ups are the ones who must keep you safe.\n\nIs there a teacher, a nurse, an aunt, somebody at church who is kind? You can hand over a note: “I need to talk to you. It is serious.” Who?',
  ],
  said: {
    'help-came':
      'You did something very brave. Tell that person all that you can, in your own words; you need not tell it in order.\n\nAsk, “What happens now?” You may know it, and you may say where you feel safe to sleep.\n\n[[Psalm 27:10]]',
    'not-alone':
      'Good. Tell that person now, if it is not the one who does it and they are kind to you. You can begin, “Something is happening to me and I need help.” Or let them read this.\n\n{lines}\n\nCan you do it now?',
    near: 'Then put this away now, and go to where other people are: another room, a neighbour, the street. If you are about to be hurt, call the emergency number. You may just let them listen.\n\n{lines}\n\nWrite again when you are alone.',
    'nobody-knows':
      'Then you are the only one who carries it, and it is too heavy for one. That it was a secret is not your fault; whoever does such things wants it secret.\n\nTell one grown-up today, or one of these:\n\n{lines}\n\nYou can say, “I have never told this to anyone.” Who is kind to you?',
    'cannot-tell':
      'If it cannot be that person, take another one. It need not be anyone from home: a teacher, the school nurse, a friend’s mother, a doctor. Or one of these, without a name:\n\n{lines}\n\nYou can write it on paper and hand it over. And a secret that hurts is one you never have to keep, even if you promised. Who could it be?',
    ashamed:
      'You have nothing to be ashamed of. That shame belongs to the one who did it. You did nothing dirty, also if you froze, kept quiet, or your body felt something.\n\nThe people here have heard it many times and will not be shocked:\n\n{lines}\n\nWould it be easier to write it than to say it?',
    'is-it':
      'It is not all right, and it does count. Nobody may hurt you or touch you in that way, also not in the family, also not if you got presents or did not say no.\n\nYou need not be sure before you ask. These people listen and tell you how they see it:\n\n{lines}\n\nWho else could know of it?',
    leaving:
      'Do not just run off into the night; that can become dangerous too. Go to somebody: a grandmother, a friend’s family, the school. If you must get out at once, call the emergency number; they come and bring you to safety.\n\n{lines}\n\nWhere would you feel safe?',
    refuses:
      'You need not ring if that is too hard. Some of these you can write to. Or give a teacher a note with one sentence: “Please ask me how I am at home.”\n\n{lines}\n\nIf you are in danger, though, the emergency number. Who could get the note?',
    'fine-now':
      'I am glad that it is quiet now. It is still right to tell, because such things do not stop by themselves.\n\n{lines}\n\nWhich grown-up will you see next who is kind to you?',
    body: 'Please tell a doctor or a school nurse today, also if it seems small. They help you and do not scold. If you are bleeding, in strong pain, or think that you might be pregnant, do not wait.\n\n{lines}\n\nWho could go with you?',
    'not-always':
      'Somebody can be nice on most days and still do wrong to you. You may love that person and want it to stop. Both are allowed.\n\nTo tell is not to be cruel. It is the only thing that stops it.\n\n{lines}\n\nWho could you tell?',
    sorry:
      'Perhaps it was even meant. But sorry does not make it safe, and it does not undo it. A grown-up who is truly sorry goes for help and keeps away from you. You do not have to look after that.\n\n{lines}\n\nWho could you tell today?',
    'my-fault':
      'No. It is not your fault, and it will not be your fault. That sentence was said to keep you silent. If a family breaks because of this, it breaks through the one who did it, not through the one who told.\n\nMany mothers and fathers have said afterwards: I wish I had known sooner. If home feels too dangerous to begin with, begin with a teacher, a nurse, or one of these:\n\n{lines}\n\nWhich grown-up could you tell first?',
    'in-trouble':
      'You do not get anyone into trouble. They did that, when they hurt you. You may care about them and still be safe.\n\n{lines}\n\nWho is a grown-up that would believe you?',
    'children-taken':
      'I understand that you are afraid of that. Those who help will first look for a way that you can stay with people you love and be safe. You may say what you want, and ask them what happens before you give your name.\n\n{lines}\n\nIs there an aunt, a grandmother, a friend’s family where you feel safe?',
    police:
      'You need not go to the police yourself. Tell a grown-up you trust, or one of these; they explain what would happen, before anything happens.\n\nYou are not in trouble. You did nothing wrong.\n\n{lines}\n\nShall it be talking or writing?',
    'time-alone':
      'Then now is a good moment. Ring or write to one of these while nobody hears, or go to somebody kind:\n\n{lines}\n\nAfterwards delete the call and this page. Will you do it now?',
    watched:
      'Then be careful with this device: delete the page afterwards, and use the way out at the top. At school you can use a telephone in the office. Say only, “I need to speak to somebody about something at home.”\n\n{lines}\n\nWill you be at school, or with a friend, tomorrow?',
    church:
      'To honour father and mother never means to be hurt, or to keep quiet about it. God is on your side in this. If somebody at church says otherwise, they are wrong; tell another grown-up.\n\n{lines}\n\nWho else could you tell?',
    where:
      'To where people are who are kind to you: a grandmother, a friend’s house, a neighbour, the school. Tell them why. If you have to get out tonight, call the emergency number; they come and bring you to a safe place.\n\n{lines}\n\nWhere would you feel safe?',
    'what-to-say':
      'Take these words, or write them down and hand them over:\n\n“Something is happening to me and I need help. I am afraid to go home.”\n\nYou need not tell everything. If they ask, you may say, “I can only say a little now.” To whom will you say it?',
    'what-now':
      'Today, in this order.\n\n1. If you are in danger now: run to people, and call the emergency number.\n2. Tell one grown-up who is kind to you.\n3. Or ring or write to one of these; you need no name:\n\n{lines}\n\n4. If the first one does not listen, tell the next.\n\nWho is the first?',
    afraid:
      'Of course you are afraid. You are brave, too: you wrote it down. You do not have to go home to it alone tonight. Tell somebody before then.\n\n{lines}\n\nIs there a grown-up near you whom you trust?',
    stay: 'I go on answering. But I am a computer program: I cannot see you or keep you safe. These people can talk with you as long as you like:\n\n{lines}\n\nWould you rather talk or write?',
    forgiven:
      'God is not angry with you. You are not dirty, and you need no forgiveness for what somebody else did to you. You do not have to forgive anyone now; you have to be safe.\n\n{lines}\n\n[[Psalm 27:10]]\n\nWho could you tell today?',
    prayer:
      'Yes. You can pray this:\n\nGod, you know what happens to me. It is not my fault. Please keep me safe, and help me tell somebody who helps. Amen.\n\nThen tell one grown-up today, or one of these:\n\n{lines}\n\n[[Psalm 56:3]]',
    thanks:
      'I am glad that you told it. Please tell it once more, to a grown-up who can act, today. You are worth it. You may come back here at any time.\n\nWho will you tell?',
    yes: 'That is good. See them today, before you have to be alone with the one who hurts you. Say, “I need to talk to you, it is serious.” If they do not understand, show them this page.',
    no: 'Then take one of these; they are grown-ups too, and they are there for you. You need not say your name:\n\n{lines}\n\nAnd at school there is somebody whose task it is: ask for the nurse or the person for child protection. Will you be at school tomorrow?',
  },
};

/** Somebody under age who was taken by the throat. */
export const YOUNG_STRANGLED: DangerTalk = {
  ...YOUNG,
  first: [
    'I am very glad that you wrote it. Hands at your throat are dangerous, whoever did it, and it is not your fault.\n\nPlease let a doctor or a nurse see you today, also if nothing shows: harm inside the neck can come later. With trouble breathing, swallowing or speaking, a bad headache or dizziness, call the emergency number now. Say, “Somebody had hands round my neck.”\n\n{lines}\n\nAnd a grown-up has to know today who can keep you safe tonight. Who could that be?',
  ],
};

/** Somebody under age who sent a picture, or is pressed for one. */
export const OWN_PICTURES: DangerTalk = {
  ...YOUNG,
  first: [
    'Thank you for telling it. You are not alone in this, and it can be got out of. Whoever presses you with a picture is the one who does wrong, not you, also if you sent it yourself.\n\nDo not pay, do not send anything more, and do not answer. Keep the messages; do not delete them. Block them, and tell a grown-up today. It is easier once one knows.\n\n{lines}\n\nThey also know how pictures are taken down again; there are services for that, without a name. Are you safe at this moment? Which grown-up could you tell?',
  ],
  said: {
    ...YOUNG.said,
    'my-fault':
      'You may have made a mistake. What is being done with it is not your fault. Trusting somebody is no crime; to threaten somebody with a picture is one.\n\nDo not pay and do not send more: it does not end by that. Tell a grown-up today.\n\n{lines}\n\nWho would stay calm?',
    'what-now':
      'In this order.\n\n1. Send nothing more, and do not pay.\n2. Keep the messages and the name; take a picture of the screen.\n3. Block them.\n4. Tell a grown-up today, or one of these:\n\n{lines}\n\nThere are services that have such pictures taken down, without a name; the line knows the one for your country. Who will you tell?',
    ashamed:
      'I know how much it burns. It has happened to very many, clever ones too, and it passes. It is nothing for which your life could be over.\n\nIf you are so ashamed that you think of hurting yourself, say just that to one of these, now:\n\n{lines}\n\nWho would be the calmest grown-up?',
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
      'You have done the right thing. Tell them what you saw and heard, with days and the child’s own words, and ask what happens next and who stays with the child tonight.\n\nTell the child, “You did right to say it. It is not your fault.”\n\n[[Psalm 82:3-4]]',
    'not-alone':
      'Good. Two can divide it: one stays with the child, the other calls.\n\n{lines}\n\nKeep the child away from the one it is about. Is the child safe now?',
    near: 'Then bring the child to another room or out of the house, calmly, under any pretext. If it comes to violence, call the emergency number at once.\n\n{lines}\n\nIs the child with you?',
    'nobody-knows':
      'Then it lies with you, and you need not carry it alone. Call those who protect children. You may ask for advice first, without a name.\n\n{lines}\n\nWho is with the child now?',
    'cannot-tell':
      'I understand that it costs you something. Still it may not stay with you: a child cannot get out of it alone. You may call without a name and only ask.\n\n{lines}\n\nIs the child safe at this moment?',
    ashamed:
      'Many feel so, and ask themselves why they saw it late. You see it now. To call is no disgrace for a family; to look away would be.\n\n{lines}\n\nWill you call today?',
    'is-it':
      'You need not judge that. When a child tells of such a thing or shows such marks, it is for those who protect children to look; you may ask them for advice, without a name.\n\n{lines}\n\nIs the child safe at this moment?',
    refuses:
      'Then at least ask for advice, without a name. They tell you what they would do, and you keep the next step in your hand. If the child is being hurt now, there is no choice: the emergency number.\n\n{lines}\n\nIs the child safe at this moment?',
    'fine-now':
      'I hope so. But such things rarely stop by themselves, and children seldom tell twice. Please let somebody look at it who knows.\n\n{lines}\n\nWhen do you see the child again?',
    body: 'Have a doctor see the child today. Say what the child told you, in the child’s own words, and ask that it be written down. In great pain, bleeding or drowsiness: the emergency number.\n\n{lines}\n\nIs the child with you?',
    'not-always':
      'People who harm a child can be kind, helpful and devout. You need not judge the whole person. The child’s safety comes first, and others will find out the rest.\n\n{lines}\n\nIs the child away from that person now?',
    sorry:
      'Tears and promises do not protect the child. Whoever is truly sorry accepts that others look at it, and keeps away meanwhile.\n\n{lines}\n\nIs the child away from that person now?',
    children:
      'Write that down in the child’s own words, with the day. Comfort the child, do not question further, and pass it on today to those whose task it is.\n\n{lines}\n\nIs the child with you now?',
    'my-fault':
      'What was done is the guilt of the one who did it. Do not spend tonight on what you might have seen. The child needs you now, calm and on their side.\n\n{lines}\n\nWhat is the next call?',
    'in-trouble':
      'It is hard when it is somebody near to you. But they are answerable for what they did, and the child can answer for nothing. Silence would give it time to happen again, perhaps to others.\n\n{lines}\n\nIs the child safe at this moment?',
    'children-taken':
      'Those who protect children look first for a way that the child can stay with somebody who is safe. That you seek help speaks for you. Ask them beforehand, without a name, how they go about it.\n\n{lines}\n\nWhere could the child sleep tonight?',
    police:
      'If it is happening now: the emergency number, at once. Otherwise you may begin with those who protect children; they tell you whether and when the police come in.\n\n{lines}\n\nIs the child safe at this moment?',
    'time-alone':
      'Then use this time for the call:\n\n{lines}\n\nAnd stay with the child, so that the two are not alone together when you are away.',
    watched:
      'Then call from another telephone, and delete this page from the history. Write down what you saw on paper that only you can find.\n\n{lines}\n\nIs the child safe at this moment?',
    church:
      'It may not be settled among the family or in the church, however well it is meant. Whoever asks you to keep it quiet asks what they may not ask; a child who is harmed is a matter for those who protect children, in churches too. Forgiveness does not stand in the way of that.\n\n{lines}\n\nWho can you call today?',
    where:
      'Those who protect children where you live; the line knows the office. With an injury, to a doctor. At night or in danger, the emergency number.\n\n{lines}\n\nIs the child with you?',
    'what-to-say':
      'To the child: “I believe you. It is not your fault. I am going to get help.” No questions about details, and no promise to keep it secret.\n\nOn the telephone: “I am worried about a child,” the age, what you saw or heard, and when. They ask the rest.\n\n{lines}\n\nWill you call now?',
    'what-now':
      'In this order.\n\n1. Bring the child to safety, away from the one it is about.\n2. If it is happening now, the emergency number; else one of these, today:\n\n{lines}\n\n3. Write down the child’s own words.\n4. Do not question, do not confront anybody, promise no secrecy.\n\nIs the child safe at this moment?',
    afraid:
      'That is understandable. You need not face anybody. You call; others act. If you fear for yourself or the child tonight, go to somebody and call from there.\n\n{lines}\n\nAre you both safe now?',
    stay: 'I go on answering here. But I am a computer program and can protect nobody. Please make the call first; this page waits.\n\n{lines}',
    forgiven:
      'To protect a child is never a sin, whoever has to answer for what was done. What is to be forgiven can be asked later.\n\n{lines}\n\n[[Psalm 82:3-4]]\n\nIs the child safe at this moment?',
    prayer:
      'Yes. Pray so, and then call:\n\nLord, you see this child. Keep them safe tonight. Give me courage to speak and people who act. Amen.\n\n{lines}\n\n[[Psalm 82:3-4]]',
    thanks:
      'It is good that you watch over this child. Please make the one call today, and write down what you heard.\n\nYou may come back here at any time.',
    yes: 'Good. Then keep it so: the child is not alone with that person, not for a minute. And make the call while it is quiet.\n\n{lines}',
    no: 'Then bring the child away, or call the emergency number now. Do not wait for certainty.\n\n{lines}\n\nWrite again when the child is with you.',
  },
};

/** Pictures of somebody under age, found by one who is responsible for them. */
export const PICTURES: DangerTalk = {
  ...CHILD_IN_DANGER,
  first: [
    'That is a fright. Take a breath before you speak; what you say first decides whether you hear the rest.\n\nYour child is not in disgrace. Say, “I found something and I am not angry. I want you to be safe. Is anybody pressing you?” Then listen. If there is pressure, money, an older person or a stranger in it, it is a crime against your child.\n\nDo not look through everything, and neither copy nor send on such pictures, not even as proof; that is forbidden in most places. Keep the chat and the names as they are, and ask before you delete:\n\n{lines}\n\nDo you know who the other one is, and how old?',
  ],
  on: [
    'Stay on your child’s side, whatever comes out. Shame is what such people live on. First find out, calmly, whether there is pressure or threat, and who the other one is.\n\n{lines}\n\nIs anybody pressing your child?',
    ...CHILD_IN_DANGER.on,
  ],
  said: {
    ...CHILD_IN_DANGER.said,
    'what-to-say':
      'Sit beside, not opposite, when nobody hurries. You could say:\n\n“I found the pictures. I am not going to shout. I love you, and nothing changes that. Is somebody asking you for them? Has anybody threatened you?”\n\nThen be silent longer than is easy. Afterwards: no more pictures, the contact is blocked, the messages stay. Take the telephone away only by agreement, else the next time stays hidden. If somebody presses or is older:\n\n{lines}\n\nWho is the other one, as far as you know?',
    'what-now':
      'In this order.\n\n1. Speak calmly with your child. First safety, then rules.\n2. Find out who the other one is, how old, and whether there was pressure.\n3. No further pictures, and the contact blocked; keep the messages, neither copy nor send on the pictures.\n4. With pressure, money, a threat or an older person: the police, or one of these:\n\n{lines}\n\nThey also know how pictures are taken down. Do you know who the other one is?',
    'my-fault':
      'It is not decided by how good a mother or father you are. It happens in very many families. What helps your child now is that you stay calm and near.\n\n{lines}\n\nHave you spoken with your child yet?',
    police:
      'If the other one is grown up or a stranger, or there was pressure, threat or money, yes: report it. If it is a boy or girl of the same age, speak with the other parents and ask for advice first.\n\nDo not copy the pictures. Leave the telephone as it is.\n\n{lines}\n\nWho is the other one, as far as you know?',
    church:
      'With honesty and without shame. Your child has not lost worth, before God or before you. Say that first; what is right with one’s body can be spoken of later, when there is trust.\n\n{lines}\n\nIs anybody pressing your child?',
    yes: 'Then it is not a matter of rules but of protection. Block the contact, keep the messages, pay nothing and send nothing. And report it, with your child beside you:\n\n{lines}\n\nTell your child: you are not in trouble; they are.',
    no: 'Good that nobody presses, as far as you know. Speak calmly all the same, and leave the door open: “If anyone ever threatens you with a picture, come to me. I will be on your side.”\n\n{lines}',
  },
};
