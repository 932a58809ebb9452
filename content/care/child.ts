import type { CareTelling } from './types.ts';

/** For a child, in a child's words, and for somebody who fears for a child. */
export const CHILD_REPLIES: CareTelling = {
  open: [
    {
      first: 'Thank you for telling this. You were brave, and you did nothing wrong.',
      rest: [
        'I am a computer program. You need a real grown-up who can help you, today. Pick one who is kind to you: a teacher, a grandma or grandpa, a school nurse, a friend’s mum or dad, a doctor. You can show them what you wrote here.',
        'You can also call, and you do not have to say your name:',
        '{lines}',
        'If someone is hurting you now, or you are very afraid, call the emergency number. If the first grown-up does not listen, tell another one. You never have to keep a secret that hurts.',
        '[[Psalm 27:10]]',
        'Which grown-up could you tell first?',
      ],
    },
    {
      first: 'I am sorry that this is happening to you. It is not your fault, no matter what anyone says.',
      rest: [
        'Grown-ups must keep children safe. When one does not, another one has to know about it. Please tell somebody you trust today, even if you were told not to.',
        '{lines}',
        'The people there talk with children every day. They will not laugh, and they will not be cross with you.',
        '[[Psalm 56:3]]',
        'I am only a program and I cannot come to you. Is there a grown-up near you who is safe?',
      ],
    },
    {
      first: 'You were right to write. Now the next step is to tell a grown-up who can really do something.',
      rest: [
        'You can say it like this: “Something is happening to me and I need help.” Or write it on paper and hand it over.',
        '{lines}',
        'If you want to hurt yourself, or somebody is about to hurt you, call the emergency number or run to where people are.',
        'God is not angry with you. He is on the side of those who are small.',
        '[[Matthew 18:10]]',
        'Are you somewhere safe right now?',
      ],
    },
  ],
  someoneElse: [
    {
      first: 'A child may be in danger here, and it is right that you speak of it.',
      rest: [
        '{lines}',
        'Call the emergency number if it is happening now. Otherwise call one of these lines, or those who protect children where you live. You do not need proof.',
        'If the child told you: say that you believe them, that it is not their fault, and that you will get help. Do not promise secrecy, and do not question them about details.',
        '[[Matthew 18:10]]',
        'Who can you tell within this hour?',
      ],
    },
    {
      first: 'Please do not wait with this. A child cannot get out of it alone.',
      rest: [
        '{lines}',
        'Write down what you heard in the child’s own words. Do not speak to the person it is about, and do not leave it to a church or a family to settle among themselves.',
        '[[Proverbs 31:8-9]]',
        'Is the child safe at this moment?',
      ],
    },
    {
      first: 'Thank you for watching over this child.',
      rest: [
        'Those whose task it is should know of it today:',
        '{lines}',
        'Stay near the child as far as you can, and stay calm. What helps most is an adult who listens, believes, and acts.',
        '[[Psalm 82:3-4]]',
        'Shall we think through whom you call first?',
      ],
    },
  ],
};
