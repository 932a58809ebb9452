import {
  createContext,
  type JSX,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useState,
} from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { OpenReferenceContext } from '../../passages/reference.tsx';

const FindingDialog = lazy(() =>
  import('./finding-dialog.tsx').then(({ FindingDialog }) => ({ default: FindingDialog })),
);

/** Opens the details of a finding: what the AI wrote, our text, and why. null outside a conversation. */
export const OpenFindingContext = createContext<((finding: ScriptureReference) => void) | null>(null);

/** Opens the findings inside `children` in a dialog; a reference that is followed from there closes it. */
export function FindingDialogProvider({ children }: { children: ReactNode }): JSX.Element {
  /** undefined until a finding is opened for the first time: the dialog's code is loaded then. */
  const [finding, setFinding] = useState<ScriptureReference | null>();
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
      {finding !== undefined && (
        <Suspense fallback={null}>
          <OpenReferenceContext value={leaveForReference}>
            <FindingDialog finding={finding} onClose={() => setFinding(null)} />
          </OpenReferenceContext>
        </Suspense>
      )}
    </>
  );
}
