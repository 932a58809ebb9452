import type { JSX } from 'react';
import { useAbout } from '../app/about.ts';

/** Who answers here, what happens to the words, and what the address is worth (docs/decisions: the chat says who answers). */
export function Notice({ className }: { className?: string | undefined }): JSX.Element {
  const about = useAbout();
  return (
    <p className={className}>
      You are talking with an AI
      {about?.answeredBy.kind === 'guide' && ' (the built-in guide, a computer program)'}
      {about?.answeredBy.kind === 'provider' && ` (${about.answeredBy.name})`}, not a pastor, physician or
      counsellor.
      {about?.answeredBy.kind === 'provider' &&
        ` What you write is sent to ${about.answeredBy.name} to be answered.`}{' '}
      It is stored encrypted, and you can erase it at any time. This page’s address is its only key.
    </p>
  );
}
