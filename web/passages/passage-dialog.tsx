import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { LoadedPassage } from './loaded-passage.tsx';
import style from './passage-dialog.module.css';
import { PassageError } from './passage-error.tsx';
import { passageQuery } from './passage-query.ts';

interface PassageDialogProps {
  /** In canonical form ("John 3:16"); null while the dialog is closed. */
  reference: string | null;
  /** The reader's translation, or null for the installation's default. */
  version: string | null;
  onClose: () => void;
}

/** The verse dialog: shows a passage over the page that names it (behaviour 5.7). */
export function PassageDialog({ reference, version, onClose }: PassageDialogProps): JSX.Element {
  const { data, error, refetch } = useQuery(passageQuery(reference ?? '', version));
  return (
    <Dialog title={data?.reference ?? reference ?? ''} open={reference !== null} onClose={onClose}>
      {error && (
        <PassageError
          error={error}
          reference={reference ?? ''}
          version={version}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <p role="status" className={style.loading}>
          Loading the passage
        </p>
      )}
      {data && <LoadedPassage key={data.osis} passage={data} version={version} onLeave={onClose} />}
    </Dialog>
  );
}
