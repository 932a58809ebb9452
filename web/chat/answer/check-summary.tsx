import ShieldCheck from 'lucide-react/icons/shield-check';
import type { JSX } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';

type Finding = Pick<ScriptureReference, 'status' | 'version'>;

/** "3 passages checked: 2 word for word, 1 set in the words of the KJV" */
export function CheckSummary({ references }: { references: readonly Finding[] }): JSX.Element {
  return (
    <>
      <ShieldCheck aria-hidden="true" />
      {summaryOf(references)}
    </>
  );
}

/** What was checked in a reply, with the results, in one line. References without a quotation do not count. */
export function summaryOf(references: readonly Finding[]): string {
  const counts = new Map<string, number>();
  const checked = references.filter(({ status }) => status !== 'mentioned');
  for (const words of ORDER.flatMap((status) =>
    checked.filter((one) => one.status === status).map(resultOf),
  )) {
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  // One result for all needs no number: "1 word for word" reads as if one word had been checked.
  const results = [...counts].map(([words, count]) => {
    if (count < checked.length) return `${count} ${words}`;
    return count > 1 ? `all ${words}` : words;
  });
  return `${checked.length} ${checked.length === 1 ? 'passage' : 'passages'} checked: ${results.join(', ')}`;
}

const ORDER = ['verified', 'corrected', 'paraphrased', 'unverified', 'not-found'] as const;

function resultOf({ status, version }: Finding): string {
  switch (status) {
    case 'verified':
      return 'word for word';
    case 'corrected':
      return version ? `set in the words of the ${version}` : 'set right';
    case 'paraphrased':
      return 'in the AI’s own words';
    case 'unverified':
      return version ? `in the ${version}, which we do not hold` : 'that could not be checked';
    default:
      return 'not found in the Bible';
  }
}
