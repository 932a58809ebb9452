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
import { ForgetEverything } from '../device/forget-everything.tsx';
import style from './who-answers.module.css';

interface WhoAnswersProps {
  open: boolean;
  /** The id of the conversation on screen; null where there is none. */
  current: string | null;
  onClose: () => void;
  onForgotten: () => void;
}

/** Says who answers, what that means, and what happens to what is written; there it can be erased, too. */
export function WhoAnswers({ open, current, onClose, onForgotten }: WhoAnswersProps): JSX.Element {
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
        <div className={style.ways}>
          <ForgetEverything current={current} onForgotten={onForgotten} className={button.quiet} />
          <Link href={PAGES.safety.path} className={button.quiet}>
            Safety
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
