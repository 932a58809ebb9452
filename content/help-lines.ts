import { REGIONS, type RegionCode } from './regions.ts';

/** The kind of need that a line is for. */
export type HelpKind = 'danger' | 'crisis' | 'abuse' | 'child' | 'medical';

export interface HelpLine {
  readonly name: string;
  readonly kinds: readonly HelpKind[];
  /** How to reach it, in words. */
  readonly contact: string;
  /** The number to dial: digits only. */
  readonly call?: string;
  /** A number that takes text messages. */
  readonly text?: string;
  /** The word to text first, where the service wants one. */
  readonly textBody?: string;
  readonly url?: string;
  /** When it answers, where that is not always. */
  readonly hours?: string;
}

export interface HelpRegion {
  /** An ISO 3166-1 code, or "elsewhere" for every region without lines of its own. */
  readonly region: string;
  readonly name: string;
  readonly lines: readonly HelpLine[];
}

export interface HelpLines {
  /** The month of the last check of all lines, as YYYY-MM: numbers change, and the operator sees how old this is. */
  readonly checked: string;
  /** A sentence from the operator's own church, shown below the lines. */
  readonly note?: string;
  readonly regions: readonly HelpRegion[];
}

const emergency = (call: string, contact = `call ${call}`): HelpLine => ({
  name: 'Emergency services',
  kinds: ['danger', 'medical'],
  contact,
  call,
});

/**
 * The lines of each region, from the services' own pages or from two independent sources; the rest from the country's
 * press. See docs/how-to.md, "Add a help line or a region".
 */
const LINES = {
  US: [
    emergency('911'),
    {
      name: '988 Suicide & Crisis Lifeline',
      kinds: ['crisis'],
      contact: 'call or text 988',
      call: '988',
      text: '988',
    },
    {
      name: 'Crisis Text Line',
      kinds: ['crisis'],
      contact: 'text HOME to 741741',
      text: '741741',
      textBody: 'HOME',
    },
    {
      name: 'National Domestic Violence Hotline',
      kinds: ['abuse'],
      contact: 'call 1-800-799-7233, or text START to 88788',
      call: '18007997233',
      text: '88788',
      textBody: 'START',
    },
    { name: 'Childhelp', kinds: ['child'], contact: 'call 1-800-422-4453', call: '18004224453' },
  ],
  CA: [
    emergency('911'),
    {
      name: 'Suicide Crisis Helpline',
      kinds: ['crisis'],
      contact: 'call or text 988',
      call: '988',
      text: '988',
    },
    { name: 'ShelterSafe', kinds: ['abuse'], contact: 'sheltersafe.ca', url: 'https://sheltersafe.ca' },
    {
      name: 'Kids Help Phone',
      kinds: ['child'],
      contact: 'call 1-800-668-6868, or text CONNECT to 686868',
      call: '18006686868',
      text: '686868',
      textBody: 'CONNECT',
    },
  ],
  GB: [
    emergency('999'),
    { name: 'Samaritans', kinds: ['crisis'], contact: 'call 116 123', call: '116123' },
    {
      name: 'Shout',
      kinds: ['crisis'],
      contact: 'text SHOUT to 85258',
      text: '85258',
      textBody: 'SHOUT',
    },
    {
      name: 'National Domestic Abuse Helpline (Refuge)',
      kinds: ['abuse'],
      contact: 'call 0808 2000 247',
      call: '08082000247',
    },
    { name: 'Childline', kinds: ['child'], contact: 'call 0800 1111', call: '08001111' },
  ],
  IE: [
    emergency('112', 'call 112 or 999'),
    { name: 'Samaritans', kinds: ['crisis'], contact: 'call 116 123', call: '116123' },
    {
      name: 'Text line',
      kinds: ['crisis'],
      contact: 'text HELLO to 50808',
      text: '50808',
      textBody: 'HELLO',
    },
    { name: 'Women’s Aid', kinds: ['abuse'], contact: 'call 1800 341 900', call: '1800341900' },
    { name: 'Childline', kinds: ['child'], contact: 'call 1800 66 66 66', call: '1800666666' },
  ],
  AU: [
    emergency('000'),
    {
      name: 'Lifeline',
      kinds: ['crisis'],
      contact: 'call 13 11 14, or text 0477 13 11 14',
      call: '131114',
      text: '0477131114',
    },
    { name: '1800RESPECT', kinds: ['abuse'], contact: 'call 1800 737 732', call: '1800737732' },
    { name: 'Kids Helpline', kinds: ['child'], contact: 'call 1800 55 1800', call: '1800551800' },
  ],
  NZ: [
    emergency('111'),
    { name: '1737', kinds: ['crisis'], contact: 'call or text 1737', call: '1737', text: '1737' },
    {
      name: 'Suicide Crisis Helpline',
      kinds: ['crisis'],
      contact: 'call 0508 828 865',
      call: '0508828865',
    },
    { name: 'Women’s Refuge', kinds: ['abuse'], contact: 'call 0800 733 843', call: '0800733843' },
    { name: 'Youthline', kinds: ['child'], contact: 'call 0800 376 633', call: '0800376633' },
  ],
  ZA: [
    emergency('112', 'call 112 from a mobile, or 10111 (police)'),
    {
      name: 'SADAG Suicide Crisis Helpline',
      kinds: ['crisis'],
      contact: 'call 0800 567 567',
      call: '0800567567',
    },
    { name: 'GBV Command Centre', kinds: ['abuse'], contact: 'call 0800 428 428', call: '0800428428' },
    { name: 'Childline', kinds: ['child'], contact: 'call 116', call: '116' },
  ],
  NG: [
    emergency('112'),
    { name: 'SURPIN', kinds: ['crisis'], contact: 'call 0800 078 7746', call: '08000787746' },
    {
      name: 'Lagos Domestic and Sexual Violence Agency',
      kinds: ['abuse'],
      contact: 'call 0800 033 3333',
      call: '08000333333',
    },
    { name: 'Help for children', kinds: ['child'], contact: 'call 112', call: '112' },
  ],
  KE: [
    emergency('999', 'call 999 or 112'),
    { name: 'Kenya Red Cross', kinds: ['crisis'], contact: 'call 1199', call: '1199' },
    { name: 'Befrienders Kenya', kinds: ['crisis'], contact: 'call 0722 178 177', call: '0722178177' },
    { name: 'GBV helpline', kinds: ['abuse'], contact: 'call 1195', call: '1195' },
    { name: 'Childline Kenya', kinds: ['child'], contact: 'call 116', call: '116' },
  ],
  GH: [
    emergency('112'),
    {
      name: 'Mental Health Authority',
      kinds: ['crisis'],
      contact: 'call 0800 678 678',
      call: '0800678678',
    },
    { name: 'Ministry of Gender', kinds: ['abuse'], contact: 'call 0800 111 222', call: '0800111222' },
    { name: 'Helpline of Hope', kinds: ['child'], contact: 'call 0800 800 800', call: '0800800800' },
  ],
  IN: [
    emergency('112'),
    { name: 'Tele-MANAS', kinds: ['crisis'], contact: 'call 14416', call: '14416' },
    { name: 'Women Helpline', kinds: ['abuse'], contact: 'call 181', call: '181' },
    { name: 'Child Helpline', kinds: ['child'], contact: 'call 1098', call: '1098' },
  ],
  PH: [
    emergency('911'),
    {
      name: 'NCMH Crisis Hotline',
      kinds: ['crisis', 'abuse'],
      contact: 'call 1553, or 0917 899 8727',
      call: '1553',
    },
    { name: 'Makabata Helpline', kinds: ['child'], contact: 'call 1383', call: '1383' },
  ],
  elsewhere: [
    emergency('112', '112 works in many countries'),
    {
      name: 'Find A Helpline',
      kinds: ['crisis', 'abuse', 'child'],
      contact: 'findahelpline.com finds a line in your country',
      url: 'https://findahelpline.com',
    },
  ],
} as const satisfies Partial<Record<RegionCode | 'elsewhere', readonly HelpLine[]>>;

const nameOf = (region: string): string =>
  region in REGIONS ? REGIONS[region as RegionCode].name : 'Any other country';

export const HELP_LINES: HelpLines = {
  checked: '2026-11',
  regions: Object.entries(LINES).map(([region, lines]) => ({ region, name: nameOf(region), lines })),
};
