import type { AuditEntry } from '../../../contract/admin.ts';

/** What was done, behind who did it; `{}` is the target. */
const WORDS: Readonly<Record<string, string>> = {
  'browser.sign-in': 'signed in with a new browser: {}',
  'password.change': 'changed the password',
  'password.reset': 'made a new password for {}',
  'sign-in.unlock': 'ended the locks of {}',
  'second-factor.set-up': 'set up the second step at sign-in',
  'second-factor.remove': 'removed the second step of {}',
  'admin.add': 'added the admin {}',
  'admin.change': 'changed the admin {}',
  'flag.change': 'switched {}',
  'advertisement.create': 'created the advertisement “{}”',
  'advertisement.change': 'changed the advertisement “{}”',
  'advertisement.delete': 'deleted the advertisement “{}”',
  'contact.mark': 'marked a message of the inbox',
  'contact.delete': 'deleted a message of the inbox',
  'testimonials.change': 'changed the words on the home page',
};

/** What fields are called on screen. */
const NAMES: Readonly<Record<string, string>> = {
  imageUrl: 'picture’s address',
  linkUrl: 'link',
  targetAudience: 'for whom',
  startDate: 'starts',
  endDate: 'ends',
  disabled: 'switched off',
};

/** Longer texts are only named. */
const LONGEST_SHOWN = 40;

type Values = Readonly<Record<string, unknown>>;

/** "miriam switched Footer Ads on"; `flagNames` has what switches are called on screen. */
export function inWords(
  { who, action, target: stored, before, after }: AuditEntry,
  flagNames: ReadonlyMap<string, string> = new Map(),
): string {
  const target = action === 'flag.change' ? (flagNames.get(stored) ?? stored) : stored;
  const name = who === 'server' ? 'The server’s command' : who;
  const done = (WORDS[action] ?? `${action} {}`).replace('{}', () => target);
  const values = (after ?? {}) as Values;
  if (action === 'flag.change') return `${name} ${done} ${values.enabled ? 'on' : 'off'}`;
  if (action === 'contact.mark') return `${name} ${done} as ${values.handled ? '' : 'not '}handled`;
  // What was created or is replaced as a whole says enough by its name.
  const changes = action.endsWith('.change') ? differences((before ?? {}) as Values, values) : '';
  return changes ? `${name} ${done} (${changes})` : `${name} ${done}`;
}

/** What is not as it was: "role: owner, link: none, description". */
function differences(before: Values, after: Values): string {
  return Object.entries(after)
    .filter(([name, value]) => before[name] !== value)
    .flatMap(([field, value]) => {
      const name = NAMES[field] ?? field;
      if (value === null) return `${name}: none`;
      if (typeof value === 'object') return [];
      const shown = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
      return shown.length > LONGEST_SHOWN ? name : `${name}: ${shown}`;
    })
    .join(', ');
}
