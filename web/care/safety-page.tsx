import { type JSX, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { AGE_BANDS } from '../../content/care/age.ts';
import { LEAVING } from '../../content/care/panel.ts';
import {
  SAFETY_CONTENTS,
  SAFETY_LEAD,
  SAFETY_NOW,
  SAFETY_PARTS,
  SAFETY_YOURS,
  type SafetyPart,
} from '../../content/safety.ts';
import type { CareLines } from '../../contract/care.ts';
import { PAGES } from '../../contract/pages.ts';
import { setStatedAge, useStatedAge } from '../app/age-band.ts';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import { forgetAgeAndCountry } from '../app/visitor-data.ts';
import button from '../ui/button.module.css';
import links from '../ui/link-list.module.css';
import { Select } from '../ui/select.tsx';
import { CountryChoice } from './country-choice.tsx';
import { HelpLineItem } from './help-line.tsx';
import { useHelpLines } from './help-lines.ts';
import { leaveQuickly, onThreeEscapes } from './leave-quickly.ts';
import style from './safety-page.module.css';

const leave = (): void => void leaveQuickly(async () => undefined);

/** /safety: help for whoever needs it now, and how Berea cares for people in danger. */
export function SafetyPage(): JSX.Element {
  usePage(PAGES.safety.name);
  const lines = useHelpLines();
  useEffect(() => onThreeEscapes(leave), []);
  return (
    <Shell>
      <div className={style.page}>
        <header className={style.head}>
          <h1>Safety</h1>
          <button type="button" className={button.quiet} onClick={leave} data-print="no">
            {LEAVING.button}
          </button>
        </header>
        <HelpNow lines={lines} />
        <div className={style.text}>
          <p className={style.lead}>{SAFETY_LEAD}</p>
          {SAFETY_PARTS.map((part) => (
            <Section key={part.id} part={part} />
          ))}
          <p className={style.actions} data-print="no">
            <Link href={PAGES.contact.path} className={button.quiet}>
              {PAGES.contact.name}
            </Link>
            <Link href="/chat" className={button.primary}>
              Start Chatting
            </Link>
          </p>
        </div>
        <div className={style.beside} data-print="no">
          <OnThisPage />
          <OnThisDevice />
        </div>
      </div>
    </Shell>
  );
}

function HelpNow({ lines }: { lines: CareLines }): JSX.Element {
  return (
    <section className={style.now} aria-labelledby="now">
      <h2 id="now">{SAFETY_NOW.title}</h2>
      <p>{SAFETY_NOW.lead}</p>
      <ul className={style.lines}>
        {lines.resources.map((line, index) => (
          <HelpLineItem
            key={line.name + line.contact}
            resource={line}
            first={index === 0}
            name={line.kinds.includes('danger') ? SAFETY_NOW.emergency : line.name}
          />
        ))}
      </ul>
      <CountryChoice lines={lines} />
      {lines.note && <p>{lines.note}</p>}
      <p className={style.checked}>
        {SAFETY_NOW.checked} {monthOf(lines.checked)}.
      </p>
    </section>
  );
}

/** "November 2026" for "2026-11" or "2026-11-03". */
function monthOf(date: string): string {
  const [year, month] = date.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
  });
}

function Section({ part: { id, title, paragraphs, points } }: { part: SafetyPart }): JSX.Element {
  return (
    <section className={style.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Links to the parts; on a phone there is no room beside them. */
function OnThisPage(): JSX.Element {
  return (
    <nav className={style.contents} aria-labelledby="contents">
      <h2 id="contents">{SAFETY_CONTENTS}</h2>
      <ul className={links.list}>
        {SAFETY_PARTS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The visitor's age, which can be changed, and a button that removes what this browser stores about the visitor. */
function OnThisDevice(): JSX.Element {
  const age = useStatedAge();
  const [forgotten, setForgotten] = useState(false);
  return (
    <section className={style.device} aria-labelledby="device" data-needs-scripts>
      <h2 id="device">{SAFETY_YOURS.title}</h2>
      <p>{SAFETY_YOURS.leave}</p>
      <div className={style.actions}>
        <Select
          label={SAFETY_YOURS.age}
          value={age ?? 'none'}
          shown={`${SAFETY_YOURS.age}: ${SAFETY_YOURS.ages[age ?? 'none']}`}
          onChange={(value) => setStatedAge(AGE_BANDS.find(({ band }) => band === value)?.band ?? 'unsaid')}
        >
          {age === null && <option value="none">{SAFETY_YOURS.ages.none}</option>}
          {AGE_BANDS.map(({ band, name }) => (
            <option key={band} value={band}>
              {name}
            </option>
          ))}
          <option value="unsaid">{SAFETY_YOURS.ages.unsaid}</option>
        </Select>
        <button
          type="button"
          className={button.quiet}
          onClick={() => {
            forgetAgeAndCountry();
            setForgotten(true);
          }}
        >
          {SAFETY_YOURS.forget}
        </button>
        <span role="status">{forgotten && age === null && SAFETY_YOURS.forgotten}</span>
      </div>
    </section>
  );
}
