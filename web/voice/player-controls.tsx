import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { JSX } from 'react';
import button from '../ui/button.module.css';
import type { PlayerState, VoicePlayer } from './player-state.ts';

export interface PlayerProps {
  player: VoicePlayer;
  state: PlayerState;
}

interface ControlProps extends PlayerProps {
  className?: string | undefined;
}

/** Pause, or go on. */
export function PlayPause({ player, state, className }: ControlProps): JSX.Element {
  const isPaused = state.progress.status === 'paused';
  return (
    <button
      type="button"
      className={className}
      aria-label={isPaused ? 'Resume' : 'Pause'}
      aria-busy={state.progress.status === 'generating'}
      onClick={() => (isPaused ? player.resume() : player.pause())}
    >
      {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
    </button>
  );
}

/** To the verse before or after; in a reply to the sentences before or after. */
export function Step({ player, state, by, className }: ControlProps & { by: 1 | -1 }): JSX.Element | null {
  const { clip, progress } = state;
  const what = clip.target.kind === 'passage' ? 'verse' : 'part';
  if (clip.segments.length < 2) return null;
  return (
    <button
      type="button"
      className={`${button.icon} ${className ?? ''}`}
      aria-label={by === 1 ? `Next ${what}` : `Previous ${what}`}
      disabled={clip.segments[progress.at + by] === undefined}
      onClick={() => player.goTo(progress.at + by)}
    >
      {by === 1 ? <SkipForward aria-hidden="true" /> : <SkipBack aria-hidden="true" />}
    </button>
  );
}

/** Which verse it is, or what is under way. */
export function subtitleOf({ clip, progress }: PlayerState): string {
  if (progress.status === 'generating') return 'Preparing the voice';
  const { target, segments } = clip;
  if (target.kind === 'reply') return progress.reader === 'device' ? 'Your device’s voice' : 'Read aloud';
  return segments.length > 1 ? `Verse ${progress.at + 1} of ${segments.length}` : target.version;
}
