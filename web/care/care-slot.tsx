import { type JSX, useEffect } from 'react';
import type { CareSlotProps } from './care-here.ts';
import style from './care-slot.module.css';
import { loadRoom, useRoom } from './room.ts';

/** A place in the thread for help. Until its room is loaded, and where it cannot be, the bare lines: help never waits for a script. */
export function CareSlot(props: CareSlotProps): JSX.Element | null {
  const room = useRoom();
  const found = props.message?.care;
  const care = found?.level === 'urgent' ? found : undefined;
  useEffect(() => {
    if (care) void loadRoom();
  }, [care]);
  if (room) return <room.Help {...props} />;
  return care ? (
    <ul className={style.plain}>
      {care.resources.map(({ name, contact, call }) => (
        <li key={name}>
          {name}: {call ? <a href={`tel:${call}`}>{contact}</a> : contact}
        </li>
      ))}
    </ul>
  ) : null;
}
