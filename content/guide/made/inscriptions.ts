/** A line for a stone, a bench or a plaque. */
export interface Inscription {
  readonly line: string;
  /** Without a word of faith. */
  readonly isPlain?: true;
  /** For somebody grown up, and on a bench rather than a stone. */
  readonly isForGrown?: true;
  /** What the one who died loved, or was; over plain words. */
  readonly of?: RegExp;
}

const SEA = /\b(?:sea|ocean|beach|sail\w*|fish\w*|boats?|waves?|swim\w*|coast|lake|river|water)\b/;
const GARDEN = /\b(?:garden\w*|flowers?|roses?|trees?|plants?|birds?|allotment|woods?|nature)\b/;
const HILLS = /\b(?:mountains?|hills?|walk\w*|hik\w*|climb\w*|view|countryside)\b/;
/** A child: nothing that is said of a long life fits. */
export const CHILD = /\b(?:baby|child|son|daughter|little (?:boy|girl)|stillborn|miscarr\w+|grandchild)\b/;
const MUSIC = /\b(?:music\w*|sing\w*|song|choir|piano|guitar|violin|organ|danc\w+)\b/;
const TALK = /\b(?:talk\w*|laugh\w*|jokes?|stories|funny|tea|coffee|pub)\b/;

export const INSCRIPTIONS: readonly Inscription[] = [
  { line: '[Name], at rest by the sea.', isPlain: true, of: SEA },
  { line: 'Look out to sea. [Name] did.', isPlain: true, of: SEA },
  { line: 'For [name]. Calm sea, safe harbour.', isPlain: true, of: SEA },
  { line: 'His way was in the sea. Psalm 77', of: SEA },
  { line: '[Name]: brought to the haven. Psalm 107', of: SEA },
  { line: '[Name] loved what grows.', isPlain: true, of: GARDEN },
  { line: 'Sit in the shade. [Name] would like that.', isPlain: true, of: GARDEN },
  { line: 'Planted by the water. Psalm 1', of: GARDEN },
  { line: '[Name] loved this view. Now it is yours.', isPlain: true, of: HILLS },
  { line: 'I lift up my eyes to the hills. Psalm 121', of: HILLS },
  { line: '[Name]. So small, so loved.', isPlain: true, of: CHILD },
  { line: '[Name]. Too short, and never forgotten.', isPlain: true, of: CHILD },
  { line: '[Name]. Carried in his arms. Isaiah 40', of: CHILD },
  { line: '[Name]. The song goes on.', isPlain: true, of: MUSIC },
  { line: '[Name]. Singing still.', of: MUSIC },
  { line: '[Name] always had time. Stay a while.', isPlain: true, of: TALK },
  { line: '[Name]. Loved, and missed.', isPlain: true },
  { line: 'Sit down a while. [Name] did.', isPlain: true, isForGrown: true },
  { line: 'For [name]. Thank you for everything.', isPlain: true, isForGrown: true },
  { line: '[Name]. Love never ends.', isPlain: true },
  { line: '[Name]. Kept in God’s hands.' },
  { line: '[Name]. At home with God.' },
  { line: '[Name]. Called by name. Isaiah 43' },
  { line: '[Name]. The Lord is my shepherd.' },
  { line: '[Name]. Until the day breaks.' },
];

export const INSCRIPTION_TEXT = {
  lead: 'Lines for it; [name] is for you to set in. Behind each stands how many letters and spaces it has with a name of five letters:',
  line: '{line} *({count})*',
  none: 'I have none that is so short. The name and the years say it too.',
  closing: [
    'Ask the mason or the council how many letters there may be, spaces included. Say it aloud at home for a week before it is cut; what is still true in fifty years is better than what is clever today.',
  ],
} as const;
