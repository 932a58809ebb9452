// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { HELP_LINES } from '../../content/help-lines.ts';
import { chooseRegion } from '../app/region.ts';
import { forgetAgeAndCountry } from '../app/visitor-data.ts';
import {
  builtInLines,
  careFor,
  contactLinks,
  hasMoreToSay,
  knownLines,
  shownResources,
} from './help-lines.ts';

afterEach(() => {
  forgetAgeAndCountry();
  localStorage.clear();
});

describe('the links to a help line', () => {
  it('are links with the number as the service writes it', () => {
    expect(
      contactLinks({
        name: 'National Domestic Violence Hotline',
        contact: 'call 1-800-799-7233, or text START to 88788',
        call: '18007997233',
        text: '88788',
        textBody: 'START',
      }),
    ).toEqual([
      { href: 'tel:18007997233', label: 'Call 1-800-799-7233' },
      { href: 'sms:88788?&body=START', label: 'Text START to 88788' },
    ]);
  });

  it('exist for every built-in line', () => {
    for (const { lines } of HELP_LINES.regions) {
      for (const line of lines) expect(contactLinks(line).length, line.name).toBeGreaterThan(0);
    }
  });

  it('leave out the contact text only where they say all of it', () => {
    const hasMore = (contact: string, call: string): boolean => {
      const line = { name: 'x', contact, call };
      return hasMoreToSay(line, contactLinks(line));
    };
    expect(hasMore('call 116 123', '116123')).toBe(false);
    expect(hasMore('call 999 or 112', '999')).toBe(true);
    const both = { name: 'x', contact: 'call or text 988', call: '988', text: '988' };
    expect(hasMoreToSay(both, contactLinks(both))).toBe(false);
  });
});

describe('the help lines', () => {
  it('follow the visitor’s choice, not the country that the message came from', () => {
    chooseRegion('US');
    const care = careFor({ level: 'urgent', kind: 'crisis' });
    expect(care).toMatchObject({
      region: 'US',
      resources: [{ call: '988' }, { text: '741741' }, { call: '911' }],
    });
    expect(shownResources(care, builtInLines('GB'))[0]).toMatchObject({ name: 'Samaritans' });
    expect(shownResources(care, builtInLines('US'))).toBe(care.resources);
  });

  it('are those for any country where the visitor’s has none', () => {
    chooseRegion('DE');
    expect(careFor({ level: 'urgent', kind: 'abuse' })).toMatchObject({
      region: 'elsewhere',
      resources: [{ name: 'Find A Helpline' }, {}],
    });
  });

  it('are the operator’s own, stored earlier, where there is no network', () => {
    const own = {
      region: 'DE',
      regions: [
        { id: 'DE', name: 'Deutschland' },
        { id: 'elsewhere', name: 'Sonst' },
      ],
      checked: '2026-10',
      resources: [
        { name: 'Telefonseelsorge', kinds: ['crisis'], contact: 'call 0800 1110111', call: '08001110111' },
      ],
    };
    localStorage.setItem('berea.care-lines', JSON.stringify(own));
    chooseRegion('DE');
    expect(careFor({ level: 'urgent', kind: 'crisis' }).resources).toMatchObject([
      { name: 'Telefonseelsorge' },
    ]);
    expect(knownLines('FR').regions).toEqual(own.regions);
  });
});
