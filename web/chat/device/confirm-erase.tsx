import { type JSX, type ReactNode, useState } from 'react';
import { sentenceOf } from '../../app/request.ts';
import button from '../../ui/button.module.css';
import foot from '../../ui/dialog-actions.module.css';
import style from './confirm-erase.module.css';
import { eraseSession } from './erase.ts';

interface Erasure {
  readonly erasing: boolean;
  /** Why it could not be deleted, as a sentence; null where nothing failed. */
  readonly problem: string | null;
  readonly erase: () => Promise<void>;
  /** Clears the problem, for the next time the dialog is opened. */
  readonly clearProblem: () => void;
}

/** Deletes a conversation on the server and here. After a failure nothing is deleted, and it can be tried again. */
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
  return { erasing, problem, erase, clearProblem: () => setProblem(null) };
}

interface ConfirmEraseProps {
  erasure: Erasure;
  /** The label of the button that deletes. */
  action: string;
  onCancel: () => void;
  /** Says what will be deleted. */
  children: ReactNode;
}

/** The content of a dialog that asks before a conversation is deleted. */
export const ConfirmErase = ({ erasure, action, onCancel, children }: ConfirmEraseProps): JSX.Element => (
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
