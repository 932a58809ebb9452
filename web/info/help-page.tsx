import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import Heart from 'lucide-react/icons/heart';
import Highlighter from 'lucide-react/icons/highlighter';
import House from 'lucide-react/icons/house';
import Library from 'lucide-react/icons/library';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Puzzle from 'lucide-react/icons/puzzle';
import Volume2 from 'lucide-react/icons/volume-2';
import type { ComponentType, JSX } from 'react';
import { Link } from 'wouter';
import {
  ANSWERS_GUIDE,
  ANSWERS_PROVIDER,
  ANSWERS_UNKNOWN,
  DANGER,
  GETTING_STARTED,
  GUIDES,
  HELP_LEAD,
  MINIMUM_AGE_LINE,
  QUESTIONS,
  SUPPORT_HOURS,
} from '../../content/info/help.ts';
import type { About } from '../../contract/installation.ts';
import { PAGES } from '../../contract/pages.ts';
import { useAbout } from '../app/about.ts';
import { useFlag } from '../app/flags.ts';
import { Actions } from './actions.tsx';
import { translationsOf } from './facts.ts';
import style from './help-page.module.css';
import { AsideCard, InfoPage } from './info-page.tsx';
import { Questions } from './questions.tsx';
import { fill, Words } from './words.tsx';

const GUIDE_ICONS: Readonly<Record<string, ComponentType<{ 'aria-hidden': 'true' }>>> = {
  'prompt-library-guide': Library,
  'bible-games-guide': Puzzle,
  'bible-lookup-guide': BookOpen,
  'voice-guide': Volume2,
  'highlighting-guide': Highlighter,
};

/** /help: first steps, questions with one open at a time, guides, quick actions. */
export function HelpPage(): JSX.Element {
  const about = useAbout();
  const readsVerses = useFlag('tts_bible_verses');
  const readsReplies = useFlag('tts_ai_responses');
  const isShown = ({ needsVoice }: { needsVoice?: true }): boolean =>
    !needsVoice || readsVerses || readsReplies;
  const facts = { answers: whoAnswers(about), translations: translationsOf(about) };
  const questions = QUESTIONS.filter(isShown).map((one) => ({
    ...one,
    answer: one.answer.map((paragraph) => fill(paragraph, facts)),
  }));
  return (
    <InfoPage title={PAGES.help.name} lead={HELP_LEAD} aside={<HelpAside donationUrl={about?.donationUrl} />}>
      <h2 className={style.heading}>Getting Started</h2>
      <ol className={style.begin}>
        {GETTING_STARTED.map(({ title, text }) => (
          <li key={title}>
            <span>
              <b>{title}</b> {text}
            </span>
          </li>
        ))}
      </ol>
      <h2 className={style.heading}>Frequently asked</h2>
      <Questions questions={questions} />
      <h2 className={style.heading}>Guides</h2>
      <ul className={style.contents}>
        {GUIDES.filter(isShown).map(({ id, title, summary }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <GuideIcon id={id} />
              <span>
                <b>{title}</b>
                {summary}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {GUIDES.filter(isShown).map(({ id, title, points }) => (
        <section key={id} id={id} className={style.guide} aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>{title}</h3>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Words>{point}</Words>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </InfoPage>
  );
}

function GuideIcon({ id }: { id: string }): JSX.Element {
  const Icon = GUIDE_ICONS[id] ?? Check;
  return <Icon aria-hidden="true" />;
}

function whoAnswers(about: About | undefined): string {
  if (!about) return ANSWERS_UNKNOWN;
  const { kind, name } = about.answeredBy;
  return kind === 'guide' ? ANSWERS_GUIDE : fill(ANSWERS_PROVIDER, { name });
}

const QUICK_ACTIONS = [
  { name: 'Start a conversation', href: '/chat', Icon: MessageSquare },
  { name: 'Play Bible games', href: PAGES.games.path, Icon: Puzzle },
  { name: 'Look up a verse', href: '/bible-lookup', Icon: BookOpen },
  { name: 'Write to us', href: PAGES.contact.path, Icon: Mail },
] as const;

function HelpAside({ donationUrl }: { donationUrl: string | undefined }): JSX.Element {
  return (
    <>
      <AsideCard title={DANGER.title} isUrgent isFirst>
        <p>
          {DANGER.help} <Link href={PAGES.safety.path}>{DANGER.link}</Link>
        </p>
      </AsideCard>
      <AsideCard title="Quick actions">
        <Actions
          actions={[
            ...QUICK_ACTIONS,
            ...(donationUrl ? [{ name: 'Support this ministry', href: donationUrl, Icon: Heart }] : []),
            { name: 'Back to Home', href: '/', Icon: House },
          ]}
        />
      </AsideCard>
      <p className={style.hours}>
        {SUPPORT_HOURS} {MINIMUM_AGE_LINE}
      </p>
    </>
  );
}
