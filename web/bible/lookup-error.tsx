import type { JSX, Ref } from 'react';
import { Link, useSearch } from 'wouter';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../contract/limits.ts';
import { COMPLETE_TRANSLATION, TRANSLATIONS } from '../../scripture/translations.ts';
import { NO_CONNECTION, RequestError } from '../app/request.ts';
import { chosenTranslation } from '../app/translation.ts';
import { bibleHref, readAddress } from '../passages/address.ts';
import { OfflineError } from '../passages/device/read-bible.ts';
import { useBackOnline } from '../passages/device/use-back-online.ts';
import { lookupProblem } from '../passages/passage-query.ts';
import button from '../ui/button.module.css';
import style from './lookup-error.module.css';

interface LookupErrorProps {
  error: Error;
  onRetry: () => void;
  /** Searches for words in the place of a reference. */
  onSearch: (words: string) => void;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Says what is wrong with the reference, or that the passage could not be loaded (behaviour 5.8). */
export function LookupError({ error, onRetry, onSearch, titleRef }: LookupErrorProps): JSX.Element {
  const { reference } = readAddress(useSearch());
  const { isMissing, sentence } = lookupProblem(error);
  useBackOnline(() => {
    if (error instanceof OfflineError) onRetry();
  });
  if (error instanceof RequestError && error.code === 'VERSE_NOT_IN_TRANSLATION') {
    return <OmittedFromTranslation sentence={error.sentence} titleRef={titleRef} />;
  }
  return (
    <section className={style.card} role="alert">
      <h2 ref={titleRef} tabIndex={-1}>
        {isMissing ? 'Verse not found' : 'Unable to load verse at this time.'}
      </h2>
      {isMissing && sentence !== 'Verse not found' && <p className={style.reason}>{sentence}</p>}
      {isMissing && <p>Please check the reference format and try again</p>}
      {isMissing && reference !== null && isWords(reference) && (
        <button type="button" className={button.quiet} onClick={() => onSearch(reference)}>
          Search verses for “{reference}”
        </button>
      )}
      {!isMissing && <p>{error instanceof RequestError ? error.sentence : NO_CONNECTION}</p>}
      {!isMissing && (
        <button type="button" className={button.quiet} onClick={onRetry}>
          Try again
        </button>
      )}
      {error instanceof OfflineError && <OfflineOptions references={error.references} />}
    </section>
  );
}

/** Whether it may be words of a verse: they have no number. */
const isWords = (reference: string): boolean =>
  reference.trim().length >= SEARCH_MIN_LENGTH &&
  reference.length <= SEARCH_MAX_LENGTH &&
  !/\d/.test(reference);

/** For a verse that exists and that this translation leaves out. */
function OmittedFromTranslation({
  sentence,
  titleRef,
}: {
  sentence: string;
  titleRef: Ref<HTMLHeadingElement>;
}): JSX.Element {
  const { reference } = readAddress(useSearch());
  return (
    <section className={style.card} role="alert">
      <h2 ref={titleRef} tabIndex={-1}>
        Verse not found
      </h2>
      <p className={style.reason}>{sentence}</p>
      {reference !== null && (
        <p>
          <Link href={bibleHref(reference, COMPLETE_TRANSLATION)}>
            Read {reference} in the {TRANSLATIONS[COMPLETE_TRANSLATION].label}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Passages that can be read offline all the same, and how to have the whole Bible offline. */
function OfflineOptions({ references }: { references: readonly string[] }): JSX.Element {
  return (
    <>
      {references.length > 0 && (
        <>
          <p className={style.offline}>You can read these without a connection:</p>
          <ul className={style.references}>
            {references.map((reference) => (
              <li key={reference}>
                <Link href={bibleHref(reference, chosenTranslation())}>{reference}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={style.offline}>
        For everything else you need to be online. Download a translation under “On this device” to read the
        whole Bible offline.
      </p>
    </>
  );
}
