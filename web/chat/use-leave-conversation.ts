import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { markLeft } from '../app/secret-sessions.ts';
import { messagesKey } from './calls.ts';
import { eraseSession, forgetSession, makeSecret } from './device/erase.ts';

interface LeaveOptions {
  readonly sessionId: string;
  /** Closes the stream of the running reply. */
  readonly disconnect: () => void;
  /** Empties the message field. */
  readonly clearField: () => void;
  readonly onNewChat: (replace: boolean) => void;
}

interface Leave {
  /** The conversation was erased: goes to a new one. */
  readonly afterErase: () => void;
  /** Removes everything of the conversation from this device, for a visitor who leaves in a hurry. */
  readonly removeTraces: () => Promise<void>;
  /** Deletes the conversation on the server and here. Rejects where that fails. */
  readonly erase: () => Promise<void>;
  /** Keeps the conversation off this device from now on. */
  readonly makeSecret: () => void;
}

/** The ways in which a conversation leaves this device. */
export function useLeaveConversation({ sessionId, disconnect, clearField, onNewChat }: LeaveOptions): Leave {
  const client = useQueryClient();
  return {
    afterErase: useCallback(() => {
      clearField();
      client.removeQueries({ queryKey: messagesKey(sessionId) });
      onNewChat(true);
    }, [clearField, client, sessionId, onNewChat]),
    removeTraces: useCallback(() => {
      disconnect();
      // Emptied first: the end of the page would store the draft again.
      clearField();
      markLeft(sessionId);
      return forgetSession(sessionId);
    }, [disconnect, clearField, sessionId]),
    erase: useCallback(() => eraseSession(sessionId), [sessionId]),
    makeSecret: useCallback(() => void makeSecret(sessionId), [sessionId]),
  };
}
