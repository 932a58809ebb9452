import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { JSX, ReactNode } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import style from './passage.module.css';
import { Reference } from './passage-opener.tsx';

/** Scripture always looks like Scripture; what was not found in it never does. */
export function Passage({
  finding,
  children,
}: {
  finding: ScriptureReference;
  children: ReactNode;
}): JSX.Element {
  const { status, reference, version } = finding;
  const isText = status === 'verified' || status === 'corrected';
  return (
    <figure className={isText ? style.scripture : style.claimed}>
      <blockquote className={style.words}>{children}</blockquote>
      <figcaption className={style.foot}>
        {finding.osis && status !== 'not-found' ? (
          <Reference reference={reference} className={isText ? style.reference : style.named}>
            {reference}
          </Reference>
        ) : (
          <span className={style.named}>{reference}</span>
        )}
        {version && <span className={style.version}>{version}</span>}
        <Status finding={finding} />
      </figcaption>
      <More finding={finding} />
    </figure>
  );
}

/** The result of the check in words, with a sign; never by colour alone. */
export function Status({
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

/** One tap away: what the AI wrote, our own text, and why. */
function More({
  finding: { status, quoted, text, note },
}: {
  finding: ScriptureReference;
}): JSX.Element | null {
  if (status === 'corrected' && quoted) {
    return (
      <details className={style.more}>
        <summary>What the AI had written</summary>
        <p className={style.detail}>{quoted}</p>
        {note && <p className={style.detail}>{note}</p>}
      </details>
    );
  }
  if (status === 'unverified' && text) {
    return (
      <details className={style.more}>
        <summary>The passage in our own text</summary>
        <p className={style.ours}>{text}</p>
        {note && <p className={style.detail}>{note}</p>}
      </details>
    );
  }
  return note ? <p className={style.note}>{note}</p> : null;
}
