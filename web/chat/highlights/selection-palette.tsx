import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import type { Category } from './categories.ts';
import { CategoryButtons } from './category-buttons.tsx';
import { type MessageRange, rangeInMessage } from './message-range.ts';
import style from './palette.module.css';
import { saveHighlight } from './save-highlight.ts';

interface Selected {
  readonly root: Element;
  readonly part: MessageRange;
  readonly range: Range;
}

/** The palette is shown when the selection has not changed for this long. */
const SETTLE_MS = 250;
const EDGE = 8;

/**
 * Offers the five categories for text that is selected inside one message: beside it for a mouse; for touch as a bar at
 * the bottom, where it does not cover the phone's own menu.
 */
export function SelectionPalette(): JSX.Element | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  const touch = useRef(matchMedia('(pointer: coarse)').matches);
  const palette = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const look = (): void => {
      clearTimeout(timer);
      if (!pressed || touch.current) timer = setTimeout(() => setSelected(readSelection()), SETTLE_MS);
    };
    const down = (event: PointerEvent): void => {
      touch.current = event.pointerType !== 'mouse';
      pressed = true;
    };
    const up = (): void => {
      pressed = false;
      look();
    };
    look();
    document.addEventListener('selectionchange', look);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
    };
  }, []);

  const place = useCallback(() => {
    const box = palette.current;
    if (!box || !selected || touch.current) return;
    const around = selected.range.getBoundingClientRect();
    const below = around.bottom + EDGE;
    const top = below + box.offsetHeight < innerHeight - EDGE ? below : around.top - box.offsetHeight - EDGE;
    box.style.top = `${Math.min(Math.max(EDGE, top), innerHeight - box.offsetHeight - EDGE)}px`;
    box.style.left = `${Math.min(Math.max(EDGE, around.left), innerWidth - box.offsetWidth - EDGE)}px`;
  }, [selected]);
  useEffect(() => {
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [place]);

  if (!selected) return null;
  const choose = (category: Category): void => {
    saveHighlight(selected.root, selected.part, category);
    getSelection()?.removeAllRanges();
    setSelected(null);
  };
  return (
    <fieldset
      ref={palette}
      aria-label="Highlight the selected words"
      className={touch.current ? style.bar : style.floating}
      data-print="no"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={({ key }) => key === 'Escape' && setSelected(null)}
    >
      <CategoryButtons onChoose={choose} />
    </fieldset>
  );
}

/** The selection, if it lies inside one message; white space beyond it does not count. */
function readSelection(): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const root = messageAround(range.startContainer) ?? messageAround(range.endContainer);
  if (!root) return null;
  const whole = document.createRange();
  whole.selectNodeContents(root);
  if (reachesBeyond(range, whole)) return null;
  if (range.compareBoundaryPoints(Range.START_TO_START, whole) < 0)
    range.setStart(whole.startContainer, whole.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, whole) > 0)
    range.setEnd(whole.endContainer, whole.endOffset);
  const part = rangeInMessage(root, range);
  return part && { root, part, range };
}

function messageAround(node: Node): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest('[data-message]') ?? null;
}

/** Whether text outside the message is selected too. */
function reachesBeyond(range: Range, whole: Range): boolean {
  const outside = document.createRange();
  outside.setStart(range.startContainer, range.startOffset);
  outside.setEnd(whole.startContainer, whole.startOffset);
  if (outside.toString().trim()) return true;
  outside.setStart(whole.endContainer, whole.endOffset);
  outside.setEnd(range.endContainer, range.endOffset);
  return outside.toString().trim() !== '';
}
