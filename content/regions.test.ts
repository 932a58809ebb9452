import { expect, test } from 'vitest';
import { HELP_LINES } from './help-lines.ts';
import { REGIONS, type Region } from './regions.ts';

const regions: [code: string, region: Region][] = Object.entries(REGIONS);

test.each(regions)('%s has a code, a name and time zones that a browser can report', (code, region) => {
  expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)).toBeTruthy();
  expect(region.name).not.toBe('');
  expect(region.timeZones).not.toEqual([]);
  for (const timeZone of region.timeZones)
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow();
});

test('a time zone belongs to one region', () => {
  const zones = regions.flatMap(([, { timeZones }]) => timeZones);
  expect(zones.filter((zone, index) => zones.indexOf(zone) !== index)).toEqual([]);
});

test('every region with help lines is in the list, under the same name', () => {
  const own = HELP_LINES.regions.filter(({ region }) => region !== 'elsewhere');
  expect(own.map(({ region, name }) => [region, name])).toEqual(
    own.map(({ region }) => [region, new Map(regions).get(region)?.name]),
  );
});

test('a region that is not in the list is served by the last entry', () => {
  expect(HELP_LINES.regions.at(-1)).toMatchObject({ region: 'elsewhere', name: 'Any other country' });
});

test('every region’s lines begin with its emergency number and can be dialled, texted or opened', () => {
  for (const { region, lines } of HELP_LINES.regions) {
    expect(lines[0]?.kinds, region).toContain('danger');
    for (const { name, call, text, url } of lines)
      expect(call ?? text ?? url, `${region}: ${name}`).toBeTruthy();
  }
});
