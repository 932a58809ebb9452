import type { Segment } from './clip.ts';
import type { LoadingAudio } from './load-audio.ts';

/** How many segments are loaded before they are needed. */
const AHEAD = 2;

/** The service's audio of a clip: the segment that is being said and those that come next, on two elements that take turns. */
export interface AudioQueue {
  /** The element whose turn it is. */
  element(): HTMLAudioElement;
  takeTurns(): void;
  /** Whether the present element holds the audio of this segment. */
  holds(at: number): boolean;
  /** Gives the present element the audio of a segment. */
  fill(at: number, address: string): void;
  /** The audio of a segment, loading or loaded; undefined where the clip has no such segment yet. */
  audioOf(segments: readonly Segment[], at: number, isUrgent: boolean): LoadingAudio | undefined;
  /** Loads what comes after a segment and releases what lies behind; `isWanted` tells whether the reading is still there. */
  loadAhead(segments: readonly Segment[], at: number, isWanted: () => boolean): void;
  setSpeed(speed: number): void;
  /** Silence; what was loaded stays. */
  silence(): void;
  release(): void;
  /** Takes the audio from the elements. */
  empty(): void;
}

export function createAudioQueue(
  elements: readonly [HTMLAudioElement, HTMLAudioElement],
  load: (segment: Segment, isUrgent: boolean) => LoadingAudio,
): AudioQueue {
  let turn: 0 | 1 = 0;
  const loaded = new Map<number, LoadingAudio>();
  /** Which segment an element was filled for. */
  const filled = new Map<HTMLAudioElement, number>();
  const element = (): HTMLAudioElement => elements[turn];
  const otherTurn = (): 0 | 1 => (turn === 0 ? 1 : 0);

  const audioOf: AudioQueue['audioOf'] = (segments, at, isUrgent) => {
    const known = loaded.get(at);
    const segment = segments[at];
    if (known || !segment) return known;
    const audio = load(segment, isUrgent);
    loaded.set(at, audio);
    return audio;
  };

  const fillOther = (at: number, address: string): void => {
    const other = elements[otherTurn()];
    if (filled.get(other) === at) return;
    filled.set(other, at);
    other.src = address;
    other.preload = 'auto';
    other.load();
  };

  return {
    element,
    takeTurns() {
      turn = otherTurn();
    },
    holds: (at) => filled.get(element()) === at,
    fill(at, address) {
      filled.set(element(), at);
      element().src = address;
    },
    audioOf,
    loadAhead(segments, at, isWanted) {
      for (const [index, audio] of loaded) {
        if (index >= at && index <= at + AHEAD) continue;
        audio.release();
        loaded.delete(index);
        for (const [each, other] of filled) if (other === index) filled.delete(each);
      }
      for (let ahead = 1; ahead <= AHEAD; ahead += 1) audioOf(segments, at + ahead, false);
      const next = at + 1;
      loaded.get(next)?.address.then(
        (address) => {
          if (isWanted()) fillOther(next, address);
        },
        () => {},
      );
    },
    setSpeed(speed) {
      for (const each of elements) each.playbackRate = speed;
    },
    silence() {
      for (const each of elements) {
        each.onended = null;
        each.onerror = null;
        each.ontimeupdate = null;
        if (!each.paused) each.pause();
      }
    },
    release() {
      for (const audio of loaded.values()) audio.release();
      loaded.clear();
      filled.clear();
    },
    empty() {
      for (const each of elements) each.removeAttribute('src');
    },
  };
}
