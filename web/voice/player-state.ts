import type { Store } from '../app/store.ts';
import type { Player } from '../listening/listening.ts';
import type { Clip } from './clip.ts';
import type { Progress } from './playback.ts';
import type { Sleep } from './voice-settings.ts';

export interface PlayerState {
  readonly clip: Clip;
  readonly progress: Progress;
  /** Who reads, where that has changed. */
  readonly notice: string | null;
  /** The page it belongs to. */
  readonly place: string;
  readonly sleep: Sleep;
  /** When it stops; milliseconds since 1970. */
  readonly sleepAt: number | null;
}

export interface VoicePlayer extends Player {
  readonly state: Store<PlayerState | null>;
  goTo(at: number): void;
  fraction(): number;
  setSpeed(): void;
  /** Begins the present segment again in the chosen voice. */
  changeVoice(): void;
  sleepAfter(sleep: Sleep): void;
}
