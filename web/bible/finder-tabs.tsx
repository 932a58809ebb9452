import type { JSX, KeyboardEvent } from 'react';
import style from './finder-tabs.module.css';

/** By what a passage is looked for. */
export type FinderWay = 'reference' | 'content';

const TABS = [
  { way: 'reference', shown: 'Reference', name: 'Reference' },
  { way: 'content', shown: 'Verse Content', name: 'Search by Verse Content' },
] as const;

interface FinderTabsProps {
  way: FinderWay;
  onChange: (way: FinderWay) => void;
}

/** The two tabs of a small screen (the WAI-ARIA tabs pattern; an arrow key shows the other tab). */
export function FinderTabs({ way, onChange }: FinderTabsProps): JSX.Element {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other =
      event.key === 'Home' || (event.key !== 'End' && way === 'content') ? 'reference' : 'content';
    onChange(other);
    document.getElementById(`finder-${other}-tab`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Find a passage by" className={style.tabs}>
      {TABS.map((tab) => (
        <button
          key={tab.way}
          type="button"
          role="tab"
          id={`finder-${tab.way}-tab`}
          aria-label={tab.name}
          aria-selected={tab.way === way}
          aria-controls={`finder-${tab.way}`}
          tabIndex={tab.way === way ? 0 : -1}
          onClick={() => onChange(tab.way)}
          onKeyDown={onKeyDown}
        >
          {tab.shown}
        </button>
      ))}
    </div>
  );
}

/** What makes an element the panel of a tab; on a wide screen, where both are seen, it is an ordinary part of the page. */
export const panelProps = (panel: FinderWay, way: FinderWay, isSmall: boolean) => ({
  id: `finder-${panel}`,
  'data-way': panel,
  ...(isSmall && { role: 'tabpanel', 'aria-labelledby': `finder-${panel}-tab`, hidden: panel !== way }),
});
