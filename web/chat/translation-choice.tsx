import BookOpen from 'lucide-react/icons/book-open';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type JSX, memo } from 'react';
import { isTranslationId } from '../../scripture/translations.ts';
import { useAbout } from '../app/about.ts';
import { useTranslation } from '../app/translation.ts';
import style from './translation-choice.module.css';

/** The translation in which passages are quoted. Until the reader chooses one, the installation's default is shown and none is sent. */
export const TranslationChoice = memo(function TranslationChoice(): JSX.Element {
  const about = useAbout();
  const [chosen, choose] = useTranslation();
  // Its space, so that nothing beside it moves when it is known.
  if (!about) return <div className={style.space} />;
  return (
    <div className={style.choice}>
      <BookOpen aria-hidden="true" />
      <select
        aria-label="Translation"
        value={chosen ?? about.defaultTranslation}
        onChange={({ target }) => isTranslationId(target.value) && choose(target.value)}
      >
        {about.translations.map(({ id, name }) => (
          <option key={id} value={id}>
            {id.toUpperCase()} · {name}
          </option>
        ))}
      </select>
      <span aria-hidden="true" className={style.shown}>
        {(chosen ?? about.defaultTranslation).toUpperCase()}
      </span>
      <ChevronDown aria-hidden="true" />
    </div>
  );
});
