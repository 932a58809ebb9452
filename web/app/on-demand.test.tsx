// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type JSX, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { onDemand } from './on-demand.tsx';
import { useToasts } from './toast-queue.ts';

afterEach(cleanup);

interface NoteProps {
  open: boolean;
  onClose: () => void;
}

const Note: ComponentType<NoteProps> = ({ open, onClose }) => (
  <div role="dialog" hidden={!open}>
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);

/** A screen with a button that opens the dialog. */
function screenWith(Loading: (props: NoteProps) => JSX.Element | null) {
  return function Screen() {
    const [open, setOpen] = useState(false);
    const [toast] = useToasts();
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {toast && <p>{`${toast.title}, ${toast.id}`}</p>}
        <Loading open={open} onClose={() => setOpen(false)} />
      </>
    );
  };
}

const openNote = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

it('keeps the screen where a dialog could not be loaded, and says so each time', async () => {
  const Screen = screenWith(onDemand(() => Promise.reject(new TypeError('no network'))));
  render(<Screen />);
  await openNote();
  expect(await screen.findByText('This could not be opened, 1')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await openNote();
  expect(await screen.findByText('This could not be opened, 2')).toBeTruthy();
});

it('loads the code when it is first opened, once, and stays when it is closed', async () => {
  let loads = 0;
  const Screen = screenWith(
    onDemand(() => {
      loads += 1;
      return Promise.resolve(Note);
    }),
  );
  render(<Screen />);
  expect(loads).toBe(0);
  await openNote();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
  await openNote();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(loads).toBe(1);
});
