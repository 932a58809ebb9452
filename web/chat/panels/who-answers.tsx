import type { JSX } from 'react';
import { Link } from 'wouter';
import {
  DISCLOSURE,
  WHO_CHECKED,
  WHO_GUIDE,
  WHO_KEPT,
  WHO_PEOPLE,
  WHO_PROVIDER,
  WHO_SENT,
  WHO_TITLE,
} from '../../../content/who-answers.ts';
import { PAGES } from '../../../contract/pages.ts';
import { useAbout } from '../../app/about.ts';
import { isUnderEighteen, useStatedAge } from '../../app/age-band.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import style from './who-answers.module.css';

/** Says who answers, what that means, and what happens to what is written. */
export function WhoAnswers({ open, onClose }: { open: boolean; onClose: () => void }): JSX.Element {
  const answeredBy = useAbout()?.answeredBy;
  const age = useStatedAge();
  const service = answeredBy?.kind === 'provider' ? answeredBy.name : null;
  const named = (text: string): string => text.replace('{name}', service ?? '');
  return (
    <Dialog title={WHO_TITLE} open={open} onClose={onClose}>
      <div className={style.who}>
        <p>{service === null ? WHO_GUIDE : named(WHO_PROVIDER)}</p>
        <p>{WHO_CHECKED}</p>
        <p>
          {WHO_PEOPLE} {isUnderEighteen(age) && DISCLOSURE.grownUp}
        </p>
        <p>{WHO_KEPT.replace('{sent}', service === null ? '' : named(WHO_SENT))}</p>
        <p>
          <Link href={PAGES.safety.path} className={button.quiet}>
            Safety
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
