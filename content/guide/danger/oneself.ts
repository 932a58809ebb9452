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
      'Good. Stay with them, and tell them all of it: what you hear, what it wants of you, since when you have not slept, and which medicine you left off. Let them keep the keys tonight.\n\n{lines}\n\nIs a doctor coming, or are you on the way?',
    'not-alone':
      'Good that somebody is there. Wake them, if need be; it is worth waking anybody for. Say, “I hear a voice, and I am not safe by myself. Stay with me, and ring a doctor.” Or show them this page.\n\n{lines}\n\nCan you say it to them now?',
    near: 'Good that somebody is there. Say to them, “I hear a voice, and I am not safe by myself. Stay with me, and ring a doctor.” Or show them this page.\n\n{lines}\n\nCan you say it to them now?',
    'time-alone':
      'If somebody is asleep in the house, please wake them: “I hear a voice, and I am not safe by myself. Stay with me.” This is worth waking anybody for. If nobody is there, ring.\n\n{lines}\n\nWhom will you wake or ring?',
    'nobody-knows':
      'Then let one person know within this hour. You need not explain it, nor be believed in everything: “I have not slept, I hear a voice, and I should not be alone.”\n\n{lines}\n\nWho is the calmest person you know?',
    'cannot-tell':
      'You need not convince anybody, and they need not believe what you hear. They only need to know that you do not sleep, that a voice gives orders, and that you should not be alone.\n\n{lines}\n\nIf that person is not the right one: who has been kind to you before?',
    refuses:
      'I understand that you do not want a doctor, and perhaps some did not listen. Paul had a doctor beside him, Luke, and called him beloved. To be treated takes nothing from God.\n\nThen begin with one person who comes and stays with you, and do not go out alone. If it drives you to go or to do it, it has to be the emergency number.\n\n{lines}\n\nWho could come?',
    'my-fault':
      'Nobody is to blame for falling ill, and nobody is chosen for pain. It is no punishment. Let somebody look after you today.\n\n{lines}\n\nWho is with you?',
    forgiven:
      'No. It is no sin to wait, and none to leave such an order undone; you may disobey a voice that sends you into danger. God wants you alive, and does not ask you to prove anything with your body. The tempter, not God, told Jesus to throw himself down, and Jesus did not do it.\n\n{lines}\n\nSo do not go. Who can sit with you now?',
    afraid:
      'That must be frightening. You need not obey it, and you need not be alone with it. Put on the lights, go to where somebody is, and ring.\n\n{lines}\n\nWho is nearest?',
    body: 'After so long without sleep or food your body needs a doctor today, before anything else is weighed. If you are faint, confused, in pain or can keep nothing down: the emergency number. If you have fasted, do not begin with a large meal.\n\n{lines}\n\nWho could go with you?',
    'fine-now':
      'I am glad if it is quieter, or feels clear. It can turn within hours, and the clearness itself can belong to it. So let a doctor see you today, while it is calm, and do not spend the night alone.\n\n{lines}\n\nWho knows of it by now?',
    'what-now':
      'In this order.\n\n1. Do not go where it sends you.\n2. One person beside you, now.\n3. A doctor today; tell them of the sleep, the voice, and any medicine you left off.\n4. If it drives you to go, or to do harm: the emergency number.\n\n{lines}\n\nWhich can you do first?',
    'what-to-say':
      'Take this as it stands: “I have not slept, I hear a voice that gives me orders, and I am not safe by myself. Please come, and ring a doctor with me.”\n\n{lines}\n\nTo whom will you say it?',
    church:
      'In church, too, what somebody hears is laid before others and tested, and nobody has to follow it alone. Tell a pastor or priest who is calm, and let them come along to a doctor today.\n\n{lines}\n\nWho could that be?',
    prayer:
      'I would not give you words now for going further on that road, a fast or a watch. But this, yes:\n\nLord, make it quiet in me. Give me sleep. Keep me from every voice that is not yours, and send me one kind person. Amen.\n\nAnd then ring somebody:\n\n{lines}\n\n[[Psalm 4:8]]',
    thanks:
      'I am glad that you wrote. Before you go: is somebody with you, and will a doctor see you today? Until then do not go where it sends you.\n\n{lines}',
    yes: 'Thank you for answering. If somebody is there: say it to them now, let them stay, and ring a doctor together. If you feel drawn to go, or to do harm: the emergency number at once.\n\n{lines}\n\nWho is it?',
    no: 'If nobody is there, that comes first: one call, or one message, “I hear a voice, and I am not safe by myself. Please come.”\n\n{lines}\n\nIf there is nobody to ask, call the emergency number. That is what it is for. Which will you do?',
  },
};

/** Somebody whose family would harm them if it learned what they believe or ask. Silence is no denial here. */
export const IN_SECRET: DangerTalk = {
  kind: 'abuse',
  first: [
    'Thank you for trusting this page with it. What you fear for yourself is serious, and you know your family best. Nobody has the right to hurt you for what you ask, believe or are.\n\nYou need tell nobody. You owe no one at home an answer, and God does not ask you to put yourself into their hands. He sees you where you are.\n\nLet nothing lie open: close this page by the way out at its top, take this one page out of the history, and let no message or book be found. Think of one door that would open to you if it had to be tonight, and of papers and a little money where you can reach them.\n\nThese can advise you without your name, when you are alone:\n\n{lines}\n\nIf they have found out, or somebody plans to harm you, to lock you in, or to take you abroad: the emergency number or the police, before it happens. Are you safe where you are?',
  ],
  on: [
    'I read it. You may go slowly, and stay hidden as long as you need. Joseph of Arimathea was a disciple in secret, out of fear, and Nicodemus came by night; Jesus sent neither of them away.\n\n{lines}\n\nIs there one person outside the family who would take you in?',
    'Whatever you come to believe: your safety is not the price of it. Tell only somebody of whom you are quite sure, never by message, and nobody who speaks with your family.\n\n{lines}\n\nWhere could you go, if it had to be quickly?',
  ],
  said: {
    'cannot-tell':
      'No, not where it puts you in danger. When Jesus spoke of denying him, it was to those who cast him off in order to please men. To keep silent so as to stay alive is not that. He told his friends to flee from one town to the next when they were hunted, and Joseph of Arimathea stayed his disciple in secret, out of fear. He knows what you would say if you were free to say it.\n\n{lines}\n\nIs there anyone who is safe to tell?',
    'nobody-knows':
      'Then keep it so for now, and let the first one be somebody outside: one of these, who need no name, or a careful believer who has known others in your place.\n\n{lines}\n\nAre you safe where you are?',
    watched:
      'Then do not go on here, if this device is looked through. Use one that is not, at a library or with a friend, and take only this page out of the history; an empty one is noticed.\n\n{lines}\n\nHave they seen anything?',
    near: 'Then close this page now; the way out at its top is the quickest. Write again only when you are alone. If it comes to blows: out of the door, to a neighbour, and the emergency number.\n\n{lines}',
    police:
      'You may ask first what they can do for you, and without a name. Say that you fear to be harmed by your own family because of your faith; ask that nobody rings at your home.\n\n{lines}\n\nAre you safe now?',
    leaving:
      'If it has to be, then with a plan, and not announced: where to, with whom, with papers and money. A help line can plan it with you. If they have found out, go at once, to where people are, and call the emergency number.\n\n{lines}\n\nWho could take you in?',
    where:
      'To somebody whom your family does not know, or to a refuge, whose address is kept hidden; the help line knows where there is room. A church can be a help, if it knows how to keep silent.\n\n{lines}\n\nWhose door would open?',
    forgiven:
      'No. To hide in order to be safe is no lie against God, and no sin. He does not stand with those who would hurt you. He knows your heart, also where you can say nothing.\n\n{lines}\n\nAre you safe at this moment?',
    afraid:
      'Take that fear seriously. If it says that they know, or that something is planned, do not wait for proof: go to where people are, and call the emergency number.\n\n{lines}\n\nWhere could you go in ten minutes?',
    'what-now':
      'In this order.\n\n1. If they know, or plan something: away, and the emergency number.\n2. Let nothing be found: this page, messages, books.\n3. One safe door outside the family.\n4. Papers and some money within reach.\n5. Advice, without your name, from one of these:\n\n{lines}\n\nAre you safe where you are?',
    prayer:
      'Yes, without a sound, lying as you are. Nobody needs to see it; Hannah’s lips moved, and her voice was not heard. You may say in your heart, slowly:\n\nJesus, you see me here. I want to know you. Show me who you are. Keep me safe tonight. Amen.\n\nThat is enough, and you may do it each night. No kneeling, no book, no light.\n\n{lines}\n\n[[Psalm 139:1-2]]',
    thanks:
      'I am glad that you wrote. Close this page by the way out at its top. If ever you are in danger: the emergency number.\n\n{lines}',
  },
};

/** Somebody who was at war, or in another horror, and has hurt whoever lay beside them in their sleep. */
export const IN_SLEEP: DangerTalk = {
  kind: 'crisis',
  first: [
    'It is good that you say it, and it cannot have been easy. To sleep elsewhere, so that nobody beside you is hurt, is love, and right for now. What hands do in such a dream you have not chosen. It is often a wound that war or another horror leaves, and it can be treated, also after many years.\n\nSay it to a doctor in these words: “I hurt somebody in my sleep.” Those who help soldiers know it well. If it was the neck or the head, the one who was hurt should be seen by a doctor, too, at once with trouble breathing or swallowing. Until then: apart at night, and weapons out of the house.\n\nIf you think of ending your life, or cannot trust your hands by day either, ring one of these, or the emergency number:\n\n{lines}\n\nWhat you did when you were awake may be said as well, to God and to one person who need not be spared. You need not describe it here. Does anybody know what you carry?',
  ],
  on: [
    'Some things stay. What was done is not undone, and nobody should talk you out of that. But what stays is not the same as being cast out. David was told that he would not build the house because of the blood; and he was still heard, still sang, still gathered the cedar and gold for the one who would build it. He was not sent away.\n\n{lines}\n\nIs there one person who could hear all of it, without softening: a chaplain, another who was there, a priest who hears confession?',
    'I read it. You carry two things: what you did, and what it does to you by night. The second belongs with a doctor. The first may be said in full before God, and before one person who keeps it. Neither has to be carried alone.\n\n{lines}\n\nWith which would you begin?',
  ],
  said: {
    forgiven:
      'There is no deed at which God stops listening. Forgiven does not mean that it was small, or that nothing stays; it means that he does not let go of you with it. Say it to him in plain words, without an excuse and without adding to it, and then to one person who can bear to hear it.\n\n{lines}\n\nWho could that be?',
    refuses:
      'You need not ring. Then one of those who were there, or a doctor who knows soldiers; one is enough. And keep to sleeping apart until then.\n\n{lines}\n\nIf you think of ending your life, it has to be today. Do you?',
    'nobody-knows':
      'Then you have stood guard over it alone. One is enough to begin with: a doctor for the nights, a chaplain or a comrade for the rest.\n\n{lines}\n\nWho would not look away?',
    prayer:
      'Yes:\n\nLord, you saw it. I do not make it less. Keep those safe who sleep near me, and do not let me go. Amen.\n\nAnd let a doctor hear of the nights:\n\n{lines}\n\n[[Psalm 130:1-4]]',
    thanks:
      'I am glad that you said it. Let one person near you hear it too, and a doctor of the nights.\n\n{lines}',
  },
};
