import CircleHelp from 'lucide-react/icons/circle-question-mark';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import type { JSX } from 'react';
import {
  PRIVACY_BROWSER,
  PRIVACY_CALLED,
  PRIVACY_CHANGED,
  PRIVACY_COOKIES,
  PRIVACY_LEAD,
  PRIVACY_OPERATOR,
  PRIVACY_SECTIONS,
  PRIVACY_SERVICES,
  PRIVACY_TABLES,
  type StoredThing,
} from '../../content/info/privacy.ts';
import { LEGAL_UPDATED } from '../../content/info/types.ts';
import type { About } from '../../contract/installation.ts';
import { PAGES } from '../../contract/pages.ts';
import { useAbout } from '../app/about.ts';
import { Actions } from './actions.tsx';
import { operatorOf } from './facts.ts';
import { AsideCard, InfoPage } from './info-page.tsx';
import style from './privacy-page.module.css';
import { Section, Updated } from './sections.tsx';
import { fill } from './words.tsx';

const RELATED = [
  { name: PAGES.terms.name, href: PAGES.terms.path, Icon: FileText },
  { name: PAGES.contact.name, href: PAGES.contact.path, Icon: Mail },
  { name: PAGES.help.name, href: PAGES.help.path, Icon: CircleHelp },
] as const;

/** /privacy: everything that is stored, as lists that a test compares with the software. */
export function PrivacyPage(): JSX.Element {
  const about = useAbout();
  const operator = operatorOf(about);
  return (
    <InfoPage
      title={PAGES.privacy.name}
      lead={PRIVACY_LEAD}
      aside={
        <AsideCard title="See also">
          <Actions actions={RELATED} />
        </AsideCard>
      }
    >
      <Updated date={LEGAL_UPDATED} since={PRIVACY_CHANGED} />
      <Section
        section={{
          id: 'operator',
          title: 'Who runs this',
          paragraphs: [fill(PRIVACY_OPERATOR, { operator })],
        }}
      />
      <Section section={{ id: 'server', title: 'What the server stores', paragraphs: [] }}>
        <Stored things={PRIVACY_TABLES} facts={{ retention: retentionOf(about) }} />
      </Section>
      <Section section={{ id: 'browser', title: 'What your browser keeps', paragraphs: [] }}>
        <Stored things={PRIVACY_BROWSER} />
      </Section>
      <Section section={{ id: 'cookies', title: 'Cookies', paragraphs: [] }}>
        <Stored things={PRIVACY_COOKIES} />
      </Section>
      <Section
        section={{
          id: 'called',
          title: 'Who is called',
          paragraphs: [PRIVACY_CALLED, whoAnswers(about), PRIVACY_SERVICES.voice],
        }}
      />
      {PRIVACY_SECTIONS.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </InfoPage>
  );
}

function retentionOf(about: About | undefined): string {
  const days = about?.retentionDays ?? 0;
  return days > 0 ? ` or have not opened them for ${days} days` : '';
}

function whoAnswers(about: About | undefined): string {
  if (!about) return PRIVACY_SERVICES.unknown;
  const { kind, name } = about.answeredBy;
  return kind === 'guide' ? PRIVACY_SERVICES.guide : fill(PRIVACY_SERVICES.provider, { name });
}

interface StoredProps {
  things: readonly StoredThing[];
  facts?: Readonly<Record<string, string>>;
}

/** What is stored in plain words, with the names that the software uses. */
function Stored({ things, facts = {} }: StoredProps): JSX.Element {
  return (
    <ul className={style.stored}>
      {things.map(({ names, what }) => (
        <li key={names[0]}>
          {fill(what, facts)} <span className={style.names}>({names.join(', ')})</span>
        </li>
      ))}
    </ul>
  );
}
