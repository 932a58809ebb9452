import type { JSX } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { ChangedWords } from '../../passages/changed-words.tsx';
import { Reference } from '../../passages/reference.tsx';
import style from './finding-details.module.css';

/** The details of a finding: what the AI wrote, compared with the text where both are known; our own text; and why. */
export function FindingDetails({ finding }: { finding: ScriptureReference }): JSX.Element {
  const { status, version, quoted, text, note, osis, reference } = finding;
  const compares = quoted && text && (status === 'corrected' || status === 'paraphrased');
  return (
    <div className={style.details}>
      {compares && <ChangedWords written={quoted} truth={text} />}
      {compares && (
        <p className={style.key}>
          Struck through: what the AI had written. Underlined: the words of the {version || 'text'}.
        </p>
      )}
      {!compares && quoted && status !== 'unverified' && (
        <p>
          <span className={style.key}>What the AI had written: </span>
          {quoted}
        </p>
      )}
      {status === 'unverified' && text && <p className={style.ours}>{text}</p>}
      {note && <p>{note}</p>}
      {osis && status !== 'not-found' && (
        <p>
          <Reference reference={reference}>Read {reference}</Reference>
        </p>
      )}
    </div>
  );
}
