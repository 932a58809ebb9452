import './dense-text.css';
import { useEffect } from 'react';

/** In the operator's area text is 15 px where other pages have 17: every size is in rem, so it is set on the root. */
export function useDenseText(): void {
  useEffect(() => {
    document.documentElement.dataset.dense = '';
    return () => {
      delete document.documentElement.dataset.dense;
    };
  }, []);
}
