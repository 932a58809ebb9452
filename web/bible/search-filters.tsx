import type { JSX } from 'react';
import { BOOKS } from '../../scripture/text/books.ts';
import { Select } from '../ui/select.tsx';
import style from './content-search.module.css';
import type { SearchScope } from './verse-search.ts';

interface SearchFiltersProps {
  scope: SearchScope;
  onChange: (scope: SearchScope) => void;
}

const isTestament = (value: string): value is 'old' | 'new' => value === 'old' || value === 'new';

/** Limits the search to a testament or a book. Choosing a testament resets the book. */
export function SearchFilters({ scope: { testament, book }, onChange }: SearchFiltersProps): JSX.Element {
  return (
    <div className={style.filters}>
      <Select
        label="Testament"
        value={testament ?? ''}
        onChange={(value) => onChange({ testament: isTestament(value) ? value : null, book: null })}
      >
        <option value="">Whole Bible</option>
        <option value="old">Old Testament</option>
        <option value="new">New Testament</option>
      </Select>
      <Select
        label="Book to search in"
        value={book ?? ''}
        onChange={(value) => onChange({ testament, book: value || null })}
      >
        <option value="">All books</option>
        {BOOKS.filter((one) => testament === null || one.testament === testament).map(({ osis, name }) => (
          <option key={osis} value={osis}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
