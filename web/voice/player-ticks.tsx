import { type JSX, useEffect, useState } from 'react';
import { lengthOf } from './clip.ts';
import style from './player-bar.module.css';
import type { PlayerState, VoicePlayer } from './player-state.ts';

const REFRESH_MS = 250;
/** More pieces than this are too narrow to be seen apart. */
const MOST_PIECES = 60;

interface PlayerTicksProps {
  player: VoicePlayer;
  state: PlayerState;
}

/** The whole passage as a line, a piece for each verse, as far as it was read. The words beside it say the same. */
export function PlayerTicks({ player, state }: PlayerTicksProps): JSX.Element {
  const { clip, progress } = state;
  const fraction = useFraction(player, progress.status === 'playing');
  const lengths = clip.segments.map(lengthOf);
  if (lengths.length > MOST_PIECES) {
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const before = lengths.slice(0, progress.at).reduce((sum, length) => sum + length, 0);
    const done = (before + fraction * (lengths[progress.at] ?? 0)) / Math.max(1, total);
    return (
      <div className={style.ticks} aria-hidden="true">
        <Piece length={1} done={done} />
      </div>
    );
  }
  return (
    <div className={style.ticks} aria-hidden="true">
      {lengths.map((length, index) => (
        <Piece
          // biome-ignore lint/suspicious/noArrayIndexKey: segments are only added at the end
          key={index}
          length={length}
          done={index < progress.at ? 1 : index === progress.at ? fraction : 0}
        />
      ))}
    </div>
  );
}

const Piece = ({ length, done }: { length: number; done: number }): JSX.Element => (
  <span style={{ flexGrow: length }}>
    <i style={{ width: `${Math.round(done * 100)}%` }} />
  </span>
);

function useFraction(player: VoicePlayer, isMoving: boolean): number {
  const [fraction, setFraction] = useState(0);
  useEffect(() => {
    const read = (): void => setFraction(player.fraction());
    read();
    if (!isMoving) return;
    const timer = setInterval(read, REFRESH_MS);
    return () => clearInterval(timer);
  }, [player, isMoving]);
  return fraction;
}
