import type { PromptCategory } from './types.ts';

export const CHURCH_PLANTING = {
  id: 'church-planting',
  name: 'Church Planting',
  icon: 'sprout',
  description: 'From a kitchen table to a church: vision, people, first steps.',
  prompts: [
    {
      id: 'vision-statement',
      title: 'Find words for a vision',
      summary: 'Questions and passages before any slogan.',
      text: `Help me draft a vision statement for a new church in {place}. What moves us: {reason}

Before you write a line, ask me seven questions about the people there, the churches that already serve them, and what God has given us. Then give me passages to test it by (Acts 2:42-47, Colossians 1:24-29 and two of your choice, by reference) with one sentence on each. Last, offer three drafts of at most 25 words in plain language, and name the weakness of each. No numbers to reach, no words of war or of business.`,
      tags: ['vision', 'planning', 'beginning'],
      places: [
        { id: 'place', label: 'Where', example: 'a new housing area of 6,000 people' },
        { id: 'reason', label: 'What moves you', example: 'no church within walking distance', long: true },
      ],
    },
    {
      id: 'launch-team-study',
      title: 'Bible study: the first church',
      summary: 'One hour on Acts 2 for a launch team.',
      text: `Write a one-hour Bible study on the church in Acts for our launch team. Place the group name “{group}” as a heading at the top of the guide.

Use Acts 2:42-47, Acts 6:1-7 and Acts 13:1-3, one teaching section each. Distinguish what Luke tells from what he commands. Give minutes for each part, questions on what we hope for and what we fear, and a commitment that each of us can keep before the next meeting. Mark where I tell why we are here.`,
      tags: ['bible study', 'launch team', 'acts'],
      places: [{ id: 'group', label: 'Group name', example: 'The Table', default: 'Launch Team' }],
    },
    {
      id: 'first-year-plan',
      title: 'Plan the first twelve months',
      summary: 'Four seasons, with stops to ask whether to go on.',
      text: `Draw up a plan for the first twelve months of a church plant with {number} adults in {place}, sent by {sender}.

Four seasons: gather and listen, live together, serve, worship in public. For each give aims that can be seen, rhythms of prayer and table, who carries what, money in rough shares, and two questions that tell us to go on, wait or stop. Add three passages by reference to read in each season. Name what the sending church and the law of our country must answer. Guard the planter’s family and day of rest. A table and half a page.`,
      tags: ['planning', 'first year', 'launch'],
      places: [
        { id: 'number', label: 'How many adults', example: 'fourteen' },
        { id: 'place', label: 'Where', example: 'the east side of our city' },
        { id: 'sender', label: 'Sent by', example: 'our mother church' },
      ],
    },
    {
      id: 'first-sermon-series',
      title: 'Begin a first sermon series',
      summary: 'Passages and questions for the first weeks; the preaching stays yours.',
      text: `I am preparing to preach through {book} in the first {weeks} weeks of a new church. Many who come will know little of the Bible.

Ask me first why this book, and what I have seen in it. Then propose how to divide it into passages, one for each week, by reference, with the question each one puts to us in one line. For the first passage give me its setting, its structure and five questions for my own preparation. No manuscripts and no illustrations that are not true. Say which parts are heard differently among churches.`,
      tags: ['sermon', 'series', 'preaching'],
      places: [
        { id: 'book', label: 'Book', example: 'Mark' },
        { id: 'weeks', label: 'How many weeks', example: 'six', default: 'six' },
      ],
    },
    {
      id: 'house-gathering',
      title: 'Host a church in a living room',
      summary: 'Ninety minutes at a table, with children in the room.',
      text: `Plan an evening of ninety minutes for a church that meets in a living room: {people}.

Give an order with minutes: arriving and eating, a psalm, a passage read twice with four open questions, prayer in pairs, the Lord’s supper or a marked place for it as our church orders it, sending. Choose the passage on the church as a family and name it by reference. Say how children take part, how newcomers are not tested, how to end on time, and what to do when someone talks too long.`,
      tags: ['house church', 'gathering', 'planning'],
      places: [{ id: 'people', label: 'Who comes', example: 'three families, two widows, two guests' }],
    },
    {
      id: 'planter-discouraged',
      title: 'When the planter is discouraged',
      summary: 'Scripture for the month in which nobody came.',
      text: `I am planting a church, and I am discouraged and close to burnout. This is where I stand: {situation}

What does the Bible say to a servant who sees little fruit? Take 1 Kings 19:1-18, 1 Corinthians 3:5-9 and Galatians 6:9 in their context. Comfort before advice, and no promise of numbers. Then ask me five questions that help me see what is tiredness, what is grief and what is a sign to change course, and tell me whom I should speak with this week. About 350 words.`,
      tags: ['discouragement', 'perseverance', 'care'],
      places: [
        {
          id: 'situation',
          label: 'Where you stand',
          example: 'eighteen months in, twelve people, and two families have left',
          long: true,
        },
      ],
    },
    {
      id: 'letter-to-supporters',
      title: 'Write to those who support us',
      summary: 'An honest letter with marked places for your own news.',
      text: `Write a letter of thanks to the people who pray and give for our church plant, about 250 words.

Structure: thanks, one thing that grew, one thing that is hard, three requests for prayer, and what becomes of the gifts. Invent no news and no people: set [what happened], [a number we have checked] or [first name, with permission] in the places that I must fill. Name one passage by reference. Tone: {tone}. No pressure to give more, and no success that we do not have.`,
      tags: ['letter', 'supporters', 'thanks'],
      places: [{ id: 'tone', label: 'Tone', example: 'warm and short', default: 'warm, sober, grateful' }],
    },
  ],
} as const satisfies PromptCategory;
