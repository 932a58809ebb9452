import { type JSX, memo, useEffect, useState } from 'react';
import { toldAge } from '../app/age-band.ts';
import type { AgePlaceProps } from './age-question.tsx';
import style from './care-slot.module.css';
import type { KeeperProps } from './keeper.tsx';
import { loadRoomSoon, useRoom } from './room.ts';

/** Below the head of a conversation. Nothing is there until the room of care is loaded, which is soon. */
export function CareUnderHead(props: Omit<KeeperProps, 'sent'>): JSX.Element | null {
  const room = useRoom();
  const { outgoing } = props;
  // What was sent before the room was there is looked at as well.
  const [sent, setSent] = useState(outgoing);
  useEffect(loadRoomSoon, []);
  useEffect(() => {
    if (outgoing) setSent(outgoing);
  }, [outgoing]);
  return room && <room.Keeper {...props} sent={outgoing ?? sent} />;
}

/** Above the field at the beginning of a conversation: the question of age, or room for it. No letter typed draws it anew. */
export const AgePlace = memo(function AgePlace(props: AgePlaceProps): JSX.Element | null {
  const room = useRoom();
  if (room) return <room.AgeQuestion {...props} />;
  return props.loaded?.messages.length === 0 && toldAge() === null ? <div className={style.ageRoom} /> : null;
});
