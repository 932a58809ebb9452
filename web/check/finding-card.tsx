import { Fragment, type JSX, memo } from 'react';
import { ChangedWords } from '../passages/changed-words.tsx';
import { Reference } from '../passages/reference.tsx';
import button from '../ui/button.module.css';
import type { TextFinding } from './checked.ts';
import style from './finding-card.module.css';
import { Sign } from './sign.tsx';
import { resultOf, toneOf } from './tone.ts';

interface FindingCardProps {
  finding: TextFinding;
  checkedText: string;
  /** As the printed text names it. */
  number: number;
  selected: boolean;
  /** Goes to its place in the text. */
  onShow?: () => void;
}

const LONGEST_SHOWN = 1_200;
const shortened = (words: string): string =>
  words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN)} …` : words;

/** One finding: what passage it is about, its result, and the difference in words. */
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
        <Sign tone={tone} />
        {isKnown && reference ? (
          <Reference reference={reference} className={style.reference}>
            {reference}
          </Reference>
        ) : (
          result
        )}
      </h2>
      {isKnown && <p className={style.result}>{result}.</p>}
      <Words finding={finding} written={finding.quoted ?? checkedText.slice(finding.start, finding.end)} />
      {finding.note && (
        <p className={style.note}>
          <WithReferences text={finding.note} />
        </p>
      )}
      {onShow && (
        <p className={style.go} data-print="no">
          <button type="button" className={button.text} onClick={onShow}>
            Show in the text
          </button>
        </p>
      )}
    </section>
  );
});

function Words({ finding, written }: { finding: TextFinding; written: string }): JSX.Element | null {
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
            <p className={style.set}>
              {version ? `Set in the words of the ${version}` : 'Set in the true words'}
            </p>
          )}
        </>
      );
    case 'unverified':
      return text ? (
        <details className={style.ours}>
          <summary>The passage in our own text</summary>
          <p className={style.written}>{shortened(text)}</p>
        </details>
      ) : null;
    case 'not-found':
      return finding.note?.startsWith('“') ? null : <p className={style.written}>{shortened(written)}</p>;
  }
}

/** Notes name passages plainly; they open like any other. */
const REFERENCE = /((?:[1-3] )?\p{Lu}\p{Ll}+(?: of \p{Lu}\p{Ll}+)? \d+:\d+(?:-\d+)?)/u;

const WithReferences = ({ text }: { text: string }): JSX.Element => (
  <>
    {text.split(REFERENCE).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note never change places
      <Fragment key={index}>
        {index % 2 === 1 ? <Reference reference={part}>{part}</Reference> : part}
      </Fragment>
    ))}
  </>
);
