import { type JSX, useEffect } from 'react';
import { toldAge } from '../app/age-band.ts';
import type { AgePlaceProps } from './age-question.tsx';
import style from './care-slot.module.css';
import type { KeeperProps } from './keeper.tsx';
import { loadRoomSoon, useRoom } from './room.ts';

/** Below the head of a conversation. Nothing is there until the room of care is loaded, which is soon. */
export function CareUnderHead(props: KeeperProps): JSX.Element | null {
  const room = useRoom();
  useEffect(loadRoomSoon, []);
  return room && <room.Keeper {...props} />;
}

/** Above the field at the beginning of a conversation: the question of age, or room for it. */
export function AgePlace(props: AgePlaceProps): JSX.Element | null {
  const room = useRoom();
  if (room) return <room.AgeQuestion {...props} />;
  return props.loaded?.messages.length === 0 && toldAge() === null ? <div className={style.ageRoom} /> : null;
}
