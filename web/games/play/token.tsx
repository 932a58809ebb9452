import type { JSX } from 'react';
import style from './token.module.css';

/** Ten points of a star around the middle. */
const STAR = Array.from({ length: 10 }, (_, at) => {
  const [radius, angle] = [at % 2 ? 12.8 : 22, (Math.PI * at) / 5];
  return `${(24 + radius * Math.sin(angle)).toFixed(1)} ${(25 - radius * Math.cos(angle)).toFixed(1)}`;
}).join('L');

const SHAPES = [
  { letter: 'A', path: 'M3 24a21 21 0 1 0 42 0a21 21 0 1 0-42 0Z', baseline: 31, color: style.a },
  { letter: 'B', path: 'M24 6 44.5 41h-41Z', baseline: 37, color: style.b },
  { letter: 'C', path: 'M6 6h36v36H6Z', baseline: 31, color: style.c },
  { letter: 'D', path: `M${STAR}Z`, baseline: 32, color: style.d },
] as const;

/** An option's letter, shape and colour: each alone is enough to tell it from the others. */
export function Token({ index, isFaint }: { index: number; isFaint: boolean }): JSX.Element {
  const { path, baseline, color } = SHAPES[index % SHAPES.length] ?? SHAPES[0];
  const letter = String.fromCharCode('A'.charCodeAt(0) + index);
  return (
    <svg className={`${style.token} ${isFaint ? style.faint : color}`} viewBox="0 0 48 48" aria-hidden="true">
      <path d={path} />
      <text x="24" y={baseline} textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
