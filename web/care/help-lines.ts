import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { linesFor, regionOf } from '../../care/help-lines.ts';
import type { CareKind } from '../../care/types.ts';
import { HELP_LINES, type HelpLine, type HelpLines } from '../../content/help-lines.ts';
import type { CareLines } from '../../contract/care.ts';
import type { Care } from '../../contract/chat.ts';
import { ANOTHER_COUNTRY, chooseRegion, readersRegion, useRegion } from '../app/region.ts';
import { recall, remember } from '../app/storage.ts';
import { HEARD_LINES } from './kept.ts';

const DIALLED = /[\d+][\d\s().-]*/g;

/** What this browser heard last of an operator's list, for the reader's region: it holds without a network too. */
const heard = (): CareLines | null =>
  recall('browser', HEARD_LINES, (value): value is CareLines =>
    Array.isArray((value as CareLines | null)?.resources),
  );

/** Our own list, as the server would tell it. */
export function builtIn(region: string | null): CareLines {
  const list: HelpLines = HELP_LINES;
  const { region: found, lines } = regionOf(list, region ?? undefined);
  return {
    region: found,
    regions: list.regions.map(({ region: id, name }) => ({ id, name })),
    checked: list.checked,
    resources: lines.map((line) => ({ ...line, kinds: [...line.kinds] })),
  };
}

/** What is known without asking anyone: what was heard of this region, else our own list. */
export function knownLines(region: string | null): CareLines {
  const last = heard();
  if (!last) return builtIn(region);
  const found = last.regions.find(({ id }) => id === region)?.id ?? 'elsewhere';
  if (last.region === found) return last;
  // An operator's regions stay those that can be chosen; their lines come with the answer.
  const ours = builtIn(region);
  return last.regions.some(({ id }) => id === ours.region) ? { ...ours, regions: last.regions } : ours;
}

/** All lines of the reader's region: at once what is known, then what the server says. */
export function useHelpLines(): CareLines {
  const region = useRegion();
  const { data } = useQuery<CareLines>({
    queryKey: [`/api/care/lines?region=${region ?? 'elsewhere'}`],
    staleTime: 3_600_000,
  });
  useEffect(() => {
    if (data) remember('browser', HEARD_LINES, data);
  }, [data]);
  return data ?? knownLines(region);
}

/** What a region's lines are for one need, in the order in which they should be seen. */
const resourcesFor = (lines: CareLines, kind: CareKind): Care['resources'] =>
  linesFor({ region: lines.region, name: '', lines: lines.resources as HelpLine[] }, kind);

/** What the server would say of words in which this browser saw a danger. */
export function careOf({ level, kind }: Pick<Care, 'level' | 'kind'>): Care {
  const lines = knownLines(readersRegion());
  return { level, kind, region: lines.region, resources: resourcesFor(lines, kind) };
}

/** The lines to show: those that came with the message, unless the reader has chosen another region since. */
export const shownResources = (care: Care, lines: CareLines): Care['resources'] =>
  care.region === lines.region ? care.resources : resourcesFor(lines, care.kind);

export const chooseCountry = (id: string): void => chooseRegion(id.length === 2 ? id : ANOTHER_COUNTRY);

/** A dialable number as people read it: the way its `contact` writes it, where it does. */
export function shownNumber(contact: string, dialled: string): string {
  const digits = (written: string): string => written.replace(/[^\d+]/g, '');
  const found = contact.match(DIALLED)?.find((written) => digits(written) === dialled);
  return found?.trim() ?? dialled;
}

/** One way to reach a line, as a button: where it leads, and what it says. */
export interface Way {
  readonly href: string;
  readonly label: string;
}

/** The ways to reach a line: calling first, then writing, then its page. */
export function waysTo({ contact, call, text, textBody, url }: Care['resources'][number]): Way[] {
  const body = textBody ? `?&body=${encodeURIComponent(textBody)}` : '';
  return [
    ...(call ? [{ href: `tel:${call}`, label: `Call ${shownNumber(contact, call)}` }] : []),
    ...(text
      ? [
          {
            href: `sms:${text}${body}`,
            label: `Text ${textBody ? `${textBody} to ` : ''}${shownNumber(contact, text)}`,
          },
        ]
      : []),
    ...(url ? [{ href: url, label: `Open ${new URL(url).hostname.replace(/^www\./, '')}` }] : []),
  ];
}

/** Whether the means of reaching a line tell more than its buttons do. */
export function saysMore({ contact }: Care['resources'][number], ways: readonly Way[]): boolean {
  if (/^call or text [\d\s-]+$/.test(contact)) return false;
  const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const said = bare(ways.map(({ label }) => label.replace(/^Open /, '')).join(' or '));
  return !said.includes(bare(contact));
}
