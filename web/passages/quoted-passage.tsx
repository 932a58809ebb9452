import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../app/translation.ts';
import { bibleHref } from './address.ts';
import { passageQuery } from './passage-query.ts';
import style from './quoted-passage.module.css';

interface QuotedPassageProps {
  /** A mark such as `[[John 14:27]]`. */
  mark: string;
  /** Says that the words were compared, as in the chat. */
  saysChecked?: boolean;
  className?: string | undefined;
}

/** A passage set as Scripture, read from the Bible in the reader's translation. Takes up its room while it loads. */
export function QuotedPassage({ mark, saysChecked = false, className }: QuotedPassageProps): JSX.Element {
  const reference = mark.slice(2, -2);
  const [version] = useTranslation();
  const { data } = useQuery(passageQuery(reference, version));
  return (
    <figure className={`${style.scripture} ${className ?? ''}`}>
      <blockquote>{data?.text ?? '\u00a0'}</blockquote>
      <figcaption>
        <Link href={bibleHref(reference, version)}>{reference}</Link>
        <span>{data?.version ?? '\u00a0'}</span>
        {data && saysChecked && (
          <span className={style.checked}>
            <Check aria-hidden="true" />
            Checked word for word
          </span>
        )}
      </figcaption>
    </figure>
  );
}
