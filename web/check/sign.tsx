import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import PencilLine from 'lucide-react/icons/pencil-line';
import X from 'lucide-react/icons/x';
import type { JSX } from 'react';
import type { Tone } from './tone.ts';

const SIGNS = {
  right: Check,
  differs: PencilLine,
  missing: X,
  unchecked: CircleQuestionMark,
  named: Bookmark,
};

/** A result's sign: colour alone says nothing to many readers. */
export function Sign({ tone }: { tone: Tone }): JSX.Element {
  const Icon = SIGNS[tone];
  return <Icon aria-hidden="true" />;
}
