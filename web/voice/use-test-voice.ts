import { useEffect, useRef, useState } from 'react';
import { RequestError } from '../app/request.ts';
import { showToast } from '../app/toast-queue.ts';
import { stopListening } from '../listening/listening.ts';
import { audioElements, unlockAudio } from '../listening/unlock-audio.ts';
import { BLOCKED } from './voice-words.ts';

export const TEST_REFERENCE = 'John 14:27';
const PATH = '/api/tts/passages/John.14.27';
const TEST_SPEED = 0.75;

export interface TestedVoice {
  readonly voiceId: string;
  readonly status: 'generating' | 'playing' | 'paused';
}

/** Reads the test verse in one voice at a time. Pressed again it pauses and goes on; another voice takes its place. */
export function useTestVoice(): { tested: TestedVoice | null; toggle: (voiceId: string) => void } {
  const [tested, setTested] = useState<TestedVoice | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      leaving.current?.abort();
      silence();
    },
    [],
  );

  const toggle = (voiceId: string): void => {
    const element = audioElements()[0];
    if (tested?.voiceId === voiceId && tested.status === 'playing') {
      element.pause();
      setTested({ voiceId, status: 'paused' });
    } else if (tested?.voiceId === voiceId && tested.status === 'paused') {
      void element.play();
      setTested({ voiceId, status: 'playing' });
    } else {
      stopListening();
      silence();
      unlockAudio();
      leaving.current?.abort();
      const mine = new AbortController();
      leaving.current = mine;
      setTested({ voiceId, status: 'generating' });
      test(voiceId, mine.signal, (status) => {
        if (!mine.signal.aborted) setTested(status && { voiceId, status });
      });
    }
  };
  return { tested, toggle };
}

type OnStatus = (status: TestedVoice['status'] | null) => void;

async function test(voiceId: string, signal: AbortSignal, onStatus: OnStatus): Promise<void> {
  const fail = (title: string, words: string): void => {
    if (signal.aborted) return;
    showToast(title, words);
    onStatus(null);
  };
  let bytes: ArrayBuffer;
  try {
    const response = await fetch(`${PATH}?voiceId=${encodeURIComponent(voiceId)}`, { signal });
    if (!response.ok) {
      fail('Generation Failed', new RequestError(response.status, await response.text()).sentence);
      return;
    }
    bytes = await response.arrayBuffer();
  } catch {
    fail('Voice Test Failed', 'Check your internet connection and try again.');
    return;
  }
  const element = audioElements()[0];
  const address = URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }));
  const end = (): void => {
    URL.revokeObjectURL(address);
    onStatus(null);
  };
  element.onended = end;
  element.src = address;
  element.defaultPlaybackRate = TEST_SPEED;
  element.playbackRate = TEST_SPEED;
  try {
    await element.play();
    onStatus('playing');
  } catch (error) {
    const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError';
    if (isBlocked) fail(BLOCKED.title, BLOCKED.text);
    else fail('Playback Error', 'Unable to play audio. Please try again.');
    URL.revokeObjectURL(address);
  }
}

function silence(): void {
  const element = audioElements()[0];
  element.onended = null;
  element.pause();
}
