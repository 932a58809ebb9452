import { type JSX, useEffect, useRef, useState } from 'react';
import button from '../../ui/button.module.css';
import { isFocusLost } from '../is-focus-lost.ts';
import { AddVerse } from './add-verse.tsx';
import { CardFile } from './card-file.tsx';
import { dueCards, removeCard, useDeck, type VerseCard } from './deck.ts';
import style from './learn.module.css';
import { dueInWords } from './schedule.ts';
import { VerseReview } from './verse-review.tsx';

/** Verses to learn: those that are due, one after another, then all of them. */
export function LearnVerses({ onClose }: { onClose: () => void }): JSX.Element {
  const cards = useDeck();
  const [now] = useState(Date.now);
  const due = dueCards(cards, 'verse', now);
  const verses = cards.filter((card): card is VerseCard => card.kind === 'verse');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const [current] = due;
  const status = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each verse that was reviewed or removed, with its buttons
  useEffect(() => {
    if (isFocusLost()) status.current?.focus();
  }, [cards]);
  return (
    <div className={style.page}>
      <div className={style.head}>
        <h1 ref={heading} tabIndex={-1}>
          Verses to learn
        </h1>
        <button type="button" className={button.quiet} onClick={onClose}>
          Back to Menu
        </button>
      </div>
      <p ref={status} role="status" tabIndex={-1} className={style.status}>
        {due.length > 0
          ? `${due.length} ${due.length === 1 ? 'verse is' : 'verses are'} due today.`
          : verses.length > 0
            ? 'Nothing more is due today.'
            : 'No verses yet. Add one that you would like to know by heart.'}
      </p>
      {current && <VerseReview key={current.id} card={current} />}
      <AddVerse />
      {verses.length > 0 && (
        <>
          <h2>All your verses</h2>
          <ul className={style.list}>
            {verses.map((card) => (
              <li key={card.id}>
                <span>
                  <b>{card.id}</b>
                  <span className={style.due}>Due {dueInWords(card.schedule, now)}</span>
                </span>
                <button
                  type="button"
                  className={button.text}
                  aria-label={`Remove ${card.id}`}
                  onClick={() => removeCard(card)}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <CardFile hasCards={cards.length > 0} />
    </div>
  );
}
