import { type FormEvent, type JSX, useState } from 'react';
import type { Game } from '../../../games/question.ts';
import { sentenceOf } from '../../app/request.ts';
import { useTranslation } from '../../app/translation.ts';
import button from '../../ui/button.module.css';
import { readPassageGames } from '../queries.ts';
import { ReferenceField } from '../reference-field.tsx';
import card from './card.module.css';

/** Questions made from any passage: "Romans 8". */
export function PlayPassage({ onPlay }: { onPlay: (games: readonly Game[]) => void }): JSX.Element {
  const [version] = useTranslation();
  const [reference, setReference] = useState('');
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const play = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setLoading(true);
    setProblem(null);
    try {
      onPlay(await readPassageGames(reference.trim(), version));
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <section className={card.card} aria-label="Play a passage">
      <form onSubmit={(event) => void play(event)}>
        <ReferenceField
          label="Play a passage"
          placeholder="Romans 8"
          value={reference}
          isWrong={problem !== null}
          onChange={(value) => {
            setReference(value);
            setProblem(null);
          }}
        />
        {problem && (
          <p role="alert" className={card.error}>
            {problem}
          </p>
        )}
        <div className={card.buttons}>
          <button type="submit" className={button.quiet} disabled={isLoading || reference.trim() === ''}>
            Make questions
          </button>
        </div>
      </form>
    </section>
  );
}
