import { type JSX, useRef } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FindingDetails } from './finding-details.tsx';
import { Status } from './passage-foot.tsx';

interface FindingDialogProps {
  /** null while nothing is open. */
  finding: ScriptureReference | null;
  onClose: () => void;
}

/** A finding inside a sentence, opened: there is no room for its details where it stands. */
export function FindingDialog({ finding, onClose }: FindingDialogProps): JSX.Element {
  const last = useRef(finding);
  last.current = finding ?? last.current;
  const shown = last.current;
  return (
    <Dialog title={shown?.reference || 'This quotation'} open={finding !== null} onClose={onClose}>
      {shown && (
        <>
          <p>
            <Status finding={shown} />
          </p>
          <FindingDetails finding={shown} />
        </>
      )}
    </Dialog>
  );
}
