import { type JSX, lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../app/error-boundary.tsx';
import { onDemand } from '../../app/on-demand.tsx';
import { closeHighlightTool, useToolRequest } from './tool-request.ts';

const SelectionPalette = lazy(() =>
  import('./selection-palette.tsx').then(({ SelectionPalette }) => ({ default: SelectionPalette })),
);
const SentenceTool = onDemand(async () => (await import('./sentence-tool.tsx')).SentenceTool);

/** The tools that highlight: loaded when text of a message is selected, or the tool is opened. */
export function HighlightTools(): JSX.Element {
  const [hasSelected, setHasSelected] = useState(false);
  const request = useToolRequest();

  useEffect(() => closeHighlightTool, []);
  useEffect(() => {
    if (hasSelected) return;
    const onSelectionChange = (): void => {
      const node = getSelection()?.isCollapsed === false ? getSelection()?.anchorNode : null;
      const element = node instanceof Element ? node : node?.parentElement;
      if (element?.closest('[data-message]')) setHasSelected(true);
    };
    document.addEventListener('selectionchange', onSelectionChange);
    return () => document.removeEventListener('selectionchange', onSelectionChange);
  }, [hasSelected]);

  return (
    <>
      {/* Whoever marks text to copy it has asked for no palette: where it cannot be loaded nothing is said. */}
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>{hasSelected && request === null && <SelectionPalette />}</Suspense>
      </ErrorBoundary>
      {request && <SentenceTool key={request.messageId} request={request} onClose={closeHighlightTool} />}
    </>
  );
}
