import { Fragment, type JSX } from 'react';
import style from './changed-words.module.css';
import { type Change, wordChanges } from './word-changes.ts';

interface ChangedWordsProps {
  /** What somebody wrote. */
  written: string;
  /** The passage's words. */
  truth: string;
}

/** What was written laid over the true words. That they differ says not who was wrong: it may be another translation. */
export function ChangedWords({ written, truth }: ChangedWordsProps): JSX.Element {
  const changes = wordChanges(written, truth);
  return (
    <p className={style.words}>
      {changes.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two wordings never change
        <Fragment key={index}>
          {index > 0 && !/\s$/.test(changes[index - 1]?.text ?? '') && ' '}
          <Stretch kind={kind} text={text} />
        </Fragment>
      ))}
    </p>
  );
}

/** The space behind words is no part of what was struck out or set. */
function Stretch({ kind, text }: Change): JSX.Element {
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
