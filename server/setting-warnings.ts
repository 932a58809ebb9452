import { editDistance } from '../language/edit-distance.ts';
import { SETTING_NAMES } from './config.ts';

/** Names that begin so are meant for Berea; others in the environment are anybody's. */
const OURS = /^(AI|VOICE|BACKUP|SMTP)_[A-Z0-9_]{1,40}$/;
/** So is a name this near to a setting's, where both are long enough not to be near by chance, */
const NEAR = 2;
const NEAR_MIN_LENGTH = 6;
/** and is no variable that systems set: cron's, beside MAIL_TO. */
const OF_OTHERS = new Set(['MAILTO']);

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
  const unknown = Object.keys(env)
    .filter((name) => isSet(name) && !SETTING_NAMES.includes(name) && !OF_OTHERS.has(name))
    .map((name) => ({ name, meant: settingNear(name) }))
    .filter(({ name, meant }) => meant !== undefined || OURS.test(name));
  return [
    ...unknown.map(
      ({ name, meant }) => `${name} is not a setting of Berea${meant ? `: is ${meant} meant?` : ''}`,
    ),
    ...NEED_ANOTHER.filter(([name, other]) => isSet(name) && !isSet(other)).map(
      ([name, other, effect]) => `${name} is set but ${other} is not: ${effect}`,
    ),
  ];
}

/** The setting whose name is nearest, if one is near; the first of equally near ones. */
function settingNear(name: string): string | undefined {
  const isLong = ({ length }: string): boolean => length >= NEAR_MIN_LENGTH;
  if (!isLong(name)) return undefined;
  return SETTING_NAMES.filter(isLong)
    .map((known) => ({ known, distance: editDistance(name, known, NEAR) }))
    .filter(({ distance }) => distance <= NEAR)
    .sort((a, b) => a.distance - b.distance)[0]?.known;
}
