/** Where the game of a room is. `locked`: the time of a question is over, and its answer is not shown yet. */
export type RoomState = 'lobby' | 'question' | 'locked' | 'reveal' | 'board' | 'paused' | 'ended';

/** The part of a room that its leader moves (behaviour 15.6). Times are milliseconds since 1970. */
export interface RoomProgress {
  /** Never `locked`: that follows from the deadline (`stateAt`). */
  readonly state: Exclude<RoomState, 'locked'>;
  /** Position of the question; -1 in the lobby. */
  readonly question: number;
  /** When its time is up; null without a clock, and while no question is open. */
  readonly deadline: number | null;
  /** While paused: the time that was left; null without a clock. */
  readonly millisecondsLeft: number | null;
}

export interface RoomRules {
  readonly questions: number;
  /** 0: no clock. */
  readonly secondsPerQuestion: number;
}

/** A step that the leader may take. `next` leads from an answer to the board, or to the next question at once. */
export type RoomStep =
  | { readonly action: 'start' | 'reveal' | 'pause' | 'resume' | 'skip' | 'end' }
  | { readonly action: 'next'; readonly to?: 'board' | 'question' | undefined };

export const IN_LOBBY: RoomProgress = {
  state: 'lobby',
  question: -1,
  deadline: null,
  millisecondsLeft: null,
};

/** An answer that was on its way when the time was up still counts. */
const GRACE_MS = 500;

export function stateAt({ state, deadline }: RoomProgress, now: number): RoomState {
  return state === 'question' && deadline !== null && now >= deadline ? 'locked' : state;
}

/** Whether the open question still takes answers. */
export function takesAnswers({ state, deadline }: RoomProgress, now: number): boolean {
  return state === 'question' && (deadline === null || now <= deadline + GRACE_MS);
}

/** Whether the answer of the question at this position may be known. */
export function isRevealed({ state, question }: RoomProgress, position: number): boolean {
  if (position > question) return false;
  return position < question || state === 'reveal' || state === 'board' || state === 'ended';
}

/** Where a step leads; undefined where it cannot be taken. */
export function takeStep(
  progress: RoomProgress,
  step: RoomStep,
  rules: RoomRules,
  now: number,
): RoomProgress | undefined {
  const state = stateAt(progress, now);
  const isAsking = state === 'question' || state === 'locked' || state === 'paused';
  const still = { question: progress.question, deadline: null, millisecondsLeft: null };
  switch (step.action) {
    case 'start':
      return state === 'lobby' ? ask(0, rules, now) : undefined;
    case 'reveal':
      return isAsking ? { ...still, state: 'reveal' } : undefined;
    case 'skip':
      return isAsking ? ask(progress.question + 1, rules, now) : undefined;
    case 'next':
      if (state === 'reveal' && step.to !== 'question') return { ...still, state: 'board' };
      return state === 'reveal' || state === 'board' ? ask(progress.question + 1, rules, now) : undefined;
    case 'pause':
      if (state !== 'question') return undefined;
      return { ...still, state: 'paused', millisecondsLeft: leftOf(progress, now) };
    case 'resume':
      return state === 'paused' ? resumed(progress, now) : undefined;
    case 'end':
      return state === 'ended' ? undefined : { ...still, state: 'ended' };
  }
}

/** Opens the question at this position, or ends the game behind the last one. */
function ask(position: number, { questions, secondsPerQuestion }: RoomRules, now: number): RoomProgress {
  if (position >= questions)
    return { state: 'ended', question: questions - 1, deadline: null, millisecondsLeft: null };
  const deadline = secondsPerQuestion === 0 ? null : now + secondsPerQuestion * 1_000;
  return { state: 'question', question: position, deadline, millisecondsLeft: null };
}

function resumed({ question, millisecondsLeft }: RoomProgress, now: number): RoomProgress {
  const deadline = millisecondsLeft === null ? null : now + millisecondsLeft;
  return { state: 'question', question, deadline, millisecondsLeft: null };
}

const leftOf = ({ deadline }: RoomProgress, now: number): number | null =>
  deadline === null ? null : Math.max(0, deadline - now);

/** How much of its time an answer took, pauses left out. Without a clock: 0. */
export function millisecondsUsed(progress: RoomProgress, rules: RoomRules, now: number): number {
  if (progress.deadline === null) return 0;
  return Math.max(0, rules.secondsPerQuestion * 1_000 - (progress.deadline - now));
}
