type CountedEvent = 'impression' | 'click';

const counted = new Set<string>();

/** Both are counted once per advertisement and page load, however often it is rendered or chosen. */
export const countImpression = (id: string): void => countOnce(id, 'impression');
export const countClick = (id: string): void => countOnce(id, 'click');

function countOnce(id: string, event: CountedEvent): void {
  const name = `${event} ${id}`;
  if (counted.has(name)) return;
  counted.add(name);
  sendCount(id, event);
}

/** Sends a count without waiting; it survives leaving the page and identifies nobody: no cookie, no region. */
function sendCount(id: string, event: CountedEvent): void {
  fetch(`/api/advertisements/${encodeURIComponent(id)}/${event}`, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}
