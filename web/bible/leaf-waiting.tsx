import type { JSX } from 'react';
import style from './leaf-waiting.module.css';

/** A leaf without its words, shown only where they take a moment. */
export const LeafWaiting = (): JSX.Element => (
  <div className={style.leaf}>
    <p className="unseen">Opening the Bible</p>
    <span className={style.title} />
    {['96%', '92%', '98%', '88%', '94%', '61%'].map((width) => (
      <span key={width} className={style.line} style={{ width }} />
    ))}
  </div>
);
