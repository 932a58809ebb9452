import type { PromptCategory } from './types.ts';

export const MINISTRY_LEADERSHIP = {
  id: 'ministry-leadership',
  name: 'Ministry Leadership',
  icon: 'compass',
  description: 'Preaching, teams, meetings and the care of those who serve.',
  prompts: [
    {
      id: 'sermon-on-a-passage',
      title: 'Prepare a sermon on a passage',
      summary: 'Questions, structure and passages to work through; the sermon stays yours.',
      text: `I am preparing to preach on {passage} to {listeners}.
What I have seen in the text so far: {seen}

Do not write a manuscript. Begin by asking me what I have not yet looked at in the text. Then help me with:
- its setting: who speaks to whom, and what stands before and after it
- how the passage itself is built, in its own order
- five questions that it puts to the preacher first
- what is often read into it that it does not say
- two or three other passages that speak with it, named by reference

Where churches read it differently, say so fairly. Keep it to about 500 words.`,
      tags: ['sermon', 'preaching', 'preparation'],
      places: [
        { id: 'passage', label: 'Passage', example: 'Luke 15:11-32' },
        { id: 'listeners', label: 'Who will listen', example: 'a village church, all ages' },
        {
          id: 'seen',
          label: 'What you have seen so far',
          example: 'the elder brother never comes in',
          optional: true,
          long: true,
        },
      ],
    },
    {
      id: 'leaders-meeting',
      title: 'Plan a leaders’ meeting',
      summary: 'An agenda of one hour with prayer, a short word, and decisions that get made.',
      text: `Plan a meeting of one hour for our {team}. What we have to decide: {decisions}

Give me an agenda with minutes beside each part: opening prayer, a short word from Scripture on leading as serving (name one passage by reference, with two questions on it), what each person brings, the decisions one by one, who does what by when, closing prayer. For each decision write one question that helps us hear the quiet ones, too. Leave the decisions themselves to us. One page.`,
      tags: ['meeting', 'leaders', 'planning', 'decisions'],
      places: [
        { id: 'team', label: 'Who meets', example: 'elders and ministry leaders' },
        {
          id: 'decisions',
          label: 'What is to be decided',
          example: 'the summer programme, a new treasurer, the leaking roof',
          long: true,
        },
      ],
    },
    {
      id: 'tired-volunteer',
      title: 'Care for a volunteer who is tired',
      summary: 'What to ask, what to take off their shoulders, and how to thank them.',
      text: `Someone who serves faithfully in our {area} is worn out, and I want to care for them well before they break. What does Scripture say about burnout, rest and carrying each other’s burdens?

Name three passages by reference, and say what each means for the one who leads, not only for the one who is tired. Then give me six open questions to ask in a conversation over coffee, and three things I could take off this person’s shoulders this month. Do not guess at their reasons, and do not turn rest into another duty. If there are signs of illness, tell me plainly to point to a doctor.`,
      tags: ['care', 'volunteers', 'burnout', 'rest'],
      places: [{ id: 'area', label: 'Where they serve', example: 'children’s ministry' }],
    },
    {
      id: 'conflict-between-two',
      title: 'Resolve a conflict between two people',
      summary: 'Matthew 18 in practice: who speaks first, where, and what is agreed.',
      text: `Two people in our {group} are in conflict, and I am asked to help them to be reconciled. What happened, without names: {matter}

Explain Matthew 18:15-17 step by step for this situation, beside what Ephesians 4:25-32 asks of both. Then give me an order for the conversation: what I say to each alone, where and how we meet, who speaks first, questions that lead from blame to what was felt and needed, and how we write down what is agreed. Say where forgiveness ends and safety begins: if anyone is in danger or being abused, no such talk is to be held, and help comes first. Take no side. About 500 words.`,
      tags: ['conflict', 'reconciliation', 'care'],
      places: [
        { id: 'group', label: 'Your group', example: 'worship team' },
        {
          id: 'matter',
          label: 'What happened (no names)',
          example: 'one felt passed over, the other felt accused',
          long: true,
        },
      ],
    },
    {
      id: 'welcome-newcomers',
      title: 'Welcome newcomers for six weeks',
      summary: 'From the door to a friend: one step a week.',
      text: `Draw up a six-week plan for welcoming newcomers into our church. We are {church}.

For each week give one step from the door to a friend and a table: who does it, what is said, and what is better left unsaid. Ground it in what Scripture says about hospitality and the stranger, three passages named by reference with a sentence each. Think of those who come alone, with small children, with a disability, with another first language, or after being hurt in a church. No pressure, no lists of names shown on a screen, no promise that we cannot keep. A table of six rows.`,
      tags: ['welcome', 'newcomers', 'hospitality', 'planning'],
      places: [{ id: 'church', label: 'Your church', example: 'eighty people in a small town' }],
    },
    {
      id: 'study-servant-leadership',
      title: 'Bible study: leading by serving',
      summary: 'One hour for your team, with your own part left open.',
      text: `Write a one-hour Bible study on servant leadership for our {group}. Place the group name “{group}” as a heading at the top of the guide.

Build it on Mark 10:35-45, John 13:1-17 and 1 Peter 5:1-4, one teaching section for each. Give minutes for every part: welcome and prayer, teaching, discussion, application, closing prayer. The discussion questions should ask about what we really do on an ordinary week. Mark the places where I tell of my own leading, and leave them empty. End with one commitment that can be kept within seven days.`,
      tags: ['bible study', 'leadership', 'serving', 'team'],
      places: [{ id: 'group', label: 'Group name', example: 'Tuesday Leaders', default: 'Ministry Leaders' }],
    },
    {
      id: 'word-of-thanks',
      title: 'Thank those who serve',
      summary: 'A letter with marked places for what only you know.',
      text: `Help me write a thank you letter to someone who served in our {area} for {years}.

Warm and short, about 150 words, in words that I would speak aloud. Invent nothing about them: set a marked place like [what they did] wherever a name, a memory or a fact belongs, and I will fill it in. Name one passage by reference that honours quiet service without flattering. Afterwards tell me what makes thanks believable and what to leave out.`,
      tags: ['thanks', 'volunteers', 'letter'],
      places: [
        { id: 'area', label: 'Where they served', example: 'the kitchen team' },
        { id: 'years', label: 'How long', example: 'eleven years' },
      ],
    },
    {
      id: 'order-of-service',
      title: 'Draft an order of service',
      summary: 'A service that moves from call to sending, with places for your own songs.',
      text: `Draft an order of service for {occasion}. It lasts about {length}, and our tradition is {tradition}.

Lay out the movement from call to worship to sending, with a reading named by reference for each step, one sentence on why it stands there, and who could lead it: let several ages and voices be heard. Leave marked places for our songs, notices and the sermon. Respect our tradition’s order where it has one, and say where you are unsure of it. Keep prayers to two or three lines as starting points. One page that can be printed.`,
      tags: ['worship', 'service', 'planning', 'liturgy'],
      places: [
        { id: 'occasion', label: 'Occasion', example: 'a harvest thanksgiving' },
        { id: 'length', label: 'Length', example: 'one hour', default: 'one hour' },
        { id: 'tradition', label: 'Your tradition', example: 'Baptist, with communion once a month' },
      ],
    },
  ],
} as const satisfies PromptCategory;
