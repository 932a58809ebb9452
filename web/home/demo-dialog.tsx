import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import DoorOpen from 'lucide-react/icons/door-open';
import FileText from 'lucide-react/icons/file-text';
import Heart from 'lucide-react/icons/heart';
import Highlighter from 'lucide-react/icons/highlighter';
import Library from 'lucide-react/icons/library';
import Lock from 'lucide-react/icons/lock';
import Pause from 'lucide-react/icons/pause';
import PenLine from 'lucide-react/icons/pen-line';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Puzzle from 'lucide-react/icons/puzzle';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Users from 'lucide-react/icons/users';
import { type JSX, type KeyboardEvent, useEffect, useReducer } from 'react';
import { Link } from 'wouter';
import { DEMO_STEPS, type DemoIcon } from '../../content/demo.ts';
import { useMedia } from '../app/use-media.ts';
import button from '../ui/button.module.css';
import { Dialog } from '../ui/dialog.tsx';
import style from './demo-dialog.module.css';
import { type DemoEvent, type DemoState, demoAtStart, nextDemo, progressOf, TICK_MS } from './demo-player.ts';
import { DemoScene } from './demo-scene.tsx';

const ICONS: Readonly<Record<DemoIcon, LucideIcon>> = {
  door: DoorOpen,
  pen: PenLine,
  book: BookOpen,
  check: Check,
  pencil: Pencil,
  heart: Heart,
  users: Users,
  library: Library,
  file: FileText,
  highlighter: Highlighter,
  puzzle: Puzzle,
  lock: Lock,
};
const DURATIONS = DEMO_STEPS.map(({ duration }) => duration);
const TOGGLE_LABELS = { ready: 'Start Demo', playing: 'Pause', paused: 'Resume' } as const;
const NO_MOTION = '(prefers-reduced-motion: reduce)';

interface DemoDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The demo: a slideshow of twelve steps. Closing it resets it: its content is drawn anew when it opens. */
export function DemoDialog({ open, onClose }: DemoDialogProps): JSX.Element {
  return (
    <Dialog title="Demo" open={open} onClose={onClose} wide>
      {open && <Demo />}
    </Dialog>
  );
}

function Demo(): JSX.Element {
  const isStill = useMedia(NO_MOTION);
  const [state, dispatch] = useReducer(
    (now: DemoState, event: DemoEvent) => nextDemo(now, event, DURATIONS),
    !isStill,
    demoAtStart,
  );
  const isPlaying = state.status === 'playing' && !isStill;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => dispatch({ type: 'tick' }), TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const move = (by: number): void => dispatch({ type: 'moved', to: state.step + by });
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut for its buttons
    <div onKeyDown={onKeyDown}>
      <Slide state={state} isPlaying={isPlaying} />
      <div className={style.controls}>
        <button
          type="button"
          className={button.icon}
          aria-label="Previous step"
          disabled={state.step === 0}
          onClick={() => move(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        {!isStill && (
          <button
            type="button"
            className={button.quiet}
            data-first-focus
            onClick={() => dispatch({ type: 'toggled' })}
          >
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            {TOGGLE_LABELS[state.status]}
          </button>
        )}
        <button type="button" className={button.quiet} onClick={() => dispatch({ type: 'restarted' })}>
          <RotateCcw aria-hidden="true" />
          Restart
        </button>
        <button
          type="button"
          className={button.icon}
          aria-label="Next step"
          disabled={state.step === DEMO_STEPS.length - 1}
          onClick={() => move(1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
        <Link href="/chat" className={`${button.primary} ${style.start}`}>
          Start Your Conversation
        </Link>
      </div>
    </div>
  );
}

/** One step. Announced when the reader moves to it; not while the demo plays by itself. */
function Slide({ state, isPlaying }: { state: DemoState; isPlaying: boolean }): JSX.Element | null {
  const step = DEMO_STEPS[state.step];
  if (!step) return null;
  const { title, description, icon, background, scene } = step;
  const Icon = ICONS[icon];
  const place = `Step ${state.step + 1} of ${DEMO_STEPS.length}`;
  return (
    <>
      <section
        className={style.slide}
        data-background={background}
        aria-label={place}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        <div key={state.step} className={style.content}>
          <div className={style.words}>
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <div className={style.scene}>
            <DemoScene scene={scene} />
          </div>
        </div>
      </section>
      <div className={style.place}>
        <progress
          max={100}
          value={progressOf(state, DURATIONS)}
          aria-label={`${place}: progress`}
          className={style.progress}
        />
        <span aria-hidden="true">
          {state.step + 1} / {DEMO_STEPS.length}
        </span>
      </div>
    </>
  );
}
