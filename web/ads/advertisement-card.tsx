import type { JSX, ReactNode, Ref } from 'react';
import type { PublicAdvertisement } from '../../contract/advertisements.ts';
import style from './advertisement.module.css';

/** The label above the title, which marks it as an advertisement. */
const LABELS: Readonly<Record<PublicAdvertisement['type'], string>> = {
  book: 'Partner · Book',
  course: 'Partner · Course',
  event: 'Partner · Event',
  ministry: 'Ministry partner',
  other: 'Partner',
};

interface AdvertisementCardProps {
  ref?: Ref<HTMLElement>;
  type: PublicAdvertisement['type'];
  title: string;
  description: string;
  /** Address of the picture. */
  picture: string | null;
  onPictureError?: () => void;
  /** Laid out across the page instead of in a column. */
  wide: boolean;
  /** The link. */
  more: ReactNode;
}

/** How an advertisement looks, for visitors and in the operator's preview. */
export function AdvertisementCard(props: AdvertisementCardProps): JSX.Element {
  const { ref, type, title, description, picture, onPictureError, wide, more } = props;
  const card = (
    <section
      ref={ref}
      className={wide ? style.wide : style.card}
      aria-label={`Advertisement: ${title}`}
      data-print="no"
    >
      {picture && (
        <img src={picture} alt="" decoding="async" onError={onPictureError} className={style.picture} />
      )}
      <div className={style.text}>
        <p className={style.label}>{LABELS[type]}</p>
        <p className={style.title}>{title}</p>
        <p className={style.description}>{description}</p>
      </div>
      {more}
    </section>
  );
  return wide ? <div className={style.space}>{card}</div> : card;
}
