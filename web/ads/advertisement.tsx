import { type JSX, useState } from 'react';
import type { PublicAdvertisement } from '../../contract/advertisements.ts';
import button from '../ui/button.module.css';
import style from './advertisement.module.css';
import { countClick, countImpression } from './counts.ts';
import { useImpression } from './use-impression.ts';

/** The label above the title, which marks it as an advertisement. */
const LABELS: Readonly<Record<PublicAdvertisement['type'], string>> = {
  book: 'Partner · Book',
  course: 'Partner · Course',
  event: 'Partner · Event',
  ministry: 'Ministry partner',
  other: 'Partner',
};

interface AdvertisementProps {
  advertisement: PublicAdvertisement;
  /** Laid out across the page instead of in a column. */
  wide?: boolean;
}

/** One advertisement, labelled as such. Counts an impression once it was really seen. */
export function Advertisement({ advertisement, wide = false }: AdvertisementProps): JSX.Element {
  const { id, title, description, imageUrl, linkUrl, type } = advertisement;
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const ref = useImpression(() => countImpression(id));
  const picture = imageUrl?.startsWith('/api/') && imageUrl !== failedImage ? imageUrl : null;
  return (
    <section
      ref={ref}
      className={wide ? style.wide : style.card}
      aria-label={`Advertisement: ${title}`}
      data-print="no"
    >
      {picture && (
        <img
          src={picture}
          alt=""
          decoding="async"
          onError={() => setFailedImage(picture)}
          className={style.picture}
        />
      )}
      <div className={style.text}>
        <p className={style.label}>{LABELS[type]}</p>
        <p className={style.title}>{title}</p>
        <p className={style.description}>{description}</p>
      </div>
      {linkUrl && isWebAddress(linkUrl) && (
        <a
          href={linkUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={`${button.text} ${style.more}`}
          onClick={() => countClick(id)}
          onAuxClick={({ button: pressed }) => pressed === 1 && countClick(id)}
        >
          Learn More <span className="unseen">about {title} (opens in a new tab)</span>
        </a>
      )}
    </section>
  );
}

const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);
