import type { PromptCategory } from './types.ts';

export const MISSIONS_OUTREACH = {
  id: 'missions-outreach',
  name: 'Missions & Outreach',
  icon: 'globe',
  description: 'Good news in word and deed, next door and far away.',
  prompts: [
    {
      id: 'explain-the-gospel',
      title: 'Explain the gospel to a friend',
      summary: 'Plain words for someone who has never heard them.',
      text: `How do I explain the gospel to a friend who is {friend}?

Who Jesus is, why he died, that he rose, and what he offers and asks: in words without church language, about 300 words, with the passages named by reference so that we can look them up together. Then five questions I could ask to listen first, and three objections this friend may have, each with a fair answer. No tricks and no pressure: my friend is free.`,
      tags: ['gospel', 'evangelism', 'friends'],
      places: [{ id: 'friend', label: 'Your friend', example: 'curious, and grew up without faith' }],
    },
    {
      id: 'mission-trip-training',
      title: 'Train a team before it travels',
      summary: 'Four evenings: listening, serving, safety and coming home.',
      text: `Plan four training evenings for a team of {number} that travels to {place} to {task}.

For each evening: one passage by reference with three questions, one exercise, and one thing to settle (health, money, child protection, photographs, what our hosts have asked for and what they have not). Teach us to serve under local leaders, to learn before we teach, and not to make ourselves the heroes. Include an evening after the return. Say what we must ask our hosts rather than assume.`,
      tags: ['mission trip', 'training', 'team', 'planning'],
      places: [
        { id: 'number', label: 'How many', example: 'ten' },
        { id: 'place', label: 'Where to', example: 'a partner church in Kenya' },
        { id: 'task', label: 'To do what', example: 'help to build a classroom' },
      ],
    },
    {
      id: 'study-great-commission',
      title: 'Bible study: sent',
      summary: 'One hour on mission for any group.',
      text: `Write a one-hour Bible study on missions for our {group}. Place the group name “{group}” as a heading at the top of the guide.

Use Matthew 28:16-20, Acts 1:6-11 and Luke 10:1-9, one teaching section each. Show that being sent begins with being loved, and that neighbours count as much as nations. Give minutes for each part, questions about the people we really meet, and a final challenge with a commitment exercise: one name to pray for and one table to share. Leave a place for a true story of our own.`,
      tags: ['bible study', 'mission', 'evangelism'],
      places: [{ id: 'group', label: 'Group name', example: 'Harvesters', default: 'Mission Circle' }],
    },
    {
      id: 'neighbourhood-outreach',
      title: 'Plan an outreach in the neighbourhood',
      summary: 'Listening first, then something people really need.',
      text: `Help me plan an outreach in {place}. What we know of the people: {people}. What we have: {means}.

Start with five ways to listen before we decide anything. Then three ideas that fit what we have, each with cost, people, weeks of preparation and what could go wrong. For each name one passage by reference that keeps our motive clean. Help is never bait: whoever wants no talk of faith gets the same help. Say which permissions and safety rules I must ask about locally. About 500 words.`,
      tags: ['outreach', 'neighbours', 'planning', 'service'],
      places: [
        { id: 'place', label: 'Where', example: 'the estate behind our church' },
        { id: 'people', label: 'The people', example: 'many young families, few gardens', long: true },
        { id: 'means', label: 'What you have', example: 'a hall, eight helpers, a small budget' },
      ],
    },
    {
      id: 'my-testimony',
      title: 'Tell my story in three minutes',
      summary: 'Questions that draw out your own testimony; nothing is made up.',
      text: `Help me find the words for my own testimony in three minutes, for {listeners}.

Do not write it for me, since it is mine. Ask me eight questions, one after the other in order: what life was like, what turned it, what Christ means now, what is still hard. Then give me a simple structure, a passage or two by reference that people in such stories have leaned on (Acts 26:1-23 as one example of how Paul told his), words to avoid because only church people know them, and how to speak honestly of sin without making it exciting.`,
      tags: ['testimony', 'evangelism', 'speaking'],
      places: [{ id: 'listeners', label: 'Who will listen', example: 'colleagues at lunch' }],
    },
    {
      id: 'pray-for-missionaries',
      title: 'Pray for those who are sent',
      summary: 'A prayer for missionaries, a week of requests and a passage for each day.',
      text: `Write a prayer for missionaries who work among {people}, which our church can pray together on Sunday.

About 150 words: for courage and rest, for their marriage or their single life, their children and their friends at home, for those they serve and the local church. Then seven short requests, one for each day, with a passage by reference for each. No place names or details that could put anyone in danger, and no pity that looks down on people.`,
      tags: ['prayer', 'missionaries', 'intercession'],
      places: [{ id: 'people', label: 'Among whom', example: 'students in a large city' }],
    },
    {
      id: 'persecuted-church',
      title: 'Remember the persecuted church',
      summary: 'A devotional that is truthful and does not frighten.',
      text: `Write a devotional of about 350 words on the persecuted church for {occasion}.

Start from Hebrews 13:3 or 1 Peter 4:12-19 in context. Tell no story as fact that I cannot check, and use no numbers: set [report from a source we trust] where one belongs. Help us to pray for those who suffer and for those who make them suffer, and to ask what our own freedom is for. Two questions and a closing prayer.`,
      tags: ['devotional', 'persecution', 'prayer'],
      places: [{ id: 'occasion', label: 'Occasion', example: 'a Sunday service in November' }],
    },
  ],
} as const satisfies PromptCategory;
