import type { JSX } from 'react';
import { useStore } from '../app/store.ts';
import button from '../ui/button.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { lengthOf } from './clip.ts';
import { titleOf } from './media-session.ts';
import { VoiceChoice } from './player-choices.tsx';
import { type PlayerProps, PlayPause, Step, subtitleOf } from './player-controls.tsx';
import style from './player-sheet.module.css';
import type { PlayerState } from './player-state.ts';
import { CHARACTERS_PER_SECOND } from './spoken-share.ts';
import { chooseSpeed, SLEEP_CHOICES, SPEEDS, speed } from './voice-settings.ts';

interface PlayerSheetProps extends PlayerProps {
  open: boolean;
  onClose: () => void;
}

/** The player with large controls. */
export function PlayerSheet({ player, state, open, onClose }: PlayerSheetProps): JSX.Element {
  const { clip, progress } = state;
  const chosenSpeed = useStore(speed);
  const count = clip.segments.length;
  return (
    <Dialog title={titleOf(state)} open={open} onClose={onClose}>
      <div className={style.sheet}>
        <Words state={state} />
        {count > 1 && (
          <div>
            <input
              type="range"
              className={style.position}
              aria-label="Position"
              aria-valuetext={subtitleOf(state)}
              min={1}
              max={count}
              value={progress.at + 1}
              onChange={({ target }) => player.goTo(Number(target.value) - 1)}
            />
            <p className={style.labels}>
              <span>{subtitleOf(state)}</span>
              <span>{timeLeft(state, chosenSpeed)}</span>
            </p>
          </div>
        )}
        <div className={style.controls}>
          <Step player={player} state={state} by={-1} className={style.step} />
          <PlayPause player={player} state={state} className={style.round} />
          <Step player={player} state={state} by={1} className={style.step} />
        </div>
        <Choices
          legend="Speed"
          choices={SPEEDS.map((each) => ({ value: each, words: `${each}×` }))}
          chosen={chosenSpeed}
          onChoose={(each) => {
            chooseSpeed(each);
            player.setSpeed();
          }}
        />
        <Choices
          legend="Stops"
          choices={SLEEP_CHOICES.map((each) => ({
            value: each,
            words: each === 'end' ? 'At the end' : `${each} min`,
          }))}
          chosen={state.sleep}
          onChoose={(each) => player.sleepAfter(each)}
        />
        <div className={style.last}>
          {progress.reader === 'service' && <VoiceChoice player={player} isLong className={style.voice} />}
          <button
            type="button"
            className={button.quiet}
            onClick={() => {
              onClose();
              player.stop();
            }}
          >
            Stop
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** The verse or sentences, with what is being said underlined. */
function Words({ state: { clip, progress } }: { state: PlayerState }): JSX.Element {
  const parts = clip.segments[progress.at]?.parts ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
    <p className={style.words} tabIndex={0}>
      {parts.map(({ written }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a segment never change
        <span key={index}>
          <span className={index === progress.part ? style.now : undefined}>{written}</span>{' '}
        </span>
      ))}
    </p>
  );
}

interface ChoicesProps<T> {
  legend: string;
  choices: readonly { value: T; words: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

function Choices<T extends string | number>(props: ChoicesProps<T>): JSX.Element {
  const { legend, choices, chosen, onChoose } = props;
  return (
    <fieldset className={style.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, words }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {words}
        </button>
      ))}
    </fieldset>
  );
}

/** "about 2 minutes left", reckoned from the letters. */
function timeLeft({ clip, progress }: PlayerState, chosenSpeed: number): string {
  const letters = clip.segments.slice(progress.at).reduce((sum, segment) => sum + lengthOf(segment), 0);
  const minutes = Math.max(1, Math.round(letters / CHARACTERS_PER_SECOND / chosenSpeed / 60));
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}
