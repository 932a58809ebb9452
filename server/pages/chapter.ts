import { PASSAGE_MAX_VERSES } from '../../contract/limits.ts';
import { answerReference } from '../../scripture/search/answers.ts';
import { type ChapterAddress, chapterPath, chapterReference } from '../../scripture/text/chapter-address.ts';
import type { BiblePassage } from '../../scripture/text/passages.ts';
import type { Translation } from '../../scripture/types.ts';
import type { Filling } from './document.ts';

/** Search engines show about as much. */
const MAX_DESCRIPTION = 155;

/** The page of a chapter, but for its content: it depends on nothing but the text and the installation's address. */
export function chapterFilling(
  translation: Translation,
  address: ChapterAddress,
  publicUrl: string | undefined,
): Pick<Filling, 'files' | 'head' | 'withoutScripts' | 'data'> {
  const reference = chapterReference(address);
  const found = answerReference(translation, reference, PASSAGE_MAX_VERSES);
  if (!found.ok) throw new Error(`${reference} is not in the ${translation.label}.`);
  return {
    files: 'chapter',
    head: {
      title: `${reference} (${translation.label}) · Berea`,
      description: descriptionOf(found.passage, translation),
      canonical: chapterPath(address),
      publicUrl,
    },
    withoutScripts: '',
    data: [[['/api/bible/verse', reference, translation.id], found.passage]],
  };
}

/** "John 3, King James Version: There was a man of the Pharisees, …" */
function descriptionOf({ reference, verses }: BiblePassage, { name }: Translation): string {
  const words = `${reference}, ${name}: ${verses.map(({ text }) => text).join(' ')}`;
  return words.length <= MAX_DESCRIPTION
    ? words
    : `${words.slice(0, words.lastIndexOf(' ', MAX_DESCRIPTION))} …`;
}
