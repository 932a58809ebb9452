import { type JSX, useRef } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FindingDetails } from './finding-details.tsx';
import { FindingStatus } from './passage-footer.tsx';

interface FindingDialogProps {
  /** null while the dialog is closed. */
  finding: ScriptureReference | null;
  onClose: () => void;
}

/** The details of a finding inside a sentence, in a dialog. */
export function FindingDialog({ finding, onClose }: FindingDialogProps): JSX.Element {
  const last = useRef(finding);
  last.current = finding ?? last.current;
  const shown = last.current;
  return (
    <Dialog title={shown?.reference || 'This quotation'} open={finding !== null} onClose={onClose}>
      {shown && (
        <>
          <p>
            <FindingStatus finding={shown} />
          </p>
          <FindingDetails finding={shown} />
        </>
      )}
    </Dialog>
  );
}
