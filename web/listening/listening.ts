import { createStore } from '../app/store.ts';
import { playerWanted } from './player-wanted.ts';
import { unlockAudio } from './unlock-audio.ts';

/** A verse that can be read aloud. */
interface SpokenVerse {
  readonly osis: string;
  readonly reference: string;
  readonly text: string;
}

interface AnyTarget {
  /** What is read: one id, one clip. */
  readonly id: string;
  /** A dialog covers the page, so it shows its own controls; elsewhere the player is shown. */
  readonly shownIn: 'page' | 'dialog';
  /** Where on the page the text is, to mark what is being read. */
  readonly scope: () => ParentNode | null;
  /** The page that it belongs to (`placeOf`); by default the present one. */
  readonly place?: string;
}

export interface PassageTarget extends AnyTarget {
  readonly kind: 'passage';
  readonly reference: string;
  readonly osis: string;
  /** "KJV" */
  readonly version: string;
  readonly verses: readonly SpokenVerse[];
  /** The verse to begin with; the first one by default. */
  readonly from?: string | undefined;
}

export interface ReplyTarget extends AnyTarget {
  readonly kind: 'reply';
  /** Markdown. */
  readonly text: string;
  /** false while it is still being written. */
  readonly isComplete: boolean;
}

export type ListenTarget = PassageTarget | ReplyTarget;

/** The clip that exists; null while nothing is read. */
export interface Listening {
  readonly id: string;
  readonly shownIn: 'page' | 'dialog';
  readonly status: 'generating' | 'playing' | 'paused';
  /** Who reads, where that has changed. */
  readonly notice: string | null;
}

/** What went wrong in a dialog, which hides toasts. */
export interface ListeningProblem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What plays. It is loaded with the first Listen, and connects itself. */
export interface Player {
  play(target: ListenTarget): void;
  /** The same target with more text. */
  update(target: ListenTarget): void;
  pause(): void;
  resume(): void;
  stop(): void;
}

export const listening = createStore<Listening | null>(() => null);
export const listeningProblem = createStore<ListeningProblem | null>(() => null);

let player: Player | null = null;
let waiting: ListenTarget | null = null;

/** The player takes over: whatever was requested while it was loading begins now. */
export function connectPlayer(next: Player): void {
  player = next;
  if (waiting) next.play(waiting);
  waiting = null;
}

/**
 * Reads a target aloud. A clip that exists is stopped: pressing Listen again only stops. Called within the tap, because
 * browsers allow sound only from there.
 */
export function toggleListening(target: ListenTarget): void {
  const running = listening.get();
  if (running) stopListening();
  if (running?.id === target.id) return;
  unlockAudio();
  listeningProblem.set(null);
  listening.set({ id: target.id, shownIn: target.shownIn, status: 'generating', notice: null });
  if (player) player.play(target);
  else {
    waiting = target;
    playerWanted.set(true);
  }
}

/** More of a reply that is being read while it is written. */
export function updateListening(target: ListenTarget): void {
  if (listening.get()?.id !== target.id) return;
  if (player) player.update(target);
  else waiting = target;
}

export const pauseListening = (): void => player?.pause();
export const resumeListening = (): void => player?.resume();

/** Stops what is read; with an id only that clip. */
export function stopListening(id?: string): void {
  if (id !== undefined && listening.get()?.id !== id) return;
  waiting = null;
  player?.stop();
  listening.set(null);
}

/** The page a clip belongs to: another page, passage or translation stops it. */
export function placeOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  return [pathname, params.get('ref') ?? '', params.get('version') ?? ''].join(' ');
}
