import { standings, teamScore } from './board.ts';
import { isAccepted, meaningOf } from './disputed.ts';
import { isRevealed, type RoomState, stateAt } from './progress.ts';
import {
  isLeader,
  isLeaderAway,
  questionId,
  type Room,
  type RoomAnswer,
  type RoomPlayer,
  type RoomQuestion,
  type Seat,
} from './room.ts';

interface ViewedPlayer {
  readonly playerId: string;
  readonly name: string;
  readonly team?: number;
  /** Of the questions that were revealed. */
  readonly score: number;
  readonly place: number;
  /** Whether the open question is answered; never how. */
  readonly hasAnswered: boolean;
  /** Came after the open question was asked: may answer, and is not waited for. */
  readonly isLate?: boolean;
  /** From the reveal on: what the question brought. */
  readonly gained?: number;
}

interface GivenAnswer {
  readonly answer: string;
  readonly count: number;
  readonly isRight: boolean;
  /** Right because the leader accepted it. */
  readonly isAccepted?: boolean;
}

/** A question that was asked, to read again. */
interface AskedQuestion {
  readonly question: string;
  readonly correctAnswer: string;
  readonly scripture: string;
}

/** What all seats of a room see alike. */
export interface SharedView {
  readonly code: string;
  readonly title: string;
  readonly revision: number;
  readonly step: number;
  readonly state: RoomState;
  readonly deadline?: string;
  /** While paused: the time that is left. */
  readonly millisecondsLeft?: number;
  readonly expiresAt: string;
  readonly secondsPerQuestion: number;
  readonly scoring: 'right' | 'speed';
  readonly version: string;
  /** How many questions there are. */
  readonly count: number;
  readonly question?: {
    readonly id: string;
    /** From 1. */
    readonly number: number;
    readonly type: string;
    readonly question: string;
    readonly options?: readonly string[];
    readonly points: number;
  };
  readonly answered: { readonly count: number; readonly of: number };
  /** From the reveal on. */
  readonly correctAnswer?: string;
  readonly explanation?: string;
  readonly scripture?: string;
  /** From the reveal on: what was answered, the right one first, then by number. Without options only the leader sees it. */
  readonly answers?: readonly GivenAnswer[];
  readonly players: readonly ViewedPlayer[];
  /** At the end: all questions that were asked. */
  readonly asked?: readonly AskedQuestion[];
  readonly teams?: readonly { readonly team: number; readonly score: number; readonly place: number }[];
  readonly host: { readonly playerId?: string; readonly name?: string; readonly isAway: boolean };
}

/** What one seat sees besides. */
export interface OwnView {
  /** The server's time, to which `deadline` belongs. */
  readonly now: string;
  readonly you: {
    readonly role: 'host' | 'player';
    readonly leads: boolean;
    readonly playerId?: string;
    readonly name?: string;
    readonly team?: number;
  };
  readonly yourAnswer?: string;
  /** From the reveal on: whether it was right. */
  readonly isYourAnswerRight?: boolean;
  readonly answers?: readonly GivenAnswer[];
}

export type RoomView = SharedView & OwnView;

/** What a room shows to all its seats at this moment: nothing of an answer before its reveal. */
export function sharedView(room: Room, now: number): SharedView {
  const { settings, progress, questions } = room;
  const state = stateAt(progress, now);
  const question = questions[progress.question];
  const revealed = question !== undefined && isRevealed(progress, progress.question);
  const players = viewedPlayers(room, revealed);
  const leading = room.players.find(({ id }) => id === room.leader);
  return {
    code: room.code,
    title: settings.title,
    revision: room.revision,
    step: room.step,
    state,
    ...(progress.deadline !== null && { deadline: iso(progress.deadline) }),
    ...(progress.millisecondsLeft !== null && { millisecondsLeft: progress.millisecondsLeft }),
    expiresAt: iso(room.expiresAt),
    secondsPerQuestion: settings.secondsPerQuestion,
    scoring: settings.scoring,
    version: settings.version,
    count: questions.length,
    ...(question && { question: asked(question, progress.question) }),
    answered: {
      count: players.filter(({ hasAnswered }) => hasAnswered).length,
      of: players.filter(({ hasAnswered, isLate }) => hasAnswered || !isLate).length,
    },
    ...(revealed && {
      correctAnswer: question.correctAnswer,
      explanation: question.explanation,
      scripture: question.scripture,
    }),
    ...(revealed && question.multipleChoiceOptions && { answers: givenAnswers(room) }),
    players,
    ...(state === 'ended' && { asked: askedQuestions(room) }),
    ...(settings.teams > 0 && { teams: viewedTeams(players, settings.teams) }),
    host: {
      ...(leading && { playerId: leading.id, name: leading.name }),
      isAway: isLeaderAway(room, now),
    },
  };
}

/** What a seat sees besides what all see; undefined for a player who is not in the room. */
export function ownView(room: Room, seat: Seat, now: number): OwnView | undefined {
  const { progress, questions } = room;
  const revealed = isRevealed(progress, progress.question);
  const leads = isLeader(room, seat);
  const isTyped = questions[progress.question]?.multipleChoiceOptions === undefined;
  const answers = revealed && leads && isTyped && { answers: givenAnswers(room) };
  if (seat.kind === 'host') return { now: iso(now), you: { role: 'host', leads }, ...answers };
  const player = room.players.find(({ id }) => id === seat.playerId);
  if (!player) return undefined;
  const answer = currentAnswers(room).find((one) => one.player === player.id);
  return {
    now: iso(now),
    you: { role: 'player', leads, playerId: player.id, name: player.name, ...teamOf(player) },
    ...(answer && { yourAnswer: answer.answer }),
    ...(answer && revealed && { isYourAnswerRight: answer.isRight }),
    ...answers,
  };
}

/** All up to the last one that was opened. */
const askedQuestions = ({ questions, progress }: Room): AskedQuestion[] =>
  questions
    .slice(0, progress.question + 1)
    .map(({ question, correctAnswer, scripture }) => ({ question, correctAnswer, scripture }));

function asked({ type, question, multipleChoiceOptions, points }: RoomQuestion, position: number) {
  return {
    id: questionId(position),
    number: position + 1,
    type,
    question,
    ...(multipleChoiceOptions && { options: multipleChoiceOptions }),
    points,
  };
}

const iso = (time: number): string => new Date(time).toISOString();
const teamOf = ({ team }: RoomPlayer) => (team === null ? {} : { team });
const pointsOf = ({ isRight, worth }: RoomAnswer): number => (isRight ? worth : 0);
const currentAnswers = ({ answers, progress }: Room): RoomAnswer[] =>
  answers.filter(({ question }) => question === progress.question);

function viewedPlayers(room: Room, revealed: boolean): ViewedPlayer[] {
  const scores = new Map<string, number>();
  for (const answer of room.answers) {
    if (!isRevealed(room.progress, answer.question)) continue;
    scores.set(answer.player, (scores.get(answer.player) ?? 0) + pointsOf(answer));
  }
  const current = new Map(currentAnswers(room).map((answer) => [answer.player, answer]));
  const places = new Map(
    standings(room.players.map(({ id }) => ({ id, score: scores.get(id) ?? 0 }))).map(({ id, place }) => [
      id,
      place,
    ]),
  );
  return room.players.map((player) => {
    const answer = current.get(player.id);
    return {
      playerId: player.id,
      name: player.name,
      ...teamOf(player),
      score: scores.get(player.id) ?? 0,
      place: places.get(player.id) ?? 1,
      hasAnswered: answer !== undefined,
      ...(isLate(room, player) && { isLate: true }),
      ...(revealed && { gained: answer ? pointsOf(answer) : 0 }),
    };
  });
}

function viewedTeams(players: readonly ViewedPlayer[], teams: number) {
  return standings(
    Array.from({ length: teams }, (_, at) => {
      const scores = players.filter(({ team }) => team === at + 1).map(({ score }) => score);
      return { team: at + 1, score: teamScore(scores) };
    }),
  );
}

/** Whether a player came after the question was asked: nobody waits for them. */
const isLate = ({ progress }: Room, { joinedAtQuestion }: RoomPlayer): boolean =>
  joinedAtQuestion >= Math.max(0, progress.question);

const MOST_ANSWERS = 20;

/** The answers that were given, those that mean the same together. */
function givenAnswers(room: Room): GivenAnswer[] {
  const groups = new Map<string, GivenAnswer>();
  for (const one of currentAnswers(room)) {
    const { answer, isRight } = one;
    const key = meaningOf(answer);
    const group = groups.get(key);
    if (group) groups.set(key, { ...group, count: group.count + 1 });
    else groups.set(key, { answer, count: 1, isRight, ...(isAccepted(room, one) && { isAccepted: true }) });
  }
  const byCount = [...groups.values()].sort((one, other) => other.count - one.count);
  return byCount.sort((one, other) => Number(other.isRight) - Number(one.isRight)).slice(0, MOST_ANSWERS);
}
