import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { LoadedPassage } from './loaded-passage.tsx';
import style from './passage-dialog.module.css';
import { passageQuery } from './passage-query.ts';
import { UnloadedPassage } from './unloaded-passage.tsx';

interface PassageDialogProps {
  /** As the server writes it ("John 3:16"); null while nothing is open. */
  reference: string | null;
  /** The reader's translation, or null for the installation's own. */
  version: string | null;
  onClose: () => void;
}

/** The verse dialog: a passage in its true words, over the page it was named on (behaviour 5.7). */
export function PassageDialog({ reference, version, onClose }: PassageDialogProps): JSX.Element {
  const { data, error, refetch } = useQuery(passageQuery(reference ?? '', version));
  return (
    <Dialog title={data?.reference ?? reference ?? ''} open={reference !== null} onClose={onClose}>
      {error && (
        <UnloadedPassage
          error={error}
          reference={reference ?? ''}
          version={version}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <p role="status" className={style.loading}>
          Opening the Bible
        </p>
      )}
      {data && <LoadedPassage key={data.osis} passage={data} version={version} onLeave={onClose} />}
    </Dialog>
  );
}
