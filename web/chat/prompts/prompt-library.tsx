import Search from 'lucide-react/icons/search';
import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { PROMPT_CATEGORIES } from '../../../content/prompts/all.ts';
import { isText, recall, remember } from '../../app/storage.ts';
import button from '../../ui/button.module.css';
import { type CategoryTab, CategoryTabs } from './category-tabs.tsx';
import { countOf, findPrompts } from './find-prompts.ts';
import { PromptCard } from './prompt-card.tsx';
import style from './prompt-library.module.css';

const ALL = 'all';
const PANEL = 'prompt-panel';
const TOTAL = countOf(PROMPT_CATEGORIES);

const isCategory = (value: unknown): value is string =>
  isText(value) && PROMPT_CATEGORIES.some(({ id }) => id === value);
const prompts = (count: number): string => (count === 1 ? '1 prompt' : `${count} prompts`);

/** The content of the dialog: search, categories, and the prompts of one category. A search covers all of them. */
export function PromptLibrary({ onUse }: { onUse: (text: string) => void }): JSX.Element {
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState(
    () => recall('browser', 'prompts.category', isCategory) ?? 'ministry-leadership',
  );
  const [searchedIn, setSearchedIn] = useState(ALL);
  const [opened, setOpened] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // On a phone the keyboard would cover the library.
  const searchFirst = !matchMedia('(pointer: coarse)').matches;
  // The library may be loaded after its dialog is shown; otherwise the dialog itself sets the focus.
  useEffect(() => {
    if (searchFirst) field.current?.focus();
  }, [searchFirst]);
  const searching = query.trim() !== '';
  const found = useMemo(() => findPrompts(PROMPT_CATEGORIES, query), [query]);
  const chosen = searching ? (found.some(({ id }) => id === searchedIn) ? searchedIn : ALL) : category;
  const shown = found.filter(({ id }) => chosen === ALL || id === chosen);
  const tabs: CategoryTab[] = searching
    ? [
        { id: ALL, name: 'All', count: countOf(found) },
        ...found.map(({ id, name, icon, prompts: held }) => ({ id, name, icon, count: held.length })),
      ]
    : [...PROMPT_CATEGORIES];

  const choose = (id: string): void => {
    setOpened(null);
    if (searching) {
      setSearchedIn(id);
      return;
    }
    setCategory(id);
    remember('browser', 'prompts.category', id);
  };
  const search = (words: string): void => {
    setQuery(words);
    setSearchedIn(ALL);
    setOpened(null);
  };

  return (
    <div className={style.library}>
      <div className={style.tools}>
        <label className={style.search}>
          <Search aria-hidden="true" />
          <span className="unseen">Search the prompt library</span>
          <input
            type="search"
            ref={field}
            data-first-focus={searchFirst || undefined}
            value={query}
            placeholder={`Search ${TOTAL} prompts`}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => search(target.value)}
          />
        </label>
        {found.length > 0 && <CategoryTabs tabs={tabs} chosen={chosen} onChoose={choose} panel={PANEL} />}
        <p className="unseen" role="status">
          {searching ? `${prompts(countOf(found))} found.` : ''}
        </p>
      </div>
      {found.length === 0 ? (
        <div className={style.nothing}>
          <p>No prompt has “{query.trim()}” in its title, text or tags.</p>
          <button type="button" className={button.quiet} onClick={() => search('')}>
            Show all prompts
          </button>
        </div>
      ) : (
        <div id={PANEL} role="tabpanel" aria-labelledby={`tab-${chosen}`} className={style.panel}>
          {shown.map(({ id, name, description, prompts: held }) => {
            const at = held.findIndex((prompt) => prompt.id === opened);
            return (
              <section key={id} aria-label={name}>
                {searching && chosen === ALL && <h3>{name}</h3>}
                {!searching && (
                  <p className={style.about}>
                    {description} {prompts(held.length)}.
                  </p>
                )}
                <ul className={style.cards}>
                  {held.map((prompt, index) => (
                    <PromptCard
                      key={prompt.id}
                      prompt={prompt}
                      open={prompt.id === opened}
                      wide={at % 2 === 1 && index === at - 1}
                      onOpen={() => setOpened(prompt.id === opened ? null : prompt.id)}
                      onUse={onUse}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      )}
    </div>
  );
}
