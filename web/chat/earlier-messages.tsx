import { type JSX, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sentenceOf } from '../app/request.ts';
import button from '../ui/button.module.css';
import style from './thread.module.css';

interface EarlierMessagesProps {
  scroller: RefObject<HTMLElement | null>;
  onEarlier: () => Promise<void>;
}

/** So far above the reader's place earlier messages are fetched already. */
const AHEAD = '600px 0px 0px 0px';

/** Loads earlier messages as the reader comes near, or on a press, and keeps the reader's place. */
export function EarlierMessages({ scroller, onEarlier }: EarlierMessagesProps): JSX.Element {
  const [state, setState] = useState<'ready' | 'loading' | { sentence: string }>('ready');
  const top = useRef<HTMLDivElement>(null);

  const load = useCallback(async () => {
    setState('loading');
    try {
      await onEarlier();
      setState('ready');
    } catch (error) {
      setState({ sentence: sentenceOf(error) });
    }
  }, [onEarlier]);

  useEffect(() => {
    const { current } = top;
    if (!current || state !== 'ready') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void load();
      },
      { root: scroller.current, rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [scroller, state, load]);

  return (
    <div ref={top} className={style.earlier} data-print="no">
      {typeof state === 'object' && (
        <p role="alert">Earlier messages could not be loaded. {state.sentence}</p>
      )}
      <button
        type="button"
        className={button.text}
        disabled={state === 'loading'}
        onClick={() => void load()}
      >
        {state === 'loading' ? 'Loading earlier messages' : 'Show earlier messages'}
      </button>
    </div>
  );
}

/**
 * Keeps what the reader sees where it is when earlier messages come before it, also in browsers that do not see to it
 * themselves. Stands before the turns: React runs its leaving effect before it changes what comes behind it.
 */
export function KeepPlace(props: {
  scroller: RefObject<HTMLElement | null>;
  first: string | undefined;
}): null {
  const { scroller, first } = props;
  const anchor = useRef<{ turn: Element; at: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another first message moves the others
  useLayoutEffect(() => {
    const { current } = anchor;
    if (current?.turn.isConnected && scroller.current) {
      scroller.current.scrollTop += current.turn.getBoundingClientRect().top - current.at;
    }
    return () => {
      const turn = scroller.current?.querySelector('[data-turn]');
      anchor.current = turn ? { turn, at: turn.getBoundingClientRect().top } : null;
    };
  }, [scroller, first]);
  return null;
}
