import type { PromptCategory } from './types.ts';

export const YOUTH_MINISTRY = {
  id: 'youth-ministry',
  name: 'Youth Ministry',
  icon: 'backpack',
  description: 'Lessons, games and honest answers for the young and for those who love them.',
  prompts: [
    {
      id: 'youth-lesson',
      title: 'Youth lesson on a passage',
      summary: 'One hour that begins with a question and ends with something to try.',
      text: `Write a one-hour Bible study for our youth group on {passage}. Place the group name “{group}” as a heading at the top of the guide. They are {ages}.

Begin with an opening everyone can join without a phone, then three short teaching sections on the passage with one other passage beside it by reference, questions that cannot be answered with “Jesus” or “love”, and a challenge for the week with a commitment exercise. Give minutes for each part. No slang that pretends, nobody reads aloud who does not want to. Mark the place where I tell something of my own.`,
      tags: ['lesson', 'youth', 'bible study'],
      places: [
        { id: 'passage', label: 'Passage', example: 'Mark 4:35-41' },
        { id: 'group', label: 'Group name', example: 'Friday Crew', default: 'Youth Group' },
        { id: 'ages', label: 'Ages', example: '13 to 16 years old', default: '13 to 17 years old' },
      ],
    },
    {
      id: 'youth-hard-question',
      title: 'Answer a hard question honestly',
      summary: 'For the question that stops the evening.',
      text: `A teenager in our group asked: “{question}” What does the Bible say, and how do I answer?

First help me hear what may stand behind the question, without guessing at this person. Then what Scripture says, with passages by reference and in context; where Christians agree and where they differ, fairly; what I may honestly say I do not know. End with three questions I can ask in return. Grace and truth both. About 350 words that a fifteen-year-old would follow.`,
      tags: ['questions', 'doubt', 'teenagers'],
      places: [{ id: 'question', label: 'The question', example: 'Why does God allow suffering?' }],
    },
    {
      id: 'youth-game-night',
      title: 'Plan a game evening with a point',
      summary: 'Games for every body and a short word that is not a trap.',
      text: `Plan a game evening of two hours for {number} young people in {place}.

Five games with rules in three lines each, from loud to calm, for those who run and for those who do not, with no one picked last and nothing that humiliates. Then a word of five minutes on friendship: one passage by reference, a structure of three sentences and two questions for groups of four. Add a list of material, safety points, and what the helpers do with someone who stands alone.`,
      tags: ['games', 'evening', 'planning'],
      places: [
        { id: 'number', label: 'How many', example: 'twenty-five' },
        { id: 'place', label: 'Where', example: 'a church hall with a yard' },
      ],
    },
    {
      id: 'youth-identity-study',
      title: 'Bible study: online and known',
      summary: 'One hour on comparison, phones and being known by God.',
      text: `Write a one-hour Bible study on identity and self-worth for teenagers who live online. Place the group name “{group}” as a heading at the top of the guide.

Three teaching sections: Psalm 139:1-12, Luke 19:1-10 and Galatians 1:10. Give minutes for each part. Do not scold them for their phones; ask what they find there. Questions on comparison, being seen and being known, which can be answered on paper first. A challenge for the week that they choose themselves, and a line on whom to speak with when someone is bullied or threatened.`,
      tags: ['bible study', 'identity', 'phones', 'bullying'],
      places: [{ id: 'group', label: 'Group name', example: 'Friday Crew', default: 'Youth Group' }],
    },
    {
      id: 'letter-to-parents',
      title: 'Write to parents',
      summary: 'Clear, friendly, with every fact left for you to fill in.',
      text: `Draft a letter to the parents of our youth group about {matter}, at most 200 words, with no sermon in it.

Say what happens, why it is good for their children, what it costs and how help with the cost works without asking twice, who is responsible, and how to reach us. Every date, price, name and number is a marked place such as [date]: invent none. Friendly, plain, no church words, easy to read for someone with another first language. Then list what I should check before sending (permissions, allergies, photographs, child protection).`,
      tags: ['letter', 'parents', 'communication'],
      places: [{ id: 'matter', label: 'About', example: 'a summer camp' }],
    },
    {
      id: 'exam-prayer',
      title: 'Pray before exams',
      summary: 'A prayer for students, and a word about worth.',
      text: `Write a prayer for students before their exams, to be prayed together in {setting}.

About 120 words, in words a sixteen-year-old would use. Ask for calm, memory and honesty, think of those who have no quiet place to learn, and end by thanking God that no mark decides what we are worth. No promise of good marks. Name one passage by reference, and add two sentences for someone who has just failed.`,
      tags: ['prayer', 'exams', 'students'],
      places: [{ id: 'setting', label: 'Where', example: 'our Sunday service', default: 'our church' }],
    },
    {
      id: 'youth-leaders-training',
      title: 'Train young leaders',
      summary: 'Six short sessions for those who lead for the first time.',
      text: `Plan six training sessions of forty-five minutes for new leaders ({ages}) in our youth ministry.

For each session: one passage by reference with three questions, one skill (listening, leading a discussion, telling a Bible story, prayer, conflict, boundaries), one exercise and one thing to do until next time. Put child protection into the first session, and mark the places for our own rules and contact people. Teach them to say “I do not know” and to call an adult. Encourage without flattering.`,
      tags: ['leaders', 'training', 'youth'],
      places: [{ id: 'ages', label: 'Ages', example: '16 to 20 years' }],
    },
    {
      id: 'youth-serve-project',
      title: 'Let young people serve',
      summary: 'A project they choose and carry themselves.',
      text: `Help me plan a service project of {length} that young people choose and carry themselves.

Give an order for a first meeting in which they find the need (not we), a list of questions to ask the people they want to help, three examples of size small, middle and large, and a simple table: who, what, until when, cost. Name two passages by reference on justice and on serving in secret, with a question each. Add safety, insurance and permission as things to ask about locally. No photographs of those who are helped.`,
      tags: ['service', 'project', 'justice'],
      places: [{ id: 'length', label: 'How long', example: 'three Saturdays' }],
    },
  ],
} as const satisfies PromptCategory;
