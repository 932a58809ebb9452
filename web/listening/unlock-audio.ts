let elements: readonly [HTMLAudioElement, HTMLAudioElement] | undefined;

/** Two audio elements that take turns: while one plays, the other gets the next segment, so that there is no gap. */
export function audioElements(): readonly [HTMLAudioElement, HTMLAudioElement] {
  elements ??= [new Audio(), new Audio()];
  return elements;
}

/** Within a tap: plays silence, after which these elements and the device's voice may sound without another tap. */
export function unlockAudio(): void {
  const locked = audioElements().filter((element) => !element.dataset.unlocked);
  const silence = locked[0] && URL.createObjectURL(new Blob([silentWave()], { type: 'audio/wav' }));
  for (const element of locked) {
    element.src = silence ?? '';
    element.play().then(
      () => {
        element.dataset.unlocked = 'true';
      },
      () => {},
    );
  }
  if ('speechSynthesis' in window && !speechSynthesis.speaking) {
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
  }
}

/** Whether this browser lets a page sound now: tried with silence. */
export async function canSound(): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([silentWave()], { type: 'audio/wav' }));
  const [element] = audioElements();
  element.src = address;
  try {
    await element.play();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const SAMPLE_RATE = 8_000;
const SAMPLES = 160;
const HEADER_BYTES = 44;

/** A WAV file of 20 ms, 8 bit. */
function silentWave(): ArrayBuffer {
  const file = new ArrayBuffer(HEADER_BYTES + SAMPLES);
  const view = new DataView(file);
  const text = (at: number, letters: string): void => {
    for (let i = 0; i < letters.length; i += 1) view.setUint8(at + i, letters.charCodeAt(i));
  };
  text(0, 'RIFF');
  view.setUint32(4, file.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, SAMPLES, true);
  new Uint8Array(file, HEADER_BYTES).fill(0x80);
  return file;
}
