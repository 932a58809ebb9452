import { describe, expect, it } from 'vitest';
import { explainError, retryAfter } from './failure.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('reading a service’s failure', () => {
  it('does not retry when the account has no credit', () => {
    const error = Object.assign(new Error(), { status: 429, code: 'insufficient_quota' });
    expect(explainError(error, NOW)).toMatchObject({ code: 'PROVIDER_OVERLOADED', retry: false });
  });

  it.each([
    [{ type: 'overloaded_error' }, 'PROVIDER_OVERLOADED', true],
    [{ type: 'authentication_error' }, 'PROVIDER_REJECTED_KEY', false],
    [{ code: 'rate_limit_exceeded' }, 'PROVIDER_OVERLOADED', true],
    [{ code: 500 }, 'PROVIDER_FAILED', true],
    [{ status: 529 }, 'PROVIDER_OVERLOADED', true],
    [{ status: 408 }, 'PROVIDER_TIMEOUT', true],
    [{ status: 504 }, 'PROVIDER_TIMEOUT', true],
    [{ type: 'something_new' }, 'PROVIDER_FAILED', false],
  ] as const)('knows %o', (error, code, retry) => {
    expect(explainError(error, NOW)).toMatchObject({ code, retry });
  });

  it('recognises a broken connection, whatever error wraps it', () => {
    const broken = new TypeError('terminated');
    expect(explainError(broken, NOW).retry).toBe(true);
    expect(explainError(new Error('Connection error.', { cause: broken }), NOW).retry).toBe(true);
    expect(explainError('nonsense', NOW)).toEqual({ code: 'PROVIDER_FAILED', retry: false });
  });
});

describe('Retry-After', () => {
  it.each([
    ['5', 5_000],
    ['0', 0],
    ['-3', 0],
    ['Sat, 21 Nov 2026 12:00:04 GMT', 4_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('%s', (value, ms) => {
    expect(retryAfter(new Headers({ 'retry-after': value }), NOW)).toBe(ms);
  });

  it('may be missing', () => {
    expect(retryAfter(undefined, NOW)).toBeUndefined();
    expect(retryAfter(new Headers(), NOW)).toBeUndefined();
  });
});
