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

/** "miriam switched footer_ads: on" */
export function inWords({ who, action, target, before, after }: AuditEntry): string {
  const done = (WORDS[action] ?? `${action} {}`).replace('{}', target);
  const changes = differences(before, after);
  const name = who === 'server' ? 'The server’s command' : who;
  return changes ? `${name} ${done} (${changes})` : `${name} ${done}`;
}

/** What is not as it was: "role: owner, disabled: no". Only plain values; long texts are left out. */
function differences(before: unknown, after: unknown): string {
  const [old, fresh] = [before ?? {}, after ?? {}] as Record<string, unknown>[];
  return Object.entries(fresh ?? {})
    .filter(([name, value]) => old?.[name] !== value && isShort(value))
    .map(([name, value]) => `${name}: ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)}`)
    .join(', ');
}

const isShort = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= 40;
