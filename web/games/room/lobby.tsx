import { type JSX, useMemo } from 'react';
import type { RoomView } from '../../../contract/rooms.ts';
import { useAbout } from '../../app/about.ts';
import { qrCode } from '../../ui/qr-code.ts';
import { hereInWords } from './here-in-words.ts';
import style from './lobby.module.css';
import { spoken } from './spoken-code.ts';
import stage from './stage.module.css';
import { teamName } from './stage.tsx';

/** Where phones reach this installation; PUBLIC_URL, else as this browser does. */
export function useOrigin(): string {
  return useAbout()?.publicUrl || (globalThis.location?.origin ?? '');
}

export const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '');

/** The lobby on the wall: square, address and code together, and who is here. */
export function Lobby({ view }: { view: RoomView }): JSX.Element {
  const origin = useOrigin();
  const address = `${origin}/join/${view.code}`;
  const code = useMemo(() => qrCode(address), [address]);
  const { players } = view;
  const isMany = players.length > 18;
  const isFull = players.length >= 40;
  return (
    <div className={`${style.lobby} ${isMany ? style.crowded : ''}`}>
      <div className={style.plate}>
        <svg
          role="img"
          aria-label={`QR code of ${address}`}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      </div>
      <div>
        <h1 tabIndex={-1}>Join on your phone</h1>
        <dl>
          <div>
            <dt>Point its camera at the square, or open</dt>
            <dd className={style.address}>{withoutScheme(origin)}/join</dd>
          </div>
          <div>
            <dt>and type</dt>
            <dd className={style.code}>{spoken(view.code)}</dd>
          </div>
        </dl>
        <div className={style.here}>
          <p aria-live="polite">
            <b>{hereInWords(players.length)}</b> {isFull ? 'The room is full.' : 'Latecomers are welcome.'}
          </p>
          <ul className={`${stage.seats} ${isMany ? style.many : ''}`} aria-label="Who is here">
            {players.map(({ playerId, name, team }) => (
              <li key={playerId}>
                {name}
                {team !== undefined && <span className={style.team}>{teamName(team)}</span>}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
