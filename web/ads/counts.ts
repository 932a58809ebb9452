const counted = new Set<string>();

/** Once for each advertisement as long as the page is open, however often it is drawn. */
export function countImpression(id: string): void {
  if (counted.has(id)) return;
  counted.add(id);
  tell(id, 'impression');
}

export const countClick = (id: string): void => tell(id, 'click');

/** Nobody waits for it, it outlives the page, and it says nothing of the visitor: no cookie, no region. */
function tell(id: string, what: 'impression' | 'click'): void {
  fetch(`/api/advertisements/${encodeURIComponent(id)}/${what}`, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}
