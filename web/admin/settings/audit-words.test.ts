import { expect, it } from 'vitest';
import type { AuditEntry } from '../../../contract/admin.ts';
import { inWords } from './audit-words.ts';

const said = (entry: Partial<AuditEntry>) =>
  inWords({ id: '1', at: '2026-11-23T12:00:00.000Z', who: 'miriam', action: '', target: '', ...entry });

it('says who did what, and what is other than before', () => {
  const enabled = { before: { enabled: false }, after: { enabled: true } };
  expect(said({ action: 'flag.change', target: 'footer_ads', ...enabled })).toBe(
    'miriam switched footer_ads on',
  );
  const flag = { id: '1', at: '', who: 'miriam', action: 'flag.change', target: 'pwa_enabled', ...enabled };
  expect(inWords(flag, new Map([['pwa_enabled', 'Progressive Web App']]))).toBe(
    'miriam switched Progressive Web App on',
  );
  expect(said({ action: 'contact.mark', after: { handled: false } })).toBe(
    'miriam marked a message of the inbox as not handled',
  );
  expect(
    said({
      action: 'advertisement.change',
      target: 'Four $& evenings',
      before: { title: 'Three', linkUrl: 'https://a.example/', description: 'Short', active: true },
      after: {
        title: 'Four $& evenings',
        linkUrl: null,
        description: 'Much longer than what is shown in one line here',
        active: true,
      },
    }),
  ).toBe(
    'miriam changed the advertisement “Four $& evenings” (title: Four $& evenings, link: none, description)',
  );
  expect(said({ action: 'advertisement.create', target: 'Four', after: { title: 'Four' } })).toBe(
    'miriam created the advertisement “Four”',
  );
  expect(said({ who: 'server', action: 'password.reset', target: 'ruth' })).toBe(
    'The server’s command made a new password for ruth',
  );
  expect(said({ action: 'testimonials.change', after: { testimonials: [] } })).toBe(
    'miriam changed the words on the home page',
  );
});
