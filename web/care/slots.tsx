import { type JSX, memo, useContext, useEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import type { AgeQuestionProps } from './age-question.tsx';
import type { CareMonitorProps } from './care-monitor.tsx';
import { CareContext } from './care-state.ts';
import type { HelpProps } from './help.tsx';
import { loadCare, loadCareSoon, useCareBundle } from './load-care.ts';
import style from './slots.module.css';

/** What a conversation shows of care. Each slot is small; what it shows comes with the bundle. */

/** Below the header of a conversation. Shows nothing until the bundle is loaded, which is soon. */
export function CareMonitorSlot(props: Omit<CareMonitorProps, 'lastSent'>): JSX.Element | null {
  const bundle = useCareBundle();
  const { outgoing, unsent } = props;
  // A message that was sent before the bundle was loaded is examined as well.
  const [lastSent, setLastSent] = useState(outgoing);
  useEffect(loadCareSoon, []);
  // The help that was shown before a reload does not wait for a sign of the visitor.
  useEffect(() => {
    if (unsent) void loadCare();
  }, [unsent]);
  useEffect(() => {
    if (outgoing) setLastSent(outgoing);
  }, [outgoing]);
  return bundle && <bundle.CareMonitor {...props} lastSent={outgoing ?? lastSent} />;
}

/** In the thread: the question of age, and what is said to a child. */
export const AgeQuestionSlot = memo(function AgeQuestionSlot(props: AgeQuestionProps): JSX.Element | null {
  const bundle = useCareBundle();
  return bundle && <bundle.AgeQuestion {...props} />;
});

/** Help in the thread. Until the bundle is loaded, and where it cannot be, the plain lines: help never waits for a script. */
export function HelpSlot(props: HelpProps): JSX.Element | null {
  const bundle = useCareBundle();
  const care = props.at === 'message' ? props.message.care : undefined;
  const urgent = care?.level === 'urgent' ? care : undefined;
  useEffect(() => {
    if (urgent) void loadCare();
  }, [urgent]);
  if (bundle) return <bundle.Help {...props} />;
  return urgent ? (
    <ul className={style.plainLines}>
      {urgent.resources.map(({ name, contact, call }) => (
        <li key={name}>
          {name}: {call ? <a href={`tel:${call}`}>{contact}</a> : contact}
        </li>
      ))}
    </ul>
  ) : null;
}

/** After a turn: the reminder that this is a program, where it became due after one of these messages. */
export function ReminderSlot({
  messageIds,
}: {
  messageIds: readonly (string | undefined)[];
}): JSX.Element | null {
  const bundle = useCareBundle();
  const remindedAfter = useStore(useContext(CareContext), (state) => state.remindedAfter);
  if (!bundle || !messageIds.some((id) => id && remindedAfter.has(id))) return null;
  return <bundle.Reminder className={style.reminder} />;
}
