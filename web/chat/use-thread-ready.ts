import { useRef } from 'react';
import { useAnswerText } from './answer/lazy-answer-text.tsx';
import type { LoadedMessages } from './loaded-messages.ts';

/** Whether the thread can be drawn: it is loaded, and so is the code for its replies. Once it could, it stays. */
export function useThreadReady(loaded: LoadedMessages | undefined): boolean {
  const hasReplies = loaded?.messages.some(({ role }) => role === 'assistant') ?? false;
  const canDrawReplies = useAnswerText(hasReplies) !== null;
  const isReady = useRef(false);
  isReady.current ||= loaded !== undefined && (canDrawReplies || !hasReplies);
  return isReady.current;
}
