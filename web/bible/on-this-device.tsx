import type { JSX } from 'react';
import type { DownloadableTranslation, DownloadList } from '../../scripture/text/download-list.ts';
import { RequestError } from '../app/request.ts';
import {
  cancel,
  type Downloads,
  download,
  downloadSize,
  downloadState,
  remove,
  useDownloads,
} from '../passages/device/downloads.ts';
import { useOffer } from '../passages/device/offer.ts';
import button from '../ui/button.module.css';
import card from './card.module.css';
import style from './on-this-device.module.css';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Translations that can be downloaded into this browser, to be read, compared and searched offline. */
export function OnThisDevice(): JSX.Element {
  const { data: offer, error } = useOffer();
  const downloads = useDownloads();
  return (
    <section className={card.card} aria-labelledby="on-this-device">
      <h2 id="on-this-device">On this device</h2>
      <p className={card.muted}>{introduction(downloads, offer === undefined ? error : null)}</p>
      {downloads.storage === 'open' && offer && (
        <ul className={style.list}>
          {offer.translations.map((translation) => (
            <Row key={translation.id} translation={translation} offer={offer} downloads={downloads} />
          ))}
        </ul>
      )}
    </section>
  );
}

function introduction({ storage }: Downloads, error: Error | null): string {
  if (storage === 'needs-https')
    return 'Downloading a translation needs a secure address (https). Please ask whoever runs this site.';
  if (storage === 'closed')
    return 'This browser does not let Berea store anything. You may be in a private window.';
  if (error instanceof RequestError) return `The list of translations could not be loaded. ${error.sentence}`;
  if (error) return 'The list of translations could not be loaded. It will appear here once you are online.';
  return 'Download a translation to read and search it without a connection.';
}

interface RowProps {
  translation: DownloadableTranslation;
  offer: DownloadList;
  downloads: Downloads;
}

function Row({ translation, offer, downloads }: RowProps): JSX.Element {
  const { id, label, name } = translation;
  const progress = downloads.inProgress[id];
  const state = downloadState(id, offer, downloads.files);
  const size = megabytes(downloadSize(translation, offer, downloads.files));
  const problem = downloads.problems[id];
  return (
    <li className={style.row}>
      <p className={style.name}>
        <b>{label}</b> <span>{name}</span>
      </p>
      {progress ? (
        <>
          <progress
            className={style.progress}
            aria-label={`Downloading the ${label}`}
            value={progress.received}
            max={progress.total}
          />
          <span className={style.state}>
            {megabytes(progress.received)} of {megabytes(progress.total)}
          </span>
          <button
            type="button"
            className={button.text}
            aria-label={`Cancel ${label}`}
            onClick={() => cancel(id)}
          >
            Cancel
          </button>
        </>
      ) : (
        <>
          <span className={style.state} role="status">
            {state === 'current' && 'Downloaded'}
            {state === 'outdated' && 'Downloaded; an update is available'}
          </span>
          {state !== 'current' && (
            <button
              type="button"
              className={button.text}
              aria-label={`${state === 'outdated' ? 'Update' : 'Download'} ${label}, ${size}`}
              onClick={() => void download(translation, offer)}
            >
              {state === 'outdated' ? 'Update' : 'Download'} ({size})
            </button>
          )}
          {state !== 'absent' && (
            <button
              type="button"
              className={button.text}
              aria-label={`Remove ${label}`}
              onClick={() => void remove(id)}
            >
              Remove
            </button>
          )}
        </>
      )}
      {problem && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}
