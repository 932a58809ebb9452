import Check from 'lucide-react/icons/check';
import type { JSX } from 'react';
import type { RoomView } from '../../../contract/rooms.ts';
import { Clock } from '../play/clock.tsx';
import { QuestionText } from '../play/question-text.tsx';
import { Token } from '../play/token.tsx';
import { askedText } from './asked-text.ts';
import { RoomPassage } from './room-passage.tsx';
import style from './stage.module.css';
import type { ReceivedView } from './use-room.ts';

const nothing = (): void => {};

/** The time that is left, as a figure and a bar; nothing without a clock. */
export function RoomClock({ received: { view, deadline } }: { received: ReceivedView }): JSX.Element | null {
  if (view.secondsPerQuestion === 0) return null;
  const isOver = view.state === 'locked';
  const note = view.state === 'paused' ? 'seconds left, paused' : isOver ? 'time is up' : 'seconds left';
  return (
    <Clock
      deadline={isOver ? null : deadline}
      rest={Math.ceil((view.millisecondsLeft ?? 0) / 1_000)}
      seconds={view.secondsPerQuestion}
      onEnd={nothing}
      note={note}
    />
  );
}

/** A question on the wall: what is asked, the clock, the options to see, not to press. */
export function WallQuestion({ received }: { received: ReceivedView }): JSX.Element | null {
  const { question } = received.view;
  if (!question) return null;
  return (
    <>
      <div key={question.id} className={style.ask}>
        <QuestionText text={question.question} />
      </div>
      <RoomClock received={received} />
      {question.options ? (
        <ol className={style.options} aria-label="Options">
          {question.options.map((option, index) => (
            <li key={option} className={style.option}>
              <Token index={index} isFaint={false} />
              <span>{option}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={style.line}>Type your answer on your phone.</p>
      )}
    </>
  );
}

/** Who has answered; never what. */
export function WhoHasAnswered({ view }: { view: RoomView }): JSX.Element {
  return (
    <ul className={`${style.seats} ${style.small}`} aria-label="Who has answered">
      {view.players.map((player) => (
        <li key={player.playerId} className={player.hasAnswered ? style.in : style.wait}>
          {player.hasAnswered && <Check aria-hidden="true" />}
          {player.name}
          <span className={isWaitedFor(player) || player.hasAnswered ? 'unseen' : style.late}>
            <span className="unseen">, </span>
            {answeredInWords(player)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Player = RoomView['players'][number];

const isWaitedFor = ({ isLate = false }: Player): boolean => !isLate;

/** Where a player is with the open question. */
export function answeredInWords(player: Player): string {
  if (player.hasAnswered) return 'has answered';
  return isWaitedFor(player) ? 'not yet' : 'just joined';
}

interface RevealProps {
  view: RoomView;
  /** The translation of the passage. */
  version: string;
  note?: string | undefined;
}

/** The answer large, then its passage, then the reason. */
export function Reveal({ view, version, note }: RevealProps): JSX.Element | null {
  const { question, correctAnswer, scripture, explanation } = view;
  if (!question || correctAnswer === undefined) return null;
  const position = question.options?.indexOf(correctAnswer) ?? -1;
  const knew = view.answers?.filter(({ isRight }) => isRight).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <h1 tabIndex={-1} className={style.was}>
        {askedText(question.question).asked}
      </h1>
      <p className={style.answer}>
        <span className="unseen">The answer: </span>
        {position >= 0 && <Token index={position} isFaint={false} />}
        <span>{correctAnswer}</span>
        {knew !== undefined && view.answered.of > 0 && (
          <span className={`${style.knew} ${knew === 0 ? style.none : ''}`}>
            {knew > 0 && <Check aria-hidden="true" />}
            {knew} of {view.answered.of} knew
          </span>
        )}
      </p>
      {scripture && (
        <RoomPassage scripture={scripture} answer={correctAnswer} version={version} note={note} />
      )}
      {explanation && <p className={style.why}>{explanation}</p>}
    </>
  );
}

/** How often each option was chosen, without names. */
export function Counts({ view }: { view: RoomView }): JSX.Element | null {
  const { question, answers } = view;
  if (!question?.options || !answers) return null;
  const countOf = (option: string): number => answers.find(({ answer }) => answer === option)?.count ?? 0;
  return (
    <ul className={style.counts} aria-label="All answers">
      {question.options.map((option, index) => (
        <li key={option}>
          <Token index={index} isFaint={false} />
          {option} <b>{countOf(option)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The board: equal scores share a place. */
export function Board({ view }: { view: RoomView }): JSX.Element {
  const players = [...view.players].sort((one, other) => one.place - other.place);
  const most = Math.max(1, ...players.map(({ score }) => score));
  const isMany = players.length > 10;
  return (
    <>
      <h1 tabIndex={-1} className={style.headline}>
        {headlineOf(view)}
      </h1>
      {view.teams && <Teams view={view} />}
      <ol className={`${style.board} ${isMany ? style.many : ''}`}>
        {players.map(({ playerId, name, place, score, gained }) => (
          <li key={playerId} className={place === 1 && score > 0 ? style.lead : ''}>
            <span className={style.place}>{place}</span>
            <span className={style.name}>{name}</span>
            <progress className={style.rod} max={most} value={score} aria-hidden="true" />
            <span className={style.sum}>
              {gained !== undefined && view.state !== 'ended' && (
                <small className={gained > 0 ? '' : style.zero}>
                  {gained > 0 ? `+${gained}` : 'no change'}
                </small>
              )}
              {score}
            </span>
          </li>
        ))}
      </ol>
      <p className={style.line}>{lineOf(view)}</p>
    </>
  );
}

function Teams({ view }: { view: RoomView }): JSX.Element {
  return (
    <ul className={style.counts} aria-label="Teams">
      {view.teams?.map(({ team, score, place }) => (
        <li key={team}>
          <Token index={team - 1} isFaint={false} />
          {teamName(team)} <b>{score}</b> <span>place {place}</span>
        </li>
      ))}
    </ul>
  );
}

/** "Team A": its letter is that of its token. */
export const teamName = (team: number): string => `Team ${String.fromCharCode(64 + team)}`;

function headlineOf({ players, state }: RoomView): string {
  const leading = players.filter(({ place, score }) => place === 1 && score > 0).map(({ name }) => name);
  if (leading.length === 0) return state === 'ended' ? 'Well played, all of you' : 'All still to play for';
  if (leading.length > 3) return `${leading.length} share the lead`;
  const names = new Intl.ListFormat('en').format(leading);
  if (state === 'ended')
    return leading.length === 1 ? `${names} knew the most` : `${names} share the first place`;
  return leading.length === 1 ? `${names} leads` : `${names} share the lead`;
}

function lineOf({ question, count, scoring, state }: RoomView): string {
  if (state === 'ended') return 'Every answer stands in its passage. Go and look.';
  const left = count - (question?.number ?? 0);
  const togo =
    left === 0
      ? 'That was the last question.'
      : left === 1
        ? 'One question to go.'
        : `${left} questions to go.`;
  return scoring === 'right' && left > 0 ? `${togo} No hurry: speed counts nothing here.` : togo;
}
