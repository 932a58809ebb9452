import { type JSX, type ReactNode, useId } from 'react';
import style from './form.module.css';

interface CardProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of the operator's area, as a named region. */
export function Card({ title, action, children }: CardProps): JSX.Element {
  const id = useId();
  return (
    <section className={style.card} aria-labelledby={id}>
      <div className={style.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
