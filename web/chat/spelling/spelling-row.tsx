import type { JSX, RefObject } from 'react';

interface SpellingRowProps {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  active: boolean;
}

export function SpellingRow(_props: SpellingRowProps): JSX.Element | null {
  return null;
}
