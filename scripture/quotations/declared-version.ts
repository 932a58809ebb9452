import { type VersionLabel, versionLabelAt } from '../references/version-labels.ts';

/** A sentence that says from which translation a text quotes: "Scripture quotations are from the NLT." */
const DECLARES =
  /\b(?:quotations?|quotes?|quoted|verses?|passages?|citations?|scriptures?|bible\s+texts?)\b[^.\n]{0,80}?\b(?:from|in|uses?|using|follows?|are|is)\b[^.\n]{0,80}/gi;
const OF_ALL =
  /\b(?:all|every|unless|except\s+where|otherwise|throughout|(?:scripture|bible)\s+(?:quotations?|quotes?|verses?|passages?|citations?|texts?))\b/i;

/** The translation that a text declares for all its quotations, if it does. */
export function declaredVersion(text: string): VersionLabel | undefined {
  if (!/quot|verses|scripture|passages|citations/i.test(text)) return undefined;
  for (const { 0: sentence, index } of text.matchAll(DECLARES)) {
    const before = text.slice(Math.max(0, index - 40), index);
    if (/["“]/.test(sentence) || !OF_ALL.test(before.slice(before.lastIndexOf('\n') + 1) + sentence))
      continue;
    for (const word of sentence.matchAll(/(?<=[\s(])[A-Z]/g)) {
      const label = versionLabelAt(sentence.slice(word.index));
      if (label) return label;
    }
  }
  return undefined;
}
