import type { JSX } from 'react';
import style from './changed-words.module.css';
import { wordChanges } from './word-changes.ts';

interface ChangedWordsProps {
  /** What somebody wrote. */
  written: string;
  /** The passage's words. */
  truth: string;
}

/** What was written laid over the true words. That they differ says not who was wrong: it may be another translation. */
export function ChangedWords({ written, truth }: ChangedWordsProps): JSX.Element {
  return (
    <p className={style.words}>
      {wordChanges(written, truth).map(({ kind, text }, index) => {
        const words = text.trimEnd();
        const space = text.slice(words.length);
        const Tag = kind === 'written' ? 'del' : 'ins';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two wordings never change
          <span key={index} className={kind === 'skipped' ? style.skipped : undefined}>
            {kind === 'same' || kind === 'skipped' ? text : <Tag>{words}</Tag>}
            {kind === 'same' || kind === 'skipped' ? '' : space || ' '}
          </span>
        );
      })}
    </p>
  );
}
