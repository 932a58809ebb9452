import CircleCheck from 'lucide-react/icons/circle-check';
import { type JSX, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { CONTACT_SENT } from '../../content/info/contact.ts';
import { QuotedPassage } from '../passages/quoted-passage.tsx';
import button from '../ui/button.module.css';
import style from './contact-sent.module.css';
import { fill } from './words.tsx';

/** The screen after a message was sent: what happens next, and two ways on. */
export function ContactSent({ email }: { email: string }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, []);
  return (
    <div className={style.sent}>
      <CircleCheck aria-hidden="true" className={style.sign} />
      <h1 ref={heading} tabIndex={-1}>
        {CONTACT_SENT.title}
      </h1>
      <p>{fill(CONTACT_SENT.text, { email })}</p>
      <QuotedPassage mark={CONTACT_SENT.passage} className={style.passage} />
      <div className={style.actions}>
        <Link href="/chat" className={button.primary}>
          Start a Chat
        </Link>
        <Link href="/" className={button.quiet}>
          Back to Home
        </Link>
      </div>
    </div>
  );
}
