import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { checkAnswer } from '../../../games/check-answer.ts';
import type { Game } from '../../../games/question.ts';
import { dismissToasts, showToast } from '../../app/toast-queue.ts';
import { scheduleMissed } from '../learn/deck.ts';
import { STATS_KEY } from '../queries.ts';
import { recordScore } from '../score-outbox.ts';
import { keepRun, keptRun } from './kept-run.ts';
import { nextRun, type Result, type Run, type RunEvent, type RunKind, startRun } from './run.ts';

export interface RunControl {
  readonly run: Run | null;
  start(kind: RunKind, games: readonly Game[], secondsPerQuestion?: number): void;
  /** Ends the run; nothing of it is kept but what was counted. */
  close(): void;
  answer(answer: string): void;
  /** Submits what is typed or chosen. */
  submit(): void;
  hint(): void;
  skip(): void;
  /** Skips the question and ends the run. */
  skipGame(): void;
  timeOut(): void;
  next(): void;
  another(game: Game): void;
}

/** The run in progress. Each finished question is counted, and a missed one comes back later. */
export function useRun(): RunControl {
  const [run, draw] = useState<Run | null>(keptRun);
  /** Two events may come before the screen is drawn again, such as two presses of Enter. */
  const current = useRef<Run | null>(run);
  const queries = useQueryClient();

  const set = (next: Run | null): void => {
    current.current = next;
    draw(next);
    keepRun(next);
  };
  const finish = (result: Result): void => {
    if (result.kind === 'skipped') return;
    scheduleMissed(result, Date.now());
    const { game, earned, seconds, attempts } = result;
    void recordScore({ gameId: game.id, score: earned, timeCompleted: seconds, attempts }).then((stats) => {
      if (!stats) return;
      queries.setQueryData(STATS_KEY, stats);
      showToast('Score Recorded!');
    });
  };
  const apply = (event: RunEvent): void => {
    const before = current.current;
    if (!before) return;
    const next = nextRun(before, event);
    const result = next.results[before.results.length];
    if (result) finish(result);
    set(next);
  };
  const submit = (): void => {
    const question = current.current?.question;
    if (!question || question.result) return;
    if (!question.game.correctAnswer) {
      showToast('Error', 'Game data is incomplete. Please try a different question.');
      return;
    }
    try {
      const isRight = checkAnswer(question.answer, question.game);
      apply({ type: 'submitted', isRight, now: Date.now() });
    } catch {
      showToast('Error', 'Failed to submit answer. Please try again.');
    }
  };

  return {
    run,
    start: (kind, games, secondsPerQuestion) =>
      set(startRun(kind, games, { now: Date.now(), secondsPerQuestion })),
    close: () => set(null),
    answer: (answer) => apply({ type: 'answered', answer }),
    submit,
    hint: () => apply({ type: 'hint' }),
    skip: () => {
      showToast('Question Skipped');
      apply({ type: 'skipped', now: Date.now() });
    },
    skipGame: () => {
      showToast('Question Skipped');
      set(null);
    },
    timeOut: () => apply({ type: 'timed-out', now: Date.now() }),
    next: () => {
      dismissToasts();
      apply({ type: 'next', now: Date.now() });
    },
    another: (game) => {
      dismissToasts();
      apply({ type: 'another', game, now: Date.now() });
    },
  };
}
