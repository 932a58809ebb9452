import { useQuery } from '@tanstack/react-query';
import Moon from 'lucide-react/icons/moon';
import { type JSX, useEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import { Select } from '../ui/select.tsx';
import style from './player-bar.module.css';
import type { PlayerState, VoicePlayer } from './player-state.ts';
import {
  chooseSpeed,
  chooseVoice,
  chosenVoice,
  SLEEP_CHOICES,
  type Sleep,
  SPEEDS,
  speed,
} from './voice-settings.ts';
import { voicesQuery } from './voices.ts';

interface ChoiceProps {
  player: VoicePlayer;
  className?: string | undefined;
}

/** How fast it is read. */
export function SpeedChoice({ player, className }: ChoiceProps): JSX.Element {
  const chosen = useStore(speed);
  return (
    <Select
      label="Speed"
      value={String(chosen)}
      shown={`${chosen}×`}
      className={className}
      onChange={(value) => {
        chooseSpeed(SPEEDS.find((each) => String(each) === value) ?? 1);
        player.setSpeed();
      }}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </Select>
  );
}

/** Which voice of the service reads. Nothing where there are no voices. */
export function VoiceChoice({
  player,
  className,
  isLong = false,
}: ChoiceProps & { isLong?: boolean }): JSX.Element | null {
  const { data } = useQuery(voicesQuery);
  const chosen = useStore(chosenVoice);
  const voices = data?.voices ?? [];
  const current = voices.find(({ voice_id }) => voice_id === chosen) ?? voices[0];
  if (!current) return null;
  return (
    <Select
      label="Voice"
      value={current.voice_id}
      shown={isLong ? undefined : current.name}
      className={className}
      onChange={(id) => {
        chooseVoice(id);
        player.changeVoice();
      }}
    >
      {voices.map(({ voice_id, name, description }) => (
        <option key={voice_id} value={voice_id}>
          {description ? `${name}, ${lowerFirst(description)}` : name}
        </option>
      ))}
    </Select>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const sleepWords = (sleep: Sleep): string => (sleep === 'end' ? 'At the end' : `${sleep} min`);

interface SleepProps extends ChoiceProps {
  state: PlayerState;
}

/** When the voice stops by itself: at the end of what is read, or after some minutes, at the end of a verse. */
export function SleepChoice({ player, state, className }: SleepProps): JSX.Element {
  const left = useMinutesLeft(state.sleepAt);
  return (
    <span className={`${left === null ? style.sleepAtEnd : style.sleep} ${className ?? ''}`}>
      <Moon aria-hidden="true" />
      <Select
        label={left === null ? 'Stops' : `Stops in ${left} minutes`}
        value={String(state.sleep)}
        shown={left === null ? undefined : `${left} min`}
        onChange={(value) => player.sleepAfter(SLEEP_CHOICES.find((each) => String(each) === value) ?? 'end')}
      >
        {SLEEP_CHOICES.map((each) => (
          <option key={each} value={each}>
            {sleepWords(each)}
          </option>
        ))}
      </Select>
    </span>
  );
}

const MINUTE_MS = 60_000;

function useMinutesLeft(sleepAt: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (sleepAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, [sleepAt]);
  return sleepAt === null ? null : Math.max(0, Math.ceil((sleepAt - now) / MINUTE_MS));
}
