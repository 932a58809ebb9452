import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callAddress, hostOf, shownNumber, textAddress } from '../../care/contact.ts';
import { linesFor, regionOf } from '../../care/help-lines.ts';
import type { CareKind } from '../../care/types.ts';
import { HELP_LINES, type HelpLine, type HelpLines } from '../../content/help-lines.ts';
import type { CareLines } from '../../contract/care.ts';
import type { Care } from '../../contract/chat.ts';
import { ANOTHER_COUNTRY, chooseRegion, readersRegion, useRegion } from '../app/region.ts';
import { recall, remember } from '../app/storage.ts';
import { LAST_HELP_LINES } from '../app/visitor-data.ts';

/** The lines that the server sent last, for use without a network. */
const readStoredLines = (): CareLines | null =>
  recall('browser', LAST_HELP_LINES, (value): value is CareLines =>
    Array.isArray((value as CareLines | null)?.resources),
  );

/** The built-in list for a region, in the form in which the server sends it. */
export function builtInLines(region: string | null): CareLines {
  const list: HelpLines = HELP_LINES;
  const { region: found, lines } = regionOf(list, region ?? undefined);
  return {
    region: found,
    regions: list.regions.map(({ region: id, name }) => ({ id, name })),
    checked: list.checked,
    resources: lines.map((line) => ({ ...line, kinds: [...line.kinds] })),
  };
}

/** The lines that are known without asking the server: those it sent last for this region, else the built-in ones. */
export function knownLines(region: string | null): CareLines {
  const stored = readStoredLines();
  const builtIn = builtInLines(region);
  if (!stored) return builtIn;
  const found = stored.regions.find(({ id }) => id === region)?.id ?? 'elsewhere';
  if (stored.region === found) return stored;
  // The operator's regions can still be chosen; their lines come with the server's answer.
  return stored.regions.some(({ id }) => id === builtIn.region)
    ? { ...builtIn, regions: stored.regions }
    : builtIn;
}

/** All lines of the visitor's region: first those that are known, then the server's. */
export function useHelpLines(): CareLines {
  const region = useRegion();
  const { data } = useQuery<CareLines>({
    queryKey: [`/api/care/lines?region=${region ?? 'elsewhere'}`],
    staleTime: 3_600_000,
  });
  useEffect(() => {
    if (data) remember('browser', LAST_HELP_LINES, data);
  }, [data]);
  return data ?? knownLines(region);
}

/** A region's lines for one kind of danger, the most important first. */
const resourcesFor = (lines: CareLines, kind: CareKind): Care['resources'] =>
  linesFor({ region: lines.region, name: '', lines: lines.resources as HelpLine[] }, kind);

/** What the server would say of words in which this browser saw a danger. */
export function careFor({ level, kind }: Pick<Care, 'level' | 'kind'>): Care {
  const lines = knownLines(readersRegion());
  return { level, kind, region: lines.region, resources: resourcesFor(lines, kind) };
}

/** The lines to show: those that came with the message, unless the visitor has chosen another region since. */
export const shownResources = (care: Care, lines: CareLines): Care['resources'] =>
  care.region === lines.region ? care.resources : resourcesFor(lines, care.kind);

export const chooseCountry = (id: string): void => chooseRegion(id.length === 2 ? id : ANOTHER_COUNTRY);

/** One way to reach a line: the address and the text of its link. */
export interface ContactLink {
  readonly href: string;
  readonly label: string;
}

/** The ways to reach a line: by phone, by text message, on its website. */
export function contactLinks({
  contact,
  call,
  text,
  textBody,
  url,
}: Care['resources'][number]): ContactLink[] {
  return [
    ...(call ? [{ href: callAddress(call), label: `Call ${shownNumber(contact, call)}` }] : []),
    ...(text
      ? [
          {
            href: textAddress(text, textBody),
            label: `Text ${textBody ? `${textBody} to ` : ''}${shownNumber(contact, text)}`,
          },
        ]
      : []),
    ...(url ? [{ href: url, label: `Open ${hostOf(url)}` }] : []),
  ];
}

/** Whether a line's `contact` says more than its links do. */
export function hasMoreToSay({ contact }: Care['resources'][number], links: readonly ContactLink[]): boolean {
  if (/^call or text [\d\s-]+$/.test(contact)) return false;
  const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const labels = bare(links.map(({ label }) => label.replace(/^Open /, '')).join(' or '));
  return !labels.includes(bare(contact));
}
