import { type Clip, lengthOf, type Segment } from './clip.ts';
import type { DeviceSpeech, RunningSpeech } from './device-voice.ts';
import type { LoadingAudio } from './load-audio.ts';

/** How many segments are loaded before they are needed. */
const AHEAD = 2;
/** A voice says about this many characters in a second: used until an audio's length is known. */
export const CHARACTERS_PER_SECOND = 14;

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
  const { elements, onProgress, onEvent } = deps;
  let clip = first;
  let { reader, speed } = args;
  let at = first.first;
  let part = 0;
  let status: Progress['status'] = 'generating';
  /** Raised when the reading goes elsewhere: what is still under way then counts no more. */
  let run = 0;
  let turn: 0 | 1 = 0;
  let speech: RunningSpeech | undefined;
  let isStopped = false;
  /** The listener wants silence, also while something is still being prepared. */
  let isPaused = false;
  const loaded = new Map<number, LoadingAudio>();
  /** Which segment an element was prepared for. */
  const prepared = new Map<HTMLAudioElement, number>();

  const element = (): HTMLAudioElement => elements[turn];
  const report = (): void => onProgress({ status, reader, at, part });
  const setStatus = (next: Progress['status']): void => {
    status = next;
    report();
  };

  function audioOf(index: number, isUrgent: boolean): LoadingAudio | undefined {
    const known = loaded.get(index);
    const segment = clip.segments[index];
    if (known || !segment) return known;
    const audio = deps.load(segment, isUrgent);
    loaded.set(index, audio);
    return audio;
  }

  function loadAhead(mine: number): void {
    for (const [index, audio] of loaded) {
      if (index >= at && index <= at + AHEAD) continue;
      audio.release();
      loaded.delete(index);
      for (const [each, other] of prepared) if (other === index) prepared.delete(each);
    }
    for (let ahead = 1; ahead <= AHEAD; ahead += 1) audioOf(at + ahead, false);
    const next = at + 1;
    loaded.get(next)?.address.then(
      (address) => {
        const other = elements[turn === 0 ? 1 : 0];
        if (mine !== run || prepared.get(other) === next) return;
        prepared.set(other, next);
        other.src = address;
        other.preload = 'auto';
        other.load();
      },
      () => {},
    );
  }

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
    const audio = audioOf(at, true);
    if (!audio) return;
    const player = element();
    if (prepared.get(player) !== at) {
      setStatus(isPaused ? 'paused' : 'generating');
      try {
        const address = await audio.address;
        if (mine !== run) return;
        prepared.set(player, at);
        player.src = address;
      } catch (error) {
        if (mine === run) fallBack(error);
        return;
      }
    }
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
    turn = turn === 0 ? 1 : 0;
    begin(at + 1);
  }

  /** The part is found by the share of the time, as by the share of the letters. */
  function followTime(): void {
    const segment = clip.segments[at];
    if (!segment) return;
    let rest = fraction() * lengthOf(segment);
    let next = 0;
    for (const { spoken } of segment.parts.slice(0, -1)) {
      rest -= spoken.length + 1;
      if (rest < 0) break;
      next += 1;
    }
    if (next === part) return;
    part = next;
    report();
  }

  function fraction(): number {
    const segment = clip.segments[at];
    if (!segment) return 0;
    if (reader === 'device') return part / Math.max(1, segment.parts.length);
    const { currentTime, duration } = element();
    if (prepared.get(element()) !== at) return 0;
    const length =
      Number.isFinite(duration) && duration > 0 ? duration : lengthOf(segment) / CHARACTERS_PER_SECOND;
    return Math.min(1, currentTime / length);
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
    releaseAll();
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
    for (const each of elements) {
      each.onended = null;
      each.onerror = null;
      each.ontimeupdate = null;
      if (!each.paused) each.pause();
    }
  }

  function releaseAll(): void {
    for (const audio of loaded.values()) audio.release();
    loaded.clear();
    prepared.clear();
  }

  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    run += 1;
    halt();
    releaseAll();
    for (const each of elements) each.removeAttribute('src');
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
      else element().pause();
      setStatus('paused');
    },
    resume() {
      isPaused = false;
      if (reader === 'device') {
        if (speech) speech.resume();
        else begin(at, part);
        setStatus('playing');
      } else if (prepared.get(element()) === at) void play(element(), run);
      else begin(at);
    },
    goTo(index) {
      if (isStopped) return;
      isPaused = false;
      begin(Math.max(0, Math.min(index, clip.segments.length - 1)));
    },
    setSpeed(next) {
      speed = next;
      for (const each of elements) each.playbackRate = next;
      if (reader === 'device' && status === 'playing') begin(at, part);
    },
    fraction,
    stop,
  };
}
