import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FormEvent, type JSX, useEffect, useState } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import { BOOKS } from '../../scripture/text/books.ts';
import button from '../ui/button.module.css';
import { Select } from '../ui/select.tsx';
import style from './quick-selection.module.css';

interface QuickSelectionProps {
  passage: BiblePassage | undefined;
  version: string | undefined;
  translations: readonly { id: string; name: string }[];
  onVersion: (id: string) => void;
  onLookUp: (reference: string) => void;
}

interface Selection {
  /** Name of a book, "" for none. */
  readonly book: string;
  /** 0 for none. */
  readonly chapter: number;
  readonly verse: number | 'all';
}
const NO_SELECTION: Selection = { book: '', chapter: 0, verse: 'all' };

const selectionOf = ({ book, chapter, verse, verses }: BiblePassage): Selection => ({
  book,
  chapter,
  verse: verses.length === 1 ? verse : 'all',
});

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Version, book, chapter, verse or Entire Chapter (behaviour 5.3). It follows the passage on the page; on a
 * phone it then collapses, to leave room for the text.
 */
export function QuickSelection(props: QuickSelectionProps): JSX.Element {
  const { passage, version, translations, onVersion, onLookUp } = props;
  const [selection, setSelection] = useState(() => (passage ? selectionOf(passage) : NO_SELECTION));
  const [isOpen, setOpen] = useState(!passage);
  useEffect(() => {
    if (!passage) return;
    setSelection(selectionOf(passage));
    setOpen(false);
  }, [passage]);
  const book = BOOKS.find(({ name }) => name === selection.book);
  const { chapter, verse } = selection;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!book || chapter === 0) return;
    onLookUp(`${book.nameInReference} ${chapter}${verse === 'all' ? '' : `:${verse}`}`);
  };

  return (
    <form className={isOpen ? style.open : style.closed} aria-labelledby="quick-selection" onSubmit={submit}>
      <h2 id="quick-selection" className={style.title}>
        <span className={style.wide}>Quick Selection</span>
        <button
          type="button"
          className={style.narrow}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Quick Selection
          <ChevronDown aria-hidden="true" />
        </button>
      </h2>
      <Select
        label="Version"
        value={version ?? ''}
        onChange={onVersion}
        shown={version?.toUpperCase() ?? '\u00a0'}
        className={style.version}
      >
        {translations.map(({ id, name }) => (
          <option key={id} value={id}>
            {id.toUpperCase()} · {name}
          </option>
        ))}
      </Select>
      <Select
        label="Book"
        value={selection.book}
        onChange={(name) => setSelection({ ...NO_SELECTION, book: name })}
        className={style.book}
      >
        <option value="">Book</option>
        {(['old', 'new'] as const).map((testament) => (
          <optgroup key={testament} label={testament === 'old' ? 'Old Testament' : 'New Testament'}>
            {BOOKS.filter((one) => one.testament === testament).map(({ osis, name }) => (
              <option key={osis} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        label="Chapter"
        value={String(chapter || '')}
        disabled={!book}
        onChange={(value) => setSelection({ ...selection, chapter: Number(value), verse: 'all' })}
      >
        <option value="">Chapter</option>
        {upTo(book?.chapters.length ?? 0).map((number) => (
          <option key={number} value={number}>
            Chapter {number}
          </option>
        ))}
      </Select>
      <Select
        label="Verse"
        value={String(verse)}
        disabled={!book || chapter === 0}
        onChange={(value) => setSelection({ ...selection, verse: value === 'all' ? 'all' : Number(value) })}
      >
        <option value="all">Entire Chapter</option>
        {upTo(book?.chapters[chapter - 1] ?? 0).map((number) => (
          <option key={number} value={number}>
            Verse {number}
          </option>
        ))}
      </Select>
      <button type="submit" className={button.quiet} disabled={!book || chapter === 0}>
        Look Up Verse
      </button>
    </form>
  );
}
