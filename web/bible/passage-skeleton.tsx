import type { JSX } from 'react';
import style from './passage-skeleton.module.css';

/** A passage's outline while it loads; its style shows it only after a moment. */
export const PassageSkeleton = (): JSX.Element => (
  <div className={style.passage}>
    <p className="unseen">Loading the passage</p>
    <span className={style.title} />
    {['96%', '92%', '98%', '88%', '94%', '61%'].map((width) => (
      <span key={width} className={style.line} style={{ width }} />
    ))}
  </div>
);
