import type { PromptCategory } from './types.ts';

export const HEALTH_WELLNESS = {
  id: 'health-wellness',
  name: 'Health & Wellness',
  icon: 'heart-pulse',
  description: 'Body, mind and soul: rest, illness, grief, and help from people who know.',
  prompts: [
    {
      id: 'sabbath-rest',
      title: 'Learn to rest',
      summary: 'What Scripture says about rest, and one week to try it.',
      text: `What does the Bible say about rest and the sabbath for someone who {situation}?

Explain Exodus 20:8-11, Mark 2:23-28 and Matthew 11:28-30 in their context, and say fairly how churches differ on the day. Then help me try it for one week: one small step for the evening, one for the phone, one for a whole day or half a day. No new law, and no reproach to those who cannot choose their hours. About 350 words.`,
      tags: ['rest', 'sabbath', 'balance'],
      places: [{ id: 'situation', label: 'Who', example: 'works in shifts and has two small children' }],
    },
    {
      id: 'study-mental-health',
      title: 'Bible study: when the soul is cast down',
      summary: 'One careful hour on depression for a mixed group.',
      text: `Write a one-hour Bible study guide on depression and hope for our {group}. Place the group name “{group}” as a heading at the top of the guide.

Use Psalm 42:1-11, 1 Kings 19:1-8 and 2 Corinthians 1:3-11. Say plainly that depression is an illness and no weak faith, that doctors and medicine are good gifts, and where to turn at once when someone is in danger. Give minutes for each part and questions that nobody must answer aloud. Nobody gives advice. End with a commitment to look after one person, and mark the place for our local telephone numbers.`,
      tags: ['bible study', 'depression', 'mental health', 'hope'],
      places: [{ id: 'group', label: 'Group name', example: 'Thursday Group', default: 'Home Group' }],
    },
    {
      id: 'prayer-for-the-sick',
      title: 'Pray for someone who is ill',
      summary: 'A prayer for a bedside, honest and full of trust.',
      text: `Please write a prayer for {person}, who is ill: {illness}.

About 120 words, to be read quietly at the bedside, and short enough for someone who is tired. Ask for healing with trust, leave the outcome with God, pray for those who nurse and treat, and for the nights. No bargain, no blame, no promise of a cure. Name one psalm by reference that can be read before it.`,
      tags: ['prayer', 'illness', 'bedside'],
      places: [
        { id: 'person', label: 'For whom', example: 'my mother' },
        { id: 'illness', label: 'What is known', example: 'she is in hospital after an operation' },
      ],
    },
    {
      id: 'grief-group',
      title: 'Walk with those who grieve',
      summary: 'What to say, what to leave unsaid, and what to do in the months after.',
      text: `How can our church walk with {person} in grief?

What does Scripture show of mourning (John 11:17-37, Job 2:11-13, Romans 12:15 and two psalms, by reference)? What comforts in the first week, the third month and on the first anniversary; what should nobody say; what can be done with the hands? Explain that grief has no timetable. Tell me when it needs a counsellor or doctor. Do not explain why it happened. About 450 words.`,
      tags: ['grief', 'care', 'comfort'],
      places: [{ id: 'person', label: 'Whom', example: 'a man whose wife died in spring' }],
    },
    {
      id: 'caregivers-devotional',
      title: 'Devotional for those who care for others',
      summary: 'For nurses, daughters, husbands: five minutes that ask for nothing.',
      text: `Write a devotional of about 250 words for people who are caring for {whom}, day and night.

Choose a passage in which someone is carried or fed rather than sent, and name it by reference. Speak to anger, tiredness and love, all three. One question, one act of kindness to oneself that takes ten minutes, and a prayer of four lines. Do not praise sacrifice until it breaks people; say that asking for help is right.`,
      tags: ['devotional', 'caregivers', 'rest'],
      places: [{ id: 'whom', label: 'Caring for whom', example: 'a husband who is forgetting her name' }],
    },
    {
      id: 'body-as-gift',
      title: 'Care for the body',
      summary: 'Food, movement and sleep without shame.',
      text: `What does the Bible say about the body, about food, movement and sleep? I want to speak of it with {group}, without shame and without diet rules.

Explain 1 Corinthians 6:19-20 in its own setting and what it was not written about, beside Psalm 139:13-16, 1 Kings 19:5-8 and Mark 6:30-32. Say clearly that illness and weight are no measure of faith. Then six questions for a conversation about food, movement, sleep and pain, with a caution for anyone with an eating disorder and a word on seeing a doctor. About 400 words.`,
      tags: ['body', 'health', 'discussion'],
      places: [{ id: 'group', label: 'With whom', example: 'a group of students' }],
    },
    {
      id: 'recovery-support',
      title: 'Stand by someone in recovery',
      summary: 'Passages, boundaries and help beyond the church.',
      text: `How can I support a friend who is in recovery from {addiction}? What does the Bible say about addiction and freedom?

Name five passages by reference and say what each offers, and what it would be cruel to use it for. Then: how to love without lying or paying for the habit, what to do after a relapse, what to ask each week, and which help belongs to doctors, counsellors and recovery groups. Include a sentence I can say when I am asked for money. Hope without promises. About 450 words.`,
      tags: ['recovery', 'addiction', 'friends'],
      places: [{ id: 'addiction', label: 'From what', example: 'alcohol' }],
    },
  ],
} as const satisfies PromptCategory;
