import Plus from 'lucide-react/icons/plus';
import { type JSX, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import { PAGES } from '../../../contract/pages.ts';
import { listInWords } from '../../../language/list-in-words.ts';
import button from '../../ui/button.module.css';
import { useAdminQuery } from '../admin-request.ts';
import { Loaded } from '../loaded.tsx';
import head from '../parts/parts.module.css';
import { PLACEMENT_NAMES, PLACEMENTS } from '../parts/placement-names.ts';
import { draftToOpen } from './ad-draft.ts';
import { AdForm } from './ad-form.tsx';
import { AdList, editButtonId, NEW_BUTTON } from './ad-list.tsx';
import style from './ads-tab.module.css';
import {
  ADVERTISEMENTS_PATH,
  FLAGS_PATH,
  isFlagOn,
  type OperatorAdvertisementList,
  type OperatorFlagList,
} from './calls.ts';
import { ShowingNow } from './showing-now.tsx';

/** Below so many advertisements stands what shows now; above more, it would not be found. */
const FEW = 6;

/** Ads: the list, what shows now, and the form beside it. */
export function AdsTab(): JSX.Element {
  const query = useAdminQuery<OperatorAdvertisementList>(ADVERTISEMENTS_PATH);
  const flags = useAdminQuery<OperatorFlagList>(FLAGS_PATH).data?.flags ?? [];
  const [form, setForm] = useState<'new' | OperatorAdvertisement | null>(null);
  /** What was opened with the tab, because its draft was left; undefined until the list is there. */
  const [restored, setRestored] = useState<'new' | OperatorAdvertisement | null>();
  if (restored === undefined && query.data) {
    const draft = draftToOpen(query.data.advertisements);
    setRestored(draft);
    setForm((now) => now ?? draft);
  }
  const opener = useRef<HTMLButtonElement>(null);
  const edited = form !== null && form !== 'new' ? form : undefined;
  const close = (): void => {
    setForm(null);
    setRestored(null);
    // Once the button that opened it is there again, or enabled.
    setTimeout(() => (edited ? document.getElementById(editButtonId(edited.id)) : opener.current)?.focus());
  };
  return (
    <>
      <div className={head.head}>
        <h1>Advertisements</h1>
        {form === null && (
          <button
            ref={opener}
            id={NEW_BUTTON}
            type="button"
            className={button.primary}
            onClick={() => setForm('new')}
          >
            <Plus aria-hidden="true" /> New advertisement
          </button>
        )}
        <p>
          One is shown in a place at a time: the highest priority first, equal ones in turn.{' '}
          <WhatIsOff flags={flags} />
        </p>
      </div>
      <Loaded query={query}>
        {({ advertisements }) => (
          <div className={form ? style.withForm : style.alone}>
            <div className={style.column}>
              <AdList advertisements={advertisements} editedId={edited?.id} onEdit={setForm} />
              {advertisements.length > 0 && (
                <div className={advertisements.length > FEW ? style.first : undefined}>
                  <ShowingNow advertisements={advertisements} flags={flags} />
                </div>
              )}
            </div>
            {form && (
              <AdForm
                key={form === 'new' ? 'new' : form.id}
                advertisement={form === 'new' ? null : form}
                takesFocus={form !== restored}
                onClose={close}
              />
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Which switches keep advertisements from being shown. */
function WhatIsOff({ flags }: { flags: OperatorFlagList['flags'] }): JSX.Element | null {
  if (flags.length === 0) return null;
  const off = PLACEMENTS.filter((placement) => !isFlagOn(flags, `${placement}_ads`));
  const features = <Link href={`${PAGES.admin.path}?tab=features`}>Features</Link>;
  if (!isFlagOn(flags, 'advertisements_enabled')) return <>All advertisements are off under {features}.</>;
  if (off.length === 0) return null;
  const names = off.map((placement) => PLACEMENT_NAMES[placement]);
  return (
    <>
      {listInWords(names)} {names.length === 1 ? 'is' : 'are'} off under {features}.
    </>
  );
}
