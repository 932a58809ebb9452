import type { LucideIcon } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import style from './parts.module.css';

interface EmptyProps {
  Icon?: LucideIcon;
  title: string;
  text?: string;
  children?: ReactNode;
}

/** What stands where there is nothing yet. */
export function Empty({ Icon, title, text, children }: EmptyProps): JSX.Element {
  return (
    <section className={style.empty}>
      {Icon && <Icon aria-hidden="true" />}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
