import type { HelpLine } from '../content/help-lines.ts';

/** What is needed to reach a help line. */
export type Reachable = {
  readonly [field in 'call' | 'text' | 'textBody' | 'url']?: string | undefined;
} & Pick<HelpLine, 'contact'>;

/** A part of a line's `contact` that can be followed: a number to dial or to text, or a website. */
export interface ContactPart {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

const PHONE_NUMBER = /[\d+][\d\s().-]*/g;

const digitsOf = (written: string): string => written.replace(/[^\d+]/g, '');
const withoutEnd = (written: string): string => written.replace(/\D+$/, '');

export const callAddress = (call: string): string => `tel:${call}`;

export const textAddress = (text: string, textBody: string | undefined): string =>
  `sms:${text}${textBody ? `?&body=${encodeURIComponent(textBody)}` : ''}`;

/** "findahelpline.com" for "https://www.findahelpline.com/": as people write it. */
export const hostOf = (url: string): string => /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1] ?? url;

/** A number as people read it: with the spaces and hyphens of `contact`, where it is written there. */
export function shownNumber(contact: string, number: string): string {
  const found = contact.match(PHONE_NUMBER)?.find((written) => digitsOf(written) === number);
  return found ? withoutEnd(found) : number;
}

/** The parts of a line's `contact` that can be followed, in their order: only what the line's own fields name. */
export function contactParts({ contact, call, text, textBody, url }: Reachable): ContactPart[] {
  const parts: ContactPart[] = [];
  for (const { 0: written, index: start } of contact.matchAll(PHONE_NUMBER)) {
    const end = start + withoutEnd(written).length;
    const digits = digitsOf(written);
    if (digits === call) parts.push({ start, end, href: callAddress(call) });
    else if (digits === text) parts.push({ start, end, href: textAddress(text, textBody) });
  }
  const host = url ? hostOf(url) : '';
  const start = host ? contact.indexOf(host) : -1;
  if (url && start >= 0) parts.push({ start, end: start + host.length, href: url });
  return parts.sort((one, other) => one.start - other.start);
}
