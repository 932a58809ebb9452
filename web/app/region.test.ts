import { describe, expect, it } from 'vitest';
import { guessRegion } from './region.ts';

const noHints = { chosen: null, timeZone: undefined, languages: [] };

describe('the reader’s region', () => {
  it('is the one that the reader chose', () => {
    expect(guessRegion({ chosen: 'KE', timeZone: 'Europe/London', languages: ['de-DE'] })).toBe('KE');
  });
  it('is otherwise that of the time zone', () => {
    expect(guessRegion({ ...noHints, timeZone: 'Europe/London', languages: ['en-US'] })).toBe('GB');
    expect(guessRegion({ ...noHints, timeZone: 'America/Argentina/Cordoba' })).toBe('AR');
  });
  it('is otherwise the first that a language names', () => {
    expect(guessRegion({ ...noHints, timeZone: 'UTC', languages: ['en', 'zh-Hant-TW'] })).toBe('TW');
  });
  it('is unknown without any hint', () => {
    expect(guessRegion({ ...noHints, timeZone: 'UTC', languages: ['en'] })).toBeNull();
    expect(guessRegion({ ...noHints, chosen: 'nonsense' })).toBeNull();
  });
});
