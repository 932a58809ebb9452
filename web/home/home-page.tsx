import { useQuery } from '@tanstack/react-query';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Check from 'lucide-react/icons/check';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { HOME_SAMPLE } from '../../content/home.ts';
import type { BiblePassage } from '../../contract/bible.ts';
import { AdPlacement } from '../ads/ad-placement.tsx';
import { useAbout } from '../app/about.ts';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import { DailyBanner } from '../bible/daily-banner.tsx';
import { DailyCard } from '../bible/daily-card.tsx';
import button from '../ui/button.module.css';
import style from './home-page.module.css';

const PROMISES = ['Always Free', 'Scripture-Based', 'No account'];

export function HomePage(): JSX.Element {
  usePage('');
  return (
    <Shell>
      <section className={style.hero}>
        <div>
          <h1>Ask what is on your heart. Hear what Scripture says.</h1>
          <p className={style.lead}>
            A free companion for faith and life. Every verse it shows you is the real text, checked word for
            word. No account, no tracking.
          </p>
          <div className={style.actions}>
            <Link href="/chat" className={button.primary}>
              Start Chatting
            </Link>
            <Link href="/bible" className={button.quiet}>
              Bible Lookup
            </Link>
          </div>
          <ul className={style.promises}>
            {PROMISES.map((promise) => (
              <li key={promise}>
                <Check aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
          <WhoAnswers />
        </div>
        <Sample />
      </section>
      <DailyBanner />
      <AdPlacement placement="home_banner" className={style.advertisement} />
      <section className={style.nourishment} aria-labelledby="nourishment">
        <div>
          <h2 id="nourishment">Daily Spiritual Nourishment</h2>
          <p className={style.lead}>
            One passage for the whole day: to read in the morning, carry to work, and come back to at night.
          </p>
        </div>
        <DailyCard />
      </section>
    </Shell>
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
        ? 'Answers here come from the built-in guide, a computer program that works from the Bible itself and sends your messages to no one.'
        : `Answers here come from ${name}, an AI service that receives your messages. Every verse it quotes is checked.`}
    </p>
  );
}

/** A sample conversation. Its verse is loaded from the Bible, as in the chat. */
function Sample(): JSX.Element {
  const { question, answer, passage } = HOME_SAMPLE;
  // The mark without its brackets.
  const reference = passage.slice(2, -2);
  const { data } = useQuery<BiblePassage>({
    queryKey: ['/api/bible/verse', encodeURIComponent(reference)],
  });
  return (
    <aside className={style.sample} aria-label="Sample answer">
      <p className={style.question}>{question}</p>
      <p className={style.answer}>{answer}</p>
      <figure className={style.scripture}>
        <blockquote>{data?.text ?? '\u00a0'}</blockquote>
        <figcaption>
          <b>{reference}</b>
          <span>{data?.version ?? '\u00a0'}</span>
          {data && (
            <span className={style.checked}>
              <Check aria-hidden="true" />
              Checked word for word
            </span>
          )}
        </figcaption>
      </figure>
      <Link href="/chat" className={style.ask}>
        <span>Ask your own question</span>
        <span className={style.send}>
          <ArrowUp aria-hidden="true" />
        </span>
      </Link>
    </aside>
  );
}
