import type { PromptCategory } from './types.ts';

export const PERSONAL_GROWTH = {
  id: 'personal-growth',
  name: 'Personal Growth',
  icon: 'book-open',
  description: 'Reading, praying and living what one has understood.',
  prompts: [
    {
      id: 'understand-a-passage',
      title: 'Understand a passage',
      summary: 'Setting, sense and what it asks of a reader.',
      text: `Explain {passage} to me.
What puzzles me: {question}

Begin with where it stands: who wrote to whom, what comes before and after. Then what it meant to its first readers, what it means for us, and what it is often taken to say and does not. Name two passages by reference that shed light on it. Where churches differ, give each view a fair sentence. End with two questions for me and no homework. About 400 words in plain language.`,
      tags: ['bible', 'context', 'reading'],
      places: [
        { id: 'passage', label: 'Passage', example: 'Jeremiah 29:11' },
        { id: 'question', label: 'What puzzles you', example: 'is that promised to me?', optional: true },
      ],
    },
    {
      id: 'reading-plan',
      title: 'Make a Bible reading plan',
      summary: 'A plan that survives a bad week.',
      text: `Make a Bible reading plan for {weeks} weeks with {minutes} minutes a day. I would like to know more about {subject}.

Give a table with a week in each row: passages by reference, one question a week, and one free day. Choose passages short enough for the time and say in a sentence why they come in this order. Tell me how to go on after days without reading, without catching up. Mix one Gospel with the rest.`,
      tags: ['reading plan', 'bible', 'habit'],
      places: [
        { id: 'weeks', label: 'How many weeks', example: 'four', default: 'four' },
        { id: 'minutes', label: 'Minutes a day', example: 'fifteen', default: 'fifteen' },
        { id: 'subject', label: 'Subject', example: 'how Jesus dealt with people' },
      ],
    },
    {
      id: 'morning-devotional',
      title: 'Devotional for this morning',
      summary: 'A passage, a thought, a question and a prayer.',
      text: `Write a devotional for this morning, about 200 words. What is before me today: {day}

One passage named by reference, with its context in a sentence; a thought that stays with the text; one question; one thing to do before noon; a prayer of three lines that I can make my own. Do not tell me what God is telling me today, and do not promise how the day will end.`,
      tags: ['devotional', 'morning', 'daily'],
      places: [{ id: 'day', label: 'What is before you', example: 'a hard talk with my boss, and fear' }],
    },
    {
      id: 'forgive-someone',
      title: 'Work towards forgiving someone',
      summary: 'What forgiveness is, what it is not, and a first step.',
      text: `I want to forgive someone and I cannot yet. What happened, as far as I want to say it: {hurt}

What does the Bible say about forgiveness, in Matthew 18:21-35, Genesis 50:15-21 and Romans 12:17-21? Separate forgiving from forgetting, from trusting again and from staying in danger. Ask me four questions, and suggest one step for today and one person to speak with. Do not hurry me, and do not take the other side or mine. If I may not be safe, say so first.`,
      tags: ['forgiveness', 'hurt', 'healing'],
      places: [
        {
          id: 'hurt',
          label: 'What happened',
          example: 'a friend told others what I had trusted them with',
          long: true,
        },
      ],
    },
    {
      id: 'hard-decision',
      title: 'Think through a decision',
      summary: 'Wisdom, counsel and questions; the choice stays yours.',
      text: `I have a decision to make: {decision}. How does the Bible teach me to find God’s guidance?

Explain James 1:5-8 and Proverbs 15:22 in context, and say fairly what Christians hold about signs, inner peace and open doors. Then ask me ten questions: facts, motives, people concerned, fear, cost, time. Show me how to lay out both ways on a page and pray over them, and whom to ask. Do not decide for me, and do not say which one God wants. About 400 words.`,
      tags: ['guidance', 'decision', 'wisdom'],
      places: [{ id: 'decision', label: 'The decision', example: 'whether to move nearer to my parents' }],
    },
    {
      id: 'learn-to-pray',
      title: 'Learn to pray',
      summary: 'A simple way in, with the Lord’s Prayer and the psalms.',
      text: `Teach me how to pray. Where I am now: {where}

Take the Lord’s Prayer in Matthew 6:5-15 line by line, with one plain sentence on each line and one way to say it in my own words. Then show how to pray a psalm, choosing one of thanks and one of complaint, by reference. Give me a form for five minutes a day for one week. Say what to do with wandering thoughts and with silence. No formula that makes God act.`,
      tags: ['prayer', 'beginning', 'psalms'],
      places: [{ id: 'where', label: 'Where you are', example: 'I have not prayed since I was a child' }],
    },
    {
      id: 'year-in-review',
      title: 'Look back on a season',
      summary: 'Questions with psalms for an hour alone.',
      text: `Lead me to look back on {season} with gratitude and honesty before God, in an hour alone with a notebook.

Give twelve questions in four parts: thanks, grief, sin and grace, what comes next. Before each part name a psalm by reference and say in a sentence why. Let the questions be open, so that a bad time can be told as it was. End with one sentence to write down and take along, which I shall find myself. Nothing about goals.`,
      tags: ['reflection', 'gratitude', 'psalms'],
      places: [{ id: 'season', label: 'Which season', example: 'the past year', default: 'the past year' }],
    },
    {
      id: 'answer-in-anger',
      title: 'Answer without anger',
      summary: 'From the first hot words to ones that can be sent.',
      text: `Someone has made me angry and I have to answer. What was said or done: {matter}

What does the Bible teach about anger and answering, in Proverbs 15:1, James 1:19-20 and Ephesians 4:25-27? Ask me three questions before I write anything. Then show me how an answer is built that is true, kind and short: what I heard, what it did, what I ask for. Leave the words themselves to me, with marked places. Say when silence or another person in the room is wiser.`,
      tags: ['anger', 'conflict', 'words'],
      places: [
        {
          id: 'matter',
          label: 'What happened',
          example: 'a relative mocked my faith in front of my children',
          long: true,
        },
      ],
    },
  ],
} as const satisfies PromptCategory;
