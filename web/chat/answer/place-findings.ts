import type { FindingSource, Inline } from './answer-tree.ts';

/**
 * Puts the findings of a block into its text, in order, and removes them from `findings`. A finding whose quotation
 * contains emphasis is put at its reference.
 */
export function placeFindings(inlines: readonly Inline[], findings: FindingSource[]): Inline[] {
  return inlines.flatMap((inline): Inline[] => {
    if (inline.kind === 'text') return placeInText(inline.text, findings);
    if (inline.kind === 'strong' || inline.kind === 'em' || inline.kind === 'del')
      return [{ ...inline, inlines: placeFindings(inline.inlines, findings) }];
    return [inline];
  });
}

function placeInText(text: string, findings: FindingSource[]): Inline[] {
  let nearest: { at: number; length: number; index: number } | null = null;
  for (const [index, { finding, source }] of findings.entries()) {
    for (const needle of [source, finding.reference]) {
      const at = needle ? text.indexOf(needle) : -1;
      if (at >= 0 && (nearest === null || at < nearest.at)) nearest = { at, length: needle.length, index };
      if (at >= 0) break;
    }
  }
  if (!nearest) return text ? [{ kind: 'text', text }] : [];
  const finding = findings.splice(nearest.index, 1)[0]?.finding;
  if (!finding) return [{ kind: 'text', text }];
  const end = nearest.at + nearest.length;
  return [
    ...(nearest.at > 0 ? [{ kind: 'text' as const, text: text.slice(0, nearest.at) }] : []),
    { kind: 'finding', text: text.slice(nearest.at, end), finding },
    ...placeInText(text.slice(end), findings),
  ];
}
