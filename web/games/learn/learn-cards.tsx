import type { JSX } from 'react';
import type { Game } from '../../../games/question.ts';
import button from '../../ui/button.module.css';
import card from '../menu/card.module.css';
import { dueCards, useDeck } from './deck.ts';

interface LearnCardsProps {
  onLearn: () => void;
  onReview: (games: readonly Game[]) => void;
}

const MAX_NAMED = 3;

/** What is due today: verses to learn, and questions that were missed. */
export function LearnCards({ onLearn, onReview }: LearnCardsProps): JSX.Element {
  const cards = useDeck();
  const now = Date.now();
  const verses = dueCards(cards, 'verse', now);
  const questions = dueCards(cards, 'question', now);
  const hasVerses = cards.some(({ kind }) => kind === 'verse');
  const references = verses.map(({ id }) => id);
  return (
    <>
      <section className={card.card} aria-label="Verses to learn">
        <h2>{versesTitle(verses.length, hasVerses)}</h2>
        <p>
          {verses.length > 0
            ? `${references.slice(0, MAX_NAMED).join(', ')}${references.length > MAX_NAMED ? ' and more' : ''}.`
            : 'With hidden words and first letters. A verse comes back just before you would forget it.'}
        </p>
        <div className={card.buttons}>
          <button type="button" className={button.quiet} onClick={onLearn}>
            {verses.length > 0 ? 'Go through them' : hasVerses ? 'Your verses' : 'Choose a verse'}
          </button>
        </div>
      </section>
      {questions.length > 0 && (
        <section className={card.card} aria-label="Missed questions">
          <h2>
            {questions.length} missed {questions.length === 1 ? 'question is' : 'questions are'} back
          </h2>
          <p>What was known comes back later, what was missed tomorrow.</p>
          <div className={card.buttons}>
            <button
              type="button"
              className={button.quiet}
              onClick={() => onReview(questions.map(({ game }) => game))}
            >
              Ask me again
            </button>
          </div>
        </section>
      )}
    </>
  );
}

function versesTitle(due: number, hasVerses: boolean): string {
  if (due > 0) return `${due} ${due === 1 ? 'verse is' : 'verses are'} due today`;
  return hasVerses ? 'No verse is due today' : 'Learn verses by heart';
}
