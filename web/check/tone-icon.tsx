import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import PencilLine from 'lucide-react/icons/pencil-line';
import X from 'lucide-react/icons/x';
import type { JSX } from 'react';
import type { Tone } from './tone.ts';

const ICONS = {
  right: Check,
  differs: PencilLine,
  missing: X,
  unchecked: CircleQuestionMark,
  named: Bookmark,
};

/** A tone's icon, for readers to whom the colour alone says nothing. */
export function ToneIcon({ tone }: { tone: Tone }): JSX.Element {
  const Icon = ICONS[tone];
  return <Icon aria-hidden="true" />;
}
