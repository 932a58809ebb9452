import { type JSX, useState } from 'react';
import { ICEBREAKER_MINUTES, ICEBREAKER_PARTICIPANTS } from '../../../contract/limits.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import card from '../menu/card.module.css';
import { Choice } from '../menu/choice.tsx';
import { readIcebreaker } from '../queries.ts';
import { useKeptState } from '../use-kept-state.ts';
import style from './group.module.css';
import { groupsOf, namesIn } from './groups-of.ts';
import { IcebreakerStage } from './icebreaker-stage.tsx';
import { NamesField } from './names-field.tsx';
import type { RunningIcebreaker } from './running.ts';

const PARTICIPANTS = [3, 4, 5, 6, 8, 10, 12, 15].filter(
  (count) => count >= ICEBREAKER_PARTICIPANTS.min && count <= ICEBREAKER_PARTICIPANTS.max,
);
const MINUTES = [10, 15, 20, 25, 30].filter(
  (count) => count >= ICEBREAKER_MINUTES.min && count <= ICEBREAKER_MINUTES.max,
);

/** Bible Study Icebreaker: how many, how long, who; then its rounds. */
export function IcebreakerMode(): JSX.Element {
  const [running, setRunning] = useKeptState<RunningIcebreaker | null>('icebreaker', null);
  const [participants, setParticipants] = useState(6);
  const [minutes, setMinutes] = useState(15);
  const [names, setNames] = useState('');
  const [isLoading, setLoading] = useState(false);

  const create = async (): Promise<void> => {
    setLoading(true);
    try {
      const plan = await readIcebreaker(participants, minutes);
      if (!Array.isArray(plan?.questions) || !plan.format)
        showToast('Error', 'Invalid icebreaker data received. Please try again.');
      else {
        const groups = groupsOf(namesIn(names), plan.format.groups, Math.random);
        setRunning({ plan, groups, round: 0, clock: null });
      }
    } catch {
      showToast('Error', 'Failed to create icebreaker challenge. Please try again.');
    } finally {
      setLoading(false);
    }
  };

  if (running) return <IcebreakerStage running={running} onChange={setRunning} />;
  return (
    <section className={`${card.start} ${style.setup}`} aria-label="Bible Study Icebreaker">
      <p>Questions that get people talking, in small groups and rounds. You keep the time.</p>
      <Choice
        label="Participants"
        value={String(participants)}
        options={PARTICIPANTS.map((count) => [String(count), `${count} people`])}
        onChange={(count) => setParticipants(Number(count))}
      />
      <Choice
        label="Time Limit"
        value={String(minutes)}
        options={MINUTES.map((count) => [String(count), `${count} minutes`])}
        onChange={(count) => setMinutes(Number(count))}
      />
      <NamesField
        label="Names, to draw groups (not needed, and not sent)"
        value={names}
        onChange={setNames}
      />
      <div className={card.go}>
        <button type="button" className={button.primary} disabled={isLoading} onClick={() => void create()}>
          Create Icebreaker
        </button>
      </div>
    </section>
  );
}
