/**
 * What is said when somebody goes on telling after a prayer, a note or another thing was made for them, and wants nothing
 * of it changed.
 */

/** To thanks and liking. */
export const GLAD_IT_SERVES: readonly string[] = [
  'I am glad if it serves. What does not sound like you, change without asking anybody.',
  'Good. It is yours now; use as much of it as you need.',
];

/** Before a prayer that has in it what was told since. */
export const PRAYED_WITH_IT: readonly string[] = [
  'That belongs before God as well. With it the prayer goes:',
  'That can be said to him too. I have put it in your own words before the Amen:',
  'Take that into the prayer with you:',
];
/** In the prayer itself: the visitor’s own words. */
export const BEFORE_YOU: readonly string[] = [
  'This too I lay before you: {told}.',
  'And you see this: {told}.',
  'Hear also this: {told}.',
];

/** To what was told after anything else was made. */
export const TOLD_AFTER: readonly string[] = [
  'Thank you for telling me. What I gave you was not written with that in mind: keep of it what is true here, and leave out the rest.',
  'That matters, and what I gave you knows nothing of it. Take only as much of it as fits what you tell me now.',
];
