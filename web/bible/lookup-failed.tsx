import type { JSX, Ref } from 'react';
import { NO_CONNECTION, RequestError } from '../app/request.ts';
import button from '../ui/button.module.css';
import style from './lookup-failed.module.css';
import { lookupProblem } from './passage-query.ts';

interface LookupFailedProps {
  error: Error;
  onRetry: () => void;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Says what is wrong with the reference, or that the verse could not be fetched (specification part 2, section 8). */
export function LookupFailed({ error, onRetry, titleRef }: LookupFailedProps): JSX.Element {
  const { isMissing, sentence } = lookupProblem(error);
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
    </section>
  );
}
