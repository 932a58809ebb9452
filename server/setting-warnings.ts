import { editDistance } from '../language/edit-distance.ts';
import { SETTING_NAMES } from './config.ts';

/** Names that begin so are meant for Berea; others in the environment are anybody's. */
const OURS = /^(AI|VOICE|BACKUP|SMTP)_[A-Z0-9_]{1,40}$/;

/** Settings that do nothing without another one, and what happens then. */
const NEED_ANOTHER = [
  ['AI_API_KEY', 'AI_PROVIDER', 'the guide answers'],
  ['AI_MODEL', 'AI_PROVIDER', 'the guide answers'],
  ['AI_BASE_URL', 'AI_PROVIDER', 'the guide answers'],
  ['VOICE_API_KEY', 'VOICE_PROVIDER', "the browser's own voice reads"],
  ['VOICE_BASE_URL', 'VOICE_PROVIDER', "the browser's own voice reads"],
  ['BACKUP_KEEP', 'BACKUP_EVERY', 'no backups are made'],
] as const;

/** A sentence about each setting that was forgotten or misspelt, as far as it shows. By its name, never its value. */
export function settingWarnings(env: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string): boolean => (env[name] ?? '').trim() !== '';
  const unknown = Object.keys(env).filter(
    (name) => OURS.test(name) && isSet(name) && !SETTING_NAMES.includes(name),
  );
  return [
    ...unknown.map((name) => `${name} is not a setting of Berea${suggestionFor(name)}`),
    ...NEED_ANOTHER.filter(([name, other]) => isSet(name) && !isSet(other)).map(
      ([name, other, effect]) => `${name} is set but ${other} is not: ${effect}`,
    ),
  ];
}

function suggestionFor(name: string): string {
  const meant = SETTING_NAMES.find((known) => editDistance(name, known, 2) <= 2);
  return meant ? `: is ${meant} meant?` : '';
}
