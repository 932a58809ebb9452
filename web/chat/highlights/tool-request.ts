import { createStore, useStore } from '../../app/store.ts';

/** A message in which the visitor wants to highlight something without selecting it. */
export interface ToolRequest {
  readonly sessionId: string;
  readonly messageId: string;
  /** Gets the focus back when the tool is closed. */
  readonly opener: HTMLElement | null;
}

const request = createStore<ToolRequest | null>(() => null);

export const openHighlightTool = (toolRequest: ToolRequest): void => request.set(toolRequest);
export const closeHighlightTool = (): void => request.set(null);

/** The message that the highlight tool is open for; null while it is closed. */
export const useToolRequest = (): ToolRequest | null => useStore(request);
