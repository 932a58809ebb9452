import type { JSX, Ref } from 'react';
import { Link, useSearch } from 'wouter';
import { NO_CONNECTION, RequestError } from '../app/request.ts';
import { chosenTranslation } from '../app/translation.ts';
import { bibleHref, readAddress } from '../passages/address.ts';
import { OutOfReach } from '../passages/device/read-bible.ts';
import { useBackOnline } from '../passages/device/use-back-online.ts';
import { lookupProblem } from '../passages/passage-query.ts';
import button from '../ui/button.module.css';
import style from './lookup-failed.module.css';

interface LookupFailedProps {
  error: Error;
  onRetry: () => void;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Says what is wrong with the reference, or that the verse could not be fetched (behaviour 5.8). */
export function LookupFailed({ error, onRetry, titleRef }: LookupFailedProps): JSX.Element {
  const { isMissing, sentence } = lookupProblem(error);
  useBackOnline(() => {
    if (error instanceof OutOfReach) onRetry();
  });
  if (error instanceof RequestError && error.code === 'VERSE_NOT_IN_TRANSLATION') {
    return <LeftOut sentence={error.sentence} titleRef={titleRef} />;
  }
  return (
    <section className={style.card} role="alert">
      <h2 ref={titleRef} tabIndex={-1}>
        {isMissing ? 'Verse not found' : 'Unable to load verse at this time.'}
      </h2>
      {isMissing && sentence !== 'Verse not found' && <p className={style.reason}>{sentence}</p>}
      {isMissing && <p>Please check the reference format and try again</p>}
      {!isMissing && <p>{error instanceof RequestError ? error.sentence : NO_CONNECTION}</p>}
      {!isMissing && (
        <button type="button" className={button.quiet} onClick={onRetry}>
          Try again
        </button>
      )}
      {error instanceof OutOfReach && <WithoutNetwork references={error.references} />}
    </section>
  );
}

/** The reference is right: the translation leaves the verse out. The KJV has every verse. */
function LeftOut({
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
          <Link href={bibleHref(reference, 'kjv')}>Read {reference} in the KJV</Link>
        </p>
      )}
    </section>
  );
}

/** What can be read all the same, and what makes that more. */
function WithoutNetwork({ references }: { references: readonly string[] }): JSX.Element {
  return (
    <>
      {references.length > 0 && (
        <>
          <p className={style.rest}>These can be read without a connection:</p>
          <ul className={style.references}>
            {references.map((reference) => (
              <li key={reference}>
                <Link href={bibleHref(reference, chosenTranslation())}>{reference}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={style.rest}>
        All else needs one. With a translation kept under “On this device” the whole Bible is at hand without
        it.
      </p>
    </>
  );
}
