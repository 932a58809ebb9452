import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import Church from 'lucide-react/icons/church';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Moon from 'lucide-react/icons/moon';
import Pencil from 'lucide-react/icons/pencil';
import Sprout from 'lucide-react/icons/sprout';
import Users from 'lucide-react/icons/users';
import type { JSX } from 'react';
import { Link } from 'wouter';
import {
  ASSURANCES,
  FEATURES,
  FEATURES_LEAD,
  FEATURES_TITLE,
  type FeatureIcon,
  LAST_CALL,
  STEPS,
  USES,
  type UseIcon,
} from '../../content/home.ts';
import { PAGES } from '../../contract/pages.ts';
import { listInWords } from '../../language/list-in-words.ts';
import { useAbout } from '../app/about.ts';
import { handDraft } from '../app/handed-draft.ts';
import { HOME_SECTIONS } from '../app/home-sections.tsx';
import button from '../ui/button.module.css';
import style from './sections.module.css';

const FEATURE_ICONS: Readonly<Record<FeatureIcon, LucideIcon>> = {
  book: BookOpen,
  heart: Heart,
  sprout: Sprout,
  house: House,
  church: Church,
  moon: Moon,
};
const USE_ICONS: Readonly<Record<UseIcon, LucideIcon>> = { group: Users, moon: Moon, pencil: Pencil };

/** The six features. */
export function Features(): JSX.Element {
  const translations = useAbout()?.translations.map(({ id }) => id.toUpperCase()) ?? ['KJV', 'WEB', 'ASV'];
  const named = listInWords(translations, 'or');
  return (
    <section id="features" className={style.band} aria-labelledby="features-title">
      <h2 id="features-title">{FEATURES_TITLE}</h2>
      <p className={style.lead}>{FEATURES_LEAD}</p>
      <ul className={style.features}>
        {FEATURES.map(({ icon, title, text }) => {
          const Icon = FEATURE_ICONS[icon];
          return (
            <li key={title}>
              <Icon aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text.replace('{translations}', named)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Three steps and four assurances. */
export function HowItWorks(): JSX.Element {
  return (
    <section id="how-it-works" className={style.section} aria-labelledby="how-title">
      <h2 id="how-title">{HOME_SECTIONS['how-it-works']}</h2>
      <ol className={style.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ul className={style.assurances}>
        {ASSURANCES.map(({ title, text }) => (
          <li key={title}>
            <Check aria-hidden="true" />
            <span>
              <b>{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How Berea is used, in the place of testimonials (decision 001). */
export function Uses(): JSX.Element {
  return (
    <section id="testimonials" className={style.band} aria-labelledby="uses-title">
      <h2 id="uses-title">{HOME_SECTIONS.testimonials}</h2>
      <ul className={style.uses}>
        {USES.map(({ icon, title, text, link, href, draft }) => {
          const Icon = USE_ICONS[icon];
          return (
            <li key={title}>
              <div className={style.useTitle}>
                <Icon aria-hidden="true" />
                <h3>{title}</h3>
              </div>
              <p>{text}</p>
              <Link href={href} onClick={() => draft && handDraft(draft)}>
                {link}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The call at the end of the page. */
export function LastCall(): JSX.Element {
  return (
    <section className={style.last} aria-labelledby="last-title">
      <h2 id="last-title">{LAST_CALL}</h2>
      <div className={style.actions}>
        <Link href="/chat" className={button.primary}>
          Start Free Conversation
        </Link>
        <Link href={PAGES.admin.path} className={button.text}>
          Admin Dashboard
        </Link>
      </div>
    </section>
  );
}
