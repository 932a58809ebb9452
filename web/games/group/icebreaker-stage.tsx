import { type JSX, useRef } from 'react';
import type { IcebreakerPlan } from '../../../games/icebreaker.ts';
import { Reference } from '../../passages/reference.tsx';
import style from './group.module.css';
import { RoundBar } from './round-bar.tsx';
import { RoundTimer } from './round-timer.tsx';
import type { RunningIcebreaker } from './running.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WakeHint } from './wake-hint.tsx';

interface IcebreakerStageProps {
  running: RunningIcebreaker;
  onChange: (next: RunningIcebreaker | null) => void;
}

type Round = IcebreakerPlan['format']['rounds'][number];

/** An icebreaker under way: one round at a time, readable from a projector; printed, the whole of it. */
export function IcebreakerStage({ running, onChange }: IcebreakerStageProps): JSX.Element {
  const { plan, groups, round } = running;
  const { format, questions } = plan;
  const stage = useRef<HTMLElement>(null);
  const mayGoDark = useWakeLock();
  const current = format.rounds[round];
  /** There may be more names than people were counted. */
  const sizes = format.groups.map((size, at) => Math.max(size, groups[at]?.length ?? 0));
  // Without names there is nothing to look up after the groups were formed.
  const showsGroups = round === 0 || groups.some((names) => names.length > 0);
  const questionsOf = ({ questions: ids }: Round) => questions.filter(({ id }) => ids.includes(id));
  return (
    <section ref={stage} className={style.stage} aria-label="Icebreaker">
      <div className={style.head}>
        <h2>Bible Study Icebreaker</h2>
        <span>
          {sizes.reduce((sum, size) => sum + size, 0)} people, {format.timeLimit} minutes
        </span>
      </div>
      {showsGroups && (
        <ul className={style.groups} aria-label="Groups">
          {sizes.map((size, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change order
            <li key={at}>
              <b>
                Group {at + 1}: {size} people
              </b>
              {groups[at]?.join(', ')}
            </li>
          ))}
        </ul>
      )}
      {current && (
        <div className={`${style.round} ${style.screen}`}>
          <h3>
            {current.title}
            <span className="unseen">
              , part {round + 1} of {format.rounds.length}
            </span>
          </h3>
          <p className={style.steps}>{current.instructions}</p>
          <Questions questions={questionsOf(current)} />
          <RoundTimer
            key={round}
            minutes={current.minutes}
            clock={running.clock}
            onChange={(clock) => onChange({ ...running, clock })}
          />
        </div>
      )}
      <div className={style.sheet}>
        <ul>
          {format.instructions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {format.rounds.map((one) => (
          <section key={one.title}>
            <h3>
              {one.title} ({one.minutes} minutes)
            </h3>
            <p>{one.instructions}</p>
            <Questions questions={questionsOf(one)} />
          </section>
        ))}
      </div>
      {round === 0 && (
        <ul className={`${style.steps} ${style.screen}`}>
          {format.instructions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <RoundBar
        round={round}
        rounds={format.rounds.length}
        stage={stage}
        onRound={(next) => onChange({ ...running, round: next, clock: null })}
        onClose={() => onChange(null)}
      />
      <WakeHint mayGoDark={mayGoDark} />
    </section>
  );
}

function Questions({ questions }: { questions: IcebreakerPlan['questions'] }): JSX.Element | null {
  if (questions.length === 0) return null;
  return (
    <ul className={style.questions}>
      {questions.map(({ id, question, followUp, scripture }) => (
        <li key={id}>
          <p className={style.asked}>{question}</p>
          {followUp && <p className={style.follow}>Then: {followUp}</p>}
          {scripture && (
            <p className={style.follow}>
              To read: <Reference reference={scripture}>{scripture}</Reference>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
