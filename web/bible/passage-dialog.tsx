import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import { useAbout } from '../app/about.ts';
import { sentenceOf } from '../app/request.ts';
import { Dialog } from '../ui/dialog.tsx';
import style from './passage-dialog.module.css';
import { PassageText } from './passage-text.tsx';

interface PassageDialogProps {
  /** As the server writes it ("John 3:16"); null while nothing is open. */
  reference: string | null;
  /** The reader's translation, or null for the installation's own. */
  version: string | null;
  onClose: () => void;
}

/** A passage in its true words, over the page it was named on. */
export function PassageDialog({ reference, version, onClose }: PassageDialogProps): JSX.Element {
  const query = version ? `?version=${version}` : '';
  const { data, error } = useQuery<BiblePassage>({
    queryKey: ['/api/bible/verse', `${encodeURIComponent(reference ?? '')}${query}`],
    enabled: reference !== null,
  });
  const translations = useAbout()?.translations;
  const name = translations?.find(({ id }) => id.toUpperCase() === data?.version)?.name ?? data?.version;
  return (
    <Dialog title={data?.reference ?? reference ?? ''} open={reference !== null} onClose={onClose}>
      {error && <p role="alert">{sentenceOf(error)}</p>}
      {!data && !error && <p className={style.loading}>Opening the Bible</p>}
      {data && (
        <figure className={style.figure}>
          <figcaption className={style.translation}>{name}</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <blockquote className={style.words} tabIndex={0}>
            <PassageText passage={data} />
          </blockquote>
          {data.truncated && <p className={style.note}>The passage goes on; these are its first verses.</p>}
        </figure>
      )}
    </Dialog>
  );
}
