import { type JSX, useEffect, useRef, useState } from 'react';
import { handDraft, handedDraft, takeHandedDraft } from '../app/handed-draft.ts';
import { retryTimeOf, sentenceOf } from '../app/request.ts';
import { AiDisclosure } from './ai-disclosure.tsx';
import { createSessionToShow } from './calls.ts';
import { ChatFrame } from './chat-frame.tsx';
import { ChatHeader } from './chat-header.tsx';
import style from './loading.module.css';
import { NotStarted, type Refusal } from './not-started.tsx';
import { Panels } from './panels/panels.tsx';
import { belowDraft } from './prompts/fill-prompt.ts';
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
 * there already, in their place; one that is chosen goes along as a draft, and so does what is written meanwhile.
 */
export function NewSession({ onCreated, onNaming }: NewSessionProps): JSX.Element {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isAsking, setIsAsking] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const [words, setWords] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once
  useEffect(() => {
    let shown = true;
    createSessionToShow().then(
      (sessionId) => shown && onCreated(sessionId),
      (error: unknown) => {
        if (!shown) return;
        const kept = handedDraft();
        setWords(kept);
        setRefusal({
          sentence: sentenceOf(error),
          retryAt: retryTimeOf(error),
          keepsWords: kept !== '',
        });
        setIsAsking(false);
      },
    );
    return () => {
      shown = false;
    };
  }, [attempt, onCreated]);

  const tryAgain = (): void => {
    setIsAsking(true);
    setAttempt((now) => now + 1);
  };
  useEffect(() => {
    if (isAsking) return;
    const again = (): void => {
      setIsAsking(true);
      setAttempt((now) => now + 1);
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isAsking]);

  /** Kept for the conversation with every letter: another attempt may succeed at any time. */
  const write = (next: string): void => {
    setWords(next);
    if (next.trim()) handDraft(next);
    else takeHandedDraft();
  };
  const choose = (prompt: string): void => {
    write(belowDraft(handedDraft(), prompt));
    field.current?.focus();
  };
  return (
    <Panels conversation={null} device={NO_CONVERSATION}>
      <ChatFrame
        header={<ChatHeader title="New conversation" />}
        composer={
          refusal === null ? (
            <p className={style.starting} role="status">
              Starting your spiritual conversation...
            </p>
          ) : (
            <NotStarted
              field={field}
              refusal={isAsking ? null : refusal}
              words={words}
              onWrite={write}
              onTryAgain={tryAgain}
            />
          )
        }
      >
        <section className={thread.thread} aria-label="Conversation">
          <div className={thread.column}>
            <AiDisclosure />
            <Welcome onChoose={choose} onNaming={onNaming} />
          </div>
        </section>
      </ChatFrame>
    </Panels>
  );
}
