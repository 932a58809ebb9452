import type { TextFinding } from './checked.ts';

/** What a reader needs to know of a finding first: one colour and one sign each. */
export type Tone = 'right' | 'differs' | 'missing' | 'unchecked' | 'named';

export const TONES = ['right', 'differs', 'missing', 'unchecked', 'named'] as const;

const TONE_OF: Record<TextFinding['status'], Tone> = {
  verified: 'right',
  corrected: 'differs',
  paraphrased: 'differs',
  'not-found': 'missing',
  unverified: 'unchecked',
  mentioned: 'named',
};

export const toneOf = ({ status }: TextFinding): Tone => TONE_OF[status];

/** Behind a number. "differ" says not who was wrong: the words may be another translation's. */
export const COUNTED: Record<Tone, string> = {
  right: 'word for word',
  differs: 'differ',
  missing: 'not in the Bible',
  unchecked: 'not checked',
  named: 'named',
};

/** A finding's result, in a sentence's beginning. */
export function resultOf({ status, version, kind, text }: TextFinding): string {
  switch (status) {
    case 'verified':
      return `Word for word, ${version}`;
    case 'corrected':
      if (text === undefined) return 'True words, another reference';
      return version ? `Differs from the ${version}` : 'Differs from the text';
    case 'paraphrased':
      return version ? `In other words than the ${version}` : 'In other words';
    case 'unverified':
      return version ? `${version}, not checked` : 'Not checked';
    case 'mentioned':
      return 'Named';
    case 'not-found':
      return kind === 'reference' ? 'No such passage' : 'Not in the Bible';
  }
}
