import { type VersionLabel, versionLabelAt } from '../references/version-labels.ts';

/** A sentence that says from which translation a text quotes: "Scripture quotations are from the NLT." */
const DECLARES =
  /\b(?:quotations?|quotes?|quoted|verses?|passages?|citations?|scriptures?|bible\s+texts?)\b[^.\n]{0,80}?\b(?:from|in|uses?|using|follows?|are|is)\b[^.\n]{0,80}/gi;
/** Or names it alone: "Translation used: NKJV", "Scripture taken from the ESV", "I quote the NIV throughout". */
const STATES =
  /\b(?:(?:bible\s+)?(?:translation|version)(?:\s+(?:used|quoted))?(?:\s+(?:throughout|here|below))?\s*(?::|\bis\b)|scriptures?\s+(?:(?:is|are|all)\s+){0,2}(?:taken|quoted|cited)\s+(?:throughout\s+)?from|(?:I|we)(?:[’']ll|[’']m|[’']re|\s+will|\s+am|\s+are)?(?:\s+be)?\s+(?:quote|quoting|cite|citing)(?:\s+\w+)?\s+(?:from\s+)?(?=the\b|[A-Z]{3}))[^.\n]{0,60}/gi;
const OF_ALL =
  /\b(?:all|every|unless|except\s+where|otherwise|throughout|(?:scripture|bible)\s+(?:quotations?|quotes?|verses?|passages?|citations?|texts?))\b/i;

/** The translation that a text declares for all its quotations, if it does. */
export function declaredVersion(text: string): VersionLabel | undefined {
  if (!/quot|verses|scripture|passages|citations|translation|version/i.test(text)) return undefined;
  for (const { 0: sentence, index } of text.matchAll(DECLARES)) {
    const before = text.slice(Math.max(0, index - 40), index);
    if (!OF_ALL.test(before.slice(before.lastIndexOf('\n') + 1) + sentence)) continue;
    const label = labelIn(sentence);
    if (label) return label;
  }
  for (const { 0: sentence } of text.matchAll(STATES)) {
    const label = labelIn(sentence);
    if (label) return label;
  }
  return undefined;
}

/** The first translation that a sentence names; none where it quotes. */
function labelIn(sentence: string): VersionLabel | undefined {
  if (/["“]/.test(sentence)) return undefined;
  for (const word of sentence.matchAll(/(?<=[\s(*:])[A-Z]/g)) {
    const label = versionLabelAt(sentence.slice(word.index));
    if (label) return label;
  }
  return undefined;
}
