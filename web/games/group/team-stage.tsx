import Check from 'lucide-react/icons/check';
import Shuffle from 'lucide-react/icons/shuffle';
import { type JSX, useRef } from 'react';
import type { TeamChallenge, TeamQuestion } from '../../../content/en/games/types.ts';
import { Reference } from '../../passages/reference.tsx';
import button from '../../ui/button.module.css';
import style from './group.module.css';
import { RoundBar } from './round-bar.tsx';
import { RoundTimer } from './round-timer.tsx';
import type { RunningChallenge } from './running.ts';
import { TeamScores } from './team-scores.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import { WakeHint } from './wake-hint.tsx';

interface TeamStageProps {
  running: RunningChallenge;
  /** Why there is no other challenge. */
  problem: string | null;
  onChange: (next: RunningChallenge | null) => void;
  onAnother: () => void;
}

/** A team challenge under way: one round at a time, answers hidden until the leader shows them; printed, the whole of it. */
export function TeamStage({ running, problem, onChange, onAnother }: TeamStageProps): JSX.Element {
  const { challenge, scores, members = [], round, revealed } = running;
  const stage = useRef<HTMLElement>(null);
  const mayGoDark = useWakeLock();
  const current = challenge.rounds[round];
  const reveal = (key: string): void => onChange({ ...running, revealed: [...revealed, key] });
  return (
    <section ref={stage} className={style.stage} aria-label={challenge.title}>
      <div className={style.head}>
        <h2>{challenge.title}</h2>
        <span>
          {challenge.totalMinutes} minutes,{' '}
          <Reference reference={challenge.scripture}>{challenge.scripture}</Reference>
        </span>
      </div>
      {round === 0 && (
        <div className={style.screen}>
          <Overview challenge={challenge} />
        </div>
      )}
      <div className={`${style.round} ${style.screen}`}>
        {current ? (
          <>
            <h3>
              Round {round + 1}: {current.title}
            </h3>
            <Steps steps={current.instructions} />
            <ul className={style.questions}>
              {current.questions.map((question, at) => (
                <Question
                  key={question.question}
                  question={question}
                  isRevealed={revealed.includes(`${round} ${at}`)}
                  onReveal={() => reveal(`${round} ${at}`)}
                />
              ))}
            </ul>
            <RoundTimer
              key={round}
              minutes={current.minutes}
              clock={running.clock}
              onChange={(clock) => onChange({ ...running, clock })}
            />
          </>
        ) : (
          <>
            <h3>To talk about</h3>
            <Steps steps={challenge.debrief} />
          </>
        )}
      </div>
      <div className={style.screen}>
        <TeamScores
          scores={scores}
          members={members}
          onChange={(next) => onChange({ ...running, scores: next })}
        />
      </div>
      <Sheet challenge={challenge} />
      <RoundBar
        round={round}
        rounds={challenge.rounds.length + 1}
        stage={stage}
        onRound={(next) => onChange({ ...running, round: next, clock: null })}
        onClose={() => onChange(null)}
      />
      <WakeHint mayGoDark={mayGoDark} />
      <p data-print="no">
        <button type="button" className={button.text} onClick={onAnother}>
          <Shuffle aria-hidden="true" />
          Another challenge
        </button>
      </p>
      {problem && (
        <p role="alert" data-print="no">
          {problem}
        </p>
      )}
    </section>
  );
}

const Steps = ({ steps }: { steps: readonly string[] }): JSX.Element => (
  <ol className={style.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

interface QuestionProps {
  question: TeamQuestion;
  isRevealed: boolean;
  onReveal: () => void;
}

function Question({
  question: { question, answer, scripture },
  isRevealed,
  onReveal,
}: QuestionProps): JSX.Element {
  return (
    <li>
      <p className={style.asked}>{question}</p>
      <div role="status">
        {isRevealed && (
          <p className={style.answer}>
            <Check aria-hidden="true" /> {answer} <Reference reference={scripture}>{scripture}</Reference>
          </p>
        )}
      </div>
      {!isRevealed && (
        <button type="button" className={button.text} onClick={onReveal}>
          Show the answer
        </button>
      )}
    </li>
  );
}

/** What it is about, and what is needed. */
function Overview({ challenge }: { challenge: TeamChallenge }): JSX.Element {
  const { description, materials, roles, scoring } = challenge;
  return (
    <>
      <p className={style.about}>{description}</p>
      <div className={style.facts}>
        <div>
          <h3>You need</h3>
          <ul>
            {materials.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>In each team</h3>
          <ul>
            {roles.map(({ name, task }) => (
              <li key={name}>
                {name}: {task}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>Scoring</h3>
          <p>{scoring}</p>
        </div>
      </div>
    </>
  );
}

/** The whole challenge with its answers, for paper. */
function Sheet({ challenge }: { challenge: TeamChallenge }): JSX.Element {
  return (
    <div className={style.sheet}>
      <Overview challenge={challenge} />
      {challenge.rounds.map(({ title, minutes, instructions, questions }, at) => (
        <section key={title}>
          <h3>
            Round {at + 1}: {title} ({minutes} minutes)
          </h3>
          <Steps steps={instructions} />
          <ul>
            {questions.map(({ question, answer, scripture }) => (
              <li key={question}>
                {question} <b>{answer}</b> ({scripture})
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3>To talk about</h3>
        <Steps steps={challenge.debrief} />
      </section>
    </div>
  );
}
