const counted = new Set<string>();

/** Counts an impression once per advertisement and page load, however often it is rendered. */
export function countImpression(id: string): void {
  if (counted.has(id)) return;
  counted.add(id);
  sendCount(id, 'impression');
}

export const countClick = (id: string): void => sendCount(id, 'click');

/** Sends a count without waiting; it survives leaving the page and identifies nobody: no cookie, no region. */
function sendCount(id: string, event: 'impression' | 'click'): void {
  fetch(`/api/advertisements/${encodeURIComponent(id)}/${event}`, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}
