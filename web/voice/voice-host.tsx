import { type JSX, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { showToast } from '../app/toast-queue.ts';
import { usePlayerWanted } from '../listening/player-wanted.ts';

const VoicePlayer = lazy(() =>
  import('./voice-player.tsx').then(
    ({ VoicePlayer }) => ({ default: VoicePlayer }),
    async () => {
      const { stopListening } = await import('../listening/listening.ts');
      stopListening();
      showToast('TTS Error', 'Failed to generate speech. Please try again.');
      return { default: () => null };
    },
  ),
);

/** The place of the player. Its code is loaded with the first Listen. */
export function VoiceHost(): JSX.Element | null {
  if (!usePlayerWanted()) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <VoicePlayer />
      </Suspense>
    </ErrorBoundary>
  );
}
