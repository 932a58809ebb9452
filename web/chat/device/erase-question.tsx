import { type JSX, type ReactNode, useState } from 'react';
import { sentenceOf } from '../../app/request.ts';
import button from '../../ui/button.module.css';
import foot from '../../ui/dialog-foot.module.css';
import { eraseSession } from './erase.ts';
import style from './erase-question.module.css';

interface Erasure {
  readonly erasing: boolean;
  /** Why nothing was deleted; null where nothing has failed. */
  readonly problem: string | null;
  readonly erase: () => Promise<void>;
  /** Another question begins without the problem of this one. */
  readonly forgetProblem: () => void;
}

/** Erases a conversation on the server and here. After a failure nothing is gone, and it can be tried again. */
export function useErasure(sessionId: string, onErased: () => void): Erasure {
  const [erasing, setErasing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const erase = async (): Promise<void> => {
    setErasing(true);
    setProblem(null);
    try {
      await eraseSession(sessionId);
      onErased();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setErasing(false);
    }
  };
  return { erasing, problem, erase, forgetProblem: () => setProblem(null) };
}

interface EraseQuestionProps {
  erasure: Erasure;
  /** On the button that erases. */
  action: string;
  onCancel: () => void;
  /** What will be gone. */
  children: ReactNode;
}

/** The inside of a dialog that asks before a conversation is erased. */
export const EraseQuestion = ({ erasure, action, onCancel, children }: EraseQuestionProps): JSX.Element => (
  <>
    <p>{children}</p>
    {erasure.problem && (
      <p className={style.problem} role="alert">
        Nothing was deleted. {erasure.problem}
      </p>
    )}
    <div className={foot.ways}>
      <button type="button" className={button.quiet} onClick={onCancel}>
        Cancel
      </button>
      <button type="button" className={button.primary} disabled={erasure.erasing} onClick={erasure.erase}>
        {erasure.problem ? 'Try again' : action}
      </button>
    </div>
  </>
);
