import { type JSX, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { ErrorBoundary } from '../../app/error-boundary.tsx';
import style from './passage.module.css';
import { FindingStatus, PassageFooter } from './passage-footer.tsx';
import { type OtherTranslation, PrintedPassagesContext, ShownPassagesContext } from './shown-passages.ts';
import { useStaggered } from './use-staggered.ts';

/** Loaded when there is a passage with a choice of translations; without it (no network) passages stay as they were quoted. */
const PassageTranslation = lazy(() =>
  import('./passage-translation.tsx').then(({ PassageTranslation }) => ({ default: PassageTranslation })),
);

const FindingDetails = lazy(() =>
  import('./finding-details.tsx').then(({ FindingDetails }) => ({ default: FindingDetails })),
);

/** A block quote with a finding. The text of Scripture looks different from everything that is not. */
export function Passage({
  finding,
  children,
}: {
  finding: ScriptureReference;
  children: ReactNode;
}): JSX.Element {
  const { status, version } = finding;
  const isText = status === 'verified' || status === 'corrected';
  const canChange = useStaggered(useContext(ShownPassagesContext) !== null && isText && finding.osis !== '');
  const printed = useContext(PrintedPassagesContext)?.get(finding.id) ?? null;
  const [other, setOther] = useState<OtherTranslation | null>(printed);
  const withoutChoice = (
    <>
      {version && <span className={style.version}>{printed?.passage.version ?? version}</span>}
      {printed ? (
        <span className={style.version}>The reply quoted the {version}</span>
      ) : (
        <FindingStatus finding={finding} />
      )}
    </>
  );
  return (
    <figure className={isText ? style.scripture : style.claimed}>
      {/* The quoted text stays in the page, hidden, so that the offsets of highlights stay right. */}
      <blockquote className={style.words} hidden={other !== null}>
        {children}
      </blockquote>
      {other && (
        <blockquote className={style.words} data-sign>
          <other.PassageText passage={other.passage} />
        </blockquote>
      )}
      {/* The link in it stays the same element when the choice arrives: a click on it must not be lost. */}
      <PassageFooter finding={finding} version={other?.passage.version.toLowerCase()}>
        {canChange ? (
          <ErrorBoundary fallback={() => withoutChoice}>
            <Suspense fallback={withoutChoice}>
              <PassageTranslation finding={finding} other={other} onChange={setOther} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          withoutChoice
        )}
      </PassageFooter>
      <PassageDetails finding={finding} />
    </figure>
  );
}

/** What the AI wrote, or our own text, behind a disclosure; otherwise the note of the check. */
function PassageDetails({ finding }: { finding: ScriptureReference }): JSX.Element | null {
  const { status, quoted, text, note } = finding;
  const [opened, setOpened] = useState(false);
  const corrected = status === 'corrected' && quoted;
  if (corrected || (status === 'unverified' && text)) {
    const plain = <p className={style.detail}>{corrected ? quoted : text}</p>;
    return (
      <details className={style.more} data-sign onToggle={() => setOpened(true)}>
        <summary>{corrected ? 'What the AI had written' : 'The passage in our own text'}</summary>
        {opened ? (
          <ErrorBoundary fallback={() => plain}>
            <Suspense fallback={plain}>
              <FindingDetails finding={finding} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          plain
        )}
      </details>
    );
  }
  return note ? (
    <p className={style.note} data-sign>
      {note}
    </p>
  ) : null;
}
