import { findReferences } from '../references/references.ts';
import { TRANSLATIONS } from '../translations.ts';
import { numberInWords } from './number-in-words.ts';
import { spokenReference } from './spoken-reference.ts';

/** What is written short and said long. In order: "vv." before "v.". */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\be\.\s?g\.,?/gi, 'for example,'],
  [/\bi\.\s?e\.,?/gi, 'that is,'],
  [/\bcf\.?(?=\s)/gi, 'compare'],
  [/\betc\./gi, 'and so on'],
  [/\bSt\.(?=\s\p{Lu})/gu, 'Saint'],
  [/\bMt\.(?=\s\p{Lu})/gu, 'Mount'],
  [/\bA\.\s?D\./g, 'A D'],
  [/\bB\.\s?C\.(?:\s?E\.)?/g, 'B C'],
  [/\bO\.?T\.?(?=[\s,.;:)]|$)/g, 'Old Testament'],
  [/\bN\.?T\.?(?=[\s,.;:)]|$)/g, 'New Testament'],
  [/\bchs\.(?=\s?\d)/gi, 'chapters'],
  [/\bch\.(?=\s?\d)/gi, 'chapter'],
  [/\bvv\.?(?=\s?\d)/gi, 'verses'],
  [/\bvs?\.(?=\s?\d)/gi, 'verse'],
  [/\bff?\.(?=[\s,;)]|$)/g, 'and following'],
  [/\s&\s/g, ' and '],
];

/** Words that print sets in capitals; a voice would spell some of them. */
const IN_CAPITALS: readonly (readonly [RegExp, string])[] = [
  [/\bLORD(?=\b|['’])/g, 'Lord'],
  [/\bGOD(?=\b|['’])/g, 'God'],
  [/\bJEHOVAH\b/g, 'Jehovah'],
  [/\bYAHWEH\b/gi, 'Yahweh'],
  [/\bI AM\b/g, 'I am'],
];

const LABELS: readonly (readonly [RegExp, string])[] = Object.values(TRANSLATIONS).map(({ label, name }) => [
  new RegExp(`\\b${label}\\b`, 'g'),
  name,
]);

/** "verse 16", "chapters 3-4": numbers in words, as in a reference. */
const COUNTED = /\b(verses?|chapters?|psalms?)\s+(\d{1,3})(?:\s?[-–—]\s?(\d{1,3}))?/gi;

/** A sentence as it is said: references in words, abbreviations in full, nothing that a voice would spell. */
export function spokenWords(sentence: string): string {
  let spoken = '';
  let from = 0;
  for (const found of findReferences(sentence)) {
    if (found.kind !== 'passage' || found.start < from) continue;
    spoken += sentence.slice(from, found.start) + spokenReference(found.passage.ranges);
    from = found.end;
  }
  spoken += sentence.slice(from);
  for (const [pattern, words] of [...ABBREVIATIONS, ...LABELS, ...IN_CAPITALS]) {
    spoken = spoken.replace(pattern, words);
  }
  return spoken
    .replace(COUNTED, (_, what: string, first: string, last?: string) =>
      [what, inWords(first) + (last ? ` to ${inWords(last)}` : '')].join(' '),
    )
    .replace(/^\s*[—–-]\s*/, '')
    .replace(/\s[—–]\s|\s-\s|—/g, ', ')
    .replace(/\s*\(([^()]*)\)/g, ', $1,')
    .replace(/,\s*([,.;:!?])/g, '$1')
    .replace(/,\s*$/, '.')
    .replace(/\[([^\]]*)\]/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\s([,.;:!?])/g, '$1')
    .trim();
}

const inWords = (digits: string): string => numberInWords(Number(digits));
