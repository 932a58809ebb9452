import { AgeQuestion } from './age-question.tsx';
import { CareAlert } from './care-alert.tsx';
import { CareBar } from './care-bar.tsx';
import { CarePanel } from './care-panel.tsx';
import { careInWords } from './find-care.ts';
import { careOfKind } from './help-lines.ts';
import { Reminder, Reminders } from './reminders.tsx';

/** One chunk, so that help is there as a whole or not at all (web/care/room.ts loads it). */
export const careRoom = {
  AgeQuestion,
  CareAlert,
  CareBar,
  CarePanel,
  careInWords,
  careOfKind,
  Reminder,
  Reminders,
};
