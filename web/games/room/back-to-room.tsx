import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Link } from 'wouter';
import button from '../../ui/button.module.css';
import style from './back-to-room.module.css';
import { ownRooms } from './own-rooms.ts';
import { spoken } from './spoken-code.ts';

/** The way back to the rooms that this browser leads or plays in, for as long as their games go on. */
export function BackToRoom(): JSX.Element | null {
  const { data: rooms = [] } = useQuery({
    queryKey: ['own-rooms'],
    queryFn: ownRooms,
    // A room may have ended since the page was last shown.
    staleTime: 0,
    gcTime: 0,
  });
  if (rooms.length === 0) return null;
  return (
    <ul className={style.rooms} aria-label="Your rooms">
      {rooms.map(({ path, code, title, name }) => (
        <li key={path}>
          <Link href={path} className={button.primary} aria-describedby={`own-${path}`}>
            Back to your room
          </Link>
          <span id={`own-${path}`}>
            {title}, {spoken(code)}: {name === undefined ? 'you opened it' : `you are ${name}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
