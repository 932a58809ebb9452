import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { JSX } from 'react';
import { Tip } from '../ui/tip.tsx';
import { useTheme } from './theme.ts';
import style from './theme-choice.module.css';

const THEMES = [
  { theme: 'system', name: 'Same as device', Icon: Monitor },
  { theme: 'light', name: 'Light', Icon: Sun },
  { theme: 'dark', name: 'Dark', Icon: Moon },
] as const;

/** Buttons for the colour theme. */
export function ThemeChoice(): JSX.Element {
  const [current, choose] = useTheme();
  return (
    <fieldset className={style.choice} data-print="no">
      <legend className="unseen">Colors</legend>
      {THEMES.map(({ theme, name, Icon }) => (
        <Tip key={theme} text={name}>
          <button
            type="button"
            aria-label={name}
            aria-pressed={current === theme}
            onClick={() => choose(theme)}
          >
            <Icon aria-hidden="true" />
          </button>
        </Tip>
      ))}
    </fieldset>
  );
}
