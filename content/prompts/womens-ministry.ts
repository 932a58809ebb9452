import type { PromptCategory } from './types.ts';

export const WOMENS_MINISTRY = {
  id: 'womens-ministry',
  name: "Women's Ministry",
  icon: 'flower',
  description: 'Studies, friendship and prayer among women of every age.',
  prompts: [
    {
      id: 'women-study-identity',
      title: 'Bible study: who God says I am',
      summary: 'One hour on identity for a women’s group.',
      text: `Write a one-hour Bible study on identity in Christ for our women’s group. Place the group name “{group}” as a heading at the top of the guide.

Use Psalm 139:1-18, Ephesians 1:3-14 and Luke 13:10-17. Give minutes for each part, three teaching sections, seven discussion questions and a challenge with a commitment exercise for the week. The women are {women}. Do not reduce anyone to being a wife or a mother, do not preach against looks, and mark the places where I speak of myself.`,
      tags: ['bible study', 'identity', 'women'],
      places: [
        { id: 'group', label: 'Group name', example: 'Wednesday Women', default: 'Daughters of the King' },
        { id: 'women', label: 'Who comes', example: 'between 20 and 80 years old, some new to faith' },
      ],
    },
    {
      id: 'women-of-the-bible',
      title: 'Meet a woman of the Bible',
      summary: 'What the text says of her, what it does not, and a talk over tea.',
      text: `Who was {woman} in the Bible? Lead us to know her better, on an evening of women around a table. Name every passage that tells of her, by reference.

Say what the text tells us, what people have added to it, and what we do not know. Put her into her time in a few sentences: law, family, danger, faith. Then give six questions, from easy to searching, and one short reading to end with. Do not fill gaps with feelings that the text does not mention. About 450 words.`,
      tags: ['women of the bible', 'discussion', 'character'],
      places: [{ id: 'woman', label: 'Which woman', example: 'Hannah' }],
    },
    {
      id: 'women-tea-devotional',
      title: 'Devotional for a women’s gathering',
      summary: 'Five spoken minutes with a passage, a question and a prayer.',
      text: `Write a devotional of about 350 words to be read aloud at {occasion}. The subject is {theme}.

One passage named by reference, its context in two sentences, a plain thought, one question to be silent over, and a closing prayer that all can say. Speak to the single, the married, the divorced and the widowed alike. No made-up anecdotes; set [your own example] where one helps.`,
      tags: ['devotional', 'gathering', 'women'],
      places: [
        { id: 'occasion', label: 'Occasion', example: 'a spring tea' },
        { id: 'theme', label: 'Subject', example: 'hope in grief' },
      ],
    },
    {
      id: 'women-mentoring',
      title: 'Start mentoring between generations',
      summary: 'Pairing, first conversations and an end that is a beginning.',
      text: `Help me set up mentoring between older and younger women in our church: {number} pairs for {months}.

Plan how to pair them without hurting anyone, what the first three conversations are about, how often they meet, what belongs to a pastor, a doctor or a counsellor instead, and how a pair can end well. Ground it in Titus 2:3-5 (said in its own time and setting) and Ruth 1:15-18, and add two more passages by reference. Give ten questions that younger women could ask and ten that older women could ask. Nobody is a project.`,
      tags: ['mentoring', 'discipleship', 'generations', 'planning'],
      places: [
        { id: 'number', label: 'How many pairs', example: 'six', default: 'six' },
        { id: 'months', label: 'For how long', example: 'nine months', default: 'six months' },
      ],
    },
    {
      id: 'women-new-mothers',
      title: 'Stand by new mothers',
      summary: 'Scripture for tired nights, and help that really helps.',
      text: `What does the Bible say about motherhood to a mother who is exhausted and loves her child and sometimes cries? I want to stand by {mothers}.

Name four passages by reference that comfort without demanding, and say why each fits. Then list practical helps for the first twelve weeks (meals, sleep, silence, company), what not to say, and the signs of depression after a birth that need a midwife or doctor soon. Include mothers who grieve a child, who adopt, and who are alone. Plain and gentle, about 400 words.`,
      tags: ['mothers', 'care', 'practical help'],
      places: [{ id: 'mothers', label: 'Whom', example: 'three mothers with babies in our church' }],
    },
    {
      id: 'women-prayer-evening',
      title: 'Lead an evening of prayer',
      summary: 'A prayer to begin with, for women who bring much with them.',
      text: `Write a prayer to open an evening of prayer among women. What many of them carry: {burdens}

About 200 words, in everyday words, to be read slowly with pauses marked. It should be honest before it is hopeful, name no person, promise nothing that God has not promised, and end in trust. Add one psalm by reference to read before it, and two sentences I can say so that nobody feels pressed to pray aloud.`,
      tags: ['prayer', 'evening', 'women'],
      places: [
        {
          id: 'burdens',
          label: 'What they carry',
          example: 'grief, worry about grown children, loneliness',
          long: true,
        },
      ],
    },
    {
      id: 'women-study-worry',
      title: 'Bible study: worry and peace',
      summary: 'One hour for women who lie awake.',
      text: `Write a one-hour Bible study guide on anxiety and peace for women. Place the group name “{group}” as a heading at the top of the guide.

Three teaching sections: Matthew 6:25-34, Philippians 4:4-9 and 1 Kings 19:1-8. Say clearly that anxiety can be an illness, that medicine is no lack of faith, and that a verse is not a plaster. Give minutes for each part, questions that let a woman stay silent, one breathing-space exercise with a psalm, and a commitment for the week.`,
      tags: ['bible study', 'anxiety', 'peace', 'women'],
      places: [
        { id: 'group', label: 'Group name', example: 'Still Waters', default: 'Daughters of the King' },
      ],
    },
  ],
} as const satisfies PromptCategory;
