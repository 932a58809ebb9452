import { DEFAULT_GROUP_NAMES } from '../../../content/guide/study.ts';
import { plainLine } from './document.ts';

const QUOTED_NAME =
  /(?:group|ministry|fellowship|class|circle|team|name|named|called|titled|heading|title)\b[^“"\n]{0,50}[“"]([^”"\n]{1,60})[”"]/i;
const NAME_BEFORE = /[“"]([^”"\n]{1,60})[”"][^.\n]{0,30}\b(?:as (?:a|the) (?:heading|title)|at the top)/i;
const NAMED =
  /\b(?:group(?:['’]s)? name(?: is)?:?|(?:called|named)) +((?:\p{Lu}[\p{L}'’]*)(?: (?:of|the|in|for|and|\p{Lu}[\p{L}'’]*)){0,5})/u;

/** The group's name from the visitor's words, else the name offered for men's and women's groups. */
export function groupNameIn(words: string): string {
  const name = (QUOTED_NAME.exec(words) ?? NAME_BEFORE.exec(words) ?? NAMED.exec(words))?.[1];
  const plain = plainLine(name ?? '');
  if (plain !== '') return plain;
  if (/\bwom[ae]n|\bladies|\bsisters\b|\bmothers\b/i.test(words)) return DEFAULT_GROUP_NAMES.women;
  return /\bm[ae]n(?:['’]?s)?\b|\bbrothers\b|\bfathers\b/i.test(words)
    ? DEFAULT_GROUP_NAMES.men
    : DEFAULT_GROUP_NAMES.other;
}

const PLAN_WORDS =
  /^\s*[-*•\d.]+\s.*$|[“"][^”"\n]*[”"]|\bfor (?:our|my|the|a) (?:[\w’']+ ){0,2}(?:group|ministry|fellowship|class)\b|\b(?:bible )?stud(?:y|ies) (?:guide|plan|lesson|session)|\bbible stud(?:y|ies)|\b(?:lesson|discussion) (?:plan|guide)|\bsmall group\b|\b(?:one|1)[- ]hour\b/gim;
/** A sentence that says how the plan is to be made, not what it is about. */
const HOW_MADE =
  /\b(?:heading|sections?|challenge|commitment exercise|minutes?|divide|attached|attachment|file|plan exactly|closing prayer|opening prayer|welcome|format)\b/i;
const ABOUT =
  /\b(?:on|about|regarding|concerning|around|topic(?: is|:)?|theme(?: is|:)?|subject(?: is|:)?|focus(?:ed|ing|es)? on|for (?=people|those|couples|parents|teen|youth|new|single|widow))\s+([^.\n]+)/gi;

/** The part of a request that says what the study is about, without the words of the plan itself. */
export function studyWordsOf(words: string): string {
  const rest = words
    .replace(PLAN_WORDS, ' ')
    .split(/(?<=[.!?:])\s+|\n+/)
    .filter((sentence) => !HOW_MADE.test(sentence) || sentence.search(ABOUT) >= 0)
    .join('\n');
  const named = [...rest.matchAll(ABOUT)]
    .map((match) => match[1] ?? '')
    .filter((about) => !HOW_MADE.test(about));
  return named.some((about) => /\p{L}{4}|\d/u.test(about))
    ? named.join(' . ')
    : rest.replace(/[^.\n]+/g, (clause) => (/\bbuild\b/i.test(clause) ? ' ' : clause));
}
