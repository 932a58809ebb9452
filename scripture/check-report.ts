import { checkText } from './check.ts';
import { type CheckedSaying, openSayingFindings } from './quotations/said-in-text.ts';
import { openSayingNotes } from './quotations/saying-notes.ts';
import type { CheckParts } from './quotations/true-words.ts';
import type { CheckStatus, Finding } from './types.ts';

/** A finding as POST /api/bible/check gives it: what says nothing is left out. */
export interface ReportedFinding {
  /** UTF-16 units of the text as it was given; `end` is exclusive. */
  start: number;
  end: number;
  kind: 'quotation' | 'reference';
  status: CheckStatus;
  reference?: string;
  osis?: string;
  version?: string;
  quoted?: string;
  text?: string;
  note?: string;
}

type CheckSummary = Record<Exclude<CheckStatus, 'not-found'> | 'notFound', number>;

export interface CheckReport {
  /** In the order of the text. */
  findings: ReportedFinding[];
  summary: CheckSummary;
  /** The whole text, set right. */
  corrected: string;
}

/** A check of whole texts that knows sayings that are not in the Bible; open it once for many texts. */
export function openCheck(
  sayings: readonly CheckedSaying[],
): (text: string, parts: CheckParts) => CheckReport {
  const withSayings = openSayingFindings(sayings);
  const noteOnSaying = openSayingNotes(sayings);
  return (text, parts) => {
    const { findings: found, corrected } = checkText(text, { noteOnSaying, ...parts });
    const findings = withSayings(text, found).map(reported);
    return { findings, summary: countByStatus(findings), corrected };
  };
}

/** How many findings there are of each status. */
function countByStatus(findings: readonly { readonly status: CheckStatus }[]): CheckSummary {
  const summary = { verified: 0, corrected: 0, paraphrased: 0, unverified: 0, mentioned: 0, notFound: 0 };
  for (const { status } of findings) summary[status === 'not-found' ? 'notFound' : status] += 1;
  return summary;
}

function reported({ start, end, kind, status, ...said }: Finding): ReportedFinding {
  const { reference, osis, version, quoted, text, note } = said;
  return {
    start,
    end,
    kind,
    status,
    ...(reference && { reference }),
    ...(osis && { osis }),
    ...(version && { version }),
    ...(quoted && { quoted }),
    ...(text && { text }),
    ...(note && { note }),
  };
}
