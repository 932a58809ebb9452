import Backpack from 'lucide-react/icons/backpack';
import BookOpen from 'lucide-react/icons/book-open';
import Compass from 'lucide-react/icons/compass';
import Flower from 'lucide-react/icons/flower';
import Globe from 'lucide-react/icons/globe';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Shield from 'lucide-react/icons/shield';
import Sprout from 'lucide-react/icons/sprout';
import { type JSX, type KeyboardEvent, useEffect, useRef } from 'react';
import type { PromptCategory } from '../../../content/prompts/types.ts';
import style from './category-tabs.module.css';

const ICONS: Record<PromptCategory['icon'], typeof Compass> = {
  backpack: Backpack,
  'book-open': BookOpen,
  compass: Compass,
  flower: Flower,
  globe: Globe,
  'heart-pulse': HeartPulse,
  shield: Shield,
  sprout: Sprout,
};

export interface CategoryTab {
  readonly id: string;
  readonly name: string;
  readonly icon?: PromptCategory['icon'];
  /** How many prompts were found in it, during a search. */
  readonly count?: number;
}

interface CategoryTabsProps {
  tabs: readonly CategoryTab[];
  chosen: string;
  onChoose: (id: string) => void;
  /** The id of the panel that the tabs control. */
  panel: string;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The tabs are one stop for the Tab key; arrows, Home and End move between them and choose. */
export function CategoryTabs({ tabs, chosen, onChoose, panel }: CategoryTabsProps): JSX.Element {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[id="tab-${chosen}"]`);
    const box = row.current;
    if (!tab || !box) return;
    // Scrolled sideways only: scrollIntoView would scroll the sheet as well.
    const before = tab.offsetLeft - box.scrollLeft;
    if (before < 0 || before + tab.offsetWidth > box.clientWidth) {
      box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    }
  }, [chosen]);

  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = step && tabs[step(at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    row.current?.querySelector<HTMLElement>(`[id="tab-${next.id}"]`)?.focus({ preventScroll: true });
  };

  return (
    <div ref={row} className={style.tabs} role="tablist" aria-label="Categories">
      {tabs.map(({ id, name, icon, count }) => {
        const Icon = icon && ICONS[icon];
        return (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            className={style.tab}
            aria-selected={id === chosen}
            aria-controls={panel}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={move}
          >
            {Icon && <Icon aria-hidden="true" />}
            {name}
            {count !== undefined && <span className={style.count}>{count}</span>}
          </button>
        );
      })}
    </div>
  );
}
