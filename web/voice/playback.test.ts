import { expect, it } from 'vitest';
import type { Clip, Segment } from './clip.ts';
import type { DeviceSpeech } from './device-voice.ts';
import type { LoadingAudio } from './load-audio.ts';
import { type PlaybackEvent, type Progress, startPlayback } from './playback.ts';

/** An audio element as far as playback uses one; the test says when it ends. */
class FakeElement {
  src = '';
  paused = true;
  currentTime = 0;
  duration = 10;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  onended: (() => void) | null = null;
  onerror: (() => void) | null = null;
  ontimeupdate: (() => void) | null = null;
  error = new Error('broken');
  refusal: Error | null = null;
  load(): void {}
  removeAttribute(): void {
    this.src = '';
  }
  async play(): Promise<void> {
    if (this.refusal) throw this.refusal;
    this.paused = false;
    this.currentTime = 0;
  }
  pause(): void {
    this.paused = true;
  }
  end(): void {
    this.paused = true;
    this.onended?.();
  }
}

const segment = (name: string): Segment => ({
  reference: name,
  osis: name,
  parts: [
    { written: `${name} first;`, spoken: `${name} first;` },
    { written: `${name} second.`, spoken: `${name} second.` },
  ],
  request: { kind: 'verse', path: `/${name}` },
});
const clipOf = (names: readonly string[], isComplete = true): Clip => ({
  target: { kind: 'reply', id: 'r', shownIn: 'page', scope: () => null, text: '', isComplete },
  segments: names.map(segment),
  isComplete,
  first: 0,
});

interface Failing {
  /** Segments that the service does not speak. */
  readonly refused?: readonly string[];
  /** Segments that break off. */
  readonly cut?: readonly string[];
  readonly reader?: 'service' | 'device';
  readonly hasDevice?: boolean;
}

function aPlayback(
  clip: Clip,
  { refused = [], cut = [], reader = 'service', hasDevice = true }: Failing = {},
) {
  const elements = [new FakeElement(), new FakeElement()] as const;
  const loaded: string[] = [];
  const released: string[] = [];
  const events: PlaybackEvent[] = [];
  const device: DeviceSpeech[] = [];
  let progress: Progress | undefined;
  const load = ({ reference }: Segment): LoadingAudio => {
    const name = reference ?? '';
    loaded.push(name);
    const address = refused.includes(name) ? Promise.reject(new Error(name)) : Promise.resolve(name);
    const whole = cut.includes(name) ? Promise.reject(new Error(name)) : address.then(() => {});
    address.catch(() => {});
    whole.catch(() => {});
    return { address, whole, release: () => void released.push(name) };
  };
  const playback = startPlayback(
    { clip, reader, speed: 1 },
    {
      elements: elements as unknown as readonly [HTMLAudioElement, HTMLAudioElement],
      load,
      device: hasDevice
        ? (speech) => {
            device.push(speech);
            return { pause: () => {}, resume: () => {}, stop: () => {} };
          }
        : null,
      onProgress: (next) => {
        progress = next;
      },
      onEvent: (event) => void events.push(event),
    },
  );
  return {
    playback,
    elements,
    loaded,
    released,
    events,
    device,
    progress: () => progress,
    playing: () => elements.filter(({ paused }) => !paused).map(({ src }) => src),
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const names = ['a', 'b', 'c', 'd'];

it('plays a clip in order on two elements, with two segments ahead, and ends', async () => {
  const test = aPlayback(clipOf(names));
  await settle();
  expect([test.playing(), test.loaded]).toEqual([['a'], ['a', 'b', 'c']]);
  // The next one is already in the other element.
  expect(test.elements[1].src).toBe('b');
  for (const [index, name] of ['b', 'c', 'd'].entries()) {
    test.elements[index % 2 === 0 ? 0 : 1].end();
    await settle();
    expect(test.playing()).toEqual([name]);
  }
  expect(test.loaded).toEqual(names);
  test.elements[1].end();
  expect(test.events).toEqual([{ kind: 'ended' }]);
  expect(test.released.sort()).toEqual(names);
});

it('finds the part that is being said by the share of the time', async () => {
  const test = aPlayback(clipOf(['a']));
  await settle();
  expect(test.progress()?.part).toBe(0);
  test.elements[0].currentTime = 7;
  test.elements[0].ontimeupdate?.();
  expect(test.progress()?.part).toBe(1);
  expect(test.playback.fraction()).toBe(0.7);
});

it('hands over to the device where the service does not speak a segment', async () => {
  const test = aPlayback(clipOf(names), { refused: ['b'] });
  await settle();
  expect(test.device).toEqual([]);
  test.elements[0].end();
  await settle();
  expect(test.events).toMatchObject([{ kind: 'fallback', error: { message: 'b' } }]);
  expect(test.device[0]?.parts[0]?.spoken).toBe('b first;');
  test.device[0]?.onEnd();
  expect(test.device[1]?.parts[0]?.spoken).toBe('c first;');
  expect(test.progress()).toMatchObject({ reader: 'device', at: 2 });
});

it('says an audio that broke off again from the sentence that was being said', async () => {
  const test = aPlayback(clipOf(['a']), { cut: ['a'] });
  await settle();
  test.elements[0].currentTime = 7;
  test.elements[0].ontimeupdate?.();
  test.elements[0].end();
  expect(test.device[0]?.parts.map(({ spoken }) => spoken)).toEqual(['a second.']);
});

it('fails where neither service nor device can speak', async () => {
  const test = aPlayback(clipOf(['a']), { refused: ['a'], hasDevice: false });
  await settle();
  expect(test.events).toMatchObject([{ kind: 'failed', error: { message: 'a' } }]);
  const silent = aPlayback(clipOf(['a']), { reader: 'device' });
  silent.device[0]?.onFail();
  expect(silent.events).toMatchObject([{ kind: 'failed' }]);
});

it('waits for more of a reply that is being written', async () => {
  const test = aPlayback(clipOf(['a'], false));
  await settle();
  test.elements[0].end();
  expect([test.progress()?.status, test.events]).toEqual(['generating', []]);
  test.playback.update(clipOf(['a', 'b'], false));
  await settle();
  expect(test.playing()).toEqual(['b']);
  test.elements[1].end();
  test.playback.update(clipOf(['a', 'b'], true));
  expect(test.events).toEqual([{ kind: 'ended' }]);
});

it('pauses and goes on, also before the first sound', async () => {
  const test = aPlayback(clipOf(names));
  test.playback.pause();
  await settle();
  expect([test.playing(), test.progress()?.status]).toEqual([[], 'paused']);
  test.playback.resume();
  await settle();
  expect([test.playing(), test.progress()?.status]).toEqual([['a'], 'playing']);
});

it('says that playback is blocked, and plays after a tap', async () => {
  const test = aPlayback(clipOf(['a']));
  test.elements[0].refusal = new DOMException('blocked', 'NotAllowedError');
  await settle();
  expect([test.events, test.progress()?.status]).toEqual([[{ kind: 'blocked' }], 'paused']);
  test.elements[0].refusal = null;
  test.playback.resume();
  await settle();
  expect(test.playing()).toEqual(['a']);
});

it('goes elsewhere, and frees what is far from there', async () => {
  const test = aPlayback(clipOf(['a', 'b', 'c', 'd', 'e', 'f']));
  await settle();
  test.playback.goTo(4);
  await settle();
  expect(test.playing()).toEqual(['e']);
  expect(test.released.sort()).toEqual(['a', 'b', 'c']);
  test.playback.setSpeed(1.5);
  expect(test.elements.map(({ playbackRate }) => playbackRate)).toEqual([1.5, 1.5]);
  test.playback.stop();
  expect([test.playing(), test.events]).toEqual([[], []]);
});
