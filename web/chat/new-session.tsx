import { type JSX, useEffect, useState } from 'react';
import { handDraft } from '../app/handed-draft.ts';
import { sentenceOf } from '../app/request.ts';
import button from '../ui/button.module.css';
import { AiDisclosure } from './ai-disclosure.tsx';
import { createSessionToShow } from './calls.ts';
import { ChatFrame } from './chat-frame.tsx';
import { ChatHeader } from './chat-header.tsx';
import style from './loading.module.css';
import { Panels } from './panels/panels.tsx';
import thread from './thread.module.css';
import { Welcome } from './welcome.tsx';

/** For the list of conversations: none is on screen yet. */
const NO_CONVERSATION = { current: null, onErased: () => undefined };

interface NewSessionProps {
  onCreated: (sessionId: string) => void;
  /** Whether the visitor is being asked for a group's name. */
  onNaming: (isNaming: boolean) => void;
}

/**
 * Creates a session as soon as it is shown (behaviour 3.1). Meanwhile, and where none can be created, the ways to begin are
 * there already, in their place; one that is chosen goes along as a draft.
 */
export function NewSession({ onCreated, onNaming }: NewSessionProps): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once
  useEffect(() => {
    let shown = true;
    createSessionToShow().then(
      (sessionId) => shown && onCreated(sessionId),
      (error: unknown) => shown && setProblem(sentenceOf(error)),
    );
    return () => {
      shown = false;
    };
  }, [attempt, onCreated]);

  const failed = problem !== null;
  useEffect(() => {
    if (!failed) return;
    const again = (): void => setAttempt((now) => now + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed]);

  const tryAgain = (): void => {
    setProblem(null);
    setAttempt(attempt + 1);
  };
  return (
    <Panels conversation={null} device={NO_CONVERSATION}>
      <ChatFrame
        header={<ChatHeader title="New conversation" />}
        composer={
          problem === null ? (
            <p className={style.starting} role="status">
              Starting your spiritual conversation...
            </p>
          ) : (
            <div className={style.notStarted} role="alert">
              <p>The conversation could not be started. {problem}</p>
              <button type="button" className={button.primary} onClick={tryAgain}>
                Try again
              </button>
            </div>
          )
        }
      >
        <section className={thread.thread} aria-label="Conversation">
          <div className={thread.column}>
            <AiDisclosure />
            <Welcome onChoose={handDraft} onNaming={onNaming} />
          </div>
        </section>
      </ChatFrame>
    </Panels>
  );
}
