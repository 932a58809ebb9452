// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { HELP_LINES } from '../../content/help-lines.ts';
import { chooseRegion } from '../app/region.ts';
import { builtIn, careOf, knownLines, saysMore, shownNumber, shownResources, waysTo } from './help-lines.ts';
import { forgetReader } from './kept.ts';

afterEach(() => {
  forgetReader();
  localStorage.clear();
});

describe('the ways to reach a line', () => {
  it('are dialled, and read as the service writes them', () => {
    expect(
      waysTo({
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
    expect(shownNumber('call 13 11 14, or text 0477 13 11 14', '0477131114')).toBe('0477 13 11 14');
    expect(shownNumber('call us', '116123')).toBe('116123');
  });

  it('lack none that we know of: every line of ours can be dialled, written to or opened', () => {
    for (const { lines } of HELP_LINES.regions) {
      for (const line of lines) expect(waysTo(line).length, line.name).toBeGreaterThan(0);
    }
  });

  it('say all that is to be said, or the line’s own words stand beside them', () => {
    const told = (contact: string, call: string): boolean => {
      const line = { name: 'x', contact, call };
      return saysMore(line, waysTo(line));
    };
    expect(told('call 116 123', '116123')).toBe(false);
    expect(told('call 999 or 112', '999')).toBe(true);
    const both = { name: 'x', contact: 'call or text 988', call: '988', text: '988' };
    expect(saysMore(both, waysTo(both))).toBe(false);
  });
});

describe('the lines', () => {
  it('follow the reader’s choice, not the country that the message came from', () => {
    chooseRegion('US');
    const care = careOf({ level: 'urgent', kind: 'crisis' });
    expect(care).toMatchObject({
      region: 'US',
      resources: [{ call: '988' }, { text: '741741' }, { call: '911' }],
    });
    expect(shownResources(care, builtIn('GB'))[0]).toMatchObject({ name: 'Samaritans' });
    expect(shownResources(care, builtIn('US'))).toBe(care.resources);
  });

  it('are those for any country where the reader’s has none', () => {
    chooseRegion('DE');
    expect(careOf({ level: 'urgent', kind: 'abuse' })).toMatchObject({
      region: 'elsewhere',
      resources: [{ name: 'Find A Helpline' }, {}],
    });
  });

  it('are an operator’s own, heard earlier, where there is no network', () => {
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
    expect(careOf({ level: 'urgent', kind: 'crisis' }).resources).toMatchObject([
      { name: 'Telefonseelsorge' },
    ]);
    expect(knownLines('FR').regions).toEqual(own.regions);
  });
});
