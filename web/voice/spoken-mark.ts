import type { PlayerState } from './player-state.ts';
import './spoken-mark.css';

/** The name of the highlight for the words that are being said (spoken-mark.css). */
const HIGHLIGHT = 'spoken';
/** A reader who scrolled this recently is not moved. */
const LEFT_ALONE_MS = 6_000;

let scrolledAt = Number.NEGATIVE_INFINITY;
let movedAt = Number.NEGATIVE_INFINITY;
let markedOsis: string | null = null;
addEventListener(
  'scroll',
  () => {
    if (performance.now() - movedAt > 1_000) scrolledAt = performance.now();
  },
  { passive: true, capture: true },
);

/** Marks in the text what is being said: the verse, and in it the clause; or the sentence of a reply. */
export function markSpoken({ clip, progress }: Pick<PlayerState, 'clip' | 'progress'>): void {
  const segment = clip.segments[progress.at];
  const scope = clip.target.scope() ?? document;
  if (!segment) return;
  const verse = segment.osis
    ? scope.querySelector<HTMLElement>(`[data-verse="${CSS.escape(segment.osis)}"]`)
    : null;
  for (const other of document.querySelectorAll('[data-spoken]')) {
    if (other !== verse) delete (other as HTMLElement).dataset.spoken;
  }
  if (verse && verse.dataset.spoken === undefined) verse.dataset.spoken = '';
  // The first verse is shown wherever the reader is: that is where the button was pressed.
  if (verse && markedOsis === null) scrolledAt = Number.NEGATIVE_INFINITY;
  if (verse && markedOsis !== segment.osis) keepInView(verse);
  markedOsis = segment.osis;
  const range = rangeOf(verse ?? scope, segment.parts[progress.part]?.written ?? '');
  highlight(range);
}

export function clearSpokenMark(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-spoken]'))
    delete element.dataset.spoken;
  highlight(null);
  markedOsis = null;
}

/** Browsers without highlights mark the verse only. */
function highlight(range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  else CSS.highlights.delete(HIGHLIGHT);
}

/** Where words stand in what is on screen; differences of white space do not count. */
function rangeOf(scope: ParentNode & Node, words: string): Range | null {
  const wanted = words.replace(/\s+/g, '');
  if (wanted === '') return null;
  let letters = '';
  const places: { node: Text; offset: number }[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.parentElement?.closest('button, sup, [aria-hidden="true"]')) continue;
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const letter = node.data[offset]!;
      if (/\s/.test(letter)) continue;
      letters += letter;
      places.push({ node, offset });
    }
  }
  const at = letters.indexOf(wanted);
  const first = places[at];
  const last = places[at + wanted.length - 1];
  if (at === -1 || !first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

function keepInView(verse: HTMLElement): void {
  if (performance.now() - scrolledAt < LEFT_ALONE_MS) return;
  const { top, bottom } = verse.getBoundingClientRect();
  const player = Number.parseFloat(document.documentElement.style.getPropertyValue('--player-height')) || 0;
  if (top >= 70 && bottom <= innerHeight - player - 20) return;
  movedAt = performance.now();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  verse.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
}
