import { Fragment, type JSX, type Ref } from 'react';
import style from './question-text.module.css';

interface QuestionTextProps {
  /** Paragraphs with an empty line between them: what is asked, then the text or list that it is about, then its source. */
  text: string;
  ref?: Ref<HTMLHeadingElement>;
  /** After the answer the question steps back. */
  isEnded?: boolean;
}

/** A question; underscores are drawn as a blank. */
export function QuestionText({ text, ref, isEnded = false }: QuestionTextProps): JSX.Element {
  const [asked = '', about, source] = text.split('\n\n');
  return (
    <div className={isEnded ? style.ended : style.question}>
      <h1 ref={ref} tabIndex={-1} className={style.asked}>
        <WithBlanks text={asked} />
      </h1>
      {about && (
        <p className={style.about}>
          <WithBlanks text={about} />
          {source && <cite className={style.source}>{source}</cite>}
        </p>
      )}
    </div>
  );
}

function WithBlanks({ text }: { text: string }): JSX.Element {
  return (
    <>
      {text.split(/_{3,}/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a question never change order
        <Fragment key={index}>
          {index > 0 && <span role="img" aria-label="blank" className={style.blank} />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
