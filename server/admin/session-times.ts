/** How long an operator's session lasts (behaviour 16.1), in milliseconds. */
const HOUR = 3_600_000;
/** It ends this long after its last use, */
export const IDLE_MS = 12 * HOUR;
/** and this long after the sign-in in any case. */
export const LIFETIME_MS = 7 * 24 * HOUR;
/** Its last use is written at most this often. */
export const TOUCH_EVERY_MS = 60_000;
/** A browser that signed in before is forgotten this long after its last sign-in. */
export const DEVICE_MS = 180 * 24 * HOUR;
