import type { CareTelling } from './types.ts';

/** Violence and abuse, also by leaders of a church. Safety first; no sentence may send somebody back to the abuser. */
export const ABUSE_REPLIES: CareTelling = {
  open: [
    {
      first: 'I am so sorry. What is being done to you is wrong, and it is not your fault.',
      rest: [
        'No passage of the Bible obliges you to stay where you are being hurt or forced, whatever you may have been told. Getting to safety is not a sin, and it is not unforgiving.',
        'If you are in danger now, call the emergency number. These people know what can be done and will not push you:',
        '{lines}',
        'Where you can, tell one person who believes you: a friend, a doctor, a relative, somebody at work. Think of a place to go, and keep papers, keys and some money together. If somebody looks at this device, use the way out at the top of this page.',
        '[[Psalm 9:9]]',
        'I am a computer program and have told nobody. Are you safe at this moment?',
      ],
    },
    {
      first:
        'Thank you for trusting this page with it. I believe that this is serious, and you deserve to be safe.',
      rest: [
        'God hates violence; he does not ask you to endure it so that a home, a church or a name looks whole.',
        '[[Psalm 11:5]]',
        'Please talk to people who do this work every day:',
        '{lines}',
        'You need not decide everything today. One step is enough: to tell one person outside, or to see a doctor and have injuries written down, or to learn where you could sleep tonight. Forgiveness, if it comes, never means going back into danger.',
        'Is the one who hurts you near you now?',
      ],
    },
    {
      first: 'You have done nothing to earn this. The shame belongs to the one who does it.',
      rest: [
        'If he, she or anyone else calls it love, discipline or God’s will, that does not make it so. Whoever leads a church and does this, or covers it up, is answerable to the law like anyone else.',
        '{lines}',
        'In danger, the emergency number comes first. Otherwise, speak to one of these lines or to somebody you trust outside the circle where it happens, and write down what happened and when, in a place that only you can open.',
        '[[Psalm 10:17-18]]',
        'I am only a program, but I go on answering. What would help you to be safe tonight?',
      ],
    },
  ],
  veiled: [
    {
      first:
        'I would like to ask you something plainly, because of what you write: is somebody hurting you, forcing you, or making you afraid?',
      rest: [
        'If so, it is not your fault, and making yourself smaller or more obedient will not end it. You deserve to be safe, and nothing in Scripture asks you to bear it.',
        'You can talk it over, without having to decide anything:',
        '{lines}',
        'If somebody looks at this device, use the way out at the top of this page. In danger, call the emergency number.',
        '[[Psalm 9:9]]',
        'You can answer with one word. Are you safe where you are?',
      ],
    },
    {
      first: 'Some of what you describe worries me. Are you afraid of someone, at home or at church?',
      rest: [
        'Love does not control, threaten or wound (1 Corinthians 13:4-7). If that is what happens to you, it is right to look for help, and no vow or duty stands in the way.',
        '{lines}',
        'Is there one person outside who would believe you? You could begin with, “I need to tell you something that I have kept to myself.”',
        'I am a computer program and tell nobody. Would you like to say more?',
      ],
    },
    {
      first:
        'Let me ask openly, and you need not answer more than you want to: does someone hurt you, or touch you against your will?',
      rest: [
        'Whoever it is, a husband or wife, a parent, a carer, a leader: it is wrong, and you are not to blame for it.',
        '{lines}',
        'These people listen first and explain what is possible. You stay the one who decides.',
        '[[Psalm 10:17-18]]',
        'Is it safe for you to write here now?',
      ],
    },
  ],
  someoneElse: [
    {
      first: 'It is good that you did not look away. What you describe is serious.',
      rest: [
        'If a child, or anyone who cannot protect themselves, is in danger, call the emergency number or the child protection line; you do not need proof, and you should not wait until you are certain.',
        '{lines}',
        'With an adult: speak to them alone and safely, say “I am worried about you, and I believe you”, and ask what they need. Do not face the one who does it, and do not act over their head unless a life is in danger. Never advise them to go back, to submit, or to keep it within the church or the family.',
        '[[Proverbs 31:8-9]]',
        'Would you like to think through how to begin that conversation?',
      ],
    },
    {
      first:
        'Thank you for taking this to heart. They may need exactly one person who believes them, and that can be you.',
      rest: [
        '{lines}',
        'These lines also advise friends, neighbours and relatives. Write down what you saw and heard, with dates. Where a child is concerned, telling the authorities is right, and in many places it is a duty, for churches as well.',
        'You need not find out everything and you cannot solve it alone. Make sure that somebody whose task it is knows of it.',
        '[[Isaiah 1:17]]',
        'Is anyone in danger at this moment?',
      ],
    },
    {
      first: 'What is happening there is wrong, and it is right to seek help for them.',
      rest: [
        'In danger now: the emergency number. Otherwise begin with advice from people who know:',
        '{lines}',
        'Say to the one who is hurt: it is not your fault, I believe you, you decide. Offer something concrete: a room, a ride, a telephone. Do not promise to keep silent about a child.',
        '[[Psalm 82:3-4]]',
        'Who could stand beside you, so that you do not carry this alone?',
      ],
    },
  ],
};
