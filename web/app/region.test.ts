import { describe, expect, it } from 'vitest';
import { regionOf } from './region.ts';

const nowhere = { chosen: null, timeZone: undefined, languages: [] };

describe('the reader’s region', () => {
  it('is what the reader chose, before all else', () => {
    expect(regionOf({ chosen: 'KE', timeZone: 'Europe/London', languages: ['de-DE'] })).toBe('KE');
  });
  it('else follows the time zone', () => {
    expect(regionOf({ ...nowhere, timeZone: 'Europe/London', languages: ['en-US'] })).toBe('GB');
    expect(regionOf({ ...nowhere, timeZone: 'America/Argentina/Cordoba' })).toBe('AR');
  });
  it('else the region that a language names itself', () => {
    expect(regionOf({ ...nowhere, timeZone: 'UTC', languages: ['en', 'zh-Hant-TW'] })).toBe('TW');
  });
  it('is left open where nothing tells', () => {
    expect(regionOf({ ...nowhere, timeZone: 'UTC', languages: ['en'] })).toBeNull();
    expect(regionOf({ ...nowhere, chosen: 'nonsense' })).toBeNull();
  });
});
