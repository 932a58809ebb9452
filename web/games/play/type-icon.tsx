import BookOpen from 'lucide-react/icons/book-open';
import Heart from 'lucide-react/icons/heart';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import User from 'lucide-react/icons/user';
import WholeWord from 'lucide-react/icons/whole-word';
import type { JSX } from 'react';
import type { Game } from '../../../games/question.ts';

const ICONS = {
  scramble: WholeWord,
  fill_blank: TextCursorInput,
  character_guess: User,
  memory_verse: Heart,
  other: BookOpen,
} as const satisfies Record<Game['type'], unknown>;

export function TypeIcon({ type }: { type: Game['type'] }): JSX.Element {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" />;
}
