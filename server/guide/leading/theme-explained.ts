import { plainWords, wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Telling } from '../telling.ts';
import { ledEntryOf } from './led-entry.ts';
import { namedEntry } from './named-entry.ts';

const ASKS_THE_BIBLE =
  /\bwhat (?:does|do|did) (?:the )?(?:bible|passages?|god|jesus|word|new testament|old testament) (?:say|teach|tell us|mean)\b|\bwhat is (?:biblical|christian)\b|\bin the bible\b/;
const PASSAGES = 2;

/** "What does the Bible say about hospitality?", of a theme that is no topic of the library. */
export function themeExplained(telling: Telling, subjects: Subjects): string[] | undefined {
  const { words } = telling.request;
  const plain = plainWords(words);
  if (!ASKS_THE_BIBLE.test(plain) || subjects.topics(wordsOf(words)).length > 0) return undefined;
  const id = namedEntry(plain);
  const theme = id?.startsWith('theme/') ? ledEntryOf(id, subjects.library) : undefined;
  if (!theme?.apart) return undefined;
  const shown = telling.said.freshest(theme.parts, PASSAGES, ({ passage }) => `— ${passage.reference} (`);
  return [
    theme.thought,
    ...shown.flatMap(({ passage, note }) => [telling.quote(passage), telling.words(note)]),
    theme.apart,
  ];
}
