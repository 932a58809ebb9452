import { enteredIn } from './entered.ts';
import { isChoice } from './fields.ts';
import { findAgain } from './find-again.ts';

export interface EarlyInput {
  /**
   * Called before the app is drawn, as it then counts what is in a field as its first value. The function that it returns is
   * called when the app is drawn: it stops collecting, and does again, once, what the reader did before.
   */
  take(): () => void;
}

/** Keeps what a reader presses and enters before the app is there to react. Links, and what browsers do by themselves, go on. */
export function collectInput(page: Document): EarlyInput {
  let pressed: HTMLElement | null = null;
  const collecting = new AbortController();
  const options = { capture: true, signal: collecting.signal };

  const onClick = (event: Event): void => {
    const { target } = event;
    // The browser ticks it; an app that is half drawn would take the tick for what was there at first.
    if (isChoice(target)) event.stopImmediatePropagation();
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    hold(event);
    pressed = button;
  };
  const onSubmit = (event: Event): void => {
    hold(event);
    const { submitter } = event as SubmitEvent;
    if (submitter) pressed = submitter;
    else if (event.target instanceof HTMLElement) pressed = event.target.querySelector('[type="submit"]');
  };
  page.addEventListener('click', onClick, options);
  page.addEventListener('submit', onSubmit, options);

  return {
    take() {
      const entered = enteredIn(page, collecting.signal);
      const before = pressed;
      const findPressed = before && findAgain(page, before);
      // What was pressed while the app was drawn is on the page; what was before may have been drawn anew.
      const press = (): void => (pressed === before ? findPressed?.() : pressed)?.click();
      return () => {
        if (collecting.signal.aborted) return;
        collecting.abort();
        // Outside the app's own drawing, where it would not take notice; the press comes when the fields' words are drawn.
        void Promise.resolve().then(entered.again).then(press);
      };
    },
  };
}

/** Neither the browser nor an app that is half drawn acts on it. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
