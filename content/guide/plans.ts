/** For requests to plan a meeting, a journey or a year: says that the guide cannot, and offers what it has. */
export const PLAN_TEXT = {
  leads: [
    'What you ask for needs what only you and your people know. I am the built-in guide: I look up Scripture and can write a study hour, a devotional or a prayer, but I **cannot draw up a plan or a letter of this kind**, and I will not pretend to. Here is what I can lay beside your own plan, on {about}.',
    'To be plain with you: **I cannot lay this out for you.** I am the built-in guide, and I know passages and questions, not your people and your calendar. What I have on {about} may still help you when you sit down to plan:',
  ],
  passages: '**Passages to build on**',
  questions: '**Questions to plan with, or to ask those who come**',
  practices: '**What people can really do**',
  prayer: '**A prayer to begin or to end with**',
  closing: [
    'One part of it I can write out: ask me for a one-hour Bible study, a devotional or a prayer on {about}. For the rest, sit down with two others who know your people; three pairs of eyes see more than any program.',
    'If one part of your plan is a study hour, a devotional or a prayer on {about}, ask for it, and I will write it with your own part left open.',
  ],
} as const;
