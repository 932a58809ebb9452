import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect, useRef, useState } from 'react';
import { PAGES } from '../../contract/pages.ts';
import { pickQuestions } from '../../games/pick-questions.ts';
import type { Game } from '../../games/question.ts';
import { Shell } from '../app/shell.tsx';
import { showToast } from '../app/toast-queue.ts';
import { useTranslation } from '../app/translation.ts';
import { usePage } from '../app/use-page.ts';
import { PassageDialogProvider } from '../passages/passage-dialog-provider.tsx';
import { anotherGame } from './another-game.ts';
import { type GameFilter, NO_FILTER } from './filter.ts';
import style from './games-page.module.css';
import { IcebreakerMode } from './group/icebreaker-mode.tsx';
import { TeamMode } from './group/team-mode.tsx';
import { LearnCards } from './learn/learn-cards.tsx';
import { LearnVerses } from './learn/learn-verses.tsx';
import { Browse } from './menu/browse.tsx';
import { LiveCard } from './menu/live-card.tsx';
import { type Mode, ModePicker } from './menu/mode-picker.tsx';
import { PlayPassage } from './menu/play-passage.tsx';
import { QUICK_FIRE_DEFAULT, QuickFire } from './menu/quick-fire.tsx';
import { QuizStart } from './menu/quiz-start.tsx';
import { Stats } from './menu/stats.tsx';
import { PlayScreen } from './play/play-screen.tsx';
import type { Run, RunKind } from './play/run.ts';
import { useRun } from './play/use-run.ts';
import { gamesQuery, readQuickFire } from './queries.ts';
import { useKeptState } from './use-kept-state.ts';
import { useSendScores } from './use-send-scores.ts';

/** Bible games: four modes, a run of questions, verses to learn (behaviour 7.4). */
export function GamesPage(): JSX.Element {
  usePage(PAGES.games.name);
  useSendScores();
  // Kept, so that a group is in the middle of its round again after a reload, and single questions go on as they began.
  const [mode, setMode] = useKeptState<Mode>('mode', 'individual');
  const [filter, setFilter] = useKeptState<GameFilter>('filter', NO_FILTER);
  const [quickFire, setQuickFire] = useState(QUICK_FIRE_DEFAULT);
  const [isLearning, setLearning] = useState(false);
  const [version] = useTranslation();
  const control = useRun();
  const queries = useQueryClient();
  /** Where the questions of the run were drawn from, to draw again. */
  const drawn = useRef<{ kind: RunKind; from: readonly Game[]; count: number }>(null);
  const shown = useRef(control.run);
  useEffect(() => {
    shown.current = control.run;
  });
  const title = useRef<HTMLHeadingElement>(null);
  const isPlaying = control.run !== null;
  useFocusOnReturn(isPlaying || isLearning, title);

  /** Starts a run of up to `count` different questions. */
  const play = (kind: RunKind, from: readonly Game[], count: number, seconds?: number): void => {
    const games = pickQuestions(from, count, Math.random);
    if (games.length < count)
      showToast(
        'Limited Questions Available',
        `Only ${games.length} ${games.length === 1 ? 'question fits' : 'questions fit'}.`,
      );
    drawn.current = { kind, from, count };
    control.start(kind, games, seconds);
  };
  const playSingle = (from: readonly Game[], first = anotherGame(from, null, Math.random)): void => {
    if (!first) return;
    drawn.current = { kind: 'single', from, count: 1 };
    control.start('single', [first]);
  };
  const playAnother = async (current: Run): Promise<void> => {
    // After a reload the questions are asked for anew; where they cannot be had, those played are drawn from.
    const from =
      drawn.current?.from ??
      (await queries.ensureQueryData(gamesQuery(filter, version)).catch(() => current.games));
    const next = anotherGame(from, current.question.game.id, Math.random);
    // Meanwhile one may have gone back to the menu, or pressed twice.
    if (next && shown.current === current) control.another(next);
  };
  const quickFireAgain = async (over: Run): Promise<void> => {
    const { games, secondsPerQuestion } = over;
    // Without new questions the same ones are played, in another order.
    const next = await readQuickFire(games.length, version).catch(() => games);
    // Meanwhile one may have gone back to the menu, or pressed twice.
    if (shown.current === over) play('quick-fire', next, games.length, secondsPerQuestion);
  };
  const playAgain = (): void => {
    const { current } = drawn;
    const { run } = control;
    if (run?.kind === 'quick-fire') void quickFireAgain(run);
    else if (current) play(current.kind, current.from, current.count);
    // After a reload the same questions are drawn from, in another order.
    else if (run) play(run.kind, run.games, run.games.length);
  };

  return (
    <PassageDialogProvider>
      <Shell isPlaying={isPlaying && !control.run?.isOver}>
        {isPlaying ? (
          <PlayScreen
            control={control}
            onAnother={(current) => void playAnother(current)}
            onPlayAgain={playAgain}
          />
        ) : isLearning ? (
          <LearnVerses onClose={() => setLearning(false)} />
        ) : (
          <div className={style.page}>
            <div className={style.head} data-print="no">
              <div>
                <h1 ref={title} tabIndex={-1}>
                  Bible Games
                </h1>
                <p className={style.lead}>Every answer stands in its passage. Go and look.</p>
              </div>
              <Stats />
            </div>
            <div data-print="no">
              <ModePicker mode={mode} onChange={setMode} />
            </div>
            {mode === 'icebreaker' && <IcebreakerMode />}
            {mode === 'team-building' && <TeamMode />}
            {(mode === 'individual' || mode === 'quickfire') && (
              <div className={style.split}>
                {mode === 'individual' ? (
                  <QuizStart
                    filter={filter}
                    onFilter={setFilter}
                    onQuiz={(games, length) => play('quiz', games, length)}
                    onSingle={playSingle}
                  />
                ) : (
                  <QuickFire
                    settings={quickFire}
                    onChange={setQuickFire}
                    onStart={(games) => play('quick-fire', games, quickFire.count, quickFire.seconds)}
                  />
                )}
                <aside className={style.side} aria-label="Verses and passages">
                  <LiveCard />
                  <LearnCards
                    onLearn={() => setLearning(true)}
                    onReview={(games) => play('review', games, games.length)}
                  />
                  <PlayPassage onPlay={(games) => play('quiz', games, Math.min(games.length, 10))} />
                </aside>
                {mode === 'individual' && (
                  <div className={style.browse}>
                    <Browse filter={filter} onSingle={playSingle} />
                  </div>
                )}
              </div>
            )}
          </div>
        )}
      </Shell>
    </PassageDialogProvider>
  );
}

/** Moves the focus to the menu's heading when one comes back to it. */
function useFocusOnReturn(isAway: boolean, title: { current: HTMLElement | null }): void {
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) {
      title.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    wasAway.current = isAway;
  }, [isAway, title]);
}
