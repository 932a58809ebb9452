import ExternalLink from 'lucide-react/icons/external-link';
import type { JSX } from 'react';
import button from '../ui/button.module.css';
import style from './passage-dialog.module.css';
import { lookupProblem } from './passage-query.ts';

interface PassageErrorProps {
  error: Error;
  reference: string;
  version: string | null;
  onRetry: () => void;
}

/** Why the passage could not be shown, with a retry or a link to another site. */
export function PassageError({ error, reference, version, onRetry }: PassageErrorProps): JSX.Element {
  const { isMissing, sentence } = lookupProblem(error);
  return (
    <>
      <p role="alert">{sentence}</p>
      <footer className={style.actions}>
        {isMissing ? (
          <a
            className={`${button.quiet} ${style.wide}`}
            href={bibleGatewayUrl(reference, version)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Read {reference} on Bible Gateway
            <ExternalLink aria-hidden="true" />
          </a>
        ) : (
          <button type="button" className={`${button.quiet} ${style.wide}`} onClick={onRetry}>
            Try again
          </button>
        )}
      </footer>
    </>
  );
}

function bibleGatewayUrl(reference: string, version: string | null): string {
  const search = new URLSearchParams({
    search: reference,
    ...(version && { version: version.toUpperCase() }),
  });
  return `https://www.biblegateway.com/passage/?${search}`;
}
