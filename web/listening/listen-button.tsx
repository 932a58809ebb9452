import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { type JSX, useEffect, useRef } from 'react';
import { useFlag } from '../app/flags.ts';
import { useStore } from '../app/store.ts';
import {
  type ListenTarget,
  listening,
  type PassageTarget,
  type ReplyTarget,
  toggleListening,
  updateListening,
} from './listening.ts';

type Unplaced<T extends ListenTarget> = Omit<T, 'shownIn' | 'scope'>;
export type ListenTo = Unplaced<PassageTarget> | Unplaced<ReplyTarget>;

interface ListenButtonProps {
  what: ListenTo;
  shownIn?: ListenTarget['shownIn'];
  className?: string | undefined;
  /** Called when it begins to read. */
  onBegin?: (() => void) | null;
}

const FLAGS = { passage: 'tts_bible_verses', reply: 'tts_ai_responses' } as const;

/** Reads a passage or a reply aloud; pressed again it stops. Not shown where its flag is off. */
export function ListenButton({
  what,
  shownIn = 'page',
  className,
  onBegin,
}: ListenButtonProps): JSX.Element | null {
  const isOn = useFlag(FLAGS[what.kind]);
  const isCurrent = useStore(listening, (clip) => clip?.id === what.id);
  const button = useRef<HTMLButtonElement>(null);
  const target: ListenTarget = {
    ...what,
    shownIn,
    scope: () => button.current?.closest('article, dialog, main') ?? document,
  };
  useEffect(() => {
    if (isCurrent && target.kind === 'reply') updateListening(target);
  });
  const toggle = (): void => {
    toggleListening(target);
    if (!isCurrent) onBegin?.();
  };
  if (!isOn) return null;
  return (
    <button ref={button} type="button" className={className} onClick={toggle}>
      {isCurrent ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      {isCurrent ? 'Stop' : 'Listen'}
    </button>
  );
}
