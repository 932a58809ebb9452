import type { Inline, PlacedFinding } from './tree.ts';

/**
 * Puts the findings of a block at their places in its sentences, in their order; those that were placed are taken out
 * of `findings`. A finding whose words are broken up by emphasis is placed at its reference.
 */
export function takeMarks(inlines: readonly Inline[], findings: PlacedFinding[]): Inline[] {
  return inlines.flatMap((inline): Inline[] => {
    if (inline.kind === 'text') return marksIn(inline.text, findings);
    if (inline.kind === 'strong' || inline.kind === 'em' || inline.kind === 'del')
      return [{ ...inline, inlines: takeMarks(inline.inlines, findings) }];
    return [inline];
  });
}

function marksIn(text: string, findings: PlacedFinding[]): Inline[] {
  let first: { at: number; length: number; index: number } | null = null;
  for (const [index, { finding, source }] of findings.entries()) {
    for (const needle of [source, finding.reference]) {
      const at = needle ? text.indexOf(needle) : -1;
      if (at >= 0 && (first === null || at < first.at)) first = { at, length: needle.length, index };
      if (at >= 0) break;
    }
  }
  if (!first) return text ? [{ kind: 'text', text }] : [];
  const finding = findings.splice(first.index, 1)[0]?.finding;
  if (!finding) return [{ kind: 'text', text }];
  const end = first.at + first.length;
  return [
    ...(first.at > 0 ? [{ kind: 'text' as const, text: text.slice(0, first.at) }] : []),
    { kind: 'finding', text: text.slice(first.at, end), finding },
    ...marksIn(text.slice(end), findings),
  ];
}
