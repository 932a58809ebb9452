import { utterancesOf } from '../../scripture/speech/utterances.ts';
import type { Part } from './clip.ts';

/** Slow voices say this many characters in a second; an utterance must end within 14 s (some browsers cut longer ones). */
const CHARACTERS_PER_SECOND = 11;
const LONGEST_UTTERANCE_S = 14;
/** A voice that has not begun by then never will. */
const BEGINS_WITHIN_MS = 5_000;

export interface DeviceSpeech {
  readonly parts: readonly Part[];
  readonly speed: number;
  readonly onBegin: () => void;
  /** A part begins: its position. */
  readonly onPart: (part: number) => void;
  readonly onEnd: () => void;
  /** The device cannot speak. */
  readonly onFail: () => void;
}

export interface RunningSpeech {
  pause(): void;
  resume(): void;
  stop(): void;
}

export const hasDeviceVoice = (): boolean => 'speechSynthesis' in window;

/** Asked after speaking failed: browsers name their voices only a while after the first question. */
export const hasNoInstalledVoice = (): boolean =>
  hasDeviceVoice() && speechSynthesis.getVoices().length === 0;

/** How many characters an utterance may have. */
const utteranceLength = (speed: number): number =>
  Math.floor(CHARACTERS_PER_SECOND * (LONGEST_UTTERANCE_S - 0.5) * Math.min(speed, 1));

/**
 * The browser's own voice, in short utterances. A pause ends the present utterance, because some browsers cannot go on
 * within one; it is said again from its beginning.
 */
export function speakOnDevice(speech: DeviceSpeech): RunningSpeech {
  const { parts, speed, onBegin, onPart, onEnd, onFail } = speech;
  const utterances = parts.flatMap(({ spoken }, part) =>
    utterancesOf(spoken, utteranceLength(speed)).map((text) => ({ text, part })),
  );
  let at = 0;
  let run = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;

  function next(): void {
    const mine = ++run;
    const utterance = utterances[at];
    if (!utterance) {
      onEnd();
      return;
    }
    const spoken = new SpeechSynthesisUtterance(utterance.text);
    spoken.lang = 'en';
    spoken.rate = speed;
    const stillMine = (): boolean => mine === run;
    spoken.onstart = () => {
      clearTimeout(watch);
      if (!stillMine()) return;
      onBegin();
      onPart(utterance.part);
    };
    spoken.onend = () => {
      clearTimeout(watch);
      if (!stillMine()) return;
      at += 1;
      next();
    };
    spoken.onerror = () => {
      clearTimeout(watch);
      if (!stillMine() || isPaused) return;
      run += 1;
      onFail();
    };
    watch = setTimeout(() => {
      if (!stillMine()) return;
      run += 1;
      speechSynthesis.cancel();
      onFail();
    }, BEGINS_WITHIN_MS);
    speechSynthesis.speak(spoken);
  }

  function halt(): void {
    run += 1;
    clearTimeout(watch);
    speechSynthesis.cancel();
  }

  next();
  return {
    pause() {
      isPaused = true;
      halt();
    },
    resume() {
      isPaused = false;
      next();
    },
    stop: halt,
  };
}
