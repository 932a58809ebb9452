/** A message whose words someone wants to highlight without selecting them with a pointer. */
export interface ToolRequest {
  readonly sessionId: string;
  readonly messageId: string;
  /** Where the focus goes back to. */
  readonly opener: HTMLElement | null;
}

const listeners = new Set<(request: ToolRequest) => void>();

/** Opens the highlight tool for a message. */
export function openHighlightTool(request: ToolRequest): void {
  for (const listener of listeners) listener(request);
}

export function onHighlightTool(listener: (request: ToolRequest) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
