import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import { type JSX, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { BADGES, NOURISHMENT } from '../../content/home.ts';
import { AdPlacement } from '../ads/ad-placement.tsx';
import { useAbout } from '../app/about.ts';
import { onDemand } from '../app/on-demand.tsx';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import { DailyBanner } from '../bible/daily-banner.tsx';
import { DailyCard } from '../bible/daily-card.tsx';
import button from '../ui/button.module.css';
import { CheckMoments } from './check-moments.tsx';
import style from './home-page.module.css';
import { Sample } from './sample.tsx';
import { Features, HowItWorks, LastCall } from './sections.tsx';
import { Testimonials } from './testimonials.tsx';

const DemoDialog = onDemand(async () => (await import('./demo-dialog.tsx')).DemoDialog);

/** The home page: its sections in the order of behaviour 2. */
export function HomePage(): JSX.Element {
  usePage('');
  useScrollToSection();
  return (
    <Shell>
      <Hero />
      <DailyBanner />
      <AdPlacement placement="home_banner" className={style.advertisement} />
      <CheckMoments />
      <Features />
      <HowItWorks />
      <section className={style.nourishment} aria-labelledby="nourishment">
        <div>
          <h2 id="nourishment">{NOURISHMENT.title}</h2>
          <p className={style.lead}>{NOURISHMENT.text}</p>
        </div>
        <DailyCard />
      </section>
      <Testimonials />
      <LastCall />
      <AdPlacement placement="footer" className={style.footerAdvertisement} />
    </Shell>
  );
}

/** Scrolls to the section that the address names, also when another page leads here. */
function useScrollToSection(): void {
  useEffect(() => {
    const section = location.hash && document.getElementById(location.hash.slice(1));
    if (section) section.scrollIntoView();
  }, []);
}

function Hero(): JSX.Element {
  return (
    <section className={style.hero}>
      <div>
        <h1>Ask what is on your heart. Hear what Scripture says.</h1>
        <p className={style.lead}>
          A free companion for faith and life. Every verse it shows you is the real text, checked word for
          word. No account, no tracking.
        </p>
        <HeroActions />
        <ul className={style.badges}>
          {BADGES.map((badge) => (
            <li key={badge}>
              <Check aria-hidden="true" />
              {badge}
            </li>
          ))}
        </ul>
        <WhoAnswers />
      </div>
      <Sample />
    </section>
  );
}

function HeroActions(): JSX.Element {
  const donationUrl = useAbout()?.donationUrl;
  const [isDemoOpen, setDemoOpen] = useState(false);
  return (
    <div className={style.actions}>
      <Link href="/chat" className={button.primary}>
        Start Free Conversation
      </Link>
      <button type="button" className={button.quiet} aria-haspopup="dialog" onClick={() => setDemoOpen(true)}>
        <Play aria-hidden="true" />
        Watch Demo
      </button>
      {donationUrl && (
        <a href={donationUrl} target="_blank" rel="noopener noreferrer" className={button.text}>
          Support This Ministry
          <span className="unseen"> (opens in a new tab)</span>
        </a>
      )}
      <DemoDialog open={isDemoOpen} onClose={() => setDemoOpen(false)} />
    </div>
  );
}

/** Who answers in this installation: the guide or an AI service. */
function WhoAnswers(): JSX.Element | null {
  const about = useAbout();
  if (!about) return null;
  const { kind, name } = about.answeredBy;
  return (
    <p className={style.answeredBy}>
      {kind === 'guide'
        ? 'Answers here come from the built-in guide, a computer program grounded in Scripture that sends your messages to no one. Your conversations are secure and private.'
        : `Answers here are powered by ${name}, an AI language model that receives your messages, and grounded in Scripture: every verse it quotes is checked. Your conversations are secure and private.`}
    </p>
  );
}
