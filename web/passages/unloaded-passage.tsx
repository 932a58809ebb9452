import ExternalLink from 'lucide-react/icons/external-link';
import type { JSX } from 'react';
import button from '../ui/button.module.css';
import style from './passage-dialog.module.css';
import { lookupProblem } from './passage-query.ts';

interface UnloadedPassageProps {
  error: Error;
  reference: string;
  version: string | null;
  onRetry: () => void;
}

/** Why there is nothing to read, and where else it may be read. */
export function UnloadedPassage({ error, reference, version, onRetry }: UnloadedPassageProps): JSX.Element {
  const { isMissing, sentence } = lookupProblem(error);
  return (
    <>
      <p role="alert">{sentence}</p>
      <footer className={style.foot}>
        {isMissing ? (
          <a
            className={`${button.quiet} ${style.elsewhere}`}
            href={gatewayAddress(reference, version)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Read {reference} on Bible Gateway
            <ExternalLink aria-hidden="true" />
          </a>
        ) : (
          <button type="button" className={`${button.quiet} ${style.elsewhere}`} onClick={onRetry}>
            Try again
          </button>
        )}
      </footer>
    </>
  );
}

function gatewayAddress(reference: string, version: string | null): string {
  const search = new URLSearchParams({
    search: reference,
    ...(version && { version: version.toUpperCase() }),
  });
  return `https://www.biblegateway.com/passage/?${search}`;
}
