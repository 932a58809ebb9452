import { AgeQuestion } from './age-question.tsx';
import { CareMonitor } from './care-monitor.tsx';
import { FormHelp } from './form-help.tsx';
import { Help } from './help.tsx';
import { Reminder } from './reminders.tsx';

/** One chunk, so that all of care is there or none of it (load-care.ts loads it). */
export const careBundle = { AgeQuestion, CareMonitor, FormHelp, Help, Reminder };
