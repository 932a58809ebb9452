import { useQuery } from '@tanstack/react-query';
import { type JSX, useEffect } from 'react';
import type { Game } from '../../../games/question.ts';
import { useTranslation } from '../../app/translation.ts';
import { passageQuery } from '../../passages/passage-query.ts';
import { Reference } from '../../passages/reference.tsx';
import { VerseText } from '../../passages/verse-text.tsx';
import style from './answer-passage.module.css';
import { answerVerses, numberInWords } from './answer-verse.ts';

interface AnswerPassageProps {
  game: Game;
  /** Called when the passage has come and takes its room. */
  onShown: () => void;
}

/** The passage that an answer is from, its words underlined, with a link to the whole of it. */
export function AnswerPassage({ game, onShown }: AnswerPassageProps): JSX.Element {
  const [chosen] = useTranslation();
  const version = game.version?.toLowerCase() ?? chosen;
  const { data, isPending } = useQuery(passageQuery(game.scripture, version));
  useEffect(() => {
    if (!isPending) onShown();
  }, [isPending, onShown]);
  const whole = (
    <Reference reference={game.scripture} className={style.whole}>
      Read {game.scripture}
    </Reference>
  );
  if (isPending) return <div className={style.passage} aria-busy="true" />;
  // The reference alone: the text can be read again when Berea can be reached.
  if (!data) return <p className={style.missing}>{whole}</p>;
  const { verses, marked, isPart } = answerVerses(data, [
    game.correctAnswer,
    ...game.answerRule.accepted,
    ...numberInWords(game.correctAnswer),
  ]);
  const [first, last] = [verses[0], verses.at(-1)];
  return (
    <figure className={style.passage}>
      <blockquote>
        {verses.map((verse) => (
          <VerseText key={verse.osis} verse={verse} marked={marked.get(verse.osis) ?? []} />
        ))}
      </blockquote>
      <figcaption>
        <Reference reference={isPart && first ? first.reference : data.reference} className={style.reference}>
          {isPart && first && first === last ? first.reference : data.reference}
        </Reference>
        <span className={style.version}>{data.version}</span>
        {isPart && whole}
      </figcaption>
    </figure>
  );
}
