import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../app/store.ts';
import { showToast } from '../app/toast-queue.ts';
import { type ListenTarget, listening, listeningProblem, placeOf } from '../listening/listening.ts';
import { setStoppedPlace } from '../listening/stopped-place.ts';
import { audioElements } from '../listening/unlock-audio.ts';
import { clipOf } from './clip.ts';
import { hasDeviceVoice, speakOnDevice } from './device-voice.ts';
import { loadAudio, requestAudio } from './load-audio.ts';
import { type Playback, type PlaybackEvent, type Progress, startPlayback } from './playback.ts';
import type { PlayerState, VoicePlayer } from './player-state.ts';
import { clearSpokenMark, markSpoken } from './spoken-mark.ts';
import { chosenVoice, speed } from './voice-settings.ts';
import { BLOCKED, failureWords, fallbackNotice } from './voice-words.ts';
import { readVoices } from './voices.ts';

/** The player of this page: at most one clip at a time. */
export function createPlayer(client: QueryClient): VoicePlayer {
  const state = createStore<PlayerState | null>(() => null);
  let playback: Playback | null = null;
  /** Raised with each clip: what a former one still does counts no more. */
  let run = 0;

  const patch = (changes: Partial<PlayerState>): void => {
    const now = state.get();
    if (now) state.set({ ...now, ...changes });
  };

  function play(target: ListenTarget): void {
    stop();
    const mine = ++run;
    const clip = clipOf(target);
    state.set({
      clip,
      progress: { status: 'generating', reader: 'service', at: clip.first, part: 0 },
      notice: null,
      place: target.place ?? placeOf(location.pathname, location.search),
      sleep: 'end',
      sleepAt: null,
    });
    showStatus(state.get());
    void begin(mine);
  }

  /** Without a service the device reads, and nothing needs to be said about it. */
  async function begin(mine: number): Promise<void> {
    const { available, message } = await readVoices(client);
    const now = state.get();
    if (mine !== run || !now) return;
    if (!available && !hasDeviceVoice()) {
      report(now, { title: 'Premium TTS Unavailable', text: message });
      stop();
      return;
    }
    playback = startPlayback(
      { clip: now.clip, reader: available ? 'service' : 'device', speed: speed.get() },
      {
        elements: audioElements(),
        load: (segment, isUrgent) =>
          loadAudio((signal) => requestAudio(segment, chosenVoice.get(), signal), isUrgent),
        device: hasDeviceVoice() ? speakOnDevice : null,
        onProgress: (progress) => mine === run && follow(progress),
        onEvent: (event) => mine === run && receive(event),
      },
    );
  }

  function follow(progress: Progress): void {
    const before = state.get();
    if (before && progress.at !== before.progress.at && isTimeToSleep(before)) {
      // The verse before was read to its end: one goes on with this one.
      patch({ progress });
      stop();
      return;
    }
    patch({ progress });
    const now = state.get();
    showStatus(now);
    if (now && progress.status === 'playing') markSpoken(now);
  }

  function receive(event: PlaybackEvent): void {
    switch (event.kind) {
      case 'ended':
        if (state.get()?.clip.target.kind === 'passage') setStoppedPlace(null);
        clear();
        break;
      case 'blocked':
        report(state.get(), BLOCKED);
        break;
      case 'fallback':
        patch({ notice: fallbackNotice(event.error) });
        showStatus(state.get());
        break;
      case 'failed':
        report(state.get(), failureWords(event.error));
        clear();
    }
  }

  function stop(): void {
    rememberPlace(state.get());
    clear();
  }

  function clear(): void {
    run += 1;
    playback?.stop();
    playback = null;
    clearSpokenMark();
    state.set(null);
    if (listening.get()) listening.set(null);
  }

  return {
    state,
    play,
    update(target) {
      const now = state.get();
      if (!now || now.clip.target.id !== target.id) return;
      const known = now.clip.target;
      if (known.kind !== 'reply' || target.kind !== 'reply') return;
      if (known.text === target.text && known.isComplete === target.isComplete) return;
      const clip = clipOf({ ...target, scope: known.scope }, now.clip);
      patch({ clip });
      playback?.update(clip);
    },
    pause: () => playback?.pause(),
    resume: () => playback?.resume(),
    stop,
    goTo: (at) => playback?.goTo(at),
    fraction: () => playback?.fraction() ?? 0,
    setSpeed: () => playback?.setSpeed(speed.get()),
    changeVoice() {
      const now = state.get();
      if (!now || !playback) return;
      playback.stop();
      patch({ clip: { ...now.clip, first: now.progress.at }, notice: null });
      run += 1;
      void begin(run);
    },
    sleepAfter(sleep) {
      patch({ sleep, sleepAt: sleep === 'end' ? null : Date.now() + sleep * 60_000 });
    },
  };
}

/** In a dialog, which covers toasts, the words are shown there. */
function report(now: PlayerState | null, { title, text }: { title: string; text: string }): void {
  const target = now?.clip.target;
  if (target?.shownIn === 'dialog') listeningProblem.set({ id: target.id, title, text });
  else showToast(title, text);
}

/** To the Listen buttons. */
function showStatus(now: PlayerState | null): void {
  if (!now) return;
  const { id, shownIn } = now.clip.target;
  const { status } = now.progress;
  const shown = listening.get();
  if (shown?.id === id && shown.status === status && shown.notice === now.notice) return;
  listening.set({ id, shownIn, status, notice: now.notice });
}

const isTimeToSleep = ({ sleepAt }: PlayerState): boolean => sleepAt !== null && Date.now() >= sleepAt;

/** Where a passage was stopped, so that it can be gone on with. */
function rememberPlace(now: PlayerState | null): void {
  const target = now?.clip.target;
  const segment = now?.clip.segments[now.progress.at];
  if (!now || target?.kind !== 'passage' || !segment?.osis || !segment.reference) return;
  if (now.progress.at === 0 || now.clip.segments.length < 2) return;
  setStoppedPlace({
    reference: target.reference,
    version: target.version.toLowerCase(),
    verse: segment.reference,
    osis: segment.osis,
    at: Date.now(),
  });
}
