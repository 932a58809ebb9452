/** Whether what had the focus has gone or is off now: the keyboard would begin at the top of the page again. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.matches(':disabled');
}
