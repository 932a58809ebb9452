import { type JSX, useContext } from 'react';
import { useStore } from '../app/store.ts';
import { CarePanel } from './care-panel.tsx';
import { CareContext, type UserMessage } from './care-state.ts';
import style from './help.module.css';

/** The places of a thread where help can be shown. */
export type HelpProps =
  /** After a stored message of the visitor. */
  | { readonly at: 'message'; readonly message: UserMessage }
  /** After a message that is being sent. */
  | { readonly at: 'outgoing'; readonly text: string }
  /** After everything else. */
  | { readonly at: 'end' };

/** The panel after the newest message that called for help; a line after earlier ones. */
export function Help(props: HelpProps): JSX.Element | null {
  const { help, isDetached } = useStore(useContext(CareContext));
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
    case 'outgoing':
      return help?.messageId === null && help.text === props.text ? <CarePanel care={help.care} /> : null;
    case 'end':
      return help && isDetached ? <CarePanel care={help.care} /> : null;
  }
}
