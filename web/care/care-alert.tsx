import { type JSX, useEffect, useRef, useState } from 'react';
import { PANEL_WORDS } from '../../content/care/panel.ts';
import type { Care } from '../../contract/chat.ts';
import { knownLines, shownResources, waysTo } from './help-lines.ts';
import { keepInView } from './keep-in-view.ts';

/** Help that is new on this page, and the words that called for it: found here or by the server, it is the same. */
export interface NewHelp {
  readonly words: string;
  readonly care: Care;
}

/** Tells a screen reader at once that help is there, a single time; and keeps it where it can be seen. */
export function CareAlert({ help }: { help: NewHelp | null }): JSX.Element | null {
  const [said, setSaid] = useState('');
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!help) return;
    const key = `${help.care.kind} ${help.words}`;
    if (last.current === key) return;
    last.current = key;
    setSaid(sentenceOf(help.care));
  }, [help]);
  useEffect(() => (said ? keepInView() : undefined), [said]);
  return said ? (
    <div key={said} className="unseen" role="alert" data-print="no">
      {said}
    </div>
  ) : null;
}

function sentenceOf(care: Care): string {
  const { title, lead } = PANEL_WORDS[care.kind];
  const resources = shownResources(care, knownLines(care.region));
  const ways = resources.map(
    (resource) =>
      `${resource.name}: ${waysTo(resource)
        .map(({ label }) => label)
        .join(', or ')}.`,
  );
  return [title, lead, ...ways].join(' ');
}
