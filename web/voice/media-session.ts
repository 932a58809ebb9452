import { useEffect } from 'react';
import type { PlayerState, VoicePlayer } from './player-state.ts';

/** Shows on the lock screen what is read, and takes its keys. */
export function useMediaSession(player: VoicePlayer, state: PlayerState | null): void {
  const title = state ? titleOf(state) : null;
  const status = state?.progress.status ?? null;
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession: session } = navigator;
    session.metadata = title === null ? null : new MediaMetadata({ title, artist: 'Berea' });
    session.playbackState = status === null ? 'none' : status === 'paused' ? 'paused' : 'playing';
  }, [title, status]);
  const isActive = state !== null;
  useEffect(() => {
    if (!isActive || !('mediaSession' in navigator)) return;
    const { mediaSession: session } = navigator;
    const step = (by: number): void => {
      const now = player.state.get();
      if (now) player.goTo(now.progress.at + by);
    };
    const actions: [MediaSessionAction, () => void][] = [
      ['play', player.resume],
      ['pause', player.pause],
      ['stop', player.stop],
      ['nexttrack', () => step(1)],
      ['previoustrack', () => step(-1)],
    ];
    for (const [action, run] of actions) session.setActionHandler(action, run);
    return () => {
      for (const [action] of actions) session.setActionHandler(action, null);
    };
  }, [player, isActive]);
}

/** "Psalm 23:3"; of a reply that it is one. */
export const titleOf = ({ clip, progress }: Pick<PlayerState, 'clip' | 'progress'>): string =>
  clip.segments[progress.at]?.reference ?? (clip.target.kind === 'passage' ? clip.target.reference : 'Reply');
