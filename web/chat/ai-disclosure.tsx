import type { JSX } from 'react';
import { Link } from 'wouter';
import type { About } from '../../contract/installation.ts';
import { useAbout } from '../app/about.ts';
import { isUnderEighteen, useStatedAge } from '../app/age-band.ts';

/** Says who answers, what happens to what is written, and that the address is the conversation's key. */
export function AiDisclosure({ className }: { className?: string | undefined }): JSX.Element {
  const answeredBy = useAbout()?.answeredBy;
  const age = useStatedAge();
  return (
    <p className={className} data-print="no">
      You are talking with an AI{nameOf(answeredBy)}, not a pastor, physician or counsellor.{' '}
      {isUnderEighteen(age) && 'With what really matters, talk to a grown-up you trust as well. '}
      What you write is {answeredBy?.kind === 'provider' && `sent to ${answeredBy.name} to be answered, `}
      stored encrypted, and you can erase it at any time. This page’s address is its only key.{' '}
      <Link href="/safety">Safety</Link>
    </p>
  );
}

function nameOf(answeredBy: About['answeredBy'] | undefined): string {
  if (answeredBy?.kind === 'guide') return ' (the built-in guide, a computer program)';
  return answeredBy ? ` (${answeredBy.name}, a computer program)` : ', a computer program';
}
