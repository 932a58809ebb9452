import { type JSX, useState } from 'react';
import { Link, useSearch } from 'wouter';
import {
  CONTACT_ASIDE,
  CONTACT_LEAD,
  CONTACT_SENT,
  CONTACT_WITHOUT_SCRIPTS,
} from '../../content/info/contact.ts';
import { DANGER, SUPPORT_HOURS } from '../../content/info/help.ts';
import { PAGES } from '../../contract/pages.ts';
import { useAbout } from '../app/about.ts';
import { Shell } from '../app/shell.tsx';
import { showToast } from '../app/toast-queue.ts';
import { FormHelpSlot } from '../care/form-help-slot.tsx';
import button from '../ui/button.module.css';
import { ContactForm } from './contact-form.tsx';
import style from './contact-page.module.css';
import { ContactSent } from './contact-sent.tsx';
import { operatorOf } from './facts.ts';
import { AsideCard, InfoPage } from './info-page.tsx';

/** /contact: a form, then the screen that says it was sent. `?subject=` fills in the subject. */
export function ContactPage(): JSX.Element {
  const about = useAbout();
  const subject = new URLSearchParams(useSearch()).get('subject') ?? '';
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  if (sentFrom !== null) {
    return (
      <Shell>
        <ContactSent email={sentFrom} />
      </Shell>
    );
  }
  return (
    <InfoPage title={PAGES.contact.name} lead={`${CONTACT_LEAD} ${SUPPORT_HOURS}`} aside={<ContactAside />}>
      <WithoutScripts email={about?.contactEmail} />
      <ContactForm
        operator={operatorOf(about)}
        subject={subject}
        helpFor={(words) => <FormHelpSlot words={words} />}
        onSent={(email) => {
          setSentFrom(email);
          showToast(CONTACT_SENT.title, CONTACT_SENT.toast);
        }}
      />
    </InfoPage>
  );
}

/** In place of the form, which look.css hides then. */
function WithoutScripts({ email }: { email: string | undefined }): JSX.Element {
  const { text, orMail } = CONTACT_WITHOUT_SCRIPTS;
  return (
    <noscript>
      <p>
        {text}
        {email && (
          <>
            {orMail}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        .
      </p>
    </noscript>
  );
}

function ContactAside(): JSX.Element {
  const { title, paragraphs } = CONTACT_ASIDE;
  return (
    <>
      <AsideCard title={DANGER.title} isUrgent>
        <p>
          {DANGER.contact} <Link href={PAGES.safety.path}>{DANGER.link}</Link>
        </p>
      </AsideCard>
      <AsideCard title={title}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={style.actions}>
          <Link href="/chat" className={button.quiet}>
            Start a Chat
          </Link>
          <Link href={PAGES.help.path} className={button.quiet}>
            {PAGES.help.name}
          </Link>
        </div>
      </AsideCard>
    </>
  );
}
