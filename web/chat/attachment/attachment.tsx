import { type JSX, lazy, memo, type RefObject, Suspense } from 'react';
import { ErrorBoundary } from '../../app/error-boundary.tsx';
import { ErrorLine } from '../../app/error-screen.tsx';
import type { AttachmentControl } from './use-attachment.ts';

const AttachedDocument = lazy(async () => {
  const { AttachedDocument: Loaded } = await import('./attached-document.tsx');
  return { default: Loaded };
});

interface AttachmentProps {
  attachment: AttachmentControl;
  /** The message field is empty: the visitor's own words are missing. */
  isBlank: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Puts pasted text into the field instead. */
  onUnfold: (text: string) => void;
}

/** The document attached to the draft: changes are announced; the document is shown where there is one. */
export const Attachment = memo(function Attachment(props: AttachmentProps): JSX.Element {
  const { attachment, isBlank, field, onUnfold } = props;
  return (
    <>
      <p className="unseen" role="status">
        {attachment.announcement}
      </p>
      {attachment.state.kind !== 'none' && (
        <ErrorBoundary fallback={() => <ErrorLine />}>
          <Suspense>
            <AttachedDocument attachment={attachment} isBlank={isBlank} field={field} onUnfold={onUnfold} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
});
