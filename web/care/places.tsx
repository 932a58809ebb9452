import type { JSX } from 'react';
import { useToldAge } from '../app/age-band.ts';
import type { Activity } from '../chat/conversation.ts';
import type { Loaded } from '../chat/loaded.ts';
import style from './help.module.css';
import { useRoom } from './room.ts';
import type { CareState } from './use-care.ts';

interface CareUnderHeadProps {
  sessionId: string;
  care: CareState;
  onRemind: () => void;
  loaded: Loaded | undefined;
  /** Closes the stream and empties the field. */
  onLeave: () => void;
}

/** Below the head of the conversation: help within reach, its announcement, and the count of the time in use. */
export function CareUnderHead(props: CareUnderHeadProps): JSX.Element | null {
  const { sessionId, care, loaded, onRemind, onLeave } = props;
  const room = useRoom();
  if (!room || !loaded) return null;
  const { newest, fresh, secret } = care;
  // What the messages say that are not loaded is not known: help is within reach all the same.
  const standing = newest?.care ?? (secret ? 'abuse' : loaded.more ? 'crisis' : null);
  return (
    <>
      {standing && (
        <room.CareBar
          sessionId={sessionId}
          care={typeof standing === 'string' ? room.careOfKind(standing) : standing}
          secret={secret}
          onLeave={onLeave}
        />
      )}
      <room.CareAlert help={fresh ? newest : null} />
      <room.Reminders fresh={loaded.messages.length === 0} onDue={onRemind} />
    </>
  );
}

/** Above the field at the beginning of a conversation; never while help stands. */
export function AgePlace({ loaded, activity, cared }: AgePlaceProps): JSX.Element | null {
  const room = useRoom();
  const told = useToldAge();
  if (cared || !loaded) return null;
  const own = loaded.messages.filter(({ role }) => role === 'user').length;
  const begun = loaded.more || own > 1 || (own === 1 && activity.kind === 'sending');
  if (room) return <room.AgeQuestion begun={begun} />;
  return told === null && !begun ? <div className={style.ageRoom} /> : null;
}

interface AgePlaceProps {
  loaded: Loaded | undefined;
  activity: Activity;
  cared: boolean;
}
