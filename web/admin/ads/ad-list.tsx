import { useQueryClient } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import { type JSX, useRef, useState } from 'react';
import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import ways from '../../ui/dialog-actions.module.css';
import { adminKey, SessionExpired } from '../admin-request.ts';
import form from '../form.module.css';
import { Empty } from '../parts/empty.tsx';
import { formatNumber, formatPercent } from '../parts/format.ts';
import head from '../parts/parts.module.css';
import { PLACEMENT_NAMES, TYPE_NAMES } from '../parts/placement-names.ts';
import { Switch } from '../parts/switch.tsx';
import { useFocusAfter } from '../use-focus-after.ts';
import { forgetAdDraft, hasAdDraft } from './ad-draft.ts';
import style from './ads-tab.module.css';
import { ADVERTISEMENTS_PATH, changeAdvertisement, deleteAdvertisement } from './calls.ts';
import { stateOf } from './state-of-ad.ts';

interface AdListProps {
  advertisements: readonly OperatorAdvertisement[];
  /** The one that is open in the form: only the form changes it. */
  editedId: string | undefined;
  onEdit: (advertisement: OperatorAdvertisement) => void;
}

/** Where the focus returns once the form is closed. */
export const NEW_BUTTON = 'new-advertisement';
export const editButtonId = (id: string): string => `edit-${id}`;

/** All advertisements, each with what it is doing now. */
export function AdList({ advertisements, editedId, onEdit }: AdListProps): JSX.Element {
  const client = useQueryClient();
  const [asked, setAsked] = useState<OperatorAdvertisement | null>(null);
  const run = async (
    change: () => Promise<unknown>,
    done: [string, string],
    failed: string,
  ): Promise<void> => {
    try {
      await change();
      showToast(...done);
    } catch (error) {
      if (!(error instanceof SessionExpired)) showToast('Error', failed);
    }
    await client.invalidateQueries({ queryKey: adminKey(ADVERTISEMENTS_PATH) });
  };
  const setActive = ({ id }: OperatorAdvertisement, active: boolean): void =>
    void run(
      () => changeAdvertisement(id, { active }),
      ['Advertisement updated', 'Changes saved successfully.'],
      'Failed to update advertisement.',
    );
  const remove = (advertisement: OperatorAdvertisement): void => {
    setAsked(null);
    void run(
      async () => {
        await deleteAdvertisement(advertisement.id);
        forgetAdDraft(advertisement);
      },
      ['Advertisement deleted', 'The promotion has been removed.'],
      'Failed to delete advertisement.',
    );
  };
  if (advertisements.length === 0) {
    return (
      <Empty
        Icon={Megaphone}
        title="No advertisements created yet."
        text="A partner’s book, course, event or ministry, marked as such, in one of four places."
      />
    );
  }
  return (
    <section className={form.card} aria-labelledby="all-advertisements">
      <h2 id="all-advertisements" className="unseen">
        All advertisements
      </h2>
      <ul className={style.ads}>
        {advertisements.map((each, at) => (
          <AdRow
            key={each.id}
            advertisement={each}
            beside={advertisements[at + 1] ?? advertisements[at - 1]}
            isEdited={each.id === editedId}
            onEdit={() => onEdit(each)}
            onDelete={() => setAsked(each)}
            onActive={(active) => setActive(each, active)}
          />
        ))}
      </ul>
      <Dialog
        title="Delete this advertisement?"
        role="alertdialog"
        open={asked !== null}
        onClose={() => setAsked(null)}
      >
        <p>“{asked?.title}” and its counts will be gone. This cannot be undone.</p>
        <div className={ways.ways}>
          <button type="button" className={button.quiet} data-first-focus onClick={() => setAsked(null)}>
            Keep it
          </button>
          <button type="button" className={button.primary} onClick={() => asked && remove(asked)}>
            Delete
          </button>
        </div>
      </Dialog>
    </section>
  );
}

interface AdRowProps {
  advertisement: OperatorAdvertisement;
  /** The next one, else the one before. */
  beside: OperatorAdvertisement | undefined;
  isEdited: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onActive: (active: boolean) => void;
}

function AdRow({ advertisement, beside, isEdited, onEdit, onDelete, onActive }: AdRowProps): JSX.Element {
  const row = useRef<HTMLLIElement>(null);
  useFocusAfter(
    row,
    ...(beside ? [`[id="${editButtonId(beside.id)}"]:enabled`] : []),
    `#${NEW_BUTTON}`,
    'main',
  );
  const { id, title, type, placement, priority, active, pictureProblem } = advertisement;
  const state = stateOf(advertisement);
  const place = PLACEMENT_NAMES[placement].toLowerCase();
  const edit = hasAdDraft(advertisement) ? 'Go on editing' : 'Edit';
  return (
    <li ref={row}>
      <div className={style.what}>
        <h3>{title}</h3>
        <p className={head.quiet}>
          {TYPE_NAMES[type]} · {place} · priority {priority}
        </p>
      </div>
      <div className={style.state}>
        <span className={head.chip} data-state={state.kind}>
          {state.words}
        </span>
        <Switch label={`Active: ${title}`} isOn={active} disabled={isEdited} onChange={onActive} />
      </div>
      <p className={style.counts}>
        {countsOf(advertisement)}
        {pictureProblem && <span className={style.problem}>No picture: {pictureProblem}</span>}
      </p>
      <div className={style.act}>
        <button
          id={editButtonId(id)}
          type="button"
          className={button.text}
          aria-label={`${edit}: ${title}`}
          disabled={isEdited}
          onClick={onEdit}
        >
          {isEdited ? 'Being edited' : edit}
        </button>
        <button
          type="button"
          className={`${button.text} ${style.plain}`}
          aria-label={`Delete: ${title}`}
          disabled={isEdited}
          onClick={onDelete}
        >
          Delete
        </button>
      </div>
    </li>
  );
}

function countsOf({ impressionCount, clickCount }: OperatorAdvertisement): string {
  if (impressionCount + clickCount === 0) return 'Not seen yet';
  const times = impressionCount === 1 ? 'once' : `${formatNumber(impressionCount)} times`;
  const clicks = `${formatNumber(clickCount)} ${clickCount === 1 ? 'click' : 'clicks'}`;
  const rate = impressionCount > 0 ? `, ${formatPercent((clickCount / impressionCount) * 100)}` : '';
  return `Seen ${times}, ${clicks}${rate}`;
}
