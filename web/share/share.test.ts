import { describe, expect, it, test } from 'vitest';
import { qrCode } from '../ui/qr-code.ts';
import { browserOf } from './browser-name.ts';

describe('the QR code', () => {
  it('has two empty modules around it, and the finder patterns in three corners', () => {
    const { size, path } = qrCode('https://berea.example/');
    expect(size).toBe(25 + 4);
    for (const corner of ['M2 2h', `M${size - 3} 2h`, `M2 ${size - 3}h`]) expect(path).toContain(corner);
    expect(path).not.toMatch(/M[01] |M\d+ [01]h/);
  });

  it('grows with the address', () => {
    expect(qrCode(`https://berea.example/${'x'.repeat(200)}`).size).toBeGreaterThan(45);
  });
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    'chrome',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'safari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 CriOS/126.0 Mobile/15E148 Safari/604.1',
    'chrome',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'firefox'],
  ['Links (2.29; Linux)', 'generic'],
])('%s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});
