import { type JSX, lazy, Suspense, useEffect, useState } from 'react';
import { onHighlightTool, type ToolRequest } from './tool-request.ts';

const SelectionPalette = lazy(() =>
  import('./selection-palette.tsx').then(({ SelectionPalette }) => ({ default: SelectionPalette })),
);
const ChoosingTool = lazy(() =>
  import('./sentence-tool.tsx').then(({ SentenceTool }) => ({ default: SentenceTool })),
);

/** Everything that highlights: it is loaded when words of a message are selected or the tool is asked for. */
export function HighlightTools(): JSX.Element {
  const [selecting, setSelecting] = useState(false);
  const [asked, setAsked] = useState<ToolRequest | null>(null);

  useEffect(() => onHighlightTool(setAsked), []);
  useEffect(() => {
    if (selecting) return;
    const look = (): void => {
      const node = getSelection()?.isCollapsed === false ? getSelection()?.anchorNode : null;
      const element = node instanceof Element ? node : node?.parentElement;
      if (element?.closest('[data-message]')) setSelecting(true);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [selecting]);

  return (
    <Suspense fallback={null}>
      {selecting && asked === null && <SelectionPalette />}
      {asked && <ChoosingTool key={asked.messageId} request={asked} onClose={() => setAsked(null)} />}
    </Suspense>
  );
}
