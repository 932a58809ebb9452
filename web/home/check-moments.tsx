import { homeCheck } from 'virtual:home-check';
import Pencil from 'lucide-react/icons/pencil';
import type { JSX, ReactNode } from 'react';
import { Link } from 'wouter';
import { HOME_CHECK } from '../../content/home.ts';
import { PAGES } from '../../contract/pages.ts';
import { bibleHref } from '../passages/address.ts';
import { ChangedWords } from '../passages/changed-words.tsx';
import button from '../ui/button.module.css';
import style from './check-moments.module.css';

/** A sentence with a wrong quotation, checked and set right: the result that the check itself gave. */
export function CheckMoments(): JSX.Element {
  const { title, lead, link, linkNote } = HOME_CHECK;
  return (
    <section className={style.check} aria-labelledby="check-moments">
      <h2 id="check-moments">{title}</h2>
      <p className={style.lead}>{lead}</p>
      <ol className={style.moments}>
        <Moment number={0}>
          <p>{HOME_CHECK.text}</p>
        </Moment>
        <Moment number={1}>
          <Found />
        </Moment>
        <Moment number={2} isLast>
          <Corrected />
        </Moment>
      </ol>
      <p className={style.actions}>
        <Link href={PAGES.check.path} className={button.quiet}>
          {link}
        </Link>
        <span>{linkNote}</span>
      </p>
    </section>
  );
}

interface MomentProps {
  number: 0 | 1 | 2;
  isLast?: boolean;
  children: ReactNode;
}

function Moment({ number, isLast = false, children }: MomentProps): JSX.Element {
  return (
    <li>
      <h3>
        <span className={style.number}>{number + 1}</span>
        {HOME_CHECK.moments[number]}
      </h3>
      <div className={isLast ? style.last : style.sheet}>
        {children}
        <p className={style.note}>{HOME_CHECK.notes[number]}</p>
      </div>
    </li>
  );
}

/** What was written in quotation marks, and how it differs from the verse. */
function Found(): JSX.Element {
  return (
    <>
      {homeCheck.findings.map(({ start, quoted = '', text = '' }) => (
        <div key={start}>
          <p>
            <span className={style.finding}>“{quoted}”</span>
          </p>
          <div className={style.changes}>
            <ChangedWords written={quoted} truth={text} />
          </div>
        </div>
      ))}
    </>
  );
}

/** The text after the check: its paragraphs, and the verse set apart. */
function Corrected(): JSX.Element {
  const [finding] = homeCheck.findings;
  const { reference = '', version = '', text = '' } = finding ?? {};
  const paragraphs = homeCheck.corrected.split(/\n{2,}/).filter((block) => !block.startsWith('>'));
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <figure className={style.scripture}>
        <blockquote>{text}</blockquote>
        <figcaption>
          <Link href={bibleHref(reference, version.toLowerCase())}>{reference}</Link>
          <span>{version}</span>
          <span className={style.setRight}>
            <Pencil aria-hidden="true" />
            Set in the words of the {version}
          </span>
        </figcaption>
      </figure>
    </>
  );
}
