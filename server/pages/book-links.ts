import { BOOKS } from '../../scripture/text/books.ts';
import { chapterPath } from '../../scripture/text/chapter-address.ts';
import { COMPLETE_TRANSLATION } from '../../scripture/translations.ts';
import { escapeHtml } from './head.ts';

/** A link to the first chapter of each book, for readers without scripts. */
export function bookLinks(): string {
  const links = BOOKS.map((book) => {
    const path = chapterPath({ version: COMPLETE_TRANSLATION, book, chapter: 1 });
    return `<li><a href="${path}">${escapeHtml(book.name)}</a></li>`;
  });
  return `<p>Every chapter can be read without it:</p><ul>${links.join('')}</ul>`;
}
