import type { JSX, ReactNode } from 'react';
import { AttachButton } from './attachment/attach-button.tsx';
import { Attachment } from './attachment/attachment.tsx';
import { Composer } from './composer.tsx';
import type { Activity, ConversationControl } from './conversation.ts';
import { useDraftSummary } from './draft.ts';
import type { Jump } from './jump-button.tsx';
import { PromptLibraryButton } from './prompts/prompt-library-button.tsx';
import { SpellingRow } from './spelling/spelling-row.tsx';
import type { MessageField } from './use-message-field.ts';

interface ConversationComposerProps {
  field: MessageField;
  activity: Activity;
  control: ConversationControl;
  isBusy: boolean;
  onSend: () => void;
  jump: Jump;
  /** Shown above the message field. */
  notices: ReactNode;
}

/** The composer of a conversation, with its prompts, document and spelling suggestions. */
export function ConversationComposer(props: ConversationComposerProps): JSX.Element {
  const { field, activity, control, isBusy, onSend, jump, notices } = props;
  const { draft, attachment, element } = field;
  const summary = useDraftSummary(draft);
  return (
    <Composer
      field={element}
      draft={draft}
      summary={summary}
      onType={field.type}
      onPaste={field.paste}
      onAttachText={attachment.state.kind === 'none' && !summary.replaces ? field.attachText : null}
      onSend={onSend}
      onStop={activity.kind === 'replying' ? control.stop : null}
      onCancelEdit={summary.replaces ? field.cancelEdit : null}
      isBusy={isBusy}
      isAttachmentPending={attachment.state.kind === 'processing'}
      notices={notices}
      attach={<AttachButton attachment={attachment} />}
      tools={<PromptLibraryButton />}
      jump={jump}
      attachment={
        <Attachment
          attachment={attachment}
          isBlank={summary.isBlank}
          field={element}
          onUnfold={field.insert}
        />
      }
      spelling={
        <SpellingRow
          field={element}
          draft={draft}
          active={field.isTyped && !isBusy && attachment.state.kind === 'none'}
        />
      }
    />
  );
}
