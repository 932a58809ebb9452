import { Fragment, type JSX } from 'react';
import style from './changed-words.module.css';
import { type Change, wordChanges } from './word-changes.ts';

interface ChangedWordsProps {
  /** The text as somebody wrote it. */
  written: string;
  /** The passage's text. */
  truth: string;
}

/** What was written, marked up against the passage's text. A difference need not be an error: it may be another translation. */
export function ChangedWords({ written, truth }: ChangedWordsProps): JSX.Element {
  const changes = wordChanges(written, truth);
  return (
    <p className={style.text}>
      {changes.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two texts never change
        <Fragment key={index}>
          {index > 0 && !/\s$/.test(changes[index - 1]?.text ?? '') && ' '}
          <Run kind={kind} text={text} />
        </Fragment>
      ))}
    </p>
  );
}

/** One run of words; the space after it is neither struck out nor underlined. */
function Run({ kind, text }: Change): JSX.Element {
  if (kind === 'same') return <>{text}</>;
  if (kind === 'skipped') return <span className={style.skipped}>{text}</span>;
  const Tag = kind === 'written' ? 'del' : 'ins';
  const words = text.trimEnd();
  return (
    <>
      <Tag>{words}</Tag>
      {text.slice(words.length)}
    </>
  );
}
