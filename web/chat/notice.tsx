import type { JSX } from 'react';
import type { About } from '../../contract/installation.ts';
import { useAbout } from '../app/about.ts';

/** Who answers here, what happens to the words, and what the address is worth (docs/decisions: the chat says who answers). */
export function Notice({ className }: { className?: string | undefined }): JSX.Element {
  const answeredBy = useAbout()?.answeredBy;
  return (
    <p className={className} data-print="no">
      You are talking with an AI{whichOne(answeredBy)}, not a pastor, physician or counsellor. What you write
      is {answeredBy?.kind === 'provider' && `sent to ${answeredBy.name} to be answered, `}
      stored encrypted, and you can erase it at any time. This page’s address is its only key.
    </p>
  );
}

function whichOne(answeredBy: About['answeredBy'] | undefined): string {
  if (answeredBy?.kind === 'guide') return ' (the built-in guide, a computer program)';
  return answeredBy ? ` (${answeredBy.name})` : '';
}
