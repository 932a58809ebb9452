import History from 'lucide-react/icons/history';
import { type JSX, useState } from 'react';
import { ThemeChoice } from '../../app/theme-choice.tsx';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { Tip } from '../../ui/tip.tsx';
import { DeviceList, type DeviceListProps } from './device-list.tsx';
import style from './device-sheet.module.css';

/** The list of conversations as a sheet, for phones. */
export function DeviceSheet({ current, onErased }: Omit<DeviceListProps, 'onOpen'>): JSX.Element {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Tip text="Your conversations">
        <button
          type="button"
          className={`${button.icon} ${style.opener}`}
          aria-label="Your conversations"
          aria-haspopup="dialog"
          data-print="no"
          onClick={() => setOpen(true)}
        >
          <History aria-hidden="true" />
        </button>
      </Tip>
      <Dialog title="Your conversations" open={open} onClose={close}>
        <DeviceList
          current={current}
          onOpen={close}
          onErased={() => {
            close();
            onErased();
          }}
        />
        <div className={style.end}>
          <ThemeChoice />
        </div>
      </Dialog>
    </>
  );
}
