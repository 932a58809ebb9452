import { createAudioQueue } from './audio-queue.ts';
import type { Clip, Segment } from './clip.ts';
import type { DeviceSpeech, RunningSpeech } from './device-voice.ts';
import type { LoadingAudio } from './load-audio.ts';
import { partAt, shareOfTime } from './spoken-share.ts';

type Reader = 'service' | 'device';

/** Where the reading is. */
export interface Progress {
  readonly status: 'generating' | 'playing' | 'paused';
  readonly reader: Reader;
  /** The segment, and the part of it that is being said. */
  readonly at: number;
  readonly part: number;
}

/** Why the reading ended or changed. */
export type PlaybackEvent =
  | { readonly kind: 'ended' }
  /** The browser allows no sound without a tap. */
  | { readonly kind: 'blocked' }
  /** The service does not speak; the device reads on. */
  | { readonly kind: 'fallback'; readonly error: unknown }
  /** Nobody can read it. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** What playback works with; tests replace it. */
export interface PlaybackDeps {
  readonly elements: readonly [HTMLAudioElement, HTMLAudioElement];
  readonly load: (segment: Segment, isUrgent: boolean) => LoadingAudio;
  /** null where the device has no voice. */
  readonly device: ((speech: DeviceSpeech) => RunningSpeech) | null;
  readonly onProgress: (progress: Progress) => void;
  readonly onEvent: (event: PlaybackEvent) => void;
}

export interface PlaybackArgs {
  readonly clip: Clip;
  readonly reader: Reader;
  readonly speed: number;
}

/** The reading of one clip, from its first segment to its end. */
export interface Playback {
  /** The clip has more segments. */
  update(clip: Clip): void;
  pause(): void;
  resume(): void;
  /** To the beginning of a segment. */
  goTo(at: number): void;
  setSpeed(speed: number): void;
  /** How much of the present segment was said, 0 to 1. */
  fraction(): number;
  stop(): void;
}

/**
 * Plays a clip segment by segment: with the service's audio on two elements that take turns, or with the device's voice. A
 * service that fails is replaced by the device at the beginning of the sentence that was being said.
 */
export function startPlayback({ clip: first, ...args }: PlaybackArgs, deps: PlaybackDeps): Playback {
  const { onProgress, onEvent } = deps;
  const audios = createAudioQueue(deps.elements, deps.load);
  let clip = first;
  let { reader, speed } = args;
  let at = first.first;
  let part = 0;
  let status: Progress['status'] = 'generating';
  /** Raised when the reading goes elsewhere: what is still under way then counts no more. */
  let run = 0;
  let speech: RunningSpeech | undefined;
  let isStopped = false;
  /** The listener wants silence, also while something is still being prepared. */
  let isPaused = false;

  const report = (): void => onProgress({ status, reader, at, part });
  const setStatus = (next: Progress['status']): void => {
    status = next;
    report();
  };

  const loadAhead = (mine: number): void => audios.loadAhead(clip.segments, at, () => mine === run);

  function begin(index: number, fromPart = 0): void {
    const mine = ++run;
    at = index;
    part = fromPart;
    halt();
    const segment = clip.segments[index];
    if (!segment) {
      if (clip.isComplete) end();
      else setStatus('generating');
      return;
    }
    if (reader === 'service') void playAudio(mine);
    else if (isPaused) setStatus('paused');
    else speakOnDevice(segment, fromPart);
  }

  async function playAudio(mine: number): Promise<void> {
    const audio = audios.audioOf(clip.segments, at, true);
    if (!audio) return;
    if (!audios.holds(at)) {
      setStatus(isPaused ? 'paused' : 'generating');
      try {
        const address = await audio.address;
        if (mine !== run) return;
        audios.fill(at, address);
      } catch (error) {
        if (mine === run) fallBack(error);
        return;
      }
    }
    const player = audios.element();
    // The connection may break off while it is heard.
    audio.whole.catch((error: unknown) => {
      if (mine === run) player.onended = () => mine === run && fallBack(error);
    });
    player.defaultPlaybackRate = speed;
    player.playbackRate = speed;
    player.onended = () => mine === run && onEnded();
    player.onerror = () => mine === run && fallBack(player.error);
    player.ontimeupdate = () => mine === run && followTime();
    if (!isPaused) await play(player, mine);
  }

  async function play(player: HTMLAudioElement, mine: number): Promise<void> {
    try {
      await player.play();
      if (mine !== run) return;
      setStatus('playing');
      loadAhead(mine);
    } catch (error) {
      if (mine !== run) return;
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        isPaused = true;
        setStatus('paused');
        onEvent({ kind: 'blocked' });
      } else if (!(error instanceof DOMException && error.name === 'AbortError')) fallBack(error);
    }
  }

  function onEnded(): void {
    audios.takeTurns();
    begin(at + 1);
  }

  function followTime(): void {
    const segment = clip.segments[at];
    if (!segment) return;
    const next = partAt(segment, fraction());
    if (next === part) return;
    part = next;
    report();
  }

  function fraction(): number {
    const segment = clip.segments[at];
    if (!segment) return 0;
    if (reader === 'device') return part / Math.max(1, segment.parts.length);
    return audios.holds(at) ? shareOfTime(audios.element(), segment) : 0;
  }

  function speakOnDevice(segment: Segment, fromPart: number): void {
    if (!deps.device) return;
    setStatus('generating');
    speech = deps.device({
      parts: segment.parts.slice(fromPart),
      speed,
      onBegin: () => status !== 'playing' && setStatus('playing'),
      onPart: (next) => {
        part = fromPart + next;
        report();
      },
      onEnd: () => begin(at + 1),
      onFail: () => fail(new TypeError('the device does not speak')),
    });
  }

  function fallBack(error: unknown): void {
    if (!deps.device) {
      fail(error);
      return;
    }
    reader = 'device';
    audios.release();
    onEvent({ kind: 'fallback', error });
    begin(at, part);
  }

  function fail(error: unknown): void {
    stop();
    onEvent({ kind: 'failed', error });
  }

  function end(): void {
    stop();
    onEvent({ kind: 'ended' });
  }

  /** Silence, without going elsewhere. */
  function halt(): void {
    speech?.stop();
    speech = undefined;
    audios.silence();
  }

  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    run += 1;
    halt();
    audios.release();
    audios.empty();
  }

  begin(at);
  return {
    update(next) {
      const wasWaiting = clip.segments[at] === undefined;
      clip = next;
      if (isStopped) return;
      if (wasWaiting) begin(at);
      else if (reader === 'service') loadAhead(run);
    },
    pause() {
      isPaused = true;
      if (reader === 'device') speech?.pause();
      else audios.element().pause();
      setStatus('paused');
    },
    resume() {
      isPaused = false;
      if (reader === 'device') {
        if (speech) speech.resume();
        else begin(at, part);
        setStatus('playing');
      } else if (audios.holds(at)) void play(audios.element(), run);
      else begin(at);
    },
    goTo(index) {
      if (isStopped) return;
      isPaused = false;
      begin(Math.max(0, Math.min(index, clip.segments.length - 1)));
    },
    setSpeed(next) {
      speed = next;
      audios.setSpeed(next);
      if (reader === 'device' && status === 'playing') begin(at, part);
    },
    fraction,
    stop,
  };
}
