import { createContext, type JSX, type ReactNode, useContext, useMemo, useState } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { onDemand } from '../../app/on-demand.tsx';
import { OpenReferenceContext } from '../../passages/reference.tsx';

const FindingDialog = onDemand(
  async () => (await import('./finding-dialog.tsx')).FindingDialog,
  ({ finding }) => finding !== null,
);

/** Opens the details of a finding: what the AI wrote, our text, and why. null outside a conversation. */
export const OpenFindingContext = createContext<((finding: ScriptureReference) => void) | null>(null);

/** Opens the findings inside `children` in a dialog; a reference that is followed from there closes it. */
export function FindingDialogProvider({ children }: { children: ReactNode }): JSX.Element {
  const [finding, setFinding] = useState<ScriptureReference | null>(null);
  const openReference = useContext(OpenReferenceContext);
  const leaveForReference = useMemo(
    () =>
      openReference &&
      ((...args: Parameters<typeof openReference>): void => {
        openReference(...args);
        setFinding(null);
      }),
    [openReference],
  );
  return (
    <>
      <OpenFindingContext value={setFinding}>{children}</OpenFindingContext>
      <OpenReferenceContext value={leaveForReference}>
        <FindingDialog finding={finding} onClose={() => setFinding(null)} />
      </OpenReferenceContext>
    </>
  );
}
