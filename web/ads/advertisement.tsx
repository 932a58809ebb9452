import { type JSX, useState } from 'react';
import type { PublicAdvertisement } from '../../contract/advertisements.ts';
import button from '../ui/button.module.css';
import style from './advertisement.module.css';
import { AdvertisementCard } from './advertisement-card.tsx';
import { countClick, countImpression } from './counts.ts';
import { useImpression } from './use-impression.ts';

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
    <AdvertisementCard
      ref={ref}
      type={type}
      title={title}
      description={description}
      picture={picture}
      onPictureError={() => setFailedImage(picture)}
      wide={wide}
      more={
        linkUrl &&
        isWebAddress(linkUrl) && (
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
        )
      }
    />
  );
}

const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);
