import { type JSX, useState } from 'react';
import { AdvertisementCard } from '../../ads/advertisement-card.tsx';
import { PLACEMENT_NAMES } from '../parts/placement-names.ts';
import { type AdFields, isWebAddress } from './ad-fields.ts';
import style from './ads-tab.module.css';
import { PlaceMap } from './place-map.tsx';

/** The advertisement as visitors will see it, with a map of its place. */
export function AdPreview({ fields, picture }: { fields: AdFields; picture: string | null }): JSX.Element {
  const { title, description, type, placement, linkUrl } = fields;
  const [failedPicture, setFailedPicture] = useState<string | null>(null);
  const isWide = placement === 'home_banner' || placement === 'footer';
  return (
    <figure className={isWide ? style.widePreview : style.preview}>
      <figcaption>
        <PlaceMap placement={placement} />
        <span className="unseen">Preview: {PLACEMENT_NAMES[placement]}</span>
        {isWide && <span>As on a phone. On a wide screen it is one row across the page.</span>}
      </figcaption>
      <AdvertisementCard
        type={type}
        title={title || 'Title'}
        description={description || 'Description'}
        picture={picture === failedPicture ? null : picture}
        onPictureError={() => setFailedPicture(picture)}
        wide={isWide}
        more={isWebAddress(linkUrl.trim()) && <span className={style.more}>Learn More</span>}
      />
    </figure>
  );
}
