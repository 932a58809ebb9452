import type { CareTelling } from './types.ts';

/** Medical emergencies. Calls for an ambulance and diagnoses nothing. */
export const MEDICAL_REPLIES: CareTelling = {
  open: [
    {
      first: 'Please call the emergency number now. This may need an ambulance, and minutes count.',
      rest: [
        '{lines}',
        'They will tell you on the telephone what to do until help is there. Do not drive, do not eat or drink anything, and unlock the door. If somebody is with you, let them call while you sit or lie down.',
        'I am a computer program and cannot judge this or call for you. Prayer can go along with the call; it must not take its place.',
        '[[Psalm 46:1]]',
      ],
    },
    {
      first: 'Before anything else: the emergency number. Please do not wait to see whether it passes.',
      rest: [
        '{lines}',
        'Say where you are and what you see. Stay on the line. Ask someone near you to stand at the door for the ambulance.',
        'Short enough to pray while you wait: “Lord, stay near.”',
        '[[Psalm 121:1-2]]',
      ],
    },
    {
      first: 'This sounds like an emergency. A call for help now matters more than anything I can write.',
      rest: [
        '{lines}',
        'If it turns out to be harmless, nobody will blame you for having called.',
        '[[Psalm 46:1]]',
        'Write again once somebody is with you, if you like.',
      ],
    },
  ],
  someoneElse: [
    {
      first: 'Please call the emergency number for them now, before you read on.',
      rest: [
        '{lines}',
        'Stay with them and do what the person on the telephone says, also if they tell you to press on the chest or to turn them on their side. Send someone to the door for the ambulance.',
        'I am a computer program and cannot judge this. You are doing right by getting help.',
        '[[Psalm 46:1]]',
      ],
    },
    {
      first:
        'They need help that only an ambulance brings. Call now, and let the telephone lie beside you on loudspeaker.',
      rest: [
        '{lines}',
        'Say where you are, how old they are, and what you see. Do not leave them alone, and give them nothing to eat or drink.',
        '[[Psalm 121:1-2]]',
      ],
    },
    {
      first: 'Do not wait with this: the emergency number first.',
      rest: [
        '{lines}',
        'The people there will guide you step by step until someone comes.',
        '[[Psalm 46:1]]',
        'Write again when help is there, if you like.',
      ],
    },
  ],
};

/** Danger to others. Clear, without contempt: whoever says it can still turn back. */
export const DANGER_REPLIES: CareTelling = {
  open: [
    {
      first:
        'I am glad that you say this before anything has happened. Please stop here, and let someone come between.',
      rest: [
        'Go away from the person, now, and away from anything that could be used as a weapon; give it to somebody else or lock it up and hand over the key. Then call:',
        '{lines}',
        'Say: “I am afraid that I will hurt somebody.” They will help you to get through this hour. If a voice tells you to do it, that is an illness which can be treated, and it is not the voice of God.',
        '[[Romans 12:19]]',
        'I am a computer program and cannot hold you back. A person beside you can. Who could come to you at once?',
      ],
    },
    {
      first:
        'What you describe must not happen, for their sake and for yours. There is still time to choose otherwise.',
      rest: [
        '{lines}',
        'Call one of these, or go to a hospital, a police station, or a pastor’s door, and tell them what you told me. Leave whatever could hurt someone where it is.',
        'The anger or fear behind it may have good reasons, and these deserve to be heard. They will be heard better tomorrow than through anything done tonight.',
        '[[Genesis 4:6-7]]',
        'Are you away from them now?',
      ],
    },
    {
      first: 'Please put distance between yourself and them first. Everything else comes after that.',
      rest: [
        'Walk out, breathe, and call someone who can be with you:',
        '{lines}',
        'If a life is in danger at this moment, call the emergency number, also if it is you who might do it. That call protects everybody, and you as well.',
        '[[James 1:19-20]]',
        'I go on answering here. Where are you, and who is near?',
      ],
    },
  ],
  someoneElse: [
    {
      first: 'Take this as it was said. A threat like that should not wait.',
      rest: [
        'Call the emergency number now, and say who, whom, when and where, as far as you know it.',
        '{lines}',
        'Do not go there and do not confront them. Warn the people who are meant, if you can do so safely, and get to a safe place yourself with anyone who depends on you.',
        '[[Proverbs 22:3]]',
        'Are you safe where you are?',
      ],
    },
    {
      first: 'Please tell the police of this at once, even if you are not sure that it is meant.',
      rest: [
        '{lines}',
        'Keep the messages. You are not betraying anyone: you may be saving several lives, theirs among them.',
        '[[Proverbs 24:11]]',
        'Is anyone with you now?',
      ],
    },
    {
      first: 'You did right to speak of it. The next call is to those who can stop it.',
      rest: [
        '{lines}',
        'Lock the door, stay with others, and do not answer the one who threatens. If children are with you, bring them to safety first.',
        '[[Psalm 46:1]]',
        'Who can be with you until this is over?',
      ],
    },
  ],
};
