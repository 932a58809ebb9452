import { adminCalls } from './calls/admin.ts';
import { advertisementCalls } from './calls/advertisements.ts';
import { analyticsCalls } from './calls/analytics.ts';
import { bibleCalls } from './calls/bible.ts';
import { careCalls } from './calls/care.ts';
import { chatCalls } from './calls/chat.ts';
import { contactCalls } from './calls/contact.ts';
import { fileCalls } from './calls/files.ts';
import { gameCalls } from './calls/games.ts';
import { installationCalls } from './calls/installation.ts';
import { voiceCalls } from './calls/voice.ts';

/** Every call of the API, by name. */
export const calls = {
  ...chatCalls,
  ...careCalls,
  ...fileCalls,
  ...bibleCalls,
  ...voiceCalls,
  ...gameCalls,
  ...advertisementCalls,
  ...analyticsCalls,
  ...contactCalls,
  ...adminCalls,
  ...installationCalls,
} as const;
