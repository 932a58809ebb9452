import type { ShortFact } from '../../../content/guide/facts/types.ts';
import { STOP_WORDS, type Word, wordsOf } from '../reading/words.ts';

const vocabularies = new WeakMap<ShortFact, ReadonlySet<string>>();

/** The words of a fact in stems: those it is asked by, and its own. */
export function vocabularyOf(fact: ShortFact): ReadonlySet<string> {
  const known = vocabularies.get(fact);
  if (known) return known;
  const asked = fact.asked.map((each) => each.replace(/ -\S+/g, ''));
  const text = [...asked, fact.question, fact.answer, fact.more ?? ''].join(' ').replace(/[|=*]/g, ' ');
  const words = new Set(wordsOf(text).map(({ stem: root }) => root));
  vocabularies.set(fact, words);
  return words;
}

/** Words that any question may have. */
export const OF_ANY_QUESTION: ReadonlySet<string> = new Set(
  'actually really exactly ok okay lol wait story told man guy woman lady girl king supposed called name named old testament asking song film movie same ever always then called else anyway though tho put mans guys womans got'.split(
    ' ',
  ),
);

/** Of a question's words those that nothing in a fact accounts for. */
export const unexplained = (fact: ShortFact, words: readonly Word[]): Word[] => {
  const vocabulary = vocabularyOf(fact);
  return words.filter(
    ({ plain, stem: root }) =>
      !vocabulary.has(root) && !OF_ANY_QUESTION.has(plain) && !STOP_WORDS.has(plain) && !STOP_WORDS.has(root),
  );
};
