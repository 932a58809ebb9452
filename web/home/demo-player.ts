/** The demo's state and its changes (behaviour 2.2). Pure: the dialog has the clock. */
export interface DemoState {
  /** From 0. */
  readonly step: number;
  /** How long this step has been shown, in milliseconds. */
  readonly shownMs: number;
  /** `ready`: at the beginning, not started. */
  readonly status: 'ready' | 'playing' | 'paused';
}

export type DemoEvent =
  | { readonly type: 'tick' }
  /** Pause, Resume or Start Demo. */
  | { readonly type: 'toggled' }
  | { readonly type: 'restarted' }
  /** To the step before or after, or to a certain one. */
  | { readonly type: 'moved'; readonly to: number };

export const TICK_MS = 50;

export const demoAtStart = (isPlaying: boolean): DemoState => ({
  step: 0,
  shownMs: 0,
  status: isPlaying ? 'playing' : 'ready',
});

/** The state after an event. `durations`: how long each step is shown, in milliseconds. */
export function nextDemo(state: DemoState, event: DemoEvent, durations: readonly number[]): DemoState {
  switch (event.type) {
    case 'tick':
      return state.status === 'playing' ? afterTick(state, durations) : state;
    case 'toggled':
      return { ...state, status: state.status === 'playing' ? 'paused' : 'playing' };
    case 'restarted':
      return demoAtStart(state.status !== 'ready');
    case 'moved': {
      const step = Math.min(Math.max(event.to, 0), durations.length - 1);
      return { ...state, step, shownMs: 0 };
    }
  }
}

/** After the last step the demo stops and is at its first step again. */
function afterTick(state: DemoState, durations: readonly number[]): DemoState {
  const shownMs = state.shownMs + TICK_MS;
  if (shownMs < (durations[state.step] ?? 0)) return { ...state, shownMs };
  const step = state.step + 1;
  return step < durations.length ? { ...state, step, shownMs: 0 } : demoAtStart(false);
}

/** How much of the step has been shown, in per cent. */
export const progressOf = ({ step, shownMs }: DemoState, durations: readonly number[]): number =>
  Math.min(100, (100 * shownMs) / (durations[step] ?? 1));
