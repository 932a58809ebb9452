import { BOOKS } from '../../scripture/text/books.ts';
import { loadLibrary } from './library.ts';

/** The kinds of entries that are counted when they are asked (chat/count-reply.ts). */
export type CountedKind = 'topic' | 'question' | 'prayer' | 'note' | 'book';

/** What an entry of the library is called on screen; undefined if there is none of that id. */
export function entryTitle(kind: CountedKind, id: string): string | undefined {
  const library = loadLibrary();
  const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry | undefined =>
    entries.find((entry) => entry.id === id);
  switch (kind) {
    case 'topic':
      return byId(library.topics)?.title;
    case 'question':
      return byId(library.questions)?.question;
    case 'prayer':
      return sentence('Prayer', byId(library.occasions)?.about);
    case 'note':
      return sentence('A note:', byId(library.notes)?.about);
    case 'book':
      return BOOKS.find(({ osis }) => osis === id)?.name;
  }
}

const sentence = (first: string, about: string | undefined): string | undefined =>
  about === undefined ? undefined : `${first} ${about}`;
