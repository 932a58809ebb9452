import type { JSX } from 'react';
import type { Offer, OfferedTranslation } from '../../scripture/text/offer.ts';
import { type Keeping, keep, keptAs, remove, sizeOf, stop, useKeeping } from '../passages/device/keeping.ts';
import { useOffer } from '../passages/device/offer.ts';
import button from '../ui/button.module.css';
import card from './card.module.css';
import style from './on-this-device.module.css';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Translations that can be downloaded into this browser, to be read, compared and searched offline. */
export function OnThisDevice(): JSX.Element {
  const { data: offer, error } = useOffer();
  const keeping = useKeeping();
  return (
    <section className={card.card} aria-labelledby="on-this-device">
      <h2 id="on-this-device">On this device</h2>
      <p className={card.muted}>{introduction(keeping, offer === undefined && error !== null)}</p>
      {keeping.storing === 'open' && offer && (
        <ul className={style.list}>
          {offer.translations.map((translation) => (
            <Row key={translation.id} translation={translation} offer={offer} keeping={keeping} />
          ))}
        </ul>
      )}
    </section>
  );
}

function introduction({ storing }: Keeping, isAway: boolean): string {
  if (storing === 'needs-https')
    return 'Downloading a translation needs a secure address (https). Please ask whoever runs this site.';
  if (storing === 'closed')
    return 'This browser does not let Berea store anything. You may be in a private window.';
  if (isAway) return 'The list of translations could not be loaded. It will appear here once you are online.';
  return 'Download a translation to read and search it without a connection.';
}

interface RowProps {
  translation: OfferedTranslation;
  offer: Offer;
  keeping: Keeping;
}

function Row({ translation, offer, keeping }: RowProps): JSX.Element {
  const { id, label, name } = translation;
  const progress = keeping.underway[id];
  const state = keptAs(id, offer, keeping.files);
  const size = megabytes(sizeOf(translation, offer, keeping.files));
  const problem = keeping.problems[id];
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
            value={progress.travelled}
            max={progress.total}
          />
          <span className={style.state}>
            {megabytes(progress.travelled)} of {megabytes(progress.total)}
          </span>
          <button
            type="button"
            className={button.text}
            aria-label={`Cancel ${label}`}
            onClick={() => stop(id)}
          >
            Cancel
          </button>
        </>
      ) : (
        <>
          <span className={style.state} role="status">
            {state === 'kept' && 'Downloaded'}
            {state === 'former' && 'Downloaded; an update is available'}
          </span>
          {state !== 'kept' && (
            <button
              type="button"
              className={button.text}
              aria-label={`${state === 'former' ? 'Update' : 'Download'} ${label}, ${size}`}
              onClick={() => void keep(translation, offer)}
            >
              {state === 'former' ? 'Update' : 'Download'} ({size})
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
