import { useSyncExternalStore } from 'react';
import { isText, recall, remember } from './storage.ts';

/**
 * Time zones of the regions where most readers live, so that help lines fit: ISO 3166-1, then the zones' names
 * (`America/` left out where every zone has it). Zones that serve several regions are left to the language.
 */
const ZONES: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires America/Buenos_Aires America/Argentina/Cordoba',
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Darwin Australia/Hobart',
  BE: 'Europe/Brussels',
  BR: 'America/Sao_Paulo America/Fortaleza America/Bahia America/Recife America/Manaus America/Belem America/Cuiaba',
  CA: 'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina America/Montreal',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CO: 'America/Bogota',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  EG: 'Africa/Cairo',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  ET: 'Africa/Addis_Ababa',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London Europe/Belfast',
  GH: 'Africa/Accra',
  GR: 'Europe/Athens',
  HK: 'Asia/Hong_Kong',
  HU: 'Europe/Budapest',
  ID: 'Asia/Jakarta Asia/Makassar Asia/Jayapura',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem Asia/Tel_Aviv',
  IN: 'Asia/Kolkata Asia/Calcutta',
  IT: 'Europe/Rome',
  JM: 'America/Jamaica',
  JP: 'Asia/Tokyo',
  KE: 'Africa/Nairobi',
  KR: 'Asia/Seoul',
  MX: 'America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Merida',
  MY: 'Asia/Kuala_Lumpur',
  NG: 'Africa/Lagos',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  PH: 'Asia/Manila',
  PK: 'Asia/Karachi',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  TW: 'Asia/Taipei',
  TZ: 'Africa/Dar_es_Salaam',
  UA: 'Europe/Kyiv Europe/Kiev',
  UG: 'Africa/Kampala',
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Detroit America/Anchorage America/Boise America/Indiana/Indianapolis America/Kentucky/Louisville Pacific/Honolulu',
  ZA: 'Africa/Johannesburg',
  ZM: 'Africa/Lusaka',
  ZW: 'Africa/Harare',
};

export interface RegionSigns {
  chosen: string | null;
  timeZone: string | undefined;
  languages: readonly string[];
}

/** Two letters (ISO 3166-1), or null where nothing tells: the reader's choice, else the time zone, else the language's own region. */
export function regionOf({ chosen, timeZone, languages }: RegionSigns): string | null {
  if (chosen && /^[A-Z]{2}$/.test(chosen)) return chosen;
  if (timeZone) {
    for (const [region, zones] of Object.entries(ZONES)) {
      if (zones.split(' ').includes(timeZone)) return region;
    }
  }
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1];
    if (region) return region;
  }
  return null;
}

const NAME = 'region';

/** For a reader who is in none of the countries that can be chosen (ISO 3166-1 leaves it to users, CLDR: "unknown"). */
export const ANOTHER_COUNTRY = 'ZZ';

let known: string | null | undefined;
const listeners = new Set<() => void>();

/** This reader's region, worked out once a page. */
export function readersRegion(): string | null {
  known ??= regionOf({
    chosen: recall('browser', NAME, isText),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    languages: navigator.languages ?? [navigator.language],
  });
  return known;
}

/** The reader's own choice (two letters), kept in this browser; null forgets it, and it is guessed again. */
export function chooseRegion(region: string | null): void {
  remember('browser', NAME, region);
  known = region ?? undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRegion = (): string | null => useSyncExternalStore(subscribe, readersRegion);
