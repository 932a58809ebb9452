import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { JSX, ReactNode } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { Reference } from '../../passages/reference.tsx';
import style from './passage.module.css';

/** Below a passage: its reference, and what is passed as `children`. */
export function PassageFooter({
  finding: { osis, reference, status },
  version,
  children,
}: {
  finding: ScriptureReference;
  /** The translation in which the reader sees it, where it is not the quoted one. */
  version?: string | undefined;
  children: ReactNode;
}): JSX.Element {
  const isText = status === 'verified' || status === 'corrected';
  return (
    <figcaption className={style.foot} data-sign>
      {osis && status !== 'not-found' ? (
        <Reference reference={reference} version={version} className={isText ? style.reference : style.named}>
          {reference}
        </Reference>
      ) : (
        <span className={style.named}>{reference}</span>
      )}
      {children}
    </figcaption>
  );
}

/** The result of the check in words with an icon: never by colour alone. */
export function FindingStatus({
  finding: { status, version },
}: {
  finding: ScriptureReference;
}): JSX.Element | null {
  switch (status) {
    case 'verified':
      return (
        <span className={style.checked}>
          <Check aria-hidden="true" />
          Checked word for word
        </span>
      );
    case 'corrected':
      return (
        <span className={style.corrected}>
          <Check aria-hidden="true" />
          {version ? `Set in the words of the ${version}` : 'Set in the true words'}
        </span>
      );
    case 'paraphrased':
      return <span className={style.version}>In the AI’s own words, not a quotation</span>;
    case 'unverified':
      return (
        <span className={style.version}>
          <CircleQuestionMark aria-hidden="true" />
          {version ? `${version}, not checked` : 'Not checked'}
        </span>
      );
    case 'not-found':
      return (
        <span className={style.missing}>
          <TriangleAlert aria-hidden="true" />
          Not found in the Bible
        </span>
      );
    case 'mentioned':
      return null;
  }
}
