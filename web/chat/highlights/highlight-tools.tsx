import { type JSX, lazy, Suspense, useEffect, useState } from 'react';
import { closeHighlightTool, useToolRequest } from './tool-request.ts';

const SelectionPalette = lazy(() =>
  import('./selection-palette.tsx').then(({ SelectionPalette }) => ({ default: SelectionPalette })),
);
const SentenceTool = lazy(() =>
  import('./sentence-tool.tsx').then(({ SentenceTool }) => ({ default: SentenceTool })),
);

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
    <Suspense fallback={null}>
      {hasSelected && request === null && <SelectionPalette />}
      {request && <SentenceTool key={request.messageId} request={request} onClose={closeHighlightTool} />}
    </Suspense>
  );
}
