import { type JSX, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sentenceOf } from '../app/request.ts';
import button from '../ui/button.module.css';
import style from './thread.module.css';

interface EarlierMessagesProps {
  scroller: RefObject<HTMLElement | null>;
  onLoad: () => Promise<void>;
}

/** Earlier messages are loaded when the reader is this far below them. */
const LOAD_AHEAD = '600px 0px 0px 0px';

/** Loads earlier messages when the reader comes near them, or presses the button. */
export function EarlierMessages({ scroller, onLoad }: EarlierMessagesProps): JSX.Element {
  const [state, setState] = useState<'ready' | 'loading' | { sentence: string }>('ready');
  const top = useRef<HTMLDivElement>(null);

  const load = useCallback(async () => {
    setState('loading');
    try {
      await onLoad();
      setState('ready');
    } catch (error) {
      setState({ sentence: sentenceOf(error) });
    }
  }, [onLoad]);

  useEffect(() => {
    const { current } = top;
    if (!current || state !== 'ready') return;
    const observer = new IntersectionObserver(
      // A fast reader may come and go between two frames: the last entry is the state now.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) void load();
      },
      { root: scroller.current, rootMargin: LOAD_AHEAD },
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
 * Keeps the reader's position when earlier messages are added above it, also in browsers without scroll anchoring. It
 * must be drawn before the turns: React runs its clean-up, which measures, before it changes the elements after it.
 */
export function KeepScrollPosition(props: {
  scroller: RefObject<HTMLElement | null>;
  first: string | undefined;
}): null {
  const { scroller, first } = props;
  const anchor = useRef<{ turn: Element; at: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another first message moves those after it
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
