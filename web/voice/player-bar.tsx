import ChevronUp from 'lucide-react/icons/chevron-up';
import Volume2 from 'lucide-react/icons/volume-2';
import X from 'lucide-react/icons/x';
import { type JSX, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import button from '../ui/button.module.css';
import { titleOf } from './media-session.ts';
import style from './player-bar.module.css';
import { SleepChoice, SpeedChoice, VoiceChoice } from './player-choices.tsx';
import { type PlayerProps, PlayPause, Step, subtitleOf } from './player-controls.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { PlayerTicks } from './player-ticks.tsx';

/** The player: one row at the bottom of the page, which stays while one scrolls. Opened it is a sheet. */
export function PlayerBar({ player, state }: PlayerProps): JSX.Element {
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useRoomFor(bar);
  const { clip, progress, notice } = state;
  const { target } = clip;
  return (
    <section
      ref={bar}
      className={style.player}
      aria-label={`Listening to ${target.kind === 'passage' ? target.reference : 'the reply'}`}
      data-print="no"
    >
      <p role="status" className={notice ? style.notice : 'unseen'}>
        {notice && <Volume2 aria-hidden="true" />}
        {notice}
      </p>
      <PlayerTicks player={player} state={state} />
      <div className={style.row}>
        <Step player={player} state={state} by={-1} className={style.onDesk} />
        <PlayPause player={player} state={state} className={style.round} />
        <Step player={player} state={state} by={1} className={style.onDesk} />
        <div className={style.title}>
          <b>{titleOf(state)}</b>
          <span>{subtitleOf(state)}</span>
        </div>
        {progress.reader === 'service' && <VoiceChoice player={player} className={style.onDesk} />}
        <SpeedChoice player={player} />
        <SleepChoice player={player} state={state} />
        <button
          ref={opener}
          type="button"
          className={`${button.icon} ${style.onPhone}`}
          aria-label="More for listening"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <ChevronUp aria-hidden="true" />
        </button>
        <button
          type="button"
          className={`${button.icon} ${style.onDesk}`}
          aria-label="Stop"
          onClick={() => player.stop()}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <PlayerSheet player={player} state={state} open={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}

/** The end of the page, and what sticks to the bottom of the window, stay above the player. */
function useRoomFor(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = bar;
    const { style: page } = document.documentElement;
    if (!element || element.closest('[data-player-slot]')) return;
    const observer = new ResizeObserver(() =>
      page.setProperty('--player-height', `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty('--player-height');
    };
  }, [bar]);
}
