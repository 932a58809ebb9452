import type { JSX } from 'react';
import type { Placement } from '../../../contract/advertisements.ts';
import style from './place-map.module.css';

const LINES: Readonly<Record<Placement, string>> = {
  chat_sidebar: 'M28 1v82M82 1v82M36 22h24M36 30h38M36 38h34M36 54h38M36 62h28M8 14h12M8 22h12',
  home_banner: 'M12 16h40M12 26h28M12 68h60',
  between_messages: 'M60 14h40M12 26h52M12 34h40M12 70h52',
  footer: 'M12 16h56M12 26h40M12 36h48',
};
const PLACES: Readonly<Record<Placement, { x: number; y: number; width: number; height: number }>> = {
  chat_sidebar: { x: 86, y: 26, width: 21, height: 28 },
  home_banner: { x: 8, y: 40, width: 96, height: 16 },
  between_messages: { x: 12, y: 44, width: 66, height: 16 },
  footer: { x: 8, y: 60, width: 96, height: 14 },
};

/** A small map of a page with the place of an advertisement. */
export function PlaceMap({
  placement,
  isOff = false,
}: {
  placement: Placement;
  isOff?: boolean;
}): JSX.Element {
  return (
    <svg viewBox="0 0 112 84" aria-hidden="true" className={style.map}>
      <rect className={style.page} x=".75" y=".75" width="110.5" height="82.5" rx="8" />
      <path className={style.lines} d={LINES[placement]} />
      <rect className={isOff ? style.off : style.place} rx="3" {...PLACES[placement]} />
    </svg>
  );
}
