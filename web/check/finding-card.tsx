import { Fragment, type JSX, memo } from 'react';
import { ChangedWords } from '../passages/changed-words.tsx';
import { Reference } from '../passages/reference.tsx';
import button from '../ui/button.module.css';
import type { TextFinding } from './checked.ts';
import style from './finding-card.module.css';
import { resultOf, toneOf } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

interface FindingCardProps {
  finding: TextFinding;
  checkedText: string;
  /** Its number in the text, from 1. */
  number: number;
  selected: boolean;
  /** Scrolls to the finding in the text. */
  onShow?: () => void;
}

const MAX_SHOWN_LENGTH = 1_200;
const shortened = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)} …` : text;

/** One finding: its passage, its result and the differing words. */
export const FindingCard = memo(function FindingCard(props: FindingCardProps): JSX.Element {
  const { finding, checkedText, number, selected, onShow } = props;
  const { reference, osis, status } = finding;
  const tone = toneOf(finding);
  const result = resultOf(finding);
  const isKnown = osis !== undefined && status !== 'not-found';
  return (
    <section className={`${style.card} ${selected ? style.selected : ''}`}>
      <h2 className={style[tone]}>
        <span className={style.number}>{number}.</span>
        <ToneIcon tone={tone} />
        {isKnown && reference ? (
          <Reference reference={reference} className={style.reference}>
            {reference}
          </Reference>
        ) : (
          result
        )}
      </h2>
      {isKnown && <p className={style.result}>{result}.</p>}
      <Wording finding={finding} written={finding.quoted ?? checkedText.slice(finding.start, finding.end)} />
      {finding.note && (
        <p className={style.note}>
          <WithReferences text={finding.note} />
        </p>
      )}
      {onShow && (
        <p className={style.action} data-print="no">
          <button type="button" className={button.text} onClick={onShow}>
            Show in the text
          </button>
        </p>
      )}
    </section>
  );
});

function Wording({ finding, written }: { finding: TextFinding; written: string }): JSX.Element | null {
  const { status, text, version } = finding;
  switch (status) {
    case 'verified':
    case 'mentioned':
      return null;
    case 'corrected':
    case 'paraphrased':
      if (!text) return <p className={style.written}>{shortened(written)}</p>;
      return (
        <>
          <ChangedWords written={written} truth={text} />
          {status === 'corrected' && (
            <p className={style.corrected}>
              {version ? `Set in the words of the ${version}` : 'Set in the true words'}
            </p>
          )}
        </>
      );
    case 'unverified':
      return text ? (
        <details className={style.passage}>
          <summary>The passage in our translation</summary>
          <p className={style.written}>{shortened(text)}</p>
        </details>
      ) : null;
    case 'not-found':
      return finding.note?.startsWith('“') ? null : <p className={style.written}>{shortened(written)}</p>;
  }
}

/** References in a note, which become links. */
const REFERENCE = /((?:[1-3] )?\p{Lu}\p{Ll}+(?: of \p{Lu}\p{Ll}+)? \d+:\d+(?:-\d+)?)/u;

const WithReferences = ({ text }: { text: string }): JSX.Element => (
  <>
    {text.split(REFERENCE).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note never change order
      <Fragment key={index}>
        {index % 2 === 1 ? <Reference reference={part}>{part}</Reference> : part}
      </Fragment>
    ))}
  </>
);
