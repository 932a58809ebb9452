import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { sentenceOf } from '../../app/request.ts';
import { useTranslation } from '../../app/translation.ts';
import { passageQuery } from '../../passages/passage-query.ts';
import button from '../../ui/button.module.css';
import { reviewCard, type VerseCard } from './deck.ts';
import { HELP_STEPS, type Help, withHelp } from './hidden-words.ts';
import style from './learn.module.css';
import { daysAfter, type Recall } from './schedule.ts';

const HELP_NAMES: Readonly<Record<Help, string>> = {
  all: 'Read it',
  'some-hidden': 'Hide words',
  'first-letters': 'First letters',
  nothing: 'By heart',
};

const OUTCOMES: readonly (readonly [Recall, string])[] = [
  ['forgotten', 'Not yet'],
  ['hard', 'With help'],
  ['good', 'Good'],
  ['easy', 'Easily'],
];

/** One verse with less and less help; then the reader says how well it went, which decides when it comes back. */
export function VerseReview({ card }: { card: VerseCard }): JSX.Element {
  const [version] = useTranslation();
  const { data, error } = useQuery(passageQuery(card.id, version));
  const isNew = card.schedule.reps === 0;
  const [help, setHelp] = useState<Help>(isNew ? 'all' : 'first-letters');
  const days = daysAfter(card.schedule, Date.now());
  const recited = data?.verses.map((verse) => verse.text).join(' ');
  return (
    <section className={style.review} aria-label={card.id}>
      <h2>{card.id}</h2>
      {error && <p role="alert">{sentenceOf(error)}</p>}
      {recited !== undefined && (
        <>
          <p className={style.text} aria-live="polite">
            {withHelp(recited, help)}
          </p>
          <p className={style.version}>{data?.version}</p>
          <fieldset className={style.help}>
            <legend className="unseen">How much is shown</legend>
            {HELP_STEPS.map((step) => (
              <button
                key={step}
                type="button"
                className={button.quiet}
                aria-pressed={step === help}
                onClick={() => setHelp(step)}
              >
                {HELP_NAMES[step]}
              </button>
            ))}
          </fieldset>
          <fieldset className={style.outcomes}>
            <legend className={style.ask}>Say it aloud. How did it go?</legend>
            {OUTCOMES.map(([outcome, name]) => (
              <button
                key={outcome}
                type="button"
                className={button.quiet}
                onClick={() => reviewCard(card, outcome, Date.now())}
              >
                <span>
                  {name}
                  <small>{days[outcome] === 1 ? 'tomorrow' : `in ${days[outcome]} days`}</small>
                </span>
              </button>
            ))}
          </fieldset>
        </>
      )}
    </section>
  );
}
