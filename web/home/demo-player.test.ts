import { describe, expect, it } from 'vitest';
import { DEMO_STEPS } from '../../content/demo.ts';
import { type DemoEvent, demoAtStart, nextDemo, progressOf, TICK_MS } from './demo-player.ts';

const DURATIONS = [100, 150, 100];
const stateAfter = (isPlaying: boolean, ...events: (DemoEvent | 'tick' | 'toggled' | 'restarted')[]) =>
  events.reduce(
    (state, event) => nextDemo(state, typeof event === 'string' ? { type: event } : event, DURATIONS),
    demoAtStart(isPlaying),
  );
const ticks = (count: number) => Array.from({ length: count }, () => 'tick' as const);

describe('the demo', () => {
  it('has twelve steps of 3,000 to 4,500 ms', () => {
    expect(DEMO_STEPS).toHaveLength(12);
    for (const { duration, title } of DEMO_STEPS) {
      expect(duration, title).toBeGreaterThanOrEqual(3_000);
      expect(duration, title).toBeLessThanOrEqual(4_500);
      expect(duration % TICK_MS, title).toBe(0);
    }
  });

  it('advances when a step has been shown for its whole duration', () => {
    expect(stateAfter(true, 'tick')).toEqual({ step: 0, shownMs: 50, status: 'playing' });
    expect(progressOf(stateAfter(true, 'tick'), DURATIONS)).toBe(50);
    expect(stateAfter(true, ...ticks(2))).toEqual({ step: 1, shownMs: 0, status: 'playing' });
  });

  it('stops after the last step and is at the first again', () => {
    expect(stateAfter(true, ...ticks(6))).toMatchObject({ step: 2, status: 'playing' });
    expect(stateAfter(true, ...ticks(7))).toEqual({ step: 0, shownMs: 0, status: 'ready' });
  });

  it('stands still while paused and before it is started', () => {
    expect(stateAfter(true, 'tick', 'toggled', ...ticks(9))).toEqual({
      step: 0,
      shownMs: 50,
      status: 'paused',
    });
    expect(stateAfter(true, 'tick', 'toggled', 'toggled', 'tick')).toMatchObject({
      step: 1,
      status: 'playing',
    });
    expect(stateAfter(false, ...ticks(9))).toEqual(demoAtStart(false));
    expect(stateAfter(false, 'toggled', 'tick')).toMatchObject({ shownMs: 50, status: 'playing' });
  });

  it('restarts from the first step, playing where it had been started', () => {
    expect(stateAfter(true, ...ticks(3), 'restarted')).toEqual(demoAtStart(true));
    expect(stateAfter(true, ...ticks(3), 'toggled', 'restarted')).toEqual(demoAtStart(true));
    expect(stateAfter(false, { type: 'moved', to: 2 }, 'restarted')).toEqual(demoAtStart(false));
  });

  it('moves to a step by hand, never past its ends', () => {
    expect(stateAfter(false, { type: 'moved', to: 1 })).toEqual({ step: 1, shownMs: 0, status: 'ready' });
    expect(stateAfter(true, { type: 'moved', to: 9 })).toMatchObject({ step: 2, status: 'playing' });
    expect(stateAfter(true, { type: 'moved', to: -1 })).toMatchObject({ step: 0 });
  });
});
