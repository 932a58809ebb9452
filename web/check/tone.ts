import type { TextFinding } from './checked.ts';

/** The kind of result that a reader sees first; each has one colour and one icon. */
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

/** Labels after a number. "differ" does not say who is wrong: the text may be another translation's. */
export const COUNT_LABELS: Record<Tone, string> = {
  right: 'word for word',
  differs: 'differ',
  missing: 'not in the Bible',
  unchecked: 'not checked',
  named: 'mentioned',
};

/** A finding's result, as the beginning of a sentence. */
export function resultOf({ status, version, kind, text }: TextFinding): string {
  switch (status) {
    case 'verified':
      return `Word for word, ${version}`;
    case 'corrected':
      if (text === undefined) return 'Correct words, wrong reference';
      return version ? `Differs from the ${version}` : 'Differs from the text';
    case 'paraphrased':
      return version ? `In other words than the ${version}` : 'In other words';
    case 'unverified':
      return version ? `${version}, not checked` : 'Not checked';
    case 'mentioned':
      return 'Mentioned';
    case 'not-found':
      return kind === 'reference' ? 'No such passage' : 'Not in the Bible';
  }
}
