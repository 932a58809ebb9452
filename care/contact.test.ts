import { describe, expect, it } from 'vitest';
import { HELP_LINES } from '../content/help-lines.ts';
import { contactParts, type Reachable, shownNumber } from './contact.ts';

const followed = (line: Reachable): [string, string][] =>
  contactParts(line).map(({ start, end, href }) => [line.contact.slice(start, end), href]);

describe('what can be followed in the contact of a help line', () => {
  it('is its numbers and its website, as they are written', () => {
    expect(
      followed({
        contact: 'call 13 11 14, or text HELLO to 0477 13 11 14',
        call: '131114',
        text: '0477131114',
        textBody: 'HELLO',
      }),
    ).toEqual([
      ['13 11 14', 'tel:131114'],
      ['0477 13 11 14', 'sms:0477131114?&body=HELLO'],
    ]);
    expect(
      followed({
        contact: 'findahelpline.com finds a line in your country',
        url: 'https://findahelpline.com',
      }),
    ).toEqual([['findahelpline.com', 'https://findahelpline.com']]);
  });

  it('is dialled where one number takes both', () => {
    expect(followed({ contact: 'call or text 988', call: '988', text: '988' })).toEqual([['988', 'tel:988']]);
  });

  it('ends with the last digit of a number', () => {
    expect(followed({ contact: 'call 0800 1111 (free).', call: '08001111' })).toEqual([
      ['0800 1111', 'tel:08001111'],
    ]);
  });

  it('is no other number', () => {
    expect(followed({ contact: 'call 999 or 112', call: '999' })).toEqual([['999', 'tel:999']]);
    expect(followed({ contact: 'call us', call: '116123' })).toEqual([]);
  });

  it('is something in every built-in line', () => {
    for (const { lines } of HELP_LINES.regions) {
      for (const line of lines) expect(contactParts(line).length, line.name).toBeGreaterThan(0);
    }
  });
});

it('a number is shown as the service writes it', () => {
  expect(shownNumber('call 13 11 14, or text 0477 13 11 14', '0477131114')).toBe('0477 13 11 14');
  expect(shownNumber('call us', '116123')).toBe('116123');
});
