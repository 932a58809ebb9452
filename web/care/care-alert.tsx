import { type JSX, useEffect, useRef, useState } from 'react';
import { PANEL_WORDS } from '../../content/care/panel.ts';
import type { Care } from '../../contract/chat.ts';
import type { CurrentHelp } from './care-state.ts';
import { contactLinks, knownLines, shownResources } from './help-lines.ts';
import { keepInView } from './keep-in-view.ts';

/** Announces new help to a screen reader at once, and once only; then keeps the panel in view. */
export function CareAlert({ help }: { help: CurrentHelp | null }): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const lastKey = useRef<string | null>(null);
  useEffect(() => {
    if (!help) return;
    // Found here first and by the server later, it is the same help.
    const key = `${help.care.kind} ${help.text}`;
    if (lastKey.current === key) return;
    lastKey.current = key;
    setAnnouncement(announcementOf(help.care));
  }, [help]);
  useEffect(() => (announcement ? keepInView() : undefined), [announcement]);
  return announcement ? (
    <div key={announcement} className="unseen" role="alert" data-print="no">
      {announcement}
    </div>
  ) : null;
}

function announcementOf(care: Care): string {
  const { title, lead } = PANEL_WORDS[care.kind];
  const resources = shownResources(care, knownLines(care.region));
  const lines = resources.map((resource) => {
    const labels = contactLinks(resource).map(({ label }) => label);
    return `${resource.name}: ${labels.join(', or ')}.`;
  });
  return [title, lead, ...lines].join(' ');
}
