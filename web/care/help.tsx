import { type JSX, useContext } from 'react';
import { useStore } from '../app/store.ts';
import { CarePanel } from './care-panel.tsx';
import { CareContext, type UserMessage } from './care-state.ts';
import style from './help.module.css';
import { QuietHelp } from './quiet-help.tsx';

/** The places of a thread where help can be shown. */
export type HelpProps =
  /** After a stored message of the visitor. */
  | { readonly at: 'message'; readonly message: UserMessage }
  /** After the finished reply to a message of the visitor. */
  | { readonly at: 'reply'; readonly message: UserMessage }
  /** After a message that is being sent; `isWaiting`: it waits for the network, and no answer comes yet. */
  | { readonly at: 'outgoing'; readonly text: string; readonly isWaiting: boolean }
  /** After everything else. */
  | { readonly at: 'end' };

/**
 * The panel after the newest message that called for help, a line after earlier ones; after a message with mere signs of
 * danger the quiet line, below the whole answer.
 */
export function Help(props: HelpProps): JSX.Element | null {
  const { help, quiet, isDetached } = useStore(useContext(CareContext));
  switch (props.at) {
    case 'message': {
      const { id, text, care } = props.message;
      if (help?.messageId === id) return <CarePanel care={help.care} />;
      const isUrgent = care?.level === 'urgent';
      // Stored a moment ago: the panel that was shown while it was sent stays.
      const wasJustStored = help?.messageId === null && !isDetached && help.text === text;
      if (wasJustStored && !isUrgent) return <CarePanel care={help.care} />;
      return isUrgent ? (
        <p className={style.earlier}>Help was shown here. It is at the top of this page.</p>
      ) : null;
    }
    case 'reply': {
      const { care } = props.message;
      return care?.level === 'possible' && help?.messageId !== props.message.id ? (
        <QuietHelp care={care} />
      ) : null;
    }
    case 'outgoing':
      if (help?.messageId === null && help.text === props.text) return <CarePanel care={help.care} />;
      return props.isWaiting && quiet?.text === props.text ? <QuietHelp care={quiet.care} /> : null;
    case 'end':
      return help && isDetached ? <CarePanel care={help.care} /> : null;
  }
}
