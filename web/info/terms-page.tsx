import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { TERMS_CHANGED, TERMS_CONTACT, TERMS_LEAD, TERMS_SECTIONS } from '../../content/info/terms.ts';
import { LEGAL_UPDATED } from '../../content/info/types.ts';
import { PAGES } from '../../contract/pages.ts';
import { useAbout } from '../app/about.ts';
import button from '../ui/button.module.css';
import { Actions } from './actions.tsx';
import { operatorOf } from './facts.ts';
import { AsideCard, InfoPage } from './info-page.tsx';
import { Section, Updated } from './sections.tsx';
import { fill } from './words.tsx';

const RELATED = [
  { name: PAGES.privacy.name, href: PAGES.privacy.path, Icon: Lock },
  { name: PAGES.contact.name, href: PAGES.contact.path, Icon: Mail },
  { name: PAGES.help.name, href: PAGES.help.path, Icon: CircleHelp },
] as const;

/** /terms */
export function TermsPage(): JSX.Element {
  const about = useAbout();
  const operator = operatorOf(about);
  return (
    <InfoPage
      title={PAGES.terms.name}
      lead={TERMS_LEAD}
      before={
        <Link href="/" className={button.text} data-print="no">
          <ArrowLeft aria-hidden="true" />
          Back to Home
        </Link>
      }
      aside={
        <AsideCard title="See also">
          <Actions actions={RELATED} />
        </AsideCard>
      }
    >
      <Updated date={LEGAL_UPDATED} since={TERMS_CHANGED} />
      {TERMS_SECTIONS.map((section) => (
        <Section
          key={section.id}
          section={{ ...section, paragraphs: section.paragraphs.map((text) => fill(text, { operator })) }}
        />
      ))}
      <TermsContact email={about?.contactEmail} />
    </InfoPage>
  );
}

function TermsContact({ email }: { email: string | undefined }): JSX.Element {
  const { id, title, byEmail, byForm, subject } = TERMS_CONTACT;
  return (
    <Section section={{ id, title, paragraphs: [email ? byEmail : byForm] }}>
      <p>
        {email ? (
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a>
        ) : (
          <Link href={`${PAGES.contact.path}?subject=${encodeURIComponent(subject)}`}>
            {PAGES.contact.name}
          </Link>
        )}
      </p>
    </Section>
  );
}
