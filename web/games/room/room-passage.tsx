import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { passageQuery } from '../../passages/passage-query.ts';
import { Reference } from '../../passages/reference.tsx';
import { VerseText } from '../../passages/verse-text.tsx';
import style from '../play/answer-passage.module.css';
import { answerVerses, numberInWords } from '../play/answer-verse.ts';

interface RoomPassageProps {
  scripture: string;
  answer: string;
  version: string;
  /** Said behind the translation: "your translation". */
  note?: string | undefined;
}

/** The passage behind an answer, its words underlined, in one translation. */
export function RoomPassage({ scripture, answer, version, note }: RoomPassageProps): JSX.Element {
  const { data, isPending } = useQuery(passageQuery(scripture, version));
  if (isPending) return <div className={style.passage} aria-busy="true" />;
  if (!data) return <p className={style.missing}>{scripture}</p>;
  const { verses, marked, isPart } = answerVerses(data, [answer, ...numberInWords(answer)]);
  const first = verses[0];
  return (
    <figure className={style.passage}>
      <blockquote>
        {verses.map((verse) => (
          <VerseText key={verse.osis} verse={verse} marked={marked.get(verse.osis) ?? []} />
        ))}
      </blockquote>
      <figcaption>
        <Reference reference={isPart && first ? first.reference : data.reference} className={style.reference}>
          {isPart && first && verses.length === 1 ? first.reference : data.reference}
        </Reference>
        <span className={style.version}>{note ? `${data.version}, ${note}` : data.version}</span>
      </figcaption>
    </figure>
  );
}
