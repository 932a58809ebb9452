import type { PromptCategory } from './types.ts';

export const MENS_MINISTRY = {
  id: 'mens-ministry',
  name: "Men's Ministry",
  icon: 'shield',
  description: 'Brothers who know each other, read together and stand by one another.',
  prompts: [
    {
      id: 'men-study-courage',
      title: 'Bible study: courage that kneels',
      summary: 'One hour on strength, fear and trust for a men’s group.',
      text: `Write a one-hour Bible study on courage for our men’s group. Place the group name “{group}” as a heading at the top of the guide.

Use Joshua 1:1-9, 1 Samuel 17:32-51 and Matthew 26:36-46, so that strength, fear and surrender all come into view. Give minutes for each part, three teaching sections, seven questions that a quiet man can answer without performing, and a commitment for the week. Leave marked places for my own story. No jokes about what real men are, and no promise that faith wins every fight.`,
      tags: ['bible study', 'courage', 'men'],
      places: [{ id: 'group', label: 'Group name', example: 'Iron Men', default: 'Fishers of Men' }],
    },
    {
      id: 'men-accountability',
      title: 'Begin an accountability group',
      summary: 'Ground rules, questions and a first evening for three to five men.',
      text: `Help me plan the first three meetings of an accountability group of {number} men who hardly know each other.

Give ground rules for trust (what is said here stays here, and the one exception: when someone is in danger), eight honest questions that are not an interrogation, and an order for an hour. Build it on James 5:16, Proverbs 27:17 and Galatians 6:1-5 and say what each passage does and does not ask for. Say how to answer a man who has just confessed something heavy, and when to send him to a pastor, doctor or counsellor. Two pages at most.`,
      tags: ['accountability', 'small group', 'men', 'trust'],
      places: [{ id: 'number', label: 'How many men', example: 'four', default: 'four' }],
    },
    {
      id: 'men-breakfast-talk',
      title: 'Prepare a talk for a men’s breakfast',
      summary: 'A passage, its structure and questions for ten spoken minutes.',
      text: `I am preparing to preach on {passage} at a men’s breakfast; I have ten minutes, and half of those who come are guests who do not go to church.

Ask me first what the passage has done with me. Then give me its setting in three sentences, the one thing it says, a simple structure with an opening question from working life, two passages beside it by reference, and three questions for the tables afterwards. Not a manuscript, and no invented story: mark the place where I tell a true one of my own.`,
      tags: ['talk', 'breakfast', 'guests', 'preaching'],
      places: [{ id: 'passage', label: 'Passage', example: 'Luke 19:1-10' }],
    },
    {
      id: 'men-fathers-devotional',
      title: 'Devotional for fathers',
      summary: 'Five quiet minutes on being a father, and on having one.',
      text: `Write a devotional of about 300 words for fathers on {theme}.

Begin with one passage by reference and its context, then two or three plain paragraphs, two questions, one thing to do today with a child, and a short prayer that a tired man can make his own. Remember the men who read it as stepfathers, grandfathers, fathers far away or men who wished to be fathers, and those whose own father hurt them. Invent no stories about anyone. Grace first, then the challenge.`,
      tags: ['devotional', 'fathers', 'family'],
      places: [{ id: 'theme', label: 'Theme', example: 'patience at the end of a long day' }],
    },
    {
      id: 'men-purity',
      title: 'Bible study: temptation and self-control',
      summary: 'An honest hour for men about desire, shame and freedom.',
      text: `Write a one-hour Bible study guide on temptation and self-control for men who carry secret shame. Place the group name “{group}” as a heading at the top of the guide.

Use 1 Corinthians 10:12-13, Genesis 39:6-12 and Psalm 51:1-12, one for each teaching section. Speak of pornography and lust plainly but without details. Let grace and truth both be heard: sin is named, and nobody is treated as dirty. No man should be asked to confess in front of the group; say how one can speak to a single brother, a pastor or a counsellor afterwards. Give minutes for each part and a commitment that a man can keep alone and tell to one friend.`,
      tags: ['bible study', 'temptation', 'self-control', 'grace'],
      places: [{ id: 'group', label: 'Group name', example: 'Band of Brothers', default: 'Fishers of Men' }],
    },
    {
      id: 'men-retreat',
      title: 'Plan a men’s weekend',
      summary: 'A timetable with Scripture, silence, work and play.',
      text: `Plan a weekend away for {number} men at {place}, from Friday evening to Sunday noon, on the theme {theme}.

Give a timetable with room to rest, meals, one hour of silence, something done with the hands, and three short sessions, each with one passage by reference and four questions for groups of three. Add what to prepare six, three and one week before, and what it means for men with little money, poor knees or no friends yet. Leave the speakers’ own words open. A table I can print.`,
      tags: ['weekend', 'retreat', 'planning', 'men'],
      places: [
        { id: 'number', label: 'How many men', example: 'twenty' },
        { id: 'place', label: 'Where', example: 'a lakeside camp' },
        { id: 'theme', label: 'Theme', example: 'rest' },
      ],
    },
    {
      id: 'men-work-and-faith',
      title: 'Faith at work',
      summary: 'What Scripture says to a man about his work, and questions to talk over.',
      text: `What does the Bible say about work to a man who works as {work} and asks what it is worth before God?

Begin with work as God’s gift and work under the curse, then what Colossians 3:22-24 meant to those who first heard it and what it cannot be used for today. Name four passages by reference with a sentence on each. Add five questions for a conversation among men on honesty, rest, ambition, an unfair boss and the fear of losing the job. No promise of success. About 400 words.`,
      tags: ['work', 'vocation', 'integrity', 'men'],
      places: [{ id: 'work', label: 'Work', example: 'a lorry driver' }],
    },
  ],
} as const satisfies PromptCategory;
